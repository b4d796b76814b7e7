### The table of Kingdomino, Queendomino and Royal Wedding

## Squares, dominoes, places

dominoes-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } עם כתר אחד
        [two] { $terrain } עם שני כתרים
       *[other] { $terrain } עם { $crowns } כתרים
    }
dominoes-domino = { $first }, { $second }
dominoes-where =
    { $across ->
        [none] { "" }
        [east] { $columns } ממזרח
       *[west] { $columns } ממערב
    }{ $down ->
        [none] { "" }
       *[other] { $across ->
            [none] { "" }
           *[other] {" "}ו-
        }{ $rows } { $down ->
            [south] מדרום
           *[north] מצפון
        }
    } לטירה
dominoes-square-at = { $square } { $place }
dominoes-laid = { $first } { $place }, { $second } מ{ $direction } לו
dominoes-spot = { $place }: { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }
dominoes-points =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }
dominoes-points-word =
    { $n ->
        [one] נקודה
       *[other] נקודות
    }
dominoes-kingdom = הממלכה של { $name }
dominoes-look = מבט בממלכה של { $name }
dominoes-show = הצגת הממלכה של { $name } בגדול
dominoes-others = הממלכות האחרות
dominoes-score-of = { $name }: { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }. איך נצברו?

## The lines

dominoes-offer = הסבב הבא
dominoes-offer-first = הסבב הראשון
dominoes-offer-none = הסבב האחרון: אין עוד מה לבחור.
dominoes-free = { $domino }: עוד לא נבחר
dominoes-entry = { $domino }: { $who ->
        [you] שלכם
       *[other] { $name }
    }{ $state ->
        [played] , שוחק
        [now] , בתור כעת
       *[other] { "" }
    }

## What is asked

dominoes-prompt = מה קורה כעת
dominoes-why = במה מדובר?
dominoes-phases = שלבי התור
dominoes-phase-place = הנחה
dominoes-phase-tax = מיסים
dominoes-phase-build = בנייה
dominoes-phase-burn = דרקון
dominoes-phase-claim = בחירה
dominoes-ask =
    { $prompt ->
        [place] הניחו את האריח שלכם במקום מואר.
        [build] לבנות? בחרו מבנה מואר, או גררו אותו לעיירה.
        [burn] לשלוח את הדרקון תמורת מטבע אחד? בחרו מה ישרוף.
       *[claim]
            { $first ->
                [yes] בחרו את האריח הראשון שלכם.
                [of-two] משחק לשניים: לכל אחד שני מלכים. בחרו אריח למלך הראשון שלכם.
                [second] בחרו אריח למלך השני שלכם.
               *[no] בחרו אריח לסבב הבא.
            }
    }
dominoes-waiting =
    { $prompt ->
        [place] { $name }: הנחת אריח.
        [tax] { $name }: אפשרות לגבות מיסים.
        [build] { $name }: אפשרות לבנות.
        [burn] { $name }: אפשרות לשלוח את הדרקון.
       *[claim] { $name }: בחירת אריח.
    }
dominoes-over = המשחק הסתיים.
dominoes-in-hand = האריח: { $domino }.
dominoes-hand = סיבוב { $domino }
dominoes-turn-left = סיבוב שמאלה
dominoes-turn-right = סיבוב ימינה
dominoes-key-move = מקום אחר
dominoes-key-place = הנחה כאן
dominoes-key-confirm = ביצוע
dominoes-place-here = הנחה: { $worth }
dominoes-claim-number = בחירת { $n }
dominoes-tax = { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    } מנחלת { $terrain }
dominoes-tax-side = { $terrain } ב{ $side }
dominoes-build =
    { $price ->
        [0] בנייה חינם
        [one] בנייה תמורת מטבע אחד
        [two] בנייה תמורת שני מטבעות
       *[other] בנייה תמורת { $price } מטבעות
    }{ $known ->
        [yes] { " " }({ $worth })
       *[no] { "" }
    }
dominoes-build-here = בנייה { $place }
dominoes-build-where = בחרו את העיירה שבה ייבנה.
dominoes-burn = שריפה תמורת מטבע אחד
dominoes-building = { $building }: { $text }
dominoes-about = על { $building }

## The builders’ board and the purse

dominoes-board = לוח הבנאים
dominoes-slot = { $building }, { $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    }{ $known ->
        [yes] , נקודות: { $worth }
       *[no] { "" }
    }
dominoes-slot-empty = ריק
dominoes-dragon-cave = הדרקון במערתו
dominoes-dragon-out = הדרקון בחוץ עד הסבב הבא
dominoes-queen-away = המלכה עוד אינה אצל איש
dominoes-queen-with = המלכה { $who ->
        [you] אצלכם
       *[other] אצל { $name }
    }
dominoes-hosts-queen = אירוח המלכה
dominoes-coins =
    { $n ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $n } מטבעות
    }
dominoes-reserve =
    { $n ->
        [one] אביר אחד בעתודה
        [two] שני אבירים בעתודה
       *[other] { $n } אבירים בעתודה
    }

## The log

page-news-place =
    { $who ->
        [you] הנחתם את
       *[other] { $name }: הנחת
    } { $domino }.
page-news-tax =
    { $who ->
        [you] שלחתם אביר
       *[other] { $name }: שליחת אביר
    } אל נחלת { $terrain }: { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }.
page-news-build =
    { $who ->
        [you] בניתם
       *[other] { $name }: בניית
    } { $building } תמורת { $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    }{ $knights ->
        [0] { "" }
        [one] , עם אביר אחד
        [two] , עם שני אבירים
       *[other] , עם { $knights } אבירים
    }{ $towers ->
        [0] { "" }
        [one] , עם מגדל אחד
        [two] , עם שני מגדלים
       *[other] , עם { $towers } מגדלים
    }.

## The end

dominoes-part = חלק מהניקוד
dominoes-winner = ניצחון
