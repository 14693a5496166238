import type { AgravosHandlers } from '../../generated/handlers.ts'
import { envelope } from '../contract/list/envelope.ts'
import { createJob } from '../jobs/create.ts'
import { acceptedJob } from '../jobs/shape.ts'
import { anexosDe } from './anexos.ts'
import { lerDetalhe } from './detalhe.ts'
import { camposExportaveis, exportCasos } from './exportar.ts'
import { detalhe, item } from './formas.ts'
import { criarCaso as criar, editarCaso as editar, excluirCaso as excluir } from './gravar.ts'
import { paginaDeCasos } from './lista.ts'
import { tipos } from './tipos.ts'

export const listarTiposAgravo: AgravosHandlers['listarTiposAgravo'] = async () => {
  return { status: 200, body: { total: tipos.length, tipos } }
}

export const listarCasos: AgravosHandlers['listarCasos'] = async ({ query, list }, { db, path, now }) => {
  const { total, rows } = await paginaDeCasos(db, list, query)
  return { status: 200, body: { ...envelope(path, list, total, now()), tipos: rows.map(item) } }
}

export const criarCaso: AgravosHandlers['criarCaso'] = async ({ body }, context) => {
  const { id, tipo, numero, status, em } = await criar(context, body)
  return {
    status: 201,
    body: {
      id,
      tipo_agravo: tipo,
      numero_notificacao: numero,
      status,
      criado_em: em.toISOString(),
      mensagem: context.say('done.case-created')
    }
  }
}

export const obterCaso: AgravosHandlers['obterCaso'] = async ({ params, query }, context) => {
  const { db, readings } = context
  const caso = await lerDetalhe(db, params.id)
  const anexos = query.include?.includes('anexos') ? await anexosDe(db, caso.id) : undefined
  await readings.note(context, 'caso.lido', caso.id)
  return { status: 200, body: detalhe(caso, anexos) }
}

export const editarCaso: AgravosHandlers['editarCaso'] = async ({ params, body }, context) => {
  const { alterados, em } = await editar(context, params.id, body)
  return {
    status: 200,
    body: {
      id: params.id,
      message: context.say('done.case-updated'),
      atualizado_em: em.toISOString(),
      campos_alterados: alterados
    }
  }
}

export const excluirCaso: AgravosHandlers['excluirCaso'] = async ({ params, query }, context) => {
  await excluir(context, params.id, query)
  return { status: 204, body: undefined }
}

export const exportarCasos: AgravosHandlers['exportarCasos'] = async ({ body, list }, context) => {
  const { formato, campos = [...camposExportaveis] } = body
  const job = await createJob(context.db, context, exportCasos, { formato, campos, filtro: list.filter })
  return { status: 202, body: acceptedJob(job, context) }
}
