# Lines of a script or of a pipe.

# The place of a mistake. $number (number)
at-line = line { $number }
not-text = the line is not UTF-8 text
not-text-hint = save the script as UTF-8
