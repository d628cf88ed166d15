//! The text of a series, read: header, entries, and what they come to.

use toml::de::DeTable;

use super::chain::{Chain, Link, Unfit};
use super::entry::{Act, Asserted, FORMAT, Header, Kept, Moment};
use super::fault::{TextFault, TextMistake};
use super::fields::{Fields, Found, Need, span};
use super::merge::{Merge, unresolved};
use super::series::{Done, Effect, Refusal, Series};
use crate::notation::keys::KEYS;
use crate::notation::line::read_hand;
use crate::notation::names::Names;
use crate::notation::span::Span;
use crate::notation::words::tidy_note;
use crate::rules::claim::Told;
use crate::rules::house::House;
use crate::rules::judge::judge;
use crate::rules::player::Player;
use crate::rules::presets;
use crate::rules::stake::Stake;

/// A series as its text has it.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The series, by its facts.
    pub series: Series,
    /// Where an entry asserts what the rules do not give.
    pub mismatches: Vec<TextFault>,
    /// The first entry that no longer fits what stands before it, if there is one. It is told apart from the
    /// mismatches because an acceptance mends it and never them.
    pub unfit: Option<TextFault>,
    /// The seals.
    pub chain: Chain,
}

/// Reads the text of a series, or says everything that is wrong with it.
pub fn read_series(text: &str) -> Result<Reading, Vec<TextFault>> {
    match unresolved(text) {
        Some(merge) => Err(vec![unmerged(&merge)]),
        None => read_merged(text),
    }
}

/// Reads a text in which no merge is left to resolve; or a side of one, in which there may be another.
fn read_merged(text: &str) -> Result<Reading, Vec<TextFault>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return Err(syntax(text, &errors));
    }
    let mut faults = Vec::new();
    let mut fields = Fields::of(document.get_ref(), Span::new(0, 0));
    match fields.number("format", &mut faults) {
        Some((format, at)) if format > FORMAT => return Err(vec![TextMistake::Newer(format).at(at)]),
        Some((format, at)) if format < FORMAT => {
            faults.push(TextMistake::BadText("format 1, the first there is").at(at))
        }
        _ => {}
    }
    let chain = Chain::new(&fields.sealed_text("entry"));
    let names = read_names(&mut fields, &mut faults);
    let header = read_header(&mut fields, names.as_ref(), &mut faults);
    let tables = fields.tables("entry", &mut faults);
    fields.end(&mut faults);
    // Entries are read however wrong the header is, as far as it says whose they are.
    let mut entries = Vec::new();
    if let Some(names) = &names {
        entries.extend(tables.into_iter().filter_map(|table| read_entry(table, names, &mut faults)));
    }
    match header {
        Some(header) if faults.is_empty() => fold(header, chain, entries),
        _ => Err(faults),
    }
}

/// What is not TOML, the first of each line: what follows it there is mostly of its making.
fn syntax(text: &str, errors: &[toml::de::Error]) -> Vec<TextFault> {
    let mut faults: Vec<TextFault> = errors
        .iter()
        .map(|error| {
            let at = error.span().map_or(Span::new(text.len(), text.len()), span);
            TextMistake::Syntax(error.message().to_owned()).at(at)
        })
        .collect();
    faults.sort_by_key(|fault| fault.span.start);
    faults.dedup_by_key(|fault| text.get(..fault.span.start).map(|before| before.matches('\n').count()));
    faults
}

/// An unresolved merge: what each side has, where both can be read.
fn unmerged(merge: &Merge) -> TextFault {
    let parting = match (read_merged(&merge.ours), read_merged(&merge.theirs)) {
        (Ok(ours), Ok(theirs)) => ours.chain.parting(&theirs.chain),
        _ => None,
    };
    TextMistake::Unmerged(parting).at(merge.at)
}

/// An entry as read, with the places that a fault may have to point at.
struct Entry {
    act: Act,
    asserted: Option<Assertion>,
    at: Span,
    /// The hand's own text, where the entry has one; else what was done, in a word or two.
    hand: String,
    /// When it was recorded.
    time: Option<Moment>,
    /// Its seal as it stands there, and what that seals.
    seal: Option<String>,
    sealed: String,
}

/// What an entry asserts, each with its place.
struct Assertion {
    points: Found<i64>,
    boxes: Found<i64>,
    columns: Found<Vec<i64>>,
}

fn fold(header: Header, mut chain: Chain, entries: Vec<Entry>) -> Result<Reading, Vec<TextFault>> {
    let names = header.names.clone();
    let mut series = Series::new(header);
    let mut mismatches = Vec::new();
    let places: Vec<Span> = entries.iter().map(|entry| entry.at).collect();
    let mut entries = entries.into_iter().enumerate();
    while let Some((at, entry)) = entries.next() {
        let effect = match series.act(&entry.act) {
            Ok(effect) => effect,
            Err(refusal) => {
                // What follows cannot be folded, but its hands can be judged: a person mends all of them.
                let house = series.score().house();
                let later = entries.filter_map(|(_, entry)| unlawful(&entry, house, &names));
                return Err(std::iter::once(refused(refusal, &entry, &names)).chain(later).collect());
            }
        };
        chain.push(Link {
            line: match entry.act {
                Act::Amend(number, _) => format!("amend {number} {}", entry.hand),
                _ => entry.hand,
            },
            hand: if let Effect::Did(Done::Hand(number, _)) = &effect { Some(*number) } else { None },
            hands: series.hands().len(),
            time: entry.time,
            accepts: matches!(effect, Effect::Accepted(_)),
            written: entry.seal,
            sealed: entry.sealed,
        });
        if let (Effect::Did(Done::Hand(number, _) | Done::Amend { number, .. }), Some(asserted)) =
            (effect, entry.asserted)
        {
            mismatches.extend(
                series.asserted(number).map(|given| asserted.compare(at + 1, given)).unwrap_or_default(),
            );
        }
    }
    let unfit = chain.unfit().map(|Unfit { entry, how }| {
        let at = entry.checked_sub(1).and_then(|at| places.get(at)).copied();
        TextMistake::Unfit { entry, how }.at(at.unwrap_or(Span::new(0, 0)))
    });
    Ok(Reading { series, mismatches, unfit, chain })
}

/// Why an entry cannot stand where it does.
fn refused(refusal: Refusal, entry: &Entry, names: &Names) -> TextFault {
    let mistake = match refusal {
        Refusal::Faults(faults) => {
            TextMistake::Unlawful { hand: entry.hand.clone(), names: names.clone(), faults }
        }
        Refusal::SeriesOver => TextMistake::SeriesOver,
        Refusal::PastEnd(hands) => TextMistake::PastEnd(hands),
        Refusal::NoSuchHand(number) => TextMistake::NoSuchHand(number),
        Refusal::NothingToUndo => TextMistake::NothingToUndo,
        Refusal::NothingToRedo => TextMistake::NothingToRedo,
    };
    mistake.at(entry.at)
}

/// What the rules say against the hand of an entry, if they do.
fn unlawful(entry: &Entry, house: &House, names: &Names) -> Option<TextFault> {
    let (Act::Hand(kept) | Act::Amend(_, kept)) = &entry.act else {
        return None;
    };
    let faults = judge(&kept.told, house).err()?;
    Some(refused(Refusal::Faults(faults), entry, names))
}

impl Assertion {
    fn compare(&self, entry: usize, given: Asserted) -> Vec<TextFault> {
        let same = |written: i64, given: u32| written == i64::from(given);
        let column = |(written, given): (&i64, &usize)| usize::try_from(*written) == Ok(*given);
        if same(self.points.0, given.points)
            && same(self.boxes.0, given.boxes)
            && self.columns.0.len() == given.columns.len()
            && self.columns.0.iter().zip(&given.columns).all(column)
        {
            return Vec::new();
        }
        let columns = |columns: &[i64]| columns.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        let given_columns: Vec<i64> =
            given.columns.iter().map(|column| i64::try_from(*column).unwrap_or(i64::MAX)).collect();
        let pairs = [
            ("points", self.points.0.to_string(), given.points.to_string(), self.points.1),
            ("boxes", self.boxes.0.to_string(), given.boxes.to_string(), self.boxes.1),
            ("columns", columns(&self.columns.0), columns(&given_columns), self.columns.1),
        ];
        pairs
            .into_iter()
            .filter(|(_, written, given, _)| written != given)
            .map(|(key, written, given, at)| TextMistake::Mismatch { entry, key, written, given }.at(at))
            .collect()
    }
}

fn read_names(fields: &mut Fields<'_>, faults: &mut Vec<TextFault>) -> Option<Names> {
    let (players, at) = fields.texts("players", faults)?;
    match players.as_slice() {
        [one, two] => Names::known(one, two)
            .map_err(|(name, why)| faults.push(TextMistake::BadName(name, why).at(at)))
            .ok(),
        _ => {
            faults.push(TextMistake::BadText("two players").at(at));
            None
        }
    }
}

fn read_header(
    fields: &mut Fields<'_>,
    names: Option<&Names>,
    faults: &mut Vec<TextFault>,
) -> Option<Header> {
    let start = fields.time("start", faults);
    let first_dealer = fields.text("first_dealer", Need::May, faults);
    let first_dealer = names.and_then(|names| Some(player(first_dealer?, names, faults)));
    let stake = fields.text("stake", Need::May, faults).and_then(|(stake, at)| {
        let read = Stake::read(stake);
        if read.is_none() {
            faults.push(TextMistake::BadText("money per point, as in 0.10").at(at));
        }
        read
    });
    let preset = fields.text("preset", Need::May, faults);
    let house = read_rules(fields, faults);
    Some(Header {
        names: names?.clone(),
        start: start?.0,
        first_dealer: first_dealer.flatten(),
        stake,
        preset: preset.map_or(presets::STANDARD.name, |(preset, _)| preset).to_owned(),
        house: house?,
    })
}

fn player((name, at): Found<&str>, names: &Names, faults: &mut Vec<TextFault>) -> Option<Player> {
    let player = names.find(name);
    if player.is_none() {
        faults.push(TextMistake::UnknownPlayer(name.to_owned()).at(at));
    }
    player
}

/// The rules, all of them: a series never takes one from a preset.
fn read_rules(fields: &mut Fields<'_>, faults: &mut Vec<TextFault>) -> Option<House> {
    let mut rules = fields.table("rules", faults)?;
    let before = faults.len();
    let at = rules.span();
    let mut values = presets::defaults();
    // A table that is missing, or is none, is kept as such: it is one mistake, not one for each of its keys.
    let mut nested: Vec<(&str, Option<Fields<'_>>)> = Vec::new();
    for key in KEYS {
        let value = match key.name.split_once('.') {
            None => rules.value(key.name, faults),
            Some((table, name)) => {
                if nested.iter().all(|(known, _)| *known != table) {
                    nested.push((table, rules.table(table, faults)));
                }
                let found = nested.iter_mut().find(|(known, _)| *known == table);
                found.and_then(|(_, fields)| fields.as_mut()?.value(name, faults))
            }
        };
        if let Some((value, at)) = value
            && key.write(&mut values, &value).is_none()
        {
            faults.push(TextMistake::BadValue(key.name, key.allowed).at(at));
        }
    }
    nested.into_iter().filter_map(|(_, fields)| fields).for_each(|fields| fields.end(faults));
    rules.end(faults);
    if faults.len() > before {
        return None;
    }
    House::new(values).map_err(|clash| faults.push(TextMistake::Clash(clash).at(at))).ok()
}

fn read_entry(mut fields: Fields<'_>, names: &Names, faults: &mut Vec<TextFault>) -> Option<Entry> {
    let before = faults.len();
    let mut at = fields.span();
    let (kind, kind_at) = fields.text("kind", Need::Must, faults)?;
    let time = fields.time("time", faults).map(|(time, _)| time);
    let sealed = fields.sealed_text("seal");
    let seal = fields.text("seal", Need::May, faults).map(|(seal, _)| seal.to_owned());
    let mut hand = kind.to_owned();
    let mut asserted = None;
    let act = match kind {
        "hand" | "amend" => {
            let number = if kind == "amend" { Some(fields.number("number", faults)?) } else { None };
            let (line, line_at) = fields.text("hand", Need::Must, faults)?;
            at = line_at;
            hand = line.to_owned();
            let note = fields.text("note", Need::May, faults).and_then(|(note, _)| tidy_note(note));
            asserted = read_assertion(&mut fields, faults);
            let read = read_hand(line, names).map_err(|misread| {
                faults.push(TextMistake::Misread { hand: line.to_owned(), misread }.at(at))
            });
            let read = read.ok().map(|read| {
                let kept = Kept { told: read.told, note: note.or(read.note) };
                (number, kept)
            });
            let number = |(number, at): Found<i64>, faults: &mut Vec<TextFault>| {
                let counted = usize::try_from(number).ok().filter(|number| *number > 0);
                if counted.is_none() {
                    faults.push(TextMistake::BadText("the number of a hand, from 1").at(at));
                }
                counted
            };
            read.and_then(|(found, kept)| match found {
                None => Some(Act::Hand(kept)),
                Some(found) => number(found, faults).map(|number| Act::Amend(number, kept)),
            })
        }
        "draw" => {
            let note = fields.text("note", Need::May, faults).and_then(|(note, _)| tidy_note(note));
            Some(Act::Hand(Kept { told: Told::Draw, note }))
        }
        "deal" => {
            let dealer = fields.text("dealer", Need::Must, faults);
            hand = format!("deal {}", dealer.map_or("", |(dealer, _)| dealer));
            dealer.and_then(|dealer| player(dealer, names, faults)).map(Act::Deal)
        }
        "accept" => {
            Some(Act::Accept(fields.text("note", Need::May, faults).map(|(note, _)| note.to_owned())))
        }
        "undo" => Some(Act::Undo),
        "redo" => Some(Act::Redo),
        _ => {
            faults
                .push(TextMistake::BadText("one of hand, draw, undo, redo, amend, deal, accept").at(kind_at));
            return None;
        }
    };
    fields.end(faults);
    act.filter(|_| faults.len() == before).map(|act| Entry { act, asserted, at, hand, time, seal, sealed })
}

fn read_assertion(fields: &mut Fields<'_>, faults: &mut Vec<TextFault>) -> Option<Assertion> {
    let points = fields.number("points", faults);
    let boxes = fields.number("boxes", faults);
    let columns = fields.numbers("columns", faults);
    Some(Assertion { points: points?, boxes: boxes?, columns: columns? })
}
