# Co u stolu nejde a proč.

refused-lost-seat = Toto místo teď patří někomu jinému.
refused-late-choice = Stůl je u kroku { $now }, toto odpovídá na krok { $step }: přišlo to pozdě nebo dvakrát.
refused-not-asked = Vybírat má někdo jiný.
refused-choice = To teď nelze vybrat.
refused-time-left = Ještě zbývá čas.
refused-changes = U tohoto stolu se to už měnilo { $most }krát: zůstává, jak je.
refused-no-chat = U tohoto stolu není chat.
refused-chat-full = Chat jednoho stolu má nejvýš { $most } řádků a ty jsou vyčerpány.
refused-over = Hra skončila.
refused-not-begun = Hra ještě nezačala.
refused-begun = Hra už začala: nabídněte místo u stolu.
refused-no-seat = Žádné místo není volné.
refused-seat-taken = Toto místo není volné.
refused-seat-kept = Toto místo je obsazené: lze je předat, až jeho hráč odejde nebo { $seconds } s neodpoví.
refused-no-such-seat = Místo { $seat } neexistuje: místa jsou 0 až { $last }.
refused-not-host = Boty může posadit jen ten, kdo stůl otevřel.
refused-not-yours = Toto místo nepatří tomuto zařízení.
refused-spectator = Divák jen sleduje.
refused-nameless = Než něco řeknete, uveďte své jméno.
refused-nothing-chosen = Ještě jste nic nevybrali.
refused-offer-open = Právě se žádá o něco jiného: nejprve odpovězte na to.
refused-offers = Toto místo už ostatní požádalo { $most }krát: víckrát to nejde.
refused-no-consent = Na to nemáte odpovídat vy.
refused-no-offer = V kroku { $step } se o nic nežádalo, nebo to už neplatí.
refused-unreadable = Tato verze neumí záznam stolu přehrát.
refused-record-later = Záznam hry je vidět, až hra skončí.
refused-name-and-bot = Místo má jméno, nebo bota, ne obojí.
refused-rematch-later = Odveta přijde po konci hry.
refused-rematch-players = Odveta je pro ty, kdo hráli.
refused-shuffles-kingdom = Stejné míchání je jen se stejným královstvím.
refused-hello-first = První zpráva je hello.
refused-hello-again = Hello je jen první zpráva.
refused-version = Tento server používá verzi { $version }.
refused-blank = Není v tom nic, co by ostatní mohli vidět.
refused-unseen = Jméno se skládá ze znaků, které ostatní vidí.
refused-turned-around = Jsou v tom znaky, které obracejí směr psaní.
refused-marks = Je v tom více než { $most } znamének na jednom písmenu.
refused-damaged = Část databáze nelze přečíst. Zbytek běží dál.
refused-not-stored = Databáze neodpovídá. Nic se nezměnilo: zkuste to znovu.
refused-busy = O staré hry teď žádá příliš mnoho lidí. Zkuste to za chvíli.
refused-no-lab = Na tomto serveru není laboratoř.
refused-lab-busy = Laboratoř má práce nad hlavu. Zkuste to za minutu či dvě.
refused-study-failed = Rozbor tohoto království se tu nepodařilo dokončit.
refused-too-long = Přehrát tuto hru by tu trvalo příliš dlouho.
refused-tables-an-hour =
    { $most ->
        [one] Z této adresy byl během hodiny otevřen 1 stůl: víc jich být nemůže.
        [few] Z této adresy byly během hodiny otevřeny { $most } stoly: víc jich být nemůže.
       *[other] Z této adresy bylo během hodiny otevřeno { $most } stolů: víc jich být nemůže.
    }
refused-tables-of-one =
    { $most ->
        [one] Z této adresy je 1 nedohraný stůl: víc jich být nemůže.
        [few] Z této adresy jsou { $most } nedohrané stoly: víc jich být nemůže.
       *[other] Z této adresy je { $most } nedohraných stolů: víc jich být nemůže.
    }
refused-house-full = Dům je plný: nedohraných her je tolik, že se další stůl nevejde. Zkuste to později.
refused-reserved = Toto místo je vyhrazeno tomu, kdo tu hrál předtím: stejné míchání je pro stejné lidi.
refused-shuffles-people = Někdo z té hry už odešel a stejné míchání je pro stejné lidi.
refused-no-hints = U tohoto stolu se neradí.
refused-hint-waiting = Expert ještě přemýšlí o vaší poslední otázce.
refused-expert-busy = Experta se teď ptá příliš mnoho lidí. Zkuste to za chvíli.
refused-expert-failed = Expert neodpověděl. Zkuste to znovu.
refused-no-reviews = Tento server nemá experta, který by rozebíral hry.
refused-review-waiting = Jeden rozbor pro tuto adresu už probíhá: počkejte na něj, nebo ho zrušte.
refused-reviews-an-hour =
    { $most ->
        [one] Z této adresy byl během hodiny zahájen 1 rozbor: víc jich být nemůže.
        [few] Z této adresy byly během hodiny zahájeny { $most } rozbory: víc jich být nemůže.
       *[other] Z této adresy bylo během hodiny zahájeno { $most } rozborů: víc jich být nemůže.
    }
refused-book-code = Tento odkaz je použitý nebo příliš starý: vytvořte na druhém zařízení nový.
refused-player-name = Toto jméno už má na tomto serveru jiný hráč: zvolte jiné.
refused-book-devices = Jednu bilanci může sdílet nejvýš { $most } zařízení.
