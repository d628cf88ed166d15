# Strona na drugi ekran.

to-go = brakuje { $points }
unread = Nie można teraz odczytać księgi. To ostatni wynik, który udało się odczytać.
gone = Tej serii nie ma już w księdze pod dawną nazwą. To jej ostatni wynik.
no-series = Nie trwa żadna seria.
earlier-rows = { $rows ->
    [one] Jeden wcześniejszy wiersz arkusza się tu nie mieści.
    [few] { $rows } wcześniejsze wiersze arkusza się tu nie mieszczą.
   *[many] { $rows } wcześniejszych wierszy arkusza się tu nie mieści.
}
