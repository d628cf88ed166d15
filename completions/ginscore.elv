
use builtin;
use str;

set edit:completion:arg-completer[ginscore] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'ginscore'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'ginscore'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand new 'Start a series and make it the current one'
            cand hand 'Record a hand'
            cand draw 'Record a hand that nobody won'
            cand seat 'Let a player play the next hand although it is another''s turn'
            cand table 'Keep score for an evening, one line per hand'
            cand board 'Show the score on other screens, in their browsers'
            cand score 'Show the score sheet'
            cand summary 'Show the settlement: who won, by how much, and who pays'
            cand log 'Print the series as a script that reproduces it'
            cand why 'Explain the points, boxes and columns of a hand'
            cand counts 'Show what each player needs, and what they can safely be caught with'
            cand review 'Show which points were left on the table'
            cand audit 'Verify the ledger; silent if everything is consistent'
            cand seal 'Show the last seal, for the other player to note'
            cand paper 'Print an empty score sheet for the rules agreed'
            cand verify 'Compare the record of an evening with the ledger'
            cand undo 'Undo the last change'
            cand redo 'Redo the last undone change'
            cand amend 'Replace a recorded hand'
            cand insert 'Insert a forgotten hand'
            cand delete 'Delete a hand'
            cand up 'Announce the knock card of the hand in play'
            cand misdeal 'Record a misdeal'
            cand adjust 'Record a penalty or an award that the players agreed on'
            cand stop 'Stop the series before its end'
            cand deal 'Correct who deals next'
            cand witness 'Record a word from the other player, and show the seal to write down'
            cand check 'Check whether groups of cards are melds or, with a slash, a legal spread'
            cand best 'Find the best spread of 1 to 11 cards, or the defender''s best'
            cand judge 'Rule on a showdown without recording it'
            cand rules 'List, save and compare house rules, and read the rulebook'
            cand series 'List series and choose the current one'
            cand players 'List the players, and correct their names'
            cand export 'Export series as a web page or as data for other programs'
            cand import 'Import hands from CSV or JSON Lines'
            cand stats 'Show player statistics'
            cand standings 'Rank players across several ledgers'
            cand completions 'Print completions for a shell'
            cand man 'Show the manual, or write its pages to a directory'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;new'= {
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --dealer 'The player, or the side, who deals first (the players cut, and the lowest card deals)'
            cand --stake 'Money per point, as in `0.10`, or `none`'
            cand --name 'Name of the series [default: its start and players]'
            cand --sides 'Names of the two sides, as in `We,They` [default: their players]'
            cand --out 'Of three players in turn, the one who sits out first [default: the last]'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --new-player 'Start with a new player''s name even if it is close to one that the ledger knows'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;hand'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --advise 'Before recording, point out better spreads or lay-offs'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;draw'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;seat'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;table'= {
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --dealer 'The player, or the side, who deals first (the players cut, and the lowest card deals)'
            cand --stake 'Money per point, as in `0.10`, or `none`'
            cand --name 'Name of the series [default: its start and players]'
            cand --sides 'Names of the two sides, as in `We,They` [default: their players]'
            cand --out 'Of three players in turn, the one who sits out first [default: the last]'
            cand --page 'Write the score to FILE after every entry, as a page for a second screen'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --new-player 'Start with a new player''s name even if it is close to one that the ledger knows'
            cand --new 'Always start a new series'
            cand --advise 'Before recording, point out better spreads or lay-offs'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;board'= {
            cand --port 'The port of the address; 0 takes any that is free'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --lan 'Show it to everyone on the network'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;score'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;summary'= {
            cand --as 'Settle under other rules, without recording anything; rule options change the preset'
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --share 'Print at most ten lines to send to a chat: who won, by how much, and who pays'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;log'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --all 'Add what was undone or amended, as comments'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;why'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;counts'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;review'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;audit'= {
            cand --seal 'Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --accept 'Record that manual edits to the file are intentional'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;seal'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --qr 'Draw the record of the evening as a QR code, for the phone of the other player'
            cand --text 'Print the text of the record, as the QR code holds it'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;paper'= {
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --stake 'Money per point, as in `0.10`, or `none`'
            cand --sides 'Names of the two sides, as in `We,They` [default: their players]'
            cand --out 'Of three players in turn, the one who sits out first [default: the last]'
            cand --format 'Format [default: from the extension of FILE, or else text]'
            cand --paper 'Size of the paper'
            cand -o 'Write to FILE instead of standard output'
            cand --output 'Write to FILE instead of standard output'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;verify'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --script 'Print the evening as a script instead of comparing it'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;undo'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;redo'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;amend'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;insert'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;delete'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;up'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;misdeal'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;adjust'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;stop'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;deal'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;witness'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;check'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;best'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --spread 'With `-`, print the spread after each count'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;judge'= {
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand list 'List the presets with their sources, and the rules that were saved'
            cand save 'Save house rules under a name'
            cand default 'Choose the rules of new series in this ledger, or show them'
            cand delete 'Delete saved rules'
            cand show 'Show every rule of a preset, of saved rules, or of the current series'
            cand diff 'Show where two presets or series differ'
            cand explain 'Explain a topic of the rulebook, with its sources'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;rules;list'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;save'= {
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --note 'A note, such as where the rules come from'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --replace 'Replace other rules that are saved under the name'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;default'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;delete'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;show'= {
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;diff'= {
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;explain'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --all 'Print the whole rulebook'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;rules;help'= {
            cand list 'List the presets with their sources, and the rules that were saved'
            cand save 'Save house rules under a name'
            cand default 'Choose the rules of new series in this ledger, or show them'
            cand delete 'Delete saved rules'
            cand show 'Show every rule of a preset, of saved rules, or of the current series'
            cand diff 'Show where two presets or series differ'
            cand explain 'Explain a topic of the rulebook, with its sources'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;rules;help;list'= {
        }
        &'ginscore;rules;help;save'= {
        }
        &'ginscore;rules;help;default'= {
        }
        &'ginscore;rules;help;delete'= {
        }
        &'ginscore;rules;help;show'= {
        }
        &'ginscore;rules;help;diff'= {
        }
        &'ginscore;rules;help;explain'= {
        }
        &'ginscore;rules;help;help'= {
        }
        &'ginscore;series'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand list 'List the series of the ledger'
            cand use 'Make a series the current one'
            cand show 'Show the current series'' file, players and rules'
            cand delete 'Delete a series'
            cand restore 'Bring a deleted series back'
            cand rename 'Give a series another name'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;series;list'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;series;use'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;series;show'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;series;delete'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand -y 'Do not ask'
            cand --yes 'Do not ask'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;series;restore'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;series;rename'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;series;help'= {
            cand list 'List the series of the ledger'
            cand use 'Make a series the current one'
            cand show 'Show the current series'' file, players and rules'
            cand delete 'Delete a series'
            cand restore 'Bring a deleted series back'
            cand rename 'Give a series another name'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;series;help;list'= {
        }
        &'ginscore;series;help;use'= {
        }
        &'ginscore;series;help;show'= {
        }
        &'ginscore;series;help;delete'= {
        }
        &'ginscore;series;help;restore'= {
        }
        &'ginscore;series;help;rename'= {
        }
        &'ginscore;series;help;help'= {
        }
        &'ginscore;players'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand rename 'Give a player another name in every series'
            cand merge 'Make two names those of one player'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;players;rename'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;players;merge'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;players;help'= {
            cand rename 'Give a player another name in every series'
            cand merge 'Make two names those of one player'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;players;help;rename'= {
        }
        &'ginscore;players;help;merge'= {
        }
        &'ginscore;players;help;help'= {
        }
        &'ginscore;export'= {
            cand --format 'Export format [default: from the extension of FILE]'
            cand -o 'Write to FILE instead of standard output'
            cand --output 'Write to FILE instead of standard output'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --all 'Export all series of the ledger'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;import'= {
            cand --map 'Read the column with that heading as that column, or `ignore` it; may be repeated'
            cand --dates 'The order of day and month in dates such as 11/12/2026'
            cand --rules 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]'
            cand --target 'Points that win a game'
            cand --gin-bonus 'Bonus for gin'
            cand --undercut-bonus 'Bonus for an undercut'
            cand --box-value 'Value of a box'
            cand --game-bonus 'Bonus for winning a game'
            cand --set 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them'
            cand --stake 'Money per point, as in `0.10`, unless the rows give it'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --dry-run 'Print what would be recorded, one script per series, and write nothing'
            cand --oklahoma 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand'
            cand --hollywood 'Play Hollywood: three games side by side'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;stats'= {
            cand --against 'Only series against this player'
            cand --since 'Only series that started on this date or later'
            cand --rules 'Only series whose rules are based on this preset'
            cand --page 'Also write a page to FILE, with plots, to open or print'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;standings'= {
            cand --since 'Only series that started on this date or later, such as the series of tonight'
            cand --page 'Also write a page to FILE, with a plot, to open or print'
            cand --tie-break 'Rank by matches, and players with the same match points by this; may be repeated, in order'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;completions'= {
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;man'= {
            cand -o 'Write all pages to DIR instead, which is created if it does not exist'
            cand --output 'Write all pages to DIR instead, which is created if it does not exist'
            cand --ledger 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]'
            cand --series 'The series to use: its name, or an unambiguous part of it'
            cand --lang 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]'
            cand --color 'When to use color'
            cand --cards 'How to show cards [env: GINSCORE_CARDS]'
            cand --json 'Print JSON'
            cand --no-input 'Never ask questions, even at a terminal'
            cand --plain 'Plain text for screen readers: no boxes or symbols'
            cand -q 'Print errors and warnings only'
            cand --quiet 'Print errors and warnings only'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'ginscore;help'= {
            cand new 'Start a series and make it the current one'
            cand hand 'Record a hand'
            cand draw 'Record a hand that nobody won'
            cand seat 'Let a player play the next hand although it is another''s turn'
            cand table 'Keep score for an evening, one line per hand'
            cand board 'Show the score on other screens, in their browsers'
            cand score 'Show the score sheet'
            cand summary 'Show the settlement: who won, by how much, and who pays'
            cand log 'Print the series as a script that reproduces it'
            cand why 'Explain the points, boxes and columns of a hand'
            cand counts 'Show what each player needs, and what they can safely be caught with'
            cand review 'Show which points were left on the table'
            cand audit 'Verify the ledger; silent if everything is consistent'
            cand seal 'Show the last seal, for the other player to note'
            cand paper 'Print an empty score sheet for the rules agreed'
            cand verify 'Compare the record of an evening with the ledger'
            cand undo 'Undo the last change'
            cand redo 'Redo the last undone change'
            cand amend 'Replace a recorded hand'
            cand insert 'Insert a forgotten hand'
            cand delete 'Delete a hand'
            cand up 'Announce the knock card of the hand in play'
            cand misdeal 'Record a misdeal'
            cand adjust 'Record a penalty or an award that the players agreed on'
            cand stop 'Stop the series before its end'
            cand deal 'Correct who deals next'
            cand witness 'Record a word from the other player, and show the seal to write down'
            cand check 'Check whether groups of cards are melds or, with a slash, a legal spread'
            cand best 'Find the best spread of 1 to 11 cards, or the defender''s best'
            cand judge 'Rule on a showdown without recording it'
            cand rules 'List, save and compare house rules, and read the rulebook'
            cand series 'List series and choose the current one'
            cand players 'List the players, and correct their names'
            cand export 'Export series as a web page or as data for other programs'
            cand import 'Import hands from CSV or JSON Lines'
            cand stats 'Show player statistics'
            cand standings 'Rank players across several ledgers'
            cand completions 'Print completions for a shell'
            cand man 'Show the manual, or write its pages to a directory'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'ginscore;help;new'= {
        }
        &'ginscore;help;hand'= {
        }
        &'ginscore;help;draw'= {
        }
        &'ginscore;help;seat'= {
        }
        &'ginscore;help;table'= {
        }
        &'ginscore;help;board'= {
        }
        &'ginscore;help;score'= {
        }
        &'ginscore;help;summary'= {
        }
        &'ginscore;help;log'= {
        }
        &'ginscore;help;why'= {
        }
        &'ginscore;help;counts'= {
        }
        &'ginscore;help;review'= {
        }
        &'ginscore;help;audit'= {
        }
        &'ginscore;help;seal'= {
        }
        &'ginscore;help;paper'= {
        }
        &'ginscore;help;verify'= {
        }
        &'ginscore;help;undo'= {
        }
        &'ginscore;help;redo'= {
        }
        &'ginscore;help;amend'= {
        }
        &'ginscore;help;insert'= {
        }
        &'ginscore;help;delete'= {
        }
        &'ginscore;help;up'= {
        }
        &'ginscore;help;misdeal'= {
        }
        &'ginscore;help;adjust'= {
        }
        &'ginscore;help;stop'= {
        }
        &'ginscore;help;deal'= {
        }
        &'ginscore;help;witness'= {
        }
        &'ginscore;help;check'= {
        }
        &'ginscore;help;best'= {
        }
        &'ginscore;help;judge'= {
        }
        &'ginscore;help;rules'= {
            cand list 'List the presets with their sources, and the rules that were saved'
            cand save 'Save house rules under a name'
            cand default 'Choose the rules of new series in this ledger, or show them'
            cand delete 'Delete saved rules'
            cand show 'Show every rule of a preset, of saved rules, or of the current series'
            cand diff 'Show where two presets or series differ'
            cand explain 'Explain a topic of the rulebook, with its sources'
        }
        &'ginscore;help;rules;list'= {
        }
        &'ginscore;help;rules;save'= {
        }
        &'ginscore;help;rules;default'= {
        }
        &'ginscore;help;rules;delete'= {
        }
        &'ginscore;help;rules;show'= {
        }
        &'ginscore;help;rules;diff'= {
        }
        &'ginscore;help;rules;explain'= {
        }
        &'ginscore;help;series'= {
            cand list 'List the series of the ledger'
            cand use 'Make a series the current one'
            cand show 'Show the current series'' file, players and rules'
            cand delete 'Delete a series'
            cand restore 'Bring a deleted series back'
            cand rename 'Give a series another name'
        }
        &'ginscore;help;series;list'= {
        }
        &'ginscore;help;series;use'= {
        }
        &'ginscore;help;series;show'= {
        }
        &'ginscore;help;series;delete'= {
        }
        &'ginscore;help;series;restore'= {
        }
        &'ginscore;help;series;rename'= {
        }
        &'ginscore;help;players'= {
            cand rename 'Give a player another name in every series'
            cand merge 'Make two names those of one player'
        }
        &'ginscore;help;players;rename'= {
        }
        &'ginscore;help;players;merge'= {
        }
        &'ginscore;help;export'= {
        }
        &'ginscore;help;import'= {
        }
        &'ginscore;help;stats'= {
        }
        &'ginscore;help;standings'= {
        }
        &'ginscore;help;completions'= {
        }
        &'ginscore;help;man'= {
        }
        &'ginscore;help;help'= {
        }
    ]
    $completions[$command]
}
