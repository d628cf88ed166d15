# Der Stand und die Abrechnung.

two-presets = hier stehen zwei Regelwerke: { $one } und { $two }
two-presets-hint = nur eines angeben, wie in `--as pagat`
# `{ $rules }` beginnt mit „Regeln“, ohne Artikel.
by-rules = Nach den { $rules }:

no-series = Noch keine Serie. `ginscore table Ann Bob` beginnt einen Abend.
no-series-start = Oder mit `ginscore new Ann Bob` eine Serie beginnen und Runden eintragen, wie in `ginscore hand Ann 4 v 23`.
no-series-help = `ginscore --help` zeigt alle Befehle.
