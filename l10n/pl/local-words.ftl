not-english = słowa w wierszu są angielskie, a { $word } do nich nie należy
type-word = wpisz { $word }
type-draw = wpisz samo `draw`: nikt nie wygrywa rozdania
leave-out = pomiń to: gracz, który puka, jest na początku, na przykład `Ann 4 v 23`
