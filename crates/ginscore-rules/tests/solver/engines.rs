//! Hands that the crate gin-rummy plays, as `docs/formats/engines.md` makes lines of them. Whether those are ruled as it scored
//! them is tested with the page's other programs.

use gin_rummy::{Card, Phase, Player, Rules, best_melds, deadwood};

/// What the page has, too.
mod page {
    use gin_rummy::{Hand, Round};

    fn cards(hand: Hand) -> String {
        let words = hand.iter().map(|card| format!("{}{}", card.rank.letter(), card.suit.letter()));
        words.collect::<Vec<_>>().join(" ")
    }

    /// The line of a round that was knocked, and the knocker's points; the defender's are negative.
    pub(super) fn showdown(round: &Round) -> Option<(String, i32)> {
        let (result, knocker) = (round.result()?, round.knocker()?);
        let defender = round.hand(knocker.opponent()) | round.laid_off();
        let points = i32::from(result.points(round.rules()));
        let points = if result.winner() == Some(knocker) { points } else { -points };
        Some((format!("{} v {}", cards(round.hand(knocker)), cards(defender)), points))
    }
}

/// Plays a recorded hand again: the defender deals, both pass, and the knocker draws a card and knocks with it.
fn played(showdown: &str) -> gin_rummy::Round {
    let hands: Vec<gin_rummy::Hand> = showdown.split(" v ").map(hand).collect();
    let mut rest = (gin_rummy::Hand::ALL - hands[0] - hands[1]).iter();
    let upcard = rest.next().unwrap();
    let stock: Vec<Card> = rest.collect();
    let mut round =
        gin_rummy::Round::from_deal(Rules::new(), Player::Two, [hands[0], hands[1]], upcard, stock).unwrap();
    round.pass().unwrap();
    round.pass().unwrap();
    let drawn = round.draw_stock().unwrap();
    round.knock(drawn, best_melds(hands[0])).unwrap();
    // Whichever card fits.
    while round.phase() == Phase::Layoff {
        let left = round.hand(Player::Two);
        let needless = |card: &Card| deadwood(left - (*card).into()) < deadwood(left);
        let fits = |card| (0..round.spread().count()).map(move |at| (card, at));
        let found = left
            .iter()
            .filter(needless)
            .flat_map(fits)
            .find(|(card, at)| round.clone().lay_off(*card, *at).is_ok());
        match found {
            Some((card, at)) => round.lay_off(card, at).unwrap(),
            None => drop(round.finish_layoffs().unwrap()),
        }
    }
    round
}

fn hand(cards: &str) -> gin_rummy::Hand {
    cards.split(' ').fold(gin_rummy::Hand::EMPTY, |hand, card| hand | card.parse::<Card>().unwrap().into())
}

#[test]
fn the_lines_of_the_page_are_those_that_are_recorded() {
    let recorded = include_str!("../../../../tests/data/engines.tsv")
        .lines()
        .filter_map(|line| line.strip_prefix("gin-rummy\t"));
    let mut hands = 0;
    for line in recorded {
        let (points, showdown) = line.split_once('\t').unwrap();
        let expected = (showdown.to_owned(), points.parse().unwrap());
        assert_eq!(page::showdown(&played(showdown)), Some(expected));
        hands += 1;
    }
    assert_eq!(hands, 5);
}

#[test]
fn the_page_has_this_program() {
    let page = include_str!("../../../../docs/formats/engines.md");
    let (_, there) = page.split_once("```rust\n").unwrap();
    let (there, _) = there.split_once("```").unwrap();
    let (_, here) = include_str!("engines.rs").split_once("mod page {\n").unwrap();
    let (here, _) = here.split_once("\n}\n").unwrap();
    let here: Vec<&str> = here.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    assert_eq!(there.replace("pub fn", "pub(super) fn").trim_end(), here.join("\n"));
}
