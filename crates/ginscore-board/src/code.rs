//! The code in the address of those who may enter.

use std::hint::black_box;
use std::{fmt, io};

/// The characters of a code. None looks like another in handwriting: those of the seals of a ledger.
const SIGNS: [u8; 25] = *b"23456789ACDEFHJKMNPRTVWXY";

const LENGTH: usize = 8;

/// A code of eight characters, in two groups.
#[derive(Clone, Copy)]
pub struct EntryCode([u8; LENGTH]);

impl EntryCode {
    /// A new code from the system's random source: one of 25 to the power of 8.
    ///
    /// # Errors
    /// Fails if the system has none.
    pub(crate) fn random() -> io::Result<EntryCode> {
        let mut signs = [0; LENGTH];
        for sign in &mut signs {
            *sign = random_sign()?;
        }
        Ok(EntryCode(signs))
    }

    /// Returns true if that is the code, in letters of either case. The time that it takes says nothing of the code.
    pub(crate) fn is(&self, typed: [u8; LENGTH]) -> bool {
        let differs = self
            .0
            .iter()
            .zip(typed)
            .fold(0, |all, (sign, typed)| black_box(all | (sign ^ typed.to_ascii_uppercase())));
        differs == 0
    }
}

fn random_sign() -> io::Result<u8> {
    loop {
        let mut byte = [0];
        getrandom::fill(&mut byte).map_err(|error| io::Error::other(error.to_string()))?;
        let [byte] = byte;
        // Of the bytes, 250 are ten for each character; one of the other six is not taken.
        if let Some(sign) = SIGNS.get(usize::from(byte / 10)) {
            return Ok(*sign);
        }
    }
}

impl fmt::Display for EntryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.0.iter().enumerate() {
            let between = if at == LENGTH / 2 { "-" } else { "" };
            write!(f, "{between}{}", char::from(*sign))?;
        }
        Ok(())
    }
}

/// Nothing that is printed for debugging has the code.
impl fmt::Debug for EntryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code")
    }
}

/// A path that begins like one with a code.
pub(crate) struct CodePath<'p> {
    /// What was typed as the code.
    pub(crate) typed: [u8; LENGTH],
    /// What follows it.
    pub(crate) rest: &'p str,
}

impl CodePath<'_> {
    /// Reads a path: eight letters and digits, perhaps in two groups, after the first slash. Browsers ask for other paths by
    /// themselves, such as `/favicon.ico`; those are not guesses.
    pub(crate) fn of(path: &str) -> Option<CodePath<'_>> {
        let path = path.strip_prefix('/')?;
        let (first, rest) = path.split_at(path.find('/').unwrap_or(path.len()));
        let whole = match first.split_once('-') {
            Some((one, two)) if one.len() == LENGTH / 2 => format!("{one}{two}"),
            Some(_) => return None,
            None => first.to_owned(),
        };
        let typed: [u8; LENGTH] = whole.as_bytes().try_into().ok()?;
        typed.iter().all(u8::is_ascii_alphanumeric).then_some(CodePath { typed, rest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(path: &str) -> Option<(String, &str)> {
        let path = CodePath::of(path)?;
        Some((String::from_utf8(path.typed.to_vec()).unwrap(), path.rest))
    }

    #[test]
    fn a_code_is_that_code_alone() {
        let code = EntryCode(*b"K7QF3MXD");
        assert_eq!((code.to_string().as_str(), format!("{code:?}").as_str()), ("K7QF-3MXD", "Code"));
        assert!(code.is(*b"K7QF3MXD") && code.is(*b"k7qf3mxd"));
        for at in 0..LENGTH {
            let mut other = *b"K7QF3MXD";
            other[at] = b'2';
            assert!(!code.is(other));
        }
    }

    #[test]
    fn codes_are_of_all_signs_and_never_twice_the_same() {
        let codes: Vec<String> = (0..200).map(|_| EntryCode::random().unwrap().to_string()).collect();
        let all: std::collections::BTreeSet<&String> = codes.iter().collect();
        assert_eq!(all.len(), 200);
        assert!(SIGNS.iter().all(|sign| codes.iter().any(|code| code.contains(char::from(*sign)))));
        assert!(codes.iter().all(|code| code.len() == 9 && code.as_bytes()[4] == b'-'));
    }

    #[test]
    fn only_what_looks_like_a_code_is_a_guess() {
        assert_eq!(typed("/K7QF-3MXD/"), Some(("K7QF3MXD".to_owned(), "/")));
        assert_eq!(typed("/k7qf3mxd"), Some(("k7qf3mxd".to_owned(), "")));
        assert_eq!(typed("/K7QF-3MXD/undo/x"), Some(("K7QF3MXD".to_owned(), "/undo/x")));
        for path in
            ["/", "", "/favicon.ico", "/robots.txt", "/apple-touch-icon.png", "/K7QF-3MX", "/K7Q-F3MXD/"]
        {
            assert_eq!(typed(path), None, "{path}");
        }
    }
}
