import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './tipos.ts'
import { usuarios } from './usuarios.ts'

export const sessoes = pgTable(
  'sessoes',
  {
    id: uuid('id').primaryKey(),
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    criadaEm: moment('criada_em').notNull(),
    ultimaAtividade: moment('ultima_atividade').notNull(),
    /** When its newest refresh token ends. */
    expiraEm: moment('expira_em').notNull().default(sql`now() + interval '7 days'`),
    encerradaEm: moment('encerrada_em'),
    lembrar: boolean('lembrar').notNull().default(false),
    dispositivo: text('dispositivo').notNull(),
    ip: text('ip').notNull(),
    local: text('local')
  },
  (t) => [
    index('sessoes_abertas').on(t.usuarioId).where(sql`encerrada_em is null`),
    index('sessoes_usuario').on(t.usuarioId)
  ]
)

export const tokensRenovacao = pgTable(
  'tokens_renovacao',
  {
    hash: bytes('hash').primaryKey(),
    sessaoId: uuid('sessao_id')
      .notNull()
      .references(() => sessoes.id, { onDelete: 'cascade' }),
    criadoEm: moment('criado_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
    substituidoEm: moment('substituido_em')
  },
  (t) => [index('tokens_renovacao_sessao').on(t.sessaoId)]
)

/** One-use tokens that travel by mail: password resets and confirmations of a new email. */
export const tokensConta = pgTable(
  'tokens_conta',
  {
    hash: bytes('hash').primaryKey(),
    tipo: text('tipo', { enum: ['redefinir-senha', 'confirmar-email'] }).notNull(),
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    emailNovo: text('email_novo'),
    criadoEm: moment('criado_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
    usadoEm: moment('usado_em')
  },
  (t) => [index('tokens_conta_usuario').on(t.usuarioId, t.tipo)]
)

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

/** Devices from which an account has logged in; a login from another one is told to its owner. */
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

/** Attempts to log in by email, whether or not an account has it; the email itself is not kept. */
export const bloqueios = pgTable('bloqueios', {
  chave: bytes('chave').primaryKey(),
  /** When attempts failed, of the latest window. */
  falhas: moment('falhas').array().notNull().default(sql`'{}'`),
  /** Attempts under way, each as `<milliseconds since 1970>:<random>`. */
  emCurso: text('em_curso').array().notNull().default(sql`'{}'`),
  bloqueadoAte: moment('bloqueado_ate')
})
