# Der Rahmen des Regelbuchs.

terms-and-topics = Begriffe und ihre Themen:
topic-heading = { $name }: { $title }
house-rules = Hausregeln:
no-sources = Quellen: keine
sources = Quellen:
several-topics = { $words } passt auf mehrere Themen
write-more = mehr vom Namen eingeben: { $topics }
no-such-topic = es gibt kein Thema namens { $words }
topics-are-listed = `ginscore rules explain` zeigt die Themen und Begriffe
not-translated = Dieses Thema ist noch nicht übersetzt.
