//! The lines that may be meant by what is said of a hand: all of them, where it is not said who has which count or who knocked.

use super::account::{Account, Counted, is_of_points, is_unclear_by, owners, owners_next_to, push};
use super::either::APART;
use super::laid_off;
use super::pieces::{Piece, PieceKind};
use super::{TypedWords, is_number};
use crate::commands::line::spoken_cards::is_of_card;
use crate::commands::words::{
    CARDS, CORRECTS, DRAWS, FOR_TOTALS, GAMES, HANDS, HARMLESS, LASTS, NOBODIES, NOTS, OF_CARDS, ONS, PAYS,
    PENALTIES, POINTS, TAKES_OFF, WASES, WINS, WordList, means,
};
use crate::say::Lang;
use crate::show::words::quoted;
use ginscore_notation::nearest;
use ginscore_rules::players::{Opponents, Player, Seat};

/// The most letters of a word that is not taken for a name with a mistake in it.
const SURE: usize = 3;

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}

/// The two counts of `4-6`; any other word is one.
fn counts_of(word: &str) -> Vec<&str> {
    match word.split_once(APART) {
        Some((one, two)) if is_number(one) && is_number(two) => vec![one, two],
        _ => vec![word],
    }
}

/// Two players, and what is said of their hand.
struct Possible<'s> {
    said: &'s Account,
    pair: Opponents,
    /// Each player as a line has them, first and after the `v`.
    names: [[String; 2]; 2],
}

impl Possible<'_> {
    fn name(&self, player: Player, is_other: bool) -> &str {
        let [first, others] = &self.names;
        let [one, two] = if is_other { others } else { first };
        match player {
            Player::One => one,
            Player::Two => two,
        }
    }

    fn knocks(&self, player: Player, own: impl std::fmt::Display, others: u32) -> String {
        format!("{} {own} v {}{others}", self.name(player, false), self.name(player.other(), true))
    }

    fn wins(&self, players: Vec<Player>, points: u32) -> impl Iterator<Item = String> + '_ {
        players.into_iter().map(move |player| format!("{} +{points}", self.name(player, false)))
    }

    /// Those who are said to have done something, or else the opponents of those to whom it was done, or else both.
    fn doers(&self, done: &[Seat], done_to: &[Seat]) -> Vec<Player> {
        let players = |seats: &[Seat]| -> Vec<Player> {
            seats.iter().filter_map(|seat| self.pair.player(*seat)).collect()
        };
        match (players(done), players(done_to)) {
            (done, _) if !done.is_empty() => done,
            (_, done_to) if !done_to.is_empty() => done_to.into_iter().map(Player::other).collect(),
            _ => Player::BOTH.to_vec(),
        }
    }

    /// Those who may have knocked.
    fn enders(&self) -> Vec<Player> {
        let said = self.said;
        // `Kai lost to a gin`
        let is_loser = |ender: &Seat| said.payers.contains(ender) || said.caught.contains(ender);
        let is_unclear = said.enders.iter().any(is_loser) && !said.gins.is_empty();
        match is_unclear {
            true => Player::BOTH.to_vec(),
            false => self.doers(&said.enders, &[said.caught.as_slice(), &said.payers].concat()),
        }
    }

    /// Those to whom points go: those of whom it is said, or else these.
    fn winners(&self, others: &[Player]) -> Vec<Player> {
        match self.said.winners.is_empty() && self.said.payers.is_empty() {
            true => others.to_vec(),
            false => self.doers(&self.said.winners, &self.said.payers),
        }
    }

    fn lines(&self) -> Vec<String> {
        let said = self.said;
        let (points, counts): (Vec<Counted>, Vec<Counted>) =
            said.counts.iter().partition(|one| one.is_points);
        let enders = self.enders();
        let is_known = enders.len() == 1;
        let is_won = !said.winners.is_empty() || !said.payers.is_empty();
        match (said.gins.as_slice(), counts.as_slice(), points.as_slice()) {
            ([], counts, points) if said.is_undercut => self.undercut(counts, points),
            ([_, ..], counts, points) if !said.is_undercut => self.gin(&enders, counts, points),
            // `Kai knocked and won 18 points`
            ([], [], [one]) if said.is_ended && is_known => {
                self.wins(self.winners(&enders), one.count).collect()
            }
            // `Kai beats Bob by 12`
            ([], [], [one]) if is_won && !said.is_ended => self.wins(self.winners(&[]), one.count).collect(),
            // `Kai knocked with 4, 19 points`, `Kai knocked with 4 and scored 17`
            ([], [own], [one]) if said.is_ended && is_known => self.knocked_for(&enders, own, one),
            ([], [own, one], [])
                if said.is_ended && is_known && said.named.len() == 1 && said.may_be_points =>
            {
                self.knocked_for(&enders, own, one)
            }
            ([], [one, two], _) if is_won && !said.is_ended => self.won(one, two),
            ([], [one, two], _) => self.knocked(&enders, one, two),
            _ => Vec::new(),
        }
    }

    /// `Bob undercuts Ann, 4 to 6`, `undercut for Bob, 14 points`: whoever had more has knocked.
    fn undercut(&self, counts: &[Counted], points: &[Counted]) -> Vec<String> {
        let winners = match self.said.enders.as_slice() {
            enders @ [_] => self.doers(&[], enders),
            _ => self.doers(&self.said.undercutters, &self.said.undercut),
        };
        match (counts, points) {
            ([one, two], _) => {
                let (low, high) = (one.count.min(two.count), one.count.max(two.count));
                // `Kai 10, undercut, Zoe 8`
                let is_said = one.of.is_some() && two.of.is_some();
                let had_more = [one, two].into_iter().find(|one| is_said && one.count == high && low < high);
                if let Some(knocker) = had_more.and_then(|one| self.pair.player(one.of?)) {
                    return vec![self.knocks(knocker, high, low)];
                }
                winners.into_iter().map(|winner| self.knocks(winner.other(), high, low)).collect()
            }
            ([], [one]) => self.wins(self.winners(&winners), one.count).collect(),
            _ => Vec::new(),
        }
    }

    /// `Kai has gin, Zoe 31`, `Kai ginned for 52`, `Kai gin, 51 points`
    fn gin(&self, enders: &[Player], counts: &[Counted], points: &[Counted]) -> Vec<String> {
        let (count, is_points) = match (counts, points) {
            // `gin for Kai, 31 in Zoe's hand`
            ([one], _) => {
                let player = one.of.filter(|_| one.is_next_to_name).and_then(|seat| self.pair.player(seat));
                let is_others = player.is_some_and(|player| enders == [player.other()]);
                (one.count, self.said.may_be_points && !is_others)
            }
            ([], [one]) => (one.count, true),
            _ => return Vec::new(),
        };
        let of =
            |gin: &String| enders.iter().map(|player| self.knocks(*player, gin, count)).collect::<Vec<_>>();
        let points = self.wins(if is_points { self.winners(enders) } else { Vec::new() }, count);
        self.said.gins.iter().flat_map(of).chain(points).collect()
    }

    /// A count and what may be points.
    fn knocked_for(&self, enders: &[Player], own: &Counted, one: &Counted) -> Vec<String> {
        let others = [one.count, own.count.saturating_add(one.count)];
        let of = |others: u32| enders.iter().map(move |player| self.knocks(*player, own.count, others));
        others.into_iter().flat_map(of).chain(self.wins(self.winners(enders), one.count)).collect()
    }

    /// `Kai wins 8 to 5`: with the lower count, or by an undercut. If it is said whose each is, one of the two.
    fn won(&self, one: &Counted, two: &Counted) -> Vec<String> {
        let (low, high) = (one.count.min(two.count), one.count.max(two.count));
        let has_high =
            [one, two].into_iter().find(|counted| counted.count == high).and_then(|counted| counted.of);
        let of = |winner: Player| {
            let is_low = has_high.is_none_or(|seat| self.pair.player(seat) != Some(winner));
            [self.knocks(winner, low, high), self.knocks(winner.other(), high, low)]
                .into_iter()
                .filter(move |_| is_low)
        };
        self.winners(&[]).into_iter().flat_map(of).collect()
    }

    /// Two counts.
    fn knocked(&self, enders: &[Player], one: &Counted, two: &Counted) -> Vec<String> {
        let owner = |one: &Counted| one.of.and_then(|seat| self.pair.player(seat));
        let owners = match (owner(one), owner(two)) {
            // `Kai 4 and 23`
            (Some(first), None) if !self.said.is_ended && self.said.named.len() == 1 => {
                (Some(first), Some(first.other()))
            }
            owners => owners,
        };
        if let (Some(first), Some(second)) = owners
            && first != second
        {
            let both = [(first, one.count, two.count), (second, two.count, one.count)];
            let meant = both.into_iter().filter(|(player, ..)| enders.contains(player));
            return meant.map(|(player, own, others)| self.knocks(player, own, others)).collect();
        }
        // A knock has few.
        let is_turned = enders.len() == 1 && two.count < one.count;
        let (one, two) = if is_turned { (two.count, one.count) } else { (one.count, two.count) };
        let of = |player: &Player| [self.knocks(*player, one, two), self.knocks(*player, two, one)];
        enders.iter().flat_map(of).collect()
    }
}

/// The pieces that are known, and those that are left out, whose commas stay.
pub(super) fn known(pieces: Vec<Piece>) -> (Vec<Piece>, Vec<Piece>) {
    let (mut known, mut left_out): (Vec<Piece>, Vec<Piece>) = Default::default();
    let mut is_led = false;
    for mut piece in pieces {
        // `16 in the hand of Bob, gin Ann`: what was said of Bob ends there.
        piece.has_comma |= is_led && piece.seat().is_some();
        is_led = piece.seat().is_none() && means(&piece.text, OF_CARDS);
        match !piece.is_unknown() || is_of_points(&piece) {
            true => known.push(piece),
            false => {
                // `Olli has gin there, Katrin 25`
                if let Some(before) = known.last_mut() {
                    before.has_comma |= piece.has_comma;
                }
                left_out.push(piece);
            }
        }
    }
    (known, left_out)
}

/// Words that are said of a hand or a penalty, which are no mistyped names.
const MEANINGS: [WordList; 15] = [
    PENALTIES, POINTS, PAYS, WINS, FOR_TOTALS, TAKES_OFF, NOTS, CORRECTS, WASES, LASTS, HANDS, GAMES, DRAWS,
    CARDS, HARMLESS,
];

impl TypedWords<'_> {
    /// The hands that these words may tell, although some of them are not known.
    pub(super) fn hands_in(&self, words: &[&str]) -> Vec<String> {
        let words: Vec<_> = words.iter().flat_map(|word| self.name_and_count(word)).collect();
        let words: Vec<&str> = words.iter().flat_map(|word| counts_of(word)).collect();
        let told = laid_off::ways_without_cards(self.with_names(&words));
        let mut lines = Vec::new();
        told.into_iter().for_each(|all| push(&mut lines, self.lines_of(&all)));
        lines
    }

    fn lines_of(&self, all: &[Piece]) -> Vec<String> {
        let (pieces, _) = known(all.to_vec());
        let is_unclear = |piece: &Piece| match piece.kind {
            PieceKind::MistypedCount => true,
            PieceKind::Other => !is_of_points(piece),
            _ => false,
        };
        let kinds: Vec<PieceKind> = all.iter().map(|piece| piece.kind).collect();
        let is_another = match kinds.as_slice() {
            // `2 Zoe 4`: the number may be that of a hand.
            [PieceKind::Count(_), PieceKind::Player(_), _, ..] => true,
            // The notation says what is too much in `Kai 8 v 5 undercut`.
            [PieceKind::Player(_), PieceKind::Count(_) | PieceKind::Gin, PieceKind::Against, ..] => true,
            _ => false,
        };
        // `neither gin nor knock`, and cards in words
        let is_gin = pieces.iter().any(|piece| piece.kind == PieceKind::Gin);
        let is_card = |piece: &Piece| piece.kind == PieceKind::Other && is_of_card(&piece.text);
        let is_denied = is_gin && self.says(NOBODIES) || all.iter().any(is_card);
        let lays_off = kinds.contains(&PieceKind::LaysOff);
        // `Bob had 3 cards left`
        let are_cards = |two: &[Piece]| matches!(two, [count, cards] if count.count().is_some() && means(&cards.text, CARDS));
        if is_another && !lays_off
            || all.windows(2).any(are_cards)
            || is_denied
            || pieces.iter().any(is_unclear)
        {
            return Vec::new();
        }
        let mut said = Account::of(&pieces, Lang::current() == Lang::ENGLISH);
        // `Kai 1 v 3 after laying off 8s`: the first side is the knocker's.
        if is_another && lays_off {
            push(&mut said.enders, pieces.first().and_then(Piece::seat));
        }
        let (next, _) = owners_next_to(all);
        for (counted, (of, next)) in said.counts.iter_mut().zip(owners(all).into_iter().zip(next)) {
            (counted.of, counted.is_next_to_name) = (of, next.is_some());
        }
        // The sides of `Kai 4 v Kai 23` are told apart already, and those of `Kai 4 and Kai 23` cannot be.
        let has_sign = pieces.iter().any(|piece| piece.kind == PieceKind::Against);
        // `Kai undercuts Kai 6 4`
        let is_of_itself = said.is_repeated && said.named.len() == 1 && !said.is_ended;
        let is_by = (0..pieces.len()).any(|at| is_unclear_by(&pieces, at));
        // Of more players, the word before a count is the other one's name: `Kai gin, JP 15`.
        let is_name =
            |two: &[Piece]| matches!(two, [word, count] if word.is_unknown() && count.count().is_some());
        let is_two = self.series.roster().lineup().is_two_players();
        if !is_two && said.named.len() < 2 && all.windows(2).any(is_name) {
            return Vec::new();
        }
        if (has_sign && !lays_off || said.is_repeated || is_by) && !said.is_told() || is_of_itself {
            return Vec::new();
        }
        self.pair_of(&said).map(|pair| self.possible(&said, pair)).unwrap_or_default()
    }

    /// The two players of whom it is said: those who are named, or the only ones who play.
    fn pair_of(&self, said: &Account) -> Option<Opponents> {
        let playing = self.series.score().playing();
        let plays = |pair: &&Opponents| said.named.iter().all(|seat| pair.player(*seat).is_some());
        match playing.as_slice() {
            [pair] if said.named.is_empty() && said.is_told() => Some(*pair),
            _ if said.named.is_empty() => None,
            pairs => pairs.iter().find(plays).copied(),
        }
    }

    fn possible(&self, said: &Account, pair: Opponents) -> Vec<String> {
        let roster = self.series.roster();
        let names = roster.pair(pair);
        let first = Player::BOTH.map(|player| quoted(names.get(player)));
        let others = match roster.lineup().is_two_players() {
            true => [String::new(), String::new()],
            false => first.each_ref().map(|name| format!("{name} ")),
        };
        Possible { said, pair, names: [first, others] }.lines()
    }

    /// The pieces that are known, and the others. A word that is nearly a name is one.
    pub(super) fn known(&self, words: &[&str]) -> (Vec<Piece>, Vec<Piece>) {
        known(self.with_names(words))
    }

    pub(super) fn with_names(&self, words: &[&str]) -> Vec<Piece> {
        let roster = self.series.roster();
        let names: Vec<String> = roster.players().iter().map(|name| name.to_lowercase()).collect();
        let mut pieces = self.pieces(words);
        for at in 0..pieces.len() {
            // An article, though it may be an ace.
            let is_before_word = pieces
                .get(at + 1)
                .is_some_and(|next| next.count().is_some() || next.text.chars().count() > 1);
            let Some(piece) = pieces.get_mut(at).filter(|piece| piece.kind == PieceKind::Other) else {
                continue;
            };
            if piece.text.eq_ignore_ascii_case("a") && is_before_word || means(&piece.text, ONS) {
                piece.kind = PieceKind::Nothing;
            }
            // `kara` is a penalty, and never Kasia.
            if MEANINGS.iter().any(|list| means(&piece.text, *list)) {
                continue;
            }
            let typed = piece.text.to_lowercase();
            let meant = nearest(&typed, names.iter().map(String::as_str));
            // Of three letters, only those of the name in another order: `kia`.
            // `kais gin`, `dla Kaia`
            let is_near = |name: &&str| {
                let are_long = typed.chars().count() > SURE && name.chars().count() > SURE;
                are_long
                    || sorted(&typed) == sorted(name)
                    || typed.strip_prefix(name).is_some_and(|end| end.chars().count() == 1)
            };
            let seat = meant.filter(is_near).and_then(|name| roster.find(name));
            if let Some(seat) = seat {
                *piece = Piece::of_player(seat, roster);
            }
        }
        pieces
    }
}
