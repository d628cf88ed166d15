delete-series = Usunąć serię { $name }, w której { $hands ->
    [one] jest { $hands } rozdanie
    [few] są { $hands } rozdania
   *[many] jest { $hands } rozdań
}? (t lub n)
delete-unread-series = Usunąć serię { $name }, której nie można odczytać? (t lub n)
nothing-deleted = Niczego nie usunięto.
not-asked = serii { $name } nie usuwa się bez pytania, a tu nie ma kogo zapytać
not-asked-hint = dodaj `--yes`, żeby ją usunąć
none-deleted-called = nie ma usuniętej serii { $part }
none-deleted-hint = pokazuje je `ginscore series restore`
several-deleted = { $part } pasuje do kilku usuniętych serii
several-deleted-hint = wpisz więcej liter nazwy: { $names }
name-taken = { $path } już istnieje
name-taken-hint = zmień nazwę jednej z nich poleceniem `ginscore series rename`
deleted = Usunięto serię { $name }. Przywraca ją `ginscore series restore { $in-trash }`.
restored = Przywrócono serię { $name }.
renamed = Seria { $old } nazywa się teraz { $new }.
no-deleted-series = Nie ma usuniętych serii.
