import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { usuarios } from '../contas/tables.ts'
import { moment } from '../db/columns.ts'

type Objeto = Record<string, unknown>

/** Cases, without what points to a person: lists and statistics read this table, and only this one. */
export const casos = pgTable(
  'casos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tipo: text('tipo', { enum: ['dengue', 'zika', 'chikungunya'] }).notNull(),
    numero_notificacao: text('numero_notificacao').notNull(),
    data_notificacao: date('data_notificacao').notNull(),
    data_inicio_sintomas: date('data_inicio_sintomas').notNull(),
    status: text('status', { enum: ['em_investigacao', 'encerrado'] })
      .notNull()
      .default('em_investigacao'),
    /** All that is shown of the name. */
    iniciais: text('iniciais').notNull(),
    idade: smallint('idade'),
    sexo: text('sexo', { enum: ['M', 'F', 'I'] }),
    gestante: boolean('gestante'),
    raca: text('raca'),
    escolaridade: text('escolaridade'),
    ocupacao: text('ocupacao'),
    /** IBGE's code of seven digits. */
    municipio: integer('municipio').notNull(),
    uf: text('uf').notNull(),
    bairro: text('bairro'),
    zona: text('zona'),
    municipio_infeccao: text('municipio_infeccao'),
    estado_infeccao: text('estado_infeccao'),
    pais_infeccao: text('pais_infeccao'),
    classificacao_inicial: text('classificacao_inicial'),
    classificacao_final: text('classificacao_final'),
    criterio_confirmacao: text('criterio_confirmacao'),
    evolucao: text('evolucao'),
    hospitalizacao: boolean('hospitalizacao').notNull().default(false),
    data_encerramento: date('data_encerramento'),
    data_obito: date('data_obito'),
    unidade_nome: text('unidade_nome'),
    unidade_cnes: text('unidade_cnes'),
    dados_especificos: jsonb('dados_especificos').$type<Objeto>().notNull().default({}),
    /** `dados_clinicos`, `dados_laboratoriais`, `investigacao`, and the rest of the unit: only the detail shows them. */
    detalhe: jsonb('detalhe').$type<Objeto>().notNull().default({}),
    /** Who recorded it, or took it over. */
    responsavel_id: integer('responsavel_id').references(() => usuarios.id, { onDelete: 'set null' }),
    criado_em: moment('criado_em').notNull(),
    atualizado_em: moment('atualizado_em').notNull(),
    excluido_em: moment('excluido_em')
  },
  (t) => [
    uniqueIndex('casos_chave').on(t.tipo, t.numero_notificacao, t.data_notificacao).where(sql`excluido_em is null`),
    index('casos_por_data').on(t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_tipo').on(t.tipo, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_uf').on(t.uf, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_uf_tipo').on(t.uf, t.tipo, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_municipio').on(t.municipio, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_classificacao').on(t.classificacao_final, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_evolucao').on(t.evolucao, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_responsavel').on(t.responsavel_id),
    check('casos_dados_especificos_objeto', sql`jsonb_typeof(dados_especificos) = 'object'`),
    check('casos_detalhe_objeto', sql`jsonb_typeof(detalhe) = 'object'`)
  ]
)

/** What points to a person. Read by a case's detail alone, and that is audited. */
export const casosPessoais = pgTable('casos_pessoais', {
  caso_id: integer('caso_id')
    .primaryKey()
    .references(() => casos.id, { onDelete: 'cascade' }),
  nome: text('nome').notNull(),
  data_nascimento: date('data_nascimento'),
  logradouro: text('logradouro'),
  numero: text('numero'),
  cep: text('cep'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude')
})

export const anexos = pgTable(
  'anexos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    casoId: integer('caso_id')
      .notNull()
      .references(() => casos.id, { onDelete: 'cascade' }),
    nome: text('nome').notNull(),
    tipo: text('tipo', { enum: ['exame', 'notificacao', 'outro'] }).notNull(),
    descricao: text('descricao'),
    conteudo: text('conteudo').notNull(),
    tamanho: integer('tamanho').notNull(),
    chave: text('chave').notNull(),
    enviadoPorId: integer('enviado_por_id').references(() => usuarios.id, { onDelete: 'set null' }),
    enviadoEm: moment('enviado_em').notNull()
  },
  (t) => [index('anexos_caso').on(t.casoId, t.id), index('anexos_enviado_por').on(t.enviadoPorId)]
)

/*
 * Counts of the cases that are not deleted, kept by triggers. Writers append to `casos_deltas` and wait for nobody; from
 * time to time the deltas are folded into the tables below. A count is the sum over both.
 */
export const casosDeltas = pgTable(
  'casos_deltas',
  {
    dia: date('dia').notNull(),
    tipo: text('tipo').notNull(),
    uf: text('uf').notNull(),
    municipio: integer('municipio').notNull(),
    classificacao: text('classificacao').notNull(),
    evolucao: text('evolucao').notNull(),
    hospitalizacao: boolean('hospitalizacao').notNull(),
    n: bigint('n', { mode: 'number' }).notNull()
  },
  (t) => [index('casos_deltas_dia').on(t.dia)]
)

/** By state, and under the empty `uf` for the whole country, so that a national sum reads no more rows than a state's. */
export const casosContados = pgTable(
  'casos_contados',
  {
    uf: text('uf').notNull(),
    dia: date('dia').notNull(),
    tipo: text('tipo').notNull(),
    classificacao: text('classificacao').notNull(),
    evolucao: text('evolucao').notNull(),
    hospitalizacao: boolean('hospitalizacao').notNull(),
    n: bigint('n', { mode: 'number' }).notNull()
  },
  (t) => [primaryKey({ columns: [t.uf, t.dia, t.tipo, t.classificacao, t.evolucao, t.hospitalizacao] })]
)

/** By day only, with the sums that the summary shows: totals, pages of lists and statistics ask for no more. */
export const casosContadosDia = pgTable(
  'casos_contados_dia',
  {
    uf: text('uf').notNull(),
    dia: date('dia').notNull(),
    tipo: text('tipo').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
    confirmados: bigint('confirmados', { mode: 'number' }).notNull(),
    descartados: bigint('descartados', { mode: 'number' }).notNull(),
    hospitalizados: bigint('hospitalizados', { mode: 'number' }).notNull(),
    obitos: bigint('obitos', { mode: 'number' }).notNull()
  },
  (t) => [primaryKey({ columns: [t.uf, t.dia, t.tipo] })]
)

export const casosContadosMunicipio = pgTable(
  'casos_contados_municipio',
  {
    dia: date('dia').notNull(),
    municipio: integer('municipio').notNull(),
    tipo: text('tipo').notNull(),
    n: bigint('n', { mode: 'number' }).notNull()
  },
  (t) => [
    primaryKey({ columns: [t.dia, t.municipio, t.tipo] }),
    index('casos_contados_municipio_por_municipio').on(t.municipio, t.dia)
  ]
)
