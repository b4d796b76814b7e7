### The page: what all its parts share

app-name = Crownlands
close = סגירה
page-not-found = אין כאן דבר
page-unloaded = הדף לא נטען
page-home = לדף הפתיחה
keys-title = מקשים
keys-help = הצגה או הסתרה של הרשימה הזו
language = שפה
language-now = הדף מדבר כעת עברית.
name-numbered = { $name } { $n }
seat-open = מקום { $n }
error-server-away = אי אפשר להגיע לשרת. דבר לא אבד: נסו שוב בעוד רגע.
error-unknown = משהו השתבש, ודבר לא השתנה. נסו שוב.
error-missing = אין כאן שולחן כזה. אולי הכתובת אינה שלמה.
error-too-big = זה יותר ממה שהשרת מקבל.
error-too-fast = זה היה יותר מדי בבת אחת. המתינו רגע ונסו שוב.
error-not-sent = השרת לא היה זמין ולא קיבל את הבחירה שלכם. בחרו שוב בבקשה.
