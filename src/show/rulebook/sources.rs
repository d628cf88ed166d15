//! The sources by name, each written in one way, with the address at which it was read. What was read only in
//! others' words is called second-hand: Pagat's own page and Bicycle's page on the plain game could not be read, so
//! their addresses are where the original is.

/// A source of the rulebook and of the presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name by which the topics call it.
    pub name: &'static str,
    /// The address of the page or program. Of The Spruce, the site's: its three pages were read in translation.
    pub address: &'static str,
}

const fn source(name: &'static str, address: &'static str) -> Source {
    Source { name, address }
}

/// Three pages: gin rummy, Oklahoma gin, Hollywood gin.
pub const SPRUCE: Source = source("The Spruce", "https://www.thesprucecrafts.com/");
/// A newspaper's how-to, which warns that schools differ.
pub const PORTUGUESE: Source =
    source("a Portuguese article", "https://www.comofazer.org/desporto/como-jogar-gin-rummy/");
/// An old version of the page, in German.
pub const OLD_WIKIPEDIA: Source = source("old Wikipedia", "https://en.wikipedia.org/wiki/Gin_rummy");
/// A later version, with the tournament's rules.
pub const WIKIPEDIA: Source = source("Wikipedia of 2018", "https://github.com/bandrzew/Gin-Rummy");
/// As several pages and programs repeat it.
pub const PAGAT: Source = source("Pagat (second-hand)", "https://www.pagat.com/rummy/ginrummy.html");
/// As digests and programs repeat it.
pub const BICYCLE: Source = source("Bicycle (second-hand)", "https://bicyclecards.com/how-to-play/gin-rummy");
/// Its page on Oklahoma gin, read itself.
pub const BICYCLE_OKLAHOMA: Source =
    source("Bicycle on Oklahoma gin", "http://www.bicyclecards.com/card-games/rule/oklahoma-gin");
/// Its pages on Oklahoma and Hollywood gin.
pub const RUMMY_GAMES: Source =
    source("rummy-games.com", "http://www.rummy-games.com/rules/hollywood-gin.html");
/// Its page on Oklahoma gin.
pub const RULEBOOK: Source =
    source("rummyrulebook.com", "https://rummyrulebook.com/pages/oklahoma-gin-rummy/");
/// The rules of a money table.
pub const RUMMYTALK: Source = source("rummytalk.com", "http://rummytalk.com/");
/// A score keeper for that table.
pub const ADVISOR: Source =
    source("the RummyTalk-Advisor app", "https://kerbalguy89.github.io/RummyTalk-Advisor/");
/// His standard Hollywood gin, as a dictionary repeats it.
pub const SCARNE: Source =
    source("Scarne", "http://www.pokerwiner.com/gaming-dictionary/standard-hollywood-gin-rummy-poker.html");
/// The tail of one, with Hollywood gin.
pub const HANDBOOK: Source =
    source("an unnamed handbook", "http://www.pokerwiner.com/games-of-playing-cards/gin-rummy-1.html");
/// The Penguin Book of Card Games.
pub const PARLETT: Source = source(
    "Parlett",
    "https://read-online-books.com/book/read-online-the-penguin-book-of-card-games-everything-you-need-to-know-to-play-over-250-games-free/page-163",
);
/// Its page on the fiftieth card.
pub const RUBL: Source = source("rubl.com", "https://www.rubl.com/rules/gin_rummy_50_card.html");
/// Two pages on knocking and counting.
pub const CCSTOCKER: Source = source(
    "ccstocker.com",
    "https://ccstocker.com/how-to-play-gin-rummy-card-games-counting-deadwood-in-gin-rummy/",
);
/// Its pages on Hollywood gin and laying off.
pub const GIN_CARDS: Source = source("ginrummy.cards", "https://ginrummy.cards/variations/hollywood-gin");
/// Its pages on Hollywood gin and laying off.
pub const ONLINE_CARD_GAMES: Source =
    source("onlinecardgames.io", "https://onlinecardgames.io/gin-rummy-hollywood/");
/// Its Hollywood part.
pub const EVERYTHING: Source = source("everything2.com", "https://everything2.com/title/gin+rummy");
/// A translated how-to.
pub const ICELANDIC: Source = source(
    "an Icelandic page",
    "https://is.whyknowledgediscovery.com/is-entertainment/is-leisure/is-cardgames/1003008659_2.html",
);
/// Its page on scoring.
pub const GIN_PLAYER: Source = source("ginplayeronline.com", "http://www.ginplayeronline.com/scoring.shtml");
/// Its page on scoring.
pub const GINRUMMY_COM: Source = source("ginrummy.com", "http://ginrummy.com/scoring.html");
/// Its page on the total score.
pub const BLOG: Source =
    source("ginrummyblog.com", "http://www.ginrummyblog.com/scoring/calculate-the-total-score.html");
/// An app's help.
pub const MOBILITYWARE: Source =
    source("MobilityWare", "https://mobilityware.helpshift.com/hc/en/53-gin-rummy/faq/3594-scoring/");
/// An app's table of points.
pub const WORLD_CLUB: Source =
    source("World Club Games", "http://ginrummy.worldclubgames.com/pointsystem.php");
/// An app, as the gin-rummy crate describes it.
pub const PALACE: Source =
    source("the Gin Rummy Palace app (second-hand)", "https://github.com/jdh8/gin-rummy");
/// A post on irregularities.
pub const DANGAL: Source = source(
    "the Rummy Dangal blog",
    "https://www.blog.rummydangal.com/post/what-are-the-possible-irregularities-of-gin-rummy-when-you-play-rummy-online-for-real-money",
);
/// Most likely a rulebook's words, put through a spinner.
pub const REWRITTEN: Source = source(
    "a rewritten rulebook text",
    "http://chrismoneymakerpokerfan.info/book-of-ra-online-casino-echtgeld/scoring-gin-rummy.php",
);
/// A page of rules whose lines are cut off.
pub const DOK: Source =
    source("123dok.com", "https://text-id.123dok.com/document/yeekxlry-rules-and-variations.html");
/// A program, with its notes on design.
pub const CRATE: Source = source("the gin-rummy crate", "https://github.com/jdh8/gin-rummy");
/// A program that follows the Gin Rummy Association's tournament rules.
pub const OPEN_SPIEL: Source = source("OpenSpiel", "https://github.com/google-deepmind/open_spiel");
/// A program for a contest between programs.
pub const EAAI: Source = source("the EAAI contest program", "https://github.com/tneller/gin-rummy-eaai");
/// A program.
pub const T_GAMES: Source = source("the t_games program", "https://github.com/ichabod801/t_games");

/// Its page on the deal, the draw and the discards.
pub const RUMMYTALK_PLAYING: Source =
    source("rummytalk.com on playing", "http://rummytalk.com/playing-the-game/");
/// Its page on false melds and counts.
pub const RUMMYTALK_COUNTERFEIT: Source =
    source("rummytalk.com on counterfeit melds", "http://rummytalk.com/the-counterfeit-meld-or-count/");
/// Its page on hands with a wrong number of cards.
pub const RUMMYTALK_ILLEGAL: Source =
    source("rummytalk.com on illegal hands", "http://rummytalk.com/2007/06/17/illegal-hands/");
/// Its page on the knock.
pub const RUMMYTALK_KNOCK: Source =
    source("rummytalk.com on the knock", "http://rummytalk.com/the-rules-of-the-knock/");
/// Its page on what is needed to play.
pub const RUMMYTALK_NEEDED: Source =
    source("rummytalk.com on what is needed", "http://rummytalk.com/requirements-for-gin-rummy-play/");
/// Its page on the scorekeeper.
pub const RUMMYTALK_SCOREKEEPER: Source =
    source("rummytalk.com on the scorekeeper", "http://rummytalk.com/the-scorekeeper/");
/// Its page on false scores.
pub const RUMMYTALK_FALSE_SCORES: Source = source(
    "rummytalk.com on false scores",
    "http://rummytalk.com/2007/06/17/protection-against-cheating-on-the-score/",
);
/// Its page on the card on which the money is kept.
pub const RUMMYTALK_MONEY: Source =
    source("rummytalk.com on the money card", "http://rummytalk.com/2007/06/17/cheating-the-money-card/");
/// Its page on the score sheet.
pub const RUMMYTALK_SHEET: Source =
    source("rummytalk.com on the score sheet", "https://rummytalk.com/the-score-sheet/");
/// Its pages on play with partners.
pub const RUMMYTALK_PARTNERS: Source =
    source("rummytalk.com on partners", "http://rummytalk.com/category/partnership-play/");
/// Its page on partners, for a player against several.
pub const RUMMYTALK_CAPTAIN: Source =
    source("rummytalk.com on captain play", "http://rummytalk.com/category/partnership-play/page/2/");
/// Its page on the history of scoring.
pub const RUMMYTALK_VARIATIONS: Source =
    source("rummytalk.com on ways to score", "http://rummytalk.com/variations-on-how-gin-rummy-is-scored/");
/// Its page on the points and boxes of a hand.
pub const RUMMYTALK_HANDS: Source = source(
    "rummytalk.com on scoring hands",
    "http://rummytalk.com/2007/04/23/scoring-individual-hands-of-a-two-handed-game/",
);
/// Its page on partners.
pub const BICYCLE_PARTNERS: Source =
    source("Bicycle on partners", "http://www.bicyclecards.com/card-games/rule/partnership-rummy");
/// Its page on three players.
pub const RUMMY_GAMES_THREE: Source =
    source("rummy-games.com on three players", "http://www.rummy-games.com/rules/gin-rummy-for-three.html");
/// Its page on Oklahoma gin.
pub const RUMMY_GAMES_OKLAHOMA: Source =
    source("rummy-games.com on Oklahoma gin", "http://www.rummy-games.com/rules/oklahoma-gin.html");
/// Its page on three players who play for themselves.
pub const RULEBOOK_CUTTHROAT: Source =
    source("rummyrulebook.com on cutthroat gin", "https://rummyrulebook.com/pages/cutthroat-gin-rummy/");
/// Its page on one player against a side.
pub const RULEBOOK_CHOUETTE: Source =
    source("rummyrulebook.com on chouette", "https://rummyrulebook.com/pages/chouette-gin-rummy");
/// Its page on partners, with Oklahoma gin.
pub const FREE_GAMBLING: Source =
    source("freegambling.org", "https://www.freegambling.org/rummy/what-is-oklahoma-gin.html");
/// Its page on rules, with a choice of the deal.
pub const APKEARN: Source = source("apkearn.com", "https://www.apkearn.com/gin-rummy-2.html");
/// Its page on laying off.
pub const GIN_CARDS_LAYING_OFF: Source =
    source("ginrummy.cards on laying off", "https://ginrummy.cards/rules/laying-off/");
/// Its page on round-the-corner gin.
pub const ROUND_THE_CORNER: Source = source(
    "rummy-games.com on round-the-corner gin",
    "http://www.rummy-games.com/rules/round-the-corner-gin.html",
);
/// Its table of variants.
pub const GIN_WIKI: Source = source("ginrummy.wiki", "https://ginrummy.wiki/?p=6887");
/// Its page on Swiss rounds.
pub const GAME_COLONY: Source = source("gamecolony.com", "http://gamecolony.com/swiss.html");
