sheet-number = Arkusz { $number }
not-verified-mark = * policzone przy stole, nie z kart

game-scores = partia { $game }: { $scores }

shutout-danger = { $name }: w partii { $game } grozi przegrana do zera
shutout-danger-alone = { $name }: grozi przegrana do zera
needs-a-win = dość punktów, następna wygrana zakończy partię

series-is-over = Seria jest zakończona.
first-dealer-unknown = Nie zapisano, kto rozdaje jako pierwszy.

# The same in the singular and in the plural: `wpisano do partii 1`, `wpisano do partii 1 i 2`.
entered-later = wpis nastąpi po zakończeniu wszystkich rozdań rundy
entered-nowhere = nie wpisano do żadnej partii
entered-closed = nie wpisano: partie, do których trafiłaby ta wygrana, są już zakończone
entered-games = { $count ->
    [one] wpisano do partii { $games }
    [few] wpisano do partii { $games }
   *[many] wpisano do partii { $games }
}

score = wynik: { $scores }
score-in-game = partia { $game } { $scores }

head-hand = rozdanie
head-round = runda
head-game = part. { $game }
row-boxes = kratki
row-to-go = brakuje
row-result = wynik
cell-won = wyg.
cell-lost = przeg.
closes-game = partia zakończona
race = punkty

row-round = runda { $number }
row-adjusted = korekta
row-adjusted-boxes = { $boxes ->
    [one] { $signed } kratka
    [few] { $signed } kratki
   *[many] { $signed } kratek
}

end-knock = pukanie
end-gin = gin
end-big-gin = duży gin
end-undercut = podcięcie
end-gin-off = podc. z 0
end-tie = równe sumy
end-draw = remis
# Not `punkty`: the number of the hand stands before it, and `3 punkty` would be three points.
end-points = punkty

score-now = wynik:
game = partia { $game }
# `wygrana` and `przegrana` are nouns: they fit everybody.
score-won = { $score } (wygrana)
score-lost = { $score } (przegrana)
score-to-go = { $score } (brakuje { $points })
score-shut-out = { $score } (brakuje { $points }, na razie z zerem)

wins-game = partię wygrywa: { $name } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
wins-game-of-several = koniec partii { $game }, wygrywa: { $name } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
wins-game-with-totals = partię wygrywa: { $name }; z premiami i kratkami: { $totals }

so-far-to = wszystkie partie do tej pory: { $totals }; seria kończy się przy { $points }
so-far-best-of = wszystkie partie do tej pory: { $totals }; wygrane arkusze: { $won }, rozstrzyga większość z { $sheets }

deals = { $players ->
    [one] rozdaje { $name }
    [few] rozdający: { $name }
   *[many] rozdający: { $name }
}
deals-sentence = { $players ->
    [one] Rozdaje { $name }.
    [few] Rozdający: { $name }.
   *[many] Rozdający: { $name }.
}
deals-next = { $players ->
    [one] teraz rozdaje { $name }
    [few] następny rozdający: { $name }
   *[many] następny rozdający: { $name }
}

two-draw = { $one } i { $two } remisują, nikt nie zapukał
against-other = { $hand } (przeciwnik: { $other })
side-wins-as-written = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, według wpisu

round-tied = w rundzie są równe sumy ({ $sums }): nikt nie dostaje punktów
round-won = runda dla strony { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $sums })
round-won-sweep = runda dla strony { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $sums }), { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}, w tym { $sweep } za wygranie wszystkich rozdań
round-won-others = runda dla strony { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $sums }), { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}; { $others }: { $others-boxes ->
    [one] { $others-boxes } kratka
    [few] { $others-boxes } kratki
   *[many] { $others-boxes } kratek
}
round-box-doubled = kratka rundy liczy się podwójnie: podwojone było rozdanie, które wygrywa { $name }
sweep-not-doubled = kratki za wygranie wszystkich rozdań liczą się raz: nie każde rozdanie było podwojone

round-open = runda { $number }: { $sums }; jeszcze grają: { $pairs }
round-left-out = runda { $number } nie została dokończona i się nie liczy ({ $sums })
next-play = teraz grają: { $pairs }
next-play-sentence = Teraz grają: { $pairs }.

sides-play = { $first } kontra { $second }.
captain-plays = { $captain } to kapitan; przeciwnicy: { $others }, po jednym naraz, każdy aż do przegranego rozdania.
in-turn = { $players } grają na zmianę: kto przegrywa rozdanie, pauzuje w następnym.
in-turn-out = { $players } grają na zmianę: kto przegrywa rozdanie, pauzuje w następnym; najpierw pauzuje { $name }.

row-points = punkty
row-line-bonus = kratki po { $each }
row-game-bonus = premia za partię
row-shutout = do zera
row-shutout-doubles = do zera x 2
row-points-lead = przewaga punktów
row-line-lead = przewaga w kratkach
row-in-winners-lead = już w przewadze
row-multiplier = partia x { $times }
row-sum = razem
row-games-won = wygrane partie
head-all = wszystkie
totals = Punkty bez kratek i premii: { $totals }
ahead = Bez kratek i premii prowadzi { $name }: { $totals }

ruled-otherwise = rozdanie { $number }: { $headline }, { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
} (wcześniej: { $before })
not-valid = rozdanie { $number }: przy tych zasadach nieważne ({ $faults }), pominięte (wcześniej: { $before })
after-the-end = rozdanie { $number }: przy tych zasadach już po końcu serii, pominięte (wcześniej: { $before })
ruled-otherwise-in-round = runda { $number }: { $headline }, { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
} (wcześniej: { $before })
not-valid-in-round = runda { $number }: rozdanie przy tych zasadach nieważne ({ $faults }), pominięte (wcześniej: { $before })
round-after-the-end = runda { $number }: rozdanie przy tych zasadach już po końcu serii, pominięte (wcześniej: { $before })
laid-off-on-gin = przy tych zasadach dokłada się do gina: { $cards }
not-laid-off-on-gin = przy tych zasadach nie dokłada się do gina: { $cards }

adjustment-left-out = korekta pominięta przy tych zasadach: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games }
    [few] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games }
   *[many] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games } na arkuszu { $sheet }
    [few] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games } na arkuszu { $sheet }
   *[many] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games } na arkuszu { $sheet }
}

game-open = Partia { $number } jest otwarta: { $points }
game-not-finished = Partia { $number } nie została dokończona: { $points }
sheet-decided = Dzięki liczbie wygranych partii arkusz jest już rozstrzygnięty, wygrywa: { $name }
game-won = Partię { $number } wygrywa: { $name } ({ $points })
shut-out-pays = przegrana do zera ({ $name }): { $points } więcej dla: { $winner }
by-rules = Gdy obowiązują { $rules }:
owed-apart = Nie wliczono tu gry w innym składzie: { $series }. `stats --since today` pokazuje, ile kto wygrał.

games-to = { $games ->
    [one] partia do { $target }
    [few] { $games } partie do { $target }
   *[many] { $games } partii do { $target }
}
besides = Poza tym: { $rules }.
type-first-dealer = Kto rozdaje pierwszy? Wpisz { $commands }.

as-before = Z ostatniej serii tych graczy: { $what }.
as-before-rules = zasady
as-before-stake = stawka
as-before-turn = kto rozdaje

play-on = Enter: gramy dalej na tych samych zasadach.
play-on-stake = Enter: gramy dalej na tych samych zasadach i o tę samą stawkę.
play-other = `jeszcze raz do { $points }`: to samo do { $points }; `undo` otwiera tę serię z powrotem.
play-other-only = `jeszcze raz do { $points }`: to samo do { $points }.

next-after-end = Dalej: `ginscore summary` pokazuje rozliczenie; `ginscore table` pozwala grać dalej; { $new } zaczyna nową serię.
next-hand = Dalej: `ginscore table` przyjmuje po jednym wierszu na rozdanie; tutaj zapisuje je { $hand }.

leads = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przewagi ({ $totals })
level = Na razie równo: { $totals }
leads-in-game = Partia { $number }: { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przewagi ({ $totals })
level-in-game = Partia { $number }: równo, { $totals }
best-hand = Najlepsze rozdanie (nr { $number }): { $headline }
best-hand-of-round = Najlepsze rozdanie (w rundzie { $number }): { $headline }
more-payments = { $count ->
    [one] i jeszcze jedna płatność
    [few] i jeszcze { $count } płatności
   *[many] i jeszcze { $count } płatności
}

# The months are in the genitive.
day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[many] grudnia
} { $year }

list-all = { $first } i { $last }
list-one = { $first } lub { $last }
list-comma = { ", " }
list-semicolon = { "; " }
labelled = { $label }: { $what }
minus = minus { $number }
with-details = { $what } ({ $details })

more-mistakes = i jeszcze { $mistakes ->
    [one] { NUMBER($mistakes) } błąd
    [few] { NUMBER($mistakes) } błędy
   *[many] { NUMBER($mistakes) } błędów
}

rank-ace = as
rank-jack = walet
rank-queen = dama
rank-king = król
suit-clubs = trefl
suit-diamonds = karo
suit-hearts = kier
suit-spades = pik
card = { $rank } { $suit }

no-series = Nie ma jeszcze żadnej serii. Wieczór zaczyna `ginscore table Ann Bob`.
no-series-start = Można też zacząć serię poleceniem `ginscore new Ann Bob`, a rozdania zapisywać na przykład tak: `ginscore Ann 4 v 23`.
no-series-help = `ginscore --help` pokazuje wszystkie polecenia.
bare-json = skryptu, który wypisuje `--bare`, nie ma w formacie JSON
bare-json-hint = pomiń `--json` albo `--bare`

per-point = { $stake } za punkt
per-game = { $stake } za partię
per-sheet = { $stake } za arkusz
per-sheet-by-total = { $stake } za arkusz dla tego, kto ma wyższą sumę
per-sheet-by-games = { $stake } za arkusz dla tego, kto wygra więcej partii
