### Podpowiedzi przy stole i co ekspert myśli o zakończonej grze

percent = { $n }%

## Podpowiedzi

advice = Podpowiedź
advice-ask = Co zrobiłby ekspert?
advice-thinking = Ekspert myśli…
advice-title = Co zrobiłby ekspert
advice-would = Wybór eksperta: { $option }
advice-chances = Tak często każdy z tych wyborów wygrywa, jeśli wszyscy dobrze grają:
advice-option = { $option }: { $n }%.
advice-usual = Tak się tu po prostu gra.
advice-thanks = Dziękuję

## Co znaczy wybór w grach z dominem

choice-place = { $place }, w stronę: { $direction }
choice-claim = Wybierz domino { $n }
choice-tax =
    { $half ->
        [first] Pobierz podatek z posiadłości pierwszego pola
       *[second] Pobierz podatek z posiadłości drugiego pola
    }
choice-build =
    { $named ->
        [no] Zbuduj { $place }
       *[yes] Zbuduj { $building-acc } { $place }
    }
choice-burn =
    { $named ->
        [no] Niech smok spali budynek
       *[yes] Niech smok spali { $building-acc }
    }
choice-discard = Odłóż domino do pudełka
choice-done =
    { $prompt ->
        [tax] Nie pobieraj podatku
        [build] Nie buduj
       *[burn] Zostaw smoka w jaskini
    }

## Po grze

end-review = Co myśli o tym ekspert?
review = Co myśli o tym ekspert?
review-title = Co myśli o tym ekspert? · { $game }
review-text = Każda decyzja jeszcze raz, na podstawie tego, co można było wtedy wiedzieć.
review-whose = Decyzje gracza
review-progress = Postęp analizy
review-asking = Pytamy eksperta…
review-waiting =
    { $n ->
        [one] Najpierw jedna inna analiza.
        [few] Najpierw { $n } inne analizy.
       *[many] Najpierw { $n } innych analiz.
    }
review-working = Ekspert rozgrywa tę grę.
review-cancelled = Analiza zatrzymała się w tym miejscu.
review-cancel = Anuluj
review-go-on = Kontynuuj
review-curve = Szansa na zwycięstwo, decyzja po decyzji
review-end = Koniec
review-mistakes =
    { $n ->
        [one] Największy błąd
        [few] { $n } największe błędy
       *[many] { $n } największych błędów
    }
review-mistake = Tura { $turn }: szansa na zwycięstwo mniejsza o { $n }%
review-yours = wybrano
review-see = Zobacz w powtórce
review-fork = Graj dalej od tego miejsca
review-none = Ani jednego błędu, który dałoby się odróżnić od pecha. Dobra gra!
review-all = Wszystkie decyzje
review-turn = Tura
review-chosen = Co wybrano
review-expert = Ekspert
review-same = to samo
review-how = Karty, których nikt nie mógł widzieć, rozdawano wciąż na nowo i z każdym wyborem rozgrywano grę do końca. Małe różnice to szczęście.
