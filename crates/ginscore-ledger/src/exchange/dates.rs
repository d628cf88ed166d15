//! Dates as spreadsheets write them: the standard form, and the local forms that can mean only one day.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime};

/// The order of the day and the month in dates such as `11/12/2026`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOrder {
    /// `31/12/2026`.
    DayFirst,
    /// `12/31/2026`.
    MonthFirst,
}

/// The reason why a date cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DateProblem {
    /// It is not a date.
    Unreadable,
    /// It may be any of these days.
    Ambiguous(NaiveDate, NaiveDate),
}

/// A date from a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SheetDate {
    /// The day.
    pub(crate) day: NaiveDate,
    /// The moment in standard form, with the offset if there is one; `None` without a time of day.
    pub(crate) moment: Option<String>,
}

/// The order of day and month that the dates seen so far show.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum ShownOrder {
    /// Every date can be read in both orders, or in neither.
    #[default]
    Unknown,
    /// Some dates can be read only in that order.
    Only(DateOrder),
    /// Some dates can be read only in one order, and some only in the other.
    Both,
}

impl ShownOrder {
    /// Takes a date into account.
    pub(crate) fn take(&mut self, text: &str) {
        let read = |order| read_date(text, Some(order)).is_ok();
        let order = match (read(DateOrder::DayFirst), read(DateOrder::MonthFirst)) {
            (true, false) => DateOrder::DayFirst,
            (false, true) => DateOrder::MonthFirst,
            _ => return,
        };
        *self = match *self {
            ShownOrder::Unknown => ShownOrder::Only(order),
            ShownOrder::Only(known) if known == order => ShownOrder::Only(order),
            ShownOrder::Only(_) | ShownOrder::Both => ShownOrder::Both,
        };
    }

    /// The order, if the dates show one.
    pub(crate) const fn order(self) -> Option<DateOrder> {
        match self {
            ShownOrder::Only(order) => Some(order),
            ShownOrder::Unknown | ShownOrder::Both => None,
        }
    }
}

/// Reads a date, with or without a time of day.
pub(crate) fn read_date(text: &str, order: Option<DateOrder>) -> Result<SheetDate, DateProblem> {
    let text = text.trim();
    if let Ok(moment) = DateTime::parse_from_rfc3339(text) {
        return Ok(SheetDate { day: moment.date_naive(), moment: Some(text.to_owned()) });
    }
    for format in ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%M"] {
        if let Ok(moment) = NaiveDateTime::parse_from_str(text, format) {
            return Ok(SheetDate { day: moment.date(), moment: Some(standard(moment)) });
        }
    }
    // The time of day is the first word with a colon and everything after it, as in `7:30 PM`.
    let spaced = text.replace(',', " ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let at = words.iter().position(|word| word.contains(':')).unwrap_or(words.len());
    let (date, time) = words.split_at(at);
    let time = match time {
        [] => None,
        words => Some(read_time(&words.join(" ")).ok_or(DateProblem::Unreadable)?),
    };
    let day = read_day(date, order)?;
    Ok(SheetDate { day, moment: time.map(|time| standard(day.and_time(time))) })
}

/// Reads a time of day, as in `19:30`, `19:30:05` or `7:30 PM`.
pub(crate) fn read_time(text: &str) -> Option<NaiveTime> {
    let text = text.trim().to_uppercase().replace('.', ":");
    ["%H:%M", "%H:%M:%S", "%I:%M %p", "%I:%M:%S %p", "%I:%M%p", "%I:%M:%S%p"]
        .iter()
        .find_map(|format| NaiveTime::parse_from_str(&text, format).ok())
}

/// A local moment in standard form.
pub(crate) fn standard(moment: NaiveDateTime) -> String {
    moment.format("%Y-%m-%dT%H:%M:%S").to_string()
}

/// A part of a date.
enum Part {
    /// A number, with its digits.
    Number(u32, usize),
    /// A month by its name, from 1.
    Month(u32),
}

fn read_day(words: &[&str], order: Option<DateOrder>) -> Result<NaiveDate, DateProblem> {
    let dotted = words.len() == 1 && words.concat().contains('.');
    let parts: Option<Vec<Part>> = words
        .iter()
        .flat_map(|word| word.split(['/', '-', '.']))
        .filter(|part| !part.is_empty() && !is_weekday(part))
        .map(part)
        .collect();
    let days: Vec<(u32, u32, u32)> = match parts.as_deref() {
        // The year comes first only in the standard order.
        Some(&[Part::Number(year, 4), Part::Number(month, _), Part::Number(day, _)]) => {
            vec![(year, month, day)]
        }
        Some(&[Part::Number(day, 1..=2), Part::Month(month), Part::Number(year, digits)])
        | Some(&[Part::Month(month), Part::Number(day, 1..=2), Part::Number(year, digits)]) => {
            full(year, digits).map(|year| (year, month, day)).into_iter().collect()
        }
        Some(&[Part::Number(one, 1..=2), Part::Number(two, 1..=2), Part::Number(three, digits)]) => {
            let year = full(three, digits);
            let day_first = year.map(|year| (year, two, one));
            let month_first = year.map(|year| (year, one, two));
            match order {
                // Dots separate the day from the month everywhere.
                _ if dotted => day_first.into_iter().collect(),
                Some(DateOrder::DayFirst) => day_first.into_iter().collect(),
                Some(DateOrder::MonthFirst) => month_first.into_iter().collect(),
                None => {
                    let year_first = (digits == 2).then_some((2000 + one, two, three));
                    day_first.into_iter().chain(month_first).chain(year_first).collect()
                }
            }
        }
        _ => return Err(DateProblem::Unreadable),
    };
    let mut days: Vec<NaiveDate> = days
        .into_iter()
        .filter_map(|(year, month, day)| NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day))
        .collect();
    days.dedup();
    match days.as_slice() {
        [] => Err(DateProblem::Unreadable),
        [only] => Ok(*only),
        [one, other, ..] => Err(DateProblem::Ambiguous(*one, *other)),
    }
}

/// The year of two or four digits.
const fn full(year: u32, digits: usize) -> Option<u32> {
    match digits {
        2 => Some(2000 + year),
        4 => Some(year),
        _ => None,
    }
}

fn part(text: &str) -> Option<Part> {
    let number = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let suffix = text.get(number.len()..).unwrap_or_default().to_lowercase();
    if number.is_empty() {
        return month(&suffix).map(Part::Month);
    }
    let plain = number.len() <= 4 && number.bytes().all(|digit| digit.is_ascii_digit());
    let ordinal = matches!(suffix.as_str(), "" | "st" | "nd" | "rd" | "th");
    (plain && ordinal).then(|| Some(Part::Number(number.parse().ok()?, number.len()))).flatten()
}

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

const WEEKDAYS: [&str; 7] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

fn month(text: &str) -> Option<u32> {
    let at = MONTHS.iter().position(|month| text.len() >= 3 && month.starts_with(text))?;
    u32::try_from(at + 1).ok()
}

fn is_weekday(text: &str) -> bool {
    let text = text.to_lowercase();
    text.len() >= 3 && WEEKDAYS.iter().any(|day| day.starts_with(&text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str, order: Option<DateOrder>) -> Result<String, DateProblem> {
        read_date(text, order).map(|date| date.moment.unwrap_or_else(|| date.day.to_string()))
    }

    #[test]
    fn forms_that_mean_one_day() {
        for text in [
            "2026-11-20",
            "2026/11/20",
            "20/11/2026",
            "11/20/2026",
            "20.11.2026",
            "20.11.26",
            "11/20/26",
            "20 Nov 2026",
            "20-Nov-26",
            "Nov 20, 2026",
            "November 20th, 2026",
            "Friday, 20 November 2026",
        ] {
            assert_eq!(day(text, None).as_deref(), Ok("2026-11-20"), "{text}");
        }
        assert_eq!(day("11.12.2026", None).as_deref(), Ok("2026-12-11"));
        assert_eq!(day("11/11/2026", None).as_deref(), Ok("2026-11-11"));
        for text in ["20/11/2026 19:30", "11/20/2026 7:30 PM", "2026-11-20 19:30:00", "2026-11-20T19:30"] {
            assert_eq!(day(text, None).as_deref(), Ok("2026-11-20T19:30:00"), "{text}");
        }
        assert_eq!(day("2026-11-20T19:30:00+01:00", None).as_deref(), Ok("2026-11-20T19:30:00+01:00"));
    }

    #[test]
    fn an_ambiguous_date_is_not_guessed() {
        let days = |one: &str, other: &str| {
            Err(DateProblem::Ambiguous(one.parse().unwrap(), other.parse().unwrap()))
        };
        assert_eq!(day("11/12/2026", None), days("2026-12-11", "2026-11-12"));
        assert_eq!(day("20/11/26", None), days("2026-11-20", "2020-11-26"));
        assert_eq!(day("11/12/2026", Some(DateOrder::DayFirst)).as_deref(), Ok("2026-12-11"));
        assert_eq!(day("11/12/26", Some(DateOrder::MonthFirst)).as_deref(), Ok("2026-11-12"));
        let shown = |dates: &[&str]| {
            let mut shown = ShownOrder::default();
            dates.iter().for_each(|date| shown.take(date));
            shown.order()
        };
        assert_eq!(shown(&["11/12/2026", "20/11/2026"]), Some(DateOrder::DayFirst));
        assert_eq!(shown(&["21/11/2026", "20/11/2026"]), Some(DateOrder::DayFirst));
        assert_eq!(shown(&["11/20/2026", "20/11/2026"]), None);
        assert_eq!(shown(&["11/20/2026", "20/11/2026", "21/11/2026"]), None);
        assert_eq!(shown(&["11/12/2026", "2026-11-20", "soon"]), None);
    }

    #[test]
    fn what_is_no_date() {
        for text in [
            "",
            "soon",
            "20",
            "20/11",
            "32/12/2026",
            "20/11/2026 25:00",
            "1/2/3/4",
            "Fri",
            "20/13/2026",
            "20/11/026",
            "20x/11/2026",
            "2026-00011-20",
        ] {
            assert_eq!(day(text, None), Err(DateProblem::Unreadable), "{text}");
        }
    }
}
