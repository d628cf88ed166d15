//! A teacher: says why a hand of Ann and Bob counts what it counts, and what they could have done better.
//!
//! ```text
//! cargo run -p ginscore-notation --example teach -- "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s"
//! ```

#![expect(clippy::print_stdout, reason = "an example prints its results")]

use ginscore_notation::{Names, read_hand};
use ginscore_rules::advice::review;
use ginscore_rules::cards::{Card, Cards, Meld, ShownCards};
use ginscore_rules::hand::{End, Evidence, Ruling, Step, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let names = Names::new("Ann", "Bob")?;
    for line in std::env::args().skip(1) {
        println!("{}", lesson(&line, &names));
    }
    Ok(())
}

fn lesson(line: &str, names: &Names) -> String {
    let hand = match read_hand(line, names) {
        Ok(hand) => hand,
        Err(mistakes) => {
            let pointed = mistakes.kept().iter().map(|mistake| {
                let width = mistake.span.end.saturating_sub(mistake.span.start).max(1);
                format!("{line}\n{}{} {mistake}", " ".repeat(mistake.span.start), "^".repeat(width))
            });
            return pointed.collect::<Vec<_>>().join("\n");
        }
    };
    let house = HouseRules::default();
    let ruling = match judge(&hand.claim, &house) {
        Ok(ruling) => ruling,
        Err(faults) => return format!("Not so: {faults}."),
    };
    let mut said = Vec::new();
    if let Evidence::Showdown { deadwood, limit, shown } = ruling.evidence() {
        for player in [Player::One, Player::Two] {
            let cards = shown.get(player).as_ref().map(cards).unwrap_or_default();
            said.push(format!("{} counts {}.{cards}", names.get(player), deadwood.get(player)));
        }
        if let (End::Knock | End::Undercut, Some(by)) = (ruling.end(), ruling.by()) {
            let count = deadwood.get(by);
            said.push(format!("{} may knock with {limit} or less, and {count} is not more.", names.get(by)));
        }
    }
    said.extend(ruling.steps().iter().map(|step| reason(*step, &ruling)));
    said.push(match ruling.winner() {
        Some(winner) => format!("{} scores {}.", names.get(winner), ruling.points()),
        None => "Nobody scores.".to_owned(),
    });
    let better = review(&ruling, &house);
    for player in [Player::One, Player::Two] {
        if let Some(better) = better.get(player) {
            let name = names.get(player);
            said.push(format!(
                "{name} could have had {} more points:{}",
                better.points,
                cards(&better.shown)
            ));
        }
    }
    said.join("\n")
}

/// The cards of a player, with the points of each card that is left.
fn cards(shown: &ShownCards) -> String {
    let melds = shown.spread.melds().iter().map(|meld| match meld {
        Meld::Set(set) => format!(" {} is a set.", set.cards()),
        Meld::Run(run) => format!(" {} is a run.", run.cards()),
    });
    let laid_off = shown.layoffs.iter().fold(Cards::EMPTY, |all, card| all.with(*card));
    let laid_off = if laid_off.is_empty() { String::new() } else { format!(" Laid off: {laid_off}.") };
    let left: Vec<String> = shown.spread.deadwood().iter().map(with_points).collect();
    let left = if left.is_empty() {
        " Nothing is left.".to_owned()
    } else {
        format!(" Left: {}.", left.join(" + "))
    };
    melds.chain([laid_off, left]).collect()
}

fn with_points(card: Card) -> String {
    format!("{card} ({})", card.points())
}

fn reason(step: Step, ruling: &Ruling) -> String {
    match step {
        Step::Difference(points) => format!("The difference of the counts is {points}."),
        Step::Deadwood(points) => format!("Against gin, the whole count of {points} is lost."),
        Step::KnockersCount(points) => format!("The knocker's whole count of {points} is lost."),
        Step::Bonus(End::Undercut, points) => {
            let than = if ruling.is_tied() { "no more than" } else { "less than" };
            format!("The defender has {than} the knocker: an undercut, {points} more.")
        }
        Step::Bonus(end, points) => format!("The bonus for {end:?} is {points}."),
        Step::Written(points) => format!("Only points were written: {points}."),
        Step::Doubled(suit) => format!("The knock card is of {suit:?}, so everything counts double."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taught(line: &str) -> String {
        lesson(line, &Names::new("Ann", "Bob").unwrap())
    }

    #[test]
    fn a_knock_is_explained_card_by_card() {
        assert_eq!(
            taught("Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s"),
            "Ann counts 4. 4S 5S 6S 7S is a run. 9C 9D 9H is a set. Left: AC (1) + AD (1) + 2H (2).\n\
             Bob counts 10. KC KD KH is a set. 2C 3C 4C is a run. Laid off: 8S 9S. Left: 3D (3) + 7H (7).\n\
             Ann may knock with 10 or less, and 4 is not more.\n\
             The difference of the counts is 6.\n\
             Ann scores 6."
        );
    }

    #[test]
    fn what_could_have_been_better_is_said_last() {
        let taught = taught("Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s 9s");
        assert!(taught.contains("\nBob could have had 17 more points:"), "{taught}");
        assert!(taught.ends_with("Laid off: 8S 9S. Left: 3D (3) + 7H (7)."), "{taught}");
    }

    #[test]
    fn every_way_to_end_a_hand_has_its_reason() {
        for (line, said) in [
            (
                "Ann gin v 23",
                "Against gin, the whole count of 23 is lost.\nThe bonus for Gin is 25.\nAnn scores 48.",
            ),
            ("Ann 9 v 4", "The defender has less than the knocker: an undercut, 10 more.\nBob scores 15."),
            ("Ann 9 v 9", "The defender has no more than the knocker: an undercut, 10 more.\nBob scores 10."),
            ("Ann +18", "Only points were written: 18.\nAnn scores 18."),
            ("draw", "Nobody scores."),
        ] {
            assert!(taught(line).ends_with(said), "{}", taught(line));
        }
    }

    #[test]
    fn a_mistake_is_pointed_at() {
        let said = taught("Ann 4-7s 9cdx / 2h v 23");
        assert!(said.starts_with("Ann 4-7s 9cdx / 2h v 23\n         ^^^^ "), "{said}");
        let said = taught("Ann 4-7s 9cdh / 2h 4s ad v 23");
        assert_eq!(said, "Not so: 4S appears more than once.");
    }
}
