not-english = as palavras de uma linha são em inglês, e { $word } não é uma delas
type-word = digite { $word }
type-draw = se ninguém ganhou a mão, digite só `draw`
leave-out = omita essa palavra: quem bateu vem primeiro, como em `Ann 4 v 23`
