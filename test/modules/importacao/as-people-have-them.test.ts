import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { cp850 } from '../../../src/platform/sheets/read/text.ts'
import { dbfOf } from '../../platform/sheets/read/dbf-file.ts'
import { inline, sheet, workbook } from '../../platform/sheets/read/xlsx-file.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { csv, expectConsistent, figures, runImport, showJob, type UploadFields, uploadFile } from './api-support.ts'

/** Files as people have them, sent as they are. Each is to become the same case. */

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(async () => {
  await expectConsistent(test)
  await test.db.delete(casos)
})
afterAll(() => test.close())

const row = {
  NU_NOTIFIC: '4100001',
  ID_AGRAVO: 'A90',
  DT_NOTIFIC: '10/11/2026',
  DT_SIN_PRI: '07/11/2026',
  SG_UF: '35',
  ID_MN_RESI: '355030',
  NM_BAIRRO: 'Conceição do Açaí',
  NM_PACIENT: 'ÂNGELA CONCEIÇÃO'
}
const names = Object.keys(row)
const values = Object.values(row)
const text = csv([row])
const cells = (texts: string[]) => texts.map(inline).join('')

const inDos = (() => {
  const signs = new Map(Array.from({ length: 128 }, (_, i) => [cp850(Buffer.from([i + 128])), i + 128]))
  return (given: string) =>
    Buffer.from([...given].map((letter) => signs.get(letter) ?? letter.charCodeAt(0))).toString('latin1')
})()

async function send(content: string | Buffer, fields: UploadFields = {}) {
  const accepted = await uploadFile(test, analista.token, content, fields)
  await runImport(test, accepted)
  return await showJob(test, analista.token, accepted)
}

type Kind = [kind: string, content: string | Buffer, fields?: UploadFields]

const kinds: Kind[] = [
  ['a csv in UTF-8 with a mark', `\uFEFF${text}`],
  ['a csv in Latin-1', Buffer.from(text, 'latin1')],
  ['a csv below titles, an empty line and a date', `Casos de dengue; 2026\n\nGerado em 15/11/2026, por SINAN\n${text}`],
  ['a csv below the line of Excel that names the separator', `sep=;\r\n${text}`],
  ['Unicode text of Excel: UTF-16 with tabs', Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  [
    'a workbook with a cover, titles above the header and notes behind',
    workbook({
      sheets: [
        sheet(cells(['Prefeitura']), cells(['Vigilância', 'Semana 45'])),
        sheet(cells(['Casos de dengue']), '', cells(names), cells(values)),
        sheet(cells(['Fonte: SINAN']))
      ]
    }),
    { formato: 'xlsx' }
  ],
  [
    'a dbf of DOS without the byte of its code page',
    dbfOf(
      names.map((name) => [name, 'C', 40]),
      [values.map(inDos)]
    ),
    { formato: 'dbf' }
  ],
  [
    'a dbf of Windows without the byte of its code page',
    dbfOf(
      names.map((name) => [name, 'C', 40]),
      [values]
    ),
    { formato: 'dbf' }
  ]
]

describe.each(kinds)('%s', (_, content, fields = {}) => {
  it('is imported as it is', async () => {
    const { status, message, resultado } = await send(content, fields)
    expect({ status, message }).toMatchObject({ status: 'completed' })
    expect(resultado).toMatchObject({ ...figures({ total_linhas: 1, importados: 1 }), layout: 'E' })
    const [stored] = await test.db.select().from(casos).where(eq(casos.numero_notificacao, '4100001'))
    expect(stored).toMatchObject({
      municipio: 3550308,
      bairro: 'Conceição do Açaí',
      iniciais: 'Â. C.',
      data_notificacao: '2026-11-10',
      data_inicio_sintomas: '2026-11-07'
    })
  })
})

it('rows that repeat each other word for word are one case, and the others count as unchanged', async () => {
  const again = csv([row, { ...row, NU_NOTIFIC: '4100002' }, row, row])
  expect((await send(again)).resultado).toMatchObject(figures({ total_linhas: 4, importados: 2, inalterados: 2 }))
  expect((await send(again)).resultado).toMatchObject(figures({ total_linhas: 4, inalterados: 4 }))
  const other = csv([row, { ...row, NM_BAIRRO: 'Outro' }])
  expect((await send(other)).resultado).toMatchObject(
    figures({ total_linhas: 2, inalterados: 1, duplicados: 1, avisos: 1 })
  )
})

it('an error names the column as the file does, and the line of the file below its titles', async () => {
  const { resultado } = await send(`Casos\n\n${csv([{ ...row, CS_SEXO: 'X' }])}`, { ignorar_erros: 'true' })
  expect(resultado.erros_detalhados).toMatchObject([{ linha: 4, campo: 'CS_SEXO', erro: expect.any(String) }])
})
