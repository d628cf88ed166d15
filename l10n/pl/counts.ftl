no-game-open = żadna partia nie jest otwarta

game = partia { $game }
game-of-sheet = arkusz { $sheet }, partia { $game }

needs-to-close = { $name } potrzebuje jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} do zamknięcia partii
needs-with-box = { $name } potrzebuje jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} do zamknięcia partii, razem z { $value } za kratkę
needs-only-box = { $name } potrzebuje jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} do zamknięcia partii; sama kratka jest warta { $value }

safe-from-knock = bezpieczna suma, gdy puka { $other }: { $held }
safe-from-gin = bezpieczna suma, gdy gina ma { $other }: { $held }
safe-from-big-gin = bezpieczna suma, gdy dużego gina ma { $other }: { $held }
safe-doubled = w rozdaniu podwojonym: { $knock } przy pukaniu, { $gin } przy ginie
safe-doubled-big-gin = w rozdaniu podwojonym: { $knock } przy pukaniu, { $gin } przy ginie, { $big-gin } przy dużym ginie

# These stand for `suma`, which is feminine.
held-anything = każda
held-most = { $count ->
    [0] tylko 0
    [one] { $count } lub mniej
    [few] { $count } lub mniej
   *[many] { $count } lub mniej
}
held-nothing = żadna
nothing-is-safe = żadna: każda suma zamyka partię

# `10–22 punkty`: the form of the noun is that of the last number. With `od 10 do 22` it would not be.
range = { $least }–{ $most }
undercut-closes = za podcięcie { $other } dostaje { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; to zamyka partię po każdym pukaniu
undercut-harmless = za podcięcie { $other } dostaje { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; to nie zamyka partii
undercut-safe-count = za podcięcie { $other } dostaje { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; bezpieczne jest pukanie z { $count } lub mniej
doubled-undercut-closes = w rozdaniu podwojonym { $other } dostaje za podcięcie { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; to zamyka partię po każdym pukaniu
doubled-undercut-harmless = w rozdaniu podwojonym { $other } dostaje za podcięcie { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; to nie zamyka partii
doubled-undercut-safe-count = w rozdaniu podwojonym { $other } dostaje za podcięcie { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; bezpieczne jest pukanie z { $count } lub mniej

shut-out-now = przegrana do zera, jeśli partia zamknie się teraz: { $name }
