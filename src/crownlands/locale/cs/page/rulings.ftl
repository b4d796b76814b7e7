### Výklad: na co se hráči u karty ptají a co dělá každá budova.
### ruling-KARTA-1, -2 a tak dále, bez mezer: karta jich má, kolik jich je.

## Základní karty

ruling-copper-1 = Zahraný ve fázi nákupu dává Měďák $1. Které karty peněz zahrajete, je na vás.
ruling-copper-2 = Měďák je zdarma, ale stojí nákup. Máte-li nákup nazbyt, můžete si ho koupit; nikdy nemusíte.
ruling-copper-3 = Za každého Měditepce, kterého jste v tomto tahu zahráli před ním, dává o $1 více.
ruling-copper-4 = Když jeho balíček dojde, počítá se jako prázdný, pro konec hry i pro Pytláka.
ruling-copper-5 = Dokud je některý váš Měďák ve hře, nemůžete koupit Velký trh. Měďáky v ruce nevadí.

ruling-silver-1 = Zahraný ve fázi nákupu dává Stříbrňák $2. Které karty peněz zahrajete, je na vás.
ruling-silver-2 = Obchodnice zvyšují hodnotu jen prvního Stříbrňáku zahraného v tahu. Další dávají $2 jako obvykle.
ruling-silver-3 = Stříbrňák je jen karta, která se tak jmenuje: Harém, Královská pečeť a Poklad dávají také $2, ale jsou to jiné karty.

ruling-gold-1 = Zahraný ve fázi nákupu dává Zlaťák $3. Které karty peněz zahrajete, je na vás.
ruling-gold-2 = Zlaťák, který si berete díky jiné kartě, jako je Bandita, Objevitel nebo Poklad, je ze společné zásoby. Je-li balíček prázdný, není co si vzít.

ruling-estate-1 = Na konci hry má hodnotu 1 bod a zahrát ho nelze.
ruling-estate-2 = Tři Statky vašeho prvního balíčku se neberou ze společné zásoby: balíček Statků začíná plný.
ruling-estate-3 = Baron chce výslovně Statek, žádná jiná bodovací karta nestačí.

ruling-duchy-1 = Na konci hry má hodnotu 3 body a zahrát ho nelze.
ruling-duchy-2 = Každý váš Vévoda vám dává 1 bod za každé vaše Vévodství, navíc k jeho vlastním 3.
ruling-duchy-3 = Po jednom Mostu stojí $4, takže si ho v tom tahu můžete vzít Dílnou i Hutěmi.

ruling-province-1 = Na konci hry má hodnotu 6 bodů a zahrát ji nelze.
ruling-province-2 = Je-li balíček na konci tahu prázdný, hra končí. Ten tah se ještě dohraje, ale žádný tah navíc nenásleduje.
ruling-province-3 = Je jich 8 při dvou hráčích, 12 při třech a čtyřech, 15 při pěti a 18 při šesti.
ruling-province-4 = Objevitel a Turnaj chtějí výslovně Provincii, žádná jiná bodovací karta nestačí.

ruling-curse-1 = Na konci hry vám ubírá 1 bod a zahrát ji nelze.
ruling-curse-2 = Kletba není bodovací karta: Zvěd ji vrací a kvůli Úředníkovi ji na balíček položit nemůžete. Karty, které platí i pro Kletby, jako Hlídka, to říkají.
ruling-curse-3 = Můžete ji koupit za $0 a jeden nákup. Přijde na váš odkládací balíček, ne na cizí.
ruling-curse-4 = Je jich 10 při dvou hráčích a o 10 více za každého dalšího.

## Základní karty Alchymie a Prosperity

ruling-potion-1 = Zahraný ve fázi nákupu nedává mince, ale jeden Lektvar na placení. Neutracený Lektvar na konci tahu propadne.
ruling-potion-2 = Cena $3 a Lektvar vyžaduje obojí. Jeden zahraný Lektvar zaplatí jednu takovou kartu, ať máte mincí a nákupů kolik chcete.
ruling-potion-3 = Jeho balíček 16 karet je ve hře, jen má-li některá karta království v ceně Lektvar. Samotný Učeň a Bylinkář ho nepřinášejí.
ruling-potion-4 = Je to karta peněz za $4. Můžete si ho vzít Dílnou a Důl na něj může vyměnit Stříbrňák.
ruling-potion-5 = Most a Princezna snižují jen mince v ceně. Lektvar v ní vždy zůstává.

ruling-platinum-1 = Zahraná ve fázi nákupu dává Platina $5. Které karty peněz zahrajete, je na vás.
ruling-platinum-2 = Ve hře je jen spolu s Kolonií. Je jich 12 při jakémkoli počtu hráčů.
ruling-platinum-3 = Stojí $9, takže Důl na ni může vyměnit Zlaťák.
ruling-platinum-4 = Její prázdný balíček se počítá jako každý jiný, ale sám hru neukončí.

ruling-colony-1 = Na konci hry má hodnotu 10 bodů a zahrát ji nelze.
ruling-colony-2 = Je-li balíček na konci tahu prázdný, hra končí, stejně jako u Provincií. Ten tah se ještě dohraje.
ruling-colony-3 = Ve hře je jen spolu s Platinou. Je jich 8 při dvou hráčích, jinak 12.
ruling-colony-4 = Je to bodovací karta, ale ne Provincie: Objevitel a Turnaj si jí nevšímají.

## Základní hra, obě vydání

ruling-cellar-1 = Nejprve odložte najednou všechny vybrané karty, pak si jich tolik doberte. Nemůžete si mezitím dobrat a odkládat dál.
ruling-cellar-2 = Odložit můžete cokoli od žádné karty po celou ruku. Samo Sklepení je ve hře a takto odložit nejde.
ruling-cellar-3 = Musíte-li kvůli dobírání míchat, zamíchají se i právě odložené karty.
ruling-cellar-4 = Ostatní vidí, kolik karet odkládáte a která je navrchu.

ruling-chapel-1 = Zahodit můžete libovolný počet karet od žádné po čtyři.
ruling-chapel-2 = Kaple je ve hře, ne ve vaší ruce, takže sama sebe zahodit nemůže. Jinou Kapli z ruky zahodit lze.

ruling-moat-1 = Ukažte ho, když jiný hráč zahraje útok, dřív než útok cokoli udělá. Zůstává vám v ruce.
ruling-moat-2 = Při tomto jednom zahrání útoku vás mine vše, co útok dělá, i to, co by vám mohlo pomoci.
ruling-moat-3 = Nechrání nikoho jiného a nebrání tomu, co dostává útočník: s Čarodějnicí si přesto dobere 2 karty.
ruling-moat-4 = Týž Hradní příkop můžete ukázat znovu při každém dalším útoku i při každém dalším zahrání útoku Trůnním sálem nebo Královským dvorem.
ruling-moat-5 = Odpovědět lze jen na karty, které mají v řádku s typem útok: ne na Zasedání rady, Maškary, Dar poddaných, Trezor ani Posedlost.

ruling-village-1 = Nejprve si doberte kartu, pak máte další dvě akce.
ruling-village-2 = Vesnice vrací akci, kterou spotřebovala, a jednu přidává: zahraná za jedinou akci vám nechá dvě.

ruling-workshop-1 = Vyhovuje-li nějaký balíček, kartu si vzít musíte, i kdyby to byl jen Měďák nebo Kletba.
ruling-workshop-2 = Karta je ze společné zásoby, nikdy ze smetiště, a přijde na váš odkládací balíček.
ruling-workshop-3 = Mince mez $4 nezvyšují. Pomohou jen nižší ceny: po Mostu si můžete vzít Vévodství. Karta s Lektvarem v ceně nikdy nevyhovuje.

ruling-bureaucrat-1 = Stříbrňák přijde na váš dobírací balíček. Je-li prázdný, bude to jeho jediná karta.
ruling-bureaucrat-2 = Každý spoluhráč s bodovací kartou musí jednu položit na svůj dobírací balíček. Vybere si, kterou, a ukáže jen ji.
ruling-bureaucrat-3 = Hráč bez bodovací karty ukáže místo toho celou ruku.
ruling-bureaucrat-4 = Karty s druhým typem, jako Velký sál nebo Harém, jsou také bodovací karty. Kletby ne.
ruling-bureaucrat-5 = Nezbývá-li Stříbrňák, žádný si nevezmete, ale na spoluhráče se útočí i tak.

ruling-gardens-1 = Počítá se každá karta, kterou na konci vlastníte, ať je kdekoli: ve hře, odložená stranou, na desce Ostrova, i Kletby a samy Zahrady. Žetony nejsou karty.
ruling-gardens-2 = Počítají se jen celé desítky: při 30 až 39 kartách mají každé Zahrady hodnotu 3 body.
ruling-gardens-3 = Je to bodovací karta a zahrát ji nelze. Balíček má 8 karet při dvou hráčích, jinak 12.

ruling-militia-1 = Každý spoluhráč vybírá, co odloží, dokud mu v ruce nezbudou právě tři karty.
ruling-militia-2 = Kdo má tři karty nebo méně, neodkládá nic.
ruling-militia-3 = $2 dostanete, i když všichni ukážou Hradní příkop.

ruling-moneylender-1 = První vydání: máte-li v ruce Měďák, musíte ho zahodit. Druhé vydání: můžete.
ruling-moneylender-2 = $3 dostanete, jen pokud Měďák opravdu zahodíte.

ruling-remodel-1 = Máte-li v ruce kartu, musíte jednu zahodit, a pak si musíte kartu vzít, pokud nějaký balíček vyhovuje.
ruling-remodel-2 = Vzatá karta smí stát až o $2 více, stejně nebo méně. Může to být i další taková, jakou jste zahodili.
ruling-remodel-3 = Přestavba je ve hře a sama sebe zahodit nemůže. Jinou Přestavbu z ruky zahodit lze.
ruling-remodel-4 = Nemáte-li co zahodit, nevezmete si nic. Mince mez nezvyšují.
ruling-remodel-5 = Nová karta přijde na odkládací balíček. Zlaťák a $2 stačí na Provincii.
ruling-remodel-6 = Nová karta smí mít v ceně Lektvar, jen má-li ho zahozená.

ruling-smithy-1 = Doberete si všechny 3 karty. Dojde-li přitom dobírací balíček, zamíchejte odkládací a doberte zbytek.
ruling-smithy-2 = Kovárna akci nevrací: k pokračování potřebujete akci z jiné karty.

ruling-throne_room-1 = První vydání: máte-li v ruce akční kartu, musíte ji zahrát. Druhé vydání: můžete.
ruling-throne_room-2 = Ani jedno zahrání nespotřebuje akci. První se provede do konce, než druhé začne, a vybírá se pokaždé znovu.
ruling-throne_room-3 = Zahrajete-li na Trůnní sál další Trůnní sál, zahrajete jednu akční kartu dvakrát a pak jinou dvakrát. Nikdy jednu kartu čtyřikrát.
ruling-throne_room-4 = Karta, která při prvním zahrání opustí hru, jako Hostina nebo Ostrov, se zahraje i podruhé.
ruling-throne_room-5 = Počítá se jako jedna zahraná akční karta a jeho karta jako dvě. S Trhem vám zůstanou 2 akce.
ruling-throne_room-6 = Zahraje-li kartu trvání, která zůstává ve hře, zůstává Trůnní sál u ní stejně dlouho. Co každé zahrání nechalo na příští tah, stane se v něm.

ruling-council_room-1 = Karta pro spoluhráče není nabídka: každý si ji dobrat musí.
ruling-council_room-2 = Není to útok, takže nikdo nemůže odpovědět reakcí.
ruling-council_room-3 = Kdo má prázdný dobírací balíček, kvůli kartě míchá jako obvykle.

ruling-festival-1 = Nedobírá karty: dostanete 2 akce, nákup a $2.
ruling-festival-2 = Počítejte akce jednu po druhé. Jarmark, Trh, Jarmark vám nechají 2, pak 2, pak 3.

ruling-laboratory-1 = Doberte si 2 karty a máte akci k pokračování: Laboratoř vrací tu, kterou spotřebovala.

ruling-library-1 = Dobírejte po jedné kartě, dokud jich nemáte v ruce sedm. Se sedmi a více nedobíráte nic.
ruling-library-2 = Dobranou akční kartu si můžete nechat, nebo odložit stranou. Rozhodněte se, než uvidíte další kartu.
ruling-library-3 = Stranou lze odkládat jen akční karty, i ty s druhým typem, jako Velký sál, Šlechtici nebo Koňští handlíři. Harém si nechat musíte.
ruling-library-4 = Mícháte-li přitom, karty odložené stranou se nezamíchají.
ruling-library-5 = Karty odložené stranou se v obou vydáních odloží, jakmile dobírání skončí.

ruling-market-1 = Vrací akci, kterou spotřeboval. K tomu si doberete kartu a dostanete nákup a $1.
ruling-market-2 = Nákup navíc a mince počkají na fázi nákupu; využít je nemusíte.

ruling-mine-1 = První vydání: máte-li v ruce kartu peněz, musíte ji zahodit. Druhé vydání: můžete.
ruling-mine-2 = Nová karta peněz smí stát až o $3 více a může být stejná i levnější. Pokud jste zahodili, vzít si ji musíte.
ruling-mine-3 = Přijde do ruky, takže ji můžete v tomto tahu zahrát.
ruling-mine-4 = Bez karty peněz k zahození si nevezmete nic. Harém je karta peněz: Dolem ho lze zahodit i vzít.
ruling-mine-5 = Ze Stříbrňáku může být Lektvar a ze Zlaťáku Platina. Kámen mudrců však jen z karty peněz, která má v ceně Lektvar.

ruling-witch-1 = 2 karty si doberete, i když nezbývají Kletby nebo všichni ukážou Hradní příkop.
ruling-witch-2 = Kletby se rozdávají v pořadí hráčů, počínaje hráčem po vaší levici. Je-li jich málo, na poslední se nedostane.
ruling-witch-3 = Každá Kletba přijde na odkládací balíček svého hráče.

## Základní hra, jen první vydání

ruling-chancellor-1 = Dobírací balíček můžete dát na odkládací, nebo ho nechat být. Rozhodněte se, než uděláte cokoli jiného.
ruling-chancellor-2 = Nikdo si přitom balíček neprohlíží. Obrací se, takže jeho spodní karta je teď navrchu odkládacího balíčku.
ruling-chancellor-3 = Nemícháte hned: až když budete příště potřebovat kartu.

ruling-woodcutter-1 = $2 se přičtou k tomu, co dají karty peněz, a za nákup navíc můžete koupit ještě jednu kartu.
ruling-woodcutter-2 = Akci nevrací: k pokračování potřebujete akci z jiné karty.

ruling-feast-1 = Hostina se při zahrání zahodí na smetiště, a vyhovuje-li nějaký balíček, kartu si vzít musíte.
ruling-feast-2 = Karta je ze společné zásoby a přijde na odkládací balíček. Mince mez $5 nezvyšují a karta s Lektvarem v ceně nikdy nevyhovuje.
ruling-feast-3 = S Trůnním sálem si vezmete dvě karty, ačkoli zahodit ji lze jen jednou.

ruling-spy-1 = Kartu si doberete, než se cokoli odkryje.
ruling-spy-2 = Nejprve vaše vrchní karta, pak karty ostatních v pořadí hráčů. O každé rozhodnete, než se odkryje další.
ruling-spy-3 = Karta, kterou nenecháte odložit, se vrátí navrch svého balíčku.
ruling-spy-4 = Prázdný dobírací balíček se nejprve zamíchá. Hráč, který nemá co míchat, neodkrývá nic.

ruling-thief-1 = Z karet každého hráče vyberete k zahození jednu kartu peněz, je-li tam nějaká, nikdy dvě.
ruling-thief-2 = Až jsou všichni hotovi, můžete si vzít karty peněz, které tento Zloděj zahodil: žádnou, některé nebo všechny. Teprve pak ostatní odloží zbytek odkrytých.
ruling-thief-3 = Co si vezmete, přijde na odkládací balíček; zbytek zůstane na smetišti. Dříve zahozené karty peněz si vzít nelze.
ruling-thief-4 = Zbývá-li v dobíracím balíčku jedna karta, odkryje se nejprve ta. Pro druhou se pak zamíchá odkládací balíček bez ní.
ruling-thief-5 = Harém a Lektvar jsou karty peněz, takže je lze zahodit i vzít. Stejně tak Odměnu Diadém.

ruling-adventurer-1 = Dvě karty peněz přijdou do ruky. Všechny ostatní odkryté karty se nakonec odloží.
ruling-adventurer-2 = Musíte-li přitom míchat, odkryté karty se nezamíchají.
ruling-adventurer-3 = Dojdou-li karty, vezmete si jednu nalezenou kartu peněz, nebo žádnou. I Harém a Lektvar jsou karty peněz.

## Základní hra, jen druhé vydání

ruling-harbinger-1 = Nejprve si doberete kartu, teprve pak si prohlédnete odkládací balíček.
ruling-harbinger-2 = Na dobírací balíček můžete položit jednu kartu, nebo žádnou. Ostatní vidí, že se karta přesunula, ale ne která.
ruling-harbinger-3 = Pokud jste kvůli dobrání míchali, je odkládací balíček prázdný a není z čeho vybírat.

ruling-merchant-1 = Jen první Stříbrňák zahraný v tomto tahu dává o $1 více. Bez Stříbrňáku nedostanete nic navíc.
ruling-merchant-2 = Více Obchodnic přidává témuž Stříbrňáku. Obchodnice s Trůnním sálem přidá $2.
ruling-merchant-3 = Musí to být karta s názvem Stříbrňák. Harém se nepočítá, ale Stříbrňák zahraný Výpravou ano.

ruling-vassal-1 = Je-li to akční karta, můžete ji zahrát. Nespotřebuje to akci a karta se přesune do hry.
ruling-vassal-2 = Nezahrajete-li ji, nebo není-li akční, zůstane na odkládacím balíčku.
ruling-vassal-3 = Na takto zahraný útok lze odpovědět reakcemi jako obvykle.
ruling-vassal-4 = Prázdný dobírací balíček se nejprve zamíchá. Nemáte-li žádné karty, dostanete jen $2.
ruling-vassal-5 = Takto zahraná karta trvání zůstává ve hře jako obvykle. Vazal s ní nezůstává.

ruling-poacher-1 = Nejprve dobíráte, takže můžete odložit i právě dobranou kartu.
ruling-poacher-2 = Počítá se každý prázdný balíček společné zásoby, i Měďáky, Kletby a sám Pytlák. Není-li prázdný žádný, neodkládáte nic.
ruling-poacher-3 = Máte-li méně karet, než máte odložit, odložte všechny.
ruling-poacher-4 = Lektvary, Platina, Kolonie i zhouba jsou ve společné zásobě a počítají se také. Odměny v ní nejsou: nikdy kvůli nim neodkládáte.

ruling-bandit-1 = Nejprve přijde Zlaťák, ze společné zásoby na odkládací balíček. Vezmete si ho, i když všichni ukážou Hradní příkop.
ruling-bandit-2 = Každý spoluhráč, v pořadí hráčů, musí zahodit jednu odkrytou kartu peněz, která není Měďák. Jsou-li dvě, vybere si.
ruling-bandit-3 = Není-li tam jiná karta peněz než Měďák, odloží se obě karty.
ruling-bandit-4 = Zahodit lze Harém, Lektvar i každou jinou kartu peněz kromě Měďáku.

ruling-sentry-1 = Nejprve si doberete kartu, pak se podíváte na další dvě karty dobíracího balíčku.
ruling-sentry-2 = Každou z obou můžete zahodit, odložit nebo vrátit, v jakékoli kombinaci. Co vracíte, vracíte v libovolném pořadí.
ruling-sentry-3 = Nejprve dokončete zahazování, pak odkládání, pak vracení.
ruling-sentry-4 = Zbývá-li méně než dvě karty, podíváte se na to, co je.

ruling-artisan-1 = Stojí-li některá karta ve společné zásobě $5 nebo méně, vzít si ji musíte. Přijde do ruky. Mince mez nezvyšují a karta s Lektvarem v ceně nikdy nevyhovuje.
ruling-artisan-2 = Pak musíte položit kartu z ruky na dobírací balíček. Může to být ta nová i kterákoli jiná.
ruling-artisan-3 = Položíte-li ji na prázdný dobírací balíček, je tam jediná a doberete ji příště.

## Intriky, první vydání. Všechny kromě Tajemné komnaty, Velkého sálu, Měditepce, Zvěda, Sabotéra a Daru poddaných jsou i ve druhém.

ruling-courtyard-1 = Nejprve si doberte 3 karty do ruky. Pak musíte jednu kartu položit na dobírací balíček.
ruling-courtyard-2 = Položit můžete kteroukoli kartu z ruky, nejen jednu z těch tří.
ruling-courtyard-3 = Na prázdném dobíracím balíčku je karta jediná a doberete ji příště.

ruling-pawn-1 = Vyberte si dva různé pokyny: tentýž dvakrát nelze.
ruling-pawn-2 = Vyberte si oba, než některý provedete. Nemůžete si nejprve dobrat kartu a pak rozhodovat o druhém.
ruling-pawn-3 = Můžete si vybrat i pokyn, který nevyužijete, například kartu, když už není co dobrat.

ruling-secret_chamber-1 = Zahraná ve vašem tahu dává $1 za každou odloženou kartu. Odložit žádnou je dovoleno.
ruling-secret_chamber-2 = Ukázaná proti útoku dobírá 2 karty; pak položíte libovolné 2 karty na dobírací balíček v pořadí, jaké chcete.
ruling-secret_chamber-3 = Jednou z položených karet může být sama Tajemná komnata. Máte-li méně než dvě karty, položte všechny.
ruling-secret_chamber-4 = Nechrání vás: útok pokračuje. Doberete-li si však Hradní příkop, můžete ho proti témuž útoku ukázat.
ruling-secret_chamber-5 = Můžete ji ukázat, i kdyby na vás útok nepůsobil, a vícekrát.

ruling-great_hall-1 = Je to zároveň akční i bodovací karta a pro každou jinou kartu se počítá jako obojí.
ruling-great_hall-2 = Kartu si doberete a akci dostanete při zahrání. Na konci hry má hodnotu 1 bod.
ruling-great_hall-3 = Balíček má 8 karet při dvou hráčích, jinak 12.

ruling-masquerade-1 = Nejprve si doberete 2 karty. Pak všichni vyberou kartu, než kdokoli uvidí, co dostává.
ruling-masquerade-2 = Kartu musí podat každý. Zahodit pak kartu z ruky můžete jen vy, kdo jste Maškary zahráli.
ruling-masquerade-3 = Není to útok, takže nikdo nemůže ukázat Hradní příkop ani jinou reakci.
ruling-masquerade-4 = Podaná karta se nepočítá jako vzatá, ale teď patří tomu, kdo ji dostal.
ruling-masquerade-5 = První vydání: hráč s prázdnou rukou nic nepodává, ale kartu dostane. Druhé vydání: takový hráč se vynechá a karta jde dalšímu, kdo karty má. U stolu se lze dohodnout na obojím.

ruling-shanty_town-1 = 2 akce dostanete v každém případě a ruku ukázat musíte.
ruling-shanty_town-2 = Sama Chudinská čtvrť je ve hře a nepočítá se. Velký sál a Šlechtici v ruce jsou akční karty.
ruling-shanty_town-3 = Dobíráte-li, doberete si obě karty, i když je první akční.

ruling-steward-1 = Vyberte si jeden pokyn; míchat je nelze.
ruling-steward-2 = Vyberete-li si zahazování, musíte zahodit právě dvě karty. Máte-li v ruce jedinou, zahodíte ji.

ruling-swindler-1 = Vrchní karta se zahodí v každém případě. Nová je ze společné zásoby a přijde na odkládací balíček toho hráče.
ruling-swindler-2 = Má-li některý balíček kartu se stejnou cenou, musíte ji vybrat; může to být znovu stejná karta. Jinak si hráč nevezme nic.
ruling-swindler-3 = Z Měďáku může být Kletba. Provincie se obvykle vrátí jako Provincie.
ruling-swindler-4 = Ceny se porovnávají, jaké jsou teď, po Mostech i Princezně. Lektvar se počítá: z Raráška může být Alchymista, ale ne Stříbrňák.
ruling-swindler-5 = Prázdný dobírací balíček se nejprve zamíchá. Hráč bez karet nic neztratí ani nezíská.
ruling-swindler-6 = Odměna stojí $0. Za ni musíte vybrat kartu společné zásoby za $0, například Měďák nebo Kletbu.

ruling-wishing_well-1 = Nejprve si doberete kartu, teprve pak jmenujete.
ruling-wishing_well-2 = Je třeba název karty; typ, jako „peníze“, není odpověď. Karta nemusí být ani v této hře.
ruling-wishing_well-3 = Správná karta přijde do ruky. Každá jiná zůstane navrchu dobíracího balíčku.

ruling-baron-1 = Statek si můžete nechat, ale pak si musíte vzít další, dokud nějaké jsou.
ruling-baron-2 = Jedno z toho se stát musí: vzít si jen nákup nelze.
ruling-baron-3 = S Trůnním sálem rozhodujete dvakrát. Dva odložené Statky dají $8.

ruling-bridge-1 = Všechny karty stojí do konce tahu o $1 méně: ve společné zásobě i v každé ruce, dobíracím a odkládacím balíčku.
ruling-bridge-2 = Více Mostů se sčítá, stejně tak zahrání Trůnním sálem nebo Královským dvorem. Žádná cena neklesne pod $0 a Lektvar v ceně zůstává.
ruling-bridge-3 = Meze a porovnání platí pro snížené ceny: po Mostu si můžete Hutěmi vzít Vévodství.
ruling-bridge-4 = U $0 se rozdíly zmenšují: po Mostu můžete Pokrokem vyměnit Měďák za Pěšáka.

ruling-conspirator-1 = Počítá akční karty zahrané v tomto tahu, i sám sebe. Bonus přijde s třetí a každou další.
ruling-conspirator-2 = Dívá se jen jednou, při zahrání. Akční karty zahrané potom nic nezmění.
ruling-conspirator-3 = Trůnní sál je jedna zahraná akční karta a jeho karta dvě. Spiklenec s Trůnním sálem tedy dostane bonus podruhé.
ruling-conspirator-4 = Rozhoduje, kolikrát se v tomto tahu hrály akční karty, ne kolik jich je ve hře. Karta trvání z minulého tahu se nepočítá.

ruling-coppersmith-1 = Více dávají jen Měďáky zahrané po něm. Cenu Měďáku nemění.
ruling-coppersmith-2 = Více Měditepců se sčítá. Po jednom s Trůnním sálem dává každý Měďák $3.

ruling-ironworks-1 = Vyhovuje-li nějaký balíček, musíte si vzít kartu nejvýš za $4. Přijde na odkládací balíček. Karta s Lektvarem v ceně nikdy nevyhovuje.
ruling-ironworks-2 = Karta se dvěma typy dává oba bonusy: Velký sál dá +1 akci a +1 kartu. Kletba nedá nic.
ruling-ironworks-3 = Mícháte-li kvůli dobrání karty z bonusu, zamíchá se i právě vzatá karta.

ruling-mining_village-1 = Kartu a 2 akce dostanete, ať ji zahodíte, nebo ne.
ruling-mining_village-2 = Nejprve dobíráte, pak se rozhodnete, zda ji zahodíte, než uděláte cokoli jiného.
ruling-mining_village-3 = S Trůnním sálem ji lze zahodit jen jednou: celkem 2 karty, 4 akce a $2.

ruling-scout-1 = Všechny odkryté bodovací karty si vzít musíte, i ty s dalším typem, jako Harém nebo Šlechtici.
ruling-scout-2 = Kletby nejsou bodovací karty a vracejí se s ostatními.
ruling-scout-3 = Pořadí vracených karet volíte vy a ukazovat ho nemusíte.
ruling-scout-4 = Musíte-li přitom míchat, už odkryté karty se nezamíchají.

ruling-duke-1 = Každý Vévoda počítá všechna Vévodství, která na konci vlastníte, ať jsou kdekoli. Vévodstvím zůstávají jejich 3 body.
ruling-duke-2 = Je to bodovací karta a zahrát ji nelze. Balíček má 8 karet při dvou hráčích, jinak 12.

ruling-minion-1 = Akci dostanete, ať si vyberete kterýkoli pokyn. Reakce přicházejí, než si vyberete.
ruling-minion-2 = Při výměně rukou odložíte svou a doberete si 4 karty, i když máte ruku prázdnou.
ruling-minion-3 = Spoluhráči totéž udělají, jen mají-li pět karet nebo více. Druhý Služebník tak najde ruce o čtyřech kartách a nechá je být.
ruling-minion-4 = Hráč, který ukáže Hradní příkop, neodkládá ani nedobírá.

ruling-saboteur-1 = Počínaje hráčem po vaší levici odkrývá každý karty, dokud některá nestojí $3 nebo více. Ceny platí, jaké jsou teď, po Mostech.
ruling-saboteur-2 = Ten hráč si může vzít kartu aspoň o $2 levnější než zahozená, nebo nic. Je ze společné zásoby.
ruling-saboteur-3 = Ostatní odkryté karty se nakonec odloží. Musí-li hráč přitom míchat, nezamíchají se.
ruling-saboteur-4 = Nestojí-li žádná karta dost, nic se nezahodí a všechny odkryté se odloží.
ruling-saboteur-5 = Při hledání se z ceny počítají jen mince. Vzatá karta smí mít v ceně Lektvar, jen má-li ho zahozená.

ruling-torturer-1 = Počínaje hráčem po vaší levici si každý vybere pokyn a provede ho, než si vybere další.
ruling-torturer-2 = Odložení si lze vybrat i s méně než dvěma kartami v ruce. Pak se odloží, co je.
ruling-torturer-3 = Kletbu si lze vybrat, i když žádná nezbývá. Pak se nebere nic.
ruling-torturer-4 = Kletba přijde do ruky, takže ji lze odložit kvůli druhému Žalářníkovi.

ruling-trading_post-1 = Máte-li v ruce dvě karty nebo více, musíte dvě zahodit.
ruling-trading_post-2 = Stříbrňák přijde do ruky, takže ho můžete v tomto tahu zahrát. Nezbývá-li žádný, zahodíte dvě karty za nic.
ruling-trading_post-3 = Máte-li v ruce jedinou kartu, zahodíte ji a Stříbrňák nedostanete.

ruling-tribute-1 = Karta se dvěma typy dává oba bonusy: Měďák a Harém vám dají $4 a 2 karty.
ruling-tribute-2 = Dvě karty stejného názvu se počítají jednou: dva Stříbrňáky dají $2. Kletba nedá nic.
ruling-tribute-3 = Není to útok, takže soused nemůže ukázat Hradní příkop.
ruling-tribute-4 = Musí-li soused míchat, už odkrytá karta se nezamíchá. Obě karty se nakonec odloží.

ruling-upgrade-1 = Nejprve dobíráte, pak musíte zahodit kartu z ruky, máte-li nějakou.
ruling-upgrade-2 = Nová karta stojí přesně o $1 více. Nemá-li takovou cenu žádný balíček, nevezmete si nic, ale karta se zahodí i tak.
ruling-upgrade-3 = Ceny platí, jaké jsou teď: po Mostu stojí Měďák stále $0 a Pěšák $1.
ruling-upgrade-4 = Lektvar v ceně zůstává: z Lékárníka může být Alchymista, ale ne Stříbrňák.

ruling-harem-1 = Je to zároveň karta peněz i bodovací karta: ve fázi nákupu ji zahrajte za $2 a na konci počítejte 2 body.
ruling-harem-2 = Není to Stříbrňák, takže ho Obchodnice nezvyšuje.
ruling-harem-3 = Důl, Zloděj, Bandita a Dobrodruh ho berou jako kartu peněz; Úředník, Zvěd a Hlídka jako bodovací kartu.
ruling-harem-4 = Balíček má 8 karet při dvou hráčích, jinak 12.

ruling-nobles-1 = Je to zároveň akční i bodovací karta; na konci má hodnotu 2 body.
ruling-nobles-2 = Vezměte 3 karty, nebo 2 akce, žádnou směs. S Trůnním sálem vybíráte při každém zahrání znovu.
ruling-nobles-3 = 3 karty si můžete vybrat, i když je nelze dobrat všechny.
ruling-nobles-4 = Balíček má 8 karet při dvou hráčích, jinak 12.

## Intriky, druhé vydání: co je nové

ruling-lurker-1 = Vybrat si můžete kterýkoli pokyn, i když z něj nic nebude. Akci dostanete v každém případě.
ruling-lurker-2 = Hodí se každá akční karta, ať má jakékoli další typy a cenu, i s Lektvarem.
ruling-lurker-3 = Zahodit kartu ze společné zásoby neznamená vzít si ji. Balíček se tím může vyprázdnit, a přiblížit tak konec hry.
ruling-lurker-4 = Vzít si můžete kteroukoli akční kartu na smetišti, ať se tam dostala kdykoli, i Odměnu. Přijde na odkládací balíček.
ruling-lurker-5 = S Trůnním sálem můžete zahodit kartu ze společné zásoby a pak si právě ji vzít.

ruling-diplomat-1 = Nejprve si doberte 2 karty, pak spočítejte ruku. Zahraný z ruky o pěti kartách vám nechá šest, a tedy žádné akce.
ruling-diplomat-2 = Proti útoku ho můžete ukázat, jen máte-li v ruce pět karet nebo více. Doberte si 2 karty, pak odložte 3; jednou z nich může být i sám Diplomat.
ruling-diplomat-3 = Dokud ho máte a v ruce je pět karet, můžete ho proti témuž útoku ukázat znovu.
ruling-diplomat-4 = Nechrání vás: útok pokračuje. Doberete-li si však Hradní příkop, můžete ho proti témuž útoku ukázat.
ruling-diplomat-5 = Na pořadí reakcí může záležet: Koňští handlíři opustí ruku a s pouhými čtyřmi kartami Diplomata ukázat nelze.

ruling-mill-1 = Nejprve dobíráte, pak se rozhodnete, zda odložíte.
ruling-mill-2 = $2 dostanete jen za dvě karty. Máte-li v ruce jedinou, odložit ji můžete, ale za nic.
ruling-mill-3 = Je to zároveň akční i bodovací karta; na konci má hodnotu 1 bod.
ruling-mill-4 = Balíček má 8 karet při dvou hráčích, jinak 12.

ruling-secret_passage-1 = Nejprve si doberete 2 karty. Pak musíte vložit kartu z ruky do dobíracího balíčku: jednu z těchto dvou, nebo jinou.
ruling-secret_passage-2 = Hodí se každé místo: navrch, dospod nebo tak hluboko, jak chcete.
ruling-secret_passage-3 = Ostatní vidí, kam karta přijde, ale ne která to je.
ruling-secret_passage-4 = V prázdném dobíracím balíčku bude jediná.

ruling-courtier-1 = Počítejte všechny typy v řádku s typem: Měďák má jeden, Mlýn dva a Následovníci tři. Kletba je také typ.
ruling-courtier-2 = Musíte si vybrat tolik pokynů, kolik má karta typů, každý jiný.
ruling-courtier-3 = Máte-li kartu, ukázat ji musíte; vrátí se do ruky. S prázdnou rukou nedostanete nic.
ruling-courtier-4 = Zlaťák si můžete vybrat, i když žádný nezbývá. Pak si nevezmete nic.

ruling-patrol-1 = Nejprve si doberete 3 karty. Další čtyři se odkryjí.
ruling-patrol-2 = Všechny bodovací karty a Kletby z nich si vzít musíte, i bodovací karty s dalším typem, jako Mlýn nebo Harém.
ruling-patrol-3 = Pořadí vracených karet volíte vy. Ostatní ty karty viděli, ale jejich pořadí ne.
ruling-patrol-4 = Musíte-li přitom míchat, už odkryté karty se nezamíchají. Je-li jich méně než čtyři, odkryjte, co je.

ruling-replace-1 = Máte-li v ruce kartu, musíte jednu zahodit a pak si kartu vzít, pokud nějaký balíček vyhovuje. Smí stát až o $2 více, stejně nebo méně.
ruling-replace-2 = Vezmete-li si akční kartu nebo kartu peněz, přijde na dobírací balíček. Vezmete-li si bodovací kartu, vezme si každý spoluhráč Kletbu.
ruling-replace-3 = Karta obojího druhu dělá obojí: Harém, Ostrov, Mlýn a Šlechtici přijdou na dobírací balíček a ostatní si vezmou Kletby.
ruling-replace-4 = Vezmete-li si Kletbu, přijde na odkládací balíček a nikdo jiný si ji nebere.
ruling-replace-5 = Je to útok, ať si vezmete cokoli. Reakce se ukazují, než vyberete kartu k zahození.
ruling-replace-6 = Nová karta smí mít v ceně Lektvar, jen má-li ho zahozená.

## Pobřeží

ruling-haven-1 = Nejprve dobíráte. Pak musíte odložit stranou kartu z ruky: právě dobranou, nebo jinou.
ruling-haven-2 = Karta leží lícem dolů. Vy se na ni podívat smíte; ostatní vidí jen, že tam je.
ruling-haven-3 = Na začátku vašeho příštího tahu, ať je jakýkoli, se vrátí do ruky. Přístav se odloží v úklidu toho tahu.
ruling-haven-4 = Neměli-li jste co odložit stranou, Přístav ve hře nezůstává.
ruling-haven-5 = S Trůnním sálem odložíte stranou dvě karty a obě se vrátí společně.
ruling-haven-6 = Karta odložená stranou je stále vaše a na konci hry se počítá.

ruling-pearl_diver-1 = Nejprve si doberete kartu, teprve pak se podíváte na spodní kartu dobíracího balíčku.
ruling-pearl_diver-2 = Můžete ji položit navrch, nebo nechat, kde je. Ostatní vidí, zda se přesunula, ale ne která to je.
ruling-pearl_diver-3 = Je-li po dobrání dobírací balíček prázdný, nejprve zamíchejte. Nezbývají-li karty, není nač se dívat.
ruling-pearl_diver-4 = Má-li dobírací balíček jedinou kartu, je zároveň vrchní i spodní.

ruling-ambassador-1 = Máte-li v ruce karty, musíte jednu ukázat. Pak vraťte dvě, jednu nebo žádnou takovou z ruky; s prázdnou rukou se nestane nic.
ruling-ambassador-2 = I když nevrátíte žádnou, každý spoluhráč si jednu vezme.
ruling-ambassador-3 = Vrácené karty přijdou na svůj balíček ve společné zásobě. Nejsou zahozené ani odložené a z balíčku lze zase brát.
ruling-ambassador-4 = Karty se berou ze společné zásoby v pořadí hráčů. Dojde-li balíček, na poslední se nedostane.
ruling-ambassador-5 = Kartu bez balíčku ve společné zásobě, například Odměnu, lze ukázat. Nevrátí se však a nikdo si ji nevezme.
ruling-ambassador-6 = Reakce se ukazují, než vyberete kartu. Hráč, který ukáže Hradní příkop, si kartu nebere.

ruling-fishing_village-1 = Teď dává 2 akce a $1. Na začátku příštího tahu dostanete ještě 1 akci a $1, takže začnete se 2 akcemi.
ruling-fishing_village-2 = Zůstává ve hře do úklidu toho tahu.
ruling-fishing_village-3 = Více jich se sčítá, stejně tak obě zahrání Trůnním sálem: teď 4 akce a $2 a příští tah začíná se 3 akcemi a $2.
ruling-fishing_village-4 = Vaším příštím tahem může být tah navíc. Akci a minci pak dostane on.

ruling-lookout-1 = Na všechny tři karty se podíváte, než o čemkoli rozhodnete.
ruling-lookout-2 = Nic z toho není dobrovolné: jedna karta se zahodí, jedna odloží a jedna vrátí na dobírací balíček.
ruling-lookout-3 = Zbývají-li jen dvě karty, jedna se zahodí a jedna odloží. Jediná karta se zahodí.
ruling-lookout-4 = Musíte-li přitom míchat, prohlížené karty se nezamíchají.
ruling-lookout-5 = Ostatní vidí kartu, kterou zahodíte, a tu, kterou odložíte, ale ne tu, kterou vrátíte.

ruling-smugglers-1 = Počítá se každá karta, kterou si hráč po vaší pravici vzal ve svém posledním tahu, koupená i nekoupená, ať přišla kamkoli.
ruling-smugglers-2 = Musí teď stát $6 nebo méně, bez Lektvaru. Jsou-li ceny o $2 nižší, vyhoví i Provincie.
ruling-smugglers-3 = Jsou-li takové karty, jednu vybrat musíte. Stejnou si vezmete ze společné zásoby na odkládací balíček.
ruling-smugglers-4 = Vybrat můžete i kartu, která ve společné zásobě už není nebo nikdy nebyla, jako Odměnu. Pak si nevezmete nic.
ruling-smugglers-5 = Karty, které si vzal v cizím tahu, se nepočítají, ani karty podané Maškarami. Tahy navíc se počítají: rozhoduje tah, který měl naposledy.
ruling-smugglers-6 = Není to útok, takže nikdo nemůže odpovědět reakcí.

ruling-caravan-1 = Jednu kartu si doberete teď a další na začátku příštího tahu.
ruling-caravan-2 = Zůstává ve hře do úklidu toho tahu.
ruling-caravan-3 = S Trůnním sálem si doberete 2 karty teď a 2 na začátku příštího tahu. Trůnní sál zůstává ve hře vedle ní.
ruling-caravan-4 = Vaším příštím tahem může být tah navíc. Karta se pak dobere v něm a později už ne.

ruling-cutpurse-1 = Každý spoluhráč odloží z ruky právě jeden Měďák, i když jich má víc.
ruling-cutpurse-2 = Hráč bez Měďáku ukáže místo toho celou ruku.
ruling-cutpurse-3 = $2 dostanete, i když všichni ukážou Hradní příkop. Ti pak ani neodkládají, ani neukazují ruku.
ruling-cutpurse-4 = S Trůnním sálem chce Měďák dvakrát. Kdo měl jediný, podruhé ukáže ruku.

ruling-island-1 = Ostrov a karta z ruky přijdou na vaši desku Ostrova. Jsou mimo balíček, ale na konci stále vaše.
ruling-island-2 = Máte-li v ruce kartu, vybrat ji musíte. S prázdnou rukou tam přijde Ostrov sám.
ruling-island-3 = Karty na desce leží lícem nahoru a všichni si je smějí prohlížet. Bodují a počítají se pro Zahrady, Vévodu i Výstaviště.
ruling-island-4 = Je to zároveň akční i bodovací karta; na konci má hodnotu 2 body, na desce i mimo ni.
ruling-island-5 = S Trůnním sálem se Ostrov přesune jen jednou, ale každé zahrání vezme kartu z ruky na desku.
ruling-island-6 = Balíček má 8 karet při dvou hráčích, jinak 12.

ruling-pirate_ship-1 = Reakce přicházejí, než si vyberete, takže je lze ukázat, i když si pak vezmete mince.
ruling-pirate_ship-2 = Z karet každého hráče vyberete k zahození jednu kartu peněz, je-li tam nějaká, a zbytek se odloží. Zahozené si neberete.
ruling-pirate_ship-3 = Zahodila-li se aspoň jedna karta peněz, dostanete jeden žeton, ať o ni přišlo jakkoli mnoho hráčů. Jinak žádný.
ruling-pirate_ship-4 = Vyberete-li si mince, dostanete $1 za každý svůj žeton. Neutrácejí se: všechny si necháte.
ruling-pirate_ship-5 = Zahodit lze každou kartu peněz, i Měďák, Lektvar nebo Harém.
ruling-pirate_ship-6 = Musí-li hráč přitom míchat, už odkrytá karta se nezamíchá.

ruling-salvager-1 = Máte-li v ruce kartu, musíte jednu zahodit. S prázdnou rukou dostanete jen nákup.
ruling-salvager-2 = Dostanete tolik mincí, kolik karta právě stojí: po Mostu dá Zlaťák $5.
ruling-salvager-3 = Lektvar v ceně nedává nic: Golem má hodnotu $4.
ruling-salvager-4 = Lovec vraků je ve hře a sám sebe zahodit nemůže. Jiného Lovce vraků z ruky zahodit lze.

ruling-sea_hag-1 = Každý spoluhráč odloží vrchní kartu dobíracího balíčku a pak si na něj vezme Kletbu. Tu dobere příště.
ruling-sea_hag-2 = Není-li co odložit, Kletba přesto přijde. Nezbývá-li Kletba, karta se přesto odloží.
ruling-sea_hag-3 = Prázdný dobírací balíček se před odložením zamíchá.
ruling-sea_hag-4 = Kletby se rozdávají v pořadí hráčů, počínaje hráčem po vaší levici. Je-li jich málo, poslední jen odkládají.

ruling-treasure_map-1 = Zahodí se spolu s další Mapou k pokladu z ruky. Zahodily-li se obě, vezmete si na dobírací balíček 4 Zlaťáky.
ruling-treasure_map-2 = Nemáte-li v ruce další, zahodí se za nic.
ruling-treasure_map-3 = Máte-li v ruce další, nechat si ji nemůžete.
ruling-treasure_map-4 = Zbývá-li méně než 4 Zlaťáky, vezmete si ty.
ruling-treasure_map-5 = S Trůnním sálem může Zlaťáky přinést jen první zahrání: při druhém je už zahozená. I tak se zahodí další Mapa k pokladu, máte-li ji v ruce.

ruling-explorer-1 = Ukázat Provincii je na vás. Ukážete-li ji, vezmete si Zlaťák, jinak Stříbrňák.
ruling-explorer-2 = Karta peněz přijde do ruky, takže ji můžete v tomto tahu zahrát. Provincie zůstává v ruce.
ruling-explorer-3 = Vzít si ji musíte. Je-li ten balíček prázdný, nedostanete nic a ani jinou kartu místo ní.
ruling-explorer-4 = Musí to být Provincie: Kolonie nestačí.

ruling-ghost_ship-1 = Nejprve si doberete 2 karty. Pak každý spoluhráč se čtyřmi a více kartami pokládá karty na dobírací balíček, dokud mu nezbudou tři.
ruling-ghost_ship-2 = Sami vybírají, které karty položí a v jakém pořadí. Ostatní vidí jen kolik.
ruling-ghost_ship-3 = Kdo má tři karty nebo méně, nepokládá nic.
ruling-ghost_ship-4 = Prázdný dobírací balíček se nemíchá: stane se jím to, co bylo položeno.

ruling-outpost-1 = V úklidu tohoto tahu si doberete jen 3 karty. S nimi máte tah navíc a na jeho konci si doberete 5 jako obvykle.
ruling-outpost-2 = Tah navíc je celý tah a projeví se v něm karty trvání, které čekají na váš příští tah. Při remíze rozhodované počtem tahů se nepočítá.
ruling-outpost-3 = Více Výsp v jednom tahu, nebo jedna s Trůnním sálem, přinese jen jeden tah navíc.
ruling-outpost-4 = Kvůli Výspě nikdy nemáte třetí tah v řadě. Zahrajete-li ji, když by to byl třetí, tah nepřinese, a přesto si doberete jen 3 karty.
ruling-outpost-5 = Zůstává ve hře do úklidu tahu navíc. Výspa, která tah nepřinese, se odloží ve stejném úklidu jako vaše ostatní karty.
ruling-outpost-6 = Je-li na konci vašeho tahu konec hry, tah navíc není.

ruling-treasury-1 = Když ji v úklidu odkládáte ze hry, můžete ji položit na dobírací balíček, pokud jste v tomto tahu nekoupili bodovací kartu.
ruling-treasury-2 = Rozhodujete o každé Pokladnici, než si doberete novou ruku.
ruling-treasury-3 = Počítají se i bodovací karty s dalším typem, jako Harém nebo Ostrov.
ruling-treasury-4 = Záleží jen na koupi: bodovací karta vzatá jinak nevadí.

## Alchymie

ruling-transmute-1 = Máte-li v ruce kartu, musíte jednu zahodit. Za akční kartu si vezmete Vévodství, za kartu peněz Transmutaci, za bodovací kartu Zlaťák.
ruling-transmute-2 = Karta se dvěma typy dává obojí: za Šlechtice si vezmete Vévodství a Zlaťák, za Harém Transmutaci a Zlaťák.
ruling-transmute-3 = Kletba nedává nic. Je-li balíček prázdný, není co si z něj vzít.
ruling-transmute-4 = Ke koupi potřebujete Lektvar a žádné mince. Abyste si ji vzali za zahozenou kartu peněz, Lektvar nepotřebujete.

ruling-apothecary-1 = Nejprve si doberete kartu. Další čtyři se odkryjí.
ruling-apothecary-2 = Všechny Měďáky a Lektvary z nich si vzít musíte.
ruling-apothecary-3 = Pořadí vracených karet volíte vy. Ostatní ty karty viděli, ale jejich pořadí ne.
ruling-apothecary-4 = Musíte-li přitom míchat, už odkryté karty se nezamíchají.

ruling-university-1 = Můžete si vzít akční kartu nejvýš za $5, nebo nic. 2 akce dostanete v každém případě.
ruling-university-2 = Hodí se i akční karta s druhým typem, jako Ostrov nebo Čarodějnice.
ruling-university-3 = Karta s Lektvarem v ceně nikdy nevyhovuje, takže další Univerzitu si takto nevezmete.
ruling-university-4 = Karta je ze společné zásoby a přijde na odkládací balíček. Mince mez nezvyšují.

ruling-herbalist-1 = Nákup a $1 přijdou při zahrání, karta peněz se zachraňuje v úklidu.
ruling-herbalist-2 = Když ho odkládáte ze hry, můžete jednu svou kartu peněz ve hře položit na dobírací balíček, než si doberete novou ruku.
ruling-herbalist-3 = Každý Bylinkář zachrání jednu kartu peněz, i když jste ho zahráli dvakrát Trůnním sálem.
ruling-herbalist-4 = Zachránit lze jen zahranou kartu peněz, i Lektvar. Ta, která zbyla v ruce, se odloží.
ruling-herbalist-5 = Vrácený Lektvar už není ve hře. Chcete-li zpět i Alchymisty, vraťte je dřív než jeho.

ruling-alchemist-1 = Když ho v úklidu odkládáte ze hry a máte ve hře Lektvar, můžete ho položit na dobírací balíček, než si doberete novou ruku.
ruling-alchemist-2 = Lektvar nemusel nic zaplatit, ale musí být ve hře: ten v ruce nepomůže.
ruling-alchemist-3 = Rozhodujete o každém Alchymistovi. Jeden Lektvar stačí pro všechny.
ruling-alchemist-4 = Lektvar, který Bylinkář položil na dobírací balíček, se už nepočítá. Vraťte nejprve Alchymisty.

ruling-familiar-1 = Kartu a akci dostanete, i když nezbývají Kletby nebo všichni ukážou Hradní příkop.
ruling-familiar-2 = Kletby se rozdávají v pořadí hráčů, počínaje hráčem po vaší levici. Je-li jich málo, na poslední se nedostane.
ruling-familiar-3 = Každá Kletba přijde na odkládací balíček svého hráče.

ruling-philosophers_stone-1 = Při zahrání spočítejte karty v dobíracím a odkládacím balíčku dohromady. Za každých pět dostanete $1: 19 karet dá $3.
ruling-philosophers_stone-2 = Karty v ruce, ve hře, odložené stranou nebo na desce se nepočítají.
ruling-philosophers_stone-3 = Počítá se jednou. Co se s balíčkem stane později v tahu, nic nezmění.
ruling-philosophers_stone-4 = Zahraje-li ho Výprava, ostatní odkryté karty jsou už na odkládacím balíčku a počítají se.
ruling-philosophers_stone-5 = Je to karta peněz s Lektvarem v ceně, takže Důl za něj nevymění Stříbrňák ani Lektvar.

ruling-golem-1 = Odkrývejte karty, dokud se neobjeví dvě akční karty jiné než Golem. Všechny ostatní, i Golemové, se odloží, než cokoli zahrajete.
ruling-golem-2 = Zahrát musíte obě, v pořadí, jaké chcete. Ani jedno nespotřebuje akci.
ruling-golem-3 = Nikdy nejsou ve vaší ruce: Trůnní sál mezi nimi nemůže zahrát tu druhou.
ruling-golem-4 = Musíte-li přitom míchat, odkryté karty se nezamíchají. Dojdou-li karty a našla se jen jedna akční, zahrajete ji.
ruling-golem-5 = Na takto zahraný útok lze odpovědět reakcemi, když se zahraje.
ruling-golem-6 = Takto zahraná karta trvání zůstává ve hře jako obvykle. Golem s ní nezůstává.

ruling-apprentice-1 = Máte-li v ruce kartu, musíte jednu zahodit. Akci dostanete v každém případě.
ruling-apprentice-2 = Za každou minci ceny zahozené karty si doberete kartu a 2 další, je-li v ceně Lektvar: za Golema 6.
ruling-apprentice-3 = Měďák, Kletba i Odměna stojí $0, takže si za ně nedoberete nic.
ruling-apprentice-4 = Cena platí, jaká je teď: po Mostu si za Zlaťák doberete 5 karet.

ruling-possession-1 = Hráč po vaší levici má tah navíc a všechna rozhodnutí v něm děláte vy. Vidíte každou kartu, kterou vidí on, i novou ruku, kterou si na konci dobere.
ruling-possession-2 = Každou kartu, kterou by si v něm vzal, si místo něj vezmete vy, koupenou i nekoupenou. Vždy přijde na váš odkládací balíček.
ruling-possession-3 = Jeho karty, které se v tom tahu zahodí, se odloží stranou a na konci přijdou na jeho odkládací balíček. Karty podané nebo vrácené do společné zásoby jsou pryč natrvalo.
ruling-possession-4 = Je to stále jeho tah: „vy“ na kartě znamená jeho a útok, který zahraje, zasáhne i vás. Svými reakcemi nakládáte sami a žetony, které získá, zůstanou jemu.
ruling-possession-5 = Každé zahrání dá jeden tah navíc a jeho řádný tah přijde potom. Karty trvání čekající na jeho příští tah se projeví v tahu navíc, a tím se vyčerpají.
ruling-possession-6 = Není to útok, takže nikdo nemůže ukázat Hradní příkop. Tyto tahy se při remíze rozhodované počtem tahů nepočítají.

## Prosperita

ruling-monument-1 = Při každém zahrání dostanete $2 a bodový žeton.
ruling-monument-2 = Žetony všichni vidí. Každý má na konci hodnotu 1 bod a je jich vždy dost.
ruling-monument-3 = S Trůnním sálem dostanete $4 a 2 žetony, s Královským dvorem $6 a 3.
ruling-monument-4 = Žetony nejsou karty: nejsou ve vašem balíčku a Zahrady je nepočítají.

ruling-contraband-1 = Nejprve dostanete $3 a nákup. Pak hráč po vaší levici jmenuje kartu, i takovou, která v této hře není.
ruling-contraband-2 = Jmenovanou kartu v tomto tahu nemůžete koupit. Vzít si ji jinak smíte: Poklad přesto přinese Zlaťák.
ruling-contraband-3 = Každý další Kontraband zakáže další kartu. V příštím tahu lze všechny zase koupit.
ruling-contraband-4 = Soused zná vaše dosavadní mince a ví, kolik karet ještě máte, ale ne které. Může být dobré zahrát ho jako první.

ruling-counting_house-1 = Prohlédněte si odkládací balíček a vezměte si z něj, kolik Měďáků chcete: žádný, některé nebo všechny.
ruling-counting_house-2 = Měďáky, které si berete, ukážete. Z balíčku ostatní nevidí nic než novou vrchní kartu.
ruling-counting_house-3 = Na Měďáky v dobíracím balíčku nedosáhnete. Po zamíchání nemusí být co brát.
ruling-counting_house-4 = Měďáky přijdou do ruky, takže je můžete v tomto tahu zahrát.

ruling-mint-1 = Můžete ukázat kartu peněz z ruky a vzít si stejnou ze společné zásoby. Ukázaná zůstane v ruce.
ruling-mint-2 = Na ceně ani na Lektvaru v ní nezáleží. Diadém však nemá balíček ve společné zásobě, takže stejný si vzít nelze.
ruling-mint-3 = Když Mincovnu koupíte, ihned se zahodí všechny vaše karty peněz ve hře. Mince, které daly, vám do konce tahu zůstanou.
ruling-mint-4 = Karty peněz v ruce jsou v bezpečí. Vezmete-li si Mincovnu bez koupě, nic se nezahodí.
ruling-mint-5 = Zahození přijde dřív, než si Mincovnu vezmete. Zahodí se tedy i Královská pečeť, a Mincovnu na dobírací balíček nepoložíte.

ruling-mountebank-1 = Každý spoluhráč může odložit Kletbu z ruky; pak si nevezme nic. Nemusí, ani když ji má.
ruling-mountebank-2 = Všichni ostatní si v pořadí hráčů vezmou Kletbu a Měďák na odkládací balíček.
ruling-mountebank-3 = Je-li jeden z obou balíčků prázdný, druhá karta se vezme i tak.
ruling-mountebank-4 = $2 dostanete, i když všichni ukážou Hradní příkop. Ti pak ani neodkládají, ani si neberou.

ruling-rabble-1 = 3 karty si doberete, i když všichni ukážou Hradní příkop.
ruling-rabble-2 = Odkládají se akční karty a karty peněz, i ty, které jsou zároveň bodovací, jako Šlechtici, Harém, Ostrov nebo Mlýn.
ruling-rabble-3 = Kletby a ostatní bodovací karty se vracejí. Pořadí volí jejich majitel a všichni je vidí.
ruling-rabble-4 = Musí-li hráč přitom míchat, už odkryté karty se nezamíchají.

ruling-royal_seal-1 = Dokud je ve hře, můžete každou kartu, kterou si vezmete, položit na dobírací balíček, koupenou i vzatou jinak. Rozhodujete o každé.
ruling-royal_seal-2 = Musí být ve hře, když si kartu berete, takže pro karty vzaté v akční fázi nic neudělá.
ruling-royal_seal-3 = S Pokladem si nejprve vezmete Zlaťák a pak bodovací kartu. Na dobírací balíček můžete položit kteroukoli z nich, nebo obě.
ruling-royal_seal-4 = Druhá Královská pečeť dá také $2, ale karta přijde na dobírací balíček jen jednou.
ruling-royal_seal-5 = Zakryla-li mezitím vzatou kartu na odkládacím balíčku jiná, zůstane tam ležet.

ruling-vault-1 = Nejprve si doberte 2 karty, pak odložte, kolik chcete, za každou $1. Odložit žádnou je dovoleno.
ruling-vault-2 = Každý spoluhráč může odložit dvě karty a jednu si dobrat. Nikdo nemusí.
ruling-vault-3 = Hráč s jedinou kartou v ruce ji odložit může, ale nedobere si nic.
ruling-vault-4 = Musí-li hráč kvůli dobrání míchat, zamíchají se i právě odložené karty.
ruling-vault-5 = Není to útok, takže nikdo nemůže odpovědět reakcí.

ruling-venture-1 = Dostanete $1, pak odkrýváte karty, dokud se neobjeví karta peněz. Ostatní se odloží a tu kartu peněz zahrát musíte.
ruling-venture-2 = Zahraje se jako každá jiná karta peněz a udělá vše, co umí. Je-li to další Výprava, odkrýváte dál.
ruling-venture-3 = Měďák, který takto zahrajete, je ve hře a brání koupi Velkého trhu.
ruling-venture-4 = Musíte-li přitom míchat, odkryté karty se nezamíchají. Neobjeví-li se karta peněz, všechny se odloží.
ruling-venture-5 = Na Stříbrňák a Měďák takto zahrané působí Obchodnice a Měditepec.

ruling-goons-1 = Každý spoluhráč vybírá, co odloží, dokud mu nezbudou tři karty. Kdo má tři nebo méně, neodkládá nic.
ruling-goons-2 = Dokud jsou ve hře, dává vám každá koupená karta bodový žeton, i Měďák nebo Kletba.
ruling-goons-3 = Každí Hrdlořezi ve hře dávají svůj žeton. Jedni Hrdlořezi však dají jeden žeton za kartu, ať jste je Trůnním sálem nebo Královským dvorem zahráli kolikrát chcete.
ruling-goons-4 = Karty vzaté bez koupě žetony nedávají.
ruling-goons-5 = Hradní příkop zachrání jen ruku hráče, který ho ukáže. Nákup, $2 a žetony dostanete i tak.

ruling-grand_market-1 = Nemůžete ho koupit, dokud je některý váš Měďák ve hře, i když tu minci nepotřebujete.
ruling-grand_market-2 = Měďáky v ruce nevadí: zahrajte jen ostatní karty peněz a koupit ho smíte.
ruling-grand_market-3 = Měďáky, které opustily hru, se už nepočítají: když je zahodí Mincovna, můžete ho koupit dalším nákupem.
ruling-grand_market-4 = Vzít si ho jinak můžete, ať máte ve hře cokoli.

ruling-hoard-1 = Dokud je ve hře, přinese vám každá koupená bodovací karta Zlaťák. Vzít si ho musíte.
ruling-hoard-2 = Zlaťák je ze společné zásoby a přijde dřív, než si vezmete bodovací kartu. Nezbývá-li žádný, nevezmete si ho.
ruling-hoard-3 = Každý Poklad ve hře přinese svůj Zlaťák.
ruling-hoard-4 = Počítají se i bodovací karty s dalším typem, jako Harém nebo Ostrov. Kletba ne.
ruling-hoard-5 = Bodovací karta vzatá bez koupě Zlaťák nepřinese.

ruling-bank-1 = Dává $1 za každou vaši kartu peněz ve hře, i sama za sebe. Karty peněz v ruce se nepočítají.
ruling-bank-2 = Počítá se jednou, při zahrání. Karty peněz zahrané později ji nezvýší, hrajte ji tedy pozdě.
ruling-bank-3 = Počítají se i karty peněz, které mince nedávají, jako Lektvar a Roh hojnosti.
ruling-bank-4 = Druhá Banka počítá první: Měďák a dvě Banky dají $1, $2 a $3.

ruling-expand-1 = Máte-li v ruce kartu, musíte jednu zahodit a pak si kartu vzít, pokud nějaký balíček vyhovuje.
ruling-expand-2 = Vzatá karta smí stát až o $3 více, stejně nebo méně. Ze Statku může být Vévodství a z Provincie Kolonie.
ruling-expand-3 = Nová karta smí mít v ceně Lektvar, jen má-li ho zahozená: z Raráška může být Posedlost, ze Stříbrňáku ne.
ruling-expand-4 = Nemáte-li co zahodit, nevezmete si nic. Mince mez nezvyšují.

ruling-kings_court-1 = Nemusíte si vybrat žádnou akční kartu, ať hrajete s kterýmkoli vydáním Trůnního sálu.
ruling-kings_court-2 = Žádné ze tří zahrání nespotřebuje akci. Každé se provede do konce, než další začne, a vybírá se pokaždé znovu.
ruling-kings_court-3 = Zahrajete-li na Královský dvůr další Královský dvůr, zahrajete až tři akční karty, každou třikrát. Nikdy jednu kartu devětkrát.
ruling-kings_court-4 = Karta, která opustí hru, se zahraje znovu, ale dvakrát ji přesunout nelze: Mapa k pokladu přinese Zlaťáky jen poprvé.
ruling-kings_court-5 = Zahraje-li kartu trvání, která zůstává ve hře, zůstává Královský dvůr u ní stejně dlouho. Co každé zahrání nechalo na příští tah, stane se v něm.
ruling-kings_court-6 = Na každé zahrání útoku lze odpovědět znovu. Pro Spiklence je to jedna zahraná akční karta a jeho karta tři.

## Roh hojnosti

ruling-hamlet-1 = Nejprve dobíráte. Pak můžete odložit kartu za akci a potom další za nákup.
ruling-hamlet-2 = Můžete obojí, jedno z toho nebo nic, ale každé jen jednou.
ruling-hamlet-3 = Nejprve přijde otázka na akci. Padla-li na ni vaše poslední karta, na nákup už žádná nezbývá.

ruling-fortune_teller-1 = Každý spoluhráč odkrývá karty, dokud se neobjeví bodovací karta nebo Kletba. Ta se vrátí navrch, ostatní se odloží.
ruling-fortune_teller-2 = Odkrývání končí první nalezenou. Byla-li to vrchní karta, neodkládá se nic.
ruling-fortune_teller-3 = Počítají se i bodovací karty s dalším typem, jako Šlechtici.
ruling-fortune_teller-4 = Nenajde-li se žádná, všechny odkryté se odloží. Musí-li hráč přitom míchat, nezamíchají se.
ruling-fortune_teller-5 = $2 dostanete, i když všichni ukážou Hradní příkop.

ruling-menagerie-1 = Ukážete ruku. Nemají-li v ní žádné dvě karty stejný název, doberete si 3 karty, jinak 1.
ruling-menagerie-2 = Počítají se jen názvy: Měďák a Stříbrňák jsou různé. Sám Zvěřinec je ve hře a nepočítá se.
ruling-menagerie-3 = V prázdné ruce nejsou žádné dvě karty stejné, takže si doberete 3.

ruling-farming_village-1 = Nejprve dostanete 2 akce. Pak odkrývejte karty, dokud se neobjeví akční karta nebo karta peněz, a tu si vezměte.
ruling-farming_village-2 = První nalezenou si vzít musíte. Ostatní se odloží.
ruling-farming_village-3 = Počítají se i akční karty a karty peněz s dalším typem, jako Mlýn nebo Harém.
ruling-farming_village-4 = Nenajde-li se žádná, všechny odkryté se odloží. Musíte-li přitom míchat, nezamíchají se.

ruling-horse_traders-1 = Dostanete nákup a $3, pak musíte odložit 2 karty. Máte-li v ruce méně, odložte, co máte.
ruling-horse_traders-2 = Když jiný hráč zahraje útok, můžete je z ruky odložit stranou. Na začátku příštího tahu si doberete kartu a vrátí se vám do ruky.
ruling-horse_traders-3 = Nechrání vás, ale ruka se zmenší: z pěti karet pak Milice vezme jen jednu.
ruling-horse_traders-4 = Dokud jsou stranou, nemohou odpovědět na další útok ani na druhé zahrání téhož. Proti jednomu útoku jich můžete odložit víc.
ruling-horse_traders-5 = Odložit stranou neznamená zahrát: nákup ani mince to nedá.
ruling-horse_traders-6 = I odložení stranou jsou stále vaši a na konci hry se počítají.

ruling-remake-1 = Zahoďte kartu a vezměte si za ni jinou, pak totéž znovu. Druhou kartu vybíráte, až je první hotová.
ruling-remake-2 = Každá nová karta stojí přesně o $1 více než zahozená. Nemá-li takovou cenu žádný balíček, nevezmete si nic, ale karta se zahodí i tak.
ruling-remake-3 = Máte-li dvě karty, musíte dvě zahodit. Máte-li v ruce jedinou, zahodíte ji.
ruling-remake-4 = Co si vezmete, přijde na odkládací balíček, takže to nemůže být druhá karta.
ruling-remake-5 = Lektvar v ceně zůstává: z Alchymisty může být Golem, ale žádná karta bez Lektvaru.

ruling-tournament-1 = Každý hráč může ukázat Provincii z ruky, vy první. Nikdo nemusí.
ruling-tournament-2 = Pokud jste ji ukázali, odložíte ji a vezmete si na dobírací balíček Odměnu podle výběru, nebo Vévodství. Spoluhráčům jejich zůstávají.
ruling-tournament-3 = Neukázal-li ji žádný spoluhráč, doberete si kartu a dostanete $1, i když jste ji sami neukázali. Právě vzatou kartu si tak doberete.
ruling-tournament-4 = Každá z pěti Odměn je tam jednou. Odměnu si můžete vybrat, i když žádná nezbývá; pak si nevezmete nic.
ruling-tournament-5 = Musí to být Provincie: Kolonie nestačí.
ruling-tournament-6 = Není to útok, takže nikdo nemůže odpovědět reakcí.

ruling-young_witch-1 = Doberete si 2 karty, pak musíte 2 odložit, ty nové, nebo jiné.
ruling-young_witch-2 = Každý spoluhráč může ukázat z ruky kartu zhouby. Kdo žádnou neukáže, vezme si Kletbu. Ukázat ji nikdo nemusí.
ruling-young_witch-3 = Zhouba je jedenáctý balíček království za $2 nebo $3, bez Lektvaru. Je ve společné zásobě jako ostatní a její karta má všechny své schopnosti.
ruling-young_witch-4 = Ukázat zhoubu není reakce. Reakce přicházejí dřív; otázka na zhoubu přijde, až na hráče dojde řada, a zhouba musí být ještě v jeho ruce.
ruling-young_witch-5 = Ukázaná zhouba zůstává v ruce. Hráč, který ukáže Hradní příkop, ji nepotřebuje.

ruling-harvest-1 = Odkryjte čtyři karty a odložte je. Za každý různý název mezi nimi dostanete $1: dva Měďáky, Stříbrňák a Statek dají $3.
ruling-harvest-2 = Počítá se každý název, i Kletba a bodovací karty.
ruling-harvest-3 = Je-li karet méně než čtyři, odkryjte, co je.
ruling-harvest-4 = S Trůnním sálem se každá čtveřice počítá zvlášť.

ruling-horn_of_plenty-1 = Nedává mince. Spočítejte různé názvy mezi svými kartami ve hře, i s ním: tolik smí nejvýš stát karta, kterou si vezmete.
ruling-horn_of_plenty-2 = Vyhovuje-li nějaký balíček, kartu si vzít musíte. Karta s Lektvarem v ceně nikdy nevyhovuje.
ruling-horn_of_plenty-3 = Vezmete-li si jím bodovací kartu, i s dalším typem, Roh hojnosti se zahodí. Na koupených bodovacích kartách nezáleží.
ruling-horn_of_plenty-4 = Počítají se akční karty, karty peněz i karty trvání z minulého tahu. Karty, které opustily hru, ne.
ruling-horn_of_plenty-5 = Počítá se jednou, při zahrání, hrajte ho tedy pozdě. Ceny platí, jaké jsou teď, po Mostech i Princezně.
ruling-horn_of_plenty-6 = Vzít si není koupit: takto lze vzít i kartu zakázanou Kontrabandem, nebo Velký trh, když je ve hře Měďák.

ruling-hunting_party-1 = Nejprve si doberete kartu, pak ukážete ruku.
ruling-hunting_party-2 = Odkrývejte karty, dokud se neobjeví taková, jejíž název v ruce nemáte. Přijde do ruky, ostatní se odloží.
ruling-hunting_party-3 = Sama Lovecká družina je ve hře, takže další se počítá jako nová, není-li ve vaší ruce.
ruling-hunting_party-4 = Nenajde-li se žádná, všechny odkryté se odloží. Musíte-li přitom míchat, nezamíchají se.

ruling-jester-1 = Každý spoluhráč odloží vrchní kartu dobíracího balíčku. Je-li to bodovací karta, i s dalším typem, vezme si Kletbu.
ruling-jester-2 = Je-li to cokoli jiného, vyberete, kdo si vezme stejnou kartu ze společné zásoby: vy, nebo ten hráč. Rozhodujete o každém hráči zvlášť.
ruling-jester-3 = Cena není omezena a na Lektvaru v ní nezáleží. Není-li taková karta ve společné zásobě, nevezme si ji nikdo.
ruling-jester-4 = Kletba není bodovací karta: vyberete, kdo z obou si vezme další Kletbu.
ruling-jester-5 = Prázdný dobírací balíček se nejprve zamíchá. Není-li co odložit, hráč si nevezme nic.
ruling-jester-6 = $2 dostanete, i když všichni ukážou Hradní příkop.

ruling-fairgrounds-1 = Každé má hodnotu 2 body za každých pět různých názvů mezi všemi vašimi kartami: při 10 až 14 názvech 4 body.
ruling-fairgrounds-2 = Počítá se každá karta, kterou vlastníte, ať je kdekoli: odložená stranou, na desce Ostrova, i Kletby, Odměny a Výstaviště.
ruling-fairgrounds-3 = Ať vlastníte stejných karet, kolik chcete, jejich název se počítá jednou.
ruling-fairgrounds-4 = Je to bodovací karta a zahrát ji nelze. Balíček má 8 karet při dvou hráčích, jinak 12.

## Roh hojnosti: Odměny

ruling-bag_of_gold-1 = Dostanete akci a vezmete si Zlaťák na dobírací balíček, kde ho doberete příště.
ruling-bag_of_gold-2 = Nezbývá-li Zlaťák, dostanete jen akci.
ruling-bag_of_gold-3 = Je to Odměna: je jen jedna, mimo společnou zásobu, a vede k ní Turnaj. Koupit ji nelze.

ruling-diadem-1 = Dává $2 a o $1 více za každou nevyužitou akci. S jednou zbylou akcí je to $3.
ruling-diadem-2 = Počítají se akce, které vám zbyly, ne akční karty v ruce.
ruling-diadem-3 = Je to karta peněz: Důl, Zloděj i Bandita ho mohou zahodit. Mincovnou další nezískáte, protože nemá balíček ve společné zásobě.
ruling-diadem-4 = Je to Odměna: je jen jedna, mimo společnou zásobu, a vede k ní Turnaj. Koupit ji nelze.

ruling-followers-1 = Vše se děje po řadě: doberete si 2 karty a vezmete si Statek, ostatní si vezmou po Kletbě a pak odkládají, dokud jim nezbudou tři karty.
ruling-followers-2 = Statek není nabídka: vzít si ho musíte. Došly-li Statky nebo Kletby, zbytek se stane i tak.
ruling-followers-3 = Kletby přijdou na odkládací balíčky. Každý hráč vybírá, co z ruky odloží.
ruling-followers-4 = Hráč, který ukáže Hradní příkop, si nebere Kletbu a nic neodkládá.
ruling-followers-5 = Je to Odměna: je jen jedna, mimo společnou zásobu, a vede k ní Turnaj. Koupit ji nelze.

ruling-princess-1 = Dokud je ve hře, stojí všechny karty o $2 méně, ať jsou kdekoli. Žádná cena neklesne pod $0 a Lektvar v ceně zůstává.
ruling-princess-2 = S Trůnním sálem dostanete 2 nákupy, ale karty stojí stále jen o $2 méně.
ruling-princess-3 = Sčítá se s Mostem: po jednom Mostu stojí karty o $3 méně.
ruling-princess-4 = Meze a porovnání platí pro snížené ceny: Lovec vraků dostane za Zlaťák jen $4.
ruling-princess-5 = Je to Odměna: je jen jedna, mimo společnou zásobu, a vede k ní Turnaj. Koupit ji nelze.

ruling-trusty_steed-1 = Vyberte si dva různé pokyny. Provedou se v pořadí, v jakém jsou na kartě.
ruling-trusty_steed-2 = Vyberete-li si Stříbrňáky, vezmete si čtyři a celý dobírací balíček dáte na odkládací. Neprohlížíte si ho a není to odkládání karet.
ruling-trusty_steed-3 = Zbývá-li méně než čtyři Stříbrňáky, vezmete si ty a balíček se přesune i tak.
ruling-trusty_steed-4 = S Trůnním sálem vybíráte při každém zahrání znovu.
ruling-trusty_steed-5 = Je to Odměna: je jen jedna, mimo společnou zásobu, a vede k ní Turnaj. Koupit ji nelze.

## Cechy

ruling-stonemason-1 = Máte-li v ruce kartu, musíte jednu zahodit a pak si vzít dvě karty, každou levnější než zahozená, jsou-li takové.
ruling-stonemason-2 = Obě mohou být stejné i různé. Druhou vybíráte, až si vezmete první.
ruling-stonemason-3 = Zahodíte-li Měďák nebo Kletbu, nic levnějšího není, takže si nevezmete nic.
ruling-stonemason-4 = Při koupi můžete zaplatit víc, než stojí. Pak si vezmete dvě akční karty, které stojí přesně tolik, kolik jste přeplatili, a po nich Kameníka.
ruling-stonemason-5 = Kdo nepřeplatí, nedostane nic, takže akční karty za $0 takto získat nelze. Nemá-li žádná akční karta takovou cenu, jsou mince pryč.
ruling-stonemason-6 = S Lektvary můžete přeplatit i o Lektvar: obě akční karty ho pak musí mít v ceně.
ruling-stonemason-7 = Vezmete-li si za přeplacené poslední Kameníky, ten koupený už tam není.

ruling-candlestick_maker-1 = Dostanete akci, nákup a mincový žeton.
ruling-candlestick_maker-2 = Mincový žeton má ve vaší fázi nákupu hodnotu $1, než něco koupíte. Nechat si ho můžete, jak dlouho chcete.
ruling-candlestick_maker-3 = Žetony všichni vidí a jejich počet není omezen.

ruling-doctor-1 = Jmenovat můžete kteroukoli kartu, i takovou, která v této hře není.
ruling-doctor-2 = Odkryjete tři karty, všechny jmenované zahodíte a ostatní vrátíte v pořadí, které nikdo jiný nevidí.
ruling-doctor-3 = Má-li dobírací balíček méně než tři karty, zamíchá se odkládací; je-li jich celkem méně, odkryjete, co je.
ruling-doctor-4 = Při koupi můžete zaplatit víc, než stojí. Za každou minci navíc se podíváte na vrchní kartu dobíracího balíčku a zahodíte ji, odložíte, nebo necháte navrchu.
ruling-doctor-5 = O jedné kartě rozhodnete, než se podíváte na další. Kartu, kterou necháte navrchu, uvidíte znovu.
ruling-doctor-6 = Sám koupený Lékař ještě není na odkládacím balíčku, takže se s ním nezamíchá.

ruling-masterpiece-1 = Je to karta peněz, která dává $1.
ruling-masterpiece-2 = Při koupi můžete zaplatit víc, než stojí. Za každou minci navíc si vezmete Stříbrňák, dokud nějaké jsou.
ruling-masterpiece-3 = Vzato jinak Stříbrňáky nepřinese.
ruling-masterpiece-4 = Jsou-li karty levnější, zbude vám na přeplacení více mincí.
ruling-masterpiece-5 = Mincové žetony je třeba utratit, než ho koupíte.

ruling-advisor-1 = Odkryjete tři karty; hráč po vaší levici jednu vybere a ta se odloží. Ostatní přijdou do ruky.
ruling-advisor-2 = Je-li karet méně než tři, vybere se z nich; jediná se odloží.
ruling-advisor-3 = Není to útok, takže nikdo nemůže odpovědět reakcí.

ruling-herald-1 = Nejprve si doberete kartu, pak odkryjete další. Je-li akční, musíte ji zahrát a akci to nespotřebuje.
ruling-herald-2 = Každá jiná karta zůstane navrchu dobíracího balíčku.
ruling-herald-3 = Zahraje-li kartu trvání, zůstává ve hře ona; Herold ne.
ruling-herald-4 = Při koupi můžete zaplatit víc, než stojí. Za každou minci navíc si prohlédnete odkládací balíček a položíte z něj kartu na dobírací.
ruling-herald-5 = Než řeknete, o kolik přeplatíte, dívat se nesmíte. Přeplatíte-li o víc, než je karet, přijdou na dobírací balíček všechny.
ruling-herald-6 = Koupený Herold ještě není na odkládacím balíčku.

ruling-plaza-1 = Nejprve si doberete kartu; je-li to karta peněz, můžete odložit právě ji.
ruling-plaza-2 = Můžete odložit jednu kartu peněz za jeden mincový žeton, nebo žádnou.
ruling-plaza-3 = Hodí se i karta, která je kromě karty peněz i něčím jiným, jako Harém.

ruling-taxman-1 = Můžete zahodit kartu peněz z ruky. Neuděláte-li to, nestane se nic, ale reakce bylo možné ukázat i tak.
ruling-taxman-2 = Každý spoluhráč s pěti a více kartami v ruce odloží stejnou kartu peněz, nebo ukáže ruku bez ní.
ruling-taxman-3 = Hráči se čtyřmi kartami nebo méně nedělají a neukazují nic.
ruling-taxman-4 = Musíte si vzít na dobírací balíček kartu peněz až o $3 dražší než zahozená. Může být i levnější nebo stejná.

ruling-baker-1 = Doberete si kartu a dostanete akci a mincový žeton.
ruling-baker-2 = Ve hře s Pekařem začínají všichni s jedním mincovým žetonem.
ruling-baker-3 = Mincový žeton má ve vaší fázi nákupu hodnotu $1, než něco koupíte.

ruling-butcher-1 = Vezmete si dva mincové žetony. Víc dělat nemusíte.
ruling-butcher-2 = Zahodíte-li kartu, řeknete pak, kolik mincových žetonů platíte, a vezmete si kartu až o tolik mincí dražší.
ruling-butcher-3 = Lze nezaplatit žádný žeton: pak smí karta stát tolik co zahozená.
ruling-butcher-4 = Je-li taková karta, vzít si ji musíte. Zaplacené žetony jsou pryč a mince nedají.
ruling-butcher-5 = Jen takto lze použít mincové žetony v akční fázi.

ruling-journeyman-1 = Jmenovat můžete kteroukoli kartu, i takovou, která v této hře není: pak dostanete tři vrchní karty.
ruling-journeyman-2 = Odkrýváte karty, dokud nejsou tři jiné. Ty přijdou do ruky; jmenované se odloží.
ruling-journeyman-3 = Musíte-li přitom míchat, odkryté karty se nezamíchají. Je-li karet málo, dostanete, co se našlo.

ruling-merchant_guild-1 = Dostanete nákup a $1.
ruling-merchant_guild-2 = Dokud je ve hře, dává vám každá koupená karta mincový žeton za každý Kupecký cech. Karty vzaté bez koupě se nepočítají.
ruling-merchant_guild-3 = Tyto žetony přicházejí příliš pozdě na to, abyste je utratili v témž tahu.
ruling-merchant_guild-4 = Zahraný dvakrát Trůnním sálem je stále jeden Kupecký cech ve hře: jeden žeton za každou koupenou kartu.

ruling-soothsayer-1 = Vezmete si Zlaťák, je-li nějaký.
ruling-soothsayer-2 = Všichni spoluhráči si v pořadí vezmou Kletbu; kdo si ji vzal, ten si pak dobere kartu.
ruling-soothsayer-3 = Kdo si Kletbu nevezme, protože žádná nezbývá nebo díky Hradnímu příkopu, kartu si nedobere.

## Vnitrozemí

ruling-crossroads-1 = Ukážete ruku a za každou bodovací kartu v ní si doberete kartu. Nové karty se nepočítají.
ruling-crossroads-2 = Tři akce dostanete jen za první Rozcestí v tahu, i s Trůnním sálem.
ruling-crossroads-3 = Karty, které jsou zároveň něčím jiným, jako Šlechtici, jsou bodovací. Kletby ne.

ruling-fools_gold-1 = První Kočičí zlato v tahu dává $1, každé další $4.
ruling-fools_gold-2 = Když si jiný hráč vezme Provincii, koupenou i nekoupenou, můžete je zahodit z ruky a vzít si Zlaťák na dobírací balíček.
ruling-fools_gold-3 = Máte-li jich víc, rozhodujete o jednom po druhém. Zahodit je můžete, i když žádný Zlaťák nezbývá.
ruling-fools_gold-4 = Za vlastní Provincii je použít nemůžete. Provincie podaná Maškarami se nepočítá jako vzatá.
ruling-fools_gold-5 = Má-li je více hráčů, začíná ten, kdo je dřív na tahu.

ruling-oasis-1 = Doberete si kartu, pak musíte jednu odložit, tu novou, nebo jinou.
ruling-oasis-2 = Není-li co dobrat, kartu odložíte i tak.

ruling-oracle-1 = Nejprve rozhodujete o svých dvou kartách, pak o kartách každého spoluhráče.
ruling-oracle-2 = Obě karty se odloží, nebo obě vrátí. Pořadí volí jejich majitel a ukazovat ho nemusí.
ruling-oracle-3 = Po tom všem si doberete dvě karty.
ruling-oracle-4 = Hradní příkop svého majitele ušetří; vaše vlastní karty se odkryjí v každém případě.

ruling-noble_brigand-1 = Každý spoluhráč odkryje dvě karty; Stříbrňák nebo Zlaťák z nich se zahodí. Jsou-li tam oba, vybíráte vy.
ruling-noble_brigand-2 = Vezmete si všechny takto zahozené Stříbrňáky a Zlaťáky.
ruling-noble_brigand-3 = Kdo neodkryje žádnou kartu peněz, vezme si Měďák; i ten, kdo nemá co odkrýt.
ruling-noble_brigand-4 = Když ho koupíte, stane se totéž ihned, než si ho vezmete, ale $1 nedostanete. Koupit není zahrát: žádná reakce proti tomu nepomůže.
ruling-noble_brigand-5 = Jiné karty peněz se odloží, ale jsou to karty peněz: žádný Měďák.

ruling-spice_merchant-1 = Můžete zahodit kartu peněz z ruky. Neuděláte-li to, nestane se nic.
ruling-spice_merchant-2 = Uděláte-li to, vyberte si mezi dvěma kartami s akcí a $2 s nákupem.

ruling-highway-1 = Dokud je ve hře, stojí všechny karty o $1 méně, ať jsou kdekoli, nikdy však méně než $0.
ruling-highway-2 = Více Silnic se sčítá, i s Mostem. Jedna Silnice zahraná dvakrát je stále jedna.
ruling-highway-3 = Když opustí hru, karty ihned zase stojí více.

ruling-inn-1 = Doberete si dvě karty, pak musíte dvě odložit, ty nové, nebo jiné.
ruling-inn-2 = Když si ho vezmete, koupený i nekoupený, prohlédnete si odkládací balíček, ukážete z něj libovolný počet akčních karet a zamícháte je do dobíracího.
ruling-inn-3 = Může mezi nimi být i sám Hostinec, přišel-li na odkládací balíček.
ruling-inn-4 = Dobírací balíček se zamíchá, i když nevyberete žádnou akční kartu.
ruling-inn-5 = Stane se to i v tahu jiného hráče, vezmete-li si Hostinec v něm.

ruling-margrave-1 = Doberete si tři karty a dostanete nákup.
ruling-margrave-2 = Každý spoluhráč si dobere kartu a pak odkládá, dokud mu nezbudou tři.
ruling-margrave-3 = Kdo má po dobrání tři karty nebo méně, neodkládá nic.

ruling-farmland-1 = Má hodnotu 2 body.
ruling-farmland-2 = Když ji koupíte, musíte zahodit kartu z ruky, máte-li nějakou, a vzít si kartu přesně o $2 dražší, je-li taková.
ruling-farmland-3 = Tu kartu si vezmete dřív než Zemědělskou půdu. Je-li to poslední Zemědělská půda, ta koupená už tam není.
ruling-farmland-4 = Vzatá jinak nic takového nedělá.
ruling-farmland-5 = Balíček má 8 karet při dvou hráčích, jinak 12.

## Temné časy

ruling-poor_house-1 = Dostanete $4, ukážete ruku a za každou kartu peněz v ní ztratíte $1.
ruling-poor_house-2 = Ztratit můžete i mince, které jste měli předtím, ale nikdy nemáte méně než $0.

ruling-squire-1 = Dostanete $1 a vyberete si: dvě akce, dva nákupy, nebo Stříbrňák.
ruling-squire-2 = Když se zahodí, lhostejno čí kartou, musíte si vzít ze společné zásoby kartu útoku, ať stojí, kolik chce.
ruling-squire-3 = Z balíčku různých karet si lze vzít jen vrchní.

ruling-hermit-1 = Prohlédnete si odkládací balíček a můžete odtud nebo z ruky zahodit jednu kartu, která není kartou peněz.
ruling-hermit-2 = Ať to uděláte, nebo ne, musíte si vzít kartu nejvýš za $3.
ruling-hermit-3 = Když ho odkládáte ze hry a v tomto tahu jste nekoupili žádnou kartu, zahodí se a vezmete si Šílence. Karty vzaté bez koupě se nepočítají, ani události.
ruling-hermit-4 = Nezbývá-li Šílenec, Poustevník se zahodí i tak. Poustevník odložený z ruky nebo z balíčku zůstává, čím je.

ruling-madman-1 = Není ve společné zásobě: získáte ho jen za Poustevníka.
ruling-madman-2 = Dostanete dvě akce, vrátíte ho na jeho balíček a doberete si tolik karet, kolik pak máte v ruce.
ruling-madman-3 = S Trůnním sálem ho lze vrátit jen jednou, takže karty dobíráte jen jednou.

ruling-rats-1 = Doberete si kartu, vezmete si Krysy a musíte zahodit z ruky kartu, která není Krysy.
ruling-rats-2 = Máte-li samé Krysy, ukážete ruku a nezahodíte nic. Nezbývají-li Krysy, zahodit přesto musíte.
ruling-rats-3 = Když se Krysy zahodí, jejich majitel si dobere kartu dřív, než se stane cokoli jiného.
ruling-rats-4 = Krys je 20 při jakémkoli počtu hráčů.

ruling-scavenger-1 = Dobírací balíček můžete bez prohlížení dát na odkládací. Pak si odkládací balíček prohlédnete a musíte z něj položit kartu na dobírací.
ruling-scavenger-2 = Je-li odkládací balíček prázdný, nepokládáte nic. Ostatní nevidí, kterou kartu jste vybrali.

ruling-wandering_minstrel-1 = Nejprve si doberete kartu, pak odkryjete tři. Akční se vrátí navrch v libovolném pořadí, zbytek se odloží.
ruling-wandering_minstrel-2 = Karta s více typy je akční, je-li to jeden z nich.

ruling-mystic-1 = Jmenujete kartu a odkryjete vrchní kartu dobíracího balíčku. Uhodnete-li, přijde do ruky; jinak zůstane navrchu.
ruling-mystic-2 = Názvy jsou přesné: každý Rytíř má svůj vlastní.

ruling-altar-1 = Zahodíte kartu z ruky a vezmete si kartu nejvýš za $5. Ani jedno není na výběr.
ruling-altar-2 = Nemáte-li co zahodit, kartu si vezmete i tak.

ruling-hunting_grounds-1 = Doberete si čtyři karty.
ruling-hunting_grounds-2 = Když se zahodí, lhostejno čí kartou, vyberete si Vévodství nebo tři Statky a vezmete si je, než se pokračuje.
ruling-hunting_grounds-3 = Statky si můžete vybrat, i když jich zbývá méně než tři.

ruling-knights-1 = Deset různých karet v jednom zamíchaném balíčku. Vidět, koupit nebo vzít si lze jen vrchní; pak se obrátí další.
ruling-knights-2 = Každý Rytíř dělá něco svého a pak to, co všichni: spoluhráči odkryjí dvě karty, jednu z nich za $3 až $6 zahodí a zbytek odloží. Lze-li zahodit obě, vybírá si postižený.
ruling-knights-3 = Zahodil-li se tím Rytíř, zahodí se i ten, který to způsobil, až jsou všichni hotovi.
ruling-knights-4 = Balíček je prázdný, až je pryč všech deset. Má deset karet, i když navrchu leží Dáma Josefína.

ruling-dame_anna-1 = Můžete s ní zahodit až dvě karty z ruky. Rytíř mezi nimi jí neublíží.

ruling-dame_josephine-1 = Má hodnotu 2 body a je zároveň bodovací kartou.

ruling-dame_molly-1 = Dává dvě akce.

ruling-dame_natalie-1 = Můžete si vzít kartu nejvýš za $3, než ostatní cokoli odkryjí.

ruling-dame_sylvia-1 = Dává $2.

ruling-sir_bailey-1 = Dává kartu a akci.

ruling-sir_destry-1 = Dobírá dvě karty.

ruling-sir_martin-1 = Dává dva nákupy a jako jediný Rytíř stojí $4.

ruling-sir_michael-1 = Než kdokoli odkryje, odkládají ostatní, dokud jim nezbudou tři karty.

ruling-sir_vander-1 = Když se zahodí, lhostejno čí kartou, jeho majitel si vezme Zlaťák.

ruling-hovel-1 = Je to jedno z Přístřeší, s nimiž lze začínat hru místo Statků. Když koupíte bodovací kartu, můžete ji zahodit z ruky.
ruling-hovel-2 = Vzít si bodovací kartu bez koupě nestačí.

ruling-necropolis-1 = Je to jedno z Přístřeší, s nimiž lze začínat hru místo Statků. Dává dvě akce.

ruling-overgrown_estate-1 = Je to jedno z Přístřeší, s nimiž lze začínat hru místo Statků. Je to bodovací karta bez hodnoty.
ruling-overgrown_estate-2 = Když se zahodí, jeho majitel si dobere kartu.

## Dobrodružství

ruling-amulet-1 = Jednu ze tří věcí si vyberete teď a znovu na začátku příštího tahu; mohou se lišit.
ruling-amulet-2 = Vybrat si můžete i něco, co nelze provést. Vyberete-li si zahazování, zahodit musíte.
ruling-amulet-3 = Opustí-li hru dřív, druhý výběr přijde i tak.

ruling-dungeon-1 = Dostanete akci, doberete si dvě karty a dvě odložíte; na začátku příštího tahu si dvě znovu doberete a dvě odložíte.
ruling-dungeon-2 = Zůstává ve hře do úklidu toho tahu.

ruling-gear-1 = Doberete si dvě karty, pak odložíte stranou lícem dolů až dvě karty z ruky: ty nové, nebo jiné.
ruling-gear-2 = Do ruky se vrátí na začátku vašeho příštího tahu. Do té doby na ně nikdo nemůže.
ruling-gear-3 = Neodložíte-li stranou nic, Výstroj se odloží v tomto tahu.

ruling-guide-1 = Doberete si kartu, dostanete akci a položíte ho na svou desku Krčmy.
ruling-guide-2 = Na začátku kteréhokoli svého tahu ho můžete povolat: přijde do hry, odložíte ruku a doberete si pět karet.
ruling-guide-3 = Povolat není zahrát: akci to nespotřebuje. Povolaná karta se odloží v úklidu toho tahu.

ruling-duplicate-1 = Přijde na vaši desku Krčmy a zatím nic jiného nedělá.
ruling-duplicate-2 = Když si v kterémkoli tahu vezmete kartu nejvýš za $6, můžete ho povolat a vzít si stejnou ze společné zásoby. Přijde na odkládací balíček.
ruling-duplicate-3 = Na jednu vzatou kartu může odpovědět více Duplikátů, jeden po druhém. Nezbývá-li stejná karta, nevezmete si nic.
ruling-duplicate-4 = Karty s Lektvarem nebo dluhem v ceně duplikovat nelze.

ruling-messenger-1 = Dostanete nákup a $2 a můžete dát dobírací balíček na odkládací.
ruling-messenger-2 = Je-li jeho koupě vaší první v tahu, musíte si vzít kartu nejvýš za $4 a každý spoluhráč si v pořadí hráčů vezme stejnou. Pak si vezmete Posla.
ruling-messenger-3 = Jako koupě se počítá i dřívější koupě události. Dojdou-li karty, na poslední se nedostane.

ruling-miser-1 = Položíte Měďák z ruky na svou desku Krčmy, nebo dostanete $1 za každý Měďák na ní.
ruling-miser-2 = Měďáky na desce zůstávají vaše do konce hry.

ruling-giant-1 = Žeton cesty začíná lícem nahoru a pokaždé ho otočíte: první Obr dá $1, druhý $5 a útok a tak dále.
ruling-giant-2 = Každý spoluhráč odkryje kartu. Stojí-li $3 až $6, zahodí se; jinak se odloží a hráč si vezme Kletbu.
ruling-giant-3 = Hráč, který nemá co odkrýt, si vezme Kletbu. Reakce se ukazují, než se žeton otočí.

ruling-lost_city-1 = Doberete si dvě karty a dostanete dvě akce.
ruling-lost_city-2 = Když si ho vezmete, ať jakkoli a kdykoli, dobere si každý spoluhráč kartu.

ruling-treasure_trove-1 = Dává $2 a při zahrání si musíte vzít Zlaťák a Měďák.

ruling-training-1 = Kdykoli zahrajete kartu z toho balíčku, dostanete nejprve $1. Balíček může být i prázdný.
ruling-training-2 = Další koupě žeton přesune. Působí jen pro vás.

ruling-bonfire-1 = Můžete zahodit až dvě své karty ve hře. Mince, které daly, vám zůstanou.

ruling-raid-1 = Za každý Stříbrňák, který máte ve hře, si vezmete Stříbrňák.
ruling-raid-2 = Každý spoluhráč si položí žeton −1 karta na dobírací balíček: až bude příště dobírat, dobere o kartu méně. Není to útok a dva žetony tam nikdy neleží.

## Impéria

ruling-enchantress-1 = Do vašeho příštího tahu dává první akční karta, kterou spoluhráč ve svém tahu zahraje, místo svých pokynů kartu a akci.
ruling-enchantress-2 = Ta karta byla přesto zahrána: spotřebovala akci a proti útoku lze ukázat reakce. Co je na ní pod čarou, platí dál.
ruling-enchantress-3 = Očarovaná karta sama sebe nepřesune: karta zálohy zůstane ve hře, karta trvání se odloží v tomto tahu.
ruling-enchantress-4 = Reakce proti ní se ukazují, když se zahraje. Dvě Kouzelnice nahradí jen jednu akční kartu.

ruling-forum-1 = Doberete si tři karty, dostanete akci a musíte dvě karty odložit.
ruling-forum-2 = Jeho koupě vám dá nákup, takže žádný nestojí. Vezmete-li si ho jinak, nedá ho.

ruling-legionary-1 = Dostanete $3. Ukážete-li z ruky Zlaťák, odkládá každý spoluhráč, dokud mu nezbudou dvě karty, a pak si jednu dobere.
ruling-legionary-2 = Reakce se ukazují, než se rozhodnete o Zlaťáku; ten vám zůstane v ruce.

ruling-overlord-1 = Nestojí mince, ale 8 dluhových žetonů: vezmete si je při koupi. S dluhem nemůžete nic koupit, dokud ho ve fázi nákupu nesplatíte, po $1 za žeton.
ruling-overlord-2 = Při zahrání vyberte akční kartu navrchu balíčku společné zásoby nejvýš za $5. Vladař je tou kartou se vším, co říká, dokud neopustí hru.
ruling-overlord-3 = S Trůnním sálem vybíráte jednou, pokud mezitím neopustil hru.
ruling-overlord-4 = Přijde tam, kam by přišla ta karta: na smetiště, nebo na desku Krčmy, kde je zase Vladařem a povolat ho nelze.

ruling-temple-1 = Dostanete bodový žeton, zahodíte z ruky jednu až tři různé karty a položíte žeton na balíček Chrámů.
ruling-temple-2 = Když si Chrám jakkoli vezmete, vezmete si i všechny žetony z jeho balíčku.

ruling-catapult_rocks-1 = Pět Katapultů leží na pěti Balvanech. Balvany lze koupit, až nezbývá žádný Katapult; balíček je prázdný, až jsou pryč obojí.

ruling-catapult-1 = Dostanete $1 a musíte zahodit kartu z ruky.
ruling-catapult-2 = Stojí-li $3 nebo více, vezmou si ostatní Kletbu; je-li to karta peněz, odkládají, dokud jim nezbudou tři karty; může platit obojí.

ruling-rocks-1 = Je to karta peněz, která dává $1.
ruling-rocks-2 = Když si je vezmete a když se zahodí, vezmete si Stříbrňák: ve své fázi nákupu na dobírací balíček, jinak do ruky.

ruling-charm-1 = Dostanete nákup a $2, nebo počká na kartu, kterou v tomto tahu koupíte příště.
ruling-charm-2 = Pak si můžete vzít ještě jinou kartu s přesně stejnou cenou, dřív než tu koupenou. Neuděláte-li to, čekal nadarmo.
ruling-charm-3 = Na jednu koupi odpoví více Talismanů. Události se nepočítají.

ruling-farmers_market-1 = Každé zahrání položí bodový žeton na jeho balíček a dá $1 za každý tamní žeton: $1, $2, $3, $4.
ruling-farmers_market-2 = Leží-li tam čtyři žetony, vezmete si při dalším zahrání všechny, mince nedostanete a karta se zahodí.

ruling-groundskeeper-1 = Dokud je ve hře, dává vám každá vzatá bodovací karta, koupená i nekoupená, bodový žeton za každého Zahradníka.

ruling-patrician_emporium-1 = Pět Patricijů leží na pěti Emporiích. Emporia lze koupit, až nezbývá žádný Patricij; balíček je prázdný, až jsou pryč obojí.

ruling-patrician-1 = Nejprve si doberete kartu, pak odkryjete další. Stojí-li $5 nebo více, přijde do ruky; dluh se nepočítá.

ruling-emporium-1 = Vezmete-li si ho, když máte ve hře pět nebo více akčních karet, dostanete dva bodové žetony. Počítají se karty, ne zahrání.

ruling-windfall-1 = Jsou-li dobírací i odkládací balíček prázdné, vezmete si tři Zlaťáky. Jinak jste zaplatili za nic.

ruling-conquest-1 = Vezmete si dva Stříbrňáky a bodový žeton za každý Stříbrňák, který jste si v tomto tahu vzali, včetně těchto dvou.

ruling-orchard-1 = Na konci 4 body za každou akční kartu, kterou vlastníte aspoň třikrát, ať je kdekoli.

ruling-aqueduct-1 = Když si vezmete Stříbrňák nebo Zlaťák, přijde žeton z jeho balíčku na Akvadukt; když si vezmete bodovací kartu, vezmete si všechny, které tam leží.

## Budovy. Kde žádný zdroj neukazuje, co budova při stavbě dává, text neuvádí počet: má ho data/buildings.txt.

about-building-bakery = Dává 2 body za každé území typu pole ve vašem království, velké i malé, s korunami i bez nich.
about-building-sawmill = Dává 2 body za každé území typu les ve vašem království, velké i malé, s korunami i bez nich.
about-building-fishmonger = Dává 2 body za každé území typu jezero ve vašem království, s korunami i bez nich. Rytíři na ní zobrazení přijdou ihned do vaší zásoby.
about-building-weaving_shop = Dává 2 body za každé území typu louka ve vašem království, s korunami i bez nich. Rytíři na ní zobrazení přijdou ihned do vaší zásoby.
about-building-magic_school = Ihned dává 1 rytíře a 1 věž. Dává 2 body za každé území typu bažina ve vašem království, s korunami i bez nich.
about-building-foundry = Dává 2 body za každé území typu důl ve vašem království, s korunami i bez nich. Rytíři a věže na ní zobrazení jsou ihned vaši.
about-building-church = Dává 2 body za každé území typu město ve vašem království, velké i malé, zastavěné i nezastavěné.
about-building-safe_knight = Má 2 body a rytíři na ní zobrazení přijdou ihned do vaší zásoby. Kdykoli vybíráte daně, vezmete si o 1 minci více za každého svého rytíře, na políčkách i v zásobě.
about-building-safe_tower = Ihned dává 1 věž. Kdykoli vybíráte daně, vezmete si o 1 minci více za každou svou věž; a má 2 body.
about-building-small_tavern = Ihned dává 2 rytíře a má 3 body.
about-building-big_tavern = Ihned dává 3 rytíře a má 2 body.
about-building-guardtower = Ihned dává 2 věže a má 3 body.
about-building-fortified_castle = Má 2 body. Věže na něm zobrazené jsou ihned vaše a mohou k vám přivést královnu.
about-building-travelling_castle = Ihned dává 1 věž. Dává 1 bod za každou vaši věž, i za tuto.
about-building-training_camp = Ihned dává 1 rytíře. Dává 1 bod za každého vašeho rytíře, na políčkách i v zásobě.
about-building-statue = Má 5 bodů, bez podmínek.
about-building-queens_tower = Přidává 1 korunu městu, v němž stojí. Pak se počítají všechna jeho políčka, zastavěná i volná; vlastní body nemá.
