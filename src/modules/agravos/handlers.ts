import type { AgravosHandlers } from '../../../generated/handlers.ts'
import { createJob } from '../../core/jobs/create.ts'
import { acceptedJob } from '../../core/jobs/shape.ts'
import { requireSheet } from '../../core/jobs/sheet.ts'
import { envelope } from '../../engine/contract/list/envelope.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import { refused, validationError } from '../../errors.ts'
import { anexosOf } from './anexos/anexos.ts'
import type { Pair } from './duplicidades/alike.ts'
import { orKept } from './duplicidades/pairs.ts'
import { alikeToNew } from './duplicidades/warn.ts'
import { tipos } from './fields/tipos.ts'
import { askedOfCasos } from './list/asked.ts'
import { exportCasos } from './list/export.ts'
import { exportNames } from './list/export-columns.ts'
import { findPerson } from './list/find-person.ts'
import { readCasosPage } from './list/list.ts'
import { requireOrderedPeriod } from './list/period.ts'
import { reachOf } from './reach.ts'
import { recordCaso } from './record/create.ts'
import { deleteCaso } from './record/delete.ts'
import { readDetalhe } from './record/detail.ts'
import { readIdentity } from './record/identity.ts'
import { updateCaso } from './record/update.ts'

export const listarTiposAgravo: AgravosHandlers['listarTiposAgravo'] = async () => {
  return { status: 200, body: { total: tipos.length, tipos } }
}

export const listarCasos: AgravosHandlers['listarCasos'] = async ({ list }, context) => {
  const { db, caller, path, now, readings } = context
  requireOrderedPeriod(list.filter, 'query')
  const { total, items } = await readCasosPage(db, reachOf(caller), list)
  await readings.note(context, 'caso.listado', null, {
    ...askedOfCasos('listarCasos', list),
    devolvidos: items.length,
    total
  })
  return { status: 200, body: { ...envelope(path, list, total, now()), tipos: items } }
}

export const criarCaso: AgravosHandlers['criarCaso'] = async ({ body }, context) => {
  const { id, tipo, numero, status, em, ...told } = await recordCaso(context, body)
  const alike = await alikeToNew(context, { id, tipo, ...told })
  return {
    status: 201,
    body: {
      id,
      tipo_agravo: tipo,
      numero_notificacao: numero,
      status,
      criado_em: em.toISOString(),
      mensagem: context.say('done.case-created'),
      ...(alike.length > 0 ? { possiveis_duplicidades: alike.map(duplicateShape) } : {})
    }
  }
}

const duplicateShape = ({ a, score, agrees }: Pair) => ({ caso_id: a, pontuacao: score, coincide: agrees })

export const obterCaso: AgravosHandlers['obterCaso'] = async ({ params, query }, context) => {
  const { db, caller, readings, say } = context
  // A caller who may edit cases sees the whole address: an investigator has to find the house.
  const view = holds(caller, 'agravos.editar') ? 'whole' : 'hidden'
  const reach = reachOf(caller)
  const caso = await readDetalhe(db, reach, params.id, view, say).catch((error) => orKept(db, reach, params.id, error))
  if (query.include?.includes('anexos')) caso.anexos = await anexosOf(db, caso.id)
  await readings.note(context, 'caso.lido', caso.id)
  return { status: 200, body: caso }
}

export const obterIdentificacao: AgravosHandlers['obterIdentificacao'] = async ({ params, query }, context) => {
  return { status: 200, body: await readIdentity(context, params.id, query.motivo?.trim() || null) }
}

export const buscarPessoa: AgravosHandlers['buscarPessoa'] = async ({ body }, context) => {
  const { found, compared, isCut } = await findPerson(context, body)
  return { status: 200, body: { total: found.length, comparados: compared, incompleto: isCut, casos: found } }
}

export const editarCaso: AgravosHandlers['editarCaso'] = async ({ params, body }, context) => {
  const { changed, em } = await updateCaso(context, params.id, body)
  return {
    status: 200,
    body: {
      id: params.id,
      message: context.say('done.case-updated'),
      atualizado_em: em.toISOString(),
      campos_alterados: changed
    }
  }
}

export const excluirCaso: AgravosHandlers['excluirCaso'] = async ({ params, query }, context) => {
  await deleteCaso(context, params.id, query)
  return { status: 204, body: undefined }
}

export const exportarCasos: AgravosHandlers['exportarCasos'] = async ({ body, list }, context) => {
  requireOrderedPeriod(list.filter, 'body', ['filtros'])
  const { campos = exportNames } = body
  if (body.formato === 'dbf' && body.campos)
    throw validationError([refused('campos', 'field.dbf-columns', 'INVALID_VALUE')])
  const request = { ...requireSheet(body), campos, filtro: list.filter }
  const job = await createJob(context.db, context, exportCasos, request)
  return { status: 202, body: acceptedJob(job, context) }
}
