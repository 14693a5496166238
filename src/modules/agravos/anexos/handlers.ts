import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { and, eq, sql } from 'drizzle-orm'
import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { wrap } from '../../../engine/contract/list/wrap.ts'
import { notFound } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { openFile } from '../../../platform/files/open.ts'
import { personalProblem } from '../privacy/personal.ts'
import { PersonalText, refusing, requireComparing } from '../privacy/refusals.ts'
import { lockCaso, requireCaso, requireReadable, searchPersonOf } from '../queries.ts'
import { reachOf } from '../reach.ts'
import { anexos, casos } from '../tables.ts'
import {
  type Anexo,
  anexoNome,
  anexoShape,
  anexosOf,
  endings,
  requireAnexo,
  requireContent,
  requireRoom
} from './anexos.ts'

export const anexarArquivo: AgravosHandlers['anexarArquivo'] = async ({ params, body }, context) => {
  const { db, files, log } = context
  const casoId = params.id
  await requireCaso(db, reachOf(context.caller), casoId)
  await requireRoom(db, casoId)
  const { conteudo, tamanho } = await requireContent(body.arquivo.path)
  const chave = `anexos/${casoId}/${randomUUID()}.${endings[conteudo]}`
  const nome = anexoNome(body.arquivo.filename, conteudo)
  const fresh = { casoId, nome, tipo: body.tipo, descricao: body.descricao || null, conteudo, tamanho, chave }
  await files.put(chave, createReadStream(body.arquivo.path), conteudo)
  try {
    const anexo = await refusing(context, casoId, () => db.transaction((tx) => recordAnexo(tx, context, fresh)))
    return { status: 201, body: anexoShape(anexo) }
  } catch (error) {
    try {
      if (!(await wasRecorded(db, casoId, chave))) await files.remove(chave)
    } catch (err) {
      log.warn({ err, chave }, 'anexos: a file without a record may be left')
    }
    throw error
  }
}

type NewAnexo = Pick<Anexo, 'casoId' | 'nome' | 'descricao' | 'conteudo' | 'tamanho' | 'chave'> & {
  tipo?: Anexo['tipo']
}

async function recordAnexo(tx: Db, context: Context<'secured'>, fresh: NewAnexo): Promise<Anexo> {
  const { casoId, nome, descricao, tipo = 'outro' } = fresh
  const { caller, now } = context
  const caso = await lockCaso(tx, reachOf(caller), casoId)
  await requireRoom(tx, casoId)
  await requireComparing(tx, context)
  const holdsPerson = await searchPersonOf(tx, caso)
  const texts = { arquivo: nome, descricao: descricao ?? '' }
  const personal = Object.entries(texts).filter(([, text]) => holdsPerson?.(text))
  if (personal.length > 0) throw new PersonalText(personal.map(([name]) => personalProblem(name)))
  const [created] = await tx
    .insert(anexos)
    .values({ ...fresh, tipo, enviadoPorId: caller.id, enviadoPorNome: caller.nome, enviadoEm: now() })
    .returning()
  // The name of a file may be a person's, so the audit record leaves it out.
  await audit(tx, context, 'caso.anexo_incluido', { tipo: 'caso', id: casoId }, { anexo: created!.id, tipo })
  return created!
}

/**
 * Whether the record was written. A connection may be lost after the commit, and then the file must stay. The row lock
 * waits for that commit.
 */
async function wasRecorded(db: Db, casoId: number, chave: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.select({ um: sql`1` }).from(casos).where(eq(casos.id, casoId)).for('no key update')
    return (await tx.$count(anexos, and(eq(anexos.casoId, casoId), eq(anexos.chave, chave)))) > 0
  })
}

export const listarAnexos: AgravosHandlers['listarAnexos'] = async ({ params }, context) => {
  const { db, caller, readings, now } = context
  const caso = await requireReadable(db, reachOf(caller), params.id)
  const data = await anexosOf(db, caso.id)
  await readings.note(context, 'caso.lido', caso.id)
  return { status: 200, body: { total: data.length, ...wrap(data, now()) } }
}

export const baixarAnexo: AgravosHandlers['baixarAnexo'] = async ({ params }, context) => {
  const { db, files } = context
  const anexo = await requireAnexo(db, reachOf(context.caller), params.id, params.anexo_id)
  // The file may name the patient. So the reading is not collected with others: without its record nothing is sent.
  const file = await openFile(files, anexo.chave, () =>
    audit(db, context, 'caso.anexo_lido', { tipo: 'caso', id: params.id }, { anexo: anexo.id })
  )
  return { status: 200, body: { ...file, contentType: anexo.conteudo, filename: anexo.nome } }
}

export const removerAnexo: AgravosHandlers['removerAnexo'] = async ({ params }, context) => {
  const { db, files, log } = context
  const { chave } = await db.transaction(async (tx) => {
    await lockCaso(tx, reachOf(context.caller), params.id)
    const [removed] = await tx
      .delete(anexos)
      .where(and(eq(anexos.id, params.anexo_id), eq(anexos.casoId, params.id)))
      .returning()
    if (!removed) throw notFound()
    const { id, tipo } = removed
    await audit(tx, context, 'caso.anexo_removido', { tipo: 'caso', id: params.id }, { anexo: id, tipo })
    return removed
  })
  await files.remove(chave).catch((err) => {
    // Nobody can reach the attachment any more, but its file is left for the operator to remove.
    log.error({ err, chave }, 'anexos: the file of a removed attachment is left')
  })
  return { status: 204, body: undefined }
}
