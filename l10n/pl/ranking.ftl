head-rating = rating
head-points = pkt meczowe
head-matches = mecze
head-head-to-head = bezpośrednie
head-wins = wygrane
head-buchholz = Buchholz
head-median = mediana
head-sonneborn-berger = Sonneborn-B.
head-spread = różnica
ratings-foot = { $days ->
    [one] Rating Glicko-2, w nawiasie odchylenie. Każde rozdanie liczy się jako wynik, każdy dzień gry jako okres (dotąd { $days } dzień).
    [few] Rating Glicko-2, w nawiasie odchylenie. Każde rozdanie liczy się jako wynik, każdy dzień gry jako okres (dotąd { $days } dni).
   *[many] Rating Glicko-2, w nawiasie odchylenie. Każde rozdanie liczy się jako wynik, każdy dzień gry jako okres (dotąd { $days } dni).
}
unrated-foot = Kreska: jeszcze za mało rozdań na rating.
matches-foot = Kolejność według punktów meczowych, 1 za wygrany mecz i 1/2 za remis, a potem według: { $tie-breaks }; gracze wciąż równi zajmują to samo miejsce. Mecz to zakończona seria dwóch graczy.
other-series = { $others ->
    [one] { $others } inna seria nie liczy się jako mecz.
    [few] { $others } inne serie nie liczą się jako mecze.
   *[many] { $others } innych serii nie liczy się jako mecze.
}
rated = { $place }: { $name }, rating { $rating }, odchylenie { $deviation }
unrated = { $place }: { $name }, za mało rozdań na rating
matched = { $place }: { $name }, punkty meczowe { $points }; mecze: wygrane { $won }, przegrane { $lost }, remisy { $tied }; { $values }; bilans punktów { $net }
