hand-is = rozdanie { $number }: { $headline }
round-is = runda { $number }: { $headline }

hand-amended = rozdanie { $number } poprawione: { $headline } (wcześniej: { $before })
round-amended = runda { $number } poprawiona: { $headline } (wcześniej: { $before })
hand-inserted = rozdanie { $number } wstawione: { $headline }
round-inserted = runda { $number } wstawiona: { $headline }
hand-inserted-below = rozdanie { $number } wstawione
round-inserted-below = runda { $number } wstawiona
hand-deleted = rozdanie { $number } usunięte: { $headline }
round-deleted = runda { $number } usunięta: { $headline }
changes-accepted = przyjęto zmiany w pliku
changes-accepted-note = przyjęto zmiany w pliku: { $note }
witness = świadek: { $word }
renamed = { $before } to teraz { $name }

undone = cofnięto: { $what }
redone = przywrócono: { $what }
the-hand = rozdanie { $number } ({ $headline })
the-round = runda { $number } ({ $headline })
the-amendment-of-hand = poprawka rozdania { $number } ({ $headline }; wcześniej { $before })
the-amendment-of-round = poprawka rundy { $number } ({ $headline }; wcześniej { $before })
the-insertion-of-hand = wstawienie rozdania { $number } ({ $headline })
the-insertion-of-round = wstawienie rundy { $number } ({ $headline })
the-deletion-of-hand = usunięcie rozdania { $number } ({ $headline })
the-deletion-of-round = usunięcie rundy { $number } ({ $headline })
the-misdeal = źle rozdane karty
the-misdeal-why = źle rozdane karty ({ $why })
the-adjustment = { $adjustment } ({ $why })
the-stop-why = serię przerwano ({ $why })

deals-hand = rozdający w rozdaniu { $number }: { $name }
deals-round = rozdający w rundzie { $number }: { $name }
plays-hand = w rozdaniu { $number } gra { $name }
play-hand = w rozdaniu { $number } grają { $one } i { $two }
knock-card-of-hand = karta pukania w rozdaniu { $number } to { $card }
knock-card-of-round = karta pukania w rundzie { $number } to { $card }
misdeal = źle rozdane karty: rozdaje znów ten sam gracz
misdeal-why = źle rozdane karty ({ $why }): rozdaje znów ten sam gracz
adjusted = { $adjustment }: { $why }
stopped = serię przerwano
stopped-why = serię przerwano: { $why }

knock-card = karta pukania to { $card }
knock-card-without-effect = karta pukania to { $card }; przy tych zasadach niczego nie zmienia
knock-card-doubles = karta pukania to { $card }; { $suit } podwaja rozdanie
knock-card-gin-only = karta pukania to { $card }; to rozdanie kończy tylko gin
knock-card-gin-only-doubles = karta pukania to { $card }; to rozdanie kończy tylko gin; { $suit } podwaja rozdanie
knock-card-limit = karta pukania to { $card }; limit pukania to { $limit }
knock-card-limit-doubles = karta pukania to { $card }; limit pukania to { $limit }; { $suit } podwaja rozdanie

given-points = { $name }, plus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
loses-points = { $name }, minus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
given-boxes = { $name }, plus { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}
loses-boxes = { $name }, minus { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}

error-series-over = seria jest zakończona
error-no-such-game = na tym arkuszu nie ma partii { $game }
error-game-closed = partia { $game } jest zamknięta, a zamknięta partia już się nie zmienia
error-out-of-range = korekta to najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} lub { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}
