no-such-preset = es gibt kein Regelwerk namens { $name }
presets-are = die Regelwerke sind { $presets }
former-preset-hint = seine Regeln in Worten: { $words }
no-such-rule = es gibt keine Hausregel namens { $name }
keys-are-listed = `ginscore rules show` zeigt die Schlüssel
cannot-be = { $key } kann nicht { $value } sein
allowed-values = erlaubte Werte: { $allowed }
did-you-mean-allowed = ist { $meant } gemeint? Erlaubte Werte: { $allowed }

multipliers-conflict = { $listed ->
    [one] `column_multipliers` nennt einen Faktor, aber `columns` ist { $columns }
   *[other] `column_multipliers` nennt { $listed } Faktoren, aber `columns` ist { $columns }
}
multipliers-conflict-hint = eine Zahl je Spalte nennen, wie in { $option }
boxes-conflict = `bonus_boxes` ist `each-side`, aber `box_timing` ist `each-hand`
boxes-conflict-hint = Boxen, die mit jeder Runde gezahlt werden, gehören der Seite, die den Durchgang gewinnt
award-conflict = `shutout.award` { $award } verträgt sich nicht mit `settlement` score-plus-difference
award-conflict-hint = bei dieser Abrechnung muss der Schneider none oder double-total wert sein

allowed-range = { $lowest } bis { $highest }
allowed-range-or-none = none (nicht gespielt), { $lowest } bis { $highest }
allowed-knock-limit = { $lowest } (nur Gin) bis { $highest }
allowed-rounding = { $lowest } (keine Rundung) bis { $highest }
allowed-suits = einige von C D H S, also Kreuz, Karo, Herz, Pik (wie in HS), oder none
allowed-award = none, { $lowest } bis { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = so viele ganze Zahlen von 1 bis 10, wie es Spalten gibt (wie in 1,1,2)
allowed-series = one-sheet, to-N (N von 1 bis 10000000), best-of-N (N ungerade, von 1 bis 99)
allowed-pairing = by-size (rotate bei zwei je Seite, sonst fixed), rotate, fixed

not-given-by-source = * steht nicht in der Quelle:
no-columns-in-turn = drei Spieler reihum können nicht mehrere Partien nebeneinander spielen
no-columns-in-turn-hint = eine gewonnene Runde käme in Spalten, die sich zwei verschiedene Gegner teilen; mit `columns=1` spielen
no-hollywood-in-turn-hint = eine gewonnene Runde käme in Spalten, die sich zwei verschiedene Gegner teilen; `hollywood` weglassen
no-difference-in-turn = drei Spieler reihum können nicht nach `score-plus-difference` abrechnen
no-difference-in-turn-hint = diese Abrechnung vergleicht zwei Punktestände; mit `settlement=totals` spielen

oklahoma-keeps-ace = `oklahoma` lässt `ace_knock_card` auf one: Bei einem Ass ist Klopfen mit 1 erlaubt; soll nur Gin zählen, `ace_knock_card=gin-only` angeben
oklahoma-keeps-boxes = `oklahoma` lässt `doubled_boxes` auf none: Bei { $suits } zählen die Punkte doppelt, die Boxen aber nicht; sollen auch sie doppelt zählen, `doubled_boxes=all` angeben
hollywood-keeps-winner = Die höhere Endsumme aller drei Partien gewinnt den Zettel; mit `sheet_winner=most-games` entscheiden zwei gewonnene Partien.
form-over-default = { $forms } kommt zu den Regeln dazu, die als `default` gespeichert sind.
against-form = { $form } und { $setting } widersprechen sich

saved-in-ledger = In diesem Spielbuch gespeichert:
rules-of-series = die Serie { $series }
sources-of = Quellen von { $name }:
no-differences = keine Unterschiede
every-key = `ginscore rules show` zeigt jede Regel mit ihrem Schlüssel.
not-of-series = `--series` nennt schon die Regeln, die gespeichert werden
not-of-series-hint = `--series` weglassen, oder die Regeln
two-sides = nur zwei Regelwerke lassen sich vergleichen
two-sides-hint = die Wörter von jedem in Anführungszeichen setzen, wie in `rules diff pagat "pagat hollywood"`
not-saved = Es wurde nichts gespeichert.

exists = als { $name } sind schon andere Regeln gespeichert
they-are = sie sind: { $rules }
exists-hint = einen anderen Namen wählen, oder `--yes` angeben

name-empty = { $name } geht nicht als Name für Hausregeln: Er ist leer
name-hidden = { $name } geht nicht als Name für Hausregeln: Er enthält { $hidden }
name-sign = { $name } geht nicht als Name für Hausregeln: Er darf kein { $sign } enthalten
name-start = { $name } geht nicht als Name für Hausregeln: Er muss mit einem Buchstaben beginnen
name-too-long = { $name } geht nicht als Name für Hausregeln: Er ist länger als { $most } Bytes
name-device = { $name } geht nicht als Name für Hausregeln: Windows reserviert ihn für ein Gerät
name-built-in = { $name } geht nicht als Name für Hausregeln: { $preset } ist ein Regelwerk von ginscore
name-topic = { $name } geht nicht als Name für Hausregeln: Es ist ein Wort des Regelbuchs
name-player = { $name } heißt schon jemand, der in diesem Spielbuch spielt
name-hint = einen anderen Namen wählen: Buchstaben, Ziffern, `-` und `_`, mit einem Buchstaben am Anfang, wie in `club-night`

saved-here = in diesem Spielbuch gespeichert, nach { $base }
saved-here-with-note = in diesem Spielbuch gespeichert, nach { $base }; { $note }

saved = { $name } gespeichert: { $rules }.
it-was = Vorher: { $rules }.
replace-question = Die als { $name } gespeicherten Regeln ersetzen? (j oder n)
play-by-these = Mit { $command } spielt man danach.
play-by-default = Neue Serien haben diese Regeln, wenn kein Regelwerk genannt wird.
in-file = Sie stehen in { $file }; die Datei lässt sich bearbeiten und löschen.
already-saved = Diese Regeln sind schon als { $name } gespeichert.
file-not-used = das Spielbuch hat eine Datei { $file } für Hausregeln, aber sie wird nicht benutzt: Ihr Name lässt sich nicht eingeben

# Hausregeln in Worten. Wo in einem Satz „Regeln“ als Variable steht, gehört der Artikel in den Satz:
# „nach den { $rules }“ ergibt: nach den Regeln „pagat“, aber Gin 25.

the-rules = Regeln „{ $preset }“
the-rules-but = Regeln „{ $preset }“, aber { $changes }
the-saved-rules = Regeln „{ $preset }“: wie „{ $base }“
the-saved-rules-but = Regeln „{ $preset }“: wie „{ $base }“, aber { $changes }

only-gin = nur Gin beendet eine Runde
knock-with = Klopfen mit { $limit } oder weniger
no-knock-card = keine Klopfkarte
knock-card = die Klopfkarte bestimmt die Grenze
ace-allows-one = ein Ass erlaubt Klopfen mit 1
ace-requires-gin = ein Ass verlangt Gin
no-suit-doubles = keine Farbe verdoppelt
suits-double = doppelt bei { $suits }
boxes-never-double = Boxen zählen nie doppelt
extra-boxes-double = auch Extraboxen zählen doppelt
boxes-double = auch Boxen zählen doppelt
gin = Gin { $points }
no-big-gin = kein Großes Gin
big-gin = Großes Gin { $points }
undercut = Undercut { $points }
tie-to-defender = Gleichstand ist ein Undercut
tie-without-bonus = Gleichstand ist ein Undercut ohne Bonus
tie-to-knocker = bei Gleichstand gewinnt der Klopfer
tie-to-nobody = bei Gleichstand gewinnt niemand
no-gin-off = ein Gin-Off ist ein gewöhnlicher Undercut
gin-off = Gin-Off { $points }
no-knock-bonus = kein Bonus für Klopfen
knock-bonus = Klopfen { $points }
laying-off-on-gin = Anlegen bei Gin
no-laying-off-on-gin = kein Anlegen bei Gin
boxes-for-gin = { $boxes ->
    [0] keine Extrabox für Gin
    [one] eine Extrabox für Gin
   *[other] { $boxes } Extraboxen für Gin
}
boxes-for-big-gin = { $boxes ->
    [0] keine Extrabox für Großes Gin
    [one] eine Extrabox für Großes Gin
   *[other] { $boxes } Extraboxen für Großes Gin
}
boxes-for-undercut = { $boxes ->
    [0] keine Extrabox für einen Undercut
    [one] eine Extrabox für einen Undercut
   *[other] { $boxes } Extraboxen für einen Undercut
}
boxes-for-gin-off = { $boxes ->
    [0] keine Extrabox für ein Gin-Off
    [one] eine Extrabox für ein Gin-Off
   *[other] { $boxes } Extraboxen für ein Gin-Off
}
boxes-for-sweep = { $boxes ->
    [0] keine Extrabox für den Gewinn aller Runden eines Durchgangs
    [one] eine Extrabox für den Gewinn aller Runden eines Durchgangs
   *[other] { $boxes } Extraboxen für den Gewinn aller Runden eines Durchgangs
}
boxes-worth-nothing = Boxen sind nichts wert
per-box = Box-Bonus { $points } je Box
boxes-at-end = Boxen zählen am Ende
boxes-with-each-hand = Boxen zählen mit jeder Runde
game-to = Partie bis { $points }
no-game-bonus = kein Spielbonus
game-bonus = Spielbonus { $points }
shutout-without-points = Schneider ist, wer keine Punkte hat
shutout-without-a-win = Schneider ist, wer keine Runde gewonnen hat
shutout-worth = Schneider { $points }
no-shutout-award = ein Schneider bringt nichts
no-shutout-award-in-turn = ein Schneider bringt zu dritt reihum nichts
shutout-doubles-points = ein Schneider verdoppelt die Punkte
shutout-doubles-points-and-game = ein Schneider verdoppelt die Punkte und den Spielbonus
shutout-doubles-total = ein Schneider verdoppelt die Endsumme
games-side-by-side = { $games ->
    [one] immer nur eine Partie
   *[other] { $games } Partien nebeneinander
}
enters-next = jede gewonnene Runde kommt auch in die nächste Partie
enters-nth = die zweite gewonnene Runde kommt in zwei Partien, die dritte in drei
games-count-once = jede Partie zählt einfach
games-count = die Partien zählen mal { $times }
keep-totals = beide Spieler behalten ihre Endsummen
score-plus-difference = der Gewinner bekommt die eigenen Punkte und die Differenz
no-rounding = keine Rundung
rounded-to = Differenzen auf { $points } gerundet
higher-total-wins = die höhere Endsumme gewinnt
most-games-win = die Zahl der gewonnenen Partien entscheidet
one-sheet = ein Zettel
best-of = { $sheets ->
    [one] es zählt { $sheets } Zettel
   *[other] die Serie gewinnt, wer die meisten von { $sheets } Zetteln gewinnt
}
until-total = Zettel bis zu einer Summe von { $points }
winner-deals = der Gewinner gibt
loser-deals = der Verlierer gibt
deal-alternates = es wird abwechselnd gegeben
same-deals-after-draw = nach einem Unentschieden gibt derselbe Spieler
deal-passes-after-draw = nach einem Unentschieden gibt der andere

opponents-change = die Gegner wechseln mit jedem Durchgang
opponents-stay = die Gegner bleiben dieselben
opponents-change-with-two = bei zwei Spielern je Seite wechseln die Gegner
extra-boxes-to-winner = Extraboxen gehen an die Seite, die den Durchgang gewinnt
extra-boxes-to-each = jede Seite behält ihre Extraboxen
each-pays-one = jeder zahlt an einen der Gewinner den vollen Betrag
side-pays-once = die Seite, die verliert, zahlt einmal
newcomer-deals = wer dazukommt, gibt
sitting-out-deals = wer aussetzt, gibt

standard = Standardregeln
standard-source = The Spruce, Gin Rommé
oklahoma = Oklahoma-Gin
oklahoma-source = The Spruce, Oklahoma-Gin
hollywood = Hollywood-Gin
hollywood-source = The Spruce, Hollywood-Gin
stakes = Gin um Geld
stakes-source = der portugiesische Artikel, um Geld gespielt
wikipedia = Alte Regeln der Wikipedia
wikipedia-source = die alte Wikipedia, einzelne Partie
wikipedia-match = Alte Wettkampfregeln der Wikipedia
wikipedia-match-source = die alte Wikipedia, Serie mehrerer Partien
pagat = Regeln von Pagat
pagat-source = Pagat (Bicycle nennt dieselben Werte)
bicycle = Regeln von Bicycle
bicycle-source = Bicycle (Pagat nennt dieselben Werte)
rummytalk = Regeln von Rummytalk
rummytalk-source = rummytalk.com
online = Übliche Online-Regeln
online-source = das übliche Online-Spiel (ginrummy.com und andere)
bare = Regeln ohne Zuschläge
bare-source = keine Quelle: jede Regel hat den Wert, der nichts ändert

draw-not-said = die Quelle sagt nicht, wer nach einem Unentschieden gibt
aces-not-mentioned = die Quelle erwähnt Asse nicht; seinem Wert nach erlaubt ein Ass Klopfen mit 1
first-win-not-said = die Quelle sagt nicht, wo die erste gewonnene Runde eines Spielers eingetragen wird, der Schneider ist; rummy-games.com sagt es
additional-25 = in der Quelle steht „zusätzlich 25“, was insgesamt 50 oder 25 heißen kann
deal-may-alternate = Seiten, die Pagat zitieren, sind sich uneins; vielleicht wird dort abwechselnd gegeben
equal-counts = in einer Zusammenfassung ist Gleichstand kein Undercut
digest-alternates = in einer Zusammenfassung wird abwechselnd gegeben
next-dealer-not-said = die Quelle sagt nicht, wer die nächste Runde gibt

terms-and-topics = Begriffe und ihre Themen:
house-rules = Hausregeln:
no-sources = Quellen: keine
sources = Quellen:
at-this-table = An diesem Tisch: { $rules }.
more-sources = Andere Spielweisen und die Quellen: { $command }
several-topics = { $words } passt auf mehrere Themen
no-such-topic = es gibt kein Thema namens { $words }
topics-are-listed = `ginscore rules explain` zeigt die Themen und Begriffe
not-translated = Dieses Thema ist noch nicht übersetzt.
