//! The form for any line of the notation.

use maud::{Markup, html};

use super::super::isolated::words;
use super::{Alert, Field, Now, Typed, describes, next_to};
use crate::say::{Fixed, written::enter as say};

const EXAMPLES: usize = 6;

/// The form: the last lines, each hand with the number by which corrections know it, and a new one.
pub(super) fn form(now: &Now<'_>, typed: &Typed, mistake: Option<&Alert>) -> Markup {
    let script = now.series.script();
    let last = script.iter().rev().take(EXAMPLES).rev();
    html! {
        @if !script.is_empty() {
            p { (say::LastLines.text()) }
            ul.lines {
                @for step in last {
                    li {
                        span.number { @if let Some((number, _)) = step.hand { (number) } }
                        " " (words(&step.line(now.series.roster())))
                    }
                }
            }
        }
        form method="post" action="preview" {
            input type="hidden" name="after" value=(now.seal);
            label for="line" { (say::LineLabel.text()) }
            (next_to(Field::Line, mistake))
            input id="line" name="line" type="text" value=(typed.line) autocomplete="off" autocapitalize="none"
                autocorrect="off" spellcheck="false" enterkeyhint="go" maxlength="4000"
                aria-invalid=[describes(Field::Line, mistake).map(|_| "true")]
                aria-describedby=[describes(Field::Line, mistake)];
            div.send { button type="submit" { (say::Check.text()) } }
        }
    }
}
