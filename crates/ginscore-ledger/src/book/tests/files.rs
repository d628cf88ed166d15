//! Files and directories: what belongs to a ledger, what is left over, and what is refused.

use std::cell::Cell;
use std::io::{self, Read};
use std::path::Path;

use super::*;
#[cfg(unix)]
use crate::book::disk::move_file;
use crate::book::disk::{LONGEST_SERIES, is_open_file, parent, remove, replace_own};
#[cfg(unix)]
use crate::book::lock::LOCK;

#[test]
fn a_text_is_read_whole_or_not_at_all() {
    let text = |length: usize| "x".repeat(length);
    for length in [0, 1, 9, 65_535, 65_536, 65_537, 100_000, 200_001] {
        for most in [length as u64, length as u64 + 1, u64::MAX] {
            assert_eq!(
                read_bounded(text(length).as_bytes(), most).unwrap().len(),
                length,
                "{length} of {most}"
            );
        }
        if length > 0 {
            let read = read_bounded(text(length).as_bytes(), length as u64 - 1);
            assert!(matches!(read, Err(Unread::TooLong)), "{length}");
        }
    }
    // The end of a long text may be what shows that it is not text.
    let mut bytes = text(100_000).into_bytes();
    bytes.push(0xff);
    assert!(matches!(read_bounded(&*bytes, 200_000), Err(Unread::NotText)));
}

/// A stream that counts the bytes that were read.
struct Endless<'c>(&'c Cell<usize>, u8);

impl Read for Endless<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        into.fill(self.1);
        self.0.set(self.0.get() + into.len());
        Ok(into.len())
    }
}

#[test]
fn no_more_is_read_than_is_needed_to_refuse_a_stream() {
    let read = Cell::new(0);
    assert!(matches!(read_bounded(Endless(&read, b'x'), 100_000), Err(Unread::TooLong)));
    assert_eq!(read.replace(0), 100_001);
    assert!(matches!(read_bounded(Endless(&read, b'x'), 10), Err(Unread::TooLong)));
    assert_eq!(read.replace(0), 11);
    // A file of another kind shows in its first bytes.
    assert!(matches!(read_bounded(Endless(&read, 0), 1_000_000), Err(Unread::NotText)));
    assert_eq!(read.get(), 65_536);
}

#[test]
fn a_file_that_a_user_names_is_read_up_to_the_limit() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("rows.csv");
    let missing = read_within(&path, 10).unwrap_err();
    assert!(matches!(missing, StoreError::Reading(_, _)) && missing.path() == path);
    fs::write(&path, "hand").unwrap();
    assert_eq!(read_within(&path, 4).unwrap(), "hand");
    let long = read_within(&path, 3).unwrap_err();
    assert!(matches!(&long, StoreError::Limiting(of, 3) if *of == path), "{long:?}");
    fs::write(&path, b"\xff").unwrap();
    let bytes = read_within(&path, 3).unwrap_err();
    assert!(matches!(&bytes, StoreError::Decoding(of) if *of == path), "{bytes:?}");
}

#[test]
fn a_series_has_at_most_16_mib() {
    let TempBook { book, _dir } = temp_book();
    let lock = book.lock(&[], &mut || ()).unwrap();
    let text = |length: u64| "#".repeat(usize::try_from(length).unwrap());
    assert_eq!(LONGEST_SERIES, 16 * 1024 * 1024);
    let refused = book.create(&lock, "evening", &text(LONGEST_SERIES + 1)).unwrap_err();
    assert!(matches!(refused, StoreError::Limiting(_, LONGEST_SERIES)), "{refused:?}");
    assert!(!book.contains("evening"));
    book.create(&lock, "evening", "").unwrap();
    assert!(book.write(&lock, "evening", &text(LONGEST_SERIES + 1)).is_err());
    assert_eq!(book.text("evening").unwrap(), "");
}

#[test]
fn an_export_does_not_replace_a_file_of_the_ledger() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    let rules = crate::model::SavedPreset {
        name: crate::model::PresetName::of_new_series(),
        based_on: "pagat".to_owned(),
        note: None,
        house: ginscore_rules::house::HouseRules::default(),
    };
    book.save_preset(&rules, false, &mut || ()).unwrap();
    let trashed = start(&book, "other").opened.name;
    book.delete_series(&trashed, &mut || ()).unwrap();
    let outside = _dir.path().join("outside");
    fs::create_dir(&outside).unwrap();
    for own in [
        "evening.toml",
        "Evening.TOML",
        "new.toml",
        ".lock",
        ".ginscore-abcdefghijkl",
        ".ginscore-export-abcdefghijkl",
        "rules/default.toml",
        "rules/anything",
        "trash/other.toml",
        "trash/anything",
        "../ledger/new.toml",
    ] {
        assert!(book.owns(&book.dir().join(own)), "{own}");
    }
    for other in ["evening.html", "notes.txt", ".ginscore-abc", "../outside/evening.toml", "../outside/.lock"]
    {
        assert!(!book.owns(&book.dir().join(other)), "{other}");
    }
    assert!(!book.owns(&_dir.path().join("none/evening.toml")));
    // A ledger that does not exist owns nothing, not even next to files that do not exist either.
    let none = book.elsewhere(_dir.path().join("none"));
    for path in ["evening.toml", "rules/default.toml", "trash/other.toml"] {
        assert!(!none.owns(&none.dir().join(path)), "{path}");
    }
}

#[test]
fn an_export_does_not_replace_what_this_machine_remembers() {
    let dir = tempfile::tempdir().unwrap();
    let (ledger, state) = (dir.path().join("ledger"), dir.path().join("state"));
    let book = Book::open(ledger, Some(state.clone()));
    start(&book, "evening");
    let memory: Vec<_> =
        fs::read_dir(state.join("current")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(memory.len(), 2, "{memory:?}");
    for path in memory {
        assert!(book.owns(&path) && book.owns(&path.with_file_name("new.html")), "{}", path.display());
    }
    assert!(!book.owns(&state.join("page.html")));
    assert!(!Book::open(book.dir().to_owned(), None).owns(&state.join("current/x.toml")));
}

#[cfg(unix)]
#[test]
fn an_export_does_not_replace_what_a_link_leads_to() {
    use std::os::unix::fs::symlink;
    let TempBook { book, _dir } = temp_book();
    start(&book, "evening");
    let (real, link) = (_dir.path().join("real"), _dir.path().join("link"));
    fs::rename(book.path("evening"), &real).unwrap();
    symlink(&real, book.path("evening")).unwrap();
    symlink(book.path("evening"), &link).unwrap();
    assert!(book.owns(&real) && book.owns(&link));
    assert!(!book.owns(&_dir.path().join("other")));
    fs::write(_dir.path().join("other"), "").unwrap();
    assert!(!book.owns(&_dir.path().join("other")));
    symlink(book.dir().join(LOCK), _dir.path().join("lock")).unwrap();
    assert!(book.owns(&_dir.path().join("lock")));
    // The series is written where it is.
    record(&book, "evening", None, hand("Ann 4 v 23")).unwrap();
    assert!(book.path("evening").is_symlink());
    assert!(fs::read_to_string(&real).unwrap().contains("Ann 4 v 23"));
    assert!(_dir.path().join(LOCK).exists(), "the directory of the file is locked as well");
}

#[test]
fn names_and_directories_that_are_not_there() {
    let TempBook { book, _dir } = temp_book();
    let file = _dir.path().join("file");
    remove(&file).unwrap();
    fs::write(&file, "").unwrap();
    // A ledger that does not exist is empty, but not one that is something else.
    assert_eq!(book.names().unwrap(), [""; 0]);
    let error = book.elsewhere(file.clone()).names().unwrap_err();
    assert!(matches!(error, StoreError::Reading(_, _)), "{error:?}");
    // On Windows there is nothing to delete where a file has the place of a directory.
    assert_eq!(remove(&file.join("x")).is_ok(), cfg!(windows));
    assert!(replace_own(&file.join("x"), "").is_err());
    assert_eq!((parent(Path::new("x")), parent(Path::new("a/x"))), (Path::new("."), Path::new("a")));
    #[cfg(unix)]
    {
        let around = _dir.path().join("around");
        std::os::unix::fs::symlink(&around, &around).unwrap();
        let book = book.elsewhere(around);
        assert!(book.names().is_err() && book.deleted().is_err() && book.saved_presets().is_err());
    }
}

#[test]
fn long_names_are_cut_in_the_name_of_a_series() {
    let TempBook { book, _dir } = temp_book();
    let names = Names::new(&"字".repeat(40), "Zoë O'Hara").unwrap();
    let name =
        book.start(&Header { roster: names.into(), ..header() }, None, &mut || ()).unwrap().opened.name;
    assert_eq!(name, format!("2026-11-20-1930-{}-zoë-o-hara", "字".repeat(26)));
}

#[test]
fn the_players_of_a_ledger_are_known_from_its_headers() {
    let TempBook { book, _dir } = temp_book();
    assert_eq!(book.known_names().unwrap().players, [""; 0]);
    let of = |one: &str, two: &str, minutes: i64| Header {
        roster: Names::new(one, two).unwrap().into(),
        start: now() + chrono::TimeDelta::minutes(minutes),
        ..header()
    };
    for (name, header) in
        [("a", of("Cid", "Ann", 60)), ("b", of("Ann", "Bob", 0)), ("c", of("bob", "Dan", 90))]
    {
        book.start(&header, Some(name), &mut || ()).unwrap();
    }
    assert_eq!(book.known_names().unwrap().players, ["Ann", "Bob", "Cid", "Dan"]);
    // Of a long series, only the start is read, which may end within a letter; what is not a series is left out.
    let start = fs::read_to_string(book.path("b")).unwrap();
    for padding in [0, 1] {
        let long = format!("{start}#{}{}", "x".repeat(padding), "ß".repeat(40_000));
        fs::write(book.path("b"), long).unwrap();
        assert_eq!(book.known_names().unwrap().players, ["Ann", "Bob", "Cid", "Dan"]);
    }
    fs::write(book.path("b"), "not a series").unwrap();
    assert_eq!(book.known_names().unwrap().players, ["Cid", "Ann", "bob", "Dan"]);
    // A header as long as ginscore writes is enough, but not one of any length.
    fs::write(book.path("b"), format!("#{}\n{start}", "x".repeat(10_000))).unwrap();
    assert_eq!(book.known_names().unwrap().players.len(), 4);
    fs::write(book.path("b"), format!("#{}\n{start}", "x".repeat(16 << 10))).unwrap();
    assert_eq!(book.known_names().unwrap().players[0], "Cid");
    assert!(book.elsewhere(book.path("a")).known_names().is_err());
}

/// A link may have been put there by someone else.
#[cfg(unix)]
#[test]
fn an_export_does_not_follow_links() {
    let dir = tempfile::tempdir().unwrap();
    let [file, link, planted] =
        ["file", "link", ".ginscore-export-abcdefghijkl"].map(|name| dir.path().join(name));
    hand_out(&file, "one").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let refused = hand_out(&link, "two").unwrap_err();
    let is_link = |why: &io::Error| NotUsed::of(why) == Some(&NotUsed::IsALink(Some(file.clone())));
    assert!(matches!(&refused, StoreError::Writing(_, why) if is_link(why)), "{refused:?}");
    assert_eq!(fs::read_to_string(&link).unwrap(), "one");
    fs::write(&planted, "").unwrap();
    hand_out(&file, "two").unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "two");
    // It may belong to an export that is running. After ten minutes, it no longer does.
    assert!(planted.exists());
    let before = |seconds| std::time::SystemTime::now() - std::time::Duration::from_secs(seconds);
    for (seconds, is_left) in [(8 * 60, true), (15 * 60, false)] {
        fs::File::options().write(true).open(&planted).unwrap().set_modified(before(seconds)).unwrap();
        hand_out(&file, "three").unwrap();
        assert_eq!(planted.exists(), is_left, "{seconds}");
    }
    assert!(hand_out(dir.path(), "").is_err());
    assert!(link.is_symlink());
    // A new name in a directory that does not exist is an error.
    assert!(hand_out(&dir.path().join("none/file"), "").is_err());
    hand_out(&dir.path().join("x".repeat(255)), "").unwrap();
}

#[test]
fn the_standard_output_has_many_names() {
    for open in ["/dev/stdout", "/dev/stderr", "/dev/fd/3", "/proc/self/fd/1"] {
        assert!(is_open_file(Path::new(open)), "{open}");
    }
    for other in ["/dev/null", "/dev/fdx", "stdout", "/proc/self/exe"] {
        assert!(!is_open_file(Path::new(other)), "{other}");
    }
}

/// A pipe is written to and stays a pipe; the writer waits for its reader.
#[cfg(unix)]
#[test]
fn an_export_is_written_into_a_pipe() {
    use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _};
    let dir = tempfile::tempdir().unwrap();
    let pipe = dir.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let open = || {
        let flags = rustix::fs::OFlags::NONBLOCK.bits().cast_signed();
        fs::OpenOptions::new().read(true).custom_flags(flags).open(&pipe).unwrap()
    };
    // A reader who is there first, and one who comes a little later.
    for pause in [0, 60] {
        let mut text = String::new();
        std::thread::scope(|scope| {
            let first = (pause == 0).then(open);
            let writer = scope.spawn(|| hand_out(&pipe, "hand\ndraw\n"));
            std::thread::sleep(std::time::Duration::from_millis(pause));
            let mut reader = first.unwrap_or_else(open);
            writer.join().unwrap().unwrap();
            reader.read_to_string(&mut text).unwrap();
        });
        assert_eq!(text, "hand\ndraw\n");
        assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    }
    // A pipe in place of a ledger or of a series is refused without waiting.
    let TempBook { book, _dir } = temp_book();
    assert!(book.elsewhere(pipe.clone()).names().is_err());
    assert!(move_file(&pipe.join("a"), &pipe.join("b"), |_| true).is_err());
    start(&book, "evening");
    fs::remove_file(book.path("evening")).unwrap();
    fs::rename(&pipe, book.path("evening")).unwrap();
    assert!(matches!(book.read("evening"), Err(BookError::Read { .. })));
}

#[cfg(unix)]
#[test]
fn a_file_is_not_moved_through_a_link_in_place_of_the_trash() {
    let dir = tempfile::tempdir().unwrap();
    let [real, link] = ["real", "link"].map(|name| dir.path().join(name));
    fs::create_dir(&real).unwrap();
    fs::write(real.join("a"), "").unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    assert!(move_file(&link.join("a"), &real.join("b"), |dir| dir == link).is_err());
    assert!(move_file(&real.join("a"), &link.join("b"), |dir| dir == link).is_err());
    assert_eq!(names_in(&real), ["a"]);
    move_file(&link.join("a"), &link.join("b"), |_| false).unwrap();
    assert_eq!(names_in(&real), ["b"]);
}

#[cfg(unix)]
#[test]
fn state_files_are_not_read_through_links() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "one");
    start(&book, "two");
    let current = _dir.path().join("state/current");
    let file = names_in(&current).into_iter().find(|name| name.ends_with(".toml")).unwrap();
    fs::rename(current.join(&file), _dir.path().join("outside")).unwrap();
    std::os::unix::fs::symlink(_dir.path().join("outside"), current.join(&file)).unwrap();
    assert!(matches!(book.current(), Err(BookError::NoCurrent)));
    // Writing replaces the link, and leaves the file alone that it led to.
    let outside = fs::read_to_string(_dir.path().join("outside")).unwrap();
    book.make_current("one").unwrap();
    assert_eq!(book.current().unwrap(), "one");
    assert_eq!(fs::read_to_string(_dir.path().join("outside")).unwrap(), outside);
}

#[test]
fn directories_are_created_with_their_parents() {
    let dir = tempfile::tempdir().unwrap();
    let deep = dir.path().join("a/b/c");
    make_dir(&deep).unwrap();
    make_dir(&deep).unwrap();
    assert!(deep.is_dir());
    fs::write(dir.path().join("file"), "").unwrap();
    assert!(make_dir(&dir.path().join("file/a")).is_err());
}

#[test]
fn series_that_are_one_file_on_another_system_are_refused() {
    let TempBook { book, _dir } = temp_book();
    start(&book, "Friday");
    let taken =
        |error: &StoreError| matches!(error, StoreError::Creating(_)) && error.path() == book.path("Friday");
    match book.start(&header(), Some("friday"), &mut || ()) {
        Err(BookError::Store(error)) => assert!(taken(&error), "{error:?}"),
        other => panic!("{other:?}"),
    }
    start(&book, "sunday");
    assert!(book.rename_series("sunday", "FRIDAY", &mut || ()).is_err_and(|error| taken(&error)));
    // Nor is a deleted one restored next to it, and it stays in the trash.
    start(&book, "other");
    book.delete_series("other", &mut || ()).unwrap();
    let trash = book.dir().join("trash");
    fs::rename(trash.join("other.toml"), trash.join("friday.toml")).unwrap();
    assert!(book.restore_series("friday", &mut || ()).is_err_and(|error| taken(&error)));
    assert_eq!(book.deleted().unwrap(), ["friday"]);
    // A series may be given its own name in another case.
    assert_eq!(book.rename_series("sunday", "Sunday", &mut || ()).unwrap().name, "Sunday");
    assert!(book.contains("Sunday") && book.names().unwrap().len() == 2);
}

/// A name that some system cannot have is refused on all of them, whoever asks, but an old series with it is read.
#[test]
fn a_series_with_a_name_for_one_system_is_only_read() {
    let TempBook { book, _dir } = temp_book();
    for name in ["nul", "fri:day", "friday.", "../friday"] {
        let refused = book.start(&header(), Some(name), &mut || ()).unwrap_err();
        let why = NotUsed::IsNotASeriesName(check_series_name(name).unwrap_err());
        let is_it = |error: &io::Error| NotUsed::of(error) == Some(&why);
        assert!(
            matches!(&refused, BookError::Store(StoreError::Writing(_, error)) if is_it(error)),
            "{name}: {refused:?}"
        );
    }
    start(&book, "friday");
    #[cfg(not(windows))]
    for name in ["nul", "fri:day", "friday."] {
        fs::rename(book.path("friday"), book.path(name)).unwrap();
        assert_eq!(record(&book, name, None, hand("Ann 4 v 23")).unwrap().opened.name, name);
        fs::rename(book.path(name), book.path("friday")).unwrap();
    }
}
