# Completions that know your players, series and rules: the program answers.
source <(COMPLETE=bash ginscore)
