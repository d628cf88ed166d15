two-presets = są dwa zestawy zasad: { $one } i { $two }
two-presets-hint = podaj tylko jeden, na przykład `--as pagat`
by-rules = Gdy obowiązują { $rules }:

no-series = Nie ma jeszcze żadnej serii. Wieczór zaczyna `ginscore table Ann Bob`.
no-series-start = Można też zacząć serię poleceniem `ginscore new Ann Bob`, a rozdania zapisywać na przykład tak: `ginscore hand Ann 4 v 23`.
no-series-help = `ginscore --help` pokazuje wszystkie polecenia.
