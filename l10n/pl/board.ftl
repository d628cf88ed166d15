# Strona na drugi ekran.

to-go = brakuje { $points }
unread = Nie można teraz odczytać księgi. To ostatni wynik, który udało się odczytać.
no-series = Nie trwa żadna seria.
