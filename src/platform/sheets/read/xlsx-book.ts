import { posix } from 'node:path'
import type { Entry } from 'yauzl'
import { limits } from './limits.ts'
import { UnreadableFile } from './unreadable.ts'
import { readXml } from './xml.ts'
import { readEntry } from './zip.ts'

/** Where the parts of a workbook lie in its zip. */
export interface Book {
  sheets: BookSheet[]
  strings: Entry | null
  styles: Entry | null
  from1904: boolean
}

export interface BookSheet {
  name: string
  entry: Entry
}

interface Relation {
  id: string
  type: string
  target: string
}

/** Follows the relations from the root, because programs put the parts where they like. */
export async function readBook(path: string, entries: Entry[]): Promise<Book> {
  const byName = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]))
  const part = (name: string) => byName.get(name.toLowerCase()) ?? null
  const root = await relations(path, part('_rels/.rels'), '')
  const bookName = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const book = part(bookName)
  if (!book || !bookName.endsWith('.xml')) throw new UnreadableFile('sheet.not-xlsx')

  const folder = posix.dirname(bookName)
  const own = await relations(path, part(`${folder}/_rels/${posix.basename(bookName)}.rels`), folder)
  const { named, from1904 } = await readWorkbook(path, book)
  const one = (type: string) => part(own.find((relation) => relation.type === type)?.target ?? '')
  const sheets = named.flatMap(({ id, name }) => {
    const relation = own.find((each) => each.id === id && each.type === 'worksheet')
    const entry = relation && part(relation.target)
    return entry ? [{ name, entry }] : []
  })
  if (sheets.length === 0) throw new UnreadableFile('sheet.not-xlsx')
  return { sheets, strings: one('sharedStrings'), styles: one('styles'), from1904 }
}

interface NamedSheet {
  /** The id of the relation to its part. */
  id: string
  name: string
}

async function readWorkbook(path: string, entry: Entry): Promise<{ named: NamedSheet[]; from1904: boolean }> {
  const named: NamedSheet[] = []
  let from1904 = false
  await readXml(
    readEntry(path, entry).chunks,
    {
      open(name, attributes) {
        if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
        else if (name === 'sheet' && named.length < limits.sheets)
          named.push({ id: relationId(attributes), name: attributes.name ?? '' })
      },
      close() {},
      text() {}
    },
    limits.xmlPart
  )
  return { named, from1904 }
}

/** Returns `r:id`, whatever prefix a program gives to the name. */
function relationId(attributes: Record<string, string>): string {
  const name = Object.keys(attributes).find((key) => key.endsWith(':id'))
  return (name && attributes[name]) ?? ''
}

async function relations(path: string, entry: Entry | null, folder: string): Promise<Relation[]> {
  const found: Relation[] = []
  if (!entry) return found
  await readXml(
    readEntry(path, entry).chunks,
    {
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship' || TargetMode === 'External' || found.length > 10 * limits.sheets) return
        const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
        found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target })
      },
      close() {},
      text() {}
    },
    limits.xmlPart
  )
  return found
}
