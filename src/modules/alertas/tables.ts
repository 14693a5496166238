import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'
import type { TerritorioItem } from '../../core/contas/territorio/territorio.ts'
import { moment } from '../../platform/db/columns.ts'
import type { KeptWeek, Motivo } from './compute/place.ts'

/**
 * The computations of a disease, with the data that each stood on. None is ever changed: what was shown on a day is the
 * last one up to it.
 */
export const rodadas = pgTable(
  'alertas_rodadas',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tipo: text('tipo').notNull(),
    dia: date('dia').notNull(),
    em: moment('em').notNull(),
    /** The last day on which a case was known, which takes the place of today. */
    dadosAte: date('dados_ate').notNull(),
    /** The newest whole week, as `YYYYWW`. */
    semana: integer('semana').notNull(),
    /** The probable cases of the weeks that were read. */
    casos: integer('casos').notNull(),
    /** The years that the channel stands on. */
    anos: integer('anos').array().notNull(),
    versao: smallint('versao').notNull(),
    /** What the cases were like, to know whether they have changed since. */
    marca: text('marca').notNull()
  },
  (t) => [index('alertas_rodadas_tipo').on(t.tipo, t.id)]
)

/** What a computation says of a place: 0 is the country, two digits a state, seven a municipality. */
export const alertas = pgTable(
  'alertas',
  {
    rodadaId: integer('rodada_id')
      .notNull()
      .references(() => rodadas.id, { onDelete: 'cascade' }),
    lugar: integer('lugar').notNull(),
    nivel: smallint('nivel'),
    /** Why there is no level. */
    motivo: text('motivo').$type<Motivo>(),
    /** Whose delay was taken: its own, the state's or the country's. */
    atraso: integer('atraso'),
    semanas: jsonb('semanas').$type<KeptWeek[]>().notNull()
  },
  (t) => [primaryKey({ columns: [t.rodadaId, t.lugar] }), index('alertas_lugar').on(t.lugar, t.rodadaId)]
)

/** Levels that rose, each written together with the computation that found it. */
export const subidas = pgTable(
  'alertas_subidas',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tipo: text('tipo').notNull(),
    lugar: integer('lugar').notNull(),
    semana: integer('semana').notNull(),
    /** The level before; null where none was known. */
    antes: smallint('antes'),
    nivel: smallint('nivel').notNull(),
    em: moment('em').notNull()
  },
  (t) => [index('alertas_subidas_em').on(t.em)]
)

/** Who wants to be told by mail, and of what. */
export const escolhas = pgTable('alertas_escolhas', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  territorios: jsonb('territorios').$type<TerritorioItem[]>().notNull(),
  nivelMinimo: smallint('nivel_minimo').notNull(),
  idioma: text('idioma').notNull(),
  /** The last rise that was told, and the day of the last mail. */
  ate: integer('ate').notNull(),
  enviadoDia: date('enviado_dia')
})
