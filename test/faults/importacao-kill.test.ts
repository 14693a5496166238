import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { compareCounts } from '../../src/operations/recount/recount.ts'
import { arquivo, BULK, campo, csv, linhas } from '../modules/importacao/api-support.ts'
import { multipart } from '../modules/usuarios/support.ts'
import { signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(1)
/** Of many kills each one is waited for as it is in life; of few, the killed one is made to look silent at once. */
const isPatient = process.env.KILLS !== undefined
const ROWS = isPatient ? 100_000 : 6_000
const BATCH = isPatient ? 1_000 : 500

const site = servers()

it(`kill -9 of the server during an import, ${ROUNDS} times: it goes on where it was, and every row is there once`, async () => {
  const rows = linhas(ROWS)
  let { server, client } = await site.start()
  const token = await signIn(client, ['agravos.importar', 'agravos.listar'])
  const parts = [arquivo(csv(rows)), campo('formato', 'csv'), campo('modo', 'importar'), campo('ignorar_erros', 'true')]
  const aceito = JSON.parse((await client.call('POST', BULK, { token, ...multipart(parts) })).body)
  const id = aceito.job_id.slice('job_'.length)
  await site.direct.db.execute(
    sql`update jobs set pedido = pedido || jsonb_build_object('lote', ${BATCH}::int) where id = ${id}::uuid`
  )
  const lotes = async () =>
    (
      await site.direct.sql<
        { n: number }[]
      >`select count(*)::int as n from importacoes_lotes where importacao_id = ${id}`
    )[0]!.n
  const job = async () =>
    (
      await site.direct.sql<
        { status: string; progresso: number }[]
      >`select status, progresso from jobs where id = ${id}`
    )[0]!

  let done = 0
  let killedAt = 0
  for (let round = 0; round < ROUNDS; round++) {
    await expect.poll(lotes).toBeGreaterThan(done)
    if (killedAt > 0 && isPatient)
      console.info(`goes on ${Math.round((performance.now() - killedAt) / 1000)} s after the kill`)
    // At any moment of a batch.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 150))
    client.close()
    await server.stop('SIGKILL')
    killedAt = performance.now()
    await site.untilQuiet()
    done = await lotes()
    if ((await job()).status !== 'processing') break
    if (!isPatient) await site.makeSilent()
    ;({ server, client } = await site.start())
  }
  expect(done).toBeLessThan(ROWS / BATCH)
  await expect.poll(async () => (await job()).status, { interval: 50 }).toBe('completed')
  const { resultado } = JSON.parse((await client.call('GET', aceito.status_url, { token })).body)
  expect(resultado).toMatchObject({ total_linhas: ROWS, importados: ROWS, duplicados: 0, inalterados: 0, erros: 0 })
  const [found] = await site.direct.sql<{ all: number; different: number }[]>`
    select count(*)::int as all, count(distinct numero_notificacao)::int as different from casos`
  expect(found).toEqual({ all: ROWS, different: ROWS })
  expect(await compareCounts(site.direct.db)).toEqual([])
  client.close()
  expect(await server.stop()).toBe(0)
})
