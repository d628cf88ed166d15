# Completions that know your players, series and rules: the program answers.
COMPLETE=fish ginscore | source
