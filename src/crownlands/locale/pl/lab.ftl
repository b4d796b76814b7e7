### Czego pracownia dowiaduje się o zestawie: w terminalu, na osobnej stronie i w przeglądarce

study-title = Co wygrywa przy tych kartach: { $cards }
study-games = Gry: { $n }, ziarno { $seed }, czas { $seconds } s
study-interrupted = Przerwano: oto, co udało się do tej pory ustalić.
study-nothing = Przerwano, zanim było co opowiedzieć.
study-wins = Co tu wygrywa
study-player = gracz
study-between = { $share } ({ $low } do { $high })
study-share = wygrane %
study-rating = ranking
study-explained = Udział we wszystkich swoich grach tutaj, remis jako pół zwycięstwa; przedziały 95%. 400 punktów rankingu to szanse 10 do 1.
study-unbeaten = { $name }: nikt tu nie wygrywa z tą strategią wyraźniej, niż mógłby sprawić przypadek.
study-beaten = { $name } przegrywa wyraźniej, niż mógłby sprawić przypadek; wygrywają: { $others }.
study-matrix = Kto jak często z kim wygrywa, w %
study-matrix-explained =
    { $n ->
        [one] Z połową przedziału 95% (±), z co najmniej { $n } gry na parę; co może być przypadkiem, ma znak zapytania.
       *[many] Z połową przedziału 95% (±), z co najmniej { $n } gier na parę; co może być przypadkiem, ma znak zapytania.
    }
study-matrix-best = Najlepsze: { $n }; --json i --html pokazują wszystkie.
study-no-circle = Nie ma cyklu: nikt nie wygrywa z kimś, kto wygrywa z kimś, kto wygrywa z nim.
study-circle = Cykl (kto z kim wygrywa): { $names } > { $first }.
study-beats = { $name } > { $rest }
study-evolved = Wyhodowana strategia
study-mixed = W tym zestawie strategie tworzą cykl: na początku gry losowana jest jedna z kilku.
study-mixed-part = { $name }, w { $share } na 100 gier
study-line = zakup
study-line-worth = wartość
study-line-explained = Kupuje się według pierwszego pasującego wiersza. Wartość: ile ze 100 zwycięstw przepada bez tego wiersza.
study-lengths = Jak długo trwają gry
study-against = { $name } kontra
study-itself = ta sama strategia
study-turns = kolejki
study-range = 8 z 10 gier
study-ends = jak się kończą
study-range-value = { $short }–{ $long }
study-end-provinces = ostatnia Prowincja { $share }%
study-end-colonies = ostatnia Kolonia { $share }%
study-end-piles = puste stosy { $share }%
study-end-limit = wcale { $share }%
study-lengths-curve = Gry trwające jeszcze w danej kolejce, w %
study-buys = Co i kiedy kupuje
study-buys-of = { $name } kontra { $other }, gry: { $n }
study-turn = kolejka
study-had = gry z nią, %
study-bought = kopie kupione w kolejce, średnio
study-copies = { $card } { $n }
study-worths = Ile warta jest tu każda karta
study-card = karta
study-without = wygrane % bez niej
study-cut = tylko pominięta
study-worth = wartość
study-free = wszystkie karty
study-worths-explained = Gracz, który nie może kupić tej karty, z najlepszą znalezioną na to strategią, przeciw wyhodowanej. Wartość to tyle, ile temu udziałowi brakuje do udziału ze wszystkimi kartami. „Tylko pominięta” to wyhodowana strategia bez wierszy tej karty.
study-worths-noise = Wartości, których przedział obejmuje zero, mogą nic nie znaczyć.
study-not-bought = { $card } (nie ma jej w wyhodowanej strategii)
study-idle = { $cards }: nikomu nie brakuje { $n ->
    [one] tej karty; nie kupuje jej
   *[other] tych kart; nie kupuje ich
} ani wyhodowana strategia, ani najlepsza odpowiedź na nią.

## Dlaczego wyhodowana strategia wygrywa

evolved-lives-on = Jej podstawą jest { $card }: od tej karty zależy { $n } ze 100 zwycięstw.
evolved-lives-too = Od karty { $card-gen } zależy { $n }.
evolved-lives-on-money = Jej podstawą są same pieniądze.
evolved-beats-money = Ze strategią samych pieniędzy wygrywa { $share }% gier (rozegrano { $games }).
evolved-beats-lists = Z każdą strategią, która tu pasuje, wygrywa co najmniej { $share }% gier (rozegrano po { $games }); najtrudniejszy przeciwnik to { $hardest }.
evolved-turns =
    { $n ->
        [one] Gra zajmuje jej { $n } kolejkę.
        [few] Gra zajmuje jej { $n } kolejki.
       *[many] Gra zajmuje jej { $n } kolejek.
    }
evolved-early = Hodowanie przerwano przed końcem.
