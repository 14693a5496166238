import { and, ne } from 'drizzle-orm'
import type { ImportacoesHandlers } from '../../../generated/handlers.ts'
import { coveredBy } from '../../core/contas/territorio/covered.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentField, textField, valueField } from '../../platform/db/lists/fields.ts'
import { rowsOfList } from '../../platform/db/lists/ids.ts'
import type { Importacao } from './queries.ts'
import { importacoes } from './tables.ts'

const fields = {
  estado: valueField(importacoes.estado),
  modo: valueField(importacoes.modo),
  formato: valueField(importacoes.formato),
  dono_id: valueField(importacoes.donoId),
  sha256: textField(importacoes.sha256),
  criado_em: momentField(importacoes.criadoEm),
  concluido_em: momentField(importacoes.concluidoEm)
}

type ImportList = Parameters<ImportacoesHandlers['listarImportacoes']>[0]['list']

/** Reads a page of the imports that tell of no case beyond the caller's reach: their figures count cases. */
export async function pageOfImportacoes(
  db: Db,
  caller: Pick<Caller, 'territorio'>,
  list: ImportList
): Promise<{ total: number; rows: Importacao[] }> {
  const isSeen = and(ne(importacoes.estado, 'recebendo'), coveredBy(caller, importacoes.territorio))
  return await rowsOfList(db, importacoes, fields, list, isSeen)
}
