//! The safe counts of the open games.

use super::entrants::in_play;
use super::words::counted;
use ginscore_rules::notation::{Names, Roster};
use ginscore_rules::rules::{
    BoxTiming, ByPlayer, HandInPlay, HouseRules, Player, SafeCount, SafeHolding, Safety, Score, SeriesLength,
    Sheet, Undercut, round_safety, safety,
};

/// A few lines for each open game of the sheet in play, for every hand that is still played.
pub fn counts_text(score: &Score, roster: &Roster) -> String {
    let (number, sheet) = score.sheet_in_play();
    let mut text = String::new();
    for (names, hand) in in_play(score, roster) {
        if roster.lineup().has_rounds() {
            text.push_str(&of_round(score.house(), &hand, &names));
        }
        let sides = hand.entrants.map(|entrant| roster.entrant(*entrant));
        let shown = HandNames { names: &names, sides: &sides };
        text.push_str(&of_hand(number, score.house(), &sheet, &hand, &shown));
    }
    if text.is_empty() { "no game is open\n".to_owned() } else { text }
}

/// What the hand means for its round. It is said as the hands that have ended stand.
fn of_round(house: &HouseRules, hand: &HandInPlay, names: &Names) -> String {
    let mut text = format!("{} and {}, in this round\n", names.get(Player::One), names.get(Player::Two));
    let safety = round_safety(house, hand, false);
    for player in Player::BOTH {
        let of = safety.get(player);
        let (name, other) = (names.get(player), names.get(player.other()));
        let to_win = counted(i128::from(of.points_to_win), "point");
        text.push_str(&format!("  {name}: the side wins the round if {name} wins {to_win} or more\n"));
        if of.lead > 0 {
            let holding = |of: &SafeHolding| {
                format!("{} if {other} knocks, {} if {other} has gin", held(of.from_knock), held(of.from_gin))
            };
            text.push_str(&format!("    caught with, the side still wins: {}\n", holding(&of.to_keep)));
            text.push_str(&format!("    caught with, the side does not lose: {}\n", holding(&of.to_tie)));
        }
    }
    text
}

/// The names of those who play a hand, and of those for whom they play.
struct HandNames<'n> {
    names: &'n Names,
    sides: &'n ByPlayer<String>,
}

/// A few lines for each open game of a sheet. `number` counts from 0; it is shown if a series can have several sheets.
fn of_hand(
    number: usize,
    house: &HouseRules,
    sheet: &Sheet,
    hand: &HandInPlay,
    HandNames { names, sides }: &HandNames<'_>,
) -> String {
    let mut text = String::new();
    let of_sheet = match house.series {
        SeriesLength::OneSheet => String::new(),
        SeriesLength::To(_) | SeriesLength::BestOf(_) => format!("sheet {}, ", number + 1),
    };
    let doubled = (!house.doubling_suits.is_empty()).then(|| safety(house, sheet, hand, true));
    for (at, (game, of)) in safety(house, sheet, hand, false).into_iter().enumerate() {
        text.push_str(&format!("{of_sheet}game {}\n", game + 1));
        for player in Player::BOTH {
            let player_counts = PlayerCounts {
                house,
                name: names.get(player),
                other: names.get(player.other()),
                side: sides.get(player),
            };
            let doubled = doubled.as_ref().and_then(|doubled| doubled.get(at));
            text.push_str(&player_counts.lines(of.get(player), doubled.map(|(_, of)| of.get(player))));
        }
    }
    text
}

/// The counts of one player in one game.
struct PlayerCounts<'s> {
    house: &'s HouseRules,
    name: &'s str,
    other: &'s str,
    /// The player, or the side for which the player plays.
    side: &'s str,
}

impl PlayerCounts<'_> {
    fn lines(&self, counts: &Safety, doubled: Option<&Safety>) -> String {
        let PlayerCounts { house, name, other, side } = self;
        let to_close = counted(i128::from(counts.points_to_close), "point");
        let big_gin = house.big_gin_bonus.is_some();
        let mut lines = vec![
            format!("  {name} needs {to_close} to close it{}", self.of_the_box(counts)),
            format!("    safe if {other} knocks: {}", safe(counts.safe_from_knock)),
            format!("    safe if {other} has gin: {}", safe(counts.safe_from_gin)),
        ];
        if big_gin {
            lines.push(format!("    safe if {other} has big gin: {}", safe(counts.safe_from_big_gin)));
        }
        lines.extend(counts.undercut.map(|points| {
            format!("    an undercut gives {other} {}; {}", points_of(points), self.to_knock(counts))
        }));
        if let Some(counts) = doubled {
            let (knock, gin) = (held(counts.safe_from_knock), held(counts.safe_from_gin));
            let big = held(counts.safe_from_big_gin);
            let big = if big_gin { format!(", {big} against big gin") } else { String::new() };
            lines.push(format!("    in a doubled hand: {knock} against a knock, {gin} against gin{big}"));
            lines.extend(counts.undercut.map(|points| {
                let to_knock = self.to_knock(counts);
                format!("    in a doubled hand an undercut gives {other} {}; {to_knock}", points_of(points))
            }));
        }
        if counts.shutout_threatens {
            lines.push(format!("    {side} would be shut out if the game closed now"));
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The part of the points needed that the box of the hand pays, if boxes are paid with each hand.
    fn of_the_box(&self, counts: &Safety) -> String {
        let value = self.house.box_value.get();
        match self.house.box_timing {
            BoxTiming::EachHand if value > 0 && u64::from(value) < counts.points_to_close => {
                format!(", including {value} for the box")
            }
            BoxTiming::EachHand if value > 0 => format!("; the box alone is worth {value}"),
            BoxTiming::EachHand | BoxTiming::End => String::new(),
        }
    }

    fn to_knock(&self, counts: &Safety) -> String {
        match counts.safe_to_knock {
            0 => "that closes the game after any knock".to_owned(),
            most if u32::from(most) == self.house.knock_limit.get() => {
                "that does not close the game".to_owned()
            }
            most => format!("safe to knock with {most} or less"),
        }
    }
}

fn points_of(Undercut { least, most }: Undercut) -> String {
    let most_of = counted(i128::from(most), "point");
    if least == most { most_of } else { format!("{least} to {most_of}") }
}

/// The safe count, alone on a line.
fn safe(safe: SafeCount) -> String {
    match safe {
        SafeCount::Nothing => "nothing: any count closes the game".to_owned(),
        safe => held(safe),
    }
}

/// The safe count, within a sentence.
fn held(safe: SafeCount) -> String {
    match safe {
        SafeCount::Any => "anything".to_owned(),
        SafeCount::Most(count) => format!("{count} or less"),
        SafeCount::Nothing => "nothing".to_owned(),
    }
}
