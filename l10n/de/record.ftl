### section: record

photograph = Der andere Spieler fotografiert den Code: Er enthält den ganzen Abend samt Siegel.
photograph-all = Der andere Spieler fotografiert alle { $codes } Codes: Zusammen enthalten sie den ganzen Abend samt Siegel.
verifies = `ginscore audit FILE` vergleicht den Text, den ein Handy daraus liest, mit einem Spielbuch.
part = Code { $part } von { $parts }
larger-window = In einem größeren Fenster sind es weniger Codes.
too-small = das Fenster ist zu klein für einen QR-Code
too-small-hint = es vergrößern, oder `ginscore seal --text` nehmen, oder `ginscore export -o evening.html`: Die Seite hat den Code
not-readable = diese Serie lässt sich nicht als Text schreiben, der sich wieder lesen lässt
not-readable-hint = ein Name oder eine Anmerkung in der Datei wurde von Hand geschrieben; `ginscore export --format json` gibt alles aus

heading = Abschrift
picture = QR-Code mit der Abschrift dieses Abends
picture-part = QR-Code { $part } von { $parts } mit der Abschrift dieses Abends
page-use = Der ganze Abend samt Siegel. Ein Foto davon ist eine Kopie für den anderen Spieler: `ginscore audit FILE` vergleicht den Text, den ein Handy daraus liest, mit einem Spielbuch.
page-too-long = Die Abschrift dieses Abends ist zu lang für QR-Codes auf einer Seite. `ginscore seal --text` gibt sie aus.

same = Der Text stimmt mit { $series } überein: { $hands ->
    [one] dieselbe Runde
   *[other] dieselben { $hands } Runden
}.
same-rounds = Der Text stimmt mit { $series } überein: { $rounds ->
    [one] derselbe Durchgang
   *[other] dieselben { $rounds } Durchgänge
}.
same-nothing = Der Text stimmt mit { $series } vor der ersten Runde überein.
earlier = Das Spielbuch hat { $more ->
    [one] eine Runde
   *[other] { $more } Runden
} mehr: Der Text ist älter.
earlier-rounds = Das Spielbuch hat { $more ->
    [one] einen Durchgang
   *[other] { $more } Durchgänge
} mehr: Der Text ist älter.
later = Danach im Spielbuch: { $what }
renamed = Im Spielbuch heißt { $name } aus dem Text jetzt { $now }.
seal-found = Das Siegel { $seal } des Textes ist das des Spielbuchs nach Eintrag { $entry }; bis dahin ist alles unverändert.
seal-changed = Das Siegel { $seal } des Textes war das des Spielbuchs nach Eintrag { $entry }, aber Eintrag { $changed } wurde seitdem in der Datei geändert.
seal-unknown = Das Siegel { $seal } des Textes war nie das dieser Serie: Der Text stammt aus einem anderen Spielbuch, oder dieses wurde umgeschrieben.
seal-none = Der Text hat kein Siegel.
shows = Das zeigt, dass beide dieselben Einträge hatten, als der Text entstand. Eine Unterschrift ist das nicht: Jeder kann so einen Text machen.
shows-hands = Die Runden sind dieselben. Ob dieses Spielbuch schon so aussah, als der Text entstand, zeigt das nicht.

differs-hand = Runde { $number } ist im Text anders als in { $series }
differs-round = Durchgang { $number } ist im Text anders als in { $series }
differs-start-time = der Text und { $series } beginnen nicht zur selben Zeit
word-after = { $line } (nach Runde oder Durchgang { $number })
differs-start = vor der ersten Runde ist der Text anders als { $series }
differs-after = nach Runde { $number } ist der Text anders als { $series }
differs-after-round = nach Durchgang { $number } ist der Text anders als { $series }
lacks-hand = in { $series } fehlt Runde { $number } des Textes
lacks-round = in { $series } ist Durchgang { $number } des Textes nicht vollständig
differs-rule = die Regel { $key } ist im Text anders als in { $series }
differs-dealer = der erste Geber ist im Text ein anderer als in { $series }
differs-stake = der Einsatz ist im Text ein anderer als in { $series }
differs-lineup = im Text beginnen andere Spieler als in { $series }
differs-names = in { $series } gehören Namen aus dem Text zu anderen Spielern
cut-before-seal = der Text endet vor seinem Siegel: { $series } hatte damals schon mehr
in-text = Text: { $what }
in-ledger = Spielbuch: { $what }
nothing = nichts
gains-points = Nach dem Spielbuch: { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
} mehr für { $name }.
gains-boxes = Nach dem Spielbuch: { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} mehr für { $name }.
gains-nobody = Niemand bekommt dadurch mehr Punkte.
corrected-since = Beim Versiegeln stand im Spielbuch, was der Text sagt: Es wurde später berichtigt.
text-changed = Beim Versiegeln stand im Spielbuch etwas anderes als im Text: Der Text wurde geändert.
corrected-hint = `ginscore log --all` zeigt die Berichtigungen
changed-hint = beides mit dem anderen Spieler ansehen; `ginscore log --all` zeigt die Berichtigungen im Spielbuch
not-here = der Abend im Text, mit { $players }, ist in keiner Serie dieses Spielbuchs
not-here-hint = `ginscore series list` zeigt die Serien; `--series NAME` vergleicht den Text mit einer davon, `--ledger DIR` mit denen eines anderen Spielbuchs
other-players = der Text ist ein Abend von { $players }; { $series } ist ein anderer

too-long = der Text ist zu lang für die Abschrift eines Abends
too-long-hint = nur den Text eines einzigen Abends angeben
not-a-record = der Text ist keine Abschrift eines Abends
not-a-record-hint = eine Abschrift beginnt mit `GINSCORE 1`; auch ein Skript, wie `ginscore log` es ausgibt, wird gelesen
newer = der Text stammt aus einer neueren Version von ginscore
newer-hint = diese Version installieren, um ihn zu lesen
mixed = die Teile des Textes gehören nicht zusammen
mixed-hint = die Teile einer einzigen Abschrift angeben: Alle haben dasselbe Siegel
missing-parts = { $missing ->
    [one] Teil { $parts } von { $all } fehlt
   *[other] die Teile { $parts } von { $all } fehlen
}
missing-parts-hint = auch den Text der anderen Codes angeben, in beliebiger Reihenfolge
file-hint = die Datei mit dem Text angeben, oder `-` für die Standardeingabe
cut-off = das Ende des Textes fehlt
cut-off-hint = den ganzen Text kopieren: Sein letztes Wort ist `END`
not-in-record = diese Zeile gehört nicht in die Abschrift eines Abends
not-in-record-hint = eine Abschrift enthält Runden und was dazwischen geschah, keine Berichtigungen und keine Befehle
not-in-form = eine Abschrift hat für jede Zeile nur eine Form
not-in-form-hint = { $line } schreiben
loose-cards-hint = die Meldungen schreiben, dann einen Schrägstrich und das Deadwood
not-bare = die erste Zeile einer Abschrift hat die Namen, dann `bare`, dann jede Regel als KEY=VALUE
not-bare-hint = wie in `new Ann Bob bare knock_limit=10 target=100` schreiben
