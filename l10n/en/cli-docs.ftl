### `ginscore man`, and what a shell shows beside completions.

no-page = there is no manual page called { $name }
no-page-output-hint = `ginscore man --output DIR` writes the pages to a directory
no-page-near-hint = did you mean { $near }?
no-page-list-hint = `ginscore help` lists the commands, and each has a page
not-written-hint = choose a directory that you can write to

# Beside the name of house rules
saved-here = saved in this ledger
