# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_ginscore_global_optspecs
    string join \n ledger= series= json lang= color= cards= no-input plain q/quiet h/help V/version
end

function __fish_ginscore_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_ginscore_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_ginscore_using_subcommand
    set -l cmd (__fish_ginscore_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c ginscore -n "__fish_ginscore_needs_command" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_needs_command" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_needs_command" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_needs_command" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_needs_command" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_needs_command" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_needs_command" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_needs_command" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_needs_command" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_needs_command" -s V -l version -d 'Print version'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "new" -d 'Start a series and make it the current one'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "hand" -d 'Record a hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "draw" -d 'Record a hand that nobody won'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "seat" -d 'Let a player play the next hand although it is another\'s turn'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "table" -d 'Keep score for an evening, one line per hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "board" -d 'Show the score on other screens, in their browsers'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "score" -d 'Show the score sheet'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "summary" -d 'Show the settlement: who won, by how much, and who pays'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "log" -d 'Print the series as a script that reproduces it'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "why" -d 'Explain the points, boxes and columns of a hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "counts" -d 'Show what each player needs, and what they can safely be caught with'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "review" -d 'Show which points were left on the table'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "audit" -d 'Verify the ledger; silent if everything is consistent'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "seal" -d 'Show the last seal, for the other player to note'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "paper" -d 'Print an empty score sheet for the rules agreed'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "verify" -d 'Compare the record of an evening with the ledger'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "undo" -d 'Undo the last change'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "redo" -d 'Redo the last undone change'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "amend" -d 'Replace a recorded hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "insert" -d 'Insert a forgotten hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "delete" -d 'Delete a hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "up" -d 'Announce the knock card of the hand in play'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "misdeal" -d 'Record a misdeal'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "adjust" -d 'Record a penalty or an award that the players agreed on'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "stop" -d 'Stop the series before its end'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "deal" -d 'Correct who deals next'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "witness" -d 'Record a word from the other player, and show the seal to write down'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "check" -d 'Check whether groups of cards are melds or, with a slash, a legal spread'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "best" -d 'Find the best spread of 1 to 11 cards, or the defender\'s best'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "judge" -d 'Rule on a showdown without recording it'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "rules" -d 'List, save and compare house rules, and read the rulebook'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "series" -d 'List series and choose the current one'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "players" -d 'List the players, and correct their names'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "export" -d 'Export series as a web page or as data for other programs'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "import" -d 'Import hands from CSV or JSON Lines'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "stats" -d 'Show player statistics'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "standings" -d 'Rank players across several ledgers'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "completions" -d 'Print completions for a shell'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "man" -d 'Show the manual, or write its pages to a directory'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l dealer -d 'The player, or the side, who deals first (the players cut, and the lowest card deals)' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l stake -d 'Money per point, as in `0.10`, or `none`' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l name -d 'Name of the series [default: its start and players]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l sides -d 'Names of the two sides, as in `We,They` [default: their players]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l out -d 'Of three players in turn, the one who sits out first [default: the last]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l new-player -d 'Start with a new player\'s name even if it is close to one that the ledger knows'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l advise -d 'Before recording, point out better spreads or lay-offs'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand seat" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l dealer -d 'The player, or the side, who deals first (the players cut, and the lowest card deals)' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l stake -d 'Money per point, as in `0.10`, or `none`' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l name -d 'Name of the series [default: its start and players]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l sides -d 'Names of the two sides, as in `We,They` [default: their players]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l out -d 'Of three players in turn, the one who sits out first [default: the last]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l page -d 'Write the score to FILE after every entry, as a page for a second screen' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l new-player -d 'Start with a new player\'s name even if it is close to one that the ledger knows'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l new -d 'Always start a new series'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l advise -d 'Before recording, point out better spreads or lay-offs'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l port -d 'The port of the address; 0 takes any that is free' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l lan -d 'Show it to everyone on the network'
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand board" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l as -d 'Settle under other rules, without recording anything; rule options change the preset' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l share -d 'Print at most ten lines to send to a chat: who won, by how much, and who pays'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l all -d 'Add what was undone or amended, as comments'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l seal -d 'Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l accept -d 'Record that manual edits to the file are intentional'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l qr -d 'Draw the record of the evening as a QR code, for the phone of the other player'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l text -d 'Print the text of the record, as the QR code holds it'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand seal" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l stake -d 'Money per point, as in `0.10`, or `none`' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l sides -d 'Names of the two sides, as in `We,They` [default: their players]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l out -d 'Of three players in turn, the one who sits out first [default: the last]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l format -d 'Format [default: from the extension of FILE, or else text]' -r -f -a "html\t'A page to print'
text\t'Text'"
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l paper -d 'Size of the paper' -r -f -a "a4\t'210 x 297 mm'
letter\t'8.5 x 11 in'"
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -s o -l output -d 'Write to FILE instead of standard output' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand paper" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l script -d 'Print the evening as a script instead of comparing it'
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand verify" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand insert" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand up" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand misdeal" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand adjust" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand stop" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l spread -d 'With `-`, print the spread after each count'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "list" -d 'List the presets with their sources, and the rules that were saved'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "save" -d 'Save house rules under a name'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "default" -d 'Choose the rules of new series in this ledger, or show them'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "delete" -d 'Delete saved rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "show" -d 'Show every rule of a preset, of saved rules, or of the current series'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "diff" -d 'Show where two presets or series differ'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "explain" -d 'Explain a topic of the rulebook, with its sources'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list save default delete show diff explain help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l note -d 'A note, such as where the rules come from' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l replace -d 'Replace other rules that are saved under the name'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from save" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from default" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l all -d 'Print the whole rulebook'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the presets with their sources, and the rules that were saved'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "save" -d 'Save house rules under a name'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "default" -d 'Choose the rules of new series in this ledger, or show them'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Delete saved rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show every rule of a preset, of saved rules, or of the current series'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "diff" -d 'Show where two presets or series differ'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "explain" -d 'Explain a topic of the rulebook, with its sources'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "list" -d 'List the series of the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "use" -d 'Make a series the current one'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "show" -d 'Show the current series\' file, players and rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "delete" -d 'Delete a series'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "restore" -d 'Bring a deleted series back'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "rename" -d 'Give a series another name'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show delete restore rename help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -s y -l yes -d 'Do not ask'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from restore" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from rename" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the series of the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "use" -d 'Make a series the current one'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show the current series\' file, players and rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "delete" -d 'Delete a series'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "restore" -d 'Bring a deleted series back'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "rename" -d 'Give a series another name'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -f -a "rename" -d 'Give a player another name in every series'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -f -a "merge" -d 'Make two names those of one player'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and not __fish_seen_subcommand_from rename merge help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from rename" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from merge" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "rename" -d 'Give a player another name in every series'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "merge" -d 'Make two names those of one player'
complete -c ginscore -n "__fish_ginscore_using_subcommand players; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l format -d 'Export format [default: from the extension of FILE]' -r -f -a "html\t'A self-contained web page'
csv\t'One row per hand, for spreadsheets'
json\t'One object with everything'
jsonl\t'One object per hand, one per line'"
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -s o -l output -d 'Write to FILE instead of standard output' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l all -d 'Export all series of the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l map -d 'Read the column with that heading as that column, or `ignore` it; may be repeated' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l dates -d 'The order of day and month in dates such as 11/12/2026' -r -f -a "day-first\t'31/12/2026'
month-first\t'12/31/2026'"
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l rules -d 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l target -d 'Points that win a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l gin-bonus -d 'Bonus for gin' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l undercut-bonus -d 'Bonus for an undercut' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l box-value -d 'Value of a box' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l game-bonus -d 'Bonus for winning a game' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l stake -d 'Money per point, as in `0.10`, unless the rows give it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l dry-run -d 'Print what would be recorded, one script per series, and write nothing'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l oklahoma -d 'Play Oklahoma: the knock card\'s value limits the knock, an ace requires gin, and a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l hollywood -d 'Play Hollywood: three games side by side'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l against -d 'Only series against this player' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l since -d 'Only series that started on this date or later' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l rules -d 'Only series whose rules are based on this preset' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l page -d 'Also write a page to FILE, with plots, to open or print' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l since -d 'Only series that started on this date or later, such as the series of tonight' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l page -d 'Also write a page to FILE, with a plot, to open or print' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l tie-break -d 'Rank by matches, and players with the same match points by this; may be repeated, in order' -r -f -a "head-to-head\t'match points against the others tied, if all have met equally often'
wins\t'matches won'
buchholz\t'the sum of the match points of the opponents'
median\t'buchholz without the highest and the lowest opponent'
sonneborn-berger\t'the match points of the opponents beaten, and half of those tied with'
spread\t'the net points of all matches'
boxes\t'the boxes of all matches'"
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -s o -l output -d 'Write all pages to DIR instead, which is created if it does not exist' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l ledger -d 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l series -d 'The series to use: its name, or an unambiguous part of it' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l lang -d 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system\'s]' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l color -d 'When to use color' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l cards -d 'How to show cards [env: GINSCORE_CARDS]' -r -f -a "letters\t'QD TH'
symbols\t'Q♦ 10♥'
B-D-K\t'D♦ 10♥, with the faces of a German deck'
V-D-R\t'D♦ 10♥, with the faces of a French or Portuguese deck'
W-D-K\t'D♦ 10♥, with the faces of a Polish deck'"
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l json -d 'Print JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l no-input -d 'Never ask questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l plain -d 'Plain text for screen readers: no boxes or symbols'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -s q -l quiet -d 'Print errors and warnings only'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "new" -d 'Start a series and make it the current one'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "hand" -d 'Record a hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "draw" -d 'Record a hand that nobody won'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "seat" -d 'Let a player play the next hand although it is another\'s turn'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "table" -d 'Keep score for an evening, one line per hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "board" -d 'Show the score on other screens, in their browsers'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "score" -d 'Show the score sheet'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "summary" -d 'Show the settlement: who won, by how much, and who pays'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "log" -d 'Print the series as a script that reproduces it'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "why" -d 'Explain the points, boxes and columns of a hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "counts" -d 'Show what each player needs, and what they can safely be caught with'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "review" -d 'Show which points were left on the table'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "audit" -d 'Verify the ledger; silent if everything is consistent'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "seal" -d 'Show the last seal, for the other player to note'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "paper" -d 'Print an empty score sheet for the rules agreed'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "verify" -d 'Compare the record of an evening with the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "undo" -d 'Undo the last change'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "redo" -d 'Redo the last undone change'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "amend" -d 'Replace a recorded hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "insert" -d 'Insert a forgotten hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "delete" -d 'Delete a hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "up" -d 'Announce the knock card of the hand in play'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "misdeal" -d 'Record a misdeal'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "adjust" -d 'Record a penalty or an award that the players agreed on'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "stop" -d 'Stop the series before its end'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "deal" -d 'Correct who deals next'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "witness" -d 'Record a word from the other player, and show the seal to write down'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "check" -d 'Check whether groups of cards are melds or, with a slash, a legal spread'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "best" -d 'Find the best spread of 1 to 11 cards, or the defender\'s best'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "judge" -d 'Rule on a showdown without recording it'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "rules" -d 'List, save and compare house rules, and read the rulebook'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "series" -d 'List series and choose the current one'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "players" -d 'List the players, and correct their names'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "export" -d 'Export series as a web page or as data for other programs'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "import" -d 'Import hands from CSV or JSON Lines'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "stats" -d 'Show player statistics'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "standings" -d 'Rank players across several ledgers'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "completions" -d 'Print completions for a shell'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "man" -d 'Show the manual, or write its pages to a directory'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and not __fish_seen_subcommand_from new hand draw seat table board score summary log why counts review audit seal paper verify undo redo amend insert delete up misdeal adjust stop deal witness check best judge rules series players export import stats standings completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "list" -d 'List the presets with their sources, and the rules that were saved'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "save" -d 'Save house rules under a name'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "default" -d 'Choose the rules of new series in this ledger, or show them'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "delete" -d 'Delete saved rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "show" -d 'Show every rule of a preset, of saved rules, or of the current series'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "diff" -d 'Show where two presets or series differ'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "explain" -d 'Explain a topic of the rulebook, with its sources'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "list" -d 'List the series of the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "use" -d 'Make a series the current one'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "show" -d 'Show the current series\' file, players and rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "delete" -d 'Delete a series'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "restore" -d 'Bring a deleted series back'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "rename" -d 'Give a series another name'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "rename" -d 'Give a player another name in every series'
complete -c ginscore -n "__fish_ginscore_using_subcommand help; and __fish_seen_subcommand_from players" -f -a "merge" -d 'Make two names those of one player'
