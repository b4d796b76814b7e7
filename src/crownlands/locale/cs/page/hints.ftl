### Pomoc při hře: hint-… se ukáže jednou, když situace poprvé nastane; why-OTÁZKA vysvětluje, na co se ptá.

hint = Tip
hint-understood = Rozumím
hint-none = Bez tipů
hint-rules = Pravidla

## První hra Dominionu

hint-dominion-welcome = Vy i soupeři začínáte se stejnými deseti kartami. Tah za tahem přidávejte lepší: kdo má na konci nejvíc bodů, vítězí.
hint-dominion-read = Kartu na chvíli podržte a přečtete si ji zvětšenou, s textem a s tím, na co se hráči ptají.
hint-dominion-action = Teď můžete zahrát jednu akční kartu. Pokud vám dá další akce, můžete hrát dál; počitadlo ukazuje, kolik jich zbývá.
hint-dominion-treasure = Zahrajte karty peněz a získáte mince. Málokdy je důvod si některou nechat a žádná se neutratí: všechny se vrátí s vaším balíčkem.
hint-dominion-buy = Za každý nákup získáte jednu kartu, na kterou vám stačí mince. Přijde na odkládací balíček, takže si ji doberete až po zamíchání.
hint-dominion-clean_up = Váš tah skončil. Vše, co jste zahráli a co vám zbylo v ruce, je na odkládacím balíčku a dobrali jste si pět nových karet.
hint-dominion-shuffle = Dobírací balíček došel, proto se odkládací balíček zamíchal a je z něj nový. Koupené karty si teď už můžete dobrat.
hint-dominion-attack = Jiný hráč zahrál útok a ten na vás působí. V některých královstvích je reakce, která proti útokům pomáhá, například Hradní příkop.
hint-dominion-react = Hraje se útok a vy máte reakci. Můžete ji ukázat, než útok cokoli udělá; vaše ostatní karty nikdo neuvidí.
hint-dominion-choose_cards = Klepněte na karty, které chcete; dalším klepnutím výběr zrušíte. Čísla ukazují pořadí a nic se nestane, dokud nestisknete tlačítko.
hint-dominion-end_near = Konec se blíží: zbývá málo Provincií nebo docházejí balíčky. Body koupené pozdě platí stejně jako všechny ostatní.
hint-dominion-empty_pile = Jeden balíček je prázdný: tu kartu už nikdo ze společné zásoby nezíská. Jsou-li prázdné tři (při pěti a šesti hráčích čtyři), hra končí.

## První hra s dominy

hint-dominoes-welcome = Kolem svého hradu budujete království. Body za území jsou jeho políčka krát koruny, proto hledejte obojí.
hint-dominoes-claim = Postavte krále na domino: položíte je příští kolo. Nízká čísla hrají dřív, vysoká mívají větší cenu.
hint-dominoes-place = Jedno políčko domina musí hranou sousedit s hradem nebo s políčkem stejné krajiny. Místa, kam se vejde, jsou osvětlená.
hint-dominoes-rotate = Domino otočíte klepnutím, kolečkem nebo klávesou. Než je pustíte, vidíte, kolik by přineslo bodů.
hint-dominoes-discard = Toto domino se do vašeho království nikam nevejde, proto opouští hru. Nechávejte si místo na růst a nebude se to stávat často.
hint-dominoes-order = Řada se hraje od nejnižšího čísla k nejvyššímu. Co si teď vyberete, rozhodne i o tom, kdy váš král hraje příště.
hint-dominoes-scoring = Máte území s korunou: jeho body jsou políčka krát koruny. Každé další políčko přidá bod za každou korunu v něm.
hint-dominoes-tax = Na právě položené domino můžete vyslat rytíře. Přinese minci za každé políčko svého území a zůstane tam.
hint-dominoes-build = Máte volné políčko města: můžete na ně postavit budovu. Čím dál se budova na desce stavitelů posunula, tím je levnější.
hint-dominoes-queen = Královna navštíví toho, kdo získá věže a má jich aspoň tolik jako každý jiný. Hostitel staví o 1 minci levněji, ale nesmí vyslat draka.
hint-dominoes-dragon = Za 1 minci drak spálí budovu na desce stavitelů. Létá jen jednou za kolo, ať ho vyšle kdokoli.
hint-dominoes-reserve = Rytíři ve vaší zásobě čekají na výběr daní. Nejvíc vynášejí velká území, ale každého rytíře lze vyslat jen jednou.
hint-dominoes-last_round = Toto je poslední kolo: položíte domino, ale už není co vybírat. Pak se spočítají body.

## Na co se ptá Dominion

why-action = V akční fázi spotřebuje každá zahraná akční karta jednu akci a skončit můžete kdykoli.
why-treasure = Ve fázi nákupu hrajete libovolné své karty peněz pro jejich mince, než začnete kupovat.
why-buy = Každý nákup je na jednu kartu ze společné zásoby, která nestojí víc, než kolik vám zbývá mincí; využít ho nemusíte.
why-top = Odkládáte více karet najednou a vrchní kartu odkládacího balíčku vidí všichni, proto vybíráte, která to bude.
why-react = Než útok cokoli udělá, můžete ukázat reakce z ruky, jednu po druhé a kolik chcete.
why-play_twice = Vybraná akční karta se provede do konce a pak se zahraje ještě jednou; ani jedno nespotřebuje akci.
why-play_it = Karta odložená z dobíracího balíčku je akční, proto ji můžete zahrát bez spotřebování akce, nebo nechat na odkládacím balíčku.
why-discard = Kvůli kartě odkládáte z ruky a vybíráte, co přijde na odkládací balíček.
why-discard_any = Můžete odložit, kolik karet chcete, všechny najednou, a pak si dobrat stejný počet.
why-discard_for_coins = Můžete odložit, kolik karet chcete, a za každou dostanete v tomto tahu $1.
why-discard_estate = Odložte z ruky Statek a získáte mince; jinak si Statek vezmete.
why-discard_deck = Celý dobírací balíček lze obrátit na odkládací, kde všichni uvidí jeho dřívější spodní kartu; při příští potřebné kartě se zamíchá všechno.
why-discard_looked = Z prohlížených karet přijdou odložené na odkládací balíček, zbytek zpět na dobírací.
why-spy = O každé odkryté kartě rozhodujete vy: přijde na odkládací balíček svého majitele, nebo zpět navrch jeho dobíracího balíčku.
why-trash = Kvůli kartě zahazujete z ruky na smetiště; co zahodíte, opustí váš balíček navždy.
why-may_trash = Můžete zahodit kartu z ruky na smetiště, takže opustí váš balíček navždy, nebo to odmítnout.
why-trash_looked = Z prohlížených karet můžete libovolné zahodit na smetiště, než rozhodnete, co odložíte.
why-trash_revealed = Jednu z odkrytých karet peněz je třeba zahodit na smetiště a je na vás, kterou.
why-trash_this = Právě zahranou kartu můžete zahodit na smetiště pro její bonus a rozhodnout se musíte teď.
why-gain = Musíte si vzít jednu z těchto karet ze společné zásoby, aniž byste za ni platili nebo spotřebovali nákup.
why-may_gain = Můžete si vzít jednu z těchto karet ze společné zásoby, aniž byste za ni platili, nebo si nevzít nic.
why-gain_trashed = Můžete si vzít libovolné karty peněz, které tato karta právě zahodila, na odkládací balíček; pak ostatní odloží, co ještě odkryli.
why-swindle = Karta toho hráče byla zahozena a vy musíte ze společné zásoby vybrat kartu se stejnou cenou, kterou si vezme.
why-put_back = Karta z ruky přijde lícem dolů na dobírací balíček; co položíte jako poslední, doberete jako první.
why-put_back_victory = Musíte ukázat jednu bodovací kartu z ruky a položit ji na dobírací balíček; kterou, vybíráte vy.
why-put_back_discarded = Jednu kartu z odkládacího balíčku můžete položit na dobírací; bude to ta, kterou doberete příště.
why-order = Karty se vracejí na dobírací balíček jedna po druhé v pořadí, jaké chcete; poslední se dobere jako první.
why-pass = Každý vybere kartu pro hráče po své levici a teprve pak si je všichni podají.
why-name = Jmenujte kartu, která je podle vás navrchu vašeho dobíracího balíčku: uhodnete-li, vezmete si ji do ruky.
why-set_aside = Vidíte jednu kartu po druhé; akční si můžete nechat, nebo odložit stranou, ostatní si necháte; co je stranou, se odloží, až dobírání skončí.
why-choose = Vybrat si můžete kterýkoli pokyn, i takový, který nemůžete provést.
why-next = Několik věcí se děje zároveň a je na vás, kterou provedete dřív.
why-turn = Připadly na vás dva tahy navíc zároveň: jeden váš vlastní a jeden, v němž rozhoduje jiný hráč; vybíráte, který bude první.
why-clean_up = Než se vaše karty odloží ze hry, můžete tyto položit na dobírací balíček, jednu po druhé: poslední doberete jako první.
why-play_thrice = Vybraná akční karta se zahraje do konce třikrát po sobě a nespotřebuje to žádnou akci; nebo nevyberete žádnou.
why-play_first = Zahrají se obě odkryté akční karty, bez spotřebování akce, a vy vybíráte, která dřív.
why-may_discard = Můžete odkládat z ruky za to, co karta nabízí, nebo si karty nechat.
why-discard_curse = Odložte Kletbu z ruky a nic dalšího se vám nestane, nebo si vezměte Kletbu a Měďák.
why-discard_one_looked = Jednu z prohlížených karet je třeba odložit; poslední se vrátí na dobírací balíček.
why-trash_one_looked = Z prohlížených karet je třeba jednu zahodit na smetiště, pak jednu odložit a poslední vrátit na dobírací balíček.
why-trash_from_supply = Vybraná akční karta přijde ze svého balíčku na smetiště, odkud si ji lze touto kartou později vzít.
why-gain_from_trash = Vezmete si akční kartu, kterou někdo zahodil na smetiště, a přijde na váš odkládací balíček.
why-smuggle = Vezmete si stejnou kartu, jakou si ve svém posledním tahu vzal hráč po vaší pravici a která stojí nejvýš $6, je-li ještě ve společné zásobě.
why-prize = Každá Odměna je jen jedna: vezměte si tu, která se vám nejvíc líbí, a přijde na váš dobírací balíček.
why-show = Jednu kartu z ruky ukážete všem a na ní závisí, co smíte udělat dál.
why-may_show = Můžete ukázat kartu peněz z ruky a vzít si stejnou ze společné zásoby; ukázaná vám zůstane v ruce.
why-show_province = Ukázaná Provincie rozhoduje, co dostanete; zůstane vám v ruce, pokud karta neříká, že se odloží.
why-show_bane = Zhouba je balíček, který Mladá čarodějnice šetří: ukažte takovou kartu z ruky a Kletbu si neberete; zůstane vám v ruce.
why-return = Můžete vrátit z ruky až dvě karty stejné jako ta ukázaná na jejich balíček; pak si každý spoluhráč jednu vezme.
why-save = Karta odložená stranou leží lícem dolů do začátku vašeho příštího tahu a pak se vám vrátí do ruky.
why-to_mat = Vybraná karta leží na vaší desce Ostrova do konce hry; počítají se její body, ale už se nedobírá.
why-bury = Vybraná karta přijde z ruky na místo ve vašem dobíracím balíčku, které vyberete vzápětí.
why-depth = Místo 1 je vršek dobíracího balíčku, tedy karta, kterou doberete příště; nejvyšší číslo je spodek.
why-take_bottom = Podívali jste se na spodní kartu svého dobíracího balíčku a můžete ji položit navrch, kde ji doberete příště.
why-put_on_deck = Máte ve hře Královskou pečeť, proto karta, kterou si berete, může přijít na dobírací balíček, kde ji doberete příště.
why-take_discarded = Prohlížíte si odkládací balíček a berete si z něj do ruky, kolik Měďáků chcete.
why-ban = Hráč po vaší pravici zahrál Kontraband; co jmenujete, to v tomto tahu nemůže koupit.
why-jest = Z dobíracího balíčku toho hráče byla odložena karta: stejnou si vezmete buď vy, nebo on.
why-overpay = Můžete zaplatit víc, než karta stojí, a za každou minci navíc něco udělá. Co zaplatíte, je pryč, a rozhodujete se, než cokoli uvidíte.
why-overpay_potions = Nad cenu lze zaplatit i Lektvary, které jste neutratili.
why-examine = Rozhodujete o jedné kartě po druhé: zahodit ji na smetiště, odložit, nebo nechat navrchu, kde ji najde další pohled.
why-may_use = Tuto kartu lze v této chvíli zahodit z ruky na smetiště a provést její pokyn, nebo si ji nechat.
why-oracle = Obě odkryté karty přijdou na odkládací balíček, nebo se obě vrátí navrch v pořadí, které jejich majitel určí a neukazuje.
why-pay = Za každý zaplacený mincový žeton smí vzatá karta stát o $1 více; ostatní vám zůstanou.
why-discard_revealed = Soused ukazuje tyto karty a vy vybíráte tu, která se mu do ruky nedostane.
why-put_on_top = Karta z vašeho odkládacího balíčku musí přijít na dobírací, kde ji doberete příště; která to je, nikdo jiný nevidí.
why-trash_discarded = Místo karty z ruky můžete zahodit na smetiště kartu z odkládacího balíčku.
why-shuffle_in = Vybrané akční karty se ukážou a zamíchají do dobíracího balíčku, takže si je doberete dřív; balíček se zamíchá v každém případě.
why-may_save = Co odložíte stranou, leží lícem dolů do začátku vašeho příštího tahu, kdy to přijde do ruky.
why-call = Karta na vaší desce Krčmy čeká na tuto chvíli: povolejte ji do hry kvůli jejímu pokynu, nebo ji tam nechte.
why-train = Kdykoli zahrajete kartu z toho balíčku, dostanete o $1 více, do konce hry nebo dokud se žeton nepřesune.
why-trash_in_play = Můžete zahodit na smetiště karty, které jste zahráli; mince, které daly, vám zůstanou.
why-show_gold = Ukážete-li Zlaťák z ruky, útok pokračuje; Zlaťák vám zůstane v ruce.
why-become = Je tou kartou, dokud zůstává ve hře, s jejím názvem, typy i vším, co dělá.
why-play_from_supply = Hraje se tam, kde leží: provedete, co říká, a balíček si kartu nechá.
why-gain_also = Na tuto koupi čekal Talisman: můžete si vzít kartu s jiným názvem, která stojí přesně stejně.

## Na co se ptá domino

why-claim = Váš král musí jít na volné domino příští řady a jeho číslo rozhodne, kdy příští kolo hrajete.
why-place = Jedno políčko domina musí hranou sousedit s hradem nebo s políčkem stejné krajiny a království musí zůstat ve svém limitu.
why-tax = Rytíř z vaší zásoby může jít na políčko právě položeného domina a přinese minci za každé políčko toho území.
why-build = Můžete zaplatit jednu budovu na desce stavitelů a postavit ji na volné políčko města ve svém království.
why-burn = Za 1 minci drak odstraní budovu podle vašeho výběru z desky stavitelů; létá jednou za kolo a nikdy pro hostitele královny.
