### Stół gier Kingdomino, Queendomino i Królewskie wesele

## Pola, domina, miejsca

dominoes-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } z 1 koroną
       *[other] { $terrain } z { $crowns } koronami
    }
dominoes-domino = { $first }, { $second }
dominoes-where =
    { $across ->
        [none] { $rows } { $down ->
            [south] na południe
           *[north] na północ
        }
       *[other]
            { $down ->
                [none] { $columns } { $across ->
                    [east] na wschód
                   *[west] na zachód
                }
               *[other] { $columns } { $across ->
                    [east] na wschód
                   *[west] na zachód
                } i { $rows } { $down ->
                    [south] na południe
                   *[north] na północ
                }
            }
    } od zamku
dominoes-square-at = { $square } { $place }
dominoes-laid = { $first } { $place }, na { $direction } od tego pola { $second }
dominoes-spot = { $place }: { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
dominoes-points =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
dominoes-points-word =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
dominoes-kingdom = Królestwo: { $name }
dominoes-look = Obejrzyj królestwo: { $name }
dominoes-show = Powiększ królestwo: { $name }
dominoes-others = Pozostałe królestwa
dominoes-score-of = { $name }: { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }. Pokaż, skąd się wzięły.

## Kolumny

dominoes-offer = Następna runda
dominoes-offer-first = Pierwsza runda
dominoes-offer-none = Ostatnia runda: nie ma już czego wybierać.
dominoes-free = { $domino }: jeszcze przez nikogo niewybrane
dominoes-entry = { $domino }: { $who ->
        [you] twoje
       *[other] { $name }
    }{ $state ->
        [played] , rozegrane
        [now] , rozgrywane teraz
       *[other] { "" }
    }

## Czego dotyczy pytanie

dominoes-prompt = Co się teraz dzieje
dominoes-why = O co tu chodzi?
dominoes-phases = Kroki tury
dominoes-phase-place = Dołóż
dominoes-phase-tax = Podatek
dominoes-phase-build = Budowa
dominoes-phase-burn = Smok
dominoes-phase-claim = Wybór
dominoes-ask =
    { $prompt ->
        [place] Dołóż swoje domino w podświetlonym miejscu.
        [build] Budować? Wybierz podświetlony budynek albo przeciągnij go na miasto.
        [burn] Przekupić smoka za 1 monetę? Wybierz, co spali.
       *[claim]
            { $first ->
                [yes] Wybierz swoje pierwsze domino.
                [of-two] Gracie we dwójkę, każdy ma dwóch królów. Wybierz domino dla pierwszego króla.
                [second] Wybierz domino dla drugiego króla.
               *[no] Wybierz domino na następną rundę.
            }
    }
dominoes-waiting =
    { $prompt ->
        [place] { $name } dokłada domino.
        [tax] { $name } może pobrać podatek.
        [build] { $name } może budować.
        [burn] { $name } może przekupić smoka.
       *[claim] { $name } wybiera domino.
    }
dominoes-over = Gra dobiegła końca.
dominoes-in-hand = To jest { $domino }.
dominoes-hand = Obróć domino: { $domino }
dominoes-turn-left = Obróć w lewo
dominoes-turn-right = Obróć w prawo
dominoes-key-move = Inne miejsce
dominoes-key-place = Dołóż tutaj
dominoes-key-confirm = Wykonaj
dominoes-place-here = Dołóż: { $worth }
dominoes-claim-number = Wybierz { $n }
dominoes-tax = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }: { $terrain }
dominoes-tax-side = { $terrain } ({ $side })
dominoes-build =
    { $price ->
        [0] Zbuduj za darmo
        [one] Zbuduj za 1 monetę
        [few] Zbuduj za { $price } monety
       *[many] Zbuduj za { $price } monet
    }{ $known ->
        [yes] { " " }({ $worth })
       *[no] { "" }
    }
dominoes-build-here = Zbuduj { $place }
dominoes-build-where = Wybierz miasto, w którym stanie.
dominoes-burn = Spal za 1 monetę
dominoes-building = { $building }: { $text }
dominoes-about = O budynku { $building }

## Plansza budowniczych i sakiewka

dominoes-board = Plansza budowniczych
dominoes-slot = { $building }, { $price ->
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    }{ $known ->
        [yes] , punkty: { $worth }
       *[no] { "" }
    }
dominoes-slot-empty = Puste
dominoes-dragon-cave = Smok jest w swojej jaskini
dominoes-dragon-out = Smok jest poza jaskinią do następnej rundy
dominoes-queen-away = Królowa jeszcze u nikogo nie gości
dominoes-queen-with =
    { $who ->
        [you] Królowa gości u ciebie
       *[other] Królową gości { $name }
    }
dominoes-hosts-queen = Gości królową
dominoes-coins =
    { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
dominoes-reserve =
    { $n ->
        [one] 1 rycerz w rezerwie
       *[many] { $n } rycerzy w rezerwie
    }

## Dziennik

page-news-place =
    { $who ->
        [you] Dokładasz
       *[other] { $name } dokłada
    } { $domino }.
page-news-tax =
    { $who ->
        [you] Wysyłasz
       *[other] { $name } wysyła
    } rycerza ({ $terrain }): { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
page-news-build =
    { $who ->
        [you] Budujesz
       *[other] { $name } buduje
    } { $building-acc } za { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    }{ $knights ->
        [0] { "" }
        [one] , z 1 rycerzem
       *[many] , z { $knights } rycerzami
    }{ $towers ->
        [0] { "" }
        [one] , z 1 wieżą
       *[many] , z { $towers } wieżami
    }.

## Koniec

dominoes-part = Część wyniku
dominoes-winner = Zwycięstwo
