//! Who types at the table: said once, as in `I am Joyce`, or learned from the line that was taken of two.

use crate::commands::line::desk;
use crate::commands::line::reading::{named_speaker, speaks_of_self, spoken_by};
use crate::say::{Message, written::table as say};
use crate::table::evening::Evening;

impl Evening {
    /// Takes `I am Joyce`. Returns false for other lines.
    pub(crate) fn introduces(&mut self, line: &str) -> bool {
        let name = self.roster().and_then(|roster| named_speaker(line, &roster));
        let is_said = name.is_some();
        if let Some(name) = name {
            self.knows_speaker(name);
        }
        is_said
    }

    /// Learns who speaks from the line that was taken for a sentence of whoever speaks, if only one of the players can have meant
    /// it.
    pub(crate) fn learns_speaker(&mut self, typed: &str, taken: &str) {
        if self.speaker.is_some() || !speaks_of_self(typed) {
            return;
        }
        let Ok(opened) = self.opened().cloned() else { return };
        let roster = opened.series.roster();
        let means = |name: &&String| {
            let read = spoken_by(Some(name), || desk::read(typed, &opened.series, &self.env.book));
            match read.line {
                Ok(_) => read.read_as.as_deref() == Some(taken),
                Err(failure) => failure.offers == [taken],
            }
        };
        let mut found = roster.players().iter().filter(means);
        if let (Some(name), None, true) = (found.next(), found.next(), roster.lineup().is_two_players()) {
            self.knows_speaker(name.clone());
        }
    }

    fn knows_speaker(&mut self, name: String) {
        self.env.remark(say::SpeakerIs { name: &name }.said());
        self.speaker = Some(name);
    }
}
