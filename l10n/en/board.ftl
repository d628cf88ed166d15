# The page for a second screen: a television, or the phones around the table. It shows the score while the evening is played.

# What a player still needs in a game, below the points. $points (number)
to-go = { $points } to go
# When the ledger (the folder with all series) cannot be read, or the disk does not answer.
unread = The ledger cannot be read right now. This is the last score that could be read.
# When the file of the series has another name now, or was deleted.
gone = The series is no longer in the ledger under its old name. This is its last score.
no-series = No series is being played.
# Below the score on a television, which has room for the last rows of the sheet only. $rows (number)
earlier-rows = { $rows ->
    [one] One earlier row of the sheet is not shown here.
   *[other] { $rows } earlier rows of the sheet are not shown here.
}
