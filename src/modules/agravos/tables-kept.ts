import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { profileColumns, totalColumns, ufColumns } from './counts/profile.ts'
import { resultColumns } from './statistics/indicators/words.ts'

/** Columns that are empty where they would be 0. */
const parts = (names: string[]) => Object.fromEntries(names.map((name) => [name, integer(name)]))

/**
 * Counts of the cases that are not deleted, kept by triggers. Writers append to `casos_deltas` and wait for nobody; a
 * worker folds the deltas into the three tables below. `contagem_de_casos` shows both together, so that a count is a
 * sum over its rows. It is hard because every table is a different breakdown of the same cases and all must agree at
 * any moment.
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
    n: bigint('n', { mode: 'number' }).notNull(),
    /** The number that stands for a sex within an age group. */
    pessoa: smallint('pessoa').notNull(),
    /** The municipality of notification, where that is not the one of residence. */
    fora: integer('fora'),
    /** The day of the first symptoms. */
    sintomas: date('sintomas')
  },
  (t) => [index('casos_deltas_dia').on(t.dia)]
)

/**
 * Counts by state and, under the empty `uf`, for the whole country, so that a national sum reads no more rows than a
 * state's.
 */
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

/**
 * Counts by day only, with the sums that the summary shows. The sums come first in the row, since totals, pages of
 * lists and most statistics need nothing else.
 */
const byDay = {
  uf: text('uf').notNull(),
  dia: date('dia').notNull(),
  tipo: text('tipo').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
  confirmados: bigint('confirmados', { mode: 'number' }).notNull(),
  descartados: bigint('descartados', { mode: 'number' }).notNull(),
  hospitalizados: bigint('hospitalizados', { mode: 'number' }).notNull(),
  obitos: bigint('obitos', { mode: 'number' }).notNull(),
  ...parts([...profileColumns, ...ufColumns])
}
export const casosContadosDia = pgTable('casos_contados_dia', byDay, (t) => [
  primaryKey({ columns: [t.uf, t.dia, t.tipo] })
])

const byMunicipio = {
  dia: date('dia').notNull(),
  municipio: integer('municipio').notNull(),
  tipo: text('tipo').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
  confirmados: integer('confirmados').notNull().default(0),
  descartados: integer('descartados').notNull().default(0),
  hospitalizados: integer('hospitalizados').notNull().default(0),
  obitos: integer('obitos').notNull().default(0),
  ...parts(profileColumns)
}
export const casosContadosMunicipio = pgTable('casos_contados_municipio', byMunicipio, (t) => [
  primaryKey({ columns: [t.dia, t.municipio, t.tipo] }),
  index('casos_contados_municipio_por_municipio').on(t.municipio, t.dia)
])

/**
 * The two counts above by the day of the first symptoms (`dia`). Deltas that leave `casos_deltas` are added here by a
 * trigger, as to the totals, so a writer adds no row more.
 */
export const casosSintomasDia = pgTable('casos_sintomas_dia', byDay, (t) => [
  primaryKey({ columns: [t.uf, t.dia, t.tipo] })
])
/** One index less than by notification: each one costs an import, and all municipalities are as many lookups. */
export const casosSintomasMunicipio = pgTable('casos_sintomas_municipio', byMunicipio, (t) => [
  primaryKey({ columns: [t.municipio, t.dia, t.tipo] })
])

const totals = {
  tipo: text('tipo').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
  confirmados: bigint('confirmados', { mode: 'number' }).notNull(),
  descartados: bigint('descartados', { mode: 'number' }).notNull(),
  hospitalizados: bigint('hospitalizados', { mode: 'number' }).notNull(),
  ...Object.fromEntries(totalColumns.map((name) => [name, integer(name).notNull()]))
}
const totalOfMunicipio = { municipio: integer('municipio').notNull(), ...totals }

/**
 * Counts by municipality over all days. Rows by municipality and day are nearly as many as the cases, and a list within
 * a territory of many municipalities would add up most of them. Deltas that leave `casos_deltas` are added here by a
 * trigger, so that both together are always the cases there are.
 */
export const casosTotais = pgTable('casos_totais', totalOfMunicipio, (t) => [
  primaryKey({ columns: [t.municipio, t.tipo] })
])

/** The totals with the deltas that are not folded in yet. */
export const totaisDeCasos = pgView('totais_de_casos', totalOfMunicipio).existing()

const totalOfBoth = {
  notificacao: integer('notificacao').notNull(),
  residencia: integer('residencia').notNull(),
  ...totals
}

/**
 * Counts of the cases that were not notified where the patient lives, by both municipalities. Deltas that leave
 * `casos_deltas` are added here, as to the totals.
 */
export const casosFora = pgTable('casos_fora', totalOfBoth, (t) => [
  primaryKey({ columns: [t.notificacao, t.residencia, t.tipo] })
])

/** These counts with the deltas that are not folded in yet. */
export const foraDeCasos = pgView('fora_de_casos', totalOfBoth).existing()

/**
 * Marks in the orders of the list (`campo`). Each begins a stretch of some thousand cases, in the order of `valor` and
 * `id`, and `n` is the size of the stretch. The first begins before everything. A page at any depth begins in a known
 * stretch, and only that one is walked.
 */
export const casosMarcos = pgTable(
  'casos_marcos',
  {
    campo: text('campo').notNull(),
    /** A day, or a moment in UTC. */
    valor: timestamp('valor', { mode: 'string' }).notNull(),
    id: integer('id').notNull(),
    n: bigint('n', { mode: 'number' }).notNull()
  },
  (t) => [primaryKey({ columns: [t.campo, t.valor, t.id] })]
)

/** Cases that came and went since the stretches were last counted, with their position in each order. */
export const casosOrdemDeltas = pgTable('casos_ordem_deltas', {
  id: integer('id').notNull(),
  dataInicioSintomas: date('data_inicio_sintomas').notNull(),
  criadoEm: moment('criado_em').notNull(),
  atualizadoEm: moment('atualizado_em').notNull(),
  n: integer('n').notNull()
})

/**
 * The marks, and each change as a point between them. The sum of everything before a mark is the number of cases before
 * it.
 */
export const ordemDeCasos = pgView('ordem_de_casos', {
  campo: text('campo').notNull(),
  valor: timestamp('valor', { mode: 'string' }).notNull(),
  id: integer('id').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
  marco: boolean('marco').notNull()
}).existing()

/** The centre of each municipality, in thousandths of a degree. Anything too far from it was mistyped. */
export const municipiosCentros = pgTable('municipios_centros', {
  codigo: integer('codigo').primaryKey(),
  latitude: integer('latitude').notNull(),
  longitude: integer('longitude').notNull()
})

/**
 * Places of cases that came and went since the last fold, in thousandths of a degree, with the areas they belong to.
 */
export const casosLugaresDeltas = pgTable('casos_lugares_deltas', {
  municipio: integer('municipio').notNull(),
  bairro: text('bairro'),
  /** The first five digits of the CEP. */
  cep: text('cep'),
  latitude: integer('latitude').notNull(),
  longitude: integer('longitude').notNull(),
  n: integer('n').notNull()
})

const lugarColumns = {
  nivel: text('nivel', { enum: ['bairro', 'cep'] }).notNull(),
  municipio: integer('municipio').notNull(),
  /** Without accents, capitals and needless spaces. */
  area: text('area').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
  latitudes: bigint('latitudes', { mode: 'number' }).notNull(),
  longitudes: bigint('longitudes', { mode: 'number' }).notNull(),
  p1: numeric('p1').notNull(),
  p2: numeric('p2').notNull(),
  p3: numeric('p3').notNull(),
  p4: numeric('p4').notNull()
}

/**
 * For each neighbourhood and each beginning of a CEP: how many cases, of any disease and any time, have a known place,
 * and the sums of these places, from which their mean follows. `p1` to `p4` are sums of the powers of one number per
 * place. They suffice to tell whether there are three different places.
 */
export const casosLugares = pgTable('casos_lugares', lugarColumns, (t) => [
  primaryKey({ columns: [t.nivel, t.municipio, t.area] })
])

/** Both tables together: what is known about the places of an area is a sum over its rows. */
export const lugaresDeCasos = pgView('lugares_de_casos', lugarColumns).existing()

/**
 * What the indicators need of whole days, by the day of notification and by that of the symptoms, for each state and,
 * under the empty `uf`, for the country. The arrays stand side by side: numbers of days, and the cases of each.
 */
export const casosIndicadores = pgTable(
  'casos_indicadores',
  {
    base: text('base', { enum: ['notificacao', 'sintomas'] }).notNull(),
    uf: text('uf').notNull(),
    dia: date('dia').notNull(),
    tipo: text('tipo').notNull(),
    ateNotificacao: integer('ate_notificacao').array().notNull(),
    ateNotificacaoN: integer('ate_notificacao_n').array().notNull(),
    /** How many of them were closed in time. */
    ateNotificacaoNoPrazo: integer('ate_notificacao_no_prazo').array().notNull(),
    ateDigitacao: integer('ate_digitacao').array().notNull(),
    ateDigitacaoN: integer('ate_digitacao_n').array().notNull(),
    ...Object.fromEntries(resultColumns.map((name) => [name, integer(name).notNull()]))
  },
  (t) => [primaryKey({ columns: [t.base, t.uf, t.dia, t.tipo] })]
)

/**
 * Days whose cases have changed since they were kept. Writers only append, so that none waits for another; a worker
 * keeps these days again. The table has no index, since recording pays for it and the rows are few.
 */
export const casosIndicadoresMarcas = pgTable('casos_indicadores_marcas', {
  base: text('base', { enum: ['notificacao', 'sintomas'] }).notNull(),
  dia: date('dia').notNull(),
  /** When the transaction began, by the clock of the database. */
  em: moment('em').notNull().defaultNow()
})
