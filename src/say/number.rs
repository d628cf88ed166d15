//! Numbers as people write them in a language.

use std::fmt::Display;

use super::lang::Lang;

/// A number that was written with a decimal point, and has no other signs but `+` and `-`: `25.5`.
pub fn decimal(number: impl Display) -> String {
    decimal_in(Lang::current(), number)
}

/// A number of percent that was written with a decimal point: `33.3%`.
pub fn percent(number: impl Display) -> String {
    percent_in(Lang::current(), number)
}

/// A whole number with separators between thousands: `115,733`.
pub(super) fn grouped_in(lang: Lang, number: i128) -> String {
    let (separator, fewest) = lang.thousands();
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && digits.len() >= fewest && (digits.len() - at).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

fn decimal_in(lang: Lang, number: impl Display) -> String {
    number.to_string().replacen('.', lang.decimal().encode_utf8(&mut [0; 4]), 1)
}

fn percent_in(lang: Lang, number: impl Display) -> String {
    decimal_in(lang, number) + lang.percent()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_english() {
        for (number, written) in
            [(7, "7"), (999, "999"), (1549, "1,549"), (115_733, "115,733"), (-12_345_678, "-12,345,678")]
        {
            assert_eq!(grouped_in(Lang::ENGLISH, number), written);
        }
    }

    #[test]
    fn numbers_in_each_language() {
        for (lang, four_digits, five_digits, decimals, percents) in [
            ("en", "1,549", "-15,490", "+25.5", "33.3%"),
            ("pt-BR", "1.549", "-15.490", "+25,5", "33,3%"),
            ("pt-PT", "1549", "-15\u{a0}490", "+25,5", "33,3%"),
            ("it", "1549", "-15.490", "+25,5", "33,3%"),
            ("de", "1.549", "-15.490", "+25,5", "33,3\u{a0}%"),
            ("pl", "1549", "-15\u{a0}490", "+25,5", "33,3%"),
        ] {
            let lang = Lang::with_tag(lang).unwrap();
            assert_eq!(grouped_in(lang, 1549), four_digits, "{lang:?}");
            assert_eq!(grouped_in(lang, -15_490), five_digits, "{lang:?}");
            assert_eq!(decimal_in(lang, format_args!("{:+.1}", 25.54)), decimals, "{lang:?}");
            assert_eq!(percent_in(lang, format_args!("{:.1}", 100.0 / 3.0)), percents, "{lang:?}");
        }
    }
}
