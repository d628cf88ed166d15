//! `board`: shows the score in browsers, on this computer or in the network, and with `--enter` lets phones enter hands.

pub mod qr;
pub(crate) mod desk;
pub(crate) mod form;
pub(crate) mod seen;

use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use clap::Args;
use dialoguer::console::Term;

use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::examples;
use crate::commands::run::plan::Output;
use crate::phone::desk::Desk;
use crate::phone::qr::{LARGEST, Qr, modules_in};
use crate::phone::seen::Seen;
use crate::say::text::Line;
use crate::say::text::Text;
use crate::say::{Fixed, Message, written::board_address as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::mistakes::reason::reason;
use crate::show::page::{Outdated, Renewal, board, board_without_series};
use crate::show::render::TextStyle;
use ginscore_board::{DenialTexts, Entering, Locked, Page, Pages, Server, ShownPage, Site};
use ginscore_ledger::book::{Book, BookError, Evening, OpenedSeries};
use ginscore_notation::shown;

/// The port of the board: 8 for the web, and 446, which is GIN on the keys of a telephone. It is always the same, so that
/// a television finds the next evening under the same address.
const PORT: u16 = 8446;

/// Show the score on other screens, in their browsers.
///
/// Shows a page with the score, the sheet, who deals and the last hand, until you press Ctrl-C. The page follows
/// the ledger while `ginscore table` runs in another terminal, and loads itself again every few seconds. Without
/// `--series` it is about the current series, and about the next one as soon as the table starts it.
///
/// Only this computer can open the page. With `--lan` everyone on the network can, and the address is drawn as a
/// QR code for phones. They can only read it, and see nothing that is not on the sheet. If the computer is in
/// several networks, its address in each of them works.
///
/// With `--enter` there is a second address, with a code that is new at each start. Whoever has it can enter hands
/// on a phone, by counts, by cards or as lines, and undo them. To take it away from somebody, press Ctrl-C and
/// start again.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore board --lan", "Show the score on the phones and the television at home."),
    ("ginscore board --series ann --port 8080", "Show the series with ann in its name, on this computer."),
    ("ginscore board --enter --lan", "Let the phones at the table enter hands."),
]))]
pub struct Board {
    /// Let phones enter hands, too.
    #[arg(long)]
    pub(crate) enter: bool,
    /// Show it to everyone on the network.
    #[arg(long)]
    pub(crate) lan: bool,
    /// The port of the address; 0 takes any that is free.
    #[arg(long, value_name = "PORT", default_value_t = PORT, value_parser = port)]
    pub(crate) port: u16,
}

fn port(typed: &str) -> Result<u16, &'static str> {
    typed.parse().map_err(|_| say::WritePort.text())
}

pub(crate) fn run(board: &Board, env: &Env, output: &mut Output<'_>) -> Answered {
    let Board { enter, lan, port } = *board;
    let opened = env.open()?;
    let (host, url_host) = match lan {
        // Not by IPv6: the addresses that it gives a home are often open to everyone.
        true => (Ipv4Addr::UNSPECIFIED, own_address().map_err(|_| no_network())?),
        false => (Ipv4Addr::LOCALHOST, IpAddr::from(Ipv4Addr::LOCALHOST)),
    };
    let asked = SocketAddr::from((host, port));
    let server = Server::listen(asked).map_err(|error| cannot_listen(asked, &error))?;
    let url = format!("http://{}/", SocketAddr::new(url_host, server.address().port()));
    let name = opened.name.clone();
    let mut seen = Seen::new();
    seen.look(&opened, &env.book);
    let warnings = seen.warnings(&opened);
    let evening = owed(&opened, &env.book);
    let first = page(&opened, evening.as_ref(), &warnings);
    let read = PageSource {
        book: env.book.clone(),
        named: env.series.is_some().then(|| name.clone()),
        gone: gone(&opened),
        seen,
        warnings,
        evening,
        opened: Some((opened, Arc::clone(&first))),
    };
    let pages = Pages::new(first, read.reader()).map_err(|error| stopped(&error))?;
    let entering = if enter { Some(entering(env, &name)?) } else { None };
    let below = entering.as_ref().map(|entering| format!("{url}{}/", entering.code()));
    let addresses = Addresses { score: &url, enter: below.as_deref() };
    let where_it_is = env
        .answer(|| announced(&name, addresses, lan, env.look), || json::board(&name, &url, below.as_deref()));
    output.print(Ok(where_it_is), env)?;
    output.out.flush()?;
    let site = Site { pages, refusals: refusals(&url), entering };
    server.run(site).map_err(|error| stopped(&error))?;
    if io::stderr().is_terminal() {
        // Ctrl-C leaves the cursor in its line.
        env.remark("\n");
    }
    Ok(Answer::default())
}

/// The address of this computer in its network: the one from which it would send to another network. Nothing is sent.
fn own_address() -> io::Result<IpAddr> {
    /// An address that nobody has: RFC 5737 keeps it for examples.
    const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
    const DISCARD: u16 = 9;
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
    socket.connect((ELSEWHERE, DISCARD))?;
    Ok(socket.local_addr()?.ip())
}

/// The modules along a side of a code that the window has room for, under its address.
fn room(look: TextStyle) -> usize {
    /// The address, the two lines after the code, and the one with the cursor.
    const OTHER_LINES: usize = 4;
    let style = look.out;
    Term::stdout().size_checked().map_or(LARGEST, |(lines, _)| {
        let columns = style.width.unwrap_or(look.width);
        modules_in(columns.into(), usize::from(lines).saturating_sub(OTHER_LINES), style.symbols)
    })
}

#[derive(Clone, Copy)]
struct Addresses<'a> {
    score: &'a str,
    enter: Option<&'a str>,
}

/// Where the score is, and where hands are entered. On a terminal, an address of the network is drawn for phones, if the window
/// has room for it; that of this computer would lead a phone to itself.
fn announced(name: &str, addresses: Addresses<'_>, lan: bool, look: TextStyle) -> Text {
    let Addresses { score: url, enter } = addresses;
    let mut text = Text::default();
    text.push(match (enter, lan) {
        (Some(_), true) => say::EveryoneLooks { url }.line().fixed(),
        _ => say::Showing { series: shown(name), url }.line(),
    });
    enter.into_iter().for_each(|url| text.push(say::EnterAt { url }.line().fixed()));
    let is_drawn = lan && look.out.width.is_some() && !look.plain;
    // Capital letters take less room in a code, and the address is the same.
    let drawn = enter.map_or_else(|| url.to_owned(), str::to_uppercase);
    if is_drawn && let Some(qr) = Qr::within(&drawn, room(look)) {
        text.append(qr.text(look.out));
    }
    text.push(match (enter, lan) {
        (Some(_), true) => say::CtrlCEnter.line(),
        (Some(_), false) => say::OnlyHereEnters.line(),
        (None, true) => say::Everyone.line(),
        (None, false) => say::OnlyHere.line(),
    });
    text.push(match (enter, lan) {
        (Some(_), true) => return text,
        (Some(_), false) => say::CtrlCEnter.line(),
        (None, _) => say::CtrlC.line(),
    });
    text
}

/// The pages of those who enter, with a new code. What happens there is said at the terminal.
fn entering(env: &Env, name: &str) -> Result<Entering, Failure> {
    let named = env.series.is_some().then(|| name.to_owned());
    let mut desk = Desk::new(env.clone(), named);
    let warned = env.clone();
    let locked = move |locked| {
        warned.warn(match locked {
            Locked::Address(address) => say::WrongCodes { address: address.to_string() }.line(),
            Locked::Everybody => say::TooManyCodes.line(),
        });
    };
    Entering::new(move |asked| desk.answer(&asked), locked).map_err(|error| stopped(&error))
}

/// Where the page comes from: the ledger, which is read each time that somebody asks, and the page is made anew if it has
/// changed.
struct PageSource {
    book: Book,
    /// The series that was named; `None` for the current one, which may be another one later.
    named: Option<String>,
    opened: Option<(OpenedSeries, Arc<Page>)>,
    /// What is known of its file, and the warnings that are on its page.
    seen: Seen,
    warnings: Vec<Line>,
    /// What is owed for its evening, if it is over.
    evening: Option<Evening>,
    /// The page if the series that was read last is no longer there.
    gone: Arc<Page>,
}

impl PageSource {
    fn reader(mut self) -> impl FnMut() -> Option<Arc<Page>> + Send + 'static {
        move || self.read()
    }

    fn read(&mut self) -> Option<Arc<Page>> {
        let name = match &self.named {
            Some(name) => name.clone(),
            None => match self.book.current() {
                Ok(name) => name,
                Err(BookError::Store(_)) => return None,
                Err(_) => return Some(without_series()),
            },
        };
        let (known, made) = self.opened.take().unzip();
        let before = known.as_ref().map(|known: &OpenedSeries| Arc::clone(&known.text));
        let opened = match self.book.refresh(&name, known) {
            Ok(opened) => opened,
            // It has another name now, or was deleted.
            Err(BookError::UnknownSeries(_)) => return Some(Arc::clone(&self.gone)),
            Err(_) => return None,
        };
        // The text is the same one only if nothing was read.
        let is_same = before.is_some_and(|before| Arc::ptr_eq(&before, &opened.text));
        self.seen.look(&opened, &self.book);
        let warnings = self.seen.warnings(&opened);
        let evening = owed(&opened, &self.book);
        let is_same = is_same && self.warnings == warnings && self.evening == evening;
        let page = made.filter(|_| is_same).unwrap_or_else(|| {
            self.gone = gone(&opened);
            page(&opened, evening.as_ref(), &warnings)
        });
        (self.warnings, self.evening) = (warnings, evening);
        self.opened = Some((opened, Arc::clone(&page)));
        Some(page)
    }
}

/// What is owed for the evening of a series that is over. If another series of it cannot be read, nothing is said of it.
fn owed(opened: &OpenedSeries, book: &Book) -> Option<Evening> {
    let series = opened.series.score().is_over().then(|| book.evening(opened).ok()).flatten()?;
    Some(Evening::of(series.iter().map(|one| (one.name.as_str(), &one.series)), opened.series.roster()))
}

fn page(opened: &OpenedSeries, evening: Option<&Evening>, warnings: &[Line]) -> Arc<Page> {
    let shown = |outdated| shown_as(|renewal| board(&opened.series, evening, outdated, warnings, renewal));
    Arc::new(Page { current: shown(None), unread: shown(Some(Outdated::Unread)) })
}

fn gone(opened: &OpenedSeries) -> Arc<Page> {
    let shown = shown_as(|renewal| board(&opened.series, None, Some(Outdated::Gone), &[], renewal));
    Arc::new(Page { current: shown.clone(), unread: shown })
}

fn without_series() -> Arc<Page> {
    let shown = shown_as(board_without_series);
    Arc::new(Page { current: shown.clone(), unread: shown })
}

fn shown_as(page: impl Fn(Renewal) -> String) -> ShownPage {
    ShownPage { itself: page(Renewal::Itself).into(), still: page(Renewal::Still).into() }
}

/// The texts for requests that are refused. A request with a foreign host may come from a page that made its own name lead
/// here, so it does not get the address of this computer.
fn refusals(url: &str) -> DenialTexts {
    DenialTexts {
        foreign_host: say::OtherAddress.text().to_owned(),
        method: say::ReadOnly.said(),
        path: say::OnePage { url }.said(),
        locked: say::Locked.said(),
        foreign_page: say::ForeignPage.said(),
        unreadable: say::Unreadable.said(),
        busy: say::Busy.said(),
    }
}

fn no_network() -> Failure {
    failed(say::NoNetwork.said(), say::NoNetworkHint.text())
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> Failure {
    let message = match error.kind() {
        // Without separators between thousands.
        io::ErrorKind::AddrInUse => say::PortTaken { port: address.port().to_string() }.said(),
        _ => say::CannotListen { address: address.to_string(), why: reason(error) }.said(),
    };
    failed(message, say::PortHint.text())
}

fn stopped(error: &io::Error) -> Failure {
    failed(say::Stopped { why: reason(error) }.said(), say::StoppedHint.text())
}

fn failed(message: String, hint: &str) -> Failure {
    Failure::ledger([Diagnostic::new(Code::BoardFailed, message).hinted(hint)])
}
