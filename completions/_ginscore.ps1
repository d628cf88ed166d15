
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
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Start a series and make it the current one')
            [CompletionResult]::new('hand', 'hand', [CompletionResultType]::ParameterValue, 'Record a hand')
            [CompletionResult]::new('draw', 'draw', [CompletionResultType]::ParameterValue, 'Record a hand that nobody won')
            [CompletionResult]::new('seat', 'seat', [CompletionResultType]::ParameterValue, 'Let a player play the next hand although it is another''s turn')
            [CompletionResult]::new('table', 'table', [CompletionResultType]::ParameterValue, 'Keep score for an evening, one line per hand')
            [CompletionResult]::new('board', 'board', [CompletionResultType]::ParameterValue, 'Show the score on other screens, in their browsers')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Show the score sheet')
            [CompletionResult]::new('summary', 'summary', [CompletionResultType]::ParameterValue, 'Show the settlement: who won, by how much, and who pays')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Print the series as a script that reproduces it')
            [CompletionResult]::new('why', 'why', [CompletionResultType]::ParameterValue, 'Explain the points, boxes and columns of a hand')
            [CompletionResult]::new('counts', 'counts', [CompletionResultType]::ParameterValue, 'Show what each player needs, and what they can safely be caught with')
            [CompletionResult]::new('review', 'review', [CompletionResultType]::ParameterValue, 'Show which points were left on the table')
            [CompletionResult]::new('audit', 'audit', [CompletionResultType]::ParameterValue, 'Verify the ledger; silent if everything is consistent')
            [CompletionResult]::new('seal', 'seal', [CompletionResultType]::ParameterValue, 'Show the last seal, for the other player to note')
            [CompletionResult]::new('paper', 'paper', [CompletionResultType]::ParameterValue, 'Print an empty score sheet for the rules agreed')
            [CompletionResult]::new('verify', 'verify', [CompletionResultType]::ParameterValue, 'Compare the record of an evening with the ledger')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Undo the last change')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Redo the last undone change')
            [CompletionResult]::new('amend', 'amend', [CompletionResultType]::ParameterValue, 'Replace a recorded hand')
            [CompletionResult]::new('insert', 'insert', [CompletionResultType]::ParameterValue, 'Insert a forgotten hand')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a hand')
            [CompletionResult]::new('up', 'up', [CompletionResultType]::ParameterValue, 'Announce the knock card of the hand in play')
            [CompletionResult]::new('misdeal', 'misdeal', [CompletionResultType]::ParameterValue, 'Record a misdeal')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Record a penalty or an award that the players agreed on')
            [CompletionResult]::new('stop', 'stop', [CompletionResultType]::ParameterValue, 'Stop the series before its end')
            [CompletionResult]::new('deal', 'deal', [CompletionResultType]::ParameterValue, 'Correct who deals next')
            [CompletionResult]::new('witness', 'witness', [CompletionResultType]::ParameterValue, 'Record a word from the other player, and show the seal to write down')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Check whether groups of cards are melds or, with a slash, a legal spread')
            [CompletionResult]::new('best', 'best', [CompletionResultType]::ParameterValue, 'Find the best spread of 1 to 11 cards, or the defender''s best')
            [CompletionResult]::new('judge', 'judge', [CompletionResultType]::ParameterValue, 'Rule on a showdown without recording it')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'List, save and compare house rules, and read the rulebook')
            [CompletionResult]::new('series', 'series', [CompletionResultType]::ParameterValue, 'List series and choose the current one')
            [CompletionResult]::new('players', 'players', [CompletionResultType]::ParameterValue, 'List the players, and correct their names')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Export series as a web page or as data for other programs')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import hands from CSV or JSON Lines')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Show player statistics')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Rank players across several ledgers')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Show the manual, or write its pages to a directory')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;new' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'The player, or the side, who deals first (the players cut, and the lowest card deals)')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'Money per point, as in `0.10`, or `none`')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Name of the series [default: its start and players]')
            [CompletionResult]::new('--sides', '--sides', [CompletionResultType]::ParameterName, 'Names of the two sides, as in `We,They` [default: their players]')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Of three players in turn, the one who sits out first [default: the last]')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Start with a new player''s name even if it is close to one that the ledger knows')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;hand' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--advise', '--advise', [CompletionResultType]::ParameterName, 'Before recording, point out better spreads or lay-offs')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;draw' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;seat' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;table' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'The player, or the side, who deals first (the players cut, and the lowest card deals)')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'Money per point, as in `0.10`, or `none`')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Name of the series [default: its start and players]')
            [CompletionResult]::new('--sides', '--sides', [CompletionResultType]::ParameterName, 'Names of the two sides, as in `We,They` [default: their players]')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Of three players in turn, the one who sits out first [default: the last]')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Write the score to FILE after every entry, as a page for a second screen')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Start with a new player''s name even if it is close to one that the ledger knows')
            [CompletionResult]::new('--new', '--new', [CompletionResultType]::ParameterName, 'Always start a new series')
            [CompletionResult]::new('--advise', '--advise', [CompletionResultType]::ParameterName, 'Before recording, point out better spreads or lay-offs')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;board' {
            [CompletionResult]::new('--port', '--port', [CompletionResultType]::ParameterName, 'The port of the address; 0 takes any that is free')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--lan', '--lan', [CompletionResultType]::ParameterName, 'Show it to everyone on the network')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;score' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;summary' {
            [CompletionResult]::new('--as', '--as', [CompletionResultType]::ParameterName, 'Settle under other rules, without recording anything; rule options change the preset')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--share', '--share', [CompletionResultType]::ParameterName, 'Print at most ten lines to send to a chat: who won, by how much, and who pays')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;log' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Add what was undone or amended, as comments')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;why' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;counts' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;review' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;audit' {
            [CompletionResult]::new('--seal', '--seal', [CompletionResultType]::ParameterName, 'Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--accept', '--accept', [CompletionResultType]::ParameterName, 'Record that manual edits to the file are intentional')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;seal' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--qr', '--qr', [CompletionResultType]::ParameterName, 'Draw the record of the evening as a QR code, for the phone of the other player')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Print the text of the record, as the QR code holds it')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;paper' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'Money per point, as in `0.10`, or `none`')
            [CompletionResult]::new('--sides', '--sides', [CompletionResultType]::ParameterName, 'Names of the two sides, as in `We,They` [default: their players]')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Of three players in turn, the one who sits out first [default: the last]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Format [default: from the extension of FILE, or else text]')
            [CompletionResult]::new('--paper', '--paper', [CompletionResultType]::ParameterName, 'Size of the paper')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE instead of standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE instead of standard output')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;verify' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--script', '--script', [CompletionResultType]::ParameterName, 'Print the evening as a script instead of comparing it')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;undo' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;redo' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;amend' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;insert' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;delete' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;up' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;misdeal' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;adjust' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;stop' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;deal' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;witness' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;check' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;best' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--spread', '--spread', [CompletionResultType]::ParameterName, 'With `-`, print the spread after each count')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;judge' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the presets with their sources, and the rules that were saved')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save house rules under a name')
            [CompletionResult]::new('default', 'default', [CompletionResultType]::ParameterValue, 'Choose the rules of new series in this ledger, or show them')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete saved rules')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show every rule of a preset, of saved rules, or of the current series')
            [CompletionResult]::new('diff', 'diff', [CompletionResultType]::ParameterValue, 'Show where two presets or series differ')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a topic of the rulebook, with its sources')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;rules;list' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;save' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'A note, such as where the rules come from')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--replace', '--replace', [CompletionResultType]::ParameterName, 'Replace other rules that are saved under the name')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;default' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;delete' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;show' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;diff' {
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;explain' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Print the whole rulebook')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;rules;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the presets with their sources, and the rules that were saved')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save house rules under a name')
            [CompletionResult]::new('default', 'default', [CompletionResultType]::ParameterValue, 'Choose the rules of new series in this ledger, or show them')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete saved rules')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show every rule of a preset, of saved rules, or of the current series')
            [CompletionResult]::new('diff', 'diff', [CompletionResultType]::ParameterValue, 'Show where two presets or series differ')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a topic of the rulebook, with its sources')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;rules;help;list' {
            break
        }
        'ginscore;rules;help;save' {
            break
        }
        'ginscore;rules;help;default' {
            break
        }
        'ginscore;rules;help;delete' {
            break
        }
        'ginscore;rules;help;show' {
            break
        }
        'ginscore;rules;help;diff' {
            break
        }
        'ginscore;rules;help;explain' {
            break
        }
        'ginscore;rules;help;help' {
            break
        }
        'ginscore;series' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the series of the ledger')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Make a series the current one')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the current series'' file, players and rules')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a series')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Bring a deleted series back')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a series another name')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;series;list' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series;use' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series;show' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series;delete' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Do not ask')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Do not ask')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series;restore' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series;rename' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;series;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the series of the ledger')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Make a series the current one')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the current series'' file, players and rules')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a series')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Bring a deleted series back')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a series another name')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;series;help;list' {
            break
        }
        'ginscore;series;help;use' {
            break
        }
        'ginscore;series;help;show' {
            break
        }
        'ginscore;series;help;delete' {
            break
        }
        'ginscore;series;help;restore' {
            break
        }
        'ginscore;series;help;rename' {
            break
        }
        'ginscore;series;help;help' {
            break
        }
        'ginscore;players' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a player another name in every series')
            [CompletionResult]::new('merge', 'merge', [CompletionResultType]::ParameterValue, 'Make two names those of one player')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;players;rename' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;players;merge' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;players;help' {
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a player another name in every series')
            [CompletionResult]::new('merge', 'merge', [CompletionResultType]::ParameterValue, 'Make two names those of one player')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;players;help;rename' {
            break
        }
        'ginscore;players;help;merge' {
            break
        }
        'ginscore;players;help;help' {
            break
        }
        'ginscore;export' {
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Export format [default: from the extension of FILE]')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE instead of standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to FILE instead of standard output')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Export all series of the ledger')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;import' {
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Read the column with that heading as that column, or `ignore` it; may be repeated')
            [CompletionResult]::new('--dates', '--dates', [CompletionResultType]::ParameterName, 'The order of day and month in dates such as 11/12/2026')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'Points that win a game')
            [CompletionResult]::new('--gin-bonus', '--gin-bonus', [CompletionResultType]::ParameterName, 'Bonus for gin')
            [CompletionResult]::new('--undercut-bonus', '--undercut-bonus', [CompletionResultType]::ParameterName, 'Bonus for an undercut')
            [CompletionResult]::new('--box-value', '--box-value', [CompletionResultType]::ParameterName, 'Value of a box')
            [CompletionResult]::new('--game-bonus', '--game-bonus', [CompletionResultType]::ParameterName, 'Bonus for winning a game')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them')
            [CompletionResult]::new('--stake', '--stake', [CompletionResultType]::ParameterName, 'Money per point, as in `0.10`, unless the rows give it')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Print what would be recorded, one script per series, and write nothing')
            [CompletionResult]::new('--oklahoma', '--oklahoma', [CompletionResultType]::ParameterName, 'Play Oklahoma: the knock card''s value limits the knock, an ace requires gin, and a spade doubles the hand')
            [CompletionResult]::new('--hollywood', '--hollywood', [CompletionResultType]::ParameterName, 'Play Hollywood: three games side by side')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;stats' {
            [CompletionResult]::new('--against', '--against', [CompletionResultType]::ParameterName, 'Only series against this player')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only series that started on this date or later')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Only series whose rules are based on this preset')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Also write a page to FILE, with plots, to open or print')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;standings' {
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only series that started on this date or later, such as the series of tonight')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Also write a page to FILE, with a plot, to open or print')
            [CompletionResult]::new('--tie-break', '--tie-break', [CompletionResultType]::ParameterName, 'Rank by matches, and players with the same match points by this; may be repeated, in order')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;completions' {
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;man' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write all pages to DIR instead, which is created if it does not exist')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write all pages to DIR instead, which is created if it does not exist')
            [CompletionResult]::new('--ledger', '--ledger', [CompletionResultType]::ParameterName, 'The ledger: a directory with one file per series [env: GINSCORE_LEDGER]')
            [CompletionResult]::new('--series', '--series', [CompletionResultType]::ParameterName, 'The series to use: its name, or an unambiguous part of it')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system''s]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'How to show cards [env: GINSCORE_CARDS]')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask questions, even at a terminal')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Plain text for screen readers: no boxes or symbols')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print errors and warnings only')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'ginscore;help' {
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Start a series and make it the current one')
            [CompletionResult]::new('hand', 'hand', [CompletionResultType]::ParameterValue, 'Record a hand')
            [CompletionResult]::new('draw', 'draw', [CompletionResultType]::ParameterValue, 'Record a hand that nobody won')
            [CompletionResult]::new('seat', 'seat', [CompletionResultType]::ParameterValue, 'Let a player play the next hand although it is another''s turn')
            [CompletionResult]::new('table', 'table', [CompletionResultType]::ParameterValue, 'Keep score for an evening, one line per hand')
            [CompletionResult]::new('board', 'board', [CompletionResultType]::ParameterValue, 'Show the score on other screens, in their browsers')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Show the score sheet')
            [CompletionResult]::new('summary', 'summary', [CompletionResultType]::ParameterValue, 'Show the settlement: who won, by how much, and who pays')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Print the series as a script that reproduces it')
            [CompletionResult]::new('why', 'why', [CompletionResultType]::ParameterValue, 'Explain the points, boxes and columns of a hand')
            [CompletionResult]::new('counts', 'counts', [CompletionResultType]::ParameterValue, 'Show what each player needs, and what they can safely be caught with')
            [CompletionResult]::new('review', 'review', [CompletionResultType]::ParameterValue, 'Show which points were left on the table')
            [CompletionResult]::new('audit', 'audit', [CompletionResultType]::ParameterValue, 'Verify the ledger; silent if everything is consistent')
            [CompletionResult]::new('seal', 'seal', [CompletionResultType]::ParameterValue, 'Show the last seal, for the other player to note')
            [CompletionResult]::new('paper', 'paper', [CompletionResultType]::ParameterValue, 'Print an empty score sheet for the rules agreed')
            [CompletionResult]::new('verify', 'verify', [CompletionResultType]::ParameterValue, 'Compare the record of an evening with the ledger')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Undo the last change')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Redo the last undone change')
            [CompletionResult]::new('amend', 'amend', [CompletionResultType]::ParameterValue, 'Replace a recorded hand')
            [CompletionResult]::new('insert', 'insert', [CompletionResultType]::ParameterValue, 'Insert a forgotten hand')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a hand')
            [CompletionResult]::new('up', 'up', [CompletionResultType]::ParameterValue, 'Announce the knock card of the hand in play')
            [CompletionResult]::new('misdeal', 'misdeal', [CompletionResultType]::ParameterValue, 'Record a misdeal')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Record a penalty or an award that the players agreed on')
            [CompletionResult]::new('stop', 'stop', [CompletionResultType]::ParameterValue, 'Stop the series before its end')
            [CompletionResult]::new('deal', 'deal', [CompletionResultType]::ParameterValue, 'Correct who deals next')
            [CompletionResult]::new('witness', 'witness', [CompletionResultType]::ParameterValue, 'Record a word from the other player, and show the seal to write down')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Check whether groups of cards are melds or, with a slash, a legal spread')
            [CompletionResult]::new('best', 'best', [CompletionResultType]::ParameterValue, 'Find the best spread of 1 to 11 cards, or the defender''s best')
            [CompletionResult]::new('judge', 'judge', [CompletionResultType]::ParameterValue, 'Rule on a showdown without recording it')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'List, save and compare house rules, and read the rulebook')
            [CompletionResult]::new('series', 'series', [CompletionResultType]::ParameterValue, 'List series and choose the current one')
            [CompletionResult]::new('players', 'players', [CompletionResultType]::ParameterValue, 'List the players, and correct their names')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Export series as a web page or as data for other programs')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import hands from CSV or JSON Lines')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Show player statistics')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Rank players across several ledgers')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print completions for a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Show the manual, or write its pages to a directory')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'ginscore;help;new' {
            break
        }
        'ginscore;help;hand' {
            break
        }
        'ginscore;help;draw' {
            break
        }
        'ginscore;help;seat' {
            break
        }
        'ginscore;help;table' {
            break
        }
        'ginscore;help;board' {
            break
        }
        'ginscore;help;score' {
            break
        }
        'ginscore;help;summary' {
            break
        }
        'ginscore;help;log' {
            break
        }
        'ginscore;help;why' {
            break
        }
        'ginscore;help;counts' {
            break
        }
        'ginscore;help;review' {
            break
        }
        'ginscore;help;audit' {
            break
        }
        'ginscore;help;seal' {
            break
        }
        'ginscore;help;paper' {
            break
        }
        'ginscore;help;verify' {
            break
        }
        'ginscore;help;undo' {
            break
        }
        'ginscore;help;redo' {
            break
        }
        'ginscore;help;amend' {
            break
        }
        'ginscore;help;insert' {
            break
        }
        'ginscore;help;delete' {
            break
        }
        'ginscore;help;up' {
            break
        }
        'ginscore;help;misdeal' {
            break
        }
        'ginscore;help;adjust' {
            break
        }
        'ginscore;help;stop' {
            break
        }
        'ginscore;help;deal' {
            break
        }
        'ginscore;help;witness' {
            break
        }
        'ginscore;help;check' {
            break
        }
        'ginscore;help;best' {
            break
        }
        'ginscore;help;judge' {
            break
        }
        'ginscore;help;rules' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the presets with their sources, and the rules that were saved')
            [CompletionResult]::new('save', 'save', [CompletionResultType]::ParameterValue, 'Save house rules under a name')
            [CompletionResult]::new('default', 'default', [CompletionResultType]::ParameterValue, 'Choose the rules of new series in this ledger, or show them')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete saved rules')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show every rule of a preset, of saved rules, or of the current series')
            [CompletionResult]::new('diff', 'diff', [CompletionResultType]::ParameterValue, 'Show where two presets or series differ')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a topic of the rulebook, with its sources')
            break
        }
        'ginscore;help;rules;list' {
            break
        }
        'ginscore;help;rules;save' {
            break
        }
        'ginscore;help;rules;default' {
            break
        }
        'ginscore;help;rules;delete' {
            break
        }
        'ginscore;help;rules;show' {
            break
        }
        'ginscore;help;rules;diff' {
            break
        }
        'ginscore;help;rules;explain' {
            break
        }
        'ginscore;help;series' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the series of the ledger')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Make a series the current one')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the current series'' file, players and rules')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a series')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Bring a deleted series back')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a series another name')
            break
        }
        'ginscore;help;series;list' {
            break
        }
        'ginscore;help;series;use' {
            break
        }
        'ginscore;help;series;show' {
            break
        }
        'ginscore;help;series;delete' {
            break
        }
        'ginscore;help;series;restore' {
            break
        }
        'ginscore;help;series;rename' {
            break
        }
        'ginscore;help;players' {
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a player another name in every series')
            [CompletionResult]::new('merge', 'merge', [CompletionResultType]::ParameterValue, 'Make two names those of one player')
            break
        }
        'ginscore;help;players;rename' {
            break
        }
        'ginscore;help;players;merge' {
            break
        }
        'ginscore;help;export' {
            break
        }
        'ginscore;help;import' {
            break
        }
        'ginscore;help;stats' {
            break
        }
        'ginscore;help;standings' {
            break
        }
        'ginscore;help;completions' {
            break
        }
        'ginscore;help;man' {
            break
        }
        'ginscore;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
