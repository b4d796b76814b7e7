### Stepping through a finished game

replay-title = { $game }, צעד אחר צעד
replay-loading = המשחק נטען
replay-missing = אי אפשר להציג את המשחק הזה
replay-others = משחקים אחרים
replay-running = המשחק הזה עוד מתנהל
replay-running-text = את הצעדים אפשר לראות כשהוא מסתיים; עד אז הקלפים של כולם מוסתרים.
replay-watch = צפייה במשחק
replay-eyes = נקודת המבט של
replay-next-eyes = לראות מנקודת המבט של השחקן הבא
replay-controls = צעדים
replay-slider = צעד
replay-step = צעד { $n } מתוך { $m }
replay-where = { $step } · { $turn }
replay-at = { $step }. { $happened }
replay-beginning = המשחק מתחיל.
replay-chose = { $name }: { $choice }.
replay-start = להתחלה
replay-back = צעד אחורה
replay-forward = צעד קדימה
replay-back-turn = תור אחורה
replay-forward-turn = תור קדימה
replay-end = לסוף
replay-play = ניגון אוטומטי
replay-pause = השהיה
replay-speed = מהירות
replay-times = { $n }×
replay-copy = העתקת הקישור לצעד הזה
replay-copied = הקישור הועתק
replay-not-copied = לא היה אפשר להעתיק את הקישור; הוא הכתובת של הדף הזה.
replay-download = הורדת התיעוד

## Playing on from a step

fork = להמשיך לשחק מכאן
fork-text = שולחן חדש מתחיל אחרי צעד { $n }. המשחק שהסתיים נשאר כפי שהוא.
fork-over = בצעד הזה המשחק כבר הסתיים. חזרו קצת אחורה והמשיכו משם.
fork-seat = איזה מקום שלכם?
fork-you = אתם
fork-bot = מי משחק במקום { $name }?
fork-start = להמשיך לשחק
