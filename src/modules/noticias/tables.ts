import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

export const noticias = pgTable(
  'noticias',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    titulo: text('titulo').notNull(),
    resumo: text('resumo'),
    /** Markdown, as it was sent; it is rendered whenever it is read. */
    corpo: text('corpo').notNull(),
    idioma: text('idioma', { enum: ['pt-BR', 'en-US', 'es-ES'] }).notNull(),
    tags: text('tags').array().notNull(),
    imagemChave: text('imagem_chave'),
    /** What was asked for: nobody turns `agendada` into `publicada` when its moment comes, whoever reads it does (`state.ts`). */
    estado: text('estado', { enum: ['rascunho', 'agendada', 'publicada'] }).notNull(),
    publicarEm: moment('publicar_em'),
    /** No foreign key: news outlive the account, and `nomeAsOf` tells its name. */
    autorId: integer('autor_id').notNull(),
    criadoEm: moment('criado_em').notNull(),
    atualizadoEm: moment('atualizado_em').notNull(),
    /** For the search: one field per line, without case and accents. */
    busca: text('busca')
      .notNull()
      .generatedAlwaysAs(sql`sem_acento(titulo || chr(10) || coalesce(resumo, '') || chr(10) || corpo)`)
  },
  (t) => [
    index('noticias_publicadas').on(t.idioma, t.publicarEm, t.id).where(sql`estado <> 'rascunho'`),
    index('noticias_autor').on(t.autorId),
    index('noticias_busca_trgm').using('gin', sql`${t.busca} gin_trgm_ops`),
    check('noticias_publicacao', sql`estado = 'rascunho' or publicar_em is not null`)
  ]
)
