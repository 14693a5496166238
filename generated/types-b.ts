// DO NOT EDIT: made from openapi/ by `make generate`.
export interface paths {
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
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
         * Confirm a new email with a mailed token
         * @description Uses the token of a confirmation mail, once, within 24 hours. The account's email becomes the new one and counts as verified; the old address is told.
         */
        post: operations["confirmarEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
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
         * Set a new password with a mailed token
         * @description Uses the token of a reset mail, once. The account's lock is cleared and every session of it ends.
         */
        post: operations["redefinirSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the service answers
         * @description Answers as long as the process lives; touches nothing else.
         */
        get: operations["verificarSaude"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/detailed": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check the parts of the service
         * @description State of the database, the queue, the mail and the files. The status is 200 in any case, so that the body can be read; `data.status` tells whether all parts work. The figures are at most 5 seconds old, and hold no address and no secret.
         */
        get: operations["verificarSaudeDetalhada"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user with groups and permissions
         * @description The user in the shape of Description B. Without `include`, Description A answers on this route. `include` names what the caller wants beside the user; groups and permissions are always there, the history only on request.
         */
        get: operations["consultarUsuario"];
        /**
         * Change some fields of a user
         * @description Only the fields that are sent change; null clears a field that may be null. A body with the key `usuario`, or an empty one, is answered by Description A. A new `email` waits for its confirmation by mail. `cpf` and `senha` can not be changed here. `admin` and `plano` need an administrator, `grupos_ids` needs `usuarios.gerenciar_grupos`, `permissoes_ids` needs `usuarios.gerenciar_permissoes`, and no one gives what they do not hold. Without `usuarios.editar` a caller may change only nome, email, telefone, cidade, estado, cargo, departamento, funcao and instituicao of the caller's own record.
         */
        put: operations["editarUsuario"];
        post?: never;
        /**
         * Deactivate a user with a reason
         * @description Soft delete: the record is kept, its sessions end and it leaves its groups; its cases may be handed to another user. Without `motivo`, `transferir_para` and `force`, Description A answers with a physical removal.
         */
        delete: operations["excluirUsuario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ConfirmarEmail: {
            token: components["schemas"]["TokenDeMail"];
        };
        /** Format: email */
        Email: string;
        /** @description Error envelope. */
        Erro: {
            error: {
                /** @description Stable code of the error, for programs. */
                code: string;
                /** @description What is wrong, field by field; for `WEAK_PASSWORD`, the rules that are not met. */
                details?: (components["schemas"]["ErroDetalhe"] | string)[];
                /**
                 * Format: date-time
                 * @description With `ACCOUNT_LOCKED`, when the lock ends.
                 */
                locked_until?: string;
                /** @description Sentence for people, in the language of the request. */
                message: string;
                /** @description Id of the request, to be quoted to support. */
                request_id?: string;
                /** @description With `PERMISSION_DENIED`, the permission that the caller lacks. */
                required_permission?: string;
                /** Format: date-time */
                timestamp?: string;
            };
        };
        ErroDetalhe: {
            code: string;
            /** @description Name of the field; dotted when it is nested. */
            field: string;
            message: string;
        };
        /**
         * @description State code (UF), two letters.
         * @enum {string|null}
         */
        Estado: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO" | null;
        GrupoComContagem: {
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            nome: string;
            permissoes_count: number;
        };
        HistoricoItem: {
            acao: string;
            data: components["schemas"]["Momento"];
            /** @description Names of the changed fields and other facts, without personal data. */
            detalhes: {
                [key: string]: unknown;
            };
            /** @description Id of the account that did it; null for the service itself. */
            usuario: number | null;
        };
        Id: number;
        /** @description The list envelope, as every list route uses it with its own kind of item; some routes name the array differently. */
        Lista: {
            items: Record<string, never>[];
            links: components["schemas"]["ListaLinks"];
            meta: components["schemas"]["ListaMeta"];
            page: number;
            pages: number;
            size: number;
            total: number;
        };
        /** @description Addresses of the neighbouring pages; null where there is none. */
        ListaLinks: {
            first: string;
            last: string;
            next: components["schemas"]["Texto"];
            prev: components["schemas"]["Texto"];
        };
        /** @description The `meta` of a list. */
        ListaMeta: {
            timestamp: components["schemas"]["Momento"];
        };
        Mensagem: {
            /** @description Sentence for people, in the language of the request. */
            message: string;
        };
        /** @description The `meta` of the generic success wrapper. */
        Meta: {
            timestamp: components["schemas"]["Momento"];
            /** @constant */
            version: "1.0.0";
        };
        /** Format: date-time */
        Momento: string;
        /** Format: date-time */
        MomentoOuNulo: string | null;
        Nome: string;
        PermissaoRegistro: {
            descricao: components["schemas"]["Texto"];
            id: components["schemas"]["Id"];
            nome: string;
        };
        RedefinirSenha: {
            /** @description The same password again. */
            confirmar_senha: string;
            senha_nova: components["schemas"]["SenhaNova"];
            token: components["schemas"]["TokenDeMail"];
        };
        Rotulo: string | null;
        Saude: {
            /** @enum {string} */
            environment: "development" | "sandbox" | "staging" | "production";
            /** @constant */
            status: "ok";
            /** Format: date-time */
            timestamp: string;
            version: string;
        };
        SaudeDetalhada: {
            data: {
                checks: {
                    database: components["schemas"]["Verificacao"];
                    files: components["schemas"]["Verificacao"];
                    mail: components["schemas"]["Verificacao"];
                    queue: {
                        /** @description Jobs that failed for good; null when it can not be read. */
                        failed: number | null;
                        latency_ms: number;
                        /** @description Jobs that wait; null when it can not be read. */
                        pending: number | null;
                        /** @enum {string} */
                        status: "ok" | "failing";
                    };
                };
                /** @enum {string} */
                environment: "development" | "sandbox" | "staging" | "production";
                /** @enum {string} */
                status: "ok" | "degraded";
                uptime_seconds: number;
                version: string;
            };
            meta: components["schemas"]["Meta"];
        };
        /** @description At least 8 characters, with at least one uppercase letter, one lowercase letter, one digit and one special character; a weaker one is answered with 400 `WEAK_PASSWORD`. */
        SenhaNova: string;
        /** @description Format `(99) 99999-9999`. */
        Telefone: string | null;
        Texto: string | null;
        /** @description The token from the mail. */
        TokenDeMail: string;
        UsuarioDetalhe: {
            admin: boolean;
            ativo: boolean;
            atualizado_em: components["schemas"]["Momento"];
            avatar_url: components["schemas"]["Texto"];
            cargo: components["schemas"]["Texto"];
            cidade: components["schemas"]["Texto"];
            cpf: components["schemas"]["Texto"];
            criado_em: components["schemas"]["Momento"];
            departamento: components["schemas"]["Texto"];
            email: string;
            email_verificado: boolean;
            estado: components["schemas"]["Texto"];
            grupos: components["schemas"]["GrupoComContagem"][];
            /** @description The latest 100 entries, newest first; only with `include=historico`. */
            historico?: components["schemas"]["HistoricoItem"][];
            id: components["schemas"]["Id"];
            mfa_habilitado: boolean;
            nome: string;
            permissoes_diretas: components["schemas"]["PermissaoRegistro"][];
            permissoes_efetivas: string[];
            /** @enum {string} */
            plano?: "basic" | "premium" | "enterprise";
            telefone: components["schemas"]["Texto"];
            ultimo_acesso: components["schemas"]["MomentoOuNulo"];
        };
        UsuarioEditado: {
            campos_alterados: string[];
            id: components["schemas"]["Id"];
            message: string;
            requer_acao: {
                /** @description A mail with a link was sent to the new address. */
                email_verificacao: boolean;
                /** @description The user's sessions have ended. */
                relogin: boolean;
            };
        };
        UsuarioEditar: {
            admin?: boolean;
            ativo?: boolean;
            cargo?: components["schemas"]["Rotulo"];
            cidade?: components["schemas"]["Rotulo"];
            /** @description Can not be changed. */
            cpf?: unknown;
            departamento?: components["schemas"]["Rotulo"];
            email?: components["schemas"]["Email"];
            estado?: components["schemas"]["Estado"];
            funcao?: components["schemas"]["Rotulo"];
            grupos_ids?: components["schemas"]["Id"][];
            instituicao?: components["schemas"]["Rotulo"];
            nome?: components["schemas"]["Nome"];
            permissoes_ids?: components["schemas"]["Id"][];
            /** @enum {string} */
            plano?: "basic" | "premium" | "enterprise";
            /** @description Can not be changed here. */
            senha?: unknown;
            telefone?: components["schemas"]["Telefone"];
        };
        UsuarioExcluido: {
            acoes_realizadas: {
                casos_transferidos: number;
                grupos_removidos: number;
                sessoes_encerradas: number;
                usuario_desativado: boolean;
            };
            avisos: string[];
            message: string;
        };
        Verificacao: {
            latency_ms: number;
            /** @enum {string} */
            status: "ok" | "failing";
        };
    };
    responses: {
        /** @description Internal error. Quote `request_id` to support. */
        InternalError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "INTERNAL_ERROR",
                 *         "message": "Erro interno.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Malformed request, or a plain HTTP request to a service that speaks HTTPS only. */
        MalformedRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description No such record. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "NOT_FOUND",
                 *         "message": "Registro não encontrado.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request body is too large. */
        PayloadTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "PAYLOAD_TOO_LARGE",
                 *         "message": "O corpo da requisição é grande demais.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The caller lacks a permission. */
        PermissionDenied: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "PERMISSION_DENIED",
                 *         "message": "Você não tem permissão para esta operação.",
                 *         "required_permission": "usuarios.editar",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Rate limit exceeded. */
        RateLimitExceeded: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "RATE_LIMIT_EXCEEDED",
                 *         "message": "Limite de requisições excedido.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Malformed request, token invalid, used or expired, or password too weak. */
        ResetRecusado: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Temporarily unavailable; try again after `Retry-After` seconds. */
        ServiceUnavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "SERVICE_UNAVAILABLE",
                 *         "message": "Serviço temporariamente indisponível.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Malformed request, or token invalid, used or expired. */
        TokenRecusado: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "INVALID_CONFIRMATION_TOKEN",
                 *         "message": "Token de confirmação inválido ou expirado.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Token missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "UNAUTHORIZED",
                 *         "message": "Token ausente, inválido ou expirado.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The body's content type is not one that the operation takes. */
        UnsupportedMediaType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "UNSUPPORTED_MEDIA_TYPE",
                 *         "message": "Tipo de conteúdo não aceito.",
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description Invalid data; `details` names every wrong field. */
        ValidationError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "VALIDATION_ERROR",
                 *         "message": "Há dados inválidos na requisição.",
                 *         "details": [
                 *           {
                 *             "field": "email",
                 *             "message": "E-mail inválido.",
                 *             "code": "INVALID_EMAIL"
                 *           }
                 *         ],
                 *         "request_id": "req-1",
                 *         "timestamp": "2026-11-15T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Erro"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
         * @example pt-BR
         */
        AcceptLanguage: string;
        /**
         * @description Id of the record.
         * @example 7
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Direction of the sort.
         * @example asc
         */
        Order: "asc" | "desc";
        /**
         * @description Page number; starts at 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
         * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
         */
        RequestId: string;
        /**
         * @description Page size.
         * @example 50
         */
        Size: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Language of the messages in the response.
         * @example pt-BR
         */
        ContentLanguage: "pt-BR" | "en-US" | "es-ES";
        /**
         * @description Id of the request, as sent or as given by the service.
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
    confirmarEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
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
                 *       "token": "q1Zs8mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmarEmail"];
            };
        };
        responses: {
            /** @description The email is confirmed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "E-mail confirmado."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["TokenRecusado"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redefinirSenha: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
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
                 *       "token": "q1Zs8mX0cXvN2h0pQ7yq4t8cS1bYd6m9wKf3uLr5aEo",
                 *       "senha_nova": "Zika#2025",
                 *       "confirmar_senha": "Zika#2025"
                 *     }
                 */
                "application/json": components["schemas"]["RedefinirSenha"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Senha redefinida. Entre novamente."
                     *     }
                     */
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["ResetRecusado"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verificarSaude: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service answers. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "environment": "production",
                     *       "timestamp": "2026-11-15T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Saude"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verificarSaudeDetalhada: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of each part. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "status": "ok",
                     *         "version": "0.1.0",
                     *         "environment": "production",
                     *         "uptime_seconds": 86400,
                     *         "checks": {
                     *           "database": {
                     *             "status": "ok",
                     *             "latency_ms": 1.2
                     *           },
                     *           "queue": {
                     *             "status": "ok",
                     *             "latency_ms": 2.1,
                     *             "pending": 0,
                     *             "failed": 0
                     *           },
                     *           "mail": {
                     *             "status": "ok",
                     *             "latency_ms": 0.3
                     *           },
                     *           "files": {
                     *             "status": "ok",
                     *             "latency_ms": 0.4
                     *           }
                     *         }
                     *       },
                     *       "meta": {
                     *         "timestamp": "2026-11-15T12:00:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SaudeDetalhada"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    consultarUsuario: {
        parameters: {
            query: {
                /**
                 * @description Comma-separated list of `grupos`, `permissoes`, `historico`.
                 * @example [
                 *       "grupos",
                 *       "permissoes"
                 *     ]
                 */
                include: ("grupos" | "permissoes" | "historico")[];
            };
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "nome": "Ana Souza",
                     *       "email": "ana.souza@saude.example",
                     *       "cpf": "529.982.247-25",
                     *       "telefone": "(81) 99999-1234",
                     *       "avatar_url": "/api/v1/usuarios/7/foto-perfil",
                     *       "cargo": "Epidemiologista",
                     *       "departamento": "Vigilância",
                     *       "cidade": "Recife",
                     *       "estado": "PE",
                     *       "admin": false,
                     *       "ativo": true,
                     *       "email_verificado": true,
                     *       "mfa_habilitado": false,
                     *       "criado_em": "2026-11-01T08:00:00.000Z",
                     *       "atualizado_em": "2026-11-01T08:00:00.000Z",
                     *       "ultimo_acesso": "2026-11-14T09:30:00.000Z",
                     *       "plano": "basic",
                     *       "grupos": [
                     *         {
                     *           "id": 3,
                     *           "nome": "analista",
                     *           "descricao": "Cria e analisa dados",
                     *           "permissoes_count": 11
                     *         }
                     *       ],
                     *       "permissoes_diretas": [
                     *         {
                     *           "id": 12,
                     *           "nome": "agravos.listar",
                     *           "descricao": "Listar casos"
                     *         }
                     *       ],
                     *       "permissoes_efetivas": [
                     *         "agravos.criar",
                     *         "agravos.listar"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioDetalhe"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cargo": "Coordenadora",
                 *       "departamento": "Vigilância"
                 *     }
                 */
                "application/json": components["schemas"]["UsuarioEditar"];
            };
        };
        responses: {
            /** @description What has changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "message": "Usuário atualizado.",
                     *       "campos_alterados": [
                     *         "cargo",
                     *         "departamento"
                     *       ],
                     *       "requer_acao": {
                     *         "email_verificacao": false,
                     *         "relogin": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioEditado"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    excluirUsuario: {
        parameters: {
            query: {
                /**
                 * @description Go on although the user is responsible for cases and nobody takes them over.
                 * @example false
                 */
                force?: boolean;
                /**
                 * @description Why.
                 * @example Desligamento do servidor
                 */
                motivo: string;
                /**
                 * @description Id of the active user who takes over the cases.
                 * @example 9
                 */
                transferir_para?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of messages; `pt-BR` (default), `en-US` or `es-ES`, with q-values.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Unique id of the request, 1 to 128 of `A-Z a-z 0-9 . _ -`. Anything else is replaced by an id of the service's own. The id comes back in the response header and in `error.request_id`.
                 * @example 5f0c7f2e-3f0c-4b43-9a55-6ad0b1a4ff01
                 */
                "X-Request-ID"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 7
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Usuário desativado.",
                     *       "avisos": [],
                     *       "acoes_realizadas": {
                     *         "usuario_desativado": true,
                     *         "sessoes_encerradas": 2,
                     *         "casos_transferidos": 0,
                     *         "grupos_removidos": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioExcluido"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
