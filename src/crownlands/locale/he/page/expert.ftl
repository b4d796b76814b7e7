### Hints at the table, and what an expert thinks of a finished game

percent = { $n }%

## Hints

advice = רמז
advice-ask = מה המומחה היה עושה?
advice-thinking = המומחה חושב …
advice-title = מה המומחה היה עושה
advice-would = המומחה היה בוחר: { $option }
advice-chances = באיזו תדירות כל אחת מאלה מנצחת, אם כולם משחקים היטב:
advice-option = { $option }: { $n }%.
advice-usual = זה פשוט מה שעושים כאן.
advice-thanks = תודה

## What an option of dominoes means

choice-place = { $place }, לכיוון { $direction }
choice-claim = בחירת אריח { $n }
choice-tax =
    { $half ->
        [first] גביית מיסים מהנחלה של המשבצת הראשונה
       *[second] גביית מיסים מהנחלה של המשבצת השנייה
    }
choice-build =
    { $named ->
        [no] בנייה { $place }
       *[yes] בניית { $building } { $place }
    }
choice-burn =
    { $named ->
        [no] שהדרקון ישרוף מבנה
       *[yes] שהדרקון ישרוף: { $building }
    }
choice-discard = החזרת האריח לקופסה
choice-done =
    { $prompt ->
        [tax] בלי לגבות מיסים
        [build] בלי לבנות
       *[burn] הדרקון נשאר במערה
    }

## After the game

end-review = מה חשב המומחה?
review = מה חשב המומחה?
review-title = מה חשב המומחה? · { $game }
review-text = כל החלטה פעם נוספת, לפי מה שהיה אפשר לדעת באותו רגע.
review-whose = ההחלטות של
review-progress = התקדמות הניתוח
review-asking = פונים אל המומחה …
review-waiting =
    { $n ->
        [one] ניתוח אחד אחר בא קודם.
        [two] שני ניתוחים אחרים באים קודם.
       *[other] { $n } ניתוחים אחרים באים קודם.
    }
review-working = המומחה עובר על המשחק.
review-cancelled = הניתוח נעצר כאן.
review-cancel = ביטול
review-go-on = המשך
review-curve = הסיכוי לנצח, החלטה אחר החלטה
review-end = סוף
review-mistakes =
    { $n ->
        [one] הטעות הגדולה ביותר
        [two] שתי הטעויות הגדולות ביותר
       *[other] { $n } הטעויות הגדולות ביותר
    }
review-mistake = תור { $turn }: { $n }% פחות סיכוי לנצח
review-yours = נבחר
review-see = לראות בצפייה החוזרת
review-fork = להמשיך לשחק מכאן
review-none = אין טעות שאפשר להבדיל ממזל. משחק יפה!
review-all = כל ההחלטות
review-turn = תור
review-chosen = מה נבחר
review-expert = המומחה
review-same = אותו הדבר
review-how = הקלפים שאיש לא יכול היה לראות חולקו שוב ושוב, והמשחק שוחק עד סופו עם כל אפשרות. הבדלים קטנים הם מזל.
