### Pravidla, stránka pro každou hru: rules-HRA-1, -2 a tak dále, bez mezer.
### Hodnota je nadpis, .picture jmenuje kresbu vedle něj, .text má odstavce oddělené prázdným řádkem.

rules = Pravidla
rules-of = { $game }: pravidla
rules-games = Hry
cards-title = Všechny karty Dominionu
rules-contents = Obsah
rules-entry = { $n }. { $title }
rules-previous = Předchozí kapitola
rules-next = Další kapitola
rules-whole = Všechny kapitoly na jedné stránce
rules-play = Hrát: { $game }
rules-back = Zpět do hry
rules-unknown = Pravidla „{ $name }“ tu nejsou. Toto jsou pravidla hry { $game }.

## Dominion

rules-dominion-1 = Cíl hry
    .picture = cards
    .text =
        Skládáte si balíček karet a zároveň s ním hrajete. Na konci hry vítězí ten, kdo má mezi všemi svými kartami nejvíc vítězných bodů. Hrát mohou dva až šest hráčů.

        Všichni začínají se stejnými deseti kartami: sedmi Měďáky a třemi Statky. Zamícháte je a doberete si prvních pět do ruky.

        Uprostřed leží společná zásoba, karty, které lze získat: sedm základních balíčků a deset balíčků království. Království je v každé hře jiné, a jiné je i to, co se vyplácí.

rules-dominion-2 = Příprava hry
    .picture = supply
    .text =
        Každý dostane sedm vlastních Měďáků a tři Statky. Ve společné zásobě potom leží 60 Měďáků bez těch sedmi za každého hráče, 40 Stříbrňáků a 30 Zlaťáků; při pěti a šesti hráčích karty peněz ze dvou krabic, 120, 80 a 60, opět bez rozdaných.

        Dva hráči mají 8 Statků, 8 Vévodství, 8 Provincií a 10 Kleteb. Tři mají od každé z bodovacích karet 12 a 20 Kleteb, čtyři 12 a 30. Pět hráčů má 15 Provincií a 40 Kleteb, šest 18 a 50, od dvou ostatních bodovacích karet po 12.

        Balíček království má 10 karet. Je-li to bodovací karta, má jich tolik, kolik je Statků: 8 při dvou hráčích, jinak 12.

        Kdo začíná, se losuje. V odvetě začíná hráč po levici posledního vítěze; po děleném vítězství se losuje mezi těmi, kdo nevyhráli, a pokud vyhráli všichni, mezi všemi.

rules-dominion-3 = Váš tah
    .picture = turn
    .text =
        Tah má tři fáze, vždy v tomto pořadí. V akční fázi můžete zahrát jednu akční kartu. Ve fázi nákupu můžete zahrát karty peněz a koupit jednu kartu. Ve fázi úklidu vše odložíte a doberete si novou ruku.

        Zahrané karty vám mohou dát další akce, další nákupy a další mince. Platí jen pro tento tah; co nevyužijete, propadne.

        Pak je na tahu hráč po vaší levici.

rules-dominion-4 = Hraní akčních karet
    .picture = actions
    .text =
        Akční kartu zahrajete tak, že ji vyložíte z ruky a provedete, co říká, shora dolů. Jednu kartu dokončete, než zahrajete další. Každá takto zahraná karta spotřebuje jednu akci a tah začínáte s jednou.

        +1 akce znamená, že později v této fázi můžete zahrát ještě jednu akční kartu; sama nic nezahraje. +1 karta znamená, že si ihned doberete kartu.

        Proveďte z karty tolik, kolik můžete. Je-li na ní „můžete“, smíte tu část vynechat; jinak ne.

rules-dominion-5 = Peníze a nákup
    .picture = buy
    .text =
        Ve fázi nákupu nejprve zahrajte, kolik karet peněz chcete. Měďák dává $1, Stříbrňák $2 a Zlaťák $3. Přičtou se mince z akčních karet.

        Pak kupujte: každý nákup je na jednu kartu a všechny dohromady utrácejí tytéž mince. Koupená karta přijde na odkládací balíček, takže ji potkáte až po příštím zamíchání. Jakmile jste něco koupili, karty peněz už v tomto tahu nehrajete.

        Karty peněz se neutrácejí: vrátí se s vaším balíčkem. Kupovat nikdy nemusíte.

rules-dominion-6 = Vzít si, odložit, zahodit
    .picture = trash
    .text =
        „Vzít si“ kartu znamená získat ji bez koupě: nestojí mince ani nákup. Pochází ze společné zásoby a přijde na váš odkládací balíček, pokud karta neříká něco jiného. Mince nikdy nezvyšují mez, jako je „nejvýš $4“.

        „Odložit“ znamená položit kartu z ruky na odkládací balíček. Je stále vaše a po zamíchání se vrátí.

        „Zahodit“ znamená dát kartu na smetiště, pryč z balíčků všech hráčů. Do společné zásoby se nikdy nevrací. Zahazujete-li slabé karty, protočí se zbytek vašeho balíčku rychleji.

rules-dominion-7 = Úklid a míchání
    .picture = shuffle
    .text =
        Ve fázi úklidu přijdou všechny zahrané karty i všechny, které vám zbyly v ruce, na odkládací balíček. Nic si nenecháváte na později. Pak si doberete pět nových karet.

        Jedna karta bude ležet navrchu odkládacího balíčku, kde ji všichni vidí; ostatní zůstanou skryté. Ve druhém vydání je to karta, kterou jste zahráli, a karta z ruky jen tehdy, když jste nezahráli žádnou. V prvním vydání se ruka odkládá nakonec, takže je to karta z ruky, pokud nějaká zbyla. Z ruky se ukáže nejlevnější karta, aby prozradila co nejméně.

        Potřebujete-li kartu a dobírací balíček je prázdný, zamíchejte odkládací balíček: je z něj nový dobírací balíček a dobíráte dál. Nemíchejte dřív, než karta chybí.

        Platí to pro vše, co bere karty z dobíracího balíčku, například pro jejich odkrývání a prohlížení. Není-li karet dost ani potom, vystačíte s tím, co je.

rules-dominion-8 = Útoky a reakce
    .picture = attack
    .text =
        Některé akční karty jsou zároveň útoky: říká to řádek s typem. Působí na spoluhráče jednoho po druhém, počínaje hráčem nalevo od útočníka, pokud karta neříká něco jiného.

        Když jiný hráč zahraje útok, můžete nejprve ukázat reakce z ruky, jednu po druhé a kolik chcete. Ukázaná reakce zůstává v ruce, dokud ji nepřesune její vlastní text.

        Díky Hradnímu příkopu se vás ten útok vůbec netýká. Útočník dostane zbytek karty a na ostatní se útočí jako obvykle.

rules-dominion-9 = Konec hry
    .picture = end
    .text =
        Hra končí na konci tahu, je-li prázdný balíček Provincií nebo libovolné tři balíčky společné zásoby. Při pěti a šesti hráčích je třeba čtyř prázdných balíčků.

        Počítá se každý balíček společné zásoby, i Měďáky a Kletby. Smetiště balíček není.

        Tah se vždy dohraje do konce, se všemi nákupy a úklidem. Nikdo nedostane další tah na dorovnání, takže hráči mohou mít různý počet tahů.

rules-dominion-10 = Body a remízy
    .picture = points
    .text =
        Každý spočítá všechny karty, které vlastní: v dobíracím balíčku, v ruce, v odkládacím balíčku i jinde. Statek má hodnotu 1 bod, Vévodství 3, Provincie 6 a každá Kletba 1 bod ubírá. I některé karty království mají body, třeba jste je během hry zahráli. Karty na smetišti nepatří nikomu.

        Vítězí ten, kdo má nejvíc bodů. Mají-li hráči stejně, vítězí ten z nich, kdo měl méně tahů. Je-li stejný i počet tahů, o vítězství se dělí.

rules-dominion-11 = Slova na kartách
    .picture = words
    .text =
        Ukázat nebo odkrýt: ukažte kartu všem a vraťte ji, kde byla. Podívat se: vidíte ji jen vy. Odložit stranou: položte ji mimo vyložené karty, dokud karta neřekne, kam přijde.

        Ve hře: jen karty, které jsou vyložené a ještě neuklizené. Karta, kterou jste právě zahráli, už není ve vaší ruce.

        Cena: kolik karta stojí právě teď, pokud to jiná karta změnila. Karta se dvěma typy se počítá jako oba.

        Kde karta říká něco jiného než tato pravidla, má pravdu karta.

rules-dominion-12 = Co smíte vidět a počítat
    .picture = cards
    .text =
        Všichni si smějí prohlížet společnou zásobu a počítat její balíčky, prohlížet smetiště a vidět všechny karty vyložené a odložené stranou. Kolik karet mají ostatní v ruce, není tajné, ani akce, nákupy a mince v tahu.

        Z odkládacího balíčku je vidět jen vrchní karta. Nikdo si ho neprohlíží ani nepočítá, ani jeho majitel. Odkládáte-li více karet najednou, ukážete kolik a poslední z nich.

        Svůj dobírací balíček smíte počítat, ale ne prohlížet, a cizí nepočítá nikdo. Body se počítají na konci.

        U stolu se lze dohodnout na více: ukazovat velikosti všech balíčků a každému hráči jeho vlastní odkládací balíček.

rules-dominion-13 = Lektvary
    .picture = buy
    .text =
        Některé karty Alchymie stojí kromě mincí i Lektvar, nakreslený jako malá baňka. Je-li taková karta v království, je ve společné zásobě balíček 16 Lektvarů. Lektvar je karta peněz, která stojí $4: nedává mince, ale zaplatí v tomto tahu jednu baňku.

        Karta, která stojí Lektvar, není levnější ani dražší než ta, která stojí jen mince: „nejvýš $4“ nikdy neznamená kartu s baňkou, „nejvýš $3 a Lektvar“ ano. Co karty zlevňuje, ubírá jen mince, nikdy baňku.

rules-dominion-14 = Karty trvání
    .picture = actions
    .text =
        Oranžová karta je karta trvání: něco udělá teď a něco na začátku vašeho příštího tahu. Proto na konci tohoto tahu zůstává ve hře, označená přesýpacími hodinami, a odloží se v úklidu tahu, v němž udělala poslední věc.

        Trůnní sál nebo Královský dvůr, který zahrál kartu trvání, zůstává s ní jako připomínka, že platí vícekrát. Nemá-li karta trvání už co udělat, odloží se jako každá jiná.

        Váš příští tah je kterýkoli, který máte příště, i tah navíc. Čeká-li na něj více karet trvání, pořadí vybíráte vy.

rules-dominion-15 = Platina a Kolonie
    .picture = points
    .text =
        S Prosperitou lze do společné zásoby přidat Platinu a Kolonii. Platina stojí $9 a dává $5; je jich 12. Kolonie stojí $11 a má hodnotu 10 bodů; je jich tolik, kolik Vévodství: 8 při dvou hráčích, jinak 12.

        Hra pak končí také tehdy, když dojde poslední Kolonie. Rozhoduje-li o jejich přidání náhoda, je pravděpodobnost taková, jaký je podíl karet Prosperity v království.

rules-dominion-16 = Desky a žetony
    .picture = cards
    .text =
        Některé karty se pokládají vedle vyložených. Co je na vaší desce Ostrova, zůstane tam do konce a pak se počítá. Co odloží stranou Přístav a Koňští handlíři, vrátí se vám do ruky na začátku vašeho příštího tahu; co uchovává Přístav, leží lícem dolů a vidíte to jen vy.

        Bodové žetony mají na konci hodnotu po jednom bodu. Žeton Pirátské lodi dává $1 pokaždé, když Pirátskou loď zahrajete pro mince. Žetony těchto dvou druhů se nespotřebovávají a všichni je vidí.

rules-dominion-17 = Odměny a zhouba
    .picture = supply
    .text =
        S Turnajem leží vedle společné zásoby pět Odměn, od každé jedna. Nelze je koupit, stojí $0 a prázdné místo po nich se do konce hry nepočítá.

        S Mladou čarodějnicí je ve hře jedenáctý balíček království, zhouba, jehož karta stojí $2 nebo $3. Když se zahraje Mladá čarodějnice, kdo z ruky ukáže kartu toho balíčku, nebere si Kletbu. Ve všem ostatním je to balíček jako každý jiný.

rules-dominion-18 = Tahy navíc a Posedlost
    .picture = turn
    .text =
        Některé karty dávají tah navíc. Tahy navíc přicházejí hned po tahu, v němž byly získány, před dalším řádným tahem; je-li jich více, v pořadí hráčů. Nepočítají se, když při stejných bodech rozhoduje menší počet tahů.

        Výspa vám dá jeden tah navíc, jen se třemi kartami v ruce, ale nikdy třetí tah v řadě.

        Posedlost dá hráči po vaší levici tah navíc, v němž rozhodujete vy. Vidíte karty toho hráče, vybíráte, co se zahraje a koupí, a berete si vše, co by si vzal on. Co zahodí na smetiště, odloží se stranou a na konci tahu se mu vrátí. Všichni ostatní rozhodují za sebe jako vždy.

## Kingdomino

rules-kingdomino-1 = Cíl hry
    .picture = crowns
    .text =
        Každý hráč buduje z domin království. Každé domino má dvě políčka a na každém je krajina: pole, les, jezero, louka, bažina nebo důl. Na některých políčkách jsou koruny.

        Políčka stejné krajiny, která spolu sousedí hranou, tvoří území. Body za území jsou na konci jeho políčka krát koruny na nich. Dobrá jsou velká území i mnoho korun, ale potřebujete obojí: bez koruny nemá cenu ani to největší.

rules-kingdomino-2 = Království a hrad
    .picture = kingdom
    .text =
        Vaše království začíná hradem, který zabírá jedno políčko. Kolem něj se pokládají domina.

        Celé království se nakonec musí vejít do čtverce pět krát pět políček, i s hradem. Hrad nemusí být uprostřed: mez určují jen krajní políčka. Myslete proto dopředu na to, kam vaše království ještě může růst.

        Hrad nepatří k žádnému území a sám body nemá, ale vedle něj smí ležet každá krajina. Položené domino se už nepřesouvá.

rules-kingdomino-3 = Pokládání domina
    .picture = placing
    .text =
        Nové domino musí navazovat. Aspoň jedno z jeho dvou políček musí hranou sousedit s hradem nebo s políčkem stejné krajiny ve vašem království. Jedna taková shoda stačí; čeho jiného se dotýká, je jedno. Jeho vlastní dvě políčka se za shodu nepočítají.

        Musí zůstat ve čtverci pět krát pět a nesmí nic zakrýt.

        Lze-li domino položit, musíte je někam položit. Nevejde-li se nikam, odstraní se a nepřinese nic.

rules-kingdomino-4 = Řada domin
    .picture = line
    .text =
        Každé domino má na rubu číslo. Vyšší čísla mívají větší cenu, vzácnější krajiny a více korun.

        Nabízená domina leží v řadě, seřazená podle čísla a pak otočená lícem nahoru. Jedna řada se hraje, zatímco další je v nabídce.

        Na začátku se losují králové jeden po druhém. Každý vylosovaný král se postaví na libovolné volné domino první řady: tím si je hráč vybere. Pak se vyloží další řada.

rules-kingdomino-5 = Pořadí hry
    .picture = order
    .text =
        V každém kole hrají králové od nejnižšího čísla řady k nejvyššímu. Ve svém tahu položíte domino, na kterém váš král stojí, a pak si vybíráte: přesunete krále na libovolné volné domino další řady.

        Vaše volba tedy rozhoduje i o tom, kdy hrajete příště. Domino s nízkým číslem vám dovolí vybírat brzy; domino s vysokým je často lepší, ale vybírat budete pozdě.

        V posledním kole už jen pokládáte a pak hra končí.

rules-kingdomino-6 = Dva, tři nebo čtyři hráči
    .picture = players
    .text =
        Čtyři hráči hrají se všemi 48 dominy ve dvanácti řadách po čtyřech.

        Tři hráči náhodně vynechají dvanáct domin a hrají dvanáct řad po třech.

        Dva hráči mají po dvou králích a náhodně vynechají 24 domin: šest řad po čtyřech. Každý král má svůj vlastní tah, takže za kolo dvakrát pokládáte a vybíráte, kdykoli na to podle čísel přijde řada.

        Tak či onak dostane každý dvanáct domin, právě tolik, aby s hradem zaplnily čtverec pět krát pět.

rules-kingdomino-7 = Počítání bodů a remízy
    .picture = scoring
    .text =
        Projděte království území po území. Spočítejte políčka a koruny na nich a vynásobte je: šest políček pole se dvěma korunami je 12 bodů. Území stejné krajiny můžete mít více; každé se počítá zvlášť.

        Součet všech území je váš výsledek a nejvyšší vítězí.

        Mají-li hráči stejně, vítězí ten s největším jednotlivým územím, pak ten s nejvíce korunami. Je-li i to stejné, o vítězství se dělí.

rules-kingdomino-8 = Varianty
    .picture = kingdom
    .text =
        Všechny lze libovolně spojovat.

        Království středu: 10 bodů navíc, je-li hrad uprostřed vašeho království, tedy neleží-li žádné políčko dál než dva sloupce nebo řádky od něj, při sedm krát sedm tři. Mezery nevadí. Harmonie: 5 bodů navíc, je-li vaše království úplné a každé domino má své místo.

        Řady po čtyřech: tři hráči hrají se všemi 48 dominy, ve dvanácti řadách po čtyřech, a domino, které si v řadě nikdo nevybere, opouští hru.

        Velký souboj: dva hráči hrají se všemi 48 dominy, ve dvanácti řadách po čtyřech, a budují sedm krát sedm.

        Dynastie: odehrajete tři hry a body sečtete. Při stejném součtu se o vítězství dělíte.

## Queendomino

rules-queendomino-1 = Co je nové
    .picture = beginning
    .text =
        Queendomino má vlastních 48 domin a sedmou krajinu: město. Pokládáte a vybíráte jako v Kingdominu a králové hrají od nejnižšího čísla k nejvyššímu.

        Nové jsou mince, rytíři, kteří vybírají daně, budovy pro políčka města, věže, které lákají královnu, a drak.

        Každý začíná s hradem, 7 mincemi a 1 rytířem v zásobě. Na desce stavitelů leží šest budov, ostatní tvoří její hromádku. Budovu navrchu hromádky všichni vidí, ale postavit ji nelze, dokud nepřijde na desku.

rules-queendomino-2 = Hráči a království
    .picture = kingdom
    .text =
        Hraje se se všemi 48 dominy: dvanáct kol s řadou po čtyřech.

        Čtyři hráči mají po jednom králi a budují pět krát pět. Stejně tak tři; domino, které si nikdo nevybere, opouští hru.

        Dva hráči mají po dvou králích a budují sedm krát sedm. Pro první řadu se vylosuje jeden hráč a vybere si libovolné domino; druhý si vybere dvě a první si vezme poslední. Později má každý král vlastní tah, v němž pokládá a vybírá.

rules-queendomino-3 = Váš tah
    .picture = steps
    .text =
        Tah má pět kroků v tomto pořadí: položit domino, vybrat daně, stavět, vyslat draka, vybrat si domino z další řady.

        Pokud můžete, musíte položit, a vždy si musíte vybrat. Tři kroky mezi tím jsou na vás, každý nejvýš jednou za tah. Dva hráči, kteří mají za kolo dva tahy, smějí každý z těchto tří kroků nejvýš jednou za kolo, v kterémkoli z těch tahů.

        Nevejde-li se vaše domino nikam, opouští hru. Daně pak v tomto tahu nevybíráte, ale stavět a vyslat draka můžete.

        Ve dvanáctém kole už není co vybírat. Po něm hra končí.

rules-queendomino-4 = Rytíři a daně
    .picture = taxes
    .text =
        Po položení domina na ně můžete ze své zásoby vyslat jednoho nebo dva rytíře, na každé políčko nejvýš jednoho. Každý rytíř přinese minci za každé políčko území, na němž stojí, včetně nových.

        Oba rytíři mohou vybrat daně z téhož území. Rytíři z dřívějších tahů nehrají roli.

        Rytíř zůstává na místě do konce hry. Další rytíře získáte z budov a vyslat je můžete od svého příštího tahu.

rules-queendomino-5 = Stavění ve městech
    .picture = board
    .text =
        Jednou za tah můžete stavět na libovolném volném políčku města ve svém království, novém i starém. Na každém políčku je jedna budova a zůstává tam.

        Vyberte budovu na desce stavitelů a zaplaťte cenu jejího místa, 0 až 5 mincí. Rytíři na ní zobrazení přijdou ihned do vaší zásoby a věže jsou ihned vaše.

        Místo zůstane do konce kola prázdné. Pak se budovy posunou k levnému konci a drahý konec se doplní z hromádky.

rules-queendomino-6 = Jakou cenu mají budovy
    .picture = town
    .text =
        Některé budovy mají prostý počet bodů. Jiné dávají 2 body za každé vaše území určité krajiny nebo 1 bod za každou vaši věž či rytíře. Dvě stejné budovy se počítají obě.

        Dvě Pokladny přinášejí při výběru daní další mince: Pokladna rytířů 1 minci za každého vašeho rytíře, na políčkách i v zásobě, Pokladna věží 1 minci za každou vaši věž. Pokladna platí jednou za tah, po vyslání rytířů, ať je to jeden nebo dva.

        Město se počítá jako každé území, se všemi políčky, zastavěnými i volnými. Jeho políčka však nemají koruny: každá Královnina věž přidává jednu městu, v němž stojí, a sama královna je korunou, je-li město vaším největším územím.

rules-queendomino-7 = Věže a královna
    .picture = queen
    .text =
        Zpočátku královna není u nikoho. Když získáte věže a máte jich pak aspoň tolik jako každý jiný, přijde k vám. Stačí dorovnat. Přechází jen tehdy, když někdo získá věže, a království už nikdy neopustí.

        Dokud ji hostíte, stojí vás každá budova o 1 minci méně, nikdy však méně než 0. Draka vyslat nesmíte.

        Na konci se počítá jako další koruna v největším území svého hostitele: 1 bod za každé jeho políčko.

rules-queendomino-8 = Drak
    .picture = dragon
    .text =
        Po stavění můžete zaplatit 1 minci a vyslat draka z jeskyně na budovu na desce stavitelů. Ta je vyřazena ze hry a místo zůstane do konce kola prázdné.

        Drak létá jednou za kolo pro všechny hráče dohromady. Na tom místě zůstane do konce kola a pak se vrátí do jeskyně. Kdo hostí královnu, vyslat ho nesmí, ani když právě přišla.

        Vyšlete ho, abyste soupeři vzali budovu nebo abyste ostatním nechali menší výběr.

rules-queendomino-9 = Závěrečné počítání a remízy
    .picture = scoring
    .text =
        Mince: 1 bod za každé tři, zaokrouhleno dolů.

        Území: políčka krát koruny za každé území, i za města. Hostíte-li královnu, má vaše největší území o korunu více.

        Budovy: body každé z nich. Počítají se pro ně všichni vaši rytíři, na políčkách i v zásobě, a všechny vaše věže.

        Nejvyšší součet vítězí. Mají-li hráči stejně, vítězí ten, jehož největší území je větší, bez ohledu na koruny. Je-li i to stejné, o vítězství se dělí.

## Královská svatba

rules-royal_wedding-1 = Dvě krabice, jedna hra
    .picture = line
    .text =
        Královská svatba spojuje domina z Queendomina a Kingdomina, celkem 96, pro tři až šest hráčů nebo osm v týmech.

        Krabice se nemíchají. První řada je z Queendomina, druhá z Kingdomina a tak se střídají, dokud obě nedojdou.

        Vše ostatní se řídí pravidly Queendomina: 7 mincí a 1 rytíř na začátek, daně, budovy, královna a drak. Políčka města, na nichž se staví, mají jen domina z Queendomina.

rules-royal_wedding-2 = Tři až šest hráčů
    .picture = kingdom
    .text =
        Tři nebo čtyři hráči budují sedm krát sedm. Hraje se 24 kol s řadami po čtyřech dominech. Při třech hráčích domino, které si nikdo nevybere, opouští hru.

        Pět nebo šest hráčů buduje pět krát pět. Hraje se dvanáct kol s řadami po osmi. Domina, která si nikdo nevybere, opouštějí hru: při pěti hráčích tři z každé řady, při šesti dvě.

        Každý má jednoho krále, jeden hrad a vlastní království.

rules-royal_wedding-3 = Dvojčlenné týmy
    .picture = teams
    .text =
        Čtyři, šest nebo osm hráčů může hrát ve dvojčlenných týmech; osm vždy. Partneři sedí vedle sebe a budují společně jedno království, sedm krát sedm.

        Tým má jeden hrad, jeden měšec se 7 mincemi a jednu zásobu s 1 rytířem. Budovy, věže i královna patří oběma.

        Hraje se dvanáct kol s řadami po osmi. Každý hráč má jednoho krále, tým tedy za kolo položí dvě domina. Co si nikdo nevybere, opouští hru: při čtyřech hráčích čtyři z každé řady, při šesti dvě.

rules-royal_wedding-4 = Kdo rozhoduje, kdo vítězí
    .picture = scoring
    .text =
        Králové hrají podle čísel svých domin jako vždy. V týmu hraje tah krále jeho majitel. Partneři se mohou radit, ale když se neshodnou, má poslední slovo on: o místě domina, o rytířích, o mincích i o dalším výběru.

        Počítá se jako v Queendominu. Tým počítá své jediné království a partneři vítězí spolu. Jsou-li body stejné, rozhoduje, čí největší území je větší; je-li i to stejné, o vítězství se dělí.
