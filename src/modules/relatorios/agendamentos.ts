import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import { audit } from '../../core/auditoria/record.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { refused, validationError } from '../../errors.ts'
import { nextTurn } from './period.ts'
import { requireCodigo } from './place.ts'
import { type Agendamento, agendamentoId, isOwn, requireAgendamento } from './queries.ts'
import { whoMayReceive } from './recipients.ts'
import { agendamentos } from './tables.ts'
import { printableText } from './text.ts'

/** The most schedules of one owner. The contract names this number. */
const MOST = 20

const target = { tipo: 'relatorio', id: null } as const

export async function createAgendamento(
  context: Context<'secured'>,
  body: components['schemas']['AgendamentoNovo']
): Promise<Agendamento> {
  const { db, caller, now, language } = context
  const codigo = requireCodigo(body)
  const texto = printableText(body)
  const destinatarios = body.destinatarios ?? [caller.id]
  return await db.transaction(async (tx) => {
    const may = new Set(await whoMayReceive(tx, destinatarios))
    const others = destinatarios.filter((id) => !may.has(id))
    if (others.length > 0) throw refusal('destinatarios', 'field.report-recipients', { values: others.join(', ') })
    // Owners add schedules one at a time: two requests that both count nineteen would both add the twentieth.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`relatorios.dono.${caller.id}`}, 0))`)
    const [has] = await tx.select({ n: count() }).from(agendamentos).where(eq(agendamentos.donoId, caller.id))
    if ((has?.n ?? 0) >= MOST) throw refusal('periodicidade', 'field.report-schedules', { limit: MOST })
    const [created] = await tx
      .insert(agendamentos)
      .values({
        id: randomUUID(),
        donoId: caller.id,
        periodicidade: body.periodicidade,
        tipo: body.tipo,
        tipoAgravo: body.tipo_agravo,
        abrangencia: body.abrangencia,
        codigo,
        formato: body.formato ?? 'pdf',
        idioma: body.idioma ?? language,
        texto,
        destinatarios,
        proximoEm: nextTurn(body.periodicidade, now()),
        criadoEm: now()
      })
      .returning()
    const { id, periodicidade } = created!
    const detalhes = { agendamento_id: agendamentoId(id), periodicidade, destinatarios }
    await audit(tx, context, 'relatorio.agendado', target, detalhes)
    return created!
  })
}

const refusal = (
  field: string,
  key: 'field.report-recipients' | 'field.report-schedules',
  values: Record<string, string | number>
) =>
  validationError([refused(field, key, key === 'field.report-schedules' ? 'LIMIT_REACHED' : 'INVALID_VALUE', values)])

/** Ends a schedule when its owner asks. Any other recipient only leaves it. */
export async function leaveAgendamento(context: Context<'secured'>, text: string): Promise<void> {
  const { db, caller } = context
  await db.transaction(async (tx) => {
    const found = await requireAgendamento(tx, caller, text)
    const isThis = eq(agendamentos.id, found.id)
    const detalhes = { agendamento_id: agendamentoId(found.id) }
    const left = found.destinatarios.filter((id) => id !== caller.id)
    if (isOwn(found, caller)) await tx.delete(agendamentos).where(isThis)
    else await tx.update(agendamentos).set({ destinatarios: left }).where(isThis)
    const acao = isOwn(found, caller) ? 'relatorio.agendamento_cancelado' : 'relatorio.agendamento_deixado'
    await audit(tx, context, acao, target, detalhes)
  })
}
