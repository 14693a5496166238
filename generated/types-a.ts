// DO NOT EDIT: made from openapi/ by `make generate`.
export interface paths {
    "/api/v1/permissoes/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description Lists every permission in the order of their ids. Any account may read them.
         */
        get: operations["listarPermissoes"];
        put?: never;
        /**
         * Create a permission
         * @description The name must not be in use yet; otherwise the answer is 422 at `nome`. Letters outside the Portuguese alphabet, wide forms and invisible characters are answered with 422 too, since such a name could be mistaken for another one.
         */
        post: operations["criarPermissao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/permissoes/{permissao_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the permission.
                 * @example 41
                 */
                permissao_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a permission
         * @description Changes the name and the description. A new name must meet the same rules as at creation. A description that is left out stays as it is. A permission that operations of this contract require keeps its name, and only its description can change.
         */
        put: operations["atualizarPermissao"];
        post?: never;
        /**
         * Remove a permission
         * @description Also takes the permission from every user and group. A permission that operations of this contract require cannot be removed (422).
         */
        delete: operations["removerPermissao"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Lists accounts in the order of their ids. Text filters match anywhere in the field and ignore case and accents; `%` and `_` are ordinary characters. An account is listed when it meets all filters.
         */
        get: operations["listarUsuarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{usuario_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        /**
         * Read an account
         * @description Answers every field of one account. When the query parameter `include` is sent, Description B answers instead.
         */
        get: operations["obterUsuario"];
        /**
         * Update an account
         * @description Fields that are left out stay as they are. Null clears a field that may be null; for `senha` it means no change. A new email takes effect only when it is confirmed through the link that is mailed to it, so the answer still shows the old one. `email` is required, so sending the current email (in upper or lower case) withdraws a change that is not confirmed yet: the mailed link stops working. Without `usuarios.editar` callers may change only their own account, and there only nome, email, senha, telefone, estado, cidade, funcao and instituicao. To change one's own `senha` or the email, the caller needs a login, or a confirmed password (`/api/v1/auth/reauthenticate`), of the last 15 minutes. A body without the key `usuario` is answered by Description B.
         */
        put: operations["atualizarUsuario"];
        post?: never;
        /**
         * Remove an account for good
         * @description **Removes the account for good: nothing of it can be restored.** Its sessions, photo, memberships of groups, direct permissions and webhooks are removed with it. What it authored stays: cases (which then have nobody responsible), attachments and jobs under the author's name, and the audit trail. When `motivo`, `transferir_para` or `force` is in the query, Description B answers instead and only deactivates the account; so does `/api/v1/usuarios/{usuario_id}/desativar`.
         */
        delete: operations["removerUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{usuario_id}/desativar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an account
         * @description Keeps the record, sets `desativado_em` and ends the sessions of the account. Deactivating an account that is already inactive changes nothing.
         */
        post: operations["desativarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{usuario_id}/foto-perfil": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        /**
         * Read the profile photo
         * @description Answers the stored photo as WebP.
         */
        get: operations["obterFotoPerfil"];
        put?: never;
        /**
         * Upload the profile photo
         * @description Takes a JPEG, PNG or WebP image of at most 5 MiB; the type is recognised by the content of the file. The service converts the image to WebP of at most 512 by 512 pixels and removes its metadata.
         */
        post: operations["enviarFotoPerfil"];
        /**
         * Remove the profile photo
         * @description Removes the stored photo for good. The answer is the same where there was none.
         */
        delete: operations["removerFotoPerfil"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{usuario_id}/reativar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate an account
         * @description The account may log in again. Reactivating an active account changes nothing.
         */
        post: operations["reativarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/logado": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's own account
         * @description Answers the account whose token was sent.
         */
        get: operations["obterUsuarioLogado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with email and password
         * @description Opens a session and returns its token pair. After 5 failed logins within 15 minutes the email is locked for 15 minutes, whether or not an account has it. This request has no field for a code of multi-factor authentication: an account that uses it is answered with 428 and has to log in at `/api/v1/auth/login`.
         */
        post: operations["autenticarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/login_sw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with the OAuth2 password form
         * @description The token route of the OAuth 2.0 password flow, as the Authorize button of Swagger UI uses it. `username` is the account's email. The rules are the same as for the login with JSON.
         */
        post: operations["autenticarUsuarioFormulario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session that the refresh token belongs to. Its access and refresh tokens are refused from the next request on. The refresh token must be the caller's own.
         */
        post: operations["encerrarSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/refresh-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new pair
         * @description Each refresh token works once; the answer holds the one that replaces it. A token that was already replaced is refused. If it is sent more than 10 seconds after its replacement, the whole session ends.
         */
        post: operations["renovarToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Mails instructions for a reset if an active account has this address. The answer is the same, and takes the same time, for any address. The token in the mail is valid for 3600 seconds and works once.
         */
        post: operations["solicitarRedefinicaoSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/signup": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description The service's master key authorises the creation. The account gets the permissions of both lists: the records in `usuario.permissoes`, matched by `id` or by `nome`, and the ids in `permissoes` beside `usuario`. It joins the group `usuario`. A record whose `id` and `nome` are two permissions is refused.
         */
        post: operations["cadastrarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Atualizacao: {
            permissoes?: components["schemas"]["PermissoesIds"];
            usuario: components["schemas"]["UsuarioAtualizar"];
        };
        Cadastro: {
            permissoes?: components["schemas"]["PermissoesIds"];
            usuario: components["schemas"]["UsuarioCriar"];
        };
        /** Format: email */
        Email: string;
        /** @description Error envelope. */
        Erro: {
            error: {
                /** @description Stable code of the error, for programs. Each operation lists its codes by status in `x-error-codes`; new ones may be added, so fall back on the status. */
                code: components["schemas"]["ErroCodigo"] | string;
                /** @description What is wrong, field by field; with `WEAK_PASSWORD`, the rules that the password does not meet. */
                details?: (components["schemas"]["ErroDetalhe"] | string)[];
                /**
                 * Format: date-time
                 * @description With `ACCOUNT_LOCKED`, when the lock ends.
                 */
                locked_until?: string;
                /** @description Sentence for people, in the language of the request. */
                message: string;
                /** @description Id of the request. Quote it when you ask for support. */
                request_id: string;
                /** @description With `PERMISSION_DENIED`, the permission that the caller lacks. */
                required_permission?: string;
                /** Format: date-time */
                timestamp: string;
            };
        };
        /**
         * @description The error codes that are known now. The guide at `/guides/errors` explains each of them.
         * @enum {string}
         */
        ErroCodigo: "ACCOUNT_LOCKED" | "DEMONSTRATION_REFUSED" | "EMAIL_IN_USE" | "HTTPS_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "INTERNAL_ERROR" | "INVALID_CONFIRMATION_TOKEN" | "INVALID_CREDENTIALS" | "INVALID_CURRENT_PASSWORD" | "INVALID_INVITATION" | "INVALID_MASTER_KEY" | "INVALID_MFA_CODE" | "INVALID_PANEL_SESSION" | "INVALID_REFRESH_TOKEN" | "INVALID_RESET_TOKEN" | "INVALID_START_CODE" | "INVALID_UNLOCK_TOKEN" | "KEY_ADDRESS_REFUSED" | "MALFORMED_REQUEST" | "METHOD_NOT_ALLOWED" | "MFA_ENROLMENT_REQUIRED" | "MFA_REQUIRED" | "MISSING_REASON" | "NOT_FOUND" | "ORIGIN_REFUSED" | "OUT_OF_TERRITORY" | "PASSWORD_CHANGE_REQUIRED" | "PAYLOAD_TOO_LARGE" | "PERMISSION_DENIED" | "PRECONDITION_FAILED" | "RATE_LIMIT_EXCEEDED" | "READING_TOO_LONG" | "REAUTHENTICATION_REQUIRED" | "SERVICE_UNAVAILABLE" | "SESSION_NOT_FOUND" | "SESSION_REQUIRED" | "UNAUTHORIZED" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_ERROR" | "WEAK_PASSWORD";
        ErroDetalhe: {
            /** @description Stable code of what is wrong with the field, for programs; new ones may be added. */
            code: components["schemas"]["ErroDetalheCodigo"] | string;
            /** @description Name of the field; nested names are joined with dots. */
            field: string;
            message: string;
        };
        /**
         * @description The codes inside `details` that are known now. The guide at `/guides/errors` explains each of them.
         * @enum {string}
         */
        ErroDetalheCodigo: "ACTIVE_CONTENT" | "CASE_CLOSED" | "CONTRADICTION" | "DATE_IN_FUTURE" | "DUPLICATE" | "FILE_UNREADABLE" | "GROUP_HAS_USERS" | "HIDDEN_VALUE" | "IMMUTABLE_FIELD" | "IMPORT_RUNNING" | "IMPORT_UNDONE" | "INVALID_ADDRESS" | "INVALID_CNS" | "INVALID_CPF" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_FORMAT" | "INVALID_HEADER" | "INVALID_OPERATOR" | "INVALID_TYPE" | "INVALID_URL" | "INVALID_VALUE" | "LAST_ADMIN" | "LIMIT_REACHED" | "MFA_DISABLED" | "MFA_ENABLED" | "MFA_NOT_BEGUN" | "MISMATCH" | "NOTHING_TO_UNDO" | "NOT_FOUND" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PERSONAL_DATA" | "REPEATED" | "REQUIRED" | "TOO_DEEP" | "TOO_FEW" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "TOO_SLOW" | "UNKNOWN_FIELD" | "WEAK_PASSWORD" | "WEBHOOK_OFF";
        /**
         * @description State code (UF), two letters, in upper or lower case; stored and shown in upper case.
         * @enum {string|null}
         */
        Estado: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO" | null;
        FotoPerfil: {
            /**
             * Format: binary
             * @description The image.
             */
            file: Blob;
        };
        FotoPerfilEnviada: {
            foto_url: string;
            message: string;
        };
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
        };
        Id: number;
        Login: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["SenhaInformada"];
        };
        LoginFormulario: {
            client_id?: string;
            client_secret?: string;
            /** @constant */
            grant_type?: "password";
            password: components["schemas"]["SenhaInformada"];
            scope?: string;
            username: components["schemas"]["Email"];
        };
        Mensagem: {
            /** @description Sentence for people, in the language of the request. */
            message: string;
        };
        /** Format: date-time */
        Momento: string;
        /** Format: date-time */
        MomentoOuNulo: string | null;
        Nome: string;
        Permissao: {
            descricao?: string | null;
            id: components["schemas"]["Id"];
            nome: string;
        };
        PermissaoDescricao: string | null;
        PermissaoEntrada: {
            descricao?: components["schemas"]["PermissaoDescricao"];
            nome: components["schemas"]["PermissaoNome"];
        };
        /** @description Words separated by single spaces. The service's own permissions are named `module.action`. */
        PermissaoNome: string;
        /** @description Ids of permissions. */
        PermissoesIds: components["schemas"]["Id"][];
        /** @description Permission records, matched by `id` or by `nome`; where a record has both, they must agree. */
        PermissoesReferidas: {
            descricao?: components["schemas"]["PermissaoDescricao"];
            id?: components["schemas"]["Id"];
            nome?: components["schemas"]["PermissaoNome"];
        }[];
        Rotulo: string | null;
        /** @description At least 8 characters, with at least one uppercase letter, one lowercase letter, one digit and one special character. */
        Senha: string;
        SenhaInformada: string;
        /** @description Format `(99) 99999-9999`. */
        Telefone: string | null;
        Token: {
            access_token: string;
            /** @description Seconds until the access token expires. */
            expires_in: number;
            refresh_token: string;
            /** @constant */
            token_type: "bearer";
            user: {
                email: string;
                id: components["schemas"]["Id"];
                nome: string;
            };
        };
        UsuarioAtualizar: {
            admin?: boolean;
            ativo?: boolean;
            cidade?: components["schemas"]["Rotulo"];
            email: components["schemas"]["Email"];
            estado?: components["schemas"]["Estado"];
            funcao?: components["schemas"]["Rotulo"];
            instituicao?: components["schemas"]["Rotulo"];
            nome: components["schemas"]["Nome"];
            permissoes?: components["schemas"]["PermissoesReferidas"];
            /** @description A new password that meets the rules of sign-up. Null or nothing means no change. */
            senha?: string | null;
            telefone?: components["schemas"]["Telefone"];
        };
        UsuarioBase: {
            admin?: boolean;
            ativo?: boolean;
            cidade?: string | null;
            email: string;
            estado?: components["schemas"]["Estado"];
            funcao?: string | null;
            instituicao?: string | null;
            nome: string;
            permissoes?: components["schemas"]["Permissao"][];
            telefone?: string | null;
        };
        UsuarioCriar: {
            /** @default false */
            admin?: boolean;
            /** @default true */
            ativo?: boolean;
            cidade?: components["schemas"]["Rotulo"];
            email: components["schemas"]["Email"];
            estado?: components["schemas"]["Estado"];
            funcao?: components["schemas"]["Rotulo"];
            instituicao?: components["schemas"]["Rotulo"];
            /** @description The service's master key. */
            master_key: string;
            nome: components["schemas"]["Nome"];
            permissoes?: components["schemas"]["PermissoesReferidas"];
            senha: components["schemas"]["Senha"];
            telefone?: components["schemas"]["Telefone"];
        };
        UsuarioDetalhe: {
            admin?: boolean;
            ativo?: boolean;
            atualizado_por_id?: number | null;
            cidade?: string | null;
            created_at: components["schemas"]["Momento"];
            criado_por_id?: number | null;
            desativado_em?: components["schemas"]["MomentoOuNulo"];
            email: string;
            estado?: components["schemas"]["Estado"];
            funcao?: string | null;
            id: components["schemas"]["Id"];
            instituicao?: string | null;
            nome: string;
            permissoes?: components["schemas"]["Permissao"][];
            telefone?: string | null;
            ultimo_login?: components["schemas"]["MomentoOuNulo"];
            updated_at: components["schemas"]["Momento"];
        };
        UsuarioItem: {
            admin?: boolean;
            ativo?: boolean;
            cidade?: string | null;
            desativado_em?: components["schemas"]["MomentoOuNulo"];
            email: string;
            estado?: components["schemas"]["Estado"];
            funcao?: string | null;
            id: components["schemas"]["Id"];
            instituicao?: string | null;
            nome: string;
            permissoes?: components["schemas"]["Permissao"][];
            telefone?: string | null;
        };
        UsuarioLogado: {
            /** @default false */
            admin?: boolean;
            cidade?: string | null;
            email: string;
            estado?: components["schemas"]["Estado"];
            funcao?: string | null;
            id: components["schemas"]["Id"];
            instituicao?: string | null;
            nome: string;
            telefone?: string | null;
        };
        UsuariosPaginados: {
            limit: number;
            offset: number;
            total: number;
            usuarios: components["schemas"]["UsuarioItem"][];
        };
        ValidationError: {
            /** @description Path of the wrong value; begins with `body`, `query`, `path` or `header`. */
            loc: (string | number)[];
            msg: string;
            type: string;
        };
    };
    responses: {
        /** @description `ACCOUNT_LOCKED`: Too many logins have failed, and the account is locked until `locked_until`. Within a session: too many wrong passwords or codes were sent, and this session can try again at that time. */
        AccountLocked: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `IDEMPOTENCY_IN_PROGRESS`: A request with the same `Idempotency-Key` is still under way; try again after `Retry-After` seconds. */
        IdempotencyInProgress: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `INTERNAL_ERROR`: Something failed in the service. Quote `request_id` when you ask for support. */
        InternalError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `INVALID_CREDENTIALS`: The email or the password is wrong. */
        InvalidCredentials: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `INVALID_MASTER_KEY`: The master key is wrong. */
        InvalidMasterKey: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `INVALID_REFRESH_TOKEN`: The refresh token is invalid, has expired, was already used or belongs to another account. */
        InvalidRefreshToken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `INVALID_REFRESH_TOKEN`: The refresh token is invalid, has expired, was already used or belongs to another account.
         *     - `UNAUTHORIZED`: The access token is missing, invalid, expired or revoked.
         */
        InvalidRefreshTokenOrUnauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         *     - `SESSION_REQUIRED`: The operation concerns the security of an account and needs a session; the request came with a key.
         */
        KeyAddressRefusedOrSessionRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `MALFORMED_REQUEST`: The request cannot be read; for example, its body is not valid JSON.
         *     - `HTTPS_REQUIRED`: The request came over plain HTTP, and the service answers HTTPS only.
         */
        MalformedRequestOrHttpsRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `MFA_REQUIRED`: The account has multi-factor authentication. Log in at `/api/v1/auth/login` with `mfa_code`, or confirm the password with it. */
        MfaRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `NOT_FOUND`: There is no such record. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         *     - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         */
        PasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `PAYLOAD_TOO_LARGE`: The request body is larger than the `x-body-limit` of the operation, a file in it is larger than its `x-max-bytes`, or a body of more than 64 KiB has more than 20,000 values. */
        PayloadTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         *     - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         */
        PermissionDeniedUsuariosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         *     - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         */
        PermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         *     - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         */
        PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         *     - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         */
        PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
        RateLimitExceeded: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /**
         * @description - `REAUTHENTICATION_REQUIRED`: The login of this session is more than 15 minutes old, and the operation affects the security of an account. Send the password to `/api/v1/auth/reauthenticate`, then try again within 15 minutes.
         *     - `OUT_OF_TERRITORY`: The change would give somebody a territory that the caller does not have, or concerns an account or a group that reaches beyond the caller's.
         *     - `PERMISSION_DENIED`: The caller lacks a permission, which `required_permission` names.
         *     - `PASSWORD_CHANGE_REQUIRED`: Somebody else has set the caller's password, so the caller must first choose a new one at `/api/v1/auth/change-password`. Until then the caller may only use that operation, log out and read their own account.
         *     - `MFA_ENROLMENT_REQUIRED`: The service requires multi-factor authentication of the caller's account, so the caller must first switch it on at `/api/v1/auth/mfa/enable` and `/api/v1/auth/mfa/verify`. Until then the caller may only use these two, confirm or change the password, log out and read their own account.
         *     - `KEY_ADDRESS_REFUSED`: The key is accepted only from other addresses, which its owner has named.
         *     - `SESSION_REQUIRED`: The operation concerns the security of an account and needs a session; the request came with a key.
         */
        ReauthenticationRequiredOrOutOfTerritoryOrPermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefusedOrSessionRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `SERVICE_UNAVAILABLE`: The service cannot answer now, or has been switched to a mode in which it does not; try again after `Retry-After` seconds. */
        ServiceUnavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `UNAUTHORIZED`: The access token is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The operation does not take a body of this content type. */
        UnsupportedMediaType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
         * @example pt-BR
         */
        AcceptLanguage: string;
        /**
         * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
         * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the record as the client read it, a list of them, or `*`. When the record has changed since, nothing is done and the answer is 412.
         * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
         */
        IfMatch: string;
        /**
         * @description The `ETag` of one or more earlier answers. While one of them is current, the answer is 304 without a body.
         * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
         */
        IfNoneMatch: string;
        /**
         * @description The refresh token.
         * @example Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo
         */
        RefreshToken: string;
        /**
         * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
         * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
         */
        RequestId: string;
        /**
         * @description Id of the account.
         * @example 7
         */
        UsuarioId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Language of the messages in the response.
         * @example pt-BR
         */
        ContentLanguage: "pt-BR" | "en-US" | "es-ES";
        /**
         * @description Milliseconds of the database that lists, searches and statistics of an account may take in a minute.
         * @example 30000
         */
        DatabaseTimeLimit: number;
        /**
         * @description Milliseconds of the database that are left in that minute.
         * @example 29988
         */
        DatabaseTimeRemaining: number;
        /**
         * @description Seconds until that minute ends.
         * @example 60
         */
        DatabaseTimeResetAfter: number;
        /**
         * @description Identifies what the answer shows of the record to this caller. It changes when any part of that changes. Send it back as `If-None-Match` or `If-Match`.
         * @example "mQ1xk3cB0vJ8Jw7o2v5mXqk0l3w"
         */
        ETag: string;
        /**
         * @description The answer is the one to an earlier request with the same `Idempotency-Key`; nothing was done this time.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description The cookie `__Host-painel` with the refresh token of the panel's session, or its removal. `Secure`, `HttpOnly`, `SameSite=Strict`, `Path=/`.
         * @example __Host-painel=p.Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo; Path=/; Secure; HttpOnly; SameSite=Strict
         */
        PanelCookie: string;
        /**
         * @description Requests allowed in a window. There are two windows, a minute and an hour; the headers describe the one with fewer requests left.
         * @example 50
         */
        RateLimitLimit: number;
        /**
         * @description Requests left in that window.
         * @example 49
         */
        RateLimitRemaining: number;
        /**
         * @description When the window ends, in seconds since 1970.
         * @example 1794744060
         */
        RateLimitReset: number;
        /**
         * @description Seconds until the window ends.
         * @example 60
         */
        RateLimitResetAfter: number;
        /**
         * @description Id of the request, as the client sent it or as the service made it.
         * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
         */
        RequestId: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 5
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listarPermissoes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "nome": "usuarios.listar",
                     *         "descricao": "Listar usuários"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Permissao"][];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "query",
                     *             "desconhecido"
                     *           ],
                     *           "msg": "Campo desconhecido.",
                     *           "type": "extra_forbidden"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    criarPermissao: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": "vetores.listar",
                 *       "descricao": "Listar coletas de vetores"
                 *     }
                 */
                "application/json": components["schemas"]["PermissaoEntrada"];
            };
        };
        responses: {
            /** @description The permission. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "nome": "vetores.listar",
                     *       "descricao": "Listar coletas de vetores"
                     *     }
                     */
                    "application/json": components["schemas"]["Permissao"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "nome"
                     *           ],
                     *           "msg": "Campo obrigatório.",
                     *           "type": "missing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    atualizarPermissao: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the permission.
                 * @example 41
                 */
                permissao_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nome": "vetores.listar",
                 *       "descricao": "Listar e consultar coletas de vetores"
                 *     }
                 */
                "application/json": components["schemas"]["PermissaoEntrada"];
            };
        };
        responses: {
            /** @description The permission as it is now. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "nome": "vetores.listar",
                     *       "descricao": "Listar e consultar coletas de vetores"
                     *     }
                     */
                    "application/json": components["schemas"]["Permissao"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "nome"
                     *           ],
                     *           "msg": "Campo obrigatório.",
                     *           "type": "missing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerPermissao: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the permission.
                 * @example 41
                 */
                permissao_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission was removed. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosGerenciarPermissoesOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "permissao_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listarUsuarios: {
        parameters: {
            query?: {
                /**
                 * @description Whether the account is an administrator.
                 * @example false
                 */
                admin?: boolean;
                /**
                 * @description Whether the account is active.
                 * @example true
                 */
                ativo?: boolean;
                /**
                 * @description City contains.
                 * @example recife
                 */
                cidade?: string;
                /**
                 * @description Email contains.
                 * @example @saude.example
                 */
                email?: string;
                /**
                 * @description State contains.
                 * @example PE
                 */
                estado?: string;
                /**
                 * @description Page size.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Name contains.
                 * @example souza
                 */
                nome?: string;
                /**
                 * @description Number of accounts to skip.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Text that occurs in nome, email, cidade, estado or instituicao.
                 * @example secretaria
                 */
                search?: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "limit": 50,
                     *       "offset": 0,
                     *       "usuarios": [
                     *         {
                     *           "id": 7,
                     *           "nome": "Ana Souza",
                     *           "email": "ana.souza@saude.example",
                     *           "admin": false,
                     *           "ativo": true,
                     *           "telefone": "(81) 99999-1234",
                     *           "estado": "PE",
                     *           "cidade": "Recife",
                     *           "funcao": "Epidemiologista",
                     *           "instituicao": "Secretaria de Saúde",
                     *           "desativado_em": null,
                     *           "permissoes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UsuariosPaginados"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "query",
                     *             "limit"
                     *           ],
                     *           "msg": "Deve ser no mínimo 1.",
                     *           "type": "greater_than_equal"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            /** @description `RATE_LIMIT_EXCEEDED`: There were too many requests, or the lists and statistics of the account have taken too much time of the database; try again after `Retry-After` seconds. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Database-Time-Limit": components["headers"]["DatabaseTimeLimit"];
                    "X-Database-Time-Remaining": components["headers"]["DatabaseTimeRemaining"];
                    "X-Database-Time-Reset-After": components["headers"]["DatabaseTimeResetAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "nome": "Ana Souza",
                     *       "email": "ana.souza@saude.example",
                     *       "admin": false,
                     *       "ativo": true,
                     *       "telefone": "(81) 99999-1234",
                     *       "estado": "PE",
                     *       "cidade": "Recife",
                     *       "funcao": "Epidemiologista",
                     *       "instituicao": "Secretaria de Saúde",
                     *       "permissoes": [],
                     *       "desativado_em": null,
                     *       "ultimo_login": "2026-11-14T09:30:00.000Z",
                     *       "criado_por_id": null,
                     *       "atualizado_por_id": null,
                     *       "created_at": "2026-11-01T08:00:00.000Z",
                     *       "updated_at": "2026-11-01T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioDetalhe"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "usuario_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    atualizarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": {
                 *         "nome": "Ana Souza Lima",
                 *         "email": "ana.souza@saude.example",
                 *         "cidade": "Olinda"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Atualizacao"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioBase"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReauthenticationRequiredOrOutOfTerritoryOrPermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefusedOrSessionRequired"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "usuario",
                     *             "email"
                     *           ],
                     *           "msg": "E-mail inválido; use nome@dominio, sem espaços.",
                     *           "type": "value_error.email"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was removed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário removido definitivamente, com suas sessões, foto, grupos, permissões e webhooks. Casos, anexos, jobs e a trilha de auditoria permanecem, com o nome do autor."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "usuario_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    desativarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deactivated. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário desativado."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosDeletarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "usuario_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterFotoPerfil: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosListarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "usuario_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enviarFotoPerfil: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FotoPerfil"];
            };
        };
        responses: {
            /** @description The photo is stored. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Foto atualizada.",
                     *       "foto_url": "/api/v1/usuarios/7/foto-perfil"
                     *     }
                     */
                    "application/json": components["schemas"]["FotoPerfilEnviada"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "file"
                     *           ],
                     *           "msg": "Campo obrigatório.",
                     *           "type": "missing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removerFotoPerfil: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no photo any more. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "usuario_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reativarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the account.
                 * @example 7
                 */
                usuario_id: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is active. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário reativado."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDeniedUsuariosEditarOrPasswordChangeRequiredOrMfaEnrolmentRequiredOrKeyAddressRefused"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "path",
                     *             "usuario_id"
                     *           ],
                     *           "msg": "O tipo está errado; esperado: integer.",
                     *           "type": "type_error"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    obterUsuarioLogado: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "nome": "Ana Souza",
                     *       "email": "ana.souza@saude.example",
                     *       "admin": false,
                     *       "telefone": "(81) 99999-1234",
                     *       "estado": "PE",
                     *       "cidade": "Recife",
                     *       "funcao": "Epidemiologista",
                     *       "instituicao": "Secretaria de Saúde"
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioLogado"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["KeyAddressRefusedOrSessionRequired"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "query",
                     *             "desconhecido"
                     *           ],
                     *           "msg": "Campo desconhecido.",
                     *           "type": "extra_forbidden"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    autenticarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.souza@saude.example",
                 *       "password": "Dengue#2024"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Token pair. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["InvalidCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "email"
                     *           ],
                     *           "msg": "E-mail inválido; use nome@dominio, sem espaços.",
                     *           "type": "value_error.email"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            423: components["responses"]["AccountLocked"];
            428: components["responses"]["MfaRequired"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    autenticarUsuarioFormulario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "password",
                 *       "username": "ana.souza@saude.example",
                 *       "password": "Dengue#2024"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LoginFormulario"];
            };
        };
        responses: {
            /** @description Token pair. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["InvalidCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "username"
                     *           ],
                     *           "msg": "E-mail inválido; use nome@dominio, sem espaços.",
                     *           "type": "value_error.email"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            423: components["responses"]["AccountLocked"];
            428: components["responses"]["MfaRequired"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    encerrarSessao: {
        parameters: {
            query: {
                /**
                 * @description The refresh token.
                 * @example Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo
                 */
                refresh_token: components["parameters"]["RefreshToken"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sessão encerrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["InvalidRefreshTokenOrUnauthorized"];
            403: components["responses"]["KeyAddressRefusedOrSessionRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "query",
                     *             "refresh_token"
                     *           ],
                     *           "msg": "Campo obrigatório.",
                     *           "type": "missing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renovarToken: {
        parameters: {
            query: {
                /**
                 * @description The refresh token.
                 * @example Zk1s0mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo
                 */
                refresh_token: components["parameters"]["RefreshToken"];
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description New token pair. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            401: components["responses"]["InvalidRefreshToken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "query",
                     *             "refresh_token"
                     *           ],
                     *           "msg": "Campo obrigatório.",
                     *           "type": "missing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    solicitarRedefinicaoSenha: {
        parameters: {
            query: {
                /**
                 * @description The account's email.
                 * @example ana.souza@saude.example
                 */
                email: string;
            };
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Se houver uma conta com este e-mail, as instruções foram enviadas."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "query",
                     *             "email"
                     *           ],
                     *           "msg": "E-mail inválido; use nome@dominio, sem espaços.",
                     *           "type": "value_error.email"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cadastrarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the messages, `pt-BR` (the default), `en-US` or `es-ES`; q-values are understood.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Makes a request safe to repeat. The key has 1 to 128 letters, digits, dots, underscores and hyphens; the client makes a new one, such as a UUID, for each thing that it wants done. For 24 hours the same request with the same key gets the first answer again, and nothing is done twice. The guide at `/guides/retries` explains it.
                 * @example 0b9f3f6e-58a4-4c1c-9a4e-0d6c2f4b7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id of the request, chosen by the client: 1 to 128 of the characters `A-Z a-z 0-9 . _ -`. The service replaces a missing or malformed id with one that it makes. The id is returned in the response header of the same name and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": {
                 *         "nome": "Ana Souza",
                 *         "email": "ana.souza@saude.example",
                 *         "senha": "Dengue#2024",
                 *         "master_key": "the-master-key-of-this-service",
                 *         "telefone": "(81) 99999-1234",
                 *         "estado": "PE",
                 *         "cidade": "Recife",
                 *         "funcao": "Epidemiologista",
                 *         "instituicao": "Secretaria de Saúde"
                 *       },
                 *       "permissoes": [
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Cadastro"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioBase"];
                };
            };
            400: components["responses"]["MalformedRequestOrHttpsRequired"];
            403: components["responses"]["InvalidMasterKey"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request holds invalid data; `detail` names every value that is wrong. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Reset-After": components["headers"]["RateLimitResetAfter"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": [
                     *         {
                     *           "loc": [
                     *             "body",
                     *             "usuario",
                     *             "email"
                     *           ],
                     *           "msg": "E-mail inválido; use nome@dominio, sem espaços.",
                     *           "type": "value_error.email"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
