### Strona startowa, nowe stoły, wybór zestawu, poczekalnia, powtórki

## Osoby

guest-names = Wierzba, Rudzik, Jesion, Leszczyna, Jarzębina, Szałwia, Strzyżyk, Lipa, Głóg, Jałowiec, Koniczyna, Olcha
level-of =
    { $n ->
        [one] { $name }, { $level }
       *[other] { $n } × { $name }, { $level }
    }

## Start

start-tagline = Zbuduj talię, zbuduj królestwo: ze znajomymi albo przeciw botom, tu i teraz.
start-free = Bez konta i bez instalacji.
start-name = Twoje imię
start-play = Zagraj teraz
start-friends = Zagraj ze znajomymi
start-friends-game = Zagraj w { $game } ze znajomymi
start-against = Przeciwnik
start-with-friends = Ze znajomymi
start-players = { $least }–{ $most }{ $more ->
        [0] { "" }
       *[other] { " " }lub { $more }
    } graczy
start-dominion = Każdy zaczyna z tymi samymi dziesięcioma kartami. Kto zbuduje lepszą talię?
start-kingdomino = Dokładaj domina, łącz ziemie, licz korony. Zasady w minutę.
start-queendomino = Kingdomino z miastami, podatkami, rycerzami, królową i smokiem.
start-royal_wedding = Dwa pudełka w jednej grze, nawet dla ośmiu osób, samodzielnie lub w drużynach.
start-choose-kingdom = Wybierz zestaw
start-boxes = Moje pudełka
start-boxes-text = „Zagraj teraz” losuje z nich po twojej pierwszej grze.
today-title = Dziś
today-text = To samo rozdanie dla wszystkich, przeciw temu samemu przeciwnikowi. Liczy się pierwsza próba.
today-cards = Zestaw dnia: { $name }
today-dominoes = Rozdanie dnia: { $name }
today-results = Wyniki
today-nobody = Nikt jeszcze w to nie zagrał.
today-score = { $points } : { $opponent }
today-won = wygrana
room-local = Znajomi nie otworzą tego adresu: działa tylko na tym komputerze. Aby grać w domowej sieci, uruchom Crownlands poleceniem
room-code = Kod QR
room-code-of = Link jako kod QR
start-opening = Stół jest przygotowywany…
start-continue = Graj dalej
start-join = Dołącz do gry
start-join-empty = Żaden stół nie czeka teraz na graczy.
start-join-link = Masz od kogoś link lub kod?
start-join-link-hint = Wklej tutaj
start-join-go = Przejdź
start-join-bad = To nie jest ani link do stołu, ani jego kod.
start-watch = Obejrzyj grę
start-watch-empty = Nikt teraz nie gra publicznie.
start-replays = Powtórki
start-replays-text = Przejdź krok po kroku zakończone gry, swoje i cudze.
start-rules = Zasady
start-more = Więcej
start-art = Karty na ręce nad małym królestwem pól, lasów i jezior
lists-away = Nie można wczytać list: brak połączenia z serwerem.

table-nobody = jeszcze nikt
table-origin = { $origin ->
    [import] wczytana z innego miejsca
    [day] rozdanie dnia
    [lesson] lekcja
    [fork] dalszy ciąg zakończonej gry
   *[shuffles] z tasowaniem z wcześniejszej gry
}
table-forget = Zapomnij o tym stole
table-status-open =
    { $n ->
        [one] czeka na 1 gracza
       *[many] czeka na { $n } graczy
    }
table-status-running = trwa
table-status-over = zakończona
table-status-unreadable = nieczytelna dla tej wersji
table-sit = Usiądź
table-watch = Oglądaj
table-go-on = Graj dalej
table-see = Obejrzyj powtórkę

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-players = Gracze
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $n }
new-seat-name = Imię na miejscu { $n }
new-seat-bot = Bot na miejscu { $n }
new-seat-me = Ja
new-seat-here = Ktoś inny przy tym urządzeniu
new-seat-open = Ktoś z linkiem
new-seat-bot-kind = Bot
new-seat-open-text = Dla osoby, która pierwsza użyje linku.
new-person = Gracz { $n }
new-bot-level = Wybierz zamiast tego poziom
new-bot-strategy = Dla strategów: wybierz strategię
new-advice = Gracze mogą prosić eksperta o podpowiedzi
new-bots-fit = Stworzone do tego zestawu
new-bots-any = Radzą sobie wszędzie
new-bots-miss = Brakowałoby im tu kart
new-bot-misses = { $name } to strategia dla zestawów z tymi kartami: { $cards }. Bez nich gra, jak umie.
new-nobody-waits = Na nikogo nie trzeba czekać: gra zaczyna się od razu.
new-waits =
    { $n ->
        [one] Dostaniesz link dla 1 osoby. Gra zacznie się, gdy wszyscy usiądą.
        [few] Dostaniesz link dla { $n } osób. Gra zacznie się, gdy wszyscy usiądą.
       *[many] Dostaniesz link dla { $n } osób. Gra zacznie się, gdy wszyscy usiądą.
    }
new-nobody-here = Tylko otwierasz stół; możesz usiąść później albo oglądać.
new-kingdom = Zestaw kart królestwa
new-house = Zasady domowe
new-house-usual = jak w instrukcji
new-house-changed =
    { $n ->
        [one] 1 zmieniona
        [few] { $n } zmienione
       *[many] { $n } zmienionych
    }
new-teams-of-eight = Ośmiu graczy zawsze gra w drużynach dwuosobowych.
new-table = Stół
new-time = Czas na każdy wybór
new-time-none = Bez ograniczeń
new-time-seconds =
    { $n ->
        [one] 1 sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
new-time-minutes =
    { $n ->
        [one] 1 minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
new-time-hours =
    { $n ->
        [one] 1 godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
new-time-text = Komu czas się skończy, ten się poddaje.
new-chat = Gracze mogą pisać na czacie
new-watchers-chat = Widzowie też mogą pisać na czacie
new-public = Publiczny: ze strony startowej każdy może dołączyć lub oglądać
new-unknown-game = Nie ma tu gry „{ $name }”. Wybierz jedną z tych.
new-unknown-kingdom = Nie ma tu zestawu „{ $name }”. Poniżej są karty na pierwszą rozgrywkę.
new-open = Otwórz stół
new-begin = Zacznij
new-kingdom-missing = Najpierw wybierz dziesięć kart królestwa.

house-throne_room_optional = Sala tronowa
    .is-false = musi podwoić kartę akcji
    .is-true = może podwoić kartę akcji
house-mine_optional = Kopalnia
    .is-false = musi wyrzucić kartę skarbu
    .is-true = może wyrzucić kartę skarbu
house-moneylender_optional = Lichwiarz
    .is-false = musi wyrzucić Miedziaka
    .is-true = może wyrzucić Miedziaka
house-treasures_after_buy = Karty skarbu po pierwszym zakupie
    .is-false = nie mogą już być zagrywane
    .is-true = mogą jeszcze być zagrywane
house-counts_visible = Talie i stosy odrzuconych kart
    .is-strict = widać tylko liczbę kart we własnej talii
    .is-relaxed = widać wszystkie liczby i własny stos odrzuconych kart
house-cleanup_top_card = Na wierzchu stosu odrzuconych kart po Fazie Porządków
    .is-hand_card = leży karta z ręki
    .is-free = leży dowolna odrzucona karta
house-choose_top_card = Karta na wierzchu po Fazie Porządków i po karcie Sługa
    .is-false = to ostatnia zagrana, a z ręki najtańsza
    .is-true = to ta, którą wybierze właściciel
house-masquerade_empty_hand = Maskarada, gdy gracz nie ma kart na ręce
    .is-receive = i tak dostaje kartę
    .is-skip = przekazywanie go omija
house-empty_piles_to_end = Gra kończy się
    .is-3 = przy trzech pustych stosach
    .is-4 = przy czterech pustych stosach
house-treasure_boxes = Miedziaki, Srebrniki i karty { card-gold.gen }
    .is-1 = z jednego pudełka
    .is-2 = z dwóch pudełek
house-colonies = Platyna i Kolonia
    .is-false = nie biorą udziału
    .is-true = są w Zapasach
    .is-random = są losowane, tym częściej, im więcej kart ze Złotego wieku jest w zestawie
house-throne_stays = Sala tronowa, która zagrała Salę tronową, a ta karty następstw
    .is-direct = zostaje odrzucona w Fazie Porządków
    .is-tracking = zostaje w obszarze gry, jeśli jest ich co najmniej dwie
house-outpost_wording = Placówka
    .is-first = ogranicza rękę do 3 kart, nawet gdy nie ma dodatkowej kolejki
    .is-2017 = nie działa, gdy nie ma dodatkowej kolejki (2017)
    .is-2023 = daje kolejkę tylko wtedy, gdy nie czeka inna dodatkowa (2023)
house-possession_tokens = Żetony wzięte w kolejce z Opętania
    .is-debt_only = zostają u gracza, którego jest kolejka
    .is-all = dostaje gracz, który decyduje
house-possession_wording = Kolejki z Opętania
    .is-first = mogą następować po sobie bez ograniczeń
    .is-2023 = nigdy nie są trzecią kolejką z rzędu (2023)
house-nested_possession = Kolejka z Opętania zagranego w kolejce z Opętania
    .is-before = następuje od razu
    .is-after = następuje po następnej zwykłej kolejce
house-treasury_wording = Skarbiec trafia na wierzch talii
    .is-first = w Fazie Porządków, jeśli nie kupiono karty zwycięstwa
    .is-2022 = po zakupach, jeśli nie dodano przy nich karty zwycięstwa (2022)
house-alchemist_wording = Alchemik trafia na wierzch talii
    .is-first = gdy jest odrzucany, jeśli Mikstura jest jeszcze w obszarze gry
    .is-2022 = przed odrzuceniem czegokolwiek, jeśli Mikstura jest w obszarze gry (2022)
house-herbalist_wording = Zielarka ratuje kartę skarbu
    .is-first = raz za każdą Zielarkę w obszarze gry
    .is-2022 = raz za każde jej zagranie (2022)
house-mint_wording = Mennica wyrzuca twoje karty skarbu z obszaru gry
    .is-first = gdy ją kupujesz
    .is-2022 = gdy dodajesz ją w dowolny sposób (2022)
house-hoard_wording = Góra złota
    .is-first = liczy się za każdą w obszarze gry, gdy kupujesz kartę zwycięstwa
    .is-2022 = liczy się za każde zagranie; { card-gold } przychodzi po karcie zwycięstwa (2022)
house-princess_wording = Księżniczka obniża koszty
    .is-first = gdy jest w obszarze gry
    .is-2022 = do końca kolejki, za każde zagranie (2022)
house-rabble_order = Karty, które gracz kładzie z powrotem przez Motłoch
    .is-public = wszyscy widzą w ich kolejności
    .is-hidden = wszyscy widzą, ale nie ich kolejność
house-highway_wording = Gościniec obniża koszty
    .is-first = gdy jest w obszarze gry
    .is-2022 = do końca kolejki, za każde zagranie (2022)
house-merchant_guild_wording = Gildia kupiecka daje żetony monet
    .is-first = za każdą kupioną kartę, od razu
    .is-2022 = na koniec Fazy Kupna, za każdą kartę dodaną w niej (2022)
house-farmland_wording = Pola uprawne wyrzucają kartę
    .is-first = gdy je kupujesz
    .is-2022 = gdy dodajesz je w dowolny sposób, i nigdy za inne Pola uprawne (2022)
house-soothsayer_draws = Karty, które Wieszczka daje za Klątwy
    .is-after_all = ciągnie się, gdy wszyscy dodali swoją Klątwę
    .is-at_once = każdy gracz ciągnie zaraz po Klątwie
house-overpay_timing = Nadpłata za kartę
    .is-before_gain = działa, zanim ją dodasz
    .is-with_gain = działa, gdy ją dodasz (2022)
house-coin_tokens_any_time = Żetony monet
    .is-false = wydaje się w Fazie Kupna, zanim cokolwiek kupisz
    .is-true = można wydać w każdej chwili swojej kolejki (2022)
house-enchantress_turns = Czarodziejka zastępuje pierwszą kartę akcji
    .is-next = w następnej kolejce innych graczy
    .is-each = w każdej ich kolejce przed twoją następną (2018)
house-forum_wording = Forum daje zakup
    .is-first = gdy je kupujesz
    .is-2022 = gdy dodajesz je w dowolny sposób (2022)
house-groundskeeper_wording = Ogrodnik daje punkty
    .is-first = gdy jest w obszarze gry
    .is-2022 = do końca kolejki, za każde zagranie (2022)
house-bonfire_wording = Ognisko wyrzuca na śmietnisko
    .is-first = dowolne karty z twojego obszaru gry
    .is-2022 = tylko Miedziaki (2022)
house-hovel_wording = Chałupę można wyrzucić na śmietnisko
    .is-first = gdy kupujesz kartę zwycięstwa
    .is-2022 = gdy dodajesz ją w dowolny sposób (2022)
house-debt_any_time = Dług
    .is-false = spłaca się w trakcie zakupów
    .is-true = można spłacać w każdej chwili swojej kolejki
house-charm_wording = Czekający Klejnot
    .is-first = działa przy następnej karcie, którą kupujesz, zanim ją dodasz
    .is-2022 = działa przy następnej karcie, którą dodajesz, zaraz po jej dodaniu (2022)
house-messenger_wording = Posłaniec daje wszystkim kartę
    .is-first = jako pierwszy zakup w kolejce
    .is-2022 = jako pierwsza karta dodana w twojej Fazie Kupna (2022)
house-hermit_wording = Pustelnik staje się Szaleńcem
    .is-first = gdy jest odrzucany z obszaru gry, jeśli nie kupiono żadnej karty
    .is-2022 = na koniec Fazy Kupna, jeśli nie dodano w niej żadnej karty (2022)
house-overlord_wording = Władca
    .is-first = staje się kartą akcji z Zapasów, dopóki nie opuści obszaru gry
    .is-2019 = zagrywa kartę akcji z Zapasów, za każdym razem wybieraną od nowa, która tam zostaje (2019)
house-lose_track = Dodana karta, którą na stosie odrzuconych kart przykryła inna
    .is-covered = przepada: nie można jej już położyć na talię
    .is-moved = nadal może trafić na talię (2019)
house-shelters = Każdy gracz zaczyna
    .is-false = z siedmioma Miedziakami i trzema Posiadłościami
    .is-true = z siedmioma Miedziakami i trzema schronieniami
    .is-random = z trzema schronieniami zamiast Posiadłości, jeśli tak zdecyduje los: tym częściej, im więcej kart z Mrocznych wieków jest w zestawie
house-usual = według instrukcji
house-group-table = Przy każdym stole
house-group-cards = Jak rozumieć karty

## Wybór zestawu

chooser-ten = Dziesięć kart
chooser-own = Własny zestaw
chooser-cost = koszt { $n }{ $potion ->
        [yes] { " " }i Mikstura
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }i { $debt } długu
    }
chooser-extras = Z tymi kartami przychodzą
chooser-landscapes = Zdarzenia i Krajobrazy
chooser-shelters = Schronienia zamiast Posiadłości
chooser-colonies = Platyna i Kolonia
chooser-colonies-no = bez nich
chooser-colonies-yes = graj z nimi
chooser-colonies-random = niech zdecyduje los
chooser-bane = Zguba, jedenasty stos, który chroni przed Młodą wiedźmą
chooser-bane-random = dowolna pasująca, losowo
chooser-lock = Zatrzymaj { $card-acc }
chooser-swap = Inna karta zamiast { $card-gen }
chooser-read = Przeczytaj kartę: { $card }
chooser-free = wolne
chooser-surprise = Zaskocz mnie
chooser-copy-names = Kopiuj nazwy
chooser-copy-link = Kopiuj link
chooser-lab = Co tu wygrywa?
chooser-ways = Jak wybrać
chooser-way-sets = Polecane
chooser-way-chance = Losowo
chooser-way-hand = Ręcznie
chooser-way-text = Z tekstu
chooser-sets =
    { $n ->
        [one] 1 zestaw
        [few] { $n } zestawy
       *[many] { $n } zestawów
    }
chooser-take = Wybierz
chooser-chosen = Wybrany
chooser-boxes = Karty z pudełek
chooser-wishes = Życzenia
chooser-any = dowolnie
chooser-mostAttacks =
    { $n ->
        [0] ani jednej
        [one] najwyżej 1
       *[other] najwyżej { $n }
    }
chooser-leastCosts = co najmniej { $n }
chooser-mostOfOneCost = najwyżej { $n }
wish-mostAttacks = Karty ataku
wish-village = karta dająca +2 akcje
wish-buy = karta dająca +1 zakup
wish-trasher = karta wyrzucająca na śmietnisko
wish-leastCosts = Różne koszty
wish-mostOfOneCost = Karty o tym samym koszcie
chooser-deal = Wylosuj dziesięć kart
chooser-locked =
    { $n ->
        [0] Zablokowane karty zostają.
        [one] 1 karta jest zablokowana i zostaje.
        [few] { $n } karty są zablokowane i zostają.
       *[many] { $n } kart jest zablokowanych i zostaje.
    }
chooser-search = Nazwa lub typ
chooser-count = { $n } z { $all } kart
chooser-clear = Usuń wszystkie
chooser-none-found = Żadna karta z tych pudełek tak się nie nazywa.
chooser-full = Wybrano już dziesięć kart. Najpierw usuń którąś.
chooser-missing =
    { $n ->
        [one] Brakuje 1 karty.
       *[many] Brakuje { $n } kart.
    }
chooser-fill = Uzupełnij losowo
chooser-paste = Dziesięć nazw po przecinku lub w osobnych wierszach, albo link do zestawu
chooser-use = Użyj tych kart
chooser-read-done =
    { $n ->
        [one] Wybrano 1 kartę.
        [few] Wybrano { $n } karty.
       *[many] Wybrano { $n } kart.
    }
chooser-unknown =
    { $n ->
        [one] Nie ma tu karty { $names }. Zestaw się nie zmienił.
       *[other] Nie ma tu kart: { $names }. Zestaw się nie zmienił.
    }
chooser-no-names = W tym tekście nie ma nazwy żadnej karty. Zestaw się nie zmienił.
chooser-too-many =
    { $n ->
        [few] To { $n } karty, a zestaw ma ich dziesięć. Zestaw się nie zmienił.
       *[many] To { $n } kart, a zestaw ma ich dziesięć. Zestaw się nie zmienił.
    }
chooser-few-cards = Nie ma dziesięciu kart do wyboru. Wybierz więcej pudełek.
chooser-impossible = Te pudełka, życzenia i zablokowane karty nie pasują do siebie. Zrezygnuj z więcej niż jednego z tych warunków.
chooser-without =
    { $n ->
        [one] Te pudełka i zablokowane karty nie spełnią wszystkich życzeń. Bez tego jednego byłoby to możliwe: { $wishes }.
       *[other] Te pudełka i zablokowane karty nie spełnią wszystkich życzeń. Bez dowolnego z tych byłoby to możliwe: { $wishes }.
    }

## Poczekalnia

room-title-mine =
    { $n ->
        [one] Brakuje jeszcze 1 osoby: wyślij jej ten link
       *[many] Brakuje jeszcze { $n } osób: wyślij im ten link
    }
room-title-other =
    { $n ->
        [one] 1 miejsce jest wolne
        [few] { $n } miejsca są wolne
       *[many] { $n } miejsc jest wolnych
    }
room-link = Adres tego stołu
room-send = Wyślij link
room-send-text = Zagraj ze mną w { $game }
room-begins = Gra zacznie się sama, gdy tylko nikogo nie będzie brakować. Możesz zostawić tę stronę otwartą albo wrócić później ze strony startowej.
room-seats = Przy stole
room-you = ty
room-seat-free = wolne
room-seat-for = wolne, czeka na: { $name }
room-sit = Usiądź tu
room-sit-seat = Usiądź na miejscu { $n }
room-sit-down = Usiądź
room-sit-big = Usiądź i graj
room-sit-also = Ktoś jeszcze przy tym urządzeniu
room-name = Imię
room-bot = Posadź bota
room-bot-choose = Którego bota?
room-all-bots = Zapełnij miejsca botami
room-stand-up = Wstań
room-stand-up-seat = { $name } wstaje
room-time = Każdy wybór ma swój czas: { $time }.
room-random-kingdom = Dziesięć kart królestwa zostanie wylosowanych na początku gry.
room-bane = Zguba
room-changed = { $what }: { $how }

## Dla programów

start-programs = Dla programów:
start-protocol = gra na żywo
start-requests = żądania
start-health = stan serwera

## Powtórki

replays-own = Twoje gry
replays-own-empty = Tu znajdziesz swoje zakończone gry; są przechowywane na tym urządzeniu.
replays-public = Zakończone gry publiczne
replays-public-empty = Nie zakończyła się jeszcze żadna gra publiczna.
replays-import = Otwórz zapis
replays-import-text = Plik zapisany z powtórki albo w terminalu. Upuść go tutaj albo go wybierz.
replays-import-choose = Wybierz plik
replays-import-reading = Wczytuję { $name }…
replays-import-not-json = { $name } jest uszkodzony albo nie jest zapisem: nie da się go odczytać jako JSON. Nic się nie zmieniło.
replays-import-no-record = { $name } nie jest zapisem gry: nie ma w nim gry ani kroków. Nic się nie zmieniło.
replays-import-refused = Nie można otworzyć { $name }: { $why }
copy-failed = Zaznacz i skopiuj samodzielnie
