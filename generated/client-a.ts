// DO NOT EDIT: made from openapi/ by `make generate`.
export interface Atualizacao {
    permissoes?: PermissoesIds;
    /** Fields of the account. */
    usuario: UsuarioAtualizar;
}

export interface Cadastro {
    permissoes?: PermissoesIds;
    /** Fields of the account. */
    usuario: UsuarioCriarA;
}

export type Email = string

export interface EncerrarSessaoQuery {
    /** The refresh token. */
    refresh_token: string;
}

/** Error envelope. */
export interface Erro {
    /** What went wrong. */
    error: {
        /** Stable code of the error, for programs. Each operation lists its codes by status in `x-error-codes`; new ones may be added, so fall back on the status. */
        code: ErroCodigo | (string & Record<never, never>);
        /** What is wrong, field by field; with `WEAK_PASSWORD`, the rules that the password does not meet. */
        details?: (ErroDetalhe | string)[];
        /**
         * Format: date-time
         * With `ACCOUNT_LOCKED`, when the lock ends.
         */
        locked_until?: string;
        /** Sentence for people, in the language of the request. */
        message: string;
        /** Id of the request. Quote it when you ask for support. */
        request_id: string;
        /** With `PERMISSION_DENIED`, the permission that the caller lacks. */
        required_permission?: string;
        /**
         * Format: date-time
         * When the answer or the event was made.
         */
        timestamp: string;
    };
}

/** The error codes that are known now. The guide at `/guides/errors` explains each of them. */
export type ErroCodigo = "ACCOUNT_LOCKED" | "DEMONSTRATION_REFUSED" | "EMAIL_IN_USE" | "HTTPS_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "INTERNAL_ERROR" | "INVALID_CONFIRMATION_TOKEN" | "INVALID_CREDENTIALS" | "INVALID_CURRENT_PASSWORD" | "INVALID_INVITATION" | "INVALID_MASTER_KEY" | "INVALID_MFA_CODE" | "INVALID_PANEL_SESSION" | "INVALID_REFRESH_TOKEN" | "INVALID_RESET_TOKEN" | "INVALID_START_CODE" | "INVALID_UNLOCK_TOKEN" | "KEY_ADDRESS_REFUSED" | "MALFORMED_REQUEST" | "METHOD_NOT_ALLOWED" | "MFA_ENROLMENT_REQUIRED" | "MFA_REQUIRED" | "MISSING_REASON" | "NOT_FOUND" | "ORIGIN_REFUSED" | "OUT_OF_TERRITORY" | "PASSWORD_CHANGE_REQUIRED" | "PAYLOAD_TOO_LARGE" | "PERMISSION_DENIED" | "PRECONDITION_FAILED" | "RATE_LIMIT_EXCEEDED" | "READING_TOO_LONG" | "REAUTHENTICATION_REQUIRED" | "SERVICE_UNAVAILABLE" | "SESSION_NOT_FOUND" | "SESSION_REQUIRED" | "UNAUTHORIZED" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_ERROR" | "WEAK_PASSWORD"

export interface ErroDetalhe {
    /** Stable code of what is wrong with the field, for programs; new ones may be added. */
    code: ErroDetalheCodigo | (string & Record<never, never>);
    /** Name of the field; nested names are joined with dots. */
    field: string;
    /** Sentence for people, in the language of the request. */
    message: string;
}

/** The codes inside `details` that are known now. The guide at `/guides/errors` explains each of them. */
export type ErroDetalheCodigo = "ACTIVE_CONTENT" | "CASE_CLOSED" | "CONTRADICTION" | "DATE_IN_FUTURE" | "DUPLICATE" | "FILE_UNREADABLE" | "GROUP_HAS_USERS" | "HIDDEN_VALUE" | "IMMUTABLE_FIELD" | "IMPORT_RUNNING" | "IMPORT_UNDONE" | "INVALID_ADDRESS" | "INVALID_CNS" | "INVALID_CPF" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVALID_HEADER" | "INVALID_OPERATOR" | "INVALID_TYPE" | "INVALID_URL" | "INVALID_VALUE" | "LAST_ADMIN" | "LIMIT_REACHED" | "MFA_DISABLED" | "MFA_ENABLED" | "MFA_NOT_BEGUN" | "MISMATCH" | "NOTHING_TO_UNDO" | "NOT_FOUND" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PERSONAL_DATA" | "REPEATED" | "REQUIRED" | "TOO_DEEP" | "TOO_FEW" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "TOO_SLOW" | "UNKNOWN_FIELD" | "WEAK_PASSWORD" | "WEBHOOK_OFF"

/** State code (UF), two letters, in upper or lower case; stored and shown in upper case. */
export type Estado = ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO") | null

export interface FotoPerfil {
    /**
     * Format: binary
     * The image.
     */
    file: Blob;
}

export interface FotoPerfilEnviada {
    /** Path of the photo. */
    foto_url: string;
    /** Sentence for people, in the language of the request. */
    message: string;
}

export interface HTTPValidationError {
    /** What is wrong, place by place. */
    detail: ValidationError[];
}

export type Id = number

export type ListarPermissoesAnswer = Permissao[]

export interface ListarUsuariosQuery {
    /** Whether the account is an administrator. */
    admin?: boolean;
    /** Whether the account is active. */
    ativo?: boolean;
    /** City contains. */
    cidade?: string;
    /** Email contains. */
    email?: string;
    /** State contains. */
    estado?: string;
    /**
     * Page size.
     * @default 50
     */
    limit?: number;
    /** Name contains. */
    nome?: string;
    /**
     * Number of accounts to skip.
     * @default 0
     */
    offset?: number;
    /** Text that occurs in nome, email, cidade, estado or instituicao. */
    search?: string;
}

export interface Login {
    /** Email address. */
    email: Email;
    /** Password. */
    password: SenhaInformada;
}

export interface LoginFormulario {
    /** Not used. */
    client_id?: string;
    /** Not used. */
    client_secret?: string;
    /**
     * Always `password`.
     * @constant
     */
    grant_type?: "password";
    /** Password. */
    password: SenhaInformada;
    /** Not used. */
    scope?: string;
    /** Email of the account. */
    username: Email;
}

export interface Mensagem {
    /** Sentence for people, in the language of the request. */
    message: string;
}

export type Momento = string

export type MomentoOuNulo = string | null

export type Nome = string

export interface Permissao {
    /** Description in words. */
    descricao?: string | null;
    /** Id of the record. */
    id: Id;
    /** Name. */
    nome: string;
}

export type PermissaoDescricao = string | null

export interface PermissaoEntrada {
    /** Description in words. */
    descricao?: PermissaoDescricao;
    nome: PermissaoNome;
}

/** Words separated by single spaces. The service's own permissions are named `module.action`. */
export type PermissaoNome = string

/** Ids of permissions. */
export type PermissoesIds = Id[]

/** Permission records, matched by `id` or by `nome`; where a record has both, they must agree. */
export type PermissoesReferidas = {
    /** Description in words. */
    descricao?: PermissaoDescricao;
    /** Id of the record. */
    id?: Id;
    nome?: PermissaoNome;
}[]

export interface RenovarTokenQuery {
    /** The refresh token. */
    refresh_token: string;
}

export type Rotulo = string | null

/** At least 8 characters, with at least one uppercase letter, one lowercase letter, one digit and one special character. */
export type Senha = string

export type SenhaInformada = string

export interface SolicitarRedefinicaoSenhaQuery {
    /**
     * Format: email
     * The account's email.
     */
    email: string;
}

/** Format `(99) 99999-9999`. */
export type Telefone = string | null

export interface Token {
    /** Token for `Authorization: Bearer`. */
    access_token: string;
    /** Seconds until the access token expires. */
    expires_in: number;
    /** Token with which the session is renewed; it works once. */
    refresh_token: string;
    /**
     * Kind of token, always `bearer`.
     * @constant
     */
    token_type: "bearer";
    /** The account that logged in. */
    user: {
        /** Email address. */
        email: string;
        /** Id of the record. */
        id: Id;
        /** Name. */
        nome: string;
    };
}

export interface UsuarioAtualizar {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** City of the person. */
    cidade?: Rotulo;
    /** Email address. */
    email: Email;
    estado?: Estado;
    /** Function of the person. */
    funcao?: Rotulo;
    /** Institution of the person. */
    instituicao?: Rotulo;
    /** Name. */
    nome: Nome;
    permissoes?: PermissoesReferidas;
    /** A new password that meets the rules of sign-up. Null or nothing means no change. */
    senha?: string | null;
    telefone?: Telefone;
}

export interface UsuarioBase {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** City of the person. */
    cidade?: string | null;
    /** Email address. */
    email: string;
    estado?: Estado;
    /** Function of the person. */
    funcao?: string | null;
    /** Institution of the person. */
    instituicao?: string | null;
    /** Name. */
    nome: string;
    /** Permissions that were given. */
    permissoes?: Permissao[];
    /** Telephone number. */
    telefone?: string | null;
}

export interface UsuarioCriarA {
    /** Whether the account is an administrator's. Default: `false`. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. Default: `true`. */
    ativo?: boolean;
    /** City of the person. */
    cidade?: Rotulo;
    /** Email address. */
    email: Email;
    estado?: Estado;
    /** Function of the person. */
    funcao?: Rotulo;
    /** Institution of the person. */
    instituicao?: Rotulo;
    /** The service's master key. */
    master_key: string;
    /** Name. */
    nome: Nome;
    permissoes?: PermissoesReferidas;
    senha: Senha;
    telefone?: Telefone;
}

export interface UsuarioDetalheA {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** Account that last changed it. */
    atualizado_por_id?: number | null;
    /** City of the person. */
    cidade?: string | null;
    /** When it was created. */
    created_at: Momento;
    /** Account that created it. */
    criado_por_id?: number | null;
    /** When it was deactivated; null while it is active. */
    desativado_em?: MomentoOuNulo;
    /** Email address. */
    email: string;
    estado?: Estado;
    /** Function of the person. */
    funcao?: string | null;
    /** Id of the record. */
    id: Id;
    /** Institution of the person. */
    instituicao?: string | null;
    /** Name. */
    nome: string;
    /** Permissions that were given. */
    permissoes?: Permissao[];
    /** Telephone number. */
    telefone?: string | null;
    /** When the account last logged in; null where it never did. */
    ultimo_login?: MomentoOuNulo;
    /** When it was last changed. */
    updated_at: Momento;
}

export interface UsuarioItemA {
    /** Whether the account is an administrator's. */
    admin?: boolean;
    /** Whether it is active; an inactive account cannot log in, and an inactive group gives no permission. */
    ativo?: boolean;
    /** City of the person. */
    cidade?: string | null;
    /** When it was deactivated; null while it is active. */
    desativado_em?: MomentoOuNulo;
    /** Email address. */
    email: string;
    estado?: Estado;
    /** Function of the person. */
    funcao?: string | null;
    /** Id of the record. */
    id: Id;
    /** Institution of the person. */
    instituicao?: string | null;
    /** Name. */
    nome: string;
    /** Permissions that were given. */
    permissoes?: Permissao[];
    /** Telephone number. */
    telefone?: string | null;
}

export interface UsuarioLogado {
    /**
     * Whether the account is an administrator's.
     * @default false
     */
    admin?: boolean;
    /** City of the person. */
    cidade?: string | null;
    /** Email address. */
    email: string;
    estado?: Estado;
    /** Function of the person. */
    funcao?: string | null;
    /** Id of the record. */
    id: Id;
    /** Institution of the person. */
    instituicao?: string | null;
    /** Name. */
    nome: string;
    /** Telephone number. */
    telefone?: string | null;
}

export interface UsuariosPaginados {
    /** The most items that are answered. */
    limit: number;
    /** How many items are skipped. */
    offset: number;
    /** How many there are in all. */
    total: number;
    /** Users of this page. */
    usuarios: UsuarioItemA[];
}

export interface ValidationError {
    /** Path of the wrong value; begins with `body`, `query`, `path` or `header`. */
    loc: (string | number)[];
    /** What is wrong, in words. */
    msg: string;
    /** Kind. */
    type: string;
}

/** Every schema by its name. */
export interface Schemas {
  HTTPValidationError: HTTPValidationError
  ValidationError: ValidationError
  Email: Email
  SenhaInformada: SenhaInformada
  Login: Login
  Id: Id
  Token: Token
  LoginFormulario: LoginFormulario
  Nome: Nome
  Senha: Senha
  Telefone: Telefone
  Estado: Estado
  Rotulo: Rotulo
  PermissaoNome: PermissaoNome
  PermissaoDescricao: PermissaoDescricao
  PermissoesReferidas: PermissoesReferidas
  UsuarioCriarA: UsuarioCriarA
  PermissoesIds: PermissoesIds
  Cadastro: Cadastro
  Permissao: Permissao
  UsuarioBase: UsuarioBase
  Mensagem: Mensagem
  UsuarioLogado: UsuarioLogado
  MomentoOuNulo: MomentoOuNulo
  UsuarioItemA: UsuarioItemA
  UsuariosPaginados: UsuariosPaginados
  Momento: Momento
  UsuarioDetalheA: UsuarioDetalheA
  UsuarioAtualizar: UsuarioAtualizar
  Atualizacao: Atualizacao
  FotoPerfil: FotoPerfil
  FotoPerfilEnviada: FotoPerfilEnviada
  PermissaoEntrada: PermissaoEntrada
  Erro: Erro
  ErroDetalhe: ErroDetalhe
  ErroCodigo: ErroCodigo
  ErroDetalheCodigo: ErroDetalheCodigo
}

/** What each call takes and answers. */
export interface Calls {
  GET: {
    /** Read the caller's own account */
    "/api/v1/usuarios/logado": { init: object; answer: UsuarioLogado }
    /** List accounts */
    "/api/v1/usuarios/": { init: { params?: { query?: ListarUsuariosQuery } }; answer: UsuariosPaginados; item: UsuarioItemA }
    /** Read an account */
    "/api/v1/usuarios/{usuario_id}": { init: { params: { path: { usuario_id: number } } }; answer: UsuarioDetalheA }
    /** List permissions */
    "/api/v1/permissoes/": { init: object; answer: ListarPermissoesAnswer; item: Permissao }
  }
  POST: {
    /** Log in with email and password */
    "/api/v1/usuarios/login": { init: { body: Login }; answer: Token }
    /** Log in with the OAuth2 password form */
    "/api/v1/usuarios/login_sw": { init: { body: LoginFormulario }; answer: Token }
    /** Exchange a refresh token for a new pair */
    "/api/v1/usuarios/refresh-token": { init: { params: { query: RenovarTokenQuery } }; answer: Token }
    /** Create an account */
    "/api/v1/usuarios/signup": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: Cadastro }; answer: UsuarioBase }
    /** Ask for a password reset */
    "/api/v1/usuarios/reset-password": { init: { params: { query: SolicitarRedefinicaoSenhaQuery } }; answer: Mensagem }
    /** Log out */
    "/api/v1/usuarios/logout": { init: { params: { query: EncerrarSessaoQuery } }; answer: Mensagem }
    /** Deactivate an account */
    "/api/v1/usuarios/{usuario_id}/desativar": { init: { params: { path: { usuario_id: number } } }; answer: Mensagem }
    /** Reactivate an account */
    "/api/v1/usuarios/{usuario_id}/reativar": { init: { params: { path: { usuario_id: number } } }; answer: Mensagem }
    /** Upload the profile photo */
    "/api/v1/usuarios/{usuario_id}/foto-perfil": { init: { params: { path: { usuario_id: number } }; body: FotoPerfil }; answer: FotoPerfilEnviada }
    /** Create a permission */
    "/api/v1/permissoes/": { init: { params?: { header?: { "Idempotency-Key"?: string } }; body: PermissaoEntrada }; answer: Permissao }
  }
  PUT: {
    /** Update an account */
    "/api/v1/usuarios/{usuario_id}": { init: { params: { path: { usuario_id: number } }; body: Atualizacao }; answer: UsuarioBase }
    /** Update a permission */
    "/api/v1/permissoes/{permissao_id}": { init: { params: { path: { permissao_id: number } }; body: PermissaoEntrada }; answer: Permissao }
  }
  DELETE: {
    /** Remove an account for good */
    "/api/v1/usuarios/{usuario_id}": { init: { params: { path: { usuario_id: number } } }; answer: Mensagem }
    /** Remove the profile photo */
    "/api/v1/usuarios/{usuario_id}/foto-perfil": { init: { params: { path: { usuario_id: number } } }; answer: undefined }
    /** Remove a permission */
    "/api/v1/permissoes/{permissao_id}": { init: { params: { path: { permissao_id: number } } }; answer: undefined }
  }
  list: {
    /** List accounts */
    "/api/v1/usuarios/": { init: { params?: { query?: ListarUsuariosQuery } }; answer: UsuariosPaginados; item: UsuarioItemA }
    /** List permissions */
    "/api/v1/permissoes/": { init: object; answer: ListarPermissoesAnswer; item: Permissao }
  }
  search: {
  }
  download: {
    /** Read the profile photo */
    "/api/v1/usuarios/{usuario_id}/foto-perfil": { init: { params: { path: { usuario_id: number } } }; answer: Blob }
  }
}
