import { type PdfObject, readObject, tokenFrom } from './pdf-object.ts'

/*
 * Tells apart what a PDF does when it is opened and what its reader clicks on. A link to an address is common in
 * reports of laboratories, and harmless until somebody clicks on it. An address at `OpenAction`, which is opened with
 * the file, or in `AA`, which is opened at events such as the turning of a page, tells a stranger who reads, and when.
 */

/** What a file says about its actions, collected from all of its parts. */
export interface Actions {
  /** Whether an action may lead to an address. */
  hasAddress: boolean
  /** Whether actions run by themselves that are not known to stay inside the file. */
  hasUnknown: boolean
  /** How often something is run at the opening, and the numbers of the objects that are. */
  openings: number
  atOpening: Set<number>
}

export const noActions = (): Actions => ({ hasAddress: false, hasUnknown: false, openings: 0, atOpening: new Set() })

/** More would cost time. A file has one, and another for each time that it was changed and saved. */
const MOST_OPENINGS = 20
/** Where a value begins; only a comment could put more between a name and its value. */
const NEAR = 100

/** Notes a name that concerns actions. `end` is the position after the name. */
export function noteAction(actions: Actions, name: string, content: Buffer, end: number): void {
  if (name === 'URI') actions.hasAddress = true
  if (actions.hasUnknown || (name !== 'AA' && name !== 'OpenAction')) return
  const value = valueAt(content, end)
  if (name === 'AA') actions.hasUnknown = value.isDictionary || value.isHidden || value.number !== null
  else if (++actions.openings > MOST_OPENINGS || value.isHidden) actions.hasUnknown = true
  else if (value.number !== null) actions.atOpening.add(value.number)
  else if (!staysInside(content, end)) actions.hasUnknown = true
}

/** Says what stands at a position: a dictionary, a reference such as `12 0 R`, or something behind a comment. */
function valueAt(whole: Buffer, at: number) {
  const content = whole.subarray(at, at + NEAR)
  const first = tokenFrom(content, 0)
  const second = tokenFrom(content, first.end)
  const isReference = /^\d{1,10}$/.test(first.text) && /^\d{1,5}$/.test(second.text)
  const number = isReference && tokenFrom(content, second.end).text === 'R' ? Number(first.text) : null
  return { isDictionary: first.text === '<<', isHidden: /^[\s\0]*%/.test(content.toString('latin1')), number }
}

const INSIDE = ['/GoTo', '/Named']

/** Whether a destination stands at a position, or an action that only goes to another page and has none after it. */
function staysInside(content: Buffer, at: number): boolean {
  if (tokenFrom(content.subarray(0, at + NEAR), at).text === '[') return true
  const action = readObject(content, at)
  if (action === null || action === 'endless' || action.dictionary.has('Next')) return false
  return INSIDE.includes(action.dictionary.get('S')?.[0] ?? '')
}

/** Objects with the numbers that are looked for, in one file. */
export interface Sought {
  numbers: Set<number>
  /** Those that were found and stay inside the file. */
  found: Set<number>
}

/** Returns false for an object that is looked for and leads elsewhere. `at` is the position of its word `obj`. */
export function objectIsGood({ numbers, found }: Sought, content: Buffer, at: number): boolean {
  // The number, the generation and what is left of the last space.
  const [before = ''] = content
    .toString('latin1', Math.max(0, at - 60), at)
    .split(/\s+/)
    .slice(-3)
  const number = Number(before.split(/\D/).at(-1) || Number.NaN)
  if (!numbers.has(number)) return true
  found.add(number)
  return staysInside(content, at + 3)
}

/** The numbers and places of the packed objects take a few bytes each. */
const MOST_PLACES = 2 ** 20

/**
 * Returns false when a stream holds an object that is looked for and leads elsewhere. Numbers and places of its objects
 * stand at its beginning.
 */
export function packedAreGood({ numbers, found }: Sought, objects: Buffer, { dictionary }: PdfObject): boolean {
  const first = Number(dictionary.get('First')?.[0])
  if (!(first <= MOST_PLACES)) return false
  const pairs = objects.toString('latin1', 0, first).match(/\d{1,10}/g) ?? []
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const number = Number(pairs[i])
    if (!numbers.has(number)) continue
    found.add(number)
    if (!staysInside(objects, first + Number(pairs[i + 1]))) return false
  }
  return true
}

/** Whether a stream takes its data, or what it shows, from another file. */
export function isFromOutside({ dictionary, stream }: PdfObject): boolean {
  return stream !== null && ['F', 'OPI', 'Ref'].some((key) => dictionary.has(key))
}
