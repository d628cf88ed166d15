# Wörter anderer Sprachen, wo die Schreibweise einer Runde englische hat.

not-english = die Wörter einer Zeile sind englisch, und { $word } ist keines davon
type-word = { $word } eingeben
type-draw = `draw` allein eingeben, wenn niemand die Runde gewonnen hat
leave-out = das Wort weglassen: Wer geklopft hat, steht zuerst, wie in `Ann 4 v 23`
