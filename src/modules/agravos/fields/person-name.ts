/** A readable character. Some letters are invisible by themselves (the Hangul fillers). */
const readable = /(?!\p{DI})[\p{L}\p{N}]/u

/** Whether a name has anything that can be shown. */
export const hasLetter = (nome: string): boolean => readable.test(nome)

/** Turns "Maria da Silva Santos" into "M. S. S.": the first letter or digit of each word, without particles. */
export function initialsOf(nome: string): string {
  const words = nome.trim().split(/\s+/).filter(hasLetter)
  const named = words.filter((word) => !/^(da|de|do|das|dos|e)$/i.test(word))
  return (named.length > 0 ? named : words)
    .slice(0, 10)
    .map((word) => `${readable.exec(word)?.[0].toUpperCase()}.`)
    .join(' ')
}
