import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'
import { moment, wide } from '../../platform/db/columns.ts'
import type { Json, Path } from './fields/field-type.ts'
import { fieldAt, type fields, paths } from './fields/fields.ts'
import { hasMadeNumber } from './fields/made-number.ts'
import type { Agreement } from './pessoas/likeness.ts'

type Fields = typeof fields
type ColumnsIn<Table> = {
  [P in Path as Fields[P]['at'] extends { table: Table; column: infer Name extends string }
    ? Name
    : never]: Fields[P]['at'] extends { type: infer Type } ? Type : never
}

/** The columns that hold fields of the contract, under their own names. */
function columnsIn<Table extends 'casos' | 'casos_pessoais'>(table: Table): ColumnsIn<Table> {
  const columns: Record<string, PgColumnBuilderBase> = {}
  for (const path of paths) {
    const { at } = fieldAt(path)
    if (at.table !== 'detalhe' && at.table === table) columns[at.column] = at.type
  }
  // The type describes what the loop does with the table of fields.
  return columns as ColumnsIn<Table>
}

/** Cases without personal data. Lists and statistics read only this table. */
export const casos = pgTable(
  'casos',
  {
    ...columnsIn('casos'),
    /** All that is shown of the name. */
    iniciais: text('iniciais').notNull(),
    /** Fields that only the detail shows and that no list filters by. */
    detalhe: jsonb('detalhe').$type<Json>().notNull().default({}),
    /** The user who recorded the case or took it over. */
    responsavel_id: integer('responsavel_id').references(() => usuarios.id, { onDelete: 'set null' }),
    excluido_em: moment('excluido_em')
  },
  (t) => [
    uniqueIndex('casos_chave').on(t.tipo, t.numero_notificacao, t.data_notificacao).where(sql`excluido_em is null`),
    index('casos_por_data').on(t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_tipo').on(t.tipo, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_uf').on(t.uf, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_uf_tipo').on(t.uf, t.tipo, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_municipio').on(t.municipio, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    index('casos_por_classificacao')
      .on(t.classificacao_final, t.data_notificacao, t.id)
      .where(sql`excluido_em is null`),
    index('casos_por_evolucao').on(t.evolucao, t.data_notificacao, t.id).where(sql`excluido_em is null`),
    // The other orders of the list, each with the id as its last key.
    index('casos_por_sintomas').on(t.data_inicio_sintomas, t.id).where(sql`excluido_em is null`),
    index('casos_por_criacao').on(t.criado_em, t.id).where(sql`excluido_em is null`),
    index('casos_por_mudanca').on(t.atualizado_em, t.id).where(sql`excluido_em is null`),
    index('casos_por_id').on(t.id).where(sql`excluido_em is null`),
    index('casos_por_idade').on(t.idade, t.id).where(sql`excluido_em is null`),
    index('casos_por_numero').on(sql`numero_notificacao collate "C"`, t.id).where(sql`excluido_em is null`),
    // Tells the different neighbourhoods. National files have none, so an import does not pay for it.
    index('casos_por_bairro').on(t.bairro).where(sql`excluido_em is null and bairro is not null`),
    // Cases of people who live elsewhere, which lie within a territory only by it: in municipalities, and in states.
    // Where they live is in the index too, so that cases are passed over without being read.
    index('casos_notificados_fora')
      .on(t.municipio_notificacao, t.data_notificacao, t.id, t.municipio)
      .where(sql`excluido_em is null and municipio_notificacao <> municipio`),
    index('casos_notificados_fora_do_estado')
      .on(sql`(municipio_notificacao / 100000)`, t.data_notificacao, t.id, t.municipio, t.municipio_notificacao)
      .where(sql`excluido_em is null and municipio_notificacao / 100000 <> municipio / 100000`),
    // National files name few serotypes.
    index('casos_por_sorotipo')
      .on(sql`(detalhe -> 'dados_laboratoriais' ->> 'sorotipo')`, t.data_notificacao, t.id)
      .where(sql`excluido_em is null and (detalhe -> 'dados_laboratoriais' ->> 'sorotipo') is not null`),
    // Where imports look for a case that another kind of file has brought. Each case is in one of the two.
    index('casos_sem_numero')
      .on(t.municipio, t.data_inicio_sintomas, t.idade, t.data_notificacao)
      .where(sql.raw(`excluido_em is null and ${hasMadeNumber}`)),
    index('casos_com_numero')
      .on(t.municipio, t.data_inicio_sintomas, t.idade, t.data_notificacao)
      .where(sql.raw(`excluido_em is null and not ${hasMadeNumber}`)),
    index('casos_responsavel').on(t.responsavel_id),
    // The deleted cases, which are removed for good one day.
    index('casos_excluidos').on(t.excluido_em).where(sql`excluido_em is not null`),
    check('casos_dados_especificos_objeto', sql`jsonb_typeof(dados_especificos) = 'object'`),
    check('casos_detalhe_objeto', sql`jsonb_typeof(detalhe) = 'object'`)
  ]
)

/** A condition on any of these columns. */
const anyOf = (columns: string[], condition: (column: string) => string) => sql.raw(columns.map(condition).join(' or '))
/** The sealed columns that are older than the seals, and all. */
const oncePlain = ['nome', 'logradouro', 'numero']
const sealed = ['nome', 'telefone', 'nome_mae', 'cns', 'logradouro', 'numero']

/** Personal data. Only the detail of a case reads them, which is audited. */
export const casosPessoais = pgTable(
  'casos_pessoais',
  {
    caso_id: integer('caso_id')
      .primaryKey()
      .references(() => casos.id, { onDelete: 'cascade' }),
    ...columnsIn('casos_pessoais'),
    // Keyed digests by which a person is found (`pessoas/digests.ts`).
    som_nomes: wide('som_nomes'),
    som_ano: wide('som_ano'),
    som_primeiro: wide('som_primeiro'),
    som_ultimo: wide('som_ultimo'),
    som_mae: wide('som_mae'),
    som_cns: wide('som_cns')
  },
  (t) => [
    // Release 3 asks this one for plain texts. It goes once no instance of that release can be at work.
    index('casos_pessoais_por_selar')
      .on(t.caso_id)
      .where(anyOf(oncePlain, (name) => `(${name} <> '' and not starts_with(${name}, 'v1.'))`)),
    // Each gives the newest cases of a digest. Files without names have no entries in them.
    index('casos_pessoais_som_nomes').on(t.som_nomes, t.caso_id).where(sql`som_nomes is not null`),
    index('casos_pessoais_som_ano').on(t.som_ano, t.caso_id).where(sql`som_ano is not null`),
    index('casos_pessoais_som_primeiro').on(t.som_primeiro, t.caso_id).where(sql`som_primeiro is not null`),
    index('casos_pessoais_som_ultimo').on(t.som_ultimo, t.caso_id).where(sql`som_ultimo is not null`),
    index('casos_pessoais_som_mae').on(t.som_mae, t.caso_id).where(sql`som_mae is not null`),
    index('casos_pessoais_som_cns').on(t.som_cns, t.caso_id).where(sql`som_cns is not null`),
    // Empty once every person has digests.
    index('casos_pessoais_sem_sons').on(t.caso_id).where(sql`som_nomes is null and (nome <> '' or cns <> '')`),
    // Both are empty once everything is sealed in the present form, so that it is found out at once.
    index('casos_pessoais_sem_selo')
      .on(t.caso_id)
      .where(
        anyOf(
          oncePlain,
          (name) => `(${name} <> '' and not starts_with(${name}, 'v1.') and not starts_with(${name}, 'v2.'))`
        )
      ),
    index('casos_pessoais_por_religar')
      .on(t.caso_id)
      .where(anyOf(sealed, (name) => `(starts_with(${name}, 'v1.'))`))
  ]
)

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
    /** The sender's name at that time, which stays when the account is removed. */
    enviadoPorNome: text('enviado_por_nome'),
    enviadoEm: moment('enviado_em').notNull()
  },
  (t) => [index('anexos_caso').on(t.casoId, t.id), index('anexos_enviado_por').on(t.enviadoPorId)]
)

/**
 * Two cases whose patients may be one person, found by the digests. The one that was taken for the other stays as a
 * deleted case, so that it can come back.
 */
export const duplicidades = pgTable(
  'duplicidades',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tipo: text('tipo').notNull(),
    /** The older case, and the newer one. */
    casoA: integer('caso_a')
      .notNull()
      .references(() => casos.id, { onDelete: 'cascade' }),
    casoB: integer('caso_b')
      .notNull()
      .references(() => casos.id, { onDelete: 'cascade' }),
    pontuacao: integer('pontuacao').notNull(),
    coincide: text('coincide').array().$type<Agreement[]>().notNull(),
    estado: text('estado', { enum: ['pendente', 'distintas', 'mesmo_caso'] })
      .notNull()
      .default('pendente'),
    encontradaEm: moment('encontrada_em').notNull(),
    /** When a search has last found both alike. */
    vistaEm: moment('vista_em').notNull(),
    decididaEm: moment('decidida_em'),
    decididaPorId: integer('decidida_por_id').references(() => usuarios.id, { onDelete: 'set null' }),
    mantidoId: integer('mantido_id'),
    /** What the kept case was before it took something from the other, packed and sealed, as long as it can go back. */
    antes: text('antes')
  },
  (t) => [
    uniqueIndex('duplicidades_par').on(t.casoA, t.casoB),
    index('duplicidades_caso_b').on(t.casoB),
    index('duplicidades_decidida_por').on(t.decididaPorId),
    index('duplicidades_por_pontuacao').on(t.pontuacao, t.id),
    index('duplicidades_por_achado').on(t.encontradaEm, t.id),
    index('duplicidades_com_antes').on(t.decididaEm).where(sql`antes is not null`)
  ]
)

/**
 * The keys of cases that were taken for another one. A file that brings such a case again brings nothing new. They stay
 * as long as the kept case does, even when the other is removed for good.
 */
export const casosUnidos = pgTable(
  'casos_unidos',
  {
    id: integer('id').primaryKey(),
    mantidoId: integer('mantido_id')
      .notNull()
      .references(() => casos.id, { onDelete: 'cascade' }),
    tipo: text('tipo').notNull(),
    numero: text('numero').notNull(),
    data: date('data').notNull()
  },
  (t) => [index('casos_unidos_mantido').on(t.mantidoId), index('casos_unidos_chave').on(t.numero, t.tipo, t.data)]
)

/**
 * What the order of `atualizado_em` does not show, written by triggers: cases that are gone, that had another key or
 * place before, that came back, and changes whose moment is earlier than their transaction. `extrato/README.md` tells
 * why. Each row has what the case was before, by which it is known who reached it.
 */
export const casosMudancas = pgTable(
  'casos_mudancas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** When the transaction began, by the clock of the database. */
    em: moment('em').notNull(),
    /** No foreign key: the row outlives its case. */
    casoId: integer('caso_id').notNull(),
    tipo: text('tipo').notNull(),
    uf: text('uf').notNull(),
    municipio: integer('municipio').notNull(),
    municipioNotificacao: integer('municipio_notificacao'),
    dataNotificacao: date('data_notificacao').notNull()
  },
  (t) => [index('casos_mudancas_por_momento').on(t.em, t.id)]
)

/** How far the background has looked for duplicates among new cases. It has one row. */
export const buscaDeDuplicidades = pgTable('busca_de_duplicidades', {
  unica: boolean('unica').primaryKey().default(true),
  ate: integer('ate').notNull()
})

/** When an account read the identity of a patient, within the last hour and up to the limit. */
export const identificacoes = pgTable('identificacoes', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  momentos: moment('momentos').array().notNull()
})

/** When an account sent texts with a patient's name or address, within the last hour and up to the limit. */
export const recusasDeTexto = pgTable('recusas_de_texto', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  momentos: moment('momentos').array().notNull()
})
