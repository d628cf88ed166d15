//! `players`: lists the players, and gives one another name.

use crate::commands::answer::{Answer, Answered};
use crate::commands::env::Env;
use crate::commands::env::clock::now;
use crate::commands::failure::Failure;
use crate::commands::many::each_series;
use crate::commands::prompt::confirmed;
use crate::show::json;
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::parse_error::alike;
use crate::show::statistics::players as words;
use ginscore_ledger::book::{BookError, RenamedPlayer};
use ginscore_ledger::stats::known_players;
use ginscore_notation::Mistakes;

/// Gives a player another name. If somebody has it, asks first whether they are the same player, unless `yes` is true.
pub(crate) fn rename(old: &str, new: &str, yes: bool, env: &Env) -> Answered {
    if env.series.is_some() {
        return Err(Failure::unreadable([words::in_one_series()]).into());
    }
    let now = now()?;
    let renamed = |is_same| env.book.rename_player(old, new, is_same, now, &mut || env.waiting());
    let done = match renamed(yes) {
        Err(BookError::NameTaken { was, name }) if env.ask => {
            if !confirmed(&words::same_question(&was, &name))? {
                env.remark(words::nothing_renamed());
                return Ok(Answer::default());
            }
            renamed(true)
        }
        done => done,
    };
    show(&done.map_err(Failure::from)?, env)
}

pub(crate) fn list(env: &Env) -> Answered {
    let mut series = Vec::new();
    let mut unread = Mistakes::none();
    let read = |name: &String| {
        let opened = env.book.read(name)?;
        Ok((opened.series.header().start, opened.series.roster().clone()))
    };
    each_series(env, read, |_, read| {
        match read {
            Ok(one) => series.push(one),
            // One broken file does not hide the others.
            Err(error) => unread.append(book_error(&error)),
        }
        Ok(())
    })?;
    env.warn_all(&unread);
    let known = known_players(&series);
    Ok(env.answer(|| words::list(&known), || json::players(&known)))
}

fn show(done: &RenamedPlayer, env: &Env) -> Answered {
    if let Some(durability) = done.durability {
        env.confirm(durability, &done.findings);
    }
    for report in done.rosters.iter().filter_map(alike) {
        env.warn(report.text("warning", env.look.err));
    }
    Ok(env.recorded(|| words::renamed(done), || json::renamed(done)))
}
