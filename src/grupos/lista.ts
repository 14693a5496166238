import { and, or, sql } from 'drizzle-orm'
import type { GruposHandlers } from '../../generated/handlers.ts'
import type { Db } from '../db/client.ts'
import { membrosDoGrupo } from '../db/contagens.ts'
import { condicao, momento, ordenacao, texto, valor, vinculo } from '../db/lista.ts'
import { emOrdem, pagina } from '../db/pagina.ts'
import { grupos } from '../db/tables/grupos.ts'
import { contem } from '../db/texto.ts'
import { lerGrupos } from './consultas.ts'

const campos = {
  id: valor(grupos.id),
  nome: texto(grupos.nome),
  descricao: texto(grupos.descricao),
  ativo: valor(grupos.ativo),
  total_usuarios: valor(membrosDoGrupo),
  criado_em: momento(grupos.criadoEm),
  atualizado_em: momento(grupos.atualizadoEm),
  permissao_id: vinculo(
    sql`gp.permissao_id`,
    (permissao) => sql`${grupos.id} in (select gp.grupo_id from grupos_permissoes gp where ${permissao})`
  )
}

export async function paginaDeGrupos(db: Db, list: Parameters<GruposHandlers['listarGrupos']>[0]['list']) {
  const { filter, text, page, size } = list
  const { total, ids } = await pagina(db, {
    table: grupos,
    id: sql`${grupos.id}`,
    where: and(
      filter ? condicao(campos, filter) : undefined,
      text === null ? undefined : or(contem(grupos.nome, text), contem(grupos.descricao, text))
    ),
    keys: ordenacao(campos, list.order, grupos.id),
    limit: size,
    offset: (page - 1) * size
  })
  return { total, grupos: emOrdem(ids, await lerGrupos(db, ids), (grupo) => grupo.id) }
}
