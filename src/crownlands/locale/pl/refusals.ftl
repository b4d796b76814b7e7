# Czego nie można zrobić przy stole i dlaczego.

refused-lost-seat = To miejsce należy teraz do kogoś innego.
refused-late-choice = Stół jest w kroku { $now }, a to odpowiedź na krok { $step }: przyszła za późno albo dwa razy.
refused-not-asked = Wybór należy do kogoś innego.
refused-choice = Nie można tego teraz wybrać.
refused-time-left = Czas jeszcze nie minął.
refused-changes = Zmieniono to przy tym stole już { $most } razy: tak już zostanie.
refused-no-chat = Przy tym stole nie ma czatu.
refused-chat-full = Czat stołu mieści { $most } wpisów i wszystkie są wykorzystane.
refused-over = Gra dobiegła końca.
refused-not-begun = Gra się jeszcze nie zaczęła.
refused-begun = Gra już się zaczęła: zaproponuj miejsce przy stole.
refused-no-seat = Nie ma wolnego miejsca.
refused-seat-taken = To miejsce nie jest wolne.
refused-seat-kept = To miejsce jest zajęte: można je oddać, gdy jego gracz odejdzie albo nie odpowie przez { $seconds } s.
refused-no-such-seat = Nie ma miejsca { $seat }: miejsca są od 0 do { $last }.
refused-not-host = Tylko osoba, która otworzyła stół, może sadzać boty.
refused-not-yours = To miejsce nie należy do tego urządzenia.
refused-spectator = Widz tylko ogląda.
refused-nameless = Zanim coś napiszesz, podaj swoje imię.
refused-nothing-chosen = Nie masz jeszcze za sobą żadnego wyboru.
refused-offer-open = Czeka już inne pytanie: najpierw na nie odpowiedz.
refused-offers = To miejsce pytało pozostałych już { $most } razy: więcej nie można.
refused-no-consent = To pytanie nie jest do ciebie.
refused-no-offer = W kroku { $step } o nic nie pytano albo to już minęło.
refused-unreadable = Ta wersja nie umie odtworzyć dziennika stołu.
refused-record-later = Zapis gry można zobaczyć, gdy gra dobiegnie końca.
refused-name-and-bot = Miejsce ma imię albo bota, nie jedno i drugie.
refused-rematch-later = Rewanż jest możliwy po zakończeniu gry.
refused-rematch-players = Rewanż jest dla osób, które grały.
refused-shuffles-kingdom = To samo tasowanie wymaga tego samego zestawu kart królestwa.
refused-hello-first = Pierwszą wiadomością jest hello.
refused-hello-again = Hello jest tylko pierwszą wiadomością.
refused-version = Ten serwer używa wersji { $version }.
refused-blank = Nie ma w tym nic, co inni mogliby zobaczyć.
refused-unseen = Imię składa się ze znaków, które inni mogą zobaczyć.
refused-turned-around = Są w tym znaki, które odwracają kierunek pisma.
refused-marks = Na jednej literze jest więcej znaków niż { $most }.
refused-damaged = Części bazy danych nie można odczytać. Reszta działa dalej.
refused-not-stored = Baza danych nie odpowiada. Nic się nie zmieniło: spróbuj ponownie.
refused-busy = Zbyt wiele osób prosi teraz o dawne gry. Spróbuj za chwilę.
refused-no-lab = Na tym serwerze nie ma pracowni.
refused-lab-busy = Pracownia ma tyle pracy, ile może przyjąć. Spróbuj za minutę lub dwie.
refused-study-failed = Badania tego zestawu nie doprowadzono tu do końca.
refused-too-long = Ponowne rozegranie tej gry trwałoby tu zbyt długo.
refused-tables-an-hour = Z tego adresu otwarto w ciągu godziny już { $most ->
        [one] 1 stół
        [few] { $most } stoły
       *[many] { $most } stołów
    }: więcej nie można.
refused-tables-of-one = Stoły z tego adresu, przy których gra jeszcze się nie skończyła: { $most }. Więcej nie można.
refused-house-full = Nie ma już miejsca: tyle gier jeszcze trwa, że nowy stół się nie zmieści. Spróbuj później.
refused-reserved = To miejsce czeka na osobę, która grała na nim wcześniej: to samo tasowanie jest dla tych samych osób.
refused-shuffles-people = Kogoś z tamtej gry już nie ma, a to samo tasowanie jest dla tych samych osób.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-hint-waiting = Ekspert wciąż myśli nad twoim ostatnim pytaniem.
refused-expert-busy = Zbyt wiele osób pyta teraz eksperta. Spróbuj za chwilę.
refused-expert-failed = Ekspert nie dał odpowiedzi. Spróbuj ponownie.
refused-no-reviews = Na tym serwerze nie ma eksperta, który analizuje gry.
refused-review-waiting = Analiza dla tego adresu jest w toku: poczekaj na nią albo ją anuluj.
refused-reviews-an-hour = Z tego adresu rozpoczęto w ciągu godziny już { $most ->
        [one] 1 analizę
        [few] { $most } analizy
       *[many] { $most } analiz
    }: więcej nie można.
refused-book-code = Ten link jest zużyty albo za stary: utwórz nowy na drugim urządzeniu.
refused-player-name = Na tym serwerze ktoś już ma takie imię: wybierz inne.
refused-book-devices = Te same wyniki może mieć najwyżej { $most ->
        [one] 1 urządzenie
        [few] { $most } urządzenia
       *[many] { $most } urządzeń
    }.
