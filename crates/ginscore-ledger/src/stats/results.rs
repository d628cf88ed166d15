//! The points of the hands of a player: their mean, its interval, and the hands that are missing for a verdict.
//!
//! `docs/statistics.md` has the formulas, and an example worked by hand.

/// The results of hands that can be compared: the points won in each, negative if they were lost, 0 if nobody won.
///
/// ```
/// use ginscore_ledger::stats::{Apart, Results};
///
/// // Ten hands of Ann against Bob.
/// let ann: Results = [19, -31, 12, 25, 0, 8, -14, 40, -6, 17].into_iter().collect();
/// let interval = ann.interval().unwrap();
/// assert_eq!(format!("{:.2}", interval.mean), "7.00");
/// assert_eq!(format!("{:.2} to {:.2}", interval.low, interval.high), "-7.67 to 21.67");
/// // 0 is in the interval. With the same mean and spread it would not be after 26 more hands.
/// assert_eq!(ann.apart(), Some(Apart::After(26)));
/// // Of fewer than ten hands nothing is known.
/// assert_eq!(Results::from_iter([19, 12, 25]).interval(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The number of hands.
    pub hands: u64,
    /// The number of hands won.
    pub won: u64,
    /// The number of hands lost.
    pub lost: u64,
    /// The sum of the points.
    pub sum: i64,
    /// The sum of the squares of the points.
    pub squares: u64,
}

/// A mean, and the interval that contains the mean of the long run in 19 of 20 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The mean, in points per hand.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The number of hands that tell a player from the opponents: the interval around the mean does not contain 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// The hands that were played do.
    Already,
    /// This many more would, if the mean and the spread stayed the same.
    After(u64),
    /// No number of hands would: the mean is 0, or so near to it that they could not be played.
    Never,
}

/// The fewest hands about which anything is said. The interval is right for fewer, too, but the number of hands that are
/// missing grows with the square of the spread, and the spread of ten hands is known to a quarter: 1 / sqrt(2 * 9).
pub const FEWEST_HANDS: u64 = 10;

/// The most hands that are asked for: a hundred a day for some 270 years.
const MOST_HANDS: u64 = 10_000_000;

impl Results {
    /// Adds a hand: true if it was won, false if it was lost, `None` if nobody won it, and its points, negative if they
    /// were lost. A hand may be won for 0 points.
    pub fn add(&mut self, won: Option<bool>, points: i64) {
        self.hands += 1;
        self.won += u64::from(won == Some(true));
        self.lost += u64::from(won == Some(false));
        self.sum = self.sum.saturating_add(points);
        self.squares = self.squares.saturating_add(points.unsigned_abs().saturating_pow(2));
    }

    /// Returns the results of both.
    #[must_use]
    pub const fn then(self, later: Results) -> Results {
        Results {
            hands: self.hands + later.hands,
            won: self.won + later.won,
            lost: self.lost + later.lost,
            sum: self.sum.saturating_add(later.sum),
            squares: self.squares.saturating_add(later.squares),
        }
    }

    /// The mean, in points per hand; `None` without hands.
    #[allow(clippy::cast_precision_loss)]
    pub fn mean(&self) -> Option<f64> {
        (self.hands > 0).then(|| self.sum as f64 / self.hands as f64)
    }

    /// The standard deviation of a hand's points; `None` of one hand, and if all have the same points.
    #[allow(clippy::cast_precision_loss)]
    fn spread(&self) -> Option<f64> {
        // In whole numbers, so that nothing is lost in the difference.
        let hands = u128::from(self.hands);
        let sum = u128::from(self.sum.unsigned_abs());
        let parts = hands.checked_mul(u128::from(self.squares))?.checked_sub(sum.checked_mul(sum)?)?;
        let of = hands.checked_mul(hands.checked_sub(1)?)?;
        (parts > 0).then(|| (parts as f64 / of as f64).sqrt())
    }

    /// The mean with its 95 % interval, by Student's t; `None` of fewer than [`FEWEST_HANDS`], and if all hands have the
    /// same points.
    pub fn interval(&self) -> Option<Interval> {
        if self.hands < FEWEST_HANDS {
            return None;
        }
        let (mean, half) = (self.mean()?, half_width(self.hands, self.spread()?));
        Some(Interval { mean, low: mean - half, high: mean + half })
    }

    /// The number of hands that tell the player from the opponents; `None` if there is no interval.
    pub fn apart(&self) -> Option<Apart> {
        let (interval, spread) = (self.interval()?, self.spread()?);
        let away = interval.mean.abs();
        // The interval shrinks with each hand.
        let enough = |hands: u64| half_width(hands, spread) < away;
        if enough(self.hands) {
            return Some(Apart::Already);
        }
        if !enough(self.hands.saturating_add(MOST_HANDS)) {
            return Some(Apart::Never);
        }
        let (mut few, mut many) = (0, MOST_HANDS);
        while many - few > 1 {
            let middle = few + (many - few) / 2;
            if enough(self.hands.saturating_add(middle)) { many = middle } else { few = middle }
        }
        Some(Apart::After(many))
    }
}

/// Hands by their points alone: those with 0 points were won by nobody.
impl FromIterator<i64> for Results {
    fn from_iter<I: IntoIterator<Item = i64>>(points: I) -> Results {
        let mut results = Results::default();
        points.into_iter().for_each(|points| results.add((points != 0).then_some(points > 0), points));
        results
    }
}

/// Half the width of the interval.
#[allow(clippy::cast_precision_loss)]
fn half_width(hands: u64, spread: f64) -> f64 {
    student(hands - 1) * spread / (hands as f64).sqrt()
}

/// The quantiles of Student's distribution at 0.975, for 1 to 30 degrees of freedom, as they are printed everywhere.
const STUDENT: [f64; 30] = [
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281, 2.2010, 2.1788, 2.1604,
    2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860, 2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555,
    2.0518, 2.0484, 2.0452, 2.0423,
];

/// The quantile of the normal distribution at 0.975.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The quantile of Student's distribution at 0.975. Above 30 degrees of freedom by the expansion 26.7.5 of Abramowitz and
/// Stegun, in basic arithmetic, which is the same on every machine.
#[allow(clippy::cast_precision_loss)]
fn student(freedom: u64) -> f64 {
    let printed = usize::try_from(freedom).ok().and_then(|at| STUDENT.get(at.checked_sub(1)?));
    if let Some(printed) = printed {
        return *printed;
    }
    let (z, n) = (NORMAL, freedom as f64);
    let square = z * z;
    let first = (square + 1.0) / 4.0;
    let second = ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    z * (1.0 + (first + (second + third / n) / n) / n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    /// The share of Student's distribution between `-t` and `t`, by the finite sums 26.7.3 and 26.7.4 of Abramowitz and
    /// Stegun.
    fn share(t: f64, freedom: u64) -> f64 {
        let n = freedom as f64;
        let (sine, square) = (t / (n + t * t).sqrt(), n / (n + t * t));
        let (mut term, mut sum) = (1.0, 1.0);
        let first = if freedom.is_multiple_of(2) { 2 } else { 3 };
        for at in (first..=freedom.saturating_sub(2)).step_by(2) {
            term *= square * (at as f64 - 1.0) / at as f64;
            sum += term;
        }
        if freedom.is_multiple_of(2) {
            return sine * sum;
        }
        let angle = (t / n.sqrt()).atan();
        let cosine = if freedom == 1 { 0.0 } else { square.sqrt() * sum };
        2.0 / std::f64::consts::PI * (angle + sine * cosine)
    }

    #[test]
    fn quantiles_are_those_of_the_distribution() {
        for freedom in (1..=200).chain([1000, 9999]) {
            let share = share(student(freedom), freedom);
            assert!((share - 0.95).abs() < 1e-5, "{freedom}: {share}");
        }
        assert!((student(30) - student(31)).abs() < 0.003);
        assert!((student(u64::MAX) - NORMAL).abs() < 1e-12);
    }

    #[test]
    fn too_few_hands_and_hands_without_spread_say_nothing() {
        let nine: Results = [20, -10, 5, 0, 31, -4, 12, 9, -25].into_iter().collect();
        assert_eq!((nine.interval(), nine.apart()), (None, None));
        assert_eq!((nine.hands, nine.won, nine.lost, nine.sum), (9, 5, 3, 38));
        let same = Results::from_iter([10; 40]);
        assert_eq!((same.interval(), same.apart()), (None, None));
        assert_eq!(Results::default().mean(), None);
        // Sums at the limits are not a panic.
        let huge = Results::from_iter([i64::MIN, i64::MAX].into_iter().cycle().take(20));
        assert_eq!((huge.hands, huge.apart()), (20, Some(Apart::Never)));
    }

    #[test]
    fn players_are_told_apart_when_zero_leaves_the_interval() {
        let results = |points: &[i64], times: usize| -> Results {
            points.iter().copied().cycle().take(points.len() * times).collect()
        };
        let even = results(&[25, -25, 10, -10], 5);
        assert_eq!(even.apart(), Some(Apart::Never));
        let clear = results(&[25, 20, -5, 30], 5);
        assert_eq!(clear.apart(), Some(Apart::Already));
        for times in [3, 5, 10, 40] {
            let close = results(&[25, -20, 10, -10], times);
            let Some(Apart::After(more)) = close.apart() else { panic!("{close:?}") };
            let (mean, spread) = (close.mean().unwrap(), close.spread().unwrap());
            let half = |hands| half_width(hands, spread);
            assert!(half(close.hands + more) < mean && half(close.hands + more - 1) >= mean, "{close:?}");
        }
        // The other player's interval is the mirror image.
        let (ann, bob) = (results(&[25, -20, 10, -10], 5), results(&[-25, 20, -10, 10], 5));
        let (one, two) = (ann.interval().unwrap(), bob.interval().unwrap());
        assert_eq!((one.low, one.high, ann.apart()), (-two.high, -two.low, bob.apart()));
    }

    #[test]
    fn results_are_added() {
        let all: Results = [3, -4, 0, 12].into_iter().collect();
        assert_eq!(Results::from_iter([3, -4]).then(Results::from_iter([0, 12])), all);
    }

    /// The share of samples of some hands whose interval contains the mean of all hands, for a player who wins so many of
    /// a hundred: a knock for 3 to 30 points, and one win of four a gin for 30 to 65.
    fn coverage(hands: usize, wins: u64) -> f64 {
        let points = |number: u64| {
            let size = number / 100 % 1000;
            let points = if size.is_multiple_of(4) { 30 + size / 4 % 36 } else { 3 + size / 4 % 28 };
            let points = i64::try_from(points).unwrap();
            if number % 100 < wins { points } else { -points }
        };
        let all: Results = (0..100_000).map(points).collect();
        let mean = all.mean().unwrap();
        let mut random = Random(1);
        let hits = (0..4000).filter(|_| {
            let sample: Results = (0..hands).map(|_| points(random.next(100_000))).collect();
            let half = half_width(sample.hands, sample.spread().unwrap());
            (sample.mean().unwrap() - mean).abs() <= half
        });
        hits.count() as f64 / 4000.0
    }

    /// The interval does what it promises, for even players and for uneven ones.
    #[test]
    fn the_interval_contains_the_mean_in_19_of_20_cases() {
        for (hands, wins) in [(10, 50), (10, 67), (20, 50), (20, 67), (100, 50), (100, 80)] {
            let share = coverage(hands, wins);
            assert!((0.935..=0.965).contains(&share), "{hands} hands, {wins} of 100 won: {share}");
        }
    }
}
