import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { audit } from '../../../core/auditoria/record.ts'
import { createJob } from '../../../core/jobs/create.ts'
import { acceptedJob } from '../../../core/jobs/shape.ts'
import { wrapList } from '../../../engine/contract/list/wrap.ts'
import { reachOf } from '../reach.ts'
import { searchDuplicates } from './job.ts'
import { pageOfDuplicidades, readDuplicidade } from './list.ts'
import { resolvePair } from './resolve.ts'
import { undoDecision } from './undo.ts'

export const listarDuplicidades: AgravosHandlers['listarDuplicidades'] = async ({ list }, context) => {
  const { db, caller, path, now } = context
  const { total, items } = await pageOfDuplicidades(db, reachOf(caller), list, now())
  // Before anything is shown: the list tells which patients are one person.
  const shown = items.map(({ id }) => id)
  await audit(db, context, 'duplicidade.listada', { tipo: 'caso', id: null }, { duplicidades: shown, total })
  return { status: 200, body: wrapList(items, path, list, total, now()) }
}

export const buscarDuplicidades: AgravosHandlers['buscarDuplicidades'] = async (_, context) => {
  const job = await createJob(context.db, context, searchDuplicates, {})
  return { status: 202, body: acceptedJob(job, context, 'done.search-started') }
}

export const resolverDuplicidade: AgravosHandlers['resolverDuplicidade'] = async ({ params, body }, context) => {
  const campos_alterados = await resolvePair(context, params.id, body)
  const duplicidade = await readDuplicidade(context.db, params.id, context.now())
  return { status: 200, body: { message: context.say('done.duplicate-decided'), campos_alterados, duplicidade } }
}

export const desfazerDuplicidade: AgravosHandlers['desfazerDuplicidade'] = async ({ params }, context) => {
  const mantido_alterado = await undoDecision(context, params.id)
  const duplicidade = await readDuplicidade(context.db, params.id, context.now())
  return { status: 200, body: { message: context.say('done.duplicate-undone'), mantido_alterado, duplicidade } }
}
