import { expect, it } from 'vitest'
import { compareCounts } from '../../src/operations/recount/recount.ts'
import { BULK, csv, fieldPart, filePart, sheetRows } from '../modules/importacao/api-support.ts'
import { multipart } from '../modules/usuarios/support.ts'
import { addGate, closeGate } from './import-gate.ts'
import { ask, signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(1)
/** With KILLS the test waits until a killed process is missed. Without, it makes the killed one look silent at once. */
const isPatient = process.env.KILLS !== undefined
const ROWS = isPatient ? 100_000 : 6_000
const BATCH = isPatient ? 1_000 : 500

const BATCHES = ROWS / BATCH

const site = servers()

it(`kill -9 of the server during an import, ${ROUNDS} times: it goes on where it was, and every row is stored once`, async ({
  onTestFinished
}) => {
  const rows = sheetRows(ROWS)
  await addGate(site.direct.db, BATCH, [`insert on importacoes_lotes for each row when (new.n = ${BATCHES})`])
  let openGate = await closeGate(site.direct.db)
  onTestFinished(() => openGate().then(() => undefined))
  let { server, client } = await site.start()
  const token = await signIn(client, ['agravos.importar', 'agravos.listar'])
  const parts = [
    filePart(csv(rows)),
    fieldPart('formato', 'csv'),
    fieldPart('modo', 'importar'),
    fieldPart('ignorar_erros', 'true')
  ]
  const accepted = JSON.parse((await ask(client, 'POST', BULK, { token, ...multipart(parts) })).body)
  const id = accepted.job_id.slice('job_'.length)
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
  for (let round = 0; round < ROUNDS && done < BATCHES - 1; round++) {
    await expect.poll(lotes).toBeGreaterThan(done)
    if (killedAt > 0 && isPatient)
      console.info(`goes on ${Math.round((performance.now() - killedAt) / 1000)} s after the kill`)
    // Kills at any moment of a batch.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 150))
    client.close()
    await server.stop('SIGKILL')
    killedAt = performance.now()
    // While a statement waits at the gate, PostgreSQL does not notice that its process is gone.
    await openGate()
    await site.untilQuiet()
    openGate = await closeGate(site.direct.db)
    done = await lotes()
    expect([(await job()).status, done < BATCHES]).toEqual(['processing', true])
    if (!isPatient) await site.makeSilent()
    ;({ server, client } = await site.start())
  }
  await openGate()
  await expect.poll(async () => (await job()).status).toBe('completed')
  const { resultado } = JSON.parse((await ask(client, 'GET', accepted.status_url, { token })).body)
  expect(resultado).toMatchObject({ total_linhas: ROWS, importados: ROWS, duplicados: 0, inalterados: 0, erros: 0 })
  const [found] = await site.direct.sql<{ all: number; different: number }[]>`
    select count(*)::int as all, count(distinct numero_notificacao)::int as different from casos`
  expect(found).toEqual({ all: ROWS, different: ROWS })
  expect(await compareCounts(site.direct.db)).toEqual([])
  client.close()
  expect(await server.stop()).toBe(0)
})
