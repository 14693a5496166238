import type { RelatoriosHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { acceptedJob } from '../../core/jobs/shape.ts'
import { wrap, wrapList } from '../../engine/contract/list/wrap.ts'
import { notFound } from '../../errors.ts'
import { openFile } from '../../platform/files/open.ts'
import { createAgendamento, leaveAgendamento } from './agendamentos.ts'
import { contentTypes, keyOf } from './job.ts'
import { pageOfAgendamentos, pageOfRelatorios } from './list.ts'
import { nameOfFile } from './name.ts'
import { requirePeriod } from './period.ts'
import { requireCodigo } from './place.ts'
import { relatorioId, requireRelatorio } from './queries.ts'
import { removeRelatorio } from './remove.ts'
import { agendamentoShape, relatorioShape } from './shapes.ts'
import { startRelatorio } from './start.ts'
import { printableText } from './text.ts'

export const gerarRelatorio: RelatoriosHandlers['gerarRelatorio'] = async ({ body }, context) => {
  const { db, language, now } = context
  const { tipo, tipo_agravo, abrangencia, formato = 'pdf', idioma = language } = body
  const codigo = requireCodigo(body)
  const { inicio: data_inicio, fim: data_fim } = requirePeriod(body, now())
  const texto = printableText(body)
  const pedido = { tipo, tipo_agravo, abrangencia, codigo, data_inicio, data_fim, formato, idioma, texto }
  const job = await startRelatorio(db, context, pedido)
  const accepted = acceptedJob(job, context, 'done.report-started')
  return { status: 202, body: { relatorio_id: relatorioId(job.id), ...accepted } }
}

export const listarRelatorios: RelatoriosHandlers['listarRelatorios'] = async ({ list }, context) => {
  const { db, caller, path, now } = context
  const { total, rows } = await pageOfRelatorios(db, caller, list)
  return { status: 200, body: wrapList(rows.map(relatorioShape), path, list, total, now()) }
}

export const obterRelatorio: RelatoriosHandlers['obterRelatorio'] = async ({ params }, { db, caller, now }) => {
  const relatorio = await requireRelatorio(db, caller, params.relatorio_id)
  return { status: 200, body: wrap(relatorioShape(relatorio), now()) }
}

export const excluirRelatorio: RelatoriosHandlers['excluirRelatorio'] = async ({ params }, context) => {
  await removeRelatorio(context, params.relatorio_id)
  return { status: 204, body: undefined }
}

export const baixarRelatorio: RelatoriosHandlers['baixarRelatorio'] = async ({ params }, context) => {
  const { db, caller, files, now } = context
  const relatorio = await requireRelatorio(db, caller, params.relatorio_id)
  if (relatorio.estado !== 'concluido' || relatorio.expiraEm <= now()) throw notFound()
  const detalhes = { relatorio_id: relatorioId(relatorio.id) }
  const file = await openFile(files, keyOf(relatorio), () =>
    audit(db, context, 'relatorio.baixado', { tipo: 'relatorio', id: null }, detalhes)
  )
  return {
    status: 200,
    body: { ...file, contentType: contentTypes[relatorio.formato], filename: nameOfFile(relatorio) }
  }
}

export const agendarRelatorio: RelatoriosHandlers['agendarRelatorio'] = async ({ body }, context) => {
  const agendamento = await createAgendamento(context, body)
  return { status: 201, body: wrap(agendamentoShape(agendamento, context.caller), context.now()) }
}

export const listarAgendamentos: RelatoriosHandlers['listarAgendamentos'] = async ({ list }, context) => {
  const { db, caller, path, now } = context
  const { total, rows } = await pageOfAgendamentos(db, caller, list)
  const data = rows.map((row) => agendamentoShape(row, caller))
  return { status: 200, body: wrapList(data, path, list, total, now()) }
}

export const cancelarAgendamento: RelatoriosHandlers['cancelarAgendamento'] = async ({ params }, context) => {
  await leaveAgendamento(context, params.agendamento_id)
  return { status: 204, body: undefined }
}
