# The months are in the genitive.
january = { $day } stycznia { $year }
february = { $day } lutego { $year }
march = { $day } marca { $year }
april = { $day } kwietnia { $year }
may = { $day } maja { $year }
june = { $day } czerwca { $year }
july = { $day } lipca { $year }
august = { $day } sierpnia { $year }
september = { $day } września { $year }
october = { $day } października { $year }
november = { $day } listopada { $year }
december = { $day } grudnia { $year }
