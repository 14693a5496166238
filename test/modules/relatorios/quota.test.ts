import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requireQuota } from '../../../src/core/jobs/quota.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { jobKinds } from '../../../src/handlers.ts'
import { storedInBucket } from '../../../src/modules/administracao/stored.ts'
import { anexos, casos } from '../../../src/modules/agravos/tables.ts'
import { importacoes } from '../../../src/modules/importacao/tables.ts'
import { startDue } from '../../../src/modules/relatorios/due.ts'
import { agendamentos, relatorios } from '../../../src/modules/relatorios/tables.ts'
import { relatorioUpkeep } from '../../../src/modules/relatorios/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoRow } from '../agravos/seed.ts'
import { boletim, RELATORIOS } from './support.ts'

const DAY = 86_400_000
const QUOTA = 1000
let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { resultQuotaBytes: QUOTA } })
})
afterAll(() => test.close())

const later = (days: number) => new Date(test.services.now().getTime() + days * DAY)
const about = {
  tipo: 'boletim',
  tipoAgravo: 'dengue',
  abrangencia: 'pais',
  formato: 'xlsx',
  idioma: 'pt-BR'
} as const

/** A bulletin that was made for an account. */
async function keep({ id }: Account, fields: Partial<typeof relatorios.$inferInsert> = {}): Promise<void> {
  await test.db.insert(relatorios).values({
    id: randomUUID(),
    donoId: id,
    estado: 'concluido',
    ...about,
    dataInicio: '2026-01-01',
    dataFim: '2026-01-31',
    criadoEm: test.services.now(),
    expiraEm: later(30),
    ...fields
  })
}
const ask = ({ token }: Account) => test.call('POST', RELATORIOS, { token, body: boletim() })
const exportCasos = ({ token }: Account) =>
  test.call('POST', '/api/v1/agravos/casos/exportar', { token, body: { formato: 'csv' } })

it('bulletins count for the quota of results: further jobs are refused before any work, until one expires', async () => {
  const dono = await account(test, 'gestor')
  await keep(dono, { tamanho: QUOTA - 1 })
  // One that is being made, or has failed, takes nothing.
  await keep(dono, { estado: 'processando' })
  await keep(dono, { estado: 'falhou', tamanho: null })
  expect((await ask(dono)).status).toBe(202)
  await keep(dono, { tamanho: 1, expiraEm: later(10) })
  const countJobs = async () => (await test.db.select({ id: jobs.id }).from(jobs)).length
  const before = await countJobs()
  for (const refused of [await ask(dono), await exportCasos(dono)]) {
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMIT_EXCEEDED' } } })
    expect(refused.headers['retry-after']).toBe(String((10 * DAY) / 1000))
  }
  expect(await countJobs()).toBe(before)
  expect((await exportCasos(await account(test, 'gestor'))).status).toBe(202)
  const judge = () => requireQuota(test.db, dono.id, QUOTA, test.services.now(), jobKinds)
  await expect(judge()).rejects.toMatchObject({ status: 429 })
  test.advance(10 * DAY)
  await relatorioUpkeep.run(test.services)
  await judge()
})

it('a schedule goes on: what it makes counts, and nobody is there to be refused', async () => {
  const dono = await account(test, 'gestor')
  await keep(dono, { tamanho: QUOTA })
  await test.db.insert(agendamentos).values({
    id: randomUUID(),
    donoId: dono.id,
    periodicidade: 'semanal',
    ...about,
    destinatarios: [dono.id],
    proximoEm: test.services.now(),
    criadoEm: test.services.now()
  })
  expect(await startDue(test.services)).toBe(1)
  expect((await ask(dono)).status).toBe(429)
})

it('with a bucket, what is stored is counted by the sizes that the tables have', async () => {
  const { exports, imports, attachments } = storedInBucket(test.db)
  const counted = async () => [await exports!(), await imports!(), await attachments!()] as const
  const [results, files, enclosed] = await counted()
  const { id: donoId } = await account(test, 'gestor')
  const job = { tipo: 'exportar-casos', donoId, pedido: {}, criadoEm: test.services.now() } as const
  await test.db.insert(jobs).values([
    { id: randomUUID(), ...job, arquivoChave: 'exportacoes/a', arquivoTamanho: 5_000_000_000 },
    // Files that are removed, or being stored, count for nothing.
    { id: randomUUID(), ...job, arquivoTamanho: 7 },
    { id: randomUUID(), ...job, arquivoChave: 'exportacoes/b', arquivoTamanho: null }
  ])
  await keep({ id: donoId } as Account, { tamanho: 11 })
  const importacao = {
    estado: 'em_curso',
    modo: 'importar',
    ignorarErros: false,
    formato: 'csv',
    arquivoNome: 'a.csv',
    sha256: 'x',
    criadoEm: test.services.now()
  } as const
  await test.db.insert(importacoes).values([
    { id: randomUUID(), ...importacao, arquivoTamanho: 3_000_000_000, chave: 'importacoes/a' },
    { id: randomUUID(), ...importacao, estado: 'concluida', arquivoTamanho: 13, chave: null }
  ])
  const [caso] = await test.db.insert(casos).values(casoRow()).returning({ id: casos.id })
  const anexo = { casoId: caso!.id, nome: 'a', tipo: 'exame', conteudo: 'application/pdf', chave: 'anexos/a' } as const
  await test.db.insert(anexos).values([
    { ...anexo, tamanho: 17, enviadoEm: test.services.now() },
    { ...anexo, tamanho: 19, enviadoEm: test.services.now() }
  ])
  expect(await counted()).toEqual([results + 5_000_000_011, files + 3_000_000_000, enclosed + 36])
})
