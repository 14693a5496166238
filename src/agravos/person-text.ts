/** What points to a person: the whole name, and the street with its number. */
export interface Person {
  nome: string
  logradouro: string
  numero: string
}

/** How people shorten the first word of a street. */
const streetWords: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  tv: 'travessa',
  trav: 'travessa',
  al: 'alameda',
  pc: 'praca',
  pca: 'praca',
  rod: 'rodovia',
  est: 'estrada',
  estr: 'estrada'
}

/** Words that may stand between a street and its number, as in "Rua do Sol, casa n. 12". */
const MOST_BETWEEN = 2

/** Texts of these are compared without being taken apart first. */
const ASCII = /^[\x20-\x7e]*$/
const INVISIBLE = /[\p{M}\p{DI}]/gu
/** Numbers, and words, which also begin at a capital after a small letter: file names often have nothing else between two words. */
const WORD = /\p{N}+|\p{Lu}+[\p{Ll}\p{Lt}\p{Lm}\p{Lo}]*|[\p{Ll}\p{Lt}\p{Lm}\p{Lo}]+/gu

/** The words of a text as they are compared: without case, accents and what is invisible. */
function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replaceAll(INVISIBLE, '')
  return (plain.match(WORD) ?? []).map((word) => word.toLowerCase())
}

/** Words written together. */
interface Joined {
  words: string[]
  text: string
  /** Where each word begins; the last is the end. */
  places: number[]
  /** The number of the word that begins at a place. */
  wordAt: Map<number, number>
}

function joinedOf(text: string): Joined {
  const words = wordsOf(text)
  const places = [0]
  for (const word of words) places.push((places.at(-1) ?? 0) + word.length)
  return { words, text: words.join(''), places, wordAt: new Map(places.map((place, i) => [place, i])) }
}

type Search = (joined: Joined) => boolean

/** Whether words are at a place of a text, however they are divided there; a part of a longer word does not count. */
const isAt = ({ text, wordAt }: Joined, place: number, wanted: string): boolean =>
  text.startsWith(wanted, place) && wordAt.has(place + wanted.length)

function nameSearch(nome: string): Search | null {
  const wanted = wordsOf(nome).join('')
  return wanted === '' ? null : (joined) => joined.places.some((place) => isAt(joined, place, wanted))
}

const wholeWord = (word: string): string => streetWords[word] ?? word

function addressSearch(logradouro: string, numero: string): Search | null {
  const [first = '', ...others] = wordsOf(logradouro)
  const [begin, rest] = [wholeWord(first), others.join('')]
  const number = wordsOf(numero).join('')
  if (begin === '' || number === '') return null
  return (joined) => {
    const { words, places, wordAt } = joined
    return words.some((word, i) => {
      const next = places[i + 1] ?? 0
      if (wholeWord(word) !== begin || !isAt(joined, next, rest)) return false
      const end = wordAt.get(next + rest.length) ?? 0
      return places.slice(end, end + 1 + MOST_BETWEEN).some((place) => isAt(joined, place, number))
    })
  }
}

/** At least so many letters and digits are in the words of a text; 0 where that is not known before it is taken apart. */
function leastLength(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0xff) return 0
    if (isWordCode(code)) length++
  }
  return length
}

const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  (code >= 0xc0 && code !== 0xd7 && code !== 0xf7)

/** Of these characters each becomes one letter at most. */
const LATIN_1 = /^[\x20-\x7e\xa0-\xbb\xbf-\xff]*$/
/** Letters that the first word of a street loses where it is shortened. */
const MOST_SHORTENED = 6

/**
 * Tells whether a text holds what points to a person; null where there is nothing that could be found. A name of one word is none: too many texts would
 * have it by chance. What is looked for is taken apart only when a text is long enough to hold it, since imports ask of millions of short ones.
 */
export function personSearch({ nome, logradouro, numero }: Person): ((text: string) => boolean) | null {
  const lengths: number[] = []
  const hasNome = /\S\s+\S/.test(nome)
  const hasEndereco = logradouro !== '' && numero !== ''
  if (hasNome) lengths.push(leastLength(nome))
  if (hasEndereco) lengths.push(leastLength(logradouro) - MOST_SHORTENED)
  if (lengths.length === 0) return null
  const least = Math.min(...lengths)
  let searches: (Search | null)[] | undefined
  return (text) => {
    if (text.length < least && LATIN_1.test(text)) return false
    searches ??= [hasNome ? nameSearch(nome) : null, hasEndereco ? addressSearch(logradouro, numero) : null]
    const joined = joinedOf(text)
    return searches.some((search) => search?.(joined))
  }
}
