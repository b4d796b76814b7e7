### Moje bilance

me-title = Moje bilance
me-empty = Zatím nic: zapíše se sem každá hra, kterou dohrajete.
me-games =
    { $n ->
        [one] hra
        [few] hry
       *[other] her
    }
me-wins =
    { $n ->
        [one] výhra
        [few] výhry
       *[other] výher
    }
me-streak = současná série výher
me-longest = nejdelší série výher
me-rating = Hodnocení
me-rating-of = Hodnocení ve které hře
me-deviation = ± { $n }
me-curve =
    { $n ->
        [one] Hodnocení po 1 hře: { $rating }
       *[other] Hodnocení po { $n } hrách: { $rating }
    }
me-rating-text = Podle systému Glicko, z nových her proti čtyřem úrovním, jejichž vlastní hodnocení se nemění (to jsou čáry), a proti lidem, pokud si to všichni přejí. Číslo za ± říká, jak je jisté.
me-by-game = Podle hry
me-by-level = Podle soupeře
me-by-kingdom = Podle království
me-bests = Nejlepší výsledky
me-share = { $percent } % { $games ->
        [few] ze { $games }
       *[other] z { $games }
    }
me-all = Všechny hry
me-won = Výhra
me-shared = Dělená výhra
me-lost = Prohra
me-gave-up = Vzdáno
me-against = proti: { $names }
me-score = { $mine } : { $theirs }
me-length =
    { $turns ->
        [one] 1 tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
me-more = Ukázat další
me-somebody = někdo
me-others = Jiní hráči
me-rated = Mé hry s lidmi, kteří si to také přejí, se počítají do hodnocení
me-shown = Všichni hráči tohoto serveru smějí vidět mou bilanci pod mým jménem
me-rename = Změnit jméno
me-page = Stránka hráče: { $name }
players-title = Hráči tohoto serveru
players-nobody = Svou bilanci zatím nikdo neukazuje.
players-join = Ukázat mou
player-title = Bilance: { $name }
player-empty = { $name } ještě nemá dohranou žádnou hru.
player-unknown = Na tomto serveru nikdo neukazuje bilanci pod jménem { $name }.
me-keeping = Kde je uložena
me-keeping-text =
    { $n ->
        [0] Toto zařízení má vlastní klíč; vaši bilanci nevidí nikdo jiný.
        [one] Toto zařízení má vlastní klíč; vaši bilanci nevidí nikdo jiný.
        [few] Tuto bilanci sdílejí { $n } zařízení; nikdo jiný ji nevidí.
       *[other] Tuto bilanci sdílí { $n } zařízení; nikdo jiný ji nevidí.
    }
me-move = Použít na jiném zařízení
me-link = Odkaz pro druhé zařízení
me-link-text = Otevřete tento odkaz na druhém zařízení do čtvrt hodiny. Funguje jednou. Co se hrálo tam, přijde do téže bilance.
me-link-code = Odkaz jako QR kód
me-export = Uložit do souboru
me-delete = Smazat bilanci
me-delete-sure = Ano, smazat celou, na všech mých zařízeních
me-delete-no = Ponechat
me-take-text = Tento odkaz přenese vaši bilanci na toto zařízení. Přidá se k ní, co se hrálo zde.
me-take = Přenést sem

## Na konci hry

records-first = { $game }: vaše první výhra!
records-best = { $game }: váš nejlepší výsledek, { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }
records-streak =
    { $n ->
        [one] 1 výhra v řadě
        [few] { $n } výhry v řadě
       *[other] { $n } výher v řadě
    }
