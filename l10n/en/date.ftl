# Dates in words. $day (number) and $year (number) are the day of the month and the year.

# $day (number), $year (number)
january = { $day } January { $year }
# $day (number), $year (number)
february = { $day } February { $year }
# $day (number), $year (number)
march = { $day } March { $year }
# $day (number), $year (number)
april = { $day } April { $year }
# $day (number), $year (number)
may = { $day } May { $year }
# $day (number), $year (number)
june = { $day } June { $year }
# $day (number), $year (number)
july = { $day } July { $year }
# $day (number), $year (number)
august = { $day } August { $year }
# $day (number), $year (number)
september = { $day } September { $year }
# $day (number), $year (number)
october = { $day } October { $year }
# $day (number), $year (number)
november = { $day } November { $year }
# $day (number), $year (number)
december = { $day } December { $year }
