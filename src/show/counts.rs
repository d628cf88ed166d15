//! The safe counts of the open games.

use super::entrants::{EntrantNames, in_play, sums};
use super::words::{all_of, counted};
use ginscore_rules::notation::{Names, Roster};
use ginscore_rules::rules::{
    BoxTiming, ByPlayer, Entrant, HandInPlay, HouseRules, Player, RoundSafety, SafeCount, SafeHolding,
    Safety, Score, SeriesLength, Sheet, Undercut, round_safety, safety,
};

/// A few lines for each open game of the sheet in play, for every hand that is still played.
pub fn counts_text(score: &Score, roster: &Roster) -> String {
    let text = if roster.lineup().has_rounds() {
        of_round(score, roster)
    } else {
        let (number, sheet) = score.sheet_in_play();
        let hands = in_play(score, roster);
        let of = |(names, hand): &(Names, HandInPlay)| {
            let sides = &hand.entrants.map(|entrant| roster.entrant(*entrant));
            of_hand(number, score.house(), &sheet, hand, &HandNames { names, sides })
        };
        hands.iter().map(of).collect()
    };
    if text.is_empty() { "no game is open\n".to_owned() } else { text }
}

/// What the sides need in each open game, and what each player of a hand that is still played can be caught with.
fn of_round(score: &Score, roster: &Roster) -> String {
    let (number, sheet) = score.sheet_in_play();
    let hands = in_play(score, roster);
    if hands.is_empty() {
        return String::new();
    }
    let names = &EntrantNames::of(roster);
    let of_sheet = sheet_in_words(number, score.house());
    let mut text = String::new();
    let open = sheet.columns().iter().enumerate().filter(|(_, column)| column.winner().is_none());
    for (at, column) in open {
        let needs = names.iter().map(|(entrant, name)| {
            format!("{name} need {}", counted(column.points_to_close(score.house(), entrant), "point"))
        });
        let needs: Vec<String> = needs.collect();
        text.push_str(&format!("{of_sheet}game {}: {}\n", at + 1, needs.join(", ")));
        for (_, name) in names.iter().filter(|(one, _)| column.shutout_threatens(score.house(), *one)) {
            text.push_str(&format!("  {name} would be shut out if the game closed now\n"));
        }
    }
    if let Some(round) = score.open_round().filter(|round| !round.hands.is_empty()) {
        text.push_str(&format!("the round so far: {}\n", sums(round, roster)));
    }
    if hands.len() > 1 {
        text.push_str("Each hand below is counted as if nobody won the others.\n");
    }
    for (names_of_hand, hand) in &hands {
        text.push_str(&InRound::new(score.house(), &sheet, hand, names_of_hand, names).lines());
    }
    text
}

/// A hand of a round, with what it means for the round and for each open game.
struct InRound<'s> {
    house: &'s HouseRules,
    hand: &'s HandInPlay,
    names: &'s Names,
    sides: &'s EntrantNames,
    counts: RoundCounts,
    /// The same in a hand that the suit of the knock card doubles, if a suit does.
    doubled: Option<RoundCounts>,
}

/// The counts of both players for the round and for each open game.
struct RoundCounts {
    round: ByPlayer<RoundSafety>,
    games: Vec<(usize, ByPlayer<Safety>)>,
}

impl<'s> InRound<'s> {
    fn new(
        house: &'s HouseRules,
        sheet: &Sheet,
        hand: &'s HandInPlay,
        names: &'s Names,
        sides: &'s EntrantNames,
    ) -> InRound<'s> {
        let of = |doubled| RoundCounts {
            round: round_safety(house, hand, doubled),
            games: safety(house, sheet, hand, doubled),
        };
        let doubled = (!house.doubling_suits.is_empty()).then(|| of(true));
        InRound { house, hand, names, sides, counts: of(false), doubled }
    }

    fn lines(&self) -> String {
        let (one, two) = (self.names.get(Player::One), self.names.get(Player::Two));
        let mut text = format!("{one} and {two}\n");
        for player in Player::BOTH {
            for line in self.of_player(player) {
                text.push_str(&format!("  {line}\n"));
            }
        }
        text
    }

    fn of_player(&self, player: Player) -> Vec<String> {
        let name = self.names.get(player);
        let (own, others) = (self.side(player), self.side(player.other()));
        let round = self.counts.round.get(player);
        let mut lines = vec![match round.points_to_win {
            0 | 1 => format!("{own} win the round if {name} wins this hand"),
            points => format!("{own} win the round if {name} wins {points} points or more"),
        }];
        let mut can_hold: Vec<String> = Vec::new();
        if round.lead > 0 {
            let doubled = self.doubled.as_ref().map(|doubled| doubled.round.get(player));
            let keep = self.held(&round.to_keep, doubled.map(|of| &of.to_keep));
            let tie = self.held(&round.to_tie, doubled.map(|of| &of.to_tie));
            let same = keep == tie;
            can_hold.push(format!("{own} win the round: {keep}"));
            can_hold.extend((!same).then(|| format!("{own} do not lose it: {tie}")));
        }
        let mut out_of_reach: Vec<String> = Vec::new();
        for (at, (game, of)) in self.counts.games.iter().enumerate() {
            let doubled = self.doubled.as_ref().and_then(|doubled| doubled.games.get(at));
            let doubled = doubled.map(|(_, of)| holding(of.get(player)));
            let plain = holding(of.get(player));
            if is_any(&plain) && doubled.as_ref().is_none_or(is_any) {
                out_of_reach.push((game + 1).to_string());
                continue;
            }
            let holds = self.held(&plain, doubled.as_ref());
            can_hold.push(format!("{others} do not win game {}: {holds}", game + 1));
        }
        if !can_hold.is_empty() {
            lines.push(format!("What {name} can be caught with, so that"));
            lines.extend(can_hold.into_iter().map(|line| format!("  {line}")));
        }
        for (game, of) in &self.counts.games {
            let of = of.get(player);
            let limit = u32::from(of.safe_to_knock);
            if of.undercut.is_some() && limit < self.house.knock_limit.get() {
                lines.push(match of.safe_to_knock {
                    0 => format!(
                        "after any knock of {name}, an undercut can win game {} for {others}",
                        game + 1
                    ),
                    most => format!(
                        "after a knock with more than {most}, an undercut can win game {} for {others}",
                        game + 1
                    ),
                });
            }
        }
        match out_of_reach.as_slice() {
            [] => {}
            games if games.len() == self.counts.games.len() => {
                lines.push(format!("{others} cannot win a game with this hand"));
            }
            [game] => lines.push(format!("{others} cannot win game {game} with this hand")),
            games => lines.push(format!("{others} cannot win games {} with this hand", all_of(games))),
        }
        lines
    }

    /// The name of the side for which a player plays.
    fn side(&self, player: Player) -> &str {
        let entrant: Entrant = *self.hand.entrants.get(player);
        self.sides.get(entrant)
    }

    /// What can be held against each ending, with what can be held in a doubled hand.
    fn held(&self, plain: &SafeHolding, doubled: Option<&SafeHolding>) -> String {
        let of = |holding: &SafeHolding| {
            let (knock, gin) = (held(holding.from_knock), held(holding.from_gin));
            match self.house.big_gin_bonus {
                None => format!("{knock} by a knock, {gin} by gin"),
                Some(_) => {
                    format!("{knock} by a knock, {gin} by gin, {} by big gin", held(holding.from_big_gin))
                }
            }
        };
        match doubled {
            None => of(plain),
            Some(doubled) => format!("{}; in a doubled hand {}", of(plain), of(doubled)),
        }
    }
}

const fn holding(of: &Safety) -> SafeHolding {
    SafeHolding {
        from_knock: of.safe_from_knock,
        from_gin: of.safe_from_gin,
        from_big_gin: of.safe_from_big_gin,
    }
}

fn is_any(holding: &SafeHolding) -> bool {
    [holding.from_knock, holding.from_gin, holding.from_big_gin].iter().all(|safe| *safe == SafeCount::Any)
}

/// The sheet before the number of a game; empty if a series has only one.
fn sheet_in_words(number: usize, house: &HouseRules) -> String {
    match house.series {
        SeriesLength::OneSheet => String::new(),
        SeriesLength::To(_) | SeriesLength::BestOf(_) => format!("sheet {}, ", number + 1),
    }
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
    let of_sheet = sheet_in_words(number, house);
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
