### The table of Dominion

## Cards

number = { $n }
bonus = +{ $n }
times = ×{ $n }
points-short-ten-cards = לכל 10
points-short-duchy = לכל דוכסות
points-short-five-names = 2 לכל 5
cost-debt = { $n }D
read-card = קריאת הקלף { $card }
read-cost = מחיר: { $potion ->
        [yes] { $n ->
            [0] שיקוי
           *[other] ${ $n } ושיקוי
        }
       *[no] ${ $n }
    }
read-prize = אין לו מחיר: זוכים בו בעזרת קלף תחרות
read-boxes = מתוך { $boxes }
read-rulings = מה שחקנים שואלים
read-more =
    { $n ->
        [one] עוד תשובה אחת: הקישו I או לחצו בלחצן הימני של העכבר.
        [two] עוד שתי תשובות: הקישו I או לחצו בלחצן הימני של העכבר.
       *[other] עוד { $n } תשובות: הקישו I או לחצו בלחצן הימני של העכבר.
    }
keys-read = קריאת הקלף שמצביעים עליו או שנבחר עם Tab

## The Supply

supply = המלאי
# verb: what happens when it is tapped; mark: what is special about the pile
pile-label = { $card }, מחיר { $cost }{ $potion ->
        [yes] { " " }ושיקוי
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }וחוב של { $debt }
    }, { $n ->
        [0] לא נותרו קלפים
        [one] נותר קלף אחד
        [two] נותרו שני קלפים
       *[other] נותרו { $n } קלפים
    }{ $mark ->
        [bane] , הסגולה
        [mixed] , בראש ערמה של כמה קלפים שונים
        [banned] , אסור לרכישה בתור זה: סחורה מוברחת
       *[none] {""}
    }{ $verb ->
        [buy] , רכישה
        [gain] , קבלה
        [give] , נתינה לשחקן האחר
        [trash] , השלכת אחד
        [train] , הנחת האסימון כאן
        [become] , להפוך לקלף הזה
        [play] , הפעלה משם
       *[none] {""}
    }
# an event or a landmark
landscape-label = { $card }{ $event ->
        [yes] , מחיר { $cost }
       *[no] {""}
    }{ $verb ->
        [buy] , רכישה
       *[none] {""}
    }
supply-landscapes = אירועים וציוני דרך
supply-landscapes-why = הם אינם קלפים: אירוע רוכשים בשביל מה שהוא עושה, כל עוד נותרו רכישות, וציון דרך פועל מעצמו.
pile-bane = סגולה
pile-bane-why = הסגולה: מי שחושף אותה מידו אינו נפגע מקלף מכשפה צעירה.
pile-mixed = בראש
pile-mixed-why = הקלף העליון בערמה של כמה קלפים שונים: רק אותו אפשר לרכוש או לקבל.
pile-banned = אסור
pile-banned-why = סחורה מוברחת: השחקן שמשמאלכם נקב בשמו, ולכן אסור לרכוש אותו בתור זה.
supply-beside = לצד המלאי
supply-beside-why = אינם במלאי, ולכן אי אפשר לרכוש אותם: בפרסים זוכים בעזרת קלף תחרות, משוגע בא תמורת נזיר
pile-label-own =
    { $n ->
        [0] { $label }; אין לכם כזה
        [one] { $label }; ברשותכם קלף אחד
        [two] { $label }; ברשותכם שני קלפים
       *[other] { $label }; ברשותכם { $n } קלפים
    }
pile-label-points = { $label }; מונחים עליה { $n ->
        [one] אסימון ניצחון אחד
        [two] שני אסימוני ניצחון
       *[other] { $n } אסימוני ניצחון
    }
pile-own = { $n } אצלכם
pile-points =
    { $n ->
        [one] אסימון ניצחון אחד
        [two] שני אסימוני ניצחון
       *[other] { $n } אסימוני ניצחון
    }
pile-nothing = אין קלפים.
trash-pile = שטח הפקר
trash-title = שטח ההפקר

## Players

opponents = יריבים
opponent-turn = בתור כעת
opponent-asked = בבחירה
opponent-you = { $name } (אתם)
opponent-possessed = בהחלטת { $name }
opponent-hand =
    { $n ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $n } קלפים ביד
    }
opponent-deck =
    { $n ->
        [one] קלף אחד בחפיסה האישית
        [two] שני קלפים בחפיסה האישית
       *[other] { $n } קלפים בחפיסה האישית
    }
opponent-turns =
    { $n ->
        [one] תור אחד הושלם
        [two] שני תורות הושלמו
       *[other] { $n } תורות הושלמו
    }
zone-play = הקלפים הפעילים שלכם
zone-aside = בצד
zone-looked = בעיון
zone-picked = נבחרו
# of somebody for whom one decides
zone-play-of = הקלפים הפעילים של { $name }
zone-later = התור הבא:
stays-label = { $card }, נשאר פעיל
stays-why = הקלף נשאר פעיל עד שלב הניקוי של התור הבא { $who ->
        [you] שלכם
       *[other] של { $name }
    }.
mat-island = משטח האי הבודד
mat-haven = עם מפרץ
mat-horse_traders = חוזר בתור הבא
mat-waiting = הונחו בצד
mat-gear = עם גלגל שיניים
mat-tavern = משטח המסבאה
mat-possessed = חוזרים אחרי תור זה
mat-face-down =
    { $n ->
        [one] קלף אחד הפוך
        [two] שני קלפים הפוכים
       *[other] { $n } קלפים הפוכים
    }
token-vp =
    { $n ->
        [one] אסימון ניצחון אחד
        [two] שני אסימוני ניצחון
       *[other] { $n } אסימוני ניצחון
    }
token-pirate_ship =
    { $n ->
        [one] אסימון ספינת פיראטים אחד
        [two] שני אסימוני ספינת פיראטים
       *[other] { $n } אסימוני ספינת פיראטים
    }
token-coffers =
    { $n ->
        [one] אסימון מטבע אחד
        [two] שני אסימוני מטבע
       *[other] { $n } אסימוני מטבע
    }
token-trained = אסימון +$1 על { $card }
token-debt = חוב: { $n }
token-journey = אסימון המסע הפוך
token-minus_card = אסימון −1 קלף על החפיסה
deck-count =
    { $n ->
        [0] החפיסה ריקה
       *[other] חפיסה: { $n }
    }
discard-pile = ערמת המשומשים
discard-count = משומשים: { $n }
discard-title = ערמת המשומשים שלכם, הקלף העליון תחילה
discard-empty = ערמת המשומשים ריקה
discard-top-label = { $card }, בראש ערמת המשומשים

## The hand

hand = יד
# of somebody for whom one decides
hand-of = היד של { $name }
hand-empty =
    { $who ->
        [you] אין קלפים בידכם.
       *[other] אין קלפים ביד זו.
    }
# order: which of the chosen cards it is
hand-label = { $card }{ $order ->
        [0] { $verb ->
            [play] , הפעלה
            [discard] , העברה לערמת המשומשים
            [trash] , השלכה
            [put_back] , החזרה לחפיסה
            [pass] , מסירה
            [reveal] , חשיפה
            [gain] , קבלה
            [top] , הנחה בראש
            [set_aside] , הנחה בצד
            [put_on_mat] , הנחה על המשטח
            [return] , החזרה למלאי
            [bury] , הכנסה לחפיסה
            [take] , לקיחה
            [next] , ביצוע כעת
            [shuffle_in] , ערבוב בחפיסה
           *[none] {""}
        }
       *[other] , נבחר כמספר { $order }
    }

## The turn

turn-actions =
    { $n ->
        [one] פעולה
       *[other] פעולות
    }
turn-buys =
    { $n ->
        [one] רכישה
       *[other] רכישות
    }
turn-points = נקודות
turn-coins =
    { $n ->
        [one] מטבע
       *[other] מטבעות
    }
turn-potions =
    { $n ->
        [one] שיקוי
       *[other] שיקויים
    }

# extra turns that come next
turn-then = { $turn } · אחר כך { $next }
turn-next-extra =
    { $who ->
        [you] תור נוסף שלכם
       *[other] תור נוסף של { $name }
    }
turn-next-possessed =
    { $decides ->
        [you] תור של { $name } שבו אתם מחליטים
       *[other] { $who ->
            [you] תור שלכם בהחלטת { $controller }
           *[other] תור של { $name } בהחלטת { $controller }
        }
    }
# which card is being played
turn-card = { $turn } · { $card }

## What is asked

prompt = מה נשאל
prompt-why = למה?
prompt-over = המשחק הסתיים.
# one decides for another player
prompt-for = אתם מחליטים במקום { $name }.
prompt-for-you = בתורכם ההחלטות בידי { $name }.
prompt-for-other = בתור של { $whom } ההחלטות בידי { $name }.
prompt-held = הבחירה שלכם ממתינה עד שתינתן תשובה להצעה.
ask-exactly =
    { $verb ->
        [discard] בחרו { $n ->
            [two] שני קלפים שיועברו
           *[other] { $n } קלפים שיועברו
        } לערמת המשומשים.
        [trash] בחרו { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        } להשלכה.
        [put_back] בחרו { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        } שיונחו בראש החפיסה האישית. האחרון יהיה העליון.
       *[other] בחרו { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        }.
    }
ask-up-to =
    { $verb ->
        [discard] בחרו עד { $n ->
            [two] שני קלפים שיועברו
           *[other] { $n } קלפים שיועברו
        } לערמת המשומשים.
        [trash] בחרו עד { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        } להשלכה.
        [set_aside] בחרו עד { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        } שיונחו בצד.
        [return] בחרו עד { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        } להחזרה למלאי.
       *[other] בחרו עד { $n ->
            [two] שני קלפים
           *[other] { $n } קלפים
        }.
    }
ask-order =
    { $n ->
        [two] החזירו את שני הקלפים האלה בכל סדר שתרצו. האחרון יהיה בראש החפיסה האישית.
       *[other] החזירו את { $n } הקלפים האלה בכל סדר שתרצו. האחרון יהיה בראש החפיסה האישית.
    }
pick-exactly =
    { $verb ->
        [discard] העברת { $n } מתוך { $of }
        [trash] השלכת { $n } מתוך { $of }
        [put_back] החזרת { $n } מתוך { $of }
       *[other] בחירת { $n } מתוך { $of }
    }
pick-up-to =
    { $verb ->
        [discard] { $n ->
            [0] בלי להעביר קלף
           *[other] העברת { $n }
        }
        [trash] { $n ->
            [0] בלי להשליך קלף
           *[other] השלכת { $n }
        }
        [return] { $n ->
            [0] בלי להחזיר קלף
           *[other] החזרת { $n }
        }
       *[other] { $n ->
            [0] בלי לבחור קלף
           *[other] בחירת { $n }
        }
    }
pick-clear = ניקוי
pick-confirm = אישור הקלפים שנבחרו
# what an answer does, at that prompt
answer-yes-play_it = הפעלת הקלף
answer-no-play_it = השארתו במקומו
answer-yes-discard_estate = העברת אחוזה למשומשים
answer-no-discard_estate = קבלת אחוזה
answer-yes-discard_deck = העברת החפיסה למשומשים
answer-no-discard_deck = השארת החפיסה
answer-yes-trash_this = השלכת הקלף
answer-no-trash_this = שמירת הקלף
answer-done-discard_any = בלי להעביר קלף
answer-done-discard_for_coins = בלי להעביר קלף
answer-done-may_trash = בלי להשליך קלף
answer-done-trash_looked = בלי להשליך קלף
answer-done-discard_looked = בלי להעביר קלף
answer-done-gain_trashed = בלי לקבל אף אחד מאלה
answer-done-react = בלי לחשוף קלף
answer-done-clean_up = העברת כולם למשומשים
answer-done-play_thrice = בלי הפעלה משולשת
answer-done-may_discard = בלי להעביר קלף
answer-done-may_show = בלי לחשוף קלף
answer-done-return = בלי להחזיר קלף
answer-done-take_discarded = בלי לקחת עוד
answer-done-may_use = בלי להשליך קלף
answer-done-shuffle_in = בלי לערבב עוד
answer-done-gain_also = בלי לקבל עוד קלף
answer-done-trash_in_play = בלי להשליך עוד
answer-done-trash_discarded = בלי להשליך קלף
answer-done-may_save = בלי להניח קלף בצד
answer-yes-show_gold = חשיפת זהב
answer-no-show_gold = בלי לחשוף קלף
answer-yes-call = זימון הקלף
answer-no-call = השארתו על המשטח
answer-yes-discard_curse = העברת קללה למשומשים
answer-no-discard_curse = קבלת קללה ונחושת
answer-yes-show_province = חשיפת מחוז
answer-no-show_province = בלי לחשוף קלף
answer-yes-show_bane = חשיפת הסגולה
answer-no-show_bane = קבלת קללה
answer-yes-take_bottom = העברה לראש החפיסה
answer-no-take_bottom = השארה בתחתית
answer-yes-put_on_deck = לראש החפיסה
answer-no-put_on_deck = לערמת המשומשים
# where in the deck, as short as can be
place-at = { $at ->
        [top] בראש
        [bottom] בתחתית
       *[within] { $n }
    }
end-turn-sure = לסיים את התור? עדיין יש לכם ${ $n } ו{ $buys ->
        [one] רכישה אחת
        [two] שתי רכישות
       *[other] -{ $buys } רכישות
    }.
end-turn-yes = סיום התור
end-turn-back = המשך הרכישה
name-search = חיפוש קלף
name-label = לנקוב בשם { $card }
name-none = אין קלף כזה.

## For whom all wait

wait-action = { $name }: אפשרות להפעיל קלף פעולה.
wait-treasure = { $name }: הפעלת קלפי אוצר.
wait-buy = { $name }: אפשרות לרכוש קלף.
wait-top = { $name }: בחירת הקלף שבראש ערמת המשומשים.
wait-react = { $name }: אפשרות לחשוף קלף הגנה מול ההתקפה.
wait-play_twice = { $name }: בחירת קלף פעולה להפעלה פעמיים.
wait-play_it = { $name }: אפשרות להפעיל את קלף הפעולה שהועבר למשומשים.
wait-discard = { $name }: בחירת קלפים שיועברו לערמת המשומשים.
wait-discard_any = { $name }: בחירת קלפים שיועברו לערמת המשומשים.
wait-discard_for_coins = { $name }: בחירת קלפים שיועברו לערמת המשומשים תמורת מטבעות.
wait-discard_estate = { $name }: אפשרות להעביר קלף אחוזה לערמת המשומשים.
wait-discard_deck = { $name }: אפשרות להעביר את החפיסה האישית לערמת המשומשים.
wait-discard_looked = { $name }: בחירה אילו מהקלפים שבעיון יועברו לערמת המשומשים.
wait-spy = { $name }: החלטה על קלף חשוף.
wait-trash = { $name }: בחירת קלפים להשלכה.
wait-may_trash = { $name }: אפשרות להשליך קלפים.
wait-trash_looked = { $name }: בחירה אילו מהקלפים שבעיון יושלכו.
wait-trash_revealed = { $name }: בחירת קלף אוצר שנחשף, להשלכה.
wait-trash_this = { $name }: אפשרות להשליך את הקלף שהופעל.
wait-gain = { $name }: בחירת קלף שיתקבל.
wait-may_gain = { $name }: אפשרות לקבל קלף.
wait-gain_trashed = { $name }: אפשרות לקבל קלפי אוצר שהושלכו.
wait-swindle = { $name }: בחירת הקלף שהשחקן המותקף יקבל.
wait-put_back = { $name }: בחירת קלפים שיונחו בראש החפיסה האישית.
wait-put_back_victory = { $name }: בחירת קלף ניצחון שיונח בראש החפיסה האישית.
wait-put_back_discarded = { $name }: אפשרות להניח קלף משומש בראש החפיסה האישית.
wait-order = { $name }: החזרת קלפים לראש החפיסה האישית.
wait-pass = { $name }: בחירת קלף למסירה.
wait-name = { $name }: בחירת שם של קלף.
wait-set_aside = { $name }: שליפת קלפים בזה אחר זה, עם אפשרות להניח קלפי פעולה בצד.
wait-choose = { $name }: בחירה מה הקלף יעשה.
wait-next = { $name }: בחירה מה יקרה קודם.
wait-turn = { $name }: בחירה איזה תור נוסף יבוא קודם.
wait-clean_up = { $name }: אפשרות להניח קלפים פעילים בראש החפיסה האישית.
wait-play_thrice = { $name }: בחירת קלף פעולה להפעלה שלוש פעמים.
wait-play_first = { $name }: בחירה איזה קלף פעולה חשוף יופעל ראשון.
wait-may_discard = { $name }: אפשרות להעביר קלפים לערמת המשומשים.
wait-discard_curse = { $name }: אפשרות להעביר קלף קללה לערמת המשומשים.
wait-discard_one_looked = { $name }: בחירה איזה מהקלפים שבעיון יועבר לערמת המשומשים.
wait-trash_one_looked = { $name }: בחירה איזה מהקלפים שבעיון יושלך.
wait-trash_from_supply = { $name }: בחירת קלף פעולה מהמלאי להשלכה.
wait-gain_from_trash = { $name }: בחירת קלף פעולה שיתקבל משטח ההפקר.
wait-smuggle = { $name }: בחירת קלף שיתקבל, מאלה שהתקבלו אצל השחקן שמימין.
wait-prize = { $name }: בחירת פרס.
wait-show = { $name }: בחירת קלף לחשיפה.
wait-may_show = { $name }: אפשרות לחשוף קלף אוצר.
wait-show_province = { $name }: אפשרות לחשוף קלף מחוז.
wait-show_bane = { $name }: אפשרות לחשוף את הסגולה.
wait-return = { $name }: אפשרות להחזיר קלפים למלאי.
wait-save = { $name }: הנחת קלף בצד לתור הבא.
wait-to_mat = { $name }: בחירת קלף למשטח האי הבודד.
wait-bury = { $name }: בחירת קלף שייכנס לחפיסה האישית.
wait-depth = { $name }: בחירת מקומו של קלף בחפיסה האישית.
wait-take_bottom = { $name }: אפשרות להעביר את הקלף התחתון לראש החפיסה האישית.
wait-put_on_deck = { $name }: אפשרות להניח את הקלף שהתקבל בראש החפיסה האישית.
wait-take_discarded = { $name }: לקיחת קלפי נחושת מערמת המשומשים.
wait-ban = { $name }: בחירת שם של קלף שאסור לרכוש בתור זה.
wait-overpay = { $name }: אפשרות לשלם מעבר למחיר.
wait-overpay_potions = { $name }: אפשרות לשלם שיקויים מעבר למחיר.
wait-examine = { $name }: החלטה על הקלף העליון של החפיסה האישית.
wait-may_use = { $name }: אפשרות להשליך קלף מהיד תמורת מה שכתוב בו.
wait-oracle = { $name }: החלטה אם קלפים חשופים יועברו לערמת המשומשים.
wait-pay = { $name }: בחירה כמה אסימוני מטבע לשלם.
wait-discard_revealed = { $name }: בחירת קלף חשוף שיועבר לערמת המשומשים.
wait-put_on_top = { $name }: הנחת קלפים משומשים בראש החפיסה האישית.
wait-trash_discarded = { $name }: אפשרות להשליך קלף מערמת המשומשים.
wait-shuffle_in = { $name }: אפשרות לערבב קלפי פעולה משומשים לתוך החפיסה האישית.
wait-may_save = { $name }: אפשרות להניח קלפים בצד לתור הבא.
wait-call = { $name }: אפשרות לזמן קלף ממשטח המסבאה.
wait-train = { $name }: בחירת ערמה לאסימון +$1.
wait-trash_in_play = { $name }: אפשרות להשליך קלפים פעילים.
wait-show_gold = { $name }: אפשרות לחשוף קלף זהב.
wait-become = { $name }: בחירת קלף הפעולה שאליו יהפוך הקלף.
wait-play_from_supply = { $name }: בחירת קלף פעולה מן המלאי להפעלה.
wait-gain_also = { $name }: אפשרות לקבל עוד קלף באותו מחיר.
wait-jest = { $name }: החלטה מי יקבל עותק של קלף שהועבר למשומשים.

## The end

ends-win = רכישת הקלף האחרון בערמה ({ $card }) תסיים את המשחק: תנצחו { $mine } מול { $theirs }.
ends-share = רכישת הקלף האחרון בערמה ({ $card }) תסיים את המשחק: הניצחון יהיה משותף, עם { $mine } נקודות.
ends-lose = רכישת הקלף האחרון בערמה ({ $card }) תסיים את המשחק: תפסידו { $mine } מול { $theirs }.
ends-turns = רכישת הקלף האחרון בערמה ({ $card }) תסיים את המשחק: עם { $mine } נקודות לכל אחד תפסידו, כי שיחקתם יותר תורות.
ends-some-way = רכישת הקלף האחרון בערמה ({ $card }) תסיים את המשחק.
points-won = ניצחון
points-fewer-turns = תיקו בנקודות; מספר תורות קטן יותר מכריע.
points-turns =
    { $n ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $n } תורות
    }, { $cards ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }
points-none = אין קלפים ששווים נקודות
points-tokens =
    { $n ->
        [one] אסימון אחד
        [two] שני אסימונים
       *[other] { $n } אסימונים
    }
curve-title = הנקודות אחרי כל סבב
curve-round = סבב { $n }
curve-start = התחלה
curve-name = { $name } { $n }

## Since the own turn

since-turn = { $name }: { $what }
since-bought = רכישת { $cards }
since-gained = קבלת { $cards }
since-nothing = ללא הפעלה וללא רכישה
since-hit = קלף { $card } של { $name }: { $what }
