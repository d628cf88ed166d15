# `board` shows the score in browsers, and `table --page FILE` writes the same page to a file.

# $series is a name, $url an address for a browser.
showing = The score of series { $series } is at { $url }
only-here = Only this computer can open it; `--lan` shows it to everyone on your network.
everyone = Everyone on your network can open it, and can only read it.
ctrl-c = Ctrl-C stops it.

# Errors and their hints. $port is a number.
port-taken = another program uses port { $port }
# $address is an address of this computer with a port, $why a reason.
cannot-listen = the board cannot use { $address }: { $why }
port-hint = choose another port with `--port`; `--port 0` takes any that is free
# What to write as a port.
write-port = write a number from 0 to 65535, as in 8446
no-network = this computer is not on a network
no-network-hint = connect it to one, or leave out `--lan`
# $why is a reason.
stopped = the board has stopped: { $why }
stopped-hint = start it again; the table does not need it
at-the-table = `board` cannot run at the table
at-the-table-hint = type `ginscore board` in another terminal, or start the table with `--page FILE`

# What someone reads in a browser, whose request is refused.
# At another address than its own. A hostile page may read it, so it does not say the right one.
other-address = This page can only be opened at the address that `ginscore board` shows.
read-only = This page can only be read.
one-page = There is only one page here: { $url }

# The file of `table --page FILE`. $file and $dir are in backticks.
page-of-ledger = that file belongs to the ledger, and the page would replace it
page-of-ledger-hint = choose another file
page-not-a-file = { $file } cannot be the page, since it is not a file
page-a-link = { $file } cannot be the page, since it is a link
page-no-directory = there is no directory { $dir } for the page
page-hint = name a file in a directory that exists, such as `board.html`
# With `--page` at a table that was started with another page.
another-page = this table already writes the page { $file }
another-page-hint = leave out `--page`, or `quit` and start the table again with the other page
# A remark. $file is a path.
page-is-at = The score is on the page { $file }, for a browser.
# After the error that says why the page cannot be written.
page-not-written-hint = everything is in the ledger; only the page is not up to date
# A whole line on the screen.
page-late = warning: the page { $file } is not written yet, because its disk does not answer. The ledger is up to date.
