import type { Context } from '../../../engine/contract/handler.ts'
import { duplicate, validationError } from '../../../errors.ts'
import { isDeferred } from '../../../platform/db/deferred.ts'
import { todayAt } from '../../../platform/time/days.ts'
import type { CasoBody } from '../fields/body.ts'
import { rowsOf } from '../fields/document.ts'
import { personalProblems } from '../privacy/personal.ts'
import { refusal } from '../privacy/refusals.ts'
import { personIn } from '../privacy/sealed.ts'
import { insertCaso } from './insert.ts'
import { checkNewCaso } from './rules.ts'

/** Checks and records a new case. */
export async function recordCaso(context: Context<'secured'>, body: CasoBody) {
  const { documento, nameOf, problems, municipio } = checkNewCaso(body, todayAt(context.now()))
  if (problems.length > 0 || !municipio) throw validationError(problems)
  const personal = personalProblems(documento, nameOf)
  if (personal.length > 0) throw await refusal(context, null, personal)
  const { caso, pessoais } = rowsOf(documento, municipio.codigo)
  const em = context.now()
  const { db, caller, ip, requestId: requisicao } = context
  const fresh = { caso, pessoais, em, atorId: caller.id, ip, requisicao }
  // Normally recorded together with other new cases. When the answer is kept for a repeated request, the case goes into
  // the transaction of that answer.
  const recorded = isDeferred(db) ? await db.transaction((tx) => insertCaso(tx, fresh)) : await insertCaso(db, fresh)
  // The unique index decides, so that only one of several equal cases recorded at once gets through.
  if (recorded === null) throw validationError([duplicate('numero_notificacao')])
  if (recorded.tells) context.deliveries.wake()
  const { tipo, numero_notificacao: numero, status = 'em_investigacao' } = caso
  const { data_inicio_sintomas: dia, sexo = null } = caso
  return { id: recorded.id, tipo, numero, status, em, dia, sexo, person: personIn({ ...pessoais }) }
}
