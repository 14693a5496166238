import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { components } from '../../../../generated/types-b.ts'
import { audit } from '../../../core/auditoria/record.ts'
import { codesOf } from '../../../core/contas/territorio/covered.ts'
import { createJob } from '../../../core/jobs/create.ts'
import { type Job, publicId } from '../../../core/jobs/queries.ts'
import type { Context, Upload } from '../../../engine/contract/handler.ts'
import { holds } from '../../../engine/contract/request/authorise.ts'
import { permissionDenied, refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { SourceFormat } from '../../../platform/sheets/read/source.ts'
import { findImportacao, type Importacao, requireImportacao } from '../queries.ts'
import { importacoes } from '../tables.ts'
import { isUndoable, mayUndo } from '../undoable.ts'
import { removeFile } from './cleanup.ts'
import { importCasos } from './import-job.ts'
import { undoImport } from './undo-job.ts'

const MOST_NAME = 200

/** About ten thousand rows of text. A packed file of this size may turn out to be long. */
const SHORT_BYTES = 2 ** 20

interface NewImport {
  file: Upload
  formato: SourceFormat
  planilha: string | null
  modo: Importacao['modo']
  como: Importacao['como']
  ignorarErros: boolean
}

/** The modes of an import by what was asked for. The released contract has no mode of its own for one that mirrors. */
export function modesOf(
  asked: components['schemas']['ModoPedido'],
  como: Importacao['como'] = null
): Pick<Importacao, 'modo' | 'como'> {
  if (asked === 'validar') return { modo: asked, como }
  if (como) throw validationError([refused('como', 'field.only-validar', 'INVALID_VALUE')])
  return asked === 'espelhar' ? { modo: 'atualizar', como: asked } : { modo: asked, como: null }
}

/**
 * Stores a file that was sent, and starts the job that imports it. The row of the import is written before the file is
 * stored, so that upkeep finds every stored file.
 */
export async function startImport(context: Context<'secured'>, given: NewImport): Promise<Job> {
  const { db, files, caller, language, log } = context
  const { file, formato, planilha, modo, como, ignorarErros } = given
  const id = randomUUID()
  const chave = `importacoes/${id}`
  const [importacao] = await db
    .insert(importacoes)
    .values({
      id,
      estado: 'recebendo',
      donoId: caller.id,
      donoNome: caller.nome,
      ip: context.ip,
      requisicao: context.requestId,
      modo,
      como,
      ignorarErros,
      formato,
      arquivoNome: nameOf(file),
      arquivoTamanho: file.size,
      sha256: file.sha256,
      chave,
      territorio: codesOf(caller.territorio),
      criadoEm: context.now()
    })
    .returning()
  try {
    await files.take(chave, file.path, 'application/octet-stream')
    return await createJob(
      db,
      context,
      importCasos,
      {
        idioma: language,
        planilha,
        valores: holds(caller, 'agravos.listar'),
        identifica: holds(caller, 'agravos.identificar')
      },
      { id, isShort: file.size <= SHORT_BYTES, also: begin }
    )
  } catch (error) {
    await forget(context, importacao as Importacao).catch((err) => log.warn({ err }, 'importacao: a file may be left'))
    throw error
  }
}

async function begin(tx: Db, { id }: Job): Promise<void> {
  await tx.update(importacoes).set({ estado: 'em_curso' }).where(eq(importacoes.id, id))
}

/**
 * Removes an import that has no job. It looks first: the connection may have been lost after the commit that created
 * the job.
 */
async function forget(context: Context<'secured'>, { id }: Importacao): Promise<void> {
  const found = await findImportacao(context.db, id)
  if (found?.estado !== 'recebendo') return
  await removeFile(context, found)
  await context.db.delete(importacoes).where(eq(importacoes.id, id))
}

/**
 * The name of the file as it was sent, without a path, and short enough to be shown. Empty for a file without a name.
 */
const nameOf = ({ filename }: Upload): string =>
  filename.split(/[\\/]/).at(-1)?.replaceAll('\0', '').toWellFormed().slice(0, MOST_NAME) ?? ''

/** Starts the job that takes back what an import wrote. */
export async function startUndo(context: Context<'secured'>, jobId: string): Promise<Job> {
  const { db, caller, ip, requestId } = context
  const importacao = await requireImportacao(db, caller, jobId)
  if (!mayUndo(caller, importacao)) throw permissionDenied('agravos.deletar')
  requireUndoable(context, importacao)
  const request = { importacaoId: importacao.id, donoId: caller.id, ip, requisicao: requestId }
  return await createJob(db, context, undoImport, request, {
    isShort: true,
    also: async (tx, job) => {
      const [taken] = await tx
        .update(importacoes)
        .set({ estado: 'desfazendo', desfeitaPor: job.id })
        .where(and(eq(importacoes.id, importacao.id), eq(importacoes.estado, 'concluida')))
        .returning({ id: importacoes.id })
      if (!taken) throw undone()
      const detalhes = { job_id: publicId(importacao.id), por: publicId(job.id) }
      await audit(tx, context, 'importacao.desfazer', { tipo: 'job', id: null }, detalhes)
    }
  })
}

const undone = () => validationError([refused('job_id', 'field.import-undone', 'IMPORT_UNDONE', {}, 'path')])

function requireUndoable(context: Context<'secured'>, importacao: Importacao): void {
  const { estado } = importacao
  if (estado === 'em_curso')
    throw validationError([refused('job_id', 'field.import-running', 'IMPORT_RUNNING', {}, 'path')])
  if (estado === 'desfazendo' || estado === 'desfeita') throw undone()
  if (!isUndoable(importacao, context))
    throw validationError([refused('job_id', 'field.import-nothing', 'NOTHING_TO_UNDO', {}, 'path')])
}
