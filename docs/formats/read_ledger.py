"""Reads a series of two players (format 3), checks its seals, and prints the hands that count.

Written from docs/formats/ledger.md alone:  python3 read_ledger.py SERIES.toml
"""
import hashlib, sys, tomllib

SIGNS = "23456789ACDEFHJKMNPRTVWXY"


def value(v):
    if isinstance(v, bool):
        return str(v).lower()
    if isinstance(v, str):
        return '"' + v.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(v, list):
        return "[" + ", ".join(map(value, v)) + "]"
    if hasattr(v, "isoformat"):
        whole, dot, part = v.isoformat().partition(".")
        return whole + (dot + part[:6].rstrip("0") + part[6:] if dot else "")
    return str(v)


def lines(table, before=""):
    all = []
    for key, v in table.items():
        all += lines(v, f"{before}{key}.") if isinstance(v, dict) else [f"{before}{key}={value(v)}\n"]
    return sorted(all, key=lambda line: line.split("=")[0].encode() + b"=")


def digest(text):
    return hashlib.sha256(text.encode()).digest()


def code(seal):
    number, signs = int.from_bytes(seal[:8], "big"), ""
    for _ in range(12):
        number, sign = divmod(number, 25)
        signs += SIGNS[sign]
    return "-".join((signs[:4], signs[4:8], signs[8:]))


with open(sys.argv[1], encoding="utf-8-sig") as file:
    top = tomllib.loads(file.read())
entries = top.pop("entry", [])
seal, hands, done, undone = digest("".join(lines(top))), [], [], []
for number, entry in enumerate(entries, 1):
    written = entry.pop("seal", None)
    seal = digest(seal.hex() + "\n" + "".join(lines(entry)))
    if written not in (None, code(seal)):
        sys.exit(f"entry {number} does not match its seal")
    before, hand = list(hands), (entry["line"].split(" # ")[0], entry.get("points", 0))
    word, *rest = hand[0].split(" ", 2)
    if word in ("accept", "witness", "rename", "merge"):
        continue
    if word in ("undo", "redo"):
        ours, other = (done, undone) if word == "undo" else (undone, done)
        other.append(hands)
        hands = ours.pop()
        continue
    done, undone = done + [before], []
    if hand[0].startswith("delete adjust "):
        pass  # no hand
    elif word in ("amend", "insert", "delete"):
        at, line = int(rest[0]) - 1, [] if word == "delete" else [(rest[1], hand[1])]
        hands[at : at + (word != "insert")] = line
    elif word not in ("deal", "seat", "misdeal", "adjust", "stop", "agree") and not word.startswith("@"):
        hands.append(hand)
print(" v ".join(top["players"]))
for number, (line, points) in enumerate(hands, 1):
    print(f"{number}. {line}: {points}")
print(f"{len(entries)} entries, seal {code(seal)}")
