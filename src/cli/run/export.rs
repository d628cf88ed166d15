//! `export`: writes series as a web page or as data.

use std::path::Path;

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::many::each;
use crate::cli::options::Format;
use crate::cli::page_file::{outside_ledger, write_out};
use crate::messages::{Fixed, Message, in_english, written::cli_ledger as say};
use crate::show::book::findings;
use crate::show::card_look::CardLook;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::{json, page, rows};
use ginscore_ledger::book::OpenedSeries;
use ginscore_rules::notation::{Mistakes, shown};

/// Exports the current series, or all, to a file or to standard output.
pub(super) fn run(
    format: Option<Format>,
    all: bool,
    file: Option<&Path>,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let format = format.or_else(|| by_ending(file?)).or(context.json.then_some(Format::Json));
    let format = format.ok_or_else(no_format)?;
    if let Some(file) = file {
        outside_ledger(file, context)?;
    }
    let names = if all { context.book.names()? } else { vec![context.series_name()?] };
    let (text, hands) = exported(format, &names, context, screen)?;
    let Some(file) = file else {
        return Ok(text.iter().try_for_each(|part| screen.out.write_all(part.as_bytes()))?);
    };
    write_out(file, &text.concat())?;
    let path = file.display().to_string();
    if context.json {
        let object = json::exported(path, names.len(), hands);
        screen.out.write_all(json::printed(&object).as_bytes())?;
    } else {
        context.remark(screen, say::Exported { hands, series: names.len(), file: shown(&path) }.line());
    }
    Ok(())
}

/// The text of these series, in parts, and the number of hands. If a series cannot be read, nothing is written, because an
/// export must not lack an evening.
fn exported(
    format: Format,
    names: &[String],
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(Vec<String>, usize), Stop> {
    let made = |name: &String| -> Result<_, Failure> {
        let opened = context.book.examine(name)?;
        let listed = page::listed(name, &opened.series);
        // On a page of many evenings, their codes would be most of it.
        let record =
            (format == Format::Html && names.len() == 1).then(|| page::record(&opened.series, opened.seal()));
        let score = opened.series.score();
        let others = score.is_stopped() || !score.adjustments().is_empty();
        Ok((
            of_one(format, &opened, context.look.cards.unwrap_or(CardLook::Symbols)),
            listed,
            opened.series.hands().count(),
            findings(&opened.findings),
            others,
            record,
        ))
    };
    let (begins, between, ends) = match format {
        Format::Csv => (rows::csv_head(), "", ""),
        Format::Jsonl => (String::new(), "", ""),
        Format::Json => ("{\"schema\":1,\"series\":[".to_owned(), ",", "]}\n"),
        Format::Html => (String::new(), "", page::foot()),
    };
    let (mut text, mut hands) = (vec![begins], 0);
    let mut list = Vec::new();
    let mut all = Mistakes::none();
    let mut others = false;
    let mut record = None;
    each(context, names, made, |made| {
        let (part, listed, count, warnings, has_others, of_one) = made?;
        record = of_one;
        others |= has_others;
        list.push(listed);
        all.append(warnings);
        if text.len() > 1 {
            text.push(between.to_owned());
        }
        text.push(part);
        hands += count;
        Ok(())
    })?;
    context.warn_all(screen, &all);
    if let (Format::Csv | Format::Jsonl, true) = (format, others) {
        context.remark(screen, say::HandsOnly.line());
    }
    text.extend(record);
    text.push(ends.to_owned());
    if let (Format::Html, Some(begins)) = (format, text.first_mut()) {
        *begins = page::head(&list);
    }
    Ok((text, hands))
}

/// The text of one series. What programs read is in English, whatever the language. It is said here because this runs on
/// threads of its own, and each thread has to be told. On a page, cards have symbols unless another look was asked for.
fn of_one(format: Format, opened: &OpenedSeries, cards: CardLook) -> String {
    match format {
        Format::Csv => in_english(|| rows::csv(&opened.name, &opened.series, &opened.chain)),
        Format::Jsonl => in_english(|| rows::json_lines(&opened.name, &opened.series, &opened.chain)),
        Format::Json => in_english(|| {
            json::written(&json::export(&opened.name, &opened.series, &opened.chain, opened.seal()))
        }),
        Format::Html => page::series(&opened.name, &opened.series, opened.seal(), cards),
    }
}

/// The format for a file's extension.
fn by_ending(file: &Path) -> Option<Format> {
    match file.extension()?.to_str()?.to_lowercase().as_str() {
        "html" | "htm" => Some(Format::Html),
        "csv" => Some(Format::Csv),
        "json" => Some(Format::Json),
        "jsonl" | "ndjson" => Some(Format::Jsonl),
        _ => None,
    }
}

fn no_format() -> Failure {
    let report = Diagnostic::new(Code::BadOption, say::FormatMissing.text());
    Failure::unreadable([report.hinted(say::FormatMissingHint.text())])
}
