//! Reads the text of a series: its header, its entries, and the series that they fold into.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::sealed_header;
use crate::text::document::{other_type, parse, span};
use crate::text::entry::{Fold, NextEntry, ReadSeries};
use crate::text::error::TextError;
use crate::text::header::read_header;
use ginscore_notation::At;

/// Reads the text of a series.
///
/// # Errors
/// Returns the first mistake found in the text.
pub fn read_series(text: &str) -> Result<ReadSeries, At<TextError>> {
    let mut document = parse(text)?;
    let name = document.get("name").and_then(|name| name.get_ref().as_str()).map(str::to_owned);
    let chain = Chain::new(&sealed_header(&document), name);
    let entries = document.remove("entry");
    let series = Series::new(read_header(document)?);
    let begins = entries.as_ref().map(|entries| entries.span().start);
    let entries = entries.map_or_else(|| Ok(Vec::new()), entry_values)?;
    let has_heading = |at: usize| text.get(at..).is_some_and(|at| at.starts_with("[["));
    // Only after the tables of a list can others be added with a heading of their own.
    let next = match (begins, entries.last().map(Spanned::span)) {
        (Some(_), Some(last)) if !has_heading(last.start) => NextEntry::InList(last.end),
        (Some(begins), None) => NextEntry::InList(begins + 1),
        _ => NextEntry::AtEnd,
    };
    let mut fold = Fold::new(series, chain, 0);
    fold.reserve(entries.len(), text.len());
    for entry in entries {
        fold.add(entry)?;
    }
    Ok(fold.end(next))
}

/// The entries of a document, each of which should be a table.
fn entry_values(entries: Spanned<DeValue<'_>>) -> Result<Vec<Spanned<DeValue<'_>>>, At<TextError>> {
    let at = span(entries.span());
    match entries.into_inner() {
        DeValue::Array(entries) => Ok(entries.into_iter().collect()),
        other => Err(other_type(&other, "tables under [[entry]]").at(at)),
    }
}

/// Reads the entries after those of a text that was read before. `series` and `chain` are what that text came to, without
/// mistakes; `start` is the place of the entries in the whole text. `None` if they have a mistake: the whole text must be
/// read then.
pub(crate) fn read_on(series: &Series, chain: &Chain, added: &str, start: usize) -> Option<ReadSeries> {
    let mut document = DeTable::parse(added).ok()?.into_inner();
    let entries = document.remove("entry").map_or_else(|| Ok(Vec::new()), entry_values).ok()?;
    let mut fold = Fold::new(series.clone(), chain.with_room(added.len()), start);
    for entry in entries {
        fold.add(entry).ok()?;
    }
    document.is_empty().then(|| fold.end(NextEntry::AtEnd))
}
