### Co říkají příkazy

## crownlands check

check-title = Kontrola: { $game }
check-interrupted = Přerušeno: odehráno { $n } z { $wanted } her.
check-games = Her se semínkem { $seed }: { $n } za { $seconds } s ({ $rate } za sekundu)
check-size = Voleb: { $choices }, tahů: { $turns }; her, v nichž se zkoušely kopie, záznamy, vracení a utajení: { $laws }
check-seats = her podle počtu hráčů: { $seats }
check-limited = { $n ->
    [one] 1 hra skončila na limitu (tahů na hráče: { $limit })
    [few] { $n } hry skončily na limitu (tahů na hráče: { $limit })
   *[other] { $n } her skončilo na limitu (tahů na hráče: { $limit })
}
check-violations = { $n ->
    [0] žádné porušení
    [one] 1 porušení:
   *[other] { $n } porušení:
}

## crownlands check kingdoms

kingdoms-title = Hrají se všechna království
kingdoms-played = Království: { $kingdoms }, botů v každém: { $bots }
kingdoms-limited = { $bot }: na limitu skončilo { $n } z { $games } her
kingdoms-errors = { $n ->
    [0] každou hru šlo odehrát
    [one] 1 chyba:
    [few] { $n } chyby:
   *[other] { $n } chyb:
}

## crownlands check figures

figures-title = Hraje se to, co hráli jiní
figures-what = údaj
figures-theirs = jejich
figures-ours = náš
figures-tolerance = smí se lišit
figures-agrees = souhlasí?
figures-source = zdroj
figures-yes = ano
figures-explained = vysvětleno
figures-no = NE
figures-limits = ± počítá s náhodou a zaokrouhlením, − jen s náhodou: ten údaj závisí na tom, jak dobře se karta hraje, takže náš může být libovolně lepší. Při méně hrách se počítá s větší náhodou.
figures-why-duke = nezávislý program napsaný podle pravidel hraje tento seznam jako náš a vítězí stejně často.
figures-why-moves = jejich je průměr jednoho hráče v 1 000 hrách, s chybou 1,4 až 3 %; nezávislý program napsaný podle pravidel počítá totéž co náš.
figures-interrupted = Přerušeno, zjištěných údajů: { $n }.
figures-summary = Údajů: { $n }, her na každý: { $games } (Kingdomino { $dominoes }), semínko { $seed }; { $wrong ->
    [0] všechny souhlasí
    [one] 1 nesouhlasí
    [few] { $wrong } nesouhlasí
   *[other] { $wrong } nesouhlasí
}{ $explained ->
    [0] {""}
   *[other] , vysvětleno: { $explained }
}

## crownlands lab compare

compare-title = Porovnávání
compare-games = { $name } – { $other }, her se semínkem { $seed }: { $n }, { $kingdoms ->
    [one] jedno { $what ->
        [deal] rozdání
       *[kingdom] království
    }
    [few] { $kingdoms } { $what ->
        [deal] rozdání
       *[kingdom] království
    }
   *[other] { $kingdoms } { $what ->
        [deal] rozdání
       *[kingdom] království
    }
}, ve dvojicích s vyměněnými místy
compare-nothing = Přerušeno, než se odehrála jediná dvojice her.
compare-all = Zastaveno: odehráno je vše, oč se žádalo.
compare-width = Zastaveno: interval není na žádnou stranu širší než { $until }.
compare-settled = Zastaveno, protože je jasné, kdo je lepší: interval, který počítá s průběžným sledováním, { $low } až { $high } %, neobsahuje 50 %.
compare-interrupted = Přerušeno: odehráno { $n } z { $wanted } her.
compare-resume = Pokračovat lze s --resume { $path }
compare-result = { $name } má podíl { $share } % (95% interval { $low } až { $high } %, bootstrapem přes { $what ->
    [deal] rozdání
   *[kingdom] království
}; remíza je půl výhry).
compare-better = { $name } je průkazně lepší než { $other }.
compare-unsure = To, kdo je lepší, může být náhoda.
compare-player = hráč
compare-win = výhry %
compare-tie = remízy %
compare-points = body
compare-cpu = ms CPU na volbu
compare-setup = ms na přípravu
compare-best = Kde { $name } hraje nejlépe:
compare-worst = Kde { $name } hraje nejhůře:
compare-deal = rozdání { $n }

# ---- lab ratings
ratings-title = Hodnocení, hráčů: { $n }
ratings-games = { $game }, her se semínkem { $seed }: { $n }, hráčů: { $players }, { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, ve dvojicích s vyměněnými místy
ratings-nothing = Přerušeno, než se odehrála jediná dvojice her.
ratings-interrupted = Přerušeno: odehráno { $n } z { $wanted } her.
ratings-player = hráč
ratings-rating = hodnocení
ratings-interval = 95% interval
ratings-share = výhry %
ratings-played = hry
ratings-cpu = ms CPU na volbu
ratings-explained = Hodnocení jsou síly, při nichž jsou výsledky nejpravděpodobnější (Bradley-Terry); 400 bodů znamená šance 10 : 1 a průměr je 1500. Intervaly vycházejí ze stolů, bootstrapem. Remíza je půl výhry.
ratings-cross = Kolik % vyhrál každý hráč proti hráči na každém místě pořadí:
ratings-absent = { $n ->
    [one] Jeden hráč nemá
    [few] { $n } hráči nemají
   *[other] { $n } hráčů nemá
} žádnou hru, protože { $n ->
    [one] jeho
   *[other] jejich
} karty nejsou na žádném stole: { $names }

## crownlands lab evolve

evolved-for = Vyšlechtěno pro: { $cards }.
evolved-worths = Za každým řádkem: kolik výher ze 100 by se bez něj ztratilo.
evolve-title = Šlechtění
evolve-interrupted = Přerušeno: toto je to nejlepší, co se do té doby našlo (odehráno her: { $n }).
evolve-games = Odehráno her: { $n } za { $seconds } s; výsledky nových her proti každému, po { $exam }:
evolve-opponent = soupeř
evolve-share = podíl %
evolve-menu = prostý plán číslo { $n }
evolve-past = vlastní minulost nebo odpověď na ni, číslo { $n }
evolve-kept = Uloženo v { $path }: crownlands match evolved ... s tím u tohoto stolu hraje.
evolve-nothing = Přerušeno, než bylo co uložit.

## crownlands lab kingdom

kingdom-title = Rozbor království

## crownlands lab sample

sample-title = { $name } – { $other }, hra se semínkem { $seed }
sample-after = Mince { $coins }, body { $points }; { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}: { $deck }
sample-won = Vítězí { $name }, { $score }.
sample-tied = O vítězství se dělí { $name }, { $score }.
sample-points-curve = Body po každém tahu
sample-coins-curve = Mince v každém tahu
sample-ended = do té doby skončilo, %

## crownlands match

match-share = { $share } ({ $low }–{ $high })
match-title = Hraje se { $game }
match-interrupted = Přerušeno: odehráno { $n } z { $wanted } her.
match-games = { $n ->
    [one] 1 hra se semínkem { $seed } za { $seconds } s
    [few] { $n } hry se semínkem { $seed } za { $seconds } s
   *[other] { $n } her se semínkem { $seed } za { $seconds } s
}
match-piles = Na stole kromě základních karet: { $piles }
match-no-piles = Na stole: jen základní karty
match-absent = { $name } jmenuje i to, co na stole není: { $cards }
match-kingdoms = Na stole: náhodných království { $n }, každé se stejným podílem her
match-first = Kdo začínal, vyhrál { $share } % her.
match-turn-games = her s tímto tahem, %
match-turn-points = body
match-turn-coins = mince
match-turn-cards = karty
match-turn-explained = Body po tahu ze všech her: skončená se počítá se svými posledními body. Mince k utracení v tahu a karty po něm z her, které k němu došly.
match-player = hráč
match-win = výhry %
match-loss = prohry %
match-tie = remízy %
match-points = body
match-length = V závorkách 95% intervaly. Průměrná délka hry v tazích: { $turns }.
match-end-provinces = { $share } % her skončilo poslední Provincií.
match-end-colonies = { $share } % her skončilo poslední Kolonií.
match-end-piles = { $share } % her skončilo prázdnými balíčky.
match-end-last_round = { $share } % her skončilo po posledním kole.
match-end-limit = { $n ->
    [one] 1 hra byla zastavena po příliš mnoha tazích, s body, jaké byly.
    [few] { $n } hry byly zastaveny po příliš mnoha tazích, s body, jaké byly.
   *[other] { $n } her bylo zastaveno po příliš mnoha tazích, s body, jaké byly.
}
match-ahead = { $name } je průkazně lepší než { $other }: z her, které jeden z nich vyhrál, má { $share } % (95% interval { $low } až { $high } %).
match-maybe-ahead = { $name } vede, { $other } ztrácí, ale může to být náhoda: z her, které jeden z nich vyhrál, má první { $share } % (95% interval { $low } až { $high } %). Rozhodlo by asi tolik her: { $needed }.
match-perhaps-ahead = { $name } vede, { $other } ztrácí, ale může to být náhoda: z her, které jeden z nich vyhrál, má první { $share } % (95% interval { $low } až { $high } %).
match-same = { $name } a { $other } hrají stejně: každý rozdíl mezi nimi je náhoda.
match-level = { $name } a { $other } jsou vyrovnaní: oba vyhráli stejný počet her.

chart-title = { $names }, her: { $n }
chart-turn = tah
chart-points-so-far = průměrné body po tahu, všechny hry
chart-coins-so-far = průměrné mince k utracení v tahu
chart-cards-so-far = průměrný počet karet po tahu
chart-win = hry vyhrané samostatně (čára: 95% interval)
chart-points = body na konci
chart-turns = odehrané tahy
chart-rating = hodnocení (čára: 95% interval; 400 bodů znamená šance 10 : 1)

## crownlands strategies

strategies-title = Hraje se
strategies-name = strategie
strategies-idea = myšlenka
strategies-author = autor: { $name }
strategies-share = vyhrává { $share } % her se semínkem { $seed } (odehráno { $n }), soupeř { $opponent }
strategies-shares = Vyhrané hry, soupeř { $opponent }: po { $n } se semínkem { $seed }, s balíčky, které oba jmenují. `crownlands strategies JMÉNO` ukáže text.

## crownlands tournament

tournament-title = Turnaj, hráčů: { $n }
tournament-interrupted = Přerušeno: odehráno { $n } z { $wanted } her.
tournament-games = Hráčů: { $players }, her na dvojici: { $games }, dvojic: { $pairs }, semínko { $seed }, za { $seconds } s
tournament-rank = pořadí
tournament-player = hráč
tournament-rating = hodnocení
tournament-share = výhry % ze všech her
tournament-explained = Remíza je půl výhry; v závorkách 95% intervaly. 400 bodů hodnocení znamená šance 10 : 1.
tournament-cross = Níže: kolik % vyhrál každý hráč proti hráči na každém místě pořadí; co může být náhoda, má otazník.
tournament-too-wide = Tabulka všech dvojic by byla širší než obrazovka; má je --json.
tournament-no-circles = Žádné výsledky netvoří kruh.
tournament-circles = { $n ->
    [one] Výsledky, které tvoří kruh, každý průkazný:
    [few] Výsledky, které tvoří { $n } kruhy, každý průkazný:
   *[other] Výsledky, které tvoří { $n } kruhů, každý průkazný:
}
tournament-circle = { $names } > { $first }
tournament-beats = { $name } > { $rest }
tournament-more-circles = a dalších { $n } (všechny má --json)

# ---- tidy
tidy-removed = { $n ->
    [0] Nebylo co odstranit.
    [one] Odstraněn jeden stůl:
    [few] Odstraněny { $n } stoly:
   *[other] Odstraněno { $n } stolů:
}
tidy-would-remove = { $n ->
    [0] Není co odstranit.
    [one] Odstranil by se jeden stůl:
    [few] Odstranily by se { $n } stoly:
   *[other] Odstranilo by se { $n } stolů:
}
tidy-open = nezačaté: { $n }
tidy-running = rozehrané a opuštěné: { $n }
tidy-over = dohrané: { $n }

## Co si expert myslí o zaznamenané hře

lab-review-title = Rozhodnutí
lab-review-turn = Tah
lab-review-step = Krok
lab-review-chosen = Vybráno
lab-review-chance = vítězí
lab-review-expert = Expert
lab-review-best = vítězí
lab-review-none = Žádná chyba, kterou by šlo odlišit od náhody.
lab-review-mistake = { $turn }. tah: „{ $chosen }“ místo „{ $choice }“, o { $n } % menší šance na výhru.

## crownlands words

words-missing = { $n ->
    [0] { $language }: nic nechybí.
    [one] { $language }: chybí 1 věc.
    [few] { $language }: chybí { $n } věci.
   *[other] { $language }: chybí { $n } věcí.
}

## crownlands

serve-at = Crownlands běží na adrese { $address } (zastaví ho Ctrl-C)
serve-lan = Všichni v domě ho najdou na adrese { $address }
