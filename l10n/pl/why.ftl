title-cards = pokazane karty
title-limit = limit
title-points = punkty
title-boxes = kratki
title-columns = kolumny
title-round = runda

dealt = rozdający: { $name }

rule = { $key } to { $value }
because = { $term }: { $rule }
limit-by-card = { $limit }: { $rule }, karta pukania to { $card }
limit-by-ace = { $limit }: { $rule }, karta pukania to { $card }, { $ace-rule }

points-recorded = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, według wpisu
difference = { $more } minus { $less }
doubled-by-card = karta pukania to { $card }, { $rule }

counts-equal = sumy są równe: { $rule }
big-gin = wszystkie jedenaście kart jest w układach: pukający dostaje sumę przeciwnika i premię
eleven-melded = wszystkie jedenaście kart jest w układach, ale nie gra się z dużym ginem ({ $rule }), więc to gin
gin = pukający nie ma wolnych kart i dostaje sumę przeciwnika oraz premię
knock = pukający ma mniej i dostaje różnicę
gin-off = przeciwnikowi nie zostaje żadna wolna karta, dostaje więc sumę pukającego i premię
undercut = przeciwnik ma mniej i dostaje różnicę oraz premię
nobody-knocked = nikt nie zapukał, więc nikt nie dostaje punktów
only-points = zapisano same punkty

box-won = 1 za wygrane rozdanie
boxes-recorded = { $boxes }, według wpisu
boxes-more = jeszcze { $boxes }
hand-doubled = rozdanie jest podwojone
boxes-with-hand = kratki liczy się z rozdaniem: { $timing-rule }, { $value-rule }
boxes-in-all = razem { $boxes }

hand-not-won = rozdania nikt nie wygrał, więc nie wpisano go do żadnej partii
round-not-won = rundy nikt nie wygrał, więc nie wpisano jej do żadnej partii
on-sheet = na arkuszu { $sheet }
entered-has-entry = partia { $game }: wpisano, bo jest w niej już wpis ({ $name })
entered-first-without = partia { $game }: wpisano, bo to pierwsza otwarta partia jeszcze bez wpisu ({ $name })
entered-win-number = partia { $game }: wpisano, bo to na tym arkuszu wygrana numer { $number } ({ $name })
not-entered-yet = partia { $game }: jeszcze nie; dopiero z następną wygraną ({ $name })
already-closed = partia { $game }: już zamknięta
