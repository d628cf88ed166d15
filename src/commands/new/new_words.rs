//! The words of a new series: names, then what is agreed: `new Ann Bob pagat hollywood stake=0.10`.

use crate::commands::new::agreed::{Agreed, is_agreed, unquoted};
use crate::commands::new::no_names::{near_rules, nearly_rules, no_name};
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::lacks_sign;
use crate::commands::new::spoken::stake;
use crate::commands::run::failure::Failure;
use crate::commands::words::{ARTICLES, EACH, SELVES, WE_ARES, means, parts_sides, without};
use crate::say::{Message, written::agreed as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::joins_names;
use crate::show::words::{quoted, ticked};
use ginscore_ledger::book::Book;

#[derive(Clone, Debug, Default)]
pub struct NewSeries {
    /// With `v` between two sides.
    pub players: Vec<String>,
    pub agreed: Agreed,
}

impl NewSeries {
    /// Reads the words of a new series. What people say and type between two names is left out: `Ann und Bob`, `Ann , Bob`.
    /// Between two names of one letter, `e`, `i` and `y` are a name, too. A name in quotation marks is a player's.
    /// Fails if the words after the names cannot be read, if there are none before them, or if the last name may be meant as
    /// the name of rules.
    pub fn read(words: &[String], book: &Book) -> Result<NewSeries, Failure> {
        let known = RuleNames::after_names(book);
        let words = &without_curls(words);
        // A page and a phone may put a no-break space between two names.
        let words: Vec<String> = words
            .iter()
            .flat_map(|word| match unquoted(word) {
                Some(_) => vec![word.clone()],
                None => word
                    .split(NO_BREAK)
                    .filter(|part| word.is_empty() || !part.is_empty())
                    .map(str::to_owned)
                    .collect(),
            })
            .map(|word| tidy(word, &known))
            .collect();
        let words = with_named_self(without_shout(words));
        let words = without_opener(&words);
        let is_end = |at: usize, word: &String| {
            let lacks_sign = words.get(at + 1).is_some_and(|next| at > 1 && lacks_sign(word, next));
            is_agreed(word, &known) || lacks_sign || at > 1 && is_money(words.get(at..).unwrap_or_default())
        };
        let end = words.iter().enumerate().position(|(at, word)| is_end(at, word)).unwrap_or(words.len());
        let (mut names, rest) = words.split_at(end);
        // `for 5 cents`
        if let [before @ .., word] = names
            && before.len() > 1
            && is_money(rest)
            && means(word, EACH)
        {
            names = before;
        }
        let players = names_in(names, &known);
        no_name(&players, names, book)?;
        if let Some(first) = rest.first()
            && players.len() < 2
            && known.has(first)
        {
            return Err(not_a_player(first, known.is_saved(first)));
        }
        let before: Vec<String> = names.iter().map(|word| quoted(word)).collect();
        let line = format!("new {}", before.join(" "));
        let agreed = Agreed::read_after(&line, rest.iter().map(String::as_str), &known)?;
        nearly_rules(names, &players, rest, &known, book)?;
        Ok(NewSeries { players, agreed })
    }

    /// Reads what is agreed where no players are named, as for a sheet of paper to fill in.
    pub fn without_players(words: &[String], book: &Book) -> Result<Option<Agreed>, Failure> {
        let known = RuleNames::after_names(book);
        match words.first() {
            Some(first) if !is_agreed(first, &known) => Ok(None),
            _ => Agreed::read(words.iter().map(String::as_str), &known).map(Some),
        }
    }
}

/// What is said before two names is no name: `we are Ann and Bob`.
fn without_opener(words: &[String]) -> &[String] {
    let said: Vec<&str> = words.iter().map(String::as_str).collect();
    let names = without(&said, WE_ARES).filter(|names| names.len() > 1);
    names.and_then(|names| words.get(words.len() - names.len()..)).unwrap_or(words)
}

/// The words with the name in `Ann and me (Bob)`, as whoever types says it.
fn with_named_self(words: Vec<String>) -> Vec<String> {
    let mut named: Vec<String> = Vec::new();
    for word in words {
        let name = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
        match (name, named.last_mut()) {
            (Some(name), Some(last)) if means(last, SELVES) => name.clone_into(last),
            _ => named.push(word),
        }
    }
    named
}

/// The letters of a name before the full stop of a sentence; fewer may be short for a name, as in `Bob Jr.`
const WHOLE_NAME: usize = 3;

/// The words without the mark at the end of `Ann and Bob!` or `Ann and Bob.`
fn without_shout(mut words: Vec<String>) -> Vec<String> {
    let is_end = |last: &str| {
        let name = last.strip_suffix('.').filter(|name| name.chars().all(char::is_alphabetic));
        last.ends_with('!') || name.is_some_and(|name| name.chars().count() >= WHOLE_NAME)
    };
    if let Some(last) = words.pop_if(|last| unquoted(last).is_none() && is_end(last)) {
        let word = last.trim_end_matches(['!', '.']);
        words.extend((!word.is_empty()).then(|| word.to_owned()));
    }
    words
}

/// The words of a shell with names that a phone or a page has put in curly quotation marks, which no shell knows: `‘Ann` and
/// `Lee’` are one name.
fn without_curls(words: &[String]) -> Vec<String> {
    let is_curly = |word: &String| word.contains(['“', '”', '„', '‘', '’', '‚']);
    if !words.iter().any(is_curly) {
        return words.to_vec();
    }
    let again = |word: &String| if is_curly(word) { word.clone() } else { quoted(word) };
    let line = words.iter().map(again).collect::<Vec<_>>().join(" ");
    shlex::split(&as_typed(&line)).unwrap_or_else(|| words.to_vec())
}

/// A word without the sign of a sentence after it: `vs.`, and the comma of `Ann and Bob, hollywood, 5 cents`.
fn tidy(word: String, known: &RuleNames) -> String {
    let bare = word.trim_end_matches(['.', ',']);
    let names_rules = || !bare.contains('=') && !word.ends_with('.') && is_agreed(bare, known);
    // `to 50, 10p`: no name begins with a digit.
    let is_number = || word.ends_with(',') && word.starts_with(|sign: char| sign.is_ascii_digit());
    let is_end = unquoted(&word).is_none() && (parts_sides(bare) || names_rules() || is_number());
    if is_end { bare.to_owned() } else { word }
}

/// Returns true for words that begin with a number, which no name does, and with a stake, as `5 cents a point`.
fn is_money(words: &[String]) -> bool {
    // An amount, what joins it to its unit, and the unit: a long line is not looked through again for each of its words.
    let words: Vec<&str> = words.iter().take(5).map(String::as_str).collect();
    words.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()))
        && stake(&words).is_some()
}

/// What people type between two names.
const SIGNS: [char; 4] = [',', '-', '–', '/'];

/// What stands between two sides, or between two names.
#[derive(Clone, Debug, PartialEq, Eq)]
enum NamePart {
    Name(String),
    /// In quotation marks.
    Whole(String),
    Against(String),
    Comma,
    /// `and`, as people say it before the last name.
    Joins,
    /// `+`, as the sheet writes partners.
    Plus,
}

fn names_in(words: &[String], known: &RuleNames) -> Vec<String> {
    let parts = name_parts(words);
    let mut players = Vec::new();
    for side in
        parts.chunk_by(|one, next| ![one, next].iter().any(|part| matches!(part, NamePart::Against(_))))
    {
        match side {
            [NamePart::Against(word)] => players.push(word.clone()),
            side => names_of_side(side, known, &mut players),
        }
    }
    players
}

fn name_parts(words: &[String]) -> Vec<NamePart> {
    let is_name = |word: &&String| !joins_names(word) && !parts_sides(word);
    let names: Vec<&String> =
        words.iter().filter(|word| word.is_empty() || !word.trim_matches(SIGNS).is_empty()).collect();
    // `, ` between two words of a shell
    let all = |separators: &[char], word: &str| {
        let mut parts = Vec::new();
        let mut rest = word;
        while let Some((name, sign)) = rest.find(separators).map(|at| rest.split_at(at)) {
            parts.push(NamePart::Name(name.to_owned()));
            parts.push(if sign.starts_with(',') { NamePart::Comma } else { NamePart::Plus });
            rest = sign.get(1..).unwrap_or_default();
        }
        parts.push(NamePart::Name(rest.to_owned()));
        parts
    };
    let mut parts = Vec::new();
    for (at, word) in names.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| names.get(at)).copied().filter(is_name);
        let after = names.get(at + 1).copied().filter(is_name);
        let is_between =
            before.zip(after).is_some_and(|(one, two)| word.len().max(one.len()).max(two.len()) > 1);
        match unquoted(word) {
            Some(name) => parts.push(NamePart::Whole(name.to_owned())),
            None if joins_names(word) && is_between => parts.push(NamePart::Joins),
            None if parts_sides(word) => parts.push(NamePart::Against((*word).clone())),
            // `o Rui`, `die Eva`
            None if is_article(word, after) => {}
            // No name has a comma.
            None => {
                let bare = word.trim_matches(',');
                // `Ann/Bob`
                let separators: &[char] = if names.len() > 1 { &[',', '+'] } else { &[',', '+', '/'] };
                parts.extend(word.starts_with(',').then_some(NamePart::Comma));
                parts.extend(all(separators, bare));
                parts.extend(word.ends_with(',').then_some(NamePart::Comma));
            }
        }
    }
    parts
}

/// Returns true for an article before a name with a capital letter.
fn is_article(word: &str, after: Option<&String>) -> bool {
    let is_capital = |word: &String| word.chars().next().is_some_and(char::is_uppercase);
    means(word, ARTICLES) && !is_capital(&word.to_owned()) && after.is_some_and(is_capital)
}

/// The names of a side. Where commas part them, and after the last `and`, a name may have blanks: `Rui and João Paulo`.
fn names_of_side(side: &[NamePart], known: &RuleNames, players: &mut Vec<String>) {
    let is_part = |part: &NamePart| matches!(part, NamePart::Comma | NamePart::Joins | NamePart::Plus);
    let has_comma = side.contains(&NamePart::Comma);
    let last = side.iter().rposition(|part| *part == NamePart::Joins);
    let last = last.filter(|_| !side.contains(&NamePart::Plus));
    let mut at = 0;
    for names in side.split(is_part) {
        let is_last = last.is_some_and(|last| at > last);
        at += names.len() + 1;
        let words: Vec<&str> = names
            .iter()
            .filter_map(|part| if let NamePart::Name(name) = part { Some(name.as_str()) } else { None })
            .collect();
        if (has_comma || is_last) && words.len() == names.len() && is_one_name(&words, known) {
            players.push(words.join(" "));
            continue;
        }
        players.extend(names.iter().filter_map(|part| match part {
            NamePart::Name(name) | NamePart::Whole(name) => Some(name.clone()),
            _ => None,
        }));
    }
}

/// The most words of a name that is not in quotation marks.
const MOST_OF_NAME: usize = 3;

/// Returns true for the words of one name: all of them begin with a capital letter, or none, and none is nearly a name of rules.
fn is_one_name(words: &[&str], known: &RuleNames) -> bool {
    let is_capital = |word: &&str| word.chars().next().is_some_and(char::is_uppercase);
    let is_alike = words.iter().all(is_capital) || !words.iter().any(is_capital);
    let is_name = is_alike && words.iter().all(|word| near_rules(word, known).is_none());
    is_name && (2..=MOST_OF_NAME).contains(&words.len())
}

/// The spaces at which no line is broken.
const NO_BREAK: [char; 2] = ['\u{a0}', '\u{202f}'];

/// Returns a line with the blanks and quotation marks that a keyboard has in place of those that pages have and phones type:
/// `‘Ann Lee’`. An apostrophe in a name stays.
pub fn as_typed(line: &str) -> String {
    let mut typed = String::with_capacity(line.len());
    let mut before = ' ';
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        let ends = signs.peek().is_none_or(|next| next.is_whitespace());
        typed.push(match sign {
            sign if NO_BREAK.contains(&sign) => ' ',
            '“' | '”' | '„' => '"',
            '‘' | '‚' if before.is_whitespace() || before == '=' => '"',
            '’' | '‘' if ends && typed.matches('"').count() % 2 == 1 => '"',
            sign => sign,
        });
        before = sign;
    }
    typed
}

/// Puts the names that were quoted in a line in quotation marks that [`NewSeries::read`] sees. Options stay as they are.
pub fn with_quotes(words: &mut [String], line: &str) {
    let is_quoted = |word: &str| ['"', '\''].iter().any(|mark| line.contains(&format!("{mark}{word}{mark}")));
    for word in words.iter_mut().skip(1).take_while(|word| !word.starts_with('-')) {
        // A value with spaces is quoted, too: `'dealer=Mary Jo'`.
        if !word.contains('=') && unquoted(word).is_none() && is_quoted(word) {
            *word = format!("\"{word}\"");
        }
    }
}

fn not_a_player(word: &str, is_saved: bool) -> Failure {
    let rules = ticked(word);
    let message = match is_saved {
        true => say::SavedNotAPlayer { rules }.said(),
        false => say::RulesNotAPlayer { rules }.said(),
    };
    let typed = ticked(&format!("'\"{word}\"'"));
    let report = Diagnostic::new(Code::BadOption, message).hinted(say::RulesNotAPlayerHint { typed });
    Failure::unreadable([report])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};

    #[test]
    fn what_a_line_has_in_quotation_marks_is_a_name() {
        let line = "'Mary Jo' \"bicycle\" pagat 'dealer=Mary Jo' --lang 'x'";
        let mut words: Vec<String> =
            ["new", "Mary Jo", "bicycle", "pagat", "dealer=Mary Jo", "--lang", "x"].map(str::to_owned).into();
        with_quotes(&mut words, line);
        assert_eq!(words, ["new", "\"Mary Jo\"", "\"bicycle\"", "pagat", "dealer=Mary Jo", "--lang", "x"]);
        assert_eq!((unquoted("\"bicycle\""), unquoted("pagat")), (Some("bicycle"), None));
    }

    #[test]
    fn what_a_phone_makes_of_a_line_is_read_as_typed() {
        for (line, typed) in [
            ("new Ann\u{a0}Bob", "new Ann Bob"),
            ("new ‘Ann Lee’ Bob", "new \"Ann Lee\" Bob"),
            ("new “Ann Lee” „Bob Roe“", "new \"Ann Lee\" \"Bob Roe\""),
            ("new ‘Pat O’Hara’ O’Neil", "new \"Pat O’Hara\" O’Neil"),
            ("new Hans’ Bob", "new Hans’ Bob"),
        ] {
            assert_eq!(as_typed(line), typed);
        }
        let book = Book::open("/nonexistent".into(), None);
        let read = NewSeries::read(&["Ann\u{a0}Bob".to_owned()], &book);
        assert_eq!(read.unwrap_or_else(|_| panic!()).players, ["Ann", "Bob"]);
        // As the words of a shell.
        for (words, players) in [
            (vec!["‘Ann", "Lee’", "Bob"], ["Ann Lee", "Bob"]),
            (vec!["‘Ann Lee’", "Bob"], ["Ann Lee", "Bob"]),
            (vec!["O’Neil", "Mary Jo"], ["O’Neil", "Mary Jo"]),
            (vec!["Hans’", "Bob"], ["Hans’", "Bob"]),
        ] {
            let words: Vec<String> = words.into_iter().map(str::to_owned).collect();
            let read = NewSeries::read(&words, &book).unwrap_or_else(|_| panic!());
            assert_eq!(read.players, players, "{words:?}");
        }
    }

    #[test]
    fn partners_are_typed_as_the_sheet_has_them() {
        let book = Book::open("/nonexistent".into(), None);
        let read = |line: &str| NewSeries::read(&shlex::split(line).unwrap(), &book);
        let players = ["Kai", "Max", "v", "Zoe", "Ida"];
        for line in ["Kai+Max v Zoe+Ida", "Kai and Max v Zoe and Ida", "Kai + Max v Zoe + Ida"] {
            assert_eq!(read(line).unwrap().players, players, "{line}");
        }
        let failure = read("Kai Zoe for 5 cents a point").unwrap_err();
        let hint = failure.reports.kept()[0].hint.as_ref().unwrap().to_string();
        assert_eq!(hint, "did you mean `new Kai Zoe stake=0.05`?");
    }

    #[test]
    fn a_name_may_have_blanks_where_names_are_parted() {
        let book = Book::open("/nonexistent".into(), None);
        let read = |line: &str| NewSeries::read(&shlex::split(line).unwrap(), &book);
        for (line, players) in [
            ("Rui e João Paulo", &["Rui", "João Paulo"][..]),
            ("rui e joão paulo", &["rui", "joão paulo"]),
            ("Rui, Marta, João Paulo", &["Rui", "Marta", "João Paulo"]),
            ("Ann, Bob and Cid Dee pagat", &["Ann", "Bob", "Cid Dee"]),
            ("Tea and Mia against Rui and João Paulo", &["Tea", "Mia", "against", "Rui", "João Paulo"]),
            // Only where nothing else is likelier.
            ("Ann Bob and Cid", &["Ann", "Bob", "Cid"]),
            ("we are Ann and Bob", &["Ann", "Bob"]),
            ("Ann and me (Bob)", &["Ann", "Bob"]),
            ("Ann and Bob!", &["Ann", "Bob"]),
            ("Ann and With", &["Ann", "With"]),
            ("Ann and Bob Cid Dee Eve", &["Ann", "Bob", "Cid", "Dee", "Eve"]),
            ("Ann + Bob v Cid + Dee", &["Ann", "Bob", "v", "Cid", "Dee"]),
            ("the Ann and the Bob", &["Ann", "Bob"]),
            ("a the Bob", &["a", "Bob"]),
            ("Ann The", &["Ann", "The"]),
        ] {
            assert_eq!(read(line).unwrap().players, players, "{line}");
        }
        assert!(read("Ann and Bob hollywod").is_err());
        for line in [
            "me and Max",
            "Max, I",
            "Ann Bob Me",
            "my brother Max and me, Ann",
            "I am Zoe, Ann",
            "Ann with Bob",
            "Ann Bob without oklahoma",
            "Ann and Bob please",
            "Ann and Bob play",
            "game Ann Bob",
        ] {
            let failure = read(line).unwrap_err();
            assert_eq!(failure.reports.kept()[0].code, Code::BadValue, "{line}");
        }
        // A player may be called so.
        for (tag, line) in [("it", "Mia Luca"), ("en", "My Mine"), ("de", "Meine Kai")] {
            let lang = Lang::with_tag(tag).unwrap();
            assert!(speaking(lang, || read(line)).is_ok(), "{line}");
        }
        assert!(read("'\"Me\"' Max").is_ok() && read("a e i").is_ok());
    }

    #[test]
    fn a_mistyped_preset_is_not_a_third_player() {
        let book = Book::open("/nonexistent".into(), None);
        let read = |line: &str| NewSeries::read(&shlex::split(line).unwrap(), &book);
        for (line, rules, player) in [
            ("Ann Bob hollywod", "new Ann Bob hollywood", "new Ann Bob '\"hollywod\"'"),
            ("Ann Bob Pagta", "new Ann Bob pagat", "new Ann Bob '\"Pagta\"'"),
            (
                "Ann Cid v Bob Dan bycicle",
                "new Ann Cid v Bob Dan bicycle",
                "new Ann Cid v Bob Dan '\"bycicle\"'",
            ),
            (
                "Ann Bob wikipdia stake=1",
                "new Ann Bob wikipedia stake=1",
                "new Ann Bob '\"wikipdia\"' stake=1",
            ),
        ] {
            let failure = read(line).unwrap_err();
            let hint = failure.reports.kept()[0].hint.as_ref().unwrap().to_string();
            assert!(hint.contains(&ticked(rules)) && hint.contains(&ticked(player)), "{line}: {hint}");
        }
        let gin = format!("{:?}", read("Ann Bob gin").unwrap_err().reports.kept()[0]);
        assert!(gin.contains("`new Ann Bob`"), "{gin}");
        for line in
            ["Ann Hollywod", "Ann Bob '\"Hollywod\"'", "Ann Bob Mary", "Ann Bob Dave", "Ann Cid v Bob Eve"]
        {
            assert!(read(line).is_ok(), "{line}");
        }
    }

    #[test]
    fn names_end_at_the_first_word_of_what_is_agreed() {
        let book = Book::open("/nonexistent".into(), None);
        let read = |line: &str| NewSeries::read(&shlex::split(line).unwrap(), &book);
        for (line, players) in [
            ("Ann , Bob pagat", &["Ann", "Bob"][..]),
            ("Ann,Bob und Cid", &["Ann", "Bob", "Cid"]),
            ("a e i", &["a", "e", "i"]),
            ("Ann '\"und\"' Bob stake=1", &["Ann", "und", "Bob"]),
            ("'\"Pagat\"' Ann pagat", &["Pagat", "Ann"]),
        ] {
            assert_eq!(read(line).unwrap().players, players, "{line}");
        }
        for line in ["Ann Bob pagat Cid", "Ann pagat", "pagat Ann Bob", "Ann Bob target=150 Cid"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
