two-presets = há duas predefinições: { $one } e { $two }
two-presets-hint = dê só uma, como em `--as pagat`
# $rules begins with `regras`.
by-rules = Pelas { $rules }:

no-series = Ainda não há séries. Comece uma noite com `ginscore table Ann Bob`.
no-series-start = Ou comece uma série com `ginscore new Ann Bob` e registe mãos como em `ginscore hand Ann 4 v 23`.
no-series-help = `ginscore --help` mostra todos os comandos.
