
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'ginscore' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'ginscore'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'ginscore' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Start a series and make it the current one')
            [CompletionResult]::new('hand', 'hand', [CompletionResultType]::ParameterValue, 'Record a hand')
            [CompletionResult]::new('draw', 'draw', [CompletionResultType]::ParameterValue, 'Record a hand that nobody won')
            [CompletionResult]::new('table', 'table', [CompletionResultType]::ParameterValue, 'Keep the score of an evening, line by line')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Show the score sheet')
            [CompletionResult]::new('summary', 'summary', [CompletionResultType]::ParameterValue, 'Show the settlement: who won, by how much, who pays')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Print the hands as a script that gives the same sheets again')
            [CompletionResult]::new('why', 'why', [CompletionResultType]::ParameterValue, 'Show how a hand came to its points, boxes and columns')
            [CompletionResult]::new('counts', 'counts', [CompletionResultType]::ParameterValue, 'Show how far it is to the end of each open game, and what can safely be held')
            [CompletionResult]::new('review', 'review', [CompletionResultType]::ParameterValue, 'Show afterwards what better spreads and laying off were left on the table')
            [CompletionResult]::new('audit', 'audit', [CompletionResultType]::ParameterValue, 'Compute everything again and compare; says nothing when all is well')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back the last thing done')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Do again what was taken back')
            [CompletionResult]::new('amend', 'amend', [CompletionResultType]::ParameterValue, 'Replace a hand by another')
            [CompletionResult]::new('deal', 'deal', [CompletionResultType]::ParameterValue, 'Correct who deals next')
            [CompletionResult]::new('witness', 'witness', [CompletionResultType]::ParameterValue, 'Record a word from the other player, and show the seal to note')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Say whether groups of cards are melds; with a slash, whether they are a spread')
            [CompletionResult]::new('best', 'best', [CompletionResultType]::ParameterValue, 'Find the best spread of 1 to 11 cards, or the defender''s best')
            [CompletionResult]::new('judge', 'judge', [CompletionResultType]::ParameterValue, 'Rule on a showdown without recording it')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'Look at the presets of rules, and into the rulebook')
            [CompletionResult]::new('series', 'series', [CompletionResultType]::ParameterValue, 'Look at the series of the ledger, and choose the current one')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Hand series on: a page to look at, or rows for other programs')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Take hands that another program hands on, or this one did')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Look back at the players over all series of the ledger')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Rank the players over many ledgers, as those of a club''s tables')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual, or write its pages into a directory')
            break
        }
        'ginscore;new' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The preset to start from; `ginscore rules list` shows them')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'Who deals first (the players cut: the lowest card deals)')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'Money per point, as in `0.10`')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name of the series, in place of its start and players')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'The knock card''s value limits the knock, an ace means gin, a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Three games side by side, entered one after the other')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;hand' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--advise', '--advise', [CompletionResultType]::ParameterName, 'Say before recording what better spreads or laying off there are')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;draw' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;table' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The preset to start from; `ginscore rules list` shows them')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'Who deals first (the players cut: the lowest card deals)')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'Money per point, as in `0.10`')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name of the series, in place of its start and players')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'The knock card''s value limits the knock, an ace means gin, a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Three games side by side, entered one after the other')
            [CompletionResult]::new('--new', '--new', [CompletionResultType]::ParameterName, 'Begin a new series in any case')
            [CompletionResult]::new('--advise', '--advise', [CompletionResultType]::ParameterName, 'Say before recording what better spreads or laying off there are')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;score' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;summary' {
            [CompletionResult]::new('--as', '--as', [CompletionResultType]::ParameterName, 'What it would be under other rules, nothing written; `--set` and the like change the preset')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The preset to start from; `ginscore rules list` shows them')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'The knock card''s value limits the knock, an ace means gin, a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Three games side by side, entered one after the other')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;log' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'With what was undone and amended, as comments')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;why' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;counts' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;review' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;audit' {
            [CompletionResult]::new('--seal', '--seal', [CompletionResultType]::ParameterName, 'Say whether a seal that somebody noted is one of this ledger''s, after which hand, and whether everything up to it is unchanged')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--accept', '--accept', [CompletionResultType]::ParameterName, 'Accept a series that was mended in an editor as it stands, by an entry that says so')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;undo' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;redo' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;amend' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;deal' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;witness' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;check' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;best' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--spread', '--spread', [CompletionResultType]::ParameterName, 'With `-`, print the spread behind the count')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;judge' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The preset to start from; `ginscore rules list` shows them')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'The knock card''s value limits the knock, an ace means gin, a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Three games side by side, entered one after the other')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the presets and their sources')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show every rule of a preset, or of the current series')
            [CompletionResult]::new('diff', 'diff', [CompletionResultType]::ParameterValue, 'Show where two presets or series differ')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a topic of the rulebook, with its sources; without one, list the topics and terms')
            break
        }
        'ginscore;rules;list' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;rules;show' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The preset to start from; `ginscore rules list` shows them')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'The knock card''s value limits the knock, an ace means gin, a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Three games side by side, entered one after the other')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;rules;diff' {
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'The knock card''s value limits the knock, an ace means gin, a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Three games side by side, entered one after the other')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;explain' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Print the whole rulebook')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the series of the ledger')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Make a series the current one')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Say where the current series lies, who plays it and by what rules')
            break
        }
        'ginscore;series;list' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;series;use' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;series;show' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;export' {
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'In which format; a file''s ending names it, too')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Where to write, in place of standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Where to write, in place of standard output')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'All series of the ledger')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;import' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Print what would be recorded, a script for each series, and write nothing')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;stats' {
            [CompletionResult]::new('--against', '--against', [CompletionResultType]::ParameterName, 'Only series against that player')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only series that began on that day or later')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Only series whose rules started from that preset')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;standings' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;completions' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'ginscore;man' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The directory that holds the ledger, one file per series; else GINSCORE_LEDGER names it')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use, by its name or a part of it that no other has')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Answer in JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Ask no questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'No boxes and no symbols, to be read aloud')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say only what went wrong')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
