import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import type { components } from '../../../generated/types-b.ts'
import { bytes, moment } from '../../platform/db/columns.ts'
import { sealedText } from '../../platform/sealing/column.ts'

type Territorios = components['schemas']['Territorio'][]

export const usuarios = pgTable(
  'usuarios',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nome: text('nome').notNull(),
    email: text('email').notNull(),
    senhaHash: text('senha_hash').notNull(),
    senhaAlteradaEm: moment('senha_alterada_em').notNull(),
    /** Estimated when the password is set, because the password cannot be seen later. */
    senhaForca: text('senha_forca', { enum: ['aceitavel', 'boa', 'forte'] })
      .notNull()
      .default('aceitavel'),
    trocarSenha: boolean('trocar_senha').notNull().default(false),
    admin: boolean('admin').notNull().default(false),
    ativo: boolean('ativo').notNull().default(true),
    plano: text('plano', { enum: ['basic', 'premium', 'enterprise'] })
      .notNull()
      .default('basic'),
    /** The digits, sealed for this account (`contas/sealed.ts`). Found by the digest. */
    cpf: sealedText(),
    cpfDigest: bytes('cpf_digest'),
    telefone: text('telefone'),
    estado: text('estado'),
    cidade: text('cidade'),
    funcao: text('funcao'),
    instituicao: text('instituicao'),
    cargo: text('cargo'),
    departamento: text('departamento'),
    fotoChave: text('foto_chave'),
    /** The places whose cases the account reaches; when empty, its groups decide (`territorio/`). */
    territorios: jsonb('territorios').$type<Territorios>().notNull().default([]),
    /** The new address while its confirmation is awaited. */
    emailPendente: text('email_pendente'),
    /** The account that asked for the new address. It must still have that right when the address is confirmed. */
    emailPendentePorId: integer('email_pendente_por_id').references((): AnyPgColumn => usuarios.id, {
      onDelete: 'set null'
    }),
    emailVerificado: boolean('email_verificado').notNull().default(false),
    mfaHabilitado: boolean('mfa_habilitado').notNull().default(false),
    /** Sealed for this account (`contas/sealed.ts`). */
    mfaSegredo: text('mfa_segredo'),
    /** The time step of the last code that was used. No code works twice. */
    mfaUltimoPasso: bigint('mfa_ultimo_passo', { mode: 'number' }),
    desativadoEm: moment('desativado_em'),
    /**
     * When the account was removed with a reason (Description B). After a while it is deleted for good, unless it is
     * reactivated.
     */
    removidoEm: moment('removido_em'),
    ultimoLogin: moment('ultimo_login'),
    ultimoAcesso: moment('ultimo_acesso'),
    criadoPorId: integer('criado_por_id').references((): AnyPgColumn => usuarios.id, { onDelete: 'set null' }),
    atualizadoPorId: integer('atualizado_por_id').references((): AnyPgColumn => usuarios.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    // A line break keeps a search from matching across two fields.
    busca: text('busca')
      .notNull()
      .generatedAlwaysAs(
        sql`sem_acento(nome || chr(10) || email || chr(10) || coalesce(cidade, '') || chr(10) || coalesce(estado, '') || chr(10) || coalesce(instituicao, ''))`
      )
  },
  (t) => [
    uniqueIndex('usuarios_email_unico').on(sql`lower(${t.email})`),
    uniqueIndex('usuarios_cpf_digest').on(t.cpfDigest),
    index('usuarios_busca_trgm').using('gin', sql`${t.busca} gin_trgm_ops`),
    index('usuarios_nome_trgm').using('gin', sql`sem_acento(${t.nome}) gin_trgm_ops`),
    index('usuarios_email_trgm').using('gin', sql`sem_acento(${t.email}) gin_trgm_ops`),
    index('usuarios_cidade_trgm').using('gin', sql`sem_acento(${t.cidade}) gin_trgm_ops`),
    index('usuarios_removidos').on(t.removidoEm).where(sql`removido_em is not null`),
    index('usuarios_admins').on(t.id).where(sql`admin and ativo`),
    // The orders in which lists are read, each with the id as its last key.
    index('usuarios_por_nome').on(sql`sem_acento(${t.nome})`, t.id),
    index('usuarios_por_cidade').on(sql`sem_acento(${t.cidade})`, t.id),
    index('usuarios_por_estado').on(t.estado, t.id),
    index('usuarios_por_ativo').on(t.ativo, t.id),
    index('usuarios_por_criacao').on(t.createdAt, t.id),
    index('usuarios_por_mudanca').on(t.updatedAt, t.id),
    index('usuarios_criado_por').on(t.criadoPorId),
    index('usuarios_atualizado_por').on(t.atualizadoPorId),
    index('usuarios_email_pendente_por').on(t.emailPendentePorId).where(sql`email_pendente_por_id is not null`)
  ]
)

/**
 * Names that accounts had earlier, each with the time until which it was valid; it is infinite once the account is
 * removed. A trigger keeps them, so that histories can name the account. There is no foreign key, because names outlive
 * the account.
 */
export const nomesAnteriores = pgTable(
  'nomes_anteriores',
  {
    usuarioId: integer('usuario_id').notNull(),
    nome: text('nome'),
    ate: moment('ate').notNull()
  },
  (t) => [index('nomes_anteriores_usuario').on(t.usuarioId, t.ate)]
)

export const sessoes = pgTable(
  'sessoes',
  {
    id: uuid('id').primaryKey(),
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    criadaEm: moment('criada_em').notNull(),
    ultimaAtividade: moment('ultima_atividade').notNull(),
    /** When the newest refresh token expires. */
    expiraEm: moment('expira_em').notNull().default(sql`now() + interval '7 days'`),
    encerradaEm: moment('encerrada_em'),
    /** When the owner last proved to be present. Changes to the account's security need a recent proof. */
    reautenticadaEm: moment('reautenticada_em'),
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

/**
 * Accounts recently answered by the primary, and until when a replica that is less far along may not answer them. It is
 * written only where replicas are read (`src/core/replicas/`). An account without a row counts as answered just now.
 */
export const contasRecentes = pgTable('contas_recentes', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  ate: moment('ate').notNull()
})

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

/** One-use tokens sent by mail: password resets, confirmations of a new email, releases of a lock. */
export const tokensConta = pgTable(
  'tokens_conta',
  {
    hash: bytes('hash').primaryKey(),
    tipo: text('tipo', { enum: ['redefinir-senha', 'confirmar-email', 'liberar-bloqueio'] }).notNull(),
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

/**
 * Mails of the last hour to unconfirmed addresses, which may be a stranger's. The address itself is not kept. There is
 * no foreign key: removing an account and making it again must not reset the count.
 */
export const mailsContados = pgTable(
  'mails_contados',
  {
    destinatario: bytes('destinatario').notNull(),
    usuarioId: integer('usuario_id').notNull(),
    /** The kind under which a mail is counted, so that many requests of one kind do not use up another. */
    de: text('de', { enum: ['endereco', 'redefinicao', 'bloqueio', 'aviso', 'convite'] }).notNull(),
    em: moment('em').notNull()
  },
  (t) => [
    index('mails_contados_destinatario').on(t.destinatario, t.em),
    index('mails_contados_usuario').on(t.usuarioId, t.em),
    index('mails_contados_em').on(t.em)
  ]
)

/**
 * The names of what each account may do, directly or through an active group. A name may occur more than once. It is a
 * view of the tables of permissions and groups (migration `permissoes_da_conta`), so that this room need not know them.
 */
export const permissoesDaConta = pgView('permissoes_da_conta', {
  usuarioId: integer('usuario_id').notNull(),
  nome: text('nome').notNull()
}).existing()

/**
 * The territories of each account's groups, of groups that have any. It is a view for the same reason (migration
 * `territorios`).
 */
export const territoriosDosGrupos = pgView('territorios_dos_grupos', {
  usuarioId: integer('usuario_id').notNull(),
  ativo: boolean('ativo').notNull(),
  territorios: jsonb('territorios').$type<Territorios>().notNull()
}).existing()
