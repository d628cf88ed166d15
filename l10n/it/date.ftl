# The first of a month is `1º`.
january = { $day ->
    [one] { $day }º
   *[other] { $day }
} gennaio { $year }
february = { $day ->
    [one] { $day }º
   *[other] { $day }
} febbraio { $year }
march = { $day ->
    [one] { $day }º
   *[other] { $day }
} marzo { $year }
april = { $day ->
    [one] { $day }º
   *[other] { $day }
} aprile { $year }
may = { $day ->
    [one] { $day }º
   *[other] { $day }
} maggio { $year }
june = { $day ->
    [one] { $day }º
   *[other] { $day }
} giugno { $year }
july = { $day ->
    [one] { $day }º
   *[other] { $day }
} luglio { $year }
august = { $day ->
    [one] { $day }º
   *[other] { $day }
} agosto { $year }
september = { $day ->
    [one] { $day }º
   *[other] { $day }
} settembre { $year }
october = { $day ->
    [one] { $day }º
   *[other] { $day }
} ottobre { $year }
november = { $day ->
    [one] { $day }º
   *[other] { $day }
} novembre { $year }
december = { $day ->
    [one] { $day }º
   *[other] { $day }
} dicembre { $year }
