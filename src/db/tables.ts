import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

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
    cpf: text('cpf'),
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
    emailVerificado: boolean('email_verificado').notNull().default(false),
    mfaHabilitado: boolean('mfa_habilitado').notNull().default(false),
    mfaSegredo: text('mfa_segredo'),
    /** The time step of the last code that was used; no code works twice. */
    mfaUltimoPasso: bigint('mfa_ultimo_passo', { mode: 'number' }),
    desativadoEm: moment('desativado_em'),
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
    uniqueIndex('usuarios_cpf_unico').on(t.cpf),
    index('usuarios_busca_trgm').using('gin', sql`${t.busca} gin_trgm_ops`),
    index('usuarios_nome_trgm').using('gin', sql`sem_acento(${t.nome}) gin_trgm_ops`),
    index('usuarios_email_trgm').using('gin', sql`sem_acento(${t.email}) gin_trgm_ops`),
    index('usuarios_cidade_trgm').using('gin', sql`sem_acento(${t.cidade}) gin_trgm_ops`),
    index('usuarios_admins').on(t.id).where(sql`admin and ativo`),
    index('usuarios_criado_por').on(t.criadoPorId),
    index('usuarios_atualizado_por').on(t.atualizadoPorId)
  ]
)

export const permissoes = pgTable(
  'permissoes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nome: text('nome').notNull(),
    descricao: text('descricao'),
    // Names that the contract itself compares with; they can not be renamed or removed.
    sistema: boolean('sistema').notNull().default(false)
  },
  (t) => [uniqueIndex('permissoes_nome_unico').on(t.nome)]
)

export const grupos = pgTable(
  'grupos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nome: text('nome').notNull(),
    descricao: text('descricao'),
    ativo: boolean('ativo').notNull().default(true),
    criadoEm: moment('criado_em').notNull().default(sql`now()`),
    atualizadoEm: moment('atualizado_em').notNull().default(sql`now()`)
  },
  (t) => [uniqueIndex('grupos_nome_unico').on(t.nome)]
)

export const gruposPermissoes = pgTable(
  'grupos_permissoes',
  {
    grupoId: integer('grupo_id')
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' }),
    permissaoId: integer('permissao_id')
      .notNull()
      .references(() => permissoes.id, { onDelete: 'cascade' })
  },
  (t) => [primaryKey({ columns: [t.grupoId, t.permissaoId] }), index('grupos_permissoes_permissao').on(t.permissaoId)]
)

export const usuariosGrupos = pgTable(
  'usuarios_grupos',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    grupoId: integer('grupo_id')
      .notNull()
      .references(() => grupos.id, { onDelete: 'cascade' })
  },
  (t) => [primaryKey({ columns: [t.usuarioId, t.grupoId] }), index('usuarios_grupos_grupo').on(t.grupoId)]
)

export const usuariosPermissoes = pgTable(
  'usuarios_permissoes',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    permissaoId: integer('permissao_id')
      .notNull()
      .references(() => permissoes.id, { onDelete: 'cascade' })
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.permissaoId] }),
    index('usuarios_permissoes_permissao').on(t.permissaoId)
  ]
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

/** Append-only: a trigger refuses update, delete and truncate. No foreign keys, so that it outlives what it tells of. */
export const auditoria = pgTable(
  'auditoria',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    em: moment('em').notNull(),
    acao: text('acao').notNull(),
    atorId: integer('ator_id'),
    alvoTipo: text('alvo_tipo').notNull(),
    alvoId: integer('alvo_id'),
    detalhes: jsonb('detalhes').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
    requisicao: text('requisicao')
  },
  (t) => [
    index('auditoria_alvo').on(t.alvoTipo, t.alvoId, t.id),
    index('auditoria_acao').on(t.acao, t.id),
    index('auditoria_ator').on(t.atorId, t.id),
    index('auditoria_em').on(t.em),
    check('auditoria_detalhes_objeto', sql`jsonb_typeof(detalhes) = 'object'`)
  ]
)
