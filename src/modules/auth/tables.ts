import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { usuarios } from '../../core/contas/tables.ts'
import { bytes, moment } from '../../platform/db/columns.ts'

/** Backup codes of multi-factor authentication, each good for one use. */
export const codigosReserva = pgTable(
  'codigos_reserva',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull(),
    usadoEm: moment('usado_em')
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.hash] })]
)

/** Devices from which an account has logged in. The first login from a device is reported to its owner. */
export const dispositivos = pgTable(
  'dispositivos',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    nome: text('nome').notNull(),
    vistoEm: moment('visto_em').notNull()
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.nome] })]
)

/**
 * Attempts to log in, to enrol an authenticator, and to repeat a password within a session. Emails are counted whether
 * or not an account has them, and are not stored themselves.
 */
export const bloqueios = pgTable('bloqueios', {
  chave: bytes('chave').primaryKey(),
  /** What is being attempted. */
  de: text('de', { enum: ['login', 'mfa', 'sessao'] })
    .notNull()
    .default('login'),
  /** When attempts failed, within the latest window. */
  falhas: moment('falhas').array().notNull().default(sql`'{}'`),
  /** Attempts under way, each as `<milliseconds since 1970>:<random>`. */
  emCurso: text('em_curso').array().notNull().default(sql`'{}'`),
  bloqueadoAte: moment('bloqueado_ate')
})
