//! A rummy server that rules on a knock. It keeps who holds which cards as bit masks of its own. The knocker's client
//! declares melds in JSON; the defender's cards are melded and laid off in the best way.
//!
//! ```text
//! cargo run -p ginscore-rules --features serde --example server
//! ```

#![expect(clippy::print_stdout, reason = "an example prints its results")]

use std::error::Error;

use ginscore_rules::cards::{Card, CardList, Cards, ShownCards, Suit};
use ginscore_rules::hand::{Defender, Evidence, HandClaim, Knocker, Layout, Ruling, Showdown, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

/// A hand at a table of the server.
struct HandAtTable {
    house: HouseRules,
    /// The cards of both players: thirteen bits for each suit, clubs lowest, and of those the ace.
    masks: ByPlayer<u64>,
}

/// What a client sends for a player who knocks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Knock {
    melds: Vec<Cards>,
    /// None for big gin.
    discard: Option<Card>,
}

/// What the clients of both players get.
#[derive(Serialize, Debug, PartialEq)]
#[serde(rename_all = "lowercase")]
enum ServerReply {
    Ruling { winner: Option<&'static str>, points: u32, steps: Vec<&'static str>, shown: Vec<PlayerCards> },
    Refused(Vec<String>),
}

#[derive(Serialize, Debug, PartialEq)]
struct PlayerCards {
    melds: Vec<Cards>,
    deadwood: Cards,
    layoffs: Vec<Card>,
}

/// AC 9C AD 9D 2H 9H 4S 5S 6S 7S KS, and 2C 3C 4C KC 3D KD 7H KH 8S 9S.
const EXAMPLE: ByPlayer<u64> = ByPlayer { one: 0x8_3c04_0820_2101, two: 0xc041_0200_900e };

fn main() -> Result<(), Box<dyn Error>> {
    let table = HandAtTable { house: HouseRules::default(), masks: EXAMPLE };
    for request in [
        r#"{"melds": ["4S 5S 6S 7S", "9C 9D 9H"], "discard": "KS"}"#,
        r#"{"melds": ["4S 5S 6S", "9C 9D 9H"], "discard": "KS"}"#,
        r#"{"melds": ["4S 5S 6S 7S", "9C 9D 9S"], "discard": "KS"}"#,
    ] {
        let answer = table.knock(Player::One, &serde_json::from_str(request)?);
        println!("{request}\n  {}", serde_json::to_string(&answer)?);
    }
    Ok(())
}

impl HandAtTable {
    fn knock(&self, by: Player, knock: &Knock) -> ServerReply {
        let hand = cards(*self.masks.get(by));
        let put_down = knock.melds.iter().copied().chain(knock.discard.map(Cards::from));
        let declared = put_down.fold(Cards::EMPTY, Cards::union);
        // The referee rules on what is put down; only the server knows who was dealt it.
        if !(declared - hand).is_empty() {
            return ServerReply::Refused(vec![format!("{} was not dealt to you", declared - hand)]);
        }
        let claim = HandClaim::Showdown(Showdown {
            by,
            knocker: Knocker::Cards(Layout::Spread {
                melds: knock.melds.iter().copied().collect(),
                deadwood: (hand - declared).iter().collect(),
            }),
            defender: Defender::Cards {
                laid: Layout::Loose(cards(*self.masks.get(by.other())).iter().collect()),
                layoffs: CardList::EMPTY,
            },
            knock_card: None,
            discard: knock.discard,
            accepted: false,
        });
        match judge(&claim, &self.house) {
            Ok(ruling) => answer(&ruling),
            Err(faults) => ServerReply::Refused(faults.iter().map(ToString::to_string).collect()),
        }
    }
}

fn answer(ruling: &Ruling) -> ServerReply {
    let shown = match ruling.evidence() {
        Evidence::Showdown { shown, .. } => [&shown.one, &shown.two].into_iter().flatten().collect(),
        Evidence::None | Evidence::Written => Vec::new(),
    };
    ServerReply::Ruling {
        winner: ruling.winner().map(|winner| if winner == Player::One { "one" } else { "two" }),
        points: ruling.points(),
        steps: ruling.steps().iter().map(|step| step.id()).collect(),
        shown: shown.into_iter().map(on_the_table).collect(),
    }
}

fn on_the_table(ShownCards { spread, layoffs, .. }: &ShownCards) -> PlayerCards {
    PlayerCards {
        melds: spread.melds().iter().map(|meld| meld.cards()).collect(),
        deadwood: spread.deadwood(),
        layoffs: layoffs.to_vec(),
    }
}

/// The cards of a mask of the server.
fn cards(mask: u64) -> Cards {
    let suits = Suit::ALL.into_iter().enumerate();
    suits.fold(Cards::EMPTY, |all, (at, suit)| all | Cards::from_suit(suit, (mask >> (13 * at)) as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(by: Player, request: &str) -> String {
        let table = HandAtTable { house: HouseRules::default(), masks: EXAMPLE };
        serde_json::to_string(&table.knock(by, &serde_json::from_str(request).unwrap())).unwrap()
    }

    #[test]
    fn masks_are_the_cards_that_their_comment_names() {
        assert_eq!(cards(EXAMPLE.one), "AC 9C AD 9D 2H 9H 4S 5S 6S 7S KS".parse().unwrap());
        assert_eq!(cards(EXAMPLE.two), "2C 3C 4C KC 3D KD 7H KH 8S 9S".parse().unwrap());
    }

    #[test]
    fn a_knock_is_ruled_on() {
        let knock = r#"{"melds": ["4S 5S 6S 7S", "9C 9D 9H"], "discard": "KS"}"#;
        let shown = r#"[{"melds":["4S 5S 6S 7S","9C 9D 9H"],"deadwood":"AC AD 2H","layoffs":[]},{"melds":["KC KD KH","2C 3C 4C"],"deadwood":"3D 7H","layoffs":["8S","9S"]}]"#;
        let ruling =
            format!(r#"{{"ruling":{{"winner":"one","points":6,"steps":["difference"],"shown":{shown}}}}}"#);
        assert_eq!(answered(Player::One, knock), ruling);
    }

    #[test]
    fn what_is_not_legal_is_refused() {
        let refused = |said: &str| format!(r#"{{"refused":["{said}"]}}"#);
        for (request, said) in [
            (
                r#"{"melds": ["4S 5S 6S", "9C 9D 9H"], "discard": "KS"}"#,
                "the knocker has 11 points of deadwood, and the limit is 10",
            ),
            (
                r#"{"melds": ["4S 5S 7S", "9C 9D 9H"], "discard": "KS"}"#,
                "meld 1 is not a meld: the run is missing 6S",
            ),
            (r#"{"melds": ["4S 5S 6S 7S", "9C 9D 9S"], "discard": "KS"}"#, "9S was not dealt to you"),
            (
                r#"{"melds": ["4S 5S 6S 7S", "9C 9D 9H"], "discard": null}"#,
                "the knocker has eleven cards, and AC AD 2H KS is not melded",
            ),
        ] {
            assert_eq!(answered(Player::One, request), refused(said), "{request}");
        }
        assert!(serde_json::from_str::<Knock>(r#"{"melds": ["4S 4S 5S"], "discard": null}"#).is_err());
    }

    #[test]
    fn cards_are_their_text() {
        let hand: Cards = "4S 5S TH".parse().unwrap();
        assert_eq!(serde_json::to_string(&hand).unwrap(), r#""TH 4S 5S""#);
        assert_eq!(serde_json::from_str::<Cards>(r#""4S 5S 10H""#).ok(), None);
        assert_eq!(serde_json::from_str::<Cards>(r#""4S 5S TH""#).unwrap(), hand);
        assert_eq!(serde_json::from_str::<Card>(r#""QD""#).unwrap().to_string(), "QD");
        let twice = serde_json::from_str::<Cards>(r#""4S 4S""#).unwrap_err();
        assert!(twice.to_string().starts_with("4S is named twice"), "{twice}");
        let number = serde_json::from_str::<Cards>("15").unwrap_err();
        assert!(number.to_string().contains("expected cards such as"), "{number}");
    }
}
