### Lekcje: uwaga po uwadze obok gry, która się toczy

lesson = Lekcja
lesson-of = Lekcja: { $game }
lesson-heading = Lekcja: { $game } · { $n } z { $of }
lesson-next = Dalej
lesson-done = Gotowe
lesson-leave = Opuść lekcję
lesson-go-on = Decyzja należy do ciebie. Następna uwaga pojawi się, gdy będzie potrzebna.
lesson-watch = Teraz gra { $name }. Patrz albo dotknij stołu, by przejść dalej.
lesson-over = To była cała gra. Wiesz już wszystko, co trzeba: następna należy do ciebie, a nowe rzeczy objaśnią się same.
start-learn = Naucz się w dziesięć minut
start-learn-game = Naucz się w dziesięć minut: { $game }

## Dominion

lesson-dominion-aim = Ty i { $name } macie po małej talii kart. Kolejka po kolejce kupujesz do swojej lepsze karty. Na koniec decydują punkty w talii: Prowincja daje ich 6, najwięcej.
lesson-dominion-hand = Na dole jest twoja ręka: pięć kart. Kolejkę zaczynasz z jedną akcją. Zagraj Wioskę: ciągniesz kartę i dostajesz dwie dodatkowe akcje.
lesson-dominion-action = Liczniki nad ręką pokazują, co ci jeszcze zostało. Teraz zagraj Kuźnię: ciągniesz trzy karty.
lesson-dominion-treasure = Nie masz już kart akcji, pora więc na zakupy. Karty skarbu to twoje pieniądze: zagraj wszystkie naraz.
lesson-dominion-buy = 6 monet i jeden zakup. To, na co cię stać, jest podświetlone. Kup { card-gold.acc }: ta karta da ci 3 monety za każdym razem, gdy trafi na twoją rękę.
lesson-dominion-attack = { $name } zagrywa Milicję. To atak: odrzucasz karty, aż zostaną ci na ręce trzy. Pozbądź się tego, co pomaga ci najmniej: Posiadłość da punkty na koniec, a do tego czasu nic. Dotknij dwóch kart, a potem naciśnij przycisk.
lesson-dominion-clean_up = Znowu twoja kolejka. Na koniec poprzedniej wszystkie zagrane karty, twoja ręka i kupiona karta ({ card-gold }) trafiły na twój stos odrzuconych kart, a na rękę przyszło pięć nowych. Nic nie przepadło.
lesson-dominion-read = Która karta teraz? Najedź na dowolną kartę wskaźnikiem albo przytrzymaj ją chwilę na telefonie, by ją przeczytać. Przy 4 monetach dobrym wyborem jest Kuźnia lub Milicja; przy 3 zawsze dobrze jest kupić { card-silver.acc }.
lesson-dominion-shuffle = Twoja talia się skończyła, więc stos odrzuconych kart został przetasowany w nową. Są w niej już kupione przez ciebie karty i odtąd będziesz je ciągnąć raz za razem.
lesson-dominion-province = 8 monet! Kup Prowincję. W trakcie gry nic nie robi, ale to ona daje zwycięstwo.
lesson-dominion-choices = Odtąd wybierasz samodzielnie. Dwie dobre zasady: więcej niż jedna lub dwie karty akcji, które nie dają dodatkowych akcji, przeszkadzają sobie nawzajem, a { card-silver } i { card-gold } przydają się zawsze.
lesson-dominion-advice = Nie wiesz, co wybrać? Lampka u góry powie, co zrobiłby ekspert i dlaczego. A każdy swój wybór możesz cofnąć.
lesson-dominion-end = Zostało niewiele Prowincji. Gra kończy się po kolejce, w której zniknie ostatnia z nich albo opustoszeją dowolne trzy stosy. Teraz liczą się punkty: Powiat daje 3.

## Domino

lesson-kingdomino-aim = Budujesz z domin królestwo wokół swojego zamku, najwyżej na pięć pól wszerz i wzdłuż. Każda posiadłość jest warta tyle, ile wynosi iloczyn jej pól i koron na nich.
lesson-queendomino-aim = Budujesz z domin królestwo wokół swojego zamku, najwyżej na siedem pól wszerz i wzdłuż. Każda posiadłość jest warta tyle, ile wynosi iloczyn jej pól i koron. Nowością są miasta: na ich polach stawiasz budynki.
lesson-dominoes-claim = Domina leżą w kolumnie, według numerów. Ustaw króla na tym, które chcesz mieć; dołożysz je w następnej rundzie. Podświetlone ma najwięcej koron.
lesson-dominoes-second = Gdy gra dwoje graczy, każdy ma dwóch królów: wybierz drugie domino. Te o niższych numerach rozgrywa się wcześniej.
lesson-dominoes-place = Teraz dołóż pierwsze. Musi stykać się bokiem z zamkiem, do którego pasuje wszystko, albo z polem tego samego krajobrazu. Podświetlone miejsca pasują, a liczba mówi, ile punktów tam przyniesie.
lesson-dominoes-rotate = Dotknij miejsca albo przeciągnij tam domino. Obrócisz je dotknięciem, kółkiem myszy lub klawiszem R. Gdy ci się spodoba, naciśnij przycisk.
lesson-dominoes-order = Potem wybierasz następne. Niski numer gra w następnej rundzie wcześnie, więc i wcześnie wybiera; wysokie numery mają więcej koron. Na tym polega cała gra: lepsze domino teraz czy pierwszeństwo wyboru później.
lesson-dominoes-territory = Twoje królestwo już daje punkty. Stykające się pola jednego krajobrazu tworzą posiadłość; każde następne pole dodaje punkt za każdą jej koronę. Bez korony nie jest ona nic warta.
lesson-dominoes-limit = Pamiętaj o granicach siatki: domino, które nigdzie nie pasuje, przepada. Wypełniaj rogi i nie zostawiaj pojedynczych luk.
lesson-dominoes-others = Przyjrzyj się też drugiemu królestwu ({ $name }). Domino mało przydatne dla ciebie może być tam dużo warte.
lesson-dominoes-lost = To domino nigdzie nie pasuje w twoim królestwie, więc jest usuwane z gry. Każdemu się to zdarza.
lesson-dominoes-last = Ostatnia runda: dołóż wybrane domina, a potem liczy się punkty.
lesson-queendomino-tax = Po dołożeniu możesz wysłać rycerza na nowe domino. Przynosi monetę za każde pole tej posiadłości i już tam zostaje. Najwięcej płacą duże posiadłości.
lesson-queendomino-build = Masz wolne pole miasta. Za monety możesz postawić na nim budynek: im dalej w prawo leży na planszy budowniczych, tym mniej kosztuje. Jedne dają punkty od razu, inne na koniec, jeszcze inne monety.
lesson-queendomino-towers = Wieże na budynku sprowadzają do ciebie królową, jeśli masz ich co najmniej tyle, co każdy inny. Budujesz wtedy o 1 monetę taniej, a na koniec jest ona koroną w twojej największej posiadłości.
lesson-queendomino-dragon = Za 1 monetę smok pali budynek, żeby nikt go nie dostał: raz na rundę, dla osoby, która przekupi go pierwsza.
lesson-queendomino-queen = Królowa przybyła. Zostaje u osoby, która ma najwięcej wież; kto ją gości, nie może przekupić smoka.
lesson-royal_wedding-aim = Ty i { $partner } tworzycie drużynę: razem budujecie jedno królestwo wokół jednego zamku, najwyżej na siedem pól wszerz i wzdłuż. Każda posiadłość jest warta tyle, ile wynosi iloczyn jej pól i koron, a na polach miast stawiacie budynki.
lesson-royal_wedding-boxes = Spotykają się tu dwa pudełka: ta kolumna pochodzi z Queendomino, następna z Kingdomino i tak na zmianę. Miasta są tylko na dominach z Queendomino.
lesson-royal_wedding-team = Każdy z czterech graczy ma jednego króla i w jego turze decyduje sam. Dlatego { $partner } też dokłada domina do waszego królestwa. Monety, rycerze, budynki i królowa są wspólne.
lesson-royal_wedding-left = Z ośmiu domin w kolumnie wybiera się cztery, pozostałe są usuwane z gry. Starczy dla każdego: zobacz, które domino ma już { $partner }, i weź takie, które do niego pasuje.
lesson-royal_wedding-alone = Można też grać bez drużyn: od trzech do sześciu graczy, każdy z własnym królestwem. Cała reszta jest taka sama.
