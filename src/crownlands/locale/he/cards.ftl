### Names of cards. In a sentence a card is counted as "קלף", so that no name has to be declined.

## The basic cards

card-copper = נחושת
    .counted =
        { $n ->
            [one] קלף נחושת
            [two] שני קלפי נחושת
           *[other] { things.of } נחושת
        }
card-silver = כסף
    .counted =
        { $n ->
            [one] קלף כסף
            [two] שני קלפי כסף
           *[other] { things.of } כסף
        }
card-gold = זהב
    .counted =
        { $n ->
            [one] קלף זהב
            [two] שני קלפי זהב
           *[other] { things.of } זהב
        }
card-estate = אחוזה
    .counted =
        { $n ->
            [one] קלף אחוזה
            [two] שני קלפי אחוזה
           *[other] { things.of } אחוזה
        }
card-duchy = דוכסות
    .counted =
        { $n ->
            [one] קלף דוכסות
            [two] שני קלפי דוכסות
           *[other] { things.of } דוכסות
        }
card-province = מחוז
    .counted =
        { $n ->
            [one] קלף מחוז
            [two] שני קלפי מחוז
           *[other] { things.of } מחוז
        }
card-curse = קללה
    .counted =
        { $n ->
            [one] קלף קללה
            [two] שני קלפי קללה
           *[other] { things.of } קללה
        }

## The basic cards of Alchemy and Prosperity

# translated by us
card-potion = שיקוי
    .counted =
        { $n ->
            [one] קלף שיקוי
            [two] שני קלפי שיקוי
           *[other] { things.of } שיקוי
        }
# translated by us
card-platinum = פלטינה
    .counted =
        { $n ->
            [one] קלף פלטינה
            [two] שני קלפי פלטינה
           *[other] { things.of } פלטינה
        }
# translated by us
card-colony = קולוניה
    .counted =
        { $n ->
            [one] קלף קולוניה
            [two] שני קלפי קולוניה
           *[other] { things.of } קולוניה
        }

## Base, first edition

card-cellar = מרתף יינות
    .counted =
        { $n ->
            [one] קלף מרתף יינות
            [two] שני קלפי מרתף יינות
           *[other] { things.of } מרתף יינות
        }
card-chapel = היכל תפילה
    .counted =
        { $n ->
            [one] קלף היכל תפילה
            [two] שני קלפי היכל תפילה
           *[other] { things.of } היכל תפילה
        }
card-moat = חפיר
    .counted =
        { $n ->
            [one] קלף חפיר
            [two] שני קלפי חפיר
           *[other] { things.of } חפיר
        }
# translated by us
card-chancellor = קנצלר
    .counted =
        { $n ->
            [one] קלף קנצלר
            [two] שני קלפי קנצלר
           *[other] { things.of } קנצלר
        }
card-village = מושבה
    .counted =
        { $n ->
            [one] קלף מושבה
            [two] שני קלפי מושבה
           *[other] { things.of } מושבה
        }
# translated by us
card-woodcutter = חוטב עצים
    .counted =
        { $n ->
            [one] קלף חוטב עצים
            [two] שני קלפי חוטב עצים
           *[other] { things.of } חוטב עצים
        }
card-workshop = בית מלאכה
    .counted =
        { $n ->
            [one] קלף בית מלאכה
            [two] שני קלפי בית מלאכה
           *[other] { things.of } בית מלאכה
        }
card-bureaucrat = מנהלן
    .counted =
        { $n ->
            [one] קלף מנהלן
            [two] שני קלפי מנהלן
           *[other] { things.of } מנהלן
        }
# translated by us
card-feast = משתה
    .counted =
        { $n ->
            [one] קלף משתה
            [two] שני קלפי משתה
           *[other] { things.of } משתה
        }
card-gardens = גנים מלכותיים
    .counted =
        { $n ->
            [one] קלף גנים מלכותיים
            [two] שני קלפי גנים מלכותיים
           *[other] { things.of } גנים מלכותיים
        }
card-militia = גדוד
    .counted =
        { $n ->
            [one] קלף גדוד
            [two] שני קלפי גדוד
           *[other] { things.of } גדוד
        }
card-moneylender = מלווה בריבית
    .counted =
        { $n ->
            [one] קלף מלווה בריבית
            [two] שני קלפי מלווה בריבית
           *[other] { things.of } מלווה בריבית
        }
card-remodel = עיצוב מחדש
    .counted =
        { $n ->
            [one] קלף עיצוב מחדש
            [two] שני קלפי עיצוב מחדש
           *[other] { things.of } עיצוב מחדש
        }
card-smithy = נפחייה
    .counted =
        { $n ->
            [one] קלף נפחייה
            [two] שני קלפי נפחייה
           *[other] { things.of } נפחייה
        }
# translated by us
card-spy = מרגל
    .counted =
        { $n ->
            [one] קלף מרגל
            [two] שני קלפי מרגל
           *[other] { things.of } מרגל
        }
# translated by us
card-thief = גנב
    .counted =
        { $n ->
            [one] קלף גנב
            [two] שני קלפי גנב
           *[other] { things.of } גנב
        }
card-throne_room = כס המלכות
    .counted =
        { $n ->
            [one] קלף כס המלכות
            [two] שני קלפי כס המלכות
           *[other] { things.of } כס המלכות
        }
card-council_room = אולם מועצה
    .counted =
        { $n ->
            [one] קלף אולם מועצה
            [two] שני קלפי אולם מועצה
           *[other] { things.of } אולם מועצה
        }
card-festival = פסטיבל
    .counted =
        { $n ->
            [one] קלף פסטיבל
            [two] שני קלפי פסטיבל
           *[other] { things.of } פסטיבל
        }
card-laboratory = מעבדה
    .counted =
        { $n ->
            [one] קלף מעבדה
            [two] שני קלפי מעבדה
           *[other] { things.of } מעבדה
        }
card-library = ספרייה
    .counted =
        { $n ->
            [one] קלף ספרייה
            [two] שני קלפי ספרייה
           *[other] { things.of } ספרייה
        }
card-market = שוק
    .counted =
        { $n ->
            [one] קלף שוק
            [two] שני קלפי שוק
           *[other] { things.of } שוק
        }
card-mine = מכרה פחם
    .counted =
        { $n ->
            [one] קלף מכרה פחם
            [two] שני קלפי מכרה פחם
           *[other] { things.of } מכרה פחם
        }
card-witch = מכשפה
    .counted =
        { $n ->
            [one] קלף מכשפה
            [two] שני קלפי מכשפה
           *[other] { things.of } מכשפה
        }
# translated by us
card-adventurer = הרפתקן
    .counted =
        { $n ->
            [one] קלף הרפתקן
            [two] שני קלפי הרפתקן
           *[other] { things.of } הרפתקן
        }

## Base, second edition: what is new

card-harbinger = כרוז
    .counted =
        { $n ->
            [one] קלף כרוז
            [two] שני קלפי כרוז
           *[other] { things.of } כרוז
        }
card-merchant = סוחר
    .counted =
        { $n ->
            [one] קלף סוחר
            [two] שני קלפי סוחר
           *[other] { things.of } סוחר
        }
card-vassal = צמית
    .counted =
        { $n ->
            [one] קלף צמית
            [two] שני קלפי צמית
           *[other] { things.of } צמית
        }
card-poacher = צייד
    .counted =
        { $n ->
            [one] קלף צייד
            [two] שני קלפי צייד
           *[other] { things.of } צייד
        }
card-bandit = שודד
    .counted =
        { $n ->
            [one] קלף שודד
            [two] שני קלפי שודד
           *[other] { things.of } שודד
        }
card-sentry = זקיף
    .counted =
        { $n ->
            [one] קלף זקיף
            [two] שני קלפי זקיף
           *[other] { things.of } זקיף
        }
card-artisan = אומן
    .counted =
        { $n ->
            [one] קלף אומן
            [two] שני קלפי אומן
           *[other] { things.of } אומן
        }

## Intrigue, first edition

# translated by us
card-courtyard = חצר
    .counted =
        { $n ->
            [one] קלף חצר
            [two] שני קלפי חצר
           *[other] { things.of } חצר
        }
card-pawn = פיון
    .counted =
        { $n ->
            [one] קלף פיון
            [two] שני קלפי פיון
           *[other] { things.of } פיון
        }
# translated by us
card-secret_chamber = חדר סודי
    .counted =
        { $n ->
            [one] קלף חדר סודי
            [two] שני קלפי חדר סודי
           *[other] { things.of } חדר סודי
        }
# translated by us
card-great_hall = אולם גדול
    .counted =
        { $n ->
            [one] קלף אולם גדול
            [two] שני קלפי אולם גדול
           *[other] { things.of } אולם גדול
        }
# translated by us
card-masquerade = נשף מסכות
    .counted =
        { $n ->
            [one] קלף נשף מסכות
            [two] שני קלפי נשף מסכות
           *[other] { things.of } נשף מסכות
        }
card-shanty_town = שכונת העוני
    .counted =
        { $n ->
            [one] קלף שכונת העוני
            [two] שני קלפי שכונת העוני
           *[other] { things.of } שכונת העוני
        }
# translated by us
card-steward = סוכן הבית
    .counted =
        { $n ->
            [one] קלף סוכן הבית
            [two] שני קלפי סוכן הבית
           *[other] { things.of } סוכן הבית
        }
card-swindler = נוכל
    .counted =
        { $n ->
            [one] קלף נוכל
            [two] שני קלפי נוכל
           *[other] { things.of } נוכל
        }
# translated by us
card-wishing_well = באר משאלות
    .counted =
        { $n ->
            [one] קלף באר משאלות
            [two] שני קלפי באר משאלות
           *[other] { things.of } באר משאלות
        }
# translated by us
card-baron = ברון
    .counted =
        { $n ->
            [one] קלף ברון
            [two] שני קלפי ברון
           *[other] { things.of } ברון
        }
card-bridge = גשר
    .counted =
        { $n ->
            [one] קלף גשר
            [two] שני קלפי גשר
           *[other] { things.of } גשר
        }
# translated by us
card-conspirator = קושר קשר
    .counted =
        { $n ->
            [one] קלף קושר קשר
            [two] שני קלפי קושר קשר
           *[other] { things.of } קושר קשר
        }
# translated by us
card-coppersmith = חרש נחושת
    .counted =
        { $n ->
            [one] קלף חרש נחושת
            [two] שני קלפי חרש נחושת
           *[other] { things.of } חרש נחושת
        }
# translated by us
card-ironworks = מפעל ברזל
    .counted =
        { $n ->
            [one] קלף מפעל ברזל
            [two] שני קלפי מפעל ברזל
           *[other] { things.of } מפעל ברזל
        }
card-mining_village = מושבת הכורים
    .counted =
        { $n ->
            [one] קלף מושבת הכורים
            [two] שני קלפי מושבת הכורים
           *[other] { things.of } מושבת הכורים
        }
# translated by us
card-scout = סייר
    .counted =
        { $n ->
            [one] קלף סייר
            [two] שני קלפי סייר
           *[other] { things.of } סייר
        }
# translated by us
card-duke = דוכס
    .counted =
        { $n ->
            [one] קלף דוכס
            [two] שני קלפי דוכס
           *[other] { things.of } דוכס
        }
card-minion = משרת
    .counted =
        { $n ->
            [one] קלף משרת
            [two] שני קלפי משרת
           *[other] { things.of } משרת
        }
# translated by us
card-saboteur = חבלן
    .counted =
        { $n ->
            [one] קלף חבלן
            [two] שני קלפי חבלן
           *[other] { things.of } חבלן
        }
# translated by us
card-torturer = מעַנה
    .counted =
        { $n ->
            [one] קלף מעַנה
            [two] שני קלפי מעַנה
           *[other] { things.of } מעַנה
        }
# translated by us
card-trading_post = תחנת מסחר
    .counted =
        { $n ->
            [one] קלף תחנת מסחר
            [two] שני קלפי תחנת מסחר
           *[other] { things.of } תחנת מסחר
        }
# translated by us
card-tribute = מס
    .counted =
        { $n ->
            [one] קלף מס
            [two] שני קלפי מס
           *[other] { things.of } מס
        }
# translated by us
card-upgrade = שדרוג
    .counted =
        { $n ->
            [one] קלף שדרוג
            [two] שני קלפי שדרוג
           *[other] { things.of } שדרוג
        }
card-harem = בית הנשים
    .counted =
        { $n ->
            [one] קלף בית הנשים
            [two] שני קלפי בית הנשים
           *[other] { things.of } בית הנשים
        }
card-nobles = אציל
    .counted =
        { $n ->
            [one] קלף אציל
            [two] שני קלפי אציל
           *[other] { things.of } אציל
        }

## Intrigue, second edition: what is new

card-lurker = אורב
    .counted =
        { $n ->
            [one] קלף אורב
            [two] שני קלפי אורב
           *[other] { things.of } אורב
        }
card-diplomat = דיפלומט
    .counted =
        { $n ->
            [one] קלף דיפלומט
            [two] שני קלפי דיפלומט
           *[other] { things.of } דיפלומט
        }
card-mill = טחנה
    .counted =
        { $n ->
            [one] קלף טחנה
            [two] שני קלפי טחנה
           *[other] { things.of } טחנה
        }
# translated by us
card-secret_passage = מעבר סודי
    .counted =
        { $n ->
            [one] קלף מעבר סודי
            [two] שני קלפי מעבר סודי
           *[other] { things.of } מעבר סודי
        }
card-courtier = חצרן
    .counted =
        { $n ->
            [one] קלף חצרן
            [two] שני קלפי חצרן
           *[other] { things.of } חצרן
        }
card-patrol = סיור
    .counted =
        { $n ->
            [one] קלף סיור
            [two] שני קלפי סיור
           *[other] { things.of } סיור
        }
card-replace = החלפה
    .counted =
        { $n ->
            [one] קלף החלפה
            [two] שני קלפי החלפה
           *[other] { things.of } החלפה
        }

## Seaside

card-haven = מפרץ
    .counted =
        { $n ->
            [one] קלף מפרץ
            [two] שני קלפי מפרץ
           *[other] { things.of } מפרץ
        }
card-pearl_diver = דולה פנינים
    .counted =
        { $n ->
            [one] קלף דולה פנינים
            [two] שני קלפי דולה פנינים
           *[other] { things.of } דולה פנינים
        }
card-ambassador = שגריר
    .counted =
        { $n ->
            [one] קלף שגריר
            [two] שני קלפי שגריר
           *[other] { things.of } שגריר
        }
card-fishing_village = כפר דייגים
    .counted =
        { $n ->
            [one] קלף כפר דייגים
            [two] שני קלפי כפר דייגים
           *[other] { things.of } כפר דייגים
        }
card-lookout = נקודת תצפית
    .counted =
        { $n ->
            [one] קלף נקודת תצפית
            [two] שני קלפי נקודת תצפית
           *[other] { things.of } נקודת תצפית
        }
card-smugglers = מבריחים
    .counted =
        { $n ->
            [one] קלף מבריחים
            [two] שני קלפי מבריחים
           *[other] { things.of } מבריחים
        }
card-caravan = שיירה
    .counted =
        { $n ->
            [one] קלף שיירה
            [two] שני קלפי שיירה
           *[other] { things.of } שיירה
        }
card-cutpurse = כייס
    .counted =
        { $n ->
            [one] קלף כייס
            [two] שני קלפי כייס
           *[other] { things.of } כייס
        }
card-island = אי בודד
    .counted =
        { $n ->
            [one] קלף אי בודד
            [two] שני קלפי אי בודד
           *[other] { things.of } אי בודד
        }
card-pirate_ship = ספינת פיראטים
    .counted =
        { $n ->
            [one] קלף ספינת פיראטים
            [two] שני קלפי ספינת פיראטים
           *[other] { things.of } ספינת פיראטים
        }
card-salvager = מושיע
    .counted =
        { $n ->
            [one] קלף מושיע
            [two] שני קלפי מושיע
           *[other] { things.of } מושיע
        }
card-sea_hag = מכשפת הים
    .counted =
        { $n ->
            [one] קלף מכשפת הים
            [two] שני קלפי מכשפת הים
           *[other] { things.of } מכשפת הים
        }
card-treasure_map = מפת האוצר
    .counted =
        { $n ->
            [one] קלף מפת האוצר
            [two] שני קלפי מפת האוצר
           *[other] { things.of } מפת האוצר
        }
card-explorer = מגלה ארצות
    .counted =
        { $n ->
            [one] קלף מגלה ארצות
            [two] שני קלפי מגלה ארצות
           *[other] { things.of } מגלה ארצות
        }
card-ghost_ship = ספינת רפאים
    .counted =
        { $n ->
            [one] קלף ספינת רפאים
            [two] שני קלפי ספינת רפאים
           *[other] { things.of } ספינת רפאים
        }
card-outpost = מאחז
    .counted =
        { $n ->
            [one] קלף מאחז
            [two] שני קלפי מאחז
           *[other] { things.of } מאחז
        }
card-treasury = בית גנזים
    .counted =
        { $n ->
            [one] קלף בית גנזים
            [two] שני קלפי בית גנזים
           *[other] { things.of } בית גנזים
        }

## Alchemy

card-transmute = ממיר
    .counted =
        { $n ->
            [one] קלף ממיר
            [two] שני קלפי ממיר
           *[other] { things.of } ממיר
        }
card-apothecary = רוקח
    .counted =
        { $n ->
            [one] קלף רוקח
            [two] שני קלפי רוקח
           *[other] { things.of } רוקח
        }
card-university = אוניברסיטה
    .counted =
        { $n ->
            [one] קלף אוניברסיטה
            [two] שני קלפי אוניברסיטה
           *[other] { things.of } אוניברסיטה
        }
card-herbalist = עשבונאי
    .counted =
        { $n ->
            [one] קלף עשבונאי
            [two] שני קלפי עשבונאי
           *[other] { things.of } עשבונאי
        }
card-alchemist = אלכימאי
    .counted =
        { $n ->
            [one] קלף אלכימאי
            [two] שני קלפי אלכימאי
           *[other] { things.of } אלכימאי
        }
card-familiar = מקורב
    .counted =
        { $n ->
            [one] קלף מקורב
            [two] שני קלפי מקורב
           *[other] { things.of } מקורב
        }
card-philosophers_stone = אבן החכמים
    .counted =
        { $n ->
            [one] קלף אבן החכמים
            [two] שני קלפי אבן החכמים
           *[other] { things.of } אבן החכמים
        }
card-golem = גולם
    .counted =
        { $n ->
            [one] קלף גולם
            [two] שני קלפי גולם
           *[other] { things.of } גולם
        }
card-apprentice = שוליה
    .counted =
        { $n ->
            [one] קלף שוליה
            [two] שני קלפי שוליה
           *[other] { things.of } שוליה
        }
card-possession = בעלות
    .counted =
        { $n ->
            [one] קלף בעלות
            [two] שני קלפי בעלות
           *[other] { things.of } בעלות
        }

## Prosperity

card-monument = מצבת זיכרון
    .counted =
        { $n ->
            [one] קלף מצבת זיכרון
            [two] שני קלפי מצבת זיכרון
           *[other] { things.of } מצבת זיכרון
        }
card-contraband = סחורה מוברחת
    .counted =
        { $n ->
            [one] קלף סחורה מוברחת
            [two] שני קלפי סחורה מוברחת
           *[other] { things.of } סחורה מוברחת
        }
card-counting_house = גנזך
    .counted =
        { $n ->
            [one] קלף גנזך
            [two] שני קלפי גנזך
           *[other] { things.of } גנזך
        }
card-mint = מִטבעָה
    .counted =
        { $n ->
            [one] קלף מִטבעָה
            [two] שני קלפי מִטבעָה
           *[other] { things.of } מִטבעָה
        }
card-mountebank = רופא אליל
    .counted =
        { $n ->
            [one] קלף רופא אליל
            [two] שני קלפי רופא אליל
           *[other] { things.of } רופא אליל
        }
card-rabble = אספסוף
    .counted =
        { $n ->
            [one] קלף אספסוף
            [two] שני קלפי אספסוף
           *[other] { things.of } אספסוף
        }
card-royal_seal = חותם מלכותי
    .counted =
        { $n ->
            [one] קלף חותם מלכותי
            [two] שני קלפי חותם מלכותי
           *[other] { things.of } חותם מלכותי
        }
card-vault = כספת
    .counted =
        { $n ->
            [one] קלף כספת
            [two] שני קלפי כספת
           *[other] { things.of } כספת
        }
card-venture = מיזם
    .counted =
        { $n ->
            [one] קלף מיזם
            [two] שני קלפי מיזם
           *[other] { things.of } מיזם
        }
card-goons = שכירי חרב
    .counted =
        { $n ->
            [one] קלף שכירי חרב
            [two] שני קלפי שכירי חרב
           *[other] { things.of } שכירי חרב
        }
card-grand_market = השוק הגדול
    .counted =
        { $n ->
            [one] קלף השוק הגדול
            [two] שני קלפי השוק הגדול
           *[other] { things.of } השוק הגדול
        }
card-hoard = מאגר
    .counted =
        { $n ->
            [one] קלף מאגר
            [two] שני קלפי מאגר
           *[other] { things.of } מאגר
        }
card-bank = בנק
    .counted =
        { $n ->
            [one] קלף בנק
            [two] שני קלפי בנק
           *[other] { things.of } בנק
        }
card-expand = התרחבות
    .counted =
        { $n ->
            [one] קלף התרחבות
            [two] שני קלפי התרחבות
           *[other] { things.of } התרחבות
        }
card-kings_court = חצר המלכות
    .counted =
        { $n ->
            [one] קלף חצר המלכות
            [two] שני קלפי חצר המלכות
           *[other] { things.of } חצר המלכות
        }

## Cornucopia

card-hamlet = כפר קטן
    .counted =
        { $n ->
            [one] קלף כפר קטן
            [two] שני קלפי כפר קטן
           *[other] { things.of } כפר קטן
        }
card-fortune_teller = מגדת עתידות
    .counted =
        { $n ->
            [one] קלף מגדת עתידות
            [two] שני קלפי מגדת עתידות
           *[other] { things.of } מגדת עתידות
        }
card-menagerie = ביבר
    .counted =
        { $n ->
            [one] קלף ביבר
            [two] שני קלפי ביבר
           *[other] { things.of } ביבר
        }
card-farming_village = חווה
    .counted =
        { $n ->
            [one] קלף חווה
            [two] שני קלפי חווה
           *[other] { things.of } חווה
        }
card-horse_traders = סוחרי סוסים
    .counted =
        { $n ->
            [one] קלף סוחרי סוסים
            [two] שני קלפי סוחרי סוסים
           *[other] { things.of } סוחרי סוסים
        }
card-remake = מהדורה חדשה
    .counted =
        { $n ->
            [one] קלף מהדורה חדשה
            [two] שני קלפי מהדורה חדשה
           *[other] { things.of } מהדורה חדשה
        }
card-tournament = תחרות
    .counted =
        { $n ->
            [one] קלף תחרות
            [two] שני קלפי תחרות
           *[other] { things.of } תחרות
        }
card-young_witch = מכשפה צעירה
    .counted =
        { $n ->
            [one] קלף מכשפה צעירה
            [two] שני קלפי מכשפה צעירה
           *[other] { things.of } מכשפה צעירה
        }
card-harvest = בציר
    .counted =
        { $n ->
            [one] קלף בציר
            [two] שני קלפי בציר
           *[other] { things.of } בציר
        }
card-horn_of_plenty = קרן השפע
    .counted =
        { $n ->
            [one] קלף קרן השפע
            [two] שני קלפי קרן השפע
           *[other] { things.of } קרן השפע
        }
card-hunting_party = משלחת צייד
    .counted =
        { $n ->
            [one] קלף משלחת צייד
            [two] שני קלפי משלחת צייד
           *[other] { things.of } משלחת צייד
        }
card-jester = ליצן חצר
    .counted =
        { $n ->
            [one] קלף ליצן חצר
            [two] שני קלפי ליצן חצר
           *[other] { things.of } ליצן חצר
        }
card-fairgrounds = מתחם ירידים
    .counted =
        { $n ->
            [one] קלף מתחם ירידים
            [two] שני קלפי מתחם ירידים
           *[other] { things.of } מתחם ירידים
        }

## The Prizes of Cornucopia

# translated by us
card-bag_of_gold = שק זהב
    .counted =
        { $n ->
            [one] קלף שק זהב
            [two] שני קלפי שק זהב
           *[other] { things.of } שק זהב
        }
# translated by us
card-diadem = עטרה
    .counted =
        { $n ->
            [one] קלף עטרה
            [two] שני קלפי עטרה
           *[other] { things.of } עטרה
        }
# translated by us
card-followers = חסידים
    .counted =
        { $n ->
            [one] קלף חסידים
            [two] שני קלפי חסידים
           *[other] { things.of } חסידים
        }
# translated by us
card-princess = נסיכה
    .counted =
        { $n ->
            [one] קלף נסיכה
            [two] שני קלפי נסיכה
           *[other] { things.of } נסיכה
        }
# translated by us
card-trusty_steed = סוס נאמן
    .counted =
        { $n ->
            [one] קלף סוס נאמן
            [two] שני קלפי סוס נאמן
           *[other] { things.of } סוס נאמן
        }

## Guilds

card-stonemason = חרש אבן
    .counted =
        { $n ->
            [one] קלף חרש אבן
            [two] שני קלפי חרש אבן
           *[other] { things.of } חרש אבן
        }
card-candlestick_maker = יצרן פמוטים
    .counted =
        { $n ->
            [one] קלף יצרן פמוטים
            [two] שני קלפי יצרן פמוטים
           *[other] { things.of } יצרן פמוטים
        }
card-doctor = רופא
    .counted =
        { $n ->
            [one] קלף רופא
            [two] שני קלפי רופא
           *[other] { things.of } רופא
        }
card-masterpiece = יצירת אומנות
    .counted =
        { $n ->
            [one] קלף יצירת אומנות
            [two] שני קלפי יצירת אומנות
           *[other] { things.of } יצירת אומנות
        }
card-advisor = יועץ
    .counted =
        { $n ->
            [one] קלף יועץ
            [two] שני קלפי יועץ
           *[other] { things.of } יועץ
        }
card-herald = מבשר
    .counted =
        { $n ->
            [one] קלף מבשר
            [two] שני קלפי מבשר
           *[other] { things.of } מבשר
        }
card-plaza = כיכר
    .counted =
        { $n ->
            [one] קלף כיכר
            [two] שני קלפי כיכר
           *[other] { things.of } כיכר
        }
card-taxman = גובֶה מסים
    .counted =
        { $n ->
            [one] קלף גובֶה מסים
            [two] שני קלפי גובֶה מסים
           *[other] { things.of } גובֶה מסים
        }
card-baker = אופה
    .counted =
        { $n ->
            [one] קלף אופה
            [two] שני קלפי אופה
           *[other] { things.of } אופה
        }
card-butcher = קצב
    .counted =
        { $n ->
            [one] קלף קצב
            [two] שני קלפי קצב
           *[other] { things.of } קצב
        }
card-journeyman = שכיר יום
    .counted =
        { $n ->
            [one] קלף שכיר יום
            [two] שני קלפי שכיר יום
           *[other] { things.of } שכיר יום
        }
card-merchant_guild = גילדת סוחרים
    .counted =
        { $n ->
            [one] קלף גילדת סוחרים
            [two] שני קלפי גילדת סוחרים
           *[other] { things.of } גילדת סוחרים
        }
card-soothsayer = יידעוני
    .counted =
        { $n ->
            [one] קלף יידעוני
            [two] שני קלפי יידעוני
           *[other] { things.of } יידעוני
        }

## Hinterlands

card-crossroads = פרשת דרכים
    .counted =
        { $n ->
            [one] קלף פרשת דרכים
            [two] שני קלפי פרשת דרכים
           *[other] { things.of } פרשת דרכים
        }
card-fools_gold = זהב שוטים
    .counted =
        { $n ->
            [one] קלף זהב שוטים
            [two] שני קלפי זהב שוטים
           *[other] { things.of } זהב שוטים
        }
card-oasis = נווה מדבר
    .counted =
        { $n ->
            [one] קלף נווה מדבר
            [two] שני קלפי נווה מדבר
           *[other] { things.of } נווה מדבר
        }
card-oracle = אורקל
    .counted =
        { $n ->
            [one] קלף אורקל
            [two] שני קלפי אורקל
           *[other] { things.of } אורקל
        }
card-noble_brigand = בריגדה מלכותית
    .counted =
        { $n ->
            [one] קלף בריגדה מלכותית
            [two] שני קלפי בריגדה מלכותית
           *[other] { things.of } בריגדה מלכותית
        }
card-spice_merchant = סוחר תבלינים
    .counted =
        { $n ->
            [one] קלף סוחר תבלינים
            [two] שני קלפי סוחר תבלינים
           *[other] { things.of } סוחר תבלינים
        }
card-highway = כביש מהיר
    .counted =
        { $n ->
            [one] קלף כביש מהיר
            [two] שני קלפי כביש מהיר
           *[other] { things.of } כביש מהיר
        }
card-inn = פונדק
    .counted =
        { $n ->
            [one] קלף פונדק
            [two] שני קלפי פונדק
           *[other] { things.of } פונדק
        }
card-margrave = מרקיז
    .counted =
        { $n ->
            [one] קלף מרקיז
            [two] שני קלפי מרקיז
           *[other] { things.of } מרקיז
        }
card-farmland = אדמה חקלאית
    .counted =
        { $n ->
            [one] קלף אדמה חקלאית
            [two] שני קלפי אדמה חקלאית
           *[other] { things.of } אדמה חקלאית
        }

## Dark Ages

card-poor_house = בית מחסה
    .counted =
        { $n ->
            [one] קלף בית מחסה
            [two] שני קלפי בית מחסה
           *[other] { things.of } בית מחסה
        }
card-squire = נושא כלים
    .counted =
        { $n ->
            [one] קלף נושא כלים
            [two] שני קלפי נושא כלים
           *[other] { things.of } נושא כלים
        }
card-hermit = נזיר
    .counted =
        { $n ->
            [one] קלף נזיר
            [two] שני קלפי נזיר
           *[other] { things.of } נזיר
        }
# translated by us
card-madman = משוגע
    .counted =
        { $n ->
            [one] קלף משוגע
            [two] שני קלפי משוגע
           *[other] { things.of } משוגע
        }
card-rats = עכברושים
    .counted =
        { $n ->
            [one] קלף עכברושים
            [two] שני קלפי עכברושים
           *[other] { things.of } עכברושים
        }
card-scavenger = מטאטא רחובות
    .counted =
        { $n ->
            [one] קלף מטאטא רחובות
            [two] שני קלפי מטאטא רחובות
           *[other] { things.of } מטאטא רחובות
        }
card-wandering_minstrel = זמר נודד
    .counted =
        { $n ->
            [one] קלף זמר נודד
            [two] שני קלפי זמר נודד
           *[other] { things.of } זמר נודד
        }
card-mystic = מיסטיקן
    .counted =
        { $n ->
            [one] קלף מיסטיקן
            [two] שני קלפי מיסטיקן
           *[other] { things.of } מיסטיקן
        }
card-altar = מזבח
    .counted =
        { $n ->
            [one] קלף מזבח
            [two] שני קלפי מזבח
           *[other] { things.of } מזבח
        }
card-hunting_grounds = אדמת צייד
    .counted =
        { $n ->
            [one] קלף אדמת צייד
            [two] שני קלפי אדמת צייד
           *[other] { things.of } אדמת צייד
        }
card-knights = אבירים
    .counted =
        { $n ->
            [one] קלף אבירים
            [two] שני קלפי אבירים
           *[other] { things.of } אבירים
        }
# translated by us
card-dame_anna = הגבירה אנה
    .counted =
        { $n ->
            [one] קלף הגבירה אנה
            [two] שני קלפי הגבירה אנה
           *[other] { things.of } הגבירה אנה
        }
# translated by us
card-dame_josephine = הגבירה ג׳וזפין
    .counted =
        { $n ->
            [one] קלף הגבירה ג׳וזפין
            [two] שני קלפי הגבירה ג׳וזפין
           *[other] { things.of } הגבירה ג׳וזפין
        }
# translated by us
card-dame_molly = הגבירה מולי
    .counted =
        { $n ->
            [one] קלף הגבירה מולי
            [two] שני קלפי הגבירה מולי
           *[other] { things.of } הגבירה מולי
        }
# translated by us
card-dame_natalie = הגבירה נטלי
    .counted =
        { $n ->
            [one] קלף הגבירה נטלי
            [two] שני קלפי הגבירה נטלי
           *[other] { things.of } הגבירה נטלי
        }
# translated by us
card-dame_sylvia = הגבירה סילביה
    .counted =
        { $n ->
            [one] קלף הגבירה סילביה
            [two] שני קלפי הגבירה סילביה
           *[other] { things.of } הגבירה סילביה
        }
# translated by us
card-sir_bailey = סר ביילי
    .counted =
        { $n ->
            [one] קלף סר ביילי
            [two] שני קלפי סר ביילי
           *[other] { things.of } סר ביילי
        }
# translated by us
card-sir_destry = סר דסטרי
    .counted =
        { $n ->
            [one] קלף סר דסטרי
            [two] שני קלפי סר דסטרי
           *[other] { things.of } סר דסטרי
        }
# translated by us
card-sir_martin = סר מרטין
    .counted =
        { $n ->
            [one] קלף סר מרטין
            [two] שני קלפי סר מרטין
           *[other] { things.of } סר מרטין
        }
# translated by us
card-sir_michael = סר מייקל
    .counted =
        { $n ->
            [one] קלף סר מייקל
            [two] שני קלפי סר מייקל
           *[other] { things.of } סר מייקל
        }
# translated by us
card-sir_vander = סר ונדר
    .counted =
        { $n ->
            [one] קלף סר ונדר
            [two] שני קלפי סר ונדר
           *[other] { things.of } סר ונדר
        }
# translated by us
card-hovel = בקתה עלובה
    .counted =
        { $n ->
            [one] קלף בקתה עלובה
            [two] שני קלפי בקתה עלובה
           *[other] { things.of } בקתה עלובה
        }
# translated by us
card-necropolis = עיר המתים
    .counted =
        { $n ->
            [one] קלף עיר המתים
            [two] שני קלפי עיר המתים
           *[other] { things.of } עיר המתים
        }
# translated by us
card-overgrown_estate = אחוזה מוזנחת
    .counted =
        { $n ->
            [one] קלף אחוזה מוזנחת
            [two] שני קלפי אחוזה מוזנחת
           *[other] { things.of } אחוזה מוזנחת
        }

## Adventures

card-amulet = קמע
    .counted =
        { $n ->
            [one] קלף קמע
            [two] שני קלפי קמע
           *[other] { things.of } קמע
        }
card-dungeon = צינוק
    .counted =
        { $n ->
            [one] קלף צינוק
            [two] שני קלפי צינוק
           *[other] { things.of } צינוק
        }
card-gear = גלגל שיניים
    .counted =
        { $n ->
            [one] קלף גלגל שיניים
            [two] שני קלפי גלגל שיניים
           *[other] { things.of } גלגל שיניים
        }
card-guide = מורה דרך
    .counted =
        { $n ->
            [one] קלף מורה דרך
            [two] שני קלפי מורה דרך
           *[other] { things.of } מורה דרך
        }
card-duplicate = שכפול
    .counted =
        { $n ->
            [one] קלף שכפול
            [two] שני קלפי שכפול
           *[other] { things.of } שכפול
        }
card-messenger = שליח
    .counted =
        { $n ->
            [one] קלף שליח
            [two] שני קלפי שליח
           *[other] { things.of } שליח
        }
card-miser = קמצן
    .counted =
        { $n ->
            [one] קלף קמצן
            [two] שני קלפי קמצן
           *[other] { things.of } קמצן
        }
card-giant = נפיל
    .counted =
        { $n ->
            [one] קלף נפיל
            [two] שני קלפי נפיל
           *[other] { things.of } נפיל
        }
card-lost_city = העיר האבודה
    .counted =
        { $n ->
            [one] קלף העיר האבודה
            [two] שני קלפי העיר האבודה
           *[other] { things.of } העיר האבודה
        }
card-treasure_trove = אוצר בלום
    .counted =
        { $n ->
            [one] קלף אוצר בלום
            [two] שני קלפי אוצר בלום
           *[other] { things.of } אוצר בלום
        }
card-training = אימונים
    .counted =
        { $n ->
            [one] קלף אימונים
            [two] שני קלפי אימונים
           *[other] { things.of } אימונים
        }
card-bonfire = מדורה
    .counted =
        { $n ->
            [one] קלף מדורה
            [two] שני קלפי מדורה
           *[other] { things.of } מדורה
        }
card-raid = פשיטה
    .counted =
        { $n ->
            [one] קלף פשיטה
            [two] שני קלפי פשיטה
           *[other] { things.of } פשיטה
        }

## Empires

card-enchantress = קוסמת
    .counted =
        { $n ->
            [one] קלף קוסמת
            [two] שני קלפי קוסמת
           *[other] { things.of } קוסמת
        }
card-forum = רחבת דיונים
    .counted =
        { $n ->
            [one] קלף רחבת דיונים
            [two] שני קלפי רחבת דיונים
           *[other] { things.of } רחבת דיונים
        }
card-legionary = ליגיונר
    .counted =
        { $n ->
            [one] קלף ליגיונר
            [two] שני קלפי ליגיונר
           *[other] { things.of } ליגיונר
        }
card-overlord = אדון
    .counted =
        { $n ->
            [one] קלף אדון
            [two] שני קלפי אדון
           *[other] { things.of } אדון
        }
card-temple = מקדש
    .counted =
        { $n ->
            [one] קלף מקדש
            [two] שני קלפי מקדש
           *[other] { things.of } מקדש
        }
card-catapult_rocks = מקלעת/סלע
    .counted =
        { $n ->
            [one] קלף מקלעת/סלע
            [two] שני קלפי מקלעת/סלע
           *[other] { things.of } מקלעת/סלע
        }
card-catapult = מקלעת
    .counted =
        { $n ->
            [one] קלף מקלעת
            [two] שני קלפי מקלעת
           *[other] { things.of } מקלעת
        }
card-rocks = סלע
    .counted =
        { $n ->
            [one] קלף סלע
            [two] שני קלפי סלע
           *[other] { things.of } סלע
        }
# translated by us: the rulebook calls both this card and Amulet קמע
card-charm = קמע מזל
    .counted =
        { $n ->
            [one] קלף קמע מזל
            [two] שני קלפי קמע מזל
           *[other] { things.of } קמע מזל
        }
card-farmers_market = שוק איכרים
    .counted =
        { $n ->
            [one] קלף שוק איכרים
            [two] שני קלפי שוק איכרים
           *[other] { things.of } שוק איכרים
        }
card-groundskeeper = שומר קרקעות
    .counted =
        { $n ->
            [one] קלף שומר קרקעות
            [two] שני קלפי שומר קרקעות
           *[other] { things.of } שומר קרקעות
        }
# translated by us: the rulebook calls both Patrician and Nobles אציל
card-patrician_emporium = אציל רומי/מרכז מסחרי
    .counted =
        { $n ->
            [one] קלף אציל רומי/מרכז מסחרי
            [two] שני קלפי אציל רומי/מרכז מסחרי
           *[other] { things.of } אציל רומי/מרכז מסחרי
        }
# translated by us: the rulebook calls both this card and Nobles אציל
card-patrician = אציל רומי
    .counted =
        { $n ->
            [one] קלף אציל רומי
            [two] שני קלפי אציל רומי
           *[other] { things.of } אציל רומי
        }
card-emporium = מרכז מסחרי
    .counted =
        { $n ->
            [one] קלף מרכז מסחרי
            [two] שני קלפי מרכז מסחרי
           *[other] { things.of } מרכז מסחרי
        }
card-windfall = אוצר משמיים
    .counted =
        { $n ->
            [one] קלף אוצר משמיים
            [two] שני קלפי אוצר משמיים
           *[other] { things.of } אוצר משמיים
        }
card-conquest = כיבוש
    .counted =
        { $n ->
            [one] קלף כיבוש
            [two] שני קלפי כיבוש
           *[other] { things.of } כיבוש
        }
card-orchard = פרדס
    .counted =
        { $n ->
            [one] קלף פרדס
            [two] שני קלפי פרדס
           *[other] { things.of } פרדס
        }
card-aqueduct = אמת מים
    .counted =
        { $n ->
            [one] קלף אמת מים
            [two] שני קלפי אמת מים
           *[other] { things.of } אמת מים
        }


### Kingdoms

kingdom-b1_first_game = למשחק הראשון
# translated by us
kingdom-b1_big_money = כסף גדול
# translated by us
kingdom-b1_interaction = אינטראקציה
kingdom-b1_size_distortion = אמות מידה מעוותות
# translated by us
kingdom-b1_village_square = כיכר המושבה
# translated by us
kingdom-i1_victory_dance = ריקוד הניצחון
# translated by us
kingdom-i1_secret_schemes = מזימות סודיות
# translated by us
kingdom-i1_best_wishes = מיטב האיחולים
kingdom-bi1_deconstruction = השחיתות הפנימית
# translated by us
kingdom-bi1_hand_madness = טירוף היד
kingdom-bi1_underlings = המשרתים
kingdom-b2_first_game = למשחק הראשון
kingdom-b2_size_distortion = אמות מידה מעוותות
kingdom-b2_deck_top = העילית שבעילית
kingdom-b2_sleight_of_hand = להטוטנים
kingdom-b2_improvements = מקצה שיפורים
kingdom-b2_silver_and_gold = זהב וכסף
kingdom-b2_intrigue_underlings = המשרתים
kingdom-b2_intrigue_grand_scheme = הקנוניה הגדולה
kingdom-b2_intrigue_deconstruction = השחיתות הפנימית
kingdom-b2_seaside_reach_for_tomorrow = המסע אל המחר
kingdom-b2_seaside_repetition = הישנות
kingdom-b2_seaside_give_and_take = יחסי הגומלין
kingdom-b2_alchemy_forbidden_arts = האומנויות האסורות
kingdom-b2_alchemy_potion_mixers = רוקחי שיקויים
kingdom-b2_alchemy_chemistry_lesson = שיעור בכימיה
kingdom-b2_prosperity_biggest_money = הכסף הגדול
kingdom-b2_prosperity_the_kings_army = צבאו של המלך
kingdom-b2_prosperity_the_good_life = החיים הטובים
kingdom-b2_cornucopia_bounty_of_the_hunt = נדיבות הלב
kingdom-b2_cornucopia_bad_omens = משאלות רעות
kingdom-b2_cornucopia_the_jesters_workshop = סדנת הליצן
kingdom-b2_guilds_arts_and_crafts = אומנות ויצירה
kingdom-b2_guilds_clean_living = צלילות החיים
kingdom-b2_guilds_gilding_the_lily = זהב השושנים
kingdom-b2_hinterlands_highway_robbery = השוד בכביש המהיר
kingdom-b2_hinterlands_adventures_abroad = הרפתקאות מעבר לים
kingdom-b2_dark_ages_high_and_low = גלגל חוזר בעולם
kingdom-b2_dark_ages_chivalry_and_revelry = הילולת האבירים
kingdom-b2_adventures_level_up = מעבר לציפיות
kingdom-b2_adventures_son_of_size_distortion = צאצאי העיוות הגדול
kingdom-b2_empires_everything_in_moderation = מתינות מתמדת
kingdom-b2_empires_silver_bullets = כפתורי הכסף
