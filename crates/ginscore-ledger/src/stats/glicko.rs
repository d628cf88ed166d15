//! Ratings by Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (<http://www.glicko.net/glicko/glicko2.pdf>).
//!
//! Written here because the library that has it, `skillratings`, calls the `exp` and `ln` of the system, which differ in
//! the last bit between systems, and takes one result at a time. `libm` is the same everywhere, and so are the ratings.

use std::f64::consts::PI;

/// A rating with its deviation: in 19 of 20 cases the strength of the player is less than two deviations away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating; 1500 for a new player.
    pub rating: f64,
    /// The deviation, in points of the rating; 350 for a new player.
    pub deviation: f64,
    /// The degree to which the player's strength is expected to change; 0.06 for a new player.
    pub volatility: f64,
}

/// The results against one opponent within a period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Encounter {
    /// The opponent's rating before the period.
    pub opponent: Rating,
    /// The number of results.
    pub results: u64,
    /// The sum of the results: 1 for each that was won, and 0.5 for each that nobody won.
    pub score: f64,
}

/// The constant of the system, which limits the change of the volatility; the value of Glickman's example.
pub const TAU: f64 = 0.5;

/// The points of a rating for one of the internal scale.
const SCALE: f64 = 173.7178;

/// The tolerance of the volatility, as in the paper.
const TOLERANCE: f64 = 0.000_001;

/// The most steps to the volatility. It takes fewer than ten; numbers that do not converge must not take forever.
const MOST_STEPS: usize = 100;

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// The largest deviation of a rating that says something: the player is 19 times out of 20 within 300 points of it.
    const KNOWN: f64 = 150.0;

    /// Returns true if the player has enough results for a rating. After one hand, anybody may be the best.
    pub fn is_known(&self) -> bool {
        self.deviation <= Rating::KNOWN
    }

    /// Returns the rating after a period with these encounters; they count the same in any order only up to rounding, so
    /// the caller gives them an order.
    ///
    /// The example of the paper:
    ///
    /// ```
    /// use ginscore_ledger::stats::{Encounter, Rating};
    /// let rated = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
    /// let met = |rating, deviation, score| Encounter { opponent: rated(rating, deviation), results: 1, score };
    /// let period = [met(1400.0, 30.0, 1.0), met(1550.0, 100.0, 0.0), met(1700.0, 300.0, 0.0)];
    /// let after = rated(1500.0, 200.0).after(&period);
    /// let shown = format!("{:.2} {:.2} {:.5}", after.rating, after.deviation, after.volatility);
    /// assert_eq!(shown, "1464.05 151.52 0.06000");
    /// ```
    #[must_use]
    #[allow(clippy::cast_precision_loss)]
    pub fn after(&self, period: &[Encounter]) -> Rating {
        let (mu, phi) = ((self.rating - 1500.0) / SCALE, self.deviation / SCALE);
        let (mut information, mut surplus) = (0.0, 0.0);
        for met in period.iter().filter(|met| met.results > 0) {
            let weight = weight(met.opponent.deviation / SCALE);
            let expected = 1.0 / (1.0 + libm::exp(-weight * (mu - (met.opponent.rating - 1500.0) / SCALE)));
            let results = met.results as f64;
            information += results * weight * weight * expected * (1.0 - expected);
            surplus += weight * (met.score - results * expected);
        }
        if information <= 0.0 {
            return self.after_pause(phi);
        }
        let variance = 1.0 / information;
        let volatility = volatility(self.volatility, phi, variance, variance * surplus);
        let before = phi * phi + volatility * volatility;
        let phi = 1.0 / (1.0 / before + information).sqrt();
        let mu = mu + phi * phi * surplus;
        Rating { rating: mu * SCALE + 1500.0, deviation: phi * SCALE, volatility }
    }

    /// The rating after a period without results: less certain, but never less than that of a new player.
    fn after_pause(&self, phi: f64) -> Rating {
        let deviation = SCALE * (phi * phi + self.volatility * self.volatility).sqrt();
        Rating { deviation: deviation.min(Rating::default().deviation), ..*self }
    }
}

/// The weight of a result against an opponent with this deviation: g in the paper.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// The new volatility: step 5 of the paper, the Illinois variant of regula falsi.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let start = libm::log(sigma * sigma);
    let (delta, phi) = (delta * delta, phi * phi);
    let of = |x: f64| {
        let e = libm::exp(x);
        let sum = phi + variance + e;
        e * (delta - phi - variance - e) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let mut one = start;
    let mut two = if delta > phi + variance {
        libm::log(delta - phi - variance)
    } else {
        let below = (1..MOST_STEPS).map(|steps| start - steps as f64 * TAU).find(|x| of(*x) >= 0.0);
        below.unwrap_or(start)
    };
    let (mut at_one, mut at_two) = (of(one), of(two));
    for _ in 0..MOST_STEPS {
        if (two - one).abs() <= TOLERANCE || at_two == at_one {
            break;
        }
        let next = one + (one - two) * at_one / (at_two - at_one);
        let at_next = of(next);
        if at_next * at_two <= 0.0 {
            (one, at_one) = (two, at_two);
        } else {
            at_one /= 2.0;
        }
        (two, at_two) = (next, at_next);
    }
    libm::exp(one / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_makes_a_rating_less_certain() {
        let rated = Rating { rating: 1620.0, deviation: 60.0, volatility: 0.06 };
        let after = rated.after(&[]);
        assert_eq!((after.rating, after.volatility), (1620.0, 0.06));
        assert_eq!(format!("{:.2}", after.deviation), "60.90");
        assert_eq!(Rating::default().after(&[]), Rating::default());
        let met = Encounter { opponent: rated, results: 0, score: 0.0 };
        assert_eq!(rated.after(&[met]), after);
    }

    /// Several results against one opponent count as so many encounters with one result each.
    #[test]
    fn results_against_one_opponent_are_added() {
        let opponent = Rating { rating: 1400.0, deviation: 80.0, volatility: 0.06 };
        let one = |score| Encounter { opponent, results: 1, score };
        let each = Rating::default().after(&[one(1.0), one(0.5), one(0.0)]);
        let together = Rating::default().after(&[Encounter { opponent, results: 3, score: 1.5 }]);
        assert!((each.rating - together.rating).abs() < 1e-9);
        assert!((each.deviation - together.deviation).abs() < 1e-9);
    }

    /// What the ratings say is near what was played: 60 of 100 hands are 70 points of the rating.
    #[test]
    fn ratings_settle_at_the_share_of_hands_won() {
        let (mut strong, mut weak) = (Rating::default(), Rating::default());
        for _ in 0..60 {
            let met = |opponent, score| [Encounter { opponent, results: 20, score }];
            (strong, weak) = (strong.after(&met(weak, 12.0)), weak.after(&met(strong, 8.0)));
        }
        let difference = strong.rating - weak.rating;
        assert!((difference - 70.4).abs() < 6.0, "{strong:?} {weak:?}");
        assert!((strong.rating + weak.rating - 3000.0).abs() < 1e-6);
        assert!(strong.deviation < 40.0, "{strong:?}");
    }

    /// Extreme periods end, and give numbers.
    #[test]
    fn extreme_results_end() {
        let low = Rating { rating: 0.0, deviation: 30.0, volatility: 0.06 };
        for results in [1, 1_000_000, u64::MAX] {
            for won in [0.0, 1.0] {
                let score = won * results as f64;
                let after = low.after(&[Encounter { opponent: Rating::default(), results, score }]);
                let all = [after.rating, after.deviation, after.volatility];
                assert!(all.into_iter().all(f64::is_finite), "{after:?}");
            }
        }
    }
}
