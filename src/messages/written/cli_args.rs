//! The messages of `l10n/*/cli-args.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Keep score of gin rummy played with real cards, and settle disputes
message!(0, Program);

// Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts, `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.
message!(1, ProgramMore);

// Play an evening of Hollywood gin, one line per hand.
message!(2, ProgramExample1);

// Record a hand by its cards, checked against the rules.
message!(3, ProgramExample2);

// Record a hand by counts.
message!(4, ProgramExample3);

// Show the score sheet.
message!(5, ProgramExample4);

// Start a series and make it the current one
message!(6, New);

// Three games side by side, at ten cents a point.
message!(7, NewExample1);

// The standard rules with two changes.
message!(8, NewExample2);

// Two partners on each side.
message!(9, NewExample3);

// Three players in turn; Cid sits out first.
message!(10, NewExample4);

// Record a hand
message!(11, Hand);

// The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the other player let pass. ginscore-notation(7) has all of it.
message!(12, HandMore);

// Ann knocks with 4; Bob lays off two cards.
message!(13, HandExample1);

// The same hand, arranged by ginscore.
message!(14, HandExample2);

// By counts, with the knock card.
message!(15, HandExample3);

// By counts; ginscore adds up the king, the queen and the seven.
message!(16, HandExample4);

// The hand
message!(17, HandLine);

// Before recording, point out better spreads or lay-offs
message!(18, HandAdvise);

// Record a hand that nobody won
message!(19, Draw);

// Record that nobody knocked.
message!(20, DrawExample);

// Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A note, after a `#`
message!(21, DrawNote);

// Let a player play the next hand although it is another's turn
message!(22, Seat);

// For captain's play and three in turn. Of three in turn, name both who play if that is not clear.
message!(23, SeatMore);

// Cid plays the next hand.
message!(24, SeatExample);

// The player, the opponent if you like, and a note after a `#`
message!(25, SeatLine);

// Keep score for an evening, one line per hand
message!(26, Table);

// Without names, continues the current series. With names, continues the players' open series if its rules match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what the options say.
// 
// Besides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded.
message!(27, TableMore);

// Continue the open series of Ann and Bob, or start one.
message!(28, TableExample1);

// Replay a script.
message!(29, TableExample2);

// All players, as in `new`; or none
message!(30, TablePlayers);

// Always start a new series
message!(31, TableNew);

// Before recording, point out better spreads or lay-offs
message!(32, TableAdvise);

// Show the score sheet
message!(33, Score);

// Show the sheet of the series with ann in its name.
message!(34, ScoreExample);

// Show the settlement: who won, by how much, and who pays
message!(35, Summary);

// With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported.
message!(36, SummaryMore);

// Show who won, and who pays whom.
message!(37, SummaryExample1);

// Settle under Pagat's rules with one change.
message!(38, SummaryExample2);

// Print the result for a chat.
message!(39, SummaryExample3);

// Settle under other rules, without recording anything; rule options change the preset
message!(40, SummaryOther);

// Print at most ten lines to send to a chat: who won, by how much, and who pays
message!(41, SummaryShare);

// Print the series as a script that reproduces it
message!(42, Log);

// Print the evening as a script.
message!(43, LogExample1);

// Add what was undone or amended, as comments.
message!(44, LogExample2);

// Add what was undone or amended, as comments
message!(45, LogAll);

// Explain the points, boxes and columns of a hand
message!(46, Why);

// Explain every number of hand 12.
message!(47, WhyExample);

// The number of the hand, as `ginscore score` shows it [default: the last hand]
message!(48, WhyNumber);

// Show what each player needs, and what they can safely be caught with
message!(49, Counts);

// Show how many points each player needs, and what they can safely be caught with.
message!(50, CountsExample);

// Show which points were left on the table
message!(51, Review);

// These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.
message!(52, ReviewMore);

// Review every hand.
message!(53, ReviewExample1);

// Review hand 12.
message!(54, ReviewExample2);

// The number of a hand [default: all hands]
message!(55, ReviewNumber);

// Verify the ledger; silent if everything is consistent
message!(56, Audit);

// Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.
message!(57, AuditMore);

// Verify the whole ledger.
message!(58, AuditExample1);

// Check whether that seal belongs to this ledger and everything up to it is unchanged.
message!(59, AuditExample2);

// Record that the edits to the series with ann in its name are intentional.
message!(60, AuditExample3);

// Show the last seal, for the other player to note
message!(61, Seal);

// A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.
message!(62, SealMore);

// Show the seal to note.
message!(63, SealExample);

// Undo the last change
message!(64, Undo);

// Undo the last hand or correction.
message!(65, UndoExample);

// Redo the last undone change
message!(66, Redo);

// Redo what was just undone.
message!(67, RedoExample);

// Replace a recorded hand
message!(68, Amend);

// Replace hand 3.
message!(69, AmendExample);

// The number of the hand, as `ginscore score` shows it
message!(70, AmendNumber);

// The hand as it should have been
message!(71, AmendLine);

// Insert a forgotten hand
message!(72, Insert);

// The hand gets that number, and the later hands move up. Everything that changes by it is shown.
message!(73, InsertMore);

// Insert the hand before hand 3.
message!(74, InsertExample);

// The number that the hand gets
message!(75, InsertNumber);

// The hand
message!(76, InsertLine);

// Delete a hand
message!(77, Delete);

// The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.
message!(78, DeleteMore);

// Delete hand 3, which was recorded twice.
message!(79, DeleteExample);

// The number of the hand, as `ginscore score` shows it
message!(80, DeleteNumber);

// Announce the knock card of the hand in play
message!(81, Up);

// The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.
message!(82, UpMore);

// The seven of spades was turned up.
message!(83, UpExample);

// The card
message!(84, UpCard);

// Record a misdeal
message!(85, Misdeal);

// A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.
message!(86, MisdealMore);

// Record a misdeal and why.
message!(87, MisdealExample);

// A note, after a `#`
message!(88, MisdealNote);

// Record a penalty or an award that the players agreed on
message!(89, Adjust);

// An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.
message!(90, AdjustMore);

// Give Ann 10 points.
message!(91, AdjustExample1);

// Take 10 points from Bob in game 2.
message!(92, AdjustExample2);

// Give Ann a box.
message!(93, AdjustExample3);

// The player, the points or boxes, and the reason after a `#`
message!(94, AdjustLine);

// Stop the series before its end
message!(95, Stop);

// Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.
message!(96, StopMore);

// Stop, and settle what was played.
message!(97, StopExample);

// A note, after a `#`
message!(98, StopNote);

// Correct who deals next
message!(99, Deal);

// Bob deals next.
message!(100, DealExample);

// The player
message!(101, DealName);

// Record a word from the other player, and show the seal to write down
message!(102, Witness);

// The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.
message!(103, WitnessMore);

// Record what the other player said; they write down the seal that follows.
message!(104, WitnessExample);

// One word or several
message!(105, WitnessWord);

// Check whether groups of cards are melds or, with a slash, a legal spread
message!(106, Check);

// Not a run: the ace is low.
message!(107, CheckExample1);

// A legal spread with 4 deadwood.
message!(108, CheckExample2);

// The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`
message!(109, CheckGroups);

// Find the best spread of 1 to 11 cards, or the defender's best
message!(110, Best);

// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.
message!(111, BestMore);

// Find the best spread.
message!(112, BestExample1);

// Find the defender's best against two runs.
message!(113, BestExample2);

// Print one count per line.
message!(114, BestExample3);

// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
message!(115, BestCards);

// With `-`, print the spread after each count
message!(116, BestSpread);

// Rule on a showdown without recording it
message!(117, Judge);

// The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.
message!(118, JudgeMore);

// Rule on a knock in Oklahoma gin.
message!(119, JudgeExample);

// The hand
message!(120, JudgeLine);

// List, save and compare house rules, and read the rulebook
message!(121, Rules);

// Show every rule of a preset.
message!(122, RulesExample1);

// Save the rules of the house under a name.
message!(123, RulesExample2);

// Explain what an undercut is, and what it is worth in each source.
message!(124, RulesExample3);

// List series and choose the current one
message!(125, Series);

// List every series of the ledger.
message!(126, SeriesExample);

// List the players, and correct their names
message!(127, Players);

// Without a command, lists the players of the ledger with the number of series in which each one plays.
message!(128, PlayersMore);

// List the players.
message!(129, PlayersExample1);

// Call Rob Robert from now on, in every series.
message!(130, PlayersExample2);

// Make Bobby and Robert one player.
message!(131, PlayersExample3);

// Export series as a web page or as data for other programs
message!(132, Export);

// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.
message!(133, ExportMore);

// Export the current series as a page to open or print.
message!(134, ExportExample1);

// Export every hand of the ledger, one row each.
message!(135, ExportExample2);

// Export format [default: from the extension of FILE]
message!(136, ExportFormat);

// Export all series of the ledger
message!(137, ExportAll);

// Write to FILE instead of standard output
message!(138, ExportOutput);

// Import hands from CSV or JSON Lines
message!(139, Import);

// Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.
message!(140, ImportMore);

// Print what would be recorded, as a script.
message!(141, ImportExample1);

// Import into the ledger club.
message!(142, ImportExample2);

// Import a sheet with the headings Date, Winner, Loser, Points, How and Table.
message!(143, ImportExample3);

// Import a sheet of games by Pagat's rules, for money.
message!(144, ImportExample4);

// Import a sheet with headings that ginscore does not know.
message!(145, ImportExample5);

// Leave a column out without a remark.
message!(146, ImportExample6);

// Read 11/12/2026 as 11 December.
message!(147, ImportExample7);

// Show player statistics
message!(148, Stats);

// Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.
// 
// In the long run, the mean points per hand would be within the 95% interval in 19 of 20 cases. If 0 is in it, luck may explain all of it, and the number of further hands is given after which, with the same mean and spread, 0 would not be in it.
message!(149, StatsMore);

// Show all players over all series.
message!(150, StatsExample1);

// Show Ann against Bob, in series since the start of 2026.
message!(151, StatsExample2);

// Write a page of all players, to open or print.
message!(152, StatsExample3);

// The players, by name or an unambiguous prefix [default: all]
message!(153, StatsPlayers);

// Only series against this player
message!(154, StatsAgainst);

// Only series that started on this date or later
message!(155, StatsSince);

// Only series whose rules are based on this preset
message!(156, StatsPreset);

// Also write a page to FILE, with plots, to open or print
message!(157, StatsPage);

// Rank players across several ledgers
message!(158, Standings);

// Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.
// 
// The rating is Glicko-2, with its deviation: a result is a hand, a period is a day on which anyone played. With `--tie-break`, players are ranked by match points, 1 for a match won and 1/2 for a tied one, and a match is a finished series of two players; players who are equal after all tie-breaks share a place. docs/statistics.md has the formulas and examples.
message!(159, StandingsMore);

// Rank the players of two ledgers, best first.
message!(160, StandingsExample);

// Rank the players of an evening by matches, as after a Swiss.
message!(161, StandingsExample2);

// Write a page of the standings, to open or print.
message!(162, StandingsExample3);

// The ledgers [default: the one in use]
message!(163, StandingsDirs);

// Only series that started on this date or later, such as the series of tonight
message!(164, StandingsSince);

// Also write a page to FILE, with a plot, to open or print
message!(165, StandingsPage);

// Rank by matches, and players with the same match points by this; may be repeated, in order
message!(166, StandingsTieBreak);

// match points against the others who are tied, if all of them have met equally often
message!(167, TieBreakHeadToHead);

// matches won
message!(168, TieBreakWins);

// the sum of the match points of the opponents
message!(169, TieBreakBuchholz);

// buchholz without the highest and the lowest opponent
message!(170, TieBreakMedian);

// the match points of the opponents beaten, and half of those tied with
message!(171, TieBreakSonnebornBerger);

// the net points of all matches
message!(172, TieBreakSpread);

// the boxes of all matches
message!(173, TieBreakBoxes);

// Print completions for a shell
message!(174, Completions);

// Install completions for bash.
message!(175, CompletionsExample);

// The shell
message!(176, CompletionsShell);

// Show the manual, or write its pages to a directory
message!(177, Man);

// At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.
message!(178, ManMore);

// Read the manual.
message!(179, ManExample1);

// Read the page of `ginscore table`.
message!(180, ManExample2);

// Read the page of `ginscore rules explain`.
message!(181, ManExample3);

// Install the man pages.
message!(182, ManExample4);

// A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
message!(183, ManPage);

// Write all pages to DIR instead, which is created if it does not exist
message!(184, ManOutput);

// List the presets with their sources, and the rules that were saved
message!(185, RulesList);

// List the presets and the saved rules.
message!(186, RulesListExample);

// Save house rules under a name
message!(187, RulesSave);

// Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.
message!(188, RulesSaveMore);

// Save the rules of the current series.
message!(189, RulesSaveExample1);

// Save Pagat's rules with a change.
message!(190, RulesSaveExample2);

// Play by them.
message!(191, RulesSaveExample3);

// The name: letters, digits, `-` and `_`
message!(192, RulesSaveName);

// A note, such as where the rules come from
message!(193, RulesSaveNote);

// Replace other rules that are saved under the name
message!(194, RulesSaveReplace);

// Choose the rules of new series in this ledger, or show them
message!(195, RulesDefault);

// `new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.
message!(196, RulesDefaultMore);

// Show by which rules a new series is played.
message!(197, RulesDefaultExample1);

// Play by the saved rules club from now on.
message!(198, RulesDefaultExample2);

// Play by the standard rules again.
message!(199, RulesDefaultExample3);

// A preset, or rules that were saved
message!(200, RulesDefaultName);

// Delete saved rules
message!(201, RulesDelete);

// Series that were played by them keep their rules.
message!(202, RulesDeleteMore);

// Delete the saved rules club.
message!(203, RulesDeleteExample);

// The name
message!(204, RulesDeleteName);

// Show every rule of a preset, of saved rules, or of the current series
message!(205, RulesShow);

// Show the rules of the current series.
message!(206, RulesShowExample1);

// Show a preset with the knock card.
message!(207, RulesShowExample2);

// The preset
message!(208, RulesShowName);

// Show where two presets or series differ
message!(209, RulesDiff);

// With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.
message!(210, RulesDiffMore);

// Show where the two differ.
message!(211, RulesDiffExample1);

// Show what the option changes.
message!(212, RulesDiffExample2);

// Show where the rules of the current series differ from Pagat's.
message!(213, RulesDiffExample3);

// One or two presets or series
message!(214, RulesDiffNames);

// Explain a topic of the rulebook, with its sources
message!(215, RulesExplain);

// Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.
message!(216, RulesExplainMore);

// List the topics and terms of the rulebook.
message!(217, RulesExplainExample1);

// Print the whole rulebook.
message!(218, RulesExplainExample2);

// Explain laying off and its order, with the sources.
message!(219, RulesExplainExample3);

// Explain what happens after a knock above the limit.
message!(220, RulesExplainExample4);

// A topic, a term, a rule's key, or an unambiguous prefix
message!(221, RulesExplainTopic);

// Print the whole rulebook
message!(222, RulesExplainAll);

// List the series of the ledger
message!(223, SeriesList);

// List every series of the ledger; a star marks the current one.
message!(224, SeriesListExample);

// Make a series the current one
message!(225, SeriesUse);

// Switch to the series with ann in its name.
message!(226, SeriesUseExample);

// Its name, or an unambiguous part of it
message!(227, SeriesUseName);

// Show the current series' file, players and rules
message!(228, SeriesShow);

// Show where the current series is stored.
message!(229, SeriesShowExample);

// Delete a series
message!(230, SeriesDelete);

// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.
message!(231, SeriesDeleteMore);

// Delete the series, after a question.
message!(232, SeriesDeleteExample1);

// Delete the series with demo in its name without a question.
message!(233, SeriesDeleteExample2);

// Its name, or an unambiguous part of it
message!(234, SeriesDeleteName);

// Do not ask
message!(235, SeriesDeleteYes);

// Bring a deleted series back
message!(236, SeriesRestore);

// Without a name, lists the deleted series.
message!(237, SeriesRestoreMore);

// List the deleted series.
message!(238, SeriesRestoreExample1);

// Bring the series with demo in its name back.
message!(239, SeriesRestoreExample2);

// Its name, or an unambiguous part of it
message!(240, SeriesRestoreName);

// Give a series another name
message!(241, SeriesRename);

// Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.
message!(242, SeriesRenameMore);

// Call the series club-final.
message!(243, SeriesRenameExample);

// Its name, or an unambiguous part of it
message!(244, SeriesRenameName);

// The new name
message!(245, SeriesRenameNew);

// Give a player another name in every series
message!(246, PlayersRename);

// Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.
message!(247, PlayersRenameMore);

// Call Rob Robert from now on.
message!(248, PlayersRenameExample1);

// Write the name with a capital letter.
message!(249, PlayersRenameExample2);

// The player
message!(250, PlayersRenameOld);

// The new name
message!(251, PlayersRenameNew);

// Make two names those of one player
message!(252, PlayersMerge);

// In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.
message!(253, PlayersMergeMore);

// Count the series of Bobby as Robert's.
message!(254, PlayersMergeExample);

// The player whose name changes
message!(255, PlayersMergeOld);

// The player whose name stays
message!(256, PlayersMergeInto);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 257]; 6] = [
    [(0, 67), (454, 649), (1648, 1700), (1969, 2023), (2318, 2342), (2501, 2522), (2629, 2671), (2886, 2933), (3188, 3224), (3415, 3441), (3564, 3606), (3848, 3861), (3949, 4554), (7898, 7940), (8097, 8133), (8288, 8319), (8459, 8521), (8755, 8763), (8793, 8847), (9194, 9223), (9425, 9452), (9609, 9735), (10406, 10467), (10797, 10893), (11479, 11503), (11643, 11703), (11943, 11987), (12248, 13138), (17993, 18047), (18351, 18367), (18459, 18492), (18656, 18681), (8793, 8847), (18840, 18860), (18962, 19012), (19252, 19307), (19581, 19886), (21591, 21623), (21821, 21864), (22125, 22153), (22317, 22401), (22876, 22953), (23362, 23409), (23648, 23678), (23830, 23874), (24188, 24231), (24540, 24587), (24827, 24859), (25035, 25112), (25513, 25581), (25903, 25983), (26387, 26427), (26602, 26816), (27973, 27991), (28110, 28125), (28221, 28262), (28503, 28556), (28825, 29164), (30964, 30988), (31120, 31204), (31615, 31688), (32051, 32099), (32390, 32533), (33410, 33432), (33577, 33597), (33741, 33774), (33974, 34001), (34206, 34232), (34442, 34465), (34617, 34632), (34732, 34784), (34990, 35021), (35165, 35188), (35327, 35422), (35914, 35944), (36109, 36138), (8755, 8763), (36285, 36298), (36376, 36475), (37000, 37040), (34732, 34784), (37275, 37318), (37534, 37675), (38420, 38454), (38604, 38612), (38641, 38657), (38819, 38910), (39454, 39479), (39693, 39712), (39802, 39857), (40188, 40426), (41670, 41689), (41793, 41827), (42000, 42015), (42117, 42176), (42398, 42428), (42598, 42742), (43550, 43583), (39693, 39712), (43797, 43819), (43980, 43995), (44093, 44103), (44140, 44208), (44551, 44985), (47338, 47411), (47797, 47816), (47905, 47977), (48397, 48423), (48561, 48592), (48751, 48818), (49095, 49156), (49523, 49677), (50534, 50555), (50696, 50738), (51034, 51059), (51219, 51264), (51455, 51498), (51757, 51796), (52027, 52233), (53291, 53323), (8755, 8763), (53510, 53567), (53903, 53931), (54133, 54174), (54366, 54431), (54750, 54788), (54976, 55008), (55187, 55228), (55433, 55534), (55986, 56003), (56097, 56142), (56405, 56438), (56630, 56687), (57029, 57422), (59521, 59574), (59880, 59926), (60198, 60249), (60546, 60577), (60759, 60799), (61025, 61060), (61239, 61836), (64922, 64964), (65196, 65224), (65365, 65441), (65836, 65888), (66235, 66292), (66601, 66637), (66832, 66863), (67034, 67056), (67224, 67811), (70812, 70845), (71070, 71126), (71416, 71462), (71775, 71835), (72223, 72254), (72386, 72432), (72669, 72717), (72930, 72985), (73346, 73381), (73613, 74172), (77248, 77292), (77608, 77668), (78085, 78133), (78427, 78464), (78678, 78755), (79121, 79177), (79547, 79637), (80150, 80233), (80680, 80691), (80749, 80793), (80931, 80983), (81197, 81266), (81591, 81620), (81750, 81774), (81871, 81900), (82112, 82141), (82335, 82344), (82383, 82433), (82726, 82913), (83866, 83882), (83965, 83999), (84173, 84215), (84429, 84451), (84602, 84677), (85073, 85142), (85519, 85585), (85903, 85940), (86161, 86190), (86364, 86686), (88278, 88315), (88493, 88526), (88747, 88760), (88868, 88906), (89050, 89091), (89275, 89324), (89584, 89643), (89963, 90094), (90741, 90784), (91038, 91079), (91326, 91359), (91551, 91585), (91775, 91793), (91906, 91955), (92221, 92249), (92406, 92414), (92440, 92509), (92908, 92945), (93122, 93156), (93373, 93383), (93438, 93477), (93763, 93946), (94915, 94941), (95112, 95141), (95294, 95357), (95714, 95742), (95888, 95937), (96212, 96489), (97996, 98038), (98285, 98310), (98457, 98508), (98813, 98864), (99156, 99211), (99595, 99619), (99761, 99790), (99935, 99997), (100333, 100362), (100490, 100532), (100727, 100765), (100973, 101021), (101291, 101331), (101549, 101564), (101647, 101808), (102626, 102662), (102841, 102900), (100727, 100765), (103151, 103161), (103230, 103257), (103407, 103448), (103653, 103677), (103816, 103860), (100727, 100765), (104063, 104089), (104231, 104373), (105110, 105137), (100727, 100765), (105287, 105299), (105346, 105388), (105633, 106070), (108520, 108548), (108706, 108743), (44093, 44103), (105287, 105299), (108924, 108958), (109147, 109369), (110753, 110791), (111043, 111072), (111198, 111225)],
    [(67, 143), (649, 851), (1700, 1753), (2023, 2079), (2342, 2374), (2522, 2548), (2671, 2710), (2933, 2984), (3224, 3261), (3441, 3469), (3606, 3661), (3861, 3879), (4554, 5205), (7940, 7978), (8133, 8170), (8319, 8355), (8521, 8574), (8763, 8769), (8847, 8926), (9223, 9261), (9452, 9481), (9735, 9866), (10467, 10527), (10893, 11018), (11503, 11528), (11703, 11766), (11987, 12036), (13138, 14067), (18047, 18103), (18367, 18385), (18492, 18536), (18681, 18712), (8847, 8926), (18860, 18885), (19012, 19058), (19307, 19361), (19886, 20244), (21623, 21663), (21864, 21918), (22153, 22186), (22401, 22499), (22953, 23033), (23409, 23456), (23678, 23710), (23874, 23938), (24231, 24294), (24587, 24641), (24859, 24892), (25112, 25187), (25581, 25642), (25983, 26054), (26427, 26461), (26816, 27044), (27991, 28012), (28125, 28141), (28262, 28309), (28556, 28610), (29164, 29513), (30988, 31016), (31204, 31280), (31688, 31766), (32099, 32150), (32533, 32703), (33432, 33459), (33597, 33627), (33774, 33812), (34001, 34039), (34232, 34269), (34465, 34495), (34632, 34652), (34784, 34833), (35021, 35049), (35188, 35214), (35422, 35513), (35944, 35975), (36138, 36165), (8763, 8769), (36298, 36313), (36475, 36579), (37040, 37087), (34784, 34833), (37318, 37360), (37675, 37833), (38454, 38483), (38612, 38619), (38657, 38696), (38910, 39015), (39479, 39531), (39712, 39738), (39857, 39923), (40426, 40665), (41689, 41709), (41827, 41863), (42015, 42035), (42176, 42235), (42428, 42461), (42742, 42907), (43583, 43630), (39712, 39738), (43819, 43845), (43995, 44012), (44103, 44112), (44208, 44275), (44985, 45425), (47411, 47491), (47816, 47838), (47977, 48068), (48423, 48462), (48592, 48628), (48818, 48886), (49156, 49227), (49677, 49850), (50555, 50582), (50738, 50792), (51059, 51087), (51264, 51311), (51498, 51550), (51796, 51839), (52233, 52423), (53323, 53358), (8763, 8769), (53567, 53630), (53931, 53977), (54174, 54211), (54431, 54490), (54788, 54824), (55008, 55044), (55228, 55267), (55534, 55623), (56003, 56023), (56142, 56202), (56438, 56476), (56687, 56759), (57422, 57827), (59574, 59634), (59926, 59977), (60249, 60306), (60577, 60614), (60799, 60840), (61060, 61095), (61836, 62425), (64964, 65012), (65224, 65254), (65441, 65520), (65888, 65956), (66292, 66355), (66637, 66680), (66863, 66898), (67056, 67094), (67811, 68401), (70845, 70892), (71126, 71185), (71462, 71529), (71835, 71916), (72254, 72285), (72432, 72479), (72717, 72769), (72985, 73060), (73381, 73426), (74172, 74818), (77292, 77354), (77668, 77756), (78133, 78197), (78464, 78506), (78755, 78828), (79177, 79254), (79637, 79740), (80233, 80316), (80691, 80708), (80793, 80825), (80983, 81034), (81266, 81345), (81620, 81658), (81774, 81803), (81900, 81946), (82141, 82178), (82344, 82351), (82433, 82490), (82913, 83107), (83882, 83895), (83999, 84033), (84215, 84257), (84451, 84482), (84677, 84752), (85142, 85220), (85585, 85649), (85940, 85985), (86190, 86223), (86686, 87005), (88315, 88348), (88526, 88569), (88760, 88775), (88906, 88943), (89091, 89135), (89324, 89380), (89643, 89705), (90094, 90224), (90784, 90831), (91079, 91129), (91359, 91395), (91585, 91631), (91793, 91813), (91955, 92006), (92249, 92278), (92414, 92420), (92509, 92591), (92945, 92979), (93156, 93205), (93383, 93399), (93477, 93529), (93946, 94130), (94941, 94970), (95141, 95170), (95357, 95417), (95742, 95780), (95937, 95995), (96489, 96790), (98038, 98088), (98310, 98342), (98508, 98570), (98864, 98925), (99211, 99291), (99619, 99650), (99790, 99819), (99997, 100061), (100362, 100387), (100532, 100573), (100765, 100813), (101021, 101080), (101331, 101374), (101564, 101581), (101808, 101971), (102662, 102702), (102900, 102950), (100765, 100813), (103161, 103175), (103257, 103291), (103448, 103487), (103677, 103704), (103860, 103906), (100765, 100813), (104089, 104116), (104373, 104507), (105137, 105167), (100765, 100813), (105299, 105310), (105388, 105435), (106070, 106550), (108548, 108587), (108743, 108774), (44103, 44112), (105299, 105310), (108958, 108991), (109369, 109648), (110791, 110836), (111072, 111096), (111225, 111249)],
    [(143, 221), (851, 1054), (1753, 1805), (2079, 2134), (2374, 2404), (2548, 2573), (2710, 2753), (2984, 3033), (3261, 3301), (3441, 3469), (3661, 3711), (3879, 3895), (5205, 5854), (7940, 7978), (8133, 8170), (8319, 8355), (8521, 8574), (8763, 8769), (8926, 8992), (9261, 9297), (9481, 9508), (9866, 10012), (10527, 10581), (11018, 11125), (11528, 11553), (11703, 11766), (12036, 12084), (14067, 15011), (18103, 18157), (18385, 18402), (18492, 18536), (18712, 18742), (8926, 8992), (18885, 18909), (19058, 19099), (19361, 19414), (20244, 20584), (21663, 21702), (21918, 21973), (22186, 22223), (22499, 22596), (23033, 23117), (23456, 23502), (23710, 23741), (23938, 23998), (24294, 24353), (24641, 24694), (24892, 24929), (25187, 25267), (25642, 25699), (26054, 26121), (26461, 26501), (27044, 27277), (28012, 28033), (28141, 28157), (28309, 28361), (28610, 28663), (29513, 29861), (31016, 31040), (31280, 31352), (31766, 31838), (32150, 32202), (32703, 32882), (33459, 33482), (33627, 33654), (33812, 33847), (34039, 34074), (34269, 34303), (34495, 34523), (34652, 34671), (34784, 34833), (35049, 35075), (35214, 35239), (35513, 35606), (35975, 36005), (36165, 36194), (8763, 8769), (36313, 36327), (36579, 36676), (37087, 37132), (34784, 34833), (37360, 37401), (37833, 37978), (38483, 38512), (38612, 38619), (38696, 38720), (39015, 39120), (39531, 39567), (39712, 39738), (39923, 39988), (40665, 40905), (41709, 41729), (41863, 41894), (42035, 42055), (42176, 42235), (42461, 42493), (42907, 43074), (43630, 43668), (39712, 39738), (43845, 43870), (43995, 44012), (44103, 44112), (44275, 44337), (45425, 45879), (47491, 47567), (47816, 47838), (48068, 48137), (48423, 48462), (48592, 48628), (48818, 48886), (49227, 49294), (49850, 50017), (50582, 50612), (50792, 50849), (51087, 51114), (51264, 51311), (51550, 51601), (51839, 51888), (52423, 52639), (53358, 53398), (8763, 8769), (53630, 53695), (53977, 54022), (54211, 54248), (54490, 54548), (54824, 54859), (55044, 55079), (55267, 55311), (55623, 55713), (56023, 56043), (56202, 56260), (56476, 56513), (56759, 56822), (57827, 58239), (59634, 59693), (59977, 60026), (60306, 60368), (60614, 60649), (60840, 60883), (61095, 61129), (62425, 63053), (65012, 65054), (65254, 65282), (65520, 65596), (65956, 66018), (66355, 66415), (66680, 66716), (66898, 66933), (67094, 67131), (68401, 68977), (70892, 70938), (71185, 71244), (71529, 71595), (71916, 71995), (72254, 72285), (72479, 72522), (72717, 72769), (73060, 73134), (73426, 73469), (74818, 75447), (77354, 77419), (77756, 77843), (78197, 78260), (78506, 78552), (78828, 78892), (79254, 79330), (79740, 79842), (80316, 80399), (80691, 80708), (80793, 80825), (80983, 81034), (81266, 81345), (81620, 81658), (81774, 81803), (81946, 81996), (82178, 82226), (82351, 82358), (82490, 82545), (83107, 83304), (83895, 83908), (84033, 84067), (84257, 84299), (84482, 84512), (84752, 84832), (85220, 85297), (85649, 85716), (85985, 86033), (86223, 86256), (87005, 87322), (88348, 88381), (88569, 88615), (88775, 88789), (88906, 88943), (89091, 89135), (89380, 89427), (89705, 89768), (90224, 90348), (90831, 90877), (91129, 91181), (91395, 91430), (91631, 91670), (91813, 91835), (92006, 92059), (92278, 92309), (92414, 92420), (92591, 92676), (92979, 93012), (93205, 93253), (93383, 93399), (93529, 93582), (94130, 94313), (94970, 95000), (95170, 95200), (95417, 95478), (95742, 95780), (95995, 96052), (96790, 97091), (98088, 98138), (98342, 98372), (98570, 98631), (98925, 98985), (99291, 99363), (99650, 99679), (99819, 99847), (100061, 100126), (100387, 100409), (100573, 100608), (100813, 100852), (101080, 101139), (101374, 101416), (101581, 101597), (101971, 102133), (102702, 102741), (102950, 102997), (100813, 100852), (103175, 103188), (103291, 103316), (103487, 103524), (103704, 103731), (103906, 103939), (100813, 100852), (104116, 104143), (104507, 104643), (105167, 105194), (100813, 100852), (105299, 105310), (105435, 105482), (106550, 107026), (108587, 108624), (108774, 108804), (44103, 44112), (105299, 105310), (108991, 109029), (109648, 109927), (110836, 110877), (111072, 111096), (111225, 111249)],
    [(221, 304), (1054, 1248), (1805, 1858), (2134, 2200), (2404, 2434), (2573, 2590), (2753, 2799), (3033, 3083), (3301, 3338), (3469, 3495), (3711, 3759), (3895, 3912), (5854, 6520), (7978, 8017), (8170, 8207), (8355, 8390), (8574, 8630), (8769, 8776), (8992, 9069), (9297, 9335), (9508, 9540), (10012, 10127), (10581, 10649), (11125, 11249), (11553, 11583), (11766, 11824), (12084, 12135), (15011, 16017), (18157, 18217), (18402, 18422), (18536, 18579), (18742, 18775), (8992, 9069), (18909, 18925), (19099, 19150), (19414, 19466), (20584, 20913), (21702, 21738), (21973, 22023), (22223, 22256), (22596, 22690), (23117, 23196), (23502, 23548), (23741, 23770), (23998, 24066), (24353, 24420), (24694, 24737), (24929, 24962), (25267, 25349), (25699, 25761), (26121, 26238), (26501, 26535), (27277, 27532), (28033, 28057), (28157, 28178), (28361, 28411), (28663, 28717), (29861, 30225), (31040, 31067), (31352, 31440), (31838, 31906), (32202, 32258), (32882, 33069), (33482, 33512), (33654, 33679), (33847, 33882), (34074, 34108), (34303, 34347), (34523, 34554), (34671, 34693), (34833, 34886), (35075, 35101), (35239, 35269), (35606, 35704), (36005, 36042), (36194, 36222), (8769, 8776), (36327, 36343), (36676, 36773), (37132, 37186), (34833, 34886), (37401, 37449), (37978, 38121), (38512, 38549), (38619, 38627), (38720, 38754), (39120, 39248), (39567, 39614), (39738, 39759), (39988, 40057), (40905, 41151), (41729, 41749), (41894, 41932), (42055, 42078), (42235, 42294), (42493, 42531), (43074, 43233), (43668, 43716), (39738, 39759), (43870, 43914), (44012, 44048), (44112, 44124), (44337, 44410), (45879, 46362), (47567, 47650), (47838, 47862), (48137, 48228), (48462, 48496), (48628, 48672), (48886, 48955), (49294, 49375), (50017, 50186), (50612, 50643), (50849, 50913), (51114, 51139), (51311, 51356), (51601, 51648), (51888, 51933), (52639, 52862), (53398, 53433), (8769, 8776), (53695, 53763), (54022, 54058), (54248, 54289), (54548, 54612), (54859, 54903), (55079, 55118), (55311, 55351), (55713, 55803), (56043, 56062), (56260, 56317), (56513, 56552), (56822, 56886), (58239, 58645), (59693, 59753), (60026, 60080), (60368, 60437), (60649, 60688), (60883, 60930), (61129, 61161), (63053, 63664), (65054, 65104), (65282, 65308), (65596, 65675), (66018, 66087), (66415, 66475), (66716, 66757), (66933, 66967), (67131, 67166), (68977, 69609), (70938, 70985), (71244, 71303), (71595, 71656), (71995, 72073), (72285, 72322), (72522, 72568), (72769, 72817), (73134, 73200), (73469, 73516), (75447, 76056), (77419, 77488), (77843, 77916), (78260, 78317), (78552, 78591), (78892, 78969), (79330, 79399), (79842, 79935), (80399, 80489), (80708, 80719), (80825, 80862), (81034, 81091), (81345, 81424), (81658, 81686), (81803, 81827), (81996, 82032), (82226, 82260), (82358, 82366), (82545, 82601), (83304, 83499), (83908, 83926), (84067, 84104), (84299, 84344), (84512, 84542), (84832, 84916), (85297, 85365), (85716, 85770), (86033, 86069), (86256, 86293), (87322, 87650), (88381, 88419), (88615, 88657), (88789, 88828), (88943, 88977), (89135, 89182), (89427, 89478), (89768, 89836), (90348, 90479), (90877, 90928), (91181, 91230), (91430, 91471), (91670, 91697), (91835, 91857), (92059, 92112), (92309, 92340), (92420, 92427), (92676, 92754), (93012, 93051), (93253, 93294), (93399, 93408), (93582, 93635), (94313, 94511), (95000, 95038), (95200, 95233), (95478, 95561), (95780, 95807), (96052, 96105), (97091, 97408), (98138, 98197), (98372, 98400), (98631, 98695), (98985, 99042), (99363, 99455), (99679, 99706), (99847, 99879), (100126, 100200), (100409, 100434), (100608, 100647), (100852, 100896), (101139, 101192), (101416, 101457), (101597, 101616), (102133, 102306), (102741, 102779), (102997, 103053), (100852, 100896), (103188, 103207), (103316, 103346), (103524, 103569), (103731, 103761), (103939, 103980), (100852, 100896), (104143, 104174), (104643, 104789), (105194, 105223), (100852, 100896), (105310, 105323), (105482, 105536), (107026, 107520), (108624, 108658), (108804, 108836), (44112, 44124), (105310, 105323), (109029, 109071), (109927, 110228), (110877, 110929), (111096, 111127), (111249, 111279)],
    [(304, 383), (1248, 1448), (1858, 1913), (2200, 2265), (2434, 2477), (2590, 2614), (2799, 2843), (3083, 3133), (3338, 3378), (3495, 3524), (3759, 3801), (3912, 3932), (6520, 7230), (8017, 8059), (8207, 8245), (8390, 8432), (8630, 8702), (8776, 8785), (9069, 9138), (9335, 9381), (9540, 9577), (10127, 10269), (10649, 10733), (11249, 11377), (11583, 11613), (11824, 11893), (12135, 12182), (16017, 17051), (18217, 18281), (18422, 18443), (18579, 18618), (18775, 18813), (9069, 9138), (18925, 18948), (19150, 19207), (19466, 19528), (20913, 21268), (21738, 21781), (22023, 22079), (22256, 22294), (22690, 22792), (23196, 23284), (23548, 23600), (23770, 23800), (24066, 24134), (24420, 24487), (24737, 24784), (24962, 24995), (25349, 25429), (25761, 25845), (26238, 26306), (26535, 26578), (27532, 27757), (28057, 28080), (28178, 28198), (28411, 28456), (28717, 28771), (30225, 30596), (31067, 31095), (31440, 31531), (31906, 31982), (32258, 32324), (33069, 33241), (33512, 33543), (33679, 33719), (33882, 33937), (34108, 34168), (34347, 34401), (34554, 34589), (34693, 34710), (34886, 34938), (35101, 35131), (35269, 35300), (35704, 35806), (36042, 36074), (36222, 36255), (8776, 8785), (36343, 36362), (36773, 36882), (37186, 37232), (34886, 34938), (37449, 37491), (38121, 38274), (38549, 38581), (38627, 38636), (38754, 38791), (39248, 39364), (39614, 39655), (39759, 39789), (40057, 40128), (41151, 41427), (41749, 41769), (41932, 41967), (42078, 42097), (42294, 42358), (42531, 42565), (43233, 43396), (43716, 43760), (39759, 39789), (43914, 43949), (44048, 44071), (44124, 44135), (44410, 44484), (46362, 46867), (47650, 47724), (47862, 47883), (48228, 48314), (48496, 48531), (48672, 48709), (48955, 49025), (49375, 49447), (50186, 50365), (50643, 50668), (50913, 50971), (51139, 51184), (51356, 51405), (51648, 51707), (51933, 51989), (52862, 53086), (53433, 53476), (8776, 8785), (53763, 53832), (54058, 54097), (54289, 54332), (54612, 54681), (54903, 54941), (55118, 55152), (55351, 55396), (55803, 55900), (56062, 56081), (56317, 56361), (56552, 56593), (56886, 56951), (58645, 59104), (59753, 59816), (60080, 60137), (60437, 60491), (60688, 60723), (60930, 60977), (61161, 61200), (63664, 64311), (65104, 65148), (65308, 65339), (65675, 65763), (66087, 66165), (66475, 66542), (66757, 66794), (66967, 67001), (67166, 67198), (69609, 70206), (70985, 71023), (71303, 71352), (71656, 71717), (72073, 72147), (72322, 72353), (72568, 72625), (72817, 72875), (73200, 73283), (73516, 73576), (76056, 76701), (77488, 77553), (77916, 78005), (78317, 78378), (78591, 78631), (78969, 79052), (79399, 79485), (79935, 80040), (80489, 80578), (80719, 80736), (80862, 80894), (81091, 81145), (81424, 81505), (81686, 81716), (81827, 81846), (82032, 82077), (82260, 82302), (82366, 82375), (82601, 82668), (83499, 83693), (83926, 83945), (84104, 84140), (84344, 84388), (84542, 84572), (84916, 84997), (85365, 85439), (85770, 85845), (86069, 86126), (86293, 86331), (87650, 87975), (88419, 88460), (88657, 88708), (88828, 88847), (88977, 89019), (89182, 89236), (89478, 89538), (89836, 89904), (90479, 90620), (90928, 90986), (91230, 91282), (91471, 91510), (91697, 91742), (91857, 91885), (92112, 92173), (92340, 92379), (92427, 92435), (92754, 92839), (93051, 93089), (93294, 93340), (93408, 93426), (93635, 93701), (94511, 94732), (95038, 95082), (95233, 95264), (95561, 95645), (95807, 95850), (96105, 96159), (97408, 97719), (98197, 98243), (98400, 98429), (98695, 98756), (99042, 99103), (99455, 99540), (99706, 99734), (99879, 99911), (100200, 100269), (100434, 100465), (100647, 100683), (100896, 100937), (101192, 101244), (101457, 101503), (101616, 101635), (102306, 102470), (102779, 102815), (103053, 103101), (100896, 100937), (103207, 103219), (103346, 103380), (103569, 103618), (103761, 103791), (103980, 104021), (100896, 100937), (104174, 104211), (104789, 104944), (105223, 105251), (100896, 100937), (105323, 105336), (105536, 105591), (107520, 108055), (108658, 108685), (108836, 108886), (44124, 44135), (105323, 105336), (109071, 109112), (110228, 110482), (110929, 110977), (111127, 111164), (111279, 111310)],
    [(383, 454), (1448, 1648), (1913, 1969), (2265, 2318), (2477, 2501), (2614, 2629), (2843, 2886), (3133, 3188), (3378, 3415), (3524, 3564), (3801, 3848), (3932, 3949), (7230, 7898), (8059, 8097), (8245, 8288), (8432, 8459), (8702, 8755), (8785, 8793), (9138, 9194), (9381, 9425), (9577, 9609), (10269, 10406), (10733, 10797), (11377, 11479), (11613, 11643), (11893, 11943), (12182, 12248), (17051, 17993), (18281, 18351), (18443, 18459), (18618, 18656), (18813, 18840), (9138, 9194), (18948, 18962), (19207, 19252), (19528, 19581), (21268, 21591), (21781, 21821), (22079, 22125), (22294, 22317), (22792, 22876), (23284, 23362), (23600, 23648), (23800, 23830), (24134, 24188), (24487, 24540), (24784, 24827), (24995, 25035), (25429, 25513), (25845, 25903), (26306, 26387), (26578, 26602), (27757, 27973), (28080, 28110), (28198, 28221), (28456, 28503), (28771, 28825), (30596, 30964), (31095, 31120), (31531, 31615), (31982, 32051), (32324, 32390), (33241, 33410), (33543, 33577), (33719, 33741), (33937, 33974), (34168, 34206), (34401, 34442), (34589, 34617), (34710, 34732), (34938, 34990), (35131, 35165), (35300, 35327), (35806, 35914), (36074, 36109), (36255, 36285), (8785, 8793), (36362, 36376), (36882, 37000), (37232, 37275), (34938, 34990), (37491, 37534), (38274, 38420), (38581, 38604), (38636, 38641), (38791, 38819), (39364, 39454), (39655, 39693), (39789, 39802), (40128, 40188), (41427, 41670), (41769, 41793), (41967, 42000), (42097, 42117), (42358, 42398), (42565, 42598), (43396, 43550), (43760, 43797), (39789, 39802), (43949, 43980), (44071, 44093), (44135, 44140), (44484, 44551), (46867, 47338), (47724, 47797), (47883, 47905), (48314, 48397), (48531, 48561), (48709, 48751), (49025, 49095), (49447, 49523), (50365, 50534), (50668, 50696), (50971, 51034), (51184, 51219), (51405, 51455), (51707, 51757), (51989, 52027), (53086, 53291), (53476, 53510), (8785, 8793), (53832, 53903), (54097, 54133), (54332, 54366), (54681, 54750), (54941, 54976), (55152, 55187), (55396, 55433), (55900, 55986), (56081, 56097), (56361, 56405), (56593, 56630), (56951, 57029), (59104, 59521), (59816, 59880), (60137, 60198), (60491, 60546), (60723, 60759), (60977, 61025), (61200, 61239), (64311, 64922), (65148, 65196), (65339, 65365), (65763, 65836), (66165, 66235), (66542, 66601), (66794, 66832), (67001, 67034), (67198, 67224), (70206, 70812), (71023, 71070), (71352, 71416), (71717, 71775), (72147, 72223), (72353, 72386), (72625, 72669), (72875, 72930), (73283, 73346), (73576, 73613), (76701, 77248), (77553, 77608), (78005, 78085), (78378, 78427), (78631, 78678), (79052, 79121), (79485, 79547), (80040, 80150), (80578, 80680), (80736, 80749), (80894, 80931), (81145, 81197), (81505, 81591), (81716, 81750), (81846, 81871), (82077, 82112), (82302, 82335), (82375, 82383), (82668, 82726), (83693, 83866), (83945, 83965), (84140, 84173), (84388, 84429), (84572, 84602), (84997, 85073), (85439, 85519), (85845, 85903), (86126, 86161), (86331, 86364), (87975, 88278), (88460, 88493), (88708, 88747), (88847, 88868), (89019, 89050), (89236, 89275), (89538, 89584), (89904, 89963), (90620, 90741), (90986, 91038), (91282, 91326), (91510, 91551), (91742, 91775), (91885, 91906), (92173, 92221), (92379, 92406), (92435, 92440), (92839, 92908), (93089, 93122), (93340, 93373), (93426, 93438), (93701, 93763), (94732, 94915), (95082, 95112), (95264, 95294), (95645, 95714), (95850, 95888), (96159, 96212), (97719, 97996), (98243, 98285), (98429, 98457), (98756, 98813), (99103, 99156), (99540, 99595), (99734, 99761), (99911, 99935), (100269, 100333), (100465, 100490), (100683, 100727), (100937, 100973), (101244, 101291), (101503, 101549), (101635, 101647), (102470, 102626), (102815, 102841), (103101, 103151), (100937, 100973), (103219, 103230), (103380, 103407), (103618, 103653), (103791, 103816), (104021, 104063), (100937, 100973), (104211, 104231), (104944, 105110), (105251, 105287), (100937, 100973), (105336, 105346), (105591, 105633), (108055, 108520), (108685, 108706), (108886, 108914), (44135, 44140), (108914, 108924), (109112, 109147), (110482, 110753), (110977, 111043), (111164, 111198), (111310, 111339)],
];

const TEXT: &str = concat!(
    "Keep score of gin rummy played with real cards, and settle disputes",
    "Marca os pontos do gin rummy jogado com cartas de verdade e resolve dúvidas",
    "Marca os pontos do gin rummy jogado com cartas verdadeiras, e resolve dúvidas",
    "Tiene il punteggio del gin rummy giocato con carte vere, e risolve le contestazioni",
    "Punkte für Gin Rommé mit echten Karten schreiben und Streitfälle entscheiden",
    "Prowadzi zapis gin rummy granego prawdziwymi kartami i rozstrzyga spory",
    "Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts, `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.",
    "Digite uma linha por mão: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, ou só com os restos, `ginscore hand Ann 4 v 23`. Sem comando, o ginscore mostra a folha de pontos atual.",
    "Escreva uma linha por mão: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, ou só com os restos, `ginscore hand Ann 4 v 23`. Sem comando, o ginscore mostra a folha de pontos atual.",
    "Si scrive una riga per mano, `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, o con i conti, `ginscore hand Ann 4 v 23`. Senza un comando, ginscore mostra il foglio attuale.",
    "Je Runde eine Zeile: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, oder mit Deadwood-Punkten, `ginscore hand Ann 4 v 23`. Ohne Befehl zeigt ginscore den aktuellen Punktezettel.",
    "Wpisz każde rozdanie w jednym wierszu: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s` albo w sumach, `ginscore hand Ann 4 v 23`. Bez polecenia ginscore pokazuje bieżący zapis.",
    "Play an evening of Hollywood gin, one line per hand.",
    "Jogar uma noite de Hollywood Gin, uma linha por mão.",
    "Joga uma noite de Hollywood Gin, uma linha por mão.",
    "Gioca una serata di Hollywood gin, una riga per mano.",
    "Einen Abend Hollywood-Gin spielen, eine Zeile je Runde.",
    "Wieczór z Hollywood Gin, po jednym wierszu na rozdanie.",
    "Record a hand by its cards, checked against the rules.",
    "Registrar uma mão pelas cartas, conferida pelas regras.",
    "Regista uma mão pelas cartas, verificada pelas regras.",
    "Registra una mano con le sue carte, controllata secondo le regole.",
    "Eine Runde nach ihren Karten eintragen, nach den Regeln geprüft.",
    "Zapisuje rozdanie z kart i sprawdza je według zasad.",
    "Record a hand by counts.",
    "Registrar uma mão pelos restos.",
    "Regista uma mão pelos restos.",
    "Registra una mano con i conti.",
    "Eine Runde nach Deadwood-Punkten eintragen.",
    "Zapisuje rozdanie z sum.",
    "Show the score sheet.",
    "Mostrar a folha de pontos.",
    "Mostra a folha de pontos.",
    "Mostra il foglio.",
    "Den Punktezettel zeigen.",
    "Pokazuje zapis.",
    "Start a series and make it the current one",
    "Começar uma série e torná-la a atual",
    "Começa uma série, que passa a ser a atual",
    "Comincia un incontro e lo rende quello attuale",
    "Eine Serie beginnen und zur aktuellen machen",
    "Zaczyna serię, która staje się bieżąca",
    "Three games side by side, at ten cents a point.",
    "Três partidas lado a lado, a dez centavos o ponto.",
    "Três jogos lado a lado, a dez cêntimos o ponto.",
    "Tre partite affiancate, a dieci centesimi a punto.",
    "Drei Partien nebeneinander, zu zehn Cent je Punkt.",
    "Trzy partie obok siebie, po dziesięć groszy za punkt.",
    "The standard rules with two changes.",
    "As regras padrão com duas mudanças.",
    "As regras padrão com duas alterações.",
    "Le regole standard con due modifiche.",
    "Die Standardregeln mit zwei Änderungen.",
    "Zasady standardowe z dwiema zmianami.",
    "Two partners on each side.",
    "Dois parceiros de cada lado.",
    "Due giocatori per squadra.",
    "Zwei Partner auf jeder Seite.",
    "Po dwóch partnerów na każdej stronie.",
    "Three players in turn; Cid sits out first.",
    "Três jogadores em rodízio; Cid fica de fora primeiro.",
    "Três jogadores à vez; Cid fica de fora primeiro.",
    "Tre giocatori a turno; all'inizio sta fuori Cid.",
    "Drei Spieler reihum; zuerst setzt Cid aus.",
    "Trzech graczy na zmianę; najpierw pauzuje Cid.",
    "Record a hand",
    "Registrar uma mão",
    "Regista uma mão",
    "Registra una mano",
    "Eine Runde eintragen",
    "Zapisuje rozdanie",
    "The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the other player let pass. ginscore-notation(7) has all of it.",
    "A linha diz quem terminou a mão, depois as cartas desse jogador, `v`, e as do outro: em cartas (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), em restos (`Ann 4 v 23`, `Ann gin v 23`), ou só em pontos (`Ann +18`, ou `Ann +18 boxes 3`). `draw` registra uma mão que ninguém ganhou. `@7s` indica a carta do limite, `x 5d` o descarte, e depois de um `#` vem uma nota. Um resto pode ser uma soma (`4 v kq7`, `4 v 10+7`), um lado pode ter só as cartas mortas (`4 v / 7h 3d + 8s`), e `a4v23` é abreviação de `Ann 4 v 23`. `accepted` registra uma batida acima do limite que o outro jogador deixou passar. ginscore-notation(7) traz tudo isso.",
    "A linha diz quem terminou a mão, depois as cartas desse jogador, `v`, e as do outro: como cartas (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), como restos (`Ann 4 v 23`, `Ann gin v 23`), ou só como pontos (`Ann +18`, ou `Ann +18 boxes 3`). `draw` regista uma mão que ninguém ganhou. `@7s` indica a carta do limite, `x 5d` o descarte, e uma nota vem depois de um `#`. Um resto pode ser uma soma (`4 v kq7`, `4 v 10+7`), um lado pode ter só as cartas soltas (`4 v / 7h 3d + 8s`), e `a4v23` é o mesmo que `Ann 4 v 23`. `accepted` regista uma batida acima do limite que o outro jogador deixou passar. ginscore-notation(7) explica tudo.",
    "La riga dice chi ha chiuso la mano, poi le sue carte, `v` e quelle dell'altro giocatore: come carte (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), come conti (`Ann 4 v 23`, `Ann gin v 23`) o solo come punti (`Ann +18`, o `Ann +18 boxes 3`). `draw` registra una mano che nessuno ha vinto. `@7s` indica la carta del limite, `x 5d` lo scarto, e dopo un `#` viene una nota. Un conto può essere una somma (`4 v kq7`, `4 v 10+7`), una parte può avere solo le spaiate (`4 v / 7h 3d + 8s`), e `a4v23` è la forma breve di `Ann 4 v 23`. `accepted` registra una bussata sopra il limite che l'altro giocatore ha lasciato passare. ginscore-notation(7) spiega tutto.",
    "Die Zeile nennt, wer die Runde beendet hat, dann die Karten dieses Spielers, `v`, und die des anderen: als Karten (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), als Deadwood-Punkte (`Ann 4 v 23`, `Ann gin v 23`) oder nur in Punkten (`Ann +18`, oder `Ann +18 boxes 3`). `draw` trägt eine Runde ein, die niemand gewonnen hat. `@7s` nennt die Klopfkarte, `x 5d` den Abwurf, und eine Anmerkung folgt nach einem `#`. Deadwood-Punkte dürfen eine Summe sein (`4 v kq7`, `4 v 10+7`), eine Seite nur ihr Deadwood (`4 v / 7h 3d + 8s`), und `a4v23` ist kurz für `Ann 4 v 23`. `accepted` trägt ein Klopfen über der Grenze ein, das der andere hat gelten lassen. Alles darüber steht in ginscore-notation(7).",
    "W wierszu podaje się, kto zakończył rozdanie, potem karty tego gracza, `v` i karty drugiego gracza: jako karty (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), jako sumy (`Ann 4 v 23`, `Ann gin v 23`) albo jako same punkty (`Ann +18` lub `Ann +18 boxes 3`). `draw` zapisuje rozdanie, którego nikt nie wygrał. `@7s` podaje kartę pukania, `x 5d` kartę odrzuconą, a po `#` jest uwaga. Sumę można podać jako dodawanie (`4 v kq7`, `4 v 10+7`), stronę samymi wolnymi kartami (`4 v / 7h 3d + 8s`), a `a4v23` to skrót od `Ann 4 v 23`. `accepted` zapisuje pukanie powyżej limitu, które drugi gracz uznał. Wszystko o zapisie jest w ginscore-notation(7).",
    "Ann knocks with 4; Bob lays off two cards.",
    "Ann bate com 4; Bob junta duas cartas.",
    "Ann bussa con 4; Bob attacca due carte.",
    "Ann klopft mit 4; Bob legt zwei Karten an.",
    "Ann puka z 4; Bob dokłada dwie karty.",
    "The same hand, arranged by ginscore.",
    "A mesma mão, arrumada pelo ginscore.",
    "La stessa mano, disposta da ginscore.",
    "Dieselbe Runde, von ginscore geordnet.",
    "To samo rozdanie, ułożone przez ginscore.",
    "By counts, with the knock card.",
    "Pelos restos, com a carta do limite.",
    "Con i conti, e la carta del limite.",
    "Nach Deadwood-Punkten, mit der Klopfkarte.",
    "W sumach, z kartą pukania.",
    "By counts; ginscore adds up the king, the queen and the seven.",
    "Pelos restos; o ginscore soma o rei, a dama e o sete.",
    "Con i conti; ginscore somma il re, la regina e il sette.",
    "Nach Deadwood-Punkten; ginscore zählt König, Dame und Sieben zusammen.",
    "W sumach; ginscore dodaje króla, damę i siódemkę.",
    "The hand",
    "A mão",
    "La mano",
    "Die Runde",
    "Rozdanie",
    "Before recording, point out better spreads or lay-offs",
    "Antes de registrar, apontar arrumações melhores ou cartas que se podem juntar",
    "Antes de registar, aponta melhores arrumações ou cartas a juntar",
    "Prima di registrare, segnala disposizioni migliori o altre carte da attaccare",
    "Vor dem Eintragen auf bessere Auslagen und besseres Anlegen hinweisen",
    "Przed zapisaniem wskazuje lepsze rozkłady i dołożenia",
    "Record a hand that nobody won",
    "Registrar uma mão que ninguém ganhou",
    "Regista uma mão que ninguém ganhou",
    "Registra una mano che nessuno ha vinto",
    "Eine Runde eintragen, die niemand gewonnen hat",
    "Zapisuje rozdanie, którego nikt nie wygrał",
    "Record that nobody knocked.",
    "Registrar que ninguém bateu.",
    "Regista que ninguém bateu.",
    "Registra che nessuno ha bussato.",
    "Eintragen, dass niemand geklopft hat.",
    "Zapisuje, że nikt nie zapukał.",
    "Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A note, after a `#`",
    "Entre parceiros, o jogador de quem era a mão; se não há nome, todas as mãos da rodada ainda em jogo. Uma nota, depois de um `#`",
    "Entre parceiros, o jogador de quem era a mão; se não for indicado nenhum, todas as mãos da ronda que ainda se jogam. Uma nota, depois de um `#`",
    "A squadre, il giocatore della mano patta; senza nome, tutte le mani del giro ancora in gioco. Una nota, dopo un `#`",
    "Bei Partnern der Spieler, dessen Runde es war; ohne Namen alle Runden des Durchgangs, die noch gespielt werden. Eine Anmerkung, nach einem `#`",
    "Przy partnerach gracz, którego to rozdanie; jeśli nie podano żadnego, wszystkie niezakończone rozdania rundy. Po `#` może być uwaga",
    "Let a player play the next hand although it is another's turn",
    "Pôr um jogador na próxima mão, embora seja a vez de outro",
    "Deixa um jogador jogar a mão seguinte fora da sua vez",
    "Fa giocare la prossima mano a un giocatore anche se tocca a un altro",
    "Einen Spieler die nächste Runde spielen lassen, obwohl ein anderer an der Reihe ist",
    "Wyznacza gracza do następnego rozdania, choć jest kolej innego",
    "For captain's play and three in turn. Of three in turn, name both who play if that is not clear.",
    "Para o jogo do capitão e para três em rodízio. De três em rodízio, indique os dois que jogam se isso não estiver claro.",
    "Para o jogo do capitão e para três à vez. De três à vez, indique os dois que jogam, se não for claro.",
    "Serve per il gioco del capitano e per tre a turno. Per tre a turno, indica tutti e due quelli che giocano, se non è chiaro.",
    "Für das Kapitänsspiel und für drei Spieler reihum. Bei dreien reihum beide nennen, die spielen, wenn es sonst nicht klar ist.",
    "Do gry z kapitanem i do gry trzech na zmianę. Przy trzech podaj obu graczy, jeśli nie jest to jasne.",
    "Cid plays the next hand.",
    "Cid joga a próxima mão.",
    "Cid joga a mão seguinte.",
    "La prossima mano la gioca Cid.",
    "Cid spielt die nächste Runde.",
    "W następnym rozdaniu gra Cid.",
    "The player, the opponent if you like, and a note after a `#`",
    "O jogador, o adversário se quiser, e uma nota depois de um `#`",
    "Il giocatore, l'avversario se vuoi, e una nota dopo un `#`",
    "Der Spieler, auf Wunsch der Gegner, und eine Anmerkung nach einem `#`",
    "Gracz, w razie potrzeby przeciwnik, i uwaga po `#`",
    "Keep score for an evening, one line per hand",
    "Marcar os pontos de uma noite, uma linha por mão",
    "Marca os pontos de uma noite, uma linha por mão",
    "Tiene il punteggio di una serata, una riga per mano",
    "Einen Abend lang schreiben, eine Zeile je Runde",
    "Prowadzi zapis przez cały wieczór, po jednym wierszu na rozdanie",
    "Without names, continues the current series. With names, continues the players' open series if its rules match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what the options say.\n\nBesides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded.",
    "Sem nomes, continua a série atual. Com nomes, continua a série aberta desses jogadores se as regras forem as mesmas; senão começa uma nova com as regras, a aposta e a vez de dar da última série deles, exceto o que as opções disserem.\n\nAlém de mãos, as linhas podem ser `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, e todos os comandos do ginscore sem o nome do programa, como `summary` ou `rules explain undercut`. Um `#` começa um comentário. No terminal, uma linha vazia começa a entrada por perguntas, e depois do fim de uma série começa a seguinte; `new Ann Bob` começa uma série como a última deles, exceto o que as opções disserem; `help` lista o que se pode digitar. A entrada que vem de um pipe só pode começar uma série na primeira linha, como em `new Ann Bob`, e para na primeira linha errada, com o número e o status dela; as linhas anteriores continuam registradas.",
    "Sem nomes, continua a série atual. Com nomes, continua a série aberta desses jogadores, se as regras forem as mesmas; caso contrário, começa uma nova com as regras, a aposta e a vez de dar da sua última série, exceto no que dizem as opções.\n\nAlém de mãos, as linhas podem ser `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, e todos os comandos do ginscore sem o nome do programa, como em `summary` ou `rules explain undercut`. Um `#` começa um comentário. Num terminal, uma linha vazia faz as perguntas uma a uma, e depois do fim de uma série começa a seguinte; `new Ann Bob` começa uma série como a última destes jogadores, exceto no que dizem as opções; `help` mostra o que se pode escrever. A entrada de um pipe só pode começar uma série na primeira linha, como em `new Ann Bob`, e para na primeira linha errada, com o número e o código de saída dela; as linhas anteriores ficam registadas.",
    "Senza nomi, continua l'incontro attuale. Con i nomi, continua l'incontro aperto tra quei giocatori, se ha le stesse regole; altrimenti ne comincia uno nuovo con regole, posta e turno del mazziere del loro ultimo incontro, tranne quello che dicono le opzioni.\n\nOltre alle mani, le righe possono essere `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD` e tutti i comandi di ginscore senza il nome del programma, come `summary` o `rules explain undercut`. Un `#` comincia un commento. Su un terminale, una riga vuota fa arrivare le domande sulla mano, e dopo la fine di un incontro comincia il successivo; `new Ann Bob` comincia un incontro come il loro ultimo, tranne quello che dicono le sue opzioni; `help` elenca quello che si può scrivere. Da una pipe si può cominciare un incontro solo con la prima riga, come in `new Ann Bob`; la lettura si ferma alla prima riga sbagliata, indicandone il numero e con lo stato di uscita di quell'errore; le righe precedenti restano registrate.",
    "Ohne Namen geht die aktuelle Serie weiter. Mit Namen geht die offene Serie dieser Spieler weiter, wenn ihre Regeln passen; sonst beginnt eine neue, mit den Regeln, dem Einsatz und dem Geber, die sich aus ihrer letzten Serie ergeben, soweit die Optionen nichts anderes sagen.\n\nAußer Runden können die Zeilen `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob` und `witness WORD` sein, und jeder Befehl von ginscore ohne den Namen des Programms, wie in `summary` oder `rules explain undercut`. Ein `#` beginnt einen Kommentar. Am Terminal fragt eine leere Zeile Schritt für Schritt nach der Runde, und nach dem Ende einer Serie beginnt sie die nächste; `new Ann Bob` beginnt eine Serie wie die letzte dieser Spieler, soweit seine Optionen nichts anderes sagen; `help` zeigt, was man eingeben kann. Aus einer Pipe kann nur die erste Zeile eine Serie beginnen, wie in `new Ann Bob`, und bei der ersten falschen Zeile ist Schluss: Ihre Nummer wird genannt, ihr Fehler bestimmt den Status, und die Zeilen davor bleiben eingetragen.",
    "Bez imion to ciąg dalszy bieżącej serii. Z imionami to ciąg dalszy otwartej serii tych graczy, jeśli zgadzają się jej zasady; jeśli nie, zaczyna się nowa, z zasadami, stawką i koleją rozdawania z ich ostatniej serii, poza tym, co zmieniają opcje.\n\nOprócz rozdań wierszami mogą być `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD` i każde polecenie ginscore bez nazwy programu, na przykład `summary` lub `rules explain undercut`. Od `#` zaczyna się komentarz. W terminalu pusty wiersz zaczyna pytania o rozdanie po kolei, a po końcu serii zaczyna następną; `new Ann Bob` zaczyna serię taką jak ostatnia tych graczy, poza tym, co zmieniają opcje; `help` pokazuje, co można wpisać. Wejście z potoku może zacząć serię tylko pierwszym wierszem, na przykład `new Ann Bob`, i kończy się na pierwszym błędnym wierszu, z jego numerem i kodem wyjścia; wiersze przed nim pozostają zapisane.",
    "Continue the open series of Ann and Bob, or start one.",
    "Continuar a série aberta de Ann e Bob, ou começar uma.",
    "Continua a série aberta de Ann e Bob, ou começa uma.",
    "Continua l'incontro aperto tra Ann e Bob, o ne comincia uno.",
    "Die offene Serie von Ann und Bob fortsetzen, oder eine beginnen.",
    "Wraca do otwartej serii, w której grają Ann i Bob, albo ją zaczyna.",
    "Replay a script.",
    "Repetir um script.",
    "Repete um script.",
    "Riesegue uno script.",
    "Ein Skript abspielen.",
    "Odtwarza skrypt.",
    "All players, as in `new`; or none",
    "Todos os jogadores, como em `new`; ou nenhum",
    "Tutti i giocatori, come in `new`; o nessuno",
    "Alle Spieler, wie bei `new`; oder keine",
    "Wszyscy gracze, jak w `new`; albo nikt",
    "Always start a new series",
    "Começar sempre uma nova série",
    "Começa sempre uma nova série",
    "Comincia sempre un nuovo incontro",
    "In jedem Fall eine neue Serie beginnen",
    "Zawsze zaczyna nową serię",
    "Show the score sheet",
    "Mostrar a folha de pontos",
    "Mostra a folha de pontos",
    "Mostra il foglio",
    "Den Punktezettel zeigen",
    "Pokazuje zapis",
    "Show the sheet of the series with ann in its name.",
    "Mostrar a folha da série que tem ann no nome.",
    "Mostra a folha da série com ann no nome.",
    "Mostra il foglio dell'incontro che ha ann nel nome.",
    "Den Zettel der Serie zeigen, in deren Namen ann vorkommt.",
    "Pokazuje zapis serii, która ma w nazwie ann.",
    "Show the settlement: who won, by how much, and who pays",
    "Mostrar o acerto: quem ganhou, por quanto, e quem paga",
    "Mostra o acerto: quem ganhou, por quanto, e quem paga",
    "Mostra il saldo: chi ha vinto, di quanto, e chi paga",
    "Die Abrechnung zeigen: wer gewinnt, um wie viel, und wer zahlt",
    "Pokazuje rozliczenie: kto wygrywa, o ile i kto płaci",
    "With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported.",
    "Com `--as` ou opções de regras, cada mão é pontuada de novo como as suas cartas teriam sido mostradas com essas regras: se elas não permitem juntar contra o gin, as cartas juntadas contam como cartas mortas; se permitem, o adversário junta o que couber. As mãos em que os pontos mudam vêm primeiro em uma lista. Os restos ficam como foram declarados.",
    "Com `--as` ou opções de regras, cada mão é pontuada de novo como se as cartas tivessem sido mostradas com essas regras: se não permitem juntar contra o gin, as cartas juntadas contam como cartas soltas; se permitem, o adversário junta o que encaixa. As mãos em que os pontos mudam vêm primeiro. Os restos ficam como foram indicados.",
    "Con `--as` o con opzioni di regole, ogni mano si conta di nuovo come se le carte fossero state messe giù con quelle regole: se contro il gin non si attacca, le carte attaccate contano come spaiate; se si attacca, l'avversario attacca quello che può. Prima sono elencate le mani con punti diversi. I conti restano come indicati.",
    "Mit `--as` oder mit Optionen für Regeln wird jede Runde neu gewertet, so wie ihre Karten nach jenen Regeln gelegt worden wären: Ist Anlegen bei Gin nicht erlaubt, zählen angelegte Karten als Deadwood; ist es erlaubt, legt der Gegner an, was passt. Die Runden, deren Punkte sich ändern, kommen zuerst. Deadwood-Punkte bleiben, wie sie angegeben wurden.",
    "Z `--as` lub opcjami zasad każde rozdanie liczy się od nowa, tak jak wyłożono by karty przy tych zasadach: jeśli nie wolno dokładać do gina, karty dołożone liczą się jako wolne; jeśli wolno, przeciwnik dokłada, co pasuje. Najpierw są rozdania, których punkty się zmieniają. Podane sumy się nie zmieniają.",
    "Show who won, and who pays whom.",
    "Mostrar quem ganhou, e quem paga a quem.",
    "Mostra quem ganhou, e quem paga a quem.",
    "Mostra chi ha vinto, e chi paga chi.",
    "Zeigen, wer gewinnt, und wer wem was zahlt.",
    "Pokazuje, kto wygrywa i kto komu płaci.",
    "Settle under Pagat's rules with one change.",
    "Fazer o acerto pelas regras do Pagat com uma mudança.",
    "Faz o acerto pelas regras do Pagat com uma alteração.",
    "Fa il saldo con le regole di Pagat e una modifica.",
    "Nach den Regeln von Pagat mit einer Änderung abrechnen.",
    "Rozlicza według zasad Pagat z jedną zmianą.",
    "Print the result for a chat.",
    "Mostrar o resultado para um chat.",
    "Mostra o resultado para uma conversa.",
    "Stampa il risultato per una chat.",
    "Das Ergebnis für einen Chat ausgeben.",
    "Wypisuje wynik na czat.",
    "Settle under other rules, without recording anything; rule options change the preset",
    "Fazer o acerto por outras regras, sem registrar nada; as opções de regras mudam a predefinição",
    "Faz o acerto com outras regras, sem registar nada; as opções de regras alteram a predefinição",
    "Fa il saldo con altre regole, senza registrare niente; le opzioni di regole cambiano il preset",
    "Nach anderen Regeln abrechnen, ohne etwas einzutragen; Optionen für Regeln ändern die Voreinstellung",
    "Rozlicza według innych zasad, niczego nie zapisując; opcje zasad zmieniają zestaw",
    "Print at most ten lines to send to a chat: who won, by how much, and who pays",
    "Mostrar no máximo dez linhas para um chat: quem ganhou, por quanto, e quem paga",
    "Mostra no máximo dez linhas para uma conversa: quem ganhou, por quanto, e quem paga",
    "Stampa al massimo dieci righe per una chat: chi ha vinto, di quanto, e chi paga",
    "Höchstens zehn Zeilen für einen Chat ausgeben: wer gewinnt, um wie viel, und wer zahlt",
    "Wypisuje najwyżej dziesięć wierszy na czat: kto wygrywa, o ile i kto płaci",
    "Print the series as a script that reproduces it",
    "Imprimir a série como um script que a reproduz",
    "Escreve a série como um script que a reproduz",
    "Stampa l'incontro come script che lo riproduce",
    "Die Serie als Skript ausgeben, das sie wieder ergibt",
    "Wypisuje serię jako skrypt, który ją odtwarza",
    "Print the evening as a script.",
    "Imprimir a noite como um script.",
    "Escreve a noite como um script.",
    "Stampa la serata come script.",
    "Den Abend als Skript ausgeben.",
    "Wypisuje wieczór jako skrypt.",
    "Add what was undone or amended, as comments.",
    "Acrescentar, como comentários, o que foi desfeito ou corrigido.",
    "Acrescenta, em comentários, o que foi anulado ou corrigido.",
    "Aggiunge, come commenti, quello che è stato annullato o modificato.",
    "Dazu als Kommentare, was rückgängig gemacht oder berichtigt wurde.",
    "Dodaje w komentarzach to, co cofnięto lub poprawiono.",
    "Add what was undone or amended, as comments",
    "Acrescentar, como comentários, o que foi desfeito ou corrigido",
    "Acrescenta, em comentários, o que foi anulado ou corrigido",
    "Aggiunge, come commenti, quello che è stato annullato o modificato",
    "Dazu als Kommentare, was rückgängig gemacht oder berichtigt wurde",
    "Dodaje w komentarzach to, co cofnięto lub poprawiono",
    "Explain the points, boxes and columns of a hand",
    "Explicar os pontos, as caixas e as colunas de uma mão",
    "Explica os pontos, as caixas e as colunas de uma mão",
    "Spiega punti, caselle e colonne di una mano",
    "Punkte, Boxen und Spalten einer Runde erklären",
    "Wyjaśnia punkty, kratki i kolumny rozdania",
    "Explain every number of hand 12.",
    "Explicar cada número da mão 12.",
    "Explica todos os números da mão 12.",
    "Spiega ogni numero della mano 12.",
    "Jede Zahl der Runde 12 erklären.",
    "Wyjaśnia każdą liczbę w rozdaniu 12.",
    "The number of the hand, as `ginscore score` shows it [default: the last hand]",
    "O número da mão, como `ginscore score` o mostra [padrão: a última mão]",
    "O número da mão, como `ginscore score` o mostra [por omissão: a última mão]",
    "Il numero della mano, come lo mostra `ginscore score` [predefinito: l'ultima mano]",
    "Die Nummer der Runde, wie `ginscore score` sie zeigt [Vorgabe: die letzte Runde]",
    "Numer rozdania, tak jak pokazuje go `ginscore score` [domyślnie: ostatnie rozdanie]",
    "Show what each player needs, and what they can safely be caught with",
    "Mostrar quanto falta a cada jogador, e qual é o resto seguro",
    "Mostra quanto falta a cada jogador, e que resto é seguro",
    "Mostra quanti punti mancano a ogni giocatore, e i conti sicuri",
    "Zeigen, was jeder Spieler braucht und womit man sich gefahrlos erwischen lassen kann",
    "Pokazuje, ile każdemu brakuje i jakie sumy są bezpieczne",
    "Show how many points each player needs, and what they can safely be caught with.",
    "Mostrar quantos pontos faltam a cada jogador, e qual é o resto seguro.",
    "Mostra quantos pontos faltam a cada jogador, e que resto é seguro.",
    "Mostra quanti punti mancano a ogni giocatore, e il suo conto sicuro: il massimo che può tenere in mano senza rischi.",
    "Zeigen, wie viele Punkte jeder braucht, und die sichere Höchstzahl.",
    "Pokazuje, ile punktów brakuje każdemu graczowi i z jaką sumą jest bezpieczny.",
    "Show which points were left on the table",
    "Mostrar os pontos deixados na mesa",
    "Mostra que pontos foram deixados na mesa",
    "Mostra i punti lasciati sul tavolo",
    "Zeigen, welche Punkte liegen geblieben sind",
    "Pokazuje stracone punkty",
    "These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.",
    "São os pontos que uma arrumação melhor das próprias cartas teria ganho ou poupado, contra as cartas do outro jogador tal como foram mostradas. Uma carta juntada que não cabe em uma arrumação melhor conta como carta morta.",
    "São os pontos que uma melhor arrumação das cartas de um jogador teria ganho ou poupado, contra as cartas do outro jogador tal como foram mostradas. Uma carta juntada que não encaixa numa arrumação melhor conta como carta solta.",
    "Sono i punti che una disposizione migliore delle proprie carte avrebbe fatto segnare o risparmiare, contro le carte dell'altro giocatore così come sono state messe giù. Una carta attaccata che non va più con la disposizione migliore conta come spaiata.",
    "Das sind die Punkte, die eine bessere Auslage der eigenen Karten gebracht oder gespart hätte, gegen die Karten des anderen, wie sie lagen. Eine angelegte Karte, die zu einer besseren Auslage nicht passt, zählt als Deadwood.",
    "To punkty, które dałby lub oszczędził lepszy rozkład własnych kart gracza przeciw kartom drugiego gracza, tak jak je wyłożono. Dołożona karta, która nie pasuje do lepszego rozkładu, liczy się jako wolna.",
    "Review every hand.",
    "Rever todas as mãos.",
    "Revê todas as mãos.",
    "Riesamina tutte le mani.",
    "Alle Runden durchsehen.",
    "Przegląda wszystkie rozdania.",
    "Review hand 12.",
    "Rever a mão 12.",
    "Revê a mão 12.",
    "Riesamina la mano 12.",
    "Runde 12 durchsehen.",
    "Przegląda rozdanie 12.",
    "The number of a hand [default: all hands]",
    "O número de uma mão [padrão: todas as mãos]",
    "O número de uma mão [por omissão: todas as mãos]",
    "Il numero di una mano [predefinito: tutte le mani]",
    "Die Nummer einer Runde [Vorgabe: alle Runden]",
    "Numer rozdania [domyślnie: wszystkie rozdania]",
    "Verify the ledger; silent if everything is consistent",
    "Conferir o registro; não diz nada se está tudo certo",
    "Verifica o registo; não diz nada se está tudo certo",
    "Verifica il registro; se tutto torna non scrive niente",
    "Das Spielbuch prüfen; ohne Ausgabe, wenn alles stimmt",
    "Sprawdza księgę; milczy, jeśli wszystko się zgadza",
    "Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.",
    "Confere todas as séries, ou a que `--series` indica: os pontos de cada mão, os selos, o que este computador escreveu por último, e as cópias que outros programas deixaram; e as regras da casa que foram salvas. O que não é um erro, mas convém saber, é dito uma vez: uma alteração aceita, entradas sem selo, e um registro que mudou de lugar.",
    "Verifica todas as séries, ou a que `--series` indica: os pontos de cada mão, os selos, o que este computador escreveu por último, e cópias que outros programas deixaram; e também as regras da casa guardadas. O que não é um erro, mas convém saber, é dito uma vez: uma alteração aceite, entradas sem selo, e um registo que mudou de sítio.",
    "Controlla tutti gli incontri, o quello indicato con `--series`: i punti di ogni mano, i sigilli, che cosa questo computer ha scritto per ultimo, le copie lasciate da altri programmi; e anche le regole della casa salvate. Quello che non è un errore ma è bene sapere viene segnalato una volta sola: una modifica accettata, voci senza sigillo, un registro spostato.",
    "Prüft jede Serie, oder die mit `--series` genannte: die Punkte jeder Runde, die Siegel, was dieser Computer zuletzt geschrieben hat, und Kopien, die andere Programme hinterlassen haben; dazu die gespeicherten Hausregeln. Was kein Fehler ist, aber bekannt sein sollte, wird einmal gemeldet: eine anerkannte Änderung, Einträge ohne Siegel und ein verschobenes Spielbuch.",
    "Sprawdza każdą serię albo tę, którą wskazuje `--series`: punkty każdego rozdania, pieczęcie, to, co ten komputer ostatnio zapisał, i kopie pozostawione przez inne programy; a także zapisane zasady stołu. O tym, co nie jest błędem, ale o czym warto wiedzieć, mówi raz: o przyjętej zmianie, o wpisach bez pieczęci i o księdze, która zmieniła miejsce.",
    "Verify the whole ledger.",
    "Conferir o registro inteiro.",
    "Verifica todo o registo.",
    "Verifica tutto il registro.",
    "Das ganze Spielbuch prüfen.",
    "Sprawdza całą księgę.",
    "Check whether that seal belongs to this ledger and everything up to it is unchanged.",
    "Conferir se esse selo é deste registro e se tudo até ele está inalterado.",
    "Verifica se esse selo é deste registo, e se nada foi alterado até ele.",
    "Controlla se il sigillo è di questo registro, e se tutto fino a quel punto è immutato.",
    "Prüfen, ob dieses Siegel zu diesem Spielbuch gehört und bis dahin alles unverändert ist.",
    "Sprawdza, czy ta pieczęć jest z tej księgi i czy wszystko do niej jest bez zmian.",
    "Record that the edits to the series with ann in its name are intentional.",
    "Registrar que as alterações na série que tem ann no nome são intencionais.",
    "Regista que as alterações à série com ann no nome são intencionais.",
    "Registra che le modifiche all'incontro con ann nel nome sono volute.",
    "Festhalten, dass die Änderungen an der Serie mit ann im Namen gewollt sind.",
    "Zapisuje, że zmiany w serii, która ma w nazwie ann, są zamierzone.",
    "Show the last seal, for the other player to note",
    "Mostrar o último selo, para o outro jogador anotar",
    "Mostra o último selo, para o outro jogador o anotar",
    "Mostra l'ultimo sigillo, che l'altro giocatore si annota",
    "Das letzte Siegel zeigen, damit der andere Spieler es sich notiert",
    "Pokazuje ostatnią pieczęć, do zanotowania przez drugiego gracza",
    "A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.",
    "Um selo é uma soma de verificação curta de tudo o que foi registrado até agora. `ginscore audit --seal CODE` o confere depois. ginscore-ledger(7) diz o que ele prova.",
    "Um selo é um código curto, calculado a partir de tudo o que foi registado até agora. `ginscore audit --seal CODE` verifica-o mais tarde. ginscore-ledger(7) diz o que ele prova.",
    "Un sigillo è un breve codice di controllo di tutto quello che è stato registrato finora. `ginscore audit --seal CODE` lo controlla più tardi. ginscore-ledger(7) dice che cosa dimostra.",
    "Ein Siegel ist eine kurze Prüfsumme über alles, was bisher eingetragen wurde. `ginscore audit --seal CODE` prüft es später. Was es beweist, steht in ginscore-ledger(7).",
    "Pieczęć to krótka suma kontrolna wszystkiego, co dotąd zapisano. `ginscore audit --seal CODE` sprawdza ją później. Co dowodzi pieczęć, mówi ginscore-ledger(7).",
    "Show the seal to note.",
    "Mostrar o selo para anotar.",
    "Mostra o selo a anotar.",
    "Mostra il sigillo da annotare.",
    "Das Siegel zum Notieren zeigen.",
    "Pokazuje pieczęć do zanotowania.",
    "Undo the last change",
    "Desfazer a última alteração",
    "Anula a última alteração",
    "Annulla l'ultima modifica",
    "Die letzte Änderung rückgängig machen",
    "Cofa ostatnią zmianę",
    "Undo the last hand or correction.",
    "Desfazer a última mão ou correção.",
    "Anula a última mão ou correção.",
    "Annulla l'ultima mano o correzione.",
    "Die letzte Runde oder Berichtigung rückgängig machen.",
    "Cofa ostatnie rozdanie lub poprawkę.",
    "Redo the last undone change",
    "Refazer a última alteração desfeita",
    "Refaz a última alteração anulada",
    "Ripete l'ultima modifica annullata",
    "Die zuletzt rückgängig gemachte Änderung wiederherstellen",
    "Przywraca ostatnią cofniętą zmianę",
    "Redo what was just undone.",
    "Refazer o que acabou de ser desfeito.",
    "Refaz o que acabou de ser anulado.",
    "Ripete quello che è stato appena annullato.",
    "Wiederherstellen, was eben rückgängig gemacht wurde.",
    "Przywraca to, co przed chwilą cofnięto.",
    "Replace a recorded hand",
    "Substituir uma mão registrada",
    "Substitui uma mão registada",
    "Sostituisce una mano registrata",
    "Eine eingetragene Runde berichtigen",
    "Zastępuje zapisane rozdanie",
    "Replace hand 3.",
    "Substituir a mão 3.",
    "Substitui a mão 3.",
    "Sostituisce la mano 3.",
    "Runde 3 ersetzen.",
    "Zastępuje rozdanie 3.",
    "The number of the hand, as `ginscore score` shows it",
    "O número da mão, como `ginscore score` o mostra",
    "Il numero della mano, come lo mostra `ginscore score`",
    "Die Nummer der Runde, wie `ginscore score` sie zeigt",
    "Numer rozdania, tak jak pokazuje go `ginscore score`",
    "The hand as it should have been",
    "A mão como deveria ter sido",
    "A mão como devia ter sido",
    "La mano come doveva essere",
    "Die Runde, wie sie lauten soll",
    "Rozdanie takie, jakie powinno być",
    "Insert a forgotten hand",
    "Inserir uma mão esquecida",
    "Insere uma mão esquecida",
    "Inserisce una mano dimenticata",
    "Eine vergessene Runde einfügen",
    "Wstawia zapomniane rozdanie",
    "The hand gets that number, and the later hands move up. Everything that changes by it is shown.",
    "A mão recebe esse número, e as seguintes avançam um. Mostra-se tudo o que muda com isso.",
    "A mão fica com esse número, e as seguintes avançam um. Mostra-se tudo o que muda com isso.",
    "La mano prende quel numero, e quelle dopo avanzano di uno. Viene mostrato tutto quello che cambia.",
    "Die Runde bekommt diese Nummer, und die späteren rücken auf. Was sich dadurch ändert, wird gezeigt.",
    "Rozdanie dostaje ten numer, a późniejsze przesuwają się dalej. Wszystko, co się zmienia, jest pokazane.",
    "Insert the hand before hand 3.",
    "Inserir a mão antes da mão 3.",
    "Insere a mão antes da mão 3.",
    "Inserisce la mano prima della mano 3.",
    "Die Runde vor Runde 3 einfügen.",
    "Wstawia rozdanie przed rozdaniem 3.",
    "The number that the hand gets",
    "O número que a mão recebe",
    "O número com que a mão fica",
    "Il numero che prende la mano",
    "Die Nummer, die die Runde bekommt",
    "Numer, który dostaje rozdanie",
    "Delete a hand",
    "Apagar uma mão",
    "Apaga uma mão",
    "Elimina una mano",
    "Eine Runde löschen",
    "Usuwa rozdanie",
    "The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.",
    "As mãos seguintes recuam um número. Mostra-se tudo o que muda com isso, e `undo` traz a mão de volta.",
    "As mãos seguintes recuam um número. Mostra-se tudo o que muda com isso, e `undo` repõe a mão.",
    "Le mani dopo arretrano di uno. Viene mostrato tutto quello che cambia, e `undo` recupera la mano.",
    "Die späteren Runden rücken nach. Was sich dadurch ändert, wird gezeigt, und `undo` holt die Runde zurück.",
    "Późniejsze rozdania przesuwają się bliżej. Wszystko, co się zmienia, jest pokazane, a `undo` przywraca rozdanie.",
    "Delete hand 3, which was recorded twice.",
    "Apagar a mão 3, que foi registrada duas vezes.",
    "Apaga a mão 3, que foi registada duas vezes.",
    "Elimina la mano 3, che era stata registrata due volte.",
    "Runde 3 löschen, die doppelt eingetragen war.",
    "Usuwa rozdanie 3, które zapisano dwa razy.",
    "Announce the knock card of the hand in play",
    "Anunciar a carta do limite da mão em jogo",
    "Anuncia a carta do limite da mão em jogo",
    "Annuncia la carta del limite della mano in gioco",
    "Die Klopfkarte der laufenden Runde ansagen",
    "Podaje kartę pukania w bieżącym rozdaniu",
    "The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.",
    "A próxima mão tem esta carta, a não ser que a sua linha indique outra. O ginscore diz o que a carta significa: o limite para bater, e se a mão é dobrada.",
    "A mão seguinte tem esta carta, a não ser que indique outra. O ginscore diz o que a carta significa: o limite da batida, e se a mão é dobrada.",
    "La prossima mano ha questa carta, se non ne indica un'altra. ginscore dice che cosa significa: il limite per bussare, e se la mano vale doppio.",
    "Die nächste Runde hat diese Karte, wenn sie keine andere nennt. ginscore sagt, was die Karte bedeutet: die Klopfgrenze, und ob die Runde doppelt zählt.",
    "Następne rozdanie ma tę kartę, chyba że podaje inną. ginscore mówi, co karta oznacza: jaki jest limit pukania i czy rozdanie jest podwojone.",
    "The seven of spades was turned up.",
    "O sete de espadas foi virado.",
    "Foi virado o sete de espadas.",
    "È stato scoperto il sette di picche.",
    "Aufgedeckt wurde die Pik-Sieben.",
    "Odkryto siódemkę pik.",
    "The card",
    "A carta",
    "La carta",
    "Die Karte",
    "Karta",
    "Record a misdeal",
    "Registrar que as cartas foram mal dadas",
    "Regista cartas mal dadas",
    "Registra una distribuzione a monte",
    "Festhalten, dass falsch gegeben wurde",
    "Zapisuje nieudane rozdawanie",
    "A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.",
    "Cartas mal dadas não são uma mão: ninguém marca, ninguém ganha caixa, e o mesmo jogador dá de novo.",
    "Cartas mal dadas não são uma mão: ninguém marca pontos, ninguém ganha caixa, e quem deu dá de novo.",
    "Una distribuzione a monte non è una mano: nessuno segna punti, nessuno riceve una casella, e ridà le carte lo stesso mazziere.",
    "Ein falsches Geben ist keine Runde: Niemand bekommt Punkte, niemand eine Box, und derselbe Spieler gibt noch einmal.",
    "To nie jest rozdanie: nikt nie dostaje punktów ani kratki, a rozdaje znów ten sam gracz.",
    "Record a misdeal and why.",
    "Registrar que as cartas foram mal dadas, e por quê.",
    "Regista cartas mal dadas, e porquê.",
    "Registra una distribuzione a monte e il motivo.",
    "Ein falsches Geben festhalten, und warum.",
    "Zapisuje nieudane rozdawanie i powód.",
    "A note, after a `#`",
    "Uma nota, depois de um `#`",
    "Una nota, dopo un `#`",
    "Eine Anmerkung, nach einem `#`",
    "Uwaga, po `#`",
    "Record a penalty or an award that the players agreed on",
    "Registrar uma penalidade ou um prêmio que os jogadores combinaram",
    "Regista uma penalização ou um prémio, por acordo dos jogadores",
    "Registra una penalità o un abbuono su cui i giocatori sono d'accordo",
    "Eine Strafe oder Gutschrift eintragen, die die Spieler vereinbart haben",
    "Zapisuje karę lub nagrodę, na którą gracze się zgodzili",
    "An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.",
    "Um ajuste não é uma mão: não dá caixa, não abre partida, não muda quem dá, e não fecha uma partida por si só. É lançado nas partidas abertas em que o jogador tem um lançamento, ou na partida indicada. O motivo é obrigatório.",
    "Um ajuste não é uma mão: não dá caixa, não abre nenhum jogo, não muda quem dá, e por si só não fecha nenhum jogo. É lançado nos jogos abertos em que o jogador tem um lançamento, ou no jogo que indicar. O motivo é obrigatório.",
    "Una rettifica non è una mano: non dà caselle, non apre partite, non cambia il mazziere, e da sola non chiude una partita. Si segna nelle partite aperte in cui il giocatore ha già una voce, o nella partita che indica. Il motivo è obbligatorio.",
    "Eine Anpassung ist keine Runde: Sie bringt keine Box, öffnet keine Partie, ändert nicht, wer gibt, und beendet allein keine Partie. Eingetragen wird sie in den offenen Partien, in denen der Spieler einen Eintrag hat, oder in der Partie, die sie nennt. Der Grund ist Pflicht.",
    "Korekta nie jest rozdaniem: nie daje kratki, nie otwiera partii, nie zmienia rozdającego i sama nie zamyka żadnej partii. Wpisuje się ją do otwartych partii, w których gracz ma wpis, albo do partii, którą wskazuje. Powód jest wymagany.",
    "Give Ann 10 points.",
    "Dar 10 pontos a Ann.",
    "Dá 10 pontos a Ann.",
    "Dà 10 punti ad Ann.",
    "Ann 10 Punkte geben.",
    "Ann dostaje 10 punktów.",
    "Take 10 points from Bob in game 2.",
    "Tirar 10 pontos de Bob na partida 2.",
    "Tira 10 pontos a Bob no jogo 2.",
    "Toglie 10 punti a Bob nella partita 2.",
    "Bob in Partie 2 10 Punkte abziehen.",
    "Bob traci 10 punktów w partii 2.",
    "Give Ann a box.",
    "Dar uma caixa a Ann.",
    "Dá uma caixa a Ann.",
    "Dà una casella ad Ann.",
    "Ann eine Box geben.",
    "Ann dostaje kratkę.",
    "The player, the points or boxes, and the reason after a `#`",
    "O jogador, os pontos ou caixas, e o motivo depois de um `#`",
    "Il giocatore, i punti o le caselle, e il motivo dopo un `#`",
    "Der Spieler, die Punkte oder Boxen, und nach einem `#` der Grund",
    "Gracz, punkty lub kratki i powód po `#`",
    "Stop the series before its end",
    "Interromper a série antes do fim",
    "Interrompe a série antes do fim",
    "Interrompe l'incontro prima della fine",
    "Die Serie vor ihrem Ende abbrechen",
    "Przerywa serię przed jej końcem",
    "Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.",
    "As partidas abertas são acertadas como estão: os dois jogadores ficam com os seus pontos e caixas, e ninguém recebe o bônus da partida. `undo` continua a série.",
    "Os jogos abertos são acertados tal como estão: os dois jogadores ficam com os seus pontos e caixas, e ninguém recebe o bónus da vitória. `undo` continua a série.",
    "Le partite aperte si saldano così come sono: tutti tengono i loro punti e le loro caselle, e nessuno riceve un bonus partita. `undo` fa continuare l'incontro.",
    "Offene Partien werden abgerechnet, wie sie stehen: Beide Spieler behalten ihre Punkte und Boxen, und niemand bekommt einen Spielbonus. `undo` setzt die Serie fort.",
    "Otwarte partie rozlicza się tak, jak są: obaj gracze zachowują punkty i kratki, a premii za partię nikt nie dostaje. `undo` otwiera serię z powrotem.",
    "Stop, and settle what was played.",
    "Interromper e fazer o acerto do que foi jogado.",
    "Interrompe, e acerta o que foi jogado.",
    "Interrompe, e salda quello che è stato giocato.",
    "Abbrechen und abrechnen, was gespielt wurde.",
    "Przerywa i rozlicza to, co rozegrano.",
    "Correct who deals next",
    "Corrigir quem dá a seguir",
    "Corrige quem dá a seguir",
    "Corregge chi dà le carte alla prossima mano",
    "Berichtigen, wer als Nächstes gibt",
    "Poprawia, kto rozdaje następny",
    "Bob deals next.",
    "Bob dá a seguir.",
    "Alla prossima mano dà le carte Bob.",
    "Bob gibt als Nächstes.",
    "Następny rozdaje Bob.",
    "The player",
    "O jogador",
    "Il giocatore",
    "Der Spieler",
    "Gracz",
    "Record a word from the other player, and show the seal to write down",
    "Registrar uma palavra do outro jogador e mostrar o selo para anotar",
    "Regista uma palavra do outro jogador, e mostra o selo a anotar",
    "Registra una parola dell'altro giocatore, e mostra il sigillo da annotare",
    "Ein Wort des anderen Spielers eintragen und das Siegel zum Notieren zeigen",
    "Zapisuje słowo drugiego gracza i pokazuje pieczęć do zanotowania",
    "The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.",
    "O anotador poderia preparar duas versões de uma noite com o mesmo selo, mas não com o mesmo selo depois de uma palavra que não tem como saber. O outro jogador anota o selo, diz uma palavra e anota o selo seguinte: nenhuma outra versão, preparada antes ou feita depois, combina com os dois. A palavra não é uma mão e não pode ser desfeita. Sem uma palavra, o ginscore a pede no terminal. ginscore-ledger(7) diz o que cada selo prova.",
    "Quem marca os pontos podia preparar duas versões de uma noite com o mesmo selo, mas não com o mesmo selo depois de uma palavra que não pode adivinhar. O outro jogador anota o selo, diz uma palavra, e anota o selo que vem depois: nenhuma outra versão, preparada antes ou feita mais tarde, corresponde aos dois. A palavra não é uma mão e não se pode anular. Sem palavra, o ginscore pede-a num terminal. ginscore-ledger(7) diz o que cada selo prova.",
    "Chi tiene i punti potrebbe preparare due versioni di una serata con lo stesso sigillo, ma non con lo stesso sigillo dopo una parola che non può conoscere. L'altro giocatore si annota il sigillo, dice una parola, e si annota il sigillo che segue: nessun'altra versione, preparata prima o fatta dopo, va bene per tutti e due. La parola non è una mano e non si può annullare. Senza una parola, ginscore la chiede sul terminale. ginscore-ledger(7) dice che cosa dimostra ogni sigillo.",
    "Wer schreibt, könnte zwei Fassungen eines Abends mit demselben Siegel vorbereiten, aber nicht mit demselben Siegel nach einem Wort, das dabei noch niemand kennt. Der andere Spieler notiert sich das Siegel, sagt ein Wort und notiert sich das Siegel danach: Keine andere Fassung, früher vorbereitet oder später gemacht, passt zu beiden. Das Wort ist keine Runde und lässt sich nicht rückgängig machen. Ohne Wort fragt ginscore am Terminal danach. Was jedes Siegel beweist, steht in ginscore-ledger(7).",
    "Prowadzący zapis mógłby przygotować dwie wersje wieczoru z tą samą pieczęcią, ale nie z tą samą pieczęcią po słowie, którego nie zna. Drugi gracz notuje pieczęć, mówi słowo i notuje pieczęć po nim: żadna inna wersja, przygotowana wcześniej czy zrobiona później, nie pasuje do obu. Słowo nie jest rozdaniem i nie da się go cofnąć. Jeśli słowa nie podano, w terminalu ginscore o nie pyta. Co dowodzi każda pieczęć, mówi ginscore-ledger(7).",
    "Record what the other player said; they write down the seal that follows.",
    "Registrar o que o outro jogador disse; quem disse anota o selo que vem a seguir.",
    "Regista o que o outro jogador disse; depois, este anota o selo que se segue.",
    "Registra quello che ha detto l'altro giocatore, che si annota il sigillo che segue.",
    "Eintragen, was der andere Spieler sagt; das Siegel danach notiert er sich.",
    "Zapisuje, co mówi drugi gracz, który notuje potem następną pieczęć.",
    "One word or several",
    "Uma palavra ou várias",
    "Una parola o più di una",
    "Ein Wort oder mehrere",
    "Jedno słowo lub kilka",
    "Check whether groups of cards are melds or, with a slash, a legal spread",
    "Verificar se grupos de cartas são combinações ou, com uma barra, uma arrumação válida",
    "Verifica combinações ou, com uma barra, se a arrumação é válida",
    "Controlla se insiemi di carte sono combinazioni o, con una barra, una disposizione regolare",
    "Prüfen, ob Karten Meldungen sind oder, mit einem Schrägstrich, eine gültige Auslage",
    "Sprawdza, czy grupy kart są układami albo, z ukośnikiem, prawidłowym rozkładem",
    "Not a run: the ace is low.",
    "Não é uma sequência: o ás é baixo.",
    "Non è una scala: l'asso è basso.",
    "Keine Sequenz: Das Ass ist niedrig.",
    "To nie sekwens: as jest niski.",
    "A legal spread with 4 deadwood.",
    "Uma arrumação válida com resto 4.",
    "Una disposizione regolare con spaiate per 4.",
    "Eine gültige Auslage mit Deadwood 4.",
    "Prawidłowy rozkład, suma wolnych kart 4.",
    "The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`",
    "Os grupos, como em `4-7s 9cdh` ou `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`",
    "Gli insiemi, come in `4-7s 9cdh` o `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`",
    "Die Karten, wie in `4-7s 9cdh` oder `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`",
    "Grupy, na przykład `4-7s 9cdh` lub `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`",
    "Find the best spread of 1 to 11 cards, or the defender's best",
    "Achar a melhor arrumação de 1 a 11 cartas, ou a melhor do adversário",
    "Encontra a melhor arrumação de 1 a 11 cartas, ou a do adversário",
    "Trova la disposizione migliore di carte, da 1 a 11, o la migliore dell'avversario",
    "Die beste Auslage von 1 bis 11 Karten finden, oder die beste des Gegners",
    "Znajduje najlepszy rozkład 1 do 11 kart albo najlepszy rozkład przeciwnika",
    "After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.",
    "Depois de `on`, escreva as combinações de quem bateu, às quais o adversário pode juntar. `best -` lê mãos da entrada padrão, uma por linha, e imprime os restos delas.",
    "Depois de `on`, escreva as combinações de quem bateu, às quais o adversário pode juntar. `best -` lê mãos da entrada padrão, uma por linha, e escreve os restos.",
    "Dopo `on` si scrivono le combinazioni di chi bussa, a cui l'avversario può attaccare carte. `best -` legge mani dallo standard input, una per riga, e ne stampa i conti.",
    "Nach `on` die Meldungen des Klopfers schreiben, an die der Gegner anlegen darf. `best -` liest Blätter von der Standardeingabe, eines je Zeile, und gibt ihre Deadwood-Punkte aus.",
    "Po `on` wpisz układy pukającego, do których przeciwnik może dokładać. `best -` czyta karty ze standardowego wejścia, jedną rękę w wierszu, i wypisuje ich sumy.",
    "Find the best spread.",
    "Achar a melhor arrumação.",
    "Encontra a melhor arrumação.",
    "Trova la disposizione migliore.",
    "Die beste Auslage finden.",
    "Znajduje najlepszy rozkład.",
    "Find the defender's best against two runs.",
    "Achar a melhor do adversário contra duas sequências.",
    "Encontra a melhor do adversário contra duas sequências.",
    "Trova la disposizione migliore dell'avversario contro due scale.",
    "Die beste Auslage des Gegners gegen zwei Sequenzen finden.",
    "Znajduje najlepszy rozkład przeciwnika przy dwóch sekwensach.",
    "Print one count per line.",
    "Imprimir um resto por linha.",
    "Escreve um resto por linha.",
    "Stampa un conto per riga.",
    "Deadwood-Punkte ausgeben, je Zeile ein Blatt.",
    "Wypisuje po jednej sumie w wierszu.",
    "The cards, as in `4-7s 9cdh 2h ac ad`, or `-`",
    "As cartas, como em `4-7s 9cdh 2h ac ad`, ou `-`",
    "Le carte, come in `4-7s 9cdh 2h ac ad`, o `-`",
    "Die Karten, wie in `4-7s 9cdh 2h ac ad`, oder `-`",
    "Karty, na przykład `4-7s 9cdh 2h ac ad`, albo `-`",
    "With `-`, print the spread after each count",
    "Com `-`, imprimir a arrumação depois de cada resto",
    "Com `-`, escreve a arrumação depois de cada resto",
    "Con `-`, stampa la disposizione dopo ogni conto",
    "Mit `-` nach den Deadwood-Punkten auch die Auslage ausgeben",
    "Przy `-` wypisuje po każdej sumie także rozkład",
    "Rule on a showdown without recording it",
    "Decidir uma mão mostrada, sem registrá-la",
    "Decide sobre as cartas mostradas, sem as registar",
    "Giudica una mano messa giù senza registrarla",
    "Über ausgelegte Karten urteilen, ohne etwas einzutragen",
    "Rozstrzyga rozdanie, nie zapisując go",
    "The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.",
    "A linha é uma mão, com o nome de um jogador ou sem ele: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. As regras são as das opções, senão as da série atual, senão as de uma série nova.",
    "A linha é uma mão, com ou sem o nome de um jogador: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. As regras são as indicadas nas opções; se não houver, as da série atual; e se não houver série, as de uma nova.",
    "La riga è una mano, con o senza il nome di un giocatore: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. Le regole sono quelle date come opzioni, altrimenti quelle dell'incontro attuale, altrimenti quelle di un nuovo incontro.",
    "Die Zeile ist eine Runde, mit dem Namen eines Spielers oder ohne: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. Es gelten die Regeln, die als Optionen angegeben sind, sonst die der aktuellen Serie, sonst die einer neuen Serie.",
    "Wiersz to rozdanie, z imieniem gracza lub bez: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. Obowiązują zasady podane w opcjach, a bez nich zasady bieżącej serii, a jeśli jej nie ma, zasady nowej serii.",
    "Rule on a knock in Oklahoma gin.",
    "Decidir uma batida no Oklahoma Gin.",
    "Decide sobre uma batida no Oklahoma Gin.",
    "Giudica una bussata a Oklahoma gin.",
    "Über ein Klopfen im Oklahoma-Gin urteilen.",
    "Rozstrzyga pukanie w Oklahoma Gin.",
    "List, save and compare house rules, and read the rulebook",
    "Listar, salvar e comparar regras da casa; ler o livro de regras",
    "Mostra, guarda e compara regras da casa, e abre o livro de regras",
    "Elenca, salva e confronta regole della casa, e mostra il regolamento",
    "Hausregeln zeigen, speichern und vergleichen, und das Regelbuch lesen",
    "Pokazuje, zapisuje i porównuje zasady stołu oraz otwiera zbiór zasad",
    "Show every rule of a preset.",
    "Mostrar todas as regras de uma predefinição.",
    "Mostra todas as regras de uma predefinição.",
    "Mostra tutte le regole di un preset.",
    "Jede Regel einer Voreinstellung zeigen.",
    "Pokazuje wszystkie zasady z zestawu.",
    "Save the rules of the house under a name.",
    "Salvar as regras da casa com um nome.",
    "Guarda as regras da casa com um nome.",
    "Salva le regole della casa sotto un nome.",
    "Die Hausregeln unter einem Namen speichern.",
    "Zapisuje zasady stołu pod nazwą.",
    "Explain what an undercut is, and what it is worth in each source.",
    "Explicar o que é um undercut, e quanto vale em cada fonte.",
    "Explica o que é um undercut, e quanto vale em cada fonte.",
    "Spiega che cos'è un undercut, e quanto vale secondo ogni fonte.",
    "Erklären, was ein Undercut ist, und was er in jeder Quelle wert ist.",
    "Wyjaśnia, co to jest podcięcie i ile jest warte w każdym źródle.",
    "List series and choose the current one",
    "Listar as séries e escolher a atual",
    "Mostra as séries e escolhe a atual",
    "Elenca gli incontri e sceglie quello attuale",
    "Serien zeigen und die aktuelle wählen",
    "Pokazuje serie i wybiera bieżącą",
    "List every series of the ledger.",
    "Listar todas as séries do registro.",
    "Mostra todas as séries do registo.",
    "Elenca tutti gli incontri del registro.",
    "Alle Serien des Spielbuchs zeigen.",
    "Pokazuje wszystkie serie z księgi.",
    "List the players, and correct their names",
    "Listar os jogadores e corrigir os nomes",
    "Mostra os jogadores, e corrige os seus nomes",
    "Elenca i giocatori, e ne corregge i nomi",
    "Die Spieler zeigen und ihre Namen berichtigen",
    "Pokazuje graczy i poprawia ich imiona",
    "Without a command, lists the players of the ledger with the number of series in which each one plays.",
    "Sem comando, lista os jogadores do registro com o número de séries em que cada um joga.",
    "Sem comando, mostra os jogadores do registo, com o número de séries em que cada um joga.",
    "Senza un comando, elenca i giocatori del registro, ognuno con il numero dei suoi incontri.",
    "Ohne Befehl die Spieler des Spielbuchs zeigen, jeden mit der Zahl der Serien, in denen er spielt.",
    "Bez polecenia pokazuje graczy z księgi i liczbę serii, w których każdy z nich gra.",
    "List the players.",
    "Listar os jogadores.",
    "Mostra os jogadores.",
    "Elenca i giocatori.",
    "Die Spieler zeigen.",
    "Pokazuje graczy.",
    "Call Rob Robert from now on, in every series.",
    "Chamar Rob de Robert a partir de agora, em todas as séries.",
    "Chama Robert a Rob a partir de agora, em todas as séries.",
    "D'ora in poi Rob si chiama Robert, in tutti gli incontri.",
    "Rob heißt ab jetzt Robert, in allen Serien.",
    "Rob to odtąd Robert, we wszystkich seriach.",
    "Make Bobby and Robert one player.",
    "Unir Bobby e Robert em um só jogador.",
    "Faz de Bobby e Robert um só jogador.",
    "Fa di Bobby e Robert un solo giocatore.",
    "Bobby und Robert zu einem Spieler machen.",
    "Bobby i Robert to odtąd jeden gracz.",
    "Export series as a web page or as data for other programs",
    "Exportar séries como página da web ou como dados para outros programas",
    "Exporta séries como página Web ou dados para outros programas",
    "Esporta incontri come pagina web o come dati per altri programmi",
    "Serien als Webseite oder als Daten für andere Programme ausgeben",
    "Eksportuje serie jako stronę internetową lub jako dane dla innych programów",
    "Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.",
    "Exporta a série atual, ou todas, para a saída padrão ou para um arquivo. `html` é uma só página completa, para abrir no celular ou imprimir. `csv` e `jsonl` têm uma linha por mão, com a sua série e as regras, para planilhas e bancos de dados; `ginscore import` as lê de volta. `json` é um só objeto com a saída `--json` de `score`, `summary` e `hand`. As mãos desfeitas não são exportadas.",
    "Exporta a série atual, ou todas, para a saída padrão ou para um ficheiro. `html` é uma página completa, para abrir num telemóvel ou imprimir. `csv` e `jsonl` têm uma linha por mão, com a série e as regras, para folhas de cálculo e bases de dados; `ginscore import` volta a lê-los. `json` é um objeto com o que `score`, `summary` e `hand` escrevem com `--json`. As mãos anuladas não são exportadas.",
    "Esporta l'incontro attuale, o tutti, sullo standard output o in un file. `html` è una pagina completa da aprire sul telefono o da stampare. `csv` e `jsonl` hanno una riga per mano, con il suo incontro e le sue regole, per fogli di calcolo e database; `ginscore import` le rilegge. `json` è un solo oggetto con quello che `score`, `summary` e `hand` danno con `--json`. Le mani annullate non si esportano.",
    "Gibt die aktuelle Serie oder alle auf der Standardausgabe oder in eine Datei aus. `html` ist eine Seite, die für sich allein auf dem Telefon zu öffnen oder zu drucken ist. `csv` und `jsonl` haben eine Zeile je Runde, mit ihrer Serie und deren Regeln, für Tabellen und Datenbanken; `ginscore import` liest sie wieder ein. `json` ist ein Objekt mit der `--json`-Ausgabe von `score`, `summary` und `hand`. Rückgängig gemachte Runden werden nicht ausgegeben.",
    "Eksportuje bieżącą serię albo wszystkie, na standardowe wyjście albo do pliku. `html` to samodzielna strona do otwarcia w telefonie lub do druku. `csv` i `jsonl` mają po jednym wierszu na rozdanie, z jego serią i zasadami, dla arkuszy i baz danych; `ginscore import` czyta je z powrotem. `json` to jeden obiekt z tym, co przy `--json` dają `score`, `summary` i `hand`. Cofniętych rozdań się nie eksportuje.",
    "Export the current series as a page to open or print.",
    "Exportar a série atual como página para abrir ou imprimir.",
    "Exporta a série atual como página para abrir ou imprimir.",
    "Esporta l'incontro attuale come pagina da aprire o stampare.",
    "Die aktuelle Serie als Seite zum Öffnen oder Drucken ausgeben.",
    "Eksportuje bieżącą serię jako stronę do otwarcia lub druku.",
    "Export every hand of the ledger, one row each.",
    "Exportar todas as mãos do registro, uma por linha.",
    "Exporta todas as mãos do registo, uma por linha.",
    "Esporta tutte le mani del registro, una riga per mano.",
    "Alle Runden des Spielbuchs ausgeben, eine Zeile je Runde.",
    "Eksportuje wszystkie rozdania z księgi, po jednym w wierszu.",
    "Export format [default: from the extension of FILE]",
    "Formato da exportação [padrão: pela extensão de FILE]",
    "Formato da exportação [por omissão: o da extensão de FILE]",
    "Formato dell'esportazione [predefinito: secondo l'estensione di FILE]",
    "Format der Ausgabe [Vorgabe: nach der Endung von FILE]",
    "Format eksportu [domyślnie: według rozszerzenia FILE]",
    "Export all series of the ledger",
    "Exportar todas as séries do registro",
    "Exporta todas as séries do registo",
    "Esporta tutti gli incontri del registro",
    "Alle Serien des Spielbuchs ausgeben",
    "Eksportuje wszystkie serie z księgi",
    "Write to FILE instead of standard output",
    "Escrever em FILE em vez da saída padrão",
    "Escreve em FILE em vez de na saída padrão",
    "Scrive in FILE invece che sullo standard output",
    "In FILE schreiben statt auf die Standardausgabe",
    "Zapisuje do FILE zamiast na standardowe wyjście",
    "Import hands from CSV or JSON Lines",
    "Importar mãos de CSV ou JSON Lines",
    "Importa mãos de CSV ou JSON Lines",
    "Importa mani da CSV o JSON Lines",
    "Runden aus CSV oder JSON Lines einlesen",
    "Importuje rozdania z CSV lub JSON Lines",
    "Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.",
    "Lê as linhas que `ginscore export` escreve, e as planilhas dos clubes, salvas como CSV: uma linha por mão, com colunas como Date, Winner, Loser, Points e How, em qualquer ordem e com muitas grafias. As colunas desconhecidas são ignoradas, com uma observação; `--map` diz o que elas são. ginscore-rows(7) lista as colunas. Cada mão é conferida pelas regras da sua série: as da linha, senão as das opções, senão as regras padrão. Nada é escrito se o arquivo inteiro não for válido. Uma série que já está no registro é pulada, ou continuada se o arquivo tiver mais mãos.",
    "Lê as linhas que `ginscore export` escreve, e as folhas de cálculo dos clubes, guardadas como CSV: uma linha por mão, com colunas como Date, Winner, Loser, Points e How, por qualquer ordem e em muitas grafias. As colunas desconhecidas são ignoradas, com um aviso; `--map` diz o que são. ginscore-rows(7) enumera as colunas. Cada mão é verificada pelas regras da sua série: as da linha; se não houver, as indicadas nas opções; e se também não houver, as regras padrão. Nada é escrito se o ficheiro não for todo válido. Uma série que já está no registo é saltada, ou continuada se o ficheiro tiver mais mãos.",
    "Legge le righe scritte da `ginscore export`, e i fogli di calcolo dei circoli salvati come CSV: una riga per mano, con colonne come Date, Winner, Loser, Points e How, in qualsiasi ordine e in molte grafie. Le colonne sconosciute sono ignorate, con un avviso; `--map` dice che cosa sono. ginscore-rows(7) elenca le colonne. Ogni mano si controlla secondo le regole del suo incontro: quelle nella riga, altrimenti quelle date come opzioni, altrimenti quelle standard. Non si scrive niente se non è valido tutto il file. Un incontro che c'è già nel registro viene saltato, o continuato se il file ha altre mani.",
    "Liest die Zeilen, die `ginscore export` schreibt, und die Tabellen von Clubs, als CSV gespeichert: eine Zeile je Runde, mit Spalten wie Date, Winner, Loser, Points und How, in beliebiger Reihenfolge und vielen Schreibweisen. Unbekannte Spalten werden mit einer Bemerkung übergangen; `--map` sagt, was sie sind. Die Spalten stehen in ginscore-rows(7). Jede Runde wird nach den Regeln ihrer Serie geprüft: denen in der Zeile, sonst denen aus den Optionen, sonst den Standardregeln. Geschrieben wird nur, wenn die ganze Datei gültig ist. Eine Serie, die schon im Spielbuch ist, wird übersprungen, oder fortgesetzt, wenn die Datei mehr Runden hat.",
    "Czyta wiersze, które zapisuje `ginscore export`, i arkusze klubów zapisane jako CSV: po jednym wierszu na rozdanie, z kolumnami takimi jak Date, Winner, Loser, Points i How, w dowolnej kolejności i w wielu pisowniach. Nieznane kolumny pomija i mówi o tym; `--map` podaje, co w nich jest. Kolumny opisuje ginscore-rows(7). Każde rozdanie sprawdza się według zasad jego serii: tych z wiersza, a bez nich tych z opcji, a bez nich standardowych. Nic nie jest zapisywane, jeśli cały plik nie jest prawidłowy. Serię, która już jest w księdze, pomija się albo uzupełnia, jeśli plik ma więcej rozdań.",
    "Print what would be recorded, as a script.",
    "Imprimir o que seria registrado, como um script.",
    "Mostra o que seria registado, como script.",
    "Stampa come script quello che verrebbe registrato.",
    "Als Skript ausgeben, was eingetragen würde.",
    "Wypisuje jako skrypt to, co zostałoby zapisane.",
    "Import into the ledger club.",
    "Importar para o registro club.",
    "Importa para o registo club.",
    "Importa nel registro club.",
    "In das Spielbuch club einlesen.",
    "Importuje do księgi club.",
    "Import a sheet with the headings Date, Winner, Loser, Points, How and Table.",
    "Importar uma planilha com os títulos Date, Winner, Loser, Points, How e Table.",
    "Importa uma tabela com os títulos Date, Winner, Loser, Points, How e Table.",
    "Importa un foglio con le intestazioni Date, Winner, Loser, Points, How e Table.",
    "Eine Tabelle mit den Überschriften Date, Winner, Loser, Points, How und Table einlesen.",
    "Importuje arkusz z nagłówkami Date, Winner, Loser, Points, How i Table.",
    "Import a sheet of games by Pagat's rules, for money.",
    "Importar uma planilha de partidas pelas regras do Pagat, a dinheiro.",
    "Importa uma tabela de jogos pelas regras do Pagat, a dinheiro.",
    "Importa un foglio di partite con le regole di Pagat, giocate a soldi.",
    "Eine Tabelle von Partien nach den Regeln von Pagat einlesen, um Geld gespielt.",
    "Importuje arkusz z partiami granymi na zasadach Pagat i na pieniądze.",
    "Import a sheet with headings that ginscore does not know.",
    "Importar uma planilha com títulos que o ginscore não conhece.",
    "Importa uma tabela com títulos que o ginscore não conhece.",
    "Importa un foglio con intestazioni che ginscore non conosce.",
    "Eine Tabelle mit Überschriften einlesen, die ginscore nicht kennt.",
    "Importuje arkusz z nagłówkami, których ginscore nie zna.",
    "Leave a column out without a remark.",
    "Deixar uma coluna de fora sem observação.",
    "Deixa uma coluna de fora, sem aviso.",
    "Lascia fuori una colonna senza un avviso.",
    "Eine Spalte ohne Bemerkung weglassen.",
    "Pomija kolumnę i nic o tym nie mówi.",
    "Read 11/12/2026 as 11 December.",
    "Ler 11/12/2026 como 11 de dezembro.",
    "Lê 11/12/2026 como 11 de dezembro.",
    "Legge 11/12/2026 come 11 dicembre.",
    "11/12/2026 als 11. Dezember lesen.",
    "Czyta 11/12/2026 jako 11 grudnia.",
    "Show player statistics",
    "Mostrar as estatísticas dos jogadores",
    "Mostra as estatísticas dos jogadores",
    "Mostra le statistiche dei giocatori",
    "Die Statistik der Spieler zeigen",
    "Pokazuje statystyki graczy",
    "Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.\n\nIn the long run, the mean points per hand would be within the 95% interval in 19 of 20 cases. If 0 is in it, luck may explain all of it, and the number of further hands is given after which, with the same mean and spread, 0 would not be in it.",
    "Abrange todas as séries, ou a que `--series` indica. Cada número vem com a quantidade de mãos ou partidas em que se baseia e, se forem conhecidas, com as probabilidades do baralho. Pontos deixados na mesa são os que uma arrumação melhor teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registradas com cartas.\n\nA longo prazo, a vantagem média por mão estaria no intervalo de 95% em 19 de 20 casos. Se o 0 estiver nele, tudo pode ser sorte, e é indicado depois de quantas mãos a mais, com a mesma média e a mesma dispersão, o 0 ficaria fora dele.",
    "Abrange todas as séries, ou a que `--series` indica. Cada número vem com as mãos ou os jogos em que se baseia e, quando se conhecem, com as probabilidades do baralho. Os pontos deixados na mesa são os que uma melhor arrumação teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registadas com cartas.\n\nA longo prazo, a diferença média por mão estaria no intervalo de 95% em 19 de 20 casos. Se o 0 estiver nele, tudo pode ser sorte, e indica-se ao fim de quantas mãos mais, com a mesma média e a mesma dispersão, o 0 ficaria fora dele.",
    "Comprende tutti gli incontri, o quello indicato con `--series`. Ogni cifra ha accanto il numero di mani o di partite su cui si basa e, se si conoscono, le probabilità date dal mazzo. I punti lasciati sul tavolo sono quelli che una disposizione migliore avrebbe fatto segnare contro le carte dell'altro giocatore così come sono state messe giù, nelle mani registrate con le carte.\n\nAlla lunga, il vantaggio medio per mano starebbe nell'intervallo al 95% in 19 casi su 20. Se lo 0 è nell'intervallo può essere tutta fortuna, e si dice dopo quante altre mani, con la stessa media e la stessa dispersione, lo 0 ne resterebbe fuori.",
    "Umfasst alle Serien, oder die mit `--series` genannte. Bei jeder Zahl steht, auf wie vielen Runden oder Partien sie beruht, und, soweit bekannt, wie wahrscheinlich es mit diesen Karten ist. Liegen geblieben sind die Punkte, die eine bessere Auslage gegen die Karten des anderen, wie sie lagen, gebracht hätte, in den Runden, die mit Karten eingetragen sind.\n\nAuf lange Sicht läge der Saldo je Runde in 19 von 20 Fällen im 95-%-Intervall. Liegt 0 darin, kann alles Glück sein; dann steht dabei, nach wie vielen weiteren Runden 0 bei gleichem Mittel und gleicher Streuung nicht mehr darin läge.",
    "Obejmuje wszystkie serie albo tę, którą wskazuje `--series`. Przy każdej liczbie jest liczba rozdań lub partii, z których ją policzono, i, jeśli są znane, szanse z talii. Stracone punkty to te, które dałby lepszy rozkład przeciw kartom drugiego gracza, tak jak je wyłożono, w rozdaniach zapisanych z kartami.\n\nNa dłuższą metę średni bilans na rozdanie mieściłby się w przedziale 95% w 19 przypadkach na 20. Jeśli jest w nim 0, wszystko może być szczęściem; podana jest wtedy liczba dalszych rozdań, po których przy tej samej średniej i tym samym rozrzucie nie byłoby w nim 0.",
    "Show all players over all series.",
    "Mostrar todos os jogadores em todas as séries.",
    "Mostra todos os jogadores em todas as séries.",
    "Mostra tutti i giocatori in tutti gli incontri.",
    "Alle Spieler über alle Serien zeigen.",
    "Pokazuje wszystkich graczy ze wszystkich serii.",
    "Show Ann against Bob, in series since the start of 2026.",
    "Mostrar Ann contra Bob, em séries desde o início de 2026.",
    "Mostra Ann contra Bob, nas séries desde o início de 2026.",
    "Mostra Ann contro Bob, negli incontri dall'inizio del 2026.",
    "Ann gegen Bob zeigen, in Serien seit Anfang 2026.",
    "Pokazuje wyniki Ann kontra Bob w seriach od początku 2026 roku.",
    "Write a page of all players, to open or print.",
    "Escrever uma página de todos os jogadores, para abrir ou imprimir.",
    "Escreve uma página de todos os jogadores, para abrir ou imprimir.",
    "Scrive una pagina di tutti i giocatori, da aprire o stampare.",
    "Eine Seite aller Spieler schreiben, zum Öffnen oder Drucken.",
    "Zapisuje stronę wszystkich graczy, do otwarcia lub druku.",
    "The players, by name or an unambiguous prefix [default: all]",
    "Os jogadores, pelo nome ou por um começo que não deixe dúvida [padrão: todos]",
    "Os jogadores, pelo nome ou por um começo que os distinga [por omissão: todos]",
    "I giocatori, per nome o con un inizio che non sia ambiguo [predefinito: tutti]",
    "Die Spieler, mit Namen oder einem eindeutigen Anfang davon [Vorgabe: alle]",
    "Gracze, z imienia lub jednoznacznego początku imienia [domyślnie: wszyscy]",
    "Only series against this player",
    "Só séries contra este jogador",
    "Solo incontri contro questo giocatore",
    "Nur Serien gegen diesen Spieler",
    "Tylko serie przeciw temu graczowi",
    "Only series that started on this date or later",
    "Só séries que começaram nesta data ou depois",
    "Só séries começadas nesta data ou depois",
    "Solo incontri cominciati in questa data o dopo",
    "Nur Serien, die an diesem Tag oder später begonnen haben",
    "Tylko serie zaczęte tego dnia lub później",
    "Only series whose rules are based on this preset",
    "Só séries com regras baseadas nesta predefinição",
    "Solo incontri con regole basate su questo preset",
    "Nur Serien, deren Regeln auf dieser Voreinstellung beruhen",
    "Tylko serie, których zasady są oparte na tym zestawie",
    "Also write a page to FILE, with plots, to open or print",
    "Escrever também uma página em FILE, com gráficos, para abrir ou imprimir",
    "Escreve também uma página em FILE, com gráficos, para abrir ou imprimir",
    "Scrive anche una pagina in FILE, con grafici, da aprire o stampare",
    "Zusätzlich eine Seite mit Schaubildern in FILE schreiben, zum Öffnen oder Drucken",
    "Zapisuje też stronę z wykresami w FILE, do otwarcia lub druku",
    "Rank players across several ledgers",
    "Classificar os jogadores de vários registros",
    "Classifica os jogadores de vários registos",
    "Fa la classifica dei giocatori di più registri",
    "Eine Rangliste der Spieler aus mehreren Spielbüchern zeigen",
    "Układa ranking graczy z kilku ksiąg",
    "Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.\n\nThe rating is Glicko-2, with its deviation: a result is a hand, a period is a day on which anyone played. With `--tie-break`, players are ranked by match points, 1 for a match won and 1/2 for a tied one, and a match is a finished series of two players; players who are equal after all tie-breaks share a place. docs/statistics.md has the formulas and examples.",
    "Mostra as séries ganhas e perdidas de cada jogador, as partidas, as caixas e o saldo de pontos: o dos acertos e, nas séries não terminadas, o das partidas fechadas. Uma série encontrada em dois registros conta uma só vez.\n\nO rating é Glicko-2, com o seu desvio: um resultado é uma mão, um período é um dia em que alguém jogou. Com `--tie-break`, os jogadores são classificados por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e um confronto é uma série terminada entre dois jogadores; quem continua empatado depois de todos os critérios divide a posição. As fórmulas e os exemplos estão em docs/statistics.md.",
    "Mostra, para cada jogador, as séries ganhas e perdidas, os jogos, as caixas e o saldo de pontos: o dos acertos e, nas séries por acabar, o dos jogos fechados. Uma série que está em dois registos conta uma vez.\n\nO rating é Glicko-2, com o seu desvio: um resultado é uma mão, um período é um dia em que alguém jogou. Com `--tie-break`, os jogadores são classificados por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e um confronto é uma série acabada entre dois jogadores; quem continua empatado depois de todos os critérios partilha o lugar. As fórmulas e os exemplos estão em docs/statistics.md.",
    "Mostra per ogni giocatore gli incontri vinti e persi, le partite, le caselle e i punti netti: quelli dei saldi e, per gli incontri non finiti, quelli delle partite chiuse. Un incontro che si trova in due registri conta una volta sola.\n\nIl rating è Glicko-2, con la sua deviazione: un risultato è una mano, un periodo è un giorno in cui qualcuno ha giocato. Con `--tie-break` i giocatori sono in ordine di punti match, 1 per un match vinto e 1/2 per uno pari, e un match è un incontro finito tra due giocatori; chi è pari dopo tutti i criteri divide il posto. Formule ed esempi sono in docs/statistics.md.",
    "Zeigt für jeden Spieler gewonnene und verlorene Serien, Partien, Boxen und den Saldo der Punkte: den aus den Abrechnungen, bei nicht beendeten Serien den aus den beendeten Partien. Eine Serie, die in zwei Spielbüchern steht, zählt einmal.\n\nDie Wertung ist Glicko-2 mit ihrer Abweichung: Ein Ergebnis ist eine Runde, eine Periode ein Tag, an dem jemand gespielt hat. Mit `--tie-break` wird nach Matchpunkten geordnet, 1 für ein gewonnenes und 1/2 für ein unentschiedenes Match; ein Match ist eine beendete Serie von zwei Spielern. Wer nach allen Kriterien gleich ist, teilt sich den Platz. Formeln und Beispiele stehen in docs/statistics.md.",
    "Pokazuje dla każdego gracza serie wygrane i przegrane, partie, kratki i bilans punktów: z rozliczeń, a w seriach niezakończonych z zamkniętych partii. Seria, która jest w dwóch księgach, liczy się raz.\n\nRanking to Glicko-2 z odchyleniem: wynik to rozdanie, okres to dzień, w którym ktoś grał. Z `--tie-break` kolejność jest według punktów meczowych, 1 za mecz wygrany i 1/2 za remis, a mecz to zakończona seria dwóch graczy; kto po wszystkich kryteriach ma tyle samo, dzieli miejsce. Wzory i przykłady są w docs/statistics.md.",
    "Rank the players of two ledgers, best first.",
    "Classificar os jogadores de dois registros, do melhor ao pior.",
    "Classifica os jogadores de dois registos, a começar pelo melhor.",
    "Fa la classifica dei giocatori di due registri, dal migliore in giù.",
    "Eine Rangliste der Spieler zweier Spielbücher, der beste zuerst.",
    "Układa ranking graczy z dwóch ksiąg, od najlepszego.",
    "Rank the players of an evening by matches, as after a Swiss.",
    "Classificar os jogadores de uma noite por confrontos, como depois de um torneio suíço.",
    "Classifica os jogadores de um serão por confrontos, como depois de um torneio suíço.",
    "Ordina i giocatori di una serata per match, come dopo un torneo svizzero.",
    "Die Spieler eines Abends nach Matches ordnen, wie nach einem Turnier im Schweizer System.",
    "Układa graczy z jednego wieczoru według meczów, jak po turnieju szwajcarskim.",
    "Write a page of the standings, to open or print.",
    "Escrever uma página da classificação, para abrir ou imprimir.",
    "Escreve uma página da classificação, para abrir ou imprimir.",
    "Scrive una pagina della classifica, da aprire o stampare.",
    "Eine Seite der Rangliste schreiben, zum Öffnen oder Drucken.",
    "Zapisuje stronę rankingu, do otwarcia lub druku.",
    "The ledgers [default: the one in use]",
    "Os registros [padrão: o que está em uso]",
    "Os registos [por omissão: o que está em uso]",
    "I registri [predefinito: quello in uso]",
    "Die Spielbücher [Vorgabe: das benutzte]",
    "Księgi [domyślnie: ta, która jest w użyciu]",
    "Only series that started on this date or later, such as the series of tonight",
    "Só séries que começaram nesta data ou depois, como as de hoje à noite",
    "Só séries começadas nesta data ou depois, como as desta noite",
    "Solo incontri cominciati in questa data o dopo, per esempio quelli di stasera",
    "Nur Serien, die an diesem Tag oder später begonnen haben, etwa die von heute Abend",
    "Tylko serie zaczęte tego dnia lub później, na przykład dzisiejsze",
    "Also write a page to FILE, with a plot, to open or print",
    "Escrever também uma página em FILE, com um gráfico, para abrir ou imprimir",
    "Escreve também uma página em FILE, com um gráfico, para abrir ou imprimir",
    "Scrive anche una pagina in FILE, con un grafico, da aprire o stampare",
    "Zusätzlich eine Seite mit einem Schaubild in FILE schreiben, zum Öffnen oder Drucken",
    "Zapisuje też stronę z wykresem w FILE, do otwarcia lub druku",
    "Rank by matches, and players with the same match points by this; may be repeated, in order",
    "Classificar por confrontos, e quem tem os mesmos pontos por este critério; pode ser repetido, em ordem",
    "Classifica por confrontos, e quem tem os mesmos pontos por este critério; pode repetir-se, pela ordem",
    "Ordina per match, e chi ha gli stessi punti match in questo modo; si può ripetere, in ordine",
    "Nach Matches ordnen, und Spieler mit gleich vielen Matchpunkten danach; mehrmals möglich, der Reihe nach",
    "Układa według meczów, a graczy z tyloma samymi punktami meczowymi według tego; można powtarzać, po kolei",
    "match points against the others who are tied, if all of them have met equally often",
    "pontos contra os outros empatados, se todos se enfrentaram o mesmo número de vezes",
    "pontos contra os outros empatados, se todos se defrontaram o mesmo número de vezes",
    "punti match contro gli altri a pari, se tutti si sono incontrati lo stesso numero di volte",
    "Matchpunkte gegen die anderen Gleichen, wenn alle gleich oft gegeneinander gespielt haben",
    "punkty meczowe przeciw pozostałym z tą samą liczbą, jeśli wszyscy grali ze sobą tak samo często",
    "matches won",
    "confrontos ganhos",
    "match vinti",
    "gewonnene Matches",
    "wygrane mecze",
    "the sum of the match points of the opponents",
    "soma dos pontos dos adversários",
    "somma dei punti match degli avversari",
    "Summe der Matchpunkte der Gegner",
    "suma punktów meczowych przeciwników",
    "buchholz without the highest and the lowest opponent",
    "Buchholz sem o adversário mais alto e o mais baixo",
    "Buchholz senza l'avversario più alto e quello più basso",
    "Buchholz ohne den höchsten und den niedrigsten Gegner",
    "Buchholz bez najwyższego i najniższego przeciwnika",
    "the match points of the opponents beaten, and half of those tied with",
    "pontos dos adversários vencidos, e metade dos pontos daqueles com quem empatou",
    "punti match degli avversari battuti, e metà di quelli con cui si è pareggiato",
    "Matchpunkte der besiegten Gegner, und die Hälfte derer mit unentschiedenem Match",
    "punkty meczowe pokonanych przeciwników i połowa punktów tych, z którymi był remis",
    "the net points of all matches",
    "saldo de pontos de todos os confrontos",
    "punti netti di tutti i match",
    "Saldo der Punkte aller Matches",
    "bilans punktów wszystkich meczów",
    "the boxes of all matches",
    "caixas de todos os confrontos",
    "caselle di tutti i match",
    "Boxen aller Matches",
    "kratki wszystkich meczów",
    "Print completions for a shell",
    "Imprimir o script de autocompletar de um shell",
    "Escreve o preenchimento automático para uma shell",
    "Stampa i completamenti per una shell",
    "Vervollständigungen für eine Shell ausgeben",
    "Wypisuje uzupełnienia dla powłoki",
    "Install completions for bash.",
    "Instalar o autocompletar para o bash.",
    "Instala o preenchimento automático para a bash.",
    "Installa i completamenti per bash.",
    "Vervollständigungen für bash einrichten.",
    "Instaluje uzupełnienia dla bash.",
    "The shell",
    "O shell",
    "A shell",
    "La shell",
    "Die Shell",
    "Powłoka",
    "Show the manual, or write its pages to a directory",
    "Mostrar o manual, ou gravar as suas páginas em uma pasta",
    "Mostra o manual, ou escreve as suas páginas numa pasta",
    "Mostra il manuale, o ne scrive le pagine in una cartella",
    "Das Handbuch zeigen, oder seine Seiten in ein Verzeichnis schreiben",
    "Pokazuje podręcznik albo zapisuje jego strony do katalogu",
    "At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.",
    "No terminal, mostra a página do programa, ou de um comando, como faz man(1). Para um pipe, imprime o código da página para man(1). `notation`, `ledger`, `rows` e `json` também são páginas.",
    "Num terminal, mostra a página do programa, ou a de um comando, tal como man(1). Para um pipe, escreve o código da página para man(1). `notation`, `ledger`, `rows` e `json` também são páginas.",
    "Su un terminale, mostra la pagina del programma, o di un comando, come fa man(1). In una pipe, stampa il sorgente della pagina per man(1). Anche `notation`, `ledger`, `rows` e `json` sono pagine.",
    "Am Terminal erscheint die Seite des Programms oder eines Befehls, wie bei man(1). In eine Pipe geht der Quelltext der Seite für man(1). Auch `notation`, `ledger`, `rows` und `json` sind Seiten.",
    "W terminalu pokazuje stronę programu lub polecenia, tak jak man(1). Do potoku wypisuje źródło strony dla man(1). Stronami są też `notation`, `ledger`, `rows` i `json`.",
    "Read the manual.",
    "Ler o manual.",
    "Lê o manual.",
    "Mostra il manuale.",
    "Das Handbuch lesen.",
    "Otwiera podręcznik.",
    "Read the page of `ginscore table`.",
    "Ler a página de `ginscore table`.",
    "Lê a página de `ginscore table`.",
    "Mostra la pagina di `ginscore table`.",
    "Die Seite zu `ginscore table` lesen.",
    "Otwiera stronę `ginscore table`.",
    "Read the page of `ginscore rules explain`.",
    "Ler a página de `ginscore rules explain`.",
    "Lê a página de `ginscore rules explain`.",
    "Mostra la pagina di `ginscore rules explain`.",
    "Die Seite zu `ginscore rules explain` lesen.",
    "Otwiera stronę `ginscore rules explain`.",
    "Install the man pages.",
    "Instalar as páginas do manual.",
    "Instala as páginas do manual.",
    "Installa le pagine di manuale.",
    "Die Handbuchseiten einrichten.",
    "Instaluje strony podręcznika.",
    "A command, or `notation`, `ledger`, `rows` or `json` [default: the program]",
    "Um comando, ou `notation`, `ledger`, `rows` ou `json` [padrão: o programa]",
    "Um comando, ou `notation`, `ledger`, `rows` ou `json` [por omissão: o programa]",
    "Un comando, oppure `notation`, `ledger`, `rows` o `json` [predefinito: il programma]",
    "Ein Befehl, oder `notation`, `ledger`, `rows` oder `json` [Vorgabe: das Programm]",
    "Polecenie albo `notation`, `ledger`, `rows` lub `json` [domyślnie: program]",
    "Write all pages to DIR instead, which is created if it does not exist",
    "Em vez disso, escrever todas as páginas em DIR, que é criada se não existir",
    "Em vez disso, escreve todas as páginas em DIR, que é criada se não existir",
    "Scrive invece tutte le pagine in DIR, che viene creata se non esiste",
    "Stattdessen alle Seiten in DIR schreiben, das angelegt wird, wenn es fehlt",
    "Zamiast tego zapisuje wszystkie strony do DIR; jeśli katalogu nie ma, tworzy go",
    "List the presets with their sources, and the rules that were saved",
    "Listar as predefinições com as suas fontes, e as regras salvas",
    "Mostra as predefinições com as suas fontes, e as regras guardadas",
    "Elenca i preset con le loro fonti, e le regole salvate",
    "Die Voreinstellungen mit ihren Quellen zeigen, und die gespeicherten Regeln",
    "Pokazuje zestawy zasad z ich źródłami i zapisane zasady",
    "List the presets and the saved rules.",
    "Listar as predefinições e as regras salvas.",
    "Mostra as predefinições e as regras guardadas.",
    "Elenca i preset e le regole salvate.",
    "Die Voreinstellungen und die gespeicherten Regeln zeigen.",
    "Pokazuje zestawy i zapisane zasady.",
    "Save house rules under a name",
    "Salvar regras da casa com um nome",
    "Guarda regras da casa com um nome",
    "Salva regole della casa sotto un nome",
    "Hausregeln unter einem Namen speichern",
    "Zapisuje zasady stołu pod nazwą",
    "Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.",
    "Sem opções, salva as regras da série atual; com opções de regras, as que `ginscore new` usaria com as mesmas opções. Ficam na pasta do registro, para todos os que o usam, e `--rules NAME` as encontra. As séries nunca mudam quando as regras são salvas de novo: cada uma tem as suas próprias regras por inteiro.",
    "Sem opções, guarda as regras da série atual; com opções de regras, as que `ginscore new` usaria com as mesmas opções. Ficam na pasta do registo, para todos os que o usam, e encontram-se com `--rules NAME`. As séries nunca mudam quando as regras são guardadas de novo: cada uma tem as suas regras por inteiro.",
    "Senza opzioni, salva le regole dell'incontro attuale; con opzioni di regole, quelle che avrebbe `ginscore new` con le stesse opzioni. Stanno nella cartella del registro, per chiunque lo usi, e si richiamano con `--rules NAME`. Quando le regole si salvano di nuovo, gli incontri non cambiano mai: ognuno ha per intero le proprie.",
    "Ohne Optionen die Regeln der aktuellen Serie; mit Optionen für Regeln die, die `ginscore new` mit denselben Optionen nähme. Sie stehen im Verzeichnis des Spielbuchs, für alle, die es benutzen, und `--rules NAME` findet sie. Werden Regeln neu gespeichert, ändert sich keine Serie: Jede hat ihre Regeln vollständig selbst.",
    "Bez opcji zapisuje zasady bieżącej serii; z opcjami zasad te, które przy tych samych opcjach wziąłby `ginscore new`. Są w katalogu księgi, dla każdego, kto jej używa, i znajduje je `--rules NAME`. Gdy zasady zapisze się ponownie, serie się nie zmieniają: każda ma w całości swoje własne.",
    "Save the rules of the current series.",
    "Salvar as regras da série atual.",
    "Guarda as regras da série atual.",
    "Salva le regole dell'incontro attuale.",
    "Die Regeln der aktuellen Serie speichern.",
    "Zapisuje zasady bieżącej serii.",
    "Save Pagat's rules with a change.",
    "Salvar as regras do Pagat com uma mudança.",
    "Guarda as regras do Pagat com uma alteração.",
    "Salva le regole di Pagat con una modifica.",
    "Die Regeln von Pagat mit einer Änderung speichern.",
    "Zapisuje zasady Pagat z jedną zmianą.",
    "Play by them.",
    "Jogar com elas.",
    "Joga com elas.",
    "Comincia un incontro con queste regole.",
    "Nach ihnen spielen.",
    "Gra na tych zasadach.",
    "The name: letters, digits, `-` and `_`",
    "O nome: letras, algarismos, `-` e `_`",
    "Il nome: lettere, cifre, `-` e `_`",
    "Der Name: Buchstaben, Ziffern, `-` und `_`",
    "Nazwa: litery, cyfry, `-` i `_`",
    "A note, such as where the rules come from",
    "Uma nota, por exemplo de onde vêm as regras",
    "Una nota, per esempio da dove vengono le regole",
    "Eine Anmerkung, zum Beispiel, woher die Regeln stammen",
    "Uwaga, na przykład skąd są te zasady",
    "Replace other rules that are saved under the name",
    "Substituir outras regras que estão salvas com esse nome",
    "Substitui outras regras guardadas com esse nome",
    "Sostituisce le altre regole salvate sotto quel nome",
    "Andere Regeln ersetzen, die unter dem Namen gespeichert sind",
    "Zastępuje inne zasady zapisane pod tą nazwą",
    "Choose the rules of new series in this ledger, or show them",
    "Escolher ou mostrar as regras das séries novas deste registro",
    "Escolhe as regras das séries novas neste registo, ou mostra-as",
    "Sceglie le regole dei nuovi incontri di questo registro, o le mostra",
    "Die Regeln neuer Serien in diesem Spielbuch wählen, oder sie zeigen",
    "Wybiera zasady nowych serii w tej księdze albo je pokazuje",
    "`new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.",
    "`new`, `table` e `judge` usam estas regras se as opções não indicarem outras. Elas ficam no registro, para todos os que o usam.",
    "`new`, `table` e `judge` usam estas regras se as opções não indicarem outras. Ficam no registo, para todos os que o usam.",
    "`new`, `table` e `judge` prendono queste regole se le loro opzioni non ne indicano altre. Stanno nel registro, per chiunque lo usi.",
    "`new`, `table` und `judge` nehmen diese Regeln, wenn ihre Optionen keine anderen nennen. Sie stehen im Spielbuch, für alle, die es benutzen.",
    "`new`, `table` i `judge` biorą te zasady, jeśli opcje nie podają innych. Są w księdze, dla każdego, kto jej używa.",
    "Show by which rules a new series is played.",
    "Mostrar com que regras se joga uma série nova.",
    "Mostra com que regras se joga uma nova série.",
    "Mostra con quali regole si gioca un nuovo incontro.",
    "Zeigen, nach welchen Regeln eine neue Serie gespielt wird.",
    "Pokazuje, na jakich zasadach gra się w nowej serii.",
    "Play by the saved rules club from now on.",
    "Jogar com as regras salvas club a partir de agora.",
    "Joga a partir de agora com as regras guardadas club.",
    "D'ora in poi si gioca con le regole salvate club.",
    "Ab jetzt nach den gespeicherten Regeln club spielen.",
    "Odtąd gra się na zapisanych zasadach club.",
    "Play by the standard rules again.",
    "Jogar de novo com as regras padrão.",
    "Joga de novo com as regras padrão.",
    "Si gioca di nuovo con le regole standard.",
    "Wieder nach den Standardregeln spielen.",
    "Znów gra się na zasadach standardowych.",
    "A preset, or rules that were saved",
    "Uma predefinição, ou regras que foram salvas",
    "Uma predefinição, ou regras guardadas",
    "Un preset, o regole salvate",
    "Eine Voreinstellung, oder gespeicherte Regeln",
    "Zestaw zasad albo zapisane zasady",
    "Delete saved rules",
    "Apagar regras salvas",
    "Apaga regras guardadas",
    "Elimina regole salvate",
    "Gespeicherte Regeln löschen",
    "Usuwa zapisane zasady",
    "Series that were played by them keep their rules.",
    "As séries jogadas com elas mantêm as suas regras.",
    "As séries jogadas com elas ficam com as suas regras.",
    "Gli incontri giocati con queste regole le mantengono.",
    "Serien, die nach ihnen gespielt wurden, behalten ihre Regeln.",
    "Serie rozgrywane na tych zasadach je zachowują.",
    "Delete the saved rules club.",
    "Apagar as regras salvas club.",
    "Apaga as regras guardadas club.",
    "Elimina le regole salvate club.",
    "Die gespeicherten Regeln club löschen.",
    "Usuwa zapisane zasady club.",
    "The name",
    "O nome",
    "Il nome",
    "Der Name",
    "Nazwa",
    "Show every rule of a preset, of saved rules, or of the current series",
    "Mostrar todas as regras de uma predefinição, de regras salvas ou da série atual",
    "Mostra todas as regras de uma predefinição, de regras guardadas, ou da série atual",
    "Mostra tutte le regole di un preset, di regole salvate o dell'incontro attuale",
    "Jede Regel einer Voreinstellung, gespeicherter Regeln oder der aktuellen Serie zeigen",
    "Pokazuje wszystkie zasady z zestawu, zapisane albo z bieżącej serii",
    "Show the rules of the current series.",
    "Mostrar as regras da série atual.",
    "Mostra as regras da série atual.",
    "Mostra le regole dell'incontro attuale.",
    "Die Regeln der aktuellen Serie zeigen.",
    "Pokazuje zasady bieżącej serii.",
    "Show a preset with the knock card.",
    "Mostrar uma predefinição com a carta do limite.",
    "Mostra uma predefinição com a carta do limite.",
    "Mostra un preset con la carta del limite.",
    "Eine Voreinstellung mit der Klopfkarte zeigen.",
    "Pokazuje zestaw z kartą pukania.",
    "The preset",
    "A predefinição",
    "Il preset",
    "Die Voreinstellung",
    "Zestaw zasad",
    "Show where two presets or series differ",
    "Mostrar onde diferem duas predefinições ou séries",
    "Mostra em que diferem duas predefinições ou séries",
    "Mostra in che cosa differiscono due preset o incontri",
    "Zeigen, worin sich zwei Voreinstellungen oder Serien unterscheiden",
    "Pokazuje, czym różnią się dwa zestawy zasad lub dwie serie",
    "With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.",
    "Com dois nomes, compara os dois; as opções de regras mudam o segundo. Com um nome e opções de regras, mostra o que as opções mudam. Com um nome só, compara-o com a série atual.",
    "Com dois nomes, compara-os; as opções de regras alteram o segundo. Com um nome e opções de regras, mostra o que as opções alteram. Só com um nome, compara-o com a série atual.",
    "Con due nomi, li confronta; le opzioni di regole cambiano il secondo. Con un nome e opzioni di regole, mostra che cosa cambiano le opzioni. Con un nome soltanto, lo confronta con l'incontro attuale.",
    "Zwei Namen werden miteinander verglichen; Optionen für Regeln ändern den zweiten. Bei einem Namen mit Optionen für Regeln wird gezeigt, was die Optionen ändern. Ein Name allein wird mit der aktuellen Serie verglichen.",
    "Z dwiema nazwami porównuje je; opcje zasad zmieniają drugą. Z jedną nazwą i opcjami zasad pokazuje, co opcje zmieniają. Z samą jedną nazwą porównuje ją z bieżącą serią.",
    "Show where the two differ.",
    "Mostrar onde as duas diferem.",
    "Mostra em que diferem as duas.",
    "Mostra in che cosa differiscono i due.",
    "Zeigen, worin sich die beiden unterscheiden.",
    "Pokazuje, czym się różnią.",
    "Show what the option changes.",
    "Mostrar o que a opção muda.",
    "Mostra o que a opção altera.",
    "Mostra che cosa cambia l'opzione.",
    "Zeigen, was die Option ändert.",
    "Pokazuje, co zmienia ta opcja.",
    "Show where the rules of the current series differ from Pagat's.",
    "Mostrar onde as regras da série atual diferem das do Pagat.",
    "Mostra em que diferem as regras da série atual das do Pagat.",
    "Mostra in che cosa le regole dell'incontro attuale differiscono da quelle di Pagat.",
    "Zeigen, worin sich die Regeln der aktuellen Serie von denen von Pagat unterscheiden.",
    "Pokazuje, czym zasady bieżącej serii różnią się od zasad Pagat.",
    "One or two presets or series",
    "Uma ou duas predefinições ou séries",
    "Uno o due preset o incontri",
    "Eine oder zwei Voreinstellungen oder Serien",
    "Jeden lub dwa zestawy zasad albo serie",
    "Explain a topic of the rulebook, with its sources",
    "Explicar um tópico do livro de regras, com as suas fontes",
    "Explica um tópico do livro de regras, com as suas fontes",
    "Spiega un argomento del regolamento, con le sue fonti",
    "Ein Thema des Regelbuchs erklären, mit seinen Quellen",
    "Wyjaśnia temat ze zbioru zasad, razem ze źródłami",
    "Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.",
    "Sem tópico, lista os tópicos e os termos: o que significam as palavras do jogo, o que cada regra diz e quem joga com ela, e o que fazer quando algo dá errado na mesa. Um termo do jogo ou a chave de uma regra também encontra o seu tópico. As mensagens de erro indicam o tópico depois de `regra:`.",
    "Sem tópico, mostra os tópicos e os termos: o que querem dizer as palavras do jogo, o que diz cada regra e quem a joga, e o que fazer quando algo corre mal à mesa. Um termo do jogo ou a chave de uma regra também encontra o seu tópico. As mensagens de erro indicam o seu tópico depois de `regra:`.",
    "Senza un argomento, elenca gli argomenti e le parole del gioco: che cosa significano le parole, che cosa dice ogni regola e chi la usa, e che cosa fare quando al tavolo qualcosa va storto. Anche una parola del gioco o la chiave di una regola trova il suo argomento. I messaggi di errore indicano il loro dopo `rule:`.",
    "Ohne Thema werden die Themen und Begriffe gezeigt: was die Wörter des Spiels bedeuten, was jede Regel sagt und wer nach ihr spielt, und was zu tun ist, wenn am Tisch etwas schiefgeht. Auch ein Begriff des Spiels oder der Schlüssel einer Regel findet sein Thema. Fehlermeldungen nennen ihr Thema nach `Regel:`.",
    "Bez tematu pokazuje tematy i terminy: co znaczą słowa z gry, co mówi każda zasada i kto tak gra i co robić, gdy przy stole coś pójdzie nie tak. Temat znajduje się też po terminie z gry i po kluczu zasady. W komunikatach o błędach temat jest po słowie „zasada:”.",
    "List the topics and terms of the rulebook.",
    "Listar os tópicos e os termos do livro de regras.",
    "Mostra os tópicos e os termos do livro de regras.",
    "Elenca gli argomenti del regolamento e le parole del gioco.",
    "Die Themen und Begriffe des Regelbuchs zeigen.",
    "Pokazuje tematy i terminy ze zbioru zasad.",
    "Print the whole rulebook.",
    "Imprimir todo o livro de regras.",
    "Mostra todo o livro de regras.",
    "Stampa tutto il regolamento.",
    "Das ganze Regelbuch ausgeben.",
    "Wypisuje cały zbiór zasad.",
    "Explain laying off and its order, with the sources.",
    "Explicar o que é juntar cartas e em que ordem, com as fontes.",
    "Explica como e por que ordem se juntam cartas, com as fontes.",
    "Spiega come e in che ordine si attaccano le carte, con le fonti.",
    "Das Anlegen und seine Reihenfolge erklären, mit den Quellen.",
    "Wyjaśnia dokładanie i jego kolejność, ze źródłami.",
    "Explain what happens after a knock above the limit.",
    "Explicar o que acontece depois de uma batida acima do limite.",
    "Explica o que acontece depois de uma batida acima do limite.",
    "Spiega che cosa succede dopo una bussata sopra il limite.",
    "Erklären, was nach einem Klopfen über der Grenze geschieht.",
    "Wyjaśnia, co dzieje się po pukaniu powyżej limitu.",
    "A topic, a term, a rule's key, or an unambiguous prefix",
    "Um tópico, um termo, a chave de uma regra, ou um começo que não deixe dúvida",
    "Um tópico, um termo, a chave de uma regra, ou um começo que o distinga",
    "Un argomento, una parola del gioco, la chiave di una regola, o un inizio che non sia ambiguo",
    "Ein Thema, ein Begriff, der Schlüssel einer Regel, oder ein eindeutiger Anfang davon",
    "Temat, termin, klucz zasady albo jednoznaczny początek",
    "Print the whole rulebook",
    "Imprimir todo o livro de regras",
    "Mostra todo o livro de regras",
    "Stampa tutto il regolamento",
    "Das ganze Regelbuch ausgeben",
    "Wypisuje cały zbiór zasad",
    "List the series of the ledger",
    "Listar as séries do registro",
    "Mostra as séries do registo",
    "Elenca gli incontri del registro",
    "Die Serien des Spielbuchs zeigen",
    "Pokazuje serie z księgi",
    "List every series of the ledger; a star marks the current one.",
    "Listar todas as séries do registro; um asterisco marca a atual.",
    "Mostra todas as séries do registo; uma estrela assinala a atual.",
    "Elenca tutti gli incontri del registro; un asterisco segna quello attuale.",
    "Alle Serien des Spielbuchs zeigen; ein Stern steht vor der aktuellen.",
    "Pokazuje wszystkie serie z księgi; gwiazdka oznacza bieżącą.",
    "Make a series the current one",
    "Tornar uma série a atual",
    "Escolhe a série atual",
    "Rende attuale un incontro",
    "Eine Serie zur aktuellen machen",
    "Wybiera bieżącą serię",
    "Switch to the series with ann in its name.",
    "Passar para a série que tem ann no nome.",
    "Muda para a série com ann no nome.",
    "Passa all'incontro che ha ann nel nome.",
    "Zur Serie mit ann im Namen wechseln.",
    "Przechodzi do serii, która ma w nazwie ann.",
    "Its name, or an unambiguous part of it",
    "O nome, ou uma parte dele que não deixe dúvida",
    "O seu nome, ou uma parte que a distinga",
    "Il suo nome, o una parte che non sia ambigua",
    "Ihr Name, oder ein eindeutiger Teil davon",
    "Nazwa albo jej jednoznaczna część",
    "Show the current series' file, players and rules",
    "Mostrar o arquivo, os jogadores e as regras da série atual",
    "Mostra o ficheiro, os jogadores e as regras da série atual",
    "Mostra file, giocatori e regole dell'incontro attuale",
    "Datei, Spieler und Regeln der aktuellen Serie zeigen",
    "Pokazuje plik, graczy i zasady bieżącej serii",
    "Show where the current series is stored.",
    "Mostrar onde a série atual está guardada.",
    "Mostra onde está guardada a série atual.",
    "Mostra dov'è salvato l'incontro attuale.",
    "Zeigen, wo die aktuelle Serie gespeichert ist.",
    "Pokazuje, gdzie jest zapisana bieżąca seria.",
    "Delete a series",
    "Apagar uma série",
    "Apaga uma série",
    "Elimina un incontro",
    "Eine Serie löschen",
    "Usuwa serię",
    "Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.",
    "O arquivo é movido para a pasta `trash` do registro, e `ginscore series restore` o traz de volta. No terminal, pergunta antes; fora dele, `--yes` é obrigatório.",
    "O seu ficheiro passa para a pasta `trash` do registo, e `ginscore series restore` repõe-na. Num terminal, pergunta primeiro; caso contrário, é preciso `--yes`.",
    "Il suo file viene spostato nella cartella `trash` del registro, e `ginscore series restore` lo recupera. Su un terminale, prima chiede conferma; altrimenti ci vuole `--yes`.",
    "Ihre Datei kommt in das Verzeichnis `trash` des Spielbuchs, und `ginscore series restore` holt sie zurück. Am Terminal wird erst gefragt; sonst ist `--yes` nötig.",
    "Jej plik trafia do katalogu `trash` w księdze, a `ginscore series restore` go przywraca. W terminalu najpierw pada pytanie; poza nim wymagane jest `--yes`.",
    "Delete the series, after a question.",
    "Apagar a série, depois de uma pergunta.",
    "Apaga a série, depois de uma pergunta.",
    "Elimina l'incontro, dopo una conferma.",
    "Die Serie nach einer Frage löschen.",
    "Usuwa serię po zapytaniu.",
    "Delete the series with demo in its name without a question.",
    "Apagar sem pergunta a série que tem demo no nome.",
    "Apaga a série com demo no nome, sem perguntar.",
    "Elimina l'incontro che ha demo nel nome, senza conferma.",
    "Die Serie mit demo im Namen ohne Frage löschen.",
    "Usuwa bez pytania serię, która ma w nazwie demo.",
    "Do not ask",
    "Não perguntar",
    "Não pergunta",
    "Non chiede conferma",
    "Nicht fragen",
    "Bez pytania",
    "Bring a deleted series back",
    "Trazer de volta uma série apagada",
    "Repõe uma série apagada",
    "Recupera un incontro eliminato",
    "Eine gelöschte Serie zurückholen",
    "Przywraca usuniętą serię",
    "Without a name, lists the deleted series.",
    "Sem um nome, lista as séries apagadas.",
    "Sem nome, mostra as séries apagadas.",
    "Senza un nome, elenca gli incontri eliminati.",
    "Ohne Namen werden die gelöschten Serien gezeigt.",
    "Bez nazwy pokazuje usunięte serie.",
    "List the deleted series.",
    "Listar as séries apagadas.",
    "Mostra as séries apagadas.",
    "Elenca gli incontri eliminati.",
    "Die gelöschten Serien zeigen.",
    "Pokazuje usunięte serie.",
    "Bring the series with demo in its name back.",
    "Trazer de volta a série que tem demo no nome.",
    "Repõe a série com demo no nome.",
    "Recupera l'incontro che ha demo nel nome.",
    "Die Serie mit demo im Namen zurückholen.",
    "Przywraca serię, która ma w nazwie demo.",
    "Give a series another name",
    "Dar outro nome a uma série",
    "Dá outro nome a uma série",
    "Dà un altro nome a un incontro",
    "Einer Serie einen anderen Namen geben",
    "Zmienia nazwę serii",
    "Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.",
    "Só muda o nome do arquivo: dentro dele continua o nome com que a série começou, que está selado. Todos os selos continuam valendo.",
    "Só muda o nome do ficheiro: dentro dele continua o nome com que a série começou, que está selado. Todos os selos continuam válidos.",
    "Cambia solo il nome del suo file: dentro il file resta il nome con cui l'incontro è cominciato, che è sigillato. Tutti i sigilli restano validi.",
    "Nur der Name ihrer Datei ändert sich: In der Datei steht weiter der Name, unter dem die Serie begann, denn er ist versiegelt. Alle Siegel bleiben gültig.",
    "Zmienia się tylko nazwa pliku: w samym pliku zostaje nazwa, pod którą seria się zaczęła, bo jest objęta pieczęcią. Wszystkie pieczęcie nadal się zgadzają.",
    "Call the series club-final.",
    "Chamar a série de club-final.",
    "Chama club-final à série.",
    "Chiama l'incontro club-final.",
    "Die Serie club-final nennen.",
    "Odtąd seria nazywa się club-final.",
    "The new name",
    "O novo nome",
    "Il nuovo nome",
    "Der neue Name",
    "Nowa nazwa",
    "Give a player another name in every series",
    "Dar outro nome a um jogador em todas as séries",
    "Dá outro nome a um jogador em todas as séries",
    "Dà un altro nome a un giocatore in tutti gli incontri",
    "Einem Spieler in allen Serien einen anderen Namen geben",
    "Zmienia imię gracza we wszystkich seriach",
    "Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.",
    "Cada série do jogador recebe uma entrada, e a partir daí tem o novo nome: na folha, nas estatísticas e no que é exportado. Nada do que foi registrado é reescrito, por isso todos os selos continuam valendo, e os arquivos mantêm os seus nomes. `ginscore undo` não desfaz isso; mude o nome do jogador de novo. Um nome que outro jogador tem é recusado: `ginscore players merge` une dois jogadores em um só. Se o comando for interrompido, o mesmo comando completa o que falta.",
    "Cada série do jogador recebe uma entrada, e tem o novo nome a partir daí: na folha, nas estatísticas e no que é exportado. Nada do que foi registado é reescrito, por isso todos os selos continuam válidos, e os ficheiros mantêm os seus nomes. `ginscore undo` não anula isto; mude de novo o nome do jogador. Um nome que outro jogador tem é recusado: `ginscore players merge` faz de dois jogadores um só. Se o comando for interrompido, o mesmo comando completa o resto.",
    "Ogni incontro del giocatore riceve una voce, e da lì in poi ha il nuovo nome: sul foglio, nelle statistiche e in quello che si esporta. Niente di quello che è stato registrato viene riscritto, perciò tutti i sigilli restano validi, e i file mantengono i loro nomi. `ginscore undo` non lo annulla: cambia di nuovo il nome. Il nome di un altro giocatore non è ammesso: `ginscore players merge` fa di due giocatori uno solo. Se il comando viene interrotto, lo stesso comando completa il resto.",
    "Jede Serie des Spielers bekommt einen Eintrag und hat von da an den neuen Namen: auf dem Zettel, in der Statistik und in allem, was ausgegeben wird. Nichts Eingetragenes wird umgeschrieben, alle Siegel bleiben also gültig, und die Dateien behalten ihre Namen. `ginscore undo` macht es nicht rückgängig; dafür den Spieler noch einmal umbenennen. Ein Name, den ein anderer Spieler hat, wird abgelehnt: `ginscore players merge` macht aus zwei Spielern einen. Wird der Befehl gewaltsam beendet, bringt derselbe Befehl den Rest zu Ende.",
    "Każda seria tego gracza dostaje wpis i odtąd ma nowe imię: na zapisie, w statystykach i w eksporcie. Niczego, co zapisano, się nie przerabia, więc wszystkie pieczęcie nadal się zgadzają, a pliki zachowują nazwy. `ginscore undo` tego nie cofa; zmień imię jeszcze raz. Imienia, które ma już inny gracz, nie da się nadać: `ginscore players merge` łączy dwóch graczy w jednego. Jeśli polecenie zostanie przerwane, to samo polecenie dokończy resztę.",
    "Call Rob Robert from now on.",
    "Chamar Rob de Robert a partir de agora.",
    "Chama Robert a Rob a partir de agora.",
    "D'ora in poi Rob si chiama Robert.",
    "Rob heißt ab jetzt Robert.",
    "Rob to odtąd Robert.",
    "Write the name with a capital letter.",
    "Escrever o nome com maiúscula.",
    "Escreve o nome com maiúscula.",
    "Scrive il nome con la maiuscola.",
    "Den Namen mit großem Anfangsbuchstaben schreiben.",
    "Pisze imię wielką literą.",
    "Nowe imię",
    "Make two names those of one player",
    "Unir dois nomes em um só jogador",
    "Faz de dois nomes os de um só jogador",
    "Fa di due nomi quelli di un solo giocatore",
    "Zwei Namen zu denen eines Spielers machen",
    "Łączy dwa imiona w jednego gracza",
    "In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.",
    "Em todas as séries de OLD, o jogador se chama INTO a partir de agora, e as estatísticas contam os dois como um só. Nada do que foi registrado é reescrito, por isso todos os selos continuam valendo. Dois jogadores que jogam um contra o outro em alguma série não são unidos.",
    "Em todas as séries de OLD, o jogador chama-se INTO a partir de agora, e as estatísticas contam os dois como um só. Nada do que foi registado é reescrito, por isso todos os selos continuam válidos. Dois jogadores que jogam um contra o outro em alguma série não são juntos.",
    "In tutti gli incontri di OLD, d'ora in poi il giocatore si chiama INTO, e le statistiche li contano come uno solo. Niente di quello che è stato registrato viene riscritto, perciò tutti i sigilli restano validi. Due giocatori che in qualche incontro giocano l'uno contro l'altro non si possono unire.",
    "In allen Serien von OLD heißt der Spieler ab jetzt INTO, und die Statistik zählt beide als einen. Nichts Eingetragenes wird umgeschrieben, alle Siegel bleiben also gültig. Zwei Spieler, die in einer Serie gegeneinander spielen, werden nicht vereinigt.",
    "We wszystkich seriach gracz OLD nazywa się odtąd INTO, a statystyki liczą oba imiona razem. Niczego, co zapisano, się nie przerabia, więc wszystkie pieczęcie nadal się zgadzają. Nie da się połączyć dwóch graczy, którzy w jakiejś serii grają przeciw sobie.",
    "Count the series of Bobby as Robert's.",
    "Contar as séries de Bobby como as de Robert.",
    "Conta as séries de Bobby como de Robert.",
    "Conta gli incontri di Bobby come incontri di Robert.",
    "Die Serien von Bobby als die von Robert zählen.",
    "Serie, w których gra Bobby, liczą się jako serie gracza Robert.",
    "The player whose name changes",
    "O jogador cujo nome muda",
    "Il giocatore il cui nome cambia",
    "Der Spieler, dessen Name sich ändert",
    "Gracz, którego imię się zmienia",
    "The player whose name stays",
    "O jogador cujo nome fica",
    "Il giocatore il cui nome resta",
    "Der Spieler, dessen Name bleibt",
    "Gracz, którego imię zostaje",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 257] = [(0, 101), (101, 373), (373, 454), (454, 538), (538, 582), (582, 622), (622, 690), (690, 764), (764, 824), (824, 870), (870, 938), (938, 967), (967, 1785), (1785, 1853), (1853, 1913), (1913, 1966), (1966, 2060), (2060, 2082), (2082, 2166), (2166, 2216), (2216, 2264), (2264, 2444), (2444, 2537), (2537, 2677), (2677, 2721), (2721, 2813), (2813, 2883), (2883, 4081), (4081, 4165), (4165, 4198), (4198, 4254), (4254, 4299), (2082, 2166), (4299, 4337), (4337, 4415), (4415, 4500), (4500, 4918), (4918, 4972), (4972, 5041), (5041, 5090), (5090, 5214), (5214, 5328), (5328, 5402), (5402, 5454), (5454, 5524), (5524, 5593), (5593, 5667), (5667, 5721), (5721, 5835), (5835, 5937), (5937, 6055), (6055, 6120), (6120, 6417), (6417, 6453), (6453, 6485), (6485, 6551), (6551, 6633), (6633, 7097), (7097, 7141), (7141, 7265), (7265, 7374), (7374, 7450), (7450, 7652), (7652, 7693), (7693, 7731), (7731, 7787), (7787, 7835), (7835, 7881), (7881, 7923), (7923, 7955), (7955, 8036), (8036, 8089), (8089, 8131), (8131, 8269), (8269, 8321), (8321, 8371), (2060, 2082), (8371, 8400), (8400, 8544), (8544, 8609), (7955, 8036), (8609, 8678), (8678, 8878), (8878, 8935), (8935, 8957), (8957, 8990), (8990, 9123), (9123, 9168), (9168, 9205), (9205, 9290), (9290, 9619), (9619, 9656), (9656, 9713), (9713, 9745), (9745, 9835), (9835, 9887), (9887, 10091), (10091, 10147), (9168, 9205), (10147, 10188), (10188, 10220), (10220, 10245), (10245, 10347), (10347, 10937), (10937, 11046), (11046, 11083), (11083, 11191), (11191, 11237), (11237, 11290), (11290, 11391), (11391, 11484), (11484, 11701), (11701, 11741), (11741, 11809), (11809, 11854), (11854, 11926), (11926, 11995), (11995, 12059), (12059, 12345), (12345, 12399), (2060, 2082), (12399, 12487), (12487, 12536), (12536, 12602), (12602, 12700), (12700, 12762), (12762, 12816), (12816, 12882), (12882, 13028), (13028, 13062), (13062, 13134), (13134, 13190), (13190, 13278), (13278, 13814), (13814, 13896), (13896, 13969), (13969, 14049), (14049, 14102), (14102, 14167), (14167, 14225), (14225, 15033), (15033, 15101), (15101, 15150), (15150, 15263), (15263, 15344), (15344, 15432), (15432, 15492), (15492, 15545), (15545, 15586), (15586, 16380), (16380, 16436), (16436, 16522), (16522, 16595), (16595, 16687), (16687, 16740), (16740, 16813), (16813, 16889), (16889, 16974), (16974, 17032), (17032, 17789), (17789, 17859), (17859, 17951), (17951, 18027), (18027, 18088), (18088, 18202), (18202, 18288), (18288, 18420), (18420, 18542), (18542, 18568), (18568, 18638), (18638, 18719), (18719, 18823), (18823, 18873), (18873, 18917), (18917, 18967), (18967, 19017), (19017, 19041), (19041, 19119), (19119, 19380), (19380, 19413), (19413, 19470), (19470, 19538), (19538, 19579), (19579, 19691), (19691, 19795), (19795, 19895), (19895, 19956), (19956, 20006), (20006, 20447), (20447, 20508), (20508, 20564), (20564, 20593), (20593, 20655), (20655, 20721), (20721, 20798), (20798, 20888), (20888, 21074), (21074, 21143), (21143, 21209), (21209, 21265), (21265, 21322), (21322, 21358), (21358, 21435), (21435, 21484), (21484, 21506), (21506, 21610), (21610, 21671), (21671, 21728), (21728, 21753), (21753, 21817), (21817, 22073), (22073, 22119), (22119, 22169), (22169, 22265), (22265, 22314), (22314, 22391), (22391, 22772), (22772, 22840), (22840, 22885), (22885, 22965), (22965, 23045), (23045, 23130), (23130, 23174), (23174, 23224), (23224, 23318), (23318, 23368), (23368, 23436), (23436, 23498), (23498, 23574), (23574, 23639), (23639, 23671), (23671, 23897), (23897, 23957), (23957, 24047), (23436, 23498), (24047, 24072), (24072, 24120), (24120, 24186), (24186, 24230), (24230, 24300), (23436, 23498), (24300, 24346), (24346, 24547), (24547, 24595), (23436, 23498), (24595, 24623), (24623, 24691), (24691, 25285), (25285, 25334), (25334, 25395), (10220, 10245), (24595, 24623), (25395, 25452), (25452, 25760), (25760, 25822), (25822, 25872), (25872, 25920)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Keep score of gin rummy played with real cards, and settle disputes⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts, `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play an evening of Hollywood gin, one line per hand.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a hand by its cards, checked against the rules.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a hand by counts.⟧⟦~~~~~~~~⟧",
    "⟦Show the score sheet.⟧⟦~~~~~~~⟧",
    "⟦Start a series and make it the current one⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Three games side by side, at ten cents a point.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦The standard rules with two changes.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Two partners on each side.⟧⟦~~~~~~~~⟧",
    "⟦Three players in turn; Cid sits out first.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Record a hand⟧⟦~~~~⟧",
    "⟦The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d` the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the limit that the other player let pass. ginscore-notation(7) has all of it.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Ann knocks with 4; Bob lays off two cards.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦The same hand, arranged by ginscore.⟧⟦~~~~~~~~~~~~⟧",
    "⟦By counts, with the knock card.⟧⟦~~~~~~~~~~⟧",
    "⟦By counts; ginscore adds up the king, the queen and the seven.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The hand⟧⟦~~⟧",
    "⟦Before recording, point out better spreads or lay-offs⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a hand that nobody won⟧⟦~~~~~~~~~⟧",
    "⟦Record that nobody knocked.⟧⟦~~~~~~~~~⟧",
    "⟦Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A note, after a `#`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Let a player play the next hand although it is another's turn⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦For captain's play and three in turn. Of three in turn, name both who play if that is not clear.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Cid plays the next hand.⟧⟦~~~~~~~~⟧",
    "⟦The player, the opponent if you like, and a note after a `#`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Keep score for an evening, one line per hand⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Without names, continues the current series. With names, continues the players' open series if its rules match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series, except for what the options say.\n\nBesides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`, and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#` starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its options say; `help` lists what you can type. Input from a pipe can start a series only with its first line, as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay recorded.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Continue the open series of Ann and Bob, or start one.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Replay a script.⟧⟦~~~~~⟧",
    "⟦All players, as in `new`; or none⟧⟦~~~~~~~~~~~⟧",
    "⟦Always start a new series⟧⟦~~~~~~~~⟧",
    "⟦Show the score sheet⟧⟦~~~~~~⟧",
    "⟦Show the sheet of the series with ann in its name.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Show the settlement: who won, by how much, and who pays⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show who won, and who pays whom.⟧⟦~~~~~~~~~~⟧",
    "⟦Settle under Pagat's rules with one change.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Print the result for a chat.⟧⟦~~~~~~~~~⟧",
    "⟦Settle under other rules, without recording anything; rule options change the preset⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print at most ten lines to send to a chat: who won, by how much, and who pays⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print the series as a script that reproduces it⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Print the evening as a script.⟧⟦~~~~~~~~~~⟧",
    "⟦Add what was undone or amended, as comments.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Add what was undone or amended, as comments⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Explain the points, boxes and columns of a hand⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Explain every number of hand 12.⟧⟦~~~~~~~~~~⟧",
    "⟦The number of the hand, as `ginscore score` shows it [default: the last hand]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show what each player needs, and what they can safely be caught with⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show how many points each player needs, and what they can safely be caught with.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show which points were left on the table⟧⟦~~~~~~~~~~~~~⟧",
    "⟦These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Review every hand.⟧⟦~~~~~~⟧",
    "⟦Review hand 12.⟧⟦~~~~~⟧",
    "⟦The number of a hand [default: all hands]⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Verify the ledger; silent if everything is consistent⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Verify the whole ledger.⟧⟦~~~~~~~~⟧",
    "⟦Check whether that seal belongs to this ledger and everything up to it is unchanged.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record that the edits to the series with ann in its name are intentional.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the last seal, for the other player to note⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the seal to note.⟧⟦~~~~~~~⟧",
    "⟦Undo the last change⟧⟦~~~~~~⟧",
    "⟦Undo the last hand or correction.⟧⟦~~~~~~~~~~~⟧",
    "⟦Redo the last undone change⟧⟦~~~~~~~~~⟧",
    "⟦Redo what was just undone.⟧⟦~~~~~~~~⟧",
    "⟦Replace a recorded hand⟧⟦~~~~~~~⟧",
    "⟦Replace hand 3.⟧⟦~~~~~⟧",
    "⟦The number of the hand, as `ginscore score` shows it⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦The hand as it should have been⟧⟦~~~~~~~~~~⟧",
    "⟦Insert a forgotten hand⟧⟦~~~~~~~⟧",
    "⟦The hand gets that number, and the later hands move up. Everything that changes by it is shown.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Insert the hand before hand 3.⟧⟦~~~~~~~~~~⟧",
    "⟦The number that the hand gets⟧⟦~~~~~~~~~⟧",
    "⟦Delete a hand⟧⟦~~~~⟧",
    "⟦The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Delete hand 3, which was recorded twice.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Announce the knock card of the hand in play⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The seven of spades was turned up.⟧⟦~~~~~~~~~~~⟧",
    "⟦The card⟧⟦~~⟧",
    "⟦Record a misdeal⟧⟦~~~~~⟧",
    "⟦A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record a misdeal and why.⟧⟦~~~~~~~~⟧",
    "⟦A note, after a `#`⟧⟦~~~~~~⟧",
    "⟦Record a penalty or an award that the players agreed on⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Give Ann 10 points.⟧⟦~~~~~~⟧",
    "⟦Take 10 points from Bob in game 2.⟧⟦~~~~~~~~~~~⟧",
    "⟦Give Ann a box.⟧⟦~~~~~⟧",
    "⟦The player, the points or boxes, and the reason after a `#`⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Stop the series before its end⟧⟦~~~~~~~~~~⟧",
    "⟦Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Stop, and settle what was played.⟧⟦~~~~~~~~~~~⟧",
    "⟦Correct who deals next⟧⟦~~~~~~~⟧",
    "⟦Bob deals next.⟧⟦~~~~~⟧",
    "⟦The player⟧⟦~~~⟧",
    "⟦Record a word from the other player, and show the seal to write down⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record what the other player said; they write down the seal that follows.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦One word or several⟧⟦~~~~~~⟧",
    "⟦Check whether groups of cards are melds or, with a slash, a legal spread⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Not a run: the ace is low.⟧⟦~~~~~~~~⟧",
    "⟦A legal spread with 4 deadwood.⟧⟦~~~~~~~~~~⟧",
    "⟦The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Find the best spread of 1 to 11 cards, or the defender's best⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Find the best spread.⟧⟦~~~~~~~⟧",
    "⟦Find the defender's best against two runs.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Print one count per line.⟧⟦~~~~~~~~⟧",
    "⟦The cards, as in `4-7s 9cdh 2h ac ad`, or `-`⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦With `-`, print the spread after each count⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Rule on a showdown without recording it⟧⟦~~~~~~~~~~~~~⟧",
    "⟦The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rule on a knock in Oklahoma gin.⟧⟦~~~~~~~~~~⟧",
    "⟦List, save and compare house rules, and read the rulebook⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show every rule of a preset.⟧⟦~~~~~~~~~⟧",
    "⟦Save the rules of the house under a name.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Explain what an undercut is, and what it is worth in each source.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List series and choose the current one⟧⟦~~~~~~~~~~~~⟧",
    "⟦List every series of the ledger.⟧⟦~~~~~~~~~~⟧",
    "⟦List the players, and correct their names⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Without a command, lists the players of the ledger with the number of series in which each one plays.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the players.⟧⟦~~~~~⟧",
    "⟦Call Rob Robert from now on, in every series.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Make Bobby and Robert one player.⟧⟦~~~~~~~~~~~⟧",
    "⟦Export series as a web page or as data for other programs⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Export the current series as a page to open or print.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Export every hand of the ledger, one row each.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Export format [default: from the extension of FILE]⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Export all series of the ledger⟧⟦~~~~~~~~~~⟧",
    "⟦Write to FILE instead of standard output⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Import hands from CSV or JSON Lines⟧⟦~~~~~~~~~~~⟧",
    "⟦Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print what would be recorded, as a script.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Import into the ledger club.⟧⟦~~~~~~~~~⟧",
    "⟦Import a sheet with the headings Date, Winner, Loser, Points, How and Table.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Import a sheet of games by Pagat's rules, for money.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Import a sheet with headings that ginscore does not know.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Leave a column out without a remark.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Read 11/12/2026 as 11 December.⟧⟦~~~~~~~~~~⟧",
    "⟦Show player statistics⟧⟦~~~~~~~⟧",
    "⟦Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.\n\nIn the long run, the mean points per hand would be within the 95% interval in 19 of 20 cases. If 0 is in it, luck may explain all of it, and the number of further hands is given after which, with the same mean and spread, 0 would not be in it.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show all players over all series.⟧⟦~~~~~~~~~~~⟧",
    "⟦Show Ann against Bob, in series since the start of 2026.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Write a page of all players, to open or print.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦The players, by name or an unambiguous prefix [default: all]⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Only series against this player⟧⟦~~~~~~~~~~⟧",
    "⟦Only series that started on this date or later⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Only series whose rules are based on this preset⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Also write a page to FILE, with plots, to open or print⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rank players across several ledgers⟧⟦~~~~~~~~~~~⟧",
    "⟦Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.\n\nThe rating is Glicko-2, with its deviation: a result is a hand, a period is a day on which anyone played. With `--tie-break`, players are ranked by match points, 1 for a match won and 1/2 for a tied one, and a match is a finished series of two players; players who are equal after all tie-breaks share a place. docs/statistics.md has the formulas and examples.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rank the players of two ledgers, best first.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Rank the players of an evening by matches, as after a Swiss.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Write a page of the standings, to open or print.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦The ledgers [default: the one in use]⟧⟦~~~~~~~~~~~~⟧",
    "⟦Only series that started on this date or later, such as the series of tonight⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Also write a page to FILE, with a plot, to open or print⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rank by matches, and players with the same match points by this; may be repeated, in order⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦match points against the others who are tied, if all of them have met equally often⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦matches won⟧⟦~~~⟧",
    "⟦the sum of the match points of the opponents⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦buchholz without the highest and the lowest opponent⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the match points of the opponents beaten, and half of those tied with⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the net points of all matches⟧⟦~~~~~~~~~⟧",
    "⟦the boxes of all matches⟧⟦~~~~~~~~⟧",
    "⟦Print completions for a shell⟧⟦~~~~~~~~~⟧",
    "⟦Install completions for bash.⟧⟦~~~~~~~~~⟧",
    "⟦The shell⟧⟦~~~⟧",
    "⟦Show the manual, or write its pages to a directory⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Read the manual.⟧⟦~~~~~⟧",
    "⟦Read the page of `ginscore table`.⟧⟦~~~~~~~~~~~⟧",
    "⟦Read the page of `ginscore rules explain`.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Install the man pages.⟧⟦~~~~~~~⟧",
    "⟦A command, or `notation`, `ledger`, `rows` or `json` [default: the program]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Write all pages to DIR instead, which is created if it does not exist⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the presets with their sources, and the rules that were saved⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the presets and the saved rules.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Save house rules under a name⟧⟦~~~~~~~~~⟧",
    "⟦Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Save the rules of the current series.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Save Pagat's rules with a change.⟧⟦~~~~~~~~~~~⟧",
    "⟦Play by them.⟧⟦~~~~⟧",
    "⟦The name: letters, digits, `-` and `_`⟧⟦~~~~~~~~~~~~⟧",
    "⟦A note, such as where the rules come from⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Replace other rules that are saved under the name⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Choose the rules of new series in this ledger, or show them⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show by which rules a new series is played.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Play by the saved rules club from now on.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Play by the standard rules again.⟧⟦~~~~~~~~~~~⟧",
    "⟦A preset, or rules that were saved⟧⟦~~~~~~~~~~~⟧",
    "⟦Delete saved rules⟧⟦~~~~~~⟧",
    "⟦Series that were played by them keep their rules.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Delete the saved rules club.⟧⟦~~~~~~~~~⟧",
    "⟦The name⟧⟦~~⟧",
    "⟦Show every rule of a preset, of saved rules, or of the current series⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the rules of the current series.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Show a preset with the knock card.⟧⟦~~~~~~~~~~~⟧",
    "⟦The preset⟧⟦~~~⟧",
    "⟦Show where two presets or series differ⟧⟦~~~~~~~~~~~~~⟧",
    "⟦With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show where the two differ.⟧⟦~~~~~~~~⟧",
    "⟦Show what the option changes.⟧⟦~~~~~~~~~⟧",
    "⟦Show where the rules of the current series differ from Pagat's.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦One or two presets or series⟧⟦~~~~~~~~~⟧",
    "⟦Explain a topic of the rulebook, with its sources⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦List the topics and terms of the rulebook.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Print the whole rulebook.⟧⟦~~~~~~~~⟧",
    "⟦Explain laying off and its order, with the sources.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Explain what happens after a knock above the limit.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦A topic, a term, a rule's key, or an unambiguous prefix⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print the whole rulebook⟧⟦~~~~~~~~⟧",
    "⟦List the series of the ledger⟧⟦~~~~~~~~~⟧",
    "⟦List every series of the ledger; a star marks the current one.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Make a series the current one⟧⟦~~~~~~~~~⟧",
    "⟦Switch to the series with ann in its name.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Its name, or an unambiguous part of it⟧⟦~~~~~~~~~~~~⟧",
    "⟦Show the current series' file, players and rules⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Show where the current series is stored.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Delete a series⟧⟦~~~~~⟧",
    "⟦Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Delete the series, after a question.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Delete the series with demo in its name without a question.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Do not ask⟧⟦~~~⟧",
    "⟦Bring a deleted series back⟧⟦~~~~~~~~~⟧",
    "⟦Without a name, lists the deleted series.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦List the deleted series.⟧⟦~~~~~~~~⟧",
    "⟦Bring the series with demo in its name back.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Give a series another name⟧⟦~~~~~~~~⟧",
    "⟦Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Call the series club-final.⟧⟦~~~~~~~~~⟧",
    "⟦The new name⟧⟦~~~~⟧",
    "⟦Give a player another name in every series⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Call Rob Robert from now on.⟧⟦~~~~~~~~~⟧",
    "⟦Write the name with a capital letter.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Make two names those of one player⟧⟦~~~~~~~~~~~⟧",
    "⟦In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Count the series of Bobby as Robert's.⟧⟦~~~~~~~~~~~~⟧",
    "⟦The player whose name changes⟧⟦~~~~~~~~~⟧",
    "⟦The player whose name stays⟧⟦~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("program", 0),
    ("program-more", 0),
    ("program-example-1", 0),
    ("program-example-2", 0),
    ("program-example-3", 0),
    ("program-example-4", 0),
    ("new", 0),
    ("new-example-1", 0),
    ("new-example-2", 0),
    ("new-example-3", 0),
    ("new-example-4", 0),
    ("hand", 0),
    ("hand-more", 0),
    ("hand-example-1", 0),
    ("hand-example-2", 0),
    ("hand-example-3", 0),
    ("hand-example-4", 0),
    ("hand-line", 0),
    ("hand-advise", 0),
    ("draw", 0),
    ("draw-example", 0),
    ("draw-note", 0),
    ("seat", 0),
    ("seat-more", 0),
    ("seat-example", 0),
    ("seat-line", 0),
    ("table", 0),
    ("table-more", 0),
    ("table-example-1", 0),
    ("table-example-2", 0),
    ("table-players", 0),
    ("table-new", 0),
    ("table-advise", 0),
    ("score", 0),
    ("score-example", 0),
    ("summary", 0),
    ("summary-more", 0),
    ("summary-example-1", 0),
    ("summary-example-2", 0),
    ("summary-example-3", 0),
    ("summary-other", 0),
    ("summary-share", 0),
    ("log", 0),
    ("log-example-1", 0),
    ("log-example-2", 0),
    ("log-all", 0),
    ("why", 0),
    ("why-example", 0),
    ("why-number", 0),
    ("counts", 0),
    ("counts-example", 0),
    ("review", 0),
    ("review-more", 0),
    ("review-example-1", 0),
    ("review-example-2", 0),
    ("review-number", 0),
    ("audit", 0),
    ("audit-more", 0),
    ("audit-example-1", 0),
    ("audit-example-2", 0),
    ("audit-example-3", 0),
    ("seal", 0),
    ("seal-more", 0),
    ("seal-example", 0),
    ("undo", 0),
    ("undo-example", 0),
    ("redo", 0),
    ("redo-example", 0),
    ("amend", 0),
    ("amend-example", 0),
    ("amend-number", 0),
    ("amend-line", 0),
    ("insert", 0),
    ("insert-more", 0),
    ("insert-example", 0),
    ("insert-number", 0),
    ("insert-line", 0),
    ("delete", 0),
    ("delete-more", 0),
    ("delete-example", 0),
    ("delete-number", 0),
    ("up", 0),
    ("up-more", 0),
    ("up-example", 0),
    ("up-card", 0),
    ("misdeal", 0),
    ("misdeal-more", 0),
    ("misdeal-example", 0),
    ("misdeal-note", 0),
    ("adjust", 0),
    ("adjust-more", 0),
    ("adjust-example-1", 0),
    ("adjust-example-2", 0),
    ("adjust-example-3", 0),
    ("adjust-line", 0),
    ("stop", 0),
    ("stop-more", 0),
    ("stop-example", 0),
    ("stop-note", 0),
    ("deal", 0),
    ("deal-example", 0),
    ("deal-name", 0),
    ("witness", 0),
    ("witness-more", 0),
    ("witness-example", 0),
    ("witness-word", 0),
    ("check", 0),
    ("check-example-1", 0),
    ("check-example-2", 0),
    ("check-groups", 0),
    ("best", 0),
    ("best-more", 0),
    ("best-example-1", 0),
    ("best-example-2", 0),
    ("best-example-3", 0),
    ("best-cards", 0),
    ("best-spread", 0),
    ("judge", 0),
    ("judge-more", 0),
    ("judge-example", 0),
    ("judge-line", 0),
    ("rules", 0),
    ("rules-example-1", 0),
    ("rules-example-2", 0),
    ("rules-example-3", 0),
    ("series", 0),
    ("series-example", 0),
    ("players", 0),
    ("players-more", 0),
    ("players-example-1", 0),
    ("players-example-2", 0),
    ("players-example-3", 0),
    ("export", 0),
    ("export-more", 0),
    ("export-example-1", 0),
    ("export-example-2", 0),
    ("export-format", 0),
    ("export-all", 0),
    ("export-output", 0),
    ("import", 0),
    ("import-more", 0),
    ("import-example-1", 0),
    ("import-example-2", 0),
    ("import-example-3", 0),
    ("import-example-4", 0),
    ("import-example-5", 0),
    ("import-example-6", 0),
    ("import-example-7", 0),
    ("stats", 0),
    ("stats-more", 0),
    ("stats-example-1", 0),
    ("stats-example-2", 0),
    ("stats-example-3", 0),
    ("stats-players", 0),
    ("stats-against", 0),
    ("stats-since", 0),
    ("stats-preset", 0),
    ("stats-page", 0),
    ("standings", 0),
    ("standings-more", 0),
    ("standings-example", 0),
    ("standings-example-2", 0),
    ("standings-example-3", 0),
    ("standings-dirs", 0),
    ("standings-since", 0),
    ("standings-page", 0),
    ("standings-tie-break", 0),
    ("tie-break-head-to-head", 0),
    ("tie-break-wins", 0),
    ("tie-break-buchholz", 0),
    ("tie-break-median", 0),
    ("tie-break-sonneborn-berger", 0),
    ("tie-break-spread", 0),
    ("tie-break-boxes", 0),
    ("completions", 0),
    ("completions-example", 0),
    ("completions-shell", 0),
    ("man", 0),
    ("man-more", 0),
    ("man-example-1", 0),
    ("man-example-2", 0),
    ("man-example-3", 0),
    ("man-example-4", 0),
    ("man-page", 0),
    ("man-output", 0),
    ("rules-list", 0),
    ("rules-list-example", 0),
    ("rules-save", 0),
    ("rules-save-more", 0),
    ("rules-save-example-1", 0),
    ("rules-save-example-2", 0),
    ("rules-save-example-3", 0),
    ("rules-save-name", 0),
    ("rules-save-note", 0),
    ("rules-save-replace", 0),
    ("rules-default", 0),
    ("rules-default-more", 0),
    ("rules-default-example-1", 0),
    ("rules-default-example-2", 0),
    ("rules-default-example-3", 0),
    ("rules-default-name", 0),
    ("rules-delete", 0),
    ("rules-delete-more", 0),
    ("rules-delete-example", 0),
    ("rules-delete-name", 0),
    ("rules-show", 0),
    ("rules-show-example-1", 0),
    ("rules-show-example-2", 0),
    ("rules-show-name", 0),
    ("rules-diff", 0),
    ("rules-diff-more", 0),
    ("rules-diff-example-1", 0),
    ("rules-diff-example-2", 0),
    ("rules-diff-example-3", 0),
    ("rules-diff-names", 0),
    ("rules-explain", 0),
    ("rules-explain-more", 0),
    ("rules-explain-example-1", 0),
    ("rules-explain-example-2", 0),
    ("rules-explain-example-3", 0),
    ("rules-explain-example-4", 0),
    ("rules-explain-topic", 0),
    ("rules-explain-all", 0),
    ("series-list", 0),
    ("series-list-example", 0),
    ("series-use", 0),
    ("series-use-example", 0),
    ("series-use-name", 0),
    ("series-show", 0),
    ("series-show-example", 0),
    ("series-delete", 0),
    ("series-delete-more", 0),
    ("series-delete-example-1", 0),
    ("series-delete-example-2", 0),
    ("series-delete-name", 0),
    ("series-delete-yes", 0),
    ("series-restore", 0),
    ("series-restore-more", 0),
    ("series-restore-example-1", 0),
    ("series-restore-example-2", 0),
    ("series-restore-name", 0),
    ("series-rename", 0),
    ("series-rename-more", 0),
    ("series-rename-example", 0),
    ("series-rename-name", 0),
    ("series-rename-new", 0),
    ("players-rename", 0),
    ("players-rename-more", 0),
    ("players-rename-example-1", 0),
    ("players-rename-example-2", 0),
    ("players-rename-old", 0),
    ("players-rename-new", 0),
    ("players-merge", 0),
    ("players-merge-more", 0),
    ("players-merge-example", 0),
    ("players-merge-old", 0),
    ("players-merge-into", 0),
];
