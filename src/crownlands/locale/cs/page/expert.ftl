### Rady u stolu a co si o dohrané hře myslí expert

percent = { $n } %

## Rady

advice = Rada
advice-ask = Co by udělal expert?
advice-thinking = Expert přemýšlí…
advice-title = Co by udělal expert
advice-would = Expertova volba: { $option }
advice-chances = Jak často která možnost vítězí, hrají-li všichni dobře:
advice-option = { $option }: { $n } %.
advice-usual = To se tu prostě dělá.
advice-thanks = Díky

## Co znamená možnost u domina

choice-place = { $place }, směrem na { $direction }
choice-claim = Vybrat domino { $n }
choice-tax =
    { $half ->
        [first] Vybrat daň z území prvního políčka
       *[second] Vybrat daň z území druhého políčka
    }
choice-build =
    { $named ->
        [no] Postavit { $place }
       *[yes] Postavit { $building-acc } { $place }
    }
choice-burn =
    { $named ->
        [no] Nechat draka spálit budovu
       *[yes] Nechat draka spálit { $building-acc }
    }
choice-discard = Vrátit domino do krabice
choice-done =
    { $prompt ->
        [tax] Nevybírat daně
        [build] Nic nestavět
       *[burn] Nechat draka v jeskyni
    }

## Po hře

end-review = Co na to expert?
review = Co na to expert?
review-title = Co na to expert? · { $game }
review-text = Každé rozhodnutí znovu, podle toho, co šlo v té chvíli vědět.
review-whose = Čí rozhodnutí
review-progress = Jak daleko rozbor je
review-asking = Ptáme se experta…
review-waiting =
    { $n ->
        [one] Před vaším je na řadě ještě jeden rozbor.
        [few] Před vaším jsou na řadě ještě { $n } rozbory.
       *[other] Před vaším je na řadě ještě { $n } rozborů.
    }
review-working = Expert hru prochází.
review-cancelled = Rozbor tady skončil.
review-cancel = Zrušit
review-go-on = Pokračovat
review-curve = Šance na výhru, rozhodnutí za rozhodnutím
review-end = Konec
review-mistakes =
    { $n ->
        [one] Největší chyba
        [few] { $n } největší chyby
       *[other] { $n } největších chyb
    }
review-mistake = { $turn }. tah: o { $n } % menší šance na výhru
review-yours = vybráno
review-see = Ukázat v záznamu
review-fork = Hrát odsud
review-none = Žádná chyba, kterou by šlo odlišit od náhody. Dobře zahráno!
review-all = Všechna rozhodnutí
review-turn = Tah
review-chosen = Co bylo vybráno
review-expert = Expert
review-same = totéž
review-how = Karty, které nikdo nemohl vidět, se rozdávaly znovu a znovu a hra se s každou možností dohrála. Malé rozdíly jsou náhoda.
