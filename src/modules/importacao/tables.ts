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
import { casos } from '../agravos/tables.ts'
import type { Familia } from './read/layout.ts'
import type { Figures, Preview, StoredProblem } from './write/figures.ts'

const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/**
 * The states of an import.
 * recebendo: its file is being stored, and there is no job yet.
 * em_curso: its job works on it or waits for its turn; or the job has failed, and what it wrote is being taken back.
 * concluida: all that it had to write is written.
 * falhou, cancelada: nothing that it wrote remains, except cases that others have changed since.
 * desfazendo, desfeita: it was concluded, and another job takes back, or has taken back, what it wrote.
 */
export const estados = ['recebendo', 'em_curso', 'concluida', 'falhou', 'cancelada', 'desfazendo', 'desfeita'] as const

/** One row for each file that was sent. It outlives its job. */
export const importacoes = pgTable(
  'importacoes',
  {
    /** The id of its job. There is no foreign key, because jobs are removed after a while. */
    id: uuid('id').primaryKey(),
    estado: text('estado', { enum: estados }).notNull(),
    donoId: integer('dono_id').references(() => usuarios.id, { onDelete: 'set null' }),
    donoNome: text('dono_nome'),
    /** The address and the request id of the sender, for the audit trail. */
    ip: text('ip'),
    requisicao: text('requisicao'),
    modo: text('modo', { enum: ['validar', 'importar', 'atualizar'] }).notNull(),
    /** The mode that `validar` tries out; `espelhar` for an update that mirrors. */
    como: text('como', { enum: ['importar', 'atualizar', 'espelhar'] }),
    ignorarErros: boolean('ignorar_erros').notNull(),
    formato: text('formato').$type<SourceFormat>().notNull(),
    layout: text('layout').$type<Familia>(),
    arquivoNome: text('arquivo_nome').notNull(),
    arquivoTamanho: bigint('arquivo_tamanho', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Where the file is stored; null once it is removed. */
    chave: text('chave'),
    /** Like that of its job. */
    territorio: text('territorio').array(),
    criadoEm: moment('criado_em').notNull(),
    /** When the first run began. */
    iniciadoEm: moment('iniciado_em'),
    concluidoEm: moment('concluido_em'),
    /** For an import of all rows or none: how far the rows are known to have no error. */
    conferido: jsonb('conferido').$type<Record<string, unknown>>(),
    figuras: jsonb('figuras').$type<Figures>(),
    /** The job that undoes the import, and how many cases it has removed and kept. */
    desfeitaPor: uuid('desfeita_por'),
    removidos: integer('removidos'),
    mantidos: integer('mantidos'),
    /** How many of the cases that it changed are as they were before. */
    restaurados: integer('restaurados')
  },
  (t) => [
    index('importacoes_criado').on(t.criadoEm, t.id),
    index('importacoes_concluido').on(t.concluidoEm, t.id),
    index('importacoes_dono').on(t.donoId),
    // The imports that upkeep looks at: their file is still stored, or they have not come to an end.
    index('importacoes_abertas')
      .on(t.id)
      .where(sql`chave is not null or estado in ('recebendo', 'em_curso', 'desfazendo')`),
    uniqueIndex('importacoes_desfeita_por').on(t.desfeitaPor)
  ]
)

/** One row for each batch that was committed: the checkpoint from which a killed import goes on. */
export const lotes = pgTable(
  'importacoes_lotes',
  {
    importacaoId: uuid('importacao_id')
      .notNull()
      .references(() => importacoes.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    lugar: jsonb('lugar').$type<Place>().notNull(),
    figuras: jsonb('figuras').$type<Figures>().notNull(),
    /** The first errors and warnings; emptied once they are stored in the job. */
    problemas: jsonb('problemas').$type<StoredProblem[]>().notNull(),
    /** What the first rows of a trial run would change. */
    previstas: jsonb('previstas').$type<Preview[]>().notNull().default([]),
    /** The lines of the rows that were refused. */
    recusadas: multirange('recusadas').notNull(),
    /** The size of the report of refused rows after this batch. */
    relatorio: bigint('relatorio', { mode: 'number' }).notNull(),
    /** The ids of the cases that the batch created, without those that were removed again. */
    criados: multirange('criados').notNull(),
    /** Whether the cases of the batch were removed again; `criados` then has those that were kept. */
    desfeito: boolean('desfeito').notNull().default(false),
    em: moment('em').notNull()
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.n] })]
)

/**
 * Digests of the keys of cases that an import writes, or would write. They show that a row repeats an earlier one of
 * the same file. The table is not logged, so a crash of the database empties it.
 */
export const vistas = pgTable(
  'importacoes_vistas',
  {
    importacaoId: uuid('importacao_id').notNull(),
    chave: uuid('chave').notNull(),
    /** A keyed digest of what the row says. */
    conteudo: uuid('conteudo')
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.chave] })]
)

/**
 * What an import has changed in cases that were there before, so that it can be undone. It is kept as long as imports
 * can be undone, and goes with its case.
 */
export const mudancas = pgTable(
  'importacoes_mudancas',
  {
    importacaoId: uuid('importacao_id')
      .notNull()
      .references(() => importacoes.id, { onDelete: 'cascade' }),
    casoId: integer('caso_id')
      .notNull()
      .references(() => casos.id, { onDelete: 'cascade' }),
    /** The moment of the change. A case that has another one now was changed since. */
    em: moment('em').notNull(),
    /** The former values, packed and sealed; null once the case was found changed since. */
    antes: text('antes')
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.casoId] }), index('importacoes_mudancas_caso').on(t.casoId)]
)

/**
 * Cases as they were before a row was merged into them, as the last release kept them until the import had ended. This
 * release only reads them, to take such an import back.
 */
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
