import { bigint, boolean, date, integer, pgView, text } from 'drizzle-orm/pg-core'

/* Views of the kept counts with the deltas that are not folded in yet. */

/**
 * All counts. `recorte` says what a row distinguishes: days, outcomes (with everything known about them) or
 * municipalities.
 */
export const contagemDeCasos = pgView('contagem_de_casos', {
  recorte: text('recorte', { enum: ['dia', 'desfecho', 'municipio'] }).notNull(),
  /** Empty for the whole country; null in rows by municipality. */
  uf: text('uf'),
  municipio: integer('municipio'),
  dia: date('dia').notNull(),
  tipo: text('tipo').notNull(),
  classificacao: text('classificacao'),
  evolucao: text('evolucao'),
  hospitalizacao: boolean('hospitalizacao'),
  n: bigint('n', { mode: 'number' }).notNull(),
  confirmados: bigint('confirmados', { mode: 'number' }),
  descartados: bigint('descartados', { mode: 'number' }),
  hospitalizados: bigint('hospitalizados', { mode: 'number' }),
  obitos: bigint('obitos', { mode: 'number' })
}).existing()

const profile = {
  recorte: text('recorte', { enum: ['dia', 'municipio'] }).notNull(),
  uf: text('uf'),
  municipio: integer('municipio'),
  dia: date('dia').notNull(),
  tipo: text('tipo').notNull(),
  n: bigint('n', { mode: 'number' }).notNull()
}

/** Counts by day or by municipality, with all parts by person and by outcome. */
export const perfilDeCasos = pgView('perfil_de_casos', profile).existing()

/** Counts by the day of the first symptoms, with all parts. */
export const perfilDeSintomas = pgView('perfil_de_sintomas', profile).existing()

/** Which day of a case decides on its period and its week. */
export type DataBase = 'notificacao' | 'sintomas'

/** Counts with the sums of the summary, by the day of notification or of the first symptoms. */
export const countsBy = { notificacao: contagemDeCasos, sintomas: perfilDeSintomas }

/** Counts with all parts, by either day. */
export const profileBy = { notificacao: perfilDeCasos, sintomas: perfilDeSintomas }
