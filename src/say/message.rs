//! A message with its values.

use std::borrow::Cow;

use super::lang::Lang;
use crate::say::text::Line;
use ginscore_rules::cards::{Card, Upcard};

/// A message with the values of its variables.
pub trait Message {
    fn line_in(&self, lang: Lang) -> Line;

    /// The message as a line, in which cards and styled words keep their look.
    fn line(&self) -> Line {
        self.line_in(Lang::current())
    }

    fn said(&self) -> String {
        self.line().to_string()
    }
}

/// A message without variables.
pub trait Fixed: Message {
    fn text_in(&self, lang: Lang) -> &'static str;

    fn text(&self) -> &'static str {
        self.text_in(Lang::current())
    }
}

impl<M: Message> From<M> for Line {
    fn from(message: M) -> Line {
        message.line()
    }
}

/// A message of the section that it is in: its number there, its type, and its variables, each a field of any type that is
/// a [`Value`] or a [`Count`]. The type parameter of a field has the field's name.
///
/// There are many of them: each compiles to no more than the list of its values.
macro_rules! message {
    ($number:literal, $name:ident) => {
        pub(crate) struct $name;

        impl Message for $name {
            fn line_in(&self, lang: Lang) -> $crate::say::text::Line {
                filled(text(lang, $number), &[], lang)
            }
        }

        impl Fixed for $name {
            fn text_in(&self, lang: Lang) -> &'static str {
                text(lang, $number)
            }
        }
    };
    ($number:literal, $name:ident { $($field:ident: $kind:ident),+ }) => {
        pub(crate) struct $name<$($field),+> {
            $(pub(crate) $field: $field),+
        }

        impl<$($field: $kind),+> Message for $name<$($field),+> {
            fn line_in(&self, lang: Lang) -> $crate::say::text::Line {
                filled(text(lang, $number), &[$(self.$field.arg()),+], lang)
            }
        }
    };
}

pub(crate) use message;

#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Words that are the same in every language, such as a name.
    Words(&'a str),
    Number(i128),
    /// A line, with cards or styled words.
    Line(&'a Line),
    Card(Upcard),
}

/// A value that can stand in a message.
pub trait Value {
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
        Arg::Card((*self).into())
    }
}

impl Value for Upcard {
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
