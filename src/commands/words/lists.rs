//! The lists of the words of players, each of one meaning, which are messages.

use crate::say::{Fixed, Lang, written::reading as say};

/// Words of one meaning in a language, separated by spaces.
pub(crate) type WordList = fn(Lang) -> &'static str;

/// Declares each list by its message.
macro_rules! word_lists {
    ($($(#[doc = $doc:literal])* $list:ident = $message:ident;)*) => {
        $($(#[doc = $doc])* pub(crate) const $list: WordList = |lang| say::$message.text_in(lang);)*
    };
}

word_lists! {
    BETWEEN = Between;
    HUNDREDS = Hundreds;
    FILLERS = Fillers;
    /// Like a filler, of the player who knocked.
    KNOCKS = Knocks;
    /// Like a filler, of the player who did not.
    LOSES = Loses;
    JOINS = Joins;
    /// In place of the last hand: the one before it.
    BEFORE_LASTS = BeforeLasts;
    /// Before a hand that is spoken of.
    INS = Ins;
    /// Before the names of those who play.
    WE_ARES = WeAres;
    /// The last hand: alone, a line that explains it.
    LASTS = Lasts;
    POINTS = Points;
    /// Other forms of the word for gin.
    GINS = Gins;
    MINUSES = Minuses;
    PLUSES = Pluses;
    /// Between two counts, and before what something is changed to.
    TOS = Tos;
    /// Before what was meant with the last hand.
    CORRECTS = CorrectsLast;
    /// Of a hand that was not recorded in its place.
    FORGETS = Forgets;
    BEFORES = Befores;
    AFTERS = Afters;
    /// Before what a hand should have been: `hand 2 was Bob 4 v 23`.
    WASES = Wases;
    /// Before the old name of a player and the new one.
    RENAMES = Renames;
    UNDERCUTS = Undercuts;
    BEATS = Beats;
    /// Next to one of those, it exchanges who has won.
    PASSIVES = Passives;
    /// Before whoever has done it: `undercut by Bob`.
    BYS = Bys;
    /// Of the player who lays off: a number after it belongs to cards.
    LAYS_OFF = LaysOff;
    /// Before `last hand`.
    ARTICLES = Articles;
    /// Before a hand that is spoken of as one of its kind: `a gin`.
    INDEFINITES = Indefinites;
    /// Between what a count is and what it was: `25 not 20`.
    NOTS = Nots;
    /// Before whom a hand was played against: `gin on Bob`.
    ONS = Ons;
    /// Before a word for gin.
    BIGS = Bigs;
    /// Before or after a word for a knock: there was none.
    NOBODIES = Nobodies;
    /// Of the player who loses the points: `Ann lost 19 points`.
    PAYS = Pays;
    /// Next to a number that may be points: `gin for 52`.
    FOR_TOTALS = ForTotals;
    /// Words that say that something did not happen, or has not yet.
    SUPPOSES = Supposes;
    /// Words that change nothing in a hand if all else of it is known.
    HARMLESS = Harmless;
    /// Before a name, at the start: `had Ann knocked`.
    TURNED_SUPPOSES = TurnedSupposes;
    DRAWS = Draws;
    PENALTIES = Penalties;
    /// After a number: so much is taken off.
    TAKES_OFF = TakesOff;
    UPCARDS = Upcards;
    /// After a number of cards.
    CARDS = Cards;
    /// Among cards.
    OF_CARDS = OfCards;
    ACES = Aces;
    SHOWS = Shows;
    /// Before a word of the rulebook.
    ASKS_WHAT = AsksWhat;
    HANDS = Hands;
    TIES = Ties;
    DEALS = Deals;
    GAMES = Games;
    ROUNDS = Rounds;
    WINS = Wins;
    WHO = AsksWho;
    /// The end of the evening.
    QUITS = Quits;
    /// At the start of a sentence, before what it says.
    OPENERS = Openers;
    /// The same at its end.
    POLITES = Polites;
    /// Whoever speaks.
    SELVES = Selves;
    /// The other player, where whoever speaks is known.
    THIRD_PERSONS = ThirdPersons;
    /// At the start of a question.
    ASKS = Asks;
    /// Those of them that ask for a reason.
    WHYS = AsksWhy;
    /// What a question is about: what is owed, what is missing, who is ahead, and whose turn it is.
    OF_MONEY = OfMoney;
    /// What a game is worth.
    OF_WORTH = OfWorth;
    /// The evening, and next to it, that all of it is meant.
    OF_EVENINGS = OfEvenings;
    SUMS = Sums;
    OF_NEEDS = OfNeeds;
    /// Equal counts.
    OF_TIES = OfTies;
    /// With what somebody may be caught.
    OF_SAFETY = OfSafety;
    OF_LEADING = OfLeading;
    OF_TURNS = OfTurns;
    /// Answers that there is no stake.
    NO_STAKES = NoStakes;
    /// Between an amount and its unit: `5 cents a point`.
    EACH = Eachs;
    /// Words that say nothing in a sentence such as `we play to 150`.
    SAY_NOTHING = SayNothing;
    /// Before a word for dealing: `loser deals`.
    LOSERS = Losers;
    WINNERS = Winners;
    /// Its words are whole lines, too: after the end of a series, they mean the next one like it.
    PLAYS_ON = PlaysOn;
    /// The same before what is agreed for it: `let's play oklahoma`.
    NEW_SERIES = NewSeries;
    /// Before the points to which a game is played: `to 150`.
    UP_TOS = UpTos;
    /// Next to a word for what a rule gives: `the bonus for gin`.
    BONUSES = Bonuses;
    /// Before a game that is not played with others side by side.
    SINGLES = Singles;
    /// The rule of what each hand won is worth.
    BOX_NOUNS = BoxNouns;
    /// Of what pays: no boxes, games or shutouts.
    POINTS_ONLY = PointsAlone;
    /// In place of the number of a single game.
    ONES = Ones;
    /// After a name: that player gives the hand up.
    CONCEDES = Concedes;
    NOTES = Notes;
    /// Alone, a new deal or a new series.
    NEW_DEALS = NewDeals;
    PRINTS = Prints;
    /// Alone, the end of the evening or of the series.
    ENDS = Ends;
    /// Between a rule and its value.
    RULE_VERBS = RuleVerbs;
    /// Before rules, in place of `agree`.
    AGREES = Agrees;
    /// Before cards, they are arranged.
    BESTS = Bests;
    /// Before cards, the referee is asked.
    JUDGES = PerhapsJudges;
}
