import type { components } from '../../../generated/types-b.ts'
import { publicId } from '../../core/jobs/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { nameOfPlace } from './place.ts'
import { type Agendamento, agendamentoId, isOwn, type Relatorio, relatorioId } from './queries.ts'

type Schemas = components['schemas']

export const pathOfFile = (id: string): string => `/api/v1/relatorios/${relatorioId(id)}/arquivo`

const subjectOf = (row: Relatorio | Agendamento) => ({
  tipo: row.tipo,
  tipo_agravo: row.tipoAgravo,
  abrangencia: row.abrangencia,
  codigo: row.codigo,
  lugar: nameOfPlace(row),
  formato: row.formato,
  idioma: row.idioma,
  texto: row.texto
})

export const relatorioShape = (row: Relatorio): Schemas['Relatorio'] => ({
  id: relatorioId(row.id),
  job_id: publicId(row.id),
  ...subjectOf(row),
  data_inicio: row.dataInicio,
  data_fim: row.dataFim,
  estado: row.estado,
  arquivo_url: row.estado === 'concluido' ? pathOfFile(row.id) : null,
  tamanho: row.tamanho,
  agendamento_id: row.agendamentoId && agendamentoId(row.agendamentoId),
  dono_id: row.donoId,
  criado_em: row.criadoEm.toISOString(),
  concluido_em: row.concluidoEm?.toISOString() ?? null,
  expira_em: row.expiraEm.toISOString()
})

export const agendamentoShape = (row: Agendamento, caller: Pick<Caller, 'id' | 'admin'>): Schemas['Agendamento'] => ({
  id: agendamentoId(row.id),
  periodicidade: row.periodicidade,
  ...subjectOf(row),
  destinatarios: isOwn(row, caller) ? row.destinatarios : [caller.id],
  dono_id: row.donoId,
  proximo_em: row.proximoEm.toISOString(),
  ultimo_em: row.ultimoEm?.toISOString() ?? null,
  criado_em: row.criadoEm.toISOString()
})
