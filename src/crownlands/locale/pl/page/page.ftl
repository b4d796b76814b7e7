### Strona: co jest wspólne dla wszystkich jej części

app-name = Crownlands
close = Zamknij
page-not-found = Niczego tu nie ma
page-unloaded = Ta strona się nie wczytała
page-home = Na stronę startową
keys-title = Klawisze
keys-help = Pokaż lub ukryj tę listę
language = Język
language-now = Ta strona mówi teraz po polsku.
name-numbered = { $name } { $n }
seat-open = Miejsce { $n }
error-server-away = Nie można połączyć się z serwerem. Nic nie przepadło: spróbuj za chwilę.
error-unknown = Coś poszło nie tak i nic się nie zmieniło. Spróbuj ponownie.
error-missing = Nie ma tu takiego stołu. Może adres jest niepełny.
error-too-big = To więcej, niż serwer przyjmuje.
error-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
error-not-sent = Serwer był niedostępny i twój wybór do niego nie dotarł. Wybierz jeszcze raz.
