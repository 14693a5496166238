import { BLOCK, blockDigests } from '../../../platform/sealing/blocks.ts'
import { digestWith } from '../../../platform/sealing/digest.ts'
import { type DerivedKeys, keyring } from '../../../platform/sealing/keys.ts'
import { type Person, swappedDay } from './likeness.ts'
import { skeletonsOf } from './sounds.ts'

/*
 * The digests by which a person is found, beside the sealed data. They are made of what is heard of a name even when it
 * is misspelt (`skeletonsOf`), and the score tells apart whom they join. Without the key nobody can try out names. 64
 * bits are enough: who meets by chance is told apart by the score, too.
 *
 * A block has a kind and three words of five bytes: the digest of a name, a day, a year. So nearly all work is done
 * once for each word, and a person costs one call of the cipher.
 */

/** The digests of one person, under the names of their columns: whole numbers of 64 bits, as texts. */
export interface SoundColumns {
  /** First and last name, in no order. Never null where there is a person, so that missing ones are found. */
  som_nomes: string | null
  /** Both names with the year of birth, for names that very many have. */
  som_ano: string | null
  /** First name and birth date, then last name and birth date. Each may have become the other. */
  som_primeiro: string | null
  som_ultimo: string | null
  /** The first name and the mother's first and last name. */
  som_mae: string | null
  /** The number of the national health card. */
  som_cns: string | null
}

export const soundColumns = ['som_nomes', 'som_ano', 'som_primeiro', 'som_ultimo', 'som_mae', 'som_cns'] as const
export const isSoundColumn = (name: string): boolean => (soundColumns as readonly string[]).includes(name)

const CONTEXT = 'casos_pessoais.sons'
const WORD = 5
const WORDS = (BLOCK - 1) / WORD
const KINDS = { names: 1, year: 2, day: 3, mother: 4, card: 5 }
type Kind = keyof typeof KINDS

/** What a block is made of: names as they are heard, or whole numbers. */
type Parts = (string | number)[]
type Recipe = [kind: Kind, parts: Parts] | null

/** The words of names are few and come again and again. Older ones are forgotten together. */
const MOST_WORDS = 50_000
const words = new WeakMap<DerivedKeys, Map<string, Buffer>>()

function digestOfWord(word: string, key: DerivedKeys): Buffer {
  let known = words.get(key)
  if (!known || known.size >= MOST_WORDS) {
    known = new Map()
    words.set(key, known)
  }
  let digest = known.get(word)
  if (!digest) {
    digest = digestWith(key, word, CONTEXT).subarray(0, WORD)
    known.set(word, digest)
  }
  return digest
}

function writeBlock(blocks: Buffer, at: number, [kind, parts]: NonNullable<Recipe>, key: DerivedKeys): void {
  blocks[at] = KINDS[kind]
  for (let i = 0; i < WORDS; i++) {
    const part = parts[i] ?? 0
    const place = at + 1 + i * WORD
    if (typeof part === 'number') blocks.writeUIntBE(part, place, WORD)
    else digestOfWord(part, key).copy(blocks, place)
  }
}

/** The digests of several blocks, each null where its recipe is. */
function digestsOf(recipes: Recipe[], key: DerivedKeys): (string | null)[] {
  const present = recipes.filter((recipe) => recipe !== null)
  if (present.length === 0) return recipes.map(() => null)
  const blocks = Buffer.alloc(present.length * BLOCK)
  for (const [i, recipe] of present.entries()) writeBlock(blocks, i * BLOCK, recipe, key)
  const digests = blockDigests(blocks, key)
  let next = 0
  return recipes.map((recipe) => (recipe === null ? null : (digests[next++] ?? null)))
}

const inNoOrder = (one: string, other: string): string[] => (one < other ? [one, other] : [other, one])
const dayNumber = (day: string): number | null =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? Number(day.replaceAll('-', '')) : null

/** How each column is made, in the order of `soundColumns`. */
function recipesOf({ nome, nascimento, mae, cns }: Person): Recipe[] {
  const { first, last } = skeletonsOf(nome)
  const mother = mae ? skeletonsOf(mae) : null
  const day = nascimento ? dayNumber(nascimento) : null
  return [
    nome !== '' || cns ? ['names', inNoOrder(first, last)] : null,
    first && day ? ['year', [...inNoOrder(first, last), Math.floor(day / 10_000)]] : null,
    first && day ? ['day', [first, day]] : null,
    last && day ? ['day', [last, day]] : null,
    first && mother?.first ? ['mother', [first, ...inNoOrder(mother.first, mother.last)]] : null,
    cns && /^\d{15}$/.test(cns) ? ['card', cardParts(cns)] : null
  ]
}

/** Fifteen digits, in three numbers. */
const cardParts = (cns: string): number[] => [cns.slice(0, 5), cns.slice(5, 10), cns.slice(10)].map(Number)

/** The digests to be stored with a person. */
export function soundsToStore(person: Person): SoundColumns {
  const [nomes, ano, primeiro, ultimo, mae, cns] = digestsOf(recipesOf(person), keyring().current)
  return {
    som_nomes: nomes ?? null,
    som_ano: ano ?? null,
    som_primeiro: primeiro ?? null,
    som_ultimo: ultimo ?? null,
    som_mae: mae ?? null,
    som_cns: cns ?? null
  }
}

/** Digests that a stored person may have in a column. */
export interface Wanted {
  column: keyof SoundColumns
  /** What meets in several ranks is likelier; of one rank each, the lowest. */
  rank: number
  digests: string[]
}

/**
 * What to look for, so that misspelt names are found, and those in which the names, or day and month, were swapped.
 * While keys change, there are digests of both.
 */
export function soundsToFind(person: Person): Wanted[] {
  const { nome, nascimento } = person
  const swapped = nascimento ? swappedDay(nascimento) : null
  const { current, previous } = keyring()
  const sets = [current, ...(previous ? [previous] : [])].flatMap((key) =>
    [person, ...(swapped ? [{ ...person, nascimento: swapped }] : [])].map((each) => digestsOf(recipesOf(each), key))
  )
  // A name without letters would meet all cases without a name.
  const hasName = skeletonsOf(nome).first !== ''
  const under = (...places: number[]) => [
    ...new Set(sets.flatMap((set) => places.flatMap((place) => set[place] ?? [])))
  ]
  const days = under(2, 3)
  const wanted: Wanted[] = [
    { column: 'som_cns', rank: 0, digests: under(5) },
    { column: 'som_primeiro', rank: 1, digests: days },
    { column: 'som_ultimo', rank: 1, digests: days },
    { column: 'som_mae', rank: 2, digests: under(4) },
    { column: 'som_ano', rank: 3, digests: under(1) },
    { column: 'som_nomes', rank: 4, digests: hasName ? under(0) : [] }
  ]
  return wanted.filter(({ digests }) => digests.length > 0)
}

/** The digests by which duplicates are looked for: those that few persons share. */
export interface DuplicateSounds {
  primeiro: string[]
  ultimo: string[]
  mae: string[]
  cns: string[]
}

/**
 * What to look for so that the same person is found whose first or last name, or mother, was misspelt or left out, or
 * whose day and month of birth were swapped. Null where too little is known of somebody.
 */
export function soundsOfDuplicates(person: Person): DuplicateSounds | null {
  const { nascimento } = person
  const { current, previous } = keyring()
  const swapped = nascimento ? swappedDay(nascimento) : null
  const days = swapped === null ? [person] : [person, { ...person, nascimento: swapped }]
  const sets = (previous ? [current, previous] : [current]).flatMap((key) =>
    days.map((each) => digestsOf(recipesOf(each), key))
  )
  const under = (place: number): string[] => [...new Set(sets.flatMap((set) => set[place] ?? []))]
  const found = { primeiro: under(2), ultimo: under(3), mae: under(4), cns: under(5) }
  return Object.values(found).some((digests) => digests.length > 0) ? found : null
}
