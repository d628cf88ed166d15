//! Presets: complete sets of house rules.
//!
//! A preset is a starting point. Programs should store the values of a series, not the name of a preset, so that a
//! later version of this crate does not change an old score.

use alloc::vec;

use crate::bounded::Bounded;
use crate::cards::card::Suit;
use crate::house::choices::{
    AceKnockCard, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, ExtraBoxes, KnockCard, Multipliers,
    SeriesLength, SettlementMethod, SheetWinner, Shutout, ShutoutAward, ShutoutTest, Suits,
};
use crate::house::group::PairingRule;
use crate::house::keys::{RuleKey, RuleSettings};
use crate::players::lineup::Lineup;

/// A named set of house rules.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name, in lower case.
    pub name: &'static str,
    /// The ids of its sources, as `l10n/en/rulebook/sources.md` of the program has them.
    pub sources: &'static [&'static str],
    /// The values that the sources do not give, or disagree on, each with a short name of the reason for the value. Rules that
    /// neither the sources nor the preset have are not listed.
    pub unsourced: &'static [(RuleKey, &'static str)],
    values: fn() -> RuleSettings,
    /// Sets what the source has otherwise for these players.
    more_players: fn(Lineup, &mut RuleSettings),
    /// What an ace as the knock card means in Oklahoma; `None` for what it means in the preset.
    ace_in_oklahoma: Option<AceKnockCard>,
    /// The boxes that count twice in Oklahoma; `None` for those of the preset.
    doubled_in_oklahoma: Option<DoubledBoxes>,
}

impl Preset {
    /// The preset that is used if none is named.
    pub const STANDARD: &Preset = &Preset::new("standard", RuleSettings::default, &["spruce"], &[]);

    /// The preset in which nothing is changed from [`RuleSettings::neutral`]. Its values never change, so a text that names
    /// it and every other value needs no preset.
    pub const BARE: &Preset = &Preset::new("bare", RuleSettings::neutral, &[], &[]);

    /// All presets, the standard one first.
    pub const ALL: &[Preset] = PRESETS;

    /// A preset that is the same for any players, and to which nothing but the usual is added in Oklahoma.
    const fn new(
        name: &'static str,
        values: fn() -> RuleSettings,
        sources: &'static [&'static str],
        unsourced: &'static [(RuleKey, &'static str)],
    ) -> Preset {
        Preset {
            name,
            sources,
            unsourced,
            values,
            more_players: |_, _| {},
            ace_in_oklahoma: Some(AceKnockCard::GinOnly),
            doubled_in_oklahoma: None,
        }
    }

    /// The values.
    pub fn values(&self) -> RuleSettings {
        (self.values)()
    }

    /// The values for the players of a series, where the source has other values for partners or where the value depends on
    /// their number. Those that can do nothing for them are as in [`RuleSettings::for_lineup`].
    ///
    /// Bicycle plays to 125, 150, 150 and 175 points with two to five players a side, Pagat to 125, and rummytalk.com to 300
    /// with two a side. A sweep is worth as many boxes there as a side has players. Pagat has the loser of three in turn deal.
    ///
    /// ```
    /// use ginscore_rules::house::{Bounded, Preset};
    /// use ginscore_rules::players::Lineup;
    /// let bicycle = Preset::named("bicycle").unwrap();
    /// let target = |players| bicycle.values_for(Lineup::Sides(players)).target.get();
    /// assert_eq!(target(Bounded::known::<1>()), 100);
    /// assert_eq!(target(Bounded::known::<2>()), 125);
    /// assert_eq!(target(Bounded::known::<5>()), 175);
    /// ```
    pub fn values_for(&self, lineup: Lineup) -> RuleSettings {
        let mut values = self.values();
        (self.more_players)(lineup, &mut values);
        values.for_lineup(lineup)
    }

    /// The preset of that name, or `None` if there is none. Upper and lower case are the same.
    ///
    /// ```
    /// use ginscore_rules::house::Preset;
    /// assert_eq!(Preset::named("Hollywood").map(|preset| preset.name), Some("hollywood"));
    /// ```
    pub fn named(name: &str) -> Option<&'static Preset> {
        Preset::ALL.iter().find(|preset| preset.name.eq_ignore_ascii_case(name))
    }
}

const PRESETS: &[Preset] = &[
    *Preset::STANDARD,
    Preset::new("oklahoma", oklahoma_preset, &["spruce"], &[(RuleKey::AceKnockCard, "aces-not-mentioned")]),
    Preset::new("hollywood", hollywood_preset, &["spruce"], &[(RuleKey::ColumnEntry, "first-win-not-said")]),
    // In the Portuguese article, an ace limits the knock to one point.
    Preset { ace_in_oklahoma: None, ..Preset::new("stakes", stakes, &["portuguese"], &[DRAW_NOT_SAID]) },
    Preset::new("wikipedia", wikipedia, &["old-wikipedia"], &[ADDITIONAL, DRAW_NOT_SAID]),
    Preset {
        ..Preset::new("wikipedia-match", wikipedia_match, &["old-wikipedia"], &[ADDITIONAL, DRAW_NOT_SAID])
    },
    Preset {
        more_players: of_pagat,
        ..Preset::new("pagat", pagat, &["pagat"], &[(RuleKey::Dealer, "deal-may-alternate")])
    },
    // Everything that a deal brings is doubled, boxes included.
    Preset {
        more_players: of_bicycle,
        doubled_in_oklahoma: Some(DoubledBoxes::All),
        ..Preset::new(
            "bicycle",
            pagat,
            &["bicycle", "bicycle-oklahoma"],
            &[(RuleKey::UndercutTie, "equal-counts"), (RuleKey::Dealer, "digest-alternates"), DRAW_NOT_SAID],
        )
    },
    Preset {
        more_players: of_rummytalk,
        ..Preset::new(
            "rummytalk",
            rummytalk,
            &["rummytalk", "rummytalk-hands", "rummytalk-knock", "advisor"],
            &[DEALER_NOT_SAID, DRAW_NOT_SAID],
        )
    },
    Preset::new("online", online, &["ginrummy-com", "wikipedia"], &[DEALER_NOT_SAID, DRAW_NOT_SAID]),
    *Preset::BARE,
];

const DRAW_NOT_SAID: (RuleKey, &str) = (RuleKey::DrawnHandDealer, "draw-not-said");
const DEALER_NOT_SAID: (RuleKey, &str) = (RuleKey::Dealer, "next-dealer-not-said");
const ADDITIONAL: (RuleKey, &str) = (RuleKey::BigGinBonus, "additional-25");

/// The number of players of a side; `None` if each side has one, and for three in turn.
fn partners(lineup: Lineup) -> Option<u32> {
    match lineup {
        Lineup::Sides(partners) if lineup.has_rounds() => Some(partners.get()),
        _ => None,
    }
}

fn of_pagat(lineup: Lineup, values: &mut RuleSettings) {
    if partners(lineup).is_some() {
        values.target = Bounded::known::<125>();
    }
    if matches!(lineup, Lineup::InTurn { .. }) {
        values.group.newcomer_deals = false;
    }
}

fn of_bicycle(lineup: Lineup, values: &mut RuleSettings) {
    match partners(lineup) {
        None => {}
        Some(2) => values.target = Bounded::known::<125>(),
        Some(3 | 4) => values.target = Bounded::known::<150>(),
        Some(_) => values.target = Bounded::known::<175>(),
    }
}

fn of_rummytalk(lineup: Lineup, values: &mut RuleSettings) {
    let Some(partners) = partners(lineup) else { return };
    values.group.sweep_boxes = Bounded::new(partners).unwrap_or(values.group.sweep_boxes);
    if partners == 2 {
        values.target = Bounded::known::<300>();
    }
}

impl RuleSettings {
    /// The values without those that can do nothing for these players, which are the default ones: see
    /// [`RuleKey::applies_to`]. Of three in turn nobody is doubled by a shutout: such an award becomes none.
    #[must_use]
    #[expect(clippy::expect_used, reason = "each key can write what it has read")]
    pub fn for_lineup(mut self, lineup: Lineup) -> RuleSettings {
        let plain = RuleSettings::default();
        for key in RuleKey::all() {
            if !key.applies_to(lineup, &self) {
                key.write(&mut self, &key.read(&plain)).expect("a default value is allowed");
            }
        }
        match (lineup, partners(lineup)) {
            (_, Some(partners)) if self.group.pairing == PairingRule::BySize => {
                self.group.pairing = if partners == 2 { PairingRule::Rotate } else { PairingRule::Fixed };
            }
            (Lineup::InTurn { .. }, _) if self.shutout.award.doubles() => {
                self.shutout.award = ShutoutAward::None;
            }
            _ => {}
        }
        self
    }
}

fn oklahoma_preset() -> RuleSettings {
    RuleSettings { knock_card: KnockCard::Upcard, ..RuleSettings::default() }
}

fn hollywood_preset() -> RuleSettings {
    RuleSettings {
        columns: Bounded::known::<3>(),
        sheet_winner: SheetWinner::MostGames,
        ..RuleSettings::default()
    }
}

const fn shutout(test: ShutoutTest, award: ShutoutAward) -> Shutout {
    Shutout { test, award }
}

const HUNDRED: ShutoutAward = ShutoutAward::Points(Bounded::known::<100>());

fn stakes() -> RuleSettings {
    RuleSettings {
        gin_bonus: Bounded::known::<20>(),
        layoff_on_gin: true,
        game_bonus: Bounded::known::<100>(),
        box_value: Bounded::known::<20>(),
        shutout: shutout(ShutoutTest::NoHands, HUNDRED),
        ..RuleSettings::default()
    }
}

fn wikipedia() -> RuleSettings {
    RuleSettings {
        undercut_bonus: Bounded::known::<25>(),
        big_gin_bonus: Some(Bounded::known::<50>()),
        game_bonus: Bounded::known::<100>(),
        box_value: Bounded::known::<25>(),
        shutout: shutout(ShutoutTest::NoHands, ShutoutAward::DoublePoints),
        dealer: Dealer::Alternate,
        drawn_hand_dealer: DrawnHandDealer::Next,
        ..RuleSettings::default()
    }
}

fn wikipedia_match() -> RuleSettings {
    RuleSettings {
        shutout: shutout(ShutoutTest::NoHands, HUNDRED),
        series: SeriesLength::To(Bounded::known::<500>()),
        ..wikipedia()
    }
}

fn pagat() -> RuleSettings {
    RuleSettings {
        gin_bonus: Bounded::known::<20>(),
        game_bonus: Bounded::known::<100>(),
        box_value: Bounded::known::<20>(),
        shutout: shutout(ShutoutTest::NoPoints, HUNDRED),
        ..RuleSettings::default()
    }
}

fn rummytalk() -> RuleSettings {
    let once = Bounded::known::<1>();
    RuleSettings {
        knock_card: KnockCard::Upcard,
        ace_knock_card: AceKnockCard::GinOnly,
        doubling_suits: Suits::NONE.with(Suit::Spades),
        doubled_boxes: DoubledBoxes::Bonus,
        undercut_bonus: Bounded::known::<25>(),
        boxes: ExtraBoxes {
            gin: Bounded::known::<2>(),
            undercut: Bounded::known::<1>(),
            ..RuleSettings::default().boxes
        },
        target: Bounded::known::<250>(),
        game_bonus: Bounded::known::<250>(),
        box_value: Bounded::known::<25>(),
        columns: Bounded::known::<3>(),
        column_multipliers: Multipliers::Each(vec![once, once, Bounded::known::<2>()]),
        settlement: SettlementMethod::ScorePlusDifference,
        shutout: shutout(ShutoutTest::NoPoints, ShutoutAward::DoubleTotal),
        round_to: Bounded::known::<500>(),
        ..RuleSettings::default()
    }
}

fn online() -> RuleSettings {
    RuleSettings {
        undercut_bonus: Bounded::known::<25>(),
        big_gin_bonus: Some(Bounded::known::<31>()),
        game_bonus: Bounded::known::<100>(),
        box_value: Bounded::known::<25>(),
        shutout: shutout(ShutoutTest::NoHands, ShutoutAward::DoublePoints),
        ..RuleSettings::default()
    }
}

/// A form of the game that goes with any preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The knock card's value limits the knock, an ace means gin, and a spade doubles the hand.
    Oklahoma,
    /// Three games side by side: the first win is entered in the first game, the second in two, later ones in all three.
    Hollywood,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 2] = [Form::Oklahoma, Form::Hollywood];

    /// The name, which is also that of the preset that plays the form alone.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Oklahoma => "oklahoma",
            Form::Hollywood => "hollywood",
        }
    }

    /// The form of that name, or `None` if there is none. Upper and lower case are the same.
    pub fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name().eq_ignore_ascii_case(name))
    }

    /// Returns true if the values are still those of the form: without several games side by side it is not Hollywood, and
    /// without a knock card it is not Oklahoma.
    pub fn is_in(self, values: &RuleSettings) -> bool {
        match self {
            Form::Oklahoma => values.knock_card == KnockCard::Upcard,
            Form::Hollywood => values.columns.get() > 1,
        }
    }

    /// The values with those of the form, given the preset that they come from.
    ///
    /// Oklahoma follows the source of the preset where the source describes it: Bicycle doubles everything that the deal
    /// brings, boxes included, and in the Portuguese article an ace limits the knock to one point.
    #[must_use]
    pub fn applied(self, preset: &Preset, values: RuleSettings) -> RuleSettings {
        match self {
            Form::Oklahoma => RuleSettings {
                knock_card: KnockCard::Upcard,
                ace_knock_card: preset.ace_in_oklahoma.unwrap_or(values.ace_knock_card),
                doubling_suits: Suits::NONE.with(Suit::Spades),
                doubled_boxes: preset.doubled_in_oklahoma.unwrap_or(values.doubled_boxes),
                ..values
            },
            Form::Hollywood => {
                RuleSettings { columns: Bounded::known::<3>(), column_entry: ColumnEntry::NextOpen, ..values }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hollywood's sheet is entered in the usual way, whatever the preset says.
    #[test]
    fn hollywood_sets_how_wins_are_entered() {
        let preset = Preset::named("standard").unwrap();
        let values = RuleSettings { column_entry: ColumnEntry::NthWin, ..preset.values() };
        let applied = Form::Hollywood.applied(preset, values);
        assert_eq!((applied.columns.get(), applied.column_entry), (3, ColumnEntry::NextOpen));
    }
}
