# The first of a month is `1º`.
january = { $day ->
    [one] { $day }º
   *[other] { $day }
} de janeiro de { $year }
february = { $day ->
    [one] { $day }º
   *[other] { $day }
} de fevereiro de { $year }
march = { $day ->
    [one] { $day }º
   *[other] { $day }
} de março de { $year }
april = { $day ->
    [one] { $day }º
   *[other] { $day }
} de abril de { $year }
may = { $day ->
    [one] { $day }º
   *[other] { $day }
} de maio de { $year }
june = { $day ->
    [one] { $day }º
   *[other] { $day }
} de junho de { $year }
july = { $day ->
    [one] { $day }º
   *[other] { $day }
} de julho de { $year }
august = { $day ->
    [one] { $day }º
   *[other] { $day }
} de agosto de { $year }
september = { $day ->
    [one] { $day }º
   *[other] { $day }
} de setembro de { $year }
october = { $day ->
    [one] { $day }º
   *[other] { $day }
} de outubro de { $year }
november = { $day ->
    [one] { $day }º
   *[other] { $day }
} de novembro de { $year }
december = { $day ->
    [one] { $day }º
   *[other] { $day }
} de dezembro de { $year }
