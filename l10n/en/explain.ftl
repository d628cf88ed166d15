# The frame of the rulebook: its topics, their house rules and sources.

terms-and-topics = terms and their topics:
# $name is the name of a topic, which stays in English.
topic-heading = { $name }: { $title }
# A label before the keys of rules.
house-rules = house rules:
no-sources = sources: none
sources = sources:
several-topics = { $words } matches several topics
# $topics are names of topics, in a list with `or`.
write-more = write more of the name: { $topics }
no-such-topic = there is no topic called { $words }
topics-are-listed = `ginscore rules explain` lists the topics and terms
# Before the text of a topic that no one has translated yet.
not-translated = This topic is not yet translated.
