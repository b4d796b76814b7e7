### Laboratoř: co v království vítězí

lab-title = Co tu vítězí?
lab-waiting = Laboratoř to zjišťuje: hraje toto království mnohokrát. Trvá to několik sekund, a když tu hrají jiní, i déle.
lab-ahead = { $n ->
    [0] Vaše království se zkoumá.
    [one] Před vaším je na řadě ještě jedno království.
    [few] Před vaším jsou na řadě ještě { $n } království.
   *[other] Před vaším je na řadě ještě { $n } království.
}
lab-no-kingdom = V této adrese není žádné království. Vyberte některé pro nový stůl: laboratoř je vedle něj.
lab-play = Hrát toto království
lab-quick = { $n ->
    [one] 1 hra pro první odpověď.
    [few] { $n } hry pro první odpověď.
   *[other] { $n } her pro první odpověď.
} Podrobnější pohled nabízí příkazový řádek:
lab-interrupted = Rozbor byl předčasně ukončen.
lab-copy = Kopírovat strategii
lab-lengths-curve = { $name } proti stejné strategii: hry, které se v daném tahu ještě hrají, v %
lab-against = soupeř
lab-pair = { $name } – { $other }
lab-copies = Počet kusů v každém tahu, průměr her, které se k němu dostaly.
lab-not-bought = (není ve vyšlechtěné strategii)
