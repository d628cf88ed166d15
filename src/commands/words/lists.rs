//! The lists of the words of players, each of one meaning, which are messages.

use crate::say::{Fixed, Lang, written::reading as say};

/// Words of one meaning in a language, separated by spaces.
pub(crate) type WordList = fn(Lang) -> &'static str;

pub(crate) const BETWEEN: WordList = |lang| say::Between.text_in(lang);
pub(crate) const HUNDREDS: WordList = |lang| say::Hundreds.text_in(lang);
pub(crate) const FILLERS: WordList = |lang| say::Fillers.text_in(lang);
/// Like a filler, of the player who knocked.
pub(crate) const KNOCKS: WordList = |lang| say::Knocks.text_in(lang);
/// Like a filler, of the player who did not.
pub(crate) const LOSES: WordList = |lang| say::Loses.text_in(lang);
pub(crate) const JOINS: WordList = |lang| say::Joins.text_in(lang);
/// In place of the last hand: the one before it.
pub(crate) const BEFORE_LASTS: WordList = |lang| say::BeforeLasts.text_in(lang);
/// Next to a number of hands.
pub(crate) const AGOS: WordList = |lang| say::Agos.text_in(lang);
/// Before a hand that is spoken of.
pub(crate) const INS: WordList = |lang| say::Ins.text_in(lang);
/// The winner of a hand is the other player.
pub(crate) const EXCHANGED: WordList = |lang| say::Exchanged.text_in(lang);
/// Before the names of those who play.
pub(crate) const WE_ARES: WordList = |lang| say::WeAres.text_in(lang);
/// Of money.
pub(crate) const PAID: WordList = |lang| say::Paid.text_in(lang);
/// The last hand: alone, a line that explains it.
pub(crate) const LASTS: WordList = |lang| say::Lasts.text_in(lang);
pub(crate) const POINTS: WordList = |lang| say::Points.text_in(lang);
/// Other forms of the word for gin.
pub(crate) const GINS: WordList = |lang| say::Gins.text_in(lang);
pub(crate) const MINUSES: WordList = |lang| say::Minuses.text_in(lang);
pub(crate) const PLUSES: WordList = |lang| say::Pluses.text_in(lang);
/// Between two counts, and before what something is changed to.
pub(crate) const TOS: WordList = |lang| say::Tos.text_in(lang);
/// Before what was meant with the last hand.
pub(crate) const CORRECTS: WordList = |lang| say::CorrectsLast.text_in(lang);
/// Of a hand that was not recorded in its place.
pub(crate) const FORGETS: WordList = |lang| say::Forgets.text_in(lang);
pub(crate) const BEFORES: WordList = |lang| say::Befores.text_in(lang);
pub(crate) const AFTERS: WordList = |lang| say::Afters.text_in(lang);
/// Before what a hand should have been: `hand 2 was Bob 4 v 23`.
pub(crate) const WASES: WordList = |lang| say::Wases.text_in(lang);
/// Before the old name of a player and the new one.
pub(crate) const RENAMES: WordList = |lang| say::Renames.text_in(lang);
/// Those of them that may also be said of whoever was undercut.
pub(crate) const WERE_UNDERCUT: WordList = |lang| say::WereUndercut.text_in(lang);
pub(crate) const UNDERCUTS: WordList = |lang| say::Undercuts.text_in(lang);
pub(crate) const BEATS: WordList = |lang| say::Beats.text_in(lang);
/// Next to one of those, it exchanges who has won.
pub(crate) const PASSIVES: WordList = |lang| say::Passives.text_in(lang);
/// After one of those, whoever it is said of has not gin.
pub(crate) const GINNED: WordList = |lang| say::Ginned.text_in(lang);
/// The same of a knock.
pub(crate) const KNOCKED_ON: WordList = |lang| say::KnockedOn.text_in(lang);
/// Before whoever has done it: `undercut by Bob`.
pub(crate) const BYS: WordList = |lang| say::Bys.text_in(lang);
/// Of the player who lays off: a number after it is no count.
pub(crate) const LAYS_OFF: WordList = |lang| say::LaysOff.text_in(lang);
/// Before what a player has left after that.
pub(crate) const LEFTS: WordList = |lang| say::Lefts.text_in(lang);
/// Before the melds on which cards are laid off.
pub(crate) const LAID_ONS: WordList = |lang| say::LaidOns.text_in(lang);
/// The same with the cards between its two words, which a hyphen joins here.
pub(crate) const LAYS_APART: WordList = |lang| say::LaysApart.text_in(lang);
/// Before `last hand`.
pub(crate) const ARTICLES: WordList = |lang| say::Articles.text_in(lang);
/// Before a hand that is spoken of as one of its kind: `a gin`.
pub(crate) const INDEFINITES: WordList = |lang| say::Indefinites.text_in(lang);
/// Between what a count is and what it was: `25 not 20`.
pub(crate) const NOTS: WordList = |lang| say::Nots.text_in(lang);
/// Between a card and the one that was recorded in its place.
pub(crate) const INSTEADS: WordList = |lang| say::Insteads.text_in(lang);
/// Before whom a hand was played against: `gin on Bob`.
pub(crate) const ONS: WordList = |lang| say::Ons.text_in(lang);
/// Before a word for gin.
pub(crate) const BIGS: WordList = |lang| say::Bigs.text_in(lang);
/// Before or after a word for a knock: there was none.
pub(crate) const NOBODIES: WordList = |lang| say::Nobodies.text_in(lang);
/// Of the player who loses the points: `Ann lost 19 points`.
pub(crate) const PAYS: WordList = |lang| say::Pays.text_in(lang);
/// Next to a number that may be points: `gin for 52`.
pub(crate) const FOR_TOTALS: WordList = |lang| say::ForTotals.text_in(lang);
/// Words that say that something did not happen, or has not yet.
pub(crate) const SUPPOSES: WordList = |lang| say::Supposes.text_in(lang);
/// Between who says something and what is said.
pub(crate) const THATS: WordList = |lang| say::Thats.text_in(lang);
/// Words that change nothing in a hand if all else of it is known.
pub(crate) const HARMLESS: WordList = |lang| say::Harmless.text_in(lang);
/// Next to words for the end of an evening, which is not yet.
pub(crate) const MAYBES: WordList = |lang| say::Maybes.text_in(lang);
/// In the reason of a penalty that is only offered.
pub(crate) const WAIVES: WordList = |lang| say::Waives.text_in(lang);
/// The same next to words for a draw.
pub(crate) const AROUND_DRAWS: WordList = |lang| say::AroundDraws.text_in(lang);
/// Before a name, at the start: `had Ann knocked`.
pub(crate) const TURNED_SUPPOSES: WordList = |lang| say::TurnedSupposes.text_in(lang);
pub(crate) const DRAWS: WordList = |lang| say::Draws.text_in(lang);
pub(crate) const PENALTIES: WordList = |lang| say::Penalties.text_in(lang);
/// After a number: so much is taken off.
pub(crate) const TAKES_OFF: WordList = |lang| say::TakesOff.text_in(lang);
pub(crate) const UPCARDS: WordList = |lang| say::Upcards.text_in(lang);
/// After a number of cards.
pub(crate) const CARDS: WordList = |lang| say::Cards.text_in(lang);
/// Among cards.
pub(crate) const OF_CARDS: WordList = |lang| say::OfCards.text_in(lang);
pub(crate) const ACES: WordList = |lang| say::Aces.text_in(lang);
pub(crate) const SHOWS: WordList = |lang| say::Shows.text_in(lang);
/// Before a word of the rulebook.
pub(crate) const ASKS_WHAT: WordList = |lang| say::AsksWhat.text_in(lang);
pub(crate) const HANDS: WordList = |lang| say::Hands.text_in(lang);
pub(crate) const TIES: WordList = |lang| say::Ties.text_in(lang);
pub(crate) const DEALS: WordList = |lang| say::Deals.text_in(lang);
pub(crate) const GAMES: WordList = |lang| say::Games.text_in(lang);
pub(crate) const ROUNDS: WordList = |lang| say::Rounds.text_in(lang);
pub(crate) const WINS: WordList = |lang| say::Wins.text_in(lang);
pub(crate) const WHO: WordList = |lang| say::AsksWho.text_in(lang);
/// The end of the evening.
pub(crate) const QUITS: WordList = |lang| say::Quits.text_in(lang);
/// At the start of a sentence, before what it says.
pub(crate) const OPENERS: WordList = |lang| say::Openers.text_in(lang);
/// The same at its end.
pub(crate) const POLITES: WordList = |lang| say::Polites.text_in(lang);
/// Whoever speaks.
pub(crate) const SELVES: WordList = |lang| say::Selves.text_in(lang);
/// Words of which whoever speaks is the subject, as verbs in other languages are.
pub(crate) const FIRST_PERSONS: WordList = |lang| say::FirstPersons.text_in(lang);
/// The other player, where whoever speaks is known.
pub(crate) const THIRD_PERSONS: WordList = |lang| say::ThirdPersons.text_in(lang);
/// Before the name of whoever speaks.
pub(crate) const I_AMS: WordList = |lang| say::IAms.text_in(lang);
/// What is the speaker's.
pub(crate) const OWNS: WordList = |lang| say::Owns.text_in(lang);
/// At the start of a question.
pub(crate) const ASKS: WordList = |lang| say::Asks.text_in(lang);
/// Those of them that ask for a reason.
pub(crate) const WHYS: WordList = |lang| say::AsksWhy.text_in(lang);
/// Before what is counted.
pub(crate) const HOW_MANY: WordList = |lang| say::AsksHowMany.text_in(lang);
/// What a question is about: what is owed, what is missing, who is ahead, and whose turn it is.
pub(crate) const OF_MONEY: WordList = |lang| say::OfMoney.text_in(lang);
/// What a game is worth.
pub(crate) const OF_WORTH: WordList = |lang| say::OfWorth.text_in(lang);
/// That it was much.
pub(crate) const SO_MUCH: WordList = |lang| say::OfSoMuch.text_in(lang);
/// Whether a card fits.
pub(crate) const OF_LOOSE: WordList = |lang| say::OfLoose.text_in(lang);
/// The evening, and next to it, that all of it is meant.
pub(crate) const OF_EVENINGS: WordList = |lang| say::OfEvenings.text_in(lang);
pub(crate) const SUMS: WordList = |lang| say::Sums.text_in(lang);
pub(crate) const OF_NEEDS: WordList = |lang| say::OfNeeds.text_in(lang);
/// Equal counts.
pub(crate) const OF_TIES: WordList = |lang| say::OfTies.text_in(lang);
/// With what somebody may be caught.
pub(crate) const OF_SAFETY: WordList = |lang| say::OfSafety.text_in(lang);
pub(crate) const OF_LEADING: WordList = |lang| say::OfLeading.text_in(lang);
pub(crate) const OF_TURNS: WordList = |lang| say::OfTurns.text_in(lang);
/// Answers that there is no stake.
pub(crate) const NO_STAKES: WordList = |lang| say::NoStakes.text_in(lang);
/// Between an amount and its unit: `5 cents a point`.
pub(crate) const EACH: WordList = |lang| say::Eachs.text_in(lang);
/// Words that say nothing in a sentence such as `we play to 150`.
pub(crate) const SAY_NOTHING: WordList = |lang| say::SayNothing.text_in(lang);
/// Before a word for dealing: `loser deals`.
pub(crate) const LOSERS: WordList = |lang| say::Losers.text_in(lang);
pub(crate) const WINNERS: WordList = |lang| say::Winners.text_in(lang);
/// Its words are whole lines, too: after the end of a series, they mean the next one like it.
pub(crate) const PLAYS_ON: WordList = |lang| say::PlaysOn.text_in(lang);
/// The same before what is agreed for it: `let's play oklahoma`.
pub(crate) const NEW_SERIES: WordList = |lang| say::NewSeries.text_in(lang);
/// Before the points to which a game is played: `to 150`.
pub(crate) const UP_TOS: WordList = |lang| say::UpTos.text_in(lang);
/// Next to a word for what a rule gives: `the bonus for gin`.
pub(crate) const BONUSES: WordList = |lang| say::Bonuses.text_in(lang);
/// Before a game that is not played with others side by side.
pub(crate) const SINGLES: WordList = |lang| say::Singles.text_in(lang);
/// Before one game: not several side by side.
pub(crate) const ONLIES: WordList = |lang| say::Onlies.text_in(lang);
pub(crate) const SERIES_NOUNS: WordList = |lang| say::SeriesNouns.text_in(lang);
/// In place of the number of a single game.
pub(crate) const ONES: WordList = |lang| say::Ones.text_in(lang);
/// After a name: that player gives the hand up.
pub(crate) const CONCEDES: WordList = |lang| say::Concedes.text_in(lang);
pub(crate) const NOTES: WordList = |lang| say::Notes.text_in(lang);
/// Alone, a new deal or a new series.
pub(crate) const NEW_DEALS: WordList = |lang| say::NewDeals.text_in(lang);
pub(crate) const PRINTS: WordList = |lang| say::Prints.text_in(lang);
/// Alone, the end of the evening or of the series.
pub(crate) const ENDS: WordList = |lang| say::Ends.text_in(lang);
pub(crate) const CLEARS: WordList = |lang| say::Clears.text_in(lang);
/// Between a rule and its value.
pub(crate) const RULE_VERBS: WordList = |lang| say::RuleVerbs.text_in(lang);
/// Like those before what was meant with the last hand, but only before a count alone.
pub(crate) const CORRECTS_COUNTS: WordList = |lang| say::CorrectsCount.text_in(lang);
/// Before rules, in place of `agree`.
pub(crate) const AGREES: WordList = |lang| say::Agrees.text_in(lang);
/// Before cards, they are arranged.
pub(crate) const BESTS: WordList = |lang| say::Bests.text_in(lang);
/// Before cards, the referee is asked.
pub(crate) const JUDGES: WordList = |lang| say::PerhapsJudges.text_in(lang);
