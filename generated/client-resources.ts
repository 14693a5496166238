// DO NOT EDIT: made from openapi/ by `make generate`.
import type * as a from './client-a.ts'
import type * as b from './client-b.ts'
import type { Download } from '../src/client/download.ts'
import type { Listing } from '../src/client/pages.ts'
import type { Started } from '../src/client/started.ts'
import type { CallSettings } from '../src/client/types.ts'

export interface UsuariosA {
  /**
   * Log in with email and password.
   *
   * Opens a session and returns its token pair. After 5 failed logins within 15 minutes the email is locked for 15 minutes, whether or not an account has it. This request has no field for a code of multi-factor authentication: an account that uses it is answered with 428 and has to log in at `/api/v1/auth/login`. Needs no token.
   *
   * POST /api/v1/usuarios/login
   */
  autenticar(body: a.Login, settings?: CallSettings): Promise<a.Token>

  /**
   * Log in with the OAuth2 password form.
   *
   * The token route of the OAuth 2.0 password flow, as the Authorize button of Swagger UI uses it. `username` is the account's email. The rules are the same as for the login with JSON. Needs no token.
   *
   * POST /api/v1/usuarios/login_sw
   */
  autenticarFormulario(body: a.LoginFormulario, settings?: CallSettings): Promise<a.Token>

  /**
   * Exchange a refresh token for a new pair.
   *
   * Each refresh token works once; the answer holds the one that replaces it. A token that was already replaced is refused. If it is sent more than 10 seconds after its replacement, the whole session ends. Needs no token.
   *
   * POST /api/v1/usuarios/refresh-token
   */
  renovarToken(query: a.RenovarTokenQuery, settings?: CallSettings): Promise<a.Token>

  /**
   * Create an account.
   *
   * The service's master key authorises the creation. The account gets the permissions of both lists: the records in `usuario.permissoes`, matched by `id` or by `nome`, and the ids in `permissoes` beside `usuario`. It joins the group `usuario`. A record whose `id` and `nome` are two permissions is refused. Safe to repeat with an `Idempotency-Key`. Needs no token.
   *
   * POST /api/v1/usuarios/signup
   */
  cadastrar(body: a.Cadastro, settings?: CallSettings): Promise<a.UsuarioBase>

  /**
   * Ask for a password reset.
   *
   * Mails instructions for a reset if an active account has this address. The answer is the same, and takes the same time, for any address. The token in the mail is valid for 3600 seconds and works once. Needs no token.
   *
   * POST /api/v1/usuarios/reset-password
   */
  solicitarRedefinicaoSenha(query: a.SolicitarRedefinicaoSenhaQuery, settings?: CallSettings): Promise<a.Mensagem>

  /**
   * Read the caller's own account.
   *
   * Answers the account whose token was sent. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * GET /api/v1/usuarios/logado
   */
  obterLogado(settings?: CallSettings): Promise<a.UsuarioLogado>

  /**
   * Log out.
   *
   * Ends the session that the refresh token belongs to. Its access and refresh tokens are refused from the next request on. The refresh token must be the caller's own. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/usuarios/logout
   */
  encerrarSessao(query: a.EncerrarSessaoQuery, settings?: CallSettings): Promise<a.Mensagem>

  /**
   * List accounts.
   *
   * Lists accounts in the order of their ids. Text filters match anywhere in the field and ignore case and accents; `%` and `_` are ordinary characters. An account is listed when it meets all filters. Needs the permission `usuarios.listar`.
   *
   * GET /api/v1/usuarios/
   */
  listar(query?: a.ListarUsuariosQuery, settings?: CallSettings): Listing<a.UsuarioItemA, a.UsuariosPaginados>

  /**
   * Read an account.
   *
   * Answers every field of one account. When the query parameter `include` is sent, Description B answers instead. Needs the permission `usuarios.listar`, except for the caller's own record.
   *
   * GET /api/v1/usuarios/{usuario_id}
   */
  obter(usuario_id: number, settings?: CallSettings): Promise<a.UsuarioDetalheA>

  /**
   * Update an account.
   *
   * Fields that are left out stay as they are. Null clears a field that may be null; for `senha` it means no change. A new email takes effect only when it is confirmed through the link that is mailed to it, so the answer still shows the old one. `email` is required, so sending the current email (in upper or lower case) withdraws a change that is not confirmed yet: the mailed link stops working. Without `usuarios.editar` callers may change only their own account, and there only nome, email, senha, telefone, estado, cidade, funcao and instituicao. To change one's own `senha` or the email, the caller needs a login, or a confirmed password (`/api/v1/auth/reauthenticate`), of the last 15 minutes. A body without the key `usuario` is answered by Description B. Needs the permission `usuarios.editar`, except for the caller's own record.
   *
   * PUT /api/v1/usuarios/{usuario_id}
   */
  atualizar(usuario_id: number, body: a.Atualizacao, settings?: CallSettings): Promise<a.UsuarioBase>

  /**
   * Remove an account for good.
   *
   * **Removes the account for good: nothing of it can be restored.** Its sessions, photo, memberships of groups, direct permissions and webhooks are removed with it. What it authored stays: cases (which then have nobody responsible), attachments and jobs under the author's name, and the audit trail. When `motivo`, `transferir_para` or `force` is in the query, Description B answers instead and only deactivates the account; so does `/api/v1/usuarios/{usuario_id}/desativar`. Needs the permission `usuarios.deletar`.
   *
   * DELETE /api/v1/usuarios/{usuario_id}
   */
  remover(usuario_id: number, settings?: CallSettings): Promise<a.Mensagem>

  /**
   * Deactivate an account.
   *
   * Keeps the record, sets `desativado_em` and ends the sessions of the account. Deactivating an account that is already inactive changes nothing. Needs the permission `usuarios.deletar`.
   *
   * POST /api/v1/usuarios/{usuario_id}/desativar
   */
  desativar(usuario_id: number, settings?: CallSettings): Promise<a.Mensagem>

  /**
   * Reactivate an account.
   *
   * The account may log in again. Reactivating an active account changes nothing. Needs the permission `usuarios.editar`.
   *
   * POST /api/v1/usuarios/{usuario_id}/reativar
   */
  reativar(usuario_id: number, settings?: CallSettings): Promise<a.Mensagem>

  /**
   * Read the profile photo.
   *
   * Answers the stored photo as WebP. Needs the permission `usuarios.listar`, except for the caller's own record.
   *
   * GET /api/v1/usuarios/{usuario_id}/foto-perfil
   */
  obterFotoPerfil(usuario_id: number, settings?: CallSettings): Promise<Download>

  /**
   * Upload the profile photo.
   *
   * Takes a JPEG, PNG or WebP image of at most 5 MiB; the type is recognised by the content of the file. The service converts the image to WebP of at most 512 by 512 pixels and removes its metadata. Needs the permission `usuarios.editar`, except for the caller's own record.
   *
   * POST /api/v1/usuarios/{usuario_id}/foto-perfil
   */
  enviarFotoPerfil(usuario_id: number, body: a.FotoPerfil, settings?: CallSettings): Promise<a.FotoPerfilEnviada>

  /**
   * Remove the profile photo.
   *
   * Removes the stored photo for good. The answer is the same where there was none. Needs the permission `usuarios.editar`, except for the caller's own record.
   *
   * DELETE /api/v1/usuarios/{usuario_id}/foto-perfil
   */
  removerFotoPerfil(usuario_id: number, settings?: CallSettings): Promise<void>

}

export interface PermissoesA {
  /**
   * List permissions.
   *
   * Lists every permission in the order of their ids. Any account may read them. Needs a token, but no permission.
   *
   * GET /api/v1/permissoes/
   */
  listar(settings?: CallSettings): Listing<a.Permissao, a.ListarPermissoesAnswer>

  /**
   * Create a permission.
   *
   * The name must not be in use yet; otherwise the answer is 422 at `nome`. Letters outside the Portuguese alphabet, wide forms and invisible characters are answered with 422 too, since such a name could be mistaken for another one. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * POST /api/v1/permissoes/
   */
  criar(body: a.PermissaoEntrada, settings?: CallSettings): Promise<a.Permissao>

  /**
   * Update a permission.
   *
   * Changes the name and the description. A new name must meet the same rules as at creation. A description that is left out stays as it is. A permission that operations of this contract require keeps its name, and only its description can change. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * PUT /api/v1/permissoes/{permissao_id}
   */
  atualizar(permissao_id: number, body: a.PermissaoEntrada, settings?: CallSettings): Promise<a.Permissao>

  /**
   * Remove a permission.
   *
   * Also takes the permission from every user and group. A permission that operations of this contract require cannot be removed (422). Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * DELETE /api/v1/permissoes/{permissao_id}
   */
  remover(permissao_id: number, settings?: CallSettings): Promise<void>

}

/** The operations of Description A as methods, by group. */
export interface ResourcesA {
  usuarios: UsuariosA
  permissoes: PermissoesA
}

/** What the client must know of each method besides its types. */
export const resourcesA = {
  "usuarios": {
    "autenticar": [
      "answer",
      "POST",
      "/api/v1/usuarios/login",
      [
        "body"
      ]
    ],
    "autenticarFormulario": [
      "answer",
      "POST",
      "/api/v1/usuarios/login_sw",
      [
        "body"
      ]
    ],
    "renovarToken": [
      "answer",
      "POST",
      "/api/v1/usuarios/refresh-token",
      [
        "query"
      ]
    ],
    "cadastrar": [
      "answer",
      "POST",
      "/api/v1/usuarios/signup",
      [
        "body"
      ]
    ],
    "solicitarRedefinicaoSenha": [
      "answer",
      "POST",
      "/api/v1/usuarios/reset-password",
      [
        "query"
      ]
    ],
    "obterLogado": [
      "answer",
      "GET",
      "/api/v1/usuarios/logado",
      []
    ],
    "encerrarSessao": [
      "answer",
      "POST",
      "/api/v1/usuarios/logout",
      [
        "query"
      ]
    ],
    "listar": [
      "list",
      "GET",
      "/api/v1/usuarios/",
      [
        "query"
      ]
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/usuarios/{usuario_id}",
      []
    ],
    "atualizar": [
      "answer",
      "PUT",
      "/api/v1/usuarios/{usuario_id}",
      [
        "body"
      ]
    ],
    "remover": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{usuario_id}",
      []
    ],
    "desativar": [
      "answer",
      "POST",
      "/api/v1/usuarios/{usuario_id}/desativar",
      []
    ],
    "reativar": [
      "answer",
      "POST",
      "/api/v1/usuarios/{usuario_id}/reativar",
      []
    ],
    "obterFotoPerfil": [
      "file",
      "GET",
      "/api/v1/usuarios/{usuario_id}/foto-perfil",
      []
    ],
    "enviarFotoPerfil": [
      "answer",
      "POST",
      "/api/v1/usuarios/{usuario_id}/foto-perfil",
      [
        "body"
      ]
    ],
    "removerFotoPerfil": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{usuario_id}/foto-perfil",
      []
    ]
  },
  "permissoes": {
    "listar": [
      "list",
      "GET",
      "/api/v1/permissoes/",
      []
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/permissoes/",
      [
        "body"
      ]
    ],
    "atualizar": [
      "answer",
      "PUT",
      "/api/v1/permissoes/{permissao_id}",
      [
        "body"
      ]
    ],
    "remover": [
      "answer",
      "DELETE",
      "/api/v1/permissoes/{permissao_id}",
      []
    ]
  }
} as const

export interface HealthB {
  /**
   * Check that the service answers.
   *
   * Answers as long as the process is alive. It does not ask the database or any other part. Needs no token.
   *
   * GET /api/v1/health
   */
  verificarSaude(settings?: CallSettings): Promise<b.Saude>

  /**
   * Check the parts of the service.
   *
   * Checks the database, the queue, the mail and the files, and tells which parts of this instance still do their work in the background. The status is always 200 so that the body can be read; `data.status` says whether all of them work. The figures are at most 5 seconds old and contain no addresses and no secrets. Needs no token.
   *
   * GET /api/v1/health/detailed
   */
  verificarSaudeDetalhada(settings?: CallSettings): Promise<b.SaudeDetalhada>

}

export interface UsuariosB {
  /**
   * Make the first administrator.
   *
   * Only while the service has no account; afterwards the answer is 404. Takes the code of the link that the service prints, or writes to its log, when it starts without an account: `/painel/inicio#<code>`. The code works once and until the next start. The account is an administrator and can sign in at once. Needs no token.
   *
   * POST /api/v1/inicio
   */
  iniciarServico(body: b.Inicio, settings?: CallSettings): Promise<b.user>

  /**
   * List users.
   *
   * Answers one page of the users in the shape of Description B. A filter is plain (`cidade=recife`) or has an operator (`criado_em[gte]=2026-01-01`). `search` looks for a text in name and email, or holds nested conditions as JSON. Users that have no value in the field to sort by come last in either direction. CPF and telephone are masked unless the caller holds `usuarios.editar` or it is the caller's own record; without that permission the list cannot be filtered by `cpf` or sorted by `telefone` (403). The path with a slash at its end, `/api/v1/usuarios/`, belongs to Description A. Needs the permission `usuarios.listar`.
   *
   * GET /api/v1/usuarios
   */
  pesquisar(query?: b.PesquisarUsuariosQuery, settings?: CallSettings): Listing<b.UsuarioItem, b.UsuarioLista>

  /**
   * Create a user.
   *
   * Creates an account. Without `grupos_ids` it joins the group `usuario`. Only an administrator may set `admin`. `grupos_ids` needs the permission `usuarios.gerenciar_grupos`, and `permissoes_ids` needs `usuarios.gerenciar_permissoes`. Callers can only give permissions that they hold themselves, and that includes the permissions of the group `usuario`. The owner of the account is informed by mail. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.criar`.
   *
   * POST /api/v1/usuarios
   */
  criar(body: b.UsuarioCriar, settings?: CallSettings): Promise<b.UsuarioCriado>

  /**
   * Search users with nested conditions.
   *
   * Takes conditions, sort keys and paging in the body. A condition is `{campo, operador, valor}`; conditions may be nested in `and` and `or` (at most 100 conditions, of which 10 may search in texts, 8 levels deep). Fields, operators and masking are those of the list. `incluir` names what each user carries beside its own fields. Needs the permission `usuarios.listar`.
   *
   * POST /api/v1/usuarios/buscar
   */
  buscar(body: b.UsuarioBusca, settings?: CallSettings): Listing<b.UsuarioEncontrado, b.UsuarioBuscaResultado>

  /**
   * Export users to a spreadsheet.
   *
   * Starts a job that writes all users who meet `filtros` to a file. The file can be downloaded at `/api/v1/jobs/{job_id}/resultado` for 24 hours. CPF and telephone are masked as in the list. Cells that a spreadsheet program would run as a formula are escaped. A csv file is UTF-8 with a byte order mark, its cells are separated by `separador` and its moments are ISO 8601 in UTC. In an xlsx file moments are real date cells, in Brasília time. An account can have at most three unfinished jobs. Needs a login, or a confirmed password, of the last 15 minutes. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.exportar`. A key is not enough; it needs a session.
   *
   * POST /api/v1/usuarios/exportar
   */
  exportar(body: b.UsuarioExportar, settings?: CallSettings): Promise<Started<b.JobAceito, "exportar-usuarios">>

  /**
   * Count users.
   *
   * Counts all users, and those of a period of whole days (Brasília time) that ends today. `agrupar_por` adds the chosen grouping, largest group first, at most 100 groups. Needs the permission `usuarios.listar`.
   *
   * GET /api/v1/usuarios/estatisticas
   */
  obterEstatisticas(query?: b.ObterEstatisticasUsuariosQuery, settings?: CallSettings): Promise<b.UsuarioEstatisticas>

  /**
   * List invitations.
   *
   * Answers one page of the invitations, newest first. An invitation leaves the list 30 days after it was accepted or has expired, and at once when it is withdrawn. The link is not shown. Needs the permission `usuarios.criar`.
   *
   * GET /api/v1/usuarios/convites
   */
  listarConvites(query?: b.ListarConvitesQuery, settings?: CallSettings): Listing<b.Convite, b.ConviteLista>

  /**
   * Invite a user.
   *
   * Mails a link to the address, in the language of this request. Whoever follows it within 7 days chooses a password and has an account with these groups, permissions and territories; the link works once. Without groups the account joins the group `usuario`. `grupos` needs the permission `usuarios.gerenciar_grupos`, and `permissoes` and `territorios` need `usuarios.gerenciar_permissoes`. Nobody invites to more than they hold and reach themselves, now and when the invitation is accepted; without `territorios` an account whose groups would reach more gets those of the inviter. A pending invitation of the same address is replaced. Where the service has no mail server, the answer holds the link, this once, to be handed over. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.criar`.
   *
   * POST /api/v1/usuarios/convites
   */
  convidar(body: b.ConviteCriar, settings?: CallSettings): Promise<b.ConviteCriado>

  /**
   * Withdraw an invitation.
   *
   * The link does not work any more. An invitation that was accepted cannot be withdrawn; the answer is 404. Needs the permission `usuarios.criar`.
   *
   * DELETE /api/v1/usuarios/convites/{id}
   */
  retirarConvite(id: number, settings?: CallSettings): Promise<void>

  /**
   * Set another user's password.
   *
   * Sets the password and ends the sessions of the account. With `forcar_troca` the owner must choose a new password first: until then the account may only change its password, log out and read its own profile, and everything else is answered with 403 `PASSWORD_CHANGE_REQUIRED`. The owner is always notified by mail. The caller must hold every permission that the account holds. Callers change their own password at `/api/v1/auth/change-password`. Needs the permission `usuarios.editar`. A key is not enough; it needs a session.
   *
   * POST /api/v1/usuarios/{id}/alterar-senha
   */
  alterarSenha(id: number, body: b.SenhaAlterar, settings?: CallSettings): Promise<b.SenhaAlterada>

  /**
   * Replace a user's groups.
   *
   * Afterwards the user is in exactly these groups. Callers can only add groups whose permissions they all hold themselves. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `usuarios.gerenciar_grupos`.
   *
   * PUT /api/v1/usuarios/{id}/grupos
   */
  definirGrupos(id: number, body: b.DefinirGruposUsuarioBody, settings?: CallSettings): Promise<b.DefinirGruposUsuarioAnswer>

  /**
   * Add a user to a group.
   *
   * The caller must hold every permission of the group. Nothing changes when the user is already in the group. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.gerenciar_grupos`.
   *
   * POST /api/v1/usuarios/{id}/grupos/{grupo_id}
   */
  adicionarGrupo(id: number, grupo_id: number, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Remove a user from a group.
   *
   * Answers 404 when the user is not in the group. Needs the permission `usuarios.gerenciar_grupos`.
   *
   * DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}
   */
  removerGrupo(id: number, grupo_id: number, settings?: CallSettings): Promise<void>

  /**
   * Replace a user's territories.
   *
   * Afterwards the user reaches the cases of exactly these places. An empty list leaves it to the user's groups: the user reaches what any of the groups that have territories reaches, and the whole country when no group has any. Administrators reach every case. The change counts from the user's next request. Callers whose own reach is limited can only give what they reach themselves, and only to users who reach no more than that. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * PUT /api/v1/usuarios/{id}/territorios
   */
  definirTerritorios(id: number, body: b.TerritoriosDefinir, settings?: CallSettings): Promise<b.TerritoriosDefinidos>

  /**
   * Read a user's permissions.
   *
   * Shows the permissions that the user has directly and those of each group, and the effective permissions that follow from both. Needs the permission `usuarios.listar`, except for the caller's own record.
   *
   * GET /api/v1/usuarios/{id}/permissoes
   */
  listarPermissoes(id: number, settings?: CallSettings): Promise<b.UsuarioPermissoes>

  /**
   * Give a user a permission.
   *
   * The caller must hold the permission. Nothing changes when the user already has it directly. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * POST /api/v1/usuarios/{id}/permissoes/{permissao_id}
   */
  adicionarPermissao(id: number, permissao_id: number, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Take a direct permission from a user.
   *
   * Removes a permission that was given directly; what the user has through groups stays. Answers 404 when the user does not have it directly. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}
   */
  removerPermissao(id: number, permissao_id: number, settings?: CallSettings): Promise<void>

  /**
   * Read the caller's own profile.
   *
   * Answers the caller's account in the shape of Description B, with its open sessions. `include` adds the groups and the direct and effective permissions; `sessoes` may be named too, but the sessions are always there. Answers 304 while the `ETag` in `If-None-Match` is current. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * GET /api/v1/usuarios/me
   */
  obterPerfil(query?: b.ObterPerfilQuery, settings?: CallSettings): Promise<b.Perfil>

  /**
   * Read of which alerts the caller is told by mail.
   *
   * Answers the places and the lowest level that the caller has chosen. Without a choice there are no places, and no mail is sent. Needs the permission `agravos.estatisticas`.
   *
   * GET /api/v1/usuarios/me/alertas
   */
  obterMeusAlertas(settings?: CallSettings): Promise<b.MeusAlertas>

  /**
   * Choose of which alerts the caller is told by mail.
   *
   * From now on, a level that rises to `nivel_minimo` or higher in one of these places is told by mail, in the language of this request: all rises since the last mail together, and at most one mail a day. `pais` is the country, its states and every municipality; `uf` is a state and its municipalities. No places end the mails. Needs the permission `agravos.estatisticas`.
   *
   * PUT /api/v1/usuarios/me/alertas
   */
  definirMeusAlertas(body: b.MeusAlertasDefinir, settings?: CallSettings): Promise<b.MeusAlertas>

  /**
   * Ask for all that is kept about the caller.
   *
   * Starts a job that writes everything the service keeps about the caller's account to a csv file: the account, its groups and permissions, sessions, devices, former names, webhooks, jobs, imports, attachments, the cases it answers for (their numbers, no patient's data) and its entries in the audit trail. Each line is one field: section, record, field, value. The file can be downloaded at `/api/v1/jobs/{job_id}/resultado` for 24 hours, only by the caller; for administrators it does not exist. An account can have at most three unfinished jobs. Safe to repeat with an `Idempotency-Key`. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/usuarios/me/dados
   */
  pedirDados(settings?: CallSettings): Promise<Started<b.JobAceito, "dados-do-titular">>

  /**
   * Erase a person's account and name.
   *
   * Starts a job that removes the account for good, as `DELETE` does, and also makes its name null in every history, job, import and attachment. An account that was removed before can be erased too, as long as a history has its name. What it did stays in the audit trail under its number, without a name: see [privacy](/guides/privacy). The caller's own account and the last administrator are refused. Safe to repeat with an `Idempotency-Key`. Needs the permission `admin`.
   *
   * POST /api/v1/usuarios/{id}/apagar
   */
  apagar(id: number, body: b.UsuarioApagar, settings?: CallSettings): Promise<Started<b.JobAceito, "apagar-usuario">>

  /**
   * End the lock of an account.
   *
   * Forgets the failed logins of the account's email. Nothing changes when the account is not locked. Needs the permission `admin`.
   *
   * DELETE /api/v1/usuarios/{id}/bloqueio
   */
  liberarBloqueio(id: number, settings?: CallSettings): Promise<void>

  /**
   * End all sessions of an account.
   *
   * The tokens of every session of the account are refused from the next request on, and the owner is notified by mail. Nothing changes when no session is open. Needs the permission `admin`. A key is not enough; it needs a session.
   *
   * DELETE /api/v1/usuarios/{id}/sessoes
   */
  encerrarSessoes(id: number, settings?: CallSettings): Promise<void>

  /**
   * Switch off an account's multi-factor authentication.
   *
   * For an owner who has lost both the authenticator and the backup codes. Removes the secret and the codes, so that the password is enough to log in, and notifies the owner by mail. Nothing changes when the account has none. Callers switch off their own at `/api/v1/auth/mfa/disable` (422 at `id` here). Needs a login, or a confirmed password, of the last 15 minutes. Needs the permission `admin`. A key is not enough; it needs a session.
   *
   * DELETE /api/v1/usuarios/{id}/mfa
   */
  removerMfa(id: number, settings?: CallSettings): Promise<void>

  /**
   * Read a user with groups and permissions.
   *
   * Answers the user in the shape of Description B. Without `include`, Description A answers on this route. Groups and permissions are always in the answer; the history is added only when `include` names it. Answers 304 while the `ETag` in `If-None-Match` is current. Needs the permission `usuarios.listar`, except for the caller's own record.
   *
   * GET /api/v1/usuarios/{id}
   */
  consultar(id: number, query: b.ConsultarUsuarioQuery, settings?: CallSettings): Promise<b.UsuarioDetalhe>

  /**
   * Change some fields of a user.
   *
   * Changes only the fields that are sent; null clears a field that may be null. A body with the key `usuario`, or an empty body, is answered by Description A. A new `email` takes effect when it is confirmed by mail. Sending the current email (in upper or lower case) withdraws a change that is not confirmed yet: the mailed code stops working, and `campos_alterados` names `email`. A body without `email` leaves such a change open. A new email needs a login, or a confirmed password, of the last 15 minutes, and a mail to the current address reports it. `senha` cannot be changed here. What was read can be sent back: of fields that can only be read, `id`, `cpf`, `avatar_url`, `email_verificado`, `mfa_habilitado` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. A `cpf` that is null can be given once, with `usuarios.editar`. Only an administrator may change `admin` and `plano`. `grupos_ids` needs the permission `usuarios.gerenciar_grupos`, and `permissoes_ids` needs `usuarios.gerenciar_permissoes`; callers can only give permissions that they hold themselves. Without `usuarios.editar` callers may change only their own record, and there only nome, email, telefone, cidade, estado, cargo, departamento, funcao and instituicao. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `usuarios.editar`, except for the caller's own record.
   *
   * PUT /api/v1/usuarios/{id}
   */
  editar(id: number, body: b.UsuarioEditar, settings?: CallSettings): Promise<b.UsuarioEditado>

  /**
   * Deactivate a user with a reason.
   *
   * **Without `motivo`, `transferir_para` and `force` in the query this route is Description A's, and removes the account for good.** With them, Description B answers: it keeps the record, ends the sessions of the user and removes the user from all groups. The cases of the user may be handed to another user. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `usuarios.deletar`.
   *
   * DELETE /api/v1/usuarios/{id}
   */
  excluir(id: number, query: b.ExcluirUsuarioQuery, settings?: CallSettings): Promise<b.UsuarioExcluido>

}

export interface AuthB {
  /**
   * Log in.
   *
   * Opens a session and returns its token pair. The credentials are `username` (the account's email) and `password`, or `email` and `senha`. After 5 failed logins within 15 minutes the email is locked for 15 minutes, whether or not an account has it; the owner gets a mail whose token releases the lock. An account with multi-factor authentication also needs `mfa_code`: a code of its authenticator application, or one of its backup codes. A wrong code with the right password is answered with 401 too, and `message` says that the code was wrong. Needs no token.
   *
   * POST /api/v1/auth/login
   */
  entrarConta(body: b.Entrada, settings?: CallSettings): Promise<b.Token>

  /**
   * Exchange a refresh token for a new pair.
   *
   * Each refresh token works once; the answer holds the one that replaces it. A token that was already replaced is refused. If it is sent more than 10 seconds after its replacement, the whole session ends. A session ends for good 30 days after its login (90 with `remember_me`), however often it is renewed. Needs no token.
   *
   * POST /api/v1/auth/refresh
   */
  renovarSessao(body: b.Renovacao, settings?: CallSettings): Promise<b.Token>

  /**
   * Log out.
   *
   * Ends the caller's session. When `refresh_token` belongs to another session of the caller, that session ends too. With `everywhere`, every session of the account ends. The tokens of ended sessions are refused from the next request on. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/auth/logout
   */
  sairConta(body?: b.Saida, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Sign in to the panel.
   *
   * For the panel's page at `/painel` only; programs use `/api/v1/auth/login`. Opens a session like a login, with the same lock and the same second factor. The refresh token is not in the answer: it is set as the cookie `__Host-painel`, which scripts cannot read and which no other operation takes. The header `Origin` must name this service. With `remember_me` the cookie outlives the browser; otherwise it ends with it. Needs no token.
   *
   * POST /api/v1/auth/painel
   */
  entrarPainel(body: b.EntradaPainel, settings?: CallSettings): Promise<b.SessaoPainel>

  /**
   * Take up the panel's session again.
   *
   * Exchanges the refresh token in the cookie `__Host-painel` for an access token and sets the cookie anew. A page that was reloaded, or another tab, goes on in the same session. A cookie that was replaced at most 10 seconds ago is still taken, since tabs may ask at the same time; an older one is refused and ends the session. Without a cookie the answer is 204. The header `Origin` must name this service. Needs no token.
   *
   * PUT /api/v1/auth/painel
   */
  renovarPainel(settings?: CallSettings): Promise<b.SessaoPainel | undefined>

  /**
   * Sign out of the panel.
   *
   * Ends the session of the cookie `__Host-painel` in every tab and removes the cookie. Its tokens, and any copy of the cookie, are refused from the next request on. The header `Origin` must name this service. Needs no token.
   *
   * DELETE /api/v1/auth/painel
   */
  sairPainel(settings?: CallSettings): Promise<void>

  /**
   * Ask for a password reset.
   *
   * Mails a reset token if an active account has this address. The answer is the same, and takes the same time, for any address. Needs no token.
   *
   * POST /api/v1/auth/forgot-password
   */
  esquecerSenha(body: b.EsquecerSenha, settings?: CallSettings): Promise<b.EsquecerSenhaAceito>

  /**
   * Set a new password with a mailed token.
   *
   * Takes the token of a reset mail, which works once. The new password must differ from the current one. The account is unlocked and all its sessions end. Since the token was mailed to the account's address, that email counts as verified from then on. Needs no token.
   *
   * POST /api/v1/auth/reset-password
   */
  redefinirSenha(body: b.RedefinirSenha, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Change your own password.
   *
   * Needs the current password. After five wrong passwords within 15 minutes the session has to wait (423). These do not count as failed logins, and failed logins elsewhere do not count here. The new password must differ from it. The other sessions of the account end, and the caller's session continues. The owner is notified by mail. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/auth/change-password
   */
  trocarSenha(body: b.TrocarSenha, settings?: CallSettings): Promise<b.SenhaTrocada>

  /**
   * Confirm a new email with a mailed token.
   *
   * Takes the token of a confirmation mail, which works once, within 24 hours. The new address becomes the account's email and counts as verified. The old address and the new one are informed by mail. Needs no token.
   *
   * POST /api/v1/auth/confirm-email
   */
  confirmarEmail(body: b.ConfirmarEmail, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Release a lock with a mailed token.
   *
   * Takes the token of the mail that an owner gets when failed logins have locked the account. It works once, within an hour. The lock ends and the failed logins are forgotten. Needs no token.
   *
   * POST /api/v1/auth/unlock
   */
  liberarConta(body: b.LiberarConta, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Accept an invitation.
   *
   * Takes the token of an invitation's link and makes the account, which can log in at once. The token works once, within 7 days. It does not work either when the inviter may no longer invite to what the invitation gives, when a group or permission of it no longer exists, or when the address has an account by now. The address counts as verified when the token was mailed to it. Needs no token.
   *
   * POST /api/v1/auth/convite
   */
  aceitarConvite(body: b.ConviteAceitar, settings?: CallSettings): Promise<b.user>

  /**
   * Confirm your own password within a session.
   *
   * Whatever affects the security of an account (a new email, multi-factor authentication, the caller's own password through Description A, secrets of webhooks, exports of users) is answered with 403 `REAUTHENTICATION_REQUIRED` once the login is more than 15 minutes old. This operation takes the password, and with multi-factor authentication a code or a backup code (428 without one), and lets the session do these things for another 15 minutes. After five wrong ones within 15 minutes the session waits (423); logins are not affected. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/auth/reauthenticate
   */
  reautenticar(body: b.Reautenticar, settings?: CallSettings): Promise<b.Reautenticado>

  /**
   * Begin multi-factor authentication.
   *
   * Makes a secret for an authenticator application (TOTP, 6 digits, 30 seconds) and ten backup codes, each valid for one login. They are shown only in this answer. Logins do not change until a code is verified; calling this again before that replaces the secret and the codes. An account that already has multi-factor authentication must switch it off first (422). Needs a login, or a confirmed password, of the last 15 minutes. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/auth/mfa/enable
   */
  habilitarMfa(settings?: CallSettings): Promise<b.MfaIniciado>

  /**
   * Verify a code and switch multi-factor authentication on.
   *
   * From then on every login needs a code. Each code works once. After five wrong codes within 15 minutes the answer is 429 until `Retry-After` has passed; wrong codes here do not count as failed logins and never lock the account. Needs a login, or a confirmed password, of the last 15 minutes. The owner is notified by mail. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/auth/mfa/verify
   */
  verificarMfa(body: b.MfaCodigo, settings?: CallSettings): Promise<b.MfaVerificado>

  /**
   * Switch multi-factor authentication off.
   *
   * Needs the password, and a code of the authenticator application or a backup code. After five wrong attempts within 15 minutes the session has to wait (423); logins are not affected. Needs a login, or a confirmed password, of the last 15 minutes. The owner is notified by mail. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/auth/mfa/disable
   */
  desabilitarMfa(body: b.MfaDesabilitar, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * List the caller's open sessions.
   *
   * Lists the open sessions of the caller, latest activity first. `device` is read from the user agent. `location` is null unless a trusted proxy supplies it. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * GET /api/v1/auth/sessions
   */
  listarSessoes(settings?: CallSettings): Listing<b.SessaoResposta, b.Sessoes>

  /**
   * End one of the caller's sessions.
   *
   * The tokens of the session are refused from the next request on. The caller may also end the session that this very request belongs to. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * DELETE /api/v1/auth/sessions/{session_id}
   */
  encerrarSessaoPropria(session_id: string, settings?: CallSettings): Promise<void>

  /**
   * Read how secure the caller's account is.
   *
   * Figures about the caller's account, computed from what the service has recorded in the last 30 days. The score runs from 0 to 100. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * GET /api/v1/auth/security-metrics
   */
  obterMetricasSeguranca(settings?: CallSettings): Promise<b.MetricasSeguranca>

}

export interface ChavesB {
  /**
   * List keys.
   *
   * Lists the caller's own keys, newest first; administrators see the keys of all accounts and find the owner in `dono`. The secret is not shown: `trecho` has the beginning and the end of it. A key leaves the list 30 days after it was revoked or has expired. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * GET /api/v1/chaves
   */
  listar(query?: b.ListarChavesQuery, settings?: CallSettings): Listing<b.Chave, b.ChaveLista>

  /**
   * Make a key.
   *
   * Makes a key with which a program calls the service for the caller's account, as `Authorization: Bearer sik_...`. The answer holds the secret, this once. At each request the key may do what its `permissoes` name and its owner may do then, in those of its `territorios` that its owner reaches then; without `territorios`, where the owner does. It is never an administrator's, whoever its owner is, and operations that concern an account's own security refuse it. `ips` are the addresses and networks from which it is accepted; without any, all. Callers give only permissions that they hold and places that they reach. An account has at most 20 keys that are neither revoked nor expired. The owner is told by mail that the key was made, and a week before it expires. Needs a login, or a confirmed password, of the last 15 minutes. Safe to repeat with an `Idempotency-Key`. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/chaves
   */
  criar(body: b.ChaveCriar, settings?: CallSettings): Promise<b.ChaveCriada>

  /**
   * Revoke a key.
   *
   * The key is refused from the next request on. Only its owner and administrators can revoke it; for everybody else it does not exist (404). Nothing changes when it is revoked already. What it has begun, such as an export, belongs to its owner and goes on. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * DELETE /api/v1/chaves/{id}
   */
  revogar(id: number, settings?: CallSettings): Promise<void>

}

export interface GruposB {
  /**
   * List groups.
   *
   * Answers one page of the groups, each with its permissions and its number of members. Needs the permission `grupos.listar`.
   *
   * GET /api/v1/grupos
   */
  listar(query?: b.ListarGruposQuery, settings?: CallSettings): Listing<b.Grupo, b.GrupoLista>

  /**
   * Create a group.
   *
   * The caller must hold every permission that the group gets. Safe to repeat with an `Idempotency-Key`. Needs the permission `grupos.criar`.
   *
   * POST /api/v1/grupos
   */
  criar(body: b.GrupoCriar, settings?: CallSettings): Promise<b.GrupoCriado>

  /**
   * Read a group.
   *
   * Answers the group with its permissions and its number of members. Answers 304 while the `ETag` in `If-None-Match` is current. Needs the permission `grupos.listar`.
   *
   * GET /api/v1/grupos/{id}
   */
  obter(id: number, settings?: CallSettings): Promise<b.Grupo>

  /**
   * Change some fields of a group.
   *
   * Changes only the fields that are sent; `permissoes_ids` replaces all permissions of the group. What was read can be sent back: of fields that can only be read, `id` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. The caller must hold every permission that is added, and every permission of a group that is switched on. Only an administrator may change a group that makes its members administrators. The last active administrator cannot lose that right. The five default groups (`admin`, `gestor`, `analista`, `usuario` and `visualizador`) keep their names (422 at `nome`). With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `grupos.editar`.
   *
   * PUT /api/v1/grupos/{id}
   */
  editar(id: number, body: b.GrupoEditar, settings?: CallSettings): Promise<b.GrupoEditado>

  /**
   * Delete a group.
   *
   * A group with members is refused (422 at `id`) unless `transferir_usuarios` names the group that they move to, or `force` removes them from it. The five default groups (`admin`, `gestor`, `analista`, `usuario` and `visualizador`) cannot be deleted (422 at `id`). With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `grupos.deletar`.
   *
   * DELETE /api/v1/grupos/{id}
   */
  excluir(id: number, query?: b.ExcluirGrupoQuery, settings?: CallSettings): Promise<void>

  /**
   * Replace a group's territories.
   *
   * Members who have no territories of their own reach the cases of these places, together with those of their other groups. With an empty list the group does not limit anybody. An inactive group gives its members no territory, and does not free them either. The change counts from the members' next request. Callers whose own reach is limited can only give what they reach themselves, and only to groups whose members reach no more than that. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * PUT /api/v1/grupos/{id}/territorios
   */
  definirTerritorios(id: number, body: b.TerritoriosDefinir, settings?: CallSettings): Promise<b.TerritoriosDefinidos>

  /**
   * Replace a group's permissions.
   *
   * Replaces all permissions of the group. The rules are the same as for `permissoes_ids` when a group is changed. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `grupos.editar`.
   *
   * PUT /api/v1/grupos/{id}/permissoes
   */
  definirPermissoes(id: number, body: b.DefinirPermissoesGrupoBody, settings?: CallSettings): Promise<b.GrupoPermissoes>

  /**
   * Give a group a permission.
   *
   * The caller must hold the permission. Nothing changes when the group already has it. Safe to repeat with an `Idempotency-Key`. Needs the permission `grupos.editar`.
   *
   * POST /api/v1/grupos/{id}/permissoes/{permissao_id}
   */
  adicionarPermissao(id: number, permissao_id: number, settings?: CallSettings): Promise<b.GrupoPermissoes>

  /**
   * Take a permission from a group.
   *
   * Answers 404 when the group does not have the permission. Needs the permission `grupos.editar`.
   *
   * DELETE /api/v1/grupos/{id}/permissoes/{permissao_id}
   */
  removerPermissao(id: number, permissao_id: number, settings?: CallSettings): Promise<void>

  /**
   * List the members of a group.
   *
   * Answers one page of the users who are in the group. Needs the permission `grupos.listar`.
   *
   * GET /api/v1/grupos/{grupo_id}/usuarios
   */
  listarMembros(grupo_id: number, query?: b.ListarMembrosGrupoQuery, settings?: CallSettings): Listing<b.Membro, b.MembroLista>

  /**
   * Add a member to a group.
   *
   * The caller must hold every permission of the group. Nothing changes when the user is already in the group. Safe to repeat with an `Idempotency-Key`. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}
   */
  adicionarMembro(grupo_id: number, usuario_id: number, settings?: CallSettings): Promise<b.Mensagem>

  /**
   * Remove a member from a group.
   *
   * Answers 404 when the user is not in the group. Needs the permission `usuarios.gerenciar_permissoes`.
   *
   * DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}
   */
  removerMembro(grupo_id: number, usuario_id: number, settings?: CallSettings): Promise<void>

}

export interface PermissoesB {
  /**
   * List permissions by category.
   *
   * Lists all permissions by category. The category is the part of the name before the first dot, or `geral` when the name has no dot. The path with a slash at its end, `/api/v1/permissoes/`, belongs to Description A. Needs a token, but no permission.
   *
   * GET /api/v1/permissoes
   */
  listarPorCategoria(settings?: CallSettings): Promise<b.PermissaoCategorias>

}

export interface AdministracaoB {
  /**
   * Show the mode of the service.
   *
   * Answers in which mode the service is, since when, and what the callers are told. Needs the permission `admin`.
   *
   * GET /api/v1/administracao/modo
   */
  obterModo(settings?: CallSettings): Promise<b.ModoResposta>

  /**
   * Change the mode of the service.
   *
   * Switches all instances to another mode; they follow within a few seconds. In `somente_leitura` everything can be read, and everything that would change something is answered with 503, a sentence and `Retry-After`; logging in and out goes on, and so does the audit trail. In `manutencao` everything is answered so, except the health checks, the metrics, logins of administrators and this operation. In both modes jobs, mails and deliveries to webhooks wait, and go on in the mode `normal` where they were. The change is noted in the audit trail. Needs the permission `admin`.
   *
   * PUT /api/v1/administracao/modo
   */
  alterarModo(body: b.ModoAlterar, settings?: CallSettings): Promise<b.ModoResposta>

  /**
   * Show how the service is.
   *
   * Answers what administrators ask first, as the instance that answers sees it: versions, settings in force, health by part, the queue, the disk, backups, slow statements, the certificate and locked accounts. Settings hold no secret and no password: of a secret it only says whether it is given. What this instance does not know is null. Needs the permission `admin`.
   *
   * GET /api/v1/administracao/situacao
   */
  obterSituacao(settings?: CallSettings): Promise<b.SituacaoResposta>

  /**
   * Send a test letter.
   *
   * Sends a letter to the caller's own address, in the language of the request, and waits for what the mail server says. Where the service has no mail server (`SMTP_URL`), the letter is written to a file of the data folder, which nobody receives; `meio` says so. Needs the permission `admin`.
   *
   * POST /api/v1/administracao/carta-teste
   */
  enviarCartaTeste(settings?: CallSettings): Promise<b.CartaTeste>

  /**
   * Show whether demonstration data can be loaded.
   *
   * Answers whether `POST /api/v1/administracao/demonstracao` would be accepted now, why not, and which job loads the cases while one does. Needs the permission `admin`.
   *
   * GET /api/v1/administracao/demonstracao
   */
  obterDemonstracao(settings?: CallSettings): Promise<b.Demonstracao>

  /**
   * Load demonstration data.
   *
   * Starts a job that records invented cases of the last six years, with the levels of alert of the last twelve weeks: all of them or, if the job fails or is cancelled before they are all written, none. It is for looking around before the real work, so it is refused as soon as the service has any case, even a deleted one. The cases have numbers that begin with `DEMO-`, the caller is responsible for them, webhooks are not told, and no account is made. Nothing takes them out again but removing each one: real work begins in another database. A service in production refuses it unless its operator has set `DEMO_DATA=on`. Needs the permission `admin`.
   *
   * POST /api/v1/administracao/demonstracao
   */
  carregarDemonstracao(settings?: CallSettings): Promise<Started<b.JobAceito, "carregar-demonstracao">>

}

export interface AuditoriaB {
  /**
   * Read the audit trail.
   *
   * Lists logins, failed logins, locks and resets, changes of multi-factor authentication, permissions and accounts, exports, and who read which lists, maps, statistics and cases, newest first. Entries are only ever added, never changed or removed. They hold names of fields and facts, but no personal data: of filters the values that somebody wrote freely are hidden. Readings are written together, about a second later. Needs the permission `admin`.
   *
   * GET /api/v1/auditoria
   */
  listar(query?: b.ListarAuditoriaQuery, settings?: CallSettings): Listing<b.AuditoriaItem, b.AuditoriaLista>

}

export interface TiposB {
  /**
   * List the notifiable diseases.
   *
   * Lists the diseases whose cases are recorded in this service. Answers 304 while the `ETag` in `If-None-Match` is current. Needs the permission `agravos.listar`.
   *
   * GET /api/v1/agravos/tipos
   */
  listar(settings?: CallSettings): Listing<b.TipoAgravo, b.ListarTiposAgravoAnswer>

}

export interface CasosB {
  /**
   * List cases.
   *
   * Answers one page of the cases that are not deleted, newest notification first. A caller with a territory gets the cases that lie in it, and `total` counts no others. The list contains nothing that identifies a patient: names are shown as initials. `search` looks for the beginning of a notification number or for the name of a municipality, or holds nested conditions as JSON. `classificacao` compares the stored final classification, one value at a time (`confirmado` is one of them, `dengue_grave` another), while `situacao` groups them as the statistics do, so that `situacao=confirmado` has the same total as `por_classificacao.confirmado` of `/api/v1/agravos/casos/estatisticas/resumo`. Cases with the same value in the sort field are sorted by id; those of the same municipality, state, classification or outcome are sorted by `data_notificacao` and then by id, in the direction of the sort. Cases without a value in that field come last in either direction. Needs the permission `agravos.listar`.
   *
   * GET /api/v1/agravos/casos
   */
  listar(query?: b.ListarCasosQuery, settings?: CallSettings): Listing<b.CasoItem, b.CasoLista>

  /**
   * Record a case.
   *
   * Records a new case, whose `status` is `em_investigacao`. The combination of disease, notification number and notification date must be unique. No date may be in the future. The first symptoms may not come after the notification. Admission to hospital, samples, investigation, typing in, closing and death may not come before the first symptoms. A serotype belongs to dengue alone. A pregnant patient may not be male. `evolucao` `obito` needs `data_obito`, which in turn cannot be combined with `cura` or `ignorado`. A classification of dengue (`dengue_grave` and the like) cannot be used for zika or chikungunya; `confirmado`, `descartado` and `inconclusivo` can be used for any disease. The municipality must belong to the state. The patient's name is stored apart from the case and appears in no answer but the identity. A field may be given flat or nested; when it is given both ways, the values must be equal. The signs that `dados_especificos` and `dados_clinicos.sinais_sintomas` share may be given in either place. No text may hold the patient's whole name (two words or more; case and accents do not matter) or the street with its number: it is refused with `PERSONAL_DATA`, the refusal is written to the audit trail, and after 20 such refusals of an account within an hour the answer is 429. A neighbourhood that holds a CPF or the number of a health card is refused too, and so is a number of notification that is a name of two words or holds a CPF with its dots and dash. Safe to repeat with an `Idempotency-Key`. Needs the permission `agravos.criar`.
   *
   * POST /api/v1/agravos/casos
   */
  criar(body: b.CasoCriar, settings?: CallSettings): Promise<b.CasoCriado>

  /**
   * Stream cases to a program.
   *
   * Sends all cases that meet the filters, as many as there are, line by line as they are read: for analyses, and for copies that are kept up to date. The columns are those of the export, names as initials and without anything that identifies a patient, and behind them `removido` and `cursor`. A caller with a territory gets the cases that lie in it. In csv, UTF-8 with a byte order mark, cells that a spreadsheet program would run as a formula are escaped, days are `YYYY-MM-DD` and moments ISO 8601 in UTC; in ndjson each line is a JSON object. In parquet the columns have types (days, moments, whole numbers, truth values), rows come in groups of about 20,000, and the end of the file has `next_since` (that of `X-Next-Since`) and `cursor` (that of the last row) beside its description.
   * When the connection breaks, repeat the request with the same parameters and the `cursor` of the last whole line: the answer goes on behind it, and no case is lost or sent twice. `limite` ends an answer early, to be gone on from in the same way. A parquet file that broke off cannot be read: ask for a large one in pieces by `limite`. What has changed since is sent to who sends the moment in `X-Next-Since` as `atualizado_desde` in the next call: changed cases as they are now, and a line with nothing but `id`, `removido` true and `cursor` for each case that was deleted, united with another one, moved out of the caller's territory, or no longer meets the filters. Keep the `X-Next-Since` of the first answer when an extract takes several. Take the lines in their order and replace by `id`: what changed within the last minutes may be told again. Changes are remembered for 365 days.
   * An account can have two extracts under way (429), and an instance of the service four (503). A client that takes nothing for a minute is cut off, and so is one whose account loses the permission meanwhile. Each call is written to the audit trail. Needs the permission `agravos.exportar`.
   *
   * GET /api/v1/agravos/casos/extrato
   */
  extrair(query?: b.ExtrairCasosQuery, settings?: CallSettings): Promise<Download>

  /**
   * Export cases to a spreadsheet.
   *
   * Starts a job that writes all cases that meet `filtros` to a file, with names as initials and without anything that identifies a patient. `filtros` takes the filters of the list, its dates (`data_inicio`, `data_fim`) among them. The file can be downloaded at `/api/v1/jobs/{job_id}/resultado` for 24 hours. Cells that a spreadsheet program would run as a formula are escaped. A csv file is UTF-8 with a byte order mark, its cells are separated by `separador`, its dates are `YYYY-MM-DD` and its moments ISO 8601 in UTC. In an xlsx file both are real date cells, the moments in Brasília time. A dbf file is a dBASE III table in Windows-1252 with the names and codes of SINAN's municipal files, the same for all three diseases, and days as dates. It has only what SINAN has a column or a code for: no initials, no name of the unit, no haematocrit, no sign or comorbidity in free words, no place of infection that is not a municipality, no country but Brazil, and no day of birth; the age is in whole years. A character that Windows-1252 lacks is a question mark; no text is cut. A number of notification with other signs than letters, digits, `/` and `-` stands in quotes. One that still does not fit, because it has many characters that Windows-1252 lacks, is left out and counted in `erros`. The file can be imported again, also with `modo=espelhar`, and changes nothing. An account can have at most three unfinished jobs. Safe to repeat with an `Idempotency-Key`. Needs the permission `agravos.exportar`.
   *
   * POST /api/v1/agravos/casos/exportar
   */
  exportar(body: b.CasoExportar, settings?: CallSettings): Promise<Started<b.JobAceito, "exportar-casos">>

  /**
   * Close or hand over many cases.
   *
   * Starts a job that changes up to 1,000 cases, one after the other, each as a single change would be made: by the same rules, within the territory of the caller, with its own entry in the history, and with the event `agravo.atualizado` where a case is closed. `encerrar` closes them with what `encerramento` says. `transferir` makes the account `para` responsible for them, which from then on may read them. A case that cannot be changed stays as it was, and the job's `lote` says why; the others are changed. A case that already is as asked counts as done. A job that is interrupted goes on after a restart, and none of its cases is left half changed. Cancelling it stops it; what was changed before stays. An account can have at most three unfinished jobs. Safe to repeat with an `Idempotency-Key`. Needs the permission `agravos.editar`.
   *
   * POST /api/v1/agravos/casos/em-lote
   */
  alterarEmLote(body: b.CasosEmLote, settings?: CallSettings): Promise<Started<b.JobAceito, "alterar-casos">>

  /**
   * Find cases of a person.
   *
   * Answers the cases within the caller's territory whose patient may be the given person, the likeliest first, at most 50. Names are compared by how they sound in Portuguese: accents, double letters, `h`, `ç` and `ss`, `x` and `ch`, words such as `de` and `dos`, `Filho` or `Neto` do not matter, and a misspelt name, first and last name swapped, or day and month swapped are found too. The more is given, the surer the answer; a name that very many have should come with the birth date. At most 200 cases are compared: `incompleto` says that there are more that could be meant. No name is shown; read it with `obterIdentificacao`. What is asked for is neither stored nor logged: the audit trail has who searched, by what, how many were found, and a keyed digest. A search counts as the reading of an identity (300 within an hour, then 429). The answer must not be stored (`Cache-Control: no-store`). Needs the permission `agravos.identificar`.
   *
   * POST /api/v1/agravos/casos/buscar-pessoa
   */
  buscarPessoa(body: b.PessoaBuscada, settings?: CallSettings): Promise<b.PessoasEncontradas>

  /**
   * Read summary statistics of cases.
   *
   * Figures of the cases in a period, always up to date. Rates are percentages of `total` with two decimals, and 0 when there are no cases; `obitos` counts deaths caused by the disease. `por_classificacao.confirmado` counts every final classification that confirms the disease (`dengue_grave` as well as `confirmado`), and `descartado` those that discard it: the cases that the list shows with `situacao=confirmado` and `situacao=descartado`. What is left of `total` is `situacao=em_investigacao`. The list's `classificacao=confirmado` is something else, one single classification. `provaveis` are the probable cases as the Ministry of Health counts them, all but the discarded ones; `incidencia_provaveis` is their number per 100,000 inhabitants, `letalidade` the deaths in percent of them, and `letalidade_graves` the deaths in percent of the cases of dengue with warning signs and of severe dengue. The period may have any length. Without `data_fim` it ends today (Brasília time), or on `data_inicio` when that is in the future. Without `data_inicio` it begins on 1 January of the year in which it ends. `agregacao` adds a series by day, epidemiological week (Sunday to Saturday) or month, with the chosen `metricas`. With a series the period has at most 3,660 days (`dia`, ten years), 18,300 days (`semana`, fifty years) or 73,200 days (`mes`, two hundred years); a longer period is answered with 422 at `data_fim`, or at `data_inicio` when only that was sent. `comparar` adds the same figures of an earlier period; a period that reaches into the future is compared up to today. `anos_anteriores` and `canal` add former years and an alert channel to the series. To callers who may not list the cases of a municipality, its numbers from 1 to 4 are null, with `suprimido`, and so are those from which they would follow: of periods that cut off few cases, and, unless the period is made of calendar years, figures other than `total`.
   * With `Accept: text/csv` the answer is a table: one row with the figures of the period or, with `agregacao`, a row for each item of the series, with its former years and its channel. `comparar` and `indicadores` are not in it. Columns have the names of the fields, cells are separated by semicolons, and hidden numbers are empty. Needs the permission `agravos.estatisticas`.
   *
   * GET /api/v1/agravos/casos/estatisticas/resumo
   */
  resumir(query?: b.ResumirCasosQuery, settings?: CallSettings): Promise<b.CasoEstatisticas>

  /**
   * Read series of cases by place, person or outcome.
   *
   * Counts the cases in a period, grouped by one or more values of `por`. The counts are always up to date. The period is that of `/api/v1/agravos/casos/estatisticas/resumo`, and `total` is the same. Each `por` has all of its keys, those without cases too, and its series add up to `total`; cases in which the field is empty have the key `nao_informado`. With `agregacao` each series has a point for every day, epidemiological week (Sunday to Saturday; week 1 is the first with at least four days in the year) or month of the period; the first and the last are cut to it. Without `agregacao` there are no points. An answer has at most 12,000 points; a request for more is answered with 422. Ask for a shorter period, a longer `agregacao`, fewer `por`, or leave out `agregacao`. `por=municipio` needs `estado` or `municipio`. `incidencia` is the number of cases in the period per 100,000 inhabitants, with two decimals, not scaled to a year. The population is IBGE's of 2022 (census) or 2025 (estimate), whichever is nearer to the year of the middle of the period: 2022 up to 2023, then 2025; `populacao` names year and source. Where no population fits a series (sex, age), or none is known, `populacao` and `incidencia` are null. To callers who may not list the cases of a municipality, its numbers from 1 to 4 are null, with `suprimido`, and so are those from which they would follow: of periods that cut off few cases, of another municipality where only one would be hidden, and of parts (sex, age, classification, outcome) unless the period is made of calendar years. Its `piramide` is always hidden from them.
   * With `Accept: text/csv` the answer is a table: a row for each point of each series, or for each series without `agregacao`. Columns have the names of the fields, cells are separated by semicolons, and hidden numbers are empty. Needs the permission `agravos.estatisticas`.
   *
   * GET /api/v1/agravos/casos/estatisticas/series
   */
  obterSeries(query?: b.ObterSeriesCasosQuery, settings?: CallSettings): Promise<b.SeriesCasos>

  /**
   * Read the heat map of cases.
   *
   * Answers GeoJSON points, one for each area, largest first. A point never shows the place of one patient. For a municipality it is the municipality's centre. For `bairro` and `cep` it is one stable place, the same whatever the filter: the mean of the known places of all cases of the area, of any disease and any time, rounded to three decimals, if there are at least three places that differ at three decimals (about a hundred metres); otherwise it is the municipality's centre too. For callers who may not list the cases of a municipality, all of its areas are counted with its own point, since two periods would tell an area's cases of single days; and where its number of cases is hidden that point has `suprimido` and no number, whether or not there are cases. Places that are more than two degrees away from the municipality's centre are treated as mistakes and left out of the mean. Different spellings of a neighbourhood in one municipality (capitals, accents, spaces) are one area, which is named by its most frequent spelling, or by the alphabetically first of several such. At most 10,000 points are answered: when there are more areas, the largest are answered and `metadata.truncado` is true. Needs the permission `agravos.estatisticas`.
   *
   * GET /api/v1/agravos/casos/mapa-calor
   */
  mapear(query?: b.MapearCasosQuery, settings?: CallSettings): Promise<b.MapaCalor>

  /**
   * Read a case.
   *
   * Answers the whole case. A case outside the caller's territory gets 404, unless the caller has recorded it. The patient's name is shown as initials to everybody. Street, number, CEP, coordinates and the addresses of `locais_frequentados` are shown as they are stored to callers who hold `agravos.editar`. For others the addresses are hidden (`***`), the CEP shows its first five digits, and coordinates are rounded to about a hundred metres. Each reading is written to the audit trail. The answer has every field; unknown ones are null or an empty list. `include=anexos` adds the attachments; history and investigation are always in the answer. Answers 304 while the `ETag` in `If-None-Match` is current. Needs the permission `agravos.listar`.
   *
   * GET /api/v1/agravos/casos/{id}
   */
  obter(id: number, query?: b.ObterCasoQuery, settings?: CallSettings): Promise<b.CasoDetalhe>

  /**
   * Change some fields of a case.
   *
   * Changes only what is sent. Nested objects are merged, and null clears a field that may be empty. Fields may be given flat, as when a case is recorded, or nested, as in the detail. A case is closed (`encerrado`) once `data_encerramento` is set. The rules for a new case apply only to the fields that change, so that an imported case that breaks a rule can be corrected field by field. The whole detail may be sent back: the shown form of a hidden field (initials, `***`, a shortened `cep`, rounded coordinates) leaves that field as it is, and read-only fields must have the values that the detail shows. A stay in hospital, and each sign that can be given in two places, is one fact: of two values the one that differs from the stored value counts, and the answer is 422 when both differ. `campos_alterados` and the history name the fields as they were sent. No text may hold the patient's whole name (two words or more; case and accents do not matter) or the street with its number: such a text is refused with `PERSONAL_DATA`. A new name or street is refused too when a stored text, or a text of an attachment, holds it. Refusals and requests that change nothing are written to the audit trail. After 20 such refusals within an hour the texts of an account are no longer compared, and the answer is 429. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `agravos.editar`.
   *
   * PUT /api/v1/agravos/casos/{id}
   */
  editar(id: number, body: b.CasoEditar, settings?: CallSettings): Promise<b.CasoEditado>

  /**
   * Delete a case with a reason.
   *
   * The record is kept, but the case disappears from every list and count and is answered with 404 from then on. Without `motivo` the answer is 400 `MISSING_REASON`. A closed case (`encerrado`) is deleted only with `force`. A `motivo` that holds the patient's whole name or the street with its number is refused with `PERSONAL_DATA`, which is audited; after 20 such refusals of an account within an hour the answer is 429. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `agravos.deletar`.
   *
   * DELETE /api/v1/agravos/casos/{id}
   */
  excluir(id: number, query?: b.ExcluirCasoQuery, settings?: CallSettings): Promise<void>

  /**
   * Read who the patient of a case is.
   *
   * Answers what every other answer hides: name, birth date, mother, health card, telephone and the whole address, as they are stored. It is for whoever must ring up or find that person. Each reading is written to the audit trail, with `motivo` if there is one, before anything is shown; no history of a case has it. An account reads at most 300 identities within an hour, searches for persons included; then the answer is 429. A `motivo` that holds the patient's whole name or the street with its number is refused with `PERSONAL_DATA`. The answer must not be stored (`Cache-Control: no-store`). Needs the permission `agravos.identificar`.
   *
   * GET /api/v1/agravos/casos/{id}/identificacao
   */
  obterIdentificacao(id: number, query?: b.ObterIdentificacaoQuery, settings?: CallSettings): Promise<b.Identificacao>

  /**
   * List the attachments of a case.
   *
   * Answers which attachments the case has, oldest first: names of the files, types and sizes, as `include=anexos` of the case does. To download one needs `agravos.identificar`. Needs the permission `agravos.listar`.
   *
   * GET /api/v1/agravos/casos/{id}/anexos
   */
  listarAnexos(id: number, settings?: CallSettings): Listing<b.Anexo, b.AnexoLista>

  /**
   * Attach a file to a case.
   *
   * Takes a PDF, JPEG or PNG file of at most 20 MiB; the type is recognised by the content of the file. A case has at most 50 attachments. A name of the file or a `descricao` that holds the patient's whole name or the street with its number is refused with `PERSONAL_DATA`, which is audited; after 20 such refusals of an account within an hour the answer is 429. Images are stored without their metadata (places, names, comments, previews), with the pixels as they were sent and their rotation. A PDF that holds scripts, HTML, other files, or actions that start programs, open other files or send forms, that opens an address by itself or takes a part from elsewhere, or that cannot be searched for these, is refused with `ACTIVE_CONTENT`. Links to click on are allowed. Safe to repeat with an `Idempotency-Key`. Needs the permission `agravos.editar`.
   *
   * POST /api/v1/agravos/casos/{id}/anexos
   */
  anexarArquivo(id: number, body: b.AnexarArquivoBody, settings?: CallSettings): Promise<b.Anexo>

  /**
   * Download an attachment.
   *
   * Answers the file as it was sent, images without their metadata. A report bears the patient's name, so a download needs the same permission as the identity. It is written to the audit trail before the first byte is sent. `include=anexos` of the case tells every reader which attachments there are. Needs the permission `agravos.identificar`.
   *
   * GET /api/v1/agravos/casos/{id}/anexos/{anexo_id}
   */
  baixarAnexo(id: number, anexo_id: number, settings?: CallSettings): Promise<Download>

  /**
   * Remove an attachment.
   *
   * Removes the file for good. Needs the permission `agravos.editar`.
   *
   * DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id}
   */
  removerAnexo(id: number, anexo_id: number, settings?: CallSettings): Promise<void>

}

export interface DuplicidadesB {
  /**
   * List cases that may be one.
   *
   * Lists pairs of cases of one disease whose patients are alike and whose first symptoms are at most 30 days apart, with a score and what agrees; the likeliest first. Both cases lie within the caller's territory. Pairs are found when a case is recorded or imported, or within a few minutes, and among all cases by `POST /api/v1/agravos/duplicidades/busca`. `estado=pendente` lists those about which nobody has decided. No name is shown; read it with `obterIdentificacao`. Each reading is written to the audit trail. Needs the permission `agravos.identificar`.
   *
   * GET /api/v1/agravos/duplicidades
   */
  listar(query?: b.ListarDuplicidadesQuery, settings?: CallSettings): Listing<b.Duplicidade, b.DuplicidadeLista>

  /**
   * Look for duplicates among all cases.
   *
   * Starts a job that compares the patients of all cases within the caller's territory with those of the same disease and time. It adds the pairs that it finds to the list, and takes those from it that nobody has decided about and that are no longer alike. The job's `result` counts the cases that were compared (`total_processados`) and the pairs that are alike (`sucesso`). Needs the permission `agravos.identificar`.
   *
   * POST /api/v1/agravos/duplicidades/busca
   */
  buscar(settings?: CallSettings): Promise<Started<b.JobAceito, "buscar-duplicidades">>

  /**
   * Decide about a pair of cases.
   *
   * `distintas`: these are two cases, and the pair is not asked about again. `mesmo_caso`: both are one. The case that `manter` names stays and takes what it lacks from the other, with its attachments; what would contradict it is left out, and an address is taken as a whole or not at all. The other leaves every list, count, statistic, map and export; webhooks get `agravo.excluido` for it, its address answers 404 with a sentence that names the kept case, and a file that brings its number again does not record it anew. It can be taken back for 30 days. `mesmo_caso` also needs the permission `agravos.editar`. Needs the permission `agravos.identificar`.
   *
   * POST /api/v1/agravos/duplicidades/{id}/resolver
   */
  resolver(id: number, body: b.DuplicidadeResolver, settings?: CallSettings): Promise<b.DuplicidadeResolvida>

  /**
   * Take a decision about a pair back.
   *
   * The pair waits for a decision again. After `mesmo_caso` the other case is back in every list and count, with its attachments, and the kept one is what it was; if it was changed since, it stays as it is (`mantido_alterado`). Possible for 30 days after the decision; then 422 `NOTHING_TO_UNDO`. When somebody has recorded a case with the number of the other meanwhile, the answer is 422 `DUPLICATE`. After `mesmo_caso` it also needs the permission `agravos.editar`. Needs the permission `agravos.identificar`.
   *
   * POST /api/v1/agravos/duplicidades/{id}/desfazer
   */
  desfazer(id: number, settings?: CallSettings): Promise<b.DuplicidadeDesfeita>

}

export interface ImportacoesB {
  /**
   * Import cases from a file.
   *
   * Takes a csv, xlsx or dbf file of at most 2 GiB (or what the service is configured for) and starts a job that reads it. A csv may be UTF-8 or Latin-1, with commas, semicolons or tabs, and compressed as .zip or .gz. The header has the names of `POST /api/v1/agravos/casos`, or is one of the layouts of SINAN; `POST /api/v1/agravos/casos/bulk/inspecionar` says which. `validar` checks every row and writes nothing, `importar` writes new cases, `atualizar` also merges rows into existing cases, where an empty cell changes nothing, and `espelhar` makes existing cases say what the file says: an empty cell empties the field, while columns that the file does not have are left as they are. `como` says which of them `validar` tries out. A case is identified by its disease, number and day of notification: importing a file again changes nothing, and a row whose case is there with other data is reported in `avisos`. With `ignorar_erros` rows with errors are left out; without it all rows are imported or none. The job shows progress and `linhas_processadas`; at its end `resultado` has the figures and the first 1,000 errors and warnings, and all refused rows are a csv file at `/api/v1/jobs/{job_id}/resultado`, only by the sender, for 24 hours. Cancelling the job removes what it wrote. An account can have at most three unfinished jobs. Safe to repeat with an `Idempotency-Key`. Needs the permission `agravos.importar`.
   *
   * POST /api/v1/agravos/casos/bulk
   */
  importarCasos(body: b.ImportarCasosBody, settings?: CallSettings): Promise<Started<b.JobAceito, "importar-casos">>

  /**
   * Look into a file before it is imported.
   *
   * Reads the beginning of a file as `POST /api/v1/agravos/casos/bulk` would and answers what was recognised: the form of the file, its layout, where each column goes, which columns are not understood, which are missing, and the first rows as they would be stored, without names and addresses. Nothing is kept. A file that cannot be read is answered with 422 at `file`. Needs the permission `agravos.importar`.
   *
   * POST /api/v1/agravos/casos/bulk/inspecionar
   */
  inspecionarArquivo(body: b.InspecionarArquivoBody, settings?: CallSettings): Promise<b.Inspecao>

  /**
   * List imports.
   *
   * Lists the imports of all accounts, newest first, with the sender, the file and the outcome of each. Trial runs (`modo` validar) are listed too. Needs the permission `agravos.importar`.
   *
   * GET /api/v1/agravos/importacoes
   */
  listar(query?: b.ListarImportacoesQuery, settings?: CallSettings): Listing<b.Importacao, b.ImportacaoLista>

  /**
   * Undo an import.
   *
   * Starts a job that removes the cases that the import created, for good, and gives those that it changed their former values. Cases that have been changed since are kept as they are, and the job's `resultado` says which. Changes can be undone for 30 days, or as long as the service is configured for (`IMPORT_UNDO_DAYS`). The sender of the import may undo it; to undo the import of another account, the caller also needs `agravos.deletar`. An import that is still running is cancelled at `DELETE /api/v1/jobs/{job_id}` instead (422 here). Needs the permission `agravos.importar`.
   *
   * DELETE /api/v1/agravos/importacoes/{job_id}
   */
  desfazer(job_id: string, settings?: CallSettings): Promise<Started<b.JobAceito, "desfazer-importacao">>

}

export interface AlertasB {
  /**
   * Read the levels of alert.
   *
   * Answers the levels of the last computation, of the last one up to the day `dia`, or of the last one whose newest week was `semana`. Levels are computed once a day and after each import, from probable cases (all but `descartado`) by week of first symptoms, and kept as they were: the last computation of each of the last 60 days, and before that the last of each week. The data reach up to `dados_ate`, the last day on which a case was typed, or notified where no day of typing is known; the newest week is the last whole epidemiological week up to then.
   * The level is the highest that fits:
   * - **4**: the estimate is above the upper limit of the channel (mean of the same week in up to five former years, smoothed over three weeks, and 1.96 standard deviations; years of which less than 80 % of the weeks are loaded are left out, and three are needed).
   * - **3**: in three of the last four weeks it is more than 95 % sure that Rt is above 1.
   * - **2**: the estimate is above the mean of the channel.
   * - **1**: none of these.
   * How it is computed:
   * - `estimativa` is the number of cases that the week will have once all are typed, with a 95 % interval. The share that is known after so many weeks is learned from the 26 weeks before the last 8, of the municipality itself if they have 100 cases, else of its state or of the country.
   * - Rt is the ratio of Wallinga and Lipsitch with a normal generation time (dengue and zika 3 weeks, deviation 1; chikungunya 2 weeks, deviation 0.7). Its interval and the probability that it is above 1 come from a beta distribution.
   * - Where nothing can be said, `nivel` is null and `motivo` tells why: fewer than 10 cases in the last 8 weeks, no delay that could be learned, or no channel and no rise. Places without a case in the last 34 weeks are left out.
   * - Levels are told to everybody. To callers who may not list the cases of a municipality, its figures are null, with `suprimido`: together with the numbers by the day of notification they would tell how few have fallen ill and are not yet notified.
   * With `Accept: text/csv` the answer is a table with a row for each place, without `curva`. Columns have the names of the fields, cells are separated by semicolons, and hidden numbers are empty. Needs the permission `agravos.estatisticas`.
   *
   * GET /api/v1/agravos/alertas
   */
  listar(query: b.ListarAlertasQuery, settings?: CallSettings): Promise<b.Alertas>

  /**
   * Read the history of one place's alerts.
   *
   * Answers up to 53 weeks of the country, a state or a municipality, the oldest first, each as the last computation that has it says. `nivel_mostrado` is the level that was shown when the week was the newest. Figures are hidden as in `/api/v1/agravos/alertas`: all of them, of a municipality whose cases the caller may not list. Needs the permission `agravos.estatisticas`.
   *
   * GET /api/v1/agravos/alertas/historico
   */
  obterHistorico(query: b.ObterHistoricoAlertasQuery, settings?: CallSettings): Promise<b.HistoricoDeAlertas>

}

export interface RelatoriosB {
  /**
   * List reports.
   *
   * Lists the reports that the caller asked for and those that a schedule sent to the caller, newest first. Administrators see the reports of all accounts and find the owner in `dono_id`. A report is kept for 30 days after it was asked for, and is then removed with its file. One with small numbers of municipalities, or their neighbourhoods, is there only for who may list the cases of all of these places now: whose permission or territory was taken finds it no more (404). Needs a token, but no permission.
   *
   * GET /api/v1/relatorios
   */
  listar(query?: b.ListarRelatoriosQuery, settings?: CallSettings): Listing<b.Relatorio, b.RelatorioLista>

  /**
   * Make a report.
   *
   * Starts a job that writes an epidemiological bulletin (`boletim`) about a disease in the country, a state or a municipality: figures of the period, curve by epidemiological week with an alert channel, map of incidence, levels of alert where they were computed, indicators with their definitions, tables by place, age and sex, classification and outcome, method and sources; of a municipality also its neighbourhoods, unless somebody who gets it may not list the cases there. `texto` stands on the first page, below the institution's name, logo and contact where the operator has set them. The figures are those of `/api/v1/agravos/casos/estatisticas/resumo` and `/api/v1/agravos/casos/estatisticas/series` for the same disease, place and days, at the time when the job runs. An xlsx file has the same tables as sheets, with every municipality. The file can be downloaded at `/api/v1/relatorios/{relatorio_id}/arquivo` for 30 days. An account can have at most three unfinished jobs. Safe to repeat with an `Idempotency-Key`. Needs the permission `relatorios.gerar`.
   *
   * POST /api/v1/relatorios
   */
  gerar(body: b.RelatorioGerar, settings?: CallSettings): Promise<Started<b.RelatorioAceito, "gerar-relatorio">>

  /**
   * List schedules of reports.
   *
   * Lists the schedules that the caller set up and those that send reports to the caller, newest first. Administrators see the schedules of all accounts. Needs a token, but no permission.
   *
   * GET /api/v1/relatorios-agendamentos
   */
  listarAgendamentos(query?: b.ListarAgendamentosQuery, settings?: CallSettings): Listing<b.Agendamento, b.AgendamentoLista>

  /**
   * Schedule a report.
   *
   * From now on a report is made every Monday at 6:00 (Brasília time) about the last whole epidemiological week, which ended on Saturday (`semanal`), or on the first day of each month at 6:00 about the previous month (`mensal`). Each recipient gets a mail that says where the report is, and with the file itself if it has at most 1 MiB and the recipient's address is confirmed. A recipient must be an active account that holds `relatorios.exportar`, now and when the mail is sent; an account that does not hold it then gets no mail. While the owner is not active or does not hold `relatorios.gerar`, no report is made. Of the reports that were missed while the service was down, only the latest is made afterwards. An account has at most 20 schedules. Safe to repeat with an `Idempotency-Key`. Needs the permission `relatorios.gerar`.
   *
   * POST /api/v1/relatorios-agendamentos
   */
  agendar(body: b.AgendamentoNovo, settings?: CallSettings): Promise<b.AgendamentoUnico>

  /**
   * End a schedule.
   *
   * For its owner and for administrators the schedule ends; reports that it made stay until they expire. A recipient who is neither gets no more mails from it, and for the others it goes on. For everybody else it does not exist (404). Needs a token, but no permission.
   *
   * DELETE /api/v1/relatorios-agendamentos/{agendamento_id}
   */
  cancelarAgendamento(agendamento_id: string, settings?: CallSettings): Promise<void>

  /**
   * Read a report.
   *
   * Answers what was asked for and the state of the report. Only the account that asked for it, those to whom a schedule sent it and administrators can see it; for everybody else it does not exist (404). Answers 304 while the `ETag` in `If-None-Match` is current. Needs a token, but no permission.
   *
   * GET /api/v1/relatorios/{relatorio_id}
   */
  obter(relatorio_id: string, settings?: CallSettings): Promise<b.RelatorioUnico>

  /**
   * Remove a report.
   *
   * Removes the report and its file; a job that is still working on it is cancelled. Only the account that asked for it and administrators may do so; for others it does not exist (404). Needs a token, but no permission.
   *
   * DELETE /api/v1/relatorios/{relatorio_id}
   */
  excluir(relatorio_id: string, settings?: CallSettings): Promise<void>

  /**
   * Download the file of a report.
   *
   * The answer is 404 while the report is being made, when that failed, and 30 days after it was asked for. Text of an xlsx file that a spreadsheet program would run as a formula begins with an apostrophe. Needs the permission `relatorios.exportar`.
   *
   * GET /api/v1/relatorios/{relatorio_id}/arquivo
   */
  baixar(relatorio_id: string, settings?: CallSettings): Promise<Download>

}

export interface JobsB {
  /**
   * List jobs.
   *
   * Lists the caller's own jobs, newest first. Administrators see the jobs of all accounts and find the owner in `dono_id`. Needs a token, but no permission.
   *
   * GET /api/v1/jobs
   */
  listar(query?: b.ListarJobsQuery, settings?: CallSettings): Listing<b.Job, b.JobLista>

  /**
   * Read the state of a job.
   *
   * Poll this until `status` is no longer `processing`. Only the account that started the job and administrators can see it; for everybody else it does not exist (404). A job ends as `failed` without a file when its account is deactivated or removed, or loses the permission that was needed to start it; `message` says so. An import has `linhas_processadas` while it runs and `resultado` at its end; the sentences in it are in the language of the request. Answers 304 while the `ETag` in `If-None-Match` is current. Needs a token, but no permission.
   *
   * GET /api/v1/jobs/{job_id}
   */
  obter(job_id: string, settings?: CallSettings): Promise<b.Job>

  /**
   * Cancel a job.
   *
   * A running job ends as `failed` with `cancelado` true, and its file is discarded; what an import has written is removed. A job that has already ended stays as it is. Only the account that started the job and administrators may cancel it. Needs a token, but no permission.
   *
   * DELETE /api/v1/jobs/{job_id}
   */
  cancelar(job_id: string, settings?: CallSettings): Promise<b.Job>

  /**
   * Download the file of a job.
   *
   * The file can be downloaded for 24 hours after the job was completed. The answer is 404 while there is no file, when the job failed, and when the file has expired. The caller must hold, at the time of the download, the permission that is needed to start such a job (`usuarios.exportar`, `agravos.exportar` or `agravos.importar`); otherwise the answer is 403. The file of an import has the refused rows as they were sent, with the reasons, to be corrected and sent again; only its sender can download it, and for administrators it does not exist. The same holds for the file of what is kept about an account. Text that a spreadsheet program would run as a formula begins with an apostrophe. Needs the permission `usuarios.exportar` or `agravos.exportar` or `agravos.importar`, depending on the request.
   *
   * GET /api/v1/jobs/{job_id}/resultado
   */
  baixarResultado(job_id: string, settings?: CallSettings): Promise<Download>

}

export interface WebhooksB {
  /**
   * List webhooks.
   *
   * Lists the caller's own webhooks, newest first. Administrators see the webhooks of all accounts and find the owner in `dono_id`. Needs a token, but no permission.
   *
   * GET /api/v1/webhooks
   */
  listar(query?: b.ListarWebhooksQuery, settings?: CallSettings): Listing<b.Webhook, b.WebhookLista>

  /**
   * Register a webhook.
   *
   * From now on the service sends the chosen events to the address. The answer holds the secret that signs each delivery; it is not shown again. Events of cases need the permission `agravos.listar` and events of imports need `agravos.importar`, at the registration and at each delivery. An account has at most 20 webhooks. The address must be `https` and must not be one of an internal network, unless the service is configured to allow internal addresses and with them `http`. What is sent, how it is signed and when it is repeated is described under `webhooks` of this document. Safe to repeat with an `Idempotency-Key`. Needs the permission `agravos.listar` or `agravos.importar`, depending on the request.
   *
   * POST /api/v1/webhooks
   */
  criar(body: b.WebhookNovo, settings?: CallSettings): Promise<b.WebhookCriado>

  /**
   * Read a webhook.
   *
   * Only the owner and administrators can see it; for everybody else it does not exist (404). The values of its headers are hidden, since they may be passwords. Answers 304 while the `ETag` in `If-None-Match` is current. Needs a token, but no permission.
   *
   * GET /api/v1/webhooks/{webhook_id}
   */
  obter(webhook_id: string, settings?: CallSettings): Promise<b.WebhookLido>

  /**
   * Change a webhook.
   *
   * Changes only the fields that are sent. `headers` replaces all headers; a header that is sent with the value `***` keeps its current value. What was read can be sent back: of fields that can only be read, `id`, `dono_id` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. `ativo: true` also reactivates a webhook that the service has switched off. Waiting deliveries go to the new address. When the scheme, host or port of `url` changes, the new receiver must not get what was meant for the former one: all headers that the request does not send are removed (a `***` is refused with 422), and the secret is replaced at once; the answer shows the new one in `segredo`. Such a change needs a login, or a confirmed password, of the last 15 minutes. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `agravos.listar` or `agravos.importar`, depending on the request.
   *
   * PUT /api/v1/webhooks/{webhook_id}
   */
  editar(webhook_id: string, body: b.WebhookEditar, settings?: CallSettings): Promise<b.WebhookEditado>

  /**
   * Remove a webhook.
   *
   * Nothing more is sent, not even waiting deliveries. The record of its deliveries is removed too. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs a token, but no permission.
   *
   * DELETE /api/v1/webhooks/{webhook_id}
   */
  excluir(webhook_id: string, settings?: CallSettings): Promise<void>

  /**
   * Replace the secret.
   *
   * Makes a new secret, which is shown only in this answer. For 24 hours deliveries are signed with both secrets, so that the receiver has time to change. When the secret is replaced again within that time, the oldest one stops at once. Needs a login, or a confirmed password, of the last 15 minutes. Safe to repeat with an `Idempotency-Key`. Needs a token, but no permission. A key is not enough; it needs a session.
   *
   * POST /api/v1/webhooks/{webhook_id}/segredo
   */
  rotacionarSegredo(webhook_id: string, settings?: CallSettings): Promise<b.WebhookSegredo>

  /**
   * Send a test event.
   *
   * Delivers an event `webhook.teste` like any other event. The answer holds the id of the delivery, which shows the outcome. Answers 422 while the webhook is switched off. Safe to repeat with an `Idempotency-Key`. Needs a token, but no permission.
   *
   * POST /api/v1/webhooks/{webhook_id}/teste
   */
  testar(webhook_id: string, settings?: CallSettings): Promise<b.EntregaLida>

  /**
   * List deliveries.
   *
   * Lists the deliveries that were sent or are waiting, newest first, each with its latest attempts. Deliveries are kept for 30 days after they have ended. `dados` is empty when the caller lacks the permission for the event: `agravos.listar` for cases, `agravos.importar` for imports. Needs a token, but no permission.
   *
   * GET /api/v1/webhooks/{webhook_id}/entregas
   */
  listarEntregas(webhook_id: string, query?: b.ListarEntregasQuery, settings?: CallSettings): Listing<b.Entrega, b.EntregaLista>

  /**
   * Send again all that failed.
   *
   * Sends again all deliveries that have failed for good, for events since the given moment, in their order and with their old ids. At most 10,000 are sent at once; a `total` below that means that none is left. Answers 422 while the webhook is switched off. Safe to repeat with an `Idempotency-Key`. Needs a token, but no permission.
   *
   * POST /api/v1/webhooks/{webhook_id}/entregas/reenviar
   */
  reenviarFalhas(webhook_id: string, body: b.ReenvioDeFalhas, settings?: CallSettings): Promise<b.ReenvioAceito>

  /**
   * Read a delivery.
   *
   * Answers one delivery with its latest attempts. `dados` is empty when the caller lacks the permission for the event. Answers 304 while the `ETag` in `If-None-Match` is current. Needs a token, but no permission.
   *
   * GET /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}
   */
  obterEntrega(webhook_id: string, entrega_id: number, settings?: CallSettings): Promise<b.EntregaLida>

  /**
   * Send a delivery again.
   *
   * Sends the delivery again with its old id, whatever its outcome was, and starts the schedule of attempts again. A delivery that still waits is sent at once. Answers 422 while the webhook is switched off. `dados` of the answer is empty when the caller lacks the permission for the event. Safe to repeat with an `Idempotency-Key`. Needs a token, but no permission.
   *
   * POST /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar
   */
  reenviarEntrega(webhook_id: string, entrega_id: number, settings?: CallSettings): Promise<b.EntregaLida>

}

export interface NoticiasB {
  /**
   * List news.
   *
   * Answers one page of the news, the latest publication first, without the bodies. Everybody sees what is published. A caller who holds `noticias.criar`, `noticias.editar` or `noticias.deletar` also sees scheduled news and their own drafts, and a caller who holds `noticias.editar` sees the drafts of others. Scheduled news is published from the moment `publicar_em` on; then `estado` is `publicada`, in filters too. Needs the permission `noticias.listar`.
   *
   * GET /api/v1/noticias
   */
  listar(query?: b.ListarNoticiasQuery, settings?: CallSettings): Listing<b.NoticiaItem, b.NoticiaLista>

  /**
   * Write news.
   *
   * Stores a draft, unless `estado` says otherwise: `publicada` publishes at once, `agendada` at the moment `publicar_em`. What is published can be read by anybody at `/noticias` and in the feed `/noticias/feed.xml`, with the name of its author. Safe to repeat with an `Idempotency-Key`. Needs the permission `noticias.criar`.
   *
   * POST /api/v1/noticias
   */
  criar(body: b.NoticiaNova, settings?: CallSettings): Promise<b.NoticiaLida>

  /**
   * Read news.
   *
   * Answers the news with its body, as Markdown and as HTML. What the caller may not see (see the list of news) does not exist (404). Answers 304 while the `ETag` in `If-None-Match` is current. Needs the permission `noticias.listar`.
   *
   * GET /api/v1/noticias/{id}
   */
  obter(id: number, settings?: CallSettings): Promise<b.NoticiaLida>

  /**
   * Change news.
   *
   * Changes only the fields that are sent. `estado` publishes, schedules or takes back. What was read can be sent back: of fields that can only be read, `id` and `criado_em` must be as they are shown (422 otherwise), and the rest is ignored. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `noticias.editar`.
   *
   * PUT /api/v1/noticias/{id}
   */
  editar(id: number, body: b.NoticiaEditar, settings?: CallSettings): Promise<b.NoticiaLida>

  /**
   * Delete news.
   *
   * Removes the news and its image for good. The drafts of others can be deleted only by callers who can see them. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `noticias.deletar`.
   *
   * DELETE /api/v1/noticias/{id}
   */
  excluir(id: number, settings?: CallSettings): Promise<void>

  /**
   * Read the image of published news.
   *
   * Answers the image as WebP. Before the news is published it does not exist here (404); callers who may see the news find it at `/api/v1/noticias/{id}/imagem/previa`. Needs no token.
   *
   * GET /api/v1/noticias/{id}/imagem
   */
  obterImagem(id: number, settings?: CallSettings): Promise<Download>

  /**
   * Set the image of news.
   *
   * Takes a JPEG, PNG or WebP image of at most 5 MiB; the type is recognised by the content of the file. The service converts the image to WebP of at most 1600 pixels in width and 2400 in height and removes its metadata. It replaces an earlier image. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `noticias.editar`.
   *
   * PUT /api/v1/noticias/{id}/imagem
   */
  enviarImagem(id: number, body: b.EnviarImagemNoticiaBody, settings?: CallSettings): Promise<b.NoticiaLida>

  /**
   * Remove the image of news.
   *
   * Answers 404 when the news have no image. With `If-Match` the request is carried out only while the record is unchanged since it was read. Needs the permission `noticias.editar`.
   *
   * DELETE /api/v1/noticias/{id}/imagem
   */
  removerImagem(id: number, settings?: CallSettings): Promise<void>

  /**
   * Read the image of news before they are published.
   *
   * Answers the image as WebP to callers who may see the news, whatever its state. Needs the permission `noticias.listar`.
   *
   * GET /api/v1/noticias/{id}/imagem/previa
   */
  preverImagem(id: number, settings?: CallSettings): Promise<Download>

}

/** The operations of Description B as methods, by group. */
export interface ResourcesB {
  health: HealthB
  usuarios: UsuariosB
  auth: AuthB
  chaves: ChavesB
  grupos: GruposB
  permissoes: PermissoesB
  administracao: AdministracaoB
  auditoria: AuditoriaB
  tipos: TiposB
  casos: CasosB
  duplicidades: DuplicidadesB
  importacoes: ImportacoesB
  alertas: AlertasB
  relatorios: RelatoriosB
  jobs: JobsB
  webhooks: WebhooksB
  noticias: NoticiasB
}

/** What the client must know of each method besides its types. */
export const resourcesB = {
  "health": {
    "verificarSaude": [
      "answer",
      "GET",
      "/api/v1/health",
      []
    ],
    "verificarSaudeDetalhada": [
      "answer",
      "GET",
      "/api/v1/health/detailed",
      []
    ]
  },
  "usuarios": {
    "iniciarServico": [
      "answer",
      "POST",
      "/api/v1/inicio",
      [
        "body"
      ]
    ],
    "pesquisar": [
      "list",
      "GET",
      "/api/v1/usuarios",
      [
        "query"
      ]
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/usuarios",
      [
        "body"
      ]
    ],
    "buscar": [
      "search",
      "POST",
      "/api/v1/usuarios/buscar",
      [
        "body"
      ]
    ],
    "exportar": [
      "answer",
      "POST",
      "/api/v1/usuarios/exportar",
      [
        "body"
      ]
    ],
    "obterEstatisticas": [
      "answer",
      "GET",
      "/api/v1/usuarios/estatisticas",
      [
        "query"
      ]
    ],
    "listarConvites": [
      "list",
      "GET",
      "/api/v1/usuarios/convites",
      [
        "query"
      ]
    ],
    "convidar": [
      "answer",
      "POST",
      "/api/v1/usuarios/convites",
      [
        "body"
      ]
    ],
    "retirarConvite": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/convites/{id}",
      []
    ],
    "alterarSenha": [
      "answer",
      "POST",
      "/api/v1/usuarios/{id}/alterar-senha",
      [
        "body"
      ]
    ],
    "definirGrupos": [
      "answer",
      "PUT",
      "/api/v1/usuarios/{id}/grupos",
      [
        "body"
      ]
    ],
    "adicionarGrupo": [
      "answer",
      "POST",
      "/api/v1/usuarios/{id}/grupos/{grupo_id}",
      []
    ],
    "removerGrupo": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{id}/grupos/{grupo_id}",
      []
    ],
    "definirTerritorios": [
      "answer",
      "PUT",
      "/api/v1/usuarios/{id}/territorios",
      [
        "body"
      ]
    ],
    "listarPermissoes": [
      "answer",
      "GET",
      "/api/v1/usuarios/{id}/permissoes",
      []
    ],
    "adicionarPermissao": [
      "answer",
      "POST",
      "/api/v1/usuarios/{id}/permissoes/{permissao_id}",
      []
    ],
    "removerPermissao": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{id}/permissoes/{permissao_id}",
      []
    ],
    "obterPerfil": [
      "answer",
      "GET",
      "/api/v1/usuarios/me",
      [
        "query"
      ]
    ],
    "obterMeusAlertas": [
      "answer",
      "GET",
      "/api/v1/usuarios/me/alertas",
      []
    ],
    "definirMeusAlertas": [
      "answer",
      "PUT",
      "/api/v1/usuarios/me/alertas",
      [
        "body"
      ]
    ],
    "pedirDados": [
      "answer",
      "POST",
      "/api/v1/usuarios/me/dados",
      []
    ],
    "apagar": [
      "answer",
      "POST",
      "/api/v1/usuarios/{id}/apagar",
      [
        "body"
      ]
    ],
    "liberarBloqueio": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{id}/bloqueio",
      []
    ],
    "encerrarSessoes": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{id}/sessoes",
      []
    ],
    "removerMfa": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{id}/mfa",
      []
    ],
    "consultar": [
      "answer",
      "GET",
      "/api/v1/usuarios/{id}",
      [
        "query"
      ]
    ],
    "editar": [
      "answer",
      "PUT",
      "/api/v1/usuarios/{id}",
      [
        "body"
      ]
    ],
    "excluir": [
      "answer",
      "DELETE",
      "/api/v1/usuarios/{id}",
      [
        "query"
      ]
    ]
  },
  "auth": {
    "entrarConta": [
      "answer",
      "POST",
      "/api/v1/auth/login",
      [
        "body"
      ]
    ],
    "renovarSessao": [
      "answer",
      "POST",
      "/api/v1/auth/refresh",
      [
        "body"
      ]
    ],
    "sairConta": [
      "answer",
      "POST",
      "/api/v1/auth/logout",
      [
        "body"
      ]
    ],
    "entrarPainel": [
      "answer",
      "POST",
      "/api/v1/auth/painel",
      [
        "body"
      ]
    ],
    "renovarPainel": [
      "answer",
      "PUT",
      "/api/v1/auth/painel",
      []
    ],
    "sairPainel": [
      "answer",
      "DELETE",
      "/api/v1/auth/painel",
      []
    ],
    "esquecerSenha": [
      "answer",
      "POST",
      "/api/v1/auth/forgot-password",
      [
        "body"
      ]
    ],
    "redefinirSenha": [
      "answer",
      "POST",
      "/api/v1/auth/reset-password",
      [
        "body"
      ]
    ],
    "trocarSenha": [
      "answer",
      "POST",
      "/api/v1/auth/change-password",
      [
        "body"
      ]
    ],
    "confirmarEmail": [
      "answer",
      "POST",
      "/api/v1/auth/confirm-email",
      [
        "body"
      ]
    ],
    "liberarConta": [
      "answer",
      "POST",
      "/api/v1/auth/unlock",
      [
        "body"
      ]
    ],
    "aceitarConvite": [
      "answer",
      "POST",
      "/api/v1/auth/convite",
      [
        "body"
      ]
    ],
    "reautenticar": [
      "answer",
      "POST",
      "/api/v1/auth/reauthenticate",
      [
        "body"
      ]
    ],
    "habilitarMfa": [
      "answer",
      "POST",
      "/api/v1/auth/mfa/enable",
      []
    ],
    "verificarMfa": [
      "answer",
      "POST",
      "/api/v1/auth/mfa/verify",
      [
        "body"
      ]
    ],
    "desabilitarMfa": [
      "answer",
      "POST",
      "/api/v1/auth/mfa/disable",
      [
        "body"
      ]
    ],
    "listarSessoes": [
      "list",
      "GET",
      "/api/v1/auth/sessions",
      []
    ],
    "encerrarSessaoPropria": [
      "answer",
      "DELETE",
      "/api/v1/auth/sessions/{session_id}",
      []
    ],
    "obterMetricasSeguranca": [
      "answer",
      "GET",
      "/api/v1/auth/security-metrics",
      []
    ]
  },
  "chaves": {
    "listar": [
      "list",
      "GET",
      "/api/v1/chaves",
      [
        "query"
      ]
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/chaves",
      [
        "body"
      ]
    ],
    "revogar": [
      "answer",
      "DELETE",
      "/api/v1/chaves/{id}",
      []
    ]
  },
  "grupos": {
    "listar": [
      "list",
      "GET",
      "/api/v1/grupos",
      [
        "query"
      ]
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/grupos",
      [
        "body"
      ]
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/grupos/{id}",
      []
    ],
    "editar": [
      "answer",
      "PUT",
      "/api/v1/grupos/{id}",
      [
        "body"
      ]
    ],
    "excluir": [
      "answer",
      "DELETE",
      "/api/v1/grupos/{id}",
      [
        "query"
      ]
    ],
    "definirTerritorios": [
      "answer",
      "PUT",
      "/api/v1/grupos/{id}/territorios",
      [
        "body"
      ]
    ],
    "definirPermissoes": [
      "answer",
      "PUT",
      "/api/v1/grupos/{id}/permissoes",
      [
        "body"
      ]
    ],
    "adicionarPermissao": [
      "answer",
      "POST",
      "/api/v1/grupos/{id}/permissoes/{permissao_id}",
      []
    ],
    "removerPermissao": [
      "answer",
      "DELETE",
      "/api/v1/grupos/{id}/permissoes/{permissao_id}",
      []
    ],
    "listarMembros": [
      "list",
      "GET",
      "/api/v1/grupos/{grupo_id}/usuarios",
      [
        "query"
      ]
    ],
    "adicionarMembro": [
      "answer",
      "POST",
      "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
      []
    ],
    "removerMembro": [
      "answer",
      "DELETE",
      "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
      []
    ]
  },
  "permissoes": {
    "listarPorCategoria": [
      "answer",
      "GET",
      "/api/v1/permissoes",
      []
    ]
  },
  "administracao": {
    "obterModo": [
      "answer",
      "GET",
      "/api/v1/administracao/modo",
      []
    ],
    "alterarModo": [
      "answer",
      "PUT",
      "/api/v1/administracao/modo",
      [
        "body"
      ]
    ],
    "obterSituacao": [
      "answer",
      "GET",
      "/api/v1/administracao/situacao",
      []
    ],
    "enviarCartaTeste": [
      "answer",
      "POST",
      "/api/v1/administracao/carta-teste",
      []
    ],
    "obterDemonstracao": [
      "answer",
      "GET",
      "/api/v1/administracao/demonstracao",
      []
    ],
    "carregarDemonstracao": [
      "answer",
      "POST",
      "/api/v1/administracao/demonstracao",
      []
    ]
  },
  "auditoria": {
    "listar": [
      "list",
      "GET",
      "/api/v1/auditoria",
      [
        "query"
      ]
    ]
  },
  "tipos": {
    "listar": [
      "list",
      "GET",
      "/api/v1/agravos/tipos",
      []
    ]
  },
  "casos": {
    "listar": [
      "list",
      "GET",
      "/api/v1/agravos/casos",
      [
        "query"
      ]
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/agravos/casos",
      [
        "body"
      ]
    ],
    "extrair": [
      "file",
      "GET",
      "/api/v1/agravos/casos/extrato",
      [
        "query"
      ]
    ],
    "exportar": [
      "answer",
      "POST",
      "/api/v1/agravos/casos/exportar",
      [
        "body"
      ]
    ],
    "alterarEmLote": [
      "answer",
      "POST",
      "/api/v1/agravos/casos/em-lote",
      [
        "body"
      ]
    ],
    "buscarPessoa": [
      "answer",
      "POST",
      "/api/v1/agravos/casos/buscar-pessoa",
      [
        "body"
      ]
    ],
    "resumir": [
      "answer",
      "GET",
      "/api/v1/agravos/casos/estatisticas/resumo",
      [
        "query"
      ]
    ],
    "obterSeries": [
      "answer",
      "GET",
      "/api/v1/agravos/casos/estatisticas/series",
      [
        "query"
      ]
    ],
    "mapear": [
      "answer",
      "GET",
      "/api/v1/agravos/casos/mapa-calor",
      [
        "query"
      ]
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/agravos/casos/{id}",
      [
        "query"
      ]
    ],
    "editar": [
      "answer",
      "PUT",
      "/api/v1/agravos/casos/{id}",
      [
        "body"
      ]
    ],
    "excluir": [
      "answer",
      "DELETE",
      "/api/v1/agravos/casos/{id}",
      [
        "query"
      ]
    ],
    "obterIdentificacao": [
      "answer",
      "GET",
      "/api/v1/agravos/casos/{id}/identificacao",
      [
        "query"
      ]
    ],
    "listarAnexos": [
      "list",
      "GET",
      "/api/v1/agravos/casos/{id}/anexos",
      []
    ],
    "anexarArquivo": [
      "answer",
      "POST",
      "/api/v1/agravos/casos/{id}/anexos",
      [
        "body"
      ]
    ],
    "baixarAnexo": [
      "file",
      "GET",
      "/api/v1/agravos/casos/{id}/anexos/{anexo_id}",
      []
    ],
    "removerAnexo": [
      "answer",
      "DELETE",
      "/api/v1/agravos/casos/{id}/anexos/{anexo_id}",
      []
    ]
  },
  "duplicidades": {
    "listar": [
      "list",
      "GET",
      "/api/v1/agravos/duplicidades",
      [
        "query"
      ]
    ],
    "buscar": [
      "answer",
      "POST",
      "/api/v1/agravos/duplicidades/busca",
      []
    ],
    "resolver": [
      "answer",
      "POST",
      "/api/v1/agravos/duplicidades/{id}/resolver",
      [
        "body"
      ]
    ],
    "desfazer": [
      "answer",
      "POST",
      "/api/v1/agravos/duplicidades/{id}/desfazer",
      []
    ]
  },
  "importacoes": {
    "importarCasos": [
      "answer",
      "POST",
      "/api/v1/agravos/casos/bulk",
      [
        "body"
      ]
    ],
    "inspecionarArquivo": [
      "answer",
      "POST",
      "/api/v1/agravos/casos/bulk/inspecionar",
      [
        "body"
      ]
    ],
    "listar": [
      "list",
      "GET",
      "/api/v1/agravos/importacoes",
      [
        "query"
      ]
    ],
    "desfazer": [
      "answer",
      "DELETE",
      "/api/v1/agravos/importacoes/{job_id}",
      []
    ]
  },
  "alertas": {
    "listar": [
      "answer",
      "GET",
      "/api/v1/agravos/alertas",
      [
        "query"
      ]
    ],
    "obterHistorico": [
      "answer",
      "GET",
      "/api/v1/agravos/alertas/historico",
      [
        "query"
      ]
    ]
  },
  "relatorios": {
    "listar": [
      "list",
      "GET",
      "/api/v1/relatorios",
      [
        "query"
      ]
    ],
    "gerar": [
      "answer",
      "POST",
      "/api/v1/relatorios",
      [
        "body"
      ]
    ],
    "listarAgendamentos": [
      "list",
      "GET",
      "/api/v1/relatorios-agendamentos",
      [
        "query"
      ]
    ],
    "agendar": [
      "answer",
      "POST",
      "/api/v1/relatorios-agendamentos",
      [
        "body"
      ]
    ],
    "cancelarAgendamento": [
      "answer",
      "DELETE",
      "/api/v1/relatorios-agendamentos/{agendamento_id}",
      []
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/relatorios/{relatorio_id}",
      []
    ],
    "excluir": [
      "answer",
      "DELETE",
      "/api/v1/relatorios/{relatorio_id}",
      []
    ],
    "baixar": [
      "file",
      "GET",
      "/api/v1/relatorios/{relatorio_id}/arquivo",
      []
    ]
  },
  "jobs": {
    "listar": [
      "list",
      "GET",
      "/api/v1/jobs",
      [
        "query"
      ]
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/jobs/{job_id}",
      []
    ],
    "cancelar": [
      "answer",
      "DELETE",
      "/api/v1/jobs/{job_id}",
      []
    ],
    "baixarResultado": [
      "file",
      "GET",
      "/api/v1/jobs/{job_id}/resultado",
      []
    ]
  },
  "webhooks": {
    "listar": [
      "list",
      "GET",
      "/api/v1/webhooks",
      [
        "query"
      ]
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/webhooks",
      [
        "body"
      ]
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/webhooks/{webhook_id}",
      []
    ],
    "editar": [
      "answer",
      "PUT",
      "/api/v1/webhooks/{webhook_id}",
      [
        "body"
      ]
    ],
    "excluir": [
      "answer",
      "DELETE",
      "/api/v1/webhooks/{webhook_id}",
      []
    ],
    "rotacionarSegredo": [
      "answer",
      "POST",
      "/api/v1/webhooks/{webhook_id}/segredo",
      []
    ],
    "testar": [
      "answer",
      "POST",
      "/api/v1/webhooks/{webhook_id}/teste",
      []
    ],
    "listarEntregas": [
      "list",
      "GET",
      "/api/v1/webhooks/{webhook_id}/entregas",
      [
        "query"
      ]
    ],
    "reenviarFalhas": [
      "answer",
      "POST",
      "/api/v1/webhooks/{webhook_id}/entregas/reenviar",
      [
        "body"
      ]
    ],
    "obterEntrega": [
      "answer",
      "GET",
      "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}",
      []
    ],
    "reenviarEntrega": [
      "answer",
      "POST",
      "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar",
      []
    ]
  },
  "noticias": {
    "listar": [
      "list",
      "GET",
      "/api/v1/noticias",
      [
        "query"
      ]
    ],
    "criar": [
      "answer",
      "POST",
      "/api/v1/noticias",
      [
        "body"
      ]
    ],
    "obter": [
      "answer",
      "GET",
      "/api/v1/noticias/{id}",
      []
    ],
    "editar": [
      "answer",
      "PUT",
      "/api/v1/noticias/{id}",
      [
        "body"
      ]
    ],
    "excluir": [
      "answer",
      "DELETE",
      "/api/v1/noticias/{id}",
      []
    ],
    "obterImagem": [
      "file",
      "GET",
      "/api/v1/noticias/{id}/imagem",
      []
    ],
    "enviarImagem": [
      "answer",
      "PUT",
      "/api/v1/noticias/{id}/imagem",
      [
        "body"
      ]
    ],
    "removerImagem": [
      "answer",
      "DELETE",
      "/api/v1/noticias/{id}/imagem",
      []
    ],
    "preverImagem": [
      "file",
      "GET",
      "/api/v1/noticias/{id}/imagem/previa",
      []
    ]
  }
} as const
