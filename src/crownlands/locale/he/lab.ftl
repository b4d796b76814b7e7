### What the lab finds out about a kingdom: in the terminal, as a page of its own, and in the browser

study-title = מה מנצח עם { $cards }
study-games = { $n } משחקים עם זרע { $seed } ב-{ $seconds } שניות
study-interrupted = הופסק: זה מה שנמצא עד אז.
study-nothing = הופסק לפני שהיה מה לספר.
study-wins = מה מנצח כאן
study-player = שחקן
study-between = { $share } ({ $low } עד { $high })
study-share = ניצחון %
study-rating = דירוג
study-explained = שיעור הניצחונות מכל המשחקים כאן, תיקו כחצי ניצחון; רווחי סמך של 95%. 400 נקודות דירוג הן יחס סיכויים של 10 ל-1.
study-unbeaten = איש כאן אינו מנצח את { $name } מעבר למקריות.
study-beaten = את { $name } מנצחים מעבר למקריות: { $others }.
study-matrix = מי מנצח את מי ובאיזו תדירות, באחוזים
study-matrix-explained = עם מחצית רווח הסמך של 95% (±), מתוך { $n } משחקים לזוג או יותר; ליד מה שייתכן שהוא מקרי יש סימן שאלה.
study-matrix-best = { $n } הטובים ביותר; { "\u200E" }--json וגם { "\u200E" }--html מציגים את כולם.
study-no-circle = אין מעגל: איש אינו מנצח מישהו שמנצח מישהו שמנצח אותו.
study-circle = מעגל: { $names }, שמנצח את { $first }.
study-beats = { $name } מנצח את { $rest }
study-evolved = האסטרטגיה שפותחה
study-mixed = השילוב הזה הוא מעגל: בתחילת כל משחק מוגרלת אחת מכמה אסטרטגיות.
study-mixed-part = { $name }, ב-{ $share } מתוך 100 משחקים
study-line = רכישה
study-line-worth = שווי
study-line-explained = נרכשת השורה המתאימה הראשונה. שווי: כמה מתוך 100 ניצחונות אובדים בלי השורה.
study-lengths = כמה נמשכים המשחקים
study-against = { $name } נגד
study-itself = עצמו
study-turns = תורות
study-range = 8 מתוך 10 משחקים
study-ends = מסתיימים עם
study-range-value = { $short } עד { $long }
study-end-provinces = מחוז אחרון { $share }%
study-end-colonies = קולוניה אחרונה { $share }%
study-end-piles = ערמות ריקות { $share }%
study-end-limit = לא מסתיימים { $share }%
study-lengths-curve = המשחקים שעוד נמשכים בכל תור, באחוזים
study-buys = מה נרכש ומתי
study-buys-of = { $name } נגד { $other }, { $n } משחקים
study-turn = תור
study-had = הגיעו אליו, %
study-bought = עותקים שנרכשו בתור, בממוצע
study-copies = { $card } { $n }
study-worths = כמה שווה כאן כל קלף
study-card = קלף
study-without = ניצחון % בלעדיו
study-cut = רק הושמט
study-worth = שווי
study-free = כל קלף
study-worths-explained = שחקן שאינו רשאי לרכוש את הקלף, עם האסטרטגיה הטובה ביותר שנמצאה לכך, נגד זו שפותחה. השווי הוא ההפרש בין שיעור ניצחונותיו לבין זה של שחקן הרשאי לרכוש כל קלף. "רק הושמט" היא האסטרטגיה שפותחה בלי השורות של הקלף.
study-worths-noise = שווי שרווח הסמך שלו כולל אפס עשוי להיות מקרי.
study-not-bought = { $card } (לא באסטרטגיה שפותחה)
study-idle = איש אינו מחמיץ דבר בלי { $cards }: לא האסטרטגיה שפותחה ולא התשובה הטובה ביותר לה רוכשות { $n ->
    [one] אותו
   *[other] אותם
}.

## Why the evolved strategy wins

evolved-lives-on = היא נשענת על קלף { $card }: בו תלויים { $n } מתוך 100 ניצחונות.
evolved-lives-too = בקלף { $card } תלויים { $n }.
evolved-lives-on-money = היא נשענת על אוצרות בלבד.
evolved-beats-money = היא מנצחת ב-{ $share }% מתוך { $games } משחקים נגד אסטרטגיה של אוצרות בלבד.
evolved-beats-lists = היא מנצחת לפחות ב-{ $share }% מתוך { $games } משחקים נגד כל אסטרטגיה שמתאימה לכאן; היריבה הקשה ביותר היא { $hardest }.
evolved-turns =
    { $n ->
        [one] משחק נמשך אצלה תור אחד.
        [two] משחק נמשך אצלה שני תורות.
       *[other] משחק נמשך אצלה { $n } תורות.
    }
evolved-early = הפיתוח הופסק לפני שהושלם.
