import { eq, type SQL, sql } from 'drizzle-orm'
import type { ChavesHandlers } from '../../../generated/handlers.ts'
import type { components } from '../../../generated/types-b.ts'
import { readUsuarios } from '../../core/contas/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentField, textField, valueField } from '../../platform/db/lists/fields.ts'
import { rowsOfList } from '../../platform/db/lists/ids.ts'
import type { Chave } from './create.ts'
import { chaves } from './tables.ts'

type ChavesRequest = Parameters<ChavesHandlers['listarChaves']>[0]['list']
type Shown = components['schemas']['Chave']

const situacaoAt = (now: Date): SQL => sql`case
  when ${chaves.revogadoEm} is not null then 'revogada'
  when ${chaves.expiraEm} <= ${now.toISOString()}::timestamptz then 'expirada'
  else 'ativa' end`

const fieldsAt = (now: Date) => ({
  situacao: valueField(situacaoAt(now)),
  nome: textField(chaves.nome),
  dono_id: valueField(chaves.donoId),
  criado_em: momentField(chaves.criadoEm),
  expira_em: momentField(chaves.expiraEm),
  ultimo_uso_em: momentField(chaves.ultimoUsoEm)
})

/** The caller's own keys; for an administrator, everybody's. */
export const readChaves = (
  db: Db,
  { id, admin }: Pick<Caller, 'id' | 'admin'>,
  list: ChavesRequest,
  now: Date
): Promise<{ total: number; rows: Chave[] }> =>
  rowsOfList(db, chaves, fieldsAt(now), list, admin ? undefined : eq(chaves.donoId, id))

/** Keys in the form that the contract shows. */
export async function chaveShapes(db: Db, rows: Chave[], now: Date): Promise<Shown[]> {
  const owners = await readUsuarios(db, [...new Set(rows.map(({ donoId }) => donoId))])
  return rows.map((row) => ({
    id: row.id,
    nome: row.nome,
    trecho: row.trecho,
    situacao: row.revogadoEm ? 'revogada' : row.expiraEm <= now ? 'expirada' : 'ativa',
    permissoes: row.permissoes,
    territorios: row.territorios,
    ips: row.ips,
    dono: { id: row.donoId, nome: owners.find(({ id }) => id === row.donoId)?.nome ?? '' },
    criado_em: row.criadoEm.toISOString(),
    expira_em: row.expiraEm.toISOString(),
    ultimo_uso_em: row.ultimoUsoEm?.toISOString() ?? null,
    revogado_em: row.revogadoEm?.toISOString() ?? null
  }))
}
