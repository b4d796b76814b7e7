### Domino: Kingdomino, Queendomino, Królewskie wesele

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal_wedding = Królewskie wesele

## Zasady stołu, gdzie odbiegają od zwykłych

# translated by us
rule-dynasty = Dynastia: trzy gry, których punkty się sumuje.
# translated by us
rule-middle_kingdom = Środek królestwa: 10 punktów za zamek, od którego żadne pole królestwa nie leży dalej niż dwie kolumny lub dwa rzędy, na siatce 7×7 trzy.
# translated by us
rule-harmony = Harmonia: 5 punktów za królestwo, w którym każde domino znalazło miejsce.
# translated by us
rule-mighty_duel = Wielki pojedynek: wszystkie domina dla dwóch graczy, królestwa na siatce 7×7.
rule-lines_of_four = Trzech graczy używa wszystkich domin, w kolumnach po cztery; niewybrane domino jest usuwane z gry.
rule-middle_kingdom_incomplete = Przy Środku królestwa królestwo musi też wypełniać siatkę wszerz i wzdłuż.
rule-two_full_turns = Obaj królowie gracza mogą pobierać podatki, budować i przekupywać smoka, a nie tylko jeden na rundę.
rule-tax_boxes = Skarbiec wypłaca za każdego wysłanego rycerza, a nie raz na turę.
rule-free_slot_refund = Kto gości królową, dostaje monetę, gdy buduje za 0.
rule-burned_tiles_return = Gdy stos się wyczerpie, kafle spalone przez smoka tworzą nowy.
rule-limited_pieces = Jest tylko 22 rycerzy i 15 wież.
rule-stack_top_visible = Nikt nie widzi, który budynek będzie następny.
rule-actions_after_discard = Kto nie może dołożyć domina, nie może w tej turze budować ani przekupić smoka.
rule-build_on_knights = Na polu z rycerzem nie można postawić budynku.
rule-teams = Drużyny dwuosobowe: partnerzy mają wspólne królestwo, monety i rycerzy.
rule-partners = Partnerzy siedzą naprzeciwko siebie, a nie obok.

## Krajobrazy, domina, miejsca

terrain-wheat = pszenica
    .title = Pszenica
    .owned = pszeniczną
terrain-forest = las
    .title = Lasy
    .owned = leśną
terrain-lake = jezioro
    .title = Jeziora
    .owned = jeziorną
terrain-grassland = łąka
    .title = Łąki
    .owned = łąkową
terrain-swamp = bagno
    .title = Bagna
    .owned = bagienną
terrain-mine = góry
    .title = Góry
    .owned = górską
terrain-town = miasto
    .title = Miasta
    .owned = miejską
domino = { $first }–{ $second }
domino-numbered = { $n } ({ $domino })
place = { $x },{ $y } { $direction }
direction-east = wschód
direction-south = południe
direction-west = zachód
direction-north = północ
signed = { $sign }{ $n }

## Budynki

# translated by us
building-bakery = Piekarnia
    .acc = Piekarnię
    .gen = Piekarni
building-sawmill = Tartak
    .acc = Tartak
    .gen = Tartaku
# translated by us
building-fishmonger = Sklep rybny
    .acc = Sklep rybny
    .gen = Sklepu rybnego
# translated by us
building-weaving_shop = Tkalnia
    .acc = Tkalnię
    .gen = Tkalni
# translated by us
building-magic_school = Szkoła magii
    .acc = Szkołę magii
    .gen = Szkoły magii
# translated by us
building-foundry = Odlewnia
    .acc = Odlewnię
    .gen = Odlewni
building-church = Kościół
    .acc = Kościół
    .gen = Kościoła
# translated by us
building-safe_knight = Skarbiec rycerzy
    .acc = Skarbiec rycerzy
    .gen = Skarbca rycerzy
# translated by us
building-safe_tower = Skarbiec wież
    .acc = Skarbiec wież
    .gen = Skarbca wież
# translated by us
building-small_tavern = Mała tawerna
    .acc = Małą tawernę
    .gen = Małej tawerny
building-big_tavern = Wielka tawerna
    .acc = Wielką tawernę
    .gen = Wielkiej tawerny
building-guardtower = Strażnica
    .acc = Strażnicę
    .gen = Strażnicy
# translated by us
building-fortified_castle = Warowny zamek
    .acc = Warowny zamek
    .gen = Warownego zamku
building-travelling_castle = Podróżujący zamek
    .acc = Podróżujący zamek
    .gen = Podróżującego zamku
# translated by us
building-training_camp = Obóz szkoleniowy
    .acc = Obóz szkoleniowy
    .gen = Obozu szkoleniowego
building-statue = Posąg
    .acc = Posąg
    .gen = Posągu
building-queens_tower = Wieża królowej
    .acc = Wieżę królowej
    .gen = Wieży królowej

building-join = { $first }, { $rest }
building-knights =
    { $n ->
        [one] 1 rycerz
       *[many] { $n } rycerzy
    }
building-towers =
    { $n ->
        [one] 1 wieża
        [few] { $n } wieże
       *[many] { $n } wież
    }
building-crown = 1 korona dla miasta, w którym stoi
building-tax-knight = gdy pobierasz podatek: +1 moneta za każdego twojego rycerza
building-tax-tower = gdy pobierasz podatek: +1 moneta za każdą twoją wieżę
building-per-terrain =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą posiadłość { $terrain-owned }
building-per-tower =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą twoją wieżę
building-per-knight =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdego twojego rycerza
building-tiles =
    { $n ->
        [one] 1 kafel w pudełku
        [few] { $n } kafle w pudełku
       *[many] { $n } kafli w pudełku
    }
building-worth = Teraz byłby wart dla ciebie { $points }.
building-value-knights = rycerze
building-value-towers = wieże
building-reconstructed = Niepewne: żadne dostępne źródło nie podaje, ile daje ({ $what }); tę liczbę odtworzono.

## Pytania

prompt-claim = Wybierz domino po numerze.
prompt-place = Dołóż
prompt-place-how = 1 0 wschód albo 1,0,ws: { $first } na 1,0, a { $second } na wschód od niego (wschód, południe, zachód, północ). Małe litery: wybór 1.
prompt-place-more = { $shown } z { $n } miejsc, według punktów teraz, potem według wielkości posiadłości. Wpisz „wszystko”, by zobaczyć resztę.
prompt-no-place = { $domino } nigdzie nie pasuje.
prompt-tax =
    { $n ->
        [one] Wysłać rycerza, by pobrał podatek?
       *[many] Wysłać rycerza, by pobrał podatek? Masz { $n } rycerzy.
    }
prompt-tax-safe = Twój { $building } dodaje { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }{ $often ->
        [per_knight] { " " }za każdego wysłanego rycerza
       *[per_action] { " " }do podatku w tej turze
    }.
prompt-build = Budować? Podane punkty to zmiana w tej chwili, razem z ceną.
prompt-build-where = Raz dla każdego miasta. Inne jego pole: { $building } { $x } { $y }
prompt-burn = Przekupić smoka za 1 monetę? Spalony budynek { $returns ->
        [yes] wróci, gdy stos się wyczerpie
       *[no] jest usuwany z gry
    }.

option-claim = Wybierz { $domino }
option-place = { $domino } na { $place }
place-worth = { $place } { $worth }
option-tax = { $x },{ $y }: { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } ({ $terrain })
option-build = { $building } za { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    } na { $x },{ $y }
option-burn = { $building }, cena { $slot }
option-discard-domino = Odłóż do pudełka
option-done-tax =
    { $again ->
        [yes] Koniec podatków
       *[no] Bez podatków
    }
option-done-build = Nie buduj
option-done-burn = Zostaw smoka w jaskini
claim-best = { "  " }najwyżej { $worth } teraz
claim-nowhere = { "  " }teraz nigdzie nie pasuje

refused-place = Nie można go tam położyć ({ $place }): potrzebuje dwóch wolnych pól oznaczonych +, w granicach siatki, i jednego ze swoich pól przy zamku lub przy własnym krajobrazie.
refused-direction = { $word }: dodaj stronę, po której leży drugie pole, np. 1 0 wschód (wschód, południe, zachód, północ; wystarczy ws, połu, z, półn).
refused-building-dear = { $building } kosztuje { $price ->
        [one] 1 monetę
        [few] { $price } monety
       *[many] { $price } monet
    }, a ty masz { $coins }.
refused-not-on-board = Na planszy budowniczych nie ma teraz { $building-gen }.
refused-no-buildings = W grze { $game } nie ma budynków.

## Stół

table-welcome-dominoes = { $game }. { $team ->
        [yes] W twojej drużynie gra też { $partner }, przeciwnicy:
       *[no] Przeciwnicy:
    } { $names }. Królestwa mieszczą się w siatce { $limit }×{ $limit }, rund jest { $rounds }. Wpisz ?, by uzyskać pomoc.
table-rule = { "  " }{ $rule }
table-first-claims = Pierwszy wybór domin
table-round = Runda { $n } z { $rounds }
table-round-own = { $round }: twoja tura
table-round-king = { $round }: twój { $n ->
        [1] pierwszy
       *[2] drugi
    } król
table-round-other = { $round }: { $name }
table-dynasty = Gra { $n } z { $games }, { $heading }
table-points-before = i { $n } wcześniej
table-purse = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } · { $towers ->
        [one] 1 wieża
        [few] { $towers } wieże
       *[many] { $towers } wież
    } · rycerze { $reserve }/{ $knights }
table-hosts-queen = Królowa
table-discarded =
    { $n ->
        [one] 1 domino bez miejsca
        [few] { $n } domina bez miejsca
       *[many] { $n } domin bez miejsca
    }
table-line = Ta runda
table-offer = Następna runda: do wyboru
table-line-played = rozegrane
table-board = Plansza budowniczych, ceny dla ciebie
table-price =
    { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
table-slot-empty = –
table-dragon-here = smok
table-stack-top = Następny: { $building } (i jeszcze { $n })
table-stack = Kafle w stosie: { $n }
table-stack-empty = Stos jest pusty
table-dragon-cave = smok w jaskini
table-dragon-out = smok poza jaskinią
table-queen-away = królowej jeszcze nie ma
table-queen-with =
    { $who ->
        [you] królowa u ciebie
       *[other] królową gości { $name }
    }
legend-terrain = { $letter } { $terrain }
legend-kingdom = C zamek · cyfry to korony
legend-town = C zamek · cyfry to korony · # budynek, Q Wieża królowej, k rycerz · rycerze 1/3: jeden z trzech jest jeszcze w rezerwie

## Dziennik

news-round =
    { $n ->
        [0] Pierwszy wybór domin
       *[other] Runda { $n }
    }
news-line = Kolumna: { $dominoes }
news-board = Na planszy budowniczych: { $buildings }.
news-remove =
    { $n ->
        [one] Nikt nie wybrał { $dominoes }: domino jest usuwane z gry.
       *[other] Nikt nie wybrał { $dominoes }: domina są usuwane z gry.
    }
news-king =
    { $who ->
        [you] Wylosowano twojego króla.
       *[other] Wylosowano króla gracza { $name }.
    }
news-claim =
    { $who ->
        [you] Wybierasz { $domino }.
       *[other] { $name } wybiera { $domino }.
    }
news-place =
    { $who ->
        [you] Dokładasz { $domino } na { $place }.
       *[other] { $name } dokłada { $domino } na { $place }.
    }
news-discard =
    { $who ->
        [you] { $domino } nigdzie nie pasuje w twoim królestwie: domino jest usuwane z gry.
       *[other] { $domino } nigdzie nie pasuje w królestwie gracza { $name }: domino jest usuwane z gry.
    }
news-tax =
    { $who ->
        [you] Wysyłasz
       *[other] { $name } wysyła
    } rycerza na { $x },{ $y }: { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
news-safe =
    { $who ->
        [you] Twój { $building } dodaje
       *[other] { $building } gracza { $name } dodaje
    } { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
news-build =
    { $who ->
        [you] Budujesz
       *[other] { $name } buduje
    } { $building-acc } na { $x },{ $y } za { $price ->
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
news-queen =
    { $who ->
        [you] Królowa przybywa do ciebie.
       *[other] Królowa przybywa do gracza { $name }.
    }
news-burn =
    { $who ->
        [you] Przekupujesz
       *[other] { $name } przekupuje
    } smoka za 1 monetę: { $building } płonie.
news-game_over = Jedna z gier Dynastii dobiegła końca. Punkty do tej pory: { $points }

## Notatnik

sheet-coins = Monety
sheet-buildings = Budynki
sheet-queen = Królowa
sheet-middle_kingdom = Środek królestwa
sheet-harmony = Harmonia
sheet-before = Wcześniejsze gry
sheet-total = Razem
sheet-none = –
sheet-queen-counted = ✓
sheet-queen-in = +{ $points }, wliczone tu: { $terrain }
sheet-queen-adds = królowa { $points }
sheet-building = { $building } { $points }
end-larger-territory = Punktów jest tyle samo; decyduje, czyja największa posiadłość jest większa.
end-more-crowns = Punkty i największe posiadłości są równe; decyduje większa liczba koron.

help-dominoes =
    Na pytanie odpowiedz, wpisując
      numer albo początek nazwy budynku, by go wybrać
      1 0 wschód     gdzie trafi pierwsze pole domina, licząc od zamku
                     (x na wschód, y na południe), i po której stronie leży drugie:
                     wschód, południe, zachód, północ; wystarczy początek
                     słowa, także bez ogonków: 1,0,ws
      Enter lub d    koniec podatków, bez budowania, bez smoka
    W każdej chwili
      budynek NAZWA  co daje budynek i ile byłby dla ciebie teraz wart
      punkty         notatnik z punktami do tej pory
      stół           jeszcze raz cały stół
      wszystko       wszystkie wybory, gdy lista jest skrócona
      dziennik       wszystko, co się wydarzyło
      podpowiedź     co zrobiłby ekspert i dlaczego
      cofnij         powrót do twojego ostatniego wyboru
      zapisz [PLIK]  zapis; aby później grać dalej: crownlands play --resume PLIK
      wyjdź          wyjście; program zapyta, czy zapisać
      ?              ta pomoc
