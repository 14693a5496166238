import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

export const noticias = pgTable(
  'noticias',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    titulo: text('titulo').notNull(),
    resumo: text('resumo'),
    /** The Markdown that was sent. */
    corpo: text('corpo').notNull(),
    /** The Markdown as HTML, and the digest of what it was made of (`rendered.ts`). Null in older rows. */
    corpoHtml: text('corpo_html'),
    corpoHtmlDe: text('corpo_html_de'),
    idioma: text('idioma', { enum: ['pt-BR', 'en-US', 'es-ES'] }).notNull(),
    tags: text('tags').array().notNull(),
    imagemChave: text('imagem_chave'),
    /**
     * The state that was asked for. Nothing turns `agendada` into `publicada` when the moment comes; readers compare
     * the clock (`state.ts`).
     */
    estado: text('estado', { enum: ['rascunho', 'agendada', 'publicada'] }).notNull(),
    publicarEm: moment('publicar_em'),
    /** Without a foreign key: news outlive the account, and `nomeAsOf` still knows its name. */
    autorId: integer('autor_id').notNull(),
    criadoEm: moment('criado_em').notNull(),
    atualizadoEm: moment('atualizado_em').notNull(),
    /** The text to search in: one field per line, without case and accents. */
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
