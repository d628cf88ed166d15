not-english = as palavras de uma linha são em inglês, e { $word } não é uma delas
type-word = escreva { $word }
type-draw = escreva só `draw`: ninguém ganhou a mão
leave-out = deixe-a de fora: quem bateu vem primeiro, como em `Ann 4 v 23`
