import type { RelatoriosHandlers } from '../../../generated/handlers.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentField, textField, valueField } from '../../platform/db/lists/fields.ts'
import { rowsOfList } from '../../platform/db/lists/ids.ts'
import { type Agendamento, type Relatorio, seenBy } from './queries.ts'
import { agendamentos, relatorios } from './tables.ts'

const relatorioFields = {
  estado: valueField(relatorios.estado),
  tipo_agravo: valueField(relatorios.tipoAgravo),
  abrangencia: valueField(relatorios.abrangencia),
  codigo: textField(relatorios.codigo),
  formato: valueField(relatorios.formato),
  dono_id: valueField(relatorios.donoId),
  criado_em: momentField(relatorios.criadoEm),
  concluido_em: momentField(relatorios.concluidoEm)
}

const agendamentoFields = {
  periodicidade: valueField(agendamentos.periodicidade),
  tipo_agravo: valueField(agendamentos.tipoAgravo),
  abrangencia: valueField(agendamentos.abrangencia),
  dono_id: valueField(agendamentos.donoId),
  criado_em: momentField(agendamentos.criadoEm),
  proximo_em: momentField(agendamentos.proximoEm)
}

type RelatoriosList = Parameters<RelatoriosHandlers['listarRelatorios']>[0]['list']
type AgendamentosList = Parameters<RelatoriosHandlers['listarAgendamentos']>[0]['list']
type Who = Pick<Caller, 'id' | 'admin' | 'permissoes' | 'territorio' | 'chave'>

export async function pageOfRelatorios(
  db: Db,
  caller: Who,
  list: RelatoriosList
): Promise<{ total: number; rows: Relatorio[] }> {
  return await rowsOfList(db, relatorios, relatorioFields, list, seenBy(relatorios, caller))
}

export async function pageOfAgendamentos(
  db: Db,
  caller: Who,
  list: AgendamentosList
): Promise<{ total: number; rows: Agendamento[] }> {
  return await rowsOfList(db, agendamentos, agendamentoFields, list, seenBy(agendamentos, caller))
}
