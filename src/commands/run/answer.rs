//! The answer of a command, or why it stopped. The command does not know who gets it: whoever ran it prints it, as a shell or a
//! table does.

use std::io;

use crate::commands::run::failure::Failure;
use crate::say::text::Text;

#[derive(Debug, Default)]
pub struct Answer {
    /// For people.
    pub text: Text,
    /// For programs: objects, each in a line of its own, or a file as it is.
    pub data: String,
    /// True if something was recorded.
    pub recorded: bool,
    pub next: Option<Next>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// This series is the one to continue with.
    Series(String),
    /// The series of the table is gone.
    Unseated,
    /// A hand that was judged can be recorded.
    Hand(String),
}

pub type Answered = Result<Answer, Stop>;

impl Answer {
    pub fn file(data: impl Into<String>) -> Answer {
        Answer { data: data.into(), ..Answer::default() }
    }

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

#[derive(Debug)]
pub struct Stop {
    pub why: Why,
    /// What it had answered by then.
    pub so_far: Option<Box<Answer>>,
}

#[derive(Debug)]
pub enum Why {
    Failure(Failure),
    /// The answer could not be written.
    Output(io::Error),
    Interrupted,
}

impl Stop {
    /// The same after an answer.
    #[must_use]
    pub fn after(self, answer: Answer) -> Stop {
        let so_far = self.so_far.map_or_else(Answer::default, |so_far| *so_far);
        Stop { so_far: Some(Box::new(answer.then(so_far))), ..self }
    }
}

impl From<Why> for Stop {
    fn from(why: Why) -> Stop {
        Stop { why, so_far: None }
    }
}

impl<F: Into<Failure>> From<F> for Stop {
    fn from(failure: F) -> Stop {
        Why::Failure(failure.into()).into()
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Why::Output(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::run::failure::Failure;
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
