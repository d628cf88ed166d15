head-rating = ranking
head-points = pkt. meczowe
head-matches = mecze
head-head-to-head = bezpośrednie
head-wins = wygrane
head-buchholz = Buchholz
head-median = mediana
head-sonneborn-berger = Sonneborn-B.
head-spread = różnica
ratings-foot = { $days ->
    [one] Ranking Glicko-2, w nawiasie odchylenie. Wynik to rozdanie, okres to dzień, w którym ktoś grał: { $days } dzień.
    [few] Ranking Glicko-2, w nawiasie odchylenie. Wynik to rozdanie, okres to dzień, w którym ktoś grał: { $days } dni.
   *[many] Ranking Glicko-2, w nawiasie odchylenie. Wynik to rozdanie, okres to dzień, w którym ktoś grał: { $days } dni.
}
matches-foot = Kolejność według punktów meczowych, 1 za mecz wygrany i 1/2 za remis, a potem według { $tie-breaks }; kto wciąż ma tyle samo, dzieli miejsce. Mecz to zakończona seria dwóch graczy.
other-series = { $others ->
    [one] { $others } inna seria nie liczy się jako mecz.
    [few] { $others } inne serie nie liczą się jako mecze.
   *[many] { $others } innych serii nie liczy się jako mecze.
}
rated = { $line }; ranking { $rating }, odchylenie { $deviation }
matched = { $place }: { $name }, punkty meczowe { $points }; mecze: wygrane { $won }, przegrane { $lost }, zremisowane { $tied }; { $values }; bilans { $net }; ranking { $rating }, odchylenie { $deviation }
