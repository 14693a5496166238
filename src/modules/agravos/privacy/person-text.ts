/*
 * Finds a person's name or address in free text. It is hard because people write both in many ways: "R. do Sol, n. 12",
 * "MariaDaSilva.pdf", accents left out, words joined or split. So texts are reduced to words, joined without spaces,
 * and a match must begin and end where words do. Imports compare millions of texts, nearly none of which match. A quick
 * look at the letters therefore comes first, and nothing is taken apart before a text passes it.
 */

/** The data that identify a person: the whole name, that of the mother, and the street with its number. */
export interface Person {
  nome: string
  nome_mae: string
  logradouro: string
  numero: string
}

/** How people abbreviate the first word of a street. */
const streetWords = new Map([
  ['r', 'rua'],
  ['av', 'avenida'],
  ['tv', 'travessa'],
  ['trav', 'travessa'],
  ['al', 'alameda'],
  ['pc', 'praca'],
  ['pca', 'praca'],
  ['rod', 'rodovia'],
  ['est', 'estrada'],
  ['estr', 'estrada']
])

const UNKNOWN = 0xffff

/** The most words between a street and its number, as in "Rua do Sol, casa n. 12". */
const MOST_BETWEEN = 2

/** Texts of these characters can be compared without normalising them first. */
const ASCII = /^[\x20-\x7e]*$/
const INVISIBLE = /[\p{M}\p{DI}]/gu
/**
 * Numbers and words. A capital after a small letter also begins a word: file names often have nothing else between two
 * words.
 */
const WORD = /\p{N}+|\p{Lu}+[\p{Ll}\p{Lt}\p{Lm}\p{Lo}]*|[\p{Ll}\p{Lt}\p{Lm}\p{Lo}]+/gu

/** The words of a text in the form in which they are compared: without case, accents and invisible characters. */
function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replaceAll(INVISIBLE, '')
  return (plain.match(WORD) ?? []).map((word) => word.toLowerCase())
}

/** The words of a text, joined. */
interface Joined {
  words: string[]
  text: string
  /** Where each word begins; the last entry is the end. */
  places: number[]
  /** The index of the word that begins at a position. */
  wordAt: Map<number, number>
}

function joinedOf(text: string): Joined {
  const words = wordsOf(text)
  const places = [0]
  for (const word of words) places.push((places.at(-1) ?? 0) + word.length)
  return { words, text: words.join(''), places, wordAt: new Map(places.map((place, i) => [place, i])) }
}

type Search = (joined: Joined) => boolean

/**
 * Whether the wanted words stand at a position, however they are divided there. Part of a longer word does not count.
 */
const isAt = ({ text, wordAt }: Joined, place: number, wanted: string): boolean =>
  text.startsWith(wanted, place) && wordAt.has(place + wanted.length)

function nameSearch(nome: string): Search | null {
  const wanted = wordsOf(nome).join('')
  return wanted === '' ? null : (joined) => joined.places.some((place) => isAt(joined, place, wanted))
}

const wholeWord = (word: string): string => streetWords.get(word) ?? word

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

/**
 * The form in which a Latin-1 character is compared: 0 when it is ignored, UNKNOWN when one look does not decide it.
 */
const FOLDED = Uint16Array.from({ length: 256 }, (_, code) => {
  const [word = '', ...others] = wordsOf(String.fromCharCode(code))
  if (word === '') return 0
  return word.length === 1 && others.length === 0 && word.charCodeAt(0) < 256 ? word.charCodeAt(0) : UNKNOWN
})

const foldedAt = (text: string, at: number): number => FOLDED[text.charCodeAt(at)] ?? UNKNOWN

/** The letters and digits of a text, or null when one look at each does not decide it. */
function lettersOf(text: string): number[] | null {
  const letters: number[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = foldedAt(text, at)
    if (letter === UNKNOWN) return null
    if (letter !== 0) letters.push(letter)
  }
  return letters
}

/**
 * Whether a text could contain these letters one after the other. Imports ask this about millions of texts, and nearly
 * all of them end here.
 */
function mayHold(text: string, letters: readonly number[]): boolean {
  for (let at = 0; at < text.length; at++) {
    const letter = foldedAt(text, at)
    if (letter === UNKNOWN || (letter === letters[0] && continues(text, at + 1, letters))) return true
  }
  return false
}

function continues(text: string, from: number, letters: readonly number[]): boolean {
  let found = 1
  for (let at = from; found < letters.length; at++) {
    if (at >= text.length) return false
    const letter = foldedAt(text, at)
    if (letter === UNKNOWN) return true
    if (letter === 0) continue
    if (letter !== letters[found]) return false
    found++
  }
  return true
}

/**
 * Returns a search that takes the quick look first. The words to search for are taken apart only when a text passes it.
 */
function lookingFirst(text: string, make: () => Search | null): (text: string, joined: () => Joined) => boolean {
  const letters = lettersOf(text)
  let search: Search | null | undefined
  return (given, joined) => {
    if (letters?.length && !mayHold(given, letters)) return false
    if (search === undefined) search = make()
    return search?.(joined()) ?? false
  }
}

/**
 * Returns a function that says whether a text identifies the person, or null when there is nothing to find. A name of
 * one word is not searched for: too many texts would contain it by chance.
 */
export function personSearch({ nome, nome_mae, logradouro, numero }: Person): ((text: string) => boolean) | null {
  const searches: ReturnType<typeof lookingFirst>[] = []
  for (const name of [nome, nome_mae])
    if (/\S\s+\S/.test(name)) searches.push(lookingFirst(name, () => nameSearch(name)))
  if (logradouro !== '' && numero !== '') {
    // The first word of a street may be abbreviated, so the quick look leaves it out.
    const rest = logradouro.replace(/^\s*\S+/, '')
    searches.push(lookingFirst(rest, () => addressSearch(logradouro, numero)))
  }
  if (searches.length === 0) return null
  return (text) => {
    let joined: Joined | undefined
    const joinOnce = () => (joined ??= joinedOf(text))
    return searches.some((holds) => holds(text, joinOnce))
  }
}
