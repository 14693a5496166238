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
import { addGate, closeGate } from './import-gate.ts'
import { doing, type Killed, keptOf, killHeading, lineOf } from './kill-table.ts'
import { ask, signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(1)
const BATCH = 500
/** A round of undoing takes back two batches at least, so that there is something left to be killed in each. */
const ROWS = Math.max(4_000, (2 * ROUNDS + 4) * BATCH)

const site = servers()

/** Who asks for more kills wants to see each of them. */
const show = (line: string) => void (process.env.KILLS && process.stdout.write(`${line}\n`))

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
  // The last batch of an update waits at the gate, and that of its undoing: neither ends early.
  await addGate(site.direct.db, BATCH, [
    `insert on importacoes_lotes for each row when (new.n = ${ROWS / BATCH})`,
    `update on importacoes for each row when (new.restaurados = ${ROWS})`
  ])
  let openGate = await closeGate(site.direct.db)
  onTestFinished(() => openGate().then(() => undefined))

  show(killHeading)
  let id = ''
  const killed = async (of: Killed['of'], job: { job_id: string }, done: () => Promise<number>) => {
    let last = 0
    for (let round = 1; round <= ROUNDS; round++) {
      await expect.poll(done).toBeGreaterThan(last)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150))
      const [before, during] = [await done(), await doing(site.direct)]
      client.close()
      await server.stop('SIGKILL')
      // While a statement waits at the gate, PostgreSQL does not notice that its process is gone.
      await openGate()
      await site.untilQuiet()
      openGate = await closeGate(site.direct.db)
      last = await done()
      const kept = await keptOf(site.direct, id)
      show(lineOf({ of, round, during, before, after: last, kept }))
      // Whatever was committed was committed whole: the values, the former ones, the figures and the audit trail.
      const restored = of === 'update' ? 0 : last
      expect(kept).toEqual({
        changed: of === 'update' ? last : ROWS - last,
        former: of === 'update' ? last : ROWS - last,
        counted: of === 'update' ? last : ROWS,
        restored,
        auditChanged: of === 'update' ? last : ROWS,
        auditRestored: restored
      })
      // That a killed process is missed without help is proved by the test of imports.
      await site.makeSilent()
      ;({ server, client } = await site.start())
    }
    // Each kill came before the end, so that there was something left to go wrong.
    expect(last).toBeLessThan(ROWS)
    await openGate()
    await expect.poll(() => status(job)).toBe('completed')
    openGate = await closeGate(site.direct.db)
  }

  const cured = rows.map((row) => ({ ...row, evolucao: 'cura', paciente_nome: 'João Souza' }))
  const update = await send(cured, 'espelhar')
  id = update.job_id.slice(4)
  await killed(
    'update',
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
    'undo',
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
