# Serien löschen, zurückholen und umbenennen.

delete-series = Die Serie { $name } mit { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} löschen? (j oder n)
delete-unread-series = Die Serie { $name } löschen, die nicht lesbar ist? (j oder n)
nothing-deleted = Es wurde nichts gelöscht.
not-asked = { $name } wird nicht ohne Frage gelöscht, und hier kann niemand gefragt werden
not-asked-hint = mit `--yes` wird sie gelöscht
none-deleted-called = es gibt keine gelöschte Serie namens { $part }
none-deleted-hint = `ginscore series restore` zeigt sie
several-deleted = { $part } passt auf mehrere gelöschte Serien
several-deleted-hint = mehr vom Namen eingeben: { $names }
name-taken = { $path } gibt es schon
name-taken-hint = einer von beiden mit `ginscore series rename` einen anderen Namen geben
deleted = Serie { $name } gelöscht. `ginscore series restore { $in-trash }` holt sie zurück.
restored = Serie { $name } zurückgeholt.
renamed = Serie { $old } heißt jetzt { $new }.
no-deleted-series = Es gibt keine gelöschten Serien.
