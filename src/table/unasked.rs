//! What an evening shows of its series unasked: the sheet, the settlement, and the terms before the first hand.

use crate::commands::run::answer::Stop;
use crate::commands::run::plan::Output;
use crate::commands::{score, summary};
use crate::say::text::{Line, Text};
use crate::show::render::rendered;
use crate::show::series::changes::changes;
use crate::show::series::terms::{FirstDealer, all_over, seated};
use crate::show::sheet::Followed;
use crate::table::evening::Evening;
use ginscore_rules::series::Score;

/// The lines of a terminal for the hand that ended a series or was corrected, and for how to play on.
const AFTER_END: usize = 6;

/// What the hand that closes a game changes: the game, and who deals.
const WITH_A_HAND: usize = 2;

impl Evening {
    /// The lines that say what a correction changed besides the hand, which stay on the screen above the sheet.
    pub(crate) fn lines_of_changes(&mut self, before: &Score) -> Result<usize, Stop> {
        let look = self.env.look.out;
        let series = &self.opened()?.series;
        let (now, roster) = (series.score(), series.roster());
        let said = changes(before, now).into_iter().filter_map(|change| change.said(now, roster));
        let text: Text = said.map(|said| Line::from(said).indented()).collect();
        Ok(rendered(&text, look).lines().count())
    }

    /// The sheet, if it has hands, and the terms of the series: its rules, its stake and who deals.
    pub(crate) fn welcome(&mut self, output: &mut Output<'_>) -> Result<(), Stop> {
        if self.opened()?.series.hands().next().is_some() {
            self.show_sheet_so_far(0, output)?;
            // Before the remarks, which are not buffered.
            output.out.flush()?;
        }
        let terms = seated(&self.opened()?.series, FirstDealer::NotAsked);
        self.env.remark(terms.trim_end());
        self.settled(output)
    }

    /// The settlement and how to play on, if the series is over.
    pub(crate) fn settled(&mut self, output: &mut Output<'_>) -> Result<(), Stop> {
        if !self.opened()?.series.score().is_over() {
            return Ok(());
        }
        self.show_settlement(output)?;
        // Before the remarks, which are not buffered.
        output.out.flush()?;
        let how = all_over(&self.opened()?.series);
        self.env.remark(how.trim_end());
        Ok(())
    }

    /// The sheet. After a correction that changed so much, and after the end of a series, whose settlement has the games, too, only
    /// where the screen has room for all of it.
    pub(crate) fn show_sheet_so_far(&mut self, changed: usize, output: &mut Output<'_>) -> Result<(), Stop> {
        let opened = self.opened()?.clone();
        let is_over = opened.series.score().is_over();
        let above = changed.saturating_sub(WITH_A_HAND);
        let followed = match is_over {
            true => Followed::BySettlement,
            false => Followed::ByPrompt { above: above.try_into().unwrap_or(u16::MAX) },
        };
        let sheet = score::before(followed, &opened, &self.env);
        let all = if is_over { sheet.text.then(summary::summary(None, &self.env)?.text) } else { sheet.text };
        let room = self.env.look.height.filter(|_| !self.env.look.plain).map(usize::from);
        match room.is_none_or(|room| all.lines().len() + AFTER_END + above <= room) || !is_over && above == 0
        {
            true => self.show_sheet(followed, output),
            false => Ok(()),
        }
    }

    pub(crate) fn show_sheet(&mut self, followed: Followed, output: &mut Output<'_>) -> Result<(), Stop> {
        let opened = self.opened()?.clone();
        self.sheet_shown = Some(opened.seal());
        output.print(Ok(score::before(followed, &opened, &self.env)), &self.env).map(drop)
    }

    pub(crate) fn show_settlement(&mut self, output: &mut Output<'_>) -> Result<(), Stop> {
        self.settlement_shown = Some(self.opened()?.seal());
        output.print(summary::summary(None, &self.env), &self.env).map(drop)
    }
}
