//! Names that look alike.

/// Signs that look like a letter of the first column, after the list of confusable characters of Unicode (UTS #39): those of
/// the Greek and the Cyrillic alphabet, digits and a bar. The whole list, with its thousands of rare signs, would be half of
/// what the system has to prepare at every start of the program.
static LETTERS: [(char, &str); 31] = [
    ('A', "ΑА"),
    ('B', "ΒВ"),
    ('C', "ϹС"),
    ('E', "ΕЕ"),
    ('H', "ΗН"),
    ('J', "ͿЈ"),
    ('K', "ΚК"),
    ('M', "ΜМ"),
    ('N', "Ν"),
    ('O', "ΟО0"),
    ('P', "ΡР"),
    ('S', "Ѕ"),
    ('T', "ΤТ"),
    ('X', "ΧХ"),
    ('Y', "ΥҮУ"),
    ('Z', "Ζ"),
    ('a', "αа"),
    ('c', "ϲс"),
    ('e', "е"),
    ('h', "һ"),
    ('i', "іι"),
    ('j', "ϳј"),
    ('l', "IΙІӀ1|"),
    ('o', "οоσ"),
    ('p', "ρр"),
    ('r', "г"),
    ('s', "ѕ"),
    ('u', "υ"),
    ('v', "νѵ"),
    ('x', "х"),
    ('y', "γуү"),
];

/// Letters with a mark: the mark, the letters without it, and the letters with it. A mark may also follow its letter as a
/// character of its own.
static MARKED: [(char, &str, &str); 13] = [
    ('\u{300}', "AEIOUaeiou", "ÀÈÌÒÙàèìòù"),
    ('\u{301}', "AEIOUYaeiouyCcLlNnRrSsZzΑΕΗΙΟΥΩαεηιουω", "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźΆΈΉΊΌΎΏάέήίόύώ"),
    ('\u{302}', "AEIOUaeiouCcGgHhJjSsWwYy", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ"),
    ('\u{303}', "ANOanoIiUu", "ÃÑÕãñõĨĩŨũ"),
    ('\u{304}', "AaEeIiOoUu", "ĀāĒēĪīŌōŪū"),
    ('\u{306}', "AaEeGgIiOoUuИи", "ĂăĔĕĞğĬĭŎŏŬŭЙй"),
    ('\u{307}', "CcEeGgIZz", "ĊċĖėĠġİŻż"),
    ('\u{308}', "AEIOUaeiouyYЕе", "ÄËÏÖÜäëïöüÿŸЁё"),
    ('\u{30a}', "AaUu", "ÅåŮů"),
    ('\u{30b}', "OoUu", "ŐőŰű"),
    ('\u{30c}', "CcDdEeLlNnRrSsTtZz", "ČčĎďĚěĽľŇňŘřŠšŤťŽž"),
    ('\u{327}', "CcGgKkLlNnRrSsTt", "ÇçĢģĶķĻļŅņŖŗŞşŢţ"),
    ('\u{328}', "AaEeIiUu", "ĄąĘęĮįŲų"),
];

/// Returns true if one name can be mistaken for the other, as with letters of two alphabets that look the same, or an
/// l and an I.
pub(super) fn look_alike(one: &str, two: &str) -> bool {
    skeleton(one) == skeleton(two)
}

/// The name in the letters that its own look like.
fn skeleton(name: &str) -> String {
    let mut looks = String::with_capacity(name.len());
    for sign in name.chars() {
        let (letter, mark) = without_mark(half_wide(sign));
        match plain(letter) {
            'm' => looks.push_str("rn"),
            letter => looks.push(letter),
        }
        looks.extend(mark);
    }
    looks
}

/// The same character without the wide form that it may have in Asian fonts.
fn half_wide(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        other => other,
    }
}

/// The letter without its mark, and the mark.
fn without_mark(sign: char) -> (char, Option<char>) {
    let find = |(mark, letters, marked): &(char, &str, &str)| {
        let letter = letters.chars().zip(marked.chars()).find(|(_, marked)| *marked == sign)?.0;
        Some((letter, Some(*mark)))
    };
    MARKED.iter().find_map(find).unwrap_or((sign, None))
}

/// The letter that a sign looks like, or the sign itself.
fn plain(sign: char) -> char {
    LETTERS.iter().find(|(_, alike)| alike.contains(sign)).map_or(sign, |(letter, _)| *letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike() {
        for (one, two, alike) in [
            ("Ann", "\u{410}nn", true),
            ("Bill", "BilI", true),
            ("B0b", "\u{392}\u{41e}b", true),
            ("BO", "\u{392}0", true),
            ("Cornelia", "Comelia", true),
            ("Jos\u{e9}", "Jose\u{301}", true),
            ("\u{419}\u{43e}\u{437}\u{435}\u{444}", "\u{418}\u{306}o\u{437}e\u{444}", true),
            ("Z\u{eb}", "Z\u{451}", true),
            ("\u{ff21}nn", "Ann", true),
            ("Jose", "Jos\u{e9}", false),
            ("Ann", "ann", false),
            ("Ann", "Anne", false),
            ("Ann", "Bob", false),
        ] {
            assert_eq!(look_alike(one, two), alike, "{one} {two}");
        }
    }

    /// Each letter without a mark has its letter with the mark.
    #[test]
    fn the_letters_with_marks_are_pairs() {
        for (mark, letters, marked) in MARKED {
            assert_eq!(letters.chars().count(), marked.chars().count(), "{}", u32::from(mark));
        }
    }
}
