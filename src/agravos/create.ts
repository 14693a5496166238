import type { Context } from '../contract/handler.ts'
import { duplicate, validationError } from '../errors.ts'
import { todayAt } from '../time/days.ts'
import type { CasoBody } from './body.ts'
import { rowsOf } from './document.ts'
import { insertCaso } from './insert.ts'
import { personalProblems } from './personal.ts'
import { refusal } from './refusals.ts'
import { checkNewCaso } from './rules.ts'

/** Records a case. */
export async function recordCaso(context: Context<'secured'>, body: CasoBody) {
  const { documento, nameOf, problems, municipio } = checkNewCaso(body, todayAt(context.now()))
  if (problems.length > 0 || !municipio) throw validationError(problems)
  const personal = personalProblems(documento, nameOf)
  if (personal.length > 0) throw await refusal(context, null, personal)
  const { caso, pessoais } = rowsOf(documento, municipio.codigo)
  const em = context.now()
  const recorded = await insertCaso(context.db, {
    caso,
    pessoais,
    em,
    atorId: context.caller.id,
    ip: context.ip,
    requisicao: context.requestId
  })
  // The unique index decides, so that of many equal ones at once just one gets through.
  if (recorded === null) throw validationError([duplicate('numero_notificacao')])
  if (recorded.tells) context.deliveries.wake()
  const { tipo, numero_notificacao: numero, status = 'em_investigacao' } = caso
  return { id: recorded.id, tipo, numero, status, em }
}
