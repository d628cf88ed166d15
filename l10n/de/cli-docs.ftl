### `ginscore man`, und was eine Shell neben Vervollständigungen zeigt.

no-page = es gibt keine Handbuchseite namens { $name }
no-page-output-hint = `ginscore man --output DIR` schreibt die Seiten in ein Verzeichnis
no-page-near-hint = ist { $near } gemeint?
no-page-list-hint = `ginscore help` zeigt die Befehle, und jeder hat eine Seite
not-written-hint = ein Verzeichnis wählen, in das sich schreiben lässt

saved-here = in diesem Spielbuch gespeichert
