# Tage in Worten.

january = { $day }. Januar { $year }
february = { $day }. Februar { $year }
march = { $day }. März { $year }
april = { $day }. April { $year }
may = { $day }. Mai { $year }
june = { $day }. Juni { $year }
july = { $day }. Juli { $year }
august = { $day }. August { $year }
september = { $day }. September { $year }
october = { $day }. Oktober { $year }
november = { $day }. November { $year }
december = { $day }. Dezember { $year }
