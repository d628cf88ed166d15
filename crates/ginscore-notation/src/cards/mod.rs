//! Cards as they are typed: alone, in ranges and in sets, in the letters of each language.

pub(crate) mod national_letters;
pub(crate) mod group;
mod national_group;
pub(crate) mod card_word;

#[cfg(test)]
mod one_reading_tests;
