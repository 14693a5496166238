import { open } from 'node:fs/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { readBounded } from './bounded.ts'
import { oneOfFew } from './few.ts'
import { type Actions, isFromOutside, noActions, noteAction, objectIsGood, packedAreGood } from './pdf-actions.ts'
import { type PdfObject, plainName, readObject, tokenFrom } from './pdf-object.ts'

/*
 * Decides whether a PDF holds more than pages to look at. Names in its objects say so. They may stand anywhere in the
 * file, in plain letters or in hexadecimal digits (`/J#61vaScript`), or in compressed streams of objects. The whole
 * file is searched, whatever its structure says, because readers follow offsets into places that a structure would
 * hide. A full parser (pdf-lib, pdf.js) would run far more code on hostile files, and would follow the structure.
 */

/**
 * Scripts, programs that are started, embedded files, forms that bring scripts or submit themselves, and what is taken
 * from or opens other files.
 */
const ACTIVE = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'GoToE',
  'GoToR',
  'FFilter',
  'FDecodeParms',
  'Movie',
  'ImportData',
  'SubmitForm',
  'XFA'
])

const HTML = /<(?:!doctype\s{1,20}html|html|head|body|script|iframe)[\s>/]/i
/**
 * Matches a name of letters, some of them perhaps as hexadecimal digits, and whether a dictionary or a reference
 * follows.
 */
const NAME =
  /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){2,60})(?=[\s\0()<>[\]{}/%]|$)(\s{0,20}<<|\s{1,20}\d{1,10}\s{1,20}\d{1,5}\s{1,20}R)?/g

/** Bytes searched at once. Other requests are served in between. */
const SLICE = 256 * 1024
/** Bytes that a slice shares with the next, because a name may lie across the border. */
const OVERLAP = 512
const OBJECTS_AT_ONCE = 500
const MOST_INFLATED = 16 * 1024 * 1024
const MOST_INFLATED_IN_ALL = 64 * 1024 * 1024

/** Readers look for the end of a PDF in its last bytes, because mailers and scanners append a little. */
const END = 1024

/** Whether a file is a PDF that can only be looked at, or an active one. Returns null for other files. */
export async function readPdf(path: string, maxBytes: number): Promise<'harmless' | 'active' | null> {
  if (!(await beginsLikePdf(path))) return null
  return oneOfFew(async () => {
    const content = await readBounded(path, maxBytes)
    if (!content?.subarray(-END).includes('%%EOF')) return null
    return (await isActive(content)) ? 'active' : 'harmless'
  })
}

async function beginsLikePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(7)
    await file.read(start, 0, start.length, 0)
    return /^%PDF-[12]\.$/.test(start.toString('latin1'))
  } finally {
    await file.close()
  }
}

/** Whether a PDF holds more than pages to look at, or may hold it in a place that cannot be inspected. */
async function isActive(content: Buffer): Promise<boolean> {
  const actions = noActions()
  if (await holdsActive(content, actions)) return true
  for await (const packed of packedIn(content))
    if (packed === 'hidden' || (await holdsActive(packed.objects, actions))) return true
  if (!actions.hasAddress) return false
  return actions.hasUnknown || !(await allStayInside(content, actions.atOpening))
}

/** Whether what is run at the opening of a file is known, and leads nowhere else. */
async function allStayInside(content: Buffer, numbers: Set<number>): Promise<boolean> {
  if (numbers.size === 0) return true
  const sought = { numbers, found: new Set<number>() }
  let seen = 0
  for (let at = content.indexOf('obj'); at !== -1; at = content.indexOf('obj', at + 3)) {
    if (++seen % OBJECTS_AT_ONCE === 0) await breathe()
    if (!objectIsGood(sought, content, at)) return false
  }
  for await (const packed of packedIn(content))
    if (packed === 'hidden' || !packedAreGood(sought, packed.objects, packed.object)) return false
  return sought.found.size === numbers.size
}

/** Inflates the streams of objects, one after the other. A stream that is taken from elsewhere is hidden, too. */
async function* packedIn(content: Buffer): AsyncGenerator<{ object: PdfObject; objects: Buffer } | 'hidden'> {
  let left = MOST_INFLATED_IN_ALL
  for await (const object of objectsOf(content)) {
    if (object === 'endless' || isFromOutside(object)) return yield 'hidden'
    const kind = kindOf(object)
    if (kind === 'plain') continue
    if (kind === 'hidden' || object.stream === null || left <= 0) return yield 'hidden'
    const objects = await inflated(content.subarray(object.stream), Math.min(left, MOST_INFLATED))
    if (objects === null) return yield 'hidden'
    yield { object, objects }
    left -= objects.length
  }
}

async function holdsActive(content: Buffer, actions: Actions): Promise<boolean> {
  for (let at = 0; at < content.length; at += SLICE - OVERLAP) {
    const text = content.toString('latin1', at, at + SLICE)
    if (HTML.test(text) || hasActiveName(text, content, at, actions)) return true
    await breathe()
  }
  return false
}

function hasActiveName(text: string, content: Buffer, offset: number, actions: Actions): boolean {
  for (const { 0: whole, 1: name = '', 2: value, index } of text.matchAll(NAME)) {
    const plain = plainName(name)
    if (ACTIVE.has(plain) || (plain === 'EF' && value !== undefined)) return true
    const end = offset + index + whole.length - (value?.length ?? 0)
    if (plain === 'FS' && tokenFrom(content.subarray(end, end + 100), 0).text === '/URL') return true
    // An action to an article may name another file; the type of an article itself has the same name.
    if (plain === 'Thread' && /\/(?:S|#53)\s*$/.test(text.slice(Math.max(0, index - 20), index))) return true
    noteAction(actions, plain, content, end)
  }
  return false
}

/** Finds everything that a reader could take for an object, wherever it stands. */
async function* objectsOf(content: Buffer): AsyncGenerator<PdfObject | 'endless'> {
  // Objects of a real file do not overlap, so twice the file's length is enough.
  let budget = 2 * content.length
  let seen = 0
  let read = 0
  for (let at = content.indexOf('obj'); at !== -1; at = content.indexOf('obj', at + 3)) {
    if (++seen % OBJECTS_AT_ONCE === 0 || read > SLICE) {
      await breathe()
      read = 0
    }
    const object = readObject(content, at + 3)
    if (object === null) continue
    yield object
    if (object === 'endless') return
    read += object.end - at
    budget -= object.end - at
    if (budget < 0) yield 'endless'
  }
}

/**
 * Classifies an object. A stream of objects names their count and the first position. Real programs compress it in one
 * way or not at all.
 */
function kindOf({ dictionary, stream }: PdfObject): 'plain' | 'compressed' | 'hidden' {
  const isOfObjects = dictionary.get('Type')?.[0] === '/ObjStm' || (dictionary.has('First') && dictionary.has('N'))
  const filter = dictionary.get('Filter')?.filter((token) => token !== '[' && token !== ']')
  if (stream === null || !isOfObjects || !filter) return 'plain'
  const isDeflated = filter.length === 1 && (filter[0] === '/FlateDecode' || filter[0] === '/Fl')
  return isDeflated && !dictionary.has('DecodeParms') && !dictionary.has('DP') ? 'compressed' : 'hidden'
}

const inflateBytes = promisify(inflate)

async function inflated(bytes: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await inflateBytes(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
