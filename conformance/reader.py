#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""A reader of ginscore-record, the text form of a gin rummy evening.

    python3 reader.py FILE    reads one record, `-` for standard input, and prints the answer as JSON;
                              ends with 0, or with 1 if the record is refused
    python3 reader.py         reads all cases beside this file and prints what disagrees with them;
                              ends with 0 if nothing does, else with 1
    python3 reader.py --try COMMAND
                              the same with the answers of a command, such as `ginscore audit --json -`

docs/record.md says what a record means. The headings below are those of that page.
"""

import json
import re
import shlex
import subprocess
import sys
import unicodedata
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, Optional


class Refused(Exception):
    """A line that a reader must refuse, with the code that says why."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


# ---------------------------------------------------------------------------------------------
# The text

SPACES = " \t"
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
MAX_LINE_BYTES = 65_536
MAX_NOTE = 4_000
GRAMMAR_WORDS = {
    "new", "v", "gin", "big-gin", "x", "accepted", "boxes", "box",
    "draw", "adjust", "deal", "seat", "misdeal", "stop",
}
OTHER_KINDS = {
    "new", "undo", "redo", "amend", "insert", "delete", "rename", "accept", "witness",
}


def decode_line(raw):
    """One line as text, without the spaces around it."""
    if b"\0" in raw:
        raise Refused("bad-record")
    if len(raw) > MAX_LINE_BYTES:
        raise Refused("bad-line")
    try:
        return raw.decode("utf-8").removesuffix("\r").strip(SPACES)
    except UnicodeDecodeError:
        raise Refused("bad-record") from None


def is_invisible(character):
    category = unicodedata.category(character)
    return category.startswith("C") or category in ("Zl", "Zp")


def split_note(line):
    """The line without its note, and the note; None without one."""
    body, *note = re.split("[ \t]#", line, maxsplit=1)
    if not note:
        return line, None
    note = note[0].lstrip("#")
    # A joiner after a symbol, or after the selector of one, belongs to an emoji.
    seen = re.sub("(?<=[^\x00-\u2fff])\u200d|\u200d(?=[\u2600-\u27bf])|\t", "", note)
    note = note.strip()
    if len(note) > MAX_NOTE or any(map(is_invisible, seen)):
        raise Refused("bad-line")
    return body, note


def whole_number(word):
    """The number that a word is, or None: only digits, and no leading zero."""
    if not re.fullmatch(r"0|[1-9][0-9]*", word):
        return None
    return int(word) if len(word) <= 12 else 10**12


# ---------------------------------------------------------------------------------------------
# Names and players


def check_name(name):
    words = name.split()
    if (
        not name[:1].isalpha()
        or len(name) > 40
        or name != " ".join(words)
        or any(sign in name for sign in ",/+@#")
        or any(map(is_invisible, name))
        or any(word.lower() in GRAMMAR_WORDS for word in words)
    ):
        raise Refused("bad-value")
    return name


def unquoted(word):
    """A word of the `new` line that still has double quotation marks is the name between them."""
    if len(word) >= 2 and word[0] == word[-1] == '"':
        return word[1:-1]
    return word


def reads_as_cards(name):
    """Whether the first word of a name could be taken for cards in any form."""
    rank = "([a2-9tjqk]|10)"
    forms = f"({rank}[cdhs])+|{rank}+[cdhs]|{rank}[cdhs]+|{rank}-{rank}[cdhs]"
    return re.fullmatch(forms, name.lower().split(" ")[0]) is not None


@dataclass
class Lineup:
    """Who plays. `sides` has the players of each entrant, `entrants` the names of the entrants."""

    kind: str  # "two", "sides", "captain" or "in-turn"
    sides: list
    entrants: list = field(default_factory=list)

    def __post_init__(self):
        self.entrants = self.entrants or ["+".join(side) for side in self.sides]

    @property
    def players(self):
        return [player for side in self.sides for player in side]

    @property
    def side_names(self):
        """The names that are only of a side, not of a player."""
        return [name for name in self.entrants if name not in self.players]

    def entrant_of(self, name):
        """The number of the entrant with this name, or for whom this player plays."""
        if name in self.entrants:
            return self.entrants.index(name)
        return next(i for i, side in enumerate(self.sides) if name in side)

    def find(self, text, names):
        """The one of these names that a text is, in upper or lower case."""
        for name in names:
            if name.lower() == text.lower():
                return name
        raise Refused("unknown-player")

    def spelling(self, name, place):
        """How a name is written in a line. A place is "hand", "v", "draw", "adjust", "deal" or "seat"."""
        if name in self.side_names:
            marked = place in ("hand", "draw") or place == "adjust" and "+" in name
        else:
            marked = place == "v" and reads_as_cards(name)
        return f'"{name}"' if marked else name


def read_lineup(words):
    """The players of the `new` line: the words between `new` and `bare`."""
    sides = [[]]
    for word in words:
        if word.lower() == "v":
            sides.append([])
        elif "=" in word and word == unquoted(word):
            raise Refused("bad-option")
        else:
            sides[-1].append(check_name(unquoted(word)))
    names = [name.lower() for side in sides for name in side]
    if len(set(names)) < len(names):
        raise Refused("bad-value")
    sizes = [len(side) for side in sides]
    if sizes == [2]:
        return Lineup("two", [[name] for name in sides[0]])
    if sizes == [3]:
        return Lineup("in-turn", [[name] for name in sides[0]])
    if sizes in ([1, 2], [1, 3]):
        return Lineup("captain", sides)
    if len(sizes) == 2 and sizes[0] == sizes[1] and 2 <= sizes[0] <= 5:
        return Lineup("sides", sides)
    raise Refused("bad-option")


# ---------------------------------------------------------------------------------------------
# The new line: the rules


def number(low, high):
    """A rule whose value is a number in a range."""

    def read(text):
        value = whole_number(text)
        if value is None or not low <= value <= high:
            raise Refused("bad-value")
        return value

    return read


def choice(*words):
    """A rule whose value is one of some words."""

    def read(text):
        if text not in words:
            raise Refused("bad-value")
        return text

    return read


def either(words, read_other):
    """A rule whose value is one of some words, or something else."""
    return lambda text: text if text in words else read_other(text)


def suits(text):
    if not re.fullmatch("(?=.)C?D?H?S?", text):
        raise Refused("bad-value")
    return text.lower()


def multipliers(text):
    return [number(1, 10)(part) for part in text.split(",")]


def series(text):
    """`to-N` as ("to", N), `best-of-N` as ("best-of", N), `one-sheet` as ("one-sheet", 1)."""
    if text == "one-sheet":
        return ("one-sheet", 1)
    kind, _, end = text.rpartition("-")
    if kind == "to":
        return (kind, number(1, 10_000_000)(end))
    if kind == "best-of" and number(1, 99)(end) % 2 == 1:
        return (kind, int(end))
    raise Refused("bad-value")


BONUS = number(0, 1000)
EXTRA_BOXES = number(0, 10)
DOUBLING_AWARDS = ("double-points", "double-points-and-game", "double-total")
DEALER_RULES = ("winner", "loser", "alternate")

RULES = {  # key: how to read the value, and the neutral value
    "knock_limit": (number(0, 10), 10),
    "knock_card": (choice("none", "upcard"), "none"),
    "ace_knock_card": (choice("one", "gin-only"), "one"),
    "doubling_suits": (either(["none"], suits), "none"),
    "doubled_boxes": (choice("none", "bonus", "all"), "none"),
    "gin_bonus": (BONUS, 0),
    "big_gin_bonus": (either(["none"], BONUS), "none"),
    "undercut_bonus": (BONUS, 0),
    "undercut_tie": (choice("defender", "no-bonus", "knocker", "nobody"), "defender"),
    "gin_off_bonus": (either(["none"], BONUS), "none"),
    "knock_bonus": (BONUS, 0),
    "layoff_on_gin": (choice("true", "false"), "false"),
    "boxes.gin": (EXTRA_BOXES, 0),
    "boxes.big_gin": (EXTRA_BOXES, 0),
    "boxes.undercut": (EXTRA_BOXES, 0),
    "boxes.gin_off": (EXTRA_BOXES, 0),
    "box_value": (number(0, 1000), 0),
    "box_timing": (choice("end", "each-hand"), "end"),
    "target": (number(1, 1_000_000), 100),
    "game_bonus": (number(0, 100_000), 0),
    "shutout.test": (choice("no-points", "no-hands"), "no-points"),
    "shutout.award": (either(["none", *DOUBLING_AWARDS], number(1, 100_000)), "none"),
    "columns": (number(1, 6), 1),
    "column_entry": (choice("next-open", "nth-win"), "next-open"),
    "column_multipliers": (multipliers, None),
    "settlement": (choice("totals", "score-plus-difference"), "totals"),
    "round_to": (number(0, 10_000), 0),
    "sheet_winner": (choice("net-points", "most-games"), "net-points"),
    "series": (series, ("one-sheet", 1)),
    "dealer": (choice(*DEALER_RULES), "winner"),
    "drawn_hand_dealer": (choice("same", "next"), "same"),
    "pairing": (choice("rotate", "fixed"), None),
    "bonus_boxes": (choice("winning-side", "each-side"), "winning-side"),
    "sweep_boxes": (EXTRA_BOXES, 0),
    "payment": (choice("each-pays-one", "side-pays-side"), "each-pays-one"),
    "newcomer_deals": (choice("true", "false"), "true"),
}


@dataclass
class Opening:
    """What the `new` line says."""

    lineup: Lineup
    rules: dict
    stake: Optional[str] = None
    dealer: Optional[int] = None  # an entrant
    out: Optional[int] = None  # of three in turn


def read_new(line):
    """Read the `new` line."""
    words = shell_words(line)
    if "bare" not in words:
        raise Refused("bad-option")
    bare = words.index("bare")
    lineup = read_lineup(words[1:bare])
    settings = read_settings(words[bare + 1 :])
    opening = Opening(lineup, read_rules(settings))
    if "start" in settings:
        check_start(settings["start"])
    if "stake" in settings:
        opening.stake = check_stake(settings["stake"])
    if "sides" in settings:
        name_sides(lineup, settings["sides"])
    opening.out = 2 if lineup.kind == "in-turn" else None
    if "out" in settings:
        if lineup.kind != "in-turn":
            raise Refused("bad-option")
        opening.out = lineup.entrant_of(lineup.find(settings["out"], lineup.players))
    if "first dealer" in settings:
        opening.dealer = first_dealer(opening, settings["first dealer"])
    check_idle_rules(lineup.kind, opening.rules)
    check_together(lineup.kind, opening.rules)
    return opening


def shell_words(line):
    """The words of a line before a comment, quoted as in a POSIX shell."""
    words = []
    while line and not line.startswith("#"):
        match = re.match(r"""((?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)(?:[ \t]+|$)""", line)
        if match is None:
            raise Refused("bad-line")
        # In quotation marks, `bare` and `v` are names.
        is_name = match[1].strip("\"'").lower() in ("bare", "v") and match[1][0] in "\"'"
        words += [f'"{word}"' if is_name else word for word in shlex.split(match[1])]
        line = line[match.end() :]
    return words


def read_settings(words):
    """The settings by key. `dealer=Ann` has the key "first dealer", because `dealer=winner` may be there too."""
    settings = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise Refused("bad-option")
        if key not in RULES and key not in ("start", "stake", "out", "sides"):
            if not re.fullmatch("x-[a-z_.]+", key):
                raise Refused("unknown-key")
        if key == "dealer" and value not in DEALER_RULES:
            key = "first dealer"
        if key in settings:
            raise Refused("bad-option")
        settings[key] = value
    return settings


def read_rules(settings):
    rules = {key: read(settings[key]) if key in settings else neutral for key, (read, neutral) in RULES.items()}
    rules["column_multipliers"] = rules["column_multipliers"] or [1] * rules["columns"]
    return rules


def check_start(text):
    """A date and time of RFC 3339, with or without seconds."""
    form = r"(\d{4}-\d\d-\d\dT\d\d:\d\d)(:([0-5]\d|60)(\.\d+)?)?(Z|[+-]\d\d:\d\d)"
    match = re.fullmatch(form, text.upper(), re.ASCII)
    try:
        datetime.fromisoformat(match[1] + match[5].replace("Z", "+00:00"))
    except (TypeError, ValueError):
        raise Refused("bad-value") from None


def check_stake(text):
    form = r"(0|[1-9][0-9]*)(\.[0-9]{1,4})?"
    if not re.fullmatch(form, text) or not 0 < Decimal(text) <= 1_000_000:
        raise Refused("bad-value")
    # Some write a thousand as 1.000.
    if re.search(r"\.[0-9]{3}$", text) and Decimal(text) >= 1:
        raise Refused("bad-value")
    return text


def name_sides(lineup, text):
    """Give the sides the names that `sides=` says."""
    if lineup.kind not in ("sides", "captain"):
        raise Refused("bad-option")
    names = [check_name(part) for part in text.split(",")]
    if len(names) != 2 or names[0].lower() == names[1].lower():
        raise Refused("bad-value")
    taken = {player.lower() for player in lineup.players}
    if taken.intersection(name.lower() for name in names):
        raise Refused("bad-value")
    lineup.entrants = names


def first_dealer(opening, text):
    """`dealer=Ann`: an entrant or a player who plays the first hand, or the one of three who sits out."""
    lineup = opening.lineup
    name = lineup.find(text, lineup.entrants + lineup.players)
    dealer = lineup.entrant_of(name)
    if lineup.kind == "captain":
        can_deal = name not in lineup.sides[1][1:]
    elif lineup.kind == "in-turn":
        sits_out = dealer == opening.out
        can_deal = sits_out != (opening.rules["newcomer_deals"] == "true")
    else:
        can_deal = True
    if not can_deal:
        raise Refused("not-playing")
    return dealer


def check_idle_rules(kind, rules):
    """A rule that can do nothing for these players has its neutral value."""
    idle = []
    if kind != "sides":
        idle += ["pairing", "bonus_boxes", "sweep_boxes", "payment"]
    if kind != "in-turn":
        idle += ["newcomer_deals"]
    if kind == "in-turn":
        idle += ["dealer", "column_entry"]
        if rules["newcomer_deals"] == "false":
            idle += ["drawn_hand_dealer"]
    if any(rules[key] != RULES[key][1] for key in idle):
        raise Refused("bad-option")


def check_together(kind, rules):
    """Refuse rules that do not go together."""
    award, differences = rules["shutout.award"], rules["settlement"] == "score-plus-difference"
    wrong = (
        len(rules["column_multipliers"]) != rules["columns"]
        or differences and award not in ("none", "double-total")
        or rules["bonus_boxes"] == "each-side" and rules["box_timing"] == "each-hand"
        or kind == "in-turn" and (rules["columns"] > 1 or differences or award in DOUBLING_AWARDS)
    )
    if wrong:
        raise Refused("bad-value")


# ---------------------------------------------------------------------------------------------
# Cards

RANKS = "a23456789tjqk"


class Card(NamedTuple):
    rank: int  # 1 for an ace, 13 for a king
    suit: str

    @property
    def value(self):
        return min(self.rank, 10)


def card_value(rank):
    """What a card of a rank, as it is written, counts."""
    return min(RANKS.index(rank) + 1, 10)


def read_cards(word):
    """Cards written one after another, `4s6s8s`, or None."""
    word = word.lower()
    if not re.fullmatch(f"([{RANKS}][cdhs])+", word):
        return None
    return [Card(RANKS.index(word[i]) + 1, word[i + 1]) for i in range(0, len(word), 2)]


def read_card(word):
    cards = read_cards(word)
    if cards is None or len(cards) != 1:
        raise Refused("bad-line" if cards or "10" in word else "bad-card")
    return cards[0]


def read_group(word):
    """The cards of a group, which has one form only."""
    text = word.lower()
    match = re.fullmatch(f"([{RANKS}])-([{RANKS}])([cdhs])", text)
    if match:
        low, high = RANKS.index(match[1]) + 1, RANKS.index(match[2]) + 1
        if high - low < 2:
            raise Refused("bad-line" if high > low or high == 1 else "bad-group")
        return [Card(rank, match[3]) for rank in range(low, high + 1)]
    match = re.fullmatch(f"([{RANKS}])([cdhs]{{2,}})", text)
    if match:
        return [Card(RANKS.index(match[1]) + 1, suit) for suit in match[2]]
    if text.endswith(","):
        cards = read_cards(text[:-1])
        if cards and len(cards) == 1:
            return cards
    cards = read_cards(text)
    if cards and (len(cards) == 1 or one_rank(cards) or len(cards) >= 3 and in_a_row(cards)):
        raise Refused("bad-line")
    if cards is None:
        raise Refused("bad-line" if reads_as_cards(text.rstrip(",")) else "bad-group")
    return cards


def one_rank(cards):
    return len({card.rank for card in cards}) == 1


def one_suit(cards):
    return len({card.suit for card in cards}) == 1


def in_a_row(cards):
    """Whether cards are of one suit and each is the next, as they stand."""
    return one_suit(cards) and all(b.rank == a.rank + 1 for a, b in zip(cards, cards[1:]))


def check_meld(cards):
    if len(cards) < 3:
        raise Refused("meld-too-short")
    if one_rank(cards):
        return
    if not one_suit(cards):
        raise Refused("not-a-meld")
    if in_a_row(sorted(cards)):
        return
    raise Refused("ace-low" if in_a_row_round_the_corner(cards) else "run-gap")


def in_a_row_round_the_corner(cards):
    """Whether cards would be in a row if the ace came after the king and the two after the ace."""
    ranks = {card.rank for card in cards}
    starts = [rank for rank in ranks if (rank - 2) % 13 + 1 not in ranks]
    return len(ranks) == len(cards) and len(starts) == 1


def check_lay_offs(melds, laid_off):
    """Each card laid off goes on a meld.

    The runs are filled first: no other card needs the place in the set that a card leaves empty.
    """
    runs = [sorted(meld) for meld in melds if one_suit(meld)]
    left = set(laid_off)
    found = True
    while found:
        found = False
        for run in runs:
            ends = Card(run[0].rank - 1, run[0].suit), Card(run[-1].rank + 1, run[-1].suit)
            for card in left.intersection(ends):
                run.append(card)
                run.sort()
                left.remove(card)
                found = True
    thirds = {meld[0].rank for meld in melds if one_rank(meld) and len(meld) == 3}
    if any(card.rank not in thirds for card in left):
        raise Refused("layoff-illegal")


# ---------------------------------------------------------------------------------------------
# The lines


@dataclass
class Spread:
    """What one side of a hand shows: its deadwood as cards or as a count only, and perhaps its melds."""

    count: int = 0
    melds: Optional[list] = None  # None if they are not shown
    deadwood: list = field(default_factory=list)
    laid_off: list = field(default_factory=list)
    eleven: bool = False

    @property
    def cards(self):
        return [card for meld in self.melds or [] for card in meld] + self.deadwood + self.laid_off


@dataclass
class Hand:
    own: Spread
    other: Spread
    up_card: Optional[Card]
    discard: Optional[Card] = None
    accepted: bool = False


class Words:
    """The words of one line after the `new` line, to be taken from the front."""

    def __init__(self, text, lineup):
        body, self.note = split_note(text)
        self.left = [word for word in re.split("[ \t]+", body) if word]
        self.lineup = lineup

    def peek(self):
        return self.left[0].lower() if self.left else ""

    def next(self):
        if not self.left:
            raise Refused("bad-line")
        return self.left.pop(0)

    def take(self, word):
        """Take the next word if it is this one."""
        if self.peek() == word:
            self.next()
            return True
        return False

    def take_until(self, *stops):
        """Take the words before the first of these, or before the knock card."""
        taken = []
        while self.left and self.peek() not in stops and not self.peek().startswith("@"):
            taken.append(self.next())
        return taken

    def number(self, word):
        number = whole_number(word)
        if number is None:
            raise Refused("bad-line")
        return number

    def up_card(self):
        return read_card(self.next()[1:]) if self.peek().startswith("@") else None

    def name(self, names, place):
        """Take the longest of these names that the next words are; None if they are none."""
        found, length = None, 0
        for name in names:
            words = self.lineup.spelling(name, place).lower().split(" ")
            if len(words) > length and words == [word.lower() for word in self.left[: len(words)]]:
                found, length = name, len(words)
        del self.left[:length]
        return found

    def need_name(self, names, place):
        """Take one of these names, or refuse what stands in its place."""
        name = self.name(names, place)
        if name is None:
            raise self.no_name()
        return name

    def opponent(self):
        """Take a `v` and a name, if there is one."""
        if not self.take("v"):
            return None
        name = self.name(self.lineup.players, "v")
        if name is None:
            raise Refused("bad-line")
        return name

    def no_name(self):
        """Why there is no name here: one that nobody has, one in another form, or none at all."""
        text = " ".join(self.left).replace('"', "").lower() + " "
        known = self.lineup.players + self.lineup.entrants
        if any(text.startswith(name.lower() + " ") for name in known):
            return Refused("bad-line")
        return Refused("unknown-player")

    def entrant(self, place):
        """Take the name of an entrant."""
        name = self.name(self.lineup.entrants, place)
        if name is None:
            raise self.no_name()
        return self.lineup.entrant_of(name)

    def end(self):
        if self.left:
            raise Refused("bad-line")


def read_other(words):
    """What the defender has: a count, or cards and those laid off."""
    if len(words) == 1 and is_count(words[0]):
        return counted(words[0])
    if "/" not in words:
        raise Refused("bad-line")
    laid_off = []
    if "+" in words:
        plus = words.index("+")
        words, laid_off = words[:plus], [read_card(word) for word in words[plus + 1 :]]
        if not laid_off:
            raise Refused("bad-line")
    return read_spread(words, laid_off)


def is_count(word):
    """Whether a word is a sum of numbers and ranks, such as `10+kq7`."""
    return re.fullmatch(r"(N|[a2-9tjqk]+)(\+(N|[a2-9tjqk]+))*".replace("N", "0|[1-9][0-9]*"), word.lower()) is not None


def counted(word):
    parts = word.lower().split("+")
    count = sum(int(part) if part.isdigit() else sum(card_value(rank) for rank in part) for part in parts)
    if count > 98:
        raise Refused("count-range")
    return Spread(count)


def read_own(words):
    """What the knocker has: a count, `gin`, `big-gin` or cards."""
    if len(words) == 1:
        word = words[0].lower()
        if is_count(word):
            return counted(word)
        if word in ("gin", "big-gin"):
            return Spread(eleven=word == "big-gin")
    spread = read_spread(words, [])
    if spread.melds and len(spread.cards) == 11:
        spread.eleven = True
        if spread.deadwood:
            raise Refused("big-gin-not-melded")
    return spread


def read_spread(words, laid_off):
    """Groups, a slash and the deadwood. With no group it is ten cards without a meld, or the deadwood alone."""
    if "/" not in words:
        raise Refused("bad-line")
    slash = words.index("/")
    melds = [read_group(word) for word in words[:slash]]
    deadwood = [read_card(word) for word in words[slash + 1 :]]
    for meld in melds:
        check_meld(meld)
    if not melds and len(deadwood) + len(laid_off) <= 7:
        melds = None
    return Spread(sum(card.value for card in deadwood), melds, deadwood, laid_off)


# ---------------------------------------------------------------------------------------------
# A hand


def check_hand(hand, rules):
    """What is given must be right."""
    cards = hand.own.cards + hand.other.cards
    if hand.discard:
        cards.append(hand.discard)
    if len(set(cards)) < len(cards):
        raise Refused("duplicate-card")
    own_size = 11 if hand.own.eleven else 10
    if hand.own.melds is not None and len(hand.own.cards) != own_size:
        raise Refused("card-count")
    if hand.other.melds is not None and len(hand.other.cards) != 10:
        raise Refused("card-count")
    if hand.own.eleven and hand.discard:
        raise Refused("card-count")
    if hand.up_card is None and (rules["knock_card"] == "upcard" or rules["doubling_suits"] != "none"):
        raise Refused("knock-card-missing")
    if hand.own.count > knock_limit(hand.up_card, rules) and not hand.accepted:
        raise Refused("knock-over-limit")
    if hand.other.laid_off:
        if hand.own.count == 0 and rules["layoff_on_gin"] == "false":
            raise Refused("layoff-on-gin")
        if hand.own.melds is not None:
            check_lay_offs(hand.own.melds, hand.other.laid_off)


def knock_limit(up_card, rules):
    limit = rules["knock_limit"]
    if rules["knock_card"] == "upcard":
        value = up_card.value
        if value == 1 and rules["ace_knock_card"] == "gin-only":
            value = 0
        limit = min(limit, value)
    return limit


@dataclass
class Worth:
    """What a hand is worth. `further` are its boxes besides those for winning."""

    end: str
    winner: Optional[str] = None
    points: int = 0
    boxes: int = 0
    further: int = 0
    doubled: bool = False


def judge(own, other, rules):
    """How a hand ends, whether the knocker wins it, and its points before doubling: the first row that applies."""
    k, d = own.count, other.count
    tie, gin_off = rules["undercut_tie"], rules["gin_off_bonus"]
    if own.eleven and rules["big_gin_bonus"] != "none":
        return "big-gin", True, d + rules["big_gin_bonus"]
    if k == 0:
        return "gin", True, d + rules["gin_bonus"]
    if k < d:
        return "knock", True, d - k + rules["knock_bonus"]
    if d == 0 and gin_off != "none":
        return "gin-off", False, k + gin_off
    if d < k:
        return "undercut", False, k - d + rules["undercut_bonus"]
    if tie == "defender":
        return "undercut", False, rules["undercut_bonus"]
    if tie == "no-bonus":
        return "undercut", False, 0
    if tie == "knocker":
        return "knock", True, 0
    return "tie", None, 0


def worth_of_hand(hand, knocker, defender, rules):
    """Points and boxes of a hand, twice as many if the knock card is of a doubling suit."""
    end, by_knocker, points = judge(hand.own, hand.other, rules)
    if by_knocker is None:
        return Worth(end)
    doubled = rules["doubling_suits"] != "none" and hand.up_card.suit in rules["doubling_suits"]
    for_winning = 1
    further = rules.get("boxes." + end.replace("-", "_"), 0)
    if doubled:
        points *= 2
        if rules["doubled_boxes"] != "none":
            further *= 2
        if rules["doubled_boxes"] == "all":
            for_winning = 2
    winner = knocker if by_knocker else defender
    return Worth(end, winner, points, for_winning + further, further, doubled)


# ---------------------------------------------------------------------------------------------
# The sheet


@dataclass
class Game:
    """One column of a sheet. The lists have one item for each entrant."""

    points: list
    boxes: list
    entries: list
    winner: Optional[int] = None

    @property
    def closed(self):
        return self.winner is not None


class Sheet:
    def __init__(self, entrants, rules):
        self.rules = rules
        self.games = [Game([0] * entrants, [0] * entrants, [0] * entrants) for _ in range(rules["columns"])]
        self.wins = [0] * entrants

    @property
    def finished(self):
        return all(game.closed for game in self.games)

    def games_to_enter(self, winner):
        """The games, by number from 0, in which a win is entered."""
        still_open = [i for i, game in enumerate(self.games) if not game.closed]
        if self.rules["column_entry"] == "nth-win":
            return [i for i in still_open if i < self.wins[winner]]
        without = [i for i in still_open if not self.games[i].entries[winner]]
        return [i for i in still_open if i not in without[1:]]

    def enter(self, winner, points, boxes, given):
        """Enter a win, with boxes given to others than the winner as well. The columns, from 1."""
        self.wins[winner] += 1
        if self.rules["box_timing"] == "each-hand":
            points += boxes * self.rules["box_value"]
        columns = self.games_to_enter(winner)
        for column in columns:
            game = self.games[column]
            game.points[winner] += points
            game.boxes[winner] += boxes
            game.entries[winner] += 1
            for entrant, extra in given.items():
                game.boxes[entrant] += extra
            if game.points[winner] >= self.rules["target"]:
                game.winner = winner
        return [column + 1 for column in columns]

    def adjust(self, entrant, number, of_boxes, in_game):
        """Give an entrant points or boxes between two hands."""
        games = [game for game in self.games if not game.closed]
        if in_game is not None:
            if in_game > len(self.games) or self.games[in_game - 1].closed:
                raise Refused("adjustment-refused")
            games = [self.games[in_game - 1]]
        else:
            games = [game for game in games if game.entries[entrant]] or games[:1]
        for game in games:
            if not of_boxes:
                game.points[entrant] += number
                continue
            game.boxes[entrant] += number
            if self.rules["box_timing"] == "each-hand":
                game.points[entrant] += number * self.rules["box_value"]

    def totals(self, stopped):
        return [sum(column) for column in zip(*(self.game_totals(i, stopped) for i in range(len(self.games))))]

    def game_totals(self, number, stopped):
        """What a game comes to. An open game comes to nothing, unless the players stopped."""
        game, rules = self.games[number], self.rules
        value = 0 if rules["box_timing"] == "each-hand" else rules["box_value"]
        lines = [boxes * value for boxes in game.boxes]
        totals = [points + line for points, line in zip(game.points, lines)]
        if game.closed:
            self.settle(game, lines, totals)
        elif not stopped:
            totals = [0] * len(totals)
        return [total * rules["column_multipliers"][number] for total in totals]

    def settle(self, game, lines, totals):
        """Put the winner's total, and with `score-plus-difference` the loser's, in place of points and line."""
        rules, winner = self.rules, game.winner
        points, line, bonus = game.points[winner], lines[winner], rules["game_bonus"]
        if len(totals) > 2:
            totals[winner] = points + bonus + line
            return
        loser = 1 - winner
        award = rules["shutout.award"] if self.is_shut_out(game, loser) else "none"
        if rules["settlement"] == "score-plus-difference":
            total = points + bonus + (points - game.points[loser]) + (line - lines[loser])
            totals[winner] = 2 * total if award == "double-total" else total
            totals[loser] = 0
        elif award == "none":
            totals[winner] = points + bonus + line
        elif award == "double-points":
            totals[winner] = 2 * points + bonus + line
        elif award == "double-points-and-game":
            totals[winner] = 2 * (points + bonus) + line
        elif award == "double-total":
            totals[winner] = 2 * (points + bonus + line)
        else:
            totals[winner] = points + bonus + award + line

    def is_shut_out(self, game, loser):
        if self.rules["shutout.award"] == "none":
            return False
        if self.rules["shutout.test"] == "no-hands":
            return game.entries[loser] == 0
        return game.points[loser] <= 0

    def shutout_debts(self):
        """Of three in turn, what each player who is shut out owes: (player, winner, points)."""
        award = self.rules["shutout.award"]
        for game, multiplier in zip(self.games, self.rules["column_multipliers"]):
            for loser in range(len(game.points)):
                if game.closed and loser != game.winner and self.is_shut_out(game, loser):
                    yield loser, game.winner, award * multiplier

    def winner(self):
        if not self.finished:
            return None
        if self.rules["sheet_winner"] == "net-points":
            return most(self.totals(False))
        won = [game.winner for game in self.games]
        return most([won.count(entrant) for entrant in range(len(self.wins))])


def most(numbers):
    """Who has more than everybody else, or None."""
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else None


# ---------------------------------------------------------------------------------------------
# Who deals, and who plays


class TwoPlayers:
    """Who plays next and who deals. The others below differ from this."""

    def __init__(self, opening):
        self.lineup = opening.lineup
        self.rules = opening.rules
        self.dealer = opening.dealer

    def pairs(self):
        """All pairs that may play now, the player of the first entrant before the opponent."""
        return [(self.lineup.players[0], self.lineup.players[1])]

    def check(self, one, other):
        if (one, other) not in self.pairs() and (other, one) not in self.pairs():
            raise Refused("not-playing")

    def hand_played(self, one, other, winner):
        """A hand is over."""

    def round_over(self, winner):
        """A round is over, and this entrant or nobody won it: the next deal."""
        if winner is None:
            if self.rules["drawn_hand_dealer"] == "next":
                self.dealer = self.opposite(self.dealer)
        elif self.rules["dealer"] == "alternate":
            self.dealer = self.opposite(self.dealer)
        else:
            self.dealer = winner if self.rules["dealer"] == "winner" else 1 - winner

    @staticmethod
    def opposite(dealer):
        return None if dealer is None else 1 - dealer

    def deal(self, entrant):
        """Somebody said who deals next."""
        self.dealer = entrant

    def seat(self, players):
        raise Refused("not-playing")

    def dealer_name(self):
        return None if self.dealer is None else self.lineup.entrants[self.dealer]


class Sides(TwoPlayers):
    def __init__(self, opening):
        super().__init__(opening)
        self.round = 0
        self.played = set()
        self.dealer_is_said = False

    def pairs(self):
        """The planned pairs of whom neither has played; whoever is left plays in the order of the seats."""
        first, second = self.lineup.sides
        size = len(first)
        pairing = self.rules["pairing"]
        rotates = pairing == "rotate" or pairing is None and size == 2
        shift = self.round if rotates else 0
        planned = [(first[i], second[(i + shift) % size]) for i in range(size)]
        pairs = [pair for pair in planned if not self.played.intersection(pair)]
        busy = self.played.union(*pairs)
        pairs += zip(
            [player for player in first if player not in busy],
            [player for player in second if player not in busy],
        )
        return sorted(pairs, key=lambda pair: first.index(pair[0]))

    def check(self, one, other):
        if self.played.intersection((one, other)):
            raise Refused("not-playing")

    def hand_played(self, one, other, winner):
        self.played.update((one, other))

    def deal(self, entrant):
        """In a round that has begun it is said of the next one."""
        super().deal(entrant)
        self.dealer_is_said = bool(self.played)

    def round_over(self, winner):
        if not self.dealer_is_said:
            super().round_over(winner)
        self.dealer_is_said = False
        self.round += 1
        self.played.clear()


class Captain(TwoPlayers):
    def __init__(self, opening):
        super().__init__(opening)
        self.captain = self.lineup.sides[0][0]
        self.others = self.lineup.sides[1]
        self.opponent = self.others[0]

    def pairs(self):
        return [(self.captain, self.opponent)]

    def hand_played(self, one, other, winner):
        """Whoever loses to the captain makes room for the next in the line."""
        if winner == self.captain:
            place = self.others.index(self.opponent)
            self.opponent = self.others[(place + 1) % len(self.others)]

    def seat(self, players):
        others = [player for player in players if player in self.others]
        if len(others) != 1 or len(players) == 2 and self.captain not in players:
            raise Refused("not-playing")
        self.opponent = others[0]

    def dealer_name(self):
        return {None: None, 0: self.captain, 1: self.opponent}[self.dealer]


class InTurn(TwoPlayers):
    """Two of three play. Players are their numbers in the `new` line here, which are those of the entrants."""

    def __init__(self, opening):
        super().__init__(opening)
        self.out = opening.out
        self.came_in = None
        self.newcomer_deals = self.rules["newcomer_deals"] == "true"
        if not self.newcomer_deals:
            self.dealer = self.out

    def at_table(self):
        return [player for player in range(3) if player != self.out]

    def pairs(self):
        one, other = self.at_table()
        return [(self.lineup.players[one], self.lineup.players[other])]

    def hand_played(self, one, other, winner):
        """Whoever loses a hand sits out the next, and the third comes in."""
        if winner is not None:
            loser = self.lineup.players.index(other if winner == one else one)
            self.came_in, self.out = self.out, loser

    def round_over(self, winner):
        if winner is not None:
            self.dealer = self.came_in if self.newcomer_deals else self.out
        elif self.newcomer_deals and self.rules["drawn_hand_dealer"] == "next" and self.dealer in self.at_table():
            self.dealer = sum(self.at_table()) - self.dealer

    def deal(self, entrant):
        if (entrant == self.out) == self.newcomer_deals:
            raise Refused("not-playing")
        super().deal(entrant)

    def seat(self, players):
        """Somebody plays out of turn."""
        named = [self.lineup.players.index(player) for player in players]
        if len(set(named)) != len(named):
            raise Refused("not-playing")
        if len(named) == 2:
            self.out = 3 - sum(named)
        elif named[0] == self.out:
            self.out = self.makes_room()
        self.came_in = named[0]
        if self.newcomer_deals and self.dealer == self.out:
            self.dealer = named[0]
        elif not self.newcomer_deals and self.dealer != self.out:
            self.dealer = self.out

    def makes_room(self):
        """Who makes room for the one who sits out: the one who came in last, if that is somebody who plays."""
        return self.came_in if self.came_in in self.at_table() else self.at_table()[-1]


SEATINGS = {"two": TwoPlayers, "sides": Sides, "captain": Captain, "in-turn": InTurn}


# ---------------------------------------------------------------------------------------------
# The evening: rounds, sheets and the series


@dataclass
class PlayedHand:
    round: "Round"
    worth: Worth
    players: Optional[list]  # None for a whole round
    entrant: Optional[int]  # of the winner
    sheet: int


@dataclass
class Round:
    """A hand of each pair. Between two players, against a captain and in turn it is one hand."""

    number: int
    hands: list = field(default_factory=list)
    open: bool = True
    winner: Optional[int] = None
    points: int = 0
    boxes: int = 0
    columns: list = field(default_factory=list)


class Evening:
    def __init__(self, opening):
        self.opening = opening
        self.lineup = opening.lineup
        self.rules = opening.rules
        self.seating = SEATINGS[self.lineup.kind](opening)
        self.sheets = [Sheet(len(self.lineup.entrants), self.rules)]
        self.rounds = []
        self.hands = []
        self.up_card = None
        self.over = False
        self.stopped = False
        self.winner = None

    # The lines

    def read(self, line):
        """One line after the `new` line."""
        words = Words(line, self.lineup)
        readers = {
            "draw": self.read_draw,
            "adjust": self.read_adjust,
            "deal": self.read_deal,
            "seat": self.read_seat,
            "misdeal": self.read_misdeal,
            "stop": self.read_stop,
        }
        if words.peek() in readers:
            readers[words.next().lower()](words)
        elif words.peek().startswith("@"):
            self.up_card = words.up_card()
        else:
            self.read_hand(words)
        words.end()

    def read_hand(self, words):
        command = words.peek()
        name = words.name(self.lineup.players + self.lineup.side_names, "hand")
        if name is None:
            raise Refused("bad-record") if command in OTHER_KINDS else words.no_name()
        if words.peek().startswith("+"):
            self.read_points(words, name)
            return
        own = read_own(words.take_until("v"))
        if not words.take("v"):
            raise Refused("bad-line")
        against = words.name(self.lineup.players, "v")
        hand = Hand(own, read_other(words.take_until("x", "accepted")), words.up_card() or self.up_card)
        if words.take("x"):
            hand.discard = read_card(words.next())
        hand.accepted = words.take("accepted")
        against = self.opponent(name, against)
        check_hand(hand, self.rules)
        self.play(name, against, worth_of_hand(hand, name, against, self.rules))

    def read_points(self, words, winner):
        """A hand, or a whole round, of which only the points are told."""
        points, boxes = words.number(words.next()[1:]), 1
        if words.take("boxes"):
            boxes = words.number(words.next())
            if boxes == 1:
                raise Refused("bad-line")
        if points > 100_000 or boxes > 99:
            raise Refused("count-range")
        words.up_card()
        against = words.opponent()
        worth = Worth("points", winner, points, boxes, max(boxes - 1, 0))
        if winner in self.lineup.side_names:
            self.check_whole_round(against)
            self.play(None, None, worth)
        else:
            self.play(winner, self.opponent(winner, against), worth)

    def read_draw(self, words):
        first, second = None, None
        if words.left and not words.peek().startswith("@"):
            first = words.need_name(self.lineup.players + self.lineup.side_names, "draw")
            second = words.opponent()
        words.up_card()
        if first in self.lineup.side_names:
            self.check_whole_round(second)
            if first != self.lineup.entrants[0]:
                raise Refused("bad-line")
            self.play(None, None, Worth("draw"))
            return
        if self.lineup.kind == "two":
            if first is not None:
                raise Refused("bad-line")
            first = self.lineup.players[0]
        second = self.opponent(first, second)
        if self.lineup.entrant_of(first) > self.lineup.entrant_of(second):
            raise Refused("bad-line")
        self.play(first, second, Worth("draw"))

    def read_adjust(self, words):
        entrant = words.entrant("adjust")
        word = words.next()
        number = words.number(word[1:])
        if word[0] not in "+-":
            raise Refused("bad-line")
        boxes = words.take("box" if number == 1 else "boxes")
        game = words.number(words.next()) if words.take("in") else None
        if not words.note or words.left or number == 0 or game == 0:
            raise Refused("bad-line")
        if number > (99 if boxes else 100_000):
            raise Refused("adjustment-refused")
        self.begin_sheet()
        self.sheets[-1].adjust(entrant, number if word[0] == "+" else -number, boxes, game)

    def read_deal(self, words):
        entrant = words.entrant("deal")
        if words.note is not None:
            raise Refused("bad-line")
        self.seating.deal(entrant)

    def read_seat(self, words):
        players = [words.need_name(self.lineup.players, "seat")]
        if words.left:
            players.append(words.need_name(self.lineup.players, "seat"))
        self.seating.seat(players)

    def read_misdeal(self, _):
        self.up_card = None

    def read_stop(self, _):
        self.over = self.stopped = True

    def opponent(self, player, against):
        """Who the opponent is. With more than two players a hand names both, and only those play whose turn it is."""
        if (against is None) != (self.lineup.kind == "two"):
            raise Refused("bad-line")
        if against is None:
            against = self.lineup.players[1 - self.lineup.entrant_of(player)]
        if player in self.lineup.side_names or self.lineup.entrant_of(player) == self.lineup.entrant_of(against):
            raise Refused("bad-line")
        self.seating.check(player, against)
        return against

    def check_whole_round(self, against):
        """A whole round is only told of sides, and only where none of its hands has been written."""
        if against is not None:
            raise Refused("bad-line")
        if self.lineup.kind != "sides" or self.rounds and self.rounds[-1].open:
            raise Refused("not-playing")

    # Rounds

    def play(self, one, other, worth):
        """Add a hand to its round, or a whole round if no players are named."""
        if not self.rounds or not self.rounds[-1].open:
            self.rounds.append(Round(len(self.rounds) + 1))
        current = self.rounds[-1]
        entrant = None if worth.winner is None else self.lineup.entrant_of(worth.winner)
        players = [one, other] if one else None
        hand = PlayedHand(current, worth, players, entrant, len(self.sheets) + self.sheets[-1].finished)
        self.hands.append(hand)
        current.hands.append(hand)
        if players:
            self.seating.hand_played(one, other, worth.winner)
        if not players or len(current.hands) == self.hands_in_a_round():
            self.close_round(current)

    def hands_in_a_round(self):
        return len(self.lineup.sides[0]) if self.lineup.kind == "sides" else 1

    def close_round(self, current):
        """Enter a round in the sheet, and see whether the series is over."""
        self.begin_sheet()
        current.open = False
        self.up_card = None
        given = self.score_round(current)
        if current.winner is not None:
            current.columns = self.sheets[-1].enter(current.winner, current.points, current.boxes, given)
        self.seating.round_over(current.winner)
        if self.sheets[-1].finished:
            self.check_series()

    def score_round(self, current):
        """Who won the round, by how much and with which boxes.

        What is returned are the further boxes that the side that lost is given all the same.
        """
        if len(current.hands) == 1:
            hand = current.hands[0]
            current.winner, current.points, current.boxes = hand.entrant, hand.worth.points, hand.worth.boxes
            return {}
        won = [[hand.worth for hand in current.hands if hand.entrant == side] for side in (0, 1)]
        sums = [sum(worth.points for worth in hands) for hands in won]
        current.winner = most(sums)
        if current.winner is None:
            return {}
        loser = 1 - current.winner
        current.points = sums[current.winner] - sums[loser]
        current.boxes = self.round_boxes(won[current.winner], len(current.hands))
        if self.rules["bonus_boxes"] == "each-side":
            return {loser: sum(worth.further for worth in won[loser])}
        return {}

    def round_boxes(self, won, hands):
        """The boxes of the side that won these hands of a round."""
        boxes = max(worth.boxes - worth.further for worth in won) + sum(worth.further for worth in won)
        if len(won) == hands:
            twice = self.rules["doubled_boxes"] != "none" and all(worth.doubled for worth in won)
            boxes += self.rules["sweep_boxes"] * (2 if twice else 1)
        return boxes

    # Sheets and the series

    def begin_sheet(self):
        """After a finished sheet the next hand, or adjustment, begins a new one."""
        if self.sheets[-1].finished:
            self.sheets.append(Sheet(len(self.lineup.entrants), self.rules))

    def totals(self):
        return [sum(column) for column in zip(*(sheet.totals(self.stopped) for sheet in self.sheets))]

    def check_series(self):
        """The series may be over with a finished sheet."""
        kind, goal = self.rules["series"]
        if kind == "one-sheet":
            self.over, self.winner = True, self.sheets[-1].winner()
        elif kind == "to":
            leader = most(self.totals())
            if leader is not None and self.totals()[leader] >= goal:
                self.over, self.winner = True, leader
        else:
            won = [sheet.winner() for sheet in self.sheets]
            for entrant in range(len(self.lineup.entrants)):
                if 2 * won.count(entrant) > goal:
                    self.over, self.winner = True, entrant

    # Payments

    def payments(self):
        """For each two entrants the rounded difference, and of three in turn the debts for shutouts."""
        totals = self.totals()
        payments = []
        for first, second in combinations(range(len(totals)), 2):
            due = self.rounded(totals[first] - totals[second]) + self.shutouts_between(first, second)
            if due > 0:
                payments += self.pays(second, first, due)
            elif due < 0:
                payments += self.pays(first, second, -due)
        return payments

    def rounded(self, difference):
        """To the nearest multiple of `round_to`, halves away from nought."""
        step = self.rules["round_to"]
        if step == 0:
            return difference
        size = (2 * abs(difference) + step) // (2 * step) * step
        return size if difference > 0 else -size

    def shutouts_between(self, first, second):
        """Of three in turn, what the second owes the first for shutouts, less what the first owes the second."""
        due = 0
        if self.lineup.kind == "in-turn":
            for sheet in self.sheets:
                for loser, winner, points in sheet.shutout_debts():
                    if (loser, winner) == (second, first):
                        due += points
                    elif (loser, winner) == (first, second):
                        due -= points
        return due

    def pays(self, payer, payee, points):
        """One entrant pays another: the players who pay, and what."""
        payers, payees = self.lineup.sides[payer], self.lineup.sides[payee]
        if self.lineup.kind == "captain":
            size = max(len(payers), len(payees))
            payers, payees = payers * (size // len(payers)), payees * (size // len(payees))
        elif self.lineup.kind == "sides" and self.rules["payment"] == "side-pays-side":
            payers, payees = [self.lineup.entrants[payer]], [self.lineup.entrants[payee]]
        amount = self.amount(points)
        return [{"from": a, "to": b, "points": points, "amount": amount} for a, b in zip(payers, payees)]

    def amount(self, points):
        """The money, with as many decimals as the stake has, but at least two."""
        stake = self.opening.stake
        if stake is None:
            return None
        decimals = max(2, len(stake.partition(".")[2]))
        return f"{points * Decimal(stake):.{decimals}f}"

    # The answer

    def by_name(self, values):
        return dict(zip(self.lineup.entrants, values))

    def entrant_name(self, entrant):
        return None if entrant is None else self.lineup.entrants[entrant]

    def answer(self):
        answer = {
            "finished": self.over and not self.stopped,
            "stopped": self.stopped,
            "winner": self.entrant_name(self.winner),
            "totals": self.by_name(self.totals()),
            "sheets": [self.sheet_answer(sheet) for sheet in self.sheets],
            "payments": self.payments(),
            "hands": [self.hand_answer(hand) for hand in self.hands],
            "dealer": None if self.over else self.seating.dealer_name(),
        }
        if self.lineup.kind != "two":
            answer["rounds"] = [self.round_answer(entry) for entry in self.rounds]
            answer["playing"] = [] if self.over else [name for pair in self.seating.pairs() for name in pair]
        return answer

    def sheet_answer(self, sheet):
        games = [
            {
                "points": self.by_name(game.points),
                "boxes": self.by_name(game.boxes),
                "winner": self.entrant_name(game.winner),
                "totals": self.by_name(sheet.game_totals(number, self.stopped)),
            }
            for number, game in enumerate(sheet.games)
        ]
        return {
            "games": games,
            "totals": self.by_name(sheet.totals(self.stopped)),
            "winner": self.entrant_name(sheet.winner()),
            "finished": sheet.finished,
        }

    def hand_answer(self, hand):
        answer = {
            "number": hand.round.number,
            "end": hand.worth.end,
            "winner": hand.worth.winner,
            "points": hand.worth.points,
            "boxes": hand.worth.boxes,
            "sheet": hand.sheet,
            "columns": hand.round.columns,
        }
        if hand.players and self.lineup.kind != "two":
            answer["players"] = hand.players
        return answer

    def round_answer(self, entry):
        return {
            "number": entry.number,
            "winner": self.entrant_name(entry.winner),
            "points": entry.points,
            "boxes": entry.boxes,
            "columns": entry.columns,
            "open": entry.open,
        }


# ---------------------------------------------------------------------------------------------
# The record, the answer, and the cases


def read_record(data):
    """The answer to a record, given as bytes."""
    evening = None
    lines = data.removeprefix(BYTE_ORDER_MARK).split(b"\n")
    if lines[-1] == b"" and len(lines) > 1:
        lines.pop()
    for number, raw in enumerate(lines, 1):
        try:
            line = decode_line(raw)
            if number == 1:
                if line != "# gin 1":
                    raise Refused("bad-record")
            elif line and not line.startswith("#"):
                if evening is None:
                    evening = begin(line)
                elif evening.over:
                    raise Refused("series-over")
                else:
                    evening.read(line)
        except Refused as refusal:
            return {"refused": {"line": number, "codes": [refusal.code]}}
    if evening is None:
        return {"refused": {"line": len(lines), "codes": ["bad-record"]}}
    return evening.answer()


def begin(line):
    """The first line that says something is the `new` line."""
    if re.split("[ \t]", line)[0].lower() != "new":
        raise Refused("bad-record")
    return Evening(read_new(line))


# What a case says of itself: not part of the answer.
OF_CASE = {"name", "about", "needs", "see", "record"}


def differences(expected, actual, where):
    """What disagrees: objects by the keys that the case has, lists as a whole."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            if key in actual:
                yield from differences(value, actual[key], f"{where}.{key}")
            else:
                yield f"{where}.{key}: missing, expected {json.dumps(value)}"
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for i, (one, other) in enumerate(zip(expected, actual)):
            yield from differences(one, other, f"{where}[{i}]")
    elif expected != actual:
        yield f"{where}: expected {json.dumps(expected)}, got {json.dumps(actual)}"


def check_cases(folder, read):
    """Read all cases in the files of a folder, and print what disagrees."""
    cases = failed = 0
    for path in sorted(folder.glob("*.json")):
        for case in json.loads(path.read_text(encoding="utf-8")):
            record = "".join(f"{line}\n" for line in case["record"])
            expected = {key: value for key, value in case.items() if key not in OF_CASE}
            answer = read(record.encode("utf-8"))
            wrong = list(differences(expected, answer, ""))
            if "refused" in answer and "refused" not in expected:
                wrong.append(f"refused: {json.dumps(answer['refused'])}")
            for difference in wrong:
                print(f"{path.stem}/{case['name']}: {difference.lstrip('.')}")
            cases += 1
            failed += bool(wrong)
    print(f"{cases - failed} of {cases} cases agree")
    return 1 if failed or not cases else 0


def answer_of(command, data):
    """What another program answers to a record on its standard input."""
    done = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return json.loads(done.stdout)


def main(arguments):
    cases = Path(__file__).resolve().parent
    if not arguments:
        return check_cases(cases, read_record)
    if arguments[0] == "--try" and len(arguments) > 1:
        return check_cases(cases, lambda data: answer_of(arguments[1:], data))
    if len(arguments) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    name = arguments[0]
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    answer = read_record(data)
    print(json.dumps(answer, ensure_ascii=False))
    return 1 if "refused" in answer else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
