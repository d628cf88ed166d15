//! The sources by name, each written in one way. What was read only in others' words is called
//! second-hand: Pagat's own page and Bicycle's page on the plain game were not to be had.

/// Three pages: gin rummy, Oklahoma gin, Hollywood gin.
pub const SPRUCE: &str = "The Spruce";
/// A newspaper's how-to, which warns that schools differ.
pub const PORTUGUESE: &str = "a Portuguese article";
/// An old version of the page, in German.
pub const OLD_WIKIPEDIA: &str = "old Wikipedia";
/// A later version, with the tournament's rules.
pub const WIKIPEDIA: &str = "Wikipedia of 2018";
/// As several pages and programs repeat it.
pub const PAGAT: &str = "Pagat (second-hand)";
/// As digests and programs repeat it.
pub const BICYCLE: &str = "Bicycle (second-hand)";
/// Its page on Oklahoma gin, read itself.
pub const BICYCLE_OKLAHOMA: &str = "Bicycle on Oklahoma gin";
/// Its pages on Oklahoma and Hollywood gin.
pub const RUMMY_GAMES: &str = "rummy-games.com";
/// Its page on Oklahoma gin.
pub const RULEBOOK: &str = "rummyrulebook.com";
/// The rules of a money table.
pub const RUMMYTALK: &str = "rummytalk.com";
/// A score keeper for that table.
pub const ADVISOR: &str = "the RummyTalk-Advisor app";
/// His standard Hollywood gin, as a dictionary repeats it.
pub const SCARNE: &str = "Scarne";
/// The tail of one, with Hollywood gin.
pub const HANDBOOK: &str = "an unnamed handbook";
/// The Penguin Book of Card Games.
pub const PARLETT: &str = "Parlett";
/// Its page on the fiftieth card.
pub const RUBL: &str = "rubl.com";
/// Two pages on knocking and counting.
pub const CCSTOCKER: &str = "ccstocker.com";
/// Its pages on Hollywood gin and laying off.
pub const GIN_CARDS: &str = "ginrummy.cards";
/// Its pages on Hollywood gin and laying off.
pub const ONLINE_CARD_GAMES: &str = "onlinecardgames.io";
/// Its Hollywood part.
pub const EVERYTHING: &str = "everything2.com";
/// A translated how-to.
pub const ICELANDIC: &str = "an Icelandic page";
/// Its page on scoring.
pub const GIN_PLAYER: &str = "ginplayeronline.com";
/// Its page on scoring.
pub const GINRUMMY_COM: &str = "ginrummy.com";
/// Its page on the total score.
pub const BLOG: &str = "ginrummyblog.com";
/// An app's help.
pub const MOBILITYWARE: &str = "MobilityWare";
/// An app's table of points.
pub const WORLD_CLUB: &str = "World Club Games";
/// An app, as the gin-rummy crate describes it.
pub const PALACE: &str = "the Gin Rummy Palace app (second-hand)";
/// A post on irregularities.
pub const DANGAL: &str = "the Rummy Dangal blog";
/// Most likely a rulebook's words, put through a spinner.
pub const REWRITTEN: &str = "a rewritten rulebook text";
/// A page of rules whose lines are cut off.
pub const DOK: &str = "123dok.com";
/// A program, with its notes on design.
pub const CRATE: &str = "the gin-rummy crate";
/// A program that follows the Gin Rummy Association's tournament rules.
pub const OPEN_SPIEL: &str = "OpenSpiel";
/// A program for a contest between programs.
pub const EAAI: &str = "the EAAI contest program";
/// A program.
pub const T_GAMES: &str = "the t_games program";
