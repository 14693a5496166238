import { readdir } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { importacoes } from '../../../src/modules/importacao/tables.ts'
import { clearLeftovers } from '../../../src/modules/importacao/upkeep.ts'
import { listenApp } from '../../contract/listening.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { denied, errorOf, invalid, multipart, type Part, unauthorized } from '../usuarios/support.ts'
import {
  BULK,
  csv,
  expectConsistent,
  fieldPart,
  filePart,
  runImport,
  sheetRows,
  showJob,
  storedFiles
} from './api-support.ts'

const MOST = 200_000
let service: Awaited<ReturnType<typeof listenApp>>
let test: TestApp
let analista: Account
beforeAll(async () => {
  service = await listenApp({ importMaxBytes: MOST })
  test = service.test
  analista = await account(test, 'analista')
})
afterEach(async () => {
  // Uploads that no job works on are of no further interest here.
  for (const { id } of await test.db.select({ id: importacoes.id }).from(importacoes)) {
    await test.db.execute(
      sql`update jobs set status = 'failed', cancelado = true where id = ${id}::uuid and status = 'processing'`
    )
  }
  await clearLeftovers(test.services)
  await expectConsistent(test)
})
afterAll(() => service.close())

const sendParts = (parts: Part[], token: string | undefined = analista.token, path = BULK) =>
  test.call('POST', path, { token, ...multipart(parts) })
const file = () => filePart(csv(sheetRows(1)))

it.each<[string, () => Part[]]>([
  [
    'before',
    () => [fieldPart('formato', 'csv'), fieldPart('modo', 'importar'), fieldPart('ignorar_erros', 'true'), file()]
  ],
  [
    'after',
    () => [file(), fieldPart('ignorar_erros', 'true'), fieldPart('modo', 'importar'), fieldPart('formato', 'csv')]
  ],
  [
    'around',
    () => [fieldPart('formato', 'csv'), file(), fieldPart('modo', 'importar'), fieldPart('ignorar_erros', 'true')]
  ]
])('POST /api/v1/agravos/casos/bulk: the fields may come %s the file', async (_, parts) => {
  const accepted = await sendParts(parts())
  expect(accepted.status).toBe(202)
  const [row] = await test.db
    .select()
    .from(importacoes)
    .where(sql`id = ${accepted.body.job_id.slice(4)}::uuid`)
  expect(row).toMatchObject({
    formato: 'csv',
    modo: 'importar',
    ignorarErros: true,
    estado: 'em_curso',
    arquivoNome: 'casos.csv'
  })
})

it('the mode is validar and errors are not ignored by default', async () => {
  const accepted = await sendParts([file(), fieldPart('formato', 'xlsx')])
  const [row] = await test.db
    .select()
    .from(importacoes)
    .where(sql`id = ${accepted.body.job_id.slice(4)}::uuid`)
  expect(row).toMatchObject({ formato: 'xlsx', modo: 'validar', ignorarErros: false })
})

it.each<[string, () => Part[], [string, string][]]>([
  ['no file', () => [fieldPart('formato', 'csv')], [['file', 'REQUIRED']]],
  ['no format', () => [file()], [['formato', 'REQUIRED']]],
  ['an unknown format', () => [file(), fieldPart('formato', 'pdf')], [['formato', 'INVALID_VALUE']]],
  [
    'an unknown mode',
    () => [file(), fieldPart('formato', 'csv'), fieldPart('modo', 'apagar')],
    [['modo', 'INVALID_VALUE']]
  ],
  [
    'a truth that is none',
    () => [file(), fieldPart('formato', 'csv'), fieldPart('ignorar_erros', 'talvez')],
    [['ignorar_erros', 'INVALID_TYPE']]
  ],
  ['a text for the file', () => [fieldPart('file', 'x'), fieldPart('formato', 'csv')], [['file', 'INVALID_TYPE']]],
  ['two files', () => [file(), file(), fieldPart('formato', 'csv')], [['file', 'INVALID_TYPE']]],
  [
    'an unknown field',
    () => [file(), fieldPart('formato', 'csv'), fieldPart('admin', 'true')],
    [['admin', 'UNKNOWN_FIELD']]
  ]
])('POST /api/v1/agravos/casos/bulk: 422 for %s, and nothing is kept', async (_, parts, problems) => {
  const before = await test.db.$count(importacoes)
  expect(await sendParts(parts())).toMatchObject(invalid(...problems))
  expect(await test.db.$count(importacoes)).toBe(before)
  expect(await storedFiles(test)).toEqual([])
})

it.each([BULK, `${BULK}/inspecionar`])(
  'POST %s: 401 without a token, 403 without agravos.importar, 415 for JSON',
  async (path) => {
    const usuario = await account(test, 'usuario')
    expect(await sendParts([file(), fieldPart('formato', 'csv')], usuario.token, path)).toMatchObject(
      denied('agravos.importar')
    )
    expect(await test.call('POST', path, { token: analista.token, body: {} })).toMatchObject(
      errorOf(415, 'UNSUPPORTED_MEDIA_TYPE')
    )
    expect(await test.call('POST', path, multipart([file()]))).toMatchObject(unauthorized)
  }
)

it('413 for a file larger than allowed; one byte less is accepted', async () => {
  const sendBytes = (bytes: number) => sendParts([filePart(Buffer.alloc(bytes, 'x')), fieldPart('formato', 'csv')])
  expect((await sendBytes(MOST)).status).toBe(202)
  expect(await sendBytes(MOST + 1)).toMatchObject(errorOf(413, 'PAYLOAD_TOO_LARGE'))
})

it('413 at once when the announced length is too large, before any of the body has come', async () => {
  const answer = await new Promise<{ status: number | undefined }>((resolve, reject) => {
    const sent = request(
      `${service.url}${BULK}`,
      {
        method: 'POST',
        ca: service.ca,
        headers: {
          authorization: `Bearer ${analista.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(2 ** 33)
        }
      },
      (found) => {
        resolve({ status: found.statusCode })
        sent.destroy()
      }
    )
    sent.on('error', reject)
    sent.flushHeaders()
  })
  expect(answer.status).toBe(413)
})

it('half an upload leaves nothing behind', async () => {
  const { raw, headers } = multipart([fieldPart('formato', 'csv'), filePart(Buffer.alloc(100_000, 'x'))])
  const before = await test.db.$count(importacoes)
  const tmp = () => readdir(join(test.dataDir, 'tmp')).catch(() => [])
  const sent = request(`${service.url}${BULK}`, {
    method: 'POST',
    ca: service.ca,
    headers: { authorization: `Bearer ${analista.token}`, 'content-length': String(raw.length), ...headers }
  })
  sent.on('error', () => undefined)
  sent.write(raw.subarray(0, 80_000))
  await expect.poll(async () => (await tmp()).length).toBe(1)
  sent.destroy()
  await expect.poll(async () => (await tmp()).length).toBe(0)
  expect(await test.db.$count(importacoes)).toBe(before)
})

it('a name with a path, or an empty one, is only a name', async () => {
  const nomes = ['../../etc/passwd', 'C:\\dados\\DENGBR24.csv', '', 'a'.repeat(300)]
  const answers = []
  for (const nome of nomes) {
    const accepted = await sendParts([filePart(csv(sheetRows(1)), nome), fieldPart('formato', 'csv')])
    answers.push(accepted)
    await runImport(test, accepted)
  }
  const rows = await test.db
    .select({ nome: importacoes.arquivoNome })
    .from(importacoes)
    .where(sql`id = any(${sql.param(answers.map(({ body }) => body.job_id.slice(4)))}::uuid[])`)
  expect(rows.map(({ nome }) => nome).sort()).toEqual(['', 'DENGBR24.csv', 'a'.repeat(200), 'passwd'].sort())
})

it('429 while the account has three unfinished jobs, and the file of the fourth is not kept', async () => {
  const conta = await account(test, 'analista')
  for (let i = 0; i < 3; i++)
    expect((await sendParts([file(), fieldPart('formato', 'csv')], conta.token)).status).toBe(202)
  const kept = (await storedFiles(test)).length
  const before = await test.db.$count(importacoes)
  expect(await sendParts([file(), fieldPart('formato', 'csv')], conta.token)).toMatchObject(
    errorOf(429, 'RATE_LIMIT_EXCEEDED')
  )
  expect((await storedFiles(test)).length).toBe(kept)
  expect(await test.db.$count(importacoes)).toBe(before)
})

it('POST /api/v1/agravos/casos/bulk/inspecionar: layout, columns and first rows, without names; nothing is kept', async () => {
  const rows = [
    ...sheetRows(1, { evolucao: 'obito', obs: 'x' }),
    ...sheetRows(1, { data_notificacao: '2042-01-01' }),
    ...sheetRows(30)
  ]
  const { status, body } = await sendParts(
    [filePart(csv(rows)), fieldPart('formato', 'csv')],
    analista.token,
    `${BULK}/inspecionar`
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    formato: 'csv',
    codificacao: 'utf-8',
    separador: ';',
    compactacao: null,
    layout: 'especificacao',
    nao_reconhecidas: ['obs'],
    faltando: []
  })
  expect(body.colunas).toContainEqual({ coluna: 'evolucao', campo: 'evolucao', uso: 'campo' })
  expect(body.colunas).toContainEqual({ coluna: 'obs', campo: null, uso: 'desconhecida' })
  expect(body.linhas).toHaveLength(20)
  expect(body.linhas[0]).toMatchObject({
    linha: 2,
    tipo_agravo: 'dengue',
    valores: { evolucao: 'obito', tipo_agravo: 'dengue' },
    erros: [],
    avisos: [{ linha: 2, campo: 'data_obito' }]
  })
  expect(body.linhas[1].erros).toMatchObject([{ linha: 3, campo: 'data_notificacao', valor: '2042-01-01' }])
  expect(JSON.stringify(body)).not.toContain('Maria')
})

it('POST /api/v1/agravos/casos/bulk/inspecionar: names what is missing; 422 at a file that cannot be read', async () => {
  const look = (content: string) =>
    sendParts([filePart(content), fieldPart('formato', 'csv')], analista.token, `${BULK}/inspecionar`)
  expect((await look('tipo_agravo;numero_notificacao;cor\ndengue;1;2\n')).body).toMatchObject({
    layout: 'especificacao',
    faltando: ['data_notificacao', 'data_inicio_sintomas', 'municipio_residencia'],
    nao_reconhecidas: ['cor']
  })
  expect(await look('nada\0')).toMatchObject(invalid(['file', 'FILE_UNREADABLE']))
})

it('the loop goes on answering while a file is read', async () => {
  const rows = sheetRows(40, { trick: 'slow' })
  const accepted = await sendParts([filePart(csv(rows)), fieldPart('formato', 'csv'), fieldPart('modo', 'importar')])
  const running = runImport(test, accepted)
  let turns = 0
  let over = false
  const turning = (async () => {
    while (!over) {
      await pause(10)
      turns++
    }
  })()
  await running
  over = true
  await turning
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject({ importados: 40 })
  // Reading the rows took two seconds of waiting alone, during which this loop would have stood still.
  expect(turns).toBeGreaterThan(10)
})
