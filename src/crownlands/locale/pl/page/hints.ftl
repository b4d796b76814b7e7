### Pomoc w trakcie gry: hint-… pojawia się raz, gdy dana sytuacja wystąpi po raz pierwszy; why-PYTANIE objaśnia, o co chodzi w pytaniu.

hint = Wskazówka
hint-understood = Jasne
hint-none = Bez wskazówek
hint-rules = Zasady

## Pierwsza gra w Dominion

hint-dominion-welcome = Ty i twoi przeciwnicy zaczynacie z tymi samymi dziesięcioma kartami. Kolejka po kolejce dodawaj lepsze: wygrywa osoba, która na koniec ma najwięcej punktów zwycięstwa.
hint-dominion-read = Przytrzymaj kartę przez chwilę, aby przeczytać ją w powiększeniu: jej tekst i to, o co pytają gracze.
hint-dominion-action = Możesz teraz zagrać jedną kartę akcji. Jeśli daje dodatkowe akcje, możesz zagrać kolejne; licznik pokazuje, ile zostało.
hint-dominion-treasure = Zagraj karty skarbu, aby mieć monety. Rzadko warto którąś zatrzymać, a żadna się nie zużywa: wszystkie wracają wraz z talią.
hint-dominion-buy = Za każdy zakup bierzesz jedną kartę, na którą wystarcza ci monet. Trafia na twój stos odrzuconych kart, więc pociągniesz ją po przetasowaniu.
hint-dominion-clean_up = Twoja kolejka się skończyła. Wszystkie zagrane karty i te, które zostały na ręce, trafiły na stos odrzuconych kart, a ty ciągniesz pięć nowych.
hint-dominion-shuffle = Talia się skończyła, więc stos odrzuconych kart został przetasowany w nową. Są w niej już także kupione przez ciebie karty.
hint-dominion-attack = Inny gracz zagrał kartę ataku, która na ciebie działa. W niektórych zestawach są karty reakcji pomagające przeciw atakom, na przykład Fosa.
hint-dominion-react = Ktoś zagrywa kartę ataku, a ty masz kartę reakcji. Możesz ją odkryć, zanim atak zadziała; innych twoich kart nikt nie widzi.
hint-dominion-choose_cards = Dotknij kart, które chcesz wybrać; dotknij jeszcze raz, aby zrezygnować. Liczby pokazują kolejność, a nic się nie stanie, dopóki nie naciśniesz przycisku.
hint-dominion-end_near = Koniec jest blisko: zostało niewiele Prowincji albo kończą się stosy. Punkty kupione późno liczą się tak samo jak inne.
hint-dominion-empty_pile = Jeden stos jest pusty: nikt już nie weźmie tej karty z Zapasów. Gdy puste są trzy stosy (cztery przy pięciu lub sześciu graczach), gra się kończy.

## Pierwsza gra z dominem

hint-dominoes-welcome = Budujesz królestwo wokół swojego zamku. Posiadłość jest warta tyle, ile wynosi iloczyn jej pól i koron, więc szukaj jednego i drugiego.
hint-dominoes-claim = Ustaw króla na dominie: dołożysz je w następnej rundzie. Niskie numery grają pierwsze, wysokie są często więcej warte.
hint-dominoes-place = Jedno z pól domina musi stykać się bokiem z zamkiem albo z polem tego samego krajobrazu. Miejsca, do których pasuje, są podświetlone.
hint-dominoes-rotate = Obracaj domino dotknięciem, kółkiem lub klawiszem. Zanim je puścisz, widzisz, ile by przyniosło.
hint-dominoes-discard = To domino nigdzie nie pasuje w twoim królestwie, więc jest usuwane z gry. Zostawiaj miejsce na rozwój, a rzadko się to zdarzy.
hint-dominoes-order = Kolumna jest rozgrywana od najniższego numeru do najwyższego. Obecny wybór decyduje też, kiedy twój król zagra w następnej rundzie.
hint-dominoes-scoring = Masz posiadłość z koroną: jest warta tyle, ile wynosi iloczyn jej pól i koron. Każde następne pole dodaje punkt za każdą koronę.
hint-dominoes-tax = Możesz wysłać rycerza na właśnie dołożone domino. Przynosi monetę za każde pole jego posiadłości i zostaje tam do końca.
hint-dominoes-build = Masz wolne pole miasta: możesz postawić na nim budynek. Im dalej kafel przesunął się na planszy budowniczych, tym jest tańszy.
hint-dominoes-queen = Królowa odwiedza osobę, która zdobywa wieże i ma ich co najmniej tyle, co każdy inny. Kto ją gości, buduje o 1 monetę taniej, ale nie może przekupić smoka.
hint-dominoes-dragon = Za 1 monetę smok pali budynek na planszy budowniczych. Wylatuje tylko raz na rundę, ktokolwiek go przekupi.
hint-dominoes-reserve = Rycerze w rezerwie czekają na pobór podatków. Najwięcej płacą duże posiadłości, ale każdego rycerza można wysłać tylko raz.
hint-dominoes-last_round = To ostatnia runda: dokładasz domino, ale nie ma już czego wybierać. Potem liczy się punkty.

## O co chodzi w pytaniu, w grze Dominion

why-action = W Fazie Akcji każda zagrana karta akcji zużywa jedną akcję, a zakończyć możesz w każdej chwili.
why-treasure = W Fazie Kupna przed zakupami zagrywasz dowolne swoje karty skarbu, każdą za jej monety.
why-buy = Każdy zakup to jedna karta z Zapasów, która kosztuje najwyżej tyle, ile zostało ci monet; nie musisz z niego korzystać.
why-top = Odrzucasz kilka kart naraz, a wierzchnią kartę stosu widzą wszyscy, więc wybierasz, która nią będzie.
why-react = Zanim karta ataku zadziała, możesz odkrywać z ręki karty reakcji, po jednej i ile chcesz.
why-play_twice = Wybrana karta akcji zostaje rozstrzygnięta do końca, a potem zagrana jeszcze raz; żadne z tych zagrań nie zużywa akcji.
why-play_it = Karta odrzucona z twojej talii jest kartą akcji, więc możesz ją zagrać bez zużywania akcji albo zostawić na stosie odrzuconych kart.
why-discard = Karta każe ci odrzucać z ręki, a ty wybierasz, co trafi na stos odrzuconych kart.
why-discard_any = Możesz odrzucić dowolną liczbę kart, wszystkie naraz, a potem pociągnąć tyle samo.
why-discard_for_coins = Możesz odrzucić dowolną liczbę kart, a każda z nich daje ci $1 w tej kolejce.
why-discard_estate = Odrzuć z ręki Posiadłość, aby dostać monety; w przeciwnym razie dodajesz Posiadłość.
why-discard_deck = Całą talię możesz przełożyć na stos odrzuconych kart, gdzie wszyscy zobaczą jej dotychczasową spodnią kartę; następna potrzebna karta sprawi, że przetasujesz wszystko.
why-discard_looked = Z obejrzanych kart te, które odrzucisz, trafiają na stos odrzuconych kart, a reszta wraca na wierzch talii.
why-spy = Decydujesz o każdej odkrytej karcie: trafia na stos odrzuconych kart właściciela albo wraca na wierzch talii, z której pochodzi.
why-trash = Karta każe ci wyrzucać z ręki na śmietnisko, a to, co wyrzucisz, opuszcza twoją talię na zawsze.
why-may_trash = Możesz wyrzucić kartę z ręki na śmietnisko, by na zawsze opuściła twoją talię, albo zrezygnować.
why-trash_looked = Z obejrzanych kart możesz wyrzucić na śmietnisko dowolne, zanim zdecydujesz, co odrzucić.
why-trash_revealed = Jedna z odkrytych kart skarbu musi trafić na śmietnisko; wybór należy do ciebie.
why-trash_this = Możesz wyrzucić na śmietnisko właśnie zagraną kartę w zamian za jej premię; zdecyduj teraz.
why-gain = Musisz dodać jedną z tych kart z Zapasów, bez płacenia i bez zużywania zakupu.
why-may_gain = Możesz dodać jedną z tych kart z Zapasów bez płacenia albo nie dodać nic.
why-gain_trashed = Możesz dodać dowolne z kart skarbu właśnie wyrzuconych przez tę kartę; trafiają na twój stos odrzuconych kart. Potem pozostali gracze odrzucają resztę odkrytych kart.
why-swindle = Karta tego gracza trafiła na śmietnisko; wybierz z Zapasów kartę o tym samym koszcie, którą on doda.
why-put_back = Karta z twojej ręki trafia zasłonięta na wierzch talii; ostatnią położoną pociągniesz pierwszą.
why-put_back_victory = Musisz pokazać jedną kartę zwycięstwa z ręki i położyć ją na wierzch talii; wybierasz którą.
why-put_back_discarded = Możesz położyć na wierzch talii jedną kartę ze stosu odrzuconych kart; pociągniesz ją jako następną.
why-order = Karty wracają na wierzch talii pojedynczo, w wybranej przez ciebie kolejności; ostatnią pociągniesz pierwszą.
why-pass = Każdy wybiera kartę dla osoby po swojej lewej stronie i dopiero wtedy wszystkie zmieniają właściciela.
why-name = Wymień nazwę karty, która twoim zdaniem leży na wierzchu talii: jeśli masz rację, bierzesz ją na rękę.
why-set_aside = Oglądasz karty jedną po drugiej; kartę akcji możesz zatrzymać lub odłożyć, każdą inną zatrzymujesz, a odłożone karty odrzucasz po zakończeniu ciągnięcia.
why-choose = Możesz wybrać dowolną możliwość, nawet taką, której nie da się wykonać.
why-next = Kilka rzeczy dzieje się jednocześnie i to ty wybierasz, którą wykonasz najpierw.
why-turn = Dwie twoje dodatkowe kolejki przypadają w tej samej chwili: własna i taka, w której decyduje inny gracz; wybierasz, która będzie pierwsza.
why-clean_up = Zanim odrzucisz karty z obszaru gry, możesz kłaść te karty na wierzch talii, po jednej: ostatnią pociągniesz pierwszą.
why-play_thrice = Wybrana karta akcji zostaje zagrana do końca trzy razy z rzędu i nie zużywa to akcji; możesz też nie wybrać żadnej.
why-play_first = Obie odkryte karty akcji zostaną zagrane bez zużywania akcji; wybierasz, która najpierw.
why-may_discard = Możesz odrzucić karty z ręki, aby dostać to, co karta za nie oferuje, albo je zatrzymać.
why-discard_curse = Odrzuć Klątwę z ręki, a nic więcej się nie stanie, albo dodaj Klątwę i Miedziaka.
why-discard_one_looked = Jedną z obejrzanych kart trzeba odrzucić; ostatnia wraca na wierzch talii.
why-trash_one_looked = Jedną z obejrzanych kart trzeba wyrzucić na śmietnisko, potem jedną odrzucić, a ostatnia wraca na wierzch talii.
why-trash_from_supply = Wybrana karta akcji trafia ze swojego stosu na śmietnisko, skąd ta karta pozwala ją później dodać.
why-gain_from_trash = Dodajesz kartę akcji, którą ktoś wyrzucił na śmietnisko; trafia na twój stos odrzuconych kart.
why-smuggle = Dodajesz kopię karty o koszcie do $6, którą gracz po twojej prawej stronie dodał w swojej ostatniej kolejce, jeśli jest jeszcze w Zapasach.
why-prize = Każda Nagroda jest tylko jedna: weź tę, która ci najbardziej odpowiada; trafia na wierzch twojej talii.
why-show = Pokazujesz wszystkim jedną kartę z ręki i od niej zależy, co możesz zrobić dalej.
why-may_show = Możesz pokazać kartę skarbu z ręki i dodać jej kopię z Zapasów; pokazana karta zostaje na ręce.
why-show_province = Od pokazania Prowincji zależy, co dostaniesz; zostaje na ręce, chyba że karta każe ją odrzucić.
why-show_bane = Zguba to stos, który chroni przed Młodą wiedźmą: odkryj taką kartę z ręki, a nie dodasz Klątwy; karta zostaje na ręce.
why-return = Możesz zwrócić z ręki na jej stos najwyżej dwie kopie pokazanej karty; potem każdy inny gracz dodaje jedną.
why-save = Odłożona karta leży zasłonięta do początku twojej następnej kolejki, a potem wraca na rękę.
why-to_mat = Wybrana karta leży na twojej macie Wyspy do zakończenia gry: liczą się jej punkty, ale nie będziesz jej już ciągnąć.
why-bury = Wybrana karta trafia z ręki w miejsce talii, które wybierzesz za chwilę.
why-depth = Miejsce 1 to wierzch talii, czyli następna karta, którą pociągniesz; najwyższy numer to spód.
why-take_bottom = Oglądasz spodnią kartę swojej talii; możesz położyć ją na wierzch i pociągnąć jako następną.
why-put_on_deck = Masz w obszarze gry Królewską pieczęć, więc dodawana karta może trafić na wierzch talii; pociągniesz ją jako następną.
why-take_discarded = Przeglądasz swój stos odrzuconych kart i bierzesz z niego na rękę tyle Miedziaków, ile chcesz.
why-ban = Gracz po twojej prawej stronie zagrał Kontrabandę; karty, której nazwę wymienisz, nie będzie można kupić w tej kolejce.
why-jest = Z talii tego gracza została odrzucona karta: jej kopię dodajesz ty albo on.
why-overpay = Możesz zapłacić więcej, niż karta kosztuje, a ona zrobi coś za każdą monetę. Co zapłacisz, przepada, a decydujesz, zanim cokolwiek zobaczysz.
why-overpay_potions = Niewydane Mikstury też możesz zapłacić ponad cenę.
why-examine = Decydujesz o jednej karcie naraz: wyrzuć ją na śmietnisko, odrzuć albo zostaw na wierzchu, a następnym razem obejrzysz ją ponownie.
why-may_use = Tę kartę możesz w tej chwili wyrzucić z ręki na śmietnisko, by zadziałała, albo zatrzymać.
why-oracle = Obie odkryte karty trafiają na stos odrzuconych kart albo obie wracają na wierzch, w kolejności, którą właściciel wybiera w ukryciu.
why-pay = Każdy zapłacony żeton monety pozwala dodać kartę droższą o $1; pozostałe zatrzymujesz.
why-discard_revealed = Sąsiad pokazuje te karty, a ty wybierasz tę, która nie trafi na jego rękę.
why-put_on_top = Karta z twojego stosu odrzuconych kart musi trafić na wierzch talii, gdzie pociągniesz ją jako następną; nikt inny nie widzi która.
why-trash_discarded = Zamiast karty z ręki możesz wyrzucić na śmietnisko kartę ze swojego stosu odrzuconych kart.
why-shuffle_in = Wybrane karty akcji pokazujesz i wtasowujesz do talii, więc pociągniesz je szybciej; talia i tak zostaje przetasowana.
why-may_save = Co odłożysz, leży zasłonięte do początku twojej następnej kolejki, a wtedy trafia na rękę.
why-call = Karta na twojej macie Tawerny czeka na tę chwilę: przywołaj ją do obszaru gry, by zadziałała, albo zostaw.
why-train = Za każdym razem, gdy zagrywasz kartę z tego stosu, dostajesz $1 więcej, do końca gry albo do przeniesienia żetonu.
why-trash_in_play = Możesz wyrzucić na śmietnisko zagrane karty; monety, które dały, zostają twoje.
why-show_gold = Jeśli odkryjesz z ręki { card-gold.acc }, atak trwa dalej; ta karta zostaje na ręce.
why-become = Jest tą kartą tak długo, jak zostaje w obszarze gry, z jej nazwą, typami i wszystkim, co robi.
why-play_from_supply = Zagrywasz ją tam, gdzie leży: robisz to, co mówi, a stos zachowuje swoją kartę.
why-gain_also = Klejnot czekał na ten zakup: możesz dodać kartę o innej nazwie i dokładnie tym samym koszcie.

## O co chodzi w pytaniu, w grach z dominem

why-claim = Twój król musi stanąć na wolnym dominie następnej kolumny; jego numer decyduje, kiedy zagrasz w następnej rundzie.
why-place = Jedno z pól domina musi stykać się bokiem z zamkiem albo z polem tego samego krajobrazu, a królestwo musi zmieścić się w siatce.
why-tax = Rycerz z rezerwy może stanąć na polu właśnie dołożonego domina i przynieść monetę za każde pole tej posiadłości.
why-build = Możesz zapłacić za jeden budynek z planszy budowniczych i postawić go na wolnym polu miasta w swoim królestwie.
why-burn = Za 1 monetę smok usuwa wybrany przez ciebie budynek z planszy budowniczych; wylatuje raz na rundę i nigdy dla osoby, która gości królową.
