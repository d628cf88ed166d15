nothing-to-accept = Nie ma czego przyjąć.
changes-accepted = Seria { $name }: zmiany są oznaczone jako przyjęte we wpisie { $entry }.
changes-accepted-seal = Seria { $name }: zmiany są oznaczone jako przyjęte we wpisie { $entry }; pieczęć { $seal }.
deletion-accepted = Seria { $name }: usunięcie jest przyjęte; ten komputer już na nią nie czeka.
several-to-accept = zmiany do przyjęcia są w kilku seriach
several-to-accept-hint = sprawdź każdą z nich i wskaż jedną opcją `--series`: { $names }

changed-since-hint = `ginscore audit` pokazuje gdzie; `ginscore log --all` pokazuje, co przyjęto

witness-question = Słowo od drugiego gracza
seal-so-far = Pieczęć w tej chwili: { $seal }. Drugi gracz ją notuje, a potem mówi słowo.
witness-recorded = świadek: { $word } (wpis { $entry })
witness-seal = pieczęć { $seal }
witness-writes = drugi gracz notuje tę pieczęć

series-open = { $name }  otwarta, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
series-finished = { $name }  zakończona, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
series-stopped = { $name }  przerwana, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
all-stopped = { $series ->
    [one] Przerwano { $series } serię.
    [few] Przerwano { $series } serie.
   *[many] Przerwano { $series } serii.
}
none-stopped = Żadna otwarta seria z rozdaniami nie jest z tych dni.
series-unread = { $name }  nie można odczytać
current-series = bieżąca:
no-series-yet = Nie ma jeszcze żadnej serii.
current-is-now = Bieżąca seria to teraz { $name }.

progress-series = { $done } z { $all } serii

no-directory = nie ma katalogu { $dir }
no-directory-hint = podaj katalogi ksiąg, tak jak pokazuje je `ginscore series show`
several-players = { $name } pasuje do kilku graczy
several-players-hint = wpisz więcej liter imienia: { $names }
no-player = nie ma gracza { $name }
no-series-hint = w księdze nie ma jeszcze żadnej serii
known-players-hint = gracze w tej księdze: { $names }

file-of-ledger = ten plik należy do księgi, a eksport by go zastąpił
file-of-ledger-hint = wybierz inny plik
exported = Zapisano { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} z { $series } serii w pliku { $file }.
hands-only = W wierszach są tylko rozdania: korekt i przerwanych serii w nich nie ma. `--format json` ma jedno i drugie.
format-missing = brakuje formatu eksportu
format-missing-hint = użyj `--format html`, `csv`, `json` lub `jsonl` albo nazwy pliku z jednym z tych rozszerzeń, na przykład `--output evening.html`
not-writable-hint = wybierz plik, w którym możesz zapisywać
