### העזרה של הפקודות

help-commands = פקודות
help-parameters = פרמטרים
help-arguments = ארגומנטים
help-usage = שימוש
help-command = פקודה
help-options = אפשרויות
help-args = ארגומנטים
help-default = ברירת מחדל
help-variable = משתנה סביבה
help-choices = לבחירה
help-required = חובה
help-flag-help = מציג את העזרה הזאת.
help-flag-version = מציג את גרסת התוכנה.
help-lab = שאלות למעבדה: איזה בוט טוב יותר, איך מתנהל משחק, מה מנצח בשילוב.
help-language = השפה: en, pl, pl-games_factory, cs או he. לכל פקודה; בלי זה – השפה של CROWNLANDS_LANG או של המערכת.
help-any = –
    .keep_open = אחרי כמה ימים מוסר שולחן שהמשחק בו לא התחיל; 0: אף פעם.
    .keep_unfinished = אחרי כמה ימים מוסר משחק שאיש אינו נוגע בו.
    .keep_finished = אחרי כמה ימים מוסר משחק שהסתיים; 0: אף פעם.
    .kingdom = שילוב מומלץ לפי המזהה או השם שלו (ראו `crownlands kingdoms`), או עשרה קלפים: smithy,village,...
    .piles = כל מספר של קלפי ממלכה: smithy,village.
    .boxes = עשרה קלפים אקראיים מהערכות האלה: base2e,seaside; או all (כולן).
    .option = אפשרות של הכללים, שם=ערך; אפשר לתת כמה פעמים.
    .json_ = מדפיס JSON.
    .ray = משחק באשכול Ray: הכתובת של ראש האשכול (host:port), או auto.
    .suicide = אסטרטגיות רשאיות לסיים משחק גם אם בכך הן מפסידות.
help-serve = מפעיל את השרת ופותח את השולחן בדפדפן. כך קורה גם בלי שום פקודה.
    .host = הכתובת שהשרת מאזין לה.
    .lan = לכל מי שבבית: מציג את הכתובת, עם קוד QR.
    .port = הפורט; 0 לוקח פורט פנוי כלשהו.
    .database = קובץ SQLite, או postgresql://user:password@host/name. בלי זה – קובץ בתיקיית הנתונים שלכם.
    .redis = redis://host, אם כמה שרתים חולקים את מסד הנתונים.
    .names = השמות של מארח זה באינטרנט: play.example.org,...; *: כל שם.
    .browser = פותח את הדפדפן.
    .pace = כמה שניות נמשכת בחירה של בוט.
    .bot_workers = תהליכים לבוטים.
    .bot_seconds = הזמן המרבי לבחירה אחת.
    .bot_megabytes = הזיכרון המרבי לבוט.
    .record_workers = תהליכים לשחזורים ולייבוא.
    .advice_workers = תהליכים לרמזים ולניתוחים; 0: אין כאלה.
    .lab_workers = תהליכים למחקרי שילובים; 0: אין מעבדה.
    .own_bots = בוטים משלכם: name=module:Class,...
    .patience = אחרי כמה שניות אפשר למסור לאחר את המקום של שחקן שאינו עונה.
    .quiet = אחרי כמה שניות משחק שאינו נמשך יוצא מהרשימה.
    .tables_an_hour = שולחנות מכתובת אחת בשעה; 0: ללא הגבלה.
    .most_tables = שולחנות שהמשחק בהם לא הסתיים; 0: ללא הגבלה.
    .tables_of_one = מתוכם מכתובת אחת; 0: ללא הגבלה.
    .reviews_an_hour = ניתוחים לכתובת אחת בשעה; 0: ללא הגבלה.
    .requests_a_minute = בקשות HTTP מכתובת אחת בדקה; 0: ללא הגבלה.
    .connections = חיבורים מכתובת אחת; 0: ללא הגבלה.
    .messages_a_second = הודעות של WebSocket אחד בשנייה.
    .log_level = debug, info, warning או error.
    .seed = זרע קבוע, לבדיקות: מי שיודע אותו יודע את כל הקלפים.
    .examples =
        דוגמאות:

            crownlands                                    משחק בדפדפן במחשב הזה
            crownlands --lan                              לכל מי שבבית, עם קוד QR לטלפונים
            crownlands --database postgresql://crown:secret@db/crownlands --redis redis://db --no-browser
            crownlands play --kingdom b2_first_game       במסוף במקום זה
help-play = משחק דומיניון, קינגדומינו, קווינדומינו או חתונה מלכותית במסוף נגד בוטים.
    .game = dominion, kingdomino, queendomino או royal_wedding.
    .seats = מספר השחקנים, אתם ביניהם.
    .bots = מי משחק נגדכם: רמה (beginner, steady, expert, strongest), ולאסטרטגים בוט או אסטרטגיה לפי שם. אחד לכולם, או אחד לכל מקום: steady,expert.
    .seed = אותו זרע נותן אותו משחק: ערבובים ושליפות.
    .resume = ממשיך משחק שמור או תיעוד של משחק.
    .save = שומר לכאן אחרי כל בחירה שלכם (.json או .yaml).
    .position = מתחיל ממצב (.json או .yaml).
    .names = שמות השחקנים, שלכם ראשון: Anna,Bob.
    .examples =
        דוגמאות:

            crownlands play                               דומיניון, שילוב אקראי נגד מתחיל
            crownlands play --bots expert                 beginner, steady, expert או strongest
            crownlands play --kingdom b2_first_game --seed 7
            crownlands play --boxes base1e,intrigue1e --bots steady,expert --names Anna
            crownlands play --game queendomino
            crownlands play --game kingdomino --seats 4 --bots beginner,steady,expert --option harmony=true
            crownlands play --game royal_wedding --seats 6 --option teams=true
            crownlands play --save evening.json           נשמר אחרי כל בחירה
            crownlands play --resume evening.json
help-kingdoms = מציג את השילובים המומלצים, אחד מהם עם קלפיו, או את כל הקלפים.
    .id = מציג את השילוב הזה עם הטקסט של עשרת קלפיו.
    .cards = מציג את כל הקלפים לפי ערכות.
    .box = רק מה שבערכה הזו או זקוק לה.
    .examples =
        דוגמאות:

            crownlands kingdoms
            crownlands kingdoms b2_first_game
            crownlands kingdoms --cards --box intrigue1e
            crownlands kingdoms --json
help-strategies = מציג את האסטרטגיות שבאות עם התוכנה: רעיון, מחבר ושיעור הניצחונות; או אחת עם הטקסט שלה.
    .name = מציג את האסטרטגיה או את קובץ האסטרטגיה עם הטקסט.
    .games = כמה משחקים לשחק נגד big_money_ultimate עם כל אחת, במקום להציג את השיעורים שבאים עם התוכנה.
    .seed = סדרת המשחקים; אותו זרע משחק אותם משחקים.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .csv_ = עם ‎--games: כותב לכאן את הספירות.
    .examples =
        דוגמאות:

            crownlands strategies
            crownlands strategies witch
            crownlands strategies my_idea.txt --games 4000
            crownlands strategies --json
            crownlands strategies --games 2000 --csv shares.csv
help-match = משחק משחקים רבים בין בוטים או אסטרטגיות ומראה מי מנצח. הם מתחלפים בפתיחה. אם לא נאמר דבר על השולחן, מונחות עליו רק הערמות שהשחקנים מזכירים.
    .players = בוטים או אסטרטגיות לפי שם, קובצי אסטרטגיה (.txt), או מחלקות בוט משלכם (module:Class); אחד לכל מקום.
    .game = איזה משחק.
    .games = כמה משחקים לשחק.
    .seed = סדרת המשחקים; אותו זרע משחק אותם משחקים.
    .kingdoms = בין כמה שילובים אקראיים לחלק את המשחקים, מכל הערכות או מאלה של ‎--boxes.
    .position = מתחיל כל משחק ממצב (.json או .yaml).
    .hands = קלפי נחושת בשתי הידיים הראשונות: 5/2, 4/3, 3/4 או 2/5.
    .by_turn = מציג נקודות, מטבעות וקלפים תור אחר תור.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .csv_ = כותב לכאן שורה לכל משחק.
    .chart = מצייר לכאן תרשים (.html, .svg או .png).
    .examples =
        דוגמאות:

            crownlands match smithy big_money_ultimate
            crownlands match my_idea.txt witch --games 20000 --seed 7
            crownlands match smithy witch militia --kingdom b1_first_game
            crownlands match smithy witch --boxes base2e,seaside --seed 7
            crownlands match smithy witch --option treasures_after_buy=true --csv games.csv --chart match.html
            crownlands match big_money random --games 500 --json
            crownlands match smithy witch militia --kingdoms 50 --games 5000
            crownlands match chapel_witch witch --hands 5/2 --by-turn
            crownlands match smithy witch --position late.json
            crownlands match my_bots:MyBot smithy --games 500
            crownlands match full_greedy random random random --game kingdomino --option harmony=true
            crownlands match smithy witch --games 1000000 --ray 10.0.0.1:6379
help-tournament = כל שחקן פוגש כל שחקן: שיעורי ניצחון, דירוגים ותוצאות שסוגרות מעגל. אם לא נאמר דבר על השולחן, כל זוג משחק עם הערמות שהשניים מזכירים.
    .players = בוטים או אסטרטגיות לפי שם, קובצי אסטרטגיה או תיקיות שלהם; בלי זה כל האסטרטגיות שבאות עם התוכנה.
    .game = איזה משחק.
    .games = כמה משחקים משחק כל זוג.
    .seed = סדרת המשחקים; אותו זרע משחק אותם משחקים.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .examples =
        דוגמאות:

            crownlands tournament big_money_ultimate smithy witch militia
            crownlands tournament strategies/ smithy --games 4000
            crownlands tournament                         כל אסטרטגיה שבאה עם התוכנה
            crownlands tournament smithy witch my_idea.txt --kingdom b1_first_game --json
help-score = מחשב את הניקוד של ממלכות קינגדומינו, קווינדומינו או חתונה מלכותית שהוקלדו כציור, ומראה מי מנצח.
    .file = הציור, או - עבור הקלט הרגיל.
    .examples =
        הקובץ הוא ציור, שורת משבצות בכל שורה, עם רווחים בין המשבצות:

            player: Anna
            W    L1   L    T#   T#
            W1   M    L1   F    S1
            W    M2   C    T#   T#
            T#   M2   T#   G    F1
            F1   G    G1   G2   F
            buildings: church, big tavern, statue, guardtower, sawmill, travelling castle
            coins: 11
            queen: yes

        W שדה, F יער, L אגם, G אחו, S ביצה, M מכרה, T עיירה, C טירה, . כלום. ספרה היא כתרים; # מבנה,
        Q מגדל המלכה, k אביר. שורות נוספות: towers, knights (כולם), game, size, middle_kingdom, harmony.
        הממלכה הבאה מתחילה בשורה `player:` שלה.

        דוגמאות:

            crownlands score anna.txt
            crownlands score evening.txt --json
help-check = משחק משחקים אקראיים בכל גודל עם כל הקלפים והאפשרויות ובודק כל כלל של המנוע אחרי כל בחירה; משחק את מה ששיחקו תוכנות של אחרים, ומשווה; או נותן לכל בוט לשחק בכל שילוב מומלץ.
    .what = משחקים אקראיים (random), נתונים של אחרים (figures), או כל שילוב מומלץ עם כל בוט (kingdoms).
    .games = כמה משחקים לשחק: 1000; עבור figures 8000 לכל נתון בדומיניון ו-20000 בקינגדומינו; עבור kingdoms משחק אחד של כל בוט בכל מספר שחקנים.
    .seed = סדרת המשחקים; אותו זרע משחק אותם משחקים.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .game = איזה משחק.
    .players = עבור kingdoms: בוטים לפי שם, מופרדים בפסיקים; או all: גם אלה שמחפשים.
    .examples =
        דוגמאות:

            crownlands check --games 2000
            crownlands check --games 1000000 --seed 7 --jobs 2
            crownlands check --boxes all --games 2000
            crownlands check --kingdom b2_alchemy_forbidden_arts
            crownlands check --games 500 --json
            crownlands check --game queendomino --games 100000
            crownlands check figures
            crownlands check kingdoms --games 10
            crownlands check kingdoms --kingdom b2_guilds_clean_living --players lookahead,evolved
help-tidy = מסיר שולחנות שהמשחק בהם לא התחיל ומשחקים שאיש לא נגע בהם זמן רב. השרת עושה זאת בעצמו מדי שעה; הוא יכול לפעול בינתיים.
    .database = כמו בשרת: קובץ SQLite או כתובת URL.
    .dry_run = לא מסיר דבר, רק סופר.
    .examples =
        דוגמאות:

            crownlands tidy --dry-run                     רק סופר מה היה מוסר
            crownlands tidy --keep-finished 365           אחרי שנה גם משחקים שהסתיימו
            crownlands tidy --database postgresql://crown:secret@db/crownlands
help-words = למתרגמים: מה חסר בשפה, ומה אומרים הקלפים בכל השפות.
    .missing = מציג מה חסר בשפה הזו: pl, cs, he, ...
    .card_texts = כותב לקובץ הזה (.md) את הטקסטים של כל הקלפים והמבנים בכל השפות.
    .help_texts = כותב לקובץ הזה (.ftl) את העזרה באנגלית של כל הפקודות, למתרגמים.
    .examples =
        דוגמאות:

            crownlands words --missing pl
            crownlands words --card-texts docs/card-texts.md
help-lab-compare = משווה שני בוטים בשילובים רבים: כל חלוקה משוחקת פעמיים, בהחלפת מקומות. מציג את שיעור הניצחונות, את זמן המעבד ואת השילובים הטובים והגרועים להם ביותר.
    .first = בוט או אסטרטגיה לפי שם, קובץ אסטרטגיה (.txt), או מחלקת בוט משלכם (module:Class).
    .second = זה שמשווים אליו.
    .game = איזה משחק.
    .kingdoms = כמה שילובים אקראיים; במשחקי הדומינו – חלוקות.
    .games = משחקים בכל שילוב, מספר זוגי: 10; במשחקי הדומינו 2.
    .seed = שילובים ומשחקים; אותו זרע משחק אותם משחקים.
    .held_out_ = השילובים שהבוטים נמדדים בהם ולעולם אינם מכוונים לפיהם: base1e+intrigue1e או base2e.
    .until = עוצר מוקדם: כשרווח הסמך לכל צד אינו גדול מזה (0.02), או כשהוכרע (`settled`) מי טוב יותר.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .csv_ = כותב לכאן שורה לכל משחק, תוך כדי המשחק.
    .resume = ממשיך השוואה שכתבה את הקובץ הזה.
    .examples =
        דוגמאות:

            crownlands lab compare lookahead big_money_ultimate --kingdoms 50 --csv games.csv
            crownlands lab compare lookahead big_money_ultimate --kingdoms 200 --resume games.csv
            crownlands lab compare evolved big_money_ultimate --held-out base1e+intrigue1e --until settled
            crownlands lab compare smithy witch --boxes base2e --games 20 --until 0.02 --json
            crownlands lab compare expert full_greedy --game kingdomino --kingdoms 500
            crownlands lab compare strongest big_money_ultimate --ray 10.0.0.1:6379 --csv games.csv
help-lab-evolve = מפתח אסטרטגיה לשילוב, מראה כמה שווה כל שורה שלה ושומר אותה: מעתה הבוט `evolved` משחק בה. בלי שולחן השילוב אקראי.
    .seconds = כמה זמן, בכל התהליכים יחד.
    .games = כמה משחקים בסך הכול, במקום שניות: אז אותו זרע נותן אותה אסטרטגיה.
    .seed = סדרת המשחקים, והשילוב האקראי אם לא צוין אחד.
    .jobs = כמה ליבות; שתיים לכל היותר בשימוש.
    .out = כותב לכאן את האסטרטגיה (.txt).
    .examples =
        דוגמאות:

            crownlands lab evolve --kingdom b2_first_game
            crownlands lab evolve --kingdom b1_size_distortion --seconds 10 --out rush.txt
            crownlands lab evolve --boxes base2e,seaside --seed 7 --json
            crownlands lab evolve --piles witch,chapel,village --games 200000 --jobs 1
help-lab-kingdom = חוקר שילוב: אילו אסטרטגיות מנצחות בו וכמה זה בטוח, כמה נמשכים משחקים, מה ומתי רוכשת אסטרטגיה שפותחה, וכמה שווה כל קלף. בלי שולחן השילוב אקראי.
    .cards = קלפי ממלכה, בכל מספר.
    .seconds = בערך כמה זמן, בכל התהליכים יחד.
    .games = בערך כמה משחקים בסך הכול, במקום שניות: אז אותו זרע מוצא אותו דבר.
    .seed = סדרת המשחקים, והשילוב האקראי אם לא צוין אחד.
    .jobs = כמה ליבות; בלי זה כולן.
    .html = כותב לכאן את הממצאים כדף (.html).
    .examples =
        דוגמאות:

            crownlands lab kingdom --kingdom b2_first_game
            crownlands lab kingdom chapel witch village smithy --html witch.html
            crownlands lab kingdom --boxes base2e,seaside --seed 7 --seconds 120
            crownlands lab kingdom --kingdom b1_size_distortion --games 200000 --json
help-lab-ratings = מדרג את כל הבוטים של משחק: כל זוג נפגש באותם שולחנות, כל חלוקה פעמיים בהחלפת מקומות. אסטרטגיה אינה משתתפת כשקלפיה אינם על השולחן.
    .players = בוטים או אסטרטגיות לפי שם, קובצי אסטרטגיה, תיקיות שלהם, או מחלקות בוט משלכם (module:Class); בלי זה כל הבוטים של המשחק.
    .game = איזה משחק.
    .tables = בכמה שולחנות נפגש כל זוג: שילובים אקראיים; במשחקי הדומינו – חלוקות. שני משחקים בכל אחד.
    .seed = שולחנות ומשחקים; אותו זרע משחק אותם משחקים.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .csv_ = כותב לכאן שורה לכל משחק, תוך כדי המשחק.
    .resume = ממשיך דירוג שכתב את הקובץ הזה.
    .chart = מצייר לכאן את הדירוגים (.html, .svg או .png).
    .markdown = כותב לכאן את הטבלאות, לדף (.md).
    .examples =
        דוגמאות:

            crownlands lab ratings --game kingdomino --tables 50 --csv ratings.csv
            crownlands lab ratings --game kingdomino --tables 200 --resume ratings.csv --chart ratings.svg
            crownlands lab ratings beginner steady expert smithy witch militia --boxes base2e --tables 100
            crownlands lab ratings --game queendomino --tables 500 --ray 10.0.0.1:6379 --csv ratings.csv --markdown ratings.md
help-lab-review = מראה מה היה מומחה בוחר במשחק, באיזו תדירות כל בחירה מנצחת, ומהן הטעויות הגדולות ביותר.
    .record = תיעוד של משחק או משחק שמור (.json או .yaml).
    .seat = ההחלטות של מי; המקום הראשון הוא 0.
    .playouts = כמה משחקים עד הסוף לכל החלטה; 0: כמה שמספיקים בשישית השנייה.
    .seed = אותו זרע נותן אותו ניתוח.
    .examples =
        דוגמאות:

            crownlands lab review game.json
            crownlands lab review game.json --seat 1 --playouts 5000
            crownlands lab review evening.yaml --json
help-lab-sample = מציג משחק דומיניון בין שתי אסטרטגיות: יומן עם המטבעות, הנקודות והחפיסה אחרי כל תור.
    .first = בוט או אסטרטגיה לפי שם, קובץ אסטרטגיה (.txt), או מחלקת בוט משלכם (module:Class). הוא פותח.
    .second = השחקן האחר.
    .seed = איזה משחק; אותו זרע משחק את אותו המשחק.
    .html = כותב לכאן את המשחק כדף (.html).
    .games = במקום משחק אחד, איך נראים משחקים במספר הזה: נקודות, מטבעות וקלפים תור אחר תור, וכמה מהם כבר הסתיימו.
    .jobs = כמה משחקים בבת אחת; בלי זה כל הליבות.
    .examples =
        דוגמאות:

            crownlands lab sample smithy witch
            crownlands lab sample my_idea.txt big_money_ultimate --kingdom b2_first_game --seed 7 --html game.html
            crownlands lab sample smithy witch --games 4000
