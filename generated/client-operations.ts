// DO NOT EDIT: made from openapi/ by `make generate`.
/** The client's version is the number of the contract's release; npm wants three numbers. */
export const VERSION = "2.0.0" as const

/** They take no token. */
export const publicOperations = [
  "GET /api/v1/health",
  "GET /api/v1/health/detailed",
  "GET /api/v1/noticias/{id}/imagem",
  "POST /api/v1/auth/confirm-email",
  "POST /api/v1/auth/forgot-password",
  "POST /api/v1/auth/login",
  "POST /api/v1/auth/refresh",
  "POST /api/v1/auth/reset-password",
  "POST /api/v1/auth/unlock",
  "POST /api/v1/usuarios/login",
  "POST /api/v1/usuarios/login_sw",
  "POST /api/v1/usuarios/refresh-token",
  "POST /api/v1/usuarios/reset-password",
  "POST /api/v1/usuarios/signup"
] as const

/** They take an Idempotency-Key, so that they can be sent again. */
export const creatingOperations = [
  "POST /api/v1/agravos/casos",
  "POST /api/v1/agravos/casos/bulk",
  "POST /api/v1/agravos/casos/exportar",
  "POST /api/v1/agravos/casos/{id}/anexos",
  "POST /api/v1/grupos",
  "POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
  "POST /api/v1/grupos/{id}/permissoes/{permissao_id}",
  "POST /api/v1/noticias",
  "POST /api/v1/permissoes/",
  "POST /api/v1/usuarios",
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

/** Their bodies are no JSON. */
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
  "/api/v1/usuarios": {
    "operation": "pesquisarUsuarios",
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

/** Those that are asked for with a body. */
export const searchesB = {
  "/api/v1/usuarios/buscar": {
    "operation": "buscarUsuarios",
    "items": "items",
    "paging": "body"
  }
} as const
