### Proč expert volí právě tak: fakta, která lze u stolu ověřit

## Dominion. $cards je karta s počtem: 2 Kovárny

reason-wins-now =
    { $n ->
        [0] Ukončí to hru a vyhrajete ji díky menšímu počtu tahů.
        [one] Ukončí to hru a vyhrajete ji o bod.
        [few] Ukončí to hru a vyhrajete ji o { $n } body.
       *[other] Ukončí to hru a vyhrajete ji o { $n } bodů.
    }
reason-provinces-left =
    { $n ->
        [one] Zbývá jediná Provincie: body teď znamenají víc než peníze.
        [few] Zbývají jen { $n } Provincie: body teď znamenají víc než peníze.
       *[other] Zbývá jen { $n } Provincií: body teď znamenají víc než peníze.
    }
reason-points =
    { $n ->
        [one] Její bod vám zůstane až do konce.
        [few] Její { $n } body vám zůstanou až do konce.
       *[other] Jejích { $n } bodů vám zůstane až do konce.
    }
reason-money = Pět vašich karet dává průměrně { $whole },{ $tenths } mince.
reason-first = Ještě nemáte { $card-acc }.
reason-keeps-going = Karta { $card } vám akci vrátí, takže může následovat další.
reason-nothing = Každá karta, kterou byste si mohli vzít, by váš balíček oslabila.
reason-would-lose = Koupě karty { $card } by hru ukončila a prohráli byste ji.
reason-gives-away = Po předposlední kartě { $card } si někdo jiný může vzít poslední a vyhrát.
reason-have-already = Už máte { $cards-acc }.
reason-enough-terminals =
    { $n ->
        [one] Už máte 1 akční kartu, po které žádná další následovat nemůže.
        [few] Už máte { $n } akční karty, po kterých žádná další následovat nemůže.
       *[other] Už máte { $n } akčních karet, po kterých žádná další následovat nemůže.
    }
reason-draws =
    { $n ->
        [one] Karta { $card } nejprve přinese do ruky další kartu.
        [few] Karta { $card } nejprve přinese do ruky další { $n } karty.
       *[other] Karta { $card } nejprve přinese do ruky dalších { $n } karet.
    }
reason-coins-now =
    { $n ->
        [one] Karta { $card } vám teď dá o minci víc.
        [few] Karta { $card } vám teď dá o { $n } mince víc.
       *[other] Karta { $card } vám teď dá o { $n } mincí víc.
    }
reason-thinner = Bez { $card-gen } přijdou vaše lepší karty dřív.

## Domino

reason-points-now =
    { $n ->
        [one] Přinese hned bod; druhá nejlepší možnost { $less }.
        [few] Přinese hned { $n } body; druhá nejlepší možnost { $less }.
       *[other] Přinese hned { $n } bodů; druhá nejlepší možnost { $less }.
    }
reason-later = Přinese hned méně bodů ({ $n } místo { $more }), ale nechá více prostoru na později.
reason-then-claim = Pak si vyberte domino { $number }.
reason-crowns =
    { $n ->
        [one] Má korunu.
        [few] Má { $n } koruny.
       *[other] Má { $n } korun.
    }
reason-fits =
    { $n ->
        [one] Ve vašem království hned přinese bod.
        [few] Ve vašem království hned přinese { $n } body.
       *[other] Ve vašem království hned přinese { $n } bodů.
    }

## Obojí

reason-close = Nejlepší možnosti jsou si tak blízko, že na tom sotva záleží.
