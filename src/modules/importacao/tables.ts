import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'
import { moment } from '../../platform/db/columns.ts'
import type { Place, SourceFormat } from '../../platform/sheets/read/source.ts'
import type { Familia } from './read/layout.ts'
import type { Figures, StoredProblem } from './write/figures.ts'

const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/**
 * What has become of an import.
 * recebendo: its file is being stored, and there is no job yet.
 * em_curso: its job works on it, or waits for its turn; or the job has failed, and what it wrote is being taken back.
 * concluida: all that it had to write is there.
 * falhou, cancelada: nothing of it remains, but what others have changed since.
 * desfazendo, desfeita: it was concluded, and another job removes, or has removed, the cases that it created.
 */
export const estados = ['recebendo', 'em_curso', 'concluida', 'falhou', 'cancelada', 'desfazendo', 'desfeita'] as const

/** Every file that was sent. It outlives its job. */
export const importacoes = pgTable(
  'importacoes',
  {
    /** The id of its job. No foreign key: jobs are removed after a while. */
    id: uuid('id').primaryKey(),
    estado: text('estado', { enum: estados }).notNull(),
    donoId: integer('dono_id').references(() => usuarios.id, { onDelete: 'set null' }),
    donoNome: text('dono_nome'),
    /** For the audit trail. */
    ip: text('ip'),
    requisicao: text('requisicao'),
    modo: text('modo', { enum: ['validar', 'importar', 'atualizar'] }).notNull(),
    ignorarErros: boolean('ignorar_erros').notNull(),
    formato: text('formato').$type<SourceFormat>().notNull(),
    layout: text('layout').$type<Familia>(),
    arquivoNome: text('arquivo_nome').notNull(),
    arquivoTamanho: bigint('arquivo_tamanho', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Where the file is stored; null once it is removed. */
    chave: text('chave'),
    criadoEm: moment('criado_em').notNull(),
    /** When the first run began. */
    iniciadoEm: moment('iniciado_em'),
    concluidoEm: moment('concluido_em'),
    /** How far it is known that no row has an error; of an import of all rows or none. */
    conferido: jsonb('conferido').$type<Record<string, unknown>>(),
    figuras: jsonb('figuras').$type<Figures>(),
    /** The job that removes the cases it created, and how many it removed and kept. */
    desfeitaPor: uuid('desfeita_por'),
    removidos: integer('removidos'),
    mantidos: integer('mantidos')
  },
  (t) => [
    index('importacoes_criado').on(t.criadoEm, t.id),
    index('importacoes_concluido').on(t.concluidoEm, t.id),
    index('importacoes_dono').on(t.donoId),
    // What somebody may have to see to: files that are still stored, and ends that were not reached.
    index('importacoes_abertas')
      .on(t.id)
      .where(sql`chave is not null or estado in ('recebendo', 'em_curso', 'desfazendo')`),
    uniqueIndex('importacoes_desfeita_por').on(t.desfeitaPor)
  ]
)

/** Each batch of rows that was committed, and where the next one begins. */
export const lotes = pgTable(
  'importacoes_lotes',
  {
    importacaoId: uuid('importacao_id')
      .notNull()
      .references(() => importacoes.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    lugar: jsonb('lugar').$type<Place>().notNull(),
    figuras: jsonb('figuras').$type<Figures>().notNull(),
    /** The first errors and warnings, until they are in the job. */
    problemas: jsonb('problemas').$type<StoredProblem[]>().notNull(),
    /** The lines of the rows that were refused. */
    recusadas: multirange('recusadas').notNull(),
    /** The size of the report of refused rows after this batch. */
    relatorio: bigint('relatorio', { mode: 'number' }).notNull(),
    /** The ids of the cases that it created; those that were removed again are taken out. */
    criados: multirange('criados').notNull(),
    /** Whether the cases that it created were removed again; `criados` then has those that were kept. */
    desfeito: boolean('desfeito').notNull().default(false),
    em: moment('em').notNull()
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.n] })]
)

/** The cases that an import writes, or would write, by a digest of their keys: a row that comes again in the same file is known by it. Not logged. */
export const vistas = pgTable(
  'importacoes_vistas',
  { importacaoId: uuid('importacao_id').notNull(), chave: uuid('chave').notNull() },
  (t) => [primaryKey({ columns: [t.importacaoId, t.chave] })]
)

/** Cases as they were before a row was merged into them, until the import has ended: one that breaks off is taken back. */
export const anteriores = pgTable(
  'importacoes_anteriores',
  {
    importacaoId: uuid('importacao_id')
      .notNull()
      .references(() => importacoes.id, { onDelete: 'cascade' }),
    casoId: integer('caso_id').notNull(),
    em: moment('em').notNull(),
    antes: jsonb('antes').$type<Record<string, unknown>>().notNull()
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.casoId] })]
)
