### Dominoes: Kingdomino, Queendomino, Royal Wedding
### There is no Hebrew rulebook of these: all terms are translated by us.

game-kingdomino = קינגדומינו
game-queendomino = קווינדומינו
game-royal_wedding = חתונה מלכותית

## What a table plays by, where it is not the usual

rule-dynasty = שושלת: שלושה משחקים, והנקודות מצטברות.
rule-middle_kingdom = הטירה במרכז: 10 נקודות לטירה שאין משבצת בממלכתה הרחוקה ממנה יותר משתי עמודות או שורות, ובממלכה של 7 על 7 – שלוש.
rule-harmony = הרמוניה: 5 נקודות לממלכה שכל אריח מצא בה את מקומו.
rule-mighty_duel = הדו-קרב הגדול: כל האריחים לשני שחקנים, ממלכות של 7 על 7.
rule-lines_of_four = שלושה שחקנים משתמשים בכל האריחים, בטורים של ארבעה; האריח שאיש לא בחר יוצא מהמשחק.
rule-middle_kingdom_incomplete = טירה במרכז מחייבת גם ממלכה ברוחב ובגובה המלאים.
rule-two_full_turns = שני המלכים של כל שחקן רשאים לגבות מיסים, לבנות ולשלוח את הדרקון, ולא רק אחד מהם בסבב.
rule-tax_boxes = כספת משלמת על כל אביר שנשלח, ולא פעם אחת בתור.
rule-free_slot_refund = מי שמארח את המלכה מקבל מטבע כשהוא בונה במחיר 0.
rule-burned_tiles_return = כשהקופה מתרוקנת, המבנים שהדרקון שרף הופכים לקופה חדשה.
rule-limited_pieces = יש 22 אבירים ו-15 מגדלים בלבד.
rule-stack_top_visible = איש אינו רואה איזה מבנה יבוא הבא.
rule-actions_after_discard = מי שלא הצליח להניח את האריח אינו רשאי לבנות או לשלוח את הדרקון בתור זה.
rule-build_on_knights = אין בונים על משבצת שיש עליה אביר.
rule-teams = צוותים של שניים: לשותפים ממלכה אחת, ומטבעותיה ואביריה משותפים.
rule-partners = השותפים יושבים זה מול זה, ולא זה לצד זה.

## Terrains, dominoes, places

terrain-wheat = שדה
    .title = שדה
terrain-forest = יער
    .title = יער
terrain-lake = אגם
    .title = אגם
terrain-grassland = אחו
    .title = אחו
terrain-swamp = ביצה
    .title = ביצה
terrain-mine = מכרה
    .title = מכרה
terrain-town = עיירה
    .title = עיירה
domino = { $first }–{ $second }
domino-numbered = { $n } ({ $domino })
place = { $x },{ $y } { $direction }
direction-east = מזרח
direction-south = דרום
direction-west = מערב
direction-north = צפון
signed = { $sign }{ $n }

## Buildings

building-bakery = מאפייה
building-sawmill = מנסרה
building-fishmonger = דוכן דגים
building-weaving_shop = בית אריגה
building-magic_school = בית ספר לקסמים
building-foundry = בית יציקה
building-church = כנסייה
building-safe_knight = כספת האבירים
building-safe_tower = כספת המגדלים
building-small_tavern = פונדק קטן
building-big_tavern = פונדק גדול
building-guardtower = מגדל שמירה
building-fortified_castle = טירה מבוצרת
building-travelling_castle = טירה נודדת
building-training_camp = מחנה אימונים
building-statue = פסל
building-queens_tower = מגדל המלכה

building-join = { $first }, { $rest }
building-knights =
    { $n ->
        [one] אביר אחד
        [two] שני אבירים
       *[other] { $n } אבירים
    }
building-towers =
    { $n ->
        [one] מגדל אחד
        [two] שני מגדלים
       *[other] { $n } מגדלים
    }
building-crown = כתר אחד לעיירה שהמבנה עומד בה
building-tax-knight = כשאתם גובים מיסים: מטבע נוסף לכל אביר שלכם
building-tax-tower = כשאתם גובים מיסים: מטבע נוסף לכל מגדל שלכם
building-per-terrain =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    } לכל נחלת { $terrain }
building-per-tower =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    } לכל מגדל שלכם
building-per-knight =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    } לכל אביר שלכם
building-tiles =
    { $n ->
        [one] יחיד בקופסה
        [two] שניים בקופסה
       *[other] { $n } בקופסה
    }
building-worth = כעת הוא היה שווה לכם { $points }.
building-value-knights = אבירים
building-value-towers = מגדלים
building-reconstructed = לא ודאי: אין בידינו מקור שמראה כמה { $what } הוא נותן; המספר משוחזר.

## Questions

prompt-claim = בחרו אריח לפי מספרו.
prompt-place = הניחו
prompt-place-how = 1 0 מזרח או 1,0,מז: { $first } במקום 1,0, ו-{ $second } ממזרח לו. אותיות קטנות: אפשרות 1.
prompt-place-more = { $shown } מתוך { $n } מקומות, לפי הנקודות כעת ואחר כך לפי גודל הנחלה. הקלידו "הכול" כדי לראות את היתר.
prompt-no-place = אין מקום לאריח { $domino }.
prompt-tax =
    { $n ->
        [one] לשלוח את האביר שלכם לגבות מיסים?
        [two] לשלוח אביר לגבות מיסים? יש לכם שניים.
       *[other] לשלוח אביר לגבות מיסים? יש לכם { $n }.
    }
prompt-tax-safe = { $building } שלכם: תוספת של { $n ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $n } מטבעות
    }{ $often ->
        [per_knight] { " " }לכל אביר שאתם שולחים
       *[per_action] { " " }למה שתגבו בתור זה
    }.
prompt-build = לבנות? הנקודות הן השינוי כעת, כולל המחיר.
prompt-build-where = פעם אחת לכל עיירה. משבצת אחרת שלה: { $building } { $x } { $y }
prompt-burn = לשלוח את הדרקון תמורת מטבע אחד? המבנה שישרוף { $returns ->
        [yes] יחזור כשהקופה תיגמר
       *[no] ייצא מהמשחק
    }.

option-claim = בחירת { $domino }
option-place = { $domino } במקום { $place }
place-worth = { $place } { $worth }
option-tax = { $x },{ $y }: { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    } מנחלת { $terrain }
option-build = { $building } תמורת { $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    } במקום { $x },{ $y }
option-burn = { $building }, מחיר { $slot }
option-discard-domino = החזרה לקופסה
option-done-tax =
    { $again ->
        [yes] בלי עוד מיסים
       *[no] בלי מיסים
    }
option-done-build = בלי לבנות
option-done-burn = הדרקון נשאר במערה
claim-best = { "  " }עד { $worth } כעת
claim-nowhere = { "  " }אין לו מקום כעת

refused-place = אי אפשר להניח את האריח במקום { $place }: דרושות שתי משבצות פנויות המסומנות +, בתוך הגבול, ואחת ממשבצותיו ליד הטירה או ליד נוף מאותו סוג.
refused-direction = { $word }: הוסיפו את הצד שבו תהיה המשבצת השנייה, כמו 1 0 מזרח (מזרח, דרום, מערב, צפון; אפשר גם מז, ד, מע, צ).
refused-building-dear = { $building }: המחיר { $price ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $price } מטבעות
    }, ויש לכם { $coins }.
refused-not-on-board = { $building }: אין כעת מבנה כזה על לוח הבנאים.
refused-no-buildings = במשחק { $game } אין מבנים.

## The table

table-welcome-dominoes = { $game }: { $team ->
        [yes] אתם יחד עם { $partner } משחקים נגד
       *[no] אתם משחקים נגד
    } { $names }. הממלכות גדלות עד { $limit } על { $limit }, ב-{ $rounds } סבבים. הקלידו ? לעזרה.
table-rule = { "  " }{ $rule }
table-first-claims = הבחירות הראשונות
table-round = סבב { $n } מתוך { $rounds }
table-round-own = { $round }: תורכם
table-round-king = { $round }: המלך { $n ->
        [1] הראשון
       *[2] השני
    } שלכם
table-round-other = { $round }: { $name }
table-dynasty = משחק { $n } מתוך { $games }, { $heading }
table-points-before = ועוד { $n } קודם לכן
table-purse = { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    } · { $towers ->
        [one] מגדל אחד
        [two] שני מגדלים
       *[other] { $towers } מגדלים
    } · אבירים { $reserve }/{ $knights }
table-hosts-queen = מלכה
table-discarded =
    { $n ->
        [one] אריח אחד לא מצא מקום
        [two] שני אריחים לא מצאו מקום
       *[other] { $n } אריחים לא מצאו מקום
    }
table-line = הסבב הזה
table-offer = הסבב הבא: לבחירה
table-line-played = שוחק
table-board = לוח הבנאים, המחירים עבורכם
table-price =
    { $n ->
        [one] מטבע אחד
        [two] 2 מטבעות
       *[other] { $n } מטבעות
    }
table-slot-empty = –
table-dragon-here = הדרקון
table-stack-top = הבא: { $building } (ועוד { $n })
table-stack =
    { $n ->
        [one] מבנה אחד בקופה
        [two] שני מבנים בקופה
       *[other] { $n } מבנים בקופה
    }
table-stack-empty = הקופה ריקה
table-dragon-cave = הדרקון במערתו
table-dragon-out = הדרקון בחוץ
table-queen-away = המלכה עוד לא הגיעה
table-queen-with = המלכה { $who ->
        [you] אצלכם
       *[other] אצל { $name }
    }
legend-terrain = { $letter } { $terrain }
legend-kingdom = C טירה · הספרות הן כתרים
legend-town = C טירה · הספרות הן כתרים · # מבנה, Q מגדל המלכה, k אביר · אבירים 1/3: אחד משלושה עוד בבית

## The log

news-round =
    { $n ->
        [0] הבחירות הראשונות
       *[other] סבב { $n }
    }
news-line = טור חדש: { $dominoes }
news-board = על לוח הבנאים: { $buildings }.
news-remove =
    { $n ->
        [one] איש לא בחר את { $dominoes }: האריח יוצא מהמשחק.
       *[other] איש לא בחר את { $dominoes }: האריחים יוצאים מהמשחק.
    }
news-king =
    { $who ->
        [you] נשלף מלך שלכם.
       *[other] נשלף מלך של { $name }.
    }
news-claim =
    { $who ->
        [you] בחרתם את { $domino }.
       *[other] { $name }: בחירת { $domino }.
    }
news-place =
    { $who ->
        [you] הנחתם את { $domino } במקום { $place }.
       *[other] { $name }: הנחת { $domino } במקום { $place }.
    }
news-discard =
    { $who ->
        [you] אין מקום בממלכתכם לאריח { $domino }: הוא יוצא מהמשחק.
       *[other] אין מקום בממלכה של { $name } לאריח { $domino }: הוא יוצא מהמשחק.
    }
news-tax =
    { $who ->
        [you] שלחתם אביר
       *[other] { $name }: שליחת אביר
    } אל { $x },{ $y }: { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }.
news-safe =
    { $who ->
        [you] { $building } שלכם: תוספת של
       *[other] { $building } של { $name }: תוספת של
    } { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }.
news-build =
    { $who ->
        [you] בניתם { $building }
       *[other] { $name }: בניית { $building }
    } במקום { $x },{ $y } תמורת { $price ->
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
news-queen =
    { $who ->
        [you] המלכה באה אליכם.
       *[other] המלכה עוברת אל { $name }.
    }
news-burn =
    { $who ->
        [you] שלחתם את הדרקון
       *[other] { $name }: שליחת הדרקון
    } תמורת מטבע אחד, והוא שורף: { $building }.
news-game_over = משחק אחד בשושלת הסתיים. הנקודות עד כה: { $points }

## The notepad

sheet-coins = מטבעות
sheet-buildings = מבנים
sheet-queen = מלכה
sheet-middle_kingdom = הטירה במרכז
sheet-harmony = הרמוניה
sheet-before = משחקים קודמים
sheet-total = סך הכול
sheet-none = –
sheet-queen-counted = ✓
sheet-queen-in = +{ $points }, נספר עם { $terrain }
sheet-queen-adds = מלכה { $points }
sheet-building = { $building } { $points }
end-larger-territory = תיקו בנקודות; הנחלה הגדולה ביותר מכריעה.
end-more-crowns = תיקו בנקודות ובנחלות הגדולות ביותר; מספר הכתרים מכריע.

help-dominoes =
    כשנשאלת שאלה, הקלידו
      מספר, או תחילת שם של מבנה, כדי לבחור
      1 0 מזרח       היכן תונח המשבצת הראשונה של האריח, ביחס לטירה
                     (x מזרחה, y דרומה), ובאיזה צד תהיה השנייה;
                     מזרח, דרום, מערב, צפון; אפשר גם 1,0,מז
      Enter או d     בלי (עוד) מיסים, בלי לבנות, בלי דרקון
    בכל עת
      מבנה (שם)      מה מבנה נותן, וכמה היה שווה לכם כעת
      נקודות         הפנקס, עם הנקודות עד כה
      שולחן          כל השולחן מחדש
      הכול           כל האפשרויות, כשהרשימה קוצרה
      יומן           כל מה שקרה
      רמז            מה מומחה היה עושה, ולמה
      ביטול          חזרה לבחירה האחרונה שלכם
      שמירה [קובץ]   שמירה; להמשך: crownlands play --resume עם שם הקובץ
      יציאה          יציאה; תישאלו אם לשמור
      ?              עזרה זו
