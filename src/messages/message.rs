//! A message with its values.

use std::borrow::Cow;

use super::fill::filled;
use super::lang::Lang;
use crate::text::Line;
use ginscore_rules::cards::Card;

/// A message with the values of its variables.
pub trait Message {
    /// Its text in a language, with marks in the places of the values.
    fn template(&self, lang: Lang) -> &'static str;

    /// Calls a function with the values, in the order of the message's fields.
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R;

    /// The message as a line in a language.
    fn line_in(&self, lang: Lang) -> Line {
        self.with_args(|args| filled(self.template(lang), args, lang))
    }

    /// The message as a line, in which cards and styled words keep their look.
    fn line(&self) -> Line {
        self.line_in(Lang::current())
    }

    /// The message as words.
    fn said(&self) -> String {
        self.line().to_string()
    }
}

/// A message without variables.
pub trait Fixed: Message {
    /// Its words.
    fn text(&self) -> &'static str {
        self.template(Lang::current())
    }
}

impl<M: Message> From<M> for Line {
    fn from(message: M) -> Line {
        message.line()
    }
}

/// A message of the file that it is in: its number there, its type, and its variables, each a field of any type that is a
/// [`Value`] or a [`Count`]. The type parameter of a field has the field's name.
macro_rules! message {
    ($number:literal, $name:ident) => {
        pub(crate) struct $name;

        impl Message for $name {
            fn template(&self, lang: Lang) -> &'static str {
                text(lang, $number)
            }

            fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R {
                fill(&[])
            }
        }

        impl Fixed for $name {}
    };
    ($number:literal, $name:ident { $($field:ident: $kind:ident),+ }) => {
        pub(crate) struct $name<$($field),+> {
            $(pub(crate) $field: $field),+
        }

        impl<$($field: $kind),+> Message for $name<$($field),+> {
            fn template(&self, lang: Lang) -> &'static str {
                text(lang, $number)
            }

            fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R {
                fill(&[$(self.$field.arg()),+])
            }
        }
    };
}

pub(crate) use message;

/// A value in a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Words that are the same in every language, such as a name.
    Words(&'a str),
    /// A number.
    Number(i128),
    /// A line, with cards or styled words.
    Line(&'a Line),
    /// A card.
    Card(Card),
}

/// A value that can stand in a message.
pub trait Value {
    /// The value.
    fn arg(&self) -> Arg<'_>;
}

/// A whole number, which can choose a plural form.
pub trait Count: Value {}

impl Value for str {
    fn arg(&self) -> Arg<'_> {
        Arg::Words(self)
    }
}

impl Value for String {
    fn arg(&self) -> Arg<'_> {
        Arg::Words(self)
    }
}

impl Value for Cow<'_, str> {
    fn arg(&self) -> Arg<'_> {
        Arg::Words(self)
    }
}

impl Value for Line {
    fn arg(&self) -> Arg<'_> {
        Arg::Line(self)
    }
}

impl Value for Card {
    fn arg(&self) -> Arg<'_> {
        Arg::Card(*self)
    }
}

impl<V: Value + ?Sized> Value for &V {
    fn arg(&self) -> Arg<'_> {
        (**self).arg()
    }
}

impl<C: Count + ?Sized> Count for &C {}

macro_rules! counts {
    ($($number:ty),*) => {
        $(
            impl Value for $number {
                fn arg(&self) -> Arg<'_> {
                    Arg::Number(*self as i128)
                }
            }
            impl Count for $number {}
        )*
    };
}

counts!(u8, u16, u32, u64, usize, i8, i16, i32, i64, i128);
