### Lekce: jedna poznámka po druhé vedle hry, která se hraje

lesson = Lekce
lesson-of = Lekce: { $game }
lesson-heading = Lekce: { $game } · { $n } z { $of }
lesson-next = Další
lesson-done = Hotovo
lesson-leave = Opustit lekci
lesson-go-on = Rozhodujete vy. Další poznámka přijde, až bude třeba.
lesson-watch = Hraje { $name }. Dívejte se, nebo klepnutím na stůl přeskočte dopředu.
lesson-over = To byla celá hra. Víte vše, co potřebujete: příští je vaše a nové věci se vysvětlí samy.
start-learn = Naučit se za deset minut
start-learn-game = Naučit se za deset minut: { $game }

## Dominion

lesson-dominion-aim = Vy i { $name } máte malý balíček karet. Tah za tahem do něj kupujete lepší karty. Nakonec rozhodují body ve vašem balíčku: Provincie jich má 6, nejvíc.
lesson-dominion-hand = Dole je vaše ruka, pět karet. Tah začínáte s jednou akcí. Zahrajte Vesnici: doberete si kartu a dostanete další dvě akce.
lesson-dominion-action = Počitadla nad rukou ukazují, co vám zbývá. Teď zahrajte Kovárnu: doberete si tři karty.
lesson-dominion-treasure = Akční karty už nemáte, jdete tedy nakupovat. Karty peněz jsou vaše peníze: zahrajte je všechny najednou.
lesson-dominion-buy = 6 mincí a jeden nákup. Na co máte, je osvětlené. Kupte Zlaťák: přinese 3 mince pokaždé, když se vám dostane do ruky.
lesson-dominion-attack = { $name } hraje Milici. To je útok: odkládáte karty, dokud vám v ruce nezbudou jen tři. Vzdejte se toho, co vám pomáhá nejméně: Statek přinese body na konci a do té doby nic. Klepněte na dvě karty a stiskněte tlačítko.
lesson-dominion-clean_up = Jste znovu na tahu. Na konci minulého tahu přišlo vše, co jste zahráli, vaše ruka i nový Zlaťák na odkládací balíček a dobrali jste si pět nových karet. Nic se neztratilo.
lesson-dominion-read = Kterou kartu teď? Najeďte na kartu ukazatelem, nebo ji na telefonu chvíli podržte, a přečtete si ji. Se 4 mincemi je dobrá volba Kovárna nebo Milice; se 3 není Stříbrňák nikdy špatně.
lesson-dominion-shuffle = Dobírací balíček došel, proto se odkládací balíček zamíchal a je z něj nový. Co jste koupili, je teď v něm a odteď si to dobíráte znovu a znovu.
lesson-dominion-province = 8 mincí! Kupte Provincii. Při hře nic nedělá, ale vyhrává ji.
lesson-dominion-choices = Odtud vybíráte sami. Dva dobré zvyky: více než jedna či dvě akční karty, které nedávají další akce, si navzájem překážejí; a Stříbrňák se Zlaťákem pomohou vždy.
lesson-dominion-advice = Nejste si jisti? Lampa nahoře řekne, co by udělal expert a proč. A cokoli uděláte, můžete vzít zpět.
lesson-dominion-end = Zbývá málo Provincií. Hra končí po tahu, v němž zmizí poslední, nebo když jsou prázdné libovolné tři balíčky. Teď jde o body: Vévodství má 3.

## Domino

lesson-kingdomino-aim = Kolem svého hradu budujete z domin království, nejvýš pět políček široké a vysoké. Body za každé území jsou jeho políčka krát koruny na nich.
lesson-queendomino-aim = Kolem svého hradu budujete z domin království, nejvýš sedm políček široké a vysoké. Body za každé území jsou jeho políčka krát koruny na nich. Nová jsou tu města: na jejich políčka stavíte budovy.
lesson-dominoes-claim = Domina leží v řadě podle čísel. Postavte krále na to, které chcete; položíte je příští kolo. Osvětlené má nejvíc korun.
lesson-dominoes-second = Při dvou hráčích má každý dva krále: vyberte si druhé domino. Domina s nižšími čísly se hrají dřív.
lesson-dominoes-place = Teď položte první. Musí se dotýkat hradu, ke kterému se hodí vše, nebo políčka stejné krajiny. Na osvětlená místa se vejde a číslo říká, kolik tam přinese.
lesson-dominoes-rotate = Klepněte na místo, nebo tam domino přetáhněte. Otočíte je klepnutím na ně, kolečkem nebo klávesou R; až se vám bude líbit, stiskněte tlačítko.
lesson-dominoes-order = Pak si vyberete další. Nízké číslo hraje příští kolo brzy, a tedy brzy vybírá; vysoká čísla mají více korun. To je celá hra: co chcete, proti tomu, kdy vybíráte.
lesson-dominoes-territory = Vaše království už boduje. Políčka jedné krajiny, která spolu sousedí, jsou jedno území; každé další políčko přidá bod za každou jeho korunu. Bez koruny nepřinese nic.
lesson-dominoes-limit = Pozor na limit: domino, které se nikam nevejde, je ztracené. Zaplňujte rohy a nenechávejte jednotlivé mezery.
lesson-dominoes-others = Podívejte se i na království, které buduje { $name }. Domino, které se vám moc nehodí, tam může mít velkou cenu.
lesson-dominoes-lost = Toto domino se do vašeho království nikam nevejde, proto opouští hru. To se stává každému.
lesson-dominoes-last = Poslední kolo: položte, co jste si vybrali, a pak se spočítají body.
lesson-queendomino-tax = Po položení můžete na nové domino vyslat rytíře. Přinese minci za každé políčko toho území a zůstane tam. Nejvíc vynášejí velká území.
lesson-queendomino-build = Máte volné políčko města. Za mince na ně můžete postavit budovu: čím dál vpravo na desce stavitelů leží, tím je levnější. Některé přinesou body hned, některé na konci, některé mince.
lesson-queendomino-towers = Věže na budově k vám přivedou královnu, máte-li jich aspoň tolik jako každý jiný. Pak stavíte o 1 minci levněji a na konci je korunou ve vašem největším území.
lesson-queendomino-dragon = Za 1 minci drak spálí budovu, aby ji nikdo nezískal: jednou za kolo, ať ho vyšle kdokoli jako první.
lesson-queendomino-queen = Přišla královna. Zůstává u toho, kdo má nejvíc věží; její hostitel nesmí vyslat draka.
lesson-royal_wedding-aim = Vy a { $partner } jste tým: společně budujete jedno království kolem jednoho hradu, nejvýš sedm políček široké a vysoké. Body za každé území jsou jeho políčka krát koruny na nich a na políčka města stavíte budovy.
lesson-royal_wedding-boxes = Potkávají se tu dvě krabice: tato řada je z Queendomina, příští z Kingdomina a tak se střídají. Města mají jen domina z Queendomina.
lesson-royal_wedding-team = Každý ze čtyř hráčů má jednoho krále a v jeho tahu rozhoduje sám. Do vašeho království tedy pokládá domina i { $partner }. Mince, rytíři, budovy a královna patří vám oběma.
lesson-royal_wedding-left = Z každé řady osmi domin se vyberou čtyři, ostatní opouštějí hru. Dostane se na každého: podívejte se, co má { $partner }, a vezměte si, co se k tomu hodí.
lesson-royal_wedding-alone = Hraje se i bez týmů: tři až šest hráčů, každý s vlastním královstvím. Vše ostatní je jako tady.
