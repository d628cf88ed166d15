//! Cards for serde, as the text that they are written with.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::cards::card::Card;
use crate::cards::set::Cards;

struct CardText<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for CardText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards such as `4S 5S 6S`")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($of:ty) => {
        impl Serialize for $of {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $of {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$of, D::Error> {
                deserializer.deserialize_str(CardText(PhantomData))
            }
        }
    };
}

as_text!(Card);
as_text!(Cards);
