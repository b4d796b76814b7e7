### Stůl v terminálu

table-welcome = Crownlands: hrajete vy, proti vám { $names }. Nápověda: ?
table-position = Crownlands: pozice ze souboru { $file }. Hrajete vy, proti vám { $names }. Nápověda: ?
table-resumed = Hra ze souboru { $file } pokračuje. Nápověda: ?
table-autosave = Po každé vaší volbě se ukládá do { $file }.
table-kingdom = Království
table-basic = Základní karty
table-hand = Ruka
table-hand-empty = žádné karty
table-for = Za hráče { $name }: { $prompt }
table-whose = Karty: { $name }
table-play = Ve hře
table-stays = Zůstává ve hře
table-later = Příští tah
table-mat-island = Deska Ostrova
table-mat-haven = Stranou (Přístav)
table-mat-horse_traders = Stranou (Koňští handlíři)
table-mat-gear = Stranou (Výstroj)
table-mat-tavern = Deska Krčmy
table-mat-waiting = Ještě k zahrání
table-mat-possessed = Zahozeno pro tento tah
table-tokens = Žetony
table-tokens-vp =
    { $n ->
        [one] 1 bodový žeton
        [few] { $n } bodové žetony
       *[other] { $n } bodových žetonů
    }
table-tokens-pirate_ship =
    { $n ->
        [one] 1 žeton Pirátské lodi
        [few] { $n } žetony Pirátské lodi
       *[other] { $n } žetonů Pirátské lodi
    }
table-tokens-coffers =
    { $n ->
        [one] 1 mincový žeton
        [few] { $n } mincové žetony
       *[other] { $n } mincových žetonů
    }
table-tokens-debt = dluh { $n }
table-tokens-journey = Žeton cesty lícem dolů
table-tokens-minus_card = Žeton −1 karta na dobíracím balíčku
table-aside = Odloženo stranou
table-picked = Vybráno
table-looked_at = Prohlížené
table-discard = Odkládací balíček
table-discard-top = navrchu { $card }
table-deck =
    { $n ->
        [0] prázdný
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } karet
    }
table-deck-label = Dobírací balíček
table-trash = Smetiště
table-beside = Vedle
table-landscapes = Události a památky
table-pile-points = Žetony
table-points = { $n } na kartě { $card }
table-trained = Žeton +$1 na
table-banned = Nelze koupit
table-extra = Následuje
table-extra-own =
    { $who ->
        [you] váš tah navíc
       *[other] tah navíc: { $name }
    }
table-extra-possessed =
    { $who ->
        [you] váš tah navíc, rozhoduje { $controller }
       *[other] { $decides ->
            [you] tah navíc: { $name }, rozhodujete vy
           *[other] tah navíc: { $name }, rozhoduje { $controller }
        }
    }
table-actions =
    { $n ->
        [one] 1 akce
        [few] { $n } akce
       *[other] { $n } akcí
    }
table-buys =
    { $n ->
        [one] 1 nákup
        [few] { $n } nákupy
       *[other] { $n } nákupů
    }
table-coins = ${ $n }
table-potions =
    { $n ->
        [one] 1 Lektvar
        [few] { $n } Lektvary
       *[other] { $n } Lektvarů
    }
table-opponent =
    { $hand ->
        [one] 1 karta v ruce
        [few] { $hand } karty v ruce
       *[other] { $hand } karet v ruce
    }, { $turns ->
        [one] 1 tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
table-opponent-discard = { $card } na odkládacím balíčku
table-cost =
    { $potion ->
        [True] ${ $n }P
       *[False] ${ $n }
    }
table-cost-debt = { $n }D
table-cost-potion = P v ceně: a Lektvar.
table-card-price =
    { $potion ->
        [True] ${ $n } a Lektvar
       *[False] ${ $n }
    }
table-card-debt = dluh { $n }
table-bane = { $card } (zhouba)
table-left =
    { $n ->
        [0] žádná nezbývá
        [few] zbývají { $n }
       *[other] zbývá { $n }
    }
table-empty = došlo
table-several = { $card } ×{ $n }
table-pile = { $card }, { $price }, { $left }
table-event = { $card }, ${ $price }, událost

numbers-up-to = číslo od 1 do { $n }
numbers-of = některé z čísel { $numbers }
refused-nothing = Napište { $numbers }, nebo ? pro nápovědu.
refused-number = { $word } tu není: napište { $numbers }.
refused-several = { $word } může být: { $options }. Napište víc, nebo číslo.
refused-unknown = { $word } není mezi možnostmi. Napište { $numbers }, začátek názvu, nebo ? pro nápovědu.
refused-near = { $word } není mezi možnostmi. Neměli jste na mysli { $near }?
refused-not-now = { $card-acc } teď nelze vybrat.
refused-dear = { $card } stojí { $price } a vy máte ${ $coins }.
refused-potion = { $card } stojí { $price } a vy nemáte Lektvar, kterým byste zaplatili.
refused-banned = { $card-acc } v tomto tahu nelze koupit: karta byla jmenována.
refused-not-with = { $card-acc } nelze koupit, dokud máte ve hře { $other-acc }.
refused-name = { $kind ->
        [building] Budova
       *[card] Karta
    } { $word } neexistuje.
refused-name-near = { $kind ->
        [building] Budova
       *[card] Karta
    } { $word } neexistuje. Neměli jste na mysli { $near }?
refused-which = { $kind ->
        [building] Která budova? Napište například: budova
       *[card] Která karta? Napište například: karta
    } { $example }

table-hint-would = Expertova volba: { $option }
table-hint-chances = Jak často která možnost vítězí, hrají-li všichni dobře: { $options }.
table-hint-option = { $option } { $n } %
table-hint-usual = To se tu prostě dělá.

undone = Vzato zpět: { $choice }.
undone-information = Vzato zpět: { $choice }. { $game ->
        [dominion] Od té doby se dobíraly nebo ukazovaly karty a vy jste je viděli
       *[other] Od té doby hra pokračovala a vy jste viděli, jak
    }: mezi lidmi byste se nejprve zeptali.
undo-nothing = Ještě jste nic nevybrali.

saved = Uloženo do { $file }.
saved-how = Pokračovat lze příkazem: crownlands play --resume { $file }
quit-ask = Uložit hru? Enter nebo ano uloží do { $file }; ne skončí bez uložení; nebo napište jiný název souboru.
quit-unsaved = Ukončeno bez uložení.
quit-bye = Na shledanou.
stopped = Zastaveno.

log-empty = Ještě se nic nestalo.

end-title = Hra skončila
end-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
end-turns =
    { $n ->
        [one] 1 tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
end-worth = { $cards } { $points }
end-no-points = žádná karta, která by se počítala
end-you-win = Vyhráli jste!
end-wins = Vítězí { $name }.
end-share = O vítězství se dělí { $names }.
end-fewer-turns = Počet bodů je stejný; rozhoduje menší počet tahů.
end-seed = Semínko { $seed }. Stejné { $game ->
        [dominion] míchání
       *[other] losování
    } znovu: { $command }

help =
    Na otázku napište
      číslo nebo začátek názvu karty: tak si vyberete
      Enter nebo t   zahrát všechny karty peněz
      hotovo nebo d  poslední možnost, pokud tu je: nic dalšího, ukončit tah
      ano, ne        stačí a i n
    Kdykoli
      karta NÁZEV    co karta dělá, její cena a typy
      zásoba         znovu celý stůl
      vše            všechny možnosti, je-li seznam zkrácen
      průběh         vše, co se stalo
      rada           co by udělal expert a proč
      zpět           zpět k vaší poslední volbě
      uložit [SOUBOR] uložit; pokračovat lze příkazem: crownlands play --resume SOUBOR
      odejít         odejít; program se zeptá, zda uložit
      ?              tato nápověda

# words that may be typed; the English ones are understood in every language
typed = –
    .help = nápověda
    .table = stůl
    .log = průběh
    .hint = rada
    .undo = zpět
    .save = uložit
    .quit = odejít
    .all = vše
    .card = karta
    .supply = zásoba
    .building = budova
    .points = body
    .done = hotovo
    .yes = ano
    .no = ne

### crownlands score

score-unnamed = Království
score-nobody = Království { $n }
score-note-towers = { $name }: chybí řádek „towers:“, proto se { $n ->
        [one] počítá 1 věž
        [few] počítají { $n } věže
       *[other] počítá { $n } věží
    } z budov.
score-note-knights = { $name }: chybí řádek „knights:“, proto se { $n ->
        [one] počítá 1 rytíř
        [few] počítají { $n } rytíři
       *[other] počítá { $n } rytířů
    }: jeden ze začátku a ti z budov.
score-note-coins = { $name }: chybí řádek „coins:“, proto se nepočítají žádné.
score-note-odd = { $name }: lichý počet políček kromě hradu, domino má však dvě. Nechybí jedno?
score-wins = Vítězí { $name }.

### Seznam království a karet

kingdoms-playable = Doporučená království
kingdoms-unplayable = Tato potřebují krabice, které tu ještě nejsou
kingdoms-missing = Tady nelze hrát: chybí { $cards } (krabice: { $boxes }).
kingdoms-start = Hrát: crownlands play --kingdom { $id }
kingdoms-extras = K tomu: { $extras }
kingdoms-hint = Jedno z nich i s kartami: crownlands kingdoms { $id }
kingdoms-not-here = tu ještě není
kingdoms-none = Žádné doporučené království nepoužívá krabici { $box }.
