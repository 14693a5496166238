/** What can be read. Some letters are invisible by themselves (the Hangul fillers). */
const readable = /(?!\p{DI})[\p{L}\p{N}]/u

/** Whether anything of a name can be shown. */
export const hasLetter = (nome: string): boolean => readable.test(nome)

/** "Maria da Silva Santos" is "M. S. S.": the first letter or digit of each word; particles say nothing. */
export function initialsOf(nome: string): string {
  const words = nome.trim().split(/\s+/).filter(hasLetter)
  const named = words.filter((word) => !/^(da|de|do|das|dos|e)$/i.test(word))
  return (named.length > 0 ? named : words)
    .slice(0, 10)
    .map((word) => `${readable.exec(word)?.[0].toUpperCase()}.`)
    .join(' ')
}

/** The words of a text, as they are compared (without case, accents and what is invisible), and where they stand. */
const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}\p{DI}]+/gu)].map((found) => ({
    text: found[0]
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{DI}]/gu, ''),
    start: found.index,
    end: found.index + found[0].length
  }))

/**
 * A text with the initials wherever it has the full name, however that is spelled: file names have `_` or nothing at all
 * between words. A part of a longer word is not the name.
 */
export function hideName(text: string, nome: string, initials: string): string {
  const wanted = wordsOf(nome)
  const joined = wanted.map(({ text }) => text).join('')
  if (joined === '') return text
  const words = wordsOf(text)
  let hidden = ''
  let done = 0
  for (let first = 0; first < words.length; first++) {
    let candidate = ''
    for (let last = first; last < Math.min(first + wanted.length, words.length); last++) {
      candidate += words[last]!.text
      if (candidate !== joined) continue
      hidden += text.slice(done, words[first]!.start) + initials
      done = words[last]!.end
      first = last
      break
    }
  }
  return hidden + text.slice(done)
}
