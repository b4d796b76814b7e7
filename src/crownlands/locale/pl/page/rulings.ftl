### Orzeczenia: o co gracze pytają przy karcie i co robi każdy budynek.
### ruling-KARTA-1, -2 i tak dalej, bez przerw: karta ma ich tyle, ile jest.

## Karty podstawowe

ruling-copper-1 = Zagrany w Fazie Kupna Miedziak daje $1. Wybór, które karty skarbu zagrać, należy do ciebie.
ruling-copper-2 = Miedziak jest darmowy, ale zużywa zakup. Mając wolny zakup, możesz wziąć Miedziaka; nigdy nie musisz.
ruling-copper-3 = Każdy Kotlarz zagrany przed nim w tej kolejce sprawia, że daje o $1 więcej.
ruling-copper-4 = Gdy jego stos się wyczerpie, liczy się jako pusty, zarówno do zakończenia gry, jak i dla Kłusownika.
ruling-copper-5 = Dopóki w twoim obszarze gry jest Miedziak, nie możesz kupić Wielkiego targowiska. Miedziaki na ręce nie mają znaczenia.

ruling-silver-1 = Zagrany w Fazie Kupna Srebrnik daje $2. Wybór, które karty skarbu zagrać, należy do ciebie.
ruling-silver-2 = Kupcy podnoszą tylko wartość pierwszego Srebrnika zagranego w kolejce. Następne dają $2 jak zwykle.
ruling-silver-3 = Srebrnikiem jest tylko karta o tej nazwie: Harem, Królewska pieczęć i Góra złota też dają $2, ale to inne karty.

ruling-gold-1 = Zagrana w Fazie Kupna karta { card-gold.gen } daje $3. Wybór, które karty skarbu zagrać, należy do ciebie.
ruling-gold-2 = Karty pozwalające dodać { card-gold.acc }, jak Bandyta, Podróżnik czy Góra złota, korzystają z Zapasów. Gdy stos jest pusty, nie ma czego dodać.

ruling-estate-1 = Na koniec gry jest warta 1 punkt; nie można jej zagrać.
ruling-estate-2 = Trzy Posiadłości z początkowej talii nie pochodzą ze stosu: na starcie jest on pełny.
ruling-estate-3 = Baron wymaga karty o nazwie Posiadłość, więc żadna inna karta zwycięstwa się nie nadaje.

ruling-duchy-1 = Na koniec gry jest wart 3 punkty; nie można go zagrać.
ruling-duchy-2 = Każdy twój Książę daje 1 punkt za każdy twój Powiat, oprócz 3 punktów samego Powiatu.
ruling-duchy-3 = Po jednym Moście kosztuje $4, więc w tej kolejce mogą go dodać Warsztat i Huta.

ruling-province-1 = Na koniec gry jest warta 6 punktów; nie można jej zagrać.
ruling-province-2 = Jeśli na koniec kolejki jej stos jest pusty, gra się kończy. Tę kolejkę rozgrywa się do końca, ale żadna dodatkowa już nie następuje.
ruling-province-3 = Przy dwóch graczach jest ich 8, przy trzech lub czterech 12, przy pięciu 15, przy sześciu 18.
ruling-province-4 = Podróżnik i Turniej wymagają karty o nazwie Prowincja, więc żadna inna karta zwycięstwa się nie nadaje.

ruling-curse-1 = Na koniec gry odejmuje ci 1 punkt; nie można jej zagrać.
ruling-curse-2 = Klątwa nie jest kartą zwycięstwa: Zwiadowca kładzie ją z powrotem i nie można jej położyć na talię przy Urzędniku. Karty, które działają też na Klątwy, jak Patrol, mówią o tym.
ruling-curse-3 = Możesz ją kupić za $0 i jeden zakup. Trafia na twój stos odrzuconych kart, nie na cudzy.
ruling-curse-4 = Przy dwóch graczach jest ich 10 i po 10 więcej na każdego następnego.

## Karty podstawowe z Alchemii i Złotego wieku

ruling-potion-1 = Zagrana w Fazie Kupna nie daje monet, lecz jedną Miksturę do zapłaty. Niewydana przepada na koniec kolejki.
ruling-potion-2 = Koszt $3 i Mikstura wymaga jednego i drugiego. Jedna zagrana Mikstura opłaca jedną taką kartę, niezależnie od liczby monet i zakupów.
ruling-potion-3 = Jej stos 16 kart jest w grze tylko wtedy, gdy któraś karta zestawu ma Miksturę w koszcie. Sam Uczeń ani Zielarka go nie wprowadzają.
ruling-potion-4 = To karta skarbu o koszcie $4. Może ją dodać Warsztat, a Kopalnia może zamienić w nią Srebrnika.
ruling-potion-5 = Most i Księżniczka obniżają w koszcie tylko monety. Mikstura zawsze zostaje.

ruling-platinum-1 = Zagrana w Fazie Kupna Platyna daje $5. Wybór, które karty skarbu zagrać, należy do ciebie.
ruling-platinum-2 = Jest w grze tylko razem z Kolonią. Jest ich 12 przy każdej liczbie graczy.
ruling-platinum-3 = Kosztuje $9, więc Kopalnia może zamienić w nią { card-gold.acc }.
ruling-platinum-4 = Jej pusty stos liczy się jak każdy inny, ale sam nie kończy gry.

ruling-colony-1 = Na koniec gry jest warta 10 punktów; nie można jej zagrać.
ruling-colony-2 = Jeśli na koniec kolejki jej stos jest pusty, gra się kończy, tak samo jak przy Prowincjach. Tę kolejkę rozgrywa się do końca.
ruling-colony-3 = Jest w grze tylko razem z Platyną. Przy dwóch graczach jest ich 8, przy większej liczbie 12.
ruling-colony-4 = To karta zwycięstwa, ale nie Prowincja: Podróżnik i Turniej jej nie uwzględniają.

## Gra podstawowa, obie edycje

ruling-cellar-1 = Najpierw odrzuć naraz wszystkie wybrane karty, a potem pociągnij tyle samo. Nie można ciągnąć w trakcie i odrzucać dalej.
ruling-cellar-2 = Możesz odrzucić od zera kart do całej ręki. Sama Piwnica jest w obszarze gry i nie można jej w ten sposób odrzucić.
ruling-cellar-3 = Jeśli trzeba przetasować, by ciągnąć, właśnie odrzucone karty też są tasowane.
ruling-cellar-4 = Pozostali widzą, ile kart odrzucasz, i tę na wierzchu.

ruling-chapel-1 = Możesz wyrzucić na śmietnisko od zera do czterech kart.
ruling-chapel-2 = Kaplica jest w obszarze gry, nie na ręce, więc nie może wyrzucić samej siebie. Inną Kaplicę z ręki wyrzucić można.

ruling-moat-1 = Odkryj ją, gdy inny gracz zagrywa kartę ataku, zanim ta zadziała. Fosa zostaje na ręce.
ruling-moat-2 = Przy tym jednym zagraniu karty ataku omija cię wszystko, co ona robi, także to, co mogłoby ci pomóc.
ruling-moat-3 = Nie chroni nikogo innego i nie odbiera korzyści atakującemu: Wiedźma i tak ciągnie 2 karty.
ruling-moat-4 = Tę samą Fosę możesz odkrywać przy każdej następnej karcie ataku i przy każdym następnym jej zagraniu dzięki Sali tronowej lub Dworowi królewskiemu.
ruling-moat-5 = Odpowiadać można tylko na karty z typem atak: nie na { card-council_room.acc }, Maskaradę, Daninę, Skarbczyk ani Opętanie.

ruling-village-1 = Najpierw pociągnij kartę, potem masz jeszcze dwie akcje do wykorzystania.
ruling-village-2 = Wioska oddaje akcję, którą zużyła, i dodaje jeszcze jedną: zagrana za jedyną akcję zostawia dwie.

ruling-workshop-1 = Musisz dodać kartę, jeśli pasuje jakikolwiek stos, choćby tylko Miedziak lub Klątwa.
ruling-workshop-2 = Karta pochodzi z Zapasów, nigdy ze śmietniska, i trafia na twój stos odrzuconych kart.
ruling-workshop-3 = Monety nie podnoszą ograniczenia $4. Pomagają tylko niższe koszty: po Moście możesz dodać Powiat. Karta z Miksturą w koszcie nigdy nie pasuje.

ruling-bureaucrat-1 = Srebrnik trafia na wierzch talii. Jeśli talia jest pusta, staje się jej jedyną kartą.
ruling-bureaucrat-2 = Każdy inny gracz z kartą zwycięstwa musi położyć jedną na talię. Sam wybiera którą i pokazuje tylko ją.
ruling-bureaucrat-3 = Gracz bez karty zwycięstwa pokazuje zamiast tego całą rękę.
ruling-bureaucrat-4 = Karty z drugim typem, jak Westybul czy Harem, też są kartami zwycięstwa. Klątwy nie.
ruling-bureaucrat-5 = Jeśli nie ma już Srebrników, nie dodajesz żadnego, ale atak i tak działa na pozostałych.

ruling-gardens-1 = Na koniec liczy się każda twoja karta, gdziekolwiek jest: w obszarze gry, odłożona, na macie Wyspy, razem z Klątwami i samymi Ogrodami. Żetony nie są kartami.
ruling-gardens-2 = Liczą się tylko pełne dziesiątki: przy 30–39 kartach każde Ogrody są warte 3 punkty.
ruling-gardens-3 = To karta zwycięstwa i nie można jej zagrać. Jej stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

ruling-militia-1 = Każdy inny gracz wybiera, co odrzucić, aż zostaną mu na ręce dokładnie trzy karty.
ruling-militia-2 = Kto ma najwyżej trzy karty, nic nie odrzuca.
ruling-militia-3 = $2 dostajesz nawet wtedy, gdy wszyscy odkryją Fosę.

ruling-moneylender-1 = Pierwsza edycja: musisz wyrzucić Miedziaka, jeśli masz go na ręce. Druga edycja: możesz.
ruling-moneylender-2 = $3 dostajesz tylko wtedy, gdy naprawdę wyrzucisz Miedziaka.

ruling-remodel-1 = Musisz wyrzucić kartę z ręki, jeśli jakąś masz, a potem dodać kartę, jeśli pasuje jakikolwiek stos.
ruling-remodel-2 = Dodana karta może kosztować najwyżej o $2 więcej, tyle samo lub mniej. Może nawet być kopią wyrzuconej.
ruling-remodel-3 = Przebudowa jest w obszarze gry i nie może wyrzucić samej siebie. Inną Przebudowę z ręki wyrzucić można.
ruling-remodel-4 = Bez karty do wyrzucenia niczego nie dodajesz. Monety nie podnoszą ograniczenia.
ruling-remodel-5 = Nowa karta trafia na twój stos odrzuconych kart. { card-gold } i $2 wystarczą na Prowincję.
ruling-remodel-6 = Nowa karta może mieć Miksturę w koszcie tylko wtedy, gdy ma ją wyrzucona.

ruling-smithy-1 = Ciągniesz wszystkie 3 karty. Jeśli talia się przy tym skończy, przetasuj stos odrzuconych kart i dociągnij resztę.
ruling-smithy-2 = Kuźnia nie oddaje akcji: aby grać dalej, potrzebujesz akcji z innej karty.

ruling-throne_room-1 = Pierwsza edycja: musisz wybrać kartę akcji, jeśli masz ją na ręce. Druga edycja: możesz nie wybrać żadnej.
ruling-throne_room-2 = Żadne z dwóch zagrań nie zużywa akcji. Pierwsze rozstrzyga się do końca, zanim zacznie się drugie, a wybory podejmuje się od nowa.
ruling-throne_room-3 = Użyta na innej Sali tronowej: zagrywasz dwukrotnie jedną kartę akcji, a potem dwukrotnie drugą. Nigdy jednej karty cztery razy.
ruling-throne_room-4 = Karta, która przy pierwszym zagraniu opuszcza obszar gry, jak Uczta czy Wyspa, i tak zostaje zagrana drugi raz.
ruling-throne_room-5 = Liczy się jako jedna zagrana karta akcji, a jej karta jako dwie. Użyta na Targowisku zostawia ci 2 akcje.
ruling-throne_room-6 = Jeśli zagra kartę następstwa, która zostaje w obszarze gry, Sala tronowa zostaje obok niej równie długo. Wtedy dzieje się to, co każde zagranie zostawiło na następną kolejkę.

ruling-council_room-1 = Karta dla pozostałych graczy nie jest propozycją: każdy z nich musi ją pociągnąć.
ruling-council_room-2 = To nie jest karta ataku, więc nikt nie może odpowiedzieć na nią kartą reakcji.
ruling-council_room-3 = Kto ma pustą talię, tasuje jak zwykle, by pociągnąć kartę.

ruling-festival-1 = Nie daje kart: dostajesz 2 akcje, zakup i $2.
ruling-festival-2 = Licz akcje po kolei. Festyn, Targowisko, Festyn zostawiają ci 2, potem 2, potem 3.

ruling-laboratory-1 = Pociągnij 2 karty i masz akcję, by grać dalej: Laboratorium oddaje tę, którą zużyło.

ruling-library-1 = Ciągnij po jednej karcie, aż będziesz mieć na ręce siedem. Mając siedem lub więcej, nic nie ciągniesz.
ruling-library-2 = Pociągniętą kartę akcji możesz zatrzymać lub odłożyć. Zdecyduj, zanim zobaczysz następną.
ruling-library-3 = Odkładać wolno tylko karty akcji, także te z drugim typem, jak Westybul, Arystokracja czy Handlarze koni. Harem trzeba zatrzymać.
ruling-library-4 = Jeśli w trakcie tasujesz, odłożone karty nie są tasowane.
ruling-library-5 = Odłożone karty odrzuca się zaraz po zakończeniu ciągnięcia, w obu edycjach.

ruling-market-1 = Oddaje akcję, którą zużyło. Ponadto ciągniesz kartę i dostajesz zakup oraz $1.
ruling-market-2 = Dodatkowy zakup i moneta czekają na Fazę Kupna; nie musisz ich wykorzystać.

ruling-mine-1 = Pierwsza edycja: musisz wyrzucić kartę skarbu, jeśli masz ją na ręce. Druga edycja: możesz.
ruling-mine-2 = Nowa karta skarbu może kosztować najwyżej o $3 więcej, może też być taka sama lub tańsza. Jeśli jakąś wyrzucisz, musisz jakąś dodać.
ruling-mine-3 = Trafia na rękę, więc możesz ją zagrać w tej kolejce.
ruling-mine-4 = Bez karty skarbu do wyrzucenia niczego nie dodajesz. Harem jest kartą skarbu: Kopalnia może go wyrzucić i dodać.
ruling-mine-5 = Srebrnik może stać się Miksturą, a { card-gold } Platyną. Ale Kamieniem filozoficznym może stać się tylko karta skarbu z Miksturą w koszcie.

ruling-witch-1 = Ciągniesz 2 karty nawet wtedy, gdy nie ma już Klątw albo wszyscy odkryją Fosę.
ruling-witch-2 = Klątwy rozdaje się po kolei, zaczynając od osoby po twojej lewej stronie. Jeśli ich zabraknie, ostatni gracze nie dostają żadnej.
ruling-witch-3 = Każda Klątwa trafia na stos odrzuconych kart swojego gracza.

## Gra podstawowa, tylko pierwsza edycja

ruling-chancellor-1 = Możesz przełożyć talię na stos odrzuconych kart albo ją zostawić. Zdecyduj, zanim zrobisz cokolwiek innego.
ruling-chancellor-2 = Nikt nie ogląda przekładanej talii. Zostaje odwrócona, więc jej spodnia karta jest teraz na wierzchu stosu odrzuconych kart.
ruling-chancellor-3 = Nie tasujesz od razu: dopiero gdy będziesz potrzebować karty.

ruling-woodcutter-1 = $2 dodaje się do monet z kart skarbu, a dodatkowy zakup pozwala kupić jedną kartę więcej.
ruling-woodcutter-2 = Nie oddaje akcji: aby grać dalej, potrzebujesz akcji z innej karty.

ruling-feast-1 = Uczta trafia na śmietnisko przy zagraniu, a ty musisz dodać kartę, jeśli pasuje jakikolwiek stos.
ruling-feast-2 = Karta pochodzi z Zapasów i trafia na twój stos odrzuconych kart. Monety nie podnoszą ograniczenia $5, a karta z Miksturą w koszcie nigdy nie pasuje.
ruling-feast-3 = Z Salą tronową dodajesz dwie karty, choć Ucztę można wyrzucić tylko raz.

ruling-spy-1 = Swoją kartę ciągniesz, zanim cokolwiek zostanie odkryte.
ruling-spy-2 = Najpierw twoja wierzchnia karta, potem pozostałych po kolei. O każdej decydujesz, zanim zostanie odkryta następna.
ruling-spy-3 = Karta, której nie każesz odrzucić, wraca na wierzch swojej talii.
ruling-spy-4 = Pustą talię najpierw się tasuje. Gracz, który nie ma czego tasować, nic nie odkrywa.

ruling-thief-1 = Z dwóch kart każdego gracza wybierasz do wyrzucenia jedną kartę skarbu, jeśli jest, nigdy dwie.
ruling-thief-2 = Gdy wszyscy skończą, możesz dodać dowolne z kart skarbu wyrzuconych przez tego Złodzieja: żadnej, kilka albo wszystkie. Dopiero wtedy pozostali odrzucają resztę odkrytych kart.
ruling-thief-3 = Co dodasz, trafia na twój stos odrzuconych kart; reszta zostaje na śmietnisku. Kart skarbu wyrzuconych wcześniej wziąć nie można.
ruling-thief-4 = Jeśli w talii została jedna karta, odkrywa się ją najpierw. Potem dla drugiej tasuje się stos odrzuconych kart bez niej.
ruling-thief-5 = Harem i Mikstura są kartami skarbu, więc można je wyrzucić i dodać. Diadem, jedną z Nagród, też.

ruling-adventurer-1 = Dwie karty skarbu bierzesz na rękę. Wszystkie inne odkryte karty odrzucasz na koniec.
ruling-adventurer-2 = Jeśli w trakcie trzeba tasować, odkryte karty nie są tasowane.
ruling-adventurer-3 = Jeśli skończą ci się karty, bierzesz jedną znalezioną kartę skarbu albo żadnej. Harem i Mikstura też są kartami skarbu.

## Gra podstawowa, tylko druga edycja

ruling-harbinger-1 = Najpierw ciągniesz kartę, a dopiero potem przeglądasz swój stos odrzuconych kart.
ruling-harbinger-2 = Możesz położyć na talię jedną kartę albo żadnej. Pozostali widzą, że karta zmienia miejsce, ale nie wiedzą, która to.
ruling-harbinger-3 = Jeśli ciągnięcie wymusiło tasowanie, twój stos odrzuconych kart jest pusty i nie ma z czego wybierać.

ruling-merchant-1 = Tylko pierwszy Srebrnik zagrany w tej kolejce daje o $1 więcej. Bez Srebrnika nic dodatkowego nie dostajesz.
ruling-merchant-2 = Kilku Kupców dodaje do tego samego Srebrnika. Kupiec z Salą tronową dodaje $2.
ruling-merchant-3 = Musi to być karta o nazwie Srebrnik. Harem się nie liczy, ale Srebrnik zagrany przez Przedsięwzięcie tak.

ruling-vassal-1 = Jeśli to karta akcji, możesz ją zagrać. Nie zużywa to akcji, a karta trafia do obszaru gry.
ruling-vassal-2 = Jeśli jej nie zagrasz albo nie jest to karta akcji, zostaje na stosie odrzuconych kart.
ruling-vassal-3 = Na zagraną tak kartę ataku można jak zwykle odpowiadać kartami reakcji.
ruling-vassal-4 = Pustą talię najpierw się tasuje. Gdy w ogóle nie masz kart, dostajesz tylko $2.
ruling-vassal-5 = Zagrana tak karta następstwa jak zwykle zostaje w obszarze gry. Wasal z nią nie zostaje.

ruling-poacher-1 = Najpierw ciągniesz, więc możesz odrzucić właśnie pociągniętą kartę.
ruling-poacher-2 = Liczy się każdy pusty stos Zapasów, także Miedziaków, Klątw i samego Kłusownika. Gdy żaden nie jest pusty, nic nie odrzucasz.
ruling-poacher-3 = Jeśli masz mniej kart, niż trzeba odrzucić, odrzuć wszystkie.
ruling-poacher-4 = Mikstury, Platyny, Kolonie i stos Zguby są w Zapasach i też się liczą. Nagrody nie: nigdy nie każą odrzucać.

ruling-bandit-1 = Najpierw { card-gold }, z Zapasów na twój stos odrzuconych kart. Dodajesz tę kartę nawet wtedy, gdy wszyscy odkryją Fosę.
ruling-bandit-2 = Każdy inny gracz po kolei musi wyrzucić jedną odkrytą kartę skarbu inną niż Miedziak. Jeśli są dwie, sam wybiera.
ruling-bandit-3 = Jeśli z kart skarbu jest tylko Miedziak, obie karty zostają odrzucone.
ruling-bandit-4 = Wyrzucić można Harem, Miksturę i każdą inną kartę skarbu oprócz Miedziaka.

ruling-sentry-1 = Najpierw ciągniesz kartę, a potem oglądasz dwie następne karty talii.
ruling-sentry-2 = Każdą z dwóch możesz wyrzucić na śmietnisko, odrzucić lub położyć z powrotem, w dowolnym połączeniu. Co wraca, wraca w dowolnej kolejności.
ruling-sentry-3 = Najpierw skończ wyrzucać, potem odrzucaj, potem kładź z powrotem.
ruling-sentry-4 = Jeśli kart do obejrzenia jest mniej niż dwie, oglądasz tyle, ile jest.

ruling-artisan-1 = Musisz dodać kartę, jeśli jakikolwiek stos kosztuje najwyżej $5. Trafia na rękę. Monety nie podnoszą ograniczenia, a karta z Miksturą w koszcie nigdy nie pasuje.
ruling-artisan-2 = Potem musisz położyć kartę z ręki na wierzch talii. Może to być nowa karta albo każda inna.
ruling-artisan-3 = Położona na pustej talii jest jej jedyną kartą i ciągniesz ją jako następną.

## Intryga, pierwsza edycja. Wszystkie oprócz Tajnej komnaty, Westybulu, Kotlarza, Zwiadowcy, Sabotażysty i Daniny są też w drugiej.

ruling-courtyard-1 = Najpierw ciągniesz na rękę 3 karty. Potem musisz jedną kartę położyć na talię.
ruling-courtyard-2 = Możesz położyć dowolną kartę z ręki, nie tylko jedną z tych trzech.
ruling-courtyard-3 = Na pustej talii karta staje się jedyną i ciągniesz ją jako następną.

ruling-pawn-1 = Wybierz dwie różne możliwości: nie można wziąć dwa razy tej samej.
ruling-pawn-2 = Wybierz obie, zanim wykonasz którąkolwiek. Nie można najpierw pociągnąć karty, a potem decydować o drugiej.
ruling-pawn-3 = Możesz wybrać możliwość, z której nie skorzystasz, na przykład kartę, gdy nie masz już czego ciągnąć.

ruling-secret_chamber-1 = Zagrana w twojej kolejce daje $1 za każdą odrzuconą kartę. Można nie odrzucić żadnej.
ruling-secret_chamber-2 = Po odkryciu przeciw karcie ataku ciągniesz 2 karty; potem kładziesz na talię dowolne 2 karty, w wybranej kolejności.
ruling-secret_chamber-3 = Jedną z kart kładzionych na talię może być sama Tajna komnata. Mając mniej niż dwie karty, połóż wszystkie.
ruling-secret_chamber-4 = Nie chroni cię: atak trwa dalej. Ale jeśli pociągniesz dzięki niej Fosę, możesz odkryć ją przeciw tej samej karcie ataku.
ruling-secret_chamber-5 = Możesz odkryć ją, nawet jeśli atak by na ciebie nie zadziałał, i więcej niż raz.

ruling-great_hall-1 = To jednocześnie karta akcji i karta zwycięstwa; dla każdej innej karty liczy się jako jedna i druga.
ruling-great_hall-2 = Kartę i akcję dostajesz przy zagraniu. Na koniec gry jest wart 1 punkt.
ruling-great_hall-3 = Jego stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

ruling-masquerade-1 = Najpierw ciągniesz 2 karty. Potem każdy wybiera kartę, zanim ktokolwiek zobaczy, co dostaje.
ruling-masquerade-2 = Każdy musi przekazać kartę. Tylko osoba, która zagrała Maskaradę, może potem wyrzucić kartę z ręki na śmietnisko.
ruling-masquerade-3 = To nie jest karta ataku, więc nikt nie może odkryć Fosy ani innej karty reakcji.
ruling-masquerade-4 = Przekazanej karty się nie dodaje, ale należy odtąd do osoby, która ją dostała.
ruling-masquerade-5 = Pierwsza edycja: gracz z pustą ręką nic nie przekazuje, ale kartę dostaje. Druga edycja: takich graczy się pomija, a karta trafia do następnego gracza, który ma karty. Przy stole można umówić się na jedno lub drugie.

ruling-shanty_town-1 = 2 akcje dostajesz w każdym wypadku i musisz pokazać rękę.
ruling-shanty_town-2 = Sama Dzielnica nędzy jest w obszarze gry i się nie liczy. Westybul i Arystokracja na ręce są kartami akcji.
ruling-shanty_town-3 = Jeśli ciągniesz, ciągniesz obie karty, nawet gdy pierwsza jest kartą akcji.

ruling-steward-1 = Wybierz jedną możliwość; nie można ich mieszać.
ruling-steward-2 = Jeśli wybierzesz wyrzucanie, musisz wyrzucić na śmietnisko dokładnie dwie karty. Mając na ręce tylko jedną, wyrzucasz ją.

ruling-swindler-1 = Wierzchnia karta trafia na śmietnisko w każdym wypadku. Nowa pochodzi z Zapasów i trafia na stos odrzuconych kart tego gracza.
ruling-swindler-2 = Musisz wybrać kartę o tym samym koszcie, jeśli ma go jakikolwiek stos; może to znów być ta sama karta. Jeśli żaden, nic się nie dodaje.
ruling-swindler-3 = Miedziak może stać się Klątwą. Prowincja zwykle wraca jako Prowincja.
ruling-swindler-4 = Koszty porównuje się takie, jakie są teraz, po Moście czy Księżniczce. Mikstura się liczy: Chowaniec może stać się Alchemikiem, ale nie Srebrnikiem.
ruling-swindler-5 = Pustą talię najpierw się tasuje. Gracz, który w ogóle nie ma kart, nic nie traci i nic nie dodaje.
ruling-swindler-6 = Nagroda kosztuje $0. Za nią musisz wybrać z Zapasów kartę o koszcie $0, na przykład Miedziaka lub Klątwę.

ruling-wishing_well-1 = Najpierw ciągniesz kartę, a dopiero potem wymieniasz nazwę.
ruling-wishing_well-2 = Trzeba podać nazwę karty; typ, na przykład skarb, nie jest odpowiedzią. Tej karty może nawet nie być w tej grze.
ruling-wishing_well-3 = Trafioną kartę bierzesz na rękę. Każda inna zostaje na wierzchu talii.

ruling-baron-1 = Możesz zatrzymać Posiadłość, ale wtedy musisz dodać następną, dopóki jakieś są.
ruling-baron-2 = Jedno z dwojga musi się stać: nie można wziąć samego zakupu.
ruling-baron-3 = Z Salą tronową decydujesz dwa razy. Dwie odrzucone Posiadłości dają $8.

ruling-bridge-1 = Do końca kolejki wszystkie karty kosztują o $1 mniej: te w Zapasach i te na każdej ręce, w każdej talii i na każdym stosie odrzuconych kart.
ruling-bridge-2 = Kilka Mostów się sumuje, tak samo zagrania dzięki Sali tronowej lub Dworowi królewskiemu. Żaden koszt nie spada poniżej $0, a Mikstura w koszcie zostaje.
ruling-bridge-3 = Ograniczenia i porównania korzystają z niższych kosztów: po Moście Huta może dodać Powiat.
ruling-bridge-4 = Przy dolnej granicy $0 różnice maleją: po Moście Ulepszenie może zamienić Miedziaka w Pionka.

ruling-conspirator-1 = Liczy karty akcji zagrane w tej kolejce, wliczając siebie. Premia przychodzi przy trzeciej lub każdej następnej.
ruling-conspirator-2 = Sprawdza tylko raz, przy zagraniu. Karty akcji zagrane później nic nie zmieniają.
ruling-conspirator-3 = Sala tronowa to jedna zagrana karta akcji, a jej karta to dwie. Spiskowiec z Salą tronową dostaje więc premię za drugim razem.
ruling-conspirator-4 = Liczy się, ile razy zagrano karty akcji w tej kolejce, a nie ile ich jest w obszarze gry. Karta następstwa z poprzedniej kolejki się nie liczy.

ruling-coppersmith-1 = Więcej dają tylko Miedziaki zagrane po nim. Nie zmienia kosztu Miedziaka.
ruling-coppersmith-2 = Kilku Kotlarzy się sumuje. Po jednym z Salą tronową każdy Miedziak daje $3.

ruling-ironworks-1 = Musisz dodać kartę o koszcie do $4, jeśli pasuje jakikolwiek stos. Trafia na twój stos odrzuconych kart. Karta z Miksturą w koszcie nigdy nie pasuje.
ruling-ironworks-2 = Karta dwóch typów daje obie premie: Westybul daje +1 akcję i +1 kartę. Klątwa nie daje nic.
ruling-ironworks-3 = Jeśli tasujesz, by pociągnąć kartę z premii, właśnie dodana karta też jest tasowana.

ruling-mining_village-1 = Kartę i 2 akcje dostajesz niezależnie od tego, czy ją wyrzucisz na śmietnisko.
ruling-mining_village-2 = Najpierw ciągniesz, a potem, przed wszystkim innym, decydujesz, czy ją wyrzucić.
ruling-mining_village-3 = Z Salą tronową można ją wyrzucić tylko raz: razem 2 karty, 4 akcje i $2.

ruling-scout-1 = Musisz wziąć wszystkie odkryte karty zwycięstwa, także te z innym typem, jak Harem czy Arystokracja.
ruling-scout-2 = Klątwy nie są kartami zwycięstwa i wracają z resztą.
ruling-scout-3 = Wybierasz kolejność wracających kart i nie musisz jej pokazywać.
ruling-scout-4 = Jeśli w trakcie trzeba tasować, karty już odkryte nie są tasowane.

ruling-duke-1 = Każdy Książę liczy na koniec każdy twój Powiat, gdziekolwiek jest. Powiaty zachowują własne 3 punkty.
ruling-duke-2 = To karta zwycięstwa i nie można jej zagrać. Jej stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

ruling-minion-1 = Akcję dostajesz przy każdym wyborze. Karty reakcji odkrywa się przed nim.
ruling-minion-2 = Wybierając nowe ręce, odrzucasz swoją i ciągniesz 4 karty, nawet jeśli jest pusta.
ruling-minion-3 = Pozostali robią to samo tylko wtedy, gdy mają co najmniej pięć kart. Drugi Sługa zastaje więc ręce po cztery karty i ich nie rusza.
ruling-minion-4 = Gracz, który odkryje Fosę, ani nie odrzuca, ani nie ciągnie.

ruling-saboteur-1 = Zaczynając od osoby po twojej lewej stronie, każdy gracz odkrywa karty, aż pojawi się kosztująca co najmniej $3. Koszty są takie, jakie są teraz, po Moście.
ruling-saboteur-2 = Ten gracz może dodać kartę kosztującą co najmniej o $2 mniej niż wyrzucona albo nic. Pochodzi ona z Zapasów.
ruling-saboteur-3 = Pozostałe odkryte karty odrzuca się na koniec. Jeśli gracz musi w trakcie tasować, nie są one tasowane.
ruling-saboteur-4 = Jeśli żadna karta nie kosztuje dość, nic nie trafia na śmietnisko, a wszystkie odkryte karty zostają odrzucone.
ruling-saboteur-5 = Przy szukaniu liczą się tylko monety kosztu. Dodana karta może mieć Miksturę w koszcie tylko wtedy, gdy ma ją wyrzucona.

ruling-torturer-1 = Zaczynając od osoby po twojej lewej stronie, każdy gracz wybiera i wykonuje, zanim wybierze następny.
ruling-torturer-2 = Odrzucanie można wybrać, mając na ręce mniej niż dwie karty. Odrzuca się wtedy tyle, ile jest.
ruling-torturer-3 = Klątwę można wybrać nawet wtedy, gdy już żadnej nie ma. Nic się wtedy nie dodaje.
ruling-torturer-4 = Klątwa trafia na rękę, więc można ją odrzucić przy drugim Oprawcy.

ruling-trading_post-1 = Mając na ręce co najmniej dwie karty, musisz wyrzucić dwie.
ruling-trading_post-2 = Srebrnik trafia na rękę, więc możesz go zagrać w tej kolejce. Jeśli już żadnego nie ma, wyrzucasz dwie karty za nic.
ruling-trading_post-3 = Mając na ręce jedną kartę, wyrzucasz ją i nie dostajesz Srebrnika.

ruling-tribute-1 = Karta dwóch typów daje obie premie: Miedziak i Harem dają $4 i 2 karty.
ruling-tribute-2 = Dwie karty o tej samej nazwie liczą się raz: dwa Srebrniki dają $2. Klątwa nie daje nic.
ruling-tribute-3 = To nie jest karta ataku, więc sąsiad nie może odkryć Fosy.
ruling-tribute-4 = Jeśli sąsiad musi tasować, karta już odkryta nie jest tasowana. Na koniec obie zostają odrzucone.

ruling-upgrade-1 = Najpierw ciągniesz, a potem musisz wyrzucić kartę z ręki, jeśli jakąś masz.
ruling-upgrade-2 = Nowa karta kosztuje dokładnie o $1 więcej. Jeśli żaden stos nie ma takiego kosztu, nic nie dodajesz, ale karta i tak trafia na śmietnisko.
ruling-upgrade-3 = Koszty są takie, jakie są teraz: po Moście Miedziak nadal kosztuje $0, a Pionek $1.
ruling-upgrade-4 = Mikstura w koszcie zostaje: Aptekarz może stać się Alchemikiem, ale nie Srebrnikiem.

ruling-harem-1 = To jednocześnie karta skarbu i karta zwycięstwa: w Fazie Kupna daje $2, a na koniec 2 punkty.
ruling-harem-2 = Nie jest Srebrnikiem, więc Kupiec nie podnosi jego wartości.
ruling-harem-3 = Kopalnia, Złodziej, Bandyta i Odkrywca traktują go jako kartę skarbu; Urzędnik, Zwiadowca i Patrol jako kartę zwycięstwa.
ruling-harem-4 = Jego stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

ruling-nobles-1 = To jednocześnie karta akcji i karta zwycięstwa, warta na koniec 2 punkty.
ruling-nobles-2 = Weź 3 karty albo 2 akcje, bez mieszania. Z Salą tronową przy każdym zagraniu wybierasz na nowo.
ruling-nobles-3 = Możesz wybrać 3 karty, nawet jeśli nie dasz rady pociągnąć wszystkich.
ruling-nobles-4 = Jej stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

## Intryga, druga edycja: co nowe

ruling-lurker-1 = Możesz wybrać dowolną możliwość, nawet jeśli nic z niej nie wyniknie. Akcję dostajesz w każdym wypadku.
ruling-lurker-2 = Nadaje się każda karta akcji, bez względu na inne typy i koszt, także z Miksturą.
ruling-lurker-3 = Karty wyrzuconej z Zapasów nikt nie dodaje. Wyrzucenie może opróżnić stos, a więc przybliżyć zakończenie gry.
ruling-lurker-4 = Możesz dodać dowolną kartę akcji ze śmietniska, kiedykolwiek tam trafiła, nawet Nagrodę. Idzie ona na twój stos odrzuconych kart.
ruling-lurker-5 = Z Salą tronową możesz wyrzucić kartę z Zapasów, a potem dodać właśnie ją.

ruling-diplomat-1 = Najpierw pociągnij 2 karty, potem policz rękę. Zagrany z ręki pięciu kart zostawia ci sześć, a więc bez akcji.
ruling-diplomat-2 = Przeciw karcie ataku możesz go odkryć tylko wtedy, gdy masz na ręce co najmniej pięć kart. Pociągnij 2 karty, potem odrzuć 3; jedną z nich może być sam Dyplomata.
ruling-diplomat-3 = Dopóki masz go na ręce wraz z pięcioma kartami, możesz odkryć go ponownie przeciw tej samej karcie ataku.
ruling-diplomat-4 = Nie chroni cię: atak trwa dalej. Ale jeśli pociągniesz dzięki niemu Fosę, możesz odkryć ją przeciw tej samej karcie ataku.
ruling-diplomat-5 = Kolejność kart reakcji może mieć znaczenie: Handlarze koni opuszczają rękę, a gdy są na niej tylko cztery karty, Dyplomaty odkryć nie można.

ruling-mill-1 = Najpierw ciągniesz, potem decydujesz, czy odrzucać.
ruling-mill-2 = $2 dostajesz tylko za dwie karty. Mając na ręce jedną kartę, możesz ją odrzucić, ale za nic.
ruling-mill-3 = To jednocześnie karta akcji i karta zwycięstwa, warta na koniec 1 punkt.
ruling-mill-4 = Jego stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

ruling-secret_passage-1 = Najpierw ciągniesz 2 karty. Potem musisz włożyć kartę z ręki do talii: jedną z tych dwóch albo inną.
ruling-secret_passage-2 = Nadaje się każde miejsce: na wierzchu, na spodzie albo tak głęboko, jak chcesz.
ruling-secret_passage-3 = Pozostali widzą, gdzie trafia karta, ale nie wiedzą, która to.
ruling-secret_passage-4 = W pustej talii staje się jedyną kartą.

ruling-courtier-1 = Policz wszystkie typy karty: Miedziak ma jeden, Młyn dwa, a Stronnicy trzy. Klątwa też jest typem.
ruling-courtier-2 = Musisz wybrać tyle możliwości, ile typów ma karta, każdą inną.
ruling-courtier-3 = Musisz odkryć kartę, jeśli jakąś masz; wraca ona na rękę. Z pustą ręką nic nie dostajesz.
ruling-courtier-4 = Możesz wybrać { card-gold.acc }, nawet gdy tych kart już nie ma. Nic się wtedy nie dodaje.

ruling-patrol-1 = Najpierw ciągniesz 3 karty. Następne cztery zostają odkryte.
ruling-patrol-2 = Musisz wziąć spośród nich wszystkie karty zwycięstwa i Klątwy, także karty zwycięstwa z innym typem, jak Młyn czy Harem.
ruling-patrol-3 = Wybierasz kolejność wracających kart. Pozostali widzą te karty, ale nie ich kolejność.
ruling-patrol-4 = Jeśli w trakcie trzeba tasować, karty już odkryte nie są tasowane. Jeśli jest ich mniej niż cztery, odkryj tyle, ile jest.

ruling-replace-1 = Musisz wyrzucić kartę z ręki, jeśli jakąś masz, a potem dodać kartę, jeśli pasuje jakikolwiek stos. Może kosztować najwyżej o $2 więcej, tyle samo lub mniej.
ruling-replace-2 = Dodana karta akcji lub skarbu trafia na wierzch talii. Jeśli dodasz kartę zwycięstwa, każdy inny gracz dodaje Klątwę.
ruling-replace-3 = Karta obu rodzajów robi jedno i drugie: Harem, Wyspa, Młyn i Arystokracja trafiają na wierzch talii, a pozostali dodają Klątwy.
ruling-replace-4 = Jeśli dodasz Klątwę, trafia na twój stos odrzuconych kart i nikt inny żadnej nie dodaje.
ruling-replace-5 = To karta ataku, cokolwiek dodasz. Karty reakcji odkrywa się, zanim wybierzesz kartę do wyrzucenia.
ruling-replace-6 = Nowa karta może mieć Miksturę w koszcie tylko wtedy, gdy ma ją wyrzucona.

## Przystań

ruling-haven-1 = Najpierw ciągniesz. Potem musisz odłożyć na bok kartę z ręki: właśnie pociągniętą albo inną.
ruling-haven-2 = Karta leży zasłonięta. Tobie wolno ją oglądać; pozostali widzą tylko, że jest.
ruling-haven-3 = Na początku twojej następnej kolejki, jakakolwiek by była, wraca na rękę. Zatokę odrzuca się w Fazie Porządków tamtej kolejki.
ruling-haven-4 = Jeśli nie masz karty do odłożenia, Zatoka nie zostaje w obszarze gry.
ruling-haven-5 = Z Salą tronową odkładasz dwie karty i obie wracają razem.
ruling-haven-6 = Odłożona karta jest cały czas twoja i liczy się na koniec gry.

ruling-pearl_diver-1 = Najpierw ciągniesz kartę, a dopiero potem oglądasz spodnią kartę talii.
ruling-pearl_diver-2 = Możesz położyć ją na wierzch albo zostawić. Pozostali widzą, czy zmienia miejsce, ale nie wiedzą, która to.
ruling-pearl_diver-3 = Jeśli po pociągnięciu talia jest pusta, najpierw tasujesz. Gdy nie ma już kart, nie ma czego oglądać.
ruling-pearl_diver-4 = Jeśli talia to jedna karta, jest jednocześnie wierzchnią i spodnią.

ruling-ambassador-1 = Musisz odkryć kartę, jeśli masz jakąś na ręce. Potem zwróć z ręki dwie jej kopie, jedną lub żadnej; z pustą ręką nic się nie dzieje.
ruling-ambassador-2 = Nawet jeśli nic nie zwrócisz, każdy inny gracz dodaje kopię.
ruling-ambassador-3 = Zwrócone karty wracają na swój stos w Zapasach. Nie są ani wyrzucone, ani odrzucone, a ze stosu znów można brać.
ruling-ambassador-4 = Kopie pochodzą z Zapasów, po kolei. Jeśli stos się wyczerpie, ostatni gracze nic nie dostają.
ruling-ambassador-5 = Kartę bez stosu w Zapasach, na przykład Nagrodę, można odkryć. Ale się jej nie zwraca i nikt jej nie dodaje.
ruling-ambassador-6 = Karty reakcji odkrywa się, zanim wybierzesz kartę. Gracz, który odkryje Fosę, nie dodaje kopii.

ruling-fishing_village-1 = Teraz daje 2 akcje i $1. Na początku swojej następnej kolejki dostajesz jeszcze 1 akcję i $1, więc zaczynasz z 2 akcjami.
ruling-fishing_village-2 = Zostaje w obszarze gry do Fazy Porządków tamtej kolejki.
ruling-fishing_village-3 = Kilka się sumuje, tak samo oba zagrania z Salą tronową: teraz 4 akcje i $2, a następna kolejka zaczyna się z 3 akcjami i $2.
ruling-fishing_village-4 = Twoja następna kolejka może być dodatkowa. Wtedy to ona dostaje akcję i monetę.

ruling-lookout-1 = Oglądasz wszystkie trzy karty, zanim o czymkolwiek zdecydujesz.
ruling-lookout-2 = Nic tu nie jest opcjonalne: jedna karta trafia na śmietnisko, jedna zostaje odrzucona, jedna wraca na wierzch talii.
ruling-lookout-3 = Gdy są tylko dwie karty do obejrzenia, jedną się wyrzuca na śmietnisko, a drugą odrzuca. Jedyną kartę wyrzuca się na śmietnisko.
ruling-lookout-4 = Jeśli w trakcie trzeba tasować, oglądane karty nie są tasowane.
ruling-lookout-5 = Pozostali widzą kartę wyrzuconą i odrzuconą, ale nie tę położoną z powrotem.

ruling-smugglers-1 = Liczy się każda karta, którą gracz po twojej prawej stronie dodał w swojej ostatniej kolejce, kupiona czy nie, gdziekolwiek trafiła.
ruling-smugglers-2 = Musi teraz kosztować najwyżej $6, bez Mikstury. Gdy koszty są obniżone o $2, nadaje się Prowincja.
ruling-smugglers-3 = Musisz wybrać jedną z tych kart, jeśli jakieś są. Kopię dodajesz z Zapasów na swój stos odrzuconych kart.
ruling-smugglers-4 = Możesz wybrać kartę, której nie ma już w Zapasach albo nigdy nie było, jak Nagroda. Wtedy nic nie dodajesz.
ruling-smugglers-5 = Karty dodane przez tego gracza w cudzej kolejce się nie liczą, podobnie jak przekazane przez Maskaradę. Dodatkowe kolejki się liczą: ważna jest ostatnia przez niego rozegrana.
ruling-smugglers-6 = To nie jest karta ataku, więc nikt nie może odpowiedzieć na nią kartą reakcji.

ruling-caravan-1 = Ciągniesz kartę teraz i jeszcze jedną na początku swojej następnej kolejki.
ruling-caravan-2 = Zostaje w obszarze gry do Fazy Porządków tamtej kolejki.
ruling-caravan-3 = Z Salą tronową ciągniesz 2 karty teraz i 2 na początku następnej kolejki. Sala tronowa zostaje obok niej w obszarze gry.
ruling-caravan-4 = Twoja następna kolejka może być dodatkowa. Wtedy kartę ciągniesz w niej i już nie później.

ruling-cutpurse-1 = Każdy inny gracz odrzuca z ręki dokładnie jednego Miedziaka, nawet jeśli ma ich więcej.
ruling-cutpurse-2 = Gracz bez Miedziaka pokazuje zamiast tego całą rękę.
ruling-cutpurse-3 = $2 dostajesz nawet wtedy, gdy wszyscy odkryją Fosę. Tacy gracze ani nie odrzucają, ani nie pokazują ręki.
ruling-cutpurse-4 = Z Salą tronową żąda Miedziaka dwa razy. Kto miał tylko jednego, za drugim razem pokazuje rękę.

ruling-island-1 = Wyspa i karta z ręki trafiają na twoją matę Wyspy. Opuszczają talię, ale na koniec nadal są twoje.
ruling-island-2 = Musisz wybrać kartę, jeśli masz jakąś na ręce. Z pustą ręką Wyspa trafia tam sama.
ruling-island-3 = Karty na macie leżą odsłonięte i każdy może je oglądać. Dają punkty i liczą się dla Ogrodów, Księcia i Placu jarmarcznego.
ruling-island-4 = To jednocześnie karta akcji i karta zwycięstwa, warta na koniec 2 punkty, na macie czy nie.
ruling-island-5 = Z Salą tronową sama Wyspa przenosi się tylko raz, ale każde zagranie przenosi na matę kartę z ręki.
ruling-island-6 = Jej stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

ruling-pirate_ship-1 = Karty reakcji odkrywa się przed wyborem, więc można to zrobić, nawet jeśli potem bierzesz monety.
ruling-pirate_ship-2 = Z dwóch kart każdego gracza wybierasz do wyrzucenia jedną kartę skarbu, jeśli jest, a resztę się odrzuca. Wyrzuconych kart nie dodajesz.
ruling-pirate_ship-3 = Jeśli wyrzucono co najmniej jedną kartę skarbu, dostajesz jeden żeton, bez względu na to, ilu graczy ją straciło. Jeśli żadnej, nie dostajesz żetonu.
ruling-pirate_ship-4 = Wybierając monety, dostajesz $1 za każdy swój żeton. Nie wydajesz ich: wszystkie zatrzymujesz.
ruling-pirate_ship-5 = Wyrzucić można każdą kartę skarbu, także Miedziaka, Miksturę czy Harem.
ruling-pirate_ship-6 = Jeśli gracz musi w trakcie tasować, karta już odkryta nie jest tasowana.

ruling-salvager-1 = Musisz wyrzucić na śmietnisko kartę z ręki, jeśli jakąś masz. Z pustą ręką dostajesz tylko zakup.
ruling-salvager-2 = Dostajesz tyle monet, ile karta teraz kosztuje: po Moście { card-gold } daje $5.
ruling-salvager-3 = Mikstura w koszcie nic nie daje: Golem jest wart $4.
ruling-salvager-4 = Poszukiwacz wraków jest w obszarze gry i nie może wyrzucić samego siebie. Inną jego kopię z ręki wyrzucić można.

ruling-sea_hag-1 = Każdy inny gracz odrzuca wierzchnią kartę talii, a potem dodaje na wierzch talii Klątwę. Pociągnie ją jako następną.
ruling-sea_hag-2 = Jeśli nie ma karty do odrzucenia, Klątwa i tak przychodzi. Jeśli nie ma już Klątw, karta i tak zostaje odrzucona.
ruling-sea_hag-3 = Pustą talię tasuje się przed odrzuceniem karty.
ruling-sea_hag-4 = Klątwy rozdaje się po kolei, zaczynając od osoby po twojej lewej stronie. Jeśli ich zabraknie, ostatni gracze tylko odrzucają.

ruling-treasure_map-1 = Trafia na śmietnisko razem z drugą Mapą skarbów z ręki. Jeśli wyrzucono obie, dodajesz 4 karty { card-gold.gen } na wierzch talii.
ruling-treasure_map-2 = Bez drugiej na ręce trafia na śmietnisko za nic.
ruling-treasure_map-3 = Jeśli masz na ręce drugą, nie możesz jej zatrzymać.
ruling-treasure_map-4 = Jeśli zostało mniej niż 4 karty { card-gold.gen }, dodajesz tyle, ile jest.
ruling-treasure_map-5 = Z Salą tronową karty { card-gold.gen } może dać tylko pierwsze zagranie: przy drugim karta jest już na śmietnisku. I tak wyrzuca ono następną Mapę skarbów, jeśli masz ją na ręce.

ruling-explorer-1 = Odkrycie Prowincji zależy od ciebie. Jeśli ją odkryjesz, dodajesz { card-gold.acc }, w przeciwnym razie { card-silver.acc }.
ruling-explorer-2 = Karta skarbu trafia na rękę, więc możesz ją zagrać w tej kolejce. Prowincja zostaje na ręce.
ruling-explorer-3 = Musisz ją dodać. Jeśli ten stos jest pusty, nic nie dostajesz, także innej karty zamiast niej.
ruling-explorer-4 = Musi to być Prowincja: Kolonia się nie nadaje.

ruling-ghost_ship-1 = Najpierw ciągniesz 2 karty. Potem każdy inny gracz z co najmniej czterema kartami kładzie karty na talię, aż zostaną mu trzy.
ruling-ghost_ship-2 = Sam wybiera, które karty i w jakiej kolejności. Pozostali widzą tylko ile.
ruling-ghost_ship-3 = Kto ma najwyżej trzy karty, nic nie kładzie.
ruling-ghost_ship-4 = Pustej talii się nie tasuje: położone karty stają się talią.

ruling-outpost-1 = W Fazie Porządków tej kolejki ciągniesz tylko 3 karty. Z nimi rozgrywasz dodatkową kolejkę, a na jej koniec ciągniesz 5 jak zwykle.
ruling-outpost-2 = Dodatkowa kolejka jest pełną kolejką i działają w niej karty następstw czekające na twoją następną. Nie liczy się, gdy remis rozstrzyga liczba kolejek.
ruling-outpost-3 = Kilka Placówek w jednej kolejce albo jedna z Salą tronową daje tylko jedną dodatkową kolejkę.
ruling-outpost-4 = Przez Placówkę nigdy nie rozgrywasz trzeciej kolejki z rzędu. Zagrana, gdy byłaby to trzecia, nie daje kolejki, a i tak ciągniesz tylko 3 karty.
ruling-outpost-5 = Zostaje w obszarze gry do Fazy Porządków dodatkowej kolejki. Ta, która nie daje kolejki, zostaje odrzucona w tej samej Fazie Porządków co inne karty.
ruling-outpost-6 = Jeśli gra kończy się wraz z twoją kolejką, dodatkowej kolejki nie ma.

ruling-treasury-1 = Gdy w Fazie Porządków odrzucasz go z obszaru gry, możesz położyć go na wierzch talii, jeśli w tej kolejce nie została przez ciebie kupiona karta zwycięstwa.
ruling-treasury-2 = Decydujesz o każdym Skarbcu, zanim pociągniesz nową rękę.
ruling-treasury-3 = Karty zwycięstwa z innym typem też się liczą, jak Harem czy Wyspa.
ruling-treasury-4 = Ważne są tylko zakupy: karta zwycięstwa dodana w inny sposób nie przeszkadza.

## Alchemia

ruling-transmute-1 = Musisz wyrzucić na śmietnisko kartę z ręki, jeśli jakąś masz. Za kartę akcji dodajesz Powiat, za kartę skarbu Transmutację, za kartę zwycięstwa { card-gold.acc }.
ruling-transmute-2 = Karta dwóch typów daje jedno i drugie: za Arystokrację dodajesz Powiat i { card-gold.acc }, za Harem Transmutację i { card-gold.acc }.
ruling-transmute-3 = Klątwa nie daje nic. Z pustego stosu nie ma czego dodać.
ruling-transmute-4 = Aby ją kupić, potrzebujesz Mikstury i żadnych monet. Aby dodać ją za wyrzuconą kartę skarbu, Mikstury nie potrzebujesz.

ruling-apothecary-1 = Najpierw ciągniesz kartę. Następne cztery zostają odkryte.
ruling-apothecary-2 = Musisz wziąć spośród nich wszystkie Miedziaki i Mikstury.
ruling-apothecary-3 = Wybierasz kolejność wracających kart. Pozostali widzą te karty, ale nie ich kolejność.
ruling-apothecary-4 = Jeśli w trakcie trzeba tasować, karty już odkryte nie są tasowane.

ruling-university-1 = Możesz dodać kartę akcji o koszcie do $5 albo nic. 2 akcje dostajesz w każdym wypadku.
ruling-university-2 = Nadaje się karta akcji z drugim typem, na przykład Wyspa lub Wiedźma.
ruling-university-3 = Karta z Miksturą w koszcie nigdy nie pasuje, więc nie można dodać drugiego Uniwersytetu.
ruling-university-4 = Karta pochodzi z Zapasów i trafia na twój stos odrzuconych kart. Monety nie podnoszą ograniczenia.

ruling-herbalist-1 = Zakup i $1 dostajesz przy zagraniu, a kartę skarbu ratujesz w Fazie Porządków.
ruling-herbalist-2 = Gdy odrzucasz ją z obszaru gry, możesz położyć na wierzch talii jedną ze swoich kart skarbu z obszaru gry, zanim pociągniesz nową rękę.
ruling-herbalist-3 = Każda Zielarka ratuje jedną kartę skarbu, nawet zagrana dwukrotnie dzięki Sali tronowej.
ruling-herbalist-4 = Uratować można tylko zagraną kartę skarbu, także Miksturę. Ta, która została na ręce, zostaje odrzucona.
ruling-herbalist-5 = Mikstury położonej na talię nie ma już w obszarze gry. Jeśli chcesz odzyskać też Alchemików, połóż ich przed nią.

ruling-alchemist-1 = Gdy w Fazie Porządków odrzucasz go z obszaru gry i masz tam Miksturę, możesz położyć go na wierzch talii, zanim pociągniesz nową rękę.
ruling-alchemist-2 = Mikstura nie musi niczego opłacić, ale musi być w obszarze gry: ta na ręce nie pomaga.
ruling-alchemist-3 = Decydujesz o każdym Alchemiku. Jedna Mikstura wystarczy dla wszystkich.
ruling-alchemist-4 = Mikstura położona na talię przez Zielarkę już się nie liczy. Najpierw połóż Alchemików.

ruling-familiar-1 = Ciągniesz kartę i dostajesz akcję nawet wtedy, gdy nie ma już Klątw albo wszyscy odkryją Fosę.
ruling-familiar-2 = Klątwy rozdaje się po kolei, zaczynając od osoby po twojej lewej stronie. Jeśli ich zabraknie, ostatni gracze nie dostają żadnej.
ruling-familiar-3 = Każda Klątwa trafia na stos odrzuconych kart swojego gracza.

ruling-philosophers_stone-1 = Przy zagraniu policz łącznie karty w talii i na stosie odrzuconych kart. Za każde pięć dostajesz $1: 19 kart daje $3.
ruling-philosophers_stone-2 = Karty na ręce, w obszarze gry, odłożone lub na macie się nie liczą.
ruling-philosophers_stone-3 = Liczy się raz. Co później w tej kolejce dzieje się z talią, niczego nie zmienia.
ruling-philosophers_stone-4 = Jeśli zagrywa go Przedsięwzięcie, pozostałe odkryte karty są już na stosie odrzuconych kart i się liczą.
ruling-philosophers_stone-5 = To karta skarbu z Miksturą w koszcie, więc Kopalnia nie może zamienić w niego Srebrnika ani Mikstury.

ruling-golem-1 = Odkrywaj karty, aż będą dwie karty akcji inne niż Golem. Wszystkie pozostałe, także Golemy, odrzucasz, zanim cokolwiek zagrasz.
ruling-golem-2 = Musisz zagrać obie, w dowolnej kolejności. Żadne zagranie nie zużywa akcji.
ruling-golem-3 = Nigdy nie są na ręce: Sala tronowa wśród nich nie może użyć tej drugiej.
ruling-golem-4 = Jeśli w trakcie trzeba tasować, odkryte karty nie są tasowane. Jeśli karty się skończą po jednej karcie akcji, zagrywasz tę jedną.
ruling-golem-5 = Na zagraną tak kartę ataku można odpowiadać kartami reakcji w chwili jej zagrania.
ruling-golem-6 = Zagrana tak karta następstwa jak zwykle zostaje w obszarze gry. Golem z nią nie zostaje.

ruling-apprentice-1 = Musisz wyrzucić na śmietnisko kartę z ręki, jeśli jakąś masz. Akcję dostajesz w każdym wypadku.
ruling-apprentice-2 = Ciągniesz kartę za każdą monetę kosztu wyrzuconej karty i jeszcze 2, jeśli ma w koszcie Miksturę: za Golema 6.
ruling-apprentice-3 = Miedziak, Klątwa i Nagroda kosztują $0, więc nic za nie nie ciągniesz.
ruling-apprentice-4 = Koszt jest taki, jaki jest teraz: po Moście { card-gold } daje 5 kart.

ruling-possession-1 = Gracz po twojej lewej stronie rozgrywa dodatkową kolejkę, a ty podejmujesz w niej wszystkie jego decyzje. Widzisz każdą kartę, którą widzi on, także nową rękę ciągniętą na koniec.
ruling-possession-2 = Każdą kartę, którą miałby w niej dodać, dodajesz zamiast niego ty, kupioną czy nie. Zawsze trafia na twój stos odrzuconych kart.
ruling-possession-3 = Jego karty wyrzucone w tej kolejce na śmietnisko odkłada się na bok i na jej koniec trafiają na jego stos odrzuconych kart. Karty przekazane lub zwrócone do Zapasów przepadają.
ruling-possession-4 = To nadal jego kolejka: „ty” na karcie oznacza jego, a karta ataku, którą zagra, działa też na ciebie. O własnych kartach reakcji decydujesz ty, a żetony, które dostaje on, są jego.
ruling-possession-5 = Każde zagranie daje jedną dodatkową kolejkę, a jego zwykła kolejka i tak następuje potem. Karty następstw czekające na jego następną kolejkę działają w dodatkowej i są wtedy zużyte.
ruling-possession-6 = To nie jest karta ataku, więc nikt nie może odkryć Fosy. Kolejki z Opętania nie liczą się, gdy remis rozstrzyga liczba kolejek.

## Złoty wiek

ruling-monument-1 = Za każdym zagraniem dostajesz $2 i żeton punktu zwycięstwa.
ruling-monument-2 = Żetony widzą wszyscy. Każdy jest na koniec wart 1 punkt i nigdy ich nie brakuje.
ruling-monument-3 = Z Salą tronową dostajesz $4 i 2 żetony, z Dworem królewskim $6 i 3.
ruling-monument-4 = Żetony nie są kartami: nie ma ich w talii i Ogrody ich nie liczą.

ruling-contraband-1 = Najpierw dostajesz $3 i zakup. Potem gracz po twojej lewej stronie wymienia nazwę karty, choćby takiej, której nie ma w tej grze.
ruling-contraband-2 = Wymienionej karty nie możesz kupić w tej kolejce. Dodać ją w inny sposób wolno: Góra złota nadal daje { card-gold.acc }.
ruling-contraband-3 = Każda następna Kontrabanda zakazuje następnej karty. W następnej kolejce wszystkie znów można kupować.
ruling-contraband-4 = Sąsiad zna twoje dotychczasowe monety i wie, ile kart masz jeszcze na ręce, ale nie jakie. Dlatego warto ją czasem zagrać jako pierwszą.

ruling-counting_house-1 = Przejrzyj swój stos odrzuconych kart i weź z niego tyle Miedziaków, ile chcesz: żadnego, kilka lub wszystkie.
ruling-counting_house-2 = Wzięte Miedziaki pokazujesz. Pozostali nie widzą ze stosu nic poza jego nową wierzchnią kartą.
ruling-counting_house-3 = Miedziaki z talii są poza zasięgiem. Po tasowaniu może nie być czego brać.
ruling-counting_house-4 = Miedziaki trafiają na rękę, więc możesz je zagrać w tej kolejce.

ruling-mint-1 = Możesz odkryć kartę skarbu z ręki i dodać jej kopię z Zapasów. Odkryta karta zostaje na ręce.
ruling-mint-2 = Koszt nie ma znaczenia, Mikstura w nim też nie. Ale Diadem nie ma stosu w Zapasach, więc nie ma jego kopii do dodania.
ruling-mint-3 = Gdy kupujesz Mennicę, wszystkie twoje karty skarbu z obszaru gry od razu trafiają na śmietnisko. Monety, które dały, są twoje do końca kolejki.
ruling-mint-4 = Karty skarbu na ręce są bezpieczne. Jeśli dodajesz Mennicę bez kupowania, nic się nie wyrzuca.
ruling-mint-5 = Wyrzucanie następuje przed dodaniem Mennicy. Królewska pieczęć też trafia więc na śmietnisko i nie położy Mennicy na talię.

ruling-mountebank-1 = Każdy inny gracz może odrzucić z ręki Klątwę; wtedy nic nie dodaje. Nie musi, nawet jeśli ją ma.
ruling-mountebank-2 = Wszyscy inni dodają po kolei Klątwę i Miedziaka na swój stos odrzuconych kart.
ruling-mountebank-3 = Jeśli jeden z tych stosów jest pusty, druga karta i tak zostaje dodana.
ruling-mountebank-4 = $2 dostajesz nawet wtedy, gdy wszyscy odkryją Fosę. Tacy gracze ani nie odrzucają, ani nie dodają.

ruling-rabble-1 = Ciągniesz 3 karty nawet wtedy, gdy wszyscy odkryją Fosę.
ruling-rabble-2 = Odrzuca się karty akcji i skarbu, także te, które są zarazem kartami zwycięstwa, jak Arystokracja, Harem, Wyspa czy Młyn.
ruling-rabble-3 = Klątwy i pozostałe karty zwycięstwa wracają. Ich właściciel wybiera kolejność, a wszyscy ją widzą.
ruling-rabble-4 = Jeśli gracz musi w trakcie tasować, karty już odkryte nie są tasowane.

ruling-royal_seal-1 = Gdy jest w obszarze gry, każdą dodawaną kartę możesz położyć na wierzch talii, kupioną czy dodaną inaczej. Decydujesz o każdej osobno.
ruling-royal_seal-2 = Musi być w obszarze gry, gdy dodajesz kartę, więc nic nie robi z tym, co dodajesz w Fazie Akcji.
ruling-royal_seal-3 = Z Górą złota najpierw dodajesz { card-gold.acc }, a potem kartę zwycięstwa. Możesz położyć na talię jedną z nich albo obie.
ruling-royal_seal-4 = Druga Królewska pieczęć też daje $2, ale karta trafia na talię tylko raz.
ruling-royal_seal-5 = Jeśli na stosie odrzuconych kart dodaną kartę przykryła tymczasem inna, karta tam zostaje.

ruling-vault-1 = Najpierw pociągnij 2 karty, potem odrzuć tyle, ile chcesz, po $1 za każdą. Można nie odrzucić żadnej.
ruling-vault-2 = Każdy inny gracz może odrzucić dwie karty, by pociągnąć jedną. Nikt nie musi.
ruling-vault-3 = Gracz z jedną kartą na ręce może ją odrzucić, ale nic nie ciągnie.
ruling-vault-4 = Jeśli gracz musi tasować, by ciągnąć, właśnie odrzucone karty też są tasowane.
ruling-vault-5 = To nie jest karta ataku, więc nikt nie może odpowiedzieć na nią kartą reakcji.

ruling-venture-1 = Dostajesz $1, potem odkrywasz karty, aż pojawi się karta skarbu. Pozostałe odrzucasz, a tę musisz zagrać.
ruling-venture-2 = Zagrywa się ją jak każdą inną kartę skarbu i robi wszystko, co może. Jeśli to kolejne Przedsięwzięcie, odkrywasz dalej.
ruling-venture-3 = Zagrany przez nie Miedziak jest w obszarze gry i nie pozwala kupić Wielkiego targowiska.
ruling-venture-4 = Jeśli w trakcie trzeba tasować, odkryte karty nie są tasowane. Jeśli nie pojawi się karta skarbu, wszystkie zostają odrzucone.
ruling-venture-5 = Kupiec i Kotlarz działają na zagranego przez nie Srebrnika lub Miedziaka.

ruling-goons-1 = Każdy inny gracz wybiera, co odrzucić, aż zostaną mu trzy karty. Kto ma najwyżej trzy, nic nie odrzuca.
ruling-goons-2 = Gdy są w obszarze gry, każda kupiona karta daje ci żeton punktu zwycięstwa, nawet Miedziak lub Klątwa.
ruling-goons-3 = Każda karta Zbirów w obszarze gry daje własny żeton. Ale jedna daje jeden żeton za kupioną kartę, choćby zagrano ją kilka razy dzięki Sali tronowej lub Dworowi królewskiemu.
ruling-goons-4 = Karty dodane bez kupowania nie dają żetonów.
ruling-goons-5 = Fosa ratuje tylko rękę gracza, który ją odkryje. Ty i tak dostajesz zakup, $2 i żetony.

ruling-grand_market-1 = Nie możesz go kupić, dopóki w twoim obszarze gry jest Miedziak, nawet jeśli ta moneta nie jest potrzebna.
ruling-grand_market-2 = Miedziaki na ręce nie mają znaczenia: zagraj tylko inne karty skarbu, a możesz kupić Wielkie targowisko.
ruling-grand_market-3 = Miedziaki, które opuściły obszar gry, już się nie liczą: gdy wyrzuci je Mennica, możesz kupić Wielkie targowisko następnym zakupem.
ruling-grand_market-4 = W inny sposób możesz je dodać niezależnie od tego, co masz w obszarze gry.

ruling-hoard-1 = Gdy jest w obszarze gry, każda kupiona przez ciebie karta zwycięstwa daje ci { card-gold.acc }. Musisz dodać tę kartę.
ruling-hoard-2 = { card-gold } przychodzi z Zapasów, zanim dodasz kartę zwycięstwa. Jeśli stos jest już pusty, nic nie dostajesz.
ruling-hoard-3 = Każda Góra złota w obszarze gry daje osobną kartę { card-gold.gen }.
ruling-hoard-4 = Liczą się karty zwycięstwa z innym typem, jak Harem czy Wyspa. Klątwa nie.
ruling-hoard-5 = Karta zwycięstwa dodana bez kupowania nie daje { card-gold.gen }.

ruling-bank-1 = Daje $1 za każdą twoją kartę skarbu w obszarze gry, wliczając siebie. Karty skarbu na ręce się nie liczą.
ruling-bank-2 = Liczy się raz, przy zagraniu. Karty skarbu zagrane później go nie podnoszą, więc zagraj go późno.
ruling-bank-3 = Liczą się też karty skarbu, które nie dają monet, jak Mikstura i Róg obfitości.
ruling-bank-4 = Drugi Bank liczy pierwszy: Miedziak i dwa Banki dają $1, $2 i $3.

ruling-expand-1 = Musisz wyrzucić na śmietnisko kartę z ręki, jeśli jakąś masz, a potem dodać kartę, jeśli pasuje jakikolwiek stos.
ruling-expand-2 = Dodana karta może kosztować najwyżej o $3 więcej, tyle samo lub mniej. Posiadłość może stać się Powiatem, a Prowincja Kolonią.
ruling-expand-3 = Nowa karta może mieć Miksturę w koszcie tylko wtedy, gdy ma ją wyrzucona: Chowaniec może stać się Opętaniem, Srebrnik nie.
ruling-expand-4 = Bez karty do wyrzucenia niczego nie dodajesz. Monety nie podnoszą ograniczenia.

ruling-kings_court-1 = Możesz nie wybrać żadnej karty akcji, niezależnie od tego, z którą edycją Sali tronowej gracie.
ruling-kings_court-2 = Żadne z trzech zagrań nie zużywa akcji. Każde rozstrzyga się do końca, zanim zacznie się następne, a wybory podejmuje się od nowa.
ruling-kings_court-3 = Użyty na innym Dworze królewskim: zagrywasz najwyżej trzy karty akcji, każdą trzykrotnie. Nigdy jednej karty dziewięć razy.
ruling-kings_court-4 = Karta, która opuszcza obszar gry, i tak zostaje zagrana ponownie, ale nie można jej przenieść dwa razy: Mapa skarbów daje karty { card-gold.gen } tylko za pierwszym razem.
ruling-kings_court-5 = Jeśli zagra kartę następstwa, która zostaje w obszarze gry, Dwór królewski zostaje obok niej równie długo. Wtedy dzieje się to, co każde zagranie zostawiło na następną kolejkę.
ruling-kings_court-6 = Na każde zagranie karty ataku można odpowiadać od nowa. Dla Spiskowca to jedna zagrana karta akcji, a jego karta to trzy.

## Róg obfitości

ruling-hamlet-1 = Najpierw ciągniesz. Potem możesz odrzucić kartę za akcję, a następnie jeszcze jedną za zakup.
ruling-hamlet-2 = Możesz zrobić oba, jedno lub żadne, ale każde tylko raz.
ruling-hamlet-3 = Najpierw pytanie o akcję. Jeśli poszła na nią ostatnia karta, na zakup nie ma już czego odrzucić.

ruling-fortune_teller-1 = Każdy inny gracz odkrywa karty, aż pojawi się karta zwycięstwa lub Klątwa. Ta wraca na wierzch, pozostałe zostają odrzucone.
ruling-fortune_teller-2 = Pierwsza znaleziona kończy odkrywanie. Jeśli była wierzchnią kartą, nic się nie odrzuca.
ruling-fortune_teller-3 = Karty zwycięstwa z innym typem też się liczą, jak Arystokracja.
ruling-fortune_teller-4 = Jeśli żadnej nie ma, wszystkie odkryte karty zostają odrzucone. Jeśli gracz musi w trakcie tasować, nie są tasowane.
ruling-fortune_teller-5 = $2 dostajesz nawet wtedy, gdy wszyscy odkryją Fosę.

ruling-menagerie-1 = Pokazujesz rękę. Jeśli nie ma w niej dwóch kart o tej samej nazwie, ciągniesz 3 karty, w przeciwnym razie 1.
ruling-menagerie-2 = Liczą się tylko nazwy: Miedziak i Srebrnik są różne. Sama Menażeria jest w obszarze gry i się jej nie uwzględnia.
ruling-menagerie-3 = Na pustej ręce nie ma dwóch takich samych kart, więc ciągniesz 3.

ruling-farming_village-1 = Najpierw dostajesz 2 akcje. Potem odkrywasz karty, aż pojawi się karta akcji lub skarbu, i bierzesz ją na rękę.
ruling-farming_village-2 = Musisz wziąć pierwszą znalezioną. Pozostałe zostają odrzucone.
ruling-farming_village-3 = Karty akcji i skarbu z innym typem też się liczą, jak Młyn czy Harem.
ruling-farming_village-4 = Jeśli żadnej nie ma, wszystkie odkryte karty zostają odrzucone. Jeśli w trakcie trzeba tasować, nie są tasowane.

ruling-horse_traders-1 = Dostajesz zakup i $3, potem musisz odrzucić 2 karty. Mając na ręce mniej, odrzuć tyle, ile masz.
ruling-horse_traders-2 = Gdy inny gracz zagrywa kartę ataku, możesz odłożyć ich z ręki na bok. Na początku swojej następnej kolejki ciągniesz kartę, a oni wracają na rękę.
ruling-horse_traders-3 = Nie chronią cię, ale ręka się zmniejsza: z pięciu kart Milicja odbiera wtedy tylko jedną.
ruling-horse_traders-4 = Odłożeni nie mogą odpowiedzieć na następną kartę ataku ani na drugie zagranie tej samej. Przeciw jednej karcie ataku możesz odłożyć kilku.
ruling-horse_traders-5 = Odłożenie nie jest zagraniem: nie daje zakupu ani monet.
ruling-horse_traders-6 = Odłożona karta jest nadal twoja i liczy się na koniec gry.

ruling-remake-1 = Wyrzuć kartę na śmietnisko i dodaj za nią inną, a potem zrób to jeszcze raz. Drugą kartę wybierasz po zakończeniu z pierwszą.
ruling-remake-2 = Każda nowa karta kosztuje dokładnie o $1 więcej niż wyrzucona za nią. Jeśli żaden stos nie ma takiego kosztu, nic nie dodajesz, ale karta i tak trafia na śmietnisko.
ruling-remake-3 = Musisz wyrzucić dwie karty, jeśli je masz. Mając na ręce jedną, wyrzucasz ją.
ruling-remake-4 = Co dodasz, trafia na stos odrzuconych kart, więc nie może być tą drugą kartą.
ruling-remake-5 = Mikstura w koszcie zostaje: Alchemik może stać się Golemem, ale nie kartą bez Mikstury.

ruling-tournament-1 = Każdy gracz może odkryć z ręki Prowincję, ty najpierw. Nikt nie musi.
ruling-tournament-2 = Jeśli ją odkryjesz, odrzucasz ją i dodajesz wybraną Nagrodę albo Powiat na wierzch talii. Pozostali swoje zatrzymują.
ruling-tournament-3 = Jeśli nie odkrył jej nikt inny, ciągniesz kartę i dostajesz $1, także bez odkrycia własnej. Karta dodana przed chwilą jest tą, którą ciągniesz.
ruling-tournament-4 = Każda z pięciu Nagród jest tylko jedna. Możesz wybrać Nagrodę nawet wtedy, gdy już żadnej nie ma; wtedy nic nie dodajesz.
ruling-tournament-5 = Musi to być Prowincja: Kolonia się nie nadaje.
ruling-tournament-6 = To nie jest karta ataku, więc nikt nie może odpowiedzieć na nią kartą reakcji.

ruling-young_witch-1 = Ciągniesz 2 karty, potem musisz odrzucić 2, nowe lub inne.
ruling-young_witch-2 = Każdy inny gracz może odkryć z ręki kartę Zguby. Kto żadnej nie odkryje, dodaje Klątwę. Nikt nie musi jej odkrywać.
ruling-young_witch-3 = Zguba to jedenasty stos kart królestwa o koszcie $2 lub $3, bez Mikstury. Jest w Zapasach jak inne, a jego karta zachowuje własne działanie.
ruling-young_witch-4 = Odkrycie Zguby nie jest reakcją. Najpierw karty reakcji; o Zgubę pyta się, gdy Młoda wiedźma dociera do danego gracza, i musi ona być jeszcze na ręce.
ruling-young_witch-5 = Odkryta Zguba zostaje na ręce. Gracz, który odkryje Fosę, jej nie potrzebuje.

ruling-harvest-1 = Odkryj cztery karty i je odrzuć. Za każdą różną nazwę wśród nich dostajesz $1: dwa Miedziaki, Srebrnik i Posiadłość dają $3.
ruling-harvest-2 = Liczy się każda nazwa, także Klątwa czy karta zwycięstwa.
ruling-harvest-3 = Jeśli kart jest mniej niż cztery, odkryj tyle, ile jest.
ruling-harvest-4 = Z Salą tronową każdą czwórkę kart liczy się osobno.

ruling-horn_of_plenty-1 = Nie daje monet. Policz różne nazwy kart w swoim obszarze gry, wliczając Róg obfitości: tyle najwyżej może kosztować dodawana karta.
ruling-horn_of_plenty-2 = Musisz dodać kartę, jeśli pasuje jakikolwiek stos. Karta z Miksturą w koszcie nigdy nie pasuje.
ruling-horn_of_plenty-3 = Jeśli dodasz nim kartę zwycięstwa, także z innym typem, Róg obfitości trafia na śmietnisko. Kupione karty zwycięstwa nie mają znaczenia.
ruling-horn_of_plenty-4 = Liczą się karty akcji, skarbu i następstw z poprzedniej kolejki. Karty, które opuściły obszar gry, nie.
ruling-horn_of_plenty-5 = Liczy się raz, przy zagraniu, więc zagraj go późno. Koszty są takie, jakie są teraz, po Moście czy Księżniczce.
ruling-horn_of_plenty-6 = Dodawanie nie jest kupowaniem: można wziąć kartę zakazaną przez Kontrabandę albo Wielkie targowisko, gdy w obszarze gry jest Miedziak.

ruling-hunting_party-1 = Najpierw ciągniesz kartę, potem pokazujesz rękę.
ruling-hunting_party-2 = Odkrywaj karty, aż pojawi się taka, której nazwy nie ma na twojej ręce. Bierzesz ją na rękę, pozostałe odrzucasz.
ruling-hunting_party-3 = Sam Orszak łowiecki jest w obszarze gry, więc drugi liczy się jako nowy, chyba że jest na ręce.
ruling-hunting_party-4 = Jeśli żadnej nie ma, wszystkie odkryte karty zostają odrzucone. Jeśli w trakcie trzeba tasować, nie są tasowane.

ruling-jester-1 = Każdy inny gracz odrzuca wierzchnią kartę talii. Jeśli to karta zwycięstwa, także z innym typem, dodaje Klątwę.
ruling-jester-2 = Jeśli to inna karta, wybierasz, kto dodaje jej kopię z Zapasów: ty czy ten gracz. Decydujesz przy każdym graczu po kolei.
ruling-jester-3 = Koszt jest nieograniczony, a Mikstura w nim nie ma znaczenia. Jeśli w Zapasach nie ma kopii, nikt jej nie dodaje.
ruling-jester-4 = Klątwa nie jest kartą zwycięstwa: wybierasz, kto z was dwojga doda kolejną Klątwę.
ruling-jester-5 = Pustą talię najpierw się tasuje. Bez karty do odrzucenia ten gracz nic nie dodaje.
ruling-jester-6 = $2 dostajesz nawet wtedy, gdy wszyscy odkryją Fosę.

ruling-fairgrounds-1 = Każdy jest wart 2 punkty za każde pięć różnych nazw wśród wszystkich twoich kart: przy 10–14 nazwach 4 punkty.
ruling-fairgrounds-2 = Liczy się każda twoja karta, gdziekolwiek jest: odłożona lub na macie Wyspy, razem z Klątwami, Nagrodami i samymi Placami jarmarcznymi.
ruling-fairgrounds-3 = Niezależnie od liczby kopii nazwa karty liczy się raz.
ruling-fairgrounds-4 = To karta zwycięstwa i nie można jej zagrać. Jej stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

## Róg obfitości: Nagrody

ruling-bag_of_gold-1 = Dostajesz akcję i dodajesz { card-gold.acc } na wierzch talii; pociągniesz tę kartę jako następną.
ruling-bag_of_gold-2 = Jeśli nie ma już kart { card-gold.gen }, dostajesz tylko akcję.
ruling-bag_of_gold-3 = To Nagroda: jest tylko jedna, poza Zapasami, a prowadzi do niej Turniej. Nie można jej kupić.

ruling-diadem-1 = Daje $2 i jeszcze $1 za każdą niewykorzystaną akcję. Przy jednej pozostałej akcji to $3.
ruling-diadem-2 = Liczy się liczba pozostałych akcji, a nie kart akcji na ręce.
ruling-diadem-3 = To karta skarbu: mogą ją wyrzucić Kopalnia, Złodziej i Bandyta. Mennica nie może jej skopiować, bo nie ma stosu w Zapasach.
ruling-diadem-4 = To Nagroda: jest tylko jedna, poza Zapasami, a prowadzi do niej Turniej. Nie można jej kupić.

ruling-followers-1 = Wszystko dzieje się po kolei: ciągniesz 2 karty i dodajesz Posiadłość, pozostali dodają po Klątwie, a potem odrzucają, aż zostaną im trzy karty.
ruling-followers-2 = Posiadłość nie jest propozycją: musisz ją dodać. Jeśli skończyły się Posiadłości lub Klątwy, reszta i tak się dzieje.
ruling-followers-3 = Klątwy trafiają na stosy odrzuconych kart. Każdy gracz sam wybiera, co odrzucić z ręki.
ruling-followers-4 = Gracz, który odkryje Fosę, nie dodaje Klątwy i nic nie odrzuca.
ruling-followers-5 = To Nagroda: jest tylko jedna, poza Zapasami, a prowadzi do niej Turniej. Nie można jej kupić.

ruling-princess-1 = Gdy jest w obszarze gry, wszystkie karty kosztują o $2 mniej, gdziekolwiek są. Żaden koszt nie spada poniżej $0, a Mikstura w koszcie zostaje.
ruling-princess-2 = Z Salą tronową dostajesz 2 zakupy, ale karty nadal kosztują tylko o $2 mniej.
ruling-princess-3 = Sumuje się z Mostem: po jednym Moście karty kosztują o $3 mniej.
ruling-princess-4 = Ograniczenia i porównania korzystają z niższych kosztów: Poszukiwacz wraków dostaje za { card-gold.acc } tylko $4.
ruling-princess-5 = To Nagroda: jest tylko jedna, poza Zapasami, a prowadzi do niej Turniej. Nie można jej kupić.

ruling-trusty_steed-1 = Wybierz dwie różne możliwości. Wykonuje się je w kolejności, w jakiej są na karcie.
ruling-trusty_steed-2 = Wybierając Srebrniki, dodajesz cztery i przekładasz całą talię na stos odrzuconych kart. Nie oglądasz jej i nie jest to odrzucanie.
ruling-trusty_steed-3 = Jeśli zostało mniej niż cztery Srebrniki, dodajesz tyle, ile jest, a talia i tak zostaje przełożona.
ruling-trusty_steed-4 = Z Salą tronową przy każdym zagraniu wybierasz na nowo.
ruling-trusty_steed-5 = To Nagroda: jest tylko jedna, poza Zapasami, a prowadzi do niej Turniej. Nie można jej kupić.

## Gildie

ruling-stonemason-1 = Musisz wyrzucić kartę na śmietnisko, jeśli masz jakąś na ręce, a potem dodać dwie karty, każdą tańszą od niej, jeśli takie są.
ruling-stonemason-2 = Obie mogą być takie same albo różne. Drugą wybierasz po dodaniu pierwszej.
ruling-stonemason-3 = Jeśli wyrzucisz Miedziaka lub Klątwę, nic nie jest tańsze, więc nic nie dodajesz.
ruling-stonemason-4 = Gdy go kupujesz, możesz zapłacić więcej, niż kosztuje. Dodajesz wtedy dwie karty akcji o koszcie równym dokładnie nadpłacie, a po nich Kamieniarza.
ruling-stonemason-5 = Zerowa nadpłata nic nie daje, więc kart akcji o koszcie $0 tak nie zdobędziesz. Jeśli żadna karta akcji nie ma takiego kosztu, monety przepadają.
ruling-stonemason-6 = Z Miksturami możesz nadpłacić także Miksturę: obie karty akcji muszą ją wtedy mieć w koszcie.
ruling-stonemason-7 = Jeśli za nadpłatę weźmiesz ostatnich Kamieniarzy, kupionego już nie ma.

ruling-candlestick_maker-1 = Dostajesz akcję, zakup i żeton monety.
ruling-candlestick_maker-2 = Żeton monety jest wart $1 w twojej Fazie Kupna, zanim cokolwiek kupisz. Możesz go zatrzymać, jak długo chcesz.
ruling-candlestick_maker-3 = Żetony widzą wszyscy i nie ma na nie ograniczenia.

ruling-doctor-1 = Możesz wymienić nazwę dowolnej karty, także takiej, której nie ma w tej grze.
ruling-doctor-2 = Odkrywasz trzy karty, wszystkie o wymienionej nazwie wyrzucasz na śmietnisko, a pozostałe kładziesz z powrotem w kolejności, której nikt inny nie widzi.
ruling-doctor-3 = Jeśli w talii jest mniej niż trzy karty, tasujesz stos odrzuconych kart; gdy wszystkich jest mniej, odkrywasz tyle, ile jest.
ruling-doctor-4 = Gdy go kupujesz, możesz zapłacić więcej, niż kosztuje. Za każdą monetę nadpłaty oglądasz wierzchnią kartę talii i wyrzucasz ją na śmietnisko, odrzucasz albo zostawiasz na wierzchu.
ruling-doctor-5 = Decydujesz o jednej karcie, zanim obejrzysz następną. Kartę zostawioną na wierzchu zobaczysz ponownie.
ruling-doctor-6 = Kupionego Medyka nie ma jeszcze na stosie odrzuconych kart, więc nie jest z nim tasowany.

ruling-masterpiece-1 = To karta skarbu warta $1.
ruling-masterpiece-2 = Gdy je kupujesz, możesz zapłacić więcej, niż kosztuje. Za każdą monetę nadpłaty dodajesz Srebrnika, dopóki są.
ruling-masterpiece-3 = Dodane w inny sposób nie daje Srebrników.
ruling-masterpiece-4 = Gdy karty kosztują mniej, zostaje więcej monet na nadpłatę.
ruling-masterpiece-5 = Żetony monet trzeba wydać przed jego zakupem.

ruling-advisor-1 = Odkrywasz trzy karty; gracz po twojej lewej stronie wybiera jedną z nich, która zostaje odrzucona. Pozostałe bierzesz na rękę.
ruling-advisor-2 = Jeśli kart jest mniej niż trzy, wybiera spośród nich; jedyna zostaje odrzucona.
ruling-advisor-3 = To nie jest karta ataku, więc nikt nie może odpowiedzieć na nią kartą reakcji.

ruling-herald-1 = Najpierw ciągniesz kartę, potem odkrywasz następną. Jeśli to karta akcji, musisz ją zagrać, co nie zużywa akcji.
ruling-herald-2 = Każda inna karta zostaje na wierzchu talii.
ruling-herald-3 = Jeśli zagra kartę następstwa, zostaje ona w obszarze gry; Herold nie.
ruling-herald-4 = Gdy go kupujesz, możesz zapłacić więcej, niż kosztuje. Za każdą monetę nadpłaty przeglądasz swój stos odrzuconych kart i kładziesz kartę z niego na wierzch talii.
ruling-herald-5 = Nie wolno ci patrzeć, zanim powiesz, ile nadpłacasz. Jeśli nadpłata jest większa niż liczba kart, wszystkie trafiają na talię.
ruling-herald-6 = Kupionego Herolda nie ma jeszcze na stosie odrzuconych kart.

ruling-plaza-1 = Najpierw ciągniesz kartę; jeśli to karta skarbu, możesz odrzucić właśnie ją.
ruling-plaza-2 = Możesz odrzucić jedną kartę skarbu za jeden żeton monety albo żadnej.
ruling-plaza-3 = Nadaje się karta, która jest też kartą skarbu, jak Harem.

ruling-taxman-1 = Możesz wyrzucić na śmietnisko kartę skarbu z ręki. Jeśli tego nie zrobisz, nic się nie dzieje, ale karty reakcji i tak można było odkryć.
ruling-taxman-2 = Każdy inny gracz z co najmniej pięcioma kartami na ręce odrzuca kopię tej karty skarbu albo pokazuje rękę bez niej.
ruling-taxman-3 = Gracze z najwyżej czterema kartami nic nie robią i nic nie pokazują.
ruling-taxman-4 = Musisz dodać na wierzch talii kartę skarbu kosztującą najwyżej o $3 więcej niż wyrzucona. Może być tańsza albo taka sama.

ruling-baker-1 = Ciągniesz kartę i dostajesz akcję oraz żeton monety.
ruling-baker-2 = W grze z Piekarzem każdy zaczyna z jednym żetonem monety.
ruling-baker-3 = Żeton monety jest wart $1 w twojej Fazie Kupna, zanim cokolwiek kupisz.

ruling-butcher-1 = Bierzesz dwa żetony monet. Nic więcej nie musisz robić.
ruling-butcher-2 = Jeśli wyrzucisz kartę na śmietnisko, mówisz, ile żetonów monet płacisz, i dodajesz kartę droższą najwyżej o tyle monet.
ruling-butcher-3 = Można nie zapłacić żadnego żetonu: wtedy karta może kosztować tyle, co wyrzucona.
ruling-butcher-4 = Musisz dodać kartę, jeśli jakaś pasuje. Zapłacone żetony przepadają i nie dają monet.
ruling-butcher-5 = To jedyny sposób użycia żetonów monet w Fazie Akcji.

ruling-journeyman-1 = Możesz wymienić nazwę dowolnej karty, także takiej, której nie ma w tej grze: wtedy dostajesz trzy wierzchnie karty.
ruling-journeyman-2 = Odkrywasz karty, aż znajdziesz trzy inne. Bierzesz je na rękę; karty o wymienionej nazwie odrzucasz.
ruling-journeyman-3 = Jeśli w trakcie trzeba tasować, odkryte karty nie są tasowane. Gdy kart jest za mało, dostajesz to, co się znalazło.

ruling-merchant_guild-1 = Dostajesz zakup i $1.
ruling-merchant_guild-2 = Gdy jest w obszarze gry, każda kupiona karta daje ci żeton monety za każdą Gildię kupiecką. Karty dodane bez kupowania się nie liczą.
ruling-merchant_guild-3 = Te żetony przychodzą za późno, by wydać je w tej samej kolejce.
ruling-merchant_guild-4 = Zagrana dwukrotnie dzięki Sali tronowej to nadal jedna Gildia kupiecka w obszarze gry: jeden żeton za każdą kupioną kartę.

ruling-soothsayer-1 = Dodajesz { card-gold.acc }, jeśli stos nie jest pusty.
ruling-soothsayer-2 = Wszyscy pozostali gracze dodają po kolei Klątwę; potem każdy, kto to zrobił, ciągnie kartę.
ruling-soothsayer-3 = Kto nie dodaje Klątwy, bo już żadnej nie ma albo dzięki Fosie, nie ciągnie karty.

## Pogranicze

ruling-crossroads-1 = Pokazujesz rękę i ciągniesz kartę za każdą kartę zwycięstwa w niej. Nowe karty się nie liczą.
ruling-crossroads-2 = Trzy akcje dostajesz tylko za pierwsze Rozdroże w kolejce, także z Salą tronową.
ruling-crossroads-3 = Karty, które są też czymś innym, jak Arystokracja, są kartami zwycięstwa. Klątwy nie.

ruling-fools_gold-1 = Pierwsze Złoto głupców w kolejce jest warte $1, każde następne $4.
ruling-fools_gold-2 = Gdy inny gracz dodaje Prowincję, kupioną czy nie, możesz wyrzucić je z ręki na śmietnisko i dodać { card-gold.acc } na wierzch talii.
ruling-fools_gold-3 = Jeśli masz kilka, decydujesz o każdym po kolei. Możesz je wyrzucić, nawet gdy nie ma już kart { card-gold.gen }.
ruling-fools_gold-4 = Przy własnej Prowincji nie możesz go użyć. Prowincji przekazanej przez Maskaradę się nie dodaje.
ruling-fools_gold-5 = Jeśli ma je kilku graczy, pierwszy jest ten, którego kolejka jest następna.

ruling-oasis-1 = Ciągniesz kartę, a potem musisz jedną odrzucić, nową lub inną.
ruling-oasis-2 = Jeśli nie ma czego ciągnąć, i tak odrzucasz kartę.

ruling-oracle-1 = Najpierw decydujesz o własnych dwóch kartach, potem o kartach każdego innego gracza.
ruling-oracle-2 = Obie karty zostają odrzucone albo obie wracają. Ich właściciel wybiera kolejność i nie musi jej pokazywać.
ruling-oracle-3 = Po tym wszystkim ciągniesz dwie karty.
ruling-oracle-4 = Fosa oszczędza swojego właściciela; twoje własne karty zostają odkryte w każdym wypadku.

ruling-noble_brigand-1 = Każdy inny gracz odkrywa dwie karty; karta { card-silver.gen } lub { card-gold.gen } spośród nich trafia na śmietnisko. Jeśli pasują obie, wybierasz ty.
ruling-noble_brigand-2 = Dodajesz wszystkie wyrzucone w ten sposób karty { card-silver.gen } i { card-gold.gen }.
ruling-noble_brigand-3 = Kto nie odkrył żadnej karty skarbu, dodaje Miedziaka; także ten, kto nie ma czego odkryć.
ruling-noble_brigand-4 = Gdy go kupujesz, to samo dzieje się od razu, zanim go dodasz, ale nie dostajesz $1. Kupno nie jest zagraniem: żadna karta reakcji nie pomaga.
ruling-noble_brigand-5 = Inne karty skarbu zostają odrzucone, ale są kartami skarbu: bez Miedziaka.

ruling-spice_merchant-1 = Możesz wyrzucić na śmietnisko kartę skarbu z ręki. Jeśli tego nie zrobisz, nic się nie dzieje.
ruling-spice_merchant-2 = Jeśli to zrobisz, wybierz dwie karty i akcję albo $2 i zakup.

ruling-highway-1 = Gdy jest w obszarze gry, wszystkie karty kosztują o $1 mniej, gdziekolwiek są, ale nigdy mniej niż $0.
ruling-highway-2 = Kilka Gościńców się sumuje, także z Mostem. Jeden Gościniec zagrany dwukrotnie to nadal jeden.
ruling-highway-3 = Gdy opuszcza obszar gry, karty od razu kosztują znów więcej.

ruling-inn-1 = Ciągniesz dwie karty, a potem musisz odrzucić dwie, nowe lub inne.
ruling-inn-2 = Gdy go dodajesz, kupiony czy nie, przeglądasz swój stos odrzuconych kart, pokazujesz z niego dowolną liczbę kart akcji i wtasowujesz je do talii.
ruling-inn-3 = Sam Zajazd może być wśród nich, jeśli został dodany na stos odrzuconych kart.
ruling-inn-4 = Talia zostaje przetasowana, nawet jeśli nie wybierzesz żadnej karty akcji.
ruling-inn-5 = Dzieje się to także w kolejce innego gracza, jeśli dodajesz w niej Zajazd.

ruling-margrave-1 = Ciągniesz trzy karty i dostajesz zakup.
ruling-margrave-2 = Każdy inny gracz ciągnie kartę, a potem odrzuca, aż zostaną mu trzy.
ruling-margrave-3 = Kto po ciągnięciu ma najwyżej trzy karty, nic nie odrzuca.

ruling-farmland-1 = Są warte 2 punkty.
ruling-farmland-2 = Gdy je kupujesz, musisz wyrzucić na śmietnisko kartę z ręki, jeśli jakąś masz, i dodać kartę kosztującą dokładnie o $2 więcej, jeśli taka jest.
ruling-farmland-3 = Tę kartę dodajesz przed Polami uprawnymi. Jeśli są to ostatnie Pola uprawne, kupionych już nie ma.
ruling-farmland-4 = Dodane w inny sposób niczego takiego nie robią.
ruling-farmland-5 = Ich stos ma 8 kart przy dwóch graczach i 12 przy większej liczbie.

## Mroczne wieki

ruling-poor_house-1 = Dostajesz $4, pokazujesz rękę i tracisz $1 za każdą kartę skarbu w niej.
ruling-poor_house-2 = Możesz stracić monety, które już masz, ale nigdy nie masz mniej niż $0.

ruling-squire-1 = Dostajesz $1 i wybierasz: dwie akcje, dwa zakupy albo Srebrnika.
ruling-squire-2 = Gdy trafia na śmietnisko, obojętnie przez czyją kartę, musisz dodać z Zapasów kartę ataku, o dowolnym koszcie.
ruling-squire-3 = Ze stosu różnych kart można dodać tylko wierzchnią.

ruling-hermit-1 = Przeglądasz swój stos odrzuconych kart i możesz wyrzucić na śmietnisko jedną kartę niebędącą kartą skarbu, stamtąd albo z ręki.
ruling-hermit-2 = Niezależnie od tego musisz dodać kartę o koszcie do $3.
ruling-hermit-3 = Gdy odrzucasz go z obszaru gry, a w tej kolejce nie została przez ciebie kupiona żadna karta, trafia na śmietnisko, a ty dodajesz Szaleńca. Karty dodane bez kupowania się nie liczą, Zdarzenia też nie.
ruling-hermit-4 = Jeśli nie ma już Szaleńców, Pustelnik i tak trafia na śmietnisko. Pustelnik odrzucony z ręki lub talii pozostaje sobą.

ruling-madman-1 = Nie ma go w Zapasach: dostajesz go tylko za Pustelnika.
ruling-madman-2 = Dostajesz dwie akcje, zwracasz go na jego stos i ciągniesz tyle kart, ile masz wtedy na ręce.
ruling-madman-3 = Z Salą tronową można go zwrócić tylko raz, więc karty ciągniesz tylko raz.

ruling-rats-1 = Ciągniesz kartę, dodajesz Szczury i musisz wyrzucić na śmietnisko kartę z ręki, która nie jest Szczurami.
ruling-rats-2 = Jeśli wszystkie twoje karty to Szczury, pokazujesz rękę i nic nie wyrzucasz. Jeśli nie ma już Szczurów, i tak musisz wyrzucić kartę.
ruling-rats-3 = Gdy Szczury trafiają na śmietnisko, ich właściciel ciągnie kartę, zanim stanie się cokolwiek innego.
ruling-rats-4 = Kart Szczurów jest 20, niezależnie od liczby graczy.

ruling-scavenger-1 = Możesz przełożyć talię, nie oglądając jej, na stos odrzuconych kart. Potem przeglądasz ten stos i musisz położyć kartę z niego na wierzch talii.
ruling-scavenger-2 = Jeśli stos odrzuconych kart jest pusty, nic nie trafia na talię. Pozostali nie widzą, którą kartę wybierasz.

ruling-wandering_minstrel-1 = Najpierw ciągniesz kartę, potem odkrywasz trzy. Karty akcji wracają na wierzch w dowolnej kolejności, reszta zostaje odrzucona.
ruling-wandering_minstrel-2 = Karta kilku typów jest kartą akcji, jeśli to jeden z nich.

ruling-mystic-1 = Wymieniasz nazwę karty i odkrywasz wierzchnią kartę talii. Jeśli masz rację, bierzesz ją na rękę; jeśli nie, zostaje na wierzchu.
ruling-mystic-2 = Nazwy są dokładne: każda karta rycerza ma własną.

ruling-altar-1 = Wyrzucasz na śmietnisko kartę z ręki i dodajesz kartę o koszcie do $5. Jedno i drugie jest obowiązkowe.
ruling-altar-2 = Jeśli nie masz karty do wyrzucenia, i tak jedną dodajesz.

ruling-hunting_grounds-1 = Ciągniesz cztery karty.
ruling-hunting_grounds-2 = Gdy trafiają na śmietnisko, obojętnie przez czyją kartę, wybierasz Powiat albo trzy Posiadłości i dodajesz je, zanim stanie się cokolwiek innego.
ruling-hunting_grounds-3 = Posiadłości możesz wybrać, choć zostało ich mniej niż trzy.

ruling-knights-1 = Dziesięć różnych kart w jednym stosie, potasowanych. Tylko wierzchnią widać i tylko ją można kupić lub dodać; potem odsłania się następną.
ruling-knights-2 = Każda karta rycerza robi coś własnego, a potem to, co wszystkie: pozostali odkrywają dwie karty, wyrzucają na śmietnisko jedną z nich o koszcie od $3 do $6 i odrzucają resztę. Jeśli pasują obie, wybiera ofiara.
ruling-knights-3 = Jeśli wyrzucono w ten sposób kartę rycerza, na śmietnisko trafia też ta, która to sprawiła, gdy wszyscy skończą.
ruling-knights-4 = Stos jest pusty, gdy zniknie wszystkie dziesięć. Ma dziesięć kart także wtedy, gdy na wierzchu leży Dama Józefina.

ruling-dame_anna-1 = Pozwala wyrzucić na śmietnisko najwyżej dwie karty z ręki. Jeśli jest wśród nich karta rycerza, Dama Anna przez to nie przepada.
ruling-dame_josephine-1 = Jest warta 2 punkty i jest też kartą zwycięstwa.
ruling-dame_molly-1 = Daje dwie akcje.
ruling-dame_natalie-1 = Możesz dodać kartę o koszcie do $3, zanim pozostali cokolwiek odkryją.
ruling-dame_sylvia-1 = Daje $2.
ruling-sir_bailey-1 = Daje kartę i akcję.
ruling-sir_destry-1 = Daje dwie karty.
ruling-sir_martin-1 = Daje dwa zakupy i jako jedyny kosztuje $4.
ruling-sir_michael-1 = Pozostali odrzucają, aż zostaną im trzy karty, zanim ktokolwiek odkryje karty.
ruling-sir_vander-1 = Gdy trafia na śmietnisko, obojętnie przez czyją kartę, jego właściciel dodaje { card-gold.acc }.

ruling-hovel-1 = To jedno ze schronień, z którymi gra może się zacząć zamiast Posiadłości. Gdy kupujesz kartę zwycięstwa, możesz wyrzucić Chałupę z ręki na śmietnisko.
ruling-hovel-2 = Dodanie karty zwycięstwa bez kupowania nie wystarczy.
ruling-necropolis-1 = To jedno ze schronień, z którymi gra może się zacząć zamiast Posiadłości. Daje dwie akcje.
ruling-overgrown_estate-1 = To jedno ze schronień, z którymi gra może się zacząć zamiast Posiadłości. To karta zwycięstwa, która nie jest nic warta.
ruling-overgrown_estate-2 = Gdy trafia na śmietnisko, jej właściciel ciągnie kartę.

## Przygody

ruling-amulet-1 = Wybierasz jedną z trzech rzeczy teraz i ponownie na początku swojej następnej kolejki; wybory mogą się różnić.
ruling-amulet-2 = Możesz wybrać coś, czego nie da się wykonać. Gdy wybierzesz wyrzucanie, musisz wyrzucić.
ruling-amulet-3 = Jeśli wcześniej opuści obszar gry, drugi wybór i tak nastąpi.

ruling-dungeon-1 = Dostajesz akcję, ciągniesz dwie karty i dwie odrzucasz; na początku swojej następnej kolejki znów ciągniesz i odrzucasz po dwie.
ruling-dungeon-2 = Zostaje w obszarze gry do Fazy Porządków tamtej kolejki.

ruling-gear-1 = Ciągniesz dwie karty, potem odkładasz na bok najwyżej dwie zasłonięte karty z ręki: nowe lub inne.
ruling-gear-2 = Wracają na rękę na początku twojej następnej kolejki. Do tego czasu nikt nie może ich ruszyć.
ruling-gear-3 = Jeśli nic nie odłożysz, Ekwipunek zostaje odrzucony w tej kolejce.

ruling-guide-1 = Ciągniesz kartę, dostajesz akcję i kładziesz go na swojej macie Tawerny.
ruling-guide-2 = Na początku dowolnej swojej kolejki możesz go przywołać: trafia do obszaru gry, a ty odrzucasz rękę i ciągniesz pięć kart.
ruling-guide-3 = Przywołanie nie jest zagraniem: nie zużywa akcji. Przywołaną kartę odrzuca się w Fazie Porządków tej kolejki.

ruling-duplicate-1 = Trafia na twoją matę Tawerny i na razie nic więcej nie robi.
ruling-duplicate-2 = Gdy dodajesz kartę o koszcie do $6, w dowolnej kolejce, możesz go przywołać i dodać jej kopię z Zapasów. Kopia trafia na twój stos odrzuconych kart.
ruling-duplicate-3 = Na jedno dodanie może odpowiedzieć kilka Duplikatów, jeden po drugim. Jeśli nie ma już kopii, nic nie dodajesz.
ruling-duplicate-4 = Kart z Miksturą lub długiem w koszcie nie można powielić.

ruling-messenger-1 = Dostajesz zakup i $2 i możesz przełożyć talię na stos odrzuconych kart.
ruling-messenger-2 = Jeśli jego kupno jest twoim pierwszym zakupem w kolejce, musisz dodać kartę o koszcie do $4, a każdy inny gracz po kolei dodaje jej kopię. Potem dodajesz Posłańca.
ruling-messenger-3 = Wcześniejsze kupno Zdarzenia liczy się jako zakup. Jeśli kopii zabraknie, dalsi gracze nic nie dostają.

ruling-miser-1 = Kładziesz Miedziaka z ręki na swojej macie Tawerny albo dostajesz $1 za każdego leżącego tam Miedziaka.
ruling-miser-2 = Miedziaki na macie są twoje do końca gry.

ruling-giant-1 = Twój żeton podróży na początku jest odsłonięty i za każdym razem go odwracasz: pierwszy Olbrzym daje $1, drugi $5 i atak, i tak dalej.
ruling-giant-2 = Każdy inny gracz odkrywa kartę. Jeśli kosztuje od $3 do $6, trafia na śmietnisko; jeśli nie, zostaje odrzucona, a gracz dodaje Klątwę.
ruling-giant-3 = Gracz, który nie ma czego odkryć, dodaje Klątwę. Karty reakcji odkrywa się przed odwróceniem żetonu.

ruling-lost_city-1 = Ciągniesz dwie karty i dostajesz dwie akcje.
ruling-lost_city-2 = Gdy je dodajesz, jakkolwiek i kiedykolwiek, każdy inny gracz ciągnie kartę.

ruling-treasure_trove-1 = Daje $2, a przy zagraniu musisz dodać { card-gold.acc } i Miedziaka.

ruling-training-1 = Za każdym razem, gdy zagrywasz kartę z tego stosu, dostajesz $1, zanim stanie się cokolwiek innego. Stos może być pusty.
ruling-training-2 = Ponowne kupno przenosi żeton. Działa tylko dla ciebie.
ruling-bonfire-1 = Możesz wyrzucić na śmietnisko najwyżej dwie karty ze swojego obszaru gry. Monety, które dały, zostają twoje.
ruling-raid-1 = Dodajesz Srebrnika za każdego Srebrnika w swoim obszarze gry.
ruling-raid-2 = Każdy inny gracz kładzie żeton −1 karta na swojej talii: następnym razem, gdy miałby ciągnąć karty, ciągnie o jedną mniej. To nie jest atak, a na talii leży najwyżej jeden taki żeton.

## Imperium

ruling-enchantress-1 = Do twojej następnej kolejki pierwsza karta akcji, którą każdy inny gracz zagrywa w swojej kolejce, daje kartę i akcję zamiast swojego działania.
ruling-enchantress-2 = Kartę i tak zagrano: zużyła akcję, a przeciw karcie ataku można odkrywać karty reakcji. To, co stoi pod jej linią podziału, nadal obowiązuje.
ruling-enchantress-3 = Zaczarowana karta nie przenosi się sama: karta rezerwy zostaje w obszarze gry, a karta następstwa zostaje odrzucona w tej kolejce.
ruling-enchantress-4 = Karty reakcji przeciw niej odkrywa się, gdy jest zagrywana. Dwie Czarodziejki zastępują tylko jedną kartę akcji.

ruling-forum-1 = Ciągniesz trzy karty, dostajesz akcję i musisz odrzucić dwie karty.
ruling-forum-2 = Jego kupno daje ci zakup, więc wcale nie kosztuje zakupu. Dodanie w inny sposób nie.

ruling-legionary-1 = Dostajesz $3. Jeśli odkryjesz z ręki { card-gold.acc }, każdy inny gracz odrzuca, aż zostaną mu dwie karty, a potem ciągnie jedną.
ruling-legionary-2 = Karty reakcji odkrywa się, zanim zdecydujesz, czy odkryć { card-gold.acc }; ta karta zostaje na ręce.

ruling-overlord-1 = Nie kosztuje monet, lecz dług: kupując go, bierzesz osiem żetonów długu. Dopóki masz dług, nie możesz nic kupować; spłacasz go w Fazie Kupna, po $1 za żeton.
ruling-overlord-2 = Zagrywając go, wybierz kartę akcji o koszcie do $5 z wierzchu stosu Zapasów. Władca jest tą kartą, ze wszystkim, co ona mówi, dopóki nie opuści obszaru gry.
ruling-overlord-3 = Z Salą tronową wybierasz raz, chyba że między zagraniami opuści obszar gry.
ruling-overlord-4 = Trafia tam, gdzie trafiłaby tamta karta: na śmietnisko albo na matę Tawerny, gdzie znów jest Władcą i nie można go przywołać.

ruling-temple-1 = Dostajesz żeton punktu zwycięstwa, wyrzucasz na śmietnisko od jednej do trzech różnych kart z ręki i kładziesz żeton na stosie Świątyń.
ruling-temple-2 = Gdy dodajesz Świątynię w jakikolwiek sposób, bierzesz wszystkie żetony z jej stosu.

ruling-catapult_rocks-1 = Pięć Katapult leży na pięciu kartach Głazów. Głazy można kupić, gdy nie ma już Katapult; stos jest pusty, gdy nie ma ani jednych, ani drugich.
ruling-catapult-1 = Dostajesz $1 i musisz wyrzucić na śmietnisko kartę z ręki.
ruling-catapult-2 = Jeśli kosztuje co najmniej $3, pozostali dodają Klątwę; jeśli to karta skarbu, odrzucają, aż zostaną im trzy karty; może być jedno i drugie.
ruling-rocks-1 = To karta skarbu warta $1.
ruling-rocks-2 = Gdy je dodajesz i gdy trafiają na śmietnisko, dodajesz Srebrnika: we własnej Fazie Kupna na wierzch talii, w innym wypadku na rękę.

ruling-charm-1 = Dostajesz zakup i $2 albo czeka on na następną kartę, którą kupisz w tej kolejce.
ruling-charm-2 = Możesz wtedy dodać inną kartę o dokładnie tym samym koszcie, przed kupioną. Jeśli tego nie zrobisz, czekał na próżno.
ruling-charm-3 = Na ten sam zakup odpowiada kilka Klejnotów. Zdarzenia się nie liczą.

ruling-farmers_market-1 = Każde zagranie kładzie żeton punktu zwycięstwa na jego stosie i daje $1 za każdy leżący tam żeton: $1, $2, $3, $4.
ruling-farmers_market-2 = Gdy leżą tam cztery żetony, następne zagranie zabiera je wszystkie, nie daje monet, a karta trafia na śmietnisko.

ruling-groundskeeper-1 = Gdy jest w obszarze gry, każda dodana karta zwycięstwa, kupiona czy nie, daje ci żeton punktu zwycięstwa za każdego Ogrodnika.

ruling-patrician_emporium-1 = Pięciu Patrycjuszy leży na pięciu kartach Emporium. Emporium można kupić, gdy nie ma już Patrycjuszy; stos jest pusty, gdy nie ma ani jednych, ani drugich.
ruling-patrician-1 = Najpierw ciągniesz kartę, potem odkrywasz następną. Jeśli kosztuje co najmniej $5, bierzesz ją na rękę; dług się nie liczy.
ruling-emporium-1 = Gdy je dodajesz, mając w obszarze gry co najmniej pięć kart akcji, dostajesz dwa żetony punktów zwycięstwa. Liczą się karty, nie zagrania.

ruling-windfall-1 = Jeśli twoja talia i stos odrzuconych kart są puste, dodajesz trzy karty { card-gold.gen }. Jeśli nie, zapłata przepada.
ruling-conquest-1 = Dodajesz dwa Srebrniki i dostajesz żeton punktu zwycięstwa za każdego Srebrnika dodanego w tej kolejce, wliczając te dwa.
ruling-orchard-1 = Na koniec gry 4 punkty za każdą kartę akcji, której masz co najmniej trzy kopie, gdziekolwiek są.
ruling-aqueduct-1 = Gdy dodajesz { card-silver.acc } lub { card-gold.acc }, żeton przechodzi ze stosu tej karty na Akwedukt; gdy dodajesz kartę zwycięstwa, bierzesz wszystkie, które tam leżą.

## Budynki. Gdzie żadne źródło nie pokazuje, co kafel daje po wybudowaniu, tekst nie podaje liczby: jest ona w data/buildings.txt.

about-building-bakery = Daje 2 punkty za każdą posiadłość pszeniczną w twoim królestwie, dużą czy małą, z koronami czy bez.
about-building-sawmill = Daje 2 punkty za każdą posiadłość leśną w twoim królestwie, dużą czy małą, z koronami czy bez.
about-building-fishmonger = Daje 2 punkty za każdą posiadłość jeziorną w twoim królestwie, z koronami czy bez. Rycerze widoczni na kaflu od razu trafiają do rezerwy.
about-building-weaving_shop = Daje 2 punkty za każdą posiadłość łąkową w twoim królestwie, z koronami czy bez. Rycerze widoczni na kaflu od razu trafiają do rezerwy.
about-building-magic_school = Od razu daje 1 rycerza i 1 wieżę. Daje 2 punkty za każdą posiadłość bagienną w twoim królestwie, z koronami czy bez.
about-building-foundry = Daje 2 punkty za każdą posiadłość górską w twoim królestwie, z koronami czy bez. Rycerze i wieże widoczne na kaflu są od razu twoje.
about-building-church = Daje 2 punkty za każdą posiadłość miejską w twoim królestwie, dużą czy małą, zabudowaną czy nie.
about-building-safe_knight = Daje 2 punkty, a rycerze widoczni na kaflu od razu trafiają do rezerwy. Za każdym razem, gdy pobierasz podatek, bierzesz dodatkowo 1 monetę za każdego swojego rycerza, w królestwie i w rezerwie.
about-building-safe_tower = Od razu daje 1 wieżę. Za każdym razem, gdy pobierasz podatek, bierzesz dodatkowo 1 monetę za każdą swoją wieżę; daje też 2 punkty.
about-building-small_tavern = Od razu daje 2 rycerzy, a na koniec gry 3 punkty.
about-building-big_tavern = Od razu daje 3 rycerzy, a na koniec gry 2 punkty.
about-building-guardtower = Od razu daje 2 wieże, a na koniec gry 3 punkty.
about-building-fortified_castle = Daje 2 punkty. Wieże widoczne na kaflu są od razu twoje i mogą sprowadzić do ciebie królową.
about-building-travelling_castle = Od razu daje 1 wieżę. Daje 1 punkt za każdą twoją wieżę, wliczając tę.
about-building-training_camp = Od razu daje 1 rycerza. Daje 1 punkt za każdego twojego rycerza, w królestwie i w rezerwie.
about-building-statue = Daje 5 punktów, bez żadnych warunków.
about-building-queens_tower = Dodaje 1 koronę miastu, w którym stoi. Wszystkie pola tego miasta dają wtedy punkty, zabudowane czy nie; sama nie ma punktów.
