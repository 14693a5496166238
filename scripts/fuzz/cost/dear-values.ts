import type { Json, Schema } from '../../generate/document.ts'
import type { Random } from '../random.ts'
import { fittingValue, NONE } from '../values.ts'

/** Texts that are likely to be dear: found in most values, with accents, or of signs with a meaning elsewhere. */
const TEXTS = [
  ...'aeiosrnd1205 .-',
  'ar',
  'so',
  'do',
  'an',
  'São',
  'ção',
  'Jardim',
  'centro',
  'á',
  'Ã',
  'ÀÉÎÕÜ',
  'a\u0303',
  'ß',
  'İ',
  '%',
  '_',
  '%a%',
  '\\',
  "'",
  '"',
  '{',
  '000000',
  'zzzz'
]
const LENGTHS = [3, 20, 100, 200]
const DAYS = [
  '0001-01-01',
  '1900-01-01',
  '2015-01-01',
  '2020-06-15',
  '2024-01-01',
  '2024-04-10',
  '2026-01-01',
  '9999-12-31'
]
const NUMBERS = [0, 1, 2, 3, 10, 20, 40, 100, 1000, 100_000, 500_000, 1_000_000]
const LISTS = [1, 2, 5, 20, 50, 100]
const SIZES = ['1', '50', '100', '100']
const PAGES = [2, 10, 100, 1_000, 10_000, 200_000, 21_474_836]

/** Makes a value for a condition on a field. `words` are texts that the service has answered. */
export function dearValue(schema: Schema, op: string, words: string[], random: Random): Json {
  if (op === 'like') return text(words, random, 200)
  if (op === 'in') return Array.from({ length: random.pick(LISTS) }, () => single(schema, words, random))
  if ((op === 'eq' || op === 'ne') && random.chance(0.05)) return null
  return single(schema, words, random)
}

function single(schema: Schema, words: string[], random: Random): Json {
  const { type, enum: values, format, pattern } = schema
  if (Array.isArray(values)) return random.pick(values)
  const kind = [type].flat()[0]
  if (kind === 'boolean') return random.chance(0.5)
  if (kind === 'integer' || kind === 'number') return numberIn(schema, random)
  if (format === 'date-time') return `${random.pick(DAYS)}T${random.pick(['00:00:00Z', '12:30:00.123-03:00'])}`
  if (format === 'date') return random.pick(DAYS)
  if (typeof pattern === 'string' && pattern.startsWith('^\\d{4}-'))
    return random.pick(DAYS) + (random.chance(0.2) ? 'T12:30:00Z' : '')
  if (typeof pattern === 'string') return fitting(schema, random)
  return text(words, random, Number(schema.maxLength ?? 200))
}

function fitting(schema: Schema, random: Random): Json {
  const made = fittingValue(schema, (each) => each, random)
  return made === NONE ? '' : made
}

function numberIn({ minimum = 0, maximum = 1_000_000 }: Schema, random: Random): number {
  const [least, most] = [Number(minimum), Number(maximum)]
  const among = [...NUMBERS.filter((each) => each >= least && each <= most), least, most]
  return random.chance(0.3) ? random.between(least, Math.min(most, least + 1_000_000)) : random.pick(among)
}

export function text(words: string[], random: Random, most: number): string {
  const made = words.length > 0 && random.chance(0.4) ? partOf(random.pick(words), random) : random.pick(TEXTS)
  const long = random.chance(0.25) ? made.repeat(Math.ceil(random.pick(LENGTHS) / made.length)) : made
  return long.slice(0, Math.min(most, 200)) || 'a'
}

function partOf(word: string, random: Random): string {
  if (random.chance(0.4)) return word
  const from = random.below(word.length)
  return word.slice(from, from + random.between(1, 4)) || word
}

/** Makes the text of a plain parameter. `pages` is the number of pages that the list had last. */
export function dearParameter(
  { name, schema }: { name: string; schema: Schema },
  words: string[],
  pages: number,
  random: Random
): string {
  if (name === 'size' || name === 'limit') return random.pick(SIZES)
  if (name === 'page')
    return String(
      random.chance(0.5) ? Math.max(1, pages - random.below(2)) : random.pick([...PAGES, Math.ceil(pages / 2)])
    )
  if (name === 'offset') return String(random.pick([...PAGES, pages * 50]))
  if (name === 'bounds') return random.pick(['-74,-34,-34,6', '-41.3,-9.5,-34.8,-7.3', '-180,-90,180,90'])
  const { type, items } = schema
  if (type !== 'array') return String(single(schema, words, random))
  const { enum: values = [] } = (items ?? {}) as { enum?: string[] }
  return random.some(values, random.between(1, values.length)).join(',')
}
