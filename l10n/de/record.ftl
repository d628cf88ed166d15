photograph = Der andere Spieler fotografiert ihn: Er enthält den ganzen Abend und sein Siegel.
photograph-all = Der andere Spieler fotografiert alle { $codes }: Zusammen enthalten sie den ganzen Abend und sein Siegel.
verifies = `ginscore verify` vergleicht den Text, den ein Handy darin liest, mit einem Spielbuch.
part = Code { $part } von { $parts }
larger-window = In einem größeren Fenster sind es weniger Codes.
too-small = das Fenster ist zu klein für einen QR-Code
too-small-hint = vergrößern Sie es, oder nehmen Sie `ginscore seal --text` oder `ginscore export -o evening.html`, dessen Seite den Code hat
not-readable = diese Serie lässt sich nicht als Text schreiben, der wieder gelesen werden kann
not-readable-hint = ein Name oder eine Notiz in der Datei wurde von Hand geschrieben; `ginscore export --format json` gibt alles aus

heading = Abschrift
picture = QR-Code mit der Abschrift dieses Abends
picture-part = QR-Code { $part } von { $parts } mit der Abschrift dieses Abends
page-use = Der ganze Abend und sein Siegel. Ein Foto davon ist eine Kopie für den anderen Spieler: `ginscore verify` vergleicht den Text, den ein Handy darin liest, mit einem Spielbuch.
page-too-long = Für die Abschrift dieses Abends wären { $codes } QR-Codes nötig, zu viele für eine Seite. `ginscore seal --text` gibt sie aus.

same = Der Text ist { $series }: { $hands ->
    [one] dieselbe Runde
   *[other] dieselben { $hands } Runden
}.
same-rounds = Der Text ist { $series }: { $rounds ->
    [one] derselbe Durchgang
   *[other] dieselben { $rounds } Durchgänge
}.
same-nothing = Der Text ist { $series } vor der ersten Runde.
earlier = Das Spielbuch hat { $more ->
    [one] eine Runde
   *[other] { $more } Runden
} mehr: Der Text ist älter.
earlier-rounds = Das Spielbuch hat { $more ->
    [one] einen Durchgang
   *[other] { $more } Durchgänge
} mehr: Der Text ist älter.
seal-found = Das Siegel { $seal } des Textes ist das des Spielbuchs nach Eintrag { $entry }, und bis dahin ist nichts geändert.
seal-changed = Das Siegel { $seal } des Textes war das des Spielbuchs nach Eintrag { $entry }, aber Eintrag { $changed } wurde seither in der Datei geändert.
seal-unknown = Das Siegel { $seal } des Textes war nie eines dieser Serie: Der Text stammt aus einem anderen Spielbuch, oder dieses wurde umgeschrieben.
seal-none = Der Text hat kein Siegel.
shows = Das zeigt, dass beide denselben Stand hatten, als der Text entstand. Eine Unterschrift ist es nicht: Jeder kann so einen Text machen.

differs-hand = Runde { $number } ist im Text anders als in { $series }
differs-round = Durchgang { $number } ist im Text anders als in { $series }
differs-start = vor der ersten Runde ist der Text anders als { $series }
differs-after = nach Runde { $number } ist der Text anders als { $series }
differs-after-round = nach Durchgang { $number } ist der Text anders als { $series }
lacks-hand = { $series } hat die Runde { $number } des Textes nicht
lacks-round = { $series } hat den Durchgang { $number } des Textes nicht ganz
differs-rule = die Regel { $key } ist im Text anders als in { $series }
differs-dealer = der erste Geber ist im Text ein anderer als in { $series }
differs-stake = der Einsatz ist im Text ein anderer als in { $series }
differs-lineup = im Text beginnen andere Spieler als in { $series }
in-text = Text: { $what }
in-ledger = Spielbuch: { $what }
nothing = nichts
gains-points = Nach dem Spielbuch steht { $name } um { $points ->
    [one] einen Punkt
   *[other] { NUMBER($points) } Punkte
} besser da.
gains-boxes = Nach dem Spielbuch steht { $name } um { $boxes ->
    [one] eine Box
   *[other] { $boxes } Boxen
} besser da.
gains-nobody = Niemand bekommt dadurch mehr Punkte.
corrected-since = Als gesiegelt wurde, stand im Spielbuch, was der Text sagt: Es wurde später berichtigt.
text-changed = Als gesiegelt wurde, stand im Spielbuch nicht, was der Text sagt: Der Text wurde geändert.
corrected-hint = `ginscore log --all` zeigt die Berichtigungen
changed-hint = sehen Sie sich beides mit dem anderen Spieler an; `ginscore log --all` zeigt die Berichtigungen im Spielbuch
not-here = keine Serie dieses Spielbuchs ist der Abend von { $players }, den der Text enthält
not-here-hint = `ginscore series list` zeigt die Serien; `--series NAME` vergleicht den Text mit einer davon, `--ledger DIR` mit denen eines anderen Spielbuchs
other-players = der Text ist ein Abend von { $players }, und { $series } ist keiner

too-long = der Text ist zu lang für die Abschrift eines Abends
not-a-record = der Text ist nicht die Abschrift eines Abends
not-a-record-hint = sie beginnt mit `GINSCORE 1`, oder sie ist ein Skript, wie `ginscore log` es ausgibt
newer = der Text stammt aus einer späteren Version von ginscore
newer-hint = installieren Sie diese Version, um ihn zu lesen
mixed = die Teile des Textes gehören nicht zusammen
mixed-hint = geben Sie die Teile einer einzigen Abschrift an, die alle dasselbe Siegel haben
missing-parts = Teil { $parts } von { $all } fehlt
missing-parts-hint = geben Sie auch den Text der anderen Codes an, in beliebiger Reihenfolge
file-hint = geben Sie die Datei mit dem Text an, oder `-` für die Standardeingabe
cut-off = das Ende des Textes fehlt
cut-off-hint = kopieren Sie ihn ganz: Sein letztes Wort ist `END`
not-in-record = diese Zeile gehört nicht in die Abschrift eines Abends
not-in-record-hint = eine Abschrift hat Runden und was dazwischen geschah, keine Berichtigungen und keine Befehle
