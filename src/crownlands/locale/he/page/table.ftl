### Around the table of every game

table-missing = אי אפשר להציג את השולחן הזה
table-unreadable = גרסה זו אינה יכולה לקרוא את המשחק
table-gone = השולחן הזה כבר לא קיים.
try-again = ניסיון נוסף
table-opening = השולחן נערך …
undo = ביטול הצעד
log = יומן
origin-look = לצפות במשחק ההוא
side-empty = עדיין לא קרה דבר.
chat = צ׳אט
chat-unread = צ׳אט: יש חדש
chat-empty = עדיין לא נאמר דבר.
chat-say = כתבו משהו
chat-send = שליחה
side = יומן וצ׳אט
menu = תפריט
result = תוצאה
watching = אתם צופים
time-left = הזמן שנותר: { $time }
title-you = תורכם – { $game }
title-other = התור של { $name } – { $game }
title-over = { $game }: המשחק הסתיים

## People on one device

curtain-title = הבא בתור: { $name }
curtain-text = העבירו את המכשיר אל { $name }. עד אז לא יוצגו קלפים של איש.
curtain-lift = כאן { $name }

## Notices

server-away = השרת אינו זמין. דבר לא אבד: המשחק יימשך ברגע שיחזור.
offer-undo = בקשה של { $name }: לבטל בחירה.
offer-seat = הצעה: { $to } במקום { $seat }.
offer-accept = הסכמה
offer-decline = סירוב
offer-withdraw = משיכת הבקשה
offer-declined = לא כולם הסכימו: הכול נשאר כפי שהיה.
offer-waiting =
    { $n ->
        [one] ממתינים להסכמה של { $name }.
       *[other] ממתינים להסכמה של { $name } ושל אחרים.
    }
seat-left = { $name } כבר לא ליד השולחן.
seat-silent = כבר זמן מה אין תשובה מאת { $name }.
seat-failed = הבוט של { $name } נכשל.
seat-give-bot = שבוט ימשיך לשחק
seat-take = לשבת במקום הזה
seat-bot-for-now = בינתיים משחק בוט
seat-away = החיבור נותק
seat-kept = { $name }, בינתיים משחק בוט
seat-yours = זה המקום שלכם. חזרו מתי שתרצו.
seat-take-back = חזרה למקום שלי
seat-take-as = כאן { $name }
watched-by =
    { $n ->
        [one] בצפייה: { $names }
       *[other] בצפייה: { $names }
    }
watched-by-nameless =
    { $n ->
        [one] מישהו
        [two] שניים אחרים
       *[other] { $n } אחרים
    }

## The menu

menu-rules = חוקים
menu-automatic = מה קורה מעצמו
auto-treasures = להפעיל את כל האוצרות שלי מיד בתום הפעולות
auto-end = לסיים את תורי כשאפשר לרכוש רק נחושת וקללה
auto-moat = להציג את החפיר שלי מול כל התקפה
auto-confirm = לשאול לפני סיום תור כשנותרו מטבעות שאפשר לנצל
auto-forced = לשאול אותי גם כשיש רק אפשרות אחת
auto-text = כל מה שקורה מעצמו מופיע בתיעוד כמו כל בחירה אחרת.
show-scores = להציג את הנקודות של כל ממלכה
show-points = לספור עבורי את הנקודות של כולם, ככל שאפשר לדעת
show-hints = להסביר דברים חדשים כשהם מופיעים
menu-senses = צליל ומגע
sound = צליל
sense-vibrate = לרטוט כשמגיע תורי
sense-notify = להודיע לי בכרטיסייה אחרת כשמגיע תורי
sense-notify-refused = הדפדפן שלכם אינו מרשה זאת לדף הזה.
menu-look = צבעים
theme-system = כמו במערכת
theme-light = יום
theme-dark = לילה
menu-link = צפייה
menu-link-send = משחק { $game }: פתחו את הקישור וצפו.
menu-link-text = כל מי שפותח אותו יכול לצפות; הקלפים שביד נשארים מוסתרים.
share-copy = העתקה
share-copied = הועתק
menu-end = יציאה
resign = כניעה
resign-sure = כן, להיכנע
resign-no = להמשיך לשחק
resign-text = מול יריב אחד תפסידו. מול כמה יריבים בוט ימשיך לשחק במקומכם, אך לא יוכל לנצח.
leave = עזיבת השולחן
leave-sure = כן, לעזוב
leave-text = המקום שלכם נשאר פנוי: תוכלו לחזור אליו, ומישהו אחר יוכל לשבת בו אם האחרים יסכימו.
leave-alone = אם תעזבו, המשחק ימתין לכם בדף הפתיחה.

## The end

over-you-win = ניצחתם!
over-you-share = אתם חולקים את הניצחון!
over-team-wins = ניצחון משותף: { $names }
over-wins =
    { $n ->
        [one] הניצחון של { $names }
       *[other] ניצחון משותף: { $names }
    }
end-resigned = { $name }: כניעה.
end-out-of-time = { $name }: הזמן אזל.
moment-points = { $points }
turning-always =
    { $n ->
        [one] { $name }: אף פעם לא מאחור
       *[other] { $name } והאחרים: אף פעם לא מאחור
    }, ובהובלה עד הסוף החל מ{ $unit ->
        [turn] תור
       *[round] סבב
    } { $turn }.
turning-ahead =
    { $n ->
        [one] { $name }: בהובלה עד הסוף
       *[other] { $name } והאחרים: בהובלה עד הסוף
    } החל מ{ $unit ->
        [turn] תור
       *[round] סבב
    } { $turn }.
turning-last = הוכרע ב{ $unit ->
        [turn] תור
       *[round] סבב
    } האחרון.
turning-best = ההישג הגדול ביותר בבת אחת – { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } ב{ $unit ->
        [turn] תור
       *[round] סבב
    } { $turn }.
deck-of = החפיסה של { $name }
end-rematch = משחק חוזר
end-new-kingdom = משחק חוזר, שילוב חדש
end-same-shuffles = שוב אותם ערבובים
end-to-same-shuffles = אל אותם ערבובים
end-other-shuffles = משחק חוזר עם ערבובים חדשים
end-to-rematch = אל המשחק הבא
end-replay = מעבר על המשחק צעד אחר צעד
end-tell = העתקת התוצאה
end-told-score = { $name } { $n }
end-told = { $game } ב-Crownlands: { $result }. מעבר על המשחק צעד אחר צעד: { $address }
end-told-day = { $game }, חלוקת היום ב-Crownlands: { $result }. תורכם: { $address }
end-look = מבט בשולחן

## Following the others

menu-pace = התורות של האחרים
pace-calm = רגוע
pace-normal = רגיל
pace-fast = מהיר
pace-at_once = מיד
pace-text = בקצב הזה תראו מה הם עושים. בכל עת, נגיעה בכל מקום בשולחן מדלגת אל תורכם.
follow-skip = דילוג
since = מאז תורכם
