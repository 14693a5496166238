import { randomBytes } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dbfOf } from './dbf-file.ts'
import { read, refusal } from './support.ts'
import { inline, sheet, workbook } from './xlsx-file.ts'
import { packedOften, zipOf } from './zip-file.ts'

const MIB = 2 ** 20

/** Returns seconds of processor time, not of the clock: the machine may be busy with other things. */
function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1e6
}

/** Expects a refusal and measures its cost: a file of gigabytes held in memory, or read to its end, would show. */
async function refusedCheaply(...[bytes, formato]: Parameters<typeof refusal>): Promise<string> {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const started = process.cpuUsage()
  const reason = await refusal(bytes, formato).finally(() => clearInterval(watch))
  most = Math.max(most, process.memoryUsage().rss)
  expect(most - before).toBeLessThan(200 * MIB)
  expect(secondsSince(started)).toBeLessThan(20)
  return reason
}

/** Lines of 60,000 letters, which pack to nearly nothing, about 1 MiB of them. */
const wide = Buffer.from(`${'x'.repeat(59_999)}\n`.repeat(17))
const members = (piece: Buffer, times: number) => new Array<Buffer>(times).fill(gzipSync(piece))

describe('hostile files end with a sentence, and cost little', () => {
  it('a gzip that grows to 4 GB', async () => {
    const bomb = Buffer.concat([gzipSync('a;b\n'), ...members(wide, 4000)])
    expect(bomb.length).toBeLessThan(16 * MIB)
    expect(await refusedCheaply(bomb, 'csv')).toBe('sheet.inflated')
  })

  it('a zip that grows to 4 GB, and says so', async () => {
    const deflated = packedOften('a;b\n', wide, 4000)
    expect(await refusedCheaply(zipOf([{ name: 'a.csv', data: '', deflated }]), 'csv')).toBe('sheet.inflated')
  })

  it('a zip that grows to 4 GB, and says that it has 1 kB', async () => {
    const deflated = { ...packedOften('a;b\n', wide, 4000), size: 1000 }
    expect(await refusedCheaply(zipOf([{ name: 'a.csv', data: '', deflated }]), 'csv')).toBe('sheet.damaged')
  })

  it('a workbook whose sheet, or list of texts, grows to 1 GB', async () => {
    const deflated = packedOften('<worksheet><sheetData><row><c t="str"><v>', Buffer.alloc(MIB, 'x'), 1000)
    const parts = [{ name: 'livro/folhas/f0.xml', data: '', deflated }]
    expect(await refusedCheaply(workbookWith(parts), 'xlsx')).toBe('sheet.inflated')
    const texts = { name: 'livro/textos.xml', data: '', deflated: { ...deflated } }
    expect(await refusedCheaply(workbook({ sheets: [sheet(inline('a'))] }, [texts]), 'xlsx')).toBe('sheet.inflated')
  })

  it('a workbook of a few kB that repeats one long text in every row', async () => {
    const strings = `<si><t>${'x'.repeat(60_000)}</t></si>`
    const rows = Array.from({ length: 5_000 }, () => '<c t="s"><v>0</v></c>')
    const bomb = workbook({ sheets: [sheet(inline('a'), ...rows)], strings })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusedCheaply(bomb, 'xlsx')).toBe('sheet.inflated')
  })

  it('a .dbc that grows by each of its two packings', async () => {
    const head = dbfOf([['a', 'C', 249]], [], { claimed: 2 ** 31 }).subarray(0, -1)
    // Eight spaces, one by one; then each three bytes say: go one byte back, and copy 518.
    const spaces = Buffer.from('0006408000010204081020', 'hex')
    const bomb = Buffer.alloc(MIB, Buffer.from('01fe03', 'hex'))
    const packed = gzipSync(Buffer.concat([head, Buffer.from('crc!'), spaces, bomb]))
    expect(packed.length).toBeLessThan(MIB)
    expect(await refusedCheaply(packed, 'dbf')).toBe('sheet.inflated')
  })

  it('packed in itself, or with more files than anyone sends', async () => {
    const inner = zipOf([{ name: 'a.zip', data: zipOf([{ name: 'a.csv', data: 'a;b\n' }]) }])
    expect(await refusedCheaply(zipOf([{ name: 'a.csv', data: inner }]), 'csv')).toBe('sheet.packed-twice')
    const deflated = { bytes: deflateRawSync(''), size: 0, crc: 0 }
    const many = Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}.csv`, data: '', deflated }))
    expect(await refusedCheaply(zipOf(many), 'csv')).toBe('sheet.zip-entries')
  })

  it('a cell of 1 GB in a csv', async () => {
    const bomb = Buffer.concat([gzipSync('a;b\n1;'), ...members(Buffer.alloc(MIB, 'x'), 1000)])
    expect(await refusedCheaply(bomb, 'csv')).toBe('sheet.record-long')
  })

  it.each([
    ['a cell', (x: string) => ({ sheets: [sheet(inline('a'), inline(x))] }), 'sheet.cell-long'],
    [
      'a shared text',
      (x: string) => ({ sheets: [sheet(inline('a'))], strings: `<si><t>${x}</t></si>` }),
      'sheet.cell-long'
    ],
    ['an attribute', (x: string) => ({ sheets: [`<sheetData><row r="${x}"/></sheetData>`] }), 'sheet.cell-long'],
    ['a comment', (x: string) => ({ sheets: [`<!--${x}--><sheetData/>`] }), 'sheet.cell-long'],
    ['tags in tags', (x: string) => ({ sheets: ['<a>'.repeat(x.length / 8)] }), 'sheet.damaged']
  ])('%s of 90 MB in a workbook', async (_, book, reason) => {
    expect(await refusedCheaply(workbook(book('x'.repeat(90 * MIB))), 'xlsx')).toBe(reason)
  })

  it('one text of 60 kB in every cell of a row', async () => {
    const strings = `<si><t>${'x'.repeat(60_000)}</t></si>`
    const row = '<c t="s"><v>0</v></c>'.repeat(400)
    expect(await refusedCheaply(workbook({ sheets: [sheet(row)], strings }), 'xlsx')).toBe('sheet.record-long')
  })

  it('entities that would grow, like any document type declaration', async () => {
    const xml = '<!DOCTYPE x [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>'
    expect(await refusedCheaply(workbookWith([{ name: 'livro/folhas/f0.xml', data: xml }]), 'xlsx')).toBe(
      'sheet.damaged'
    )
  })

  it.each([
    ['a million columns in a csv', `${'a;'.repeat(MIB)}\n`, 'csv', 'sheet.record-long'],
    ['501 columns in a csv', `${'a;'.repeat(501)}\n`.replace(';\n', '\n'), 'csv', 'sheet.columns-many'],
    [
      'a million columns in a workbook',
      workbook({ sheets: [sheet('<c><v>1</v></c>'.repeat(MIB))] }),
      'xlsx',
      'sheet.columns-many'
    ],
    [
      'a column far away',
      workbook({ sheets: [sheet('<c r="ZZZZZZZZZZ1"><v>1</v></c>')] }),
      'xlsx',
      'sheet.columns-many'
    ],
    ['501 columns in a dbf', dbfOf(new Array(501).fill(['A', 'C', 1]), []), 'dbf', 'sheet.columns-many']
  ] as const)('%s', async (_, bytes, formato, reason) => {
    expect(await refusedCheaply(bytes, formato)).toBe(reason)
  })

  it('500 columns are accepted', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `c${i}`)
    expect((await read(`${names.join(';')}\n`, 'csv')).columns).toEqual(names)
    expect((await read(workbook({ sheets: [sheet(names.map(inline).join(''))] }), 'xlsx')).columns).toEqual(names)
    expect(
      (
        await read(
          dbfOf(
            names.map((name) => [name, 'C', 1]),
            []
          ),
          'dbf'
        )
      ).columns
    ).toEqual(names)
  })

  it.each([
    ['to the end of a small file', 'a;b\n1;"2\n3;4\n'],
    ['in a large file', `a;b\n1;"2\n${'3;4\n'.repeat(MIB)}`],
    ['in the header', `"a;b\n${'3;4\n'.repeat(MIB)}`]
  ])('a quote that nobody closes, %s', async (_, text) => {
    expect(await refusedCheaply(text, 'csv')).toBe('sheet.quote-open')
  })

  it.each([
    ['by its size', '<dimension ref="A1:B1000000000"/><sheetData/>'],
    ['by the number of a row', '<sheetData><row r="1000000000"><c><v>1</v></c></row></sheetData>']
  ])('a sheet that claims a billion rows, %s', async (_, xml) => {
    expect(await refusedCheaply(workbook({ sheets: [xml] }), 'xlsx')).toBe('sheet.rows-many')
  })

  const junk = randomBytes(300_000)
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), junk])
  it.each([
    ['binary junk', junk.fill(7, 0, 1)],
    ['a picture', png],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), junk])],
    ['what begins like a zip', Buffer.concat([Buffer.from('PK\x03\x04'), junk])],
    ['what begins like a gzip', Buffer.concat([Buffer.from('1f8b0800', 'hex'), junk])],
    ['what begins like a dbf', Buffer.concat([Buffer.from([3]), junk])]
  ])('%s instead of csv, xlsx or dbf', async (_, bytes) => {
    for (const formato of ['csv', 'xlsx', 'dbf'] as const) {
      expect(await refusedCheaply(bytes, formato)).toMatch(/^sheet\./)
    }
  })
})

/** Makes a workbook with these parts. Parts of a zip are looked up by name, and the last of a name counts. */
function workbookWith(parts: Parameters<typeof zipOf>[0]): Buffer {
  return workbook({ sheets: [sheet('')] }, parts)
}
