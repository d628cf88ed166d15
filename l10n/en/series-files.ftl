# Deleted, restored and renamed series. A series is some games that two or more people played one after another. What stands
# in backticks stays as it is.

# Questions; the answer is typed: y or n. $hands are the hands (deals) of the series.
delete-series = Delete the series { $name } with { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}? (y or n)
delete-unread-series = Delete the series { $name }, which cannot be read? (y or n)
nothing-deleted = Nothing was deleted.
# $name is a name in backticks.
not-asked = { $name } is not deleted without asking, and there is nobody to ask here
not-asked-hint = add `--yes` to delete it
# $part is what was typed, in backticks.
none-deleted-called = no deleted series is called { $part }
none-deleted-hint = `ginscore series restore` lists them
several-deleted = { $part } matches several deleted series
# $names is a list of names: `a, b or c`.
several-deleted-hint = write more of the name: { $names }
# $path is a file.
name-taken = { $path } already exists
name-taken-hint = give one of the two another name with `ginscore series rename`
# $in-trash is the name of the series among the deleted ones.
deleted = Deleted series { $name }. `ginscore series restore { $in-trash }` brings it back.
restored = Restored series { $name }.
renamed = Renamed series { $old } to { $new }.
no-deleted-series = There are no deleted series.
