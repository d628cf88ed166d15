# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_ginscore_global_optspecs
    string join \n ledger= series= json color= no-input plain q/quiet h/help V/version
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

complete -c ginscore -n "__fish_ginscore_needs_command" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_needs_command" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_needs_command" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_needs_command" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_needs_command" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_needs_command" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_needs_command" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_needs_command" -s V -l version -d 'Print version'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "new" -d 'Start a series and make it the current one'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "hand" -d 'Record a hand'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "draw" -d 'Record a hand that nobody won'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "table" -d 'Keep the score of an evening, line by line'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "score" -d 'Show the score sheet'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "summary" -d 'Show the settlement: who won, by how much, who pays'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "log" -d 'Print the hands as a script that gives the same sheets again'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "why" -d 'Show how a hand came to its points, boxes and columns'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "counts" -d 'Show how far it is to the end of each open game, and what can safely be held'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "review" -d 'Show afterwards what better spreads and laying off were left on the table'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "audit" -d 'Compute everything again and compare; says nothing when all is well'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "undo" -d 'Take back the last thing done'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "redo" -d 'Do again what was taken back'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "amend" -d 'Replace a hand by another'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "deal" -d 'Correct who deals next'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "witness" -d 'Record a word from the other player, and show the seal to note'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "check" -d 'Say whether groups of cards are melds; with a slash, whether they are a spread'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "best" -d 'Find the best spread of 1 to 11 cards, or the defender\'s best'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "judge" -d 'Rule on a showdown without recording it'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "rules" -d 'Look at the presets of rules, and into the rulebook'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "series" -d 'Look at the series of the ledger, and choose the current one'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "export" -d 'Hand series on: a page to look at, or rows for other programs'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "import" -d 'Take hands that another program hands on, or this one did'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "stats" -d 'Look back at the players over all series of the ledger'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "standings" -d 'Rank the players over many ledgers, as those of a club\'s tables'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "completions" -d 'Print the completions for a shell'
complete -c ginscore -n "__fish_ginscore_needs_command" -f -a "man" -d 'Print the manual, or write its pages into a directory'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l rules -d 'The preset to start from; `ginscore rules list` shows them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l dealer -d 'Who deals first (the players cut: the lowest card deals)' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l stake -d 'Money per point, as in `0.10`' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l name -d 'The name of the series, in place of its start and players' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l oklahoma -d 'The knock card\'s value limits the knock, an ace means gin, a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l hollywood -d 'Three games side by side, entered one after the other'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand new" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l advise -d 'Say before recording what better spreads or laying off there are'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand hand" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand draw" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l rules -d 'The preset to start from; `ginscore rules list` shows them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l dealer -d 'Who deals first (the players cut: the lowest card deals)' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l stake -d 'Money per point, as in `0.10`' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l name -d 'The name of the series, in place of its start and players' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l oklahoma -d 'The knock card\'s value limits the knock, an ace means gin, a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l hollywood -d 'Three games side by side, entered one after the other'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l new -d 'Begin a new series in any case'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l advise -d 'Say before recording what better spreads or laying off there are'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand table" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand score" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l as -d 'What it would be under other rules, nothing written; `--set` and the like change the preset' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l rules -d 'The preset to start from; `ginscore rules list` shows them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l oklahoma -d 'The knock card\'s value limits the knock, an ace means gin, a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l hollywood -d 'Three games side by side, entered one after the other'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand summary" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l all -d 'With what was undone and amended, as comments'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand log" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand why" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand counts" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand review" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l seal -d 'Say whether a seal that somebody noted is one of this ledger\'s, after which hand, and whether everything up to it is unchanged' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l accept -d 'Accept a series that was mended in an editor as it stands, by an entry that says so'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand audit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand undo" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand redo" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand amend" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand deal" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand witness" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand check" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l spread -d 'With `-`, print the spread behind the count'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand best" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l rules -d 'The preset to start from; `ginscore rules list` shows them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l oklahoma -d 'The knock card\'s value limits the knock, an ace means gin, a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l hollywood -d 'Three games side by side, entered one after the other'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand judge" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -f -a "list" -d 'List the presets and their sources'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -f -a "show" -d 'Show every rule of a preset, or of the current series'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -f -a "diff" -d 'Show where two presets or series differ'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and not __fish_seen_subcommand_from list show diff explain" -f -a "explain" -d 'Explain a topic of the rulebook, with its sources; without one, list the topics and terms'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l rules -d 'The preset to start from; `ginscore rules list` shows them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l oklahoma -d 'The knock card\'s value limits the knock, an ace means gin, a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l hollywood -d 'Three games side by side, entered one after the other'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l set -d 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l oklahoma -d 'The knock card\'s value limits the knock, an ace means gin, a spade doubles the hand'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l hollywood -d 'Three games side by side, entered one after the other'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from diff" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l all -d 'Print the whole rulebook'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand rules; and __fish_seen_subcommand_from explain" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -f -a "list" -d 'List the series of the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -f -a "use" -d 'Make a series the current one'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and not __fish_seen_subcommand_from list use show" -f -a "show" -d 'Say where the current series lies, who plays it and by what rules'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from use" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand series; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l format -d 'In which format; a file\'s ending names it, too' -r -f -a "html\t'A page to look at, whole in itself'
csv\t'A row a hand, for spreadsheets'
json\t'One object with everything'
jsonl\t'An object a hand, one on each line'"
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -s o -l output -d 'Where to write, in place of standard output' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l all -d 'All series of the ledger'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l dry-run -d 'Print what would be recorded, a script for each series, and write nothing'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l against -d 'Only series against that player' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l since -d 'Only series that began on that day or later' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l rules -d 'Only series whose rules started from that preset' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand stats" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand standings" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand completions" -s h -l help -d 'Print help'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l ledger -d 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it' -r -F
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l series -d 'The series to use, by its name or a part of it that no other has' -r
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l color -d 'When to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l json -d 'Answer in JSON'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l no-input -d 'Ask no questions, even at a terminal'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -l plain -d 'No boxes and no symbols, to be read aloud'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -s q -l quiet -d 'Say only what went wrong'
complete -c ginscore -n "__fish_ginscore_using_subcommand man" -s h -l help -d 'Print help'
