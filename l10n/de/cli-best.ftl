# Antworten von `best`, `check` und `judge`.

lay-off = { $cards } anlegen
discard = { $card } abwerfen
deadwood = Deadwood { $count }
deadwood-gin = Deadwood { $count }, Gin
deadwood-big-gin = Deadwood { $count }, Großes Gin

too-many-cards = es sind { $count } Karten, aber hier lassen sich höchstens { $most } ordnen
too-many-of-defender-hint = ein Gegner hat zehn Karten, die angelegten mitgezählt
too-many-cards-hint = ein Blatt hat höchstens elf Karten, vor dem Abwurf; die Meldungen des Klopfers nach `on` schreiben

a-set = { $cards }: eine Gruppe
a-run = { $cards }: eine Sequenz
not-a-meld = { $cards }: keine Meldung
legal-spread = eine gültige Auslage mit Deadwood { $count }
spread-size = eine Auslage hat zehn oder elf Karten, nicht { $count }
spread-size-hint = ohne Schrägstrich wird jedes Wort für sich geprüft
in-two-melds = Hinweis: { $cards } kann in einer Auslage nicht in zwei Meldungen liegen

# `{ $rules }` beginnt mit „Regeln“, ohne Artikel.
judged-by = nach den { $rules }
rules-of-series = Regeln der Serie { $series }
# Nur im Nominativ: Kein Satz hat davor „für“, „von“ oder „an“.
the-knocker = der Klopfer
the-defender = der Gegner
