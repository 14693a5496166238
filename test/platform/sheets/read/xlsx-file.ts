import { type ZipPart, zipOf } from './zip-file.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (list: string[][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export interface Workbook {
  /** The XML of each sheet, from `<sheetData>` on or before. */
  sheets: string[]
  strings?: string
  /** The XML of `numFmts` and `cellXfs`. */
  styles?: string
  date1904?: boolean
  /** A prefix of the names of elements, as some programs write it. */
  prefix?: string
}

/** Makes a workbook of hand-written XML, for what no program of ours writes. */
export function workbook(book: Workbook, other: ZipPart[] = []): Buffer {
  const root = (name: string, inner: string) => `<${name} xmlns="${MAIN}">${inner}</${name}>`
  const list = book.sheets.map((_, i) => `<sheet name="Plan${i}" sheetId="${i + 1}" r:id="s${i}"/>`).join('')
  return zipOf([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: '_rels/.rels', data: relations([['r1', 'officeDocument', 'livro/livro.xml']]) },
    {
      name: 'livro/livro.xml',
      data: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${book.date1904 ?? false}"/><sheets>${list}</sheets></workbook>`
    },
    {
      name: 'livro/_rels/livro.xml.rels',
      data: relations([
        ...book.sheets.map((_, i) => [`s${i}`, 'worksheet', `folhas/f${i}.xml`]),
        ['t', 'sharedStrings', '/livro/textos.xml'],
        ['e', 'styles', 'estilos.xml']
      ])
    },
    ...(book.strings === undefined ? [] : [{ name: 'livro/textos.xml', data: root('sst', book.strings) }]),
    ...(book.styles === undefined ? [] : [{ name: 'livro/estilos.xml', data: root('styleSheet', book.styles) }]),
    ...book.sheets.map((xml, i) => ({
      name: `livro/folhas/f${i}.xml`,
      data: book.prefix
        ? `<${book.prefix}:worksheet xmlns:${book.prefix}="${MAIN}">${xml}</${book.prefix}:worksheet>`
        : root('worksheet', xml)
    })),
    ...other
  ])
}

/** Makes a sheet of these rows, each the XML of its cells. */
export const sheet = (...rows: string[]) =>
  `<sheetData>${rows.map((cells, i) => `<row r="${i + 1}">${cells}</row>`).join('')}</sheetData>`

export const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
