import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { SALVADOR, seed } from '../seed.ts'
import { deleteCaso } from '../support.ts'
import { EXTRATO, extracted, settle } from './support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'gestor')
  await seed(test.db, {
    numero_notificacao: 'p1',
    iniciais: 'M. S. S.',
    idade: 35,
    sexo: 'F',
    gestante: true,
    bairro: '=Sé, "Centro"\u001f\u001e',
    data_notificacao: '2026-11-10',
    data_obito: '1969-12-31',
    dados_especificos: { febre: true, mialgia: false, prova_laco: 'negativa' },
    municipio_infeccao: 'Salvador',
    estado_infeccao: 'BA',
    detalhe: {
      dados_laboratoriais: { plaquetas: 90_000, hematocrito: 44.5, data_coleta_ns1: '2026-11-15' },
      dados_clinicos: { uti: true, data_internacao: '2026-11-12', comorbidades: ['asma', 'diabetes'] },
      investigacao: { viagem_recente: false }
    }
  })
  for (const numero of ['p2', 'p3', 'p4'])
    await seed(test.db, { numero_notificacao: numero, uf: 'BA', municipio: SALVADOR, tipo: 'zika' })
})
afterAll(() => test.close())

/** Asks for an extract as parquet, and reads it with another library than the one that wrote it. */
async function read(query: Record<string, string> = {}) {
  const answer = await test.call('GET', EXTRATO, { token: analista.token, query: { formato: 'parquet', ...query } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const bytes: Buffer = answer.body
  const file = new Uint8Array(bytes).buffer
  const metadata = parquetMetadata(file)
  const facts = Object.fromEntries((metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value]))
  return { answer, metadata, facts, rows: await parquetReadObjects({ file }) }
}

it('GET /api/v1/agravos/casos/extrato: parquet has the rows of ndjson, with types', async () => {
  const { answer, metadata, facts, rows } = await read()
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.apache.parquet',
    'content-disposition': 'attachment; filename="casos-2026-11-15.parquet"'
  })
  const { lines, next } = await extracted(test, analista.token)
  const plain = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (!(value instanceof Date)) return [name, value]
        return [name, name.endsWith('_em') ? value.toISOString() : value.toISOString().slice(0, 10)]
      })
    )
  )
  const withoutCursor = (found: object[]) => found.map((row) => ({ ...row, cursor: null }))
  expect(withoutCursor(plain)).toEqual(withoutCursor(lines))
  expect(rows[0]).toMatchObject({
    idade: 35,
    gestante: true,
    febre: true,
    mialgia: false,
    plaquetas: 90_000,
    hematocrito: 44.5,
    data_notificacao: new Date('2026-11-10'),
    data_obito: new Date('1969-12-31'),
    data_coleta_ns1: new Date('2026-11-15'),
    municipio_codigo: 2_611_606,
    municipio_infeccao_codigo: SALVADOR,
    uti: true,
    data_internacao: new Date('2026-11-12'),
    comorbidades: 'asma | diabetes',
    viagem_recente: false,
    paciente_nome: 'M. S. S.',
    removido: false
  })
  const kinds = Object.fromEntries(
    metadata.schema.map(({ name, type, converted_type }) => [name, [type, converted_type]])
  )
  expect(kinds).toMatchObject({
    id: ['INT32', undefined],
    data_notificacao: ['INT32', 'DATE'],
    criado_em: ['INT64', 'TIMESTAMP_MILLIS'],
    gestante: ['BOOLEAN', undefined],
    letargia: ['BOOLEAN', undefined],
    uti: ['BOOLEAN', undefined],
    data_internacao: ['INT32', 'DATE'],
    comorbidades: ['BYTE_ARRAY', 'UTF8'],
    municipio_infeccao_codigo: ['INT32', undefined],
    hematocrito: ['DOUBLE', undefined],
    paciente_nome: ['BYTE_ARRAY', 'UTF8']
  })
  expect(facts).toEqual({ next_since: answer.headers['x-next-since'], cursor: rows.at(-1)?.cursor })
  expect(Date.parse(next)).toBeGreaterThanOrEqual(Date.parse(String(facts.next_since)))
})

it('GET /api/v1/agravos/casos/extrato: parquet by pieces, each gone on from the cursor of its last row', async () => {
  const first = await read({ limite: '3' })
  const second = await read({ limite: '3', cursor: String(first.facts.cursor) })
  expect([first.rows.length, second.rows.length]).toEqual([3, 1])
  expect(second.facts.next_since).toBe(first.facts.next_since)
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(ids).toEqual((await extracted(test, analista.token)).lines.map(({ id }) => id))
})

it('GET /api/v1/agravos/casos/extrato: parquet without a row still names its columns', async () => {
  const { rows, metadata, facts } = await read({ estado: 'AC' })
  expect([rows, metadata.schema.length]).toEqual([[], 73])
  expect(Object.keys(facts)).toEqual(['next_since'])
})

it('GET /api/v1/agravos/casos/extrato: parquet tells a deleted case by its id alone', async () => {
  await settle(test)
  const since = new Date(Date.now() - 3_600_000).toISOString()
  const { lines } = await extracted(test, analista.token)
  await deleteCaso(test, analista.token, lines[1]!.id)
  const { rows } = await read({ atualizado_desde: since })
  const [gone] = rows
  expect(rows.length).toBe(1)
  const said = Object.entries(gone ?? {}).filter(([, value]) => value !== null)
  expect(said).toEqual([
    ['id', lines[1]!.id],
    ['removido', true],
    ['cursor', expect.stringMatching(/^1\..*\.m\d+-\d+$/)]
  ])
})
