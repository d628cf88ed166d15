two-presets = ci sono due preset: { $one } e { $two }
two-presets-hint = indicane uno solo, come in `--as pagat`
by-rules = Secondo le { $rules }:

no-series = Ancora nessun incontro. Comincia una serata con `ginscore table Ann Bob`.
no-series-start = Oppure comincia un incontro con `ginscore new Ann Bob` e registra le mani come in `ginscore hand Ann 4 v 23`.
no-series-help = `ginscore --help` elenca tutti i comandi.
