### Dlaczego ekspert tak wybiera: fakty, które można sprawdzić przy stole

## Dominion. $cards to karta z liczbą: 2 Kuźnie

reason-wins-now =
    { $n ->
        [0] To kończy grę i daje ci zwycięstwo dzięki mniejszej liczbie kolejek.
        [one] To kończy grę i daje ci zwycięstwo o punkt.
        [few] To kończy grę i daje ci zwycięstwo o { $n } punkty.
       *[many] To kończy grę i daje ci zwycięstwo o { $n } punktów.
    }
reason-provinces-left =
    { $n ->
        [one] Została jedna Prowincja: punkty liczą się teraz bardziej niż pieniądze.
        [few] Zostały tylko { $n } Prowincje: punkty liczą się teraz bardziej niż pieniądze.
       *[many] Zostało tylko { $n } Prowincji: punkty liczą się teraz bardziej niż pieniądze.
    }
reason-points =
    { $n ->
        [one] Jej { $n } punkt zostaje z tobą do końca.
        [few] Jej { $n } punkty zostają z tobą do końca.
       *[many] Jej { $n } punktów zostaje z tobą do końca.
    }
reason-money = Pięć twoich kart daje średnio { $whole },{ $tenths } monety.
reason-first = Nie masz jeszcze karty { $card-gen }.
reason-keeps-going = { $card } oddaje ci akcję, więc możesz zagrać następną kartę akcji.
reason-nothing = Każda karta, którą można teraz wziąć, osłabiłaby twoją talię.
reason-would-lose = { $card }: ta karta zakończyłaby grę twoją przegraną.
reason-gives-away = Po przedostatniej karcie { $card-gen } ktoś inny może wziąć ostatnią i wygrać.
reason-have-already = Masz już { $cards-acc }.
reason-enough-terminals = Masz już { $n ->
        [one] { $n } kartę akcji, po której nie można zagrać następnej
        [few] { $n } karty akcji, po których nie można zagrać następnej
       *[many] { $n } kart akcji, po których nie można zagrać następnej
    }.
reason-draws =
    { $n ->
        [one] { $card } najpierw daje ci na rękę jeszcze { $n } kartę.
        [few] { $card } najpierw daje ci na rękę jeszcze { $n } karty.
       *[many] { $card } najpierw daje ci na rękę jeszcze { $n } kart.
    }
reason-coins-now =
    { $n ->
        [one] { $card } daje ci teraz o monetę więcej do wydania.
        [few] { $card } daje ci teraz o { $n } monety więcej do wydania.
       *[many] { $card } daje ci teraz o { $n } monet więcej do wydania.
    }
reason-thinner = Bez karty { $card-gen } w talii lepsze karty przychodzą szybciej.

## Domino

reason-points-now =
    { $n ->
        [one] Od razu daje punkt; drugi najlepszy wybór daje { $less }.
        [few] Od razu daje { $n } punkty; drugi najlepszy wybór daje { $less }.
       *[many] Od razu daje { $n } punktów; drugi najlepszy wybór daje { $less }.
    }
reason-later = Od razu daje mniej punktów ({ $n } zamiast { $more }), ale zostawia więcej miejsca na późniejsze.
reason-then-claim = Potem wybierz domino { $number }.
reason-crowns =
    { $n ->
        [one] Ma koronę.
        [few] Ma { $n } korony.
       *[many] Ma { $n } koron.
    }
reason-fits =
    { $n ->
        [one] W twoim królestwie od razu daje punkt.
        [few] W twoim królestwie od razu daje { $n } punkty.
       *[many] W twoim królestwie od razu daje { $n } punktów.
    }

## Wspólne

reason-close = Najlepsze wybory dzieli tak niewiele, że różnica prawie się nie liczy.
