/** What can be read. Some letters are invisible by themselves (the Hangul fillers). */
const legivel = /(?!\p{DI})[\p{L}\p{N}]/u

/** Whether anything of a name can be shown. */
export const temLetra = (nome: string): boolean => legivel.test(nome)

/** "Maria da Silva Santos" is "M. S. S.": the first letter or digit of each word; particles say nothing. */
export function iniciais(nome: string): string {
  const words = nome.trim().split(/\s+/).filter(temLetra)
  const named = words.filter((word) => !/^(da|de|do|das|dos|e)$/i.test(word))
  return (named.length > 0 ? named : words)
    .slice(0, 10)
    .map((word) => `${legivel.exec(word)?.[0].toUpperCase()}.`)
    .join(' ')
}

/** The words of a text, as they are compared (without case, accents and what is invisible), and where they stand. */
const palavras = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}\p{DI}]+/gu)].map((found) => ({
    texto: found[0]
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{DI}]/gu, ''),
    inicio: found.index,
    fim: found.index + found[0].length
  }))

/**
 * A text with the initials wherever it has the full name, however that is spelled: file names have `_` or nothing at all
 * between words. A part of a longer word is not the name.
 */
export function ocultarNome(text: string, nome: string, iniciaisDoNome: string): string {
  const wanted = palavras(nome)
  const joined = wanted.map(({ texto }) => texto).join('')
  if (joined === '') return text
  const words = palavras(text)
  let hidden = ''
  let done = 0
  for (let first = 0; first < words.length; first++) {
    let candidate = ''
    for (let last = first; last < Math.min(first + wanted.length, words.length); last++) {
      candidate += words[last]!.texto
      if (candidate !== joined) continue
      hidden += text.slice(done, words[first]!.inicio) + iniciaisDoNome
      done = words[last]!.fim
      first = last
      break
    }
  }
  return hidden + text.slice(done)
}
