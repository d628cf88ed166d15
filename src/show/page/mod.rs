//! Self-contained HTML pages of one or more series. A page fetches and runs nothing; it
//! works on a phone, with a screen reader and on paper.
//!
//! The template escapes every text, since anyone can write names and notes. Invisible characters in them are escaped,
//! and each is isolated from the text around it.

mod board;
mod cards;
#[cfg(feature = "board")]
pub mod enter;
mod grid;
mod hands;
mod isolated;
mod paper;
mod race;
mod settlement;
mod sheet;

use maud::{DOCTYPE, Markup, PreEscaped, html};

pub use paper::paper;

use isolated::{marked, plain, sentence, words};

pub use board::{Outdated, Renewal, board, board_without_series};

use crate::say::{Fixed, Lang, Message, written::page as say};
use crate::show::cards::look::CardLook;
use crate::show::hand::entrants::{deals, lineup_in_words, open_round};
use crate::show::rules::in_words::rules_in_words;
use crate::show::rules::stake::stake_in_words;
use crate::show::settlement::share::outcome;
use crate::show::sheet::verdict::short_verdict;
use crate::show::words::{all_of, day, listed as with_commas};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::all;
use ginscore_rules::series::Seating;

/// The content security policy: the page may use its own style, and fetch nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/// The width of a letter in a plot at its largest, which is on a phone.
const LETTER: f64 = 9.0;

/// The room that a number needs next to an axis.
#[expect(clippy::cast_precision_loss, reason = "a number has a few letters")]
fn room(number: &str, letter: f64) -> f64 {
    12.0 + letter * number.chars().count() as f64
}

/// The ends of what stands apart, in pages to print and in those on a screen: where a page is read without its tags, its texts
/// do, too.
const CELLS: [&str; 3] = ["</td>", "</th>", "</caption>"];
const PARTS: [&str; 13] = [
    "</td>",
    "</th>",
    "</caption>",
    "</h1>",
    "</h2>",
    "</p>",
    "</li>",
    "</div>",
    "</pre>",
    "</a>",
    "</legend>",
    "</label>",
    "</button>",
];

/// A page in which a new line follows each of these ends.
fn apart(ends: &[&str], page: String) -> String {
    ends.iter().fold(page, |page, end| page.replace(end, &format!("{end}\n")))
}

pub struct TocEntry {
    pub name: String,
    /// The players, with marks around their names, and the day.
    title: String,
    result: Option<String>,
}

pub fn listed(name: &str, series: &Series) -> TocEntry {
    let header = series.header();
    let score = series.score();
    let result = || short_verdict(&score.settlement(), &marked(series.roster()));
    TocEntry {
        name: name.to_owned(),
        result: score.is_over().then(result),
        title: with_commas([players(series), day(header.start.date_naive())]),
    }
}

/// The page up to its first series, with a table of contents. The result of one series is the heading, above the players and
/// the day.
pub fn head(series: &[TocEntry]) -> String {
    let (title, heading) = match series {
        [TocEntry { title, result: Some(result), .. }] => {
            (say::Title { series: title }.said(), result.clone())
        }
        [only] => (say::Title { series: &only.title }.said(), only.title.clone()),
        several => {
            let heading = say::HeadingSeveral { series: several.len() }.said();
            (heading.clone(), heading)
        }
    };
    let entry = |one: &TocEntry| (anchor(&one.name), one.title.clone());
    let contents = Contents { label: say::Contents.text(), entries: series.iter().map(entry).collect() };
    let below = match series {
        [TocEntry { title, result: Some(_), .. }] => Some(title.as_str()),
        _ => None,
    };
    opened(&title, &heading, below, &contents)
}

/// A table of contents: a label for screen readers, and for each entry its anchor and its title with marked names.
#[derive(Default)]
struct Contents {
    label: &'static str,
    entries: Vec<(String, String)>,
}

fn page_head(title: &str, policy: &str, besides: &Markup, style: &str) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta http-equiv="Content-Security-Policy" content=(policy);
            (besides)
            // Without one, browsers ask the server for an icon.
            link rel="icon" href="data:,";
            title { (title) }
            style { (PreEscaped(style)) }
        }
    }
}

/// A page up to its content. The title and the heading may have marked names.
fn opened(title: &str, heading: &str, below: Option<&str>, contents: &Contents) -> String {
    let page = html! {
        (DOCTYPE)
        // The tags that stay open here are closed in `foot`, so they are written as text.
        (PreEscaped(format!("<html lang=\"{}\">", Lang::current().tag())))
        (page_head(&plain(title), POLICY, &html! {}, include_str!("page.css")))
        (PreEscaped("<body>"))
        header {
            h1 { (sentence(heading)) }
            @if let Some(below) = below { p.day { (sentence(below)) } }
        }
        @if contents.entries.len() > 1 {
            nav aria-label=(contents.label) {
                ol {
                    @for (anchor, title) in &contents.entries {
                        li { a href={ "#" (anchor) } { (sentence(title)) } }
                    }
                }
            }
        }
        (PreEscaped("<main>"))
    };
    apart(&CELLS, page.into_string())
}

pub const fn foot() -> &'static str {
    "</main></body></html>\n"
}

/// A series: who won and who pays, the settlement, its sheets with the races of the scores, the hands, and at its foot what is
/// known of it. The heading of a page of one series has its players.
pub fn series(name: &str, series: &Series, seal: SealCode, cards: CardLook, is_alone: bool) -> String {
    let outcome = outcome(series, &marked(series.roster()));
    // Of one series that is over, the heading of the page has the result.
    let shown_above = usize::from(is_alone && series.score().is_over());
    let outcome = outcome.get(shown_above..).unwrap_or_default();
    let (first, others) = outcome.split_at(usize::from(is_alone && shown_above == 0).min(outcome.len()));
    let page = html! {
        article id=(anchor(name)) {
            @if !is_alone { h2 { (sentence(&players(series))) } }
            div.outcome {
                @for line in first { h2 { (sentence(line)) } }
                @for line in others { p { (sentence(line)) } }
            }
            (in_play(series))
            (settlement::settlement(series))
            (sheet::sheets(series))
            (hands::hands(series, cards))
            (facts(name, series, seal))
        }
    };
    apart(&CELLS, page.into_string())
}

/// Who plays and who deals, of a series that is not over.
fn in_play(series: &Series) -> Markup {
    let (score, roster) = (series.score(), &marked(series.roster()));
    let open = score.open_round().map(|round| open_round(score, round, roster));
    let dealer = score.dealer().map(|dealer| deals(score, dealer, roster));
    html! {
        @if !score.is_over() && (open.is_some() || dealer.is_some()) {
            dl.facts {
                @if let Some(open) = &open { dt { (say::InPlay.text()) } dd { (sentence(open)) } }
                @if let Some(dealer) = &dealer { dt { (say::Next.text()) } dd { (sentence(dealer)) } }
            }
        }
    }
}

/// The players where they are not the entrants, the rules and the stake, and at last the seal and the name of the file.
fn facts(name: &str, series: &Series, seal: SealCode) -> Markup {
    let (header, score, roster) = (series.header(), series.score(), &marked(series.roster()));
    let hands = series.hands().count();
    let played = match score.is_stopped() {
        true => say::PlayedStopped { hands }.said(),
        false if score.is_over() => say::PlayedFinished { hands }.said(),
        false => say::PlayedUnfinished { hands }.said(),
    };
    let time = header.start.format("%H:%M").to_string();
    let started = say::DayAndTime { day: day(header.start.date_naive()), time }.said();
    html! {
        dl.facts.foot {
            @if let Some(players) = lineup_in_words(roster, Seating::first(roster.lineup())) {
                dt { (say::Players.text()) }
                dd { (sentence(&players)) }
            }
            dt { (say::Rules.text()) }
            dd { (words(&rules_in_words(&header.preset, score.house(), Some(roster.lineup())))) }
            @if let Some(stake) = header.stake {
                dt { (say::Stake.text()) }
                dd { (stake_in_words(stake)) }
            }
            dt { (say::Started.text()) }
            dd { time datetime=(header.start.to_rfc3339()) { (started) } }
            dt { (say::Played.text()) }
            dd { (played) }
            dt { (say::Seal.text()) }
            dd { (seal) }
            dt { (say::Series.text()) }
            dd { (words(name)) }
        }
    }
}

fn players(series: &Series) -> String {
    let roster = marked(series.roster());
    let names = roster.entrants();
    let names: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
    all_of(&names)
}

/// The anchor of a series in the page. A name can contain characters that an anchor cannot: they are replaced by their
/// code points, so that no two anchors are the same.
fn anchor(name: &str) -> String {
    let is_hidden = |letter: char| all(letter.encode_utf8(&mut [0; 4])).next().is_some();
    let is_plain = |letter: char| "-.".contains(letter) || letter.is_alphanumeric() && !is_hidden(letter);
    let sign = |letter: char| match letter {
        plain if is_plain(plain) => plain.to_string(),
        other => format!("_{:x}_", u32::from(other)),
    };
    format!("series-{}", name.chars().map(sign).collect::<String>())
}

fn section(title: &str, body: Markup) -> Markup {
    html! { section { h3 { (title) } (body) } }
}
