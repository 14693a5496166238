import { eq } from 'drizzle-orm'
import type { components } from '../../../../generated/types-b.ts'
import { audit } from '../../../core/auditoria/record.ts'
import { findUsuario } from '../../../core/contas/queries.ts'
import { agentOf } from '../../../core/contas/rights/limits.ts'
import type { JobFigures, JobKind, JobRun, Lote, Say } from '../../../core/jobs/kinds.ts'
import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import { ApiError, refused, validationError } from '../../../errors.ts'
import { lockCaso } from '../queries.ts'
import { reachOf } from '../reach.ts'
import { type Changing, updateCaso } from '../record/update.ts'
import { casos } from '../tables.ts'

type Schemas = components['schemas']
type Asked = Schemas['CasosEmLote']

/** What is asked for, and by which request, so that the history of each case can name it. */
export type ManyRequest = Asked & { ip: string | null; requisicao: string | null }

/** Why a case stayed as it was. The sentence is put into words when it is read. */
interface Failure {
  id: number
  key: MessageKey
  values: MessageValues
  campo: string | null
}

/**
 * Changes one case after the other, each in its own transaction, as a single request would. A run that begins again
 * finds those that are done as they were asked for, and goes on with the rest.
 */
async function run(job: JobRun, request: ManyRequest): Promise<JobFigures> {
  const { casos: ids, ip, requisicao } = request
  const { db, deliveries, now, donoId, territorio, chave } = job
  const falhas: Failure[] = []
  for (const [done, id] of ids.entries()) {
    await job.progress((100 * done) / ids.length, done)
    // Whose account is gone may do nothing; `progress` has ended the run by then.
    if (donoId === null) job.displaced()
    const caller = { id: donoId, territorio, ...agentOf(chave) }
    // There is no state that the case must be in: it was chosen from a list.
    const context: Changing = { db, deliveries, now, caller, ip, requestId: requisicao, requireMatch: async () => {} }
    const failure = await failureOf(() => changeOne(context, id, request), id)
    if (failure) falhas.push(failure)
  }
  const recusados = falhas.length
  const feitos = ids.length - recusados
  return { total_processados: ids.length, sucesso: feitos, erros: recusados, falhas }
}

async function changeOne(context: Changing, id: number, { acao, encerramento, para }: Asked): Promise<void> {
  if (acao === 'encerrar' && encerramento) await updateCaso(context, id, encerramento)
  if (acao === 'transferir' && para !== undefined) await handOver(context, id, para)
}

/** Makes another account responsible for a case, which may read it from then on. */
async function handOver(context: Changing, id: number, para: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { responsavel_id: de } = await lockCaso(tx, reachOf(context.caller), id)
    const successor = await findUsuario(tx, para)
    if (!successor?.ativo) throw inactive()
    if (de === para) return
    await tx.update(casos).set({ responsavel_id: para }).where(eq(casos.id, id))
    await audit(tx, context, 'caso.transferido', { tipo: 'caso', id }, { de, para })
  })
}

/** What a request to hand cases to such an account is refused with. */
export const inactive = () => validationError([refused('para', 'field.inactive-user', 'NOT_FOUND')])

/** Does the work. What a single request would be refused with is told; any other error ends the run. */
async function failureOf(work: () => Promise<void>, id: number): Promise<Failure | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const { problems, sentence } = error.extra
    const [problem] = problems ?? []
    if (problem) return { id, key: problem.key, values: problem.values ?? {}, campo: problem.path.join('.') || null }
    const key = sentence?.key ?? (`error.${error.code}` as MessageKey)
    return { id, key, values: sentence?.values ?? {}, campo: null }
  }
}

function tell(figures: JobFigures, say: Say) {
  const { total_processados, sucesso, erros } = figures
  const falhas = figures.falhas as Failure[] | undefined
  const lote: Lote = {
    casos: total_processados,
    feitos: sucesso,
    recusados: erros,
    ...(falhas ? { falhas: falhas.map(({ id, key, values, campo }) => ({ id, erro: say(key, values), campo })) } : {})
  }
  return { resultado: null, lote, message: say('many.done', { feitos: sucesso, recusados: erros }) }
}

/** The kind of job that changes many cases. */
export const changeMany: JobKind<ManyRequest> = {
  tipo: 'alterar-casos',
  operation: 'alterarCasosEmLote',
  ofCasos: 'anew',
  auditOf: ({ acao, casos: ids, para }) => ({ acao, casos: ids.length, ...(para === undefined ? {} : { para }) }),
  run,
  tell
}
