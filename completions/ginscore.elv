# Completions that know your players, series and rules: the program answers.
eval (env COMPLETE=elvish ginscore | slurp)
