### Who plays

game-dominion = דומיניון
you = אתם
person = אתם
bot-random = אקראי
bot-big_money = כסף גדול
bot-lookahead = צופה קדימה
bot-evolved = מפותח
bot-full_greedy = חמדן גמור
bot-greedy = חמדן
bot-beginner = פיפ
bot-steady = מרתה
bot-expert = אלדוס
bot-strongest = סיבילה
level-beginner = רמת מתחילים
level-steady = רמה יציבה
level-expert = רמת מומחים
level-strongest = הרמה החזקה ביותר
idea-random = { $name } בוחר כל דבר בסיכוי שווה.
idea-evolved = { $name } משחק את מה שפותח בשביל השילוב הזה.
idea-big_money = { $name } רוכש קלפי מחוז, זהב וכסף, ולקראת הסוף כמה קלפי דוכסות.
idea-lookahead = { $name } ממשיך את המשחק בראשו, ומחלק בכל פעם מחדש את הקלפים שאינו רואה.
idea-full_greedy = { $name } בודק כל מקום לאריח עם כל בחירה של האריח הבא, ובוחר במה שנותן הכי הרבה נקודות.
idea-greedy = { $name } מניח את האריח היכן שזה נותן הכי הרבה נקודות, ובוחר באקראי.
idea-beginner = { $name } רק למד לשחק: אוהב מה שנראה טוב עכשיו, ואינו מביט רחוק קדימה.
idea-steady = { $name } משחקת כפי שהיא מנהלת את הטחנה שלה: עם תוכנית שמתאימה לשולחן, ועם טעות פה ושם.
idea-expert = { $name } קרא כל ספר בנושא: יודע מה מנצח בשולחן הזה, ואיך מסיימים משחק.
idea-strongest = { $name } רואה מראש אלף משחקים לפני כל בחירה, ובוחרת במה שמנצח הכי הרבה.
idea-and-author = { $idea } מאת { $name }.

## Strategies: one card among money, or what goes with what

bot-adventurer = הרפתקן ואוצרות
bot-artisan = אומן ואוצרות
bot-bandit = שודד ואוצרות
bot-baron = ברון ואוצרות
bot-basic_big_money = כסף גדול בסיסי
bot-big_money_ultimate = כסף גדול מושלם
bot-bridge = גשר ואוצרות
bot-bureaucrat = מנהלן ואוצרות
bot-caravan = שיירה ואוצרות
bot-cellar = מרתף יינות ואוצרות
bot-chancellor = קנצלר ואוצרות
bot-chapel_laboratory = היכל תפילה עם מעבדה
bot-chapel_witch = היכל תפילה עם מכשפה
bot-colony_money = קולוניה ואוצרות
bot-conspirator = שרשרת קושרי קשר
bot-coppersmith = חרש נחושת ואוצרות
bot-council_room = אולם מועצה ואוצרות
bot-courtier = חצרן ואוצרות
bot-courtyard = חצר ואוצרות
bot-double_witch = שתי מכשפות
bot-duke = דוכס עם דוכסות
bot-familiar = מקורב ואוצרות
bot-feast = משתה ואוצרות
bot-festival = פסטיבל ואוצרות
bot-festival_library = פסטיבל עם ספרייה
bot-gardens_counter_council_room = אולם מועצה נגד גנים מלכותיים
bot-gardens_counter_smithy = נפחייה נגד גנים מלכותיים
bot-gardens_counter_witch = מכשפה נגד גנים מלכותיים
bot-gardens_rush = מרוץ גנים מלכותיים
bot-ghost_ship = ספינת רפאים ואוצרות
bot-goons = שכירי חרב ואוצרות
bot-great_hall = אולם גדול ואוצרות
bot-harbinger = כרוז ואוצרות
bot-harem = בית הנשים ואוצרות
bot-hunting_party = משלחת צייד ואוצרות
bot-ironworks_gardens_rock = מפעל ברזל עם גנים מלכותיים
bot-ironworks_great_hall = מפעל ברזל עם אולם גדול
bot-lab_militia_chapel = גדוד עם מעבדה
bot-laboratory = מעבדה ואוצרות
bot-library = ספרייה ואוצרות
bot-market = שוק ואוצרות
bot-masquerade = נשף מסכות ואוצרות
bot-merchant = סוחר ואוצרות
bot-militia = גדוד ואוצרות
bot-militia_smithy = גדוד עם נפחייה
bot-mine = מכרה פחם ואוצרות
bot-mining_village = מושבת הכורים ואוצרות
bot-minion = משרת ואוצרות
bot-moat = חפיר ואוצרות
bot-moneylender = מלווה בריבית מוקדם
bot-monument = מצבת זיכרון ואוצרות
bot-mountebank = רופא אליל ואוצרות
bot-nobles = אציל ואוצרות
bot-pawn = פיון ואוצרות
bot-poacher = צייד ואוצרות
bot-remodel = עיצוב מחדש ואוצרות
bot-saboteur = חבלן ואוצרות
bot-scout = סייר ואוצרות
bot-sea_hag = מכשפת הים ואוצרות
bot-secret_chamber = חדר סודי ואוצרות
bot-sentry = זקיף ואוצרות
bot-sentry_witch = זקיף עם מכשפה
bot-shanty_town = שכונת העוני ואוצרות
bot-single_witch = מכשפה אחת
bot-smithy = נפחייה ואוצרות
bot-spy = מרגל ואוצרות
bot-steward = סוכן הבית ואוצרות
bot-swindler = נוכל ואוצרות
bot-thief = גנב ואוצרות
bot-throne_room_bridge = כס המלכות עם גשר
bot-throne_room_council_room = כס המלכות עם אולם מועצה
bot-torturer = מעַנה ואוצרות
bot-tournament = תחרות ואוצרות
bot-trading_post = תחנת מסחר ואוצרות
bot-tribute = מס ואוצרות
bot-upgrade = שדרוג ואוצרות
bot-vassal = צמית ואוצרות
bot-vault = כספת ואוצרות
bot-village_smithy = מושבה עם נפחייה
bot-village_torturer = מושבה עם מעַנה
bot-wishing_well = באר משאלות ואוצרות
bot-witch = מכשפה ואוצרות
bot-woodcutter = חוטב עצים ואוצרות
bot-workshop_gardens = בית מלאכה עם גנים מלכותיים

## What messengers show of a link

preview-title = Crownlands
preview-text = שחקו דומיניון, קינגדומינו, קווינדומינו וחתונה מלכותית בדפדפן, נגד חברים ובוטים.
preview-no-table = השולחן הזה כבר לא קיים. אפשר לפתוח אחר בתוך שניות.
preview-open-title = יש מקום פנוי במשחק { $game }
preview-open =
    { $n ->
        [0] משחק { $game } ממתין לשחקנים: פתחו את הקישור ושבו לשולחן.
        [one] הזמנה מאת { $names } למשחק { $game }: פתחו את הקישור ושבו לשולחן.
       *[other] הזמנה מאת { $names } למשחק { $game }: פתחו את הקישור ושבו לשולחן.
    }
preview-running-title = משחק { $game } מתנהל כעת
preview-running =
    { $n ->
        [0] פתחו את הקישור וצפו.
        [one] במשחק { $game } כעת: { $names }. פתחו את הקישור וצפו.
       *[other] במשחק { $game } כעת: { $names }. פתחו את הקישור וצפו.
    }
preview-over-title = משחק { $game }
preview-over =
    { $n ->
        [0] עברו על המשחק צעד אחר צעד, או המשיכו מכל נקודה.
       *[other] עברו צעד אחר צעד על המשחק של { $names }, או המשיכו מכל נקודה.
    }
preview-unreadable-title = { $game }
preview-unreadable = גרסה זו אינה יכולה לקרוא את תיעוד המשחק.

## Games that are not new

origin-import = המשחק הזה הובא ממקום אחר: מי שהביא אותו אולי מכיר את הקלפים.
origin-fork = המשחק הזה ממשיך משחק שהסתיים: מי שראה אותו אולי מכיר את הקלפים.
origin-lesson = שיעור עם חלוקה מוכנה מראש.
origin-day = חלוקת היום: אותם קלפים לכולם כאן.
origin-shuffles = הערבובים של משחק קודם חוזרים: מי ששיחק אותו מכיר את הקלפים.
