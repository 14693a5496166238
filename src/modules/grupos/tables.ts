import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../../generated/types-b.ts'
import { usuarios } from '../../core/contas/tables.ts'
import { moment } from '../../platform/db/columns.ts'
import { permissoes } from '../permissoes/tables.ts'

export const grupos = pgTable(
  'grupos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nome: text('nome').notNull(),
    descricao: text('descricao'),
    ativo: boolean('ativo').notNull().default(true),
    /** The places whose cases the members reach who name none themselves. */
    territorios: jsonb('territorios').$type<components['schemas']['Territorio'][]>().notNull().default([]),
    criadoEm: moment('criado_em').notNull().default(sql`now()`),
    atualizadoEm: moment('atualizado_em').notNull().default(sql`now()`)
  },
  (t) => [
    uniqueIndex('grupos_nome_unico').on(t.nome),
    index('grupos_nome_trgm').using('gin', sql`sem_acento(${t.nome}) gin_trgm_ops`)
  ]
)

export const gruposPermissoes = pgTable(
  'grupos_permissoes',
  {
    grupoId: integer('grupo_id')
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' }),
    permissaoId: integer('permissao_id')
      .notNull()
      .references(() => permissoes.id, { onDelete: 'cascade' })
  },
  (t) => [primaryKey({ columns: [t.grupoId, t.permissaoId] }), index('grupos_permissoes_permissao').on(t.permissaoId)]
)

export const usuariosGrupos = pgTable(
  'usuarios_grupos',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    grupoId: integer('grupo_id')
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' })
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.grupoId] }),
    index('usuarios_grupos_grupo_usuario').on(t.grupoId, t.usuarioId)
  ]
)
