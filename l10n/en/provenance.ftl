# Where the values of the presets come from.

# The source of a preset's values: after its name, as in `pagat: Pagat (Bicycle gives the same values)`. The Spruce,
# Wikipedia, Pagat and Bicycle are names; `the gin-rummy crate` is a library of a programming language.
source-standard = The Spruce, gin rummy
source-oklahoma = The Spruce, Oklahoma gin
source-hollywood = The Spruce, Hollywood gin
source-stakes = the Portuguese article, played for stakes
source-wikipedia = old Wikipedia, single match
source-wikipedia-match = old Wikipedia, multi-match
source-tournament = the 2018 Wikipedia, tournament play
source-pagat = Pagat (Bicycle gives the same values)
source-bicycle = Bicycle (Pagat gives the same values)
source-modern = the default of the gin-rummy program library
source-rummytalk = rummytalk.com
source-online = the usual on-line game (ginrummy.com and others)
source-bare = no source: every rule has the value that changes nothing

# Why a preset has a value that its source does not give: after the key of a rule, without a full stop.
draw-not-said = the source does not say who deals after a drawn hand
aces-not-mentioned = the source does not mention aces; by its value an ace allows one
first-win-not-said = the source does not say where a shut-out player's first win is entered; rummy-games.com does
additional-25 = the source has "additional 25", which may mean 50 in all or 25
from-the-plain-game = the page gives only the target and the best of five for tournaments; this is its standard game
deal-may-alternate = pages that quote Pagat disagree; the deal may alternate there
equal-counts = in one digest equal counts do not undercut
digest-alternates = one digest alternates the deal
next-dealer-not-said = the source does not say who deals the next hand
