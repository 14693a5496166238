import { or, sql } from 'drizzle-orm'
import type { GruposHandlers } from '../../../generated/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { momentField, textField, tieField, valueField } from '../../platform/db/lists/fields.ts'
import { idsOfList } from '../../platform/db/lists/ids.ts'
import { inOrder } from '../../platform/db/lists/page.ts'
import { contains } from '../../platform/db/lists/text.ts'
import { memberCount, readGrupos } from './queries.ts'
import { grupos } from './tables.ts'

const fields = {
  id: valueField(grupos.id),
  nome: textField(grupos.nome),
  descricao: textField(grupos.descricao),
  ativo: valueField(grupos.ativo),
  total_usuarios: valueField(memberCount),
  criado_em: momentField(grupos.criadoEm),
  atualizado_em: momentField(grupos.atualizadoEm),
  permissao_id: tieField(
    sql`gp.permissao_id`,
    (condition) => sql`${grupos.id} in (select gp.grupo_id from grupos_permissoes gp where ${condition})`
  )
}

export async function readGrupoPage(db: Db, list: Parameters<GruposHandlers['listarGrupos']>[0]['list']) {
  const { text } = list
  const { total, ids } = await idsOfList(
    db,
    grupos,
    fields,
    list,
    text === null ? undefined : or(contains(grupos.nome, text), contains(grupos.descricao, text))
  )
  return { total, grupos: inOrder(ids, await readGrupos(db, ids), (grupo) => grupo.id) }
}
