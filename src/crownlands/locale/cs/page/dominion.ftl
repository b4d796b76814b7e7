### Stůl hry Dominion

## Karty

number = { $n }
bonus = +{ $n }
times = ×{ $n }
points-short-ten-cards = za 10
points-short-duchy = za Vévodství
points-short-five-names = 2 za 5
# dluhové žetony, které karta stojí, co nejkratší
cost-debt = { $n }D
read-card = Přečíst { $card-acc }
read-cost = Cena { $potion ->
        [yes] { $n ->
            [0] Lektvar
           *[other] ${ $n } a Lektvar
        }
       *[no] ${ $n }
    }
read-prize = Nemá cenu: lze ji vyhrát Turnajem
read-boxes = Z krabic: { $boxes }
read-rulings = Na co se hráči ptají
read-more =
    { $n ->
        [one] Ještě jedna odpověď: stiskněte I nebo pravé tlačítko.
        [few] Ještě { $n } odpovědi: stiskněte I nebo pravé tlačítko.
       *[other] Ještě { $n } odpovědí: stiskněte I nebo pravé tlačítko.
    }
keys-read = Přečíst kartu, na kterou ukazujete nebo která je vybraná tabulátorem

## Společná zásoba

supply = Společná zásoba
# verb: co se stane po klepnutí; mark: co je na balíčku zvláštního
pile-label = { $card }, stojí { $cost }{ $potion ->
        [yes] { " " }a Lektvar
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }a dluh { $debt }
    }, { $n ->
        [0] žádná nezbývá
        [few] zbývají { $n }
       *[other] zbývá { $n }
    }{ $mark ->
        [bane] , zhouba
        [mixed] , navrchu balíčku různých karet
        [banned] , v tomto tahu nelze koupit: Kontraband
       *[none] {""}
    }{ $verb ->
        [buy] , koupit
        [gain] , vzít si
        [give] , dát spoluhráči
        [trash] , zahodit jednu na smetiště
        [train] , položit sem žeton
        [become] , stát se jí
        [play] , zahrát ji odtud
       *[none] {""}
    }
# událost nebo památka
landscape-label = { $card }{ $event ->
        [yes] , stojí { $cost }
       *[no] {""}
    }{ $verb ->
        [buy] , koupit
       *[none] {""}
    }
supply-landscapes = Události a památky
supply-landscapes-why = Nejsou to karty: událost se kupuje za to, co dělá, tak často, kolik máte nákupů, a památka působí sama.
pile-bane = Zhouba
pile-bane-why = Zhouba: kdo ji ukáže z ruky, toho Mladá čarodějnice ušetří.
pile-mixed = navrchu
pile-mixed-why = Vrchní karta balíčku různých karet: koupit nebo vzít si lze jen ji.
pile-banned = zakázáno
pile-banned-why = Kontraband: jmenoval ji soused, proto ji v tomto tahu nelze koupit.
supply-beside = Vedle zásoby
supply-beside-why = Není ve společné zásobě, takže to nikdo nemůže koupit: Odměny lze vyhrát Turnajem, Šílence dostanete za Poustevníka
pile-label-own = { $label }; vlastníte { $n }
pile-label-points = { $label }; leží na něm { $n ->
        [one] 1 bodový žeton
        [few] { $n } bodové žetony
       *[other] { $n } bodových žetonů
    }
pile-own = { $n } ve vašem balíčku
pile-points =
    { $n ->
        [one] 1 bodový žeton
        [few] { $n } bodové žetony
       *[other] { $n } bodových žetonů
    }
pile-nothing = Žádné karty.
trash-pile = Smetiště
trash-title = Smetiště

## Hráči

opponents = Spoluhráči
opponent-turn = hraje
opponent-asked = vybírá
opponent-you = { $name } (vy)
opponent-possessed = rozhoduje { $name }
opponent-hand =
    { $n ->
        [one] 1 karta v ruce
        [few] { $n } karty v ruce
       *[other] { $n } karet v ruce
    }
opponent-deck =
    { $n ->
        [one] 1 karta v dobíracím balíčku
        [few] { $n } karty v dobíracím balíčku
       *[other] { $n } karet v dobíracím balíčku
    }
opponent-turns =
    { $n ->
        [one] 1 odehraný tah
        [few] { $n } odehrané tahy
       *[other] { $n } odehraných tahů
    }
zone-play = Vaše vyložené karty
zone-aside = Stranou
zone-looked = Prohlížené
zone-picked = Vybrané
# toho, za koho rozhodujete
zone-play-of = Vyložené karty: { $name }
zone-later = Příští tah:
stays-label = { $card }, zůstává ve hře
stays-why = { $who ->
        [you] Zůstává ve hře do úklidu vašeho příštího tahu.
       *[other] Zůstává ve hře do úklidu příštího tahu, který má { $name }.
    }
mat-island = Deska Ostrova
mat-haven = Přístav
mat-horse_traders = Zpět příští tah
mat-waiting = Odloženo stranou
mat-gear = Výstroj
mat-tavern = Deska Krčmy
mat-possessed = Zpět po tomto tahu
mat-face-down =
    { $n ->
        [one] 1 karta lícem dolů
        [few] { $n } karty lícem dolů
       *[other] { $n } karet lícem dolů
    }
token-vp =
    { $n ->
        [one] 1 bodový žeton
        [few] { $n } bodové žetony
       *[other] { $n } bodových žetonů
    }
token-pirate_ship =
    { $n ->
        [one] 1 žeton Pirátské lodi
        [few] { $n } žetony Pirátské lodi
       *[other] { $n } žetonů Pirátské lodi
    }
token-coffers =
    { $n ->
        [one] 1 mincový žeton
        [few] { $n } mincové žetony
       *[other] { $n } mincových žetonů
    }
token-trained = Žeton +$1: { $card }
token-debt = dluh { $n }
token-journey = Žeton cesty lícem dolů
token-minus_card = Žeton −1 karta na dobíracím balíčku
deck-count =
    { $n ->
        [0] Dobírací: prázdný
       *[other] Dobírací: { $n }
    }
discard-pile = Odkládací balíček
discard-count = Odkládací: { $n }
discard-title = Váš odkládací balíček, od vrchní karty
discard-empty = Odkládací balíček je prázdný
discard-top-label = { $card }, navrchu odkládacího balíčku

## Ruka

hand = Ruka
# toho, za koho rozhodujete
hand-of = Ruka: { $name }
hand-empty =
    { $who ->
        [you] Nemáte v ruce žádné karty.
       *[other] V této ruce nejsou žádné karty.
    }
# order: kolikátá z vybraných karet to je
hand-label = { $card }{ $order ->
        [0] { $verb ->
            [play] , zahrát
            [discard] , odložit
            [trash] , zahodit na smetiště
            [put_back] , vrátit
            [pass] , podat
            [reveal] , ukázat
            [gain] , vzít si
            [top] , položit navrch
            [set_aside] , odložit stranou
            [put_on_mat] , položit na desku
            [return] , vrátit
            [bury] , vložit do dobíracího balíčku
            [take] , vzít
            [next] , provést nyní
            [shuffle_in] , zamíchat
           *[none] {""}
        }
       *[other] , vybrána jako { $order }.
    }

## Tah

turn-actions =
    { $n ->
        [one] akce
        [few] akce
       *[other] akcí
    }
turn-buys =
    { $n ->
        [one] nákup
        [few] nákupy
       *[other] nákupů
    }
turn-points = Body
turn-coins =
    { $n ->
        [one] mince
        [few] mince
       *[other] mincí
    }
turn-potions =
    { $n ->
        [one] Lektvar
        [few] Lektvary
       *[other] Lektvarů
    }

# tahy navíc, které přijdou na řadu
turn-then = { $turn } · pak { $next }
turn-next-extra =
    { $who ->
        [you] máte tah navíc
       *[other] { $name } má tah navíc
    }
turn-next-possessed =
    { $decides ->
        [you] { $name } má tah, v němž rozhodujete vy
       *[other] { $who ->
            [you] máte tah, v němž rozhoduje { $controller }
           *[other] { $name } má tah, v němž rozhoduje { $controller }
        }
    }
# která karta se právě hraje
turn-card = { $turn } · { $card }

## Na co se ptá

prompt = Otázka
prompt-why = Proč?
prompt-over = Hra skončila.
# rozhodujete za jiného hráče
prompt-for = Rozhodujete vy, na tahu je { $name }.
prompt-for-you = Za vás rozhoduje { $name }.
prompt-for-other = Rozhoduje { $name }, na tahu je { $whom }.
prompt-held = Vaše volba počká, dokud nebude zodpovězena nabídka.
ask-exactly =
    { $verb ->
        [discard] { $n ->
            [one] Vyberte 1 kartu k odložení.
            [few] Vyberte { $n } karty k odložení.
           *[other] Vyberte { $n } karet k odložení.
        }
        [trash] { $n ->
            [one] Vyberte 1 kartu k zahození na smetiště.
            [few] Vyberte { $n } karty k zahození na smetiště.
           *[other] Vyberte { $n } karet k zahození na smetiště.
        }
        [put_back] { $n ->
            [one] Vyberte 1 kartu, kterou položíte na dobírací balíček.
            [few] Vyberte { $n } karty, které položíte na dobírací balíček. Poslední bude navrchu.
           *[other] Vyberte { $n } karet, které položíte na dobírací balíček. Poslední bude navrchu.
        }
       *[other] { $n ->
            [one] Vyberte 1 kartu.
            [few] Vyberte { $n } karty.
           *[other] Vyberte { $n } karet.
        }
    }
ask-up-to =
    { $verb ->
        [discard] { $n ->
            [one] Vyberte nejvýš 1 kartu k odložení.
            [few] Vyberte nejvýš { $n } karty k odložení.
           *[other] Vyberte nejvýš { $n } karet k odložení.
        }
        [trash] { $n ->
            [one] Vyberte nejvýš 1 kartu k zahození na smetiště.
            [few] Vyberte nejvýš { $n } karty k zahození na smetiště.
           *[other] Vyberte nejvýš { $n } karet k zahození na smetiště.
        }
        [set_aside] { $n ->
            [one] Vyberte nejvýš 1 kartu, kterou odložíte stranou.
            [few] Vyberte nejvýš { $n } karty, které odložíte stranou.
           *[other] Vyberte nejvýš { $n } karet, které odložíte stranou.
        }
        [return] { $n ->
            [one] Vyberte nejvýš 1 kartu, kterou vrátíte do společné zásoby.
            [few] Vyberte nejvýš { $n } karty, které vrátíte do společné zásoby.
           *[other] Vyberte nejvýš { $n } karet, které vrátíte do společné zásoby.
        }
       *[other] { $n ->
            [one] Vyberte nejvýš 1 kartu.
            [few] Vyberte nejvýš { $n } karty.
           *[other] Vyberte nejvýš { $n } karet.
        }
    }
ask-order =
    { $n ->
        [one] Vraťte tuto kartu na dobírací balíček.
        [few] Vraťte tyto { $n } karty v libovolném pořadí. Poslední bude navrchu dobíracího balíčku.
       *[other] Vraťte těchto { $n } karet v libovolném pořadí. Poslední bude navrchu dobíracího balíčku.
    }
pick-exactly =
    { $verb ->
        [discard] Odložit
        [trash] Zahodit
        [put_back] Vrátit
       *[other] Vybrat
    } { $n } { $of ->
        [few] ze { $of }
       *[other] z { $of }
    }
pick-up-to =
    { $verb ->
        [discard] { $n ->
            [0] Neodložit nic
           *[other] Odložit { $n }
        }
        [trash] { $n ->
            [0] Nezahodit nic
           *[other] Zahodit { $n }
        }
        [return] { $n ->
            [0] Nevrátit nic
           *[other] Vrátit { $n }
        }
       *[other] { $n ->
            [0] Nevybrat nic
           *[other] Vybrat { $n }
        }
    }
pick-clear = Zrušit výběr
pick-confirm = Potvrdit vybrané karty
# co odpověď u té otázky znamená
answer-yes-play_it = Zahrát
answer-no-play_it = Nechat ležet
answer-yes-discard_estate = Odložit Statek
answer-no-discard_estate = Vzít si Statek
answer-yes-discard_deck = Odložit balíček
answer-no-discard_deck = Ponechat balíček
answer-yes-trash_this = Zahodit
answer-no-trash_this = Ponechat
answer-done-discard_any = Neodložit nic
answer-done-discard_for_coins = Neodložit nic
answer-done-may_trash = Nezahodit nic
answer-done-trash_looked = Nezahodit nic
answer-done-discard_looked = Neodložit nic
answer-done-gain_trashed = Nevzít si žádnou
answer-done-react = Neukázat nic
answer-done-clean_up = Odložit všechny
answer-done-play_thrice = Nezahrát nic třikrát
answer-done-may_discard = Neodložit nic
answer-done-may_show = Neukázat nic
answer-done-return = Nevrátit nic
answer-done-take_discarded = Nebrat další
answer-done-may_use = Nezahodit nic
answer-done-shuffle_in = Nezamíchat další
answer-done-gain_also = Nevzít si další
answer-done-trash_in_play = Nezahodit další
answer-done-trash_discarded = Nezahodit nic
answer-done-may_save = Neodložit nic stranou
answer-yes-show_gold = Ukázat Zlaťák
answer-no-show_gold = Neukázat nic
answer-yes-call = Povolat
answer-no-call = Nechat na desce
answer-yes-discard_curse = Odložit Kletbu
answer-no-discard_curse = Vzít si Kletbu a Měďák
answer-yes-show_province = Ukázat Provincii
answer-no-show_province = Neukázat nic
answer-yes-show_bane = Ukázat zhoubu
answer-no-show_bane = Vzít si Kletbu
answer-yes-take_bottom = Položit navrch
answer-no-take_bottom = Nechat vespod
answer-yes-put_on_deck = Na dobírací balíček
answer-no-put_on_deck = Na odkládací balíček
# kam do balíčku, co nejkratší
place-at = { $at ->
        [top] Navrch
        [bottom] Dospod
       *[within] { $n }
    }
end-turn-sure = Ukončit tah? Ještě máte ${ $n } a { $buys ->
        [one] 1 nákup
        [few] { $buys } nákupy
       *[other] { $buys } nákupů
    }.
end-turn-yes = Ukončit
end-turn-back = Nakupovat dál
name-search = Najít kartu
name-label = Jmenovat { $card-acc }
name-none = Taková karta není.

## Na koho se čeká

wait-action = { $name } může zahrát akční kartu.
wait-treasure = { $name } hraje karty peněz.
wait-buy = { $name } může koupit kartu.
wait-top = { $name } vybírá kartu navrch odkládacího balíčku.
wait-react = { $name } je cílem útoku a může ukázat reakci.
wait-play_twice = { $name } vybírá akční kartu, kterou zahraje dvakrát.
wait-play_it = { $name } může zahrát odloženou akční kartu.
wait-discard = { $name } vybírá, co odloží.
wait-discard_any = { $name } vybírá, co odloží.
wait-discard_for_coins = { $name } vybírá, co odloží za mince.
wait-discard_estate = { $name } může odložit Statek.
wait-discard_deck = { $name } může obrátit dobírací balíček na odkládací.
wait-discard_looked = { $name } vybírá, co z prohlížených karet odloží.
wait-spy = { $name } rozhoduje o odkryté kartě.
wait-trash = { $name } vybírá, co zahodí na smetiště.
wait-may_trash = { $name } může zahodit karty na smetiště.
wait-trash_looked = { $name } vybírá, co z prohlížených karet zahodí na smetiště.
wait-trash_revealed = { $name } vybírá odkrytou kartu peněz k zahození na smetiště.
wait-trash_this = { $name } může právě zahranou kartu zahodit na smetiště.
wait-gain = { $name } si vybírá kartu, kterou si vezme.
wait-may_gain = { $name } si může vzít kartu.
wait-gain_trashed = { $name } si může vzít zahozené karty peněz.
wait-swindle = { $name } vybírá kartu, kterou si vezme spoluhráč.
wait-put_back = { $name } vybírá, co položí na dobírací balíček.
wait-put_back_victory = { $name } vybírá bodovací kartu, kterou položí na dobírací balíček.
wait-put_back_discarded = { $name } může položit odloženou kartu na dobírací balíček.
wait-order = { $name } vrací karty na dobírací balíček.
wait-pass = { $name } vybírá kartu, kterou podá.
wait-name = { $name } jmenuje kartu.
wait-set_aside = { $name } dobírá karty jednu po druhé a akční může odkládat stranou.
wait-choose = { $name } vybírá, co karta udělá.
wait-next = { $name } vybírá, co se stane dřív.
wait-turn = { $name } vybírá, který tah navíc bude první.
wait-clean_up = { $name } může položit vyložené karty na dobírací balíček.
wait-play_thrice = { $name } vybírá akční kartu, kterou zahraje třikrát.
wait-play_first = { $name } vybírá, kterou odkrytou akční kartu zahraje dřív.
wait-may_discard = { $name } může odložit karty.
wait-discard_curse = { $name } může odložit Kletbu.
wait-discard_one_looked = { $name } vybírá, co z prohlížených karet odloží.
wait-trash_one_looked = { $name } vybírá, co z prohlížených karet zahodí na smetiště.
wait-trash_from_supply = { $name } vybírá akční kartu ze společné zásoby k zahození na smetiště.
wait-gain_from_trash = { $name } si vybírá akční kartu, kterou si vezme ze smetiště.
wait-smuggle = { $name } si vybírá z karet, které si vzal soused.
wait-prize = { $name } si vybírá Odměnu.
wait-show = { $name } vybírá kartu, kterou ukáže.
wait-may_show = { $name } může ukázat kartu peněz.
wait-show_province = { $name } může ukázat Provincii.
wait-show_bane = { $name } může ukázat zhoubu.
wait-return = { $name } může vrátit karty do společné zásoby.
wait-save = { $name } odkládá kartu stranou na příští tah.
wait-to_mat = { $name } vybírá kartu na desku Ostrova.
wait-bury = { $name } vybírá kartu, kterou vloží do dobíracího balíčku.
wait-depth = { $name } vybírá, kam v dobíracím balíčku karta přijde.
wait-take_bottom = { $name } může položit spodní kartu dobíracího balíčku navrch.
wait-put_on_deck = { $name } může položit vzatou kartu na dobírací balíček.
wait-take_discarded = { $name } si bere Měďáky z odkládacího balíčku.
wait-ban = { $name } jmenuje kartu, kterou v tomto tahu nepůjde koupit.
wait-overpay = { $name } může zaplatit víc, než karta stojí.
wait-overpay_potions = { $name } může nad cenu zaplatit i Lektvary.
wait-examine = { $name } rozhoduje o vrchní kartě dobíracího balíčku.
wait-may_use = { $name } může zahodit kartu z ruky na smetiště a provést její pokyn.
wait-oracle = { $name } rozhoduje, zda se odkryté karty odloží.
wait-pay = { $name } vybírá, kolik mincových žetonů zaplatí.
wait-discard_revealed = { $name } vybírá odkrytou kartu, která se odloží.
wait-put_on_top = { $name } pokládá odložené karty na dobírací balíček.
wait-trash_discarded = { $name } může zahodit kartu z odkládacího balíčku na smetiště.
wait-shuffle_in = { $name } může zamíchat odložené akční karty do dobíracího balíčku.
wait-may_save = { $name } může odložit karty stranou na příští tah.
wait-call = { $name } může povolat kartu z desky Krčmy.
wait-train = { $name } vybírá balíček pro žeton +$1.
wait-trash_in_play = { $name } může zahodit karty ve hře na smetiště.
wait-show_gold = { $name } může ukázat Zlaťák.
wait-become = { $name } vybírá akční kartu, kterou se karta stane.
wait-play_from_supply = { $name } vybírá akční kartu společné zásoby, kterou zahraje.
wait-gain_also = { $name } si může vzít ještě kartu se stejnou cenou.
wait-jest = { $name } rozhoduje, kdo si vezme stejnou kartu, jaká byla odložena.

## Konec

ends-win = Koupíte-li poslední kartu { $card }, hra skončí: vyhráli byste { $mine } : { $theirs }.
ends-share = Koupíte-li poslední kartu { $card }, hra skončí: o vítězství byste se dělili, bodů: { $mine }.
ends-lose = Koupíte-li poslední kartu { $card }, hra skončí: prohráli byste { $mine } : { $theirs }.
ends-turns = Koupíte-li poslední kartu { $card }, hra skončí: počet bodů by byl stejný ({ $mine }), ale prohráli byste, protože jste měli více tahů.
ends-some-way = Koupíte-li poslední kartu { $card }, hra skončí.
points-won = Vítěz
points-fewer-turns = Počet bodů je stejný; rozhoduje menší počet tahů.
points-turns =
    { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
points-none = Žádná karta, která by se počítala
points-tokens =
    { $n ->
        [one] 1 žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
curve-title = Body po každém kole
curve-round = { $n }. kolo
curve-start = Začátek
curve-name = { $name } { $n }

## Od vlastního tahu

since-turn = { $name }: { $what }
since-bought = koupeno: { $cards }
since-gained = vzato: { $cards }
since-nothing = nic nezahráno, nic nekoupeno
since-hit = { $card } (hraje { $name }): { $what }
