import { boolean, index, integer, pgTable, pgView, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'

export const permissoes = pgTable(
  'permissoes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nome: text('nome').notNull(),
    descricao: text('descricao'),
    /** Marks names that the contract itself compares with. They cannot be renamed or removed. */
    sistema: boolean('sistema').notNull().default(false)
  },
  (t) => [uniqueIndex('permissoes_nome_unico').on(t.nome)]
)

export const usuariosPermissoes = pgTable(
  'usuarios_permissoes',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    permissaoId: integer('permissao_id')
      .notNull()
      .references(() => permissoes.id, { onDelete: 'cascade' })
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.permissaoId] }),
    index('usuarios_permissoes_permissao').on(t.permissaoId)
  ]
)

/**
 * The permissions that have been given, each with the user or group that holds it. It is a view, since the table of
 * groups belongs to a room that this one may not use.
 */
export const permissoesDadas = pgView('permissoes_dadas', {
  permissaoId: integer('permissao_id').notNull(),
  usuarioId: integer('usuario_id'),
  grupoId: integer('grupo_id')
}).existing()
