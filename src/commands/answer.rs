//! The answer of a command. The command does not know who gets it: whoever ran it prints it, as a shell or a table does.

use std::io::{self, Write};

use crate::commands::env::Env;
use crate::commands::failure::Stop;
use crate::say::text::Text;
use crate::show::render::rendered;

/// What a command answers.
#[derive(Debug, Default)]
pub struct Answer {
    /// For people.
    pub text: Text,
    /// For programs: objects, each in a line of its own, or a file as it is.
    pub data: String,
    /// True if something was recorded.
    pub recorded: bool,
    /// What may follow.
    pub next: Option<Next>,
}

/// What may follow a command at a table.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// This series is the one to continue with.
    Series(String),
    /// The series of the table is gone.
    Unseated,
    /// A hand that was judged can be recorded.
    Hand(String),
}

/// The answer of a command, or why it stopped.
pub type Answered = Result<Answer, Stop>;

impl Answer {
    /// A file as it is.
    pub fn file(data: impl Into<String>) -> Answer {
        Answer { data: data.into(), ..Answer::default() }
    }

    /// The answer with another one after it.
    #[must_use]
    pub fn then(self, after: Answer) -> Answer {
        Answer {
            text: self.text.then(after.text),
            data: self.data + &after.data,
            recorded: self.recorded || after.recorded,
            next: after.next.or(self.next),
        }
    }
}

/// These answers one after another, up to the first that fails.
///
/// # Errors
///
/// Fails with the answers before it.
pub fn joined(answers: impl IntoIterator<Item = Answered>) -> Answered {
    let mut all = Answer::default();
    for answered in answers {
        match answered {
            Ok(answer) => all = all.then(answer),
            Err(stop) => return Err(stop.after(all)),
        }
    }
    Ok(all)
}

/// Standard output.
pub struct Output<'s> {
    /// The stream.
    pub out: &'s mut dyn Write,
    /// True once anything was recorded, so that a failure to write the answer does not deny it.
    pub recorded: bool,
}

impl Output<'_> {
    /// Prints an answer, also what there is of it if the command stopped. Returns what may follow.
    ///
    /// # Errors
    ///
    /// If the command stopped, or if the answer cannot be written.
    pub fn print(&mut self, answered: Answered, env: &Env) -> Result<Option<Next>, Stop> {
        match answered {
            Ok(answer) => Ok(self.write(answer, env)?),
            Err(mut stop) => {
                // Why it stopped is more than that this cannot be written.
                let _ = stop.so_far.take().map(|answer| self.write(*answer, env));
                Err(stop)
            }
        }
    }

    fn write(&mut self, answer: Answer, env: &Env) -> io::Result<Option<Next>> {
        self.recorded |= answer.recorded;
        let text = rendered(&env.remarks.as_typed(answer.text), env.look.out);
        self.out.write_all(text.as_bytes())?;
        self.out.write_all(answer.data.as_bytes())?;
        Ok(answer.next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::failure::{Failure, Why};
    use crate::show::code::Code;

    #[test]
    fn a_failure_has_the_answers_before_it() {
        let recorded = |text: &str| Ok(Answer { text: text.into(), recorded: true, ..Answer::default() });
        let all = joined([recorded("one"), recorded("two")]).unwrap();
        assert_eq!((all.text.to_string().as_str(), all.recorded), ("one\ntwo\n", true));
        let failed = || Err(Failure::mistake(Code::BadLine, "not a hand", "type a hand").into());
        let stop = joined([recorded("one"), failed(), recorded("two")]).unwrap_err();
        let so_far = stop.so_far.unwrap();
        assert!(matches!(stop.why, Why::Failure(_)));
        assert_eq!((so_far.text.to_string().as_str(), so_far.recorded), ("one\n", true));
    }
}
