//! Standard input, line by line: lines of limited length, and commands that answer each with a line of their own.

use std::io::{BufRead, BufReader, BufWriter, Read, Write};

use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::failure::{Failure, Kind, unreadable_input};
use crate::commands::run::plan::Output;
use crate::say::Message;
use crate::say::written::script_lines as say;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::words::and_more;
use ginscore_notation::{LONGEST_LINE, Mistakes, ParseError, Span};

const BUFFER: usize = 1 << 16;

pub trait AnswerLines {
    /// The lengths of most lines from a program, in bytes: a line of another length has to be searched for its end.
    const USUAL: &'static [usize];

    /// Writes the answer to a line in the form in which programs write it, which needs no notation. For any other line
    /// writes nothing and returns false: it is answered by [`answer`](AnswerLines::answer).
    fn plain(&mut self, line: &[u8], out: &mut Vec<u8>) -> bool;

    /// Writes the answer to any line.
    fn answer(&mut self, line: &str, out: &mut Vec<u8>) -> Result<(), Failure>;
}

/// Answers the lines at the start of the input as long as they are plain. Returns how many bytes and how many lines that
/// were. A line whose end is not there yet is not read.
fn answer_plain<C: AnswerLines>(command: &mut C, input: &[u8], out: &mut Vec<u8>) -> (usize, usize) {
    let (mut rest, mut lines) = (input, 0);
    loop {
        let ends_at = |length: &usize| rest.get(*length) == Some(&b'\n');
        let usual = C::USUAL.iter().copied().find(ends_at);
        let Some(length) = usual.or_else(|| rest.iter().position(|byte| *byte == b'\n')) else { break };
        let Some(line) = rest.get(..length) else { break };
        if !command.plain(line.strip_suffix(b"\r").unwrap_or(line), out) {
            break;
        }
        out.push(b'\n');
        rest = rest.get(length + 1..).unwrap_or_default();
        lines += 1;
    }
    (input.len() - rest.len(), lines)
}

/// Answers each line of the input. For a line that cannot be answered, prints an empty line, or in JSON the object of the
/// mistakes, and a message, and continues; after twenty messages the others are counted. Stops at input that is not text.
///
/// All answers are written out before the input is waited for: a program may ask one hand and wait for its answer.
pub fn answer_lines(
    command: &mut impl AnswerLines,
    input: impl Read,
    env: &Env,
    output: &mut Output<'_>,
) -> Answered {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut out = BufWriter::with_capacity(BUFFER, &mut *output.out);
    let (mut line, mut answers) = (Vec::new(), Vec::new());
    let mut mistakes = Mistakes::none();
    let mut number = 0;
    loop {
        // Only an empty buffer is filled again, which may wait.
        if input.buffer().is_empty() {
            out.flush()?;
        }
        // An error comes again when the next line is read.
        let (bytes, lines) =
            input.fill_buf().map_or((0, 0), |start| answer_plain(command, start, &mut answers));
        input.consume(bytes);
        number += lines;
        // The rest of a line is waited for, too.
        if !input.buffer().contains(&b'\n') {
            out.write_all(&answers)?;
            answers.clear();
            out.flush()?;
        }
        // One line that is more than that, or the end of the input.
        number += 1;
        let at_line = |report: Diagnostic| report.at(place(number));
        match next_line(&mut input, &mut line) {
            Ok(true) => {
                let text = String::from_utf8_lossy(&line);
                let before = answers.len();
                if let Err(failure) = command.answer(text.trim_end_matches(['\n', '\r']), &mut answers) {
                    answers.truncate(before);
                    if env.wants_objects() {
                        let object = json::failed(failure.besides.as_deref(), &failure.reports);
                        answers.extend(json::written(&object).into_bytes());
                    }
                    print_mistakes(&mut mistakes, failure.reports.map(at_line), env);
                }
                answers.push(b'\n');
            }
            Ok(false) => break,
            Err(failure) => {
                print_mistakes(&mut mistakes, failure.reports.map(at_line), env);
                break;
            }
        }
        out.write_all(&answers)?;
        answers.clear();
    }
    out.write_all(&answers)?;
    out.flush()?;
    drop(out);
    if let Some(more) = and_more(mistakes.more()) {
        env.remarks.write(&format!("{more}\n"));
    }
    if mistakes.is_empty() { Ok(Answer::default()) } else { Err(Failure::new(Kind::Unreadable, []).into()) }
}

/// Prints the mistakes of a line immediately, unless the limit is reached.
fn print_mistakes(mistakes: &mut Mistakes<Diagnostic>, of_line: Mistakes<Diagnostic>, env: &Env) {
    let before = mistakes.kept().len();
    mistakes.append(of_line);
    for report in mistakes.kept().iter().skip(before) {
        env.remarks.write(&report.shown("error"));
    }
}

/// Reads the next line into `line`, without its end; false if there is none.
/// Fails if the line is too long or contains a zero byte: the input is then not a script, and the next line cannot be found.
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    line.clear();
    // The longest allowed line and its end.
    let most = LONGEST_LINE as u64 + 2;
    let mut bounded = Read::take(Read::by_ref(input), most);
    let read = bounded.read_until(b'\n', line).map_err(|error| unreadable_input(&error))?;
    for end in [b'\n', b'\r'] {
        line.pop_if(|last| *last == end);
    }
    if line.contains(&0) {
        return Err(not_text());
    }
    if line.len() > LONGEST_LINE {
        return Err(Failure::misread("", &ParseError::TooLong(None).at(Span::new(0, 0))));
    }
    Ok(read > 0)
}

fn place(number: usize) -> String {
    say::AtLine { number }.said()
}

/// The failure with the number of its line.
pub fn at_line(failure: Failure, number: usize, line: &str) -> Failure {
    at_place(failure, &place(number), line)
}

/// The failure with the place of its line. Unless it comes from the disk, it points at the whole line if it points at nothing
/// else.
pub fn at_place(failure: Failure, place: &str, line: &str) -> Failure {
    let blamed = |report: Diagnostic| match report.excerpt {
        None if failure.kind != Kind::Ledger => {
            report.pointing(line, vec![Span::new(0, line.trim_end().len())])
        }
        _ => report,
    };
    Failure { reports: failure.reports.map(|report| blamed(report).at(place)), ..failure }
}

pub fn not_text() -> Failure {
    Failure::mistake(Code::BadLine, say::NotText, say::NotTextHint)
}
