import type { ImportacoesHandlers } from '../../../generated/handlers.ts'
import { acceptedJob } from '../../core/jobs/shape.ts'
import { wrapList } from '../../engine/contract/list/wrap.ts'
import { modesOf, startImport, startUndo } from './job/start.ts'
import { pageOfImportacoes } from './list.ts'
import { importacaoShape, inspectionShape } from './shapes.ts'
import { sheetOf } from './sheet.ts'
import { lookInto } from './thread/inspect-upload.ts'

export const importarCasos: ImportacoesHandlers['importarCasos'] = async ({ body }, context) => {
  const { file, modo = 'validar', como, ignorar_erros: ignorarErros = false } = body
  const job = await startImport(context, { file, ...sheetOf(body), ...modesOf(modo, como), ignorarErros })
  return { status: 202, body: acceptedJob(job, context, 'done.import-started') }
}

export const inspecionarArquivo: ImportacoesHandlers['inspecionarArquivo'] = async ({ body }, context) => {
  const found = await lookInto(context, body.file, sheetOf(body))
  return { status: 200, body: inspectionShape(found, context.say) }
}

export const listarImportacoes: ImportacoesHandlers['listarImportacoes'] = async ({ list }, context) => {
  const { db, path, now, caller } = context
  const { total, rows } = await pageOfImportacoes(db, caller, list)
  const data = rows.map((row) => importacaoShape(row, caller, context))
  return { status: 200, body: wrapList(data, path, list, total, now()) }
}

export const desfazerImportacao: ImportacoesHandlers['desfazerImportacao'] = async ({ params }, context) => {
  const job = await startUndo(context, params.job_id)
  return { status: 202, body: acceptedJob(job, context, 'done.undo-started') }
}
