import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { createSplitter } from '../../../../src/platform/sheets/read/csv-split.ts'
import { openSource } from '../../../../src/platform/sheets/read/source.ts'
import { cellsOf, fileOf, read, refusal, rowsAfter } from './support.ts'

describe('csv: what is recognised', () => {
  it.each([
    [';', 'a;b,c;d\n1;2;3\n'],
    [',', 'a,b,c\n1,2,3\n'],
    ['\t', 'a\tb\tc\n1\t2\t3\n'],
    [';', '"a;b;c"\n"1;2;3"\n']
  ])('separator %j', async (separador, text) => {
    const { source, rows } = await read(text, 'csv')
    expect(source.form).toEqual({
      formato: 'csv',
      codificacao: 'utf-8',
      separador,
      compactacao: null,
      planilha: null,
      planilhas: []
    })
    expect(source.columns).toHaveLength(3)
    expect(rows).toEqual([{ line: 2, cells: ['1', '2', '3'], found: 3 }])
  })

  it.each([
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\r alone', '\r']
  ])('lines that end with %s', async (_, end) => {
    const { columns, rows } = await read(['a;b', '1;2', '', '3;4'].join(end), 'csv')
    expect(columns).toEqual(['a', 'b'])
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, '1', '2'],
      [4, '3', '4']
    ])
  })

  it('one column alone, and a header alone', async () => {
    const one = await read('nome\nAna\n', 'csv')
    expect([one.source.form.separador, one.columns, one.rows]).toEqual([
      null,
      ['nome'],
      [{ line: 2, cells: ['Ana'], found: 1 }]
    ])
    expect((await read('a;b', 'csv')).rows).toEqual([])
  })

  it("Excel's first line, which names the separator", async () => {
    const { columns, rows } = await read('sep=;\r\na;b\r\n1;2\r\n', 'csv')
    expect([columns, rows]).toEqual([['a', 'b'], [{ line: 3, cells: ['1', '2'], found: 2 }]])
  })
})

describe('csv: encodings', () => {
  it.each([
    ['UTF-8', Buffer.from('cidade;uf\nSão João;MG\n'), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFcidade;uf\nSão João;MG\n'), 'utf-8'],
    ['UTF-8 with a byte order mark and quotes', Buffer.from('\uFEFF"cidade";"uf"\n"São João";MG\n'), 'utf-8'],
    ['Latin-1', Buffer.from('cidade;uf\nSão João;MG\n', 'latin1'), 'iso-8859-1']
  ])('%s', async (_, bytes, codificacao) => {
    const { source, rows } = await read(bytes, 'csv')
    expect(source.columns).toEqual(['cidade', 'uf'])
    expect(rows[0]?.cells).toEqual(['São João', 'MG'])
    expect(source.form.codificacao).toBe(codificacao)
  })

  it('Latin-1 that shows only at the end of a long file', async () => {
    const bytes = Buffer.concat([Buffer.from(`nome\n${'Ana\n'.repeat(200_000)}`), Buffer.from('Conceição\n', 'latin1')])
    const { source, rows } = await read(bytes, 'csv', 50_000)
    expect(rows.at(-1)).toEqual({ line: 200_002, cells: ['Conceição'], found: 1 })
    expect(source.form.codificacao).toBe('iso-8859-1')
  })

  it('a broken letter spoils only its own line', async () => {
    const bytes = Buffer.concat([Buffer.from('a\nJosé\n'), Buffer.from([0xe9, 10]), Buffer.from('Inês\n')])
    expect(await cellsOf(bytes, 'csv')).toEqual([['José'], ['é'], ['Inês']])
  })

  it('characters of Windows where Latin-1 has none', async () => {
    expect(await cellsOf(Buffer.from('a\n\x93x\x94 \x96 \x80\n', 'latin1'), 'csv')).toEqual([['“x” – €']])
  })

  it('letters split between chunks of a file', async () => {
    const lines = Array.from({ length: 40_000 }, (_, i) => `${'ção'.repeat(1 + (i % 7))};${i}`)
    const { rows } = await read(`t;n\n${lines.join('\n')}\n`, 'csv', 1000)
    expect(rows.map(({ cells }) => cells.join(';'))).toEqual(lines)
  })
})

describe('csv: dirt', () => {
  it('lines quoted as a whole, all or some of them, even with cells behind', async () => {
    const text = '"a;b;c"\n"1;""x;y"";3"\n4;5;6\n"7;8;9";;\n'
    expect(await cellsOf(text, 'csv')).toEqual([
      ['1', 'x;y', '3'],
      ['4', '5', '6'],
      ['7', '8', '9']
    ])
  })

  it('short and long records, and empty columns at the end', async () => {
    const { columns, rows } = await read('a;b;c;;;\n1\n1;2;3;;;\n1;2;3;4;;\n;;;;;\n', 'csv')
    expect(columns).toEqual(['a', 'b', 'c'])
    expect(rows).toEqual([
      { line: 2, cells: ['1', '', ''], found: 1 },
      { line: 3, cells: ['1', '2', '3'], found: 3 },
      { line: 4, cells: ['1', '2', '3'], found: 4 }
    ])
  })

  it('line breaks within quotes keep the record whole, those without make rows of junk; lines are counted right', async () => {
    const { rows } = await read('a;b;c\n1;"uma\r\nduas\n\ntrês";3\n\n4;quebrada\npelo texto;6\n7;8;9\n', 'csv')
    expect(rows).toEqual([
      { line: 2, cells: ['1', 'uma\nduas\n\ntrês', '3'], found: 3 },
      { line: 7, cells: ['4', 'quebrada', ''], found: 2 },
      { line: 8, cells: ['pelo texto', '6', ''], found: 2 },
      { line: 9, cells: ['7', '8', '9'], found: 3 }
    ])
  })

  it('quotes around as many lines as a record may have', async () => {
    const { rows } = await read(`a;b\n${`1;"${'\n'.repeat(60_000)}"\n`.repeat(3)}`, 'csv')
    expect(rows.map(({ line, cells }) => [line, cells[1]?.length])).toEqual([
      [2, 60_000],
      [60_003, 60_000],
      [120_004, 60_000]
    ])
  })

  it('no line break after the last line', async () => {
    expect(await cellsOf('a;b\n1;2', 'csv')).toEqual([['1', '2']])
  })

  it('reads quotes as csv-parse does, whatever they hold', () => {
    let compared = 0
    let refused = 0
    for (const text of scrambled(6000)) {
      const wanted = byCsvParse(text)
      // Only our reader unwraps lines quoted as a whole; csv-parse takes them for one cell.
      if (wanted?.some(([first = '', ...others]) => first.includes(';') && others.every((cell) => cell === '')))
        continue
      expect({ text, rows: byOurs(text) }).toEqual({ text, rows: wanted })
      if (wanted) compared++
      else refused++
    }
    expect(compared).toBeGreaterThan(2000)
    expect(refused).toBeGreaterThan(500)
  })
})

function* scrambled(count: number): Generator<string> {
  const pieces = ['"', '""', ';', '\n', 'x', 'é', ' ', ',', '"y"', '";']
  let seed = 14
  const pick = () => {
    seed = (seed * 48271) % 2147483647
    return pieces[seed % pieces.length]!
  }
  for (let i = 0; i < count; i++) yield `${Array.from({ length: 12 }, pick).join('')}x\n`
}

function byCsvParse(text: string): string[][] | null {
  try {
    return parse(text, { delimiter: ';', relax_quotes: true, relax_column_count: true, skip_empty_lines: true })
  } catch {
    return null
  }
}

/** Reads in two chunks, since a chunk may end anywhere. */
function byOurs(text: string): string[][] | null {
  const splitter = createSplitter({ separator: ';', newline: 10, line: 1, offset: 0, onLatin1: () => undefined })
  const bytes = Buffer.from(text)
  try {
    const records = [...splitter.push(bytes.subarray(0, 7), false), ...splitter.push(bytes.subarray(7), true)]
    return records.map(({ cells }) => cells)
  } catch {
    return null
  }
}

describe('csv: places', () => {
  const records = Array.from({ length: 50 }, (_, i) =>
    i % 7 === 3 ? `${i};"é\n\n${i}"` : `${i};x${'\n'.repeat(i % 3)}`
  )
  const text = `\uFEFFn;t\n${records.join('\n')}\n`

  it('reading goes on after any row, from its byte, with the same lines', async () => {
    const { path, rows } = await read(text, 'csv')
    expect(rows).toHaveLength(50)
    const source = await openSource(path, 'csv')
    for await (const { rows: given, place } of source.batches({ size: 1 })) {
      const at = rows.findIndex(({ line }) => line === given[0]?.line)
      expect(place.offset).toBe(Buffer.from(text).indexOf(`\n${at};`) + 1)
      expect(await rowsAfter(path, 'csv', place)).toEqual(rows.slice(at + 1))
    }
  })

  it('the beginning of the file is not read again', async () => {
    const { path, batches } = await read(text, 'csv', 10)
    const { place } = batches[2]!
    const rest = Buffer.from(text).subarray(place.offset!)
    const damaged = Buffer.concat([Buffer.from('n;t\n'), Buffer.alloc(place.offset! - 4, '\n'), rest])
    expect(await rowsAfter(await fileOf(damaged), 'csv', place)).toEqual(await rowsAfter(path, 'csv', place))
  })

  it('batches have the requested size, and say how much was read', async () => {
    const { batches } = await read(text, 'csv', 20)
    expect(batches.map(({ rows }) => rows.length)).toEqual([20, 20, 10])
    expect(batches.at(-1)?.share).toBe(1)
  })

  it('a batch of very long rows is given before it is full', async () => {
    const { batches } = await read(`a\n${`${'x'.repeat(60_000)}\n`.repeat(600)}`, 'csv', 5000)
    expect(batches.length).toBeGreaterThan(1)
    expect(batches.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(600)
  })

  it('stops when it is told to', async () => {
    const source = await openSource(await fileOf(text), 'csv')
    const stop = new AbortController()
    const batches = source.batches({ size: 5, signal: stop.signal })
    expect((await batches.next()).value.rows).toHaveLength(5)
    stop.abort()
    await expect(batches.next()).rejects.toThrow(/abort/i)
  })
})

describe('csv: refused', () => {
  it.each([
    ['an empty file', '', 'sheet.empty'],
    ['empty lines', '\n\n;;\n', 'sheet.no-columns'],
    ['UTF-16 without its mark', Buffer.from('a;b\n1;2\n', 'utf16le'), 'sheet.not-csv'],
    ['UTF-16 that breaks off in a letter', Buffer.from('\uFEFFa;b\n1;2\n', 'utf16le').subarray(0, -1), 'sheet.damaged'],
    ['JSON', '[{"a": 1}]', 'sheet.not-csv'],
    ['a page', '<html><table></table></html>', 'sheet.not-csv'],
    ['a zero byte on a later line', `a;b\n${'1;2\n'.repeat(200_000)}1;\0\n`, 'sheet.binary-line']
  ])('%s', async (_, bytes, reason) => {
    expect(await refusal(bytes, 'csv')).toBe(reason)
  })
})
