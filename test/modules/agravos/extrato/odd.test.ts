import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endsOf, rowsIn, textAt } from '../../../../src/modules/agravos/extrato/packed.ts'
import { hashOf, remembering } from '../../../../src/modules/agravos/extrato/remembering.ts'
import { exportNames } from '../../../../src/modules/agravos/list/export-columns.ts'
import type { Cell } from '../../../../src/platform/sheets/cell.ts'
import { type Separator, writeCsv } from '../../../../src/platform/sheets/csv.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { casoRow, seed } from '../seed.ts'
import { EXTRATO, extracted, type Line } from './support.ts'

/** Texts with what is written otherwise than it is stored, and their neighbours that are not. */
const ODD = [
  ...[
    '',
    ' ',
    ' a',
    'a ',
    "'",
    "'=a",
    '0',
    '-5',
    '1,5',
    'true',
    'null',
    'São José',
    'Água',
    'Óbidos',
    '日本',
    '\u{1f600}'
  ],
  ...[
    '=1+1',
    ' =1',
    '+a',
    '-a',
    '@a',
    '＝a',
    '  ＋a',
    '\u00a0=a',
    '\u1680=a',
    '\u2003-a',
    '\u2028@a',
    '\u3000＠a',
    '\ufeff=a',
    'é=a'
  ],
  ...['a;=b', 'a,-b', 'a, =b', 'a ;  @b', 'a\u00a0;\u00a0=b', 'a; b', 'a, b', 'a - b', 'a  =  b', "a;'=b", ';', ','],
  ...['"', '"a"', 'a"b', '\\', 'a\\"b', '/', 'a\nb', '\r\n', 'a\r', '\t', '\t=a', 'a\tb', 'a\t-b', 'a \n =b', '\n'],
  ...[
    '\u0001',
    'a\u0007b',
    '\u001ba',
    '\u007f',
    '\u0080',
    '\u0085=a',
    '\ufffe',
    'a\uffff',
    '\ufffd',
    '￩',
    '\u{1fffe}',
    '\u{10ffff}'
  ],
  ...['x'.repeat(3000), 'é'.repeat(700), `${'x'.repeat(300)}"`]
]

let test: TestApp
let analista: Account
let lines: Line[]
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'gestor')
  for (const [i, text] of ODD.entries()) {
    const next = ODD[(i + 1) % ODD.length]!
    await seed(test.db, {
      numero_notificacao: `${i}`,
      bairro: text,
      ocupacao: i % 3 === 0 ? null : next,
      unidade_nome: next,
      dados_especificos: { febre: i % 2 === 0, prova_laco: text },
      detalhe: { dados_laboratoriais: { sorotipo: next, plaquetas: i, hematocrito: i / 8 } },
      criado_em: new Date(1_700_000_000_000 + i * 110),
      municipio: i === 0 ? 9_999_999 : casoRow().municipio
    })
  }
  lines = (await extracted(test, analista.token)).lines
})
afterAll(() => test.close())

it('GET /api/v1/agravos/casos/extrato: ndjson has every text as it is stored', () => {
  expect(lines.map(({ bairro }) => bairro)).toEqual(ODD)
  expect(lines.map(({ prova_laco }) => prova_laco)).toEqual(ODD)
  expect(lines.map(({ ocupacao }) => ocupacao === null)).toEqual(ODD.map((_, i) => i % 3 === 0))
  const [first] = lines
  expect(first).toMatchObject({ municipio_residencia: '9999999', plaquetas: 0, criado_em: '2023-11-14T22:13:20.000Z' })
})

it.each<Separator>([';', ',', '\t'])(
  'GET /api/v1/agravos/casos/extrato: csv with %j tells what ndjson does, as other csv is written',
  async (separador) => {
    const { body } = await test.call('GET', EXTRATO, { token: analista.token, query: { separador } })
    const names = [...exportNames, 'removido', 'cursor']
    const cursors = /1\.[0-9a-z]+\.[0-9a-f]{8}\./g
    async function* rows() {
      for (const line of lines) yield names.map((name) => line[name] as Cell)
    }
    const columns = names.map((name) => ({ name }))
    const parts = await writeCsv(columns, rows(), separador).toArray()
    const wanted = Buffer.concat(parts.map((part) => Buffer.from(part))).toString()
    expect(body.toString().replaceAll(cursors, '')).toBe(wanted.replaceAll(cursors, ''))
  }
)

it('GET /api/v1/agravos/casos/extrato: parquet has every text as it is stored', async () => {
  const { body } = await test.call('GET', EXTRATO, { token: analista.token, query: { formato: 'parquet' } })
  // This reader takes a byte order mark for one even at the beginning of a text.
  const read = (value: unknown) => (typeof value === 'string' ? value.replace(/^\ufeff/, '') : value)
  const rows = await parquetReadObjects({ file: new Uint8Array(body as Buffer).buffer })
  for (const name of [
    'bairro',
    'ocupacao',
    'unidade_nome',
    'prova_laco',
    'sorotipo',
    'plaquetas',
    'hematocrito',
    'municipio_residencia'
  ])
    expect(rows.map((row) => row[name])).toEqual(lines.map((line) => read(line[name])))
})

it('a text that has a separator of rows or values is told with the sign for unreadable characters', async () => {
  const [id] = await seed(test.db, { bairro: 'a\u001eb\u001fc', ocupacao: '\u001d' })
  const { lines: all } = await extracted(test, analista.token)
  expect(all.at(-1)).toMatchObject({ id, bairro: 'a\ufffdb\ufffdc', ocupacao: '\ufffd' })
  expect(all.length).toBe(ODD.length + 1)
})

it('a text that looks like the end of a row and a whole other row makes none', async () => {
  const signs = (text: string) => text.replaceAll('|', '\u001f').replaceAll('/', '\u001e')
  const [forged] = await seed(test.db, { unidade_nome: signs(`a${'|'.repeat(60)}/false|0|1|1|${'x|'.repeat(60)}`) })
  const { lines: all } = await extracted(test, analista.token)
  expect(all.filter(({ id }) => id === forged).length).toBe(1)
  expect(all.length).toBe(ODD.length + 2)
})

it('rows come apart only where each has all of its values', () => {
  const rows = rowsIn([Buffer.from('a\u001f\u001d\u001f\u001e\u001fé\u001f\u001e'), 2], 2)!
  const ends = endsOf(rows)
  const found = [0, 1, 3, 4].map((place) => textAt(rows.bytes, ends[place]! + 1, ends[place + 1]!))
  expect(found).toEqual(['a', null, '', 'é'])
  expect(rowsIn([null, 0], 2)?.count).toBe(0)
  const row = 'a\u001fb\u001f\u001e'
  for (const torn of ['', 'a\u001f\u001e', `a\u001f${row}`, row + row, `${row}\u001e`])
    expect(rowsIn([Buffer.from(torn), 1], 2)).toBeNull()
})

it('what is made of a value is made once while values repeat, and the same for as many as there are', () => {
  let made = 0
  const make = remembering((value) => {
    made++
    return `<${value}>`
  })
  const of = (text: string) => {
    const [bytes, to] = [Buffer.from(`|${text}|`), Buffer.byteLength(text) + 1]
    return make(bytes, 1, to, hashOf(bytes, 1, to))
  }
  for (let round = 0; round < 3; round++) for (const text of ODD) expect(of(text)).toBe(`<${text}>`)
  expect(made).toBe(ODD.length)
  expect([of('\u001d'), of('')]).toEqual(['<null>', '<>'])
  for (let i = 0; i < 10_000; i++) expect(of(`number ${i} of many`)).toBe(`<number ${i} of many>`)
})
