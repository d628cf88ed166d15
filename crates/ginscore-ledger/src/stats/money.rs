//! Money won and lost over many series, which may have different stakes.

use std::fmt;

use ginscore_rules::settlement::Stake;

/// An exact sum of money that was won, negative if it was lost. It has as many decimals as the stakes, at least two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetMoney {
    ten_thousandths: i128,
    decimals: usize,
}

impl NetMoney {
    /// The sum of stakes, each paid so many times: to the player, or, if that is negative, by them. `None` without any.
    ///
    /// ```
    /// use ginscore_ledger::stats::NetMoney;
    /// use ginscore_rules::settlement::Stake;
    /// let stake = |text| Stake::read(text).unwrap();
    /// let won = NetMoney::of([(stake("0.10"), 25), (stake("5/game"), -2), (stake("0.125"), 3)]).unwrap();
    /// assert_eq!((won.to_string(), format!("{won:+}")), ("-7.125".into(), "-7.125".into()));
    /// assert_eq!(format!("{:+}", NetMoney::of([(stake("5/game"), 2)]).unwrap()), "+10.00");
    /// ```
    pub fn of(paid: impl IntoIterator<Item = (Stake, i64)>) -> Option<NetMoney> {
        let one = |(stake, times): (Stake, i64)| {
            let (amount, decimals) = stake.ten_thousandths();
            NetMoney { ten_thousandths: i128::from(amount) * i128::from(times), decimals: decimals.max(2) }
        };
        paid.into_iter().map(one).reduce(NetMoney::plus)
    }

    #[must_use]
    pub fn plus(self, other: NetMoney) -> NetMoney {
        NetMoney {
            ten_thousandths: self.ten_thousandths.saturating_add(other.ten_thousandths),
            decimals: self.decimals.max(other.decimals),
        }
    }

    pub(crate) const fn ten_thousandths(self) -> i128 {
        self.ten_thousandths
    }

    /// Another sum with as many decimals.
    pub(crate) const fn with(self, ten_thousandths: i128) -> NetMoney {
        NetMoney { ten_thousandths, ..self }
    }

    /// Returns true for a sum above 0.
    pub const fn is_won(self) -> bool {
        self.ten_thousandths > 0
    }
}

/// Writes the sum with a minus if it was lost; with `{:+}`, also with a plus if it was won.
impl fmt::Display for NetMoney {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.ten_thousandths {
            ..=-1 => "-",
            1.. if f.sign_plus() => "+",
            _ => "",
        };
        let units = self.ten_thousandths.unsigned_abs();
        let digits = format!("{:04}", units % 10_000);
        write!(f, "{sign}{}.{}", units / 10_000, digits.get(..self.decimals).unwrap_or(&digits))
    }
}
