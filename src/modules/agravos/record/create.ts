import type { Context } from '../../../engine/contract/handler.ts'
import { duplicate, validationError } from '../../../errors.ts'
import { isDeferred } from '../../../platform/db/deferred.ts'
import { todayAt } from '../../../platform/time/days.ts'
import type { CasoBody } from '../fields/body.ts'
import { rowsOf } from '../fields/document.ts'
import { personalProblems } from '../privacy/personal.ts'
import { refusal } from '../privacy/refusals.ts'
import { insertCaso } from './insert.ts'
import { checkNewCaso } from './rules.ts'

/** Records a case. */
export async function recordCaso(context: Context<'secured'>, body: CasoBody) {
  const { documento, nameOf, problems, municipio } = checkNewCaso(body, todayAt(context.now()))
  if (problems.length > 0 || !municipio) throw validationError(problems)
  const personal = personalProblems(documento, nameOf)
  if (personal.length > 0) throw await refusal(context, null, personal)
  const { caso, pessoais } = rowsOf(documento, municipio.codigo)
  const em = context.now()
  const { db, caller, ip, requestId: requisicao } = context
  const fresh = { caso, pessoais, em, atorId: caller.id, ip, requisicao }
  // With others, unless the answer is to be kept with the case: then in the transaction of that one.
  const recorded = isDeferred(db) ? await db.transaction((tx) => insertCaso(tx, fresh)) : await insertCaso(db, fresh)
  // The unique index decides, so that of many equal ones at once just one gets through.
  if (recorded === null) throw validationError([duplicate('numero_notificacao')])
  if (recorded.tells) context.deliveries.wake()
  const { tipo, numero_notificacao: numero, status = 'em_investigacao' } = caso
  return { id: recorded.id, tipo, numero, status, em }
}
