import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { compareCounts } from '../../src/operations/recount/recount.ts'
import {
  BULK,
  csv,
  fieldPart,
  filePart,
  IMPORTACOES,
  type SheetRow,
  sheetRows
} from '../modules/importacao/api-support.ts'
import { multipart } from '../modules/usuarios/support.ts'
import { ask, signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(1)
/** With KILLS the test waits until a killed process is missed. Without, it makes the killed one look silent at once. */
const isPatient = process.env.KILLS !== undefined
const ROWS = isPatient ? 100_000 : 4_000
const BATCH = 500
const GATE = 20_261_118

const site = servers()

const run = (text: string) => site.direct.db.execute(sql.raw(text))

/** Makes batches small, and lets the last of an update and of its undoing wait at a gate: neither ends early. */
async function prepare(): Promise<void> {
  await run(`create function small_batches() returns trigger language plpgsql
    as $$ begin new.pedido := new.pedido || '{"lote": ${BATCH}}'; return new; end $$`)
  await run(`create trigger small_batches before insert on jobs for each row when (new.tipo = 'importar-casos')
    execute function small_batches()`)
  await run(`create function wait_at_gate() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$`)
  await run(`create trigger wait_at_gate after insert on importacoes_lotes for each row when (new.n = ${ROWS / BATCH})
    execute function wait_at_gate()`)
  await run(`create trigger wait_at_gate after update on importacoes for each row when (new.restaurados = ${ROWS})
    execute function wait_at_gate()`)
}

/** Closes the gate. What it returns opens it again. */
async function closeGate(): Promise<() => Promise<unknown>> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let holding: Promise<void> = Promise.resolve()
  await new Promise<void>((closed, failed) => {
    holding = site.direct.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${GATE}::bigint)`)
      closed()
      await opened
    })
    holding.catch(failed)
  })
  return () => {
    open()
    return holding
  }
}

/** All cases as one digest, and how many of them have a person. */
const stateNow = async () =>
  (
    await site.direct.sql<{ casos: string; pessoas: number }[]>`
      select (select md5(string_agg(md5(c::text), '' order by id)) from casos c) as casos,
        (select count(*)::int from casos_pessoais) as pessoas`
  )[0]!

it(`kill -9 of the server during an update and its undoing, ${ROUNDS} times each: nothing is half`, async ({
  onTestFinished
}) => {
  const rows = sheetRows(ROWS)
  let { server, client } = await site.start()
  const token = await signIn(client, ['agravos.importar', 'agravos.listar'])
  const send = async (content: SheetRow[], modo: string) => {
    const fields = { formato: 'csv', modo, ignorar_erros: 'true' }
    const parts = [filePart(csv(content)), ...Object.entries(fields).map(([name, text]) => fieldPart(name, text))]
    return JSON.parse((await ask(client, 'POST', BULK, { token, ...multipart(parts) })).body)
  }
  const status = async ({ job_id }: { job_id: string }) =>
    (await site.direct.sql<{ status: string }[]>`select status from jobs where id = ${job_id.slice(4)}`)[0]!.status
  const resultado = async ({ status_url }: { status_url: string }) =>
    JSON.parse((await ask(client, 'GET', status_url, { token })).body).resultado

  const first = await send(rows, 'importar')
  await expect.poll(() => status(first)).toBe('completed')
  const before = await stateNow()
  await prepare()
  let openGate = await closeGate()
  onTestFinished(() => openGate().then(() => undefined))

  const killed = async (job: { job_id: string }, done: () => Promise<number>) => {
    for (let round = 0, last = 0; round < ROUNDS; round++) {
      await expect.poll(done).toBeGreaterThan(last)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150))
      client.close()
      await server.stop('SIGKILL')
      // While a statement waits at the gate, PostgreSQL does not notice that its process is gone.
      await openGate()
      await site.untilQuiet()
      openGate = await closeGate()
      last = await done()
      if (!isPatient) await site.makeSilent()
      ;({ server, client } = await site.start())
      if (last >= ROWS) break
    }
    await openGate()
    await expect.poll(() => status(job)).toBe('completed')
    openGate = await closeGate()
  }

  const cured = rows.map((row) => ({ ...row, evolucao: 'cura', paciente_nome: 'João Souza' }))
  const update = await send(cured, 'espelhar')
  const id = update.job_id.slice(4)
  await killed(
    update,
    async () =>
      (
        await site.direct.sql<{ n: number }[]>`
        select count(*)::int as n from importacoes_mudancas where importacao_id = ${id}`
      )[0]!.n
  )
  expect(await resultado(update)).toMatchObject({ total_linhas: ROWS, atualizados: ROWS, duplicados: 0, erros: 0 })
  expect(await stateNow()).not.toEqual(before)

  const undoing = JSON.parse((await ask(client, 'DELETE', `${IMPORTACOES}/${update.job_id}`, { token })).body)
  await killed(
    undoing,
    async () =>
      (
        await site.direct.sql<{ n: number }[]>`
        select coalesce(restaurados, 0)::int as n from importacoes where id = ${id}`
      )[0]!.n
  )
  expect(await resultado(undoing)).toMatchObject({ restaurados: ROWS, removidos: 0, mantidos: 0, ja_excluidos: 0 })
  expect(await stateNow()).toEqual(before)
  expect(await compareCounts(site.direct.db)).toEqual([])
  client.close()
  expect(await server.stop()).toBe(0)
})
