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

// Settle under other rules, without recording anything; rule options change the preset
message!(39, SummaryOther);

// Print the series as a script that reproduces it
message!(40, Log);

// Print the evening as a script.
message!(41, LogExample1);

// Add what was undone or amended, as comments.
message!(42, LogExample2);

// Add what was undone or amended, as comments
message!(43, LogAll);

// Explain the points, boxes and columns of a hand
message!(44, Why);

// Explain every number of hand 12.
message!(45, WhyExample);

// The number of the hand, as `ginscore score` shows it [default: the last hand]
message!(46, WhyNumber);

// Show what each player needs, and what they can safely be caught with
message!(47, Counts);

// Show how many points each player needs, and what they can safely be caught with.
message!(48, CountsExample);

// Show which points were left on the table
message!(49, Review);

// These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.
message!(50, ReviewMore);

// Review every hand.
message!(51, ReviewExample1);

// Review hand 12.
message!(52, ReviewExample2);

// The number of a hand [default: all hands]
message!(53, ReviewNumber);

// Verify the ledger; silent if everything is consistent
message!(54, Audit);

// Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.
message!(55, AuditMore);

// Verify the whole ledger.
message!(56, AuditExample1);

// Check whether that seal belongs to this ledger and everything up to it is unchanged.
message!(57, AuditExample2);

// Record that the edits to the series with ann in its name are intentional.
message!(58, AuditExample3);

// Show the last seal, for the other player to note
message!(59, Seal);

// A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.
message!(60, SealMore);

// Show the seal to note.
message!(61, SealExample);

// Undo the last change
message!(62, Undo);

// Undo the last hand or correction.
message!(63, UndoExample);

// Redo the last undone change
message!(64, Redo);

// Redo what was just undone.
message!(65, RedoExample);

// Replace a recorded hand
message!(66, Amend);

// Replace hand 3.
message!(67, AmendExample);

// The number of the hand, as `ginscore score` shows it
message!(68, AmendNumber);

// The hand as it should have been
message!(69, AmendLine);

// Insert a forgotten hand
message!(70, Insert);

// The hand gets that number, and the later hands move up. Everything that changes by it is shown.
message!(71, InsertMore);

// Insert the hand before hand 3.
message!(72, InsertExample);

// The number that the hand gets
message!(73, InsertNumber);

// The hand
message!(74, InsertLine);

// Delete a hand
message!(75, Delete);

// The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.
message!(76, DeleteMore);

// Delete hand 3, which was recorded twice.
message!(77, DeleteExample);

// The number of the hand, as `ginscore score` shows it
message!(78, DeleteNumber);

// Announce the knock card of the hand in play
message!(79, Up);

// The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.
message!(80, UpMore);

// The seven of spades was turned up.
message!(81, UpExample);

// The card
message!(82, UpCard);

// Record a misdeal
message!(83, Misdeal);

// A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.
message!(84, MisdealMore);

// Record a misdeal and why.
message!(85, MisdealExample);

// A note, after a `#`
message!(86, MisdealNote);

// Record a penalty or an award that the players agreed on
message!(87, Adjust);

// An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.
message!(88, AdjustMore);

// Give Ann 10 points.
message!(89, AdjustExample1);

// Take 10 points from Bob in game 2.
message!(90, AdjustExample2);

// Give Ann a box.
message!(91, AdjustExample3);

// The player, the points or boxes, and the reason after a `#`
message!(92, AdjustLine);

// Stop the series before its end
message!(93, Stop);

// Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.
message!(94, StopMore);

// Stop, and settle what was played.
message!(95, StopExample);

// A note, after a `#`
message!(96, StopNote);

// Correct who deals next
message!(97, Deal);

// Bob deals next.
message!(98, DealExample);

// The player
message!(99, DealName);

// Record a word from the other player, and show the seal to write down
message!(100, Witness);

// The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.
message!(101, WitnessMore);

// Record what the other player said; they write down the seal that follows.
message!(102, WitnessExample);

// One word or several
message!(103, WitnessWord);

// Check whether groups of cards are melds or, with a slash, a legal spread
message!(104, Check);

// Not a run: the ace is low.
message!(105, CheckExample1);

// A legal spread with 4 deadwood.
message!(106, CheckExample2);

// The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`
message!(107, CheckGroups);

// Find the best spread of 1 to 11 cards, or the defender's best
message!(108, Best);

// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.
message!(109, BestMore);

// Find the best spread.
message!(110, BestExample1);

// Find the defender's best against two runs.
message!(111, BestExample2);

// Print one count per line.
message!(112, BestExample3);

// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
message!(113, BestCards);

// With `-`, print the spread after each count
message!(114, BestSpread);

// Rule on a showdown without recording it
message!(115, Judge);

// The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.
message!(116, JudgeMore);

// Rule on a knock in Oklahoma gin.
message!(117, JudgeExample);

// The hand
message!(118, JudgeLine);

// List, save and compare house rules, and read the rulebook
message!(119, Rules);

// Show every rule of a preset.
message!(120, RulesExample1);

// Save the rules of the house under a name.
message!(121, RulesExample2);

// Explain what an undercut is, and what it is worth in each source.
message!(122, RulesExample3);

// List series and choose the current one
message!(123, Series);

// List every series of the ledger.
message!(124, SeriesExample);

// List the players, and correct their names
message!(125, Players);

// Without a command, lists the players of the ledger with the number of series in which each one plays.
message!(126, PlayersMore);

// List the players.
message!(127, PlayersExample1);

// Call Rob Robert from now on, in every series.
message!(128, PlayersExample2);

// Make Bobby and Robert one player.
message!(129, PlayersExample3);

// Export series as a web page or as data for other programs
message!(130, Export);

// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.
message!(131, ExportMore);

// Export the current series as a page to open or print.
message!(132, ExportExample1);

// Export every hand of the ledger, one row each.
message!(133, ExportExample2);

// Export format [default: from the extension of FILE]
message!(134, ExportFormat);

// Export all series of the ledger
message!(135, ExportAll);

// Write to FILE instead of standard output
message!(136, ExportOutput);

// Import hands from CSV or JSON Lines
message!(137, Import);

// Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.
message!(138, ImportMore);

// Print what would be recorded, as a script.
message!(139, ImportExample1);

// Import into the ledger club.
message!(140, ImportExample2);

// Import a sheet with the headings Date, Winner, Loser, Points, How and Table.
message!(141, ImportExample3);

// Import a sheet of games by Pagat's rules, for money.
message!(142, ImportExample4);

// Import a sheet with headings that ginscore does not know.
message!(143, ImportExample5);

// Leave a column out without a remark.
message!(144, ImportExample6);

// Read 11/12/2026 as 11 December.
message!(145, ImportExample7);

// Show player statistics
message!(146, Stats);

// Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.
message!(147, StatsMore);

// Show all players over all series.
message!(148, StatsExample1);

// Show Ann against Bob, in series since the start of 2026.
message!(149, StatsExample2);

// The players, by name or an unambiguous prefix [default: all]
message!(150, StatsPlayers);

// Only series against this player
message!(151, StatsAgainst);

// Only series that started on this date or later
message!(152, StatsSince);

// Only series whose rules are based on this preset
message!(153, StatsPreset);

// Rank players across several ledgers
message!(154, Standings);

// Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.
message!(155, StandingsMore);

// Rank the players of two ledgers, best first.
message!(156, StandingsExample);

// The ledgers [default: the one in use]
message!(157, StandingsDirs);

// Print completions for a shell
message!(158, Completions);

// Install completions for bash.
message!(159, CompletionsExample);

// The shell
message!(160, CompletionsShell);

// Show the manual, or write its pages to a directory
message!(161, Man);

// At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.
message!(162, ManMore);

// Read the manual.
message!(163, ManExample1);

// Read the page of `ginscore table`.
message!(164, ManExample2);

// Read the page of `ginscore rules explain`.
message!(165, ManExample3);

// Install the man pages.
message!(166, ManExample4);

// A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
message!(167, ManPage);

// Write all pages to DIR instead, which is created if it does not exist
message!(168, ManOutput);

// List the presets with their sources, and the rules that were saved
message!(169, RulesList);

// List the presets and the saved rules.
message!(170, RulesListExample);

// Save house rules under a name
message!(171, RulesSave);

// Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.
message!(172, RulesSaveMore);

// Save the rules of the current series.
message!(173, RulesSaveExample1);

// Save Pagat's rules with a change.
message!(174, RulesSaveExample2);

// Play by them.
message!(175, RulesSaveExample3);

// The name: letters, digits, `-` and `_`
message!(176, RulesSaveName);

// A note, such as where the rules come from
message!(177, RulesSaveNote);

// Replace other rules that are saved under the name
message!(178, RulesSaveReplace);

// Choose the rules of new series in this ledger, or show them
message!(179, RulesDefault);

// `new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.
message!(180, RulesDefaultMore);

// Show by which rules a new series is played.
message!(181, RulesDefaultExample1);

// Play by the saved rules club from now on.
message!(182, RulesDefaultExample2);

// Play by the standard rules again.
message!(183, RulesDefaultExample3);

// A preset, or rules that were saved
message!(184, RulesDefaultName);

// Delete saved rules
message!(185, RulesDelete);

// Series that were played by them keep their rules.
message!(186, RulesDeleteMore);

// Delete the saved rules club.
message!(187, RulesDeleteExample);

// The name
message!(188, RulesDeleteName);

// Show every rule of a preset, of saved rules, or of the current series
message!(189, RulesShow);

// Show the rules of the current series.
message!(190, RulesShowExample1);

// Show a preset with the knock card.
message!(191, RulesShowExample2);

// The preset
message!(192, RulesShowName);

// Show where two presets or series differ
message!(193, RulesDiff);

// With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.
message!(194, RulesDiffMore);

// Show where the two differ.
message!(195, RulesDiffExample1);

// Show what the option changes.
message!(196, RulesDiffExample2);

// Show where the rules of the current series differ from Pagat's.
message!(197, RulesDiffExample3);

// One or two presets or series
message!(198, RulesDiffNames);

// Explain a topic of the rulebook, with its sources
message!(199, RulesExplain);

// Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.
message!(200, RulesExplainMore);

// List the topics and terms of the rulebook.
message!(201, RulesExplainExample1);

// Print the whole rulebook.
message!(202, RulesExplainExample2);

// Explain laying off and its order, with the sources.
message!(203, RulesExplainExample3);

// Explain what happens after a knock above the limit.
message!(204, RulesExplainExample4);

// A topic, a term, a rule's key, or an unambiguous prefix
message!(205, RulesExplainTopic);

// Print the whole rulebook
message!(206, RulesExplainAll);

// List the series of the ledger
message!(207, SeriesList);

// List every series of the ledger; a star marks the current one.
message!(208, SeriesListExample);

// Make a series the current one
message!(209, SeriesUse);

// Switch to the series with ann in its name.
message!(210, SeriesUseExample);

// Its name, or an unambiguous part of it
message!(211, SeriesUseName);

// Show the current series' file, players and rules
message!(212, SeriesShow);

// Show where the current series is stored.
message!(213, SeriesShowExample);

// Delete a series
message!(214, SeriesDelete);

// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.
message!(215, SeriesDeleteMore);

// Delete the series, after a question.
message!(216, SeriesDeleteExample1);

// Delete the series with demo in its name without a question.
message!(217, SeriesDeleteExample2);

// Its name, or an unambiguous part of it
message!(218, SeriesDeleteName);

// Do not ask
message!(219, SeriesDeleteYes);

// Bring a deleted series back
message!(220, SeriesRestore);

// Without a name, lists the deleted series.
message!(221, SeriesRestoreMore);

// List the deleted series.
message!(222, SeriesRestoreExample1);

// Bring the series with demo in its name back.
message!(223, SeriesRestoreExample2);

// Its name, or an unambiguous part of it
message!(224, SeriesRestoreName);

// Give a series another name
message!(225, SeriesRename);

// Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.
message!(226, SeriesRenameMore);

// Call the series club-final.
message!(227, SeriesRenameExample);

// Its name, or an unambiguous part of it
message!(228, SeriesRenameName);

// The new name
message!(229, SeriesRenameNew);

// Give a player another name in every series
message!(230, PlayersRename);

// Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.
message!(231, PlayersRenameMore);

// Call Rob Robert from now on.
message!(232, PlayersRenameExample1);

// Write the name with a capital letter.
message!(233, PlayersRenameExample2);

// The player
message!(234, PlayersRenameOld);

// The new name
message!(235, PlayersRenameNew);

// Make two names those of one player
message!(236, PlayersMerge);

// In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.
message!(237, PlayersMergeMore);

// Count the series of Bobby as Robert's.
message!(238, PlayersMergeExample);

// The player whose name changes
message!(239, PlayersMergeOld);

// The player whose name stays
message!(240, PlayersMergeInto);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 241]; 6] = [
    [(0, 67), (454, 649), (1648, 1700), (1969, 2023), (2318, 2342), (2501, 2522), (2629, 2671), (2886, 2933), (3188, 3224), (3415, 3441), (3564, 3606), (3848, 3861), (3949, 4554), (7898, 7940), (8097, 8133), (8288, 8319), (8459, 8521), (8755, 8763), (8793, 8847), (9194, 9223), (9425, 9452), (9609, 9735), (10406, 10467), (10797, 10893), (11479, 11503), (11643, 11703), (11943, 11987), (12248, 13138), (17993, 18047), (18351, 18367), (18459, 18492), (18656, 18681), (8793, 8847), (18840, 18860), (18962, 19012), (19252, 19307), (19581, 19886), (21591, 21623), (21821, 21864), (22125, 22209), (22684, 22731), (22970, 23000), (23152, 23196), (23510, 23553), (23862, 23909), (24149, 24181), (24357, 24434), (24835, 24903), (25225, 25305), (25709, 25749), (25924, 26138), (27295, 27313), (27432, 27447), (27543, 27584), (27825, 27878), (28147, 28486), (30286, 30310), (30442, 30526), (30937, 31010), (31373, 31421), (31712, 31855), (32732, 32754), (32899, 32919), (33063, 33096), (33296, 33323), (33528, 33554), (33764, 33787), (33939, 33954), (34054, 34106), (34312, 34343), (34487, 34510), (34649, 34744), (35236, 35266), (35431, 35460), (8755, 8763), (35607, 35620), (35698, 35797), (36322, 36362), (34054, 34106), (36597, 36640), (36856, 36997), (37742, 37776), (37926, 37934), (37963, 37979), (38141, 38232), (38776, 38801), (39015, 39034), (39124, 39179), (39510, 39748), (40992, 41011), (41115, 41149), (41322, 41337), (41439, 41498), (41720, 41750), (41920, 42064), (42872, 42905), (39015, 39034), (43119, 43141), (43302, 43317), (43415, 43425), (43462, 43530), (43873, 44307), (46660, 46733), (47119, 47138), (47227, 47299), (47719, 47745), (47883, 47914), (48073, 48140), (48417, 48478), (48845, 48999), (49856, 49877), (50018, 50060), (50356, 50381), (50541, 50586), (50777, 50820), (51079, 51118), (51349, 51555), (52613, 52645), (8755, 8763), (52832, 52889), (53225, 53253), (53455, 53496), (53688, 53753), (54072, 54110), (54298, 54330), (54509, 54550), (54755, 54856), (55308, 55325), (55419, 55464), (55727, 55760), (55952, 56009), (56351, 56744), (58843, 58896), (59202, 59248), (59520, 59571), (59868, 59899), (60081, 60121), (60347, 60382), (60561, 61158), (64244, 64286), (64518, 64546), (64687, 64763), (65158, 65210), (65557, 65614), (65923, 65959), (66154, 66185), (66356, 66378), (66546, 66888), (68634, 68667), (68892, 68948), (69238, 69298), (69686, 69717), (69849, 69895), (70132, 70180), (70393, 70428), (70660, 70857), (71981, 72025), (72341, 72378), (72592, 72621), (72833, 72862), (73056, 73065), (73104, 73154), (73447, 73634), (74587, 74603), (74686, 74720), (74894, 74936), (75150, 75172), (75323, 75398), (75794, 75863), (76240, 76306), (76624, 76661), (76882, 76911), (77085, 77407), (78999, 79036), (79214, 79247), (79468, 79481), (79589, 79627), (79771, 79812), (79996, 80045), (80305, 80364), (80684, 80815), (81462, 81505), (81759, 81800), (82047, 82080), (82272, 82306), (82496, 82514), (82627, 82676), (82942, 82970), (83127, 83135), (83161, 83230), (83629, 83666), (83843, 83877), (84094, 84104), (84159, 84198), (84484, 84667), (85636, 85662), (85833, 85862), (86015, 86078), (86435, 86463), (86609, 86658), (86933, 87210), (88717, 88759), (89006, 89031), (89178, 89229), (89534, 89585), (89877, 89932), (90316, 90340), (90482, 90511), (90656, 90718), (91054, 91083), (91211, 91253), (91448, 91486), (91694, 91742), (92012, 92052), (92270, 92285), (92368, 92529), (93347, 93383), (93562, 93621), (91448, 91486), (93872, 93882), (93951, 93978), (94128, 94169), (94374, 94398), (94537, 94581), (91448, 91486), (94784, 94810), (94952, 95094), (95831, 95858), (91448, 91486), (96008, 96020), (96067, 96109), (96354, 96791), (99241, 99269), (99427, 99464), (43415, 43425), (96008, 96020), (99645, 99679), (99868, 100090), (101474, 101512), (101764, 101793), (101919, 101946)],
    [(67, 143), (649, 851), (1700, 1753), (2023, 2079), (2342, 2374), (2522, 2548), (2671, 2710), (2933, 2984), (3224, 3261), (3441, 3469), (3606, 3661), (3861, 3879), (4554, 5205), (7940, 7978), (8133, 8170), (8319, 8355), (8521, 8574), (8763, 8769), (8847, 8926), (9223, 9261), (9452, 9481), (9735, 9866), (10467, 10527), (10893, 11018), (11503, 11528), (11703, 11766), (11987, 12036), (13138, 14067), (18047, 18103), (18367, 18385), (18492, 18536), (18681, 18712), (8847, 8926), (18860, 18885), (19012, 19058), (19307, 19361), (19886, 20244), (21623, 21663), (21864, 21918), (22209, 22307), (22731, 22778), (23000, 23032), (23196, 23260), (23553, 23616), (23909, 23963), (24181, 24214), (24434, 24509), (24903, 24964), (25305, 25376), (25749, 25783), (26138, 26366), (27313, 27334), (27447, 27463), (27584, 27631), (27878, 27932), (28486, 28835), (30310, 30338), (30526, 30602), (31010, 31088), (31421, 31472), (31855, 32025), (32754, 32781), (32919, 32949), (33096, 33134), (33323, 33361), (33554, 33591), (33787, 33817), (33954, 33974), (34106, 34155), (34343, 34371), (34510, 34536), (34744, 34835), (35266, 35297), (35460, 35487), (8763, 8769), (35620, 35635), (35797, 35901), (36362, 36409), (34106, 34155), (36640, 36682), (36997, 37155), (37776, 37805), (37934, 37941), (37979, 38018), (38232, 38337), (38801, 38853), (39034, 39060), (39179, 39245), (39748, 39987), (41011, 41031), (41149, 41185), (41337, 41357), (41498, 41557), (41750, 41783), (42064, 42229), (42905, 42952), (39034, 39060), (43141, 43167), (43317, 43334), (43425, 43434), (43530, 43597), (44307, 44747), (46733, 46813), (47138, 47160), (47299, 47390), (47745, 47784), (47914, 47950), (48140, 48208), (48478, 48549), (48999, 49172), (49877, 49904), (50060, 50114), (50381, 50409), (50586, 50633), (50820, 50872), (51118, 51161), (51555, 51745), (52645, 52680), (8763, 8769), (52889, 52952), (53253, 53299), (53496, 53533), (53753, 53812), (54110, 54146), (54330, 54366), (54550, 54589), (54856, 54945), (55325, 55345), (55464, 55524), (55760, 55798), (56009, 56081), (56744, 57149), (58896, 58956), (59248, 59299), (59571, 59628), (59899, 59936), (60121, 60162), (60382, 60417), (61158, 61747), (64286, 64334), (64546, 64576), (64763, 64842), (65210, 65278), (65614, 65677), (65959, 66002), (66185, 66220), (66378, 66416), (66888, 67236), (68667, 68714), (68948, 69007), (69298, 69379), (69717, 69748), (69895, 69942), (70180, 70232), (70428, 70473), (70857, 71083), (72025, 72087), (72378, 72420), (72621, 72667), (72862, 72899), (73065, 73072), (73154, 73211), (73634, 73828), (74603, 74616), (74720, 74754), (74936, 74978), (75172, 75203), (75398, 75473), (75863, 75941), (76306, 76370), (76661, 76706), (76911, 76944), (77407, 77726), (79036, 79069), (79247, 79290), (79481, 79496), (79627, 79664), (79812, 79856), (80045, 80101), (80364, 80426), (80815, 80945), (81505, 81552), (81800, 81850), (82080, 82116), (82306, 82352), (82514, 82534), (82676, 82727), (82970, 82999), (83135, 83141), (83230, 83312), (83666, 83700), (83877, 83926), (84104, 84120), (84198, 84250), (84667, 84851), (85662, 85691), (85862, 85891), (86078, 86138), (86463, 86501), (86658, 86716), (87210, 87511), (88759, 88809), (89031, 89063), (89229, 89291), (89585, 89646), (89932, 90012), (90340, 90371), (90511, 90540), (90718, 90782), (91083, 91108), (91253, 91294), (91486, 91534), (91742, 91801), (92052, 92095), (92285, 92302), (92529, 92692), (93383, 93423), (93621, 93671), (91486, 91534), (93882, 93896), (93978, 94012), (94169, 94208), (94398, 94425), (94581, 94627), (91486, 91534), (94810, 94837), (95094, 95228), (95858, 95888), (91486, 91534), (96020, 96031), (96109, 96156), (96791, 97271), (99269, 99308), (99464, 99495), (43425, 43434), (96020, 96031), (99679, 99712), (100090, 100369), (101512, 101557), (101793, 101817), (101946, 101970)],
    [(143, 221), (851, 1054), (1753, 1805), (2079, 2134), (2374, 2404), (2548, 2573), (2710, 2753), (2984, 3033), (3261, 3301), (3441, 3469), (3661, 3711), (3879, 3895), (5205, 5854), (7940, 7978), (8133, 8170), (8319, 8355), (8521, 8574), (8763, 8769), (8926, 8992), (9261, 9297), (9481, 9508), (9866, 10012), (10527, 10581), (11018, 11125), (11528, 11553), (11703, 11766), (12036, 12084), (14067, 15011), (18103, 18157), (18385, 18402), (18492, 18536), (18712, 18742), (8926, 8992), (18885, 18909), (19058, 19099), (19361, 19414), (20244, 20584), (21663, 21702), (21918, 21973), (22307, 22404), (22778, 22824), (23032, 23063), (23260, 23320), (23616, 23675), (23963, 24016), (24214, 24251), (24509, 24589), (24964, 25021), (25376, 25443), (25783, 25823), (26366, 26599), (27334, 27355), (27463, 27479), (27631, 27683), (27932, 27985), (28835, 29183), (30338, 30362), (30602, 30674), (31088, 31160), (31472, 31524), (32025, 32204), (32781, 32804), (32949, 32976), (33134, 33169), (33361, 33396), (33591, 33625), (33817, 33845), (33974, 33993), (34106, 34155), (34371, 34397), (34536, 34561), (34835, 34928), (35297, 35327), (35487, 35516), (8763, 8769), (35635, 35649), (35901, 35998), (36409, 36454), (34106, 34155), (36682, 36723), (37155, 37300), (37805, 37834), (37934, 37941), (38018, 38042), (38337, 38442), (38853, 38889), (39034, 39060), (39245, 39310), (39987, 40227), (41031, 41051), (41185, 41216), (41357, 41377), (41498, 41557), (41783, 41815), (42229, 42396), (42952, 42990), (39034, 39060), (43167, 43192), (43317, 43334), (43425, 43434), (43597, 43659), (44747, 45201), (46813, 46889), (47138, 47160), (47390, 47459), (47745, 47784), (47914, 47950), (48140, 48208), (48549, 48616), (49172, 49339), (49904, 49934), (50114, 50171), (50409, 50436), (50586, 50633), (50872, 50923), (51161, 51210), (51745, 51961), (52680, 52720), (8763, 8769), (52952, 53017), (53299, 53344), (53533, 53570), (53812, 53870), (54146, 54181), (54366, 54401), (54589, 54633), (54945, 55035), (55345, 55365), (55524, 55582), (55798, 55835), (56081, 56144), (57149, 57561), (58956, 59015), (59299, 59348), (59628, 59690), (59936, 59971), (60162, 60205), (60417, 60451), (61747, 62375), (64334, 64376), (64576, 64604), (64842, 64918), (65278, 65340), (65677, 65737), (66002, 66038), (66220, 66255), (66416, 66453), (67236, 67572), (68714, 68760), (69007, 69066), (69379, 69458), (69717, 69748), (69942, 69985), (70180, 70232), (70473, 70516), (71083, 71296), (72087, 72152), (72420, 72466), (72667, 72717), (72899, 72947), (73072, 73079), (73211, 73266), (73828, 74025), (74616, 74629), (74754, 74788), (74978, 75020), (75203, 75233), (75473, 75553), (75941, 76018), (76370, 76437), (76706, 76754), (76944, 76977), (77726, 78043), (79069, 79102), (79290, 79336), (79496, 79510), (79627, 79664), (79812, 79856), (80101, 80148), (80426, 80489), (80945, 81069), (81552, 81598), (81850, 81902), (82116, 82151), (82352, 82391), (82534, 82556), (82727, 82780), (82999, 83030), (83135, 83141), (83312, 83397), (83700, 83733), (83926, 83974), (84104, 84120), (84250, 84303), (84851, 85034), (85691, 85721), (85891, 85921), (86138, 86199), (86463, 86501), (86716, 86773), (87511, 87812), (88809, 88859), (89063, 89093), (89291, 89352), (89646, 89706), (90012, 90084), (90371, 90400), (90540, 90568), (90782, 90847), (91108, 91130), (91294, 91329), (91534, 91573), (91801, 91860), (92095, 92137), (92302, 92318), (92692, 92854), (93423, 93462), (93671, 93718), (91534, 91573), (93896, 93909), (94012, 94037), (94208, 94245), (94425, 94452), (94627, 94660), (91534, 91573), (94837, 94864), (95228, 95364), (95888, 95915), (91534, 91573), (96020, 96031), (96156, 96203), (97271, 97747), (99308, 99345), (99495, 99525), (43425, 43434), (96020, 96031), (99712, 99750), (100369, 100648), (101557, 101598), (101793, 101817), (101946, 101970)],
    [(221, 304), (1054, 1248), (1805, 1858), (2134, 2200), (2404, 2434), (2573, 2590), (2753, 2799), (3033, 3083), (3301, 3338), (3469, 3495), (3711, 3759), (3895, 3912), (5854, 6520), (7978, 8017), (8170, 8207), (8355, 8390), (8574, 8630), (8769, 8776), (8992, 9069), (9297, 9335), (9508, 9540), (10012, 10127), (10581, 10649), (11125, 11249), (11553, 11583), (11766, 11824), (12084, 12135), (15011, 16017), (18157, 18217), (18402, 18422), (18536, 18579), (18742, 18775), (8992, 9069), (18909, 18925), (19099, 19150), (19414, 19466), (20584, 20913), (21702, 21738), (21973, 22023), (22404, 22498), (22824, 22870), (23063, 23092), (23320, 23388), (23675, 23742), (24016, 24059), (24251, 24284), (24589, 24671), (25021, 25083), (25443, 25560), (25823, 25857), (26599, 26854), (27355, 27379), (27479, 27500), (27683, 27733), (27985, 28039), (29183, 29547), (30362, 30389), (30674, 30762), (31160, 31228), (31524, 31580), (32204, 32391), (32804, 32834), (32976, 33001), (33169, 33204), (33396, 33430), (33625, 33669), (33845, 33876), (33993, 34015), (34155, 34208), (34397, 34423), (34561, 34591), (34928, 35026), (35327, 35364), (35516, 35544), (8769, 8776), (35649, 35665), (35998, 36095), (36454, 36508), (34155, 34208), (36723, 36771), (37300, 37443), (37834, 37871), (37941, 37949), (38042, 38076), (38442, 38570), (38889, 38936), (39060, 39081), (39310, 39379), (40227, 40473), (41051, 41071), (41216, 41254), (41377, 41400), (41557, 41616), (41815, 41853), (42396, 42555), (42990, 43038), (39060, 39081), (43192, 43236), (43334, 43370), (43434, 43446), (43659, 43732), (45201, 45684), (46889, 46972), (47160, 47184), (47459, 47550), (47784, 47818), (47950, 47994), (48208, 48277), (48616, 48697), (49339, 49508), (49934, 49965), (50171, 50235), (50436, 50461), (50633, 50678), (50923, 50970), (51210, 51255), (51961, 52184), (52720, 52755), (8769, 8776), (53017, 53085), (53344, 53380), (53570, 53611), (53870, 53934), (54181, 54225), (54401, 54440), (54633, 54673), (55035, 55125), (55365, 55384), (55582, 55639), (55835, 55874), (56144, 56208), (57561, 57967), (59015, 59075), (59348, 59402), (59690, 59759), (59971, 60010), (60205, 60252), (60451, 60483), (62375, 62986), (64376, 64426), (64604, 64630), (64918, 64997), (65340, 65409), (65737, 65797), (66038, 66079), (66255, 66289), (66453, 66488), (67572, 67954), (68760, 68807), (69066, 69125), (69458, 69536), (69748, 69785), (69985, 70031), (70232, 70280), (70516, 70563), (71296, 71530), (72152, 72221), (72466, 72505), (72717, 72753), (72947, 72981), (73079, 73087), (73266, 73322), (74025, 74220), (74629, 74647), (74788, 74825), (75020, 75065), (75233, 75263), (75553, 75637), (76018, 76086), (76437, 76491), (76754, 76790), (76977, 77014), (78043, 78371), (79102, 79140), (79336, 79378), (79510, 79549), (79664, 79698), (79856, 79903), (80148, 80199), (80489, 80557), (81069, 81200), (81598, 81649), (81902, 81951), (82151, 82192), (82391, 82418), (82556, 82578), (82780, 82833), (83030, 83061), (83141, 83148), (83397, 83475), (83733, 83772), (83974, 84015), (84120, 84129), (84303, 84356), (85034, 85232), (85721, 85759), (85921, 85954), (86199, 86282), (86501, 86528), (86773, 86826), (87812, 88129), (88859, 88918), (89093, 89121), (89352, 89416), (89706, 89763), (90084, 90176), (90400, 90427), (90568, 90600), (90847, 90921), (91130, 91155), (91329, 91368), (91573, 91617), (91860, 91913), (92137, 92178), (92318, 92337), (92854, 93027), (93462, 93500), (93718, 93774), (91573, 91617), (93909, 93928), (94037, 94067), (94245, 94290), (94452, 94482), (94660, 94701), (91573, 91617), (94864, 94895), (95364, 95510), (95915, 95944), (91573, 91617), (96031, 96044), (96203, 96257), (97747, 98241), (99345, 99379), (99525, 99557), (43434, 43446), (96031, 96044), (99750, 99792), (100648, 100949), (101598, 101650), (101817, 101848), (101970, 102000)],
    [(304, 383), (1248, 1448), (1858, 1913), (2200, 2265), (2434, 2477), (2590, 2614), (2799, 2843), (3083, 3133), (3338, 3378), (3495, 3524), (3759, 3801), (3912, 3932), (6520, 7230), (8017, 8059), (8207, 8245), (8390, 8432), (8630, 8702), (8776, 8785), (9069, 9138), (9335, 9381), (9540, 9577), (10127, 10269), (10649, 10733), (11249, 11377), (11583, 11613), (11824, 11893), (12135, 12182), (16017, 17051), (18217, 18281), (18422, 18443), (18579, 18618), (18775, 18813), (9069, 9138), (18925, 18948), (19150, 19207), (19466, 19528), (20913, 21268), (21738, 21781), (22023, 22079), (22498, 22600), (22870, 22922), (23092, 23122), (23388, 23456), (23742, 23809), (24059, 24106), (24284, 24317), (24671, 24751), (25083, 25167), (25560, 25628), (25857, 25900), (26854, 27079), (27379, 27402), (27500, 27520), (27733, 27778), (28039, 28093), (29547, 29918), (30389, 30417), (30762, 30853), (31228, 31304), (31580, 31646), (32391, 32563), (32834, 32865), (33001, 33041), (33204, 33259), (33430, 33490), (33669, 33723), (33876, 33911), (34015, 34032), (34208, 34260), (34423, 34453), (34591, 34622), (35026, 35128), (35364, 35396), (35544, 35577), (8776, 8785), (35665, 35684), (36095, 36204), (36508, 36554), (34208, 34260), (36771, 36813), (37443, 37596), (37871, 37903), (37949, 37958), (38076, 38113), (38570, 38686), (38936, 38977), (39081, 39111), (39379, 39450), (40473, 40749), (41071, 41091), (41254, 41289), (41400, 41419), (41616, 41680), (41853, 41887), (42555, 42718), (43038, 43082), (39081, 39111), (43236, 43271), (43370, 43393), (43446, 43457), (43732, 43806), (45684, 46189), (46972, 47046), (47184, 47205), (47550, 47636), (47818, 47853), (47994, 48031), (48277, 48347), (48697, 48769), (49508, 49687), (49965, 49990), (50235, 50293), (50461, 50506), (50678, 50727), (50970, 51029), (51255, 51311), (52184, 52408), (52755, 52798), (8776, 8785), (53085, 53154), (53380, 53419), (53611, 53654), (53934, 54003), (54225, 54263), (54440, 54474), (54673, 54718), (55125, 55222), (55384, 55403), (55639, 55683), (55874, 55915), (56208, 56273), (57967, 58426), (59075, 59138), (59402, 59459), (59759, 59813), (60010, 60045), (60252, 60299), (60483, 60522), (62986, 63633), (64426, 64470), (64630, 64661), (64997, 65085), (65409, 65487), (65797, 65864), (66079, 66116), (66289, 66323), (66488, 66520), (67954, 68312), (68807, 68845), (69125, 69174), (69536, 69610), (69785, 69816), (70031, 70088), (70280, 70338), (70563, 70623), (71530, 71771), (72221, 72286), (72505, 72545), (72753, 72798), (72981, 73023), (73087, 73096), (73322, 73389), (74220, 74414), (74647, 74666), (74825, 74861), (75065, 75109), (75263, 75293), (75637, 75718), (76086, 76160), (76491, 76566), (76790, 76847), (77014, 77052), (78371, 78696), (79140, 79181), (79378, 79429), (79549, 79568), (79698, 79740), (79903, 79957), (80199, 80259), (80557, 80625), (81200, 81341), (81649, 81707), (81951, 82003), (82192, 82231), (82418, 82463), (82578, 82606), (82833, 82894), (83061, 83100), (83148, 83156), (83475, 83560), (83772, 83810), (84015, 84061), (84129, 84147), (84356, 84422), (85232, 85453), (85759, 85803), (85954, 85985), (86282, 86366), (86528, 86571), (86826, 86880), (88129, 88440), (88918, 88964), (89121, 89150), (89416, 89477), (89763, 89824), (90176, 90261), (90427, 90455), (90600, 90632), (90921, 90990), (91155, 91186), (91368, 91404), (91617, 91658), (91913, 91965), (92178, 92224), (92337, 92356), (93027, 93191), (93500, 93536), (93774, 93822), (91617, 91658), (93928, 93940), (94067, 94101), (94290, 94339), (94482, 94512), (94701, 94742), (91617, 91658), (94895, 94932), (95510, 95665), (95944, 95972), (91617, 91658), (96044, 96057), (96257, 96312), (98241, 98776), (99379, 99406), (99557, 99607), (43446, 43457), (96044, 96057), (99792, 99833), (100949, 101203), (101650, 101698), (101848, 101885), (102000, 102031)],
    [(383, 454), (1448, 1648), (1913, 1969), (2265, 2318), (2477, 2501), (2614, 2629), (2843, 2886), (3133, 3188), (3378, 3415), (3524, 3564), (3801, 3848), (3932, 3949), (7230, 7898), (8059, 8097), (8245, 8288), (8432, 8459), (8702, 8755), (8785, 8793), (9138, 9194), (9381, 9425), (9577, 9609), (10269, 10406), (10733, 10797), (11377, 11479), (11613, 11643), (11893, 11943), (12182, 12248), (17051, 17993), (18281, 18351), (18443, 18459), (18618, 18656), (18813, 18840), (9138, 9194), (18948, 18962), (19207, 19252), (19528, 19581), (21268, 21591), (21781, 21821), (22079, 22125), (22600, 22684), (22922, 22970), (23122, 23152), (23456, 23510), (23809, 23862), (24106, 24149), (24317, 24357), (24751, 24835), (25167, 25225), (25628, 25709), (25900, 25924), (27079, 27295), (27402, 27432), (27520, 27543), (27778, 27825), (28093, 28147), (29918, 30286), (30417, 30442), (30853, 30937), (31304, 31373), (31646, 31712), (32563, 32732), (32865, 32899), (33041, 33063), (33259, 33296), (33490, 33528), (33723, 33764), (33911, 33939), (34032, 34054), (34260, 34312), (34453, 34487), (34622, 34649), (35128, 35236), (35396, 35431), (35577, 35607), (8785, 8793), (35684, 35698), (36204, 36322), (36554, 36597), (34260, 34312), (36813, 36856), (37596, 37742), (37903, 37926), (37958, 37963), (38113, 38141), (38686, 38776), (38977, 39015), (39111, 39124), (39450, 39510), (40749, 40992), (41091, 41115), (41289, 41322), (41419, 41439), (41680, 41720), (41887, 41920), (42718, 42872), (43082, 43119), (39111, 39124), (43271, 43302), (43393, 43415), (43457, 43462), (43806, 43873), (46189, 46660), (47046, 47119), (47205, 47227), (47636, 47719), (47853, 47883), (48031, 48073), (48347, 48417), (48769, 48845), (49687, 49856), (49990, 50018), (50293, 50356), (50506, 50541), (50727, 50777), (51029, 51079), (51311, 51349), (52408, 52613), (52798, 52832), (8785, 8793), (53154, 53225), (53419, 53455), (53654, 53688), (54003, 54072), (54263, 54298), (54474, 54509), (54718, 54755), (55222, 55308), (55403, 55419), (55683, 55727), (55915, 55952), (56273, 56351), (58426, 58843), (59138, 59202), (59459, 59520), (59813, 59868), (60045, 60081), (60299, 60347), (60522, 60561), (63633, 64244), (64470, 64518), (64661, 64687), (65085, 65158), (65487, 65557), (65864, 65923), (66116, 66154), (66323, 66356), (66520, 66546), (68312, 68634), (68845, 68892), (69174, 69238), (69610, 69686), (69816, 69849), (70088, 70132), (70338, 70393), (70623, 70660), (71771, 71981), (72286, 72341), (72545, 72592), (72798, 72833), (73023, 73056), (73096, 73104), (73389, 73447), (74414, 74587), (74666, 74686), (74861, 74894), (75109, 75150), (75293, 75323), (75718, 75794), (76160, 76240), (76566, 76624), (76847, 76882), (77052, 77085), (78696, 78999), (79181, 79214), (79429, 79468), (79568, 79589), (79740, 79771), (79957, 79996), (80259, 80305), (80625, 80684), (81341, 81462), (81707, 81759), (82003, 82047), (82231, 82272), (82463, 82496), (82606, 82627), (82894, 82942), (83100, 83127), (83156, 83161), (83560, 83629), (83810, 83843), (84061, 84094), (84147, 84159), (84422, 84484), (85453, 85636), (85803, 85833), (85985, 86015), (86366, 86435), (86571, 86609), (86880, 86933), (88440, 88717), (88964, 89006), (89150, 89178), (89477, 89534), (89824, 89877), (90261, 90316), (90455, 90482), (90632, 90656), (90990, 91054), (91186, 91211), (91404, 91448), (91658, 91694), (91965, 92012), (92224, 92270), (92356, 92368), (93191, 93347), (93536, 93562), (93822, 93872), (91658, 91694), (93940, 93951), (94101, 94128), (94339, 94374), (94512, 94537), (94742, 94784), (91658, 91694), (94932, 94952), (95665, 95831), (95972, 96008), (91658, 91694), (96057, 96067), (96312, 96354), (98776, 99241), (99406, 99427), (99607, 99635), (43457, 43462), (99635, 99645), (99833, 99868), (101203, 101474), (101698, 101764), (101885, 101919), (102031, 102060)],
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
    "Settle under other rules, without recording anything; rule options change the preset",
    "Fazer o acerto por outras regras, sem registrar nada; as opções de regras mudam a predefinição",
    "Faz o acerto com outras regras, sem registar nada; as opções de regras alteram a predefinição",
    "Fa il saldo con altre regole, senza registrare niente; le opzioni di regole cambiano il preset",
    "Nach anderen Regeln abrechnen, ohne etwas einzutragen; Optionen für Regeln ändern die Voreinstellung",
    "Rozlicza według innych zasad, niczego nie zapisując; opcje zasad zmieniają zestaw",
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
    "Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.",
    "Abrange todas as séries, ou a que `--series` indica. Cada número vem com a quantidade de mãos ou partidas em que se baseia e, se forem conhecidas, com as probabilidades do baralho. Pontos deixados na mesa são os que uma arrumação melhor teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registradas com cartas.",
    "Abrange todas as séries, ou a que `--series` indica. Cada número vem com as mãos ou os jogos em que se baseia e, quando se conhecem, com as probabilidades do baralho. Os pontos deixados na mesa são os que uma melhor arrumação teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registadas com cartas.",
    "Comprende tutti gli incontri, o quello indicato con `--series`. Ogni cifra ha accanto il numero di mani o di partite su cui si basa e, se si conoscono, le probabilità date dal mazzo. I punti lasciati sul tavolo sono quelli che una disposizione migliore avrebbe fatto segnare contro le carte dell'altro giocatore così come sono state messe giù, nelle mani registrate con le carte.",
    "Umfasst alle Serien, oder die mit `--series` genannte. Bei jeder Zahl steht, auf wie vielen Runden oder Partien sie beruht, und, soweit bekannt, wie wahrscheinlich es mit diesen Karten ist. Liegen geblieben sind die Punkte, die eine bessere Auslage gegen die Karten des anderen, wie sie lagen, gebracht hätte, in den Runden, die mit Karten eingetragen sind.",
    "Obejmuje wszystkie serie albo tę, którą wskazuje `--series`. Przy każdej liczbie jest liczba rozdań lub partii, z których ją policzono, i, jeśli są znane, szanse z talii. Stracone punkty to te, które dałby lepszy rozkład przeciw kartom drugiego gracza, tak jak je wyłożono, w rozdaniach zapisanych z kartami.",
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
    "Rank players across several ledgers",
    "Classificar os jogadores de vários registros",
    "Classifica os jogadores de vários registos",
    "Fa la classifica dei giocatori di più registri",
    "Eine Rangliste der Spieler aus mehreren Spielbüchern zeigen",
    "Układa ranking graczy z kilku ksiąg",
    "Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.",
    "Mostra as séries ganhas e perdidas de cada jogador, as partidas, as caixas e o saldo de pontos: o dos acertos e, nas séries não terminadas, o das partidas fechadas. Uma série encontrada em dois registros conta uma só vez.",
    "Mostra, para cada jogador, as séries ganhas e perdidas, os jogos, as caixas e o saldo de pontos: o dos acertos e, nas séries por acabar, o dos jogos fechados. Uma série que está em dois registos conta uma vez.",
    "Mostra per ogni giocatore gli incontri vinti e persi, le partite, le caselle e i punti netti: quelli dei saldi e, per gli incontri non finiti, quelli delle partite chiuse. Un incontro che si trova in due registri conta una volta sola.",
    "Zeigt für jeden Spieler gewonnene und verlorene Serien, Partien, Boxen und den Saldo der Punkte: den aus den Abrechnungen, bei nicht beendeten Serien den aus den beendeten Partien. Eine Serie, die in zwei Spielbüchern steht, zählt einmal.",
    "Pokazuje dla każdego gracza serie wygrane i przegrane, partie, kratki i bilans punktów: z rozliczeń, a w seriach niezakończonych z zamkniętych partii. Seria, która jest w dwóch księgach, liczy się raz.",
    "Rank the players of two ledgers, best first.",
    "Classificar os jogadores de dois registros, do melhor ao pior.",
    "Classifica os jogadores de dois registos, a começar pelo melhor.",
    "Fa la classifica dei giocatori di due registri, dal migliore in giù.",
    "Eine Rangliste der Spieler zweier Spielbücher, der beste zuerst.",
    "Układa ranking graczy z dwóch ksiąg, od najlepszego.",
    "The ledgers [default: the one in use]",
    "Os registros [padrão: o que está em uso]",
    "Os registos [por omissão: o que está em uso]",
    "I registri [predefinito: quello in uso]",
    "Die Spielbücher [Vorgabe: das benutzte]",
    "Księgi [domyślnie: ta, która jest w użyciu]",
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
static MADE_UP_AT: [(u32, u32); 241] = [(0, 101), (101, 373), (373, 454), (454, 538), (538, 582), (582, 622), (622, 690), (690, 764), (764, 824), (824, 870), (870, 938), (938, 967), (967, 1785), (1785, 1853), (1853, 1913), (1913, 1966), (1966, 2060), (2060, 2082), (2082, 2166), (2166, 2216), (2216, 2264), (2264, 2444), (2444, 2537), (2537, 2677), (2677, 2721), (2721, 2813), (2813, 2883), (2883, 4081), (4081, 4165), (4165, 4198), (4198, 4254), (4254, 4299), (2082, 2166), (4299, 4337), (4337, 4415), (4415, 4500), (4500, 4918), (4918, 4972), (4972, 5041), (5041, 5165), (5165, 5239), (5239, 5291), (5291, 5361), (5361, 5430), (5430, 5504), (5504, 5558), (5558, 5672), (5672, 5774), (5774, 5892), (5892, 5957), (5957, 6254), (6254, 6290), (6290, 6322), (6322, 6388), (6388, 6470), (6470, 6934), (6934, 6978), (6978, 7102), (7102, 7211), (7211, 7287), (7287, 7489), (7489, 7530), (7530, 7568), (7568, 7624), (7624, 7672), (7672, 7718), (7718, 7760), (7760, 7792), (7792, 7873), (7873, 7926), (7926, 7968), (7968, 8106), (8106, 8158), (8158, 8208), (2060, 2082), (8208, 8237), (8237, 8381), (8381, 8446), (7792, 7873), (8446, 8515), (8515, 8715), (8715, 8772), (8772, 8794), (8794, 8827), (8827, 8960), (8960, 9005), (9005, 9042), (9042, 9127), (9127, 9456), (9456, 9493), (9493, 9550), (9550, 9582), (9582, 9672), (9672, 9724), (9724, 9928), (9928, 9984), (9005, 9042), (9984, 10025), (10025, 10057), (10057, 10082), (10082, 10184), (10184, 10774), (10774, 10883), (10883, 10920), (10920, 11028), (11028, 11074), (11074, 11127), (11127, 11228), (11228, 11321), (11321, 11538), (11538, 11578), (11578, 11646), (11646, 11691), (11691, 11763), (11763, 11832), (11832, 11896), (11896, 12182), (12182, 12236), (2060, 2082), (12236, 12324), (12324, 12373), (12373, 12439), (12439, 12537), (12537, 12599), (12599, 12653), (12653, 12719), (12719, 12865), (12865, 12899), (12899, 12971), (12971, 13027), (13027, 13115), (13115, 13651), (13651, 13733), (13733, 13806), (13806, 13886), (13886, 13939), (13939, 14004), (14004, 14062), (14062, 14870), (14870, 14938), (14938, 14987), (14987, 15100), (15100, 15181), (15181, 15269), (15269, 15329), (15329, 15382), (15382, 15423), (15423, 15891), (15891, 15947), (15947, 16033), (16033, 16125), (16125, 16178), (16178, 16251), (16251, 16327), (16327, 16385), (16385, 16659), (16659, 16729), (16729, 16790), (16790, 16840), (16840, 16890), (16890, 16914), (16914, 16992), (16992, 17253), (17253, 17286), (17286, 17343), (17343, 17411), (17411, 17452), (17452, 17564), (17564, 17668), (17668, 17768), (17768, 17829), (17829, 17879), (17879, 18320), (18320, 18381), (18381, 18437), (18437, 18466), (18466, 18528), (18528, 18594), (18594, 18671), (18671, 18761), (18761, 18947), (18947, 19016), (19016, 19082), (19082, 19138), (19138, 19195), (19195, 19231), (19231, 19308), (19308, 19357), (19357, 19379), (19379, 19483), (19483, 19544), (19544, 19601), (19601, 19626), (19626, 19690), (19690, 19946), (19946, 19992), (19992, 20042), (20042, 20138), (20138, 20187), (20187, 20264), (20264, 20645), (20645, 20713), (20713, 20758), (20758, 20838), (20838, 20918), (20918, 21003), (21003, 21047), (21047, 21097), (21097, 21191), (21191, 21241), (21241, 21309), (21309, 21371), (21371, 21447), (21447, 21512), (21512, 21544), (21544, 21770), (21770, 21830), (21830, 21920), (21309, 21371), (21920, 21945), (21945, 21993), (21993, 22059), (22059, 22103), (22103, 22173), (21309, 21371), (22173, 22219), (22219, 22420), (22420, 22468), (21309, 21371), (22468, 22496), (22496, 22564), (22564, 23158), (23158, 23207), (23207, 23268), (10057, 10082), (22468, 22496), (23268, 23325), (23325, 23633), (23633, 23695), (23695, 23745), (23745, 23793)];

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
    "⟦Settle under other rules, without recording anything; rule options change the preset⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
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
    "⟦Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show all players over all series.⟧⟦~~~~~~~~~~~⟧",
    "⟦Show Ann against Bob, in series since the start of 2026.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦The players, by name or an unambiguous prefix [default: all]⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Only series against this player⟧⟦~~~~~~~~~~⟧",
    "⟦Only series that started on this date or later⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦Only series whose rules are based on this preset⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Rank players across several ledgers⟧⟦~~~~~~~~~~~⟧",
    "⟦Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rank the players of two ledgers, best first.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦The ledgers [default: the one in use]⟧⟦~~~~~~~~~~~~⟧",
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
    ("summary-other", 0),
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
    ("stats-players", 0),
    ("stats-against", 0),
    ("stats-since", 0),
    ("stats-preset", 0),
    ("standings", 0),
    ("standings-more", 0),
    ("standings-example", 0),
    ("standings-dirs", 0),
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
