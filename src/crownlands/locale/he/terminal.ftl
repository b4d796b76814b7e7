### The table in the terminal. Words that are typed stay as the program knows them.

table-welcome = Crownlands: אתם משחקים נגד { $names }. הקלידו ? לעזרה.
table-position = Crownlands: מצב מתוך { $file }. אתם משחקים נגד { $names }. הקלידו ? לעזרה.
table-resumed = המשחק מתוך { $file } נמשך. הקלידו ? לעזרה.
table-autosave = הוא נשמר אל { $file } אחרי כל בחירה שלכם.
table-kingdom = קלפי ממלכה
table-basic = קלפי בסיס
table-hand = יד
table-hand-empty = אין קלפים
table-for = במקום { $name }: { $prompt }
table-whose = הקלפים של { $name }
table-play = קלפים פעילים
table-stays = נשארים פעילים
table-later = בתור הבא
table-mat-island = משטח האי הבודד
table-mat-haven = בצד (מפרץ)
table-mat-horse_traders = בצד (סוחרי סוסים)
table-mat-gear = בצד (גלגל שיניים)
table-mat-tavern = משטח המסבאה
table-mat-waiting = עוד יופעלו
table-mat-possessed = הושלכו לתור זה
table-tokens = אסימונים
table-tokens-vp =
    { $n ->
        [one] אסימון ניצחון אחד
        [two] שני אסימוני ניצחון
       *[other] { $n } אסימוני ניצחון
    }
table-tokens-pirate_ship =
    { $n ->
        [one] אסימון ספינת פיראטים אחד
        [two] שני אסימוני ספינת פיראטים
       *[other] { $n } אסימוני ספינת פיראטים
    }
table-tokens-coffers =
    { $n ->
        [one] אסימון מטבע אחד
        [two] שני אסימוני מטבע
       *[other] { $n } אסימוני מטבע
    }
table-tokens-debt = חוב: { $n }
table-tokens-journey = אסימון המסע הפוך
table-tokens-minus_card = אסימון −1 קלף על החפיסה
table-aside = בצד
table-picked = נבחרו
table-looked_at = בעיון
table-discard = ערמת המשומשים
table-discard-top = בראשה { $card }
table-deck =
    { $n ->
        [0] ריקה
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }
table-deck-label = חפיסה אישית
table-trash = שטח הפקר
table-beside = לצד המלאי
table-landscapes = אירועים וציוני דרך
table-pile-points = אסימונים
table-points = { $n } על { $card }
table-trained = אסימון +$1 על
table-banned = אסור לרכישה
table-extra = עוד יבוא
table-extra-own =
    { $who ->
        [you] תור נוסף שלכם
       *[other] תור נוסף של { $name }
    }
table-extra-possessed =
    { $who ->
        [you] תור נוסף שלכם, בהחלטת { $controller }
       *[other] { $decides ->
            [you] תור נוסף של { $name }, בהחלטתכם
           *[other] תור נוסף של { $name }, בהחלטת { $controller }
        }
    }
table-actions =
    { $n ->
        [one] פעולה אחת
        [two] 2 פעולות
       *[other] { $n } פעולות
    }
table-buys =
    { $n ->
        [one] רכישה אחת
        [two] 2 רכישות
       *[other] { $n } רכישות
    }
table-coins = ${ $n }
table-potions =
    { $n ->
        [one] שיקוי אחד
        [two] שני שיקויים
       *[other] { $n } שיקויים
    }
table-opponent =
    { $hand ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $hand } קלפים ביד
    }, { $turns ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $turns } תורות
    }
table-opponent-discard = { $card } בראש ערמת המשומשים
table-cost =
    { $potion ->
        [True] ${ $n }P
       *[False] ${ $n }
    }
table-cost-debt = { $n }D
table-cost-potion = P במחיר: וגם שיקוי.
table-card-price =
    { $potion ->
        [True] ${ $n } ושיקוי
       *[False] ${ $n }
    }
table-card-debt = חוב של { $n }
table-bane = { $card } (סגולה)
table-left =
    { $n ->
        [0] לא נותרו
        [one] נותר אחד
        [two] נותרו שניים
       *[other] נותרו { $n }
    }
table-empty = אזל
table-several = { $card } ×{ $n }
table-pile = { $card }, { $price }, { $left }
table-event = { $card }, ${ $price }, אירוע

numbers-up-to = מספר מ-1 עד { $n }
numbers-of = אחד המספרים { $numbers }
refused-nothing = הקלידו { $numbers }, או ? לעזרה.
refused-number = אין כאן { $word }: הקלידו { $numbers }.
refused-several = { $word } יכול להיות { $options }. הקלידו עוד אותיות, או את המספר.
refused-unknown = { $word } אינו בין האפשרויות. הקלידו { $numbers }, תחילה של שם, או ? לעזרה.
refused-near = { $word } אינו בין האפשרויות. האם התכוונתם אל { $near }?
refused-not-now = אי אפשר לבחור כעת { $card }.
refused-dear = המחיר של { $card } הוא { $price }, ויש לכם ${ $coins }.
refused-potion = המחיר של { $card } הוא { $price }, ואין לכם שיקוי לתשלום.
refused-banned = אי אפשר לרכוש בתור זה { $card }: שמו ננקב.
refused-not-with = אי אפשר לרכוש { $card } כל עוד יש לכם { $other } פעיל.
refused-name = אין { $kind ->
        [building] מבנה
       *[card] קלף
    } בשם { $word }.
refused-name-near = אין { $kind ->
        [building] מבנה
       *[card] קלף
    } בשם { $word }. האם התכוונתם אל { $near }?
refused-which = איזה { $kind ->
        [building] מבנה? הקלידו למשל: מבנה
       *[card] קלף? הקלידו למשל: קלף
    } { $example }

table-hint-would = המומחה היה בוחר: { $option }
table-hint-chances = באיזו תדירות כל אחת מאלה מנצחת, אם כולם משחקים היטב: { $options }.
table-hint-option = { $option } { $n }%
table-hint-usual = זה פשוט מה שעושים כאן.

undone = בוטל: { $choice }.
undone-information = בוטל: { $choice }. { $game ->
        [dominion] מאז נשלפו או נחשפו קלפים, וראיתם אותם
       *[other] מאז המשחק נמשך, וראיתם איך
    }: במשחק עם אנשים נהוג לשאול תחילה.
undo-nothing = עדיין לא בחרתם דבר.

saved = נשמר אל { $file }.
saved-how = להמשך: crownlands play --resume { $file }{ "\u200E" }
quit-ask = לשמור את המשחק? Enter או "כן" – שמירה אל { $file }; "לא" – יציאה בלי שמירה; או הקלידו שם של קובץ אחר.
quit-unsaved = יציאה בלי שמירה.
quit-bye = להתראות.
stopped = נעצר.

log-empty = עדיין לא קרה דבר.

end-title = המשחק הסתיים
end-points =
    { $n ->
        [-1] מינוס נקודה אחת
        [one] נקודה אחת
       *[other] { $n } נקודות
    }
end-turns =
    { $n ->
        [one] תור אחד
        [two] שני תורות
       *[other] { $n } תורות
    }
end-worth = { $cards } { $points }
end-no-points = אין קלפים ששווים נקודות
end-you-win = ניצחתם!
end-wins = הניצחון של { $name }.
end-share = ניצחון משותף: { $names }.
end-fewer-turns = תיקו בנקודות; מספר תורות קטן יותר מכריע.
end-seed = זרע { $seed }. שוב { $game ->
        [dominion] אותם ערבובים
       *[other] אותן שליפות
    }: { $command }

help =
    כשנשאלת שאלה, הקלידו
      מספר, או תחילת שם של קלף, כדי לבחור
      Enter או t     הפעלת כל האוצרות
      סיום או d      הבחירה האחרונה, אם יש: די, סיום התור
      כן, לא         אפשר גם כ ו-ל
    בכל עת
      קלף (שם)       מה קלף עושה, מחירו וסוגיו
      מלאי           כל השולחן מחדש
      הכול           כל האפשרויות, כשהרשימה קוצרה
      יומן           כל מה שקרה
      רמז            מה מומחה היה עושה, ולמה
      ביטול          חזרה לבחירה האחרונה שלכם
      שמירה [קובץ]   שמירה; להמשך: crownlands play --resume עם שם הקובץ
      יציאה          יציאה; תישאלו אם לשמור
      ?              עזרה זו

# words that may be typed; the English ones are understood in every language
typed = –
    .help = עזרה
    .table = שולחן
    .log = יומן
    .hint = רמז
    .undo = ביטול
    .save = שמירה
    .quit = יציאה
    .all = הכול
    .card = קלף
    .supply = מלאי
    .building = מבנה
    .points = נקודות
    .done = סיום
    .yes = כן
    .no = לא

### crownlands score

score-unnamed = הממלכה
score-nobody = ממלכה { $n }
score-note-towers = { $name }: אין שורה "towers:", ולכן { $n ->
        [one] נספר המגדל היחיד
        [two] נספרים שני המגדלים
       *[other] נספרים { $n } המגדלים
    } של המבנים.
score-note-knights = { $name }: אין שורה "knights:", ולכן { $n ->
        [one] נספר אביר אחד
        [two] נספרים שני אבירים
       *[other] נספרים { $n } אבירים
    }: זה של ההתחלה, ואלה של המבנים.
score-note-coins = { $name }: אין שורה "coins:", ולכן לא נספרים מטבעות.
score-note-odd = { $name }: מספר אי-זוגי של משבצות מלבד הטירה, אבל באריח יש שתיים. האם חסרה אחת?
score-wins = הניצחון של { $name }.

### Listing kingdoms and cards

kingdoms-playable = שילובים מומלצים
kingdoms-unplayable = לאלה דרושות ערכות שעוד אינן כאן
kingdoms-missing = אי אפשר לשחק כאן: חסרים { $cards } מתוך { $boxes }.
kingdoms-start = למשחק: crownlands play --kingdom { $id }{ "\u200E" }
kingdoms-extras = יחד עם זה: { $extras }
kingdoms-hint = אחד מהם עם קלפיו: crownlands kingdoms { $id }{ "\u200E" }
kingdoms-not-here = עוד אינו כאן
kingdoms-none = אין שילוב מומלץ שמשתמש בערכה { $box }.
