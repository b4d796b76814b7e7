### Stůl her Kingdomino, Queendomino a Královská svatba

## Políčka, domina, místa

dominoes-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } s 1 korunou
        [few] { $terrain } se { $crowns } korunami
       *[other] { $terrain } s { $crowns } korunami
    }
dominoes-domino = { $first }, { $second }
dominoes-where =
    { $across ->
        [none] { $rows } { $down ->
            [north] na sever
           *[south] na jih
        }
       *[other]
            { $down ->
                [none] { $columns } { $across ->
                    [west] na západ
                   *[east] na východ
                }
               *[other] { $columns } { $across ->
                    [west] na západ
                   *[east] na východ
                } a { $rows } { $down ->
                    [north] na sever
                   *[south] na jih
                }
            }
    } od hradu
dominoes-square-at = { $square } { $place }
dominoes-laid = { $first } { $place }, { $second } od něj na { $direction }
dominoes-spot = { $place }: { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }
dominoes-points =
    { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }
dominoes-points-word =
    { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
dominoes-kingdom = Království: { $name }
dominoes-look = Prohlédnout království: { $name }
dominoes-show = Ukázat království velké: { $name }
dominoes-others = Ostatní království
dominoes-score-of = { $name }: { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }. Ukázat, za co.

## Řady

dominoes-offer = Příští kolo
dominoes-offer-first = První kolo
dominoes-offer-none = Poslední kolo: už není co vybírat.
dominoes-free = { $domino }: ještě si ho nikdo nevybral
dominoes-entry = { $domino }: { $who ->
        [you] vaše
       *[other] { $name }
    }{ $state ->
        [played] , odehráno
        [now] , právě hraje
       *[other] { "" }
    }

## Na co se ptá

dominoes-prompt = Co se teď děje
dominoes-why = O co jde?
dominoes-phases = Kroky tahu
dominoes-phase-place = Položit
dominoes-phase-tax = Daně
dominoes-phase-build = Stavba
dominoes-phase-burn = Drak
dominoes-phase-claim = Výběr
dominoes-ask =
    { $prompt ->
        [place] Položte domino na osvětlené místo.
        [build] Stavět? Vyberte osvětlenou budovu nebo ji přetáhněte do města.
        [burn] Vyslat draka za 1 minci? Vyberte, co spálí.
       *[claim]
            { $first ->
                [yes] Vyberte si první domino.
                [of-two] Hrají dva: každý má dva krále. Vyberte domino pro svého prvního krále.
                [second] Vyberte domino pro svého druhého krále.
               *[no] Vyberte si domino na příští kolo.
            }
    }
dominoes-waiting =
    { $prompt ->
        [place] { $name } pokládá domino.
        [tax] { $name } může vybrat daně.
        [build] { $name } může stavět.
        [burn] { $name } může vyslat draka.
       *[claim] { $name } si vybírá domino.
    }
dominoes-over = Hra skončila.
dominoes-in-hand = Je to { $domino }.
dominoes-hand = Otočit { $domino }
dominoes-turn-left = Otočit doleva
dominoes-turn-right = Otočit doprava
dominoes-key-move = Jiné místo
dominoes-key-place = Položit sem
dominoes-key-confirm = Provést
dominoes-place-here = Položit: { $worth }
dominoes-claim-number = Vybrat { $n }
dominoes-tax = { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }: { $terrain }
dominoes-tax-side = { $terrain } ({ $side })
dominoes-build =
    { $price ->
        [0] Postavit zdarma
        [one] Postavit za 1 minci
        [few] Postavit za { $price } mince
       *[other] Postavit za { $price } mincí
    }{ $known ->
        [yes] { " " }({ $worth })
       *[no] { "" }
    }
dominoes-build-here = Postavit { $place }
dominoes-build-where = Vyberte město, kam přijde.
dominoes-burn = Spálit za 1 minci
dominoes-building = { $building }: { $text }
dominoes-about = O budově { $building }

## Deska stavitelů a měšec

dominoes-board = Deska stavitelů
dominoes-slot = { $building }, { $price ->
        [one] 1 mince
        [few] { $price } mince
       *[other] { $price } mincí
    }{ $known ->
        [yes] , body { $worth }
       *[no] { "" }
    }
dominoes-slot-empty = Prázdné
dominoes-dragon-cave = Drak je v jeskyni
dominoes-dragon-out = Drak je venku do příštího kola
dominoes-queen-away = Královna ještě u nikoho není
dominoes-queen-with = { $who ->
        [you] Královna je u vás
       *[other] Královnu hostí { $name }
    }
dominoes-hosts-queen = Hostí královnu
dominoes-coins =
    { $n ->
        [one] 1 mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
dominoes-reserve =
    { $n ->
        [one] 1 rytíř v zásobě
        [few] { $n } rytíři v zásobě
       *[other] { $n } rytířů v zásobě
    }

## Záznam hry

page-news-place =
    { $who ->
        [you] Pokládáte domino
       *[other] { $name } pokládá domino
    } { $domino }.
page-news-tax =
    { $who ->
        [you] Vysíláte
       *[other] { $name } vysílá
    } rytíře ({ $terrain }): { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
page-news-build =
    { $who ->
        [you] Stavíte
       *[other] { $name } staví
    } { $building-acc } { $price ->
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

## Konec

dominoes-part = Část bodů
dominoes-winner = Vítěz
