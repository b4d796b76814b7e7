# מה לא בסדר במילה של שורת הפקודה, בקובץ, באסטרטגיה, במצב: בשורה אחת ובלי נקודה בסוף. מילים במירכאות, אפשרויות (--kingdom)
# ושמות עם _ הם מה שמקלידים, ונשארים כמו שהם.

## חלקים של המשפטים שלמטה

wrong-near = : אולי { $near }?
wrong-or = { $first } או { $rest }
wrong-and = { $first } ו-{ $rest }
wrong-plus = { $first } + { $rest }
wrong-nothing = כלום
wrong-none = אין
wrong-empty = ריק
wrong-in-file = { $file }, { $why }

## מה שהוקלד אחרי crownlands

wrong-no-command = אין פקודה { $word }{ $near } (הפקודות: { $commands })
wrong-word-too-many = { $word } היא מילה מיותרת: { $command } --help מציגה מה אפשר לתת
wrong-no-such-option = אין אפשרות { $option }{ $near } ({ $command } --help מציגה מה אפשר לתת)
wrong-value-missing = אחרי { $option } חסר משהו: { $command } --help מציגה מה
wrong-word-missing = חסר { $name }: { $command } --help מציגה מה זה
wrong-value-unfit = { $name } לא יכול להיות { $value }{ $near } (אפשר: { $known })
wrong-no-number =
    { $kind ->
        [whole] { $name } הוא מספר שלם, ולא { $value }
        [any] { $name } הוא מספר, ולא { $value }
       *[other] { $name } לא יכול להיות { $value }
    }
wrong-misread = אי אפשר להבין את המילים שאחרי { $command }: { $detail }
wrong-output-not-written = אי אפשר לכתוב את הפלט: { $why }
wrong-no-words = אין מילים בשפה { $language }: השפות הן { $languages }
wrong-no-game = אין משחק { $name }{ $near } (המשחקים: { $games })
wrong-hands-option = --hands מיועדת למשחקים חדשים של dominion, והערך שלה הוא אחד מ-{ $known }, ולא { $hands }
wrong-position-options = לאפשרות --position כבר יש שולחן ואפשרויות: השמיטו את --kingdom, את --piles, את --boxes ואת --option
wrong-wedding-teams = ב-royal_wedding לשניים כל שחקן הוא צוות של שניים: השמיטו את --option teams=false
wrong-kingdoms-option = --kingdoms מקבלת מספר מ-1 ומעלה, ל-dominion, ומשאר המילים על השולחן רק את --boxes
wrong-check-needs = check צריכה לפחות משחק אחד ותהליך אחד
wrong-figures-tables = ל-figures שולחנות משלה: האפשרויות --kingdom, --piles, --boxes מיועדות למשחקים
wrong-players-option = --players מיועדת ל-kingdoms: במשחקים אקראיים השחקנים אקראיים
wrong-kingdoms-recommended = kingdoms משחקת בשילובים המומלצים: --kingdom יכולה לנקוב באחד מהם
wrong-landscapes-option = { $name } לא יכולה להיות { $wish }: הערכים האפשריים הם { $wishes }
wrong-no-box = אין ערכה { $box }{ $near } (הערכות: { $boxes })
wrong-box-not-here = הקלפים של { $box } אינם כאן: הערכות שכאן הן { $boxes }
wrong-no-kingdom = אין שילוב מומלץ { $id }{ $near }
wrong-comparison-needs = השוואה צריכה לפחות ממלכה אחת, ומספר זוגי של משחקים בכל אחת: כל חלוקה משוחקת פעמיים
wrong-resume-csv = --resume ממשיכה לכתוב בקובץ שלה: השמיטו את --csv
wrong-until-option = --until היא מחצית הרוחב של רווח הסמך, בין 0 ל-0.5, למשל 0.02, או settled; ולא { $text }
wrong-held-out-option = --held-out היא { $pools }, ל-dominion ובלי --boxes; ולא { $pool }
wrong-held-out-number = מספר הממלכות השמורות של { $pool } הוא { $held_out }, ולא { $kingdoms }
wrong-evolve-needs = lab evolve צריכה קצת זמן, לפחות משחק אחד ולפחות תהליך אחד
wrong-not-written = אי אפשר לכתוב את { $path }: { $why }
wrong-study-needs = lab kingdom צריכה קצת זמן: --seconds 60
wrong-cards-or-piles = מנו את הקלפים או תנו --piles, לא את שניהם
wrong-nobody-meets = אף שחקן אינו פוגש שחקן אחר: אין שולחן שיש בו הקלפים של שניים מן השחקנים האלה
wrong-playouts-option = --playouts אינה שלילית
wrong-no-record-in = אין תיעוד משחק ב-{ $path }: תיעודים נכתבים ב-crownlands play --save ובשחזורים שבדף
wrong-html-option = --html מיועדת למשחק אחד: crownlands match --chart מציירת רבים
wrong-match-players = התמודדות צריכה 2 שחקנים או יותר, וניתנו { $n }: crownlands match smithy witch
wrong-match-games = התמודדות צריכה לפחות משחק אחד, וניתנו { $games }
wrong-match-jobs = התמודדות צריכה לפחות תהליך אחד, וניתנו { $jobs }
wrong-is-folder = { $path } היא תיקייה: תנו שם של קובץ
wrong-no-folder = אי אפשר לכתוב את { $path }: אין תיקייה { $folder }
wrong-tables-of-dominion = האפשרויות --kingdom, --piles, --boxes מיועדות ל-dominion, ולא ל-{ $game }
wrong-one-table = תנו רק אחת מאלה: --kingdom, --piles או --boxes
wrong-several-kingdoms = יש יותר משילוב אחד בשם { $text }: ציינו איזה מ-{ $named }
wrong-option-form = אפשרות היא שם=ערך, למשל treasures_after_buy=true, ולא { $text }
wrong-option-twice = האפשרות { $name } ניתנה פעמיים
wrong-one-beginning = תנו רק אחת מאלה: --kingdom, --piles, --boxes, --resume או --position
wrong-option-new-game = --option מיועדת למשחק חדש: למשחק שמור ולמצב כבר יש אפשרויות
wrong-another-game = זה משחק של { $name }, ולא של { $wanted }: השמיטו את --game
wrong-saved-players = במשחק השמור מספר המקומות הוא { $seats }, אבל מספר השחקנים שהוא מתאר הוא { $n }
wrong-bots-besides-you =
    { $seats ->
        [two] לשני מקומות
       *[other] ל-{ $seats } מקומות
    } { $bots ->
        [one] דרוש בוט אחד
        [two] דרושים שני בוטים
       *[other] דרושים { $bots } בוטים
    } נוסף עליכם, ולא { $n }: תנו אחד לכולם, או אחד לכל מקום
wrong-names-number = מספר המקומות הוא { $seats }, אבל מספר השמות הוא { $n }
wrong-no-file = אין קובץ { $path }
wrong-no-utf8 = { $path } אינו קובץ טקסט ב-UTF-8
wrong-not-read = אי אפשר לקרוא את { $path }: { $why }
wrong-one-queen = המלכה אצל שחקן אחד בלבד, ושורה { $line } אומרת אצל מי
wrong-log-level-option = --log-level היא { $levels }, ולא { $given }
wrong-serve-needs = בוטים צריכים תהליך, כמה שניות ו-100 מגה-בייט; תיעודים צריכים תהליך, והמעבדה אפס או יותר
wrong-serve-negative = קצב, תדירות ומספר תהליכים אינם שליליים
wrong-own-bots-option = --own-bots היא שם=מודול:מחלקה,...
wrong-no-strategy = אין אסטרטגיה { $name }{ $near } (crownlands strategies מציגה את כולן; או קובץ אסטרטגיה: my_idea.txt)
wrong-csv-needs-games = --csv צריכה --games: כמה משחקים לשחק לכל אסטרטגיה
wrong-tournament-players = טורניר צריך לפחות 2 שחקנים: crownlands tournament smithy witch big_money
wrong-no-strategy-in = אין אסטרטגיה (.txt) בתיקייה { $name }
wrong-named-twice = { $name } מופיע פעמיים: בטורניר כל אחד משתתף פעם אחת
wrong-words-option = תנו אחת מאלה: --missing, --card-texts או --help-texts
wrong-no-language = אין שפה { $language }: השפות הן { $languages } (docs/translate.md מסביר איך להוסיף שפה)

## בוטים ואסטרטגיות

wrong-in-strategy = { $name }, שורה { $line }, עמודה { $column }: { $why }
wrong-no-bot = אין בוט { $name } למשחק { $game }{ $near }{ $listed }
# עם רווח לפניו
wrong-bots-here =
    { $game ->
        [dominion] { " " }(הבוטים: { $names }; או קובץ אסטרטגיה: my_idea.txt)
       *[other] { " " }(הבוטים: { $names })
    }
wrong-heading = { $why } (המדורים: { $sections }, או קלף)
wrong-no-section = אין מדור { $name }{ $near }
wrong-under-its-name = מה שקלף שואל כתוב תחת שמו: { $card }:
wrong-nothing-after-sign = אחרי = חסר משהו: { $word } = money / cards > 2
wrong-nothing-after-if = אחרי if חסר תנאי: { $example }
wrong-no-answer = { $text } אינה תשובה ל-{ $card }{ $near } ({ $offers }קלף, done, yes או no; וגם מה לעשות בקלף: trash estate)
wrong-if-missing = בין { $card } לבין התנאי חסרה המילה if: { $card } if { $rest }
wrong-never-holds = התנאי הזה לא יכול להתקיים לעולם
wrong-never-holds-then = בזמן הרכישה התנאי הזה לא יכול להתקיים: קלפי האוצר כבר הופעלו אז
wrong-count-of-card =
    { $name ->
        [cost] { $name } היא העלות של קלף אחד: { $name }(smithy)
        [points] { $name } היא של ערמה אחת: { $name }(smithy)
        [trained] { $name } היא של ערמה אחת: { $name }(smithy)
       *[other] { $name } סופרת קלף אחד: { $name }(smithy)
    }
wrong-right-call =
    { $name ->
        [abs] abs מקבלת מספר אחד: abs(vp - 20)
        [chance] chance מקבלת מספר מ-0 עד 100, חלק המשחקים באחוזים: chance(40)
       *[other] { $name } מקבלת שני מספרים או יותר: { $name }(own(gold), 3)
    }
wrong-no-value = אין { $name }{ $near } ({ $known })
wrong-no-call = אין { $name }(){ $near } ({ $known })
wrong-there-are = יש { $values }, { $counts }, min(a, b), max(a, b), abs(a), chance(percent)
wrong-nothing-to-advise = המשחק הסתיים: אין מה לייעץ
wrong-bots-needed =
    { $seats ->
        [two] לשני מקומות דרושים שני בוטים
       *[other] ל-{ $seats } מקומות דרושים { $seats } בוטים
    }, ולא { $n }
wrong-foreign-sign = כתבו { $right } במקום { $sign }
wrong-condition-deep = התנאי מקונן לעומק של יותר מ-{ $deepest }
wrong-no-condition = '{ $text }' אינו תנאי ({ $detail })
wrong-condition-long = התנאי ארוך מדי, או שמספר בתוכו גדול מדי
wrong-condition-grows = התנאי ארוך מדי: שמות שעומדים במקום שמות אחרים מנפחים אותו
wrong-no-card = אין קלף { $card }{ $near }
wrong-compare-two = { $text }: השוו שני מספרים באמצעות < <= > >= == !=
wrong-not-in-condition = { $text } לא שייך לתנאי: הוא בנוי ממספרים, + - * / %, השוואות, and, or, not
wrong-strategy-no-text = אי אפשר לקרוא את { $path } כאסטרטגיה: זה אינו קובץ טקסט
wrong-nothing-to-buy = אין ב-{ $name } כלל שאומר מה לרכוש, למשל: province
wrong-name-taken = ל-{ $word } כבר יש משמעות: בחרו שם אחר
wrong-strategy-unread = אי אפשר לקרוא את { $path } כאסטרטגיה: { $why }
wrong-not-a-bot = { $name } אינו בוט: מודול:מחלקה הוא שם של מחלקה שנגזרת מ-crownlands.bots.bot.Bot
wrong-bot-not-loaded = אי אפשר לטעון את { $name }: { $kind }: { $why }

## קבצים

wrong-no-mapping =
    { $kind ->
        [nothing] { $path } צריך להכיל שמות וערכים, למשל {"{"}"seats": 2{"}"}, אבל אין בו כלום
       *[other] { $path } צריך להכיל שמות וערכים, למשל {"{"}"seats": 2{"}"}, אבל יש בו { $kind }
    }
wrong-not-written-unchanged = אי אפשר לכתוב את { $path }: { $why }; מה שהיה שם קודם לא השתנה
wrong-wrong-json = { $path } אינו JSON תקין בשורה { $line }, בעמודה { $column }: { $detail }
wrong-wrong-yaml = { $path } אינו YAML תקין: { $detail }
wrong-wrong-yaml-at = { $path } אינו YAML תקין בשורה { $line }, בעמודה { $column }: { $detail }
wrong-permission-denied = אין הרשאה
wrong-not-permitted = הפעולה אינה מותרת
wrong-no-such-file = אין קובץ או תיקייה כאלה
wrong-not-a-folder = זו אינה תיקייה
wrong-a-folder = זו תיקייה
wrong-disk-full = לא נותר מקום בדיסק
wrong-read-only = מערכת הקבצים היא לקריאה בלבד
wrong-name-too-long = שם הקובץ ארוך מדי
wrong-no-such-address = אי אפשר להשתמש בכתובת הזאת
wrong-no-text = זה אינו טקסט
wrong-player-in-save =
    { $seat ->
        [0] { $path }: לשחקן { $seat } צריך להיות שם, ולא בוט
       *[other] { $path }: לשחקן { $seat } צריכים להיות שם ובוט
    }
wrong-suffix = { $path } צריך להסתיים ב-{ $some } או { $last }
wrong-folder-not-file = { $path } היא תיקייה, ולא קובץ
wrong-no-text-file = { $path } אינו קובץ טקסט: הוא צריך להיות { $kind } ב-UTF-8
wrong-json-deep = { $path } אינו JSON תקין: הוא מקונן לעומק רב מדי, או שיש בו מספר ארוך מדי
wrong-cannot-hold = { $path } לא יכול להכיל את זה: { $why }
wrong-who-plays = { $path } אינו אומר מי משחק: `players` צריכה להיות רשימה של שמות ובוטים
wrong-not-saved-game = { $path } אינו משחק שמור: אין בו תיעוד

## קלפים, שילובים, ערכות ואפשרויות של משחק

wrong-most-piles = במשחק יכולות להיות לכל היותר { $most } ערמות ממלכה, ולא { $n }
wrong-not-in-game = { $id } אינו במשחק הזה: הקלפים שלו הם { $cards }
wrong-missing-cards = { $kingdom } צריך { $cards } מ-{ $others }, והערכות שכאן הן { $boxes }
wrong-ten-cards = ממלכה היא { $size } קלפי ממלכה שונים, ולא { $n }: { $cards } (לכל מספר אחר של ערמות השתמשו ב-piles=[...])
wrong-choose-box = בחרו לפחות ערכה אחת מ-{ $boxes }
wrong-bane-missing = מכשפה צעירה צריכה סגולה: קלף ממלכה מ-{ $boxes } שעולה 2 או 3, בלי שיקוי, ואינו בממלכה; תנו אותו ב-bane=
wrong-card-twice = { $id } מופיע פעמיים
wrong-bane-option = הסגולה לא יכולה להיות { $value }: היא קלף ממלכה שעולה 2 או 3, בלי שיקוי
wrong-no-option = אין אפשרות { $name }{ $near } (האפשרויות: { $options })
wrong-option-value = { $name } לא יכולה להיות { $value }: היא { $right }
wrong-dominoes-players = מספר השחקנים ב-{ $game } הוא { $some } או { $last }, ולא { $seats }
wrong-duel-players = הדו-קרב הגדול מיועד ל-2 שחקנים, ולא ל-{ $seats }
wrong-lines-of-four-players = lines_of_four מיועדת ל-3 שחקנים, ולא ל-{ $seats }
wrong-teams-players = צוותים של שניים מיועדים ל-4, 6 או 8 שחקנים, ולא ל-{ $seats }
wrong-partners-option = שותפים יכולים לשבת זה מול זה רק כשהערך של teams הוא True
wrong-wedding-of-eight = שמונה שחקנים בחתונה מלכותית משחקים בצוותים של שניים: teams לא יכולה להיות False
wrong-position-of-game = זה מצב של { $game }, ולא של { $wanted }
wrong-game-has-no-option = ב-{ $game } אין אפשרות { $name }{ $near } (האפשרויות: { $known })

## מצבים של Dominion: `where` הוא אחד החלקים הראשונים, או מקום 0, hand

wrong-a-position = מצב
wrong-a-turn = תור
wrong-an-extra-turn = תור נוסף
wrong-banned = הקלפים האסורים
wrong-pile-points = נקודות על ערמות (pile_points)
wrong-the-supply = המלאי
wrong-mixed-piles = הערמות המעורבות
wrong-a-decision = החלטה
wrong-a-seat = מקום { $seat }
wrong-piles = `piles`
wrong-the-trash = שטח ההפקר
wrong-the-pile = הערמה { $pile }
wrong-zone-of = { $where }, { $key }
wrong-of-a-player = שחקן, { $key }
wrong-tokens-of = { $where }, אסימונים
wrong-a-pending-effect = הוראה ממתינה
wrong-a-pending = { $effect } שממתינה
wrong-x-of = { $where }, x
wrong-card-of-type = קלף מסוג { $type }
wrong-from-zero = { $name } (0 עד { $most })
wrong-from-zero-asking = { $name } (0 עד { $most }, ו-0 כל עוד היא ממתינה)
wrong-no-mat = { $where }: אין משטח { $name }; המשטחים במשחק הזה: { $mats }
wrong-cannot-wait-with =
    { $asking ->
        [yes] { $effect } שממתינה לא יכולה לשאול עם x { $x }: אפשר { $right }
       *[no] { $effect } שממתינה לא יכולה להמתין עם x { $x }: אפשר { $right }
    }
wrong-right-below =
    { $seats ->
        [same] מיד מתחת ל-{ $effect } הממתינה צריכה להמתין { $below } של אותו מקום
       *[any] מיד מתחת ל-{ $effect } הממתינה צריכה להמתין { $below }
    }
wrong-pending-not-fitting =
    { $asking ->
        [yes] ההוראות הממתינות לא מתאימות לשאר המצב: ל-{ $effect } של מקום { $seat } אין על מה לשאול
       *[no] ההוראות הממתינות לא מתאימות לשאר המצב: ל-{ $effect } של מקום { $seat } אין למה להמתין
    }
wrong-dominion-players = Dominion מיועד ל-2 עד 6 שחקנים, ולא ל-{ $seats }
wrong-options-dict = האפשרויות של מצב הן מילון
wrong-decision-dict = החלטה היא מילון עם seat ו-prompt, ולא { $decision }
wrong-nothing-to-choose = בהחלטה הפתוחה של המצב אין במה לבחור
wrong-asks-otherwise = המצב אומר שהוא שואל { $given }, אבל הוא שואל את מקום { $seat }: { $prompt }
wrong-start-without-first = תחילת התיעוד אינה אומרת איזה מקום מתחיל
wrong-kingdom-or-piles = תנו ממלכה או ערמות, לא את שתיהן
wrong-no-first-seat = אין מקום { $seat } שיתחיל: המקומות הם 0 עד { $last }
wrong-last-game-players = במשחק הקודם מספר השחקנים היה { $before }, ובזה הוא { $n }
wrong-first-player-option = first_player לא יכולה להיות { $given }: היא 'random', מקום שהסכמתם עליו, או תוצאת המשחק הקודם למשחק חוזר
wrong-position-kingdom-or-piles = למצב יש ממלכה או ערמות, לא שתיהן
wrong-start-unknown = בתחילת התיעוד יש { $key } לא מוכר
wrong-start-lacks = בתחילת התיעוד אין { $key }
wrong-position-kingdom = הממלכה של מצב היא מזהה של שילוב מומלץ, ולא { $kingdom }
wrong-no-part-of-card = { $value } אינו חלק של שום קלף
wrong-no-voice = { $value } אינו מה שקלף כלשהו במשחק הזה עושה ברגע מסוים
wrong-pending-list = ההוראות הממתינות של מצב הן רשימה, לכל היותר { $most }
wrong-pending-dict = הוראה ממתינה היא מילון
wrong-no-effect = אין הוראה { $name }{ $near }
wrong-immune-seats = { $where }: immune היא רשימה של מקומות, 0 עד { $last }, ולא { $immune }
wrong-it-is = { $where }: { $key } לא יכול להיות { $value }; אפשר { $right }
wrong-pending-needs = { $effect } שממתינה צריכה מה ששום קלף במשחק הזה אינו מביא
wrong-mat-not-waiting = למקום { $seat } לא יכולים להיות קלפים על { $mat }: שום take_back אינה ממתינה להם
wrong-later-list = מה שממתין לתור הבא של שחקן הוא רשימה של הוראות, לכל היותר { $most }
wrong-nothing-later = שום דבר לא יכול להמתין לתור הבא של מקום { $seat }: אין במשחק הזה קלף שעושה זאת
wrong-cards-aside = למקום { $seat } לא יכולים להיות קלפים בצד: ההוראה הממתינה העליונה אינה מניחה שם כאלה
wrong-it-is-zero = { $where }: x לא יכול להיות { $x }; הוא 0
wrong-not-play-found = הקלפים של מקום { $seat } שממתינים להפעלה אינם אלה של play_found שממתינה
wrong-cannot-wait = { $effect } לא יכולה להמתין לתור הבא של מקום { $seat }
wrong-it-is-by-name = { $where }: x לא יכול להיות { $x }; אפשר { $right }, לפי שם
wrong-players-list = השחקנים של מצב הם רשימה של מילונים, אחד לכל מקום
wrong-described-players = מספר המקומות במצב הוא { $seats }, אבל מספר השחקנים שהוא מתאר הוא { $n }
wrong-supply-dict = supply של מצב היא מילון: מזהה של קלף -> קלפים בערמה
wrong-pile-points-dict = pile_points של מצב היא מילון, קלף -> נקודות, במשחק שיש בו כאלה
wrong-mixed-dict = הערמות המעורבות של מצב הן מילון: ערמה -> {"{"}top, bag{"}"}
wrong-laid-at-once = { $where }: לא יכולים להיות קלפים { $zones } בבת אחת
wrong-most-in-play = { $where }: יש { $n } קלפים פעילים, ולכל היותר יכולים להיות { $most }
wrong-stays-list = { $where }: stays היא רשימה של מקומות של קלפים פעילים, ו-keepers מספר אחד לכל קלף
wrong-no-stays = { $where }: שום קלף לא יכול להישאר פעיל, כי אין במשחק הזה קלפי התמשכות
wrong-overlords-list = { $where }: overlords היא רשימה של מקומות של קלפים פעילים, אם יש במשחק אדון
wrong-mats-dict = { $where }: mats היא מילון, משטח -> קלפים
wrong-tokens-dict = { $where }: tokens היא מילון, אסימון -> כמה
wrong-buried-list = { $where }: buried היא רשימה של קלפים עם מספר קלפי השק שתחתיהם
wrong-no-buried = { $where }: אי אפשר להכיר קלפים בתוך החפיסה, כי שום קלף במשחק הזה אינו מביא אותם לשם
wrong-turn-dict = התור של מצב הוא מילון
wrong-no-phase = אין שלב { $phase }: הוא { $phases }
wrong-not-out-of-order = תור במשחק הזה לא יכול להיות מחוץ לסדר: אין בו קלף שנותן תורות כאלה
wrong-extra-turn = תור של מקום { $seat } הוא נוסף אם התור האחרון בסדר הרגיל היה של מקום { $last }
wrong-extra-turns-list = התורות הנוספים של מצב הם רשימה, לכל היותר { $most }
wrong-nothing-at-place = { $where }: אין קלף פעיל במקום { $place }
wrong-no-overlord-at = { $where }: אין במקום { $place } קלף פעולה פעיל שאדון יכול להיות
wrong-keeper-place = { $where }: keeper הוא המקום של קלף פעיל אחר + 1, או 0, ולא { $keeper }
wrong-no-tokens = { $where }: לא יכולים להיות אסימוני { $token }, כי שום קלף במשחק הזה אינו נותן אותם
wrong-not-trained = { $where }: לא יכולה להיות ערמה עם אימון, כי אין אימונים במשחק הזה
wrong-not-enchanted = { $where }: לא יכול להיות מכושף בידי { $seat }; זה מקום של שחקן אחר, במשחק עם קוסמת
wrong-no-smugglers = { $where }: מה שהתקבל אינו נשמר במשחק הזה, כי אין בו מבריחים
wrong-buried-card = { $where }: קלף בתוך החפיסה הוא [קלף, קלפי השק שתחתיו: { $lowest } עד { $most }], ולא { $entry }
wrong-cannot-decide = מקום { $controller } לא יכול להחליט בשביל מקום { $seat }
wrong-no-tally = בתור של המשחק הזה { $name } לא יכול להיות { $value }: אין בו קלף שסופר זאת
wrong-extra-turn-dict = תור נוסף הוא מילון עם המקום שלו, במשחק שיש בו תורות כאלה
wrong-top-open = הקלף העליון של { $pile } גלוי: תנו אותו ב-top שלה
wrong-pile-holds = בערמה { $pile } לא יכולים להיות { $n } { $card }: בהתחלה יש בה { $copies }
wrong-not-in-pile = { $card } לא שייך לערמה { $pile }
wrong-cannot-decide-extra = מקום { $controller } לא יכול להחליט בתור נוסף של מקום { $seat }
wrong-number-to = { $where }: { $key } לא יכול להיות { $value }; הוא מספר מ-0 עד { $most }
wrong-true-or-false = { $where }: { $key } לא יכול להיות { $value }; הוא True או False
wrong-card-list = { $where }: זו רשימה של מזהי קלפים, ולא { $cards }
wrong-most-cards = { $where }: יש { $n } קלפים, ולכל היותר יכולים להיות { $most }
wrong-not-among-piles = { $where }: יש שם { $id }, שאינו בין הערמות: { $piles }
wrong-unknown-key = { $where }: אין { $key }{ $near } (יכולים להיות { $known })

## מצבים של משחקי הדומינו: `where` הוא אחד החלקים הראשונים

wrong-a-dynasty = שושלת
wrong-dynasty-game = מספר המשחק בשושלת
wrong-points-before = מספר הנקודות מן המשחקים הקודמים
wrong-domino-number = מספר של אריח
wrong-a-kingdom = ממלכה
wrong-kingdom-domino = אריח של ממלכה
wrong-discarded = מספר האריחים שהושלכו
wrong-the-coins = מספר המטבעות
wrong-kingdom-building = מבנה של ממלכה
wrong-the-towers = מספר המגדלים
wrong-knights-in-reserve = מספר האבירים בעתודה
wrong-a-coordinate = מרחק מן הטירה
wrong-a-seat-number = מקום
wrong-choices-made = מספר הבחירות שנעשו
wrong-the-round = הסבב
wrong-at = `at`
wrong-turns-of-seat = מספר התורות של מקום
wrong-turn-seat = המקום של התור
wrong-kings-of-seat = מספר המלכים של מקום
wrong-the-board = הלוח
wrong-burned-tiles = מספר המבנים השרופים
wrong-dragons-slot = המשבצת של הדרקון
wrong-queens-kingdom = הממלכה של המלכה
wrong-line-domino =
    { $of ->
        [line] אריח בטור
       *[offer] אריח בהיצע
    }
wrong-tiles-in-stack = מספר ה-{ $of } בקופה
wrong-bag-lacks = בשק של { $box } { $n ->
        [one] יש אריח אחד
        [two] יש שני אריחים
       *[other] יש { $n } אריחים
    }; לטורים שאחרי סבב { $round } דרושים { $needed }
wrong-kingdoms-number = מספר הממלכות הוא { $kingdoms }, ולא { $n }
wrong-whole-number = { $where } הוא מספר שלם מ-{ $least } עד { $most }, ולא { $value }
wrong-no-dominoes-of = ב-{ $game } אין אריחים מהערכה { $box }
wrong-domino-twice = אריח { $number } של { $box } נמצא בשני מקומות
wrong-kingdom-dominoes = בממלכה { $kingdom } יש { $n } אריחים; לכל היותר יכולים להיות { $most }
wrong-no-direction = כיוון הוא אחד מ-{ $directions }, ולא { $direction }
wrong-cannot-lie = אריח { $number } לא יכול להיות מונח ב-{ $x },{ $y },{ $direction } בממלכה { $kingdom }: עליו לגעת בטירה או במשבצת מאותו נוף, על משבצות פנויות בתחום של { $limit }x{ $limit }
wrong-no-square = בממלכה { $kingdom } אין משבצת { $x },{ $y }
wrong-no-building = אין מבנה { $id }{ $near } (המבנים: { $buildings })
wrong-line-dominoes =
    { $where ->
        [line] בטור יכולים להיות לכל היותר { $most } אריחים, ולא { $n }
       *[offer] בהיצע יכולים להיות לכל היותר { $most } אריחים, ולא { $n }
    }
wrong-one-box =
    { $where ->
        [line] הטור הוא מערכה אחת, ולא משתיהן
       *[offer] ההיצע הוא מערכה אחת, ולא משתיהן
    }
wrong-no-turn-phase = השלב של תור הוא אחד מ-{ $phases }, ולא { $phase }
wrong-offer-size = מספר האריחים הפנויים בהיצע הוא { $free }, ומספר המלכים { $kings }; בסבב האחרון, { $rounds }, אין היצע
wrong-no-offer-left = בסבב האחרון, { $rounds }, אין היצע לבחור ממנו
wrong-kingdomino-phase = ב-Kingdomino אין שלב { $phase }
wrong-taxes-need = מיסים דורשים אריח שהונח
wrong-before-first = לפני הסבב הראשון כל מלך בוחר אריח אחד מן ההיצע
wrong-only-knights = יש רק { $knights } אבירים ו-{ $towers } מגדלים
wrong-builders-board = בלוח הבנאים יש { $slots } משבצות, לפי מחיר מ-0 עד { $last }
wrong-dragon-slot = הדרקון יושב על משבצת ריקה
wrong-unknown-key-of = { $where }: אין { $key }{ $near } (יש: { $known })
wrong-no-open-town = בממלכה { $kingdom } אין משבצת עיירה פנויה ב-{ $x },{ $y }
wrong-two-knights = בממלכה { $kingdom } יש שני אבירים ב-{ $x },{ $y }
wrong-line-kings = לכל אריח בטור יש המקום של המלך שלו
wrong-too-many-kings =
    { $where ->
        [line] למקום { $seat } יש בטור יותר מלכים מ-{ $kings }
       *[offer] למקום { $seat } יש בהיצע יותר מלכים מ-{ $kings }
    }
wrong-only-claim = לפני הסבב הראשון המלכים רק בוחרים: השלב הוא claim, ולא { $phase }
wrong-nobody-on-line = הטור אומר על איזה אריח עומד כל מלך: אין בו מלך שזה תורו
wrong-kings-to-claim = למקום { $seat } יש בהיצע ועוד לבחירה יותר מלכים מ-{ $kings }
wrong-kings-to-draw = המלכים שנותר להגריל הם { $kings }, ולא { $given }
wrong-top-hidden = ראש הקופה נסתר: stack_top_visible היא False
wrong-only-tiles = מספר המבנים { $building } הוא { $n } בלבד
wrong-turn-of-king = זה התור של מקום { $seat }, שהמלך שלו עומד שם בטור

## בחירות ותיעודים

wrong-another-result = התיעוד אומר שהוא מסתיים ב-{ $told }, אבל השחזור נותן { $found }
wrong-outcomes-left =
    { $n ->
        [0] נותרו תוצאות הגרלה מיותרות: { $more }; לא נדרשה אף אחת
       *[other] נותרו תוצאות הגרלה מיותרות: { $more }; נדרשו { $needed }
    }
wrong-no-outcome = { $text } אינו אריח, מלך או מבנה
wrong-seed = זרע הוא מספר שלם, ולא { $seed }
wrong-position-dict = מצב הוא מילון, ולא { $kind }
wrong-record-dict = תיעוד הוא מילון, ולא { $kind }
wrong-record-format = לתיעוד יש פורמט { $format }; גרסה זו קוראת 1 עד { $newest }
wrong-record-of-game = זה תיעוד של { $game }, ולא של { $wanted }
wrong-steps-list = הצעדים של תיעוד הם רשימה של טקסטים
wrong-record-short = התיעוד קטוע: יש בו { $n } מתוך { $choices } בחירות
wrong-start-dict = תחילת תיעוד היא מילון, והחלוקה שלו טקסט
wrong-no-position = לתיאור אין צורה של מצב: { $why }
wrong-deal-not-fitting = החלוקה של התיעוד לא מתאימה: { $why }
wrong-record-lacks = אין בתיעוד { $key }
wrong-start-wrong = תחילת התיעוד אינה נכונה: { $why }
wrong-cannot-choose = אי אפשר לבחור עכשיו { $choice } (מקום { $seat }, { $prompt }); אפשר: { $legal }
wrong-cannot-draw = { $drawn } לא יכול להיות תוצאת הגרלה { $place }; אפשר: { $possible }
wrong-cannot-choose-over = אי אפשר לבחור { $choice }: המשחק הסתיים
wrong-outcomes-list = תוצאות ההגרלה הן רשימה של מילים, ולא הטקסט { $outcomes }
wrong-outcome-missing = חסרות תוצאות הגרלה: אחרי { $place } מהן באה אחת מ-{ $possible }
wrong-no-record = המצב הזה אינו שומר תיעוד: התחילו אותו עם record=True
wrong-nothing-to-undo = אין בחירה לבטל
wrong-step-empty = צעד { $number } של התיעוד ריק
wrong-step-wrong = צעד { $number } של התיעוד, { $step }, לא מתאים: { $why }

## ממלכות שמוקלדות כציור, בשביל `crownlands score`

wrong-in-drawing = שורה { $line }, עמודה { $column }: { $why }
wrong-drawn-number = { $key } הוא מספר, למשל 11, ולא { $value }
wrong-building-on-town = { $text }: מבנה עומד על משבצת עיירה, למשל T:{ $building }
wrong-letters = { $terrains }, { $castle } לטירה, או . למשבצת ריקה
wrong-kingdom-of = הממלכה של { $name }
wrong-the-kingdom = הממלכה
wrong-no-drawing = אין ממלכה: ציירו את השורות שלה, למשל `W1 W . C L2`, עם C לטירה
wrong-no-drawn-line = אין שורה `{ $key }`{ $near } (השורות: { $known })
wrong-drawn-twice = { $key } ניתן פעמיים; הממלכה הבאה מתחילה בשורה כמו `player: Anna`
wrong-could-be = { $text } יכול להיות { $buildings }
wrong-no-drawn-square = { $text } אינו משבצת: זו אות עם הכתרים שלה, למשל W או W2 ({ $letters })
wrong-no-terrain = { $text } אינו משבצת: אין נוף { $letter } ({ $letters })
wrong-crowns-at-most = { $text }: במשבצת יש לכל היותר { $most } כתרים, ובטירה אף אחד
wrong-town-without-crowns = { $text }: לעיירה אין כתרים משלה, רק אלה של מגדל המלכה: T:queens_tower
wrong-kingdomino-has-no-towns = ב-Kingdomino אין עיירות, מטבעות, אבירים, מגדלים או מלכה: כתבו `game: queendomino`, או השמיטו את המשחק
wrong-no-castle = { $whose }: אין טירה; הקלידו { $letter } במקום שבו היא עומדת
wrong-second-castle = { $whose }: יש טירה שנייה; הראשונה בשורה { $line }
wrong-too-wide = { $whose }: הרוחב { $columns } משבצות והגובה { $rows }; הגבול הוא { $limit }x{ $limit }
wrong-which-building = איזה מבנה זה? תנו את שמו כאן, T:church, או בשורה `buildings: church, statue`
wrong-too-many-knights = { $whose }: { $drawn ->
        [one] מצויר אביר אחד
        [two] מצוירים שני אבירים
       *[other] מצוירים { $drawn } אבירים
    }, אבל יש { $knights }; knights הם כולם, גם אלה שבבית
wrong-no-drawing-of = אין ציור של הממלכה של { $name }: שורות כמו `W1 W . C L2`
wrong-drawn-size = גודל של ממלכה הוא 5x5 או 7x7, ולא { $value }
wrong-yes-or-no = { $key } הוא yes או no, ולא { $value }
wrong-not-together = { $whose }: המשבצת הזאת אינה מחוברת לטירה; אולי חסרה . (נקודה)?
wrong-no-town-for = { $whose }: אין משבצת עיירה פנויה ל-{ $id }; ציירו אחת, T:{ $id }
wrong-draw-queens-tower = ציירו את מגדל המלכה על משבצת העיירה שלו, TQ: הכתר שלו נספר לעיירה ההיא
wrong-second-drawing = ציור שני: הממלכה הבאה מתחילה בשורה כמו `player: Anna`

## המעבדה

wrong-ledger-differs = { $path } הוא של השוואה אחרת: בשורה { $line } הערך של { $name } הוא { $found }, והיה צריך להיות { $wanted }
wrong-installed =
    { $compiled ->
        [yes] crownlands { $version }, מהודר
       *[no] crownlands { $version }, לא מהודר
    }
wrong-chart-suffix = { $path } צריך להסתיים ב-.html, .svg או .png
wrong-charts-missing = תרשימים צריכים עוד שתי חבילות: pip install 'crownlands[charts]'
wrong-cluster-versions = למכונה באשכול יש { $theirs }, ולזו { $ours }: התקינו אותו דבר בכולן
wrong-ray-address = --ray היא הכתובת של ראש האשכול בצורה host:port, למשל 10.0.0.1:6379, או auto במכונה ששייכת אליו; ולא { $address }
wrong-no-cluster = מה שעונה ב-{ $address } אינו אשכול Ray
wrong-no-answer-cluster = שום אשכול Ray אינו עונה ב-{ $address }: { $why }
wrong-ray-missing = --ray צריכה עוד חבילה אחת: pip install 'crownlands[cluster]'
wrong-machines-lost = מכונות באשכול אבדו בזו אחר זו באותם משחקים: { $why }
wrong-no-core = שום ליבה באשכול לא התפנתה בתוך { $seconds } שניות: ראו `ray status`
wrong-ray-files = עם --ray קובצי אסטרטגיה נמצאים בתיקייה הזאת או מתחתיה, כדי שיהיו גם במכונות אחרות באותו מקום: ולא { $name }
wrong-ledger-other = { $path } אינו של השוואה בין { $players }: השורה הראשונה שלו צריכה להיות { $columns }
wrong-ledger-twice = ב-{ $path } יש משחקים פעמיים
wrong-nothing-to-resume = אין קובץ { $path } להמשיך בו: התחילו עם --csv { $path }
wrong-ledger-line = שורה { $line } של { $path } אינה משחק של השוואה
wrong-position-players = מספר השחקנים במצב הוא { $seats }, ולא { $n }
wrong-worker-ended = תהליך ששיחק משחקים הופסק מבחוץ (האם יש די זיכרון?): נסו פחות באמצעות --jobs
wrong-no-seat = אין מקום { $seat }: המקומות הם 0 עד { $last }

## השרת

wrong-redis-missing = חסרה redis: pip install 'crownlands[site]'
wrong-no-redis = אי אפשר להגיע אל Redis: { $why }
wrong-no-port = אין פורט { $port }: הפורטים הם 0 עד 65535
wrong-cannot-listen = אי אפשר להאזין ב-{ $host }, פורט { $port }: { $why }
wrong-port-in-use = פורט { $port } תפוס, אולי בידי Crownlands אחר: פתחו את http://{ $host }:{ $port }, או תנו פורט אחר באמצעות --port
wrong-port-not-allowed = פורט { $port } אינו מותר לכם: תנו אחד מעל 1023 באמצעות --port
wrong-no-database = אין מסד נתונים { $kind }: הוא sqlite:///file או postgresql://user:password@host/name
wrong-database-url = אי אפשר לקרוא את הכתובת של מסד הנתונים: כתבו postgresql://user:password@host/name, או נתיב של קובץ
wrong-database-not-written = אי אפשר לכתוב במסד הנתונים { $path } ({ $why }): תנו מסד אחר באמצעות --database
wrong-database-in-use = Crownlands אחר משתמש במסד הנתונים { $path }: עצרו אותו, תנו לזה מסד אחר באמצעות --database, או תנו לשניהם אותו --redis
wrong-package-missing = חסרה { $package }: pip install 'crownlands[site]'
wrong-database-unusable = אי אפשר להשתמש במסד הנתונים { $database }: { $why }
wrong-database-newer = את מסד הנתונים כתבה גרסה חדשה יותר של Crownlands (סכמה { $here }; גרסה זו מכירה עד { $known }): עדכנו את Crownlands, או תנו מסד אחר באמצעות --database
wrong-record-keys = בתיעוד יש { $keys } ותו לא
wrong-record-steps = בתיעוד יש רשימה של צעדים, לכל היותר { $most }
wrong-record-start = בתחילת תיעוד יש לכל היותר { $most } תווים
wrong-no-rule-option = { $name } אינה אפשרות של הכללים
wrong-no-kingdom-to-choose = ב-{ $game } אין ממלכה לבחור: kingdom, piles ו-boxes מיועדות ל-dominion
wrong-no-step = מספר הצעדים במשחק הוא { $n }, ולכן אין צעד שמספרו { $step }
wrong-cannot-play-on = אי אפשר להמשיך את המשחק הזה: מה שנשאל בו אינו נובע מתחילתו
wrong-study-piles = מחקר עוסק ב-1 עד { $most } ערמות, ולא ב-{ $n }
wrong-record-seats = במשחק שבתיעוד מספר המקומות הוא { $seats }, ולא { $n }
wrong-bot-by-name = בוט נבחר לפי שמו: קובצי אסטרטגיה אינם נקראים כאן
