// DO NOT EDIT: made from openapi/ by `make generate`.
/** The version of the contract's latest release. A package has its own version in this place. */
export const VERSION = "3.0.0" as const

/** The number of the contract's latest release. */
export const RELEASE = 3 as const

/** All operations of Description A. */
export const operationsA = [
  "DELETE /api/v1/permissoes/{permissao_id}",
  "DELETE /api/v1/usuarios/{usuario_id}",
  "DELETE /api/v1/usuarios/{usuario_id}/foto-perfil",
  "GET /api/v1/permissoes/",
  "GET /api/v1/usuarios/",
  "GET /api/v1/usuarios/logado",
  "GET /api/v1/usuarios/{usuario_id}",
  "GET /api/v1/usuarios/{usuario_id}/foto-perfil",
  "POST /api/v1/permissoes/",
  "POST /api/v1/usuarios/login",
  "POST /api/v1/usuarios/login_sw",
  "POST /api/v1/usuarios/logout",
  "POST /api/v1/usuarios/refresh-token",
  "POST /api/v1/usuarios/reset-password",
  "POST /api/v1/usuarios/signup",
  "POST /api/v1/usuarios/{usuario_id}/desativar",
  "POST /api/v1/usuarios/{usuario_id}/foto-perfil",
  "POST /api/v1/usuarios/{usuario_id}/reativar",
  "PUT /api/v1/permissoes/{permissao_id}",
  "PUT /api/v1/usuarios/{usuario_id}"
] as const

/** All operations of Description B. */
export const operationsB = [
  "DELETE /api/v1/agravos/casos/{id}",
  "DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id}",
  "DELETE /api/v1/agravos/importacoes/{job_id}",
  "DELETE /api/v1/auth/painel",
  "DELETE /api/v1/auth/sessions/{session_id}",
  "DELETE /api/v1/chaves/{id}",
  "DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
  "DELETE /api/v1/grupos/{id}",
  "DELETE /api/v1/grupos/{id}/permissoes/{permissao_id}",
  "DELETE /api/v1/jobs/{job_id}",
  "DELETE /api/v1/noticias/{id}",
  "DELETE /api/v1/noticias/{id}/imagem",
  "DELETE /api/v1/relatorios-agendamentos/{agendamento_id}",
  "DELETE /api/v1/relatorios/{relatorio_id}",
  "DELETE /api/v1/usuarios/convites/{id}",
  "DELETE /api/v1/usuarios/{id}",
  "DELETE /api/v1/usuarios/{id}/bloqueio",
  "DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}",
  "DELETE /api/v1/usuarios/{id}/mfa",
  "DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}",
  "DELETE /api/v1/usuarios/{id}/sessoes",
  "DELETE /api/v1/webhooks/{webhook_id}",
  "GET /api/v1/administracao/demonstracao",
  "GET /api/v1/administracao/modo",
  "GET /api/v1/administracao/situacao",
  "GET /api/v1/agravos/alertas",
  "GET /api/v1/agravos/alertas/historico",
  "GET /api/v1/agravos/casos",
  "GET /api/v1/agravos/casos/estatisticas/resumo",
  "GET /api/v1/agravos/casos/estatisticas/series",
  "GET /api/v1/agravos/casos/extrato",
  "GET /api/v1/agravos/casos/mapa-calor",
  "GET /api/v1/agravos/casos/{id}",
  "GET /api/v1/agravos/casos/{id}/anexos",
  "GET /api/v1/agravos/casos/{id}/anexos/{anexo_id}",
  "GET /api/v1/agravos/casos/{id}/identificacao",
  "GET /api/v1/agravos/duplicidades",
  "GET /api/v1/agravos/importacoes",
  "GET /api/v1/agravos/tipos",
  "GET /api/v1/auditoria",
  "GET /api/v1/auth/security-metrics",
  "GET /api/v1/auth/sessions",
  "GET /api/v1/chaves",
  "GET /api/v1/grupos",
  "GET /api/v1/grupos/{grupo_id}/usuarios",
  "GET /api/v1/grupos/{id}",
  "GET /api/v1/health",
  "GET /api/v1/health/detailed",
  "GET /api/v1/jobs",
  "GET /api/v1/jobs/{job_id}",
  "GET /api/v1/jobs/{job_id}/resultado",
  "GET /api/v1/noticias",
  "GET /api/v1/noticias/{id}",
  "GET /api/v1/noticias/{id}/imagem",
  "GET /api/v1/noticias/{id}/imagem/previa",
  "GET /api/v1/permissoes",
  "GET /api/v1/relatorios",
  "GET /api/v1/relatorios-agendamentos",
  "GET /api/v1/relatorios/{relatorio_id}",
  "GET /api/v1/relatorios/{relatorio_id}/arquivo",
  "GET /api/v1/usuarios",
  "GET /api/v1/usuarios/convites",
  "GET /api/v1/usuarios/estatisticas",
  "GET /api/v1/usuarios/me",
  "GET /api/v1/usuarios/me/alertas",
  "GET /api/v1/usuarios/{id}",
  "GET /api/v1/usuarios/{id}/permissoes",
  "GET /api/v1/webhooks",
  "GET /api/v1/webhooks/{webhook_id}",
  "GET /api/v1/webhooks/{webhook_id}/entregas",
  "GET /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}",
  "POST /api/v1/administracao/carta-teste",
  "POST /api/v1/administracao/demonstracao",
  "POST /api/v1/agravos/casos",
  "POST /api/v1/agravos/casos/bulk",
  "POST /api/v1/agravos/casos/bulk/inspecionar",
  "POST /api/v1/agravos/casos/buscar-pessoa",
  "POST /api/v1/agravos/casos/em-lote",
  "POST /api/v1/agravos/casos/exportar",
  "POST /api/v1/agravos/casos/{id}/anexos",
  "POST /api/v1/agravos/duplicidades/busca",
  "POST /api/v1/agravos/duplicidades/{id}/desfazer",
  "POST /api/v1/agravos/duplicidades/{id}/resolver",
  "POST /api/v1/auth/change-password",
  "POST /api/v1/auth/confirm-email",
  "POST /api/v1/auth/convite",
  "POST /api/v1/auth/forgot-password",
  "POST /api/v1/auth/login",
  "POST /api/v1/auth/logout",
  "POST /api/v1/auth/mfa/disable",
  "POST /api/v1/auth/mfa/enable",
  "POST /api/v1/auth/mfa/verify",
  "POST /api/v1/auth/painel",
  "POST /api/v1/auth/reauthenticate",
  "POST /api/v1/auth/refresh",
  "POST /api/v1/auth/reset-password",
  "POST /api/v1/auth/unlock",
  "POST /api/v1/chaves",
  "POST /api/v1/grupos",
  "POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
  "POST /api/v1/grupos/{id}/permissoes/{permissao_id}",
  "POST /api/v1/inicio",
  "POST /api/v1/noticias",
  "POST /api/v1/relatorios",
  "POST /api/v1/relatorios-agendamentos",
  "POST /api/v1/usuarios",
  "POST /api/v1/usuarios/buscar",
  "POST /api/v1/usuarios/convites",
  "POST /api/v1/usuarios/exportar",
  "POST /api/v1/usuarios/me/dados",
  "POST /api/v1/usuarios/{id}/alterar-senha",
  "POST /api/v1/usuarios/{id}/apagar",
  "POST /api/v1/usuarios/{id}/grupos/{grupo_id}",
  "POST /api/v1/usuarios/{id}/permissoes/{permissao_id}",
  "POST /api/v1/webhooks",
  "POST /api/v1/webhooks/{webhook_id}/entregas/reenviar",
  "POST /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar",
  "POST /api/v1/webhooks/{webhook_id}/segredo",
  "POST /api/v1/webhooks/{webhook_id}/teste",
  "PUT /api/v1/administracao/modo",
  "PUT /api/v1/agravos/casos/{id}",
  "PUT /api/v1/auth/painel",
  "PUT /api/v1/grupos/{id}",
  "PUT /api/v1/grupos/{id}/permissoes",
  "PUT /api/v1/grupos/{id}/territorios",
  "PUT /api/v1/noticias/{id}",
  "PUT /api/v1/noticias/{id}/imagem",
  "PUT /api/v1/usuarios/me/alertas",
  "PUT /api/v1/usuarios/{id}",
  "PUT /api/v1/usuarios/{id}/grupos",
  "PUT /api/v1/usuarios/{id}/territorios",
  "PUT /api/v1/webhooks/{webhook_id}"
] as const

/** The operations that take no token. */
export const publicOperations = [
  "DELETE /api/v1/auth/painel",
  "GET /api/v1/health",
  "GET /api/v1/health/detailed",
  "GET /api/v1/noticias/{id}/imagem",
  "POST /api/v1/auth/confirm-email",
  "POST /api/v1/auth/convite",
  "POST /api/v1/auth/forgot-password",
  "POST /api/v1/auth/login",
  "POST /api/v1/auth/painel",
  "POST /api/v1/auth/refresh",
  "POST /api/v1/auth/reset-password",
  "POST /api/v1/auth/unlock",
  "POST /api/v1/inicio",
  "POST /api/v1/usuarios/login",
  "POST /api/v1/usuarios/login_sw",
  "POST /api/v1/usuarios/refresh-token",
  "POST /api/v1/usuarios/reset-password",
  "POST /api/v1/usuarios/signup",
  "PUT /api/v1/auth/painel"
] as const

/** The operations that take an Idempotency-Key, so that they can be sent again. */
export const creatingOperations = [
  "POST /api/v1/agravos/casos",
  "POST /api/v1/agravos/casos/bulk",
  "POST /api/v1/agravos/casos/em-lote",
  "POST /api/v1/agravos/casos/exportar",
  "POST /api/v1/agravos/casos/{id}/anexos",
  "POST /api/v1/chaves",
  "POST /api/v1/grupos",
  "POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
  "POST /api/v1/grupos/{id}/permissoes/{permissao_id}",
  "POST /api/v1/noticias",
  "POST /api/v1/permissoes/",
  "POST /api/v1/relatorios",
  "POST /api/v1/relatorios-agendamentos",
  "POST /api/v1/usuarios",
  "POST /api/v1/usuarios/convites",
  "POST /api/v1/usuarios/exportar",
  "POST /api/v1/usuarios/me/dados",
  "POST /api/v1/usuarios/signup",
  "POST /api/v1/usuarios/{id}/apagar",
  "POST /api/v1/usuarios/{id}/grupos/{grupo_id}",
  "POST /api/v1/usuarios/{id}/permissoes/{permissao_id}",
  "POST /api/v1/webhooks",
  "POST /api/v1/webhooks/{webhook_id}/entregas/reenviar",
  "POST /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar",
  "POST /api/v1/webhooks/{webhook_id}/segredo",
  "POST /api/v1/webhooks/{webhook_id}/teste"
] as const

/** The operations whose bodies are not JSON. */
export const formOperations = {
  "POST /api/v1/agravos/casos/bulk": "multipart/form-data",
  "POST /api/v1/agravos/casos/bulk/inspecionar": "multipart/form-data",
  "POST /api/v1/agravos/casos/{id}/anexos": "multipart/form-data",
  "POST /api/v1/usuarios/login_sw": "application/x-www-form-urlencoded",
  "POST /api/v1/usuarios/{usuario_id}/foto-perfil": "multipart/form-data",
  "PUT /api/v1/noticias/{id}/imagem": "multipart/form-data"
} as const

/** The lists of Description A, by path. */
export const listsA = {
  "/api/v1/permissoes/": {
    "operation": "listarPermissoes",
    "items": "",
    "paging": "none"
  },
  "/api/v1/usuarios/": {
    "operation": "listarUsuarios",
    "items": "usuarios",
    "paging": "offset"
  }
} as const

/** The lists of Description B, by path. */
export const listsB = {
  "/api/v1/agravos/casos": {
    "operation": "listarCasos",
    "items": "tipos",
    "paging": "page"
  },
  "/api/v1/agravos/casos/{id}/anexos": {
    "operation": "listarAnexos",
    "items": "data",
    "paging": "none"
  },
  "/api/v1/agravos/duplicidades": {
    "operation": "listarDuplicidades",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/agravos/importacoes": {
    "operation": "listarImportacoes",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/agravos/tipos": {
    "operation": "listarTiposAgravo",
    "items": "tipos",
    "paging": "none"
  },
  "/api/v1/auditoria": {
    "operation": "listarAuditoria",
    "items": "items",
    "paging": "page"
  },
  "/api/v1/auth/sessions": {
    "operation": "listarSessoes",
    "items": "items",
    "paging": "none"
  },
  "/api/v1/chaves": {
    "operation": "listarChaves",
    "items": "items",
    "paging": "page"
  },
  "/api/v1/grupos": {
    "operation": "listarGrupos",
    "items": "grupos",
    "paging": "page"
  },
  "/api/v1/grupos/{grupo_id}/usuarios": {
    "operation": "listarMembrosGrupo",
    "items": "items",
    "paging": "page"
  },
  "/api/v1/jobs": {
    "operation": "listarJobs",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/noticias": {
    "operation": "listarNoticias",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/relatorios": {
    "operation": "listarRelatorios",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/relatorios-agendamentos": {
    "operation": "listarAgendamentos",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/usuarios": {
    "operation": "pesquisarUsuarios",
    "items": "items",
    "paging": "page"
  },
  "/api/v1/usuarios/convites": {
    "operation": "listarConvites",
    "items": "items",
    "paging": "page"
  },
  "/api/v1/webhooks": {
    "operation": "listarWebhooks",
    "items": "data",
    "paging": "page"
  },
  "/api/v1/webhooks/{webhook_id}/entregas": {
    "operation": "listarEntregas",
    "items": "data",
    "paging": "page"
  }
} as const

/** The lists of Description B that are asked for with a body, by path. */
export const searchesB = {
  "/api/v1/usuarios/buscar": {
    "operation": "buscarUsuarios",
    "items": "items",
    "paging": "body"
  }
} as const
