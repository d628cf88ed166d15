no-game-open = nessuna partita è aperta

game = partita { $game }
game-of-sheet = foglio { $sheet }, partita { $game }

needs-to-close = { $points ->
    [one] { $name }: manca { $points } punto
   *[other] { $name }: mancano { $points } punti
} per chiuderla
needs-with-box = { $points ->
    [one] { $name }: manca { $points } punto
   *[other] { $name }: mancano { $points } punti
} per chiuderla, compresi { $value } per la casella
needs-only-box = { $points ->
    [one] { $name }: manca { $points } punto
   *[other] { $name }: mancano { $points } punti
} per chiuderla; la sola casella ne vale { $value }

safe-from-knock = conto sicuro se { $other } bussa: { $held }
safe-from-gin = conto sicuro se { $other } fa gin: { $held }
safe-from-big-gin = conto sicuro se { $other } fa big gin: { $held }
safe-doubled = in una mano raddoppiata: { $knock } contro una bussata, { $gin } contro il gin
safe-doubled-big-gin = in una mano raddoppiata: { $knock } contro una bussata, { $gin } contro il gin, { $big-gin } contro il big gin

held-anything = qualsiasi
held-most = { $count } o meno
held-nothing = nessuno
nothing-is-safe = nessun conto è sicuro: qualsiasi conto chiude la partita

range = da { $least } a { $most }
undercut-closes = un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; chiude la partita dopo qualsiasi bussata
undercut-harmless = un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; non chiude la partita
undercut-safe-count = un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; si può bussare al sicuro con { $count } o meno
doubled-undercut-closes = in una mano raddoppiata un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; chiude la partita dopo qualsiasi bussata
doubled-undercut-harmless = in una mano raddoppiata un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; non chiude la partita
doubled-undercut-safe-count = in una mano raddoppiata un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; si può bussare al sicuro con { $count } o meno

shut-out-now = a cappotto, se la partita si chiudesse ora: { $name }
