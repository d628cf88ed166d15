no-page = nie ma strony podręcznika { $name }
no-page-output-hint = `ginscore man --output DIR` zapisuje strony do katalogu
no-page-near-hint = czy chodzi o { $near }?
no-page-list-hint = `ginscore help` pokazuje polecenia, a każde ma swoją stronę
not-written-hint = wybierz katalog, w którym możesz zapisywać

saved-here = zapisane w tej księdze
