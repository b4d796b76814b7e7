### Stránka: co mají její části společné

app-name = Crownlands
close = Zavřít
page-not-found = Tady nic není
page-unloaded = Tato stránka se nenačetla
page-home = Na úvod
keys-title = Klávesy
keys-help = Ukázat nebo skrýt tento seznam
language = Jazyk
language-now = Tato stránka teď mluví česky.
name-numbered = { $name } { $n }
seat-open = Místo { $n }
error-server-away = Server není dostupný. Nic se neztratilo: zkuste to za chvíli.
error-unknown = Něco se nepovedlo a nic se nezměnilo. Zkuste to znovu.
error-missing = Takový stůl tu není. Možná není adresa úplná.
error-too-big = To je víc, než server přijme.
error-too-fast = To bylo příliš najednou. Chvíli počkejte a zkuste to znovu.
error-not-sent = Server byl nedostupný a vaši volbu nedostal. Zopakujte ji, prosím.
