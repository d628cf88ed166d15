//! Runs a fuzz target without a fuzzer: for a few seconds, over its seeds and over random changes of them.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Declares the entry point of a fuzz target, for `cargo fuzz` with the feature `libfuzzer` and for plain Cargo without.
#[macro_export]
macro_rules! fuzz {
    ($name:literal, $target:path) => {
        #[cfg(feature = "libfuzzer")]
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $target(bytes));

        #[cfg(not(feature = "libfuzzer"))]
        fn main() {
            $crate::run($name, $target);
        }
    };
}

/// Random numbers that are the same in each run: xorshift64.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// Runs the target over each seed in `seeds/<name>.txt`, and then over changed seeds for the number of seconds in
/// `FUZZ_SECONDS`, by default five. If it fails it prints the input.
///
/// A seed is a line, with `\\`, `\n`, `\r`, `\t` and `\xFF` as in a text of Rust, which `printf %b` also understands.
pub fn run(name: &str, target: fn(&[u8])) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(name).with_extension("txt");
    let lines = fs::read_to_string(path).expect("the seeds are in the repository");
    let seeds: Vec<Vec<u8>> = lines.lines().map(|line| seed(line).expect("a seed is well written")).collect();
    let seconds = std::env::var("FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(5);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut runs = 0_u64;
    let mut attempt = |bytes: &[u8]| {
        runs += 1;
        if std::panic::catch_unwind(|| target(bytes)).is_err() {
            eprintln!("{name} failed for this input:\n{}", String::from_utf8_lossy(bytes));
            std::process::exit(1);
        }
    };
    seeds.iter().for_each(|seed| attempt(seed));
    while Instant::now() < end {
        let mut bytes = seeds[random.below(seeds.len())].clone();
        for _ in 0..=random.below(4) {
            change(&mut bytes, &seeds, &mut random);
        }
        attempt(&bytes);
    }
    println!("{name}: {runs} inputs");
}

fn seed(line: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'\\' => match rest.next()? {
                b'\\' => b'\\',
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'x' => u8::from_str_radix(str::from_utf8(&[rest.next()?, rest.next()?]).ok()?, 16).ok()?,
                _ => return None,
            },
            byte => byte,
        });
    }
    Some(bytes)
}

/// Characters with a meaning in the notation, in TOML, in CSV or in HTTP.
const CHARACTERS: &[u8] = b"acdhjkqstv0123456789 /,+@#x\"=[]\n-\r:?%.\0";

/// Replaces a byte, deletes or repeats some bytes, or inserts a piece of another seed.
fn change(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    let at = random.below(bytes.len() + 1);
    let end = (at + random.below(12)).min(bytes.len());
    match random.below(4) {
        0 if at < bytes.len() => bytes[at] = CHARACTERS[random.below(CHARACTERS.len())],
        1 => drop(bytes.drain(at..end)),
        2 => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        _ => {
            let other = &seeds[random.below(seeds.len())];
            let from = random.below(other.len());
            let to = (from + random.below(40)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
    }
}
