// DO NOT EDIT: made from openapi/ by `make generate`.
import type { Handler } from '../src/contract/handler.ts'
import type { operations as A } from './types-a.ts'
import type { operations as B } from './types-b.ts'

export interface AuditoriaHandlers {
  /** GET /api/v1/auditoria (B): Read the audit trail */
  listarAuditoria: Handler<B['listarAuditoria'], 'secured', 'page' | 'size'>
}

export interface AuthHandlers {
  /** POST /api/v1/auth/login (B): Log in */
  entrarConta: Handler<B['entrarConta'], 'public'>
  /** POST /api/v1/auth/refresh (B): Exchange a refresh token for a new pair */
  renovarSessao: Handler<B['renovarSessao'], 'public'>
  /** POST /api/v1/auth/logout (B): Log out */
  sairConta: Handler<B['sairConta'], 'secured'>
  /** POST /api/v1/auth/forgot-password (B): Ask for a password reset */
  esquecerSenha: Handler<B['esquecerSenha'], 'public'>
  /** POST /api/v1/auth/reset-password (B): Set a new password with a mailed token */
  redefinirSenha: Handler<B['redefinirSenha'], 'public'>
  /** POST /api/v1/auth/change-password (B): Change the own password */
  trocarSenha: Handler<B['trocarSenha'], 'secured'>
  /** POST /api/v1/auth/confirm-email (B): Confirm a new email with a mailed token */
  confirmarEmail: Handler<B['confirmarEmail'], 'public'>
  /** POST /api/v1/auth/mfa/enable (B): Begin multi-factor authentication */
  habilitarMfa: Handler<B['habilitarMfa'], 'secured'>
  /** POST /api/v1/auth/mfa/verify (B): Verify a code and switch multi-factor authentication on */
  verificarMfa: Handler<B['verificarMfa'], 'secured'>
  /** POST /api/v1/auth/mfa/disable (B): Switch multi-factor authentication off */
  desabilitarMfa: Handler<B['desabilitarMfa'], 'secured'>
  /** GET /api/v1/auth/sessions (B): List the own open sessions */
  listarSessoes: Handler<B['listarSessoes'], 'secured'>
  /** DELETE /api/v1/auth/sessions/{session_id} (B): End one of the own sessions */
  encerrarSessaoPropria: Handler<B['encerrarSessaoPropria'], 'secured'>
  /** GET /api/v1/auth/security-metrics (B): Security of the own account */
  obterMetricasSeguranca: Handler<B['obterMetricasSeguranca'], 'secured'>
}

export interface HealthHandlers {
  /** GET /api/v1/health (B): Check that the service answers */
  verificarSaude: Handler<B['verificarSaude'], 'public'>
  /** GET /api/v1/health/detailed (B): Check the parts of the service */
  verificarSaudeDetalhada: Handler<B['verificarSaudeDetalhada'], 'public'>
}

export interface JobsHandlers {
  /** GET /api/v1/jobs/{job_id} (B): Read the state of a job */
  obterJob: Handler<B['obterJob'], 'secured'>
  /** DELETE /api/v1/jobs/{job_id} (B): Cancel a job */
  cancelarJob: Handler<B['cancelarJob'], 'secured'>
  /** GET /api/v1/jobs/{job_id}/resultado (B): Download the file of a job */
  baixarResultado: Handler<B['baixarResultado'], 'secured'>
}

export interface PermissoesHandlers {
  /** GET /api/v1/permissoes/ (A): List permissions */
  listarPermissoes: Handler<A['listarPermissoes'], 'secured'>
  /** POST /api/v1/permissoes/ (A): Create a permission */
  criarPermissao: Handler<A['criarPermissao'], 'secured'>
  /** PUT /api/v1/permissoes/{permissao_id} (A): Update a permission */
  atualizarPermissao: Handler<A['atualizarPermissao'], 'secured'>
  /** DELETE /api/v1/permissoes/{permissao_id} (A): Remove a permission */
  removerPermissao: Handler<A['removerPermissao'], 'secured'>
}

export interface UsuariosHandlers {
  /** POST /api/v1/usuarios/login (A): Log in with email and password */
  autenticarUsuario: Handler<A['autenticarUsuario'], 'public'>
  /** POST /api/v1/usuarios/login_sw (A): Log in with the OAuth2 password form */
  autenticarUsuarioFormulario: Handler<A['autenticarUsuarioFormulario'], 'public'>
  /** POST /api/v1/usuarios/refresh-token (A): Exchange a refresh token for a new pair */
  renovarToken: Handler<A['renovarToken'], 'public'>
  /** POST /api/v1/usuarios/signup (A): Create an account */
  cadastrarUsuario: Handler<A['cadastrarUsuario'], 'public'>
  /** POST /api/v1/usuarios/reset-password (A): Ask for a password reset */
  solicitarRedefinicaoSenha: Handler<A['solicitarRedefinicaoSenha'], 'public'>
  /** GET /api/v1/usuarios/logado (A): Read the caller's own account */
  obterUsuarioLogado: Handler<A['obterUsuarioLogado'], 'secured'>
  /** POST /api/v1/usuarios/logout (A): Log out */
  encerrarSessao: Handler<A['encerrarSessao'], 'secured'>
  /** GET /api/v1/usuarios/ (A): List accounts */
  listarUsuarios: Handler<A['listarUsuarios'], 'secured', 'limit' | 'offset'>
  /** GET /api/v1/usuarios/{usuario_id} (A): Read an account */
  obterUsuario: Handler<A['obterUsuario'], 'secured'>
  /** PUT /api/v1/usuarios/{usuario_id} (A): Update an account */
  atualizarUsuario: Handler<A['atualizarUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{usuario_id} (A): Remove an account for good */
  removerUsuario: Handler<A['removerUsuario'], 'secured'>
  /** POST /api/v1/usuarios/{usuario_id}/desativar (A): Deactivate an account */
  desativarUsuario: Handler<A['desativarUsuario'], 'secured'>
  /** POST /api/v1/usuarios/{usuario_id}/reativar (A): Reactivate an account */
  reativarUsuario: Handler<A['reativarUsuario'], 'secured'>
  /** GET /api/v1/usuarios/{usuario_id}/foto-perfil (A): Read the profile photo */
  obterFotoPerfil: Handler<A['obterFotoPerfil'], 'secured'>
  /** POST /api/v1/usuarios/{usuario_id}/foto-perfil (A): Upload the profile photo */
  enviarFotoPerfil: Handler<A['enviarFotoPerfil'], 'secured'>
  /** GET /api/v1/usuarios/me (B): Read the own profile */
  obterPerfil: Handler<B['obterPerfil'], 'secured'>
  /** DELETE /api/v1/usuarios/{id}/bloqueio (B): End the lock of an account */
  liberarBloqueio: Handler<B['liberarBloqueio'], 'secured'>
  /** GET /api/v1/usuarios/{id} (B): Read a user with groups and permissions */
  consultarUsuario: Handler<B['consultarUsuario'], 'secured'>
  /** PUT /api/v1/usuarios/{id} (B): Change some fields of a user */
  editarUsuario: Handler<B['editarUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{id} (B): Deactivate a user with a reason */
  excluirUsuario: Handler<B['excluirUsuario'], 'secured', 'force'>
}

/** Every module with every operation: the registry in src/handlers.ts must have exactly these. */
export interface Handlers {
  auditoria: AuditoriaHandlers
  auth: AuthHandlers
  health: HealthHandlers
  jobs: JobsHandlers
  permissoes: PermissoesHandlers
  usuarios: UsuariosHandlers
}
