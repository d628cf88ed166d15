### section: record

newer = der Text stammt aus einer neueren Version von ginscore
newer-hint = diese Version installieren, um ihn zu lesen
not-in-record = diese Zeile gehört nicht in die Abschrift eines Abends
not-in-record-hint = eine Abschrift enthält Runden und was dazwischen geschah, keine Berichtigungen und keine Befehle
not-in-form = eine Abschrift hat für jede Zeile nur eine Form
not-in-form-hint = { $line } schreiben
loose-cards-hint = die Meldungen schreiben, dann einen Schrägstrich und das Deadwood
not-bare = die erste Zeile einer Abschrift hat die Namen, dann `bare`, dann jede Regel als KEY=VALUE
not-bare-hint = wie in `new Ann Bob bare knock_limit=10 target=100` schreiben
