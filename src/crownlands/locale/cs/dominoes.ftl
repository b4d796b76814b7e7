### Domino: Kingdomino, Queendomino, Královská svatba

game-kingdomino = Kingdomino
game-queendomino = Queendomino
# translated by us
game-royal_wedding = Královská svatba

## Podle čeho se u stolu hraje, pokud ne obvykle

rule-dynasty = Dynastie: tři hry, jejichž body se sečtou.
rule-middle_kingdom = Království středu: 10 bodů za hrad, od něhož žádné políčko království neleží dál než dva sloupce nebo řádky; při 7 × 7 tři.
rule-harmony = Harmonie: 5 bodů za království, v němž každé domino našlo své místo.
rule-mighty_duel = Velký souboj: všechna domina pro dva hráče, království 7 × 7.
rule-lines_of_four = Tři hráči hrají se všemi dominy v řadách po čtyřech; domino, které si nikdo nevybere, opouští hru.
rule-middle_kingdom_incomplete = Království středu musí být také tak široké a vysoké, jak dovoluje jeho limit.
rule-two_full_turns = Oba králové hráče smějí vybírat daně, stavět a volat draka, ne jen jeden z nich za kolo.
rule-tax_boxes = Pokladna platí za každého vyslaného rytíře, ne jednou za tah.
rule-free_slot_refund = Kdo hostí královnu, dostane za stavbu s cenou 0 minci.
rule-burned_tiles_return = Když je hromádka prázdná, vznikne nová z budov, které spálil drak.
rule-limited_pieces = Je jen 22 rytířů a 15 věží.
rule-stack_top_visible = Nikdo nevidí, která budova přijde příště.
rule-actions_after_discard = Kdo nemohl položit domino, nesmí v tom tahu stavět ani volat draka.
rule-build_on_knights = Na políčku s rytířem se nestaví.
rule-teams = Dvojčlenné týmy: partneři mají společné království, mince i rytíře.
rule-partners = Partneři sedí naproti sobě, ne vedle sebe.

## Krajiny, domina, místa

terrain-wheat = pole
    .title = Pole
    .acc = pole
    .gen = pole
terrain-forest = les
    .title = Les
    .acc = les
    .gen = lesa
terrain-lake = jezero
    .title = Jezero
    .acc = jezero
    .gen = jezera
terrain-grassland = louka
    .title = Louka
    .acc = louku
    .gen = louky
terrain-swamp = bažina
    .title = Bažina
    .acc = bažinu
    .gen = bažiny
terrain-mine = důl
    .title = Důl
    .acc = důl
    .gen = dolu
terrain-town = město
    .title = Město
    .acc = město
    .gen = města
domino = { $first }–{ $second }
domino-numbered = { $n } ({ $domino })
place = { $x },{ $y } { $direction }
direction-east = východ
direction-south = jih
direction-west = západ
direction-north = sever
signed = { $sign }{ $n }

## Budovy

# translated by us
building-bakery = Pekárna
    .acc = Pekárnu
    .gen = Pekárny
# translated by us
building-sawmill = Pila
    .acc = Pilu
    .gen = Pily
# translated by us
building-fishmonger = Rybárna
    .acc = Rybárnu
    .gen = Rybárny
# translated by us
building-weaving_shop = Tkalcovna
    .acc = Tkalcovnu
    .gen = Tkalcovny
# translated by us
building-magic_school = Škola magie
    .acc = Školu magie
    .gen = Školy magie
# translated by us
building-foundry = Slévárna
    .acc = Slévárnu
    .gen = Slévárny
# translated by us
building-church = Kostel
    .acc = Kostel
    .gen = Kostela
# translated by us
building-safe_knight = Pokladna rytířů
    .acc = Pokladnu rytířů
    .gen = Pokladny rytířů
# translated by us
building-safe_tower = Pokladna věží
    .acc = Pokladnu věží
    .gen = Pokladny věží
# translated by us
building-small_tavern = Malá hospoda
    .acc = Malou hospodu
    .gen = Malé hospody
# translated by us
building-big_tavern = Velká hospoda
    .acc = Velkou hospodu
    .gen = Velké hospody
# translated by us
building-guardtower = Strážní věž
    .acc = Strážní věž
    .gen = Strážní věže
# translated by us
building-fortified_castle = Opevněný hrad
    .acc = Opevněný hrad
    .gen = Opevněného hradu
# translated by us
building-travelling_castle = Putovní hrad
    .acc = Putovní hrad
    .gen = Putovního hradu
# translated by us
building-training_camp = Cvičiště
    .acc = Cvičiště
    .gen = Cvičiště
# translated by us
building-statue = Socha
    .acc = Sochu
    .gen = Sochy
# translated by us
building-queens_tower = Královnina věž
    .acc = Královninu věž
    .gen = Královniny věže

building-join = { $first }, { $rest }
building-knights =
    { $n ->
        [one] 1 rytíř
        [few] { $n } rytíři
       *[other] { $n } rytířů
    }
building-towers =
    { $n ->
        [one] 1 věž
        [few] { $n } věže
       *[other] { $n } věží
    }
building-crown = 1 koruna pro město, v němž stojí
building-tax-knight = při výběru daní: +1 mince za každého vašeho rytíře
building-tax-tower = při výběru daní: +1 mince za každou vaši věž
building-per-terrain =
    { $n ->
        [one] 1 bod za každé území typu { $terrain }
        [few] { $n } body za každé území typu { $terrain }
       *[other] { $n } bodů za každé území typu { $terrain }
    }
building-per-tower =
    { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každou vaši věž
building-per-knight =
    { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každého vašeho rytíře
building-tiles =
    { $n ->
        [one] 1 kus v krabici
        [few] { $n } kusy v krabici
       *[other] { $n } kusů v krabici
    }
building-worth = Teď by vám tato budova přinesla: { $points }.
building-value-knights = rytířů
building-value-towers = věží
building-reconstructed = Není jisté: žádný dostupný zdroj neukazuje, kolik dává { $what }; počet je odhadnut.

## Otázky

prompt-claim = Vyberte si domino podle čísla.
prompt-place = Položte
prompt-place-how = 1 0 východ nebo 1,0,v: { $first } na 1,0 a { $second } na východ od něj. Malá písmena: volba 1.
prompt-place-more = Místa: { $shown } z { $n }, podle bodů teď, pak podle velikosti území. Zbytek ukáže příkaz vše.
prompt-no-place = Domino { $domino } se nikam nevejde.
prompt-tax =
    { $n ->
        [one] Vyslat rytíře vybrat daně?
        [few] Vyslat rytíře vybrat daně? Máte { $n }.
       *[other] Vyslat rytíře vybrat daně? Máte jich { $n }.
    }
prompt-tax-safe = Vaše { $building } přidá { $n ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    }{ $often ->
        [per_knight] { " " }za každého vyslaného rytíře
       *[per_action] { " " }k tomu, co v tomto tahu vyberete
    }.
prompt-build = Stavět? Body jsou to, co se teď změní, včetně ceny.
prompt-build-where = Jednou pro každé město. Jiné políčko téhož: { $building } { $x } { $y }
prompt-burn = Vyslat draka za 1 minci? Budova, kterou spálí, { $returns ->
        [yes] se vrátí, až dojde hromádka
       *[no] opustí hru
    }.

option-claim = Vybrat { $domino }
option-place = { $domino } na { $place }
place-worth = { $place } { $worth }
option-tax = { $x },{ $y }: { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, { $terrain }
option-build = { $building } { $price ->
        [0] zdarma
        [one] za 1 minci
        [few] za { $price } mince
       *[other] za { $price } mincí
    } na { $x },{ $y }
option-burn = { $building }, cena { $slot }
option-discard-domino = Vrátit je do krabice
option-done-tax =
    { $again ->
        [yes] Žádné další daně
       *[no] Žádné daně
    }
option-done-build = Nic nestavět
option-done-burn = Nechat draka v jeskyni
claim-best = { "  " }teď nejvýš { $worth }
claim-nowhere = { "  " }teď se nikam nevejde

refused-place = Na { $place } ležet nemůže: potřebuje dvě volná políčka označená +, v limitu království, a jedno z nich musí sousedit s hradem nebo se stejnou krajinou.
refused-direction = { $word }: přidejte stranu, na které leží druhé políčko, jako 1 0 východ (východ, jih, západ, sever; stačí v, j, z, se).
refused-building-dear = { $building } stojí { $price ->
        [one] 1 minci
        [few] { $price } mince
       *[other] { $price } mincí
    } a vy máte { $coins }.
refused-not-on-board = { $building } teď na desce stavitelů není.
refused-no-buildings = Hra { $game } nemá budovy.

## Stůl

table-welcome-dominoes = { $game }: { $team ->
        [yes] hrajete vy a { $partner }, proti vám
       *[no] hrajete vy, proti vám
    } { $names }. Velikost království { $limit } × { $limit }, počet kol { $rounds }. Nápověda: ?
table-rule = { "  " }{ $rule }
table-first-claims = První výběr
table-round = { $n }. kolo z { $rounds }
table-round-own = { $round }: váš tah
table-round-king = { $round }: váš { $n ->
        [1] první
       *[2] druhý
    } král
table-round-other = { $round }: { $name }
table-dynasty = { $n }. hra { $games ->
        [few] ze { $games }
       *[other] z { $games }
    }, { $heading }
table-points-before = a předtím { $n }
table-purse = { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    } · { $towers ->
        [one] 1 věž
        [few] { $towers } věže
       *[other] { $towers } věží
    } · rytíři { $reserve }/{ $knights }
table-hosts-queen = Královna
table-discarded =
    { $n ->
        [one] 1 domino nenašlo místo
        [few] { $n } domina nenašla místo
       *[other] { $n } domin nenašlo místo
    }
table-line = Toto kolo
table-offer = Příští kolo: na výběr
table-line-played = hotovo
table-board = Deska stavitelů, ceny pro vás
table-price =
    { $n ->
        [one] 1 mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
table-slot-empty = –
table-dragon-here = drak
table-stack-top = Příští: { $building } (pak ještě { $n })
table-stack = Budov v hromádce: { $n }
table-stack-empty = Hromádka je prázdná
table-dragon-cave = drak je v jeskyni
table-dragon-out = drak je venku
table-queen-away = královna ještě u nikoho
table-queen-with = { $who ->
        [you] královna je u vás
       *[other] královnu hostí { $name }
    }
legend-terrain = { $letter } { $terrain }
legend-kingdom = C hrad · číslice jsou koruny
legend-town = C hrad · číslice jsou koruny · # budova, Q Královnina věž, k rytíř · rytíři 1/3: jeden ze tří je ještě doma

## Záznam hry

news-round =
    { $n ->
        [0] První výběr
       *[other] { $n }. kolo
    }
news-line = Řada: { $dominoes }
news-board = Na desce stavitelů: { $buildings }.
news-remove =
    { $n ->
        [one] Nikdo si nevybral domino { $dominoes }: opouští hru.
        [few] Nikdo si nevybral domina { $dominoes }: opouštějí hru.
       *[other] Nikdo si nevybral domina { $dominoes }: opouštějí hru.
    }
news-king =
    { $who ->
        [you] Je vylosován váš král.
       *[other] Je vylosován král: { $name }.
    }
news-claim =
    { $who ->
        [you] Vybíráte si domino { $domino }.
       *[other] { $name } si vybírá domino { $domino }.
    }
news-place =
    { $who ->
        [you] Pokládáte domino { $domino } na { $place }.
       *[other] { $name } pokládá domino { $domino } na { $place }.
    }
news-discard =
    { $who ->
        [you] Domino { $domino } se do vašeho království nikam nevejde: opouští hru.
       *[other] { $name } nemá kam položit domino { $domino }, a to opouští hru.
    }
news-tax =
    { $who ->
        [you] Vysíláte
       *[other] { $name } vysílá
    } rytíře na { $x },{ $y }: { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
news-safe =
    { $who ->
        [you] Vaše { $building } přidává
       *[other] { $name }: { $building } přidává
    } { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
news-build =
    { $who ->
        [you] Stavíte
       *[other] { $name } staví
    } { $building-acc } na { $x },{ $y } { $price ->
        [0] zdarma
        [one] za 1 minci
        [few] za { $price } mince
       *[other] za { $price } mincí
    }{ $knights ->
        [0] { "" }
        [one] , k tomu 1 rytíř
        [few] , k tomu { $knights } rytíři
       *[other] , k tomu { $knights } rytířů
    }{ $towers ->
        [0] { "" }
        [one] , k tomu 1 věž
        [few] , k tomu { $towers } věže
       *[other] , k tomu { $towers } věží
    }.
news-queen =
    { $who ->
        [you] Královna přichází k vám.
       *[other] Královnu teď hostí { $name }.
    }
news-burn =
    { $who ->
        [you] Vysíláte
       *[other] { $name } vysílá
    } draka za 1 minci: { $building } hoří.
news-game_over = Jedna hra Dynastie skončila. Dosavadní body: { $points }

## Zápisník

sheet-coins = Mince
sheet-buildings = Budovy
sheet-queen = Královna
# translated by us
sheet-middle_kingdom = Království středu
# translated by us
sheet-harmony = Harmonie
sheet-before = Předchozí hry
sheet-total = Celkem
sheet-none = –
sheet-queen-counted = ✓
sheet-queen-in = +{ $points }, započteno: { $terrain }
sheet-queen-adds = královna { $points }
sheet-building = { $building } { $points }
end-larger-territory = Počet bodů je stejný; rozhoduje, čí největší území je větší.
end-more-crowns = Body i největší území jsou stejné; rozhoduje větší počet korun.

help-dominoes =
    Na otázku napište
      číslo nebo začátek názvu budovy: tak si vyberete
      1 0 východ     kam přijde první políčko domina, počítáno od hradu
                     (x na východ, y na jih), a na které straně leží druhé;
                     východ, jih, západ, sever; stačí 1,0,v
      Enter nebo d   žádné (další) daně, nic nestavět, žádný drak
    Kdykoli
      budova NÁZEV   co budova dává a kolik by vám teď přinesla
      body           zápisník s dosavadními body
      stůl           znovu celý stůl
      vše            všechny možnosti, je-li seznam zkrácen
      průběh         vše, co se stalo
      rada           co by udělal expert a proč
      zpět           zpět k vaší poslední volbě
      uložit [SOUBOR] uložit; pokračovat lze příkazem: crownlands play --resume SOUBOR
      odejít         odejít; program se zeptá, zda uložit
      ?              tato nápověda
