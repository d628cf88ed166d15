//! Judges the hands given as arguments, each reported in one line by Ann and Bob.
//!
//! ```text
//! cargo run --example judge -- "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s" "Bob gin v 23"
//! ```

#![expect(clippy::print_stdout, reason = "an example prints its results")]

use std::error::Error;

use ginscore_notation::{Names, read_hand};
use ginscore_rules::{HouseRules, judge};

fn main() -> Result<(), Box<dyn Error>> {
    let names = Names::new("Ann", "Bob")?;
    for line in std::env::args().skip(1) {
        match result(&line, &names) {
            Ok(result) => println!("{line}\n  {result}"),
            Err(error) => println!("{line}\n  error: {error}"),
        }
    }
    Ok(())
}

fn result(line: &str, names: &Names) -> Result<String, Box<dyn Error>> {
    let hand = read_hand(line, names)?;
    let ruling = judge(&hand.claim, &HouseRules::default())?;
    let winner = ruling.winner().map_or("nobody", |winner| names.get(winner));
    Ok(format!("{:?}: {} points for {winner}", ruling.end(), ruling.points()))
}
