/** First names and surnames of invented people. */
export const prenomes =
  'Adriana Beatriz Caetano Daniela Eduardo Fernanda Gustavo Heitor Isabela João Karina Leandro Márcia Natália Orlando Patrícia Renato Sônia Tomás Vitória'.split(
    ' '
  )
export const sobrenomes =
  'Almeida Barros Campos Duarte Esteves Farias Gouveia Holanda Ibiapina Junqueira Lacerda Macedo Nóbrega Oliveira Pacheco Queiroz Ribeiro Sampaio Tavares Uchoa Vieira Xavier Zanetti'.split(
    ' '
  )
/** The first names that are women's. */
export const femininos = new Set(
  'Adriana Beatriz Daniela Fernanda Isabela Karina Márcia Natália Patrícia Sônia Vitória'.split(' ')
)
