import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  text,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/db/columns.ts'
import { sealedText } from '../../platform/sealing/column.ts'

export const usuarios = pgTable(
  'usuarios',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nome: text('nome').notNull(),
    email: text('email').notNull(),
    senhaHash: text('senha_hash').notNull(),
    senhaAlteradaEm: moment('senha_alterada_em').notNull(),
    /** Estimated when the password was set, since it can not be seen later. */
    senhaForca: text('senha_forca', { enum: ['aceitavel', 'boa', 'forte'] })
      .notNull()
      .default('aceitavel'),
    trocarSenha: boolean('trocar_senha').notNull().default(false),
    admin: boolean('admin').notNull().default(false),
    ativo: boolean('ativo').notNull().default(true),
    plano: text('plano', { enum: ['basic', 'premium', 'enterprise'] })
      .notNull()
      .default('basic'),
    /** Digits, sealed; found by its digest. */
    cpf: sealedText('usuarios.cpf'),
    cpfDigest: bytes('cpf_digest'),
    telefone: text('telefone'),
    estado: text('estado'),
    cidade: text('cidade'),
    funcao: text('funcao'),
    instituicao: text('instituicao'),
    cargo: text('cargo'),
    departamento: text('departamento'),
    fotoChave: text('foto_chave'),
    /** The new address while its confirmation is awaited. */
    emailPendente: text('email_pendente'),
    /** Who asked for it: whoever confirms an address for another must still be allowed to. */
    emailPendentePorId: integer('email_pendente_por_id').references((): AnyPgColumn => usuarios.id, {
      onDelete: 'set null'
    }),
    emailVerificado: boolean('email_verificado').notNull().default(false),
    mfaHabilitado: boolean('mfa_habilitado').notNull().default(false),
    /** Sealed for this account (`contas/sealed.ts`). */
    mfaSegredo: text('mfa_segredo'),
    /** The time step of the last code that was used; no code works twice. */
    mfaUltimoPasso: bigint('mfa_ultimo_passo', { mode: 'number' }),
    desativadoEm: moment('desativado_em'),
    /** When it was removed with a reason (Description B); after a while it goes for good, unless it is reactivated. */
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
 * Names that accounts had when they did something, each up to when it was replaced, or without end once the account is removed. Kept by a trigger, so that
 * histories tell who it was. No foreign key: it outlives the account.
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
    /** When its newest refresh token ends. */
    expiraEm: moment('expira_em').notNull().default(sql`now() + interval '7 days'`),
    encerradaEm: moment('encerrada_em'),
    /** When its owner proved anew to be there; what touches the account's safety wants a proof that is not old. */
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
 * Accounts that were lately answered by the primary, and until when no replica may answer them that knows less. Written only where replicas are read
 * (`src/core/replicas/`); whoever has no row here counts as answered just now.
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

/** One-use tokens that travel by mail: password resets, confirmations of a new email, releases of a lock. */
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
 * Mails of the last hour to addresses that nobody has confirmed, which may be a stranger's. The address itself is not kept. No foreign key: whoever removes an
 * account and makes it anew has sent no fewer mails.
 */
export const mailsContados = pgTable(
  'mails_contados',
  {
    destinatario: bytes('destinatario').notNull(),
    usuarioId: integer('usuario_id').notNull(),
    /** What they are counted as: whoever asks for many of one kind must not use up another. */
    de: text('de', { enum: ['endereco', 'redefinicao', 'bloqueio', 'aviso'] }).notNull(),
    em: moment('em').notNull()
  },
  (t) => [
    index('mails_contados_destinatario').on(t.destinatario, t.em),
    index('mails_contados_usuario').on(t.usuarioId, t.em),
    index('mails_contados_em').on(t.em)
  ]
)

/**
 * What each account may do by name, directly or by an active group; a name may come more than once. A view of the tables of permissions and
 * groups (migration `permissoes_da_conta`), so that this room need not know them.
 */
export const permissoesDaConta = pgView('permissoes_da_conta', {
  usuarioId: integer('usuario_id').notNull(),
  nome: text('nome').notNull()
}).existing()
