### My record

me-title = ההיסטוריה שלי
me-empty = עדיין ריק: כל משחק שתסיימו יירשם כאן.
me-games =
    { $n ->
        [one] משחק
       *[other] משחקים
    }
me-wins =
    { $n ->
        [one] ניצחון
       *[other] ניצחונות
    }
me-streak = ניצחונות ברצף כעת
me-longest = רצף הניצחונות הארוך ביותר
me-rating = דירוג
me-rating-of = דירוג באיזה משחק
me-deviation = ± { $n }
me-curve =
    { $n ->
        [one] הדירוג אחרי משחק אחד: { $rating }
        [two] הדירוג אחרי שני משחקים: { $rating }
       *[other] הדירוג אחרי { $n } משחקים: { $rating }
    }
me-rating-text = לפי Glicko, ממשחקים חדשים מול ארבע הרמות, שדירוגן קבוע (הקווים), ומול אנשים אם כולם רוצים בכך. המספר שאחרי ± אומר עד כמה הדירוג בטוח.
me-by-game = לפי משחק
me-by-level = לפי יריב
me-by-kingdom = לפי שילוב
me-bests = התוצאות הטובות ביותר
me-share = { $percent }% מתוך { $games }
me-all = כל המשחקים
me-won = ניצחון
me-shared = ניצחון משותף
me-lost = הפסד
me-gave-up = כניעה
me-against = נגד { $names }
me-score = { $mine } : { $theirs }
me-length =
    { $turns ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $turns } תורות
    }, { $minutes ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $minutes } דקות
    }
me-more = להציג עוד
me-somebody = מישהו
me-others = שחקנים אחרים
me-rated = המשחקים שלי עם אנשים שגם הם רוצים בכך נחשבים לדירוג
me-shown = כל השחקנים בשרת הזה רשאים לראות את ההיסטוריה שלי, תחת שמי
me-rename = שינוי השם
me-page = הדף של { $name }
players-title = שחקנים בשרת הזה
players-nobody = עדיין איש אינו מציג היסטוריה.
players-join = להציג את שלי
player-title = ההיסטוריה של { $name }
player-empty = { $name }: עדיין אין משחק שהסתיים.
player-unknown = איש בשרת הזה אינו מציג היסטוריה בשם { $name }.
me-keeping = היכן היא נשמרת
me-keeping-text =
    { $n ->
        [0] למכשיר הזה יש מפתח משלו; איש מלבדכם אינו רואה את ההיסטוריה שלכם.
        [one] למכשיר הזה יש מפתח משלו; איש מלבדכם אינו רואה את ההיסטוריה שלכם.
        [two] שני מכשירים חולקים את ההיסטוריה הזו; איש מלבדכם אינו רואה אותה.
       *[other] { $n } מכשירים חולקים את ההיסטוריה הזו; איש מלבדכם אינו רואה אותה.
    }
me-move = שימוש במכשיר אחר
me-link = קישור למכשיר האחר
me-link-text = פתחו את הקישור הזה במכשיר האחר בתוך רבע שעה. הוא פועל פעם אחת. מה ששוחק שם יצטרף לאותה היסטוריה.
me-link-code = הקישור כקוד QR
me-export = שמירה כקובץ
me-delete = מחיקת ההיסטוריה
me-delete-sure = כן, למחוק את כולה, בכל המכשירים שלי
me-delete-no = לשמור אותה
me-take-text = הקישור הזה מביא את ההיסטוריה שלכם למכשיר הזה. מה ששוחק כאן יצטרף אליה.
me-take = להביא לכאן

## At the end of a game

records-first = הניצחון הראשון שלכם במשחק { $game }!
records-best =
    { $n ->
        [one] התוצאה הטובה ביותר שלכם במשחק { $game }: נקודה אחת
        [two] התוצאה הטובה ביותר שלכם במשחק { $game }: שתי נקודות
       *[other] התוצאה הטובה ביותר שלכם במשחק { $game }: { $n } נקודות
    }
records-streak =
    { $n ->
        [two] שני ניצחונות ברצף
       *[other] { $n } ניצחונות ברצף
    }
