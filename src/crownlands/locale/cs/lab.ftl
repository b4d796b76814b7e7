### Co laboratoř zjistí o království: v terminálu, jako vlastní stránka i v prohlížeči

study-title = Co vítězí s těmito kartami: { $cards }
study-games = Her se semínkem { $seed }: { $n } za { $seconds } s
study-interrupted = Přerušeno: tolik se do té doby zjistilo.
study-nothing = Přerušeno, než bylo co říci.
study-wins = Co tu vítězí
study-player = hráč
study-between = { $share } ({ $low } až { $high })
study-share = výhry %
study-rating = hodnocení
study-explained = Podíl ze všech zdejších her, remíza jako půl výhry; 95% intervaly. 400 bodů hodnocení znamená šance 10 : 1.
study-unbeaten = { $name } tu s nikým průkazně neprohrává.
study-beaten = { $name } tu průkazně prohrává s těmito soupeři: { $others }.
study-matrix = Kdo nad kým jak často vítězí, v %
study-matrix-explained = S polovinou 95% intervalu (±), z nejméně tolika her na dvojici: { $n }; co může být náhoda, má otazník.
study-matrix-best = Nejlepších { $n }; všechny mají --json a --html.
study-no-circle = Kruh tu není: nikdo neporáží někoho, kdo poráží někoho, kdo poráží jeho.
study-circle = Kruh: { $names } > { $first }.
study-beats = { $name } > { $rest }
study-evolved = Vyšlechtěná strategie
study-mixed = Toto království je kruh: na začátku hry se losuje jedna z několika strategií.
study-mixed-part = { $name }, v { $share } ze 100 her
study-line = koupit
study-line-worth = hodnota
study-line-explained = Kupuje se podle prvního řádku, který se hodí. Hodnota: kolik výher ze 100 by se bez řádku ztratilo.
study-lengths = Jak dlouho hry trvají
study-against = { $name }, soupeř
study-itself = táž strategie
study-turns = tahy
study-range = 8 z 10 her
study-ends = čím končí
study-range-value = { $short }–{ $long }
study-end-provinces = poslední Provincie { $share } %
study-end-colonies = poslední Kolonie { $share } %
study-end-piles = prázdné balíčky { $share } %
study-end-limit = neskončí vůbec { $share } %
study-lengths-curve = Hry, které se v daném tahu ještě hrají, v %
study-buys = Co a kdy kupuje
study-buys-of = { $name } – { $other }, her: { $n }
study-turn = tah
study-had = her s tímto tahem, %
study-bought = kusů koupených v tahu, průměrně
study-copies = { $card } { $n }
study-worths = Jakou hodnotu tu která karta má
study-card = karta
study-without = výhry % bez ní
study-cut = jen vynechána
study-worth = hodnota
study-free = jakákoli karta
study-worths-explained = Hráč, který kartu kupovat nesmí, s nejlepší strategií, jaká se pro to našla, proti vyšlechtěné. Hodnota je to, co tomuto podílu chybí do podílu s jakoukoli kartou. „Jen vynechána“ je vyšlechtěná strategie bez řádků té karty.
study-worths-noise = Hodnoty, jejichž interval obsahuje nulu, nemusejí nic znamenat.
study-not-bought = { $card } (není ve vyšlechtěné strategii)
study-idle = { $n ->
    [one] Nikomu nechybí karta { $cards }: nekupuje ji ani vyšlechtěná strategie, ani nejlepší odpověď na ni.
   *[other] Nikomu nechybějí karty { $cards }: nekupuje je ani vyšlechtěná strategie, ani nejlepší odpověď na ni.
}

## Proč vyšlechtěná strategie vítězí

evolved-lives-on = Stojí na kartě { $card }: závisí na ní { $n } ze 100 výher.
evolved-lives-too = Na kartě { $card } jich závisí { $n }.
evolved-lives-on-money = Stojí na penězích.
evolved-beats-money = Proti pouhým penězům vyhrává { $share } % her (odehráno { $games }).
evolved-beats-lists = Proti každé strategii, která se sem hodí, vyhrává nejméně { $share } % her (odehráno po { $games }); nejtěžší soupeř je { $hardest }.
evolved-turns =
    { $n ->
        [one] Hra jí trvá { $n } tah.
        [few] Hra jí trvá { $n } tahy.
       *[other] Hra jí trvá { $n } tahů.
    }
evolved-early = Šlechtění skončilo předčasně.
