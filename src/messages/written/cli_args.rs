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

// Keep the score in a page that a browser on another screen shows.
message!(30, TableExample3);

// All players, as in `new`; or none
message!(31, TablePlayers);

// Always start a new series
message!(32, TableNew);

// Before recording, point out better spreads or lay-offs
message!(33, TableAdvise);

// Write the score to FILE after every entry, as a page for a second screen
message!(34, TablePage);

// Show the score on other screens, in their browsers
message!(35, Board);

// Shows a page with the score, the sheet, who deals and the last hand, until you press Ctrl-C. The page follows the ledger while `ginscore table` runs in another terminal, and loads itself again every few seconds. Without `--series` it is about the current series, and about the next one as soon as the table starts it.
// 
// Only this computer can open the page. With `--lan` everyone on the network can, and the address is drawn as a QR code for phones. They can only read it, and see nothing that is not on the sheet. If the computer is in several networks, its address in each of them works. `ginscore table --page FILE` writes the same page to a file.
message!(36, BoardMore);

// Show the score on the phones and the television of the house.
message!(37, BoardExample1);

// Show the series with ann in its name, on this computer.
message!(38, BoardExample2);

// Show it to everyone on the network
message!(39, BoardLan);

// The port of the address; 0 takes any that is free
message!(40, BoardPort);

// Show the score sheet
message!(41, Score);

// Show the sheet of the series with ann in its name.
message!(42, ScoreExample);

// Show the settlement: who won, by how much, and who pays
message!(43, Summary);

// With `--as` or rule options, every hand is scored again as its cards would have been laid down under those rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender lays off what fits. The hands whose points change are listed first. Counts stay as reported.
message!(44, SummaryMore);

// Show who won, and who pays whom.
message!(45, SummaryExample1);

// Settle under Pagat's rules with one change.
message!(46, SummaryExample2);

// Print the result for a chat.
message!(47, SummaryExample3);

// Settle under other rules, without recording anything; rule options change the preset
message!(48, SummaryOther);

// Print at most ten lines to send to a chat: who won, by how much, and who pays
message!(49, SummaryShare);

// Print the series as a script that reproduces it
message!(50, Log);

// Print the evening as a script.
message!(51, LogExample1);

// Add what was undone or amended, as comments.
message!(52, LogExample2);

// Add what was undone or amended, as comments
message!(53, LogAll);

// Explain the points, boxes and columns of a hand
message!(54, Why);

// Explain every number of hand 12.
message!(55, WhyExample);

// The number of the hand, as `ginscore score` shows it [default: the last hand]
message!(56, WhyNumber);

// Show what each player needs, and what they can safely be caught with
message!(57, Counts);

// Show how many points each player needs, and what they can safely be caught with.
message!(58, CountsExample);

// Show which points were left on the table
message!(59, Review);

// These are the points that a better spread of a player's own cards would have earned or saved, against the other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.
message!(60, ReviewMore);

// Review every hand.
message!(61, ReviewExample1);

// Review hand 12.
message!(62, ReviewExample2);

// The number of a hand [default: all hands]
message!(63, ReviewNumber);

// Verify the ledger; silent if everything is consistent
message!(64, Audit);

// Checks every series, or the one that `--series` names: the points of each hand, the seals, what this computer wrote last, and copies that other programs left; and the house rules that were saved. Things that are not faults but that you should know are reported once: an accepted change, entries without a seal, and a ledger that has moved.
message!(65, AuditMore);

// Verify the whole ledger.
message!(66, AuditExample1);

// Check whether that seal belongs to this ledger and everything up to it is unchanged.
message!(67, AuditExample2);

// Record that the edits to the series with ann in its name are intentional.
message!(68, AuditExample3);

// Show the last seal, for the other player to note
message!(69, Seal);

// A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later. ginscore-ledger(7) says what it proves.
message!(70, SealMore);

// Show the seal to note.
message!(71, SealExample);

// Show the seal, and the whole evening as a QR code to photograph.
message!(72, SealExample2);

// Keep the text of the evening in a file.
message!(73, SealExample3);

// Draw the record of the evening as a QR code, for the phone of the other player
message!(74, SealQr);

// Print the text of the record, as the QR code holds it
message!(75, SealText);

// Compare the record of an evening with the ledger
message!(76, Verify);

// Reads the text that a phone found in the QR code of `ginscore seal --qr` or of a page, plays it, and says whether it is an evening of this ledger, or where the first difference is. Several codes may come in any order; line breaks and spaces between words do not matter. A script as `ginscore log` prints it is compared, too.
// 
// If both are the same, both players had the same record when the code was made. It is not a signature: anyone can make such a text, but not one with a seal that the ledger had before. The status is 0 if they are the same, even if the ledger has later hands; 1 if they differ; 2 if the text cannot be read.
message!(77, VerifyMore);

// Compare the text that a phone found with the ledger.
message!(78, VerifyExample1);

// Compare a text that is pasted into the terminal.
message!(79, VerifyExample2);

// Make a script of it, which `ginscore table` records again.
message!(80, VerifyExample3);

// Text of all codes of an evening, or a script; `-` is standard input [default: -]
message!(81, VerifyFile);

// Print the evening as a script instead of comparing it
message!(82, VerifyScript);

// Print an empty score sheet for the rules agreed
message!(83, Paper);

// The sheet has the columns, boxes and targets of these rules, a line with the blanks that one types for each hand, the settlement as a form, and all house rules in small print with their source. The rules are given as for `ginscore new`. Without names they are left blank, for two players. `html` is a page to print; the foot of the sheet says how a filled one is recorded. `ginscore export -o evening.html` prints an evening that is recorded.
message!(84, PaperMore);

// Print a sheet for Hollywood gin, with blanks for the names.
message!(85, PaperExample1);

// Make a page to print on A4.
message!(86, PaperExample2);

// Make a page for two sides, on American paper.
message!(87, PaperExample3);

// Undo the last change
message!(88, Undo);

// Undo the last hand or correction.
message!(89, UndoExample);

// Redo the last undone change
message!(90, Redo);

// Redo what was just undone.
message!(91, RedoExample);

// Replace a recorded hand
message!(92, Amend);

// Replace hand 3.
message!(93, AmendExample);

// The number of the hand, as `ginscore score` shows it
message!(94, AmendNumber);

// The hand as it should have been
message!(95, AmendLine);

// Insert a forgotten hand
message!(96, Insert);

// The hand gets that number, and the later hands move up. Everything that changes by it is shown.
message!(97, InsertMore);

// Insert the hand before hand 3.
message!(98, InsertExample);

// The number that the hand gets
message!(99, InsertNumber);

// The hand
message!(100, InsertLine);

// Delete a hand
message!(101, Delete);

// The later hands move down. Everything that changes by it is shown, and `undo` brings the hand back.
message!(102, DeleteMore);

// Delete hand 3, which was recorded twice.
message!(103, DeleteExample);

// The number of the hand, as `ginscore score` shows it
message!(104, DeleteNumber);

// Announce the knock card of the hand in play
message!(105, Up);

// The next hand has this card unless it names another one. ginscore says what the card means: the knock limit, and whether the hand is doubled.
message!(106, UpMore);

// The seven of spades was turned up.
message!(107, UpExample);

// The card
message!(108, UpCard);

// Record a misdeal
message!(109, Misdeal);

// A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.
message!(110, MisdealMore);

// Record a misdeal and why.
message!(111, MisdealExample);

// A note, after a `#`
message!(112, MisdealNote);

// Record a penalty or an award that the players agreed on
message!(113, Adjust);

// An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game by itself. It is entered in the open games in which the player has an entry, or in the game that it names. The reason is required.
message!(114, AdjustMore);

// Give Ann 10 points.
message!(115, AdjustExample1);

// Take 10 points from Bob in game 2.
message!(116, AdjustExample2);

// Give Ann a box.
message!(117, AdjustExample3);

// The player, the points or boxes, and the reason after a `#`
message!(118, AdjustLine);

// Stop the series before its end
message!(119, Stop);

// Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for the game. `undo` continues the series.
message!(120, StopMore);

// Stop, and settle what was played.
message!(121, StopExample);

// A note, after a `#`
message!(122, StopNote);

// Correct who deals next
message!(123, Deal);

// Bob deals next.
message!(124, DealExample);

// The player
message!(125, DealName);

// Record a word from the other player, and show the seal to write down
message!(126, Witness);

// The scorekeeper could prepare two versions of an evening with the same seal, but not with the same seal after a word that they cannot know. The other player writes down the seal, says a word, and writes down the seal after it: no other version, prepared earlier or made later, matches both. The word is not a hand and cannot be undone. Without a word, ginscore asks for it at a terminal. ginscore-ledger(7) says what each seal proves.
message!(127, WitnessMore);

// Record what the other player said; they write down the seal that follows.
message!(128, WitnessExample);

// One word or several
message!(129, WitnessWord);

// Check whether groups of cards are melds or, with a slash, a legal spread
message!(130, Check);

// Not a run: the ace is low.
message!(131, CheckExample1);

// A legal spread with 4 deadwood.
message!(132, CheckExample2);

// The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`
message!(133, CheckGroups);

// Find the best spread of 1 to 11 cards, or the defender's best
message!(134, Best);

// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard input, one per line, and prints their counts.
message!(135, BestMore);

// Find the best spread.
message!(136, BestExample1);

// Find the defender's best against two runs.
message!(137, BestExample2);

// Print one count per line.
message!(138, BestExample3);

// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
message!(139, BestCards);

// With `-`, print the spread after each count
message!(140, BestSpread);

// Rule on a showdown without recording it
message!(141, Judge);

// The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.
// 
// `judge -` reads hands from standard input, one per line. For each it prints a line: how the hand ended, who won it (`knocker`, `defender` or `-`), and the points, separated by tabs; with `--json`, an object.
message!(142, JudgeMore);

// Rule on a knock in Oklahoma gin.
message!(143, JudgeExample);

// Rule on one hand per line.
message!(144, JudgeExample2);

// The hand, or `-`
message!(145, JudgeLine);

// List, save and compare house rules, and read the rulebook
message!(146, Rules);

// Show every rule of a preset.
message!(147, RulesExample1);

// Save the rules of the house under a name.
message!(148, RulesExample2);

// Explain what an undercut is, and what it is worth in each source.
message!(149, RulesExample3);

// List series and choose the current one
message!(150, Series);

// List every series of the ledger.
message!(151, SeriesExample);

// List the players, and correct their names
message!(152, Players);

// Without a command, lists the players of the ledger with the number of series in which each one plays.
message!(153, PlayersMore);

// List the players.
message!(154, PlayersExample1);

// Call Rob Robert from now on, in every series.
message!(155, PlayersExample2);

// Make Bobby and Robert one player.
message!(156, PlayersExample3);

// Export series as a web page or as data for other programs
message!(157, Export);

// Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules, for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported.
message!(158, ExportMore);

// Export the current series as a page to open or print.
message!(159, ExportExample1);

// Export every hand of the ledger, one row each.
message!(160, ExportExample2);

// Export format [default: from the extension of FILE]
message!(161, ExportFormat);

// Export all series of the ledger
message!(162, ExportAll);

// Write to FILE instead of standard output
message!(163, ExportOutput);

// Import hands from CSV or JSON Lines
message!(164, Import);

// Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Columns that are not known are ignored, with a remark; `--map` says what they are. ginscore-rows(7) lists the columns. Every hand is checked against the rules of its series: those in the row, otherwise those given as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series that is already in the ledger is skipped, or continued if the file has more hands.
message!(165, ImportMore);

// Print what would be recorded, as a script.
message!(166, ImportExample1);

// Import into the ledger club.
message!(167, ImportExample2);

// Import a sheet with the headings Date, Winner, Loser, Points, How and Table.
message!(168, ImportExample3);

// Import a sheet of games by Pagat's rules, for money.
message!(169, ImportExample4);

// Import a sheet with headings that ginscore does not know.
message!(170, ImportExample5);

// Leave a column out without a remark.
message!(171, ImportExample6);

// Read 11/12/2026 as 11 December.
message!(172, ImportExample7);

// Show player statistics
message!(173, Stats);

// Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games that it is based on and, if they are known, with the odds of the deck. Points left on the table are those that a better spread would have earned against the other player's cards as they were laid down, over the hands recorded with cards.
// 
// In the long run, the mean points per hand would be within the 95% interval in 19 of 20 cases. If 0 is in it, luck may explain all of it, and the number of further hands is given after which, with the same mean and spread, 0 would not be in it.
message!(174, StatsMore);

// Show all players over all series.
message!(175, StatsExample1);

// Show Ann against Bob, in series since the start of 2026.
message!(176, StatsExample2);

// Write a page of all players, to open or print.
message!(177, StatsExample3);

// The players, by name or an unambiguous prefix [default: all]
message!(178, StatsPlayers);

// Only series against this player
message!(179, StatsAgainst);

// Only series that started on this date or later
message!(180, StatsSince);

// Only series whose rules are based on this preset
message!(181, StatsPreset);

// Also write a page to FILE, with plots, to open or print
message!(182, StatsPage);

// Rank players across several ledgers
message!(183, Standings);

// Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.
// 
// The rating is Glicko-2, with its deviation: a result is a hand, a period is a day on which anyone played. With `--tie-break`, players are ranked by match points, 1 for a match won and 1/2 for a tied one, and a match is a finished series of two players; players who are equal after all tie-breaks share a place. docs/statistics.md has the formulas and examples.
message!(184, StandingsMore);

// Rank the players of two ledgers, best first.
message!(185, StandingsExample);

// Rank the players of an evening by matches, as after a Swiss.
message!(186, StandingsExample2);

// Write a page of the standings, to open or print.
message!(187, StandingsExample3);

// The ledgers [default: the one in use]
message!(188, StandingsDirs);

// Only series that started on this date or later, such as the series of tonight
message!(189, StandingsSince);

// Also write a page to FILE, with a plot, to open or print
message!(190, StandingsPage);

// Rank by matches, and players with the same match points by this; may be repeated, in order
message!(191, StandingsTieBreak);

// match points against the others tied, if all have met equally often
message!(192, TieBreakHeadToHead);

// matches won
message!(193, TieBreakWins);

// the sum of the match points of the opponents
message!(194, TieBreakBuchholz);

// buchholz without the highest and the lowest opponent
message!(195, TieBreakMedian);

// the match points of the opponents beaten, and half of those tied with
message!(196, TieBreakSonnebornBerger);

// the net points of all matches
message!(197, TieBreakSpread);

// the boxes of all matches
message!(198, TieBreakBoxes);

// Print completions for a shell
message!(199, Completions);

// Install completions for bash.
message!(200, CompletionsExample);

// The shell
message!(201, CompletionsShell);

// Show the manual, or write its pages to a directory
message!(202, Man);

// At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.
message!(203, ManMore);

// Read the manual.
message!(204, ManExample1);

// Read the page of `ginscore table`.
message!(205, ManExample2);

// Read the page of `ginscore rules explain`.
message!(206, ManExample3);

// Install the man pages.
message!(207, ManExample4);

// A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
message!(208, ManPage);

// Write all pages to DIR instead, which is created if it does not exist
message!(209, ManOutput);

// List the presets with their sources, and the rules that were saved
message!(210, RulesList);

// List the presets and the saved rules.
message!(211, RulesListExample);

// Save house rules under a name
message!(212, RulesSave);

// Without options, saves the rules of the current series; with rule options, those that `ginscore new` would take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.
message!(213, RulesSaveMore);

// Save the rules of the current series.
message!(214, RulesSaveExample1);

// Save Pagat's rules with a change.
message!(215, RulesSaveExample2);

// Play by them.
message!(216, RulesSaveExample3);

// The name: letters, digits, `-` and `_`
message!(217, RulesSaveName);

// A note, such as where the rules come from
message!(218, RulesSaveNote);

// Replace other rules that are saved under the name
message!(219, RulesSaveReplace);

// Choose the rules of new series in this ledger, or show them
message!(220, RulesDefault);

// `new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger, for everyone who uses it.
message!(221, RulesDefaultMore);

// Show by which rules a new series is played.
message!(222, RulesDefaultExample1);

// Play by the saved rules club from now on.
message!(223, RulesDefaultExample2);

// Play by the standard rules again.
message!(224, RulesDefaultExample3);

// A preset, or rules that were saved
message!(225, RulesDefaultName);

// Delete saved rules
message!(226, RulesDelete);

// Series that were played by them keep their rules.
message!(227, RulesDeleteMore);

// Delete the saved rules club.
message!(228, RulesDeleteExample);

// The name
message!(229, RulesDeleteName);

// Show every rule of a preset, of saved rules, or of the current series
message!(230, RulesShow);

// Show the rules of the current series.
message!(231, RulesShowExample1);

// Show a preset with the knock card.
message!(232, RulesShowExample2);

// The preset
message!(233, RulesShowName);

// Show where two presets or series differ
message!(234, RulesDiff);

// With two names, compares them; rule options change the second. With one name and rule options, shows what the options change. With one name alone, compares it with the current series.
message!(235, RulesDiffMore);

// Show where the two differ.
message!(236, RulesDiffExample1);

// Show what the option changes.
message!(237, RulesDiffExample2);

// Show where the rules of the current series differ from Pagat's.
message!(238, RulesDiffExample3);

// One or two presets or series
message!(239, RulesDiffNames);

// Explain a topic of the rulebook, with its sources
message!(240, RulesExplain);

// Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.
message!(241, RulesExplainMore);

// List the topics and terms of the rulebook.
message!(242, RulesExplainExample1);

// Print the whole rulebook.
message!(243, RulesExplainExample2);

// Explain laying off and its order, with the sources.
message!(244, RulesExplainExample3);

// Explain what happens after a knock above the limit.
message!(245, RulesExplainExample4);

// A topic, a term, a rule's key, or an unambiguous prefix
message!(246, RulesExplainTopic);

// Print the whole rulebook
message!(247, RulesExplainAll);

// List the series of the ledger
message!(248, SeriesList);

// List every series of the ledger; a star marks the current one.
message!(249, SeriesListExample);

// Make a series the current one
message!(250, SeriesUse);

// Switch to the series with ann in its name.
message!(251, SeriesUseExample);

// Its name, or an unambiguous part of it
message!(252, SeriesUseName);

// Show the current series' file, players and rules
message!(253, SeriesShow);

// Show where the current series is stored.
message!(254, SeriesShowExample);

// Delete a series
message!(255, SeriesDelete);

// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a terminal, asks first; otherwise `--yes` is required.
message!(256, SeriesDeleteMore);

// Delete the series, after a question.
message!(257, SeriesDeleteExample1);

// Delete the series with demo in its name without a question.
message!(258, SeriesDeleteExample2);

// Its name, or an unambiguous part of it
message!(259, SeriesDeleteName);

// Do not ask
message!(260, SeriesDeleteYes);

// Bring a deleted series back
message!(261, SeriesRestore);

// Without a name, lists the deleted series.
message!(262, SeriesRestoreMore);

// List the deleted series.
message!(263, SeriesRestoreExample1);

// Bring the series with demo in its name back.
message!(264, SeriesRestoreExample2);

// Its name, or an unambiguous part of it
message!(265, SeriesRestoreName);

// Give a series another name
message!(266, SeriesRename);

// Only the name of its file changes: the file itself still has the name that the series was started under, which is sealed. All seals stay true.
message!(267, SeriesRenameMore);

// Call the series club-final.
message!(268, SeriesRenameExample);

// Its name, or an unambiguous part of it
message!(269, SeriesRenameName);

// The new name
message!(270, SeriesRenameNew);

// Give a player another name in every series
message!(271, PlayersRename);

// Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in what is exported. Nothing that was recorded is rewritten, so all seals stay true, and the files keep their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is refused: `ginscore players merge` makes two players one. If the command is killed, the same command completes the rest.
message!(272, PlayersRenameMore);

// Call Rob Robert from now on.
message!(273, PlayersRenameExample1);

// Write the name with a capital letter.
message!(274, PlayersRenameExample2);

// The player
message!(275, PlayersRenameOld);

// The new name
message!(276, PlayersRenameNew);

// Make two names those of one player
message!(277, PlayersMerge);

// In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing that was recorded is rewritten, so all seals stay true. Two players who play each other in any series are not merged.
message!(278, PlayersMergeMore);

// Count the series of Bobby as Robert's.
message!(279, PlayersMergeExample);

// The player whose name changes
message!(280, PlayersMergeOld);

// The player whose name stays
message!(281, PlayersMergeInto);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 282]; 6] = [
    [(0, 67), (454, 649), (1648, 1700), (1969, 2023), (2318, 2342), (2501, 2522), (2629, 2671), (2886, 2933), (3188, 3224), (3415, 3441), (3564, 3606), (3848, 3861), (3949, 4554), (7898, 7940), (8097, 8133), (8288, 8319), (8459, 8521), (8755, 8763), (8793, 8847), (9194, 9223), (9425, 9452), (9609, 9735), (10406, 10467), (10797, 10893), (11479, 11503), (11643, 11703), (11943, 11987), (12248, 13138), (17993, 18047), (18351, 18367), (18459, 18523), (18893, 18926), (19090, 19115), (8793, 8847), (19274, 19346), (19744, 19794), (20043, 20692), (24004, 24065), (24347, 24402), (24678, 24712), (24858, 24907), (25104, 25124), (25226, 25276), (25516, 25571), (25845, 26150), (27855, 27887), (28085, 28128), (28389, 28417), (28600, 28684), (29159, 29236), (29664, 29711), (29950, 29980), (30132, 30176), (30490, 30533), (30842, 30889), (31129, 31161), (31337, 31414), (31815, 31883), (32205, 32285), (32689, 32729), (32904, 33118), (34275, 34293), (34412, 34427), (34523, 34564), (34805, 34858), (35127, 35466), (37266, 37290), (37422, 37506), (37917, 37990), (38353, 38401), (38692, 38835), (39712, 39734), (39879, 39943), (40279, 40318), (40512, 40590), (40978, 41031), (41294, 41342), (41577, 42207), (45713, 45765), (46040, 46088), (46300, 46358), (46669, 46749), (47209, 47262), (47518, 47565), (47869, 48311), (50624, 50683), (51002, 51029), (51200, 51245), (51538, 51558), (51702, 51735), (51935, 51962), (52167, 52193), (52403, 52426), (52578, 52593), (52693, 52745), (52951, 52982), (53126, 53149), (53288, 53383), (53875, 53905), (54070, 54099), (8755, 8763), (54246, 54259), (54337, 54436), (54961, 55001), (52693, 52745), (55236, 55279), (55495, 55636), (56381, 56415), (56565, 56573), (56602, 56618), (56780, 56871), (57415, 57440), (57654, 57673), (57763, 57818), (58149, 58387), (59631, 59650), (59754, 59788), (59961, 59976), (60078, 60137), (60359, 60389), (60559, 60703), (61511, 61544), (57654, 57673), (61758, 61780), (61941, 61956), (62054, 62064), (62101, 62169), (62512, 62946), (65299, 65372), (65758, 65777), (65866, 65938), (66358, 66384), (66522, 66553), (66712, 66779), (67056, 67117), (67484, 67638), (68495, 68516), (68657, 68699), (68995, 69020), (69180, 69225), (69416, 69459), (69718, 69757), (69988, 70403), (72775, 72807), (72994, 73020), (73180, 73196), (73260, 73317), (73653, 73681), (73883, 73924), (74116, 74181), (74500, 74538), (74726, 74758), (74937, 74978), (75183, 75284), (75736, 75753), (75847, 75892), (76155, 76188), (76380, 76437), (76779, 77172), (79269, 79322), (79628, 79674), (79946, 79997), (80294, 80325), (80507, 80547), (80773, 80808), (80987, 81584), (84670, 84712), (84944, 84972), (85113, 85189), (85584, 85636), (85983, 86040), (86349, 86385), (86580, 86611), (86782, 86804), (86972, 87559), (90574, 90607), (90832, 90888), (91178, 91224), (91550, 91610), (91998, 92029), (92161, 92207), (92444, 92492), (92705, 92760), (93120, 93155), (93387, 93946), (97050, 97094), (97410, 97470), (97887, 97935), (98244, 98281), (98495, 98572), (98938, 98994), (99364, 99454), (99922, 99989), (100473, 100484), (100542, 100586), (100737, 100789), (100986, 101055), (101390, 101419), (101553, 101577), (101677, 101706), (101918, 101947), (102141, 102150), (102189, 102239), (102532, 102719), (103672, 103688), (103771, 103805), (103979, 104021), (104235, 104257), (104408, 104483), (104879, 104948), (105325, 105391), (105709, 105746), (105967, 105996), (106170, 106492), (108084, 108121), (108299, 108332), (108553, 108566), (108674, 108712), (108856, 108897), (109081, 109130), (109390, 109449), (109769, 109900), (110547, 110590), (110844, 110885), (111132, 111165), (111357, 111391), (111581, 111599), (111712, 111761), (112027, 112055), (112212, 112220), (112246, 112315), (112714, 112751), (112928, 112962), (113179, 113189), (113244, 113283), (113569, 113752), (114721, 114747), (114918, 114947), (115100, 115163), (115520, 115548), (115694, 115743), (116018, 116295), (117802, 117844), (118091, 118116), (118263, 118314), (118619, 118670), (118962, 119017), (119401, 119425), (119567, 119596), (119741, 119803), (120139, 120168), (120296, 120338), (120533, 120571), (120779, 120827), (121097, 121137), (121355, 121370), (121453, 121614), (122432, 122468), (122647, 122706), (120533, 120571), (122957, 122967), (123036, 123063), (123213, 123254), (123459, 123483), (123622, 123666), (120533, 120571), (123869, 123895), (124037, 124179), (124916, 124943), (120533, 120571), (125093, 125105), (125152, 125194), (125439, 125876), (128326, 128354), (128512, 128549), (62054, 62064), (125093, 125105), (128730, 128764), (128953, 129175), (130559, 130597), (130849, 130878), (131004, 131031)],
    [(67, 143), (649, 851), (1700, 1753), (2023, 2079), (2342, 2374), (2522, 2548), (2671, 2710), (2933, 2984), (3224, 3261), (3441, 3469), (3606, 3661), (3861, 3879), (4554, 5205), (7940, 7978), (8133, 8170), (8319, 8355), (8521, 8574), (8763, 8769), (8847, 8926), (9223, 9261), (9452, 9481), (9735, 9866), (10467, 10527), (10893, 11018), (11503, 11528), (11703, 11766), (11987, 12036), (13138, 14067), (18047, 18103), (18367, 18385), (18523, 18586), (18926, 18970), (19115, 19146), (8847, 8926), (19346, 19422), (19794, 19842), (20692, 21339), (24065, 24120), (24402, 24456), (24712, 24735), (24907, 24964), (25124, 25149), (25276, 25322), (25571, 25625), (26150, 26508), (27887, 27927), (28128, 28182), (28417, 28460), (28684, 28782), (29236, 29326), (29711, 29758), (29980, 30012), (30176, 30240), (30533, 30596), (30889, 30943), (31161, 31194), (31414, 31489), (31883, 31944), (32285, 32356), (32729, 32763), (33118, 33346), (34293, 34314), (34427, 34443), (34564, 34611), (34858, 34912), (35466, 35815), (37290, 37318), (37506, 37582), (37990, 38068), (38401, 38452), (38835, 39005), (39734, 39761), (39943, 40009), (40318, 40357), (40590, 40665), (41031, 41082), (41342, 41387), (42207, 42886), (45765, 45816), (46088, 46125), (46358, 46418), (46749, 46841), (47262, 47311), (47565, 47629), (48311, 48771), (50683, 50750), (51029, 51067), (51245, 51295), (51558, 51588), (51735, 51773), (51962, 52000), (52193, 52230), (52426, 52456), (52593, 52613), (52745, 52794), (52982, 53010), (53149, 53175), (53383, 53474), (53905, 53936), (54099, 54126), (8763, 8769), (54259, 54274), (54436, 54540), (55001, 55048), (52745, 52794), (55279, 55321), (55636, 55794), (56415, 56444), (56573, 56580), (56618, 56657), (56871, 56976), (57440, 57492), (57673, 57699), (57818, 57884), (58387, 58626), (59650, 59670), (59788, 59824), (59976, 59996), (60137, 60196), (60389, 60422), (60703, 60868), (61544, 61591), (57673, 57699), (61780, 61806), (61956, 61973), (62064, 62073), (62169, 62236), (62946, 63386), (65372, 65452), (65777, 65799), (65938, 66029), (66384, 66423), (66553, 66589), (66779, 66847), (67117, 67188), (67638, 67811), (68516, 68543), (68699, 68753), (69020, 69048), (69225, 69272), (69459, 69511), (69757, 69800), (70403, 70849), (72807, 72842), (73020, 73047), (73196, 73210), (73317, 73380), (73681, 73727), (73924, 73961), (74181, 74240), (74538, 74574), (74758, 74794), (74978, 75017), (75284, 75373), (75753, 75773), (75892, 75952), (76188, 76226), (76437, 76509), (77172, 77577), (79322, 79382), (79674, 79725), (79997, 80054), (80325, 80362), (80547, 80588), (80808, 80843), (81584, 82173), (84712, 84760), (84972, 85002), (85189, 85268), (85636, 85704), (86040, 86103), (86385, 86428), (86611, 86646), (86804, 86842), (87559, 88152), (90607, 90654), (90888, 90947), (91224, 91292), (91610, 91691), (92029, 92060), (92207, 92254), (92492, 92544), (92760, 92835), (93155, 93200), (93946, 94592), (97094, 97156), (97470, 97558), (97935, 98002), (98281, 98323), (98572, 98645), (98994, 99071), (99454, 99541), (99989, 100085), (100484, 100501), (100586, 100631), (100789, 100831), (101055, 101152), (101419, 101457), (101577, 101606), (101706, 101752), (101947, 101984), (102150, 102157), (102239, 102296), (102719, 102913), (103688, 103701), (103805, 103839), (104021, 104063), (104257, 104288), (104483, 104558), (104948, 105026), (105391, 105455), (105746, 105791), (105996, 106029), (106492, 106811), (108121, 108154), (108332, 108375), (108566, 108581), (108712, 108749), (108897, 108941), (109130, 109186), (109449, 109511), (109900, 110030), (110590, 110637), (110885, 110935), (111165, 111201), (111391, 111437), (111599, 111619), (111761, 111812), (112055, 112084), (112220, 112226), (112315, 112397), (112751, 112785), (112962, 113011), (113189, 113205), (113283, 113335), (113752, 113936), (114747, 114776), (114947, 114976), (115163, 115223), (115548, 115586), (115743, 115801), (116295, 116596), (117844, 117894), (118116, 118148), (118314, 118376), (118670, 118731), (119017, 119097), (119425, 119456), (119596, 119625), (119803, 119867), (120168, 120193), (120338, 120379), (120571, 120619), (120827, 120886), (121137, 121180), (121370, 121387), (121614, 121777), (122468, 122508), (122706, 122756), (120571, 120619), (122967, 122981), (123063, 123097), (123254, 123293), (123483, 123510), (123666, 123712), (120571, 120619), (123895, 123922), (124179, 124313), (124943, 124973), (120571, 120619), (125105, 125116), (125194, 125241), (125876, 126356), (128354, 128393), (128549, 128580), (62064, 62073), (125105, 125116), (128764, 128797), (129175, 129454), (130597, 130642), (130878, 130902), (131031, 131055)],
    [(143, 221), (851, 1054), (1753, 1805), (2079, 2134), (2374, 2404), (2548, 2573), (2710, 2753), (2984, 3033), (3261, 3301), (3441, 3469), (3661, 3711), (3879, 3895), (5205, 5854), (7940, 7978), (8133, 8170), (8319, 8355), (8521, 8574), (8763, 8769), (8926, 8992), (9261, 9297), (9481, 9508), (9866, 10012), (10527, 10581), (11018, 11125), (11528, 11553), (11703, 11766), (12036, 12084), (14067, 15011), (18103, 18157), (18385, 18402), (18586, 18654), (18926, 18970), (19146, 19176), (8926, 8992), (19422, 19502), (19842, 19891), (21339, 21991), (24120, 24181), (24456, 24509), (24735, 24757), (24907, 24964), (25149, 25173), (25322, 25363), (25625, 25678), (26508, 26848), (27927, 27966), (28182, 28237), (28460, 28500), (28782, 28879), (29326, 29413), (29758, 29804), (30012, 30043), (30240, 30300), (30596, 30655), (30943, 30996), (31194, 31231), (31489, 31569), (31944, 32001), (32356, 32423), (32763, 32803), (33346, 33579), (34314, 34335), (34443, 34459), (34611, 34663), (34912, 34965), (35815, 36163), (37318, 37342), (37582, 37654), (38068, 38140), (38452, 38504), (39005, 39184), (39761, 39784), (40009, 40074), (40357, 40394), (40665, 40742), (41082, 41132), (41387, 41430), (42886, 43569), (45816, 45868), (46125, 46161), (46418, 46476), (46841, 46938), (47311, 47358), (47629, 47692), (48771, 49235), (50750, 50816), (51067, 51103), (51295, 51358), (51588, 51615), (51773, 51808), (52000, 52035), (52230, 52264), (52456, 52484), (52613, 52632), (52745, 52794), (53010, 53036), (53175, 53200), (53474, 53567), (53936, 53966), (54126, 54155), (8763, 8769), (54274, 54288), (54540, 54637), (55048, 55093), (52745, 52794), (55321, 55362), (55794, 55939), (56444, 56473), (56573, 56580), (56657, 56681), (56976, 57081), (57492, 57528), (57673, 57699), (57884, 57949), (58626, 58866), (59670, 59690), (59824, 59855), (59996, 60016), (60137, 60196), (60422, 60454), (60868, 61035), (61591, 61629), (57673, 57699), (61806, 61831), (61956, 61973), (62064, 62073), (62236, 62298), (63386, 63840), (65452, 65528), (65777, 65799), (66029, 66098), (66384, 66423), (66553, 66589), (66779, 66847), (67188, 67255), (67811, 67978), (68543, 68573), (68753, 68810), (69048, 69075), (69225, 69272), (69511, 69562), (69800, 69849), (70849, 71321), (72842, 72882), (73047, 73079), (73196, 73210), (73380, 73445), (73727, 73772), (73961, 73998), (74240, 74298), (74574, 74609), (74794, 74829), (75017, 75061), (75373, 75463), (75773, 75793), (75952, 76010), (76226, 76263), (76509, 76572), (77577, 77989), (79382, 79441), (79725, 79774), (80054, 80116), (80362, 80397), (80588, 80631), (80843, 80877), (82173, 82801), (84760, 84802), (85002, 85030), (85268, 85344), (85704, 85766), (86103, 86163), (86428, 86464), (86646, 86681), (86842, 86879), (88152, 88733), (90654, 90700), (90947, 91006), (91292, 91359), (91691, 91770), (92029, 92060), (92254, 92297), (92492, 92544), (92835, 92909), (93200, 93243), (94592, 95221), (97156, 97221), (97558, 97645), (98002, 98068), (98323, 98369), (98645, 98709), (99071, 99147), (99541, 99626), (100085, 100181), (100484, 100501), (100586, 100631), (100789, 100831), (101055, 101152), (101419, 101457), (101577, 101606), (101752, 101802), (101984, 102032), (102157, 102164), (102296, 102351), (102913, 103110), (103701, 103714), (103839, 103873), (104063, 104105), (104288, 104318), (104558, 104638), (105026, 105103), (105455, 105522), (105791, 105839), (106029, 106062), (106811, 107128), (108154, 108187), (108375, 108421), (108581, 108595), (108712, 108749), (108897, 108941), (109186, 109233), (109511, 109574), (110030, 110154), (110637, 110683), (110935, 110987), (111201, 111236), (111437, 111476), (111619, 111641), (111812, 111865), (112084, 112115), (112220, 112226), (112397, 112482), (112785, 112818), (113011, 113059), (113189, 113205), (113335, 113388), (113936, 114119), (114776, 114806), (114976, 115006), (115223, 115284), (115548, 115586), (115801, 115858), (116596, 116897), (117894, 117944), (118148, 118178), (118376, 118437), (118731, 118791), (119097, 119169), (119456, 119485), (119625, 119653), (119867, 119932), (120193, 120215), (120379, 120414), (120619, 120658), (120886, 120945), (121180, 121222), (121387, 121403), (121777, 121939), (122508, 122547), (122756, 122803), (120619, 120658), (122981, 122994), (123097, 123122), (123293, 123330), (123510, 123537), (123712, 123745), (120619, 120658), (123922, 123949), (124313, 124449), (124973, 125000), (120619, 120658), (125105, 125116), (125241, 125288), (126356, 126832), (128393, 128430), (128580, 128610), (62064, 62073), (125105, 125116), (128797, 128835), (129454, 129733), (130642, 130683), (130878, 130902), (131031, 131055)],
    [(221, 304), (1054, 1248), (1805, 1858), (2134, 2200), (2404, 2434), (2573, 2590), (2753, 2799), (3033, 3083), (3301, 3338), (3469, 3495), (3711, 3759), (3895, 3912), (5854, 6520), (7978, 8017), (8170, 8207), (8355, 8390), (8574, 8630), (8769, 8776), (8992, 9069), (9297, 9335), (9508, 9540), (10012, 10127), (10581, 10649), (11125, 11249), (11553, 11583), (11766, 11824), (12084, 12135), (15011, 16017), (18157, 18217), (18402, 18422), (18654, 18732), (18970, 19013), (19176, 19209), (8992, 9069), (19502, 19589), (19891, 19940), (21991, 22658), (24181, 24239), (24509, 24566), (24757, 24792), (24964, 25021), (25173, 25189), (25363, 25414), (25678, 25730), (26848, 27177), (27966, 28002), (28237, 28287), (28500, 28539), (28879, 28973), (29413, 29498), (29804, 29850), (30043, 30072), (30300, 30368), (30655, 30722), (30996, 31039), (31231, 31264), (31569, 31651), (32001, 32063), (32423, 32540), (32803, 32837), (33579, 33834), (34335, 34359), (34459, 34480), (34663, 34713), (34965, 35019), (36163, 36527), (37342, 37369), (37654, 37742), (38140, 38208), (38504, 38560), (39184, 39371), (39784, 39814), (40074, 40141), (40394, 40436), (40742, 40831), (41132, 41190), (41430, 41485), (43569, 44246), (45868, 45924), (46161, 46204), (46476, 46533), (46938, 47032), (47358, 47409), (47692, 47754), (49235, 49734), (50816, 50879), (51103, 51135), (51358, 51419), (51615, 51640), (51808, 51843), (52035, 52069), (52264, 52308), (52484, 52515), (52632, 52654), (52794, 52847), (53036, 53062), (53200, 53230), (53567, 53665), (53966, 54003), (54155, 54183), (8769, 8776), (54288, 54304), (54637, 54734), (55093, 55147), (52794, 52847), (55362, 55410), (55939, 56082), (56473, 56510), (56580, 56588), (56681, 56715), (57081, 57209), (57528, 57575), (57699, 57720), (57949, 58018), (58866, 59112), (59690, 59710), (59855, 59893), (60016, 60039), (60196, 60255), (60454, 60492), (61035, 61194), (61629, 61677), (57699, 57720), (61831, 61875), (61973, 62009), (62073, 62085), (62298, 62371), (63840, 64323), (65528, 65611), (65799, 65823), (66098, 66189), (66423, 66457), (66589, 66633), (66847, 66916), (67255, 67336), (67978, 68147), (68573, 68604), (68810, 68874), (69075, 69100), (69272, 69317), (69562, 69609), (69849, 69894), (71321, 71795), (72882, 72917), (73079, 73105), (73210, 73224), (73445, 73513), (73772, 73808), (73998, 74039), (74298, 74362), (74609, 74653), (74829, 74868), (75061, 75101), (75463, 75553), (75793, 75812), (76010, 76067), (76263, 76302), (76572, 76636), (77989, 78395), (79441, 79501), (79774, 79828), (80116, 80185), (80397, 80436), (80631, 80678), (80877, 80909), (82801, 83412), (84802, 84852), (85030, 85056), (85344, 85423), (85766, 85835), (86163, 86223), (86464, 86505), (86681, 86715), (86879, 86914), (88733, 89370), (90700, 90747), (91006, 91065), (91359, 91421), (91770, 91848), (92060, 92097), (92297, 92343), (92544, 92592), (92909, 92975), (93243, 93290), (95221, 95848), (97221, 97290), (97645, 97718), (98068, 98126), (98369, 98408), (98709, 98786), (99147, 99216), (99626, 99703), (100181, 100278), (100501, 100512), (100631, 100668), (100831, 100882), (101152, 101241), (101457, 101485), (101606, 101630), (101802, 101838), (102032, 102066), (102164, 102172), (102351, 102407), (103110, 103305), (103714, 103732), (103873, 103910), (104105, 104150), (104318, 104348), (104638, 104722), (105103, 105171), (105522, 105576), (105839, 105875), (106062, 106099), (107128, 107456), (108187, 108225), (108421, 108463), (108595, 108634), (108749, 108783), (108941, 108988), (109233, 109284), (109574, 109642), (110154, 110285), (110683, 110734), (110987, 111036), (111236, 111277), (111476, 111503), (111641, 111663), (111865, 111918), (112115, 112146), (112226, 112233), (112482, 112560), (112818, 112857), (113059, 113100), (113205, 113214), (113388, 113441), (114119, 114317), (114806, 114844), (115006, 115039), (115284, 115367), (115586, 115613), (115858, 115911), (116897, 117214), (117944, 118003), (118178, 118206), (118437, 118501), (118791, 118848), (119169, 119261), (119485, 119512), (119653, 119685), (119932, 120006), (120215, 120240), (120414, 120453), (120658, 120702), (120945, 120998), (121222, 121263), (121403, 121422), (121939, 122112), (122547, 122585), (122803, 122859), (120658, 120702), (122994, 123013), (123122, 123152), (123330, 123375), (123537, 123567), (123745, 123786), (120658, 120702), (123949, 123980), (124449, 124595), (125000, 125029), (120658, 120702), (125116, 125129), (125288, 125342), (126832, 127326), (128430, 128464), (128610, 128642), (62073, 62085), (125116, 125129), (128835, 128877), (129733, 130034), (130683, 130735), (130902, 130933), (131055, 131085)],
    [(304, 383), (1248, 1448), (1858, 1913), (2200, 2265), (2434, 2477), (2590, 2614), (2799, 2843), (3083, 3133), (3338, 3378), (3495, 3524), (3759, 3801), (3912, 3932), (6520, 7230), (8017, 8059), (8207, 8245), (8390, 8432), (8630, 8702), (8776, 8785), (9069, 9138), (9335, 9381), (9540, 9577), (10127, 10269), (10649, 10733), (11249, 11377), (11583, 11613), (11824, 11893), (12135, 12182), (16017, 17051), (18217, 18281), (18422, 18443), (18732, 18818), (19013, 19052), (19209, 19247), (9069, 9138), (19589, 19676), (19940, 19993), (22658, 23339), (24239, 24297), (24566, 24620), (24792, 24826), (25021, 25069), (25189, 25212), (25414, 25471), (25730, 25792), (27177, 27532), (28002, 28045), (28287, 28343), (28539, 28577), (28973, 29075), (29498, 29586), (29850, 29902), (30072, 30102), (30368, 30436), (30722, 30789), (31039, 31086), (31264, 31297), (31651, 31731), (32063, 32147), (32540, 32608), (32837, 32880), (33834, 34059), (34359, 34382), (34480, 34500), (34713, 34758), (35019, 35073), (36527, 36898), (37369, 37397), (37742, 37833), (38208, 38284), (38560, 38626), (39371, 39543), (39814, 39845), (40141, 40211), (40436, 40480), (40831, 40913), (41190, 41251), (41485, 41541), (44246, 44996), (45924, 45992), (46204, 46261), (46533, 46597), (47032, 47120), (47409, 47464), (47754, 47816), (49734, 50203), (50879, 50946), (51135, 51172), (51419, 51481), (51640, 51680), (51843, 51898), (52069, 52129), (52308, 52362), (52515, 52550), (52654, 52671), (52847, 52899), (53062, 53092), (53230, 53261), (53665, 53767), (54003, 54035), (54183, 54216), (8776, 8785), (54304, 54323), (54734, 54843), (55147, 55193), (52847, 52899), (55410, 55452), (56082, 56235), (56510, 56542), (56588, 56597), (56715, 56752), (57209, 57325), (57575, 57616), (57720, 57750), (58018, 58089), (59112, 59388), (59710, 59730), (59893, 59928), (60039, 60058), (60255, 60319), (60492, 60526), (61194, 61357), (61677, 61721), (57720, 57750), (61875, 61910), (62009, 62032), (62085, 62096), (62371, 62445), (64323, 64828), (65611, 65685), (65823, 65844), (66189, 66275), (66457, 66492), (66633, 66670), (66916, 66986), (67336, 67408), (68147, 68326), (68604, 68629), (68874, 68932), (69100, 69145), (69317, 69366), (69609, 69668), (69894, 69950), (71795, 72290), (72917, 72960), (73105, 73140), (73224, 73243), (73513, 73582), (73808, 73847), (74039, 74082), (74362, 74431), (74653, 74691), (74868, 74902), (75101, 75146), (75553, 75650), (75812, 75831), (76067, 76111), (76302, 76343), (76636, 76701), (78395, 78852), (79501, 79564), (79828, 79885), (80185, 80239), (80436, 80471), (80678, 80725), (80909, 80948), (83412, 84059), (84852, 84896), (85056, 85087), (85423, 85511), (85835, 85913), (86223, 86290), (86505, 86542), (86715, 86749), (86914, 86946), (89370, 89963), (90747, 90785), (91065, 91114), (91421, 91487), (91848, 91922), (92097, 92128), (92343, 92400), (92592, 92650), (92975, 93056), (93290, 93350), (95848, 96498), (97290, 97355), (97718, 97807), (98126, 98191), (98408, 98448), (98786, 98869), (99216, 99301), (99703, 99805), (100278, 100372), (100512, 100529), (100668, 100700), (100882, 100934), (101241, 101304), (101485, 101513), (101630, 101649), (101838, 101883), (102066, 102108), (102172, 102181), (102407, 102474), (103305, 103499), (103732, 103751), (103910, 103946), (104150, 104194), (104348, 104378), (104722, 104803), (105171, 105245), (105576, 105651), (105875, 105932), (106099, 106137), (107456, 107781), (108225, 108266), (108463, 108514), (108634, 108653), (108783, 108825), (108988, 109042), (109284, 109344), (109642, 109710), (110285, 110426), (110734, 110792), (111036, 111088), (111277, 111316), (111503, 111548), (111663, 111691), (111918, 111979), (112146, 112185), (112233, 112241), (112560, 112645), (112857, 112895), (113100, 113146), (113214, 113232), (113441, 113507), (114317, 114538), (114844, 114888), (115039, 115070), (115367, 115451), (115613, 115656), (115911, 115965), (117214, 117525), (118003, 118049), (118206, 118235), (118501, 118562), (118848, 118909), (119261, 119346), (119512, 119540), (119685, 119717), (120006, 120075), (120240, 120271), (120453, 120489), (120702, 120743), (120998, 121050), (121263, 121309), (121422, 121441), (122112, 122276), (122585, 122621), (122859, 122907), (120702, 120743), (123013, 123025), (123152, 123186), (123375, 123424), (123567, 123597), (123786, 123827), (120702, 120743), (123980, 124017), (124595, 124750), (125029, 125057), (120702, 120743), (125129, 125142), (125342, 125397), (127326, 127861), (128464, 128491), (128642, 128692), (62085, 62096), (125129, 125142), (128877, 128918), (130034, 130288), (130735, 130783), (130933, 130970), (131085, 131116)],
    [(383, 454), (1448, 1648), (1913, 1969), (2265, 2318), (2477, 2501), (2614, 2629), (2843, 2886), (3133, 3188), (3378, 3415), (3524, 3564), (3801, 3848), (3932, 3949), (7230, 7898), (8059, 8097), (8245, 8288), (8432, 8459), (8702, 8755), (8785, 8793), (9138, 9194), (9381, 9425), (9577, 9609), (10269, 10406), (10733, 10797), (11377, 11479), (11613, 11643), (11893, 11943), (12182, 12248), (17051, 17993), (18281, 18351), (18443, 18459), (18818, 18893), (19052, 19090), (19247, 19274), (9138, 9194), (19676, 19744), (19993, 20043), (23339, 24004), (24297, 24347), (24620, 24678), (24826, 24858), (25069, 25104), (25212, 25226), (25471, 25516), (25792, 25845), (27532, 27855), (28045, 28085), (28343, 28389), (28577, 28600), (29075, 29159), (29586, 29664), (29902, 29950), (30102, 30132), (30436, 30490), (30789, 30842), (31086, 31129), (31297, 31337), (31731, 31815), (32147, 32205), (32608, 32689), (32880, 32904), (34059, 34275), (34382, 34412), (34500, 34523), (34758, 34805), (35073, 35127), (36898, 37266), (37397, 37422), (37833, 37917), (38284, 38353), (38626, 38692), (39543, 39712), (39845, 39879), (40211, 40279), (40480, 40512), (40913, 40978), (41251, 41294), (41541, 41577), (44996, 45713), (45992, 46040), (46261, 46300), (46597, 46669), (47120, 47209), (47464, 47518), (47816, 47869), (50203, 50624), (50946, 51002), (51172, 51200), (51481, 51538), (51680, 51702), (51898, 51935), (52129, 52167), (52362, 52403), (52550, 52578), (52671, 52693), (52899, 52951), (53092, 53126), (53261, 53288), (53767, 53875), (54035, 54070), (54216, 54246), (8785, 8793), (54323, 54337), (54843, 54961), (55193, 55236), (52899, 52951), (55452, 55495), (56235, 56381), (56542, 56565), (56597, 56602), (56752, 56780), (57325, 57415), (57616, 57654), (57750, 57763), (58089, 58149), (59388, 59631), (59730, 59754), (59928, 59961), (60058, 60078), (60319, 60359), (60526, 60559), (61357, 61511), (61721, 61758), (57750, 57763), (61910, 61941), (62032, 62054), (62096, 62101), (62445, 62512), (64828, 65299), (65685, 65758), (65844, 65866), (66275, 66358), (66492, 66522), (66670, 66712), (66986, 67056), (67408, 67484), (68326, 68495), (68629, 68657), (68932, 68995), (69145, 69180), (69366, 69416), (69668, 69718), (69950, 69988), (72290, 72775), (72960, 72994), (73140, 73180), (73243, 73260), (73582, 73653), (73847, 73883), (74082, 74116), (74431, 74500), (74691, 74726), (74902, 74937), (75146, 75183), (75650, 75736), (75831, 75847), (76111, 76155), (76343, 76380), (76701, 76779), (78852, 79269), (79564, 79628), (79885, 79946), (80239, 80294), (80471, 80507), (80725, 80773), (80948, 80987), (84059, 84670), (84896, 84944), (85087, 85113), (85511, 85584), (85913, 85983), (86290, 86349), (86542, 86580), (86749, 86782), (86946, 86972), (89963, 90574), (90785, 90832), (91114, 91178), (91487, 91550), (91922, 91998), (92128, 92161), (92400, 92444), (92650, 92705), (93056, 93120), (93350, 93387), (96498, 97050), (97355, 97410), (97807, 97887), (98191, 98244), (98448, 98495), (98869, 98938), (99301, 99364), (99805, 99922), (100372, 100473), (100529, 100542), (100700, 100737), (100934, 100986), (101304, 101390), (101513, 101553), (101649, 101677), (101883, 101918), (102108, 102141), (102181, 102189), (102474, 102532), (103499, 103672), (103751, 103771), (103946, 103979), (104194, 104235), (104378, 104408), (104803, 104879), (105245, 105325), (105651, 105709), (105932, 105967), (106137, 106170), (107781, 108084), (108266, 108299), (108514, 108553), (108653, 108674), (108825, 108856), (109042, 109081), (109344, 109390), (109710, 109769), (110426, 110547), (110792, 110844), (111088, 111132), (111316, 111357), (111548, 111581), (111691, 111712), (111979, 112027), (112185, 112212), (112241, 112246), (112645, 112714), (112895, 112928), (113146, 113179), (113232, 113244), (113507, 113569), (114538, 114721), (114888, 114918), (115070, 115100), (115451, 115520), (115656, 115694), (115965, 116018), (117525, 117802), (118049, 118091), (118235, 118263), (118562, 118619), (118909, 118962), (119346, 119401), (119540, 119567), (119717, 119741), (120075, 120139), (120271, 120296), (120489, 120533), (120743, 120779), (121050, 121097), (121309, 121355), (121441, 121453), (122276, 122432), (122621, 122647), (122907, 122957), (120743, 120779), (123025, 123036), (123186, 123213), (123424, 123459), (123597, 123622), (123827, 123869), (120743, 120779), (124017, 124037), (124750, 124916), (125057, 125093), (120743, 120779), (125142, 125152), (125397, 125439), (127861, 128326), (128491, 128512), (128692, 128720), (62096, 62101), (128720, 128730), (128918, 128953), (130288, 130559), (130783, 130849), (130970, 131004), (131116, 131145)],
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
    "Keep the score in a page that a browser on another screen shows.",
    "Manter o placar em uma página, para o navegador de outra tela.",
    "Mantém a pontuação numa página, para o navegador de outro ecrã.",
    "Tiene il punteggio in una pagina, da guardare nel browser di un altro schermo.",
    "Den Stand auf einer Seite führen, die ein Browser auf einem anderen Bildschirm zeigt.",
    "Zapisuje wynik na stronie, którą pokazuje przeglądarka na innym ekranie.",
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
    "Write the score to FILE after every entry, as a page for a second screen",
    "Escrever o placar em FILE a cada entrada, como página para uma segunda tela",
    "Escreve a pontuação em FILE a cada entrada, como página para um segundo ecrã",
    "Dopo ogni registrazione scrive il punteggio in FILE, come pagina per un secondo schermo",
    "Nach jedem Eintrag den Stand in FILE schreiben, als Seite für einen zweiten Bildschirm",
    "Po każdym wpisie zapisuje wynik do FILE jako stronę na drugi ekran",
    "Show the score on other screens, in their browsers",
    "Mostrar o placar em outras telas, pelo navegador",
    "Mostra a pontuação noutros ecrãs, no navegador",
    "Mostra il punteggio su altri schermi, nel browser",
    "Den Stand auf anderen Bildschirmen zeigen, im Browser",
    "Pokazuje wynik na innych ekranach, w przeglądarce",
    "Shows a page with the score, the sheet, who deals and the last hand, until you press Ctrl-C. The page follows the ledger while `ginscore table` runs in another terminal, and loads itself again every few seconds. Without `--series` it is about the current series, and about the next one as soon as the table starts it.\n\nOnly this computer can open the page. With `--lan` everyone on the network can, and the address is drawn as a QR code for phones. They can only read it, and see nothing that is not on the sheet. If the computer is in several networks, its address in each of them works. `ginscore table --page FILE` writes the same page to a file.",
    "Mostra uma página com o placar, a folha, quem dá e a última mão, até você apertar Ctrl-C. A página acompanha o registro enquanto `ginscore table` roda em outro terminal, e recarrega sozinha a cada poucos segundos. Sem `--series` mostra a série atual, e a próxima assim que a mesa a começar.\n\nSó este computador pode abrir a página. Com `--lan`, todos na rede podem, e o endereço aparece como código QR para os celulares. Quem abre só pode ler, e não vê nada que não esteja na folha. Se o computador está em várias redes, o endereço dele em cada uma funciona. `ginscore table --page FILE` escreve a mesma página em um arquivo.",
    "Mostra uma página com a pontuação, a folha, quem dá e a última mão, até carregar em Ctrl-C. A página acompanha o registo enquanto `ginscore table` corre noutro terminal, e recarrega-se de poucos em poucos segundos. Sem `--series` mostra a série atual, e a seguinte assim que a mesa a começar.\n\nSó este computador pode abrir a página. Com `--lan`, podem todos na rede, e o endereço aparece como código QR para os telemóveis. Quem a abre só pode ler, e não vê nada que não esteja na folha. Se o computador está em várias redes, o endereço dele em cada uma funciona. `ginscore table --page FILE` escreve a mesma página num ficheiro.",
    "Mostra una pagina con il punteggio, il foglio, chi dà le carte e l'ultima mano, finché non si preme Ctrl-C. La pagina segue il registro mentre `ginscore table` gira in un altro terminale, e si ricarica ogni pochi secondi. Senza `--series` mostra l'incontro attuale, e il successivo appena il tavolo lo comincia.\n\nLa pagina si apre solo su questo computer. Con `--lan` la può aprire chiunque sia nella rete, e l'indirizzo appare come codice QR per i telefoni. Si può solo leggere, e non si vede niente che non sia sul foglio. Se il computer è in più reti, in ogni rete vale l'indirizzo che ha lì. `ginscore table --page FILE` scrive la stessa pagina in un file.",
    "Zeigt bis Strg-C eine Seite mit dem Stand, dem Punktezettel, dem Geber und der letzten Runde. Die Seite folgt dem Spielbuch, während `ginscore table` in einem anderen Terminal läuft, und lädt alle paar Sekunden neu. Ohne `--series` zeigt sie die aktuelle Serie, und die nächste, sobald der Tisch sie beginnt.\n\nNur dieser Computer kann die Seite öffnen. Mit `--lan` können es alle im Netzwerk, und die Adresse wird als QR-Code für Handys gezeichnet. Die anderen können nur lesen und sehen nichts, was nicht auf dem Zettel steht. Ist der Computer in mehreren Netzwerken, gilt in jedem seine dortige Adresse. `ginscore table --page FILE` schreibt dieselbe Seite in eine Datei.",
    "Pokazuje stronę z wynikiem, zapisem, rozdającym i ostatnim rozdaniem, dopóki nie naciśniesz Ctrl-C. Strona nadąża za księgą, gdy `ginscore table` działa w innym terminalu, i co kilka sekund sama się odświeża. Bez `--series` pokazuje bieżącą serię, a gdy stół zacznie następną, przechodzi do niej.\n\nStronę może otworzyć tylko ten komputer. Z `--lan` mogą to zrobić wszyscy w sieci, a adres jest pokazany jako kod QR dla telefonów. Inni mogą ją tylko czytać i nie widzą niczego, czego nie ma w zapisie. Jeśli komputer jest w kilku sieciach, w każdej działa jego adres. `ginscore table --page FILE` zapisuje tę samą stronę do pliku.",
    "Show the score on the phones and the television of the house.",
    "Mostrar o placar nos celulares e na televisão de casa.",
    "Mostra a pontuação nos telemóveis e na televisão de casa.",
    "Mostra il punteggio sui telefoni e sul televisore di casa.",
    "Den Stand auf den Handys und dem Fernseher im Haus zeigen.",
    "Pokazuje wynik na telefonach i telewizorze w domu.",
    "Show the series with ann in its name, on this computer.",
    "Mostrar neste computador a série que tem ann no nome.",
    "Mostra neste computador a série que tem ann no nome.",
    "Mostra su questo computer l'incontro che ha ann nel nome.",
    "Die Serie mit ann im Namen auf diesem Computer zeigen.",
    "Pokazuje na tym komputerze serię, która ma w nazwie ann.",
    "Show it to everyone on the network",
    "Mostrar a todos na rede",
    "Mostra a todos na rede",
    "Lo mostra a chiunque sia nella rete",
    "Den Stand allen im Netzwerk zeigen",
    "Pokazuje wynik wszystkim w sieci",
    "The port of the address; 0 takes any that is free",
    "A porta do endereço; 0 usa qualquer uma que esteja livre",
    "La porta dell'indirizzo; 0 ne prende una libera qualsiasi",
    "Der Port der Adresse; 0 nimmt irgendeinen freien",
    "Port adresu; 0 bierze dowolny wolny",
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
    "Mostrar o resultado para enviar em um chat.",
    "Mostra o resultado para enviar num chat.",
    "Stampa il risultato da mandare in chat.",
    "Das Ergebnis für einen Chat ausgeben.",
    "Wypisuje wynik na czat.",
    "Settle under other rules, without recording anything; rule options change the preset",
    "Fazer o acerto por outras regras, sem registrar nada; as opções de regras mudam a predefinição",
    "Faz o acerto com outras regras, sem registar nada; as opções de regras alteram a predefinição",
    "Fa il saldo con altre regole, senza registrare niente; le opzioni di regole cambiano il preset",
    "Nach anderen Regeln abrechnen, ohne etwas einzutragen; Optionen für Regeln ändern die Voreinstellung",
    "Rozlicza według innych zasad, niczego nie zapisując; opcje zasad zmieniają zestaw",
    "Print at most ten lines to send to a chat: who won, by how much, and who pays",
    "Mostrar no máximo dez linhas para enviar em um chat: quem ganhou, por quanto, e quem paga",
    "Mostra no máximo dez linhas para enviar num chat: quem ganhou, por quanto, e quem paga",
    "Stampa al massimo dieci righe da mandare in chat: chi ha vinto, di quanto, e chi paga",
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
    "Show the seal, and the whole evening as a QR code to photograph.",
    "Mostrar o selo, e a noite inteira como código QR para fotografar.",
    "Mostra o selo, e a noite inteira como código QR para fotografar.",
    "Mostra il sigillo, e tutta la serata come codice QR da fotografare.",
    "Das Siegel zeigen, und den ganzen Abend als QR-Code zum Fotografieren.",
    "Pokazuje pieczęć, a cały wieczór jako kod QR do sfotografowania.",
    "Keep the text of the evening in a file.",
    "Guardar o texto da noite em um arquivo.",
    "Guarda o texto da noite num ficheiro.",
    "Conserva il testo della serata in un file.",
    "Den Text des Abends in einer Datei aufheben.",
    "Zapisuje tekst wieczoru w pliku.",
    "Draw the record of the evening as a QR code, for the phone of the other player",
    "Desenhar a cópia da noite como código QR, para o celular do outro jogador",
    "Desenha a cópia da noite como código QR, para o telemóvel do outro jogador",
    "Disegna la trascrizione della serata come codice QR, per il telefono dell'altro giocatore",
    "Die Abschrift des Abends als QR-Code zeichnen, für das Handy des anderen Spielers",
    "Pokazuje odpis wieczoru jako kod QR, dla telefonu drugiego gracza",
    "Print the text of the record, as the QR code holds it",
    "Mostrar o texto da cópia, como está no código QR",
    "Mostra o texto da cópia, como está no código QR",
    "Stampa il testo della trascrizione, come sta nel codice QR",
    "Den Text der Abschrift ausgeben, wie ihn der QR-Code enthält",
    "Wypisuje tekst odpisu, taki jak w kodzie QR",
    "Compare the record of an evening with the ledger",
    "Comparar a cópia de uma noite com o registro",
    "Compara a cópia de uma noite com o registo",
    "Confronta la trascrizione di una serata con il registro",
    "Die Abschrift eines Abends mit dem Spielbuch vergleichen",
    "Porównuje odpis wieczoru z księgą",
    "Reads the text that a phone found in the QR code of `ginscore seal --qr` or of a page, plays it, and says whether it is an evening of this ledger, or where the first difference is. Several codes may come in any order; line breaks and spaces between words do not matter. A script as `ginscore log` prints it is compared, too.\n\nIf both are the same, both players had the same record when the code was made. It is not a signature: anyone can make such a text, but not one with a seal that the ledger had before. The status is 0 if they are the same, even if the ledger has later hands; 1 if they differ; 2 if the text cannot be read.",
    "Recebe o texto que um celular leu no código QR de `ginscore seal --qr` ou de uma página, repete as mãos dele e diz se é uma noite deste registro, ou onde está a primeira diferença. Vários códigos podem vir em qualquer ordem; quebras de linha e espaços entre palavras não importam. Também compara um script como o que `ginscore log` mostra.\n\nSe são iguais, os dois jogadores tinham os mesmos dados quando o código foi feito. Não é uma assinatura: qualquer um pode fazer um texto assim, mas não com um selo que o registro já teve. O código de saída é 0 se são iguais, mesmo que o registro tenha mãos posteriores; 1 se diferem; 2 se o texto não pode ser lido.",
    "Recebe o texto que um telemóvel leu no código QR de `ginscore seal --qr` ou de uma página, repete as mãos dele e diz se é uma noite deste registo, ou onde está a primeira diferença. Vários códigos podem vir por qualquer ordem; mudanças de linha e espaços entre palavras não contam. Também compara um script como o que `ginscore log` mostra.\n\nSe são iguais, os dois jogadores tinham os mesmos dados quando o código foi feito. Não é uma assinatura: qualquer pessoa pode fazer um texto assim, mas não com um selo que o registo já teve. O estado de saída é 0 se são iguais, mesmo que o registo tenha mãos posteriores; 1 se diferem; 2 se o texto não pode ser lido.",
    "Prende il testo che un telefono ha letto nel codice QR di `ginscore seal --qr` o di una pagina, ne rigioca le mani e dice se è una serata di questo registro, o dov'è la prima differenza. Più codici possono stare in qualsiasi ordine; gli a capo e gli spazi tra le parole non contano. Confronta anche uno script come lo stampa `ginscore log`.\n\nSe sono uguali, i due giocatori avevano gli stessi dati quando il codice è stato fatto. Non è una firma: un testo così lo può fare chiunque, ma non con un sigillo che il registro ha già avuto. Lo stato di uscita è 0 se sono uguali, anche se il registro ha mani successive; 1 se sono diversi; 2 se il testo non si può leggere.",
    "Liest den Text, den ein Handy im QR-Code von `ginscore seal --qr` oder einer Seite gefunden hat, spielt ihn nach und sagt, ob er ein Abend dieses Spielbuchs ist oder wo der erste Unterschied liegt. Mehrere Codes dürfen in beliebiger Reihenfolge stehen; Zeilenumbrüche und Leerzeichen zwischen Wörtern sind egal. Auch ein Skript, wie `ginscore log` es ausgibt, wird verglichen.\n\nIst beides gleich, hatten beide Spieler dieselben Einträge, als der Code entstand. Eine Unterschrift ist das nicht: Jeder kann so einen Text machen, nur nicht mit einem Siegel, das das Spielbuch schon vorher hatte. Der Status ist 0, wenn beides gleich ist, auch wenn das Spielbuch spätere Runden hat; 1 bei einem Unterschied; 2, wenn sich der Text nicht lesen lässt.",
    "Czyta tekst, który telefon znalazł w kodzie QR polecenia `ginscore seal --qr` albo strony, odtwarza go i mówi, czy to wieczór z tej księgi, a jeśli nie, gdzie jest pierwsza różnica. Kilka kodów można podać w dowolnej kolejności; końce wierszy i odstępy między słowami nie mają znaczenia. Porównać można też skrypt, jaki wypisuje `ginscore log`.\n\nJeśli tekst zgadza się z księgą, obaj gracze mieli ten sam zapis, gdy kod powstał. To nie podpis: taki tekst może zrobić każdy, ale nie z pieczęcią, którą księga miała już wcześniej. Kod wyjścia to 0, jeśli się zgadzają, nawet gdy księga ma późniejsze rozdania; 1, jeśli się różnią; 2, jeśli tekstu nie da się odczytać.",
    "Compare the text that a phone found with the ledger.",
    "Comparar com o registro o texto que um celular leu.",
    "Compara com o registo o texto que um telemóvel leu.",
    "Confronta con il registro il testo letto da un telefono.",
    "Den Text, den ein Handy gefunden hat, mit dem Spielbuch vergleichen.",
    "Porównuje z księgą tekst odczytany telefonem.",
    "Compare a text that is pasted into the terminal.",
    "Comparar um texto colado no terminal.",
    "Compara um texto colado no terminal.",
    "Confronta un testo incollato nel terminale.",
    "Einen Text vergleichen, der ins Terminal eingefügt wird.",
    "Porównuje tekst wklejony do terminala.",
    "Make a script of it, which `ginscore table` records again.",
    "Fazer dele um script, que `ginscore table` registra de novo.",
    "Faz dele um script, que `ginscore table` volta a registar.",
    "Ne fa uno script, che `ginscore table` registra di nuovo.",
    "Ein Skript daraus machen, das `ginscore table` wieder einträgt.",
    "Robi z niego skrypt, z którego `ginscore table` znów zapisze wieczór.",
    "Text of all codes of an evening, or a script; `-` is standard input [default: -]",
    "Texto de todos os códigos de uma noite, ou um script; `-` é a entrada padrão [padrão: -]",
    "Texto de todos os códigos de uma noite, ou um script; `-` é a entrada padrão [por omissão: -]",
    "Testo di tutti i codici di una serata, o uno script; `-` è lo standard input [predefinito: -]",
    "Text aller Codes eines Abends, oder ein Skript; `-` ist die Standardeingabe [Vorgabe: -]",
    "Tekst wszystkich kodów wieczoru albo skrypt; `-` to standardowe wejście [domyślnie: -]",
    "Print the evening as a script instead of comparing it",
    "Mostrar a noite como script em vez de compará-la",
    "Mostra a noite como script em vez de a comparar",
    "Stampa la serata come script invece di confrontarla",
    "Den Abend als Skript ausgeben, statt ihn zu vergleichen",
    "Wypisuje wieczór jako skrypt, zamiast go porównywać",
    "Print an empty score sheet for the rules agreed",
    "Imprimir uma folha de pontos em branco para as regras combinadas",
    "Imprime uma folha de pontos em branco para as regras combinadas",
    "Stampa un foglio segnapunti in bianco per le regole concordate",
    "Einen leeren Spielzettel für die vereinbarten Regeln ausgeben",
    "Wypisuje pusty arkusz wyników dla uzgodnionych zasad",
    "The sheet has the columns, boxes and targets of these rules, a line with the blanks that one types for each hand, the settlement as a form, and all house rules in small print with their source. The rules are given as for `ginscore new`. Without names they are left blank, for two players. `html` is a page to print; the foot of the sheet says how a filled one is recorded. `ginscore export -o evening.html` prints an evening that is recorded.",
    "A folha tem as colunas, as caixas e as metas dessas regras, uma linha para cada mão com espaços para o que se digita, o acerto para preencher, e todas as regras da casa em letra miúda com a fonte. Indique as regras como em `ginscore new`. Sem nomes, fica espaço para os de dois jogadores. `html` é uma página para imprimir; o pé da folha diz como registrar uma folha preenchida. Para imprimir uma noite registrada, use `ginscore export -o evening.html`.",
    "A folha tem as colunas, as caixas e as metas dessas regras, uma linha para cada mão com espaços para o que se escreve, o acerto para preencher, e todas as regras da casa em letra miúda com a fonte. As regras indicam-se como em `ginscore new`. Sem nomes, fica espaço para os de dois jogadores. `html` é uma página para imprimir; o fundo da folha diz como registar uma folha preenchida. Para imprimir uma noite registada, use `ginscore export -o evening.html`.",
    "Il foglio ha le colonne, le caselle e i traguardi di queste regole, una riga per ogni mano con gli spazi per quello che si scrive, i conti finali da compilare, e tutte le regole della casa in piccolo con la loro fonte. Le regole si indicano come per `ginscore new`. Senza nomi resta lo spazio per quelli di due giocatori. `html` è una pagina da stampare; in fondo al foglio c'è scritto come registrarlo una volta compilato. Per stampare una serata registrata usa `ginscore export -o evening.html`.",
    "Der Zettel hat die Spalten, Kästchen und Ziele dieser Regeln, für jede Runde eine Zeile mit den Lücken dessen, was man tippt, die Abrechnung als Formular und alle Hausregeln klein gedruckt mit ihrer Quelle. Die Regeln werden wie bei `ginscore new` angegeben. Ohne Namen bleibt für zwei Spieler Platz. `html` ist eine Seite zum Drucken; am Fuß steht, wie ein ausgefüllter Zettel eingetragen wird. Einen aufgenommenen Abend druckt `ginscore export -o evening.html`.",
    "Arkusz ma kolumny, kratki i cele tych zasad, dla każdego rozdania wiersz z miejscami na to, co się wpisuje, rozliczenie jako formularz i wszystkie zasady przy stole drobnym drukiem, ze źródłem. Zasady podaje się jak przy `ginscore new`. Bez imion zostaje miejsce dla dwóch graczy. `html` to strona do druku; u dołu jest, jak wpisać wypełniony arkusz. Zapisany wieczór drukuje `ginscore export -o evening.html`.",
    "Print a sheet for Hollywood gin, with blanks for the names.",
    "Imprimir uma folha para o Hollywood Gin, com espaço para os nomes.",
    "Imprime uma folha para o Hollywood Gin, com espaço para os nomes.",
    "Stampa un foglio per l'Hollywood Gin, con lo spazio per i nomi.",
    "Einen Zettel für Hollywood Gin ausgeben, mit Platz für die Namen.",
    "Wypisuje arkusz do gina Hollywood, z miejscem na imiona.",
    "Make a page to print on A4.",
    "Fazer uma página para imprimir em A4.",
    "Faz uma página para imprimir em A4.",
    "Fa una pagina da stampare su A4.",
    "Eine Seite zum Drucken auf A4 machen.",
    "Robi stronę do druku na A4.",
    "Make a page for two sides, on American paper.",
    "Fazer uma página para dois lados, em papel carta.",
    "Faz uma página para dois lados, em papel de formato americano.",
    "Fa una pagina per due squadre, su carta di formato americano.",
    "Eine Seite für zwei Seiten machen, auf amerikanischem Papier.",
    "Robi stronę dla dwóch stron, na papierze amerykańskim.",
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
    "The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.\n\n`judge -` reads hands from standard input, one per line. For each it prints a line: how the hand ended, who won it (`knocker`, `defender` or `-`), and the points, separated by tabs; with `--json`, an object.",
    "A linha é uma mão, com o nome de um jogador ou sem ele: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. As regras são as das opções, senão as da série atual, senão as de uma série nova.\n\n`judge -` lê mãos da entrada padrão, uma por linha. Para cada uma imprime uma linha: como a mão termina, quem a ganha (`knocker` para quem bateu, `defender` para o adversário, ou `-`) e os pontos, separados por tabulações; com `--json`, um objeto.",
    "A linha é uma mão, com ou sem o nome de um jogador: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. As regras são as indicadas nas opções; se não houver, as da série atual; e se não houver série, as de uma nova.\n\n`judge -` lê mãos da entrada padrão, uma por linha. Para cada uma escreve uma linha: como a mão termina, quem a ganha (`knocker` para quem bateu, `defender` para o adversário, ou `-`) e os pontos, separados por tabulações; com `--json`, um objeto.",
    "La riga è una mano, con o senza il nome di un giocatore: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. Le regole sono quelle date come opzioni, altrimenti quelle dell'incontro attuale, altrimenti quelle di un nuovo incontro.\n\n`judge -` legge mani dallo standard input, una per riga. Per ognuna stampa una riga: come finisce la mano, chi la vince (`knocker` per chi bussa, `defender` per l'avversario, oppure `-`), e i punti, separati da tabulazioni; con `--json`, un oggetto.",
    "Die Zeile ist eine Runde, mit dem Namen eines Spielers oder ohne: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. Es gelten die Regeln, die als Optionen angegeben sind, sonst die der aktuellen Serie, sonst die einer neuen Serie.\n\n`judge -` liest Runden von der Standardeingabe, eine je Zeile. Für jede gibt es eine Zeile aus: wie die Runde endet, wer sie gewinnt (`knocker` für den Klopfer, `defender` für den Gegner oder `-`), und die Punkte, durch Tabulatoren getrennt; mit `--json` ein Objekt.",
    "Wiersz to rozdanie, z imieniem gracza lub bez: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. Obowiązują zasady podane w opcjach, a bez nich zasady bieżącej serii, a jeśli jej nie ma, zasady nowej serii.\n\n`judge -` czyta rozdania ze standardowego wejścia, po jednym w wierszu. Dla każdego wypisuje wiersz: jak kończy się rozdanie, kto je wygrywa (`knocker` to pukający, `defender` to przeciwnik, `-` to nikt) i punkty, oddzielone tabulatorami; z opcją `--json` wypisuje obiekt.",
    "Rule on a knock in Oklahoma gin.",
    "Decidir uma batida no Oklahoma Gin.",
    "Decide sobre uma batida no Oklahoma Gin.",
    "Giudica una bussata a Oklahoma gin.",
    "Über ein Klopfen im Oklahoma-Gin urteilen.",
    "Rozstrzyga pukanie w Oklahoma Gin.",
    "Rule on one hand per line.",
    "Decidir uma mão por linha.",
    "Decide sobre uma mão por linha.",
    "Giudica una mano per riga.",
    "Über eine Runde je Zeile urteilen.",
    "Rozstrzyga po jednym rozdaniu w wierszu.",
    "The hand, or `-`",
    "A mão, ou `-`",
    "La mano, o `-`",
    "Die Runde, oder `-`",
    "Rozdanie albo `-`",
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
    "Gibt die aktuelle Serie oder alle auf der Standardausgabe oder in eine Datei aus. `html` ist eine Seite, die für sich allein auf dem Handy zu öffnen oder zu drucken ist. `csv` und `jsonl` haben eine Zeile je Runde, mit ihrer Serie und deren Regeln, für Tabellen und Datenbanken; `ginscore import` liest sie wieder ein. `json` ist ein Objekt mit der `--json`-Ausgabe von `score`, `summary` und `hand`. Rückgängig gemachte Runden werden nicht ausgegeben.",
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
    "Abrange todas as séries, ou a que `--series` indica. Cada número vem com a quantidade de mãos ou partidas em que se baseia e, se forem conhecidas, com as probabilidades do baralho. Pontos deixados na mesa são os que uma arrumação melhor teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registradas com cartas.\n\nA longo prazo, a vantagem média por mão estaria no intervalo de 95% em 19 de cada 20 casos. Se o 0 estiver nele, tudo pode ser sorte, e se indica depois de quantas mãos a mais, com a mesma média e a mesma dispersão, o 0 ficaria fora dele.",
    "Abrange todas as séries, ou a que `--series` indica. Cada número vem com as mãos ou os jogos em que se baseia e, quando se conhecem, com as probabilidades do baralho. Os pontos deixados na mesa são os que uma melhor arrumação teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registadas com cartas.\n\nA longo prazo, a diferença média por mão estaria no intervalo de 95% em 19 de cada 20 casos. Se o 0 estiver nele, tudo pode ser sorte, e indica-se ao fim de quantas mãos mais, com a mesma média e a mesma dispersão, o 0 ficaria fora dele.",
    "Comprende tutti gli incontri, o quello indicato con `--series`. Ogni cifra ha accanto il numero di mani o di partite su cui si basa e, se si conoscono, le probabilità date dal mazzo. I punti lasciati sul tavolo sono quelli che una disposizione migliore avrebbe fatto segnare contro le carte dell'altro giocatore così come sono state messe giù, nelle mani registrate con le carte.\n\nAlla lunga, il vantaggio medio per mano starebbe nell'intervallo al 95% in 19 casi su 20. Se lo 0 è nell'intervallo può essere tutta fortuna, ed è indicato dopo quante altre mani, con la stessa media e la stessa dispersione, lo 0 ne resterebbe fuori.",
    "Umfasst alle Serien, oder die mit `--series` genannte. Bei jeder Zahl steht, auf wie vielen Runden oder Partien sie beruht, und, soweit bekannt, wie wahrscheinlich es mit diesen Karten ist. Liegen geblieben sind die Punkte, die eine bessere Auslage gegen die Karten des anderen, wie sie lagen, gebracht hätte, in den Runden, die mit Karten eingetragen sind.\n\nAuf Dauer läge der Saldo je Runde in 19 von 20 Fällen im 95-%-Intervall. Liegt 0 darin, kann alles Glück sein; dann steht dabei, nach wie vielen weiteren Runden, bei gleichem Mittel und gleicher Streuung, 0 nicht mehr darin läge.",
    "Obejmuje wszystkie serie albo tę, którą wskazuje `--series`. Przy każdej liczbie jest liczba rozdań lub partii, z których ją policzono, i, jeśli są znane, szanse z talii. Stracone punkty to te, które dałby lepszy rozkład przeciw kartom drugiego gracza, tak jak je wyłożono, w rozdaniach zapisanych z kartami.\n\nNa dłuższą metę średni bilans na rozdanie mieściłby się w przedziale 95% w 19 przypadkach na 20. Jeśli jest w nim 0, wszystko może być kwestią szczęścia; wtedy podano też, po ilu dalszych rozdaniach, przy tej samej średniej i tym samym rozrzucie, 0 byłoby już poza nim.",
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
    "Escrever uma página com todos os jogadores, para abrir ou imprimir.",
    "Escreve uma página com todos os jogadores, para abrir ou imprimir.",
    "Scrive una pagina con tutti i giocatori, da aprire o stampare.",
    "Eine Seite mit allen Spielern schreiben, zum Öffnen oder Drucken.",
    "Zapisuje stronę ze wszystkimi graczami, do otwarcia lub druku.",
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
    "Zusätzlich eine Seite mit Diagrammen in FILE schreiben, zum Öffnen oder Drucken",
    "Zapisuje też stronę z wykresami do FILE, do otwarcia lub druku",
    "Rank players across several ledgers",
    "Classificar os jogadores de vários registros",
    "Classifica os jogadores de vários registos",
    "Fa la classifica dei giocatori di più registri",
    "Eine Rangliste der Spieler aus mehreren Spielbüchern zeigen",
    "Układa ranking graczy z kilku ksiąg",
    "Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for unfinished series, those of the closed games. A series found in two ledgers is counted once.\n\nThe rating is Glicko-2, with its deviation: a result is a hand, a period is a day on which anyone played. With `--tie-break`, players are ranked by match points, 1 for a match won and 1/2 for a tied one, and a match is a finished series of two players; players who are equal after all tie-breaks share a place. docs/statistics.md has the formulas and examples.",
    "Mostra as séries ganhas e perdidas de cada jogador, as partidas, as caixas e o saldo de pontos: o dos acertos e, nas séries não terminadas, o das partidas fechadas. Uma série encontrada em dois registros conta uma só vez.\n\nO rating é Glicko-2, com o seu desvio: um resultado é uma mão, um período é um dia em que alguém jogou. Com `--tie-break`, os jogadores são classificados por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e um confronto é uma série terminada entre dois jogadores; quem continua empatado depois de todos os critérios divide a posição. As fórmulas e os exemplos estão em docs/statistics.md.",
    "Mostra, para cada jogador, as séries ganhas e perdidas, os jogos, as caixas e o saldo de pontos: o dos acertos e, nas séries por acabar, o dos jogos fechados. Uma série que está em dois registos conta uma vez.\n\nO rating é Glicko-2, com o seu desvio: um resultado é uma mão, um período é um dia em que alguém jogou. Com `--tie-break`, os jogadores são classificados por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e um confronto é uma série acabada entre dois jogadores; quem continua empatado depois de todos os critérios partilha o lugar. As fórmulas e os exemplos estão em docs/statistics.md.",
    "Mostra per ogni giocatore gli incontri vinti e persi, le partite, le caselle e i punti netti: quelli dei saldi e, per gli incontri non finiti, quelli delle partite chiuse. Un incontro che si trova in due registri conta una volta sola.\n\nIl rating è Glicko-2, con la sua deviazione: un risultato è una mano, un periodo è un giorno in cui qualcuno ha giocato. Con `--tie-break` i giocatori sono in ordine di punti match, 1 per un match vinto e 1/2 per un pareggio, e un match è un incontro finito tra due giocatori; chi resta a pari merito dopo tutti i criteri ha lo stesso posto. Formule ed esempi sono in docs/statistics.md.",
    "Zeigt für jeden Spieler gewonnene und verlorene Serien, Partien, Boxen und den Saldo der Punkte: den aus den Abrechnungen, bei nicht beendeten Serien den aus den beendeten Partien. Eine Serie, die in zwei Spielbüchern steht, zählt einmal.\n\nDas Rating ist Glicko-2 mit seiner Abweichung: Ein Ergebnis ist eine Runde, eine Periode ein Tag, an dem jemand gespielt hat. Mit `--tie-break` wird nach Matchpunkten geordnet, 1 für ein gewonnenes und 1/2 für ein unentschiedenes Match; ein Match ist eine beendete Serie von zwei Spielern. Wer nach allen Kriterien gleichauf liegt, teilt sich den Platz. Formeln und Beispiele stehen in docs/statistics.md.",
    "Pokazuje dla każdego gracza serie wygrane i przegrane, partie, kratki i bilans punktów: z rozliczeń, a w seriach niezakończonych z zamkniętych partii. Seria, która jest w dwóch księgach, liczy się raz.\n\nRating to Glicko-2 z odchyleniem: wynik to rozdanie, okres to dzień, w którym ktoś grał. Z `--tie-break` o kolejności decydują punkty meczowe, 1 za wygrany mecz i 1/2 za remis, a mecz to zakończona seria dwóch graczy; gracze równi według wszystkich kryteriów zajmują to samo miejsce. Wzory i przykłady są w docs/statistics.md.",
    "Rank the players of two ledgers, best first.",
    "Classificar os jogadores de dois registros, do melhor ao pior.",
    "Classifica os jogadores de dois registos, a começar pelo melhor.",
    "Fa la classifica dei giocatori di due registri, dal migliore in giù.",
    "Eine Rangliste der Spieler zweier Spielbücher, der beste zuerst.",
    "Układa ranking graczy z dwóch ksiąg, od najlepszego.",
    "Rank the players of an evening by matches, as after a Swiss.",
    "Classificar os jogadores de uma noite por confrontos, como depois de um torneio suíço.",
    "Classifica os jogadores de uma noite por confrontos, como depois de um torneio suíço.",
    "Ordina i giocatori di una serata per match, come dopo un torneo svizzero.",
    "Die Spieler eines Abends nach Matches ordnen, wie nach einem Turnier im Schweizer System.",
    "Układa graczy z jednego wieczoru według meczów, jak po turnieju szwajcarskim.",
    "Write a page of the standings, to open or print.",
    "Escrever uma página com a classificação, para abrir ou imprimir.",
    "Escreve uma página com a classificação, para abrir ou imprimir.",
    "Scrive una pagina con la classifica, da aprire o stampare.",
    "Eine Seite mit der Rangliste schreiben, zum Öffnen oder Drucken.",
    "Zapisuje stronę z rankingiem, do otwarcia lub druku.",
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
    "Zusätzlich eine Seite mit einem Diagramm in FILE schreiben, zum Öffnen oder Drucken",
    "Zapisuje też stronę z wykresem do FILE, do otwarcia lub druku",
    "Rank by matches, and players with the same match points by this; may be repeated, in order",
    "Classificar por confrontos e desempatar por este critério; pode ser repetido, em ordem",
    "Classifica por confrontos e desempata por este critério; pode repetir-se, pela ordem",
    "Ordina per match e spareggia con questo criterio; si può ripetere, in ordine",
    "Nach Matches ordnen, bei gleich vielen Matchpunkten hiernach; mehrmals möglich, in dieser Reihenfolge",
    "Układa według meczów, a przy równych punktach meczowych według tego; można powtarzać, kolejność ma znaczenie",
    "match points against the others tied, if all have met equally often",
    "pontos de confronto contra os outros empatados, se todos se enfrentaram o mesmo número de vezes",
    "pontos de confronto contra os outros empatados, se todos se defrontaram o mesmo número de vezes",
    "punti match contro gli altri a pari merito, se tutti si sono incontrati lo stesso numero di volte",
    "Matchpunkte der Punktgleichen untereinander, wenn alle gleich oft gegeneinander gespielt haben",
    "punkty z meczów między graczami o równych punktach, jeśli wszyscy grali ze sobą tak samo często",
    "matches won",
    "confrontos ganhos",
    "match vinti",
    "gewonnene Matches",
    "wygrane mecze",
    "the sum of the match points of the opponents",
    "soma dos pontos de confronto dos adversários",
    "somma dei punti match degli avversari",
    "Summe der Matchpunkte der Gegner",
    "suma punktów meczowych przeciwników",
    "buchholz without the highest and the lowest opponent",
    "Buchholz sem o melhor e o pior adversário",
    "Buchholz senza il migliore e il peggiore avversario",
    "Buchholz ohne den besten und den schwächsten Gegner",
    "Buchholz bez najlepszego i najsłabszego przeciwnika",
    "the match points of the opponents beaten, and half of those tied with",
    "pontos de confronto dos adversários vencidos, e metade dos pontos daqueles com quem houve empate",
    "punti match degli avversari battuti, e metà dei punti di quelli con cui si è pareggiato",
    "Matchpunkte der besiegten Gegner, bei Unentschieden die Hälfte",
    "punkty meczowe pokonanych przeciwników i połowa punktów tych, z którymi był remis",
    "the net points of all matches",
    "saldo de pontos de todos os confrontos",
    "punti netti di tutti i match",
    "Punktdifferenz aller Matches",
    "różnica punktów ze wszystkich meczów",
    "the boxes of all matches",
    "caixas de todos os confrontos",
    "caselle di tutti i match",
    "Boxen aller Matches",
    "kratki ze wszystkich meczów",
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
static MADE_UP_AT: [(u32, u32); 282] = [(0, 101), (101, 373), (373, 454), (454, 538), (538, 582), (582, 622), (622, 690), (690, 764), (764, 824), (824, 870), (870, 938), (938, 967), (967, 1785), (1785, 1853), (1853, 1913), (1913, 1966), (1966, 2060), (2060, 2082), (2082, 2166), (2166, 2216), (2216, 2264), (2264, 2444), (2444, 2537), (2537, 2677), (2677, 2721), (2721, 2813), (2813, 2883), (2883, 4081), (4081, 4165), (4165, 4198), (4198, 4295), (4295, 4351), (4351, 4396), (2082, 2166), (4396, 4504), (4504, 4582), (4582, 5459), (5459, 5552), (5552, 5637), (5637, 5694), (5694, 5771), (5771, 5809), (5809, 5887), (5887, 5972), (5972, 6390), (6390, 6444), (6444, 6513), (6513, 6562), (6562, 6686), (6686, 6800), (6800, 6874), (6874, 6926), (6926, 6996), (6996, 7065), (7065, 7139), (7139, 7193), (7193, 7307), (7307, 7409), (7409, 7527), (7527, 7592), (7592, 7889), (7889, 7925), (7925, 7957), (7957, 8023), (8023, 8105), (8105, 8569), (8569, 8613), (8613, 8737), (8737, 8846), (8846, 8922), (8922, 9124), (9124, 9165), (9165, 9262), (9262, 9326), (9326, 9442), (9442, 9524), (9524, 9600), (9600, 10452), (10452, 10533), (10533, 10609), (10609, 10698), (10698, 10816), (10816, 10898), (10898, 10972), (10972, 11573), (11573, 11663), (11663, 11711), (11711, 11783), (11783, 11821), (11821, 11877), (11877, 11925), (11925, 11971), (11971, 12013), (12013, 12045), (12045, 12126), (12126, 12179), (12179, 12221), (12221, 12359), (12359, 12411), (12411, 12461), (2060, 2082), (12461, 12490), (12490, 12634), (12634, 12699), (12045, 12126), (12699, 12768), (12768, 12968), (12968, 13025), (13025, 13047), (13047, 13080), (13080, 13213), (13213, 13258), (13258, 13295), (13295, 13380), (13380, 13709), (13709, 13746), (13746, 13803), (13803, 13835), (13835, 13925), (13925, 13977), (13977, 14181), (14181, 14237), (13258, 13295), (14237, 14278), (14278, 14310), (14310, 14335), (14335, 14437), (14437, 15027), (15027, 15136), (15136, 15173), (15173, 15281), (15281, 15327), (15327, 15380), (15380, 15481), (15481, 15574), (15574, 15791), (15791, 15831), (15831, 15899), (15899, 15944), (15944, 16016), (16016, 16085), (16085, 16149), (16149, 16714), (16714, 16768), (16768, 16814), (16814, 16847), (16847, 16935), (16935, 16984), (16984, 17050), (17050, 17148), (17148, 17210), (17210, 17264), (17264, 17330), (17330, 17476), (17476, 17510), (17510, 17582), (17582, 17638), (17638, 17726), (17726, 18262), (18262, 18344), (18344, 18417), (18417, 18497), (18497, 18550), (18550, 18615), (18615, 18673), (18673, 19481), (19481, 19549), (19549, 19598), (19598, 19711), (19711, 19792), (19792, 19880), (19880, 19940), (19940, 19993), (19993, 20034), (20034, 20828), (20828, 20884), (20884, 20970), (20970, 21043), (21043, 21135), (21135, 21188), (21188, 21261), (21261, 21337), (21337, 21422), (21422, 21480), (21480, 22237), (22237, 22307), (22307, 22399), (22399, 22475), (22475, 22536), (22536, 22650), (22650, 22736), (22736, 22868), (22868, 22969), (22969, 22995), (22995, 23065), (23065, 23146), (23146, 23250), (23250, 23300), (23300, 23344), (23344, 23394), (23394, 23444), (23444, 23468), (23468, 23546), (23546, 23807), (23807, 23840), (23840, 23897), (23897, 23965), (23965, 24006), (24006, 24118), (24118, 24222), (24222, 24322), (24322, 24383), (24383, 24433), (24433, 24874), (24874, 24935), (24935, 24991), (24991, 25020), (25020, 25082), (25082, 25148), (25148, 25225), (25225, 25315), (25315, 25501), (25501, 25570), (25570, 25636), (25636, 25692), (25692, 25749), (25749, 25785), (25785, 25862), (25862, 25911), (25911, 25933), (25933, 26037), (26037, 26098), (26098, 26155), (26155, 26180), (26180, 26244), (26244, 26500), (26500, 26546), (26546, 26596), (26596, 26692), (26692, 26741), (26741, 26818), (26818, 27199), (27199, 27267), (27267, 27312), (27312, 27392), (27392, 27472), (27472, 27557), (27557, 27601), (27601, 27651), (27651, 27745), (27745, 27795), (27795, 27863), (27863, 27925), (27925, 28001), (28001, 28066), (28066, 28098), (28098, 28324), (28324, 28384), (28384, 28474), (27863, 27925), (28474, 28499), (28499, 28547), (28547, 28613), (28613, 28657), (28657, 28727), (27863, 27925), (28727, 28773), (28773, 28974), (28974, 29022), (27863, 27925), (29022, 29050), (29050, 29118), (29118, 29712), (29712, 29761), (29761, 29822), (14310, 14335), (29022, 29050), (29822, 29879), (29879, 30187), (30187, 30249), (30249, 30299), (30299, 30347)];

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
    "⟦Keep the score in a page that a browser on another screen shows.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦All players, as in `new`; or none⟧⟦~~~~~~~~~~~⟧",
    "⟦Always start a new series⟧⟦~~~~~~~~⟧",
    "⟦Write the score to FILE after every entry, as a page for a second screen⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the score on other screens, in their browsers⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Shows a page with the score, the sheet, who deals and the last hand, until you press Ctrl-C. The page follows the ledger while `ginscore table` runs in another terminal, and loads itself again every few seconds. Without `--series` it is about the current series, and about the next one as soon as the table starts it.\n\nOnly this computer can open the page. With `--lan` everyone on the network can, and the address is drawn as a QR code for phones. They can only read it, and see nothing that is not on the sheet. If the computer is in several networks, its address in each of them works. `ginscore table --page FILE` writes the same page to a file.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the score on the phones and the television of the house.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show the series with ann in its name, on this computer.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Show it to everyone on the network⟧⟦~~~~~~~~~~~⟧",
    "⟦The port of the address; 0 takes any that is free⟧⟦~~~~~~~~~~~~~~~~⟧",
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
    "⟦Show the seal, and the whole evening as a QR code to photograph.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Keep the text of the evening in a file.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Draw the record of the evening as a QR code, for the phone of the other player⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print the text of the record, as the QR code holds it⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Compare the record of an evening with the ledger⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Reads the text that a phone found in the QR code of `ginscore seal --qr` or of a page, plays it, and says whether it is an evening of this ledger, or where the first difference is. Several codes may come in any order; line breaks and spaces between words do not matter. A script as `ginscore log` prints it is compared, too.\n\nIf both are the same, both players had the same record when the code was made. It is not a signature: anyone can make such a text, but not one with a seal that the ledger had before. The status is 0 if they are the same, even if the ledger has later hands; 1 if they differ; 2 if the text cannot be read.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Compare the text that a phone found with the ledger.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Compare a text that is pasted into the terminal.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Make a script of it, which `ginscore table` records again.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Text of all codes of an evening, or a script; `-` is standard input [default: -]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print the evening as a script instead of comparing it⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Print an empty score sheet for the rules agreed⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦The sheet has the columns, boxes and targets of these rules, a line with the blanks that one types for each hand, the settlement as a form, and all house rules in small print with their source. The rules are given as for `ginscore new`. Without names they are left blank, for two players. `html` is a page to print; the foot of the sheet says how a filled one is recorded. `ginscore export -o evening.html` prints an evening that is recorded.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print a sheet for Hollywood gin, with blanks for the names.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Make a page to print on A4.⟧⟦~~~~~~~~~⟧",
    "⟦Make a page for two sides, on American paper.⟧⟦~~~~~~~~~~~~~~~⟧",
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
    "⟦The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules are those given as options, otherwise those of the current series, otherwise those of a new series.\n\n`judge -` reads hands from standard input, one per line. For each it prints a line: how the hand ended, who won it (`knocker`, `defender` or `-`), and the points, separated by tabs; with `--json`, an object.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Rule on a knock in Oklahoma gin.⟧⟦~~~~~~~~~~⟧",
    "⟦Rule on one hand per line.⟧⟦~~~~~~~~⟧",
    "⟦The hand, or `-`⟧⟦~~~~~⟧",
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
    "⟦match points against the others tied, if all have met equally often⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
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
    ("table-example-3", 0),
    ("table-players", 0),
    ("table-new", 0),
    ("table-advise", 0),
    ("table-page", 0),
    ("board", 0),
    ("board-more", 0),
    ("board-example-1", 0),
    ("board-example-2", 0),
    ("board-lan", 0),
    ("board-port", 0),
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
    ("seal-example-2", 0),
    ("seal-example-3", 0),
    ("seal-qr", 0),
    ("seal-text", 0),
    ("verify", 0),
    ("verify-more", 0),
    ("verify-example-1", 0),
    ("verify-example-2", 0),
    ("verify-example-3", 0),
    ("verify-file", 0),
    ("verify-script", 0),
    ("paper", 0),
    ("paper-more", 0),
    ("paper-example-1", 0),
    ("paper-example-2", 0),
    ("paper-example-3", 0),
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
    ("judge-example-2", 0),
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
