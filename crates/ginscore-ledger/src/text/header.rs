//! Reads the header of a series from its text.

use serde::Deserialize;
use toml::Spanned;
use toml::de::DeTable;

use crate::model::entry::{FORMAT, Header, Moment};
use crate::model::preset::LONGEST_PRESET_NAME;
use crate::text::document::{FileText, check_format, read_table, span, take_table, take_time};
use crate::text::error::{Expected, TextError};
use crate::text::rules::{RuleKeys, read_rules};
use ginscore_notation::{At, BadName, Roster, Span};
use ginscore_rules::house::{Bounded, Preset};
use ginscore_rules::players::{Entrant, Lineup};
use ginscore_rules::settlement::Stake;

/// The keys at the top of a series, without the time, the rules and the entries.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderText<'t> {
    #[serde(rename = "format")]
    _format: i64,
    /// The name that the series was started under, which is there to be sealed.
    #[serde(borrow)]
    name: Option<FileText<'t>>,
    #[serde(borrow)]
    players: Spanned<Vec<FileText<'t>>>,
    #[serde(borrow)]
    lineup: Option<Spanned<FileText<'t>>>,
    #[serde(borrow)]
    out: Option<Spanned<FileText<'t>>>,
    #[serde(borrow)]
    sides: Option<Spanned<Vec<FileText<'t>>>>,
    #[serde(borrow)]
    first_dealer: Option<Spanned<FileText<'t>>>,
    #[serde(borrow)]
    stake: Option<Spanned<FileText<'t>>>,
    #[serde(borrow)]
    preset: Option<FileText<'t>>,
}

/// The place of what is missing before the first table.
const TOP: Span = Span::new(0, 0);

pub(super) fn read_header(mut document: DeTable<'_>) -> Result<Header, At<TextError>> {
    check_format(&document, FORMAT, Expected::SeriesFormat)?;
    let start = take_time(&mut document, "start", TOP)?;
    let rules = take_table(&mut document, "rules")?;
    let header: HeaderText<'_> = read_table(document, TOP)?;
    let roster = read_roster(&header)?;
    let first_dealer = header.first_dealer.as_ref().map(|name| {
        let unknown = || TextError::UnknownPlayer(name.get_ref().to_string()).at(span(name.span()));
        roster.find_entrant(name.get_ref()).ok_or_else(unknown)
    });
    let stake = header.stake.as_ref().map(|stake| {
        let read = Stake::read(stake.get_ref());
        read.map_err(|_| TextError::BadText(Expected::Stake).at(span(stake.span())))
    });
    let (first_dealer, stake) = (first_dealer.transpose()?, stake.transpose()?);
    let at = rules.1;
    let house = read_rules(rules, RuleKeys::NotNeutral, !roster.lineup().is_two_players())?;
    roster.lineup().can_play(&house).map_err(|clash| TextError::Clash(clash).at(at))?;
    // It is only shown: a longer name than can be saved is cut.
    let preset = header.preset.as_deref().unwrap_or(Preset::STANDARD.name);
    let preset = preset.chars().take(LONGEST_PRESET_NAME).collect();
    Ok(Header { roster, start, first_dealer, stake, preset, house })
}

/// The top of a series, without its rules.
pub(crate) struct HeaderStart {
    pub name: Option<String>,
    pub start: Moment,
    pub roster: Roster,
}

/// Returns the top of a series, or `None` if it cannot be read. The text need not go on after it.
pub(crate) fn read_start(text: &str) -> Option<HeaderStart> {
    let header = text.find("\n[[entry]]").and_then(|end| text.get(..end)).unwrap_or(text);
    let mut document = DeTable::parse(header).ok()?.into_inner();
    let start = take_time(&mut document, "start", TOP).ok()?;
    document.remove("rules");
    let header: HeaderText<'_> = read_table(document, TOP).ok()?;
    let name = header.name.as_ref().map(|name| name.to_string());
    Some(HeaderStart { name, start, roster: read_roster(&header).ok()? })
}

fn read_roster(header: &HeaderText<'_>) -> Result<Roster, At<TextError>> {
    let players: Vec<&str> = header.players.get_ref().iter().map(|name| &**name).collect();
    let at = span(header.players.span());
    let lineup = read_lineup(header, &players, at)?;
    let sides = header.sides.as_ref().map(|sides| match sides.get_ref().as_slice() {
        [one, two] => Ok((&**one, &**two)),
        _ => Err(TextError::BadText(Expected::TwoSides).at(span(sides.span()))),
    });
    let sides = sides.transpose()?;
    if players.len() != lineup.players() {
        let many = if lineup.is_two_players() { Expected::TwoPlayers } else { Expected::PlayersOfLineup };
        return Err(TextError::BadText(many).at(at));
    }
    Roster::known(lineup, &players, sides)
        .map_err(|BadName { name, why }| TextError::BadName(name, why).at(at))
}

/// Reads who plays whom: `sides`, `captain` or `in-turn`. Two players need nothing.
fn read_lineup(header: &HeaderText<'_>, players: &[&str], players_at: Span) -> Result<Lineup, At<TextError>> {
    let lineup = match &header.lineup {
        None => Lineup::TWO,
        Some(lineup) => {
            let (word, count) = (&**lineup.get_ref(), players.len());
            if word == "sides" && (count <= 2 || !count.is_multiple_of(2)) || word == "in-turn" && count != 3
            {
                return Err(TextError::BadText(Expected::PlayersOfLineup).at(players_at));
            }
            let out = header.out.as_ref().map(|out| &**out.get_ref());
            let found = lineup_of(word, count, || players.iter().position(|name| Some(*name) == out));
            found.ok_or_else(|| TextError::BadText(Expected::Lineup).at(span(lineup.span())))?
        }
    };
    match &header.out {
        Some(out) if !matches!(lineup, Lineup::InTurn { .. }) => {
            Err(TextError::UnknownKey("out".to_owned(), None).at(span(out.span())))
        }
        _ => Ok(lineup),
    }
}

/// The lineup of that word for so many players. `out` says which of three in turn sits out first.
pub(crate) fn lineup_of(word: &str, players: usize, out: impl FnOnce() -> Option<usize>) -> Option<Lineup> {
    let count = u32::try_from(players).ok()?;
    match word {
        "sides" if count % 2 == 0 => Bounded::new(count / 2).map(Lineup::Sides),
        "captain" => count.checked_sub(1).and_then(Bounded::new).map(Lineup::Captain),
        "in-turn" if count == 3 => Some(Lineup::InTurn { out: *Entrant::ALL.get(out()?)? }),
        _ => None,
    }
}
