### What the commands say

## crownlands check

check-title = בדיקת { $game }
check-interrupted = הופסק: שוחקו { $n } מתוך { $wanted } משחקים.
check-games = { $n } משחקים עם זרע { $seed } ב-{ $seconds } שניות ({ $rate } בשנייה)
check-size = { $choices } בחירות ב-{ $turns } תורות; העתקים, תיעוד, ביטול וסודיות נבדקו ב-{ $laws } מהמשחקים
check-seats = משחקים לפי מספר השחקנים: { $seats }
check-limited = { $n ->
    [one] משחק אחד נעצר
    [two] שני משחקים נעצרו
   *[other] { $n } משחקים נעצרו
} בגבול של { $limit } תורות לשחקן
check-violations = { $n ->
    [0] אין הפרה
    [one] הפרה אחת:
    [two] שתי הפרות:
   *[other] { $n } הפרות:
}

## crownlands check kingdoms

kingdoms-title = כל השילובים משוחקים
kingdoms-played = שילובים: { $kingdoms }, בוטים בכל אחד: { $bots }
kingdoms-limited = { $bot }: { $n } מתוך { $games } משחקים נעצרו בגבול
kingdoms-errors = { $n ->
    [0] כל המשחקים שוחקו
    [one] שגיאה אחת:
    [two] שתי שגיאות:
   *[other] { $n } שגיאות:
}

## crownlands check figures

figures-title = משחקים את מה שאחרים שיחקו
figures-what = נתון
figures-theirs = שלהם
figures-ours = שלנו
figures-tolerance = סטייה מותרת
figures-agrees = תואם?
figures-source = מקור
figures-yes = כן
figures-explained = מוסבר
figures-no = לא
figures-limits = הסימן ± מתיר סטייה בשל מקריות ועיגול, הסימן − בשל מקריות בלבד: אותו נתון תלוי בטיב השימוש בקלף, ולכן שלנו יכול להיות טוב יותר. ככל שהמשחקים מעטים, הסטייה המקרית המותרת גדולה יותר.
figures-why-duke = תוכנה בלתי תלויה, שנכתבה לפי החוקים, משחקת את הרשימה הזו כמו שלנו ומנצחת באותה תדירות.
figures-why-moves = שלהם הוא הממוצע של שחקן אחד ב-1,000 משחקים, בשגיאה של 1.4% עד 3%; תוכנה בלתי תלויה, שנכתבה לפי החוקים, סופרת את מה ששלנו סופרת.
figures-interrupted = הופסק אחרי { $n ->
    [one] נתון אחד
    [two] שני נתונים
   *[other] { $n } נתונים
}.
figures-summary = { $n } נתונים, { $games } משחקים לכל אחד ({ $dominoes } של קינגדומינו), זרע { $seed }; { $wrong ->
    [0] כולם תואמים
    [one] אחד אינו תואם
    [two] שניים אינם תואמים
   *[other] { $wrong } אינם תואמים
}{ $explained ->
    [0] {""}
   *[other] , { $explained } מוסברים
}

## crownlands lab compare

compare-title = השוואה
compare-games = { $name } נגד { $other }: { $n } משחקים עם זרע { $seed } ב{ $kingdoms ->
    [one] { $what ->
        [deal] חלוקה אחת
       *[kingdom] שילוב אחד
    }
    [two] { $what ->
        [deal] שתי חלוקות
       *[kingdom] שני שילובים
    }
   *[other] -{ $kingdoms } { $what ->
        [deal] חלוקות
       *[kingdom] שילובים
    }
}, בזוגות, בהחלפת מקומות
compare-nothing = הופסק לפני ששוחק זוג משחקים.
compare-all = נעצר כי שוחק כל מה שהתבקש.
compare-width = נעצר כי רווח הסמך אינו רחב מ-{ $until } לכל צד.
compare-settled = נעצר כי הוכרע מי טוב יותר: רווח סמך שמביא בחשבון הצצות תכופות, { $low }% עד { $high }%, אינו כולל את 50%.
compare-interrupted = הופסק: שוחקו { $n } מתוך { $wanted } משחקים.
compare-resume = להמשך: { "\u200E" }--resume { $path }{ "\u200E" }
compare-result = שיעור הניצחונות של { $name } הוא { $share }% (רווח סמך של 95%: { $low }% עד { $high }%, בשיטת bootstrap על פני { $what ->
    [deal] חלוקות
   *[kingdom] שילובים
}; תיקו הוא חצי ניצחון).
compare-better = { $name } טוב יותר מאשר { $other }, מעבר למקריות.
compare-unsure = ייתכן שההבדל מקרי.
compare-player = שחקן
compare-win = ניצחון %
compare-tie = תיקו %
compare-points = נקודות
compare-cpu = זמן מעבד לבחירה, אלפיות שנייה
compare-setup = אלפיות שנייה להכנה
compare-best = הטובים ביותר עבור { $name }:
compare-worst = הגרועים ביותר עבור { $name }:
compare-deal = חלוקה { $n }

# ---- lab ratings
ratings-title = דירוג { $n } שחקנים
ratings-games = { $game }: { $n } משחקים עם זרע { $seed } בין { $players } שחקנים, ב{ $tables ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] -{ $tables } שולחנות
}, בזוגות, בהחלפת מקומות
ratings-nothing = הופסק לפני ששוחק זוג משחקים.
ratings-interrupted = הופסק: שוחקו { $n } מתוך { $wanted } משחקים.
ratings-player = שחקן
ratings-rating = דירוג
ratings-interval = רווח סמך 95%
ratings-share = ניצחון %
ratings-played = משחקים
ratings-cpu = זמן מעבד לבחירה, אלפיות שנייה
ratings-explained = הדירוגים הם החוזקות שמסבירות את התוצאות בסבירות הגבוהה ביותר (Bradley-Terry); 400 נקודות הן יחס סיכויים של 10 ל-1, והממוצע הוא 1500. רווחי הסמך מחושבים מהשולחנות, בשיטת bootstrap. תיקו הוא חצי ניצחון.
ratings-cross = בכמה אחוזים מהמשחקים ניצח כל שחקן את השחקן שבכל דרגה:
ratings-absent = { $n ->
    [one] לשחקן אחד אין משחק, כי קלפיו
    [two] לשני שחקנים אין משחק, כי קלפיהם
   *[other] ל-{ $n } שחקנים אין משחק, כי קלפיהם
} אינם באף שולחן: { $names }

## crownlands lab evolve

evolved-for = פותחה בשביל { $cards }.
evolved-worths = אחרי כל שורה: כמה מתוך 100 ניצחונות אובדים בלעדיה.
evolve-title = פיתוח
evolve-interrupted = הופסק: זה הטוב ביותר מתוך { $n } משחקים.
evolve-games = { $n } משחקים ב-{ $seconds } שניות; תוצאות של { $exam } משחקים חדשים נגד כל אחד:
evolve-opponent = יריב
evolve-share = ניצחון %
evolve-menu = תפריט, מספר { $n }
evolve-past = העבר של עצמו, או תשובה לו, מספר { $n }
evolve-kept = נשמר ב-{ $path }: הפקודה crownlands match evolved ... משחקת אותו בשולחן הזה.
evolve-nothing = הופסק לפני שהיה מה לשמור.

## crownlands lab kingdom

kingdom-title = חקירת השילוב

## crownlands lab sample

sample-title = { $name } נגד { $other }, משחק עם זרע { $seed }
sample-after = מטבעות { $coins }, נקודות { $points }; { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
}: { $deck }
sample-won = הניצחון של { $name }, { $score }.
sample-tied = ניצחון משותף: { $name }, { $score }.
sample-points-curve = הנקודות אחרי כל תור
sample-coins-curve = המטבעות בכל תור
sample-ended = הסתיימו עד אז, %

## crownlands match

match-share = { $share } ({ $low } עד { $high })
match-title = משחקים { $game }
match-interrupted = הופסק: שוחקו { $n } מתוך { $wanted } משחקים.
match-games = { $n ->
    [one] משחק אחד עם זרע { $seed } ב-{ $seconds } שניות
    [two] שני משחקים עם זרע { $seed } ב-{ $seconds } שניות
   *[other] { $n } משחקים עם זרע { $seed } ב-{ $seconds } שניות
}
match-piles = על השולחן מלבד קלפי הבסיס: { $piles }
match-no-piles = על השולחן: קלפי הבסיס בלבד
match-absent = { $name } מזכיר גם מה שאינו על השולחן: { $cards }
match-kingdoms = על השולחן: { $n } שילובים אקראיים, לכל אחד חלק שווה במשחקים
match-first = שיעור הניצחונות של מי שהתחיל, באחוזים: { $share }.
match-turn-games = הגיעו אליו, %
match-turn-points = נקודות
match-turn-coins = מטבעות
match-turn-cards = קלפים
match-turn-explained = הנקודות אחרי התור, בכל המשחקים: משחק שהסתיים נספר עם נקודותיו האחרונות. המטבעות לתשלום בתור והקלפים אחריו, במשחקים שהגיעו אליו.
match-player = שחקן
match-win = ניצחון %
match-loss = הפסד %
match-tie = תיקו %
match-points = נקודות
match-length = בסוגריים רווחי סמך של 95%. משחק נמשך { $turns } תורות בממוצע.
match-end-provinces = { $share }% מהמשחקים הסתיימו בקלף המחוז האחרון.
match-end-colonies = { $share }% מהמשחקים הסתיימו בקלף הקולוניה האחרון.
match-end-piles = { $share }% מהמשחקים הסתיימו בערמות ריקות.
match-end-last_round = { $share }% מהמשחקים הסתיימו אחרי הסבב האחרון.
match-end-limit = { $n ->
    [one] משחק אחד נעצר אחרי יותר מדי תורות, עם הנקודות כפי שהיו.
    [two] שני משחקים נעצרו אחרי יותר מדי תורות, עם הנקודות כפי שהיו.
   *[other] { $n } משחקים נעצרו אחרי יותר מדי תורות, עם הנקודות כפי שהיו.
}
match-ahead = { $name } מוביל על פני { $other } מעבר למקריות: מהמשחקים שאחד מהשניים ניצח בהם הוא ניצח ב-{ $share }% (רווח סמך של 95%: { $low }% עד { $high }%).
match-maybe-ahead = { $name } מוביל על פני { $other }, אבל ייתכן שזה מקרי: מהמשחקים שאחד מהשניים ניצח בהם הוא ניצח ב-{ $share }% (רווח סמך של 95%: { $low }% עד { $high }%). כ-{ $needed } משחקים יכריעו.
match-perhaps-ahead = { $name } מוביל על פני { $other }, אבל ייתכן שזה מקרי: מהמשחקים שאחד מהשניים ניצח בהם הוא ניצח ב-{ $share }% (רווח סמך של 95%: { $low }% עד { $high }%).
match-same = { $name } משחק בדיוק כמו { $other }: כל הבדל ביניהם מקרי.
match-level = תיקו בין { $name } לבין { $other }: לשניהם אותו מספר ניצחונות.

chart-title = { $names }: { $n } משחקים
chart-turn = תור
chart-points-so-far = ממוצע הנקודות אחרי התור, כל המשחקים
chart-coins-so-far = ממוצע המטבעות לתשלום בתור
chart-cards-so-far = ממוצע הקלפים אחרי התור
chart-win = ניצחונות שאינם משותפים (קו: רווח סמך של 95%)
chart-points = נקודות בסוף
chart-turns = מספר התורות
chart-rating = דירוג (קו: רווח סמך של 95%; 400 נקודות הן יחס סיכויים של 10 ל-1)

## crownlands strategies

strategies-title = משחקים
strategies-name = אסטרטגיה
strategies-idea = רעיון
strategies-author = מאת { $name }
strategies-share = מנצחת ב-{ $share }% מתוך { $n } משחקים עם זרע { $seed } נגד { $opponent }
strategies-shares = שיעור הניצחונות נגד { $opponent }: { $n } משחקים לכל אסטרטגיה עם זרע { $seed }, עם הערמות ששתיהן מזכירות. `crownlands strategies NAME` מציג את הטקסט.

## crownlands tournament

tournament-title = טורניר של { $n } שחקנים
tournament-interrupted = הופסק: שוחקו { $n } מתוך { $wanted } משחקים.
tournament-games = { $players } שחקנים, { $games } משחקים לכל אחד מ-{ $pairs } הזוגות, זרע { $seed }, ב-{ $seconds } שניות
tournament-rank = דרגה
tournament-player = שחקן
tournament-rating = דירוג
tournament-share = ניצחון % מכל המשחקים
tournament-explained = תיקו נחשב חצי ניצחון; בסוגריים רווחי סמך של 95%. 400 נקודות דירוג הן יחס סיכויים של 10 ל-1.
tournament-cross = למטה: בכמה אחוזים מהמשחקים ניצח כל שחקן את השחקן שבכל דרגה; ליד מה שייתכן שהוא מקרי יש סימן שאלה.
tournament-too-wide = טבלה של כל הזוגות רחבה מהמסך; { "\u200E" }--json מציג אותם.
tournament-no-circles = אין תוצאות שסוגרות מעגל.
tournament-circles = { $n ->
    [one] תוצאות שסוגרות מעגל, כל אחת מעבר למקריות:
    [two] תוצאות שסוגרות שני מעגלים, כל אחת מעבר למקריות:
   *[other] תוצאות שסוגרות { $n } מעגלים, כל אחת מעבר למקריות:
}
tournament-circle = { $names }, שמנצח את { $first }
tournament-beats = { $name } מנצח את { $rest }
tournament-more-circles = ועוד { $n } ({ "\u200E" }--json מציג את כולם)

# ---- tidy
tidy-removed = { $n ->
    [0] לא היה מה להסיר.
    [one] שולחן אחד הוסר:
    [two] שני שולחנות הוסרו:
   *[other] { $n } שולחנות הוסרו:
}
tidy-would-remove = { $n ->
    [0] אין מה להסיר.
    [one] שולחן אחד היה מוסר:
    [two] שני שולחנות היו מוסרים:
   *[other] { $n } שולחנות היו מוסרים:
}
tidy-open = { $n ->
    [one] אחד שמעולם לא התחיל
    [two] שניים שמעולם לא התחילו
   *[other] { $n } שמעולם לא התחילו
}
tidy-running = { $n ->
    [one] אחד שאיש לא המשיך את המשחק בו
    [two] שניים שאיש לא המשיך את המשחק בהם
   *[other] { $n } שאיש לא המשיך את המשחק בהם
}
tidy-over = { $n ->
    [one] אחד שהמשחק בו הסתיים
    [two] שניים שהמשחק בהם הסתיים
   *[other] { $n } שהמשחק בהם הסתיים
}

## What an expert thinks of a recorded game

lab-review-title = החלטות
lab-review-turn = תור
lab-review-step = צעד
lab-review-chosen = נבחר
lab-review-chance = סיכוי
lab-review-expert = המומחה
lab-review-best = סיכוי
lab-review-none = אין טעות שאפשר להבדיל ממזל.
lab-review-mistake = תור { $turn }: { $chosen } במקום { $choice } – { $n }% פחות סיכוי לנצח.

## crownlands words

words-missing = { $n ->
    [0] { $language }: לא חסר דבר.
    [one] { $language }: חסר דבר אחד.
    [two] { $language }: חסרים שני דברים.
   *[other] { $language }: חסרים { $n } דברים.
}

## crownlands

serve-at = Crownlands נמצא בכתובת { $address } (Ctrl-C עוצר אותו)
serve-lan = כל מי שבבית ימצא אותו בכתובת { $address }
