import { and, asc, eq, lte } from 'drizzle-orm'
import { usuarioMay } from '../../core/contas/rights/effective.ts'
import { ApiError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { todayAt } from '../../platform/time/days.ts'
import { lastWhole } from '../../platform/time/last-whole.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import type { BoletimRequest } from './data.ts'
import { nextTurn } from './period.ts'
import type { Agendamento } from './queries.ts'
import { whoMayReceive } from './recipients.ts'
import { startRelatorio } from './start.ts'
import { agendamentos } from './tables.ts'

const EVERY_MS = 60_000
/** The most schedules of one run. The others follow in the next. */
const MOST = 50

interface Services {
  db: Db
  now: () => Date
}

/**
 * Starts the reports that are due. Several instances may run this at the same time: the first to lock a schedule takes
 * it.
 */
export async function startDue({ db, now }: Services): Promise<number> {
  const due = await db
    .select({ id: agendamentos.id })
    .from(agendamentos)
    .where(lte(agendamentos.proximoEm, now()))
    .orderBy(asc(agendamentos.proximoEm))
    .limit(MOST)
  let started = 0
  for (const { id } of due) if (await db.transaction((tx) => turn(tx, id, now)).catch(unlessBusy)) started++
  return started
}

/**
 * Skips a schedule whose owner already has the most unfinished jobs allowed. The turn is rolled back, and the next run
 * tries again.
 */
function unlessBusy(error: unknown): false {
  if (error instanceof ApiError && error.status === 429) return false
  throw error
}

/**
 * Takes one schedule's turn. The next turn is set whatever happens to this one. Of several missed turns, only the last
 * period is reported.
 */
async function turn(tx: Db, id: string, now: () => Date): Promise<boolean> {
  const isDue = and(eq(agendamentos.id, id), lte(agendamentos.proximoEm, now()))
  const [found] = await tx.select().from(agendamentos).where(isDue).for('update', { skipLocked: true })
  if (!found) return false
  const { donoId, periodicidade } = found
  const proximoEm = nextTurn(periodicidade, now())
  await tx.update(agendamentos).set({ proximoEm }).where(eq(agendamentos.id, id))
  if (!(await usuarioMay(tx, donoId, 'relatorios.gerar'))) return false
  const destinatarios = await whoMayReceive(tx, found.destinatarios)
  if (destinatarios.length === 0) return false
  await tx.update(agendamentos).set({ ultimoEm: now() }).where(eq(agendamentos.id, id))
  // The service acts by itself here, on behalf of the owner. Nobody is there to be refused, so what it makes counts for
  // the owner's quota of results, and is not held back by it.
  const actor = { caller: { id: donoId }, ip: null, requestId: null, now }
  await startRelatorio(tx, actor, requestOf(found, now()), { agendamentoId: id, destinatarios })
  return true
}

function requestOf(agendamento: Agendamento, now: Date): BoletimRequest {
  const { tipo, tipoAgravo, abrangencia, codigo, formato, idioma, texto, periodicidade } = agendamento
  const { inicio, fim } = lastWhole(periodicidade, todayAt(now))
  const about = { tipo, tipo_agravo: tipoAgravo, abrangencia, codigo, data_inicio: inicio, data_fim: fim }
  return { ...about, formato, idioma, texto }
}

export const runDueAgendamentos: PeriodicWork<Services> = {
  name: 'scheduled reports',
  everyMs: EVERY_MS,
  atStart: true,
  run: async (services) => ({ started: await startDue(services) })
}
