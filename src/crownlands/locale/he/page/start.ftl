### The start page, new tables, the kingdom chooser, the waiting room, replays

## People

guest-names = רותם, שקד, אלון, הדס, ארז, תמר, ערבה, דקל, אורן, כלנית, ברוש, נרקיס
level-of =
    { $n ->
        [one] { $name }, { $level }
       *[other] { $n } × { $name }, { $level }
    }

## Start

start-tagline = בנו חפיסה, בנו ממלכה: עם חברים, נגד בוטים, כאן ועכשיו.
start-free = בלי חשבון, בלי התקנה.
start-name = השם שלכם
start-play = למשחק
start-friends = משחק עם חברים
start-friends-game = { $game } עם חברים
start-against = יריב
start-with-friends = עם חברים
start-players = { $least } עד { $most }{ $more ->
        [0] { "" }
       *[other] { " " }או { $more }
    } שחקנים
start-dominion = כולם מתחילים עם אותם עשרה קלפים. מי יבנה חפיסה טובה יותר?
start-kingdomino = הניחו אריחים, חברו נחלות, ספרו כתרים. לומדים בדקה.
start-queendomino = קינגדומינו עם עיירות, מיסים, אבירים, מלכה ודרקון.
start-royal_wedding = שתי ערכות במשחק אחד, עד שמונה שחקנים, לבד או בצוותים.
start-choose-kingdom = בחירת שילוב קלפים
start-boxes = הערכות שלי
start-boxes-text = אחרי המשחק הראשון שלכם, הכפתור "למשחק" מחלק מהן.
today-title = היום
today-text = אותה חלוקה לכולם כאן, נגד אותו יריב. הניסיון הראשון קובע.
today-cards = שילוב היום: { $name }
today-dominoes = חלוקת האריחים של היום: { $name }
today-results = תוצאות
today-nobody = עוד איש לא שיחק בה.
today-score = { $points } : { $opponent }
today-won = ניצחון
room-local = חברים אינם יכולים לפתוח את הכתובת הזו: היא רק למחשב הזה. כדי לשחק בבית, הפעילו את Crownlands עם
room-code = קוד QR
room-code-of = הקישור כקוד QR
start-opening = השולחן נערך …
start-continue = המשך משחק
start-join = הצטרפות למשחק
start-join-empty = אין כעת שולחן שממתין לשחקנים.
start-join-link = קיבלתם קישור או קוד?
start-join-link-hint = הדביקו כאן
start-join-go = מעבר
start-join-bad = זה לא קישור לשולחן וגם לא קוד שלו.
start-watch = צפייה במשחק
start-watch-empty = איש אינו משחק כעת בפומבי.
start-replays = צפייה חוזרת
start-replays-text = עברו צעד אחר צעד על משחקים שהסתיימו, שלכם ושל אחרים.
start-rules = חוקים
start-more = עוד
start-art = יד של קלפים מעל ממלכה קטנה של שדות, יערות ואגמים
lists-away = אי אפשר לטעון את הרשימות: השרת אינו זמין.

table-nobody = עדיין אף אחד
table-origin = { $origin ->
    [import] הובא ממקום אחר
    [day] חלוקת היום
    [lesson] שיעור
    [fork] ממשיך משחק שהסתיים
   *[shuffles] עם הערבובים של משחק קודם
}
table-forget = לשכוח את השולחן הזה
table-status-open =
    { $n ->
        [one] ממתין לשחקן אחד
        [two] ממתין לשני שחקנים
       *[other] ממתין ל-{ $n } שחקנים
    }
table-status-running = מתנהל
table-status-over = הסתיים
table-status-unreadable = אינו קריא בגרסה זו
table-sit = לשבת
table-watch = צפייה
table-go-on = המשך
table-see = לצפייה חוזרת

## New table

new-title = שולחן חדש
new-game = משחק
new-players = שחקנים
new-seats = מי יושב היכן
new-seat = מקום { $n }
new-seat-name = שם למקום { $n }
new-seat-bot = בוט למקום { $n }
new-seat-me = אני
new-seat-here = מישהו נוסף במכשיר זה
new-seat-open = חבר עם הקישור
new-seat-bot-kind = בוט
new-seat-open-text = פתוח למי שיקבל ראשון את הקישור.
new-person = שחקן { $n }
new-bot-level = לבחור רמה במקום זאת
new-bot-strategy = לאסטרטגים: לבחור אסטרטגיה במקום זאת
new-advice = השחקנים רשאים לבקש רמזים מהמומחה
new-bots-fit = נבנו לשילוב הזה
new-bots-any = מתאימים לכל שילוב
new-bots-miss = יחסרו להם קלפים כאן
new-bot-misses = { $name }: נבנה לשילובים עם { $cards }, ויעשה כמיטב יכולתו בלעדיהם.
new-nobody-waits = אין למי להמתין: המשחק יתחיל מיד.
new-waits =
    { $n ->
        [one] תקבלו קישור לחבר אחד. המשחק יתחיל כשכולם יישבו.
        [two] תקבלו קישור לשני חברים. המשחק יתחיל כשכולם יישבו.
       *[other] תקבלו קישור ל-{ $n } חברים. המשחק יתחיל כשכולם יישבו.
    }
new-nobody-here = אתם רק פותחים את השולחן, ותוכלו לשבת אחר כך או לצפות.
new-kingdom = שילוב
new-house = חוקי הבית
new-house-usual = כמו בחוברת ההוראות
new-house-changed =
    { $n ->
        [one] אחד שונה
        [two] שניים שונו
       *[other] { $n } שונו
    }
new-teams-of-eight = שמונה שחקנים משחקים תמיד בצוותים של שניים.
new-table = שולחן
new-time = זמן לכל בחירה
new-time-none = כמה שתרצו
new-time-seconds = { $n } שניות
new-time-minutes =
    { $n ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $n } דקות
    }
new-time-hours =
    { $n ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $n } שעות
    }
new-time-text = מי שהזמן אוזל לו נחשב כמי שנכנע.
new-chat = השחקנים יכולים לשוחח בצ׳אט
new-watchers-chat = גם הצופים יכולים לשוחח בצ׳אט
new-public = פומבי: כל אחד יכול להצטרף או לצפות מדף הפתיחה
new-unknown-game = אין כאן משחק "{ $name }". בחרו אחד מאלה.
new-unknown-kingdom = אין כאן שילוב "{ $name }". הקלפים למטה הם אלה של המשחק הראשון.
new-open = פתיחת השולחן
new-begin = להתחיל
new-kingdom-missing = בחרו תחילה עשרה קלפי ממלכה.

house-throne_room_optional = כס המלכות
    .is-false = חובה להכפיל קלף פעולה
    .is-true = מותר להכפיל קלף פעולה
house-mine_optional = מכרה פחם
    .is-false = חובה להשליך קלף אוצר
    .is-true = מותר להשליך קלף אוצר
house-moneylender_optional = מלווה בריבית
    .is-false = חובה להשליך קלף נחושת
    .is-true = מותר להשליך קלף נחושת
house-treasures_after_buy = קלפי אוצר אחרי הרכישה הראשונה
    .is-false = אי אפשר עוד להפעיל
    .is-true = עדיין אפשר להפעיל
house-counts_visible = חפיסות אישיות וערמות משומשים
    .is-strict = מוצג רק גודל החפיסה האישית שלכם
    .is-relaxed = מוצגים כל הגדלים, וכן ערמת המשומשים שלכם
house-cleanup_top_card = בראש ערמת המשומשים אחרי שלב הניקוי
    .is-hand_card = מונח קלף מהיד
    .is-free = מונח כל קלף שהועבר אליה
house-choose_top_card = הקלף העליון אחרי שלב הניקוי ואחרי קלף משרת
    .is-false = הוא האחרון שהופעל, ומתוך יד – הזול ביותר
    .is-true = נבחר בידי בעליו
house-masquerade_empty_hand = נשף מסכות, כשאין לשחקן קלפים ביד
    .is-receive = הוא מקבל קלף בכל זאת
    .is-skip = המסירה מדלגת עליו
house-empty_piles_to_end = המשחק מסתיים עם
    .is-3 = שלוש ערמות ריקות
    .is-4 = ארבע ערמות ריקות
house-treasure_boxes = נחושת, כסף וזהב
    .is-1 = מערכה אחת
    .is-2 = משתי ערכות
house-colonies = פלטינה וקולוניה
    .is-false = אינן במשחק
    .is-true = נמצאות במלאי
    .is-random = מוגרלות, לפי חלקם של קלפי שגשוג בשילוב
house-throne_stays = כס המלכות שהפעיל כס המלכות שהפעיל קלפי התמשכות
    .is-direct = מועבר לערמת המשומשים בשלב הניקוי
    .is-tracking = נשאר פעיל אם יש שניים מהם או יותר
house-outpost_wording = מאחז
    .is-first = שולפים 3 קלפים גם אם לא בא תור נוסף
    .is-2017 = אינו עושה דבר אם לא בא תור נוסף (2017)
    .is-2023 = מביא תור רק אם אין תור נוסף אחר שממתין (2023)
house-possession_tokens = אסימונים שנלקחו בתור של בעלות
    .is-debt_only = נשארים אצל השחקן שזה תורו
    .is-all = עוברים אל השחקן שמחליט
house-possession_wording = תורות של בעלות
    .is-first = יכולים לבוא ברצף בלי הגבלה
    .is-2023 = לעולם אינם התור השלישי ברצף (2023)
house-nested_possession = התור שבא מקלף בעלות שהופעל בתור של בעלות
    .is-before = בא מיד
    .is-after = בא אחרי התור הבא לפי הסדר
house-treasury_wording = בית גנזים מונח בראש החפיסה האישית
    .is-first = בשלב הניקוי, אם לא נרכש קלף ניצחון
    .is-2022 = אחרי הרכישות, אם לא התקבל בינתיים קלף ניצחון (2022)
house-alchemist_wording = אלכימאי מונח בראש החפיסה האישית
    .is-first = כשהוא מועבר למשומשים, אם קלף שיקוי עוד פעיל
    .is-2022 = לפני שקלף כלשהו מועבר, אם קלף שיקוי פעיל (2022)
house-herbalist_wording = עשבונאי שומר קלף אוצר
    .is-first = פעם אחת לכל עשבונאי פעיל
    .is-2022 = פעם אחת לכל פעם שהופעל (2022)
house-mint_wording = מִטבעָה משליכה את קלפי האוצר הפעילים שלכם
    .is-first = כשאתם רוכשים אותה
    .is-2022 = כשאתם מקבלים אותה בכל דרך (2022)
house-hoard_wording = מאגר
    .is-first = נספר לכל קלף מאגר פעיל כשאתם רוכשים קלף ניצחון
    .is-2022 = נספר לכל פעם שהופעל; הזהב בא אחרי קלף הניצחון (2022)
house-princess_wording = נסיכה מוזילה קלפים
    .is-first = כל עוד היא פעילה
    .is-2022 = עד סוף התור, בכל פעם שהופעלה (2022)
house-rabble_order = הקלפים שמוחזרים בגלל קלף אספסוף
    .is-public = גלויים לכולם, לפי סדרם
    .is-hidden = גלויים, אבל לא הסדר
house-highway_wording = כביש מהיר מוזיל קלפים
    .is-first = כל עוד הוא פעיל
    .is-2022 = עד סוף התור, בכל פעם שהופעל (2022)
house-merchant_guild_wording = גילדת סוחרים נותנת את אסימוני המטבע שלה
    .is-first = לכל קלף שנרכש, מיד
    .is-2022 = בסוף שלב הרכישה, לכל קלף שהתקבל בו (2022)
house-farmland_wording = אדמה חקלאית משליכה קלף
    .is-first = כשאתם רוכשים אותה
    .is-2022 = כשאתם מקבלים אותה בכל דרך, ולעולם לא תמורת אדמה חקלאית נוספת (2022)
house-soothsayer_draws = הקלפים שיידעוני נותן תמורת קללות
    .is-after_all = נשלפים אחרי שכולם קיבלו את הקללה שלהם
    .is-at_once = נשלפים אצל כל שחקן מיד אחרי הקללה
house-overpay_timing = מה ששילמתם מעבר למחיר של קלף
    .is-before_gain = פועל לפני שאתם מקבלים אותו
    .is-with_gain = פועל כשקיבלתם אותו (2022)
house-coin_tokens_any_time = אסימוני מטבע
    .is-false = מנוצלים בשלב הרכישה, לפני הרכישה הראשונה
    .is-true = אפשר לנצל בכל עת בתורכם (2022)
house-enchantress_turns = קוסמת מחליפה את קלף הפעולה הראשון
    .is-next = של התור הבא של האחרים
    .is-each = של כל תור שלהם עד התור הבא שלכם (2018)
house-forum_wording = רחבת דיונים נותנת רכישה
    .is-first = כשאתם רוכשים אותה
    .is-2022 = כשאתם מקבלים אותה בכל דרך (2022)
house-groundskeeper_wording = שומר קרקעות נותן נקודות
    .is-first = כל עוד הוא פעיל
    .is-2022 = עד סוף התור, בכל פעם שהופעל (2022)
house-bonfire_wording = מדורה משליכה
    .is-first = קלפים פעילים כלשהם
    .is-2022 = קלפי נחושת בלבד (2022)
house-hovel_wording = בקתה עלובה מותר להשליך
    .is-first = כשאתם רוכשים קלף ניצחון
    .is-2022 = כשאתם מקבלים קלף ניצחון בכל דרך (2022)
house-debt_any_time = חוב
    .is-false = נפרע בזמן הרכישה
    .is-true = אפשר לפרוע בכל עת בתורכם
house-charm_wording = קמע מזל שמחכה
    .is-first = משיב על הקלף הבא שאתם רוכשים, לפני שקיבלתם אותו
    .is-2022 = משיב על הקלף הבא שאתם מקבלים, אחרי שקיבלתם אותו (2022)
house-messenger_wording = שליח נותן לכולם קלף
    .is-first = כשהוא הרכישה הראשונה בתור
    .is-2022 = כשהוא הקלף הראשון שקיבלתם בשלב הרכישה (2022)
house-hermit_wording = נזיר הופך למשוגע
    .is-first = כשהוא מועבר מאזור המשחק למשומשים, אם לא רכשתם קלף
    .is-2022 = בסוף שלב הרכישה, אם לא קיבלתם בו קלף (2022)
house-overlord_wording = אדון
    .is-first = הופך לקלף פעולה מן המלאי עד שיעזוב את אזור המשחק
    .is-2019 = מפעיל קלף פעולה מן המלאי, שנבחר מחדש בכל פעם ונשאר שם (2019)
house-lose_track = קלף שקיבלתם וקלף אחר כיסה אותו בערמת המשומשים
    .is-covered = אבד: כבר אי אפשר להניח אותו בראש החפיסה האישית
    .is-moved = עדיין אפשר להניח אותו בראש החפיסה האישית (2019)
house-shelters = כל שחקן מתחיל עם
    .is-false = שבעה קלפי נחושת ושלושה קלפי אחוזה
    .is-true = שבעה קלפי נחושת ושלושה מקלטים
    .is-random = מקלטים במקום אחוזות אם כך יעלה בגורל, לפי חלקם של קלפי זמנים אפלים בשילוב
house-usual = לפי חוברת ההוראות
house-group-table = בכל שולחן
house-group-cards = כיצד הקלפים מתפרשים

## Kingdom chooser

chooser-ten = עשרת הקלפים
chooser-own = שילוב משלכם
chooser-cost = מחיר { $n }{ $potion ->
        [yes] { " " }ושיקוי
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }וחוב של { $debt }
    }
chooser-extras = יחד עם הקלפים האלה
chooser-landscapes = אירועים וציוני דרך
chooser-shelters = מקלטים במקום אחוזות
chooser-colonies = פלטינה וקולוניה
chooser-colonies-no = בלעדיהן
chooser-colonies-yes = לשחק איתן
chooser-colonies-random = באקראי
chooser-bane = סגולה, ערמה אחת-עשרה שמגינה מפני מכשפה צעירה
chooser-bane-random = כל קלף מתאים, באקראי
chooser-lock = שמירת { $card }
chooser-swap = קלף אחר במקום { $card }
chooser-read = קריאת הקלף { $card }
chooser-free = פנוי
chooser-surprise = הפתיעו אותי
chooser-copy-names = העתקת השמות
chooser-copy-link = העתקת הקישור
chooser-lab = מה מנצח כאן?
chooser-ways = דרכי בחירה
chooser-way-sets = מומלצים
chooser-way-chance = באקראי
chooser-way-hand = ידנית
chooser-way-text = מטקסט
chooser-sets =
    { $n ->
        [one] שילוב אחד
        [two] שני שילובים
       *[other] { $n } שילובים
    }
chooser-take = בחירה
chooser-chosen = נבחר
chooser-boxes = קלפים מתוך
chooser-wishes = משאלות
chooser-any = לא משנה
chooser-mostAttacks =
    { $n ->
        [0] בלי
        [one] אחד לכל היותר
        [two] שניים לכל היותר
       *[other] { $n } לכל היותר
    }
chooser-leastCosts = { $n } או יותר
chooser-mostOfOneCost = { $n } לכל היותר
wish-mostAttacks = קלפי התקפה
wish-village = קלף עם +2 פעולות
wish-buy = קלף עם +1 רכישה
wish-trasher = קלף שמשליך קלפים
wish-leastCosts = מחירים שונים
wish-mostOfOneCost = קלפים באותו מחיר
chooser-deal = חלוקת עשרה קלפים
chooser-locked =
    { $n ->
        [0] קלפים שתנעלו יישארו.
        [one] קלף אחד נעול ונשאר.
        [two] שני קלפים נעולים ונשארים.
       *[other] { $n } קלפים נעולים ונשארים.
    }
chooser-search = שם או סוג
chooser-count = { $n } מתוך { $all } קלפים
chooser-clear = הוצאת כולם
chooser-none-found = אין בערכות האלה קלף בשם הזה.
chooser-full = נבחרו עשרה קלפים. הוציאו אחד תחילה.
chooser-missing =
    { $n ->
        [one] חסר קלף אחד.
        [two] חסרים שני קלפים.
       *[other] חסרים { $n } קלפים.
    }
chooser-fill = השלמה באקראי
chooser-paste = עשרה שמות עם פסיקים או שורה אחר שורה, או קישור לשילוב
chooser-use = שימוש בקלפים האלה
chooser-read-done =
    { $n ->
        [one] נבחר קלף אחד.
        [two] נבחרו שני קלפים.
       *[other] נבחרו { $n } קלפים.
    }
chooser-unknown =
    { $n ->
        [one] אין כאן קלף בשם { $names }. השילוב נשאר כפי שהיה.
       *[other] אין כאן קלפים בשם { $names }. השילוב נשאר כפי שהיה.
    }
chooser-no-names = אין בטקסט הזה שם של קלף. השילוב נשאר כפי שהיה.
chooser-too-many = אלה { $n } קלפים, ובשילוב יש עשרה. השילוב נשאר כפי שהיה.
chooser-few-cards = אין עשרה קלפים לבחור מהם. בחרו עוד ערכות.
chooser-impossible = הערכות, המשאלות והקלפים הנעולים אינם מתיישבים זה עם זה. ותרו על יותר מאחד מהם.
chooser-without =
    { $n ->
        [one] הערכות והקלפים הנעולים אינם יכולים למלא את כל המשאלות. בלי זו הם יכולים: { $wishes }.
       *[other] הערכות והקלפים הנעולים אינם יכולים למלא את כל המשאלות. בלי אחת מאלה הם יכולים: { $wishes }.
    }

## Waiting room

room-title-mine =
    { $n ->
        [one] ממתינים לעוד אחד: שלחו את הקישור הזה
        [two] ממתינים לעוד שניים: שלחו את הקישור הזה
       *[other] ממתינים לעוד { $n }: שלחו את הקישור הזה
    }
room-title-other =
    { $n ->
        [one] מקום אחד פנוי
        [two] שני מקומות פנויים
       *[other] { $n } מקומות פנויים
    }
room-link = הכתובת של השולחן
room-send = שליחת הקישור
room-send-text = שחקו איתי { $game }
room-begins = המשחק מתחיל מעצמו כשאיש אינו חסר. אפשר להשאיר את הדף פתוח, או לחזור אחר כך מדף הפתיחה.
room-seats = סביב השולחן
room-you = אתם
room-seat-free = פנוי
room-seat-for = שמור עבור { $name }
room-sit = לשבת כאן
room-sit-seat = לשבת במקום { $n }
room-sit-down = לשבת
room-sit-big = לשבת ולשחק
room-sit-also = מישהו נוסף כאן
room-name = שם
room-bot = להושיב בוט
room-bot-choose = איזה בוט?
room-all-bots = למלא את המקומות בבוטים
room-stand-up = לקום
room-stand-up-seat = פינוי המקום של { $name }
room-time = לכל בחירה זמן קצוב: { $time }.
room-random-kingdom = עשרת קלפי הממלכה יוגרלו כשהמשחק יתחיל.
room-bane = סגולה
room-changed = { $what }: { $how }

## For programs

start-programs = לתוכנות:
start-protocol = משחק חי
start-requests = בקשות
start-health = תקינות

## Replays

replays-own = המשחקים ששיחקתם
replays-own-empty = המשחקים שתסיימו יישמרו כאן, במכשיר הזה.
replays-public = הסתיימו בפומבי
replays-public-empty = עוד לא הסתיים משחק בפומבי.
replays-import = פתיחת תיעוד
replays-import-text = קובץ שנשמר מצפייה חוזרת או מהמסוף. גררו אותו לכאן, או בחרו אותו.
replays-import-choose = בחירת קובץ
replays-import-reading = קריאת { $name } …
replays-import-not-json = הקובץ { $name } פגום או אינו תיעוד: אי אפשר לקרוא אותו כ-JSON. דבר לא השתנה.
replays-import-no-record = הקובץ { $name } אינו תיעוד של משחק: אין בו משחק ואין בו צעדים. דבר לא השתנה.
replays-import-refused = אי אפשר לפתוח את { $name }: { $why }
copy-failed = סמנו והעתיקו בעצמכם
