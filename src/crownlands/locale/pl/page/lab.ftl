### Pracownia: co wygrywa w danym zestawie

lab-title = Co tu wygrywa?
lab-waiting = Aby się tego dowiedzieć, pracownia rozgrywa ten zestaw wiele razy. Trwa to kilka sekund, a dłużej, gdy grają tu inni.
lab-ahead = { $n ->
    [0] Twój zestaw jest właśnie badany.
    [one] Najpierw jeden inny zestaw.
    [few] Najpierw { $n } inne zestawy.
   *[many] Najpierw { $n } innych zestawów.
}
lab-no-kingdom = W tym adresie nie ma zestawu. Wybierz go dla nowego stołu: pracownia jest obok.
lab-play = Zagraj tym zestawem
lab-quick = Gry: { $n }, na pierwszą odpowiedź. Dokładniejsze badanie jest w wierszu poleceń:
lab-interrupted = Badanie zakończono przed czasem.
lab-copy = Kopiuj strategię
lab-lengths-curve = { $name } kontra ta sama strategia: gry trwające jeszcze w danej kolejce, w %
lab-against = kontra
lab-pair = { $name } kontra { $other }
lab-copies = Kopie w każdej kolejce, średnio w grach, które do niej dotrwały.
lab-not-bought = (nie ma jej w wyhodowanej strategii)
