### Dominion: výčty, texty karet, otázky, možnosti, záznam hry.
### who: you, nebo other(s). Jméno karty má tvary .acc a .gen a s počtem .counted, .counted-acc, .counted-gen.

### Výčty

list-two = { $first } a { $last }
list-more = { $first }, { $rest }

### Texty karet: co říká každý účinek

plus-cards =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč si dobere kartu.
            [few] Každý spoluhráč si dobere { $n } karty.
           *[other] Každý spoluhráč si dobere { $n } karet.
        }
        [they] { $n ->
            [one] Dobere si kartu.
            [few] Dobere si { $n } karty.
           *[other] Dobere si { $n } karet.
        }
       *[you] { $n ->
            [one] +1 karta
            [few] +{ $n } karty
           *[other] +{ $n } karet
        }
    }
plus-actions =
    { $n ->
        [one] +1 akce
        [few] +{ $n } akce
       *[other] +{ $n } akcí
    }
plus-buys =
    { $n ->
        [one] +1 nákup
        [few] +{ $n } nákupy
       *[other] +{ $n } nákupů
    }
plus-coins = +${ $n }
plus-potions =
    { $n ->
        [one] +1 Lektvar na placení
        [few] +{ $n } Lektvary na placení
       *[other] +{ $n } Lektvarů na placení
    }
plus-vp-tokens =
    { $n ->
        [one] +1 bodový žeton
        [few] +{ $n } bodové žetony
       *[other] +{ $n } bodových žetonů
    }
plus-coffers =
    { $n ->
        [one] +1 mincový žeton
        [few] +{ $n } mincové žetony
       *[other] +{ $n } mincových žetonů
    }
coffers-for-gains = Na konci své fáze nákupu v tomto tahu: +1 mincový žeton za každou kartu, kterou jste si v ní vzali.
first-coffers = Každý hráč začíná hru s mincovým žetonem.
actions-for-small-hand =
    { $n ->
        [one] Máte-li potom v ruce nejvýš 5 karet: +1 akce.
        [few] Máte-li potom v ruce nejvýš 5 karet: +{ $n } akce.
       *[other] Máte-li potom v ruce nejvýš 5 karet: +{ $n } akcí.
    }
actions-once =
    { $n ->
        [one] Je-li to první Rozcestí, které v tomto tahu hrajete: +1 akce.
        [few] Je-li to první Rozcestí, které v tomto tahu hrajete: +{ $n } akce.
       *[other] Je-li to první Rozcestí, které v tomto tahu hrajete: +{ $n } akcí.
    }
cards-per-victory = +1 karta za každou bodovací kartu mezi nimi.
coins-again = Není-li to první Kočičí zlato, které v tomto tahu hrajete, ještě +${ $n }.
coins-less-treasures = −$1 za každou kartu peněz mezi nimi, nikdy však pod $0.
coins-per-copper = +$1 za každý Měďák na vaší desce Krčmy.
turn-journey = Otočte svůj žeton cesty. Leží-li pak lícem dolů, { $then }; leží-li lícem nahoru, { $otherwise }.
grow-market =
    { $n ->
        [one] Leží-li na balíčku této karty aspoň 1 bodový žeton, vezměte si všechny a zahoďte tuto kartu na smetiště. Jinak tam jeden položte a +$1 za každý, který tam leží.
        [few] Leží-li na balíčku této karty aspoň { $n } bodové žetony, vezměte si všechny a zahoďte tuto kartu na smetiště. Jinak tam jeden položte a +$1 za každý, který tam leží.
       *[other] Leží-li na balíčku této karty aspoň { $n } bodových žetonů, vezměte si všechny a zahoďte tuto kartu na smetiště. Jinak tam jeden položte a +$1 za každý, který tam leží.
    }
point-on-pile = Položte bodový žeton na balíček této karty.
points-from-pile =
    { $at ->
        [aqueduct] Vezměte si odtud všechny bodové žetony.
       *[pile] Vezměte si všechny bodové žetony z jejího balíčku.
    }
points-for-crowd =
    { $n ->
        [one] Máte-li ve hře aspoň { $crowd } akčních karet, +1 bodový žeton.
        [few] Máte-li ve hře aspoň { $crowd } akčních karet, +{ $n } bodové žetony.
       *[other] Máte-li ve hře aspoň { $crowd } akčních karet, +{ $n } bodových žetonů.
    }
    .within =
        { $n ->
            [one] a máte-li přitom ve hře aspoň { $crowd } akčních karet, +1 bodový žeton
            [few] a máte-li přitom ve hře aspoň { $crowd } akčních karet, +{ $n } bodové žetony
           *[other] a máte-li přitom ve hře aspoň { $crowd } akčních karet, +{ $n } bodových žetonů
        }
point-per-silver = +1 bodový žeton za každý Stříbrňák, který jste si v tomto tahu vzali.
point-to-aqueduct = Bodový žeton z jejího balíčku se přesune sem.
first-pile-points =
    { $n ->
        [one] Na začátku hry leží 1 bodový žeton na Stříbrňácích a 1 na Zlaťácích.
        [few] Na začátku hry leží { $n } bodové žetony na Stříbrňácích a { $n } na Zlaťácích.
       *[other] Na začátku hry leží { $n } bodových žetonů na Stříbrňácích a { $n } na Zlaťácích.
    }
points-per-action =
    { $n ->
        [one] Na konci hry 1 vítězný bod za každou akční kartu, kterou vlastníte aspoň třikrát.
        [few] Na konci hry { $n } vítězné body za každou akční kartu, kterou vlastníte aspoň třikrát.
       *[other] Na konci hry { $n } vítězných bodů za každou akční kartu, kterou vlastníte aspoň třikrát.
    }
coins-per-token = +$1 za každý váš žeton Pirátské lodi.
coins-per-treasure = +$1 za každou vaši kartu peněz ve hře, včetně této.
coins-per-action = +$1 za každou akci, která vám zbyla.
coins-for-deck =
    { $n ->
        [one] +$1 za každou kartu v dobíracím a odkládacím balíčku dohromady.
        [few] +$1 za každé { $n } karty v dobíracím a odkládacím balíčku dohromady, zaokrouhleno dolů.
       *[other] +$1 za každých { $n } karet v dobíracím a odkládacím balíčku dohromady, zaokrouhleno dolů.
    }

choose-one =
    { $who ->
        [others] Každý spoluhráč si vybere jeden pokyn:
       *[you] Vyberte si jeden pokyn:
    }
choose-two =
    { $who ->
        [others] Každý spoluhráč si vybere dva různé pokyny:
       *[you] Vyberte si dva různé pokyny:
    }
choose-three = Vyberte si tři různé pokyny:
choose-four = Vyberte si čtyři různé pokyny:
choose-by-types = Ukažte kartu z ruky. Za každý její typ si vyberte jiný pokyn:
choice-line = • { $text }

discard-down-to =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč odkládá karty, dokud mu v ruce nezbude jen 1.
            [few] Každý spoluhráč odkládá karty, dokud mu v ruce nezbudou jen { $n }.
           *[other] Každý spoluhráč odkládá karty, dokud mu v ruce nezbude jen { $n }.
        }
       *[you] { $n ->
            [one] Odkládejte karty, dokud vám v ruce nezbude jen 1.
            [few] Odkládejte karty, dokud vám v ruce nezbudou jen { $n }.
           *[other] Odkládejte karty, dokud vám v ruce nezbude jen { $n }.
        }
    }
    .within =
        { $who ->
            [others] každý spoluhráč odloží všechny karty z ruky až na { $n }
           *[you] odložte všechny karty z ruky až na { $n }
        }
discard =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč odloží kartu z ruky.
            [few] Každý spoluhráč odloží { $n } karty z ruky.
           *[other] Každý spoluhráč odloží { $n } karet z ruky.
        }
       *[you] { $n ->
            [one] Odložte kartu z ruky.
            [few] Odložte { $n } karty z ruky.
           *[other] Odložte { $n } karet z ruky.
        }
    }
discard-any-for-cards = Odložte z ruky libovolný počet karet a doberte si stejný počet.
discard-any-for-coins = Odložte z ruky libovolný počet karet; za každou +$1.
discard-hand =
    { $who ->
        [others] Každý spoluhráč odloží všechny karty z ruky.
       *[you] Odložte všechny karty z ruky.
    }
may-discard =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč může odložit kartu z ruky; pokud to udělá, { $then }.
            [few] Každý spoluhráč může odložit { $n } karty z ruky; pokud to udělá, { $then }.
           *[other] Každý spoluhráč může odložit { $n } karet z ruky; pokud to udělá, { $then }.
        }
       *[you] { $n ->
            [one] Můžete odložit kartu z ruky; pokud to uděláte: { $then }.
            [few] Můžete odložit { $n } karty z ruky; pokud to uděláte: { $then }.
           *[other] Můžete odložit { $n } karet z ruky; pokud to uděláte: { $then }.
        }
    }
may-discard-treasure = Můžete odložit kartu peněz z ruky; pokud to uděláte: { $then }.
may-discard-estate = Můžete odložit Statek z ruky; pokud to uděláte: { $then }. Pokud ne, { $otherwise }.
may-discard-curse =
    { $who ->
        [others] Každý spoluhráč může odložit Kletbu z ruky. Pokud to neudělá, { $otherwise }.
       *[you] Můžete odložit Kletbu z ruky. Pokud to neuděláte, { $otherwise }.
    }
discard-copper =
    { $who ->
        [others] Každý spoluhráč odloží Měďák z ruky; kdo žádný nemá, ukáže karty v ruce.
       *[you] Odložte Měďák z ruky; pokud žádný nemáte, ukažte karty v ruce.
    }
discard-top =
    { $who ->
        [others] Každý spoluhráč odloží vrchní kartu svého dobíracího balíčku.
       *[you] Odložte vrchní kartu svého dobíracího balíčku.
    }
discard-top-may-play = Odložte vrchní kartu svého dobíracího balíčku. Je-li to akční karta, můžete ji zahrát.
discard-per-empty-pile = Za každý prázdný balíček společné zásoby odložte kartu z ruky.
may-discard-deck = Můžete ihned celý svůj dobírací balíček obrátit na odkládací balíček.
discard-deck = Obraťte celý svůj dobírací balíček na odkládací balíček.

put-back =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč položí kartu z ruky na svůj dobírací balíček.
            [few] Každý spoluhráč položí { $n } karty z ruky na svůj dobírací balíček v libovolném pořadí.
           *[other] Každý spoluhráč položí { $n } karet z ruky na svůj dobírací balíček v libovolném pořadí.
        }
       *[you] { $n ->
            [one] Položte kartu z ruky na svůj dobírací balíček.
            [few] Položte { $n } karty z ruky na svůj dobírací balíček v libovolném pořadí.
           *[other] Položte { $n } karet z ruky na svůj dobírací balíček v libovolném pořadí.
        }
    }
put-back-down-to =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč pokládá karty z ruky na svůj dobírací balíček v libovolném pořadí, dokud mu v ruce nezbude jen 1.
            [few] Každý spoluhráč pokládá karty z ruky na svůj dobírací balíček v libovolném pořadí, dokud mu v ruce nezbudou jen { $n }.
           *[other] Každý spoluhráč pokládá karty z ruky na svůj dobírací balíček v libovolném pořadí, dokud mu v ruce nezbude jen { $n }.
        }
       *[you] { $n ->
            [one] Pokládejte karty z ruky na svůj dobírací balíček v libovolném pořadí, dokud vám v ruce nezbude jen 1.
            [few] Pokládejte karty z ruky na svůj dobírací balíček v libovolném pořadí, dokud vám v ruce nezbudou jen { $n }.
           *[other] Pokládejte karty z ruky na svůj dobírací balíček v libovolném pořadí, dokud vám v ruce nezbude jen { $n }.
        }
    }
put-back-victory =
    { $who ->
        [others] Každý spoluhráč ukáže bodovací kartu z ruky a položí ji na svůj dobírací balíček; kdo žádnou nemá, ukáže karty v ruce.
       *[you] Ukažte bodovací kartu z ruky a položte ji na svůj dobírací balíček; pokud žádnou nemáte, ukažte karty v ruce.
    }
may-put-back-discarded = Prohlédněte si svůj odkládací balíček. Jednu kartu z něj můžete položit na dobírací balíček.
may-take-bottom = Podívejte se na spodní kartu svého dobíracího balíčku. Můžete ji položit navrch.
bury = Vložte kartu z ruky kamkoli do svého dobíracího balíčku.
put-back-overpaid = Za každou přeplacenou minci si prohlédněte svůj odkládací balíček a položte z něj kartu na dobírací balíček.
shuffle-actions-in = Prohlédněte si svůj odkládací balíček. Ukažte z něj libovolný počet akčních karet a zamíchejte je do dobíracího balíčku.
put-back-discarded = Prohlédněte si svůj odkládací balíček a položte z něj kartu na dobírací balíček.
take-coppers = Prohlédněte si svůj odkládací balíček. Vezměte si z něj do ruky libovolný počet Měďáků.
return-to-pile = Ukažte kartu z ruky a vraťte z ruky až 2 takové karty do společné zásoby. Každý spoluhráč si pak jednu takovou kartu vezme.

trash =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč zahodí kartu z ruky na smetiště.
            [few] Každý spoluhráč zahodí { $n } karty z ruky na smetiště.
           *[other] Každý spoluhráč zahodí { $n } karet z ruky na smetiště.
        }
       *[you] { $n ->
            [one] Zahoďte kartu z ruky na smetiště.
            [few] Zahoďte { $n } karty z ruky na smetiště.
           *[other] Zahoďte { $n } karet z ruky na smetiště.
        }
    }
trash-up-to =
    { $n ->
        [one] Můžete zahodit kartu z ruky na smetiště.
        [few] Zahoďte až { $n } karty z ruky na smetiště.
       *[other] Zahoďte až { $n } karet z ruky na smetiště.
    }
trash-copper =
    { $may ->
        [True] Můžete zahodit Měďák z ruky na smetiště; pokud to uděláte: +${ $n }.
       *[False] Máte-li v ruce Měďák, zahoďte ho na smetiště; pokud jste to udělali: +${ $n }.
    }
choose-for-treasure = Můžete zahodit kartu peněz z ruky na smetiště. Pokud to uděláte, vyberte si jeden pokyn:
may-trash-from-hand = Můžete tuto kartu zahodit z ruky na smetiště. Pokud to uděláte, { $then }.
trash-to-tax =
    { $hand ->
        [one] Můžete zahodit kartu peněz z ruky na smetiště. Pokud to uděláte, každý spoluhráč s kartou v ruce odloží stejnou (nebo ukáže ruku bez ní) a vy si vezmete na dobírací balíček kartu peněz, která stojí nejvýš o ${ $n } více.
       *[other] Můžete zahodit kartu peněz z ruky na smetiště. Pokud to uděláte, každý spoluhráč s aspoň { $hand } kartami v ruce odloží stejnou (nebo ukáže ruku bez ní) a vy si vezmete na dobírací balíček kartu peněz, která stojí nejvýš o ${ $n } více.
    }
trash-to-pay = Můžete zahodit kartu z ruky na smetiště. Pokud to uděláte, zaplaťte libovolný počet svých mincových žetonů a vezměte si kartu, která stojí nejvýš o $1 více za každý zaplacený žeton.
pay-coffers = Za každý zaplacený mincový žeton smí vzatá karta stát o $1 více než zahozená.
may-trash-held = Můžete tuto kartu zahodit z ruky na smetiště.
trash-found-or-held = Prohlédněte si svůj odkládací balíček. Můžete z něj nebo z ruky zahodit na smetiště kartu, která není kartou peněz.
exchange-this = Na konci své fáze nákupu vyměňte tuto kartu za { $cards-acc }, pokud jste si v této fázi nevzali žádnou kartu.
trash-other = Zahoďte z ruky na smetiště jinou kartu než { $cards }; pokud jinou nemáte, ukažte karty v ruce.
trash-this-unless-bought = Pokud jste v tomto tahu nekoupili žádnou kartu, zahoďte ji na smetiště a vezměte si { $cards-acc }.
return-this = Vraťte tuto kartu na její balíček. Pokud jste to udělali, doberte si tolik karet, kolik máte v ruce.
trash-coppers-in-play =
    { $n ->
        [one] Zahoďte na smetiště nejvýš 1 svůj Měďák ve hře.
        [few] Zahoďte na smetiště až { $n } své Měďáky ve hře.
       *[other] Zahoďte na smetiště až { $n } svých Měďáků ve hře.
    }
trash-in-play =
    { $n ->
        [one] Zahoďte na smetiště nejvýš 1 svou kartu ve hře.
        [few] Zahoďte na smetiště až { $n } své karty ve hře.
       *[other] Zahoďte na smetiště až { $n } svých karet ve hře.
    }
trash-different =
    { $n ->
        [one] Zahoďte kartu z ruky na smetiště.
        [few] Zahoďte z ruky na smetiště 1 až { $n } různé karty.
       *[other] Zahoďte z ruky na smetiště 1 až { $n } různých karet.
    }
trash-this = Zahoďte tuto kartu na smetiště.
may-trash-this = Tuto kartu můžete ihned zahodit na smetiště; pokud to uděláte: +${ $n }.
trash-for = Zahoďte kartu z ruky na smetiště: { $then }.
coins-for-cost = +$1 za každou minci její ceny.
cards-for-cost = +1 karta za každou minci její ceny a +2 karty, stojí-li i Lektvar.
gain-for-types = Za akční kartu si vezměte Vévodství, za kartu peněz Transmutaci, za bodovací kartu Zlaťák.
trash-both-maps =
    { $n ->
        [one] Zahoďte tuto kartu a další Mapu k pokladu z ruky na smetiště. Pokud jste zahodili 2, vezměte si na dobírací balíček Zlaťák.
        [few] Zahoďte tuto kartu a další Mapu k pokladu z ruky na smetiště. Pokud jste zahodili 2, vezměte si na dobírací balíček { $n } Zlaťáky.
       *[other] Zahoďte tuto kartu a další Mapu k pokladu z ruky na smetiště. Pokud jste zahodili 2, vezměte si na dobírací balíček { $n } Zlaťáků.
    }
trash-treasures-in-play = Zahoďte na smetiště všechny své karty peněz ve hře.
trash-from-supply = Zahoďte akční kartu ze společné zásoby na smetiště.
trash-two-for-silver = Zahoďte 2 karty z ruky na smetiště. Pokud jste zahodili 2, vezměte si Stříbrňák do ruky.
trash-revealed-treasure =
    { $who ->
        [others] Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku, jednu kartu peněz kromě Měďáku z nich zahodí na smetiště (ze dvou si vybere) a zbytek odloží.
       *[you] Odkryjte 2 vrchní karty svého dobíracího balíčku, jednu kartu peněz kromě Měďáku z nich zahoďte na smetiště a zbytek odložte.
    }

gain =
    { $who ->
        [others] { $to ->
            [hand] Každý spoluhráč si vezme do ruky { $cards-acc }.
            [deck] Každý spoluhráč si vezme na svůj dobírací balíček { $cards-acc }.
           *[discard] Každý spoluhráč si vezme { $cards-acc }.
        }
        [they] { $to ->
            [hand] Vezme si do ruky { $cards-acc }.
            [deck] Vezme si na dobírací balíček { $cards-acc }.
           *[discard] Vezme si { $cards-acc }.
        }
       *[you] { $to ->
            [hand] Vezměte si do ruky { $cards-acc }.
            [deck] Vezměte si na dobírací balíček { $cards-acc }.
           *[discard] Vezměte si { $cards-acc }.
        }
    }
gain-up-to =
    { $to ->
        [hand] Vezměte si do ruky kartu
        [deck] Vezměte si na dobírací balíček kartu
       *[discard] Vezměte si kartu
    }, která stojí nejvýš { $potion ->
        [True] ${ $n } a Lektvar.
       *[False] ${ $n }.
    }
gain-exactly =
    { $potion ->
        [True] Vezměte si kartu, která stojí přesně ${ $n } a Lektvar.
       *[False] Vezměte si kartu, která stojí přesně ${ $n }.
    }
gain-treasure-up-to =
    { $potion ->
        [True] Vezměte si do ruky kartu peněz, která stojí nejvýš ${ $n } a Lektvar.
       *[False] Vezměte si do ruky kartu peněz, která stojí nejvýš ${ $n }.
    }
may-gain-action-up-to = Můžete si vzít akční kartu, která stojí nejvýš ${ $n }.
gain-by-names = Vezměte si kartu, která stojí nejvýš $1 za každou různou kartu, kterou máte ve hře, včetně této. Je-li to bodovací karta, zahoďte tuto kartu na smetiště.
may-gain-up-to = Můžete si vzít kartu, která stojí nejvýš ${ $n }.
gain-attack = Vezměte si kartu útoku.
gain-for-all-later = Je-li to první karta, kterou si berete ve své fázi nákupu, vezměte si kartu, která stojí nejvýš ${ $n }, a každý spoluhráč si vezme stejnou.
    .within = a je-li to první karta, kterou si berete ve své fázi nákupu, vezměte si kartu, která stojí nejvýš ${ $n }, a každý spoluhráč si vezme stejnou
gain-for-all = Je-li to vaše první koupě v tomto tahu, vezměte si kartu, která stojí nejvýš ${ $n }, a každý spoluhráč si vezme stejnou.
    .within = a je-li to vaše první koupě v tomto tahu, vezměte si kartu, která stojí nejvýš ${ $n }, a každý spoluhráč si vezme stejnou
silver-per-silver = Vezměte si Stříbrňák za každý Stříbrňák, který máte ve hře.
may-duplicate = Stojí-li nejvýš ${ $n }, můžete tuto kartu povolat ze své desky Krčmy a vzít si stejnou.
golds-for-nothing =
    { $n ->
        [one] Jsou-li váš dobírací i odkládací balíček prázdné, vezměte si Zlaťák.
        [few] Jsou-li váš dobírací i odkládací balíček prázdné, vezměte si { $n } Zlaťáky.
       *[other] Jsou-li váš dobírací i odkládací balíček prázdné, vezměte si { $n } Zlaťáků.
    }
silver-at-hand = Vezměte si Stříbrňák, ve své fázi nákupu na dobírací balíček, jinak do ruky.
wait-for-purchase = Až v tomto tahu příště koupíte kartu, můžete si vzít ještě jinou kartu se stejnou cenou.
wait-for-gain = Až si v tomto tahu příště vezmete kartu, můžete si vzít ještě jinou kartu se stejnou cenou.
gain-also = Můžete si vzít ještě kartu s jiným názvem, která stojí přesně stejně.
gain-two-cheaper = Vezměte si jednu po druhé 2 karty levnější než zahozená.
gain-actions-overpaid = Vezměte si 2 akční karty, z nichž každá stojí přesně tolik, kolik jste přeplatili.
gain-silvers-overpaid = Vezměte si Stříbrňák za každou přeplacenou minci.
gain-no-farmland = Vezměte si kartu jinou než Zemědělská půda, která stojí přesně o $2 více.
each-other-gains = Každý spoluhráč si vezme { $cards-acc }. Kdo si ji vzal, { $then }.
gain-from-trash = Vezměte si akční kartu ze smetiště.
gain-prize = Vezměte si na dobírací balíček Odměnu.
smuggle = Vezměte si stejnou kartu, jakou si ve svém posledním tahu vzal hráč po vaší pravici, pokud stojí nejvýš ${ $n }.
show-to-copy = Můžete ukázat kartu peněz z ruky; pokud to uděláte, vezměte si stejnou.
gain-for-bonus = Vezměte si kartu, která stojí nejvýš ${ $n }. Je-li to akční karta: +1 akce. Karta peněz: +$1. Bodovací karta: +1 karta.
trash-to-gain =
    { $exactly ->
        [True] Zahoďte kartu z ruky na smetiště a vezměte si kartu, která stojí přesně o ${ $n } více než zahozená.
       *[False] Zahoďte kartu z ruky na smetiště a vezměte si kartu, která stojí nejvýš o ${ $n } více než zahozená.
    }
trash-treasure-to-gain =
    { $may ->
        [True] Můžete zahodit kartu peněz z ruky na smetiště; pokud to uděláte, vezměte si do ruky kartu peněz, která stojí nejvýš o ${ $n } více než zahozená.
       *[False] Zahoďte kartu peněz z ruky na smetiště a vezměte si do ruky kartu peněz, která stojí nejvýš o ${ $n } více než zahozená.
    }

trash-to-replace = Zahoďte kartu z ruky na smetiště a vezměte si kartu, která stojí nejvýš o ${ $n } více než zahozená; akční kartu nebo kartu peněz na dobírací balíček.
if-victory = Je-li to bodovací karta, { $then }.

play-action-twice =
    { $may ->
        [True] Můžete si vybrat akční kartu z ruky a zahrát ji dvakrát.
       *[False] Vyberte si akční kartu z ruky a zahrajte ji dvakrát.
    }
play-action-thrice = Můžete si vybrat akční kartu z ruky a zahrát ji třikrát.
twice = Proveďte dvakrát: { $then }.
costs-less = Do konce tahu stojí všechny karty, ať jsou kdekoli, o ${ $n } méně (nikdy méně než $0).
copper-gives-more = Každý Měďák, který v tomto tahu ještě zahrajete, dává o ${ $n } více.
first-silver = První Stříbrňák, který v tomto tahu zahrajete, dává o ${ $n } více.
bonus-after-actions =
    { $n ->
        [one] Pokud jste v tomto tahu zahráli aspoň 1 akční kartu, včetně této: +1 karta, +1 akce.
        [few] Pokud jste v tomto tahu zahráli aspoň { $n } akční karty, včetně této: +1 karta, +1 akce.
       *[other] Pokud jste v tomto tahu zahráli aspoň { $n } akčních karet, včetně této: +1 karta, +1 akce.
    }
draw-to-seven = Dobírejte, dokud nemáte v ruce 7 karet. Akční kartu, kterou přitom doberete, můžete odložit stranou; tyto karty nakonec odložte.
reveal =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč odkryje vrchní kartu svého dobíracího balíčku.
            [few] Každý spoluhráč odkryje { $n } vrchní karty svého dobíracího balíčku.
           *[other] Každý spoluhráč odkryje { $n } vrchních karet svého dobíracího balíčku.
        }
       *[you] { $n ->
            [one] Odkryjte vrchní kartu svého dobíracího balíčku.
            [few] Odkryjte { $n } vrchní karty svého dobíracího balíčku.
           *[other] Odkryjte { $n } vrchních karet svého dobíracího balíčku.
        }
    }{ $to ->
        [hand] {" "}{ $kind ->
            [victory] Bodovací karty
            [victory_or_curse] Bodovací karty a Kletby
           *[copper_or_potion] Měďáky a Lektvary
        } z nich si vezměte do ruky; ostatní vraťte v libovolném pořadí.
        [discard] {" "}{ $kind ->
            [no_action] Akční karty z nich vraťte v libovolném pořadí, ostatní odložte.
           *[action_or_treasure] { $who ->
                [others] Akční karty a karty peněz z nich odloží, ostatní vrátí v libovolném pořadí.
               *[you] Akční karty a karty peněz z nich odložte, ostatní vraťte v libovolném pořadí.
            }
        }
       *[aside] {""}
    }
reveal-until =
    { $who ->
        [others] Každý spoluhráč odkrývá karty ze svého dobíracího balíčku,
       *[you] Odkrývejte karty ze svého dobíracího balíčku,
    } dokud { $kind ->
        [treasure] { $n ->
            [one] se neobjeví karta peněz
            [few] se neobjeví { $n } karty peněz
           *[other] se neobjeví { $n } karet peněz
        }
        [victory_or_curse] se neobjeví bodovací karta nebo Kletba
        [action_or_treasure] se neobjeví akční karta nebo karta peněz
        [no_golem] { $n ->
            [one] se neobjeví akční karta jiná než Golem
            [few] se neobjeví { $n } akční karty jiné než Golem
           *[other] se neobjeví { $n } akčních karet jiných než Golem
        }
       *[new_name] se neobjeví taková, jakou v ruce nemáte
    }. { $to ->
        [deck] { $who ->
            [others] Tu vrátí navrch a ostatní odloží.
           *[you] Tu vraťte navrch; ostatní odložte.
        }
        [play] { $n ->
            [one] Ostatní odložte a tuto zahrajte.
           *[other] Ostatní odložte a tyto zahrajte v libovolném pořadí.
        }
       *[hand] { $n ->
            [one] Vezměte si ji do ruky; ostatní odložte.
           *[other] Vezměte si je do ruky; ostatní odložte.
        }
    }
reveal-to-play = Odkryjte vrchní kartu svého dobíracího balíčku. Je-li to akční karta, zahrajte ji; jinak zůstane navrchu.
neighbour-discards-one = Hráč po vaší levici vybere jednu z nich a tu odložíte. Ostatní si vezměte do ruky.
reveal-dear = Odkryjte vrchní kartu svého dobíracího balíčku. Stojí-li ${ $n } nebo více, vezměte si ji do ruky; jinak zůstane navrchu.
coins-per-name = +$1 za každou různou kartu mezi nimi. Pak je odložte.
show-hand = Ukažte karty v ruce.
cards-for-different-hand = Ukažte karty v ruce. Nejsou-li žádné dvě stejné: +3 karty. Jinak: +1 karta.
show-hand-for-cards =
    { $n ->
        [one] Ukažte karty v ruce. Není-li mezi nimi žádná akční karta: +1 karta.
        [few] Ukažte karty v ruce. Není-li mezi nimi žádná akční karta: +{ $n } karty.
       *[other] Ukažte karty v ruce. Není-li mezi nimi žádná akční karta: +{ $n } karet.
    }
lookout =
    { $n ->
        [one] Podívejte se na vrchní kartu svého dobíracího balíčku a zahoďte ji na smetiště.
        [few] Podívejte se na { $n } vrchní karty svého dobíracího balíčku. Jednu zahoďte na smetiště, jednu odložte a poslední vraťte.
       *[other] Podívejte se na { $n } vrchních karet svého dobíracího balíčku. Jednu zahoďte na smetiště, jednu odložte a poslední vraťte.
    }
sentry =
    { $n ->
        [one] Podívejte se na vrchní kartu svého dobíracího balíčku. Můžete ji zahodit na smetiště nebo odložit, jinak ji vraťte.
        [few] Podívejte se na { $n } vrchní karty svého dobíracího balíčku. Libovolné z nich zahoďte na smetiště, libovolné odložte a zbytek vraťte v libovolném pořadí.
       *[other] Podívejte se na { $n } vrchních karet svého dobíracího balíčku. Libovolné z nich zahoďte na smetiště, libovolné odložte a zbytek vraťte v libovolném pořadí.
    }
name-and-reveal = Jmenujte kartu a odkryjte vrchní kartu svého dobíracího balíčku. Je-li to jmenovaná karta, vezměte si ji do ruky; jinak zůstane navrchu.
name-and-trash =
    { $n ->
        [one] Jmenujte kartu a odkryjte vrchní kartu svého dobíracího balíčku. Je-li to jmenovaná karta, zahoďte ji na smetiště; jinak ji vraťte.
        [few] Jmenujte kartu a odkryjte { $n } vrchní karty svého dobíracího balíčku. Jmenované zahoďte na smetiště, ostatní vraťte v libovolném pořadí.
       *[other] Jmenujte kartu a odkryjte { $n } vrchních karet svého dobíracího balíčku. Jmenované zahoďte na smetiště, ostatní vraťte v libovolném pořadí.
    }
name-and-skip =
    { $n ->
        [one] Jmenujte kartu a odkrývejte karty ze svého dobíracího balíčku, dokud se neobjeví jiná. Vezměte si ji do ruky; jmenované odložte.
        [few] Jmenujte kartu a odkrývejte karty ze svého dobíracího balíčku, dokud se neobjeví { $n } jiné. Vezměte si je do ruky; jmenované odložte.
       *[other] Jmenujte kartu a odkrývejte karty ze svého dobíracího balíčku, dokud se neobjeví { $n } jiných. Vezměte si je do ruky; jmenované odložte.
    }
examine-overpaid = Za každou přeplacenou minci se podívejte na vrchní kartu svého dobíracího balíčku: zahoďte ji na smetiště, odložte, nebo vraťte.
neighbour-reveals =
    { $n ->
        [one] Hráč po vaší levici odkryje a odloží 2 vrchní karty svého dobíracího balíčku. Za každou různou z nich: akční karta dává +1 akci, karta peněz +$1, bodovací karta +1 kartu.
        [few] Hráč po vaší levici odkryje a odloží 2 vrchní karty svého dobíracího balíčku. Za každou různou z nich: akční karta dává +{ $n } akce, karta peněz +${ $n }, bodovací karta +{ $n } karty.
       *[other] Hráč po vaší levici odkryje a odloží 2 vrchní karty svého dobíracího balíčku. Za každou různou z nich: akční karta dává +{ $n } akcí, karta peněz +${ $n }, bodovací karta +{ $n } karet.
    }
neighbour-bans = Hráč po vaší levici jmenuje kartu; tu v tomto tahu nemůžete koupit.
pass-left = Každý hráč si vybere kartu z ruky; pak ji všichni současně podají hráči po své levici.

spy = Každý hráč, i vy, odkryje vrchní kartu svého dobíracího balíčku; u každé rozhodnete, zda se odloží, nebo vrátí.
judge = Každý hráč, i vy, odkryje 2 vrchní karty svého dobíracího balíčku; u každého hráče rozhodnete, zda se obě odloží, nebo obě vrátí v pořadí, které určí jejich majitel.
raid = Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku, Stříbrňák nebo Zlaťák z nich podle vašeho výběru zahodí na smetiště a zbytek odloží. Kdo neodkryl žádnou kartu peněz, vezme si Měďák. Zahozené karty si vezmete vy.
steal = Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku. Z každé dvojice se jedna karta peněz podle vašeho výběru (je-li v ní nějaká) zahodí na smetiště. Libovolné z takto zahozených karet peněz si můžete vzít. Zbytek se pak odloží.
plunder = Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku, jednu kartu peněz z nich podle vašeho výběru zahodí na smetiště a zbytek odloží. Pokud byla nějaká zahozena, vezměte si žeton Pirátské lodi.
jest = Každý spoluhráč odloží vrchní kartu svého dobíracího balíčku. Je-li to bodovací karta, vezme si Kletbu; jinak rozhodnete, zda si stejnou kartu vezme on, nebo vy.
raid-too = Totéž postihne každého spoluhráče.
joust =
    { $who ->
        [others] Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku, jednu z nich, která stojí ${ $least } až ${ $most }, zahodí na smetiště a zbytek odloží.
       *[you] Odkryjte 2 vrchní karty svého dobíracího balíčku, jednu z nich, která stojí ${ $least } až ${ $most }, zahoďte na smetiště a zbytek odložte.
    }
fall = Pokud byl takto zahozen Rytíř, zahoďte na smetiště i tuto kartu.
trample =
    { $who ->
        [others] každý spoluhráč odkryje vrchní kartu svého dobíracího balíčku, a stojí-li $3 až $6, zahodí ji na smetiště; jinak ji odloží a vezme si Kletbu.
        [they] odkryje vrchní kartu svého dobíracího balíčku, a stojí-li $3 až $6, zahodí ji na smetiště; jinak ji odloží a vezme si Kletbu.
       *[you] Odkryjte vrchní kartu svého dobíracího balíčku, a stojí-li $3 až $6, zahoďte ji na smetiště; jinak ji odložte a vezměte si Kletbu.
    }
draw-one-less =
    { $who ->
        [others] Každý spoluhráč si položí na dobírací balíček svůj žeton −1 karta.
       *[you] Položte si na dobírací balíček svůj žeton −1 karta.
    }
curse-if-dear = Stojí-li $3 nebo více, vezme si každý spoluhráč Kletbu.
discard-if-treasure = Je-li to karta peněz, odkládá každý spoluhráč karty, dokud mu v ruce nezbudou jen 3.
    .within = za kartu peněz každý spoluhráč odloží všechny karty z ruky až na 3
enchant = Do vašeho příštího tahu: když spoluhráč ve svém tahu poprvé zahraje akční kartu, místo jejích pokynů dostane +1 kartu a +1 akci.
become = Vyberte ve společné zásobě akční kartu, která stojí nejvýš ${ $n }: dokud tato karta neopustí hru, je vybranou kartou.
play-from-supply = Zahrajte ze společné zásoby akční kartu, která stojí nejvýš ${ $n }; zůstane tam ležet.
may-show-gold = Můžete ukázat Zlaťák z ruky. Pokud to uděláte, { $then }.
swindle = Každý spoluhráč zahodí vrchní kartu svého dobíracího balíčku na smetiště a vezme si kartu se stejnou cenou, kterou vyberete.
new-hand =
    { $who ->
        [others] { $n ->
            [one] Každý spoluhráč, který má v ruce aspoň 5 karet, je všechny odloží a dobere si 1 kartu.
            [few] Každý spoluhráč, který má v ruce aspoň 5 karet, je všechny odloží a dobere si { $n } karty.
           *[other] Každý spoluhráč, který má v ruce aspoň 5 karet, je všechny odloží a dobere si { $n } karet.
        }
       *[you] { $n ->
            [one] Máte-li v ruce aspoň 5 karet, všechny je odložte a doberte si 1 kartu.
            [few] Máte-li v ruce aspoň 5 karet, všechny je odložte a doberte si { $n } karty.
           *[other] Máte-li v ruce aspoň 5 karet, všechny je odložte a doberte si { $n } karet.
        }
    }
sabotage =
    { $who ->
        [others] Každý spoluhráč odkrývá karty ze svého dobíracího balíčku, dokud některá nestojí $3 nebo více. Tu zahodí na smetiště a může si vzít kartu aspoň o $2 levnější. Ostatní odloží.
       *[you] Odkrývejte karty ze svého dobíracího balíčku, dokud některá nestojí $3 nebo více. Tu zahoďte na smetiště; můžete si vzít kartu aspoň o $2 levnější. Ostatní odložte.
    }

may-show-province = Můžete ukázat Provincii z ruky. Pokud to uděláte, { $then }; pokud ne, { $otherwise }.
may-show-bane =
    { $who ->
        [others] Každý spoluhráč může ukázat z ruky kartu zhouby. Pokud to neudělá, { $otherwise }.
       *[you] Můžete ukázat z ruky kartu zhouby. Pokud to neuděláte, { $otherwise }.
    }
tournament = Každý hráč může ukázat Provincii z ruky.
choose-for-own-province = Pokud jste to udělali, odložte ji a vyberte si jeden pokyn:
if-no-other-province = Pokud to žádný spoluhráč neudělal: { $then }.

next-turn = Na začátku svého příštího tahu: { $then }.
choose-next-turn = Na začátku svého příštího tahu si vyberte jeden pokyn:
save-several =
    { $n ->
        [one] Odložte nejvýš 1 kartu z ruky stranou lícem dolů. Na začátku svého příštího tahu si ji vezměte zpět do ruky.
        [few] Odložte až { $n } karty z ruky stranou lícem dolů. Na začátku svého příštího tahu si je vezměte zpět do ruky.
       *[other] Odložte až { $n } karet z ruky stranou lícem dolů. Na začátku svého příštího tahu si je vezměte zpět do ruky.
    }
this-to-tavern = Položte tuto kartu na svou desku Krčmy.
copper-to-tavern = Položte Měďák z ruky na svou desku Krčmy.
train = Přesuňte svůj žeton +$1 na balíček akčních karet společné zásoby: kdykoli zahrajete kartu z toho balíčku, nejprve +$1.
save-for-next-turn = Odložte kartu z ruky stranou lícem dolů. Na začátku svého příštího tahu si ji vezměte zpět do ruky.
this-to-mat = Položte tuto kartu a kartu z ruky na svou desku Ostrova, kde zůstanou do konce hry.
extra-turn = Na konci tohoto tahu si doberte jen 3 karty; pak máte tah navíc, ledaže by byl váš třetí v řadě.
extra-turn-2017 = Je-li to první Výspa, kterou v tomto tahu hrajete, a předchozí tah nebyl váš, doberte si na konci tahu jen 3 karty; pak máte tah navíc.
extra-turn-2023 = Na konci tohoto tahu si doberte jen 3 karty; pak máte tah navíc, ledaže by byl váš třetí v řadě. Čeká-li na vás více tahů navíc, máte jen jeden.
possess =
    Po tomto tahu má hráč po vaší levici tah navíc{ $limited ->
        [True] , není-li to jeho třetí v řadě; v něm
       *[False] , v němž
    } vidíte jeho karty a vše rozhodujete za něj. Co by si vzal, vezmete si vy. Jeho karty zahozené na smetiště se na konci toho tahu vrátí na jeho odkládací balíček.
may-save-treasure = Jednou v tomto tahu můžete kartu peněz, kterou odkládáte ze hry, položit na svůj dobírací balíček.
gold-for-victory = Do konce tahu: když koupíte bodovací kartu, vezměte si Zlaťák.
when-buy-this = Když tuto kartu koupíte, { $then }.
when-gain-this = Když si tuto kartu vezmete, { $then }.
when-overpay-this = Když tuto kartu koupíte, můžete ji přeplatit. Pokud to uděláte, { $then }.
when-trash-this = Když tuto kartu zahodíte na smetiště, { $then }.
when-leave-this = Když tuto kartu odkládáte ze hry: { $then }.
when-victory-buy-in-hand = Když koupíte bodovací kartu: { $then }.
when-start-on-mat = Na začátku svého tahu: { $then }.
when-gain-on-mat = Když si vezmete kartu: { $then }.
may-call = Můžete tuto kartu povolat ze své desky Krčmy. Pokud to uděláte, { $then }.
when-victory-gain-in-hand = Když si vezmete bodovací kartu: { $then }.
vp-for-victories = Do konce tahu: když si vezmete bodovací kartu, +1 bodový žeton.
when-victory-gain-in-play = Dokud je tato karta ve hře: když si vezmete bodovací kartu, { $then }.
when-treasure-gain-lying = Když si vezmete kartu peněz: { $then }.
when-victory-gain-lying = Když si vezmete bodovací kartu: { $then }.
when-buy-in-play = Dokud je tato karta ve hře: když koupíte kartu, { $then }.
when-victory-buy-in-play = Dokud je tato karta ve hře: když koupíte bodovací kartu, { $then }.
when-gain-in-play = Dokud je tato karta ve hře: když si vezmete kartu, { $then }.
when-others-gain-in-hand = Když si jiný hráč vezme { $cards-acc }: { $then }.
may-put-on-deck = Můžete ji položit na svůj dobírací balíček.
discount-in-play = Dokud je tato karta ve hře, stojí všechny karty, ať jsou kdekoli, o ${ $n } méně (nikdy méně než $0).
costs-debt =
    { $n ->
        [one] Stojí 1 dluhový žeton: při koupi si ho vezměte. S dluhem nemůžete nic koupit; splácejte ho ve fázi nákupu po $1 za žeton.
        [few] Stojí { $n } dluhové žetony: při koupi si je vezměte. S dluhem nemůžete nic koupit; splácejte ho ve fázi nákupu po $1 za žeton.
       *[other] Stojí { $n } dluhových žetonů: při koupi si je vezměte. S dluhem nemůžete nic koupit; splácejte ho ve fázi nákupu po $1 za žeton.
    }
not-with = Tuto kartu nemůžete koupit, dokud máte ve hře { $cards-acc }.
back-no-victory =
    { $early ->
        [True] Na konci své fáze nákupu můžete tuto kartu položit na dobírací balíček, pokud jste si v ní nevzali žádnou bodovací kartu.
       *[False] Když tuto kartu odkládáte ze hry, můžete ji položit na dobírací balíček, pokud jste v tomto tahu nekoupili žádnou bodovací kartu.
    }
back-with-potion =
    { $early ->
        [True] Na začátku fáze úklidu můžete tuto kartu položit na dobírací balíček, máte-li ve hře Lektvar.
       *[False] Když tuto kartu odkládáte ze hry, můžete ji položit na dobírací balíček, máte-li ve hře Lektvar.
    }
saves-treasure = Když tuto kartu odkládáte ze hry, můžete jednu svou kartu peněz ve hře položit na dobírací balíček.

reaction-intro = Reakce: když jiný hráč zahraje útok, můžete nejprve ukázat tuto kartu z ruky. Pokud to uděláte:
be-unaffected = Tento útok na vás nepůsobí.
set-this-aside = Odložte tuto kartu stranou do začátku svého příštího tahu, kdy se vám vrátí do ruky.
hand-to-react =
    { $n ->
        [one] Můžete to udělat, jen máte-li v ruce aspoň 1 kartu.
        [few] Můžete to udělat, jen máte-li v ruce aspoň { $n } karty.
       *[other] Můžete to udělat, jen máte-li v ruce aspoň { $n } karet.
    }
pile-of-two = { $cards }, v tomto pořadí. Koupit nebo vzít si lze jen to, co leží navrchu.
pile-of-all =
    { $n ->
        [one] { $n } karta. Jen vrchní je vidět a lze ji koupit nebo si ji vzít.
        [few] { $n } různé zamíchané karty. Jen vrchní je vidět a lze ji koupit nebo si ji vzít.
       *[other] { $n } různých zamíchaných karet. Jen vrchní je vidět a lze ji koupit nebo si ji vzít.
    }

points =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
points-per-ten-cards = 1 vítězný bod za každých 10 karet, které na konci vlastníte, zaokrouhleno dolů
points-per-duchy = 1 vítězný bod za každé Vévodství, které na konci vlastníte
points-per-five-names = 2 vítězné body za každých 5 různých karet, které na konci vlastníte, zaokrouhleno dolů

### Typy a krabice

type-action = Akce
type-treasure = Peníze
type-attack = Útok
type-reaction = Reakce
type-victory = Body
type-curse = Kletba
# translated by us
type-duration = Trvání
# translated by us
type-prize = Odměna
# translated by us
type-reserve = Záloha
# translated by us
type-knight = Rytíř
# translated by us
type-shelter = Přístřeší
# translated by us
type-gathering = Shromáždění
# translated by us
type-event = Událost
# translated by us
type-landmark = Památka
types-join = { $first } – { $rest }

# co leží na stole kvůli kartě
comes-potion = Lektvar, karta peněz na karty, které ho mají v ceně
comes-prizes = pět Odměn, od každé jedna, vedle společné zásoby
comes-madman = deset Šílenců vedle společné zásoby
comes-coffers = mincové žetony
comes-debt = dluhové žetony
comes-points = bodové žetony
comes-pirate_ship = žetony Pirátské lodi
comes-tavern = deska Krčmy pro každého hráče
comes-island = deska Ostrova pro každého hráče
comes-journey = žeton cesty pro každého hráče
comes-trained = žeton +$1 pro každého hráče
comes-minus_card = žeton −1 karta pro každého hráče

box-basic = Základní karty
box-base1e = Základní hra (1. vydání)
box-base2e = Základní hra (2. vydání)
box-intrigue1e = Intriky (1. vydání)
box-intrigue2e = Intriky (2. vydání)
box-seaside = Pobřeží
box-alchemy = Alchymie
box-prosperity = Prosperita
box-cornucopia = Roh hojnosti
# translated by us
box-guilds = Cechy
# translated by us
box-hinterlands = Vnitrozemí
box-dark_ages = Temné časy
# translated by us
box-adventures = Dobrodružství
# translated by us
box-empires = Impéria

extra-event = { $card } (událost)
extra-landmark = { $card } (památka)
extra-bane = { $card } (zhouba)

### Otázky: na co se rozhodnutí ptá. about: jediná karta, o kterou jde.

prompt-action = Zahrát akční kartu?
prompt-treasure = Zahrajte své karty peněz.
prompt-buy = Koupit kartu?
prompt-top = Vyberte kartu, která bude ležet navrchu odkládacího balíčku.
prompt-clean_up = Kartu, kterou máte ve hře, můžete položit na dobírací balíček.
prompt-turn = Máte tah navíc a ještě jeden, v němž rozhoduje jiný hráč. Který bude první?
prompt-next = Několik věcí se děje zároveň. Vyberte kartu, která přijde na řadu.
prompt-react = Útočí na vás. Ukázat reakci?
prompt-play_twice = Vyberte akční kartu, kterou zahrajete dvakrát.
prompt-play_thrice = Vyberte akční kartu, kterou zahrajete třikrát.
prompt-play_first = Vyberte kartu, kterou zahrajete jako první.
prompt-become = Vyberte akční kartu, kterou se stane.
prompt-play_from_supply = Vyberte akční kartu společné zásoby, kterou zahraje.
prompt-call = Povolat { $about-acc }?
prompt-play_it = Odložili jste { $about-acc }. Zahrát?
prompt-discard = Vyberte kartu k odložení.
prompt-discard_any = Vyberte kartu k odložení.
prompt-discard_for_coins = Vyberte kartu, kterou odložíte za +$1.
prompt-may_discard = Můžete odložit kartu.
prompt-discard_curse = Odložit Kletbu?
prompt-discard_estate = Odložit Statek?
prompt-discard_deck = Obrátit celý dobírací balíček na odkládací?
prompt-discard_looked = Vyberte kartu k odložení.
prompt-discard_one_looked = Vyberte kartu, kterou odložíte.
prompt-discard_revealed = Vyberte kartu, kterou { $name } odloží.
prompt-oracle = { $owner ->
        [you] Vaše vlastní karty
       *[other] Karty, které odkrývá { $name }
    }: odložit, nebo vrátit?
prompt-examine = Navrchu vašeho dobíracího balíčku je { $about }. Zahodit na smetiště, odložit, nebo vrátit?
prompt-spy = { $owner ->
        [you] Navrchu vašeho dobíracího balíčku je { $about }.
       *[other] { $name } má navrchu dobíracího balíčku { $about-acc }.
    } Odložit, nebo vrátit?
prompt-trash = Vyberte kartu k zahození na smetiště.
prompt-may_trash = Můžete zahodit kartu na smetiště.
prompt-trash_looked = Vyberte kartu k zahození na smetiště.
prompt-trash_one_looked = Vyberte kartu, kterou zahodíte na smetiště.
prompt-trash_from_supply = Vyberte akční kartu ze společné zásoby k zahození na smetiště.
prompt-trash_revealed = Vyberte odkrytou kartu peněz k zahození na smetiště.
prompt-trash_in_play = Můžete zahodit na smetiště kartu, kterou máte ve hře.
prompt-trash_discarded = Můžete zahodit na smetiště kartu ze svého odkládacího balíčku.
prompt-may_use = Můžete zahodit kartu z ruky na smetiště a provést její pokyn.
prompt-trash_this = Zahodit tuto kartu na smetiště?
prompt-gain = Vyberte kartu, kterou si vezmete.
prompt-may_gain = Můžete si vzít kartu.
prompt-gain_also = Můžete si vzít ještě jinou kartu se stejnou cenou.
prompt-overpay = O kolik přeplatíte { $about-acc }?
prompt-overpay_potions = O kolik Lektvarů přeplatíte { $about-acc }?
prompt-pay = Kolik mincových žetonů zaplatíte?
prompt-train = Vyberte balíček akčních karet, na který přijde váš žeton +$1.
prompt-gain_trashed = Vyberte zahozenou kartu peněz, kterou si vezmete.
prompt-gain_from_trash = Vyberte akční kartu na smetišti, kterou si vezmete.
prompt-smuggle = Vyberte kartu; stejnou si vezmete.
prompt-prize = Vyberte Odměnu, kterou si vezmete.
prompt-put_on_deck = Vzali jste si { $about-acc }. Položit na dobírací balíček?
prompt-jest = { $name } odkládá { $about-acc }. Kdo si vezme stejnou kartu?
prompt-show = Vyberte kartu, kterou ukážete.
prompt-may_show = Můžete ukázat kartu peněz.
prompt-show_province = Ukázat Provincii?
prompt-show_gold = Ukázat Zlaťák?
prompt-show_bane = Ukázat zhoubu?
prompt-return = Můžete vrátit kartu do společné zásoby.
prompt-swindle = Vyberte kartu, kterou si vezme { $name }.
prompt-put_back = Vyberte kartu, kterou položíte na dobírací balíček.
prompt-put_back_victory = Vyberte bodovací kartu, kterou ukážete a položíte na dobírací balíček.
prompt-put_back_discarded = Vyberte kartu z odkládacího balíčku, kterou položíte na dobírací balíček.
prompt-put_on_top = Vyberte kartu z odkládacího balíčku, kterou položíte na dobírací balíček.
prompt-shuffle_in = Můžete zamíchat akční kartu z odkládacího balíčku do dobíracího.
prompt-may_save = Můžete odložit kartu stranou na příští tah.
prompt-save = Vyberte kartu, kterou odložíte stranou na příští tah.
prompt-to_mat = Vyberte kartu, kterou položíte na svou desku Ostrova.
prompt-bury = Vyberte kartu, kterou vložíte do dobíracího balíčku.
prompt-depth = Vyberte její místo v dobíracím balíčku.
prompt-take_bottom = Vespod vašeho dobíracího balíčku je { $about }. Položit navrch?
prompt-take_discarded = Můžete si vzít Měďák do ruky.
prompt-order = Vyberte kartu, kterou vrátíte jako další. Poslední bude navrchu.
prompt-pass = Vyberte kartu, kterou podáte hráči po levici.
prompt-name = Jmenujte kartu.
prompt-ban = Jmenujte kartu, kterou v tomto tahu nepůjde koupit.
prompt-name-any = Tyto karty jsou ve hře; lze napsat i jakoukoli jinou.
prompt-set_aside = Dobíráte si { $about-acc }. Ponechat, nebo odložit stranou?
prompt-choose =
    { $two ->
        [first] Vyberte si dva různé pokyny, jeden po druhém.
        [three] Vyberte si tři různé pokyny, jeden po druhém.
        [four] Vyberte si čtyři různé pokyny, jeden po druhém.
        [second] Vyberte si druhý pokyn.
        [next] Vyberte si další pokyn.
       *[no] Vyberte si jeden pokyn.
    }

### Možnosti: sloveso a karta, nebo slovo

option-play = Zahrát { $card-acc }
option-play-treasures = Zahrát všechny peníze
option-enter = { $option } (Enter)
option-buy = Koupit { $card-acc }
option-top = Navrch { $card-acc }
option-reveal = Ukázat { $card-acc }
option-discard = Odložit { $card-acc }
option-trash = Zahodit { $card-acc }
option-gain = Vzít si { $card-acc }
option-put_back = Vrátit { $card-acc }
option-pass = Podat { $card-acc }
option-name = { $card }
option-keep = Ponechat { $card-acc }
option-set_aside = Odložit stranou { $card-acc }
option-next = Nyní { $card }
option-turn-own = Váš vlastní tah navíc
option-turn-possessed = Tah, v němž rozhoduje jiný hráč
option-return = Vrátit { $card-acc }
option-put_on_mat = Položit { $card-acc } na desku
option-bury = Vložit { $card-acc } do balíčku
option-depth =
    { $place ->
        [1] Navrch
        [bottom] Dospod
       *[other] { $place }. shora
    }
option-take = Vzít { $card-acc }
option-take-jest = Vy si vezmete { $card-acc }
option-give = Spoluhráč si vezme { $card-acc }
option-shuffle_in = Zamíchat { $card-acc }
option-become = Bude to { $card }
option-train = Balíček: { $card }
option-back = Vrátit je
option-away = Odložit je
option-overpay =
    { $n ->
        [0] Nepřeplatit
       *[other] Přeplatit o ${ $n }
    }
option-overpay-overpay_potions =
    { $n ->
        [0] Žádný Lektvar
        [one] 1 Lektvar
        [few] { $n } Lektvary
       *[other] { $n } Lektvarů
    }
option-pay =
    { $n ->
        [0] Nezaplatit žádný žeton
        [one] Zaplatit 1 žeton
        [few] Zaplatit { $n } žetony
       *[other] Zaplatit { $n } žetonů
    }
option-spend-coffers = Utratit mincový žeton
option-repay-all = Splatit dluh
option-repay-one = Splatit 1 dluhový žeton
option-yes = Ano
option-no = Ne
option-done = Hotovo
option-done-action = Žádná další akce
option-done-treasure = Žádné další peníze
option-done-buy = Ukončit tah
option-done-react = Žádná (další) reakce
option-done-may_trash = Nezahodit nic (dalšího)
option-done-may_gain = Nevzít si nic
option-done-trash_looked = Nezahodit nic (dalšího)
option-done-discard_looked = Neodložit nic (dalšího)
option-done-gain_trashed = Nevzít si nic (dalšího)
option-done-clean_up = Nevrátit nic (dalšího)
option-done-may_discard = Neodložit nic
option-done-may_show = Neukázat nic
option-done-return = Nevrátit nic (dalšího)
option-done-take_discarded = Nevzít nic (dalšího)
option-done-play_thrice = Nezahrát nic třikrát
option-done-play_twice = Nezahrát nic dvakrát
option-done-put_back_discarded = Nevrátit nic
option-done-may_use = Nezahodit nic (dalšího)
option-done-shuffle_in = Nezamíchat nic (dalšího)
option-done-gain_also = Nevzít si nic dalšího
option-done-trash_in_play = Nezahodit nic (dalšího)
option-done-trash_discarded = Nezahodit nic
option-done-may_save = Neodložit stranou nic (dalšího)
option-choose-cards = Více karet
option-choose-actions = Více akcí
option-choose-buys = Více nákupů
option-choose-coins = Více mincí
option-choose-trash = Zahodit karty
option-choose-discard = Odložit karty
option-choose-curse = Vzít si Kletbu
option-choose-gain = Vzít si kartu
option-choose-gold = Vzít si Zlaťák
option-choose-attack = Zaútočit
option-choose-prize = Vzít si Odměnu
option-choose-duchy = Vzít si Vévodství
option-choose-silvers = Vzít si Stříbrňáky
option-choose-silver = Vzít si Stříbrňák
option-choose-estates = Vzít si Statky
option-choose-wait = Počkat na příští koupi
option-choose-mat = Položit Měďák na desku

### Záznam hry. Kdo karty vidět nesmí, dostane tvar -count.

log-turn =
    { $who ->
        [you] Váš { $n }. tah
       *[other] { $name }, { $n }. tah
    }
log-turn-extra =
    { $who ->
        [you] Váš tah navíc
       *[other] { $name }, tah navíc
    }
log-turn-possessed =
    { $who ->
        [you] Váš tah navíc, rozhoduje { $controller }
       *[other] { $decides ->
            [you] { $name }, tah navíc: rozhodujete vy
           *[other] { $name }, tah navíc, rozhoduje { $controller }
        }
    }
log-play =
    { $who ->
        [you] Hrajete { $cards-acc }.
       *[other] { $name } hraje { $cards-acc }.
    }
log-play-count =
    { $who ->
        [you] Hrajete { $things-acc }.
       *[other] { $name } hraje { $things-acc }.
    }
log-again =
    { $who ->
        [you] Hrajete { $card-acc } znovu.
       *[other] { $name } hraje { $card-acc } znovu.
    }
log-sums =
    Celkem ${ $coins }{ $drawn ->
        [0] { "" }
        [one] , 1 dobraná karta
        [few] , { $drawn } dobrané karty
       *[other] , { $drawn } dobraných karet
    }{ $gained ->
        [0] { "" }
        [one] , 1 vzatá
        [few] , { $gained } vzaté
       *[other] , { $gained } vzatých
    }{ $trashed ->
        [0] { "" }
        [one] , 1 zahozená
        [few] , { $trashed } zahozené
       *[other] , { $trashed } zahozených
    }.
log-buy =
    { $who ->
        [you] Kupujete { $cards-acc }.
       *[other] { $name } kupuje { $cards-acc }.
    }
log-bought =
    { $who ->
        [you] Kupujete { $card-acc }.
       *[other] { $name } kupuje { $card-acc }.
    }
log-draw =
    { $who ->
        [you] Dobíráte si { $cards-acc }.
       *[other] { $name } si dobírá { $cards-acc }.
    }
log-draw-count =
    { $who ->
        [you] Dobíráte si { $things-acc }.
       *[other] { $name } si dobírá { $things-acc }.
    }
log-gain =
    { $who ->
        [you] { $from ->
            [trash] Berete si { $cards-acc } ze smetiště.
           *[supply] { $to ->
                [hand] Berete si { $cards-acc } do ruky.
                [deck] Berete si { $cards-acc } na dobírací balíček.
               *[discard] Berete si { $cards-acc }.
            }
        }
       *[other] { $from ->
            [trash] { $name } si bere { $cards-acc } ze smetiště.
           *[supply] { $to ->
                [hand] { $name } si bere { $cards-acc } do ruky.
                [deck] { $name } si bere { $cards-acc } na dobírací balíček.
               *[discard] { $name } si bere { $cards-acc }.
            }
        }
    }
log-trash =
    { $who ->
        [you] Zahazujete na smetiště { $cards-acc }.
       *[other] { $name } zahazuje na smetiště { $cards-acc }.
    }
log-exchange =
    { $who ->
        [you] Výměnou dostáváte { $cards-acc }.
       *[other] { $name } dostává výměnou { $cards-acc }.
    }
log-return =
    { $who ->
        [you] Vracíte do společné zásoby { $cards-acc }.
       *[other] { $name } vrací do společné zásoby { $cards-acc }.
    }
log-token =
    { $who ->
        [you] Berete si
       *[other] { $name } si bere
    } { $token ->
        [vp] { $n ->
            [one] bodový žeton
            [few] { $n } bodové žetony
           *[other] { $n } bodových žetonů
        }
        [coffers] { $n ->
            [one] mincový žeton
            [few] { $n } mincové žetony
           *[other] { $n } mincových žetonů
        }
        [debt] { $n ->
            [one] dluhový žeton
            [few] { $n } dluhové žetony
           *[other] { $n } dluhových žetonů
        }
        [minus_card] žeton −1 karta
       *[pirate_ship] žeton Pirátské lodi
    }.
log-spend =
    { $token ->
        [debt] { $who ->
            [you] Splácíte dluh: { $n }.
           *[other] { $name } splácí dluh: { $n }.
        }
       *[coffers] { $who ->
            [you] Utrácíte
           *[other] { $name } utrácí
        } { $n ->
            [one] mincový žeton
            [few] { $n } mincové žetony
           *[other] { $n } mincových žetonů
        }.
    }
log-overpay =
    { $who ->
        [you] Přeplácíte o
       *[other] { $name } přeplácí o
    } ${ $n }{ $potions ->
        [0] { "" }
        [one] { " " }a Lektvar
        [few] { " " }a { $potions } Lektvary
       *[other] { " " }a { $potions } Lektvarů
    }.
log-event =
    { $who ->
        [you] Kupujete událost { $card }.
       *[other] { $name } kupuje událost { $card }.
    }
log-call =
    { $who ->
        [you] Povoláváte z desky Krčmy { $cards-acc }.
       *[other] { $name } povolává z desky Krčmy { $cards-acc }.
    }
log-train =
    { $who ->
        [you] Pokládáte svůj žeton +$1 na balíček { $card }.
       *[other] { $name } pokládá žeton +$1 na balíček { $card }.
    }
log-become =
    { $who ->
        [you] Váš Vladař je teď { $card }.
       *[other] { $name }: Vladař je teď { $card }.
    }
log-play_from_supply =
    { $who ->
        [you] Hrajete { $card-acc }; karta zůstává ve společné zásobě.
       *[other] { $name } hraje { $card-acc }; karta zůstává ve společné zásobě.
    }
log-journey =
    { $who ->
        [you] Otáčíte svůj žeton cesty lícem
       *[other] { $name } otáčí žeton cesty lícem
    } { $to ->
        [down] dolů
       *[up] nahoru
    }.
log-pile_points =
    { $who ->
        [you] Necháváte
       *[other] { $name } nechává
    } { $n ->
        [0] žádný bodový žeton
        [one] 1 bodový žeton
        [few] { $n } bodové žetony
       *[other] { $n } bodových žetonů
    } na kartě { $card }.
log-turn_up =
    { $who ->
        [you] Odkrýváte { $card-acc }.
       *[other] { $name } odkrývá { $card-acc }.
    }
log-shuffle_in =
    { $who ->
        [you] Mícháte svůj dobírací balíček.
       *[other] { $name } míchá dobírací balíček.
    }
log-discard =
    { $from ->
        [possessed] { $who ->
            [you] Na váš odkládací balíček se vrací { $cards }.
           *[other] { $name } dostává zpět na odkládací balíček { $cards-acc }.
        }
       *[other] { $who ->
            [you] Odkládáte { $cards-acc }.
           *[other] { $name } odkládá { $cards-acc }.
        }
    }
log-discard-count =
    { $who ->
        [you] Odkládáte { $things-acc }; navrchu je { $top }.
       *[other] { $name } odkládá { $things-acc }; navrchu je { $top }.
    }
log-discard_deck =
    { $who ->
        [you] Dáváte dobírací balíček na odkládací; navrchu je { $top }.
       *[other] { $name } dává dobírací balíček na odkládací; navrchu je { $top }.
    }
log-put_back =
    { $who ->
        [you] Pokládáte na dobírací balíček { $cards-acc }.
       *[other] { $name } pokládá na dobírací balíček { $cards-acc }.
    }
log-put_back-count =
    { $who ->
        [you] Pokládáte na dobírací balíček { $things-acc }.
       *[other] { $name } pokládá na dobírací balíček { $things-acc }.
    }
log-bury =
    { $who ->
        [you] Vkládáte do dobíracího balíčku { $cards-acc }
       *[other] { $name } vkládá do dobíracího balíčku { $cards-acc }
    }{ $above ->
        [0] , navrch.
        [one] , pod 1 kartu.
        [few] , pod { $above } karty.
       *[other] , pod { $above } karet.
    }
log-bury-count =
    { $who ->
        [you] Vkládáte do dobíracího balíčku { $things-acc }
       *[other] { $name } vkládá do dobíracího balíčku { $things-acc }
    }{ $above ->
        [0] , navrch.
        [one] , pod 1 kartu.
        [few] , pod { $above } karty.
       *[other] , pod { $above } karet.
    }
log-put_on_top =
    { $who ->
        [you] Přendáváte { $cards-acc } zespodu dobíracího balíčku navrch.
       *[other] { $name } přendává { $cards-acc } zespodu dobíracího balíčku navrch.
    }
log-put_on_top-count =
    { $who ->
        [you] Přendáváte spodní kartu dobíracího balíčku navrch.
       *[other] { $name } přendává spodní kartu dobíracího balíčku navrch.
    }
log-look_below =
    { $who ->
        [you] Díváte se na spodní kartu dobíracího balíčku: { $cards }.
       *[other] { $name } se dívá na spodní kartu dobíracího balíčku: { $cards }.
    }
log-look_below-count =
    { $who ->
        [you] Díváte se na spodní kartu dobíracího balíčku.
       *[other] { $name } se dívá na spodní kartu dobíracího balíčku.
    }
log-reveal =
    { $who ->
        [you] Ukazujete { $cards-acc }.
       *[other] { $name } ukazuje { $cards-acc }.
    }
log-look =
    { $from ->
        [hand] { $who ->
            [you] Je vidět vaše ruka: { $cards }.
           *[other] Vidíte karty, které má v ruce { $name }: { $cards }.
        }
        [haven] { $who ->
            [you] Je vidět, co máte odloženo stranou: { $cards }.
           *[other] Vidíte, co má { $name } odloženo stranou: { $cards }.
        }
       *[deck] { $who ->
            [you] Díváte se na { $cards-acc }.
           *[other] { $name } se dívá na { $cards-acc }.
        }
    }
log-look-count =
    { $from ->
        [hand] Karty, které má v ruce { $name }, vidí hráč, který rozhoduje.
        [haven] Co má { $name } odloženo stranou, vidí hráč, který rozhoduje.
       *[deck] { $who ->
            [you] Díváte se na { $things-acc }.
           *[other] { $name } se dívá na { $things-acc } z dobíracího balíčku.
        }
    }
log-look_through =
    { $who ->
        [you] Prohlížíte si odkládací balíček: { $cards }.
       *[other] { $name } si prohlíží odkládací balíček.
    }
log-pick =
    { $who ->
        [you] Vybíráte k podání { $cards-acc }.
       *[other] { $name } vybírá k podání { $cards-acc }.
    }
log-pick-count =
    { $who ->
        [you] Vybíráte k podání { $things-acc }.
       *[other] { $name } vybírá k podání { $things-acc }.
    }
log-pass =
    { $who ->
        [you] { $target } od vás dostává { $cards-acc }.
       *[other] { $target ->
            [vy] { $name } vám podává { $cards-acc }.
           *[other] { $name } podává { $cards-acc }; dostává { $target }.
        }
    }
log-pass-count =
    { $who ->
        [you] { $target } od vás dostává { $things-acc }.
       *[other] { $name } podává { $things-acc }; dostává { $target }.
    }
log-shuffle =
    { $who ->
        [you] Zamícháváte odkládací balíček; je z něj nový dobírací balíček.
       *[other] { $name } zamíchává odkládací balíček; je z něj nový dobírací balíček.
    }
log-clean_up =
    { $who ->
        [you] Odkládáte { $from ->
            [hand] z ruky
           *[play] vyložené karty:
        } { $cards-acc }.
       *[other] { $name } odkládá vyložené karty: { $cards-acc }.
    }
log-clean_up-count =
    { $who ->
        [you] Odkládáte z ruky { $things-acc }.
       *[other] { $name } odkládá z ruky { $things-acc }.
    }
log-set_aside =
    { $to ->
        [island] { $who ->
            [you] Pokládáte na svou desku Ostrova { $cards-acc }.
           *[other] { $name } pokládá na desku Ostrova { $cards-acc }.
        }
        [possessed] { $who ->
            [you] Zahazujete { $cards-acc }, jen pro tento tah.
           *[other] { $name } zahazuje { $cards-acc }, jen pro tento tah.
        }
       *[aside] { $who ->
            [you] Odkládáte stranou { $cards-acc }.
           *[other] { $name } odkládá stranou { $cards-acc }.
        }
    }
log-set_aside-count =
    { $who ->
        [you] Odkládáte stranou { $things-acc }.
       *[other] { $name } odkládá stranou { $things-acc }.
    }
log-take =
    { $from ->
        [discard] { $who ->
            [you] Berete si z odkládacího balíčku do ruky { $cards-acc }.
           *[other] { $name } si bere z odkládacího balíčku do ruky { $cards-acc }.
        }
       *[aside] { $who ->
            [you] Berete si do ruky { $cards-acc }.
           *[other] { $name } si bere do ruky { $cards-acc }.
        }
    }
log-take-count =
    { $who ->
        [you] Berete si do ruky { $things-acc }.
       *[other] { $name } si bere do ruky { $things-acc }.
    }
log-name =
    { $who ->
        [you] Jmenujete { $card-acc }.
       *[other] { $name } jmenuje { $card-acc }.
    }
log-choose =
    { $who ->
        [you] Vybíráte si: { $choice }.
       *[other] { $name } si vybírá: { $choice }.
    }
log-top =
    { $who ->
        [you] Navrchu vašeho odkládacího balíčku je teď { $card }.
       *[other] { $name }: navrchu odkládacího balíčku je teď { $card }.
    }
log-end = Hra skončila.

things =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } karet
    }
    .acc =
        { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } karet
        }
    .gen =
        { $n ->
            [one] 1 karty
           *[other] { $n } karet
        }
nothing = nic
    .acc = nic
    .gen = ničeho
