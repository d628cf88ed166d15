//! Entering from a phone, `board --enter`: what its forms record, say and offer.

use crate::phone::form::{Phone, leads_to, lines, seal_of, stopped, text};
use crate::repository::is_current;
use crate::table::Table;

/// The picture of the guide: the form with a hand in it, as the page is, inside an image. `UPDATE=1` draws it anew.
#[test]
fn the_phone_of_the_guide_shows_the_form() {
    let table = Table::new();
    let lines = "new Ann Bob pagat hollywood dealer=Ann\nAnn 4 v 23\nAnn gin v 40\nBob 6 v 20\n";
    table.run_with(&["table", "--quiet"], lines).ended(0);
    let page = Phone::open(&table).gets("").body;
    let part = |from: &str, to: &str| page.split_once(from).unwrap().1.split_once(to).unwrap().0.to_owned();
    let style = part("<style>", "</style>").replace('&', "&amp;").replace('<', "&lt;");
    let mut body = part("<body>", "</body>").replace(" checked>", ">");
    for (field, value) in [("by", "Ann"), ("end", "knock"), ("own", "3")] {
        let empty = format!("name=\"{field}\" value=\"{value}\"");
        assert_eq!(body.matches(&empty).count(), 1, "{empty}: {body}");
        body = body.replace(&empty, &format!("{empty} checked=\"checked\""));
    }
    assert_eq!(body.matches(" value=\"\"").count(), 1, "{body}");
    body = body.replace(" value=\"\"", " value=\"33\"");
    // In an image every element is closed, and the seal depends on the time.
    let mut drawn = String::new();
    for (number, piece) in body.split("<input ").enumerate() {
        let Some((input, rest)) = piece.split_once('>').filter(|_| number > 0) else {
            drawn += piece;
            continue;
        };
        if !input.contains("type=\"hidden\"") {
            drawn += &format!("<input {input}/>");
        }
        drawn += rest;
    }
    let drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\" height=\"676\" viewBox=\"0 0 390 676\">\n\
         <style>{style}</style>\n<foreignObject width=\"390\" height=\"676\">\
         <body xmlns=\"http://www.w3.org/1999/xhtml\">{drawn}</body></foreignObject>\n</svg>\n"
    );
    is_current("docs/phone.svg", &drawn, "the_phone");
}

#[test]
fn a_hand_by_counts_is_previewed_recorded_once_and_taken_back() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let phone = Phone::open(&table);
    let form = phone.gets("");
    assert_eq!(form.status, 200);
    let says = text(&form);
    // The standard rules have no big gin.
    assert!(says.contains("Who ended the hand? Ann Bob How? Knock Gin Draw"), "{says}");
    assert!(
        form.body.contains("name=\"own\" value=\"10\"") && !form.body.contains("name=\"up\""),
        "{}",
        form.body
    );
    // No page here loads itself, runs a script or has a style in an attribute.
    for bad in ["http-equiv=\"refresh\"", "<script", " style=", "http://", "https://"] {
        assert!(!form.body.contains(bad), "{bad}: {}", form.body);
    }
    let after = seal_of(&form.body);
    let body = format!("by=Ann&end=knock&own=4&other=23&after={after}");
    let preview = phone.posts("preview", &body);
    let says = text(&preview);
    assert_eq!(preview.status, 200, "{says}");
    assert!(says.contains("Not recorded yet") && says.contains("Ann knocks, 23 - 4 = 19"), "{says}");
    // Who goes back to it later finds it again, and is not asked by Chromium to send the form once more.
    assert!(preview.head.to_lowercase().contains("cache-control: no-cache"), "{}", preview.head);
    assert_eq!(table.hands(), 0);
    let done = phone.posts("record", &body);
    assert_eq!(done.status, 303, "{}", text(&done));
    assert_eq!(table.hands(), 1);
    // A second tap.
    let again = phone.posts("record", &body);
    assert_eq!((again.status, leads_to(&again)), (303, leads_to(&done)));
    assert_eq!(table.hands(), 1);
    let page = phone.board.ask("GET", &leads_to(&done), &phone.board.host);
    let says = text(&page);
    assert!(says.contains("Recorded") && says.contains("Ann knocks with 4 against 23, 19 points"), "{says}");
    // With the sheet and a fresh form, seven taps a hand.
    assert!(says.contains("1 knock +19") && says.contains("Who ended the hand?"), "{says}");
    assert!(
        !page.body.contains(" checked>Ann") && page.body.contains("name=\"other\" type=\"text\""),
        "{}",
        page.body
    );
    assert_ne!(seal_of(&page.body), after);
    // Something else after the same entry: refused with what came, and kept.
    let other = phone.posts("record", &format!("by=Bob&end=gin&own=&other=30&after={after}"));
    let says = text(&other);
    assert_eq!(other.status, 409, "{says}");
    assert!(says.contains("Not recorded") && says.contains("Ann knocks with 4 against 23"), "{says}");
    assert!(says.contains("Bob gin v 30"), "{says}");
    assert!(other.body.contains("value=\"Bob\"") && other.body.contains("value=\"30\""), "{}", other.body);
    assert_eq!(table.hands(), 1);
    // It can be checked again, and recorded then.
    let after_now = seal_of(&other.body);
    assert_ne!(after_now, after);
    let done = phone.posts("record", &format!("by=Bob&end=gin&other=30&after={after_now}"));
    assert_eq!((done.status, table.hands()), (303, 2));
    let undoing = phone.gets("?undo");
    assert!(
        text(&undoing).contains("Undo this?") && text(&undoing).contains("Bob has gin"),
        "{}",
        text(&undoing)
    );
    assert_eq!(table.hands(), 2);
    let after = seal_of(&undoing.body);
    let mut led_to = String::new();
    for _ in 0..2 {
        let done = phone.posts("undo", &format!("after={after}"));
        assert_eq!((done.status, table.hands()), (303, 1));
        led_to = leads_to(&done);
    }
    let says = text(&phone.board.ask("GET", &led_to, &phone.board.host));
    assert!(says.starts_with("Undone ") && !says.contains("Recorded"), "{says}");
    // The page says once that it was stopped.
    let says = text(&phone.records("line=stop"));
    assert_eq!(says.matches("The series was stopped.").count(), 1, "{says}");
    assert_eq!(table.ok("audit").status, 0);
    assert_eq!(phone.board.stops(), 0);
}

const ANN: [&str; 10] = ["4S", "5S", "6S", "7S", "9C", "9D", "9H", "2H", "AC", "AD"];
const BOB: [&str; 10] = ["KC", "KD", "KH", "2C", "3C", "4C", "7H", "3D", "8S", "9S"];

fn fields(name: &str, cards: &[&str]) -> String {
    cards.iter().map(|card| format!("&{name}={card}")).collect()
}

#[test]
fn cards_are_chosen_side_by_side_and_ruled_on_before_they_are_recorded() {
    let typed = Table::new();
    typed.ok("new Ann Bob dealer=Ann");
    typed.ok("hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s");
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let phone = Phone::open(&table);
    let one = phone.gets("?cards=Ann");
    assert_eq!(one.body.matches("type=\"checkbox\" name=\"k\"").count(), 52);
    assert!(!one.body.contains("disabled"));
    let after = seal_of(&one.body);
    let two = phone.posts("preview", &format!("after={after}&by=Ann{}&next=1", fields("k", &ANN)));
    assert_eq!(two.status, 200);
    assert_eq!(two.body.matches("type=\"checkbox\" name=\"d\"").count(), 52);
    assert_eq!(two.body.matches(" disabled").count(), 10, "{}", two.body);
    let whole = format!("after={after}&by=Ann{}{}", fields("k", &ANN), fields("d", &BOB));
    let preview = phone.posts("preview", &whole);
    let says = text(&preview);
    assert_eq!(preview.status, 200, "{says}");
    assert!(says.contains("Ann knocks, 10 - 4 = 6") && says.contains("laid off 8♠"), "{says}");
    assert_eq!(phone.posts("record", &whole).status, 303);
    assert_eq!(lines(&table), lines(&typed));
    // A card of both is named by the terminal's words, and both grids are as they were.
    let after = phone.after();
    let mut both = BOB;
    both[0] = "4S";
    let wrong =
        phone.posts("preview", &format!("after={after}&by=Ann{}{}", fields("k", &ANN), fields("d", &both)));
    let says = text(&wrong);
    assert_eq!(wrong.status, 422, "{says}");
    assert!(says.starts_with("Error:") && says.contains("4♠") && says.contains("is on both sides"), "{says}");
    assert_eq!(
        wrong.body.matches(" checked").count() + wrong.body.matches("type=\"hidden\" name=\"k\"").count(),
        20
    );
    let few = phone.posts("record", &format!("after={after}&by=Ann{}", fields("k", &ANN)));
    assert_eq!((few.status, table.hands()), (422, 1), "{}", text(&few));
    assert_eq!(phone.board.stops(), 0);
}

/// Cards that can be melded in several ways that score differently: the players say which, with one more tap.
#[test]
fn cards_that_meld_in_several_ways_are_asked_about() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let phone = Phone::open(&table);
    let ann = ["4S", "5S", "6S", "4H", "5H", "6H", "4D", "5D", "6D", "2C"];
    let bob = ["7S", "7H", "7D", "KC", "KD", "TS", "TH", "JC", "9C", "8D"];
    let form = format!("after={}&by=Ann{}{}", phone.after(), fields("k", &ann), fields("d", &bob));
    let wrong = phone.posts("preview", &form);
    let says = text(&wrong);
    assert_eq!(wrong.status, 422, "{says}");
    assert!(says.contains("can be melded in 2 ways"), "{says}");
    let ways: Vec<&str> = wrong
        .body
        .split("name=\"line\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(ways.len(), 2, "{}", wrong.body);
    let line = ways[0].replace(' ', "+").replace('/', "%2F");
    let preview = phone.posts("preview", &format!("line={line}&after={}", seal_of(&wrong.body)));
    assert_eq!((preview.status, table.hands()), (200, 0), "{}", text(&preview));
    assert_eq!(phone.board.stops(), 0);
}

#[test]
fn mistakes_are_next_to_their_field_and_what_was_typed_is_kept() {
    let table = Table::new();
    table.ok("new Ann Bob pagat oklahoma");
    let phone = Phone::open(&table);
    let after = phone.after();
    let wrong = |body: &str| {
        let answer = phone.posts("preview", &format!("{body}&after={after}"));
        assert_eq!(answer.status, 422, "{body}: {}", text(&answer));
        assert!(text(&answer).starts_with("Error:"), "{body}");
        answer
    };
    for (body, field, said) in [
        ("end=knock&own=4&other=23&up=7S", "wrong-by", "choose the player"),
        ("by=Cid&end=knock&own=4&other=23&up=7S", "wrong-by", "choose the player"),
        ("by=Ann&end=knock&other=23&up=7S", "wrong-own", "choose the count"),
        ("by=Ann&end=knock&own=8&other=23&up=7S", "wrong-own", "play on until the deadwood is 7 or less"),
        ("by=Ann&end=knock&own=4&other=x&up=7S", "wrong-other", "a number"),
        ("by=Ann&end=knock&own=4&other=23%3B+draw&up=7S", "wrong-other", "a number"),
        ("by=Ann&end=knock&own=4&other=23", "wrong-up", "knock card"),
        ("by=Ann&end=won&own=4&other=23&up=7S", "wrong-end", "how the hand ended"),
        ("line=Ann+4+y+23", "wrong-line", "^"),
        ("line=Ann+4+y+23", "wrong-line", "Ann 4 v 23"),
        ("line=rename+Ann+Anna", "wrong-line", "only be typed at the table"),
        ("line=new+Cid+Dan", "wrong-line", "only be typed at the table"),
        ("line=score", "wrong-line", "only be typed at the table"),
    ] {
        let answer = wrong(body);
        assert!(answer.body.contains(&format!("id=\"{field}\"")), "{body}: {}", answer.body);
        assert!(answer.body.contains(said), "{body}: {}", answer.body);
    }
    let missing = wrong("by=Ann&end=knock&own=4&other=23");
    assert!(!missing.body.contains("<code>@"), "{}", missing.body);
    let kept = wrong("by=Bob&end=knock&own=8&other=23&up=7S").body;
    for what in ["value=\"Bob\" checked", "value=\"8\" checked", "value=\"23\"", "value=\"7S\" selected"] {
        assert!(kept.contains(what), "{what}: {kept}");
    }
    assert!(wrong("line=Ann+4+y+23").body.contains("value=\"Ann 4 y 23\""));
    assert_eq!(table.hands(), 0);
    // Notes are the table's, and escape nothing in the page.
    let page = phone.records("line=Ann+4+v+23+%407s+%23+%3Cb%3E%22");
    assert!(!page.body.contains("<b>"), "{}", page.body);
    assert!(phone.gets("?line").body.contains("# &lt;b&gt;&quot;"), "{}", phone.gets("?line").body);
    assert_eq!(phone.board.stops(), 0);
}

/// The forms record what the table would for every name that a ledger has, also one that is a word of the notation.
#[test]
fn every_name_of_a_ledger_can_be_entered() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let (file, text) = table.file();
    let names = [
        "Stop", "Undo", "Delete", "Draw", "Up", "Deal", "Seat", "Insert", "Amend", "Adjust", "Rename",
        "Accept", "Redo", "Misdeal", "Witness", "Score", "Gin", "New", "Merge", "Judge",
    ];
    let phone = Phone::open(&table);
    for name in names {
        std::fs::write(&file, text.replace("\"Ann\"", &format!("\"{name}\""))).unwrap();
        phone.records(&format!("by={name}&end=knock&own=4&other=23"));
        phone.records(&format!("by={name}&end=gin&other=30"));
        phone.records(&format!("by={name}{}{}", fields("k", &ANN), fields("d", &BOB)));
        let script = table.ok("log").out;
        for line in ["4 v 23", "gin v 30", "9cdh 4-7s"] {
            assert!(
                script.lines().any(|written| written.contains(line) && written.contains(name)),
                "{script}"
            );
        }
        assert_eq!(table.hands(), 3, "{name}: {script}");
    }
    assert_eq!(phone.board.stops(), 0);
}

/// A hand is known by the number that corrections use, and what is not a hand has none.
#[test]
fn the_last_lines_have_the_numbers_of_their_hands() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.plays(
        "Ann 4 v 20\nBob 4 v 21\nAnn 4 v 22\nmisdeal\nBob 4 v 23\nAnn 4 v 24\nBob 4 v 25\nAnn 4 v 26\n",
    );
    let phone = Phone::open(&table);
    let says = text(&phone.gets("?line"));
    assert!(
        says.contains("3 Ann 4 v 22 misdeal 4 Bob 4 v 23 5 Ann 4 v 24 6 Bob 4 v 25 7 Ann 4 v 26"),
        "{says}"
    );
    assert!(!says.contains("Bob 4 v 21"), "{says}");
    assert_eq!(phone.board.stops(), 0);
}

/// A line that is offered is a button; an example of the notation is not.
#[test]
fn offered_lines_are_buttons() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.ok("hand Ann +200");
    let phone = Phone::open(&table);
    let offers = |body: &str| {
        let after = seal_of(&phone.gets("?line").body);
        let answer = phone.posts("preview", &format!("{body}&after={after}"));
        assert_eq!(answer.status, 422, "{body}: {}", text(&answer));
        let alert = answer.body.split("<table class=\"score\"").next().unwrap();
        let lines = alert.split("name=\"line\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    // The series is over.
    assert_eq!(offers("line=Ann+4+v+23"), ["undo"]);
    table.ok("undo");
    // What is left is taken for a whole hand, and the sides are exchanged.
    assert_eq!(offers("line=Ann+4+v+kd+qs"), ["Ann 4 v / kd qs"]);
    assert_eq!(
        offers("line=Ann+kcdh+2-4c+7h+3d+8s+9s+v+4-7s+9cdh+2h+ac+ad"),
        ["Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s"]
    );
    assert_eq!(offers("by=Ann&end=knock&own=12&other=4"), [""; 0]);
    assert_eq!(offers("line=Ann+4+v"), [""; 0]);
    assert_eq!(phone.board.stops(), 0);
}

/// The phone has the warnings of the terminal about the file of the series.
#[test]
fn phones_are_warned_of_a_file_that_was_changed() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.plays("Ann 4 v 20\nBob 4 v 21\nAnn 4 v 22\n");
    let (file, whole) = table.file();
    let phone = Phone::open(&table);
    assert!(!text(&phone.gets("")).contains("Entries are missing"));
    let form = format!("by=Ann&end=draw&after={}", phone.after());
    // Cut back: a form from before is of another evening.
    let (cut, _) = whole.rsplit_once("[[entry]]").unwrap();
    std::fs::write(&file, cut).unwrap();
    let conflict = phone.posts("record", &form);
    let says = text(&conflict);
    assert_eq!((conflict.status, table.hands()), (409, 2), "{says}");
    assert!(says.contains("This form is from another evening"), "{says}");
    for page in [phone.gets("").body, phone.posts("preview", &form).body, phone.board.page()] {
        assert!(page.contains("Entries are missing"), "{page}");
    }
    let preview = text(&phone.posts("preview", &form));
    assert!(preview.contains("This form is from another evening"), "{preview}");
    let done = phone.records("by=Bob&end=gin&other=30");
    assert!(
        text(&done).contains("Entries are missing") && text(&done).contains("Recorded"),
        "{}",
        text(&done)
    );
    // Another evening under the same name has no such entries to miss.
    let name = file.file_stem().unwrap().to_str().unwrap();
    table.ok(&format!("series delete {name} --yes"));
    table.ok(&format!("new Cid Dan name={name}"));
    assert!(!text(&phone.gets("")).contains("Entries are missing"));
    let conflict = phone.posts("record", &form);
    assert_eq!(conflict.status, 409, "{}", text(&conflict));
    assert!(text(&conflict).contains("This form is from another evening"), "{}", text(&conflict));
    assert_eq!(phone.board.stops(), 0);
}

/// The reason that the terminal gives has the path of a file of its computer.
#[test]
fn phones_get_no_path_of_the_computer() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.ok("hand Ann 4 v 20");
    let (file, whole) = table.file();
    let phone = Phone::open(&table);
    let form = format!("by=Ann&end=draw&after={}", phone.after());
    for text_of_file in ["format = 3\nname = 1\n", "no toml", "\u{fffd}"] {
        std::fs::write(&file, text_of_file).unwrap();
        for answer in [phone.gets(""), phone.posts("preview", &form), phone.posts("record", &form)] {
            let says = text(&answer);
            assert_eq!(answer.status, 422, "{says}");
            assert!(says.contains("The table's screen says why"), "{says}");
            assert!(
                !answer.body.contains(table.home().to_str().unwrap()) && !says.contains(".toml"),
                "{says}"
            );
        }
    }
    std::fs::write(&file, whole).unwrap();
    assert_eq!(phone.posts("record", &form).status, 303);
    let said = stopped(phone.board);
    assert!(said.contains(file.to_str().unwrap()), "{said}");
}

/// Two phones send different hands for the same place: one is recorded, also if it ends the series or others are to play then,
/// and the other is kept, with what came in its place.
#[test]
fn of_two_hands_at_once_one_is_recorded() {
    for new in ["new Kai Zoe", "new Kai Zoe target=20", "new Kai Uma v Zoe Ida", "new Kai Zoe Uma"] {
        let table = Table::new();
        table.ok(new);
        let phone = Phone::open(&table);
        let after = phone.after();
        let forms = ["Kai gin v Zoe 30", "Zoe gin v Kai 20"]
            .map(|line| format!("line={}&after={after}", line.replace(' ', "+")));
        let answers = std::thread::scope(|scope| {
            let both = forms.each_ref().map(|form| scope.spawn(|| phone.posts("record", form)));
            both.map(|sent| sent.join().unwrap())
        });
        let mut statuses = answers.each_ref().map(|answer| answer.status);
        let (recorded, kept) = if statuses[0] == 303 { ("Kai", "Zoe gin v") } else { ("Zoe", "Kai gin v") };
        let says = answers.each_ref().map(text).join(" ");
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 409], "{new}: {says}");
        assert!(
            says.contains(&format!("{recorded} has gin against")) && says.contains(kept),
            "{new}: {says}"
        );
        assert_eq!(lines(&table).len(), 1, "{new}");
    }
}

#[test]
fn big_gin_is_offered_where_the_rules_have_it() {
    for (rules, offered) in [("pagat", false), ("wikipedia", true)] {
        let table = Table::new();
        table.ok(&format!("new Ann Bob {rules}"));
        let phone = Phone::open(&table);
        assert_eq!(phone.gets("").body.contains("value=\"big-gin\""), offered, "{rules}");
        assert_eq!(phone.board.stops(), 0);
    }
}

#[test]
fn only_those_who_play_are_offered() {
    for (new, script, expected, others) in [
        ("new Ann Cid v Bob Dan sides=We,They", "Ann 4 v 23", "Cid We Dan They", "Ann We"),
        ("new Ann v Bob Cid", "", "Ann Bob", "Cid"),
        ("new Ann Bob Cid", "Ann 4 v 23", "Ann Cid", "Bob"),
    ] {
        let table = Table::new();
        table.ok(new);
        table.plays(script);
        let phone = Phone::open(&table);
        let says = text(&phone.gets(""));
        let (_, who) = says.split_once("Who ended the hand?").unwrap();
        let (who, _) = who.split_once("How?").unwrap();
        assert_eq!(who.trim(), expected, "{says}");
        assert!(!who.contains(others));
        let name = expected.split(' ').next().unwrap();
        let page = phone.records(&format!("by={name}&end=draw"));
        assert!(text(&page).contains("Recorded"), "{}", text(&page));
        assert_eq!(phone.board.stops(), 0);
    }
}

/// At the end of a series the phone says who pays, what is owed tonight, and plays on: once, whoever presses the button, from a
/// page of whatever age, and from two boards at once.
#[test]
fn an_evening_goes_on_from_the_phone() {
    let table = Table::new();
    table.ok("new Kai Zoe stake=0.10 dealer=Kai");
    let (phone, other) = (Phone::open(&table), Phone::open(&table));
    phone.records("by=Kai&end=gin&other=80");
    let end = phone.gets("");
    let says = text(&end);
    for words in
        ["Kai wins by 105", "Zoe pays Kai 10.50.", "Play on", "Undo", "The score", "Hand 1: Kai has gin"]
    {
        assert!(says.contains(words), "{words}: {says}");
    }
    assert!(!says.contains("Tonight") && !says.contains("Who ended the hand?"), "{says}");
    let press = format!("after={}&on=1", seal_of(&end.body));
    std::thread::scope(|scope| {
        for phone in [&phone, &other, &phone, &other] {
            scope.spawn(|| assert_eq!(phone.posts("record", &press).status, 303));
        }
    });
    assert_eq!(table.names().len(), 2);
    assert!(text(&other.gets("")).contains("Who ended the hand?"));
    let shown = table.ok("series show").out;
    assert!(shown.contains("new Kai Zoe stake=0.10"), "{shown}");
    other.records("by=Zoe&end=gin&other=90");
    // That is over, too: a page of the first series begins nothing.
    assert_eq!(phone.posts("record", &press).status, 303);
    assert_eq!(table.names().len(), 2);
    let says = text(&phone.gets(""));
    assert!(
        says.contains("Kai pays Zoe 11.50.") && says.contains("Tonight, 2 series: Kai pays Zoe 1.00."),
        "{says}"
    );
    assert!(phone.board.says().contains("Tonight, 2 series: Kai pays Zoe 1.00."));
    // The start of a series is undone as well.
    assert_eq!(phone.posts("record", &format!("after={}&on=1", phone.after())).status, 303);
    let question = phone.gets("?undo");
    assert!(text(&question).contains("Undo this? Started series"), "{}", text(&question));
    assert_eq!(phone.posts("undo", &format!("after={}", seal_of(&question.body))).status, 303);
    assert_eq!(table.names().len(), 2);
    // It was opened again, and is not over.
    let press = format!("after={}&on=1", phone.after());
    assert_eq!(phone.posts("undo", &press.replace("&on=1", "")).status, 303);
    let stale = phone.posts("record", &press);
    assert!(stale.status == 409 && text(&stale).contains("Play on"), "{}", text(&stale));
    assert_eq!(table.names().len(), 2);
    // What would be recorded has the games in a table, as the form.
    table.ok("new Kai Zoe hollywood");
    table.ok("Kai 4 v 23");
    let body = format!("by=Kai&end=knock&own=4&other=20&after={}", phone.after());
    let says = text(&phone.posts("preview", &body));
    assert!(says.contains("Game 1 Game 2 Game 3 Kai 35 65 to go 16 84 to go 0 100 to go"), "{says}");
    assert_eq!(says.matches("35").count(), 1, "{says}");
}
