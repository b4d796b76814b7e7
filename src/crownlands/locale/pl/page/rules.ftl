### Zasady, osobna strona dla każdej gry: rules-GRA-1, -2 i tak dalej, bez przerw.
### Wartość to nagłówek, .picture nazywa rysunek obok, .text ma akapity oddzielone pustym wierszem.

rules = Zasady
rules-of = { $game }: zasady
rules-games = Gry
cards-title = Wszystkie karty gry Dominion
rules-contents = Spis treści
rules-entry = { $n }. { $title }
rules-previous = Poprzedni rozdział
rules-next = Następny rozdział
rules-whole = Wszystkie rozdziały na jednej stronie
rules-play = Zagraj w { $game }
rules-back = Wróć do gry
rules-unknown = Nie ma tu zasad gry „{ $name }”. To są zasady gry { $game }.

## Dominion

rules-dominion-1 = Cel gry
    .picture = cards
    .text =
        Budujesz talię kart i jednocześnie nią grasz. Wygrywa osoba, która na koniec gry ma we wszystkich swoich kartach najwięcej punktów zwycięstwa. Grać może od dwóch do sześciu osób.

        Każdy zaczyna z tymi samymi dziesięcioma kartami: siedmioma Miedziakami i trzema Posiadłościami. Tasujesz je i ciągniesz pięć na początkową rękę.

        Na środku leżą Zapasy, czyli karty do zdobycia: siedem stosów kart podstawowych i dziesięć stosów kart królestwa. Zestaw kart królestwa jest w każdej grze inny, a wraz z nim to, co się sprawdza.

rules-dominion-2 = Przygotowanie
    .picture = supply
    .text =
        Każdy gracz bierze siedem Miedziaków i trzy własne Posiadłości. W Zapasach zostaje potem 60 Miedziaków bez siedmiu na każdego gracza, 40 Srebrników i 30 kart { card-gold.gen }; przy pięciu lub sześciu graczach karty skarbu z dwóch pudełek: 120 Miedziaków bez siedmiu na każdego gracza, 80 Srebrników i 60 kart { card-gold.gen }.

        Dwóch graczy ma 8 Posiadłości, 8 Powiatów, 8 Prowincji i 10 Klątw. Trzech ma po 12 kopii każdej karty zwycięstwa i 20 Klątw, czterech 12 i 30. Pięciu ma 15 Prowincji i 40 Klątw, sześciu 18 i 50, a pozostałych dwóch kart zwycięstwa po 12.

        Stos kart królestwa ma 10 kart. Jeśli to karta zwycięstwa, jest ich tyle, ile Posiadłości: 8 przy dwóch graczach, 12 przy większej liczbie.

        Pierwszego gracza wybiera się losowo. W rewanżu zaczyna osoba siedząca na lewo od poprzedniego zwycięzcy; po dzielonym zwycięstwie losuje się jedną z osób, które nie wygrały, albo jedną ze wszystkich, jeśli wygrali wszyscy.

rules-dominion-3 = Twoja kolejka
    .picture = turn
    .text =
        Kolejka ma trzy fazy, zawsze w tym samym porządku. W Fazie Akcji możesz zagrać jedną kartę akcji. W Fazie Kupna możesz zagrać karty skarbu i kupić jedną kartę. W Fazie Porządków odrzucasz wszystko i ciągniesz nową rękę.

        Zagrane karty mogą dawać dodatkowe akcje, zakupy i monety. Są tylko na tę kolejkę; czego nie wykorzystasz, to przepada.

        Potem kolejkę rozgrywa osoba po twojej lewej stronie.

rules-dominion-4 = Zagrywanie kart akcji
    .picture = actions
    .text =
        Aby zagrać kartę akcji, przełóż ją z ręki do swojego obszaru gry i wykonaj jej tekst od góry do dołu. Rozstrzygnij jedną kartę, zanim zagrasz następną. Każda tak zagrana karta zużywa jedną akcję, a na początku kolejki masz jedną.

        +1 akcja pozwala zagrać później w tej fazie jedną kartę akcji więcej; sama niczego nie zagrywa. +1 karta oznacza, że od razu ciągniesz kartę.

        Wykonaj z karty tyle, ile się da. Jeśli mówi ona „możesz”, wolno ci pominąć tę część; w innym wypadku nie.

rules-dominion-5 = Pieniądze i zakupy
    .picture = buy
    .text =
        W Fazie Kupna najpierw zagraj dowolną liczbę kart skarbu. Miedziak daje $1, Srebrnik $2, a { card-gold } $3. Dodaje się do nich monety z kart akcji.

        Potem kupuj: każdy zakup to jedna karta, a wszystkie zakupy razem korzystają z tych samych monet. Kupiona karta trafia na twój stos odrzuconych kart, więc spotkasz ją po następnym tasowaniu. Po pierwszym zakupie nie zagrywasz już w tej kolejce kart skarbu.

        Karty skarbu się nie zużywają: wracają wraz z talią. Nigdy nie musisz kupować.

rules-dominion-6 = Dodawanie, odrzucanie, wyrzucanie
    .picture = trash
    .text =
        Dodać kartę to dostać ją bez kupowania: nie kosztuje monet ani zakupu. Pochodzi z Zapasów i trafia na twój stos odrzuconych kart, chyba że karta mówi inaczej. Monety nigdy nie podnoszą ograniczenia takiego jak „o koszcie do $4”.

        Odrzucić to położyć kartę z ręki na swój stos odrzuconych kart. Nadal jest twoja i wraca po tasowaniu.

        Wyrzucić na śmietnisko to położyć kartę na stosie śmietniska, poza wszystkimi taliami. Nigdy nie wraca ona do Zapasów. Gdy wyrzucasz słabe karty, reszta talii krąży szybciej.

rules-dominion-7 = Faza Porządków i tasowanie
    .picture = shuffle
    .text =
        W Fazie Porządków wszystkie zagrane karty i wszystkie, które zostały ci na ręce, trafiają na twój stos odrzuconych kart. Niczego nie zatrzymujesz na później. Potem ciągniesz pięć nowych kart.

        Jedna karta znajdzie się na wierzchu stosu odrzuconych kart, gdzie widzą ją wszyscy; pozostałe są ukryte. W drugiej edycji jest to karta zagrana, a karta z ręki tylko wtedy, gdy nie zagrano żadnej. W pierwszej edycji ręka idzie na końcu, więc jest to karta z ręki, jeśli jakaś została. Z ręki pokazuje się najtańszą kartę, by niewiele zdradzić.

        Jeśli potrzebujesz karty, a talia jest pusta, przetasuj stos odrzuconych kart: staje się nową talią, z której ciągniesz dalej. Nie tasuj, zanim zabraknie karty.

        Dotyczy to wszystkiego, co zabiera karty z talii, na przykład ich odkrywania lub oglądania. Jeśli nawet wtedy kart jest za mało, musi wystarczyć tyle, ile jest.

rules-dominion-8 = Ataki i reakcje
    .picture = attack
    .text =
        Niektóre karty akcji są też kartami ataku: mówi o tym ich typ. Działają na pozostałych graczy po kolei, zaczynając od osoby na lewo od atakującej, chyba że karta mówi inaczej.

        Gdy inny gracz zagrywa kartę ataku, możesz najpierw odkrywać z ręki karty reakcji, po jednej i ile chcesz. Odkryta karta reakcji zostaje na ręce, dopóki jej własny tekst jej nie przeniesie.

        Fosa całkowicie wyłącza cię z działania tej karty ataku. Atakujący i tak korzysta z reszty karty, a pozostałych atak dotyka jak zwykle.

rules-dominion-9 = Zakończenie gry
    .picture = end
    .text =
        Gra kończy się wraz z końcem kolejki, jeśli stos Prowincji jest pusty albo puste są dowolne trzy stosy Zapasów. Przy pięciu lub sześciu graczach potrzeba czterech pustych stosów.

        Liczy się każdy stos Zapasów, także Miedziaków i Klątw. Śmietnisko nie jest stosem Zapasów.

        Kolejkę zawsze rozgrywa się do końca, ze wszystkimi zakupami i Fazą Porządków. Nikt nie dostaje jeszcze jednej na wyrównanie, więc gracze mogą mieć różną liczbę kolejek.

rules-dominion-10 = Punkty i remisy
    .picture = points
    .text =
        Każdy liczy wszystkie swoje karty: talię, rękę, stos odrzuconych kart i wszystko, co jeszcze do niego należy. Posiadłość jest warta 1 punkt, Powiat 3, Prowincja 6, a każda Klątwa odejmuje 1. Niektóre karty królestwa też dają punkty, nawet jeśli były zagrywane w trakcie gry. Karty na śmietnisku są niczyje.

        Wygrywa największa liczba punktów. Przy remisie wygrywa ten z remisujących graczy, który rozegrał mniej kolejek. Jeśli i to jest równe, gracze dzielą zwycięstwo.

rules-dominion-11 = Słowa na kartach
    .picture = words
    .text =
        Odkryj: pokaż kartę wszystkim i odłóż ją tam, skąd pochodzi. Obejrzyj: widzisz ją tylko ty. Odłóż: połóż ją poza obszarem gry, dopóki karta nie powie, gdzie ma trafić.

        W obszarze gry: tylko karty zagrane i jeszcze nieuprzątnięte. Właśnie zagranej karty nie ma już na ręce.

        Koszt: ile karta kosztuje teraz, jeśli zmieniła to inna karta. Karta więcej niż jednego typu liczy się jako karta każdego z nich.

        Gdy karta mówi co innego niż te zasady, rację ma karta.

rules-dominion-12 = Co wolno oglądać i liczyć
    .picture = cards
    .text =
        Każdy może oglądać Zapasy i liczyć ich stosy, przeglądać śmietnisko oraz widzi wszystkie karty w obszarach gry i odłożone. Nie jest tajemnicą, ile kart mają inni na ręce; nie są nią też akcje, zakupy i monety w danej kolejce.

        Na stosie odrzuconych kart widać tylko wierzchnią. Nikt go nie przegląda ani nie liczy, nawet właściciel. Gdy odrzucasz kilka kart naraz, pokazujesz, ile ich jest, i ostatnią z nich.

        Własną talię wolno ci policzyć, ale nie oglądać, a cudzej nikt nie liczy. Punkty liczy się na koniec.

        Przy stole można się umówić, że widać więcej: liczby kart we wszystkich taliach i stosach odrzuconych kart, a każdemu graczowi jego własny stos.

rules-dominion-13 = Mikstury
    .picture = buy
    .text =
        Niektóre karty z Alchemii kosztują oprócz monet także Miksturę, narysowaną jako mała butelka. Jeśli któraś z nich jest w zestawie, w Zapasach leży stos 16 Mikstur. Mikstura to karta skarbu o koszcie $4: nie daje monet, ale w tej kolejce płaci za jedną butelkę.

        Karta, która kosztuje Miksturę, nie jest ani tańsza, ani droższa od karty kosztującej same monety: „o koszcie do $4” nigdy nie oznacza karty z butelką, a „o koszcie do $3 i Mikstury” tak. To, co obniża koszty, odejmuje tylko monety, nigdy butelkę.

rules-dominion-14 = Karty następstw
    .picture = actions
    .text =
        Pomarańczowa karta to karta następstwa: robi coś teraz i coś na początku twojej następnej kolejki. Dlatego na koniec tej kolejki zostaje w obszarze gry, oznaczona klepsydrą, i zostaje odrzucona w Fazie Porządków tej kolejki, w której zrobiła ostatnią rzecz.

        Sala tronowa lub Dwór królewski, które zagrały kartę następstwa, zostają razem z nią na znak, że liczy się ona więcej niż raz. Jeśli karta następstwa nie ma już nic do zrobienia, odrzuca się ją jak każdą inną.

        Twoja następna kolejka to po prostu ta, którą rozegrasz jako następną, także dodatkowa. Jeśli czeka na nią kilka kart następstw, wybierasz ich kolejność.

rules-dominion-15 = Platyna i Kolonia
    .picture = points
    .text =
        Ze Złotym wiekiem do Zapasów można dołożyć Platynę i Kolonię. Platyna kosztuje $9 i daje $5; jest ich 12. Kolonia kosztuje $11 i jest warta 10 punktów; jest ich tyle, ile Powiatów: 8 przy dwóch graczach, 12 przy większej liczbie.

        Gra kończy się wtedy także, gdy zniknie ostatnia Kolonia. Jeśli o ich dołożeniu decyduje los, jest to tym bardziej prawdopodobne, im więcej kart ze Złotego wieku jest w zestawie.

rules-dominion-16 = Maty i żetony
    .picture = cards
    .text =
        Niektóre karty kładzie się obok obszaru gry. Co leży na twojej macie Wyspy, zostaje tam do końca i wtedy się liczy. Karty odłożone przez Zatokę i Handlarzy koni wracają na rękę na początku twojej następnej kolejki; te odłożone przez Zatokę leżą zasłonięte i widzisz je tylko ty.

        Żetony punktów są na koniec warte po punkcie. Żeton Statku pirackiego daje $1 za każdym razem, gdy zagrywasz Statek piracki dla monet. Żetony obu tych rodzajów się nie zużywają i wszyscy je widzą.

rules-dominion-17 = Nagrody i Zguba
    .picture = supply
    .text =
        Z Turniejem obok Zapasów leży pięć Nagród, po jednej każdego rodzaju. Nie można ich kupić, kosztują $0, a puste miejsce po nich nie liczy się do zakończenia gry.

        Z Młodą wiedźmą pojawia się jedenasty stos kart królestwa, Zguba, którego karta kosztuje $2 lub $3. Gdy ktoś zagrywa Młodą wiedźmę, osoba, która odkryje z ręki kartę z tego stosu, nie dodaje Klątwy. Poza tym jest to stos jak każdy inny.

rules-dominion-18 = Dodatkowe kolejki i Opętanie
    .picture = turn
    .text =
        Niektóre karty dają jeszcze jedną kolejkę. Dodatkowe kolejki następują zaraz po tej, w której je zdobyto, przed następną zwykłą; gdy jest ich kilka, w porządku graczy. Nie liczą się, gdy remis rozstrzyga mniejsza liczba kolejek.

        Placówka daje ci jedną kolejkę więcej, tylko z trzema kartami na ręce, ale nigdy trzecią z rzędu.

        Opętanie daje osobie po twojej lewej stronie dodatkową kolejkę, w której decydujesz ty. Widzisz jej karty, wybierasz, co zagra i kupi, i dodajesz wszystko, co miałaby dodać. Co wyrzuci na śmietnisko, zostaje odłożone i wraca do niej na koniec kolejki. Wszyscy inni decydują za siebie, jak zawsze.

## Kingdomino

rules-kingdomino-1 = Cel gry
    .picture = crowns
    .text =
        Każdy gracz buduje królestwo z domin. Domino ma dwa pola, a każde pole przedstawia krajobraz: pszenicę, las, jezioro, łąkę, bagno lub góry. Na niektórych polach są korony.

        Pola tego samego krajobrazu, które stykają się bokami, tworzą posiadłość. Na koniec gry posiadłość jest warta tyle, ile wynosi iloczyn jej pól i koron. Dobrze mieć duże posiadłości i dużo koron, ale potrzebne jest jedno i drugie: bez korony nawet największa nie jest nic warta.

rules-kingdomino-2 = Królestwo i zamek
    .picture = kingdom
    .text =
        Twoje królestwo zaczyna się od zamku, który zajmuje jedno pole. Domina układa się wokół niego.

        Na koniec królestwo musi się mieścić w siatce 5×5, razem z zamkiem. Zamek nie musi być pośrodku: liczą się tylko pola najbardziej wysunięte. Myśl więc naprzód, gdzie królestwo może jeszcze rosnąć.

        Zamek nie należy do żadnej posiadłości i sam nie daje punktów, ale może przy nim leżeć każdy krajobraz. Raz dołożonego domina się nie przesuwa.

rules-kingdomino-3 = Dokładanie domina
    .picture = placing
    .text =
        Nowe domino musi się łączyć. Przynajmniej jedno z jego dwóch pól musi stykać się bokiem z zamkiem albo z polem tego samego krajobrazu w twoim królestwie. Jedno takie połączenie wystarczy; czego jeszcze domino dotyka, nie ma znaczenia. Jego własne dwa pola nie łączą się ze sobą w tym sensie.

        Musi się zmieścić w siatce 5×5 i nie może niczego zakrywać.

        Jeśli domino da się dołożyć, trzeba je dołożyć. Jeśli nigdzie nie pasuje, zostaje odrzucone i nie daje punktów.

rules-kingdomino-4 = Kolumna domin
    .picture = line
    .text =
        Każde domino ma na odwrocie numer. Wysokie numery są zwykle więcej warte: mają rzadsze krajobrazy i więcej koron.

        Domina do wyboru leżą w kolumnie, ułożone według numerów, a potem odwrócone krajobrazem ku górze. Jedna kolumna jest rozgrywana, a z następnej się wybiera.

        Na początku losuje się królów, jednego po drugim. Każdego wylosowanego króla ustawia się na dowolnym wolnym dominie pierwszej kolumny: to jest wybór domina. Potem układa się następną kolumnę.

rules-kingdomino-5 = Kolejność tur
    .picture = order
    .text =
        W każdej rundzie królowie rozgrywają tury od najniższego numeru kolumny do najwyższego. W swojej turze dokładasz domino, na którym stoi twój król, a potem wybierasz: przestawiasz króla na dowolne wolne domino następnej kolumny.

        Wybór decyduje więc także, kiedy zagrasz w następnej rundzie. Domino o niskim numerze pozwala wybierać wcześnie; to o wysokim jest często lepsze, ale każe wybierać późno.

        W ostatniej rundzie tylko dokładasz i gra się kończy.

rules-kingdomino-6 = Dwóch, trzech lub czterech graczy
    .picture = players
    .text =
        Czterech graczy używa wszystkich 48 domin, w dwunastu kolumnach po cztery.

        Trzech graczy usuwa losowo dwanaście domin i rozgrywa dwanaście kolumn po trzy.

        Dwóch graczy ma po dwóch królów i usuwa losowo 24 domina: sześć kolumn po cztery. Każdy król ma własną turę, więc dokładasz i wybierasz dwa razy na rundę, wtedy gdy wskazują to numery.

        W każdym wypadku każdy dostaje dwanaście domin, dokładnie tyle, by razem z zamkiem wypełnić siatkę 5×5.

rules-kingdomino-7 = Punkty i remisy
    .picture = scoring
    .text =
        Przejdź swoje królestwo posiadłość po posiadłości. Policz pola, policz korony na nich i pomnóż: sześć pól pszenicy z dwiema koronami to 12 punktów. Możesz mieć kilka posiadłości z tym samym krajobrazem; każda liczy się osobno.

        Suma wszystkich posiadłości to twój wynik, a najwyższy wygrywa.

        Przy remisie wygrywa gracz z największą pojedynczą posiadłością, a potem ten, kto ma najwięcej koron. Jeśli i to jest równe, gracze dzielą zwycięstwo.

rules-kingdomino-8 = Warianty
    .picture = kingdom
    .text =
        Wszystkie można łączyć.

        Środek królestwa: 10 dodatkowych punktów, jeśli zamek jest pośrodku królestwa, to znaczy jeśli żadne pole nie leży dalej od niego niż dwie kolumny lub dwa rzędy, a na siatce 7×7 trzy. Luki nie szkodzą. Harmonia: 5 dodatkowych punktów, jeśli królestwo jest kompletne, z każdym dominem na swoim miejscu.

        Kolumny po cztery: trzech graczy używa wszystkich 48 domin, w dwunastu kolumnach po cztery, a domino, którego nikt nie wybrał, jest usuwane z gry.

        Wielki pojedynek: dwóch graczy używa wszystkich 48 domin, w dwunastu kolumnach po cztery, i buduje na siatce 7×7.

        Dynastia: gracie trzy gry i sumujecie punkty. Przy równych sumach zwycięstwo jest dzielone.

## Queendomino

rules-queendomino-1 = Co nowego
    .picture = beginning
    .text =
        Queendomino ma własne 48 domin i siódmy krajobraz: miasto. Dokładasz i wybierasz jak w Kingdomino, a królowie rozgrywają tury od najniższego numeru do najwyższego.

        Nowe są monety, rycerze pobierający podatki, budynki na pola miast, wieże, które przyciągają królową, i smok.

        Każdy zaczyna z zamkiem, 7 monetami i 1 rycerzem w rezerwie. Na planszy budowniczych leży sześć kafli budynków, a pozostałe tworzą stos. Wszyscy widzą wierzchni kafel stosu, ale nie można go wybudować, dopóki nie trafi na planszę.

rules-queendomino-2 = Gracze i królestwa
    .picture = kingdom
    .text =
        Gra się wszystkimi 48 dominami: jest dwanaście rund z kolumnami po cztery.

        Czterech graczy ma po jednym królu i buduje na siatce 5×5. Trzech tak samo; domino, którego nikt nie wybrał, jest usuwane z gry.

        Dwóch graczy ma po dwóch królów i buduje na siatce 7×7. Przy pierwszej kolumnie losuje się gracza, który wybiera dowolne domino; drugi wybiera dwa, a pierwszy bierze ostatnie. Potem każdy król ma własną turę na dołożenie i wybór.

rules-queendomino-3 = Twoja tura
    .picture = steps
    .text =
        Tura ma pięć kroków, w tej kolejności: dołóż domino, pobierz podatek, wybuduj budynek, przekup smoka, wybierz domino z następnej kolumny.

        Musisz dołożyć domino, jeśli to możliwe, i musisz wybrać następne. Trzy kroki pomiędzy są opcjonalne, każdy najwyżej raz na turę. Dwóch graczy, którzy mają dwie tury na rundę, wykonuje każdy z tych trzech najwyżej raz na rundę, w wybranej z tych tur.

        Jeśli domino nigdzie nie pasuje, jest usuwane z gry. Wtedy nie pobierasz w tej turze podatku, ale nadal możesz budować i przekupić smoka.

        W dwunastej rundzie nie ma czego wybierać. Po niej gra się kończy.

rules-queendomino-4 = Rycerze i podatki
    .picture = taxes
    .text =
        Po dołożeniu domina możesz wysłać na nie jednego lub dwóch rycerzy z rezerwy, najwyżej jednego na każde z jego pól. Każdy rycerz przynosi monetę za każde pole posiadłości, w której stoi, razem z nowymi.

        Obaj rycerze mogą pobrać podatek z tej samej posiadłości. Rycerze z wcześniejszych tur nic nie zmieniają.

        Rycerz zostaje na swoim polu do końca gry. Nowych rycerzy dają budynki; możesz ich wysłać od swojej następnej tury.

rules-queendomino-5 = Budynki na polach miast
    .picture = board
    .text =
        Możesz budować raz na turę, na dowolnym wolnym polu miasta w swoim królestwie, nowym lub dawnym. Na jednym polu stoi jeden budynek i już tam zostaje.

        Wybierz kafel z planszy budowniczych i zapłać cenę jego miejsca, od 0 do 5 monet. Widoczni na nim rycerze od razu trafiają do rezerwy, a wieże od razu są twoje.

        Miejsce pozostaje puste do końca rundy. Potem kafle przesuwają się ku najtańszym pozycjom, a nowe ze stosu zajmują najdroższe.

rules-queendomino-6 = Ile są warte budynki
    .picture = town
    .text =
        Niektóre budynki dają po prostu pewną liczbę punktów. Inne dają 2 punkty za każdą twoją posiadłość jednego krajobrazu albo 1 punkt za każdą twoją wieżę lub rycerza. Dwa takie same kafle liczą się oba.

        Dwa Skarbce przynoszą więcej monet, gdy pobierasz podatek: Skarbiec rycerzy 1 monetę za każdego twojego rycerza, w królestwie i w rezerwie, Skarbiec wież 1 monetę za każdą twoją wieżę. Skarbiec wypłaca raz na turę, po wysłaniu rycerzy, jednego czy dwóch.

        Miasto daje punkty jak każda posiadłość, ze wszystkimi polami, zabudowanymi lub nie. Na jego polach nie ma jednak koron: każda Wieża królowej dodaje jedną miastu, w którym stoi, a sama królowa jest koroną, jeśli miasto jest twoją największą posiadłością.

rules-queendomino-7 = Wieże i królowa
    .picture = queen
    .text =
        Z początku królowa u nikogo nie gości. Gdy zdobywasz wieże i masz ich teraz co najmniej tyle, co każdy inny, przybywa do ciebie. Wystarczy wyrównać. Przenosi się tylko wtedy, gdy ktoś zdobywa wieże, i już nigdy nie opuszcza królestw.

        Dopóki ją gościsz, każdy budynek kosztuje cię o 1 monetę mniej, ale nigdy mniej niż 0. Nie możesz przekupić smoka.

        Na koniec gry liczy się jako dodatkowa korona w największej posiadłości osoby, która ją gości: 1 punkt za każde jej pole.

rules-queendomino-8 = Smok
    .picture = dragon
    .text =
        Po budowaniu możesz zapłacić 1 monetę, by przekupić smoka: wylatuje z jaskini i pali budynek na planszy budowniczych. Kafel jest usuwany z gry, a miejsce pozostaje puste do końca rundy.

        Smok wylatuje raz na rundę dla wszystkich graczy razem. Zostaje na tym miejscu do końca rundy, a potem wraca do jaskini. Kto gości królową, nie może go przekupić, nawet jeśli dopiero co przybyła.

        Przekup go, by odebrać budynek rywalowi albo zostawić innym mniej kafli.

rules-queendomino-9 = Punktacja końcowa i remisy
    .picture = scoring
    .text =
        Monety: 1 punkt za każde trzy, zaokrąglając w dół.

        Posiadłości: iloczyn pól i koron każdej posiadłości, także miast. Jeśli gościsz królową, twoja największa posiadłość ma o jedną koronę więcej.

        Budynki: punkty każdego kafla. Liczą się do nich wszyscy twoi rycerze, w królestwie i w rezerwie, i wszystkie wieże.

        Wygrywa najwyższa suma. Przy remisie wygrywa gracz, którego największa posiadłość jest większa, niezależnie od koron. Jeśli i to jest równe, gracze dzielą zwycięstwo.

## Królewskie wesele

rules-royal_wedding-1 = Dwa pudełka, jedna gra
    .picture = line
    .text =
        Królewskie wesele łączy domina z Queendomino i Kingdomino, razem 96, dla trzech do sześciu graczy albo ośmiu w drużynach.

        Pudełek się nie miesza. Pierwsza kolumna pochodzi z Queendomino, druga z Kingdomino i tak na zmianę, aż oba się wyczerpią.

        Cała reszta jest jak w Queendomino: 7 monet i 1 rycerz na początek, podatki, budynki, królowa i smok. Pola miast, na których można budować, są tylko na dominach z Queendomino.

rules-royal_wedding-2 = Od trzech do sześciu graczy
    .picture = kingdom
    .text =
        Trzech lub czterech graczy buduje na siatce 7×7. Są 24 rundy z kolumnami po cztery domina. Przy trzech graczach domino, którego nikt nie wybrał, jest usuwane z gry.

        Pięciu lub sześciu graczy buduje na siatce 5×5. Jest dwanaście rund z kolumnami po osiem. Niewybrane domina są usuwane z gry: trzy z każdej kolumny przy pięciu graczach, dwa przy sześciu.

        Każdy ma jednego króla, jeden zamek i własne królestwo.

rules-royal_wedding-3 = Drużyny dwuosobowe
    .picture = teams
    .text =
        Czterech, sześciu lub ośmiu graczy może grać w drużynach dwuosobowych; ośmiu zawsze. Partnerzy siedzą obok siebie i wspólnie budują jedno królestwo na siatce 7×7.

        Drużyna ma jeden zamek, wspólne 7 monet i wspólną rezerwę z 1 rycerzem. Budynki, wieże i królowa należą do obojga.

        Jest dwanaście rund z kolumnami po osiem. Każdy gracz ma jednego króla, więc drużyna dokłada dwa domina na rundę. Niewybrane domina są usuwane z gry: cztery z każdej kolumny przy czterech graczach, dwa przy sześciu.

rules-royal_wedding-4 = Kto decyduje, kto wygrywa
    .picture = scoring
    .text =
        Królowie rozgrywają tury według numerów swoich domin, jak zawsze. W drużynie turę króla rozgrywa jego właściciel. Partnerzy mogą się naradzać, ale w razie braku zgody ostatnie słowo ma ten gracz: o miejscu domina, rycerzach, monetach i następnym wyborze.

        Punktacja jest taka jak w Queendomino. Drużyna liczy swoje jedno królestwo, a partnerzy wygrywają wspólnie. Przy równych punktach decyduje, czyja największa posiadłość jest większa; potem zwycięstwo jest dzielone.
