import { type SQL, sql } from 'drizzle-orm'
import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import type { components } from '../../../generated/types-b.ts'
import { readUsuarios } from '../../core/contas/queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { emailField, momentField, textField, valueField } from '../../platform/db/lists/fields.ts'
import { rowsOfList } from '../../platform/db/lists/ids.ts'
import { readGrupoResumos } from '../grupos/queries.ts'
import { readPermissaoRegistros } from '../permissoes/queries.ts'
import type { Convite } from './queries.ts'
import { convites } from './tables.ts'

type ConvitesRequest = Parameters<UsuariosHandlers['listarConvites']>[0]['list']
type Shown = components['schemas']['Convite']

const situacaoAt = (now: Date): SQL => sql`case
  when ${convites.aceitoEm} is not null then 'aceito'
  when ${convites.expiraEm} <= ${now.toISOString()}::timestamptz then 'expirado'
  else 'pendente' end`

const fieldsAt = (now: Date) => ({
  situacao: valueField(situacaoAt(now)),
  nome: textField(convites.nome),
  email: emailField(convites.email),
  convidado_por_id: valueField(convites.convidadoPorId),
  criado_em: momentField(convites.criadoEm),
  expira_em: momentField(convites.expiraEm)
})

export const readConvites = (db: Db, list: ConvitesRequest, now: Date): Promise<{ total: number; rows: Convite[] }> =>
  rowsOfList(db, convites, fieldsAt(now), list)

/** Invitations in the form that the contract shows. Groups and permissions that are gone are left out. */
export async function conviteShapes(db: Db, rows: Convite[], now: Date): Promise<Shown[]> {
  const every = <T>(idsOf: (row: Convite) => T[]) => [...new Set(rows.flatMap(idsOf))]
  const grupos = await readGrupoResumos(
    db,
    every((row) => row.gruposIds)
  )
  const permissoes = await readPermissaoRegistros(
    db,
    every((row) => row.permissoesIds)
  )
  const inviters = await readUsuarios(
    db,
    every((row) => [row.convidadoPorId])
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    nome: row.nome,
    situacao: row.aceitoEm ? 'aceito' : row.expiraEm <= now ? 'expirado' : 'pendente',
    grupos: grupos.filter(({ id }) => row.gruposIds.includes(id)),
    permissoes: permissoes.filter(({ id }) => row.permissoesIds.includes(id)),
    territorios: row.territorios,
    convidado_por: {
      id: row.convidadoPorId,
      nome: inviters.find(({ id }) => id === row.convidadoPorId)?.nome ?? ''
    },
    usuario_id: row.usuarioId,
    criado_em: row.criadoEm.toISOString(),
    expira_em: row.expiraEm.toISOString(),
    enviado_em: row.enviadoEm?.toISOString() ?? null,
    aceito_em: row.aceitoEm?.toISOString() ?? null
  }))
}
