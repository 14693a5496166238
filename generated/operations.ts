// DO NOT EDIT: made from openapi/ by `make generate`.
import type { Definitions, Operation } from '../src/contract/operation.ts'

export const operations: Operation[] = [
 {
  "id": "autenticarUsuario",
  "summary": "Log in with email and password",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/login",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "a#/$defs/Login"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Token"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "423": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "428": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "autenticarUsuarioFormulario",
  "summary": "Log in with the OAuth2 password form",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/login_sw",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/x-www-form-urlencoded": {
     "$ref": "a#/$defs/LoginFormulario"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Token"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "423": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "428": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "renovarToken",
  "summary": "Exchange a refresh token for a new pair",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/refresh-token",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "refresh_token"
   ],
   "properties": {
    "refresh_token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 512
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Token"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "cadastrarUsuario",
  "summary": "Create an account",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/signup",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "a#/$defs/Cadastro"
    }
   },
   "files": {}
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "a#/$defs/UsuarioBase"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "solicitarRedefinicaoSenha",
  "summary": "Ask for a password reset",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/reset-password",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "email"
   ],
   "properties": {
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterUsuarioLogado",
  "summary": "Read the caller's own account",
  "description": "a",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/logado",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": true,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/UsuarioLogado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "encerrarSessao",
  "summary": "Log out",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/logout",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": true,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "refresh_token"
   ],
   "properties": {
    "refresh_token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 512
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarUsuarios",
  "summary": "List accounts",
  "description": "a",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/",
  "status": "current",
  "public": false,
  "permission": "usuarios.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "limit": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "offset": {
     "type": "integer",
     "minimum": 0,
     "maximum": 2147483647,
     "default": 0
    },
    "nome": {
     "type": "string",
     "maxLength": 200
    },
    "email": {
     "type": "string",
     "maxLength": 254
    },
    "admin": {
     "type": "boolean"
    },
    "ativo": {
     "type": "boolean"
    },
    "cidade": {
     "type": "string",
     "maxLength": 200
    },
    "estado": {
     "type": "string",
     "maxLength": 200
    },
    "search": {
     "type": "string",
     "maxLength": 200
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/UsuariosPaginados"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterUsuario",
  "summary": "Read an account",
  "description": "a",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/{usuario_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.listar",
  "self": "usuario_id",
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/UsuarioDetalhe"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "atualizarUsuario",
  "summary": "Update an account",
  "description": "a",
  "module": "usuarios",
  "method": "PUT",
  "path": "/api/v1/usuarios/{usuario_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.editar",
  "self": "usuario_id",
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "a#/$defs/Atualizacao"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/UsuarioBase"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerUsuario",
  "summary": "Remove an account for good",
  "description": "a",
  "module": "usuarios",
  "method": "DELETE",
  "path": "/api/v1/usuarios/{usuario_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.deletar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "desativarUsuario",
  "summary": "Deactivate an account",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/{usuario_id}/desativar",
  "status": "current",
  "public": false,
  "permission": "usuarios.deletar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "reativarUsuario",
  "summary": "Reactivate an account",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/{usuario_id}/reativar",
  "status": "current",
  "public": false,
  "permission": "usuarios.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterFotoPerfil",
  "summary": "Read the profile photo",
  "description": "a",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/{usuario_id}/foto-perfil",
  "status": "extension",
  "public": false,
  "permission": "usuarios.listar",
  "self": "usuario_id",
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "image/webp": {
     "type": "string",
     "format": "binary"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "enviarFotoPerfil",
  "summary": "Upload the profile photo",
  "description": "a",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/{usuario_id}/foto-perfil",
  "status": "current",
  "public": false,
  "permission": "usuarios.editar",
  "self": "usuario_id",
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "usuario_id"
   ],
   "properties": {
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "multipart/form-data": {
     "$ref": "a#/$defs/FotoPerfil"
    }
   },
   "files": {
    "file": 5242880
   }
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/FotoPerfilEnviada"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarPermissoes",
  "summary": "List permissions",
  "description": "a",
  "module": "permissoes",
  "method": "GET",
  "path": "/api/v1/permissoes/",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "type": "array",
     "items": {
      "$ref": "a#/$defs/Permissao"
     }
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "criarPermissao",
  "summary": "Create a permission",
  "description": "a",
  "module": "permissoes",
  "method": "POST",
  "path": "/api/v1/permissoes/",
  "status": "current",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "a#/$defs/PermissaoEntrada"
    }
   },
   "files": {}
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "a#/$defs/Permissao"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "atualizarPermissao",
  "summary": "Update a permission",
  "description": "a",
  "module": "permissoes",
  "method": "PUT",
  "path": "/api/v1/permissoes/{permissao_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "permissao_id"
   ],
   "properties": {
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "a#/$defs/PermissaoEntrada"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "a#/$defs/Permissao"
    }
   },
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerPermissao",
  "summary": "Remove a permission",
  "description": "a",
  "module": "permissoes",
  "method": "DELETE",
  "path": "/api/v1/permissoes/{permissao_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "permissao_id"
   ],
   "properties": {
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "a#/$defs/HTTPValidationError"
    }
   },
   "429": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "a#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "verificarSaude",
  "summary": "Check that the service answers",
  "description": "b",
  "module": "health",
  "method": "GET",
  "path": "/api/v1/health",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Saude"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "verificarSaudeDetalhada",
  "summary": "Check the parts of the service",
  "description": "b",
  "module": "health",
  "method": "GET",
  "path": "/api/v1/health/detailed",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/SaudeDetalhada"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "entrarConta",
  "summary": "Log in",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/login",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/Entrada"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Token"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "423": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "428": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "renovarSessao",
  "summary": "Exchange a refresh token for a new pair",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/refresh",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/Renovacao"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Token"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "sairConta",
  "summary": "Log out",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/logout",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": true,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": false,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/Saida"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "esquecerSenha",
  "summary": "Ask for a password reset",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/forgot-password",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/EsquecerSenha"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/EsquecerSenhaAceito"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "redefinirSenha",
  "summary": "Set a new password with a mailed token",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/reset-password",
  "status": "current",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/RedefinirSenha"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "trocarSenha",
  "summary": "Change the own password",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/change-password",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": true,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/TrocarSenha"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/SenhaTrocada"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "423": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "confirmarEmail",
  "summary": "Confirm a new email with a mailed token",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/confirm-email",
  "status": "extension",
  "public": true,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/ConfirmarEmail"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "habilitarMfa",
  "summary": "Begin multi-factor authentication",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/mfa/enable",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/MfaIniciado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "verificarMfa",
  "summary": "Verify a code and switch multi-factor authentication on",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/mfa/verify",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/MfaCodigo"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/MfaVerificado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "423": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "desabilitarMfa",
  "summary": "Switch multi-factor authentication off",
  "description": "b",
  "module": "auth",
  "method": "POST",
  "path": "/api/v1/auth/mfa/disable",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/MfaDesabilitar"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "423": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarSessoes",
  "summary": "List the own open sessions",
  "description": "b",
  "module": "auth",
  "method": "GET",
  "path": "/api/v1/auth/sessions",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Sessoes"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "encerrarSessaoPropria",
  "summary": "End one of the own sessions",
  "description": "b",
  "module": "auth",
  "method": "DELETE",
  "path": "/api/v1/auth/sessions/{session_id}",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "session_id"
   ],
   "properties": {
    "session_id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterMetricasSeguranca",
  "summary": "Security of the own account",
  "description": "b",
  "module": "auth",
  "method": "GET",
  "path": "/api/v1/auth/security-metrics",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/MetricasSeguranca"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "pesquisarUsuarios",
  "summary": "List users",
  "description": "b",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios",
  "status": "current",
  "public": false,
  "permission": "usuarios.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "nome": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "email": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     },
     "plain": "like"
    },
    "admin": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "ativo": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "cidade": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "estado": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 2
     },
     "plain": "eq"
    },
    "grupo_id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "cpf": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "cpf"
     },
     "plain": "eq"
    },
    "cargo": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "departamento": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "instituicao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "plano": {
     "schema": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "plain": "eq"
    },
    "email_verificado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "mfa_habilitado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "ultimo_acesso": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "id",
    "nome",
    "email",
    "cidade",
    "estado",
    "criado_em",
    "atualizado_em",
    "ultimo_acesso"
   ]
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ],
     "default": "asc"
    },
    "sort": {
     "type": "string",
     "enum": [
      "id",
      "nome",
      "email",
      "cidade",
      "estado",
      "criado_em",
      "atualizado_em",
      "ultimo_acesso"
     ],
     "default": "id"
    },
    "nome": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "email": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "admin": {
     "type": "boolean"
    },
    "ativo": {
     "type": "boolean"
    },
    "cidade": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "estado": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2
    },
    "grupo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "cpf": {
     "type": "string",
     "format": "cpf"
    },
    "cargo": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "departamento": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "instituicao": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "plano": {
     "type": "string",
     "enum": [
      "basic",
      "premium",
      "enterprise"
     ]
    },
    "email_verificado": {
     "type": "boolean"
    },
    "mfa_habilitado": {
     "type": "boolean"
    },
    "criado_em": {
     "type": "string",
     "format": "moment"
    },
    "atualizado_em": {
     "type": "string",
     "format": "moment"
    },
    "ultimo_acesso": {
     "type": "string",
     "format": "moment"
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "criarUsuario",
  "summary": "Create a user",
  "description": "b",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios",
  "status": "current",
  "public": false,
  "permission": "usuarios.criar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioCriar"
    }
   },
   "files": {}
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioCriado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "buscarUsuarios",
  "summary": "Search users with nested conditions",
  "description": "b",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/buscar",
  "status": "planned",
  "public": false,
  "permission": "usuarios.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "nome": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "email": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     },
     "plain": "like"
    },
    "admin": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "ativo": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "cidade": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "estado": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 2
     },
     "plain": "eq"
    },
    "grupo_id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "cpf": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "cpf"
     },
     "plain": "eq"
    },
    "cargo": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "departamento": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "instituicao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "plano": {
     "schema": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "plain": "eq"
    },
    "email_verificado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "mfa_habilitado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "ultimo_acesso": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "id",
    "nome",
    "email",
    "cidade",
    "estado",
    "criado_em",
    "atualizado_em",
    "ultimo_acesso"
   ]
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioBusca"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioBuscaResultado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "exportarUsuarios",
  "summary": "Export users to a spreadsheet",
  "description": "b",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/exportar",
  "status": "planned",
  "public": false,
  "permission": "usuarios.exportar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "nome": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "email": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     },
     "plain": "like"
    },
    "admin": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "ativo": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "cidade": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "estado": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 2
     },
     "plain": "eq"
    },
    "grupo_id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "cpf": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "cpf"
     },
     "plain": "eq"
    },
    "cargo": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "departamento": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "instituicao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "plano": {
     "schema": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "plain": "eq"
    },
    "email_verificado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "mfa_habilitado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "ultimo_acesso": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": []
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioExportar"
    }
   },
   "files": {}
  },
  "responses": {
   "202": {
    "application/json": {
     "$ref": "b#/$defs/JobAceito"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterEstatisticasUsuarios",
  "summary": "Count users",
  "description": "b",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/estatisticas",
  "status": "planned",
  "public": false,
  "permission": "usuarios.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "periodo": {
     "type": "string",
     "enum": [
      "ultimos_7_dias",
      "ultimos_30_dias",
      "mes_atual"
     ],
     "default": "ultimos_30_dias"
    },
    "agrupar_por": {
     "type": "string",
     "enum": [
      "estado",
      "grupo",
      "departamento"
     ]
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioEstatisticas"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "alterarSenhaUsuario",
  "summary": "Set another user's password",
  "description": "b",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/{id}/alterar-senha",
  "status": "planned",
  "public": false,
  "permission": "usuarios.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/SenhaAlterar"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/SenhaAlterada"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "definirGruposUsuario",
  "summary": "Replace a user's groups",
  "description": "b",
  "module": "usuarios",
  "method": "PUT",
  "path": "/api/v1/usuarios/{id}/grupos",
  "status": "planned",
  "public": false,
  "permission": "usuarios.gerenciar_grupos",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "grupos_ids"
     ],
     "properties": {
      "grupos_ids": {
       "$ref": "b#/$defs/GruposIds"
      }
     }
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "message",
      "grupos"
     ],
     "properties": {
      "message": {
       "type": "string"
      },
      "grupos": {
       "type": "array",
       "items": {
        "$ref": "b#/$defs/GrupoResumo"
       }
      }
     }
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "adicionarGrupoUsuario",
  "summary": "Add a user to a group",
  "description": "b",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/{id}/grupos/{grupo_id}",
  "status": "planned",
  "public": false,
  "permission": "usuarios.gerenciar_grupos",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "grupo_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "grupo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerGrupoUsuario",
  "summary": "Remove a user from a group",
  "description": "b",
  "module": "usuarios",
  "method": "DELETE",
  "path": "/api/v1/usuarios/{id}/grupos/{grupo_id}",
  "status": "planned",
  "public": false,
  "permission": "usuarios.gerenciar_grupos",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "grupo_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "grupo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarPermissoesUsuario",
  "summary": "Read a user's permissions",
  "description": "b",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/{id}/permissoes",
  "status": "planned",
  "public": false,
  "permission": "usuarios.listar",
  "self": "id",
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioPermissoes"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "adicionarPermissaoUsuario",
  "summary": "Give a user a permission",
  "description": "b",
  "module": "usuarios",
  "method": "POST",
  "path": "/api/v1/usuarios/{id}/permissoes/{permissao_id}",
  "status": "planned",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "permissao_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerPermissaoUsuario",
  "summary": "Take a direct permission from a user",
  "description": "b",
  "module": "usuarios",
  "method": "DELETE",
  "path": "/api/v1/usuarios/{id}/permissoes/{permissao_id}",
  "status": "extension",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "permissao_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarGrupos",
  "summary": "List groups",
  "description": "b",
  "module": "grupos",
  "method": "GET",
  "path": "/api/v1/grupos",
  "status": "current",
  "public": false,
  "permission": "grupos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "ativo": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "nome": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50
     },
     "plain": "like"
    },
    "descricao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "permissao_id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "total_usuarios": {
     "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "id",
    "nome",
    "criado_em",
    "atualizado_em",
    "total_usuarios"
   ]
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ],
     "default": "asc"
    },
    "sort": {
     "type": "string",
     "enum": [
      "id",
      "nome",
      "criado_em",
      "atualizado_em",
      "total_usuarios"
     ],
     "default": "id"
    },
    "ativo": {
     "type": "boolean"
    },
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "nome": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "descricao": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "total_usuarios": {
     "type": "integer",
     "minimum": 0,
     "maximum": 2147483647
    },
    "criado_em": {
     "type": "string",
     "format": "moment"
    },
    "atualizado_em": {
     "type": "string",
     "format": "moment"
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/GrupoLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "criarGrupo",
  "summary": "Create a group",
  "description": "b",
  "module": "grupos",
  "method": "POST",
  "path": "/api/v1/grupos",
  "status": "current",
  "public": false,
  "permission": "grupos.criar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/GrupoCriar"
    }
   },
   "files": {}
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "b#/$defs/GrupoCriado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterGrupo",
  "summary": "Read a group",
  "description": "b",
  "module": "grupos",
  "method": "GET",
  "path": "/api/v1/grupos/{id}",
  "status": "current",
  "public": false,
  "permission": "grupos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Grupo"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "editarGrupo",
  "summary": "Change some fields of a group",
  "description": "b",
  "module": "grupos",
  "method": "PUT",
  "path": "/api/v1/grupos/{id}",
  "status": "current",
  "public": false,
  "permission": "grupos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/GrupoEditar"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/GrupoEditado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "excluirGrupo",
  "summary": "Delete a group",
  "description": "b",
  "module": "grupos",
  "method": "DELETE",
  "path": "/api/v1/grupos/{id}",
  "status": "current",
  "public": false,
  "permission": "grupos.deletar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "transferir_usuarios": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "force": {
     "type": "boolean",
     "default": false
    }
   }
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "definirPermissoesGrupo",
  "summary": "Replace a group's permissions",
  "description": "b",
  "module": "grupos",
  "method": "PUT",
  "path": "/api/v1/grupos/{id}/permissoes",
  "status": "current",
  "public": false,
  "permission": "grupos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "permissoes_ids"
     ],
     "properties": {
      "permissoes_ids": {
       "$ref": "b#/$defs/PermissoesIds"
      }
     }
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/GrupoPermissoes"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "adicionarPermissaoGrupo",
  "summary": "Give a group a permission",
  "description": "b",
  "module": "grupos",
  "method": "POST",
  "path": "/api/v1/grupos/{id}/permissoes/{permissao_id}",
  "status": "planned",
  "public": false,
  "permission": "grupos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "permissao_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/GrupoPermissoes"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerPermissaoGrupo",
  "summary": "Take a permission from a group",
  "description": "b",
  "module": "grupos",
  "method": "DELETE",
  "path": "/api/v1/grupos/{id}/permissoes/{permissao_id}",
  "status": "planned",
  "public": false,
  "permission": "grupos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "permissao_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "permissao_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarMembrosGrupo",
  "summary": "List the members of a group",
  "description": "b",
  "module": "grupos",
  "method": "GET",
  "path": "/api/v1/grupos/{grupo_id}/usuarios",
  "status": "planned",
  "public": false,
  "permission": "grupos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "nome": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "email": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     },
     "plain": "like"
    },
    "ativo": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "id",
    "nome",
    "email"
   ]
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "grupo_id"
   ],
   "properties": {
    "grupo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ],
     "default": "asc"
    },
    "sort": {
     "type": "string",
     "enum": [
      "id",
      "nome",
      "email"
     ],
     "default": "id"
    },
    "nome": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "email": {
     "type": "string",
     "minLength": 1,
     "maxLength": 254
    },
    "ativo": {
     "type": "boolean"
    },
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/MembroLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "adicionarMembroGrupo",
  "summary": "Add a member to a group",
  "description": "b",
  "module": "grupos",
  "method": "POST",
  "path": "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "grupo_id",
    "usuario_id"
   ],
   "properties": {
    "grupo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Mensagem"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerMembroGrupo",
  "summary": "Remove a member from a group",
  "description": "b",
  "module": "grupos",
  "method": "DELETE",
  "path": "/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.gerenciar_permissoes",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "grupo_id",
    "usuario_id"
   ],
   "properties": {
    "grupo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "usuario_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarPermissoesPorCategoria",
  "summary": "List permissions by category",
  "description": "b",
  "module": "permissoes",
  "method": "GET",
  "path": "/api/v1/permissoes",
  "status": "planned",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/PermissaoCategorias"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterPerfil",
  "summary": "Read the own profile",
  "description": "b",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/me",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": true,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "include": {
     "type": "array",
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "grupos",
       "permissoes",
       "sessoes"
      ]
     }
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Perfil"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "liberarBloqueio",
  "summary": "End the lock of an account",
  "description": "b",
  "module": "usuarios",
  "method": "DELETE",
  "path": "/api/v1/usuarios/{id}/bloqueio",
  "status": "extension",
  "public": false,
  "permission": "admin",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarAuditoria",
  "summary": "Read the audit trail",
  "description": "b",
  "module": "auditoria",
  "method": "GET",
  "path": "/api/v1/auditoria",
  "status": "extension",
  "public": false,
  "permission": "admin",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "acao": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[a-z_.]+$"
     },
     "plain": "eq"
    },
    "ator_id": {
     "schema": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "alvo_tipo": {
     "schema": {
      "type": "string",
      "enum": [
       "usuario",
       "permissao",
       "grupo",
       "conta",
       "job",
       "caso",
       "webhook"
      ]
     },
     "plain": "eq"
    },
    "alvo_id": {
     "schema": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
     },
     "plain": "eq"
    },
    "em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "ip": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 100
     },
     "plain": "eq"
    },
    "requisicao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 128
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "id",
    "em",
    "acao"
   ],
   "newestFirst": true
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ]
    },
    "desde": {
     "type": "string",
     "format": "date-time"
    },
    "ate": {
     "type": "string",
     "format": "date-time"
    },
    "sort": {
     "type": "string",
     "enum": [
      "id",
      "em",
      "acao"
     ]
    },
    "acao": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "pattern": "^[a-z_.]+$"
    },
    "ator_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "alvo_tipo": {
     "type": "string",
     "enum": [
      "usuario",
      "permissao",
      "grupo",
      "conta",
      "job",
      "caso",
      "webhook"
     ]
    },
    "alvo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "em": {
     "type": "string",
     "format": "moment"
    },
    "ip": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "requisicao": {
     "type": "string",
     "minLength": 1,
     "maxLength": 128
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/AuditoriaLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarTiposAgravo",
  "summary": "List the notifiable diseases",
  "description": "b",
  "module": "agravos",
  "method": "GET",
  "path": "/api/v1/agravos/tipos",
  "status": "current",
  "public": false,
  "permission": "agravos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "total",
      "tipos"
     ],
     "properties": {
      "total": {
       "type": "integer",
       "minimum": 0
      },
      "tipos": {
       "type": "array",
       "items": {
        "$ref": "b#/$defs/TipoAgravo"
       }
      }
     }
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarCasos",
  "summary": "List cases",
  "description": "b",
  "module": "agravos",
  "method": "GET",
  "path": "/api/v1/agravos/casos",
  "status": "current",
  "public": false,
  "permission": "agravos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "tipo_agravo": {
     "schema": {
      "type": "string",
      "enum": [
       "dengue",
       "zika",
       "chikungunya"
      ]
     },
     "plain": "eq"
    },
    "agravo_codigo": {
     "schema": {
      "type": "string",
      "enum": [
       "dengue",
       "zika",
       "chikungunya"
      ]
     },
     "plain": "eq"
    },
    "estado": {
     "schema": {
      "type": "string",
      "enum": [
       "AC",
       "AL",
       "AM",
       "AP",
       "BA",
       "CE",
       "DF",
       "ES",
       "GO",
       "MA",
       "MG",
       "MS",
       "MT",
       "PA",
       "PB",
       "PE",
       "PI",
       "PR",
       "RJ",
       "RN",
       "RO",
       "RR",
       "RS",
       "SC",
       "SE",
       "SP",
       "TO"
      ]
     },
     "plain": "eq",
     "text": true
    },
    "municipio": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "plain": "like"
    },
    "classificacao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "dengue_sem_sinais_alarme",
       "dengue_com_sinais_alarme",
       "dengue_grave",
       "confirmado",
       "descartado",
       "inconclusivo",
       "em_investigacao",
       "dengue_classico",
       "dengue_com_complicacoes",
       "febre_hemorragica_dengue",
       "sindrome_choque_dengue",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "numero_notificacao": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50
     },
     "plain": "eq"
    },
    "status": {
     "schema": {
      "type": "string",
      "enum": [
       "em_investigacao",
       "encerrado"
      ]
     },
     "plain": "eq"
    },
    "data_notificacao": {
     "schema": {
      "type": "string",
      "format": "date"
     },
     "plain": "eq"
    },
    "data_inicio_sintomas": {
     "schema": {
      "type": "string",
      "format": "date"
     },
     "plain": "eq"
    },
    "classificacao_final": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "dengue_sem_sinais_alarme",
       "dengue_com_sinais_alarme",
       "dengue_grave",
       "confirmado",
       "descartado",
       "inconclusivo",
       "em_investigacao",
       "dengue_classico",
       "dengue_com_complicacoes",
       "febre_hemorragica_dengue",
       "sindrome_choque_dengue",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "criterio_confirmacao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "laboratorial",
       "clinico_epidemiologico",
       "em_investigacao",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "evolucao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "cura",
       "obito",
       "obito_outras_causas",
       "obito_em_investigacao",
       "ignorado",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "hospitalizacao": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "sexo": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "M",
       "F",
       "I",
       null
      ]
     },
     "plain": "eq"
    },
    "gestante": {
     "schema": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "plain": "eq"
    },
    "idade": {
     "schema": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 150
     },
     "plain": "eq"
    },
    "raca": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "branca",
       "preta",
       "amarela",
       "parda",
       "indigena",
       "ignorado",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "zona": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "urbana",
       "rural",
       "periurbana",
       "ignorado",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "bairro": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "data_notificacao",
    "id"
   ],
   "newestFirst": true
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ]
    },
    "data_inicio": {
     "type": "string",
     "format": "date"
    },
    "data_fim": {
     "type": "string",
     "format": "date"
    },
    "data_notificacao_inicio": {
     "type": "string",
     "format": "date"
    },
    "data_notificacao_fim": {
     "type": "string",
     "format": "date"
    },
    "sort": {
     "type": "string",
     "enum": [
      "data_notificacao",
      "id"
     ]
    },
    "tipo_agravo": {
     "type": "string",
     "enum": [
      "dengue",
      "zika",
      "chikungunya"
     ]
    },
    "agravo_codigo": {
     "type": "string",
     "enum": [
      "dengue",
      "zika",
      "chikungunya"
     ]
    },
    "estado": {
     "type": "string",
     "enum": [
      "AC",
      "AL",
      "AM",
      "AP",
      "BA",
      "CE",
      "DF",
      "ES",
      "GO",
      "MA",
      "MG",
      "MS",
      "MT",
      "PA",
      "PB",
      "PE",
      "PI",
      "PR",
      "RJ",
      "RN",
      "RO",
      "RR",
      "RS",
      "SC",
      "SE",
      "SP",
      "TO"
     ]
    },
    "municipio": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "classificacao": {
     "type": "string",
     "enum": [
      "dengue_sem_sinais_alarme",
      "dengue_com_sinais_alarme",
      "dengue_grave",
      "confirmado",
      "descartado",
      "inconclusivo",
      "em_investigacao",
      "dengue_classico",
      "dengue_com_complicacoes",
      "febre_hemorragica_dengue",
      "sindrome_choque_dengue"
     ]
    },
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "numero_notificacao": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "status": {
     "type": "string",
     "enum": [
      "em_investigacao",
      "encerrado"
     ]
    },
    "data_notificacao": {
     "type": "string",
     "format": "date"
    },
    "data_inicio_sintomas": {
     "type": "string",
     "format": "date"
    },
    "classificacao_final": {
     "type": "string",
     "enum": [
      "dengue_sem_sinais_alarme",
      "dengue_com_sinais_alarme",
      "dengue_grave",
      "confirmado",
      "descartado",
      "inconclusivo",
      "em_investigacao",
      "dengue_classico",
      "dengue_com_complicacoes",
      "febre_hemorragica_dengue",
      "sindrome_choque_dengue"
     ]
    },
    "criterio_confirmacao": {
     "type": "string",
     "enum": [
      "laboratorial",
      "clinico_epidemiologico",
      "em_investigacao"
     ]
    },
    "evolucao": {
     "type": "string",
     "enum": [
      "cura",
      "obito",
      "obito_outras_causas",
      "obito_em_investigacao",
      "ignorado"
     ]
    },
    "hospitalizacao": {
     "type": "boolean"
    },
    "sexo": {
     "type": "string",
     "enum": [
      "M",
      "F",
      "I"
     ]
    },
    "gestante": {
     "type": "boolean"
    },
    "idade": {
     "type": "integer",
     "minimum": 0,
     "maximum": 150
    },
    "raca": {
     "type": "string",
     "enum": [
      "branca",
      "preta",
      "amarela",
      "parda",
      "indigena",
      "ignorado"
     ]
    },
    "zona": {
     "type": "string",
     "enum": [
      "urbana",
      "rural",
      "periurbana",
      "ignorado"
     ]
    },
    "bairro": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "criado_em": {
     "type": "string",
     "format": "moment"
    },
    "atualizado_em": {
     "type": "string",
     "format": "moment"
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/CasoLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "criarCaso",
  "summary": "Record a case",
  "description": "b",
  "module": "agravos",
  "method": "POST",
  "path": "/api/v1/agravos/casos",
  "status": "current",
  "public": false,
  "permission": "agravos.criar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/CasoCriar"
    }
   },
   "files": {}
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "b#/$defs/CasoCriado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "exportarCasos",
  "summary": "Export cases to a spreadsheet",
  "description": "b",
  "module": "agravos",
  "method": "POST",
  "path": "/api/v1/agravos/casos/exportar",
  "status": "extension",
  "public": false,
  "permission": "agravos.exportar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "tipo_agravo": {
     "schema": {
      "type": "string",
      "enum": [
       "dengue",
       "zika",
       "chikungunya"
      ]
     },
     "plain": "eq"
    },
    "agravo_codigo": {
     "schema": {
      "type": "string",
      "enum": [
       "dengue",
       "zika",
       "chikungunya"
      ]
     },
     "plain": "eq"
    },
    "estado": {
     "schema": {
      "type": "string",
      "enum": [
       "AC",
       "AL",
       "AM",
       "AP",
       "BA",
       "CE",
       "DF",
       "ES",
       "GO",
       "MA",
       "MG",
       "MS",
       "MT",
       "PA",
       "PB",
       "PE",
       "PI",
       "PR",
       "RJ",
       "RN",
       "RO",
       "RR",
       "RS",
       "SC",
       "SE",
       "SP",
       "TO"
      ]
     },
     "plain": "eq",
     "text": true
    },
    "municipio": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "plain": "like"
    },
    "classificacao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "dengue_sem_sinais_alarme",
       "dengue_com_sinais_alarme",
       "dengue_grave",
       "confirmado",
       "descartado",
       "inconclusivo",
       "em_investigacao",
       "dengue_classico",
       "dengue_com_complicacoes",
       "febre_hemorragica_dengue",
       "sindrome_choque_dengue",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "numero_notificacao": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50
     },
     "plain": "eq"
    },
    "status": {
     "schema": {
      "type": "string",
      "enum": [
       "em_investigacao",
       "encerrado"
      ]
     },
     "plain": "eq"
    },
    "data_notificacao": {
     "schema": {
      "type": "string",
      "format": "date"
     },
     "plain": "eq"
    },
    "data_inicio_sintomas": {
     "schema": {
      "type": "string",
      "format": "date"
     },
     "plain": "eq"
    },
    "classificacao_final": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "dengue_sem_sinais_alarme",
       "dengue_com_sinais_alarme",
       "dengue_grave",
       "confirmado",
       "descartado",
       "inconclusivo",
       "em_investigacao",
       "dengue_classico",
       "dengue_com_complicacoes",
       "febre_hemorragica_dengue",
       "sindrome_choque_dengue",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "criterio_confirmacao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "laboratorial",
       "clinico_epidemiologico",
       "em_investigacao",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "evolucao": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "cura",
       "obito",
       "obito_outras_causas",
       "obito_em_investigacao",
       "ignorado",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "hospitalizacao": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "sexo": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "M",
       "F",
       "I",
       null
      ]
     },
     "plain": "eq"
    },
    "gestante": {
     "schema": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "plain": "eq"
    },
    "idade": {
     "schema": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 150
     },
     "plain": "eq"
    },
    "raca": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "branca",
       "preta",
       "amarela",
       "parda",
       "indigena",
       "ignorado",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "zona": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "urbana",
       "rural",
       "periurbana",
       "ignorado",
       null
      ]
     },
     "plain": "eq",
     "text": true
    },
    "bairro": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 200
     },
     "plain": "like"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": []
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/CasoExportar"
    }
   },
   "files": {}
  },
  "responses": {
   "202": {
    "application/json": {
     "$ref": "b#/$defs/JobAceito"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "resumirCasos",
  "summary": "Summary statistics of cases",
  "description": "b",
  "module": "agravos",
  "method": "GET",
  "path": "/api/v1/agravos/casos/estatisticas/resumo",
  "status": "current",
  "public": false,
  "permission": "agravos.estatisticas",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "data_inicio": {
     "type": "string",
     "format": "date"
    },
    "data_fim": {
     "type": "string",
     "format": "date"
    },
    "tipo_agravo": {
     "type": "string",
     "enum": [
      "dengue",
      "zika",
      "chikungunya"
     ]
    },
    "estado": {
     "type": "string",
     "enum": [
      "AC",
      "AL",
      "AM",
      "AP",
      "BA",
      "CE",
      "DF",
      "ES",
      "GO",
      "MA",
      "MG",
      "MS",
      "MT",
      "PA",
      "PB",
      "PE",
      "PI",
      "PR",
      "RJ",
      "RN",
      "RO",
      "RR",
      "RS",
      "SC",
      "SE",
      "SP",
      "TO"
     ]
    },
    "agregacao": {
     "type": "string",
     "enum": [
      "dia",
      "semana",
      "mes"
     ]
    },
    "metricas": {
     "type": "array",
     "uniqueItems": true,
     "minItems": 1,
     "items": {
      "type": "string",
      "enum": [
       "total",
       "confirmados",
       "descartados",
       "hospitalizados",
       "obitos"
      ]
     }
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/CasoResumo"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "mapearCasos",
  "summary": "Heat map of cases",
  "description": "b",
  "module": "agravos",
  "method": "GET",
  "path": "/api/v1/agravos/casos/mapa-calor",
  "status": "planned",
  "public": false,
  "permission": "agravos.estatisticas",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "nivel": {
     "type": "string",
     "enum": [
      "municipio",
      "bairro",
      "cep"
     ],
     "default": "municipio"
    },
    "tipo_agravo": {
     "type": "string",
     "enum": [
      "dengue",
      "zika",
      "chikungunya"
     ]
    },
    "periodo": {
     "type": "integer",
     "minimum": 1,
     "maximum": 3660,
     "default": 30
    },
    "bounds": {
     "type": "array",
     "minItems": 4,
     "maxItems": 4,
     "items": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
     }
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/MapaCalor"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterCaso",
  "summary": "Read a case",
  "description": "b",
  "module": "agravos",
  "method": "GET",
  "path": "/api/v1/agravos/casos/{id}",
  "status": "current",
  "public": false,
  "permission": "agravos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "include": {
     "type": "array",
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "historico",
       "anexos",
       "investigacao"
      ]
     }
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/CasoDetalhe"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "editarCaso",
  "summary": "Change some fields of a case",
  "description": "b",
  "module": "agravos",
  "method": "PUT",
  "path": "/api/v1/agravos/casos/{id}",
  "status": "current",
  "public": false,
  "permission": "agravos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/CasoEditar"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/CasoEditado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "excluirCaso",
  "summary": "Delete a case with a reason",
  "description": "b",
  "module": "agravos",
  "method": "DELETE",
  "path": "/api/v1/agravos/casos/{id}",
  "status": "current",
  "public": false,
  "permission": "agravos.deletar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "motivo": {
     "type": "string",
     "maxLength": 500
    },
    "force": {
     "type": "boolean",
     "default": false
    }
   }
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "anexarArquivo",
  "summary": "Attach a file to a case",
  "description": "b",
  "module": "agravos",
  "method": "POST",
  "path": "/api/v1/agravos/casos/{id}/anexos",
  "status": "planned",
  "public": false,
  "permission": "agravos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "multipart/form-data": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "arquivo"
     ],
     "properties": {
      "arquivo": {
       "type": "string",
       "format": "binary"
      },
      "tipo": {
       "type": "string",
       "enum": [
        "exame",
        "notificacao",
        "outro"
       ],
       "default": "outro"
      },
      "descricao": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   },
   "files": {
    "arquivo": 20971520
   }
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "b#/$defs/Anexo"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "baixarAnexo",
  "summary": "Download an attachment",
  "description": "b",
  "module": "agravos",
  "method": "GET",
  "path": "/api/v1/agravos/casos/{id}/anexos/{anexo_id}",
  "status": "extension",
  "public": false,
  "permission": "agravos.listar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "anexo_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "anexo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/pdf": {
     "type": "string",
     "format": "binary"
    },
    "image/jpeg": {
     "type": "string",
     "format": "binary"
    },
    "image/png": {
     "type": "string",
     "format": "binary"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "removerAnexo",
  "summary": "Remove an attachment",
  "description": "b",
  "module": "agravos",
  "method": "DELETE",
  "path": "/api/v1/agravos/casos/{id}/anexos/{anexo_id}",
  "status": "extension",
  "public": false,
  "permission": "agravos.editar",
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id",
    "anexo_id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "anexo_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarJobs",
  "summary": "List jobs",
  "description": "b",
  "module": "jobs",
  "method": "GET",
  "path": "/api/v1/jobs",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "status": {
     "schema": {
      "type": "string",
      "enum": [
       "processing",
       "completed",
       "failed"
      ]
     },
     "plain": "eq"
    },
    "tipo": {
     "schema": {
      "type": "string",
      "enum": [
       "exportar-usuarios",
       "exportar-casos"
      ]
     },
     "plain": "eq"
    },
    "cancelado": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "progress": {
     "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "plain": "eq"
    },
    "dono_id": {
     "schema": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "created_at": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "completed_at": {
     "schema": {
      "type": [
       "string",
       "null"
      ],
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "created_at",
    "completed_at"
   ],
   "newestFirst": true
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000,
     "pattern": "^\\s*\\{"
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ]
    },
    "sort": {
     "type": "string",
     "enum": [
      "created_at",
      "completed_at"
     ]
    },
    "status": {
     "type": "string",
     "enum": [
      "processing",
      "completed",
      "failed"
     ]
    },
    "tipo": {
     "type": "string",
     "enum": [
      "exportar-usuarios",
      "exportar-casos"
     ]
    },
    "cancelado": {
     "type": "boolean"
    },
    "progress": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "dono_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "created_at": {
     "type": "string",
     "format": "moment"
    },
    "completed_at": {
     "type": "string",
     "format": "moment"
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/JobLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterJob",
  "summary": "Read the state of a job",
  "description": "b",
  "module": "jobs",
  "method": "GET",
  "path": "/api/v1/jobs/{job_id}",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "job_id"
   ],
   "properties": {
    "job_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Job"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "cancelarJob",
  "summary": "Cancel a job",
  "description": "b",
  "module": "jobs",
  "method": "DELETE",
  "path": "/api/v1/jobs/{job_id}",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "job_id"
   ],
   "properties": {
    "job_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/Job"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "baixarResultado",
  "summary": "Download the file of a job",
  "description": "b",
  "module": "jobs",
  "method": "GET",
  "path": "/api/v1/jobs/{job_id}/resultado",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "job_id"
   ],
   "properties": {
    "job_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "text/csv": {
     "type": "string",
     "format": "binary"
    },
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
     "type": "string",
     "format": "binary"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarWebhooks",
  "summary": "List webhooks",
  "description": "b",
  "module": "webhooks",
  "method": "GET",
  "path": "/api/v1/webhooks",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "ativo": {
     "schema": {
      "type": "boolean"
     },
     "plain": "eq"
    },
    "url": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000
     },
     "plain": "like"
    },
    "dono_id": {
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
     },
     "plain": "eq"
    },
    "criado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    },
    "atualizado_em": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "criado_em",
    "atualizado_em"
   ],
   "newestFirst": true
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000,
     "pattern": "^\\s*\\{"
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ]
    },
    "sort": {
     "type": "string",
     "enum": [
      "criado_em",
      "atualizado_em"
     ]
    },
    "ativo": {
     "type": "boolean"
    },
    "url": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "dono_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "criado_em": {
     "type": "string",
     "format": "moment"
    },
    "atualizado_em": {
     "type": "string",
     "format": "moment"
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/WebhookLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "criarWebhook",
  "summary": "Register a webhook",
  "description": "b",
  "module": "webhooks",
  "method": "POST",
  "path": "/api/v1/webhooks",
  "status": "current",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/WebhookNovo"
    }
   },
   "files": {}
  },
  "responses": {
   "201": {
    "application/json": {
     "$ref": "b#/$defs/WebhookCriado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterWebhook",
  "summary": "Read a webhook",
  "description": "b",
  "module": "webhooks",
  "method": "GET",
  "path": "/api/v1/webhooks/{webhook_id}",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/WebhookLido"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "editarWebhook",
  "summary": "Change a webhook",
  "description": "b",
  "module": "webhooks",
  "method": "PUT",
  "path": "/api/v1/webhooks/{webhook_id}",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/WebhookEditar"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/WebhookLido"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "excluirWebhook",
  "summary": "Remove a webhook",
  "description": "b",
  "module": "webhooks",
  "method": "DELETE",
  "path": "/api/v1/webhooks/{webhook_id}",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "204": {},
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "rotacionarSegredo",
  "summary": "Replace the secret",
  "description": "b",
  "module": "webhooks",
  "method": "POST",
  "path": "/api/v1/webhooks/{webhook_id}/segredo",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/WebhookSegredo"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "testarWebhook",
  "summary": "Send a test event",
  "description": "b",
  "module": "webhooks",
  "method": "POST",
  "path": "/api/v1/webhooks/{webhook_id}/teste",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "202": {
    "application/json": {
     "$ref": "b#/$defs/EntregaLida"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "listarEntregas",
  "summary": "List deliveries",
  "description": "b",
  "module": "webhooks",
  "method": "GET",
  "path": "/api/v1/webhooks/{webhook_id}/entregas",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": {
   "fields": {
    "estado": {
     "schema": {
      "type": "string",
      "enum": [
       "pendente",
       "entregue",
       "falhou"
      ]
     },
     "plain": "eq"
    },
    "tipo": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "plain": "eq"
    },
    "evento_id": {
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "plain": "eq"
    },
    "timestamp": {
     "schema": {
      "type": "string",
      "format": "moment"
     },
     "plain": "eq"
    }
   },
   "sortable": [
    "id"
   ],
   "newestFirst": true
  },
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {
    "page": {
     "type": "integer",
     "minimum": 1,
     "maximum": 21474836,
     "default": 1
    },
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50
    },
    "search": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000,
     "pattern": "^\\s*\\{"
    },
    "order": {
     "type": "string",
     "enum": [
      "asc",
      "desc"
     ]
    },
    "sort": {
     "type": "string",
     "enum": [
      "id"
     ]
    },
    "estado": {
     "type": "string",
     "enum": [
      "pendente",
      "entregue",
      "falhou"
     ]
    },
    "tipo": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "evento_id": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "timestamp": {
     "type": "string",
     "format": "moment"
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/EntregaLista"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "reenviarFalhas",
  "summary": "Send again all that failed",
  "description": "b",
  "module": "webhooks",
  "method": "POST",
  "path": "/api/v1/webhooks/{webhook_id}/entregas/reenviar",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/ReenvioDeFalhas"
    }
   },
   "files": {}
  },
  "responses": {
   "202": {
    "application/json": {
     "$ref": "b#/$defs/ReenvioAceito"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "obterEntrega",
  "summary": "Read a delivery",
  "description": "b",
  "module": "webhooks",
  "method": "GET",
  "path": "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id",
    "entrega_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    },
    "entrega_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/EntregaLida"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "reenviarEntrega",
  "summary": "Send a delivery again",
  "description": "b",
  "module": "webhooks",
  "method": "POST",
  "path": "/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar",
  "status": "extension",
  "public": false,
  "permission": null,
  "self": null,
  "shared": null,
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "webhook_id",
    "entrega_id"
   ],
   "properties": {
    "webhook_id": {
     "type": "string"
    },
    "entrega_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": null,
  "responses": {
   "202": {
    "application/json": {
     "$ref": "b#/$defs/EntregaLida"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "consultarUsuario",
  "summary": "Read a user with groups and permissions",
  "description": "b",
  "module": "usuarios",
  "method": "GET",
  "path": "/api/v1/usuarios/{id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.listar",
  "self": "id",
  "shared": {
   "with": "obterUsuario",
   "when": {
    "query": [
     "include"
    ]
   }
  },
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "include"
   ],
   "properties": {
    "include": {
     "type": "array",
     "minItems": 1,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "grupos",
       "permissoes",
       "historico"
      ]
     }
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioDetalhe"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "editarUsuario",
  "summary": "Change some fields of a user",
  "description": "b",
  "module": "usuarios",
  "method": "PUT",
  "path": "/api/v1/usuarios/{id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.editar",
  "self": "id",
  "shared": {
   "with": "atualizarUsuario",
   "when": {
    "bodyWithout": "usuario"
   }
  },
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [],
   "properties": {}
  },
  "body": {
   "required": true,
   "content": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioEditar"
    }
   },
   "files": {}
  },
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioEditado"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 },
 {
  "id": "excluirUsuario",
  "summary": "Deactivate a user with a reason",
  "description": "b",
  "module": "usuarios",
  "method": "DELETE",
  "path": "/api/v1/usuarios/{id}",
  "status": "current",
  "public": false,
  "permission": "usuarios.deletar",
  "self": null,
  "shared": {
   "with": "removerUsuario",
   "when": {
    "query": [
     "motivo",
     "transferir_para",
     "force"
    ]
   }
  },
  "duringPasswordChange": false,
  "deprecation": null,
  "list": null,
  "params": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "id"
   ],
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    }
   }
  },
  "query": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "motivo"
   ],
   "properties": {
    "motivo": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500,
     "pattern": "\\S"
    },
    "transferir_para": {
     "type": "integer",
     "minimum": 1,
     "maximum": 2147483647
    },
    "force": {
     "type": "boolean",
     "default": false
    }
   }
  },
  "body": null,
  "responses": {
   "200": {
    "application/json": {
     "$ref": "b#/$defs/UsuarioExcluido"
    }
   },
   "400": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "401": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "403": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "404": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "413": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "415": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "422": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "429": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "500": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   },
   "503": {
    "application/json": {
     "$ref": "b#/$defs/Erro"
    }
   }
  }
 }
]

export const definitions: Definitions = {
 "a": {
  "$id": "a",
  "$defs": {
   "Id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647
   },
   "Nome": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
   },
   "Email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "Senha": {
    "type": "string",
    "minLength": 8,
    "maxLength": 128
   },
   "SenhaInformada": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128
   },
   "Telefone": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\(\\d{2}\\) \\d{5}-\\d{4}$"
   },
   "Estado": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "AC",
     "AL",
     "AM",
     "AP",
     "BA",
     "CE",
     "DF",
     "ES",
     "GO",
     "MA",
     "MG",
     "MS",
     "MT",
     "PA",
     "PB",
     "PE",
     "PI",
     "PR",
     "RJ",
     "RN",
     "RO",
     "RR",
     "RS",
     "SC",
     "SE",
     "SP",
     "TO",
     null
    ]
   },
   "Rotulo": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200
   },
   "Momento": {
    "type": "string",
    "format": "date-time"
   },
   "MomentoOuNulo": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   },
   "Login": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "password"
    ],
    "properties": {
     "email": {
      "$ref": "a#/$defs/Email"
     },
     "password": {
      "$ref": "a#/$defs/SenhaInformada"
     }
    }
   },
   "LoginFormulario": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "username",
     "password"
    ],
    "properties": {
     "grant_type": {
      "type": "string",
      "const": "password"
     },
     "username": {
      "$ref": "a#/$defs/Email"
     },
     "password": {
      "$ref": "a#/$defs/SenhaInformada"
     },
     "scope": {
      "type": "string",
      "maxLength": 200
     },
     "client_id": {
      "type": "string",
      "maxLength": 200
     },
     "client_secret": {
      "type": "string",
      "maxLength": 200
     }
    }
   },
   "Token": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "access_token",
     "refresh_token",
     "token_type",
     "expires_in",
     "user"
    ],
    "properties": {
     "access_token": {
      "type": "string"
     },
     "refresh_token": {
      "type": "string"
     },
     "token_type": {
      "type": "string",
      "const": "bearer"
     },
     "expires_in": {
      "type": "integer"
     },
     "user": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "nome",
       "email"
      ],
      "properties": {
       "id": {
        "$ref": "a#/$defs/Id"
       },
       "nome": {
        "type": "string"
       },
       "email": {
        "type": "string"
       }
      }
     }
    }
   },
   "Mensagem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message"
    ],
    "properties": {
     "message": {
      "type": "string"
     }
    }
   },
   "Cadastro": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "usuario"
    ],
    "properties": {
     "usuario": {
      "$ref": "a#/$defs/UsuarioCriar"
     },
     "permissoes": {
      "$ref": "a#/$defs/PermissoesIds"
     }
    }
   },
   "UsuarioCriar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nome",
     "email",
     "senha",
     "master_key"
    ],
    "properties": {
     "nome": {
      "$ref": "a#/$defs/Nome"
     },
     "email": {
      "$ref": "a#/$defs/Email"
     },
     "senha": {
      "$ref": "a#/$defs/Senha"
     },
     "master_key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 512
     },
     "admin": {
      "type": "boolean",
      "default": false
     },
     "ativo": {
      "type": "boolean",
      "default": true
     },
     "telefone": {
      "$ref": "a#/$defs/Telefone"
     },
     "estado": {
      "$ref": "a#/$defs/Estado"
     },
     "cidade": {
      "$ref": "a#/$defs/Rotulo"
     },
     "funcao": {
      "$ref": "a#/$defs/Rotulo"
     },
     "instituicao": {
      "$ref": "a#/$defs/Rotulo"
     },
     "permissoes": {
      "$ref": "a#/$defs/PermissoesReferidas"
     }
    }
   },
   "Atualizacao": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "usuario"
    ],
    "properties": {
     "usuario": {
      "$ref": "a#/$defs/UsuarioAtualizar"
     },
     "permissoes": {
      "$ref": "a#/$defs/PermissoesIds"
     }
    }
   },
   "UsuarioAtualizar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nome",
     "email"
    ],
    "properties": {
     "nome": {
      "$ref": "a#/$defs/Nome"
     },
     "email": {
      "$ref": "a#/$defs/Email"
     },
     "senha": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 8,
      "maxLength": 128
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "telefone": {
      "$ref": "a#/$defs/Telefone"
     },
     "estado": {
      "$ref": "a#/$defs/Estado"
     },
     "cidade": {
      "$ref": "a#/$defs/Rotulo"
     },
     "funcao": {
      "$ref": "a#/$defs/Rotulo"
     },
     "instituicao": {
      "$ref": "a#/$defs/Rotulo"
     },
     "permissoes": {
      "$ref": "a#/$defs/PermissoesReferidas"
     }
    }
   },
   "PermissoesIds": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "a#/$defs/Id"
    }
   },
   "PermissoesReferidas": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "minProperties": 1,
     "properties": {
      "id": {
       "$ref": "a#/$defs/Id"
      },
      "nome": {
       "$ref": "a#/$defs/PermissaoNome"
      },
      "descricao": {
       "$ref": "a#/$defs/PermissaoDescricao"
      }
     }
    }
   },
   "UsuarioBase": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nome",
     "email"
    ],
    "properties": {
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "telefone": {
      "type": [
       "string",
       "null"
      ]
     },
     "estado": {
      "type": [
       "string",
       "null"
      ]
     },
     "cidade": {
      "type": [
       "string",
       "null"
      ]
     },
     "funcao": {
      "type": [
       "string",
       "null"
      ]
     },
     "instituicao": {
      "type": [
       "string",
       "null"
      ]
     },
     "permissoes": {
      "type": "array",
      "items": {
       "$ref": "a#/$defs/Permissao"
      }
     }
    }
   },
   "UsuarioItem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email"
    ],
    "properties": {
     "id": {
      "$ref": "a#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "telefone": {
      "type": [
       "string",
       "null"
      ]
     },
     "estado": {
      "type": [
       "string",
       "null"
      ]
     },
     "cidade": {
      "type": [
       "string",
       "null"
      ]
     },
     "funcao": {
      "type": [
       "string",
       "null"
      ]
     },
     "instituicao": {
      "type": [
       "string",
       "null"
      ]
     },
     "permissoes": {
      "type": "array",
      "items": {
       "$ref": "a#/$defs/Permissao"
      }
     },
     "desativado_em": {
      "$ref": "a#/$defs/MomentoOuNulo"
     }
    }
   },
   "UsuarioDetalhe": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email",
     "created_at",
     "updated_at"
    ],
    "properties": {
     "id": {
      "$ref": "a#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "telefone": {
      "type": [
       "string",
       "null"
      ]
     },
     "estado": {
      "type": [
       "string",
       "null"
      ]
     },
     "cidade": {
      "type": [
       "string",
       "null"
      ]
     },
     "funcao": {
      "type": [
       "string",
       "null"
      ]
     },
     "instituicao": {
      "type": [
       "string",
       "null"
      ]
     },
     "permissoes": {
      "type": "array",
      "items": {
       "$ref": "a#/$defs/Permissao"
      }
     },
     "desativado_em": {
      "$ref": "a#/$defs/MomentoOuNulo"
     },
     "ultimo_login": {
      "$ref": "a#/$defs/MomentoOuNulo"
     },
     "criado_por_id": {
      "type": [
       "integer",
       "null"
      ]
     },
     "atualizado_por_id": {
      "type": [
       "integer",
       "null"
      ]
     },
     "created_at": {
      "$ref": "a#/$defs/Momento"
     },
     "updated_at": {
      "$ref": "a#/$defs/Momento"
     }
    }
   },
   "UsuarioLogado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email"
    ],
    "properties": {
     "id": {
      "$ref": "a#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "admin": {
      "type": "boolean",
      "default": false
     },
     "telefone": {
      "type": [
       "string",
       "null"
      ]
     },
     "estado": {
      "type": [
       "string",
       "null"
      ]
     },
     "cidade": {
      "type": [
       "string",
       "null"
      ]
     },
     "funcao": {
      "type": [
       "string",
       "null"
      ]
     },
     "instituicao": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "UsuariosPaginados": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "limit",
     "offset",
     "usuarios"
    ],
    "properties": {
     "total": {
      "type": "integer"
     },
     "limit": {
      "type": "integer"
     },
     "offset": {
      "type": "integer"
     },
     "usuarios": {
      "type": "array",
      "items": {
       "$ref": "a#/$defs/UsuarioItem"
      }
     }
    }
   },
   "FotoPerfil": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "file"
    ],
    "properties": {
     "file": {
      "type": "string",
      "format": "binary"
     }
    }
   },
   "FotoPerfilEnviada": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "foto_url"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "foto_url": {
      "type": "string"
     }
    }
   },
   "PermissaoNome": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^\\S+( \\S+)*$"
   },
   "PermissaoDescricao": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500
   },
   "PermissaoEntrada": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nome"
    ],
    "properties": {
     "nome": {
      "$ref": "a#/$defs/PermissaoNome"
     },
     "descricao": {
      "$ref": "a#/$defs/PermissaoDescricao"
     }
    }
   },
   "Permissao": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome"
    ],
    "properties": {
     "id": {
      "$ref": "a#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "descricao": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "HTTPValidationError": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "detail"
    ],
    "properties": {
     "detail": {
      "type": "array",
      "items": {
       "$ref": "a#/$defs/ValidationError"
      }
     }
    }
   },
   "ValidationError": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "loc",
     "msg",
     "type"
    ],
    "properties": {
     "loc": {
      "type": "array",
      "items": {
       "type": [
        "string",
        "integer"
       ]
      }
     },
     "msg": {
      "type": "string"
     },
     "type": {
      "type": "string"
     }
    }
   },
   "ErroDetalhe": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "field",
     "message",
     "code"
    ],
    "properties": {
     "field": {
      "type": "string"
     },
     "message": {
      "type": "string"
     },
     "code": {
      "type": "string",
      "pattern": "^[A-Z][A-Z0-9_]*$"
     }
    }
   },
   "Erro": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "error"
    ],
    "properties": {
     "error": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "code",
       "message"
      ],
      "properties": {
       "code": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9_]*$"
       },
       "message": {
        "type": "string"
       },
       "details": {
        "type": "array",
        "items": {
         "oneOf": [
          {
           "$ref": "a#/$defs/ErroDetalhe"
          },
          {
           "type": "string"
          }
         ]
        }
       },
       "request_id": {
        "type": "string"
       },
       "timestamp": {
        "type": "string",
        "format": "date-time"
       },
       "locked_until": {
        "type": "string",
        "format": "date-time"
       },
       "required_permission": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 "b": {
  "$id": "b",
  "$defs": {
   "Id": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647
   },
   "Momento": {
    "type": "string",
    "format": "date-time"
   },
   "MomentoOuNulo": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   },
   "Email": {
    "type": "string",
    "format": "email",
    "maxLength": 254
   },
   "Nome": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
   },
   "Telefone": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\(\\d{2}\\) \\d{5}-\\d{4}$"
   },
   "Estado": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "AC",
     "AL",
     "AM",
     "AP",
     "BA",
     "CE",
     "DF",
     "ES",
     "GO",
     "MA",
     "MG",
     "MS",
     "MT",
     "PA",
     "PB",
     "PE",
     "PI",
     "PR",
     "RJ",
     "RN",
     "RO",
     "RR",
     "RS",
     "SC",
     "SE",
     "SP",
     "TO",
     null
    ]
   },
   "GruposIds": {
    "type": "array",
    "maxItems": 100,
    "items": {
     "$ref": "b#/$defs/Id"
    }
   },
   "PermissoesIds": {
    "type": "array",
    "maxItems": 1000,
    "items": {
     "$ref": "b#/$defs/Id"
    }
   },
   "Rotulo": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200
   },
   "Texto": {
    "type": [
     "string",
     "null"
    ]
   },
   "SenhaNova": {
    "type": "string",
    "maxLength": 128
   },
   "TokenDeMail": {
    "type": "string",
    "minLength": 1,
    "maxLength": 512
   },
   "JobAceito": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "job_id",
     "status",
     "status_url",
     "message"
    ],
    "properties": {
     "job_id": {
      "type": "string"
     },
     "status": {
      "type": "string",
      "enum": [
       "processing",
       "completed",
       "failed"
      ]
     },
     "status_url": {
      "type": "string"
     },
     "message": {
      "type": "string"
     }
    }
   },
   "Mensagem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message"
    ],
    "properties": {
     "message": {
      "type": "string"
     }
    }
   },
   "Meta": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "timestamp",
     "version"
    ],
    "properties": {
     "timestamp": {
      "$ref": "b#/$defs/Momento"
     },
     "version": {
      "type": "string",
      "const": "1.0.0"
     }
    }
   },
   "ListaMeta": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "timestamp"
    ],
    "properties": {
     "timestamp": {
      "$ref": "b#/$defs/Momento"
     }
    }
   },
   "ListaLinks": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "first",
     "prev",
     "next",
     "last"
    ],
    "properties": {
     "first": {
      "type": "string"
     },
     "prev": {
      "$ref": "b#/$defs/Texto"
     },
     "next": {
      "$ref": "b#/$defs/Texto"
     },
     "last": {
      "type": "string"
     }
    }
   },
   "Lista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "items",
     "links",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "items": {
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "Saude": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "status",
     "version",
     "environment",
     "timestamp"
    ],
    "properties": {
     "status": {
      "type": "string",
      "const": "ok"
     },
     "version": {
      "type": "string"
     },
     "environment": {
      "type": "string",
      "enum": [
       "development",
       "sandbox",
       "staging",
       "production"
      ]
     },
     "timestamp": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "ErroDetalhe": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "field",
     "message",
     "code"
    ],
    "properties": {
     "field": {
      "type": "string"
     },
     "message": {
      "type": "string"
     },
     "code": {
      "type": "string",
      "pattern": "^[A-Z][A-Z0-9_]*$"
     }
    }
   },
   "Erro": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "error"
    ],
    "properties": {
     "error": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "code",
       "message"
      ],
      "properties": {
       "code": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9_]*$"
       },
       "message": {
        "type": "string"
       },
       "details": {
        "type": "array",
        "items": {
         "oneOf": [
          {
           "$ref": "b#/$defs/ErroDetalhe"
          },
          {
           "type": "string"
          }
         ]
        }
       },
       "request_id": {
        "type": "string"
       },
       "timestamp": {
        "type": "string",
        "format": "date-time"
       },
       "locked_until": {
        "type": "string",
        "format": "date-time"
       },
       "required_permission": {
        "type": "string"
       }
      }
     }
    }
   },
   "Verificacao": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "status",
     "latency_ms"
    ],
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "ok",
       "failing"
      ]
     },
     "latency_ms": {
      "type": "number",
      "minimum": 0
     }
    }
   },
   "SaudeDetalhada": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "status",
       "version",
       "environment",
       "uptime_seconds",
       "checks"
      ],
      "properties": {
       "status": {
        "type": "string",
        "enum": [
         "ok",
         "degraded"
        ]
       },
       "version": {
        "type": "string"
       },
       "environment": {
        "type": "string",
        "enum": [
         "development",
         "sandbox",
         "staging",
         "production"
        ]
       },
       "uptime_seconds": {
        "type": "integer",
        "minimum": 0
       },
       "checks": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "database",
         "queue",
         "mail",
         "files"
        ],
        "properties": {
         "database": {
          "$ref": "b#/$defs/Verificacao"
         },
         "queue": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "status",
           "latency_ms",
           "pending",
           "failed"
          ],
          "properties": {
           "status": {
            "type": "string",
            "enum": [
             "ok",
             "failing"
            ]
           },
           "latency_ms": {
            "type": "number",
            "minimum": 0
           },
           "pending": {
            "type": [
             "integer",
             "null"
            ]
           },
           "failed": {
            "type": [
             "integer",
             "null"
            ]
           }
          }
         },
         "mail": {
          "$ref": "b#/$defs/Verificacao"
         },
         "files": {
          "$ref": "b#/$defs/Verificacao"
         }
        }
       }
      }
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "SenhaInformada": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128
   },
   "Entrada": {
    "type": "object",
    "additionalProperties": false,
    "dependentRequired": {
     "username": [
      "password"
     ],
     "password": [
      "username"
     ],
     "email": [
      "senha"
     ],
     "senha": [
      "email"
     ]
    },
    "properties": {
     "username": {
      "$ref": "b#/$defs/Email"
     },
     "password": {
      "$ref": "b#/$defs/SenhaInformada"
     },
     "email": {
      "$ref": "b#/$defs/Email"
     },
     "senha": {
      "$ref": "b#/$defs/SenhaInformada"
     },
     "mfa_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
     },
     "remember_me": {
      "type": "boolean",
      "default": false
     }
    }
   },
   "Token": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "access_token",
     "refresh_token",
     "token_type",
     "expires_in",
     "user"
    ],
    "properties": {
     "access_token": {
      "type": "string"
     },
     "refresh_token": {
      "type": "string"
     },
     "token_type": {
      "type": "string",
      "const": "bearer"
     },
     "expires_in": {
      "type": "integer"
     },
     "user": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "nome",
       "email"
      ],
      "properties": {
       "id": {
        "$ref": "b#/$defs/Id"
       },
       "nome": {
        "type": "string"
       },
       "email": {
        "type": "string"
       }
      }
     }
    }
   },
   "RefreshToken": {
    "type": "string",
    "minLength": 1,
    "maxLength": 512
   },
   "Renovacao": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "refresh_token"
    ],
    "properties": {
     "refresh_token": {
      "$ref": "b#/$defs/RefreshToken"
     }
    }
   },
   "Saida": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "refresh_token": {
      "$ref": "b#/$defs/RefreshToken"
     },
     "everywhere": {
      "type": "boolean",
      "default": false
     }
    }
   },
   "EsquecerSenha": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "$ref": "b#/$defs/Email"
     }
    }
   },
   "EsquecerSenhaAceito": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "expires_in"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "expires_in": {
      "type": "integer",
      "const": 3600
     }
    }
   },
   "RedefinirSenha": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "senha_nova",
     "confirmar_senha"
    ],
    "properties": {
     "token": {
      "$ref": "b#/$defs/TokenDeMail"
     },
     "senha_nova": {
      "$ref": "b#/$defs/SenhaNova"
     },
     "confirmar_senha": {
      "type": "string",
      "maxLength": 128
     }
    }
   },
   "TrocarSenha": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "senha_atual",
     "senha_nova",
     "confirmar_senha"
    ],
    "properties": {
     "senha_atual": {
      "$ref": "b#/$defs/SenhaInformada"
     },
     "senha_nova": {
      "$ref": "b#/$defs/SenhaNova"
     },
     "confirmar_senha": {
      "type": "string",
      "maxLength": 128
     }
    }
   },
   "SenhaTrocada": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "sessions_invalidated"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "sessions_invalidated": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "ConfirmarEmail": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "$ref": "b#/$defs/TokenDeMail"
     }
    }
   },
   "MfaIniciado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "qr_code",
     "secret",
     "backup_codes",
     "instructions"
    ],
    "properties": {
     "qr_code": {
      "type": "string",
      "pattern": "^data:image/png;base64,"
     },
     "secret": {
      "type": "string"
     },
     "backup_codes": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "instructions": {
      "type": "string"
     }
    }
   },
   "Codigo": {
    "type": "string",
    "minLength": 1,
    "maxLength": 20
   },
   "MfaCodigo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code"
    ],
    "properties": {
     "code": {
      "$ref": "b#/$defs/Codigo"
     }
    }
   },
   "MfaVerificado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "mfa_habilitado"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "mfa_habilitado": {
      "type": "boolean",
      "const": true
     }
    }
   },
   "MfaDesabilitar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "senha",
     "code"
    ],
    "properties": {
     "senha": {
      "$ref": "b#/$defs/SenhaInformada"
     },
     "code": {
      "$ref": "b#/$defs/Codigo"
     }
    }
   },
   "Sessao": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "device",
     "ip_address",
     "location",
     "created_at",
     "last_activity",
     "current"
    ],
    "properties": {
     "id": {
      "type": "string"
     },
     "device": {
      "type": "string"
     },
     "ip_address": {
      "type": "string"
     },
     "location": {
      "$ref": "b#/$defs/Texto"
     },
     "created_at": {
      "$ref": "b#/$defs/Momento"
     },
     "last_activity": {
      "$ref": "b#/$defs/Momento"
     },
     "current": {
      "type": "boolean"
     }
    }
   },
   "Sessoes": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "items"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Sessao"
      }
     }
    }
   },
   "MetricasSeguranca": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "login_attempts",
     "password_strength",
     "password_age_days",
     "mfa_enabled",
     "active_sessions",
     "suspicious_activities",
     "security_score",
     "recommendations"
    ],
    "properties": {
     "login_attempts": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "successful",
       "failed",
       "last_failed"
      ],
      "properties": {
       "successful": {
        "type": "integer",
        "minimum": 0
       },
       "failed": {
        "type": "integer",
        "minimum": 0
       },
       "last_failed": {
        "$ref": "b#/$defs/MomentoOuNulo"
       }
      }
     },
     "password_strength": {
      "type": "string",
      "enum": [
       "aceitavel",
       "boa",
       "forte"
      ]
     },
     "password_age_days": {
      "type": "integer",
      "minimum": 0
     },
     "mfa_enabled": {
      "type": "boolean"
     },
     "active_sessions": {
      "type": "integer",
      "minimum": 0
     },
     "suspicious_activities": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "timestamp",
        "ip_address"
       ],
       "properties": {
        "type": {
         "type": "string",
         "enum": [
          "account_locked",
          "token_replayed",
          "new_device"
         ]
        },
        "timestamp": {
         "$ref": "b#/$defs/Momento"
        },
        "ip_address": {
         "$ref": "b#/$defs/Texto"
        }
       }
      }
     },
     "security_score": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "recommendations": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "GrupoResumo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "descricao"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "descricao": {
      "$ref": "b#/$defs/Texto"
     }
    }
   },
   "PermissaoRegistro": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "descricao"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "descricao": {
      "$ref": "b#/$defs/Texto"
     }
    }
   },
   "UsuarioItem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email",
     "cpf",
     "telefone",
     "avatar_url",
     "cargo",
     "departamento",
     "cidade",
     "estado",
     "admin",
     "ativo",
     "email_verificado",
     "mfa_habilitado",
     "criado_em",
     "atualizado_em",
     "ultimo_acesso",
     "plano",
     "grupos",
     "permissoes_diretas",
     "total_permissoes"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "cpf": {
      "$ref": "b#/$defs/Texto"
     },
     "telefone": {
      "$ref": "b#/$defs/Texto"
     },
     "avatar_url": {
      "$ref": "b#/$defs/Texto"
     },
     "cargo": {
      "$ref": "b#/$defs/Texto"
     },
     "departamento": {
      "$ref": "b#/$defs/Texto"
     },
     "cidade": {
      "$ref": "b#/$defs/Texto"
     },
     "estado": {
      "$ref": "b#/$defs/Texto"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "email_verificado": {
      "type": "boolean"
     },
     "mfa_habilitado": {
      "type": "boolean"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "ultimo_acesso": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "plano": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "grupos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/GrupoResumo"
      }
     },
     "permissoes_diretas": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     },
     "total_permissoes": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "UsuarioLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "items",
     "links",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/UsuarioItem"
      }
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "UsuarioCriar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nome",
     "email",
     "senha"
    ],
    "properties": {
     "nome": {
      "$ref": "b#/$defs/Nome"
     },
     "email": {
      "$ref": "b#/$defs/Email"
     },
     "senha": {
      "$ref": "b#/$defs/SenhaNova"
     },
     "cpf": {
      "type": [
       "string",
       "null"
      ],
      "format": "cpf"
     },
     "telefone": {
      "$ref": "b#/$defs/Telefone"
     },
     "cargo": {
      "$ref": "b#/$defs/Rotulo"
     },
     "departamento": {
      "$ref": "b#/$defs/Rotulo"
     },
     "cidade": {
      "$ref": "b#/$defs/Rotulo"
     },
     "estado": {
      "$ref": "b#/$defs/Estado"
     },
     "funcao": {
      "$ref": "b#/$defs/Rotulo"
     },
     "instituicao": {
      "$ref": "b#/$defs/Rotulo"
     },
     "admin": {
      "type": "boolean",
      "default": false
     },
     "ativo": {
      "type": "boolean",
      "default": true
     },
     "grupos_ids": {
      "$ref": "b#/$defs/GruposIds"
     },
     "permissoes_ids": {
      "$ref": "b#/$defs/PermissoesIds"
     }
    }
   },
   "UsuarioCriado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "email",
     "nome",
     "cpf",
     "criado_em",
     "grupos",
     "mensagem"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "email": {
      "type": "string"
     },
     "nome": {
      "type": "string"
     },
     "cpf": {
      "$ref": "b#/$defs/Texto"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "grupos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/GrupoResumo"
      }
     },
     "mensagem": {
      "type": "string"
     }
    }
   },
   "UsuarioFiltro": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "dependentRequired": {
     "campo": [
      "operador",
      "valor"
     ],
     "operador": [
      "campo",
      "valor"
     ],
     "valor": [
      "campo",
      "operador"
     ]
    },
    "properties": {
     "and": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "b#/$defs/UsuarioFiltro"
      }
     },
     "or": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "b#/$defs/UsuarioFiltro"
      }
     },
     "campo": {
      "type": "string"
     },
     "operador": {
      "type": "string",
      "enum": [
       "eq",
       "ne",
       "gt",
       "gte",
       "lt",
       "lte",
       "in",
       "like"
      ]
     },
     "valor": {
      "type": [
       "string",
       "number",
       "boolean",
       "null",
       "array"
      ],
      "items": {
       "type": [
        "string",
        "number",
        "boolean",
        "null"
       ]
      }
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "cidade": {
      "$ref": "b#/$defs/Texto"
     },
     "estado": {
      "$ref": "b#/$defs/Texto"
     },
     "grupo_id": {
      "$ref": "b#/$defs/Id"
     },
     "cargo": {
      "$ref": "b#/$defs/Texto"
     },
     "departamento": {
      "$ref": "b#/$defs/Texto"
     },
     "instituicao": {
      "$ref": "b#/$defs/Texto"
     }
    }
   },
   "UsuarioBusca": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "filtros": {
      "$ref": "b#/$defs/UsuarioFiltro"
     },
     "ordenacao": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "campo"
       ],
       "properties": {
        "campo": {
         "type": "string"
        },
        "direcao": {
         "type": "string",
         "enum": [
          "asc",
          "desc"
         ],
         "default": "asc"
        }
       }
      }
     },
     "paginacao": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "pagina": {
        "type": "integer",
        "minimum": 1,
        "maximum": 21474836,
        "default": 1
       },
       "tamanho": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "default": 50
       }
      }
     },
     "incluir": {
      "type": "array",
      "uniqueItems": true,
      "items": {
       "type": "string",
       "enum": [
        "grupos",
        "permissoes",
        "permissoes_efetivas"
       ]
      }
     }
    }
   },
   "UsuarioEncontrado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email",
     "cpf",
     "telefone",
     "avatar_url",
     "cargo",
     "departamento",
     "cidade",
     "estado",
     "admin",
     "ativo",
     "email_verificado",
     "mfa_habilitado",
     "criado_em",
     "atualizado_em",
     "ultimo_acesso",
     "plano"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "cpf": {
      "$ref": "b#/$defs/Texto"
     },
     "telefone": {
      "$ref": "b#/$defs/Texto"
     },
     "avatar_url": {
      "$ref": "b#/$defs/Texto"
     },
     "cargo": {
      "$ref": "b#/$defs/Texto"
     },
     "departamento": {
      "$ref": "b#/$defs/Texto"
     },
     "cidade": {
      "$ref": "b#/$defs/Texto"
     },
     "estado": {
      "$ref": "b#/$defs/Texto"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "email_verificado": {
      "type": "boolean"
     },
     "mfa_habilitado": {
      "type": "boolean"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "ultimo_acesso": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "plano": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "grupos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/GrupoResumo"
      }
     },
     "permissoes_diretas": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     },
     "total_permissoes": {
      "type": "integer",
      "minimum": 0
     },
     "permissoes_efetivas": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "UsuarioBuscaResultado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "items",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/UsuarioEncontrado"
      }
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "UsuarioExportar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "formato"
    ],
    "properties": {
     "formato": {
      "type": "string",
      "enum": [
       "csv",
       "xlsx"
      ]
     },
     "filtros": {
      "$ref": "b#/$defs/UsuarioFiltro"
     },
     "campos": {
      "type": "array",
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "enum": [
        "id",
        "nome",
        "email",
        "cpf",
        "telefone",
        "cargo",
        "departamento",
        "cidade",
        "estado",
        "funcao",
        "instituicao",
        "admin",
        "ativo",
        "email_verificado",
        "mfa_habilitado",
        "plano",
        "criado_em",
        "atualizado_em",
        "ultimo_acesso",
        "grupos"
       ]
      }
     }
    }
   },
   "UsuarioEstatisticas": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "periodo",
     "total_usuarios",
     "usuarios_ativos",
     "usuarios_inativos",
     "novos_usuarios_periodo",
     "por_grupo",
     "por_estado",
     "acessos",
     "seguranca"
    ],
    "properties": {
     "periodo": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "nome",
       "inicio",
       "fim"
      ],
      "properties": {
       "nome": {
        "type": "string"
       },
       "inicio": {
        "type": "string",
        "format": "date"
       },
       "fim": {
        "type": "string",
        "format": "date"
       }
      }
     },
     "total_usuarios": {
      "type": "integer",
      "minimum": 0
     },
     "usuarios_ativos": {
      "type": "integer",
      "minimum": 0
     },
     "usuarios_inativos": {
      "type": "integer",
      "minimum": 0
     },
     "novos_usuarios_periodo": {
      "type": "integer",
      "minimum": 0
     },
     "por_grupo": {
      "type": "object",
      "additionalProperties": {
       "type": "integer",
       "minimum": 0
      }
     },
     "por_estado": {
      "type": "object",
      "additionalProperties": {
       "type": "integer",
       "minimum": 0
      }
     },
     "acessos": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "usuarios_no_periodo",
       "hoje",
       "nunca"
      ],
      "properties": {
       "usuarios_no_periodo": {
        "type": "integer",
        "minimum": 0
       },
       "hoje": {
        "type": "integer",
        "minimum": 0
       },
       "nunca": {
        "type": "integer",
        "minimum": 0
       }
      }
     },
     "seguranca": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "mfa_habilitado",
       "mfa_percentual",
       "email_verificado",
       "administradores",
       "contas_bloqueadas"
      ],
      "properties": {
       "mfa_habilitado": {
        "type": "integer",
        "minimum": 0
       },
       "mfa_percentual": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
       },
       "email_verificado": {
        "type": "integer",
        "minimum": 0
       },
       "administradores": {
        "type": "integer",
        "minimum": 0
       },
       "contas_bloqueadas": {
        "type": "integer",
        "minimum": 0
       }
      }
     },
     "agrupamento": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "chave",
        "total",
        "percentual"
       ],
       "properties": {
        "chave": {
         "type": "string"
        },
        "total": {
         "type": "integer",
         "minimum": 0
        },
        "percentual": {
         "type": "number",
         "minimum": 0,
         "maximum": 100
        }
       }
      }
     }
    }
   },
   "SenhaAlterar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nova_senha"
    ],
    "properties": {
     "nova_senha": {
      "$ref": "b#/$defs/SenhaNova"
     },
     "forcar_troca": {
      "type": "boolean",
      "default": true
     },
     "notificar_usuario": {
      "type": "boolean",
      "default": true
     }
    }
   },
   "SenhaAlterada": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "forcar_troca",
     "email_enviado",
     "sessoes_invalidadas"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "forcar_troca": {
      "type": "boolean"
     },
     "email_enviado": {
      "type": "boolean"
     },
     "sessoes_invalidadas": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "UsuarioPermissoes": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "grupos",
     "permissoes_diretas",
     "permissoes_efetivas",
     "tem_permissao_admin"
    ],
    "properties": {
     "grupos": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "nome",
        "descricao",
        "ativo",
        "permissoes"
       ],
       "properties": {
        "id": {
         "$ref": "b#/$defs/Id"
        },
        "nome": {
         "type": "string"
        },
        "descricao": {
         "$ref": "b#/$defs/Texto"
        },
        "ativo": {
         "type": "boolean"
        },
        "permissoes": {
         "type": "array",
         "items": {
          "$ref": "b#/$defs/PermissaoRegistro"
         }
        }
       }
      }
     },
     "permissoes_diretas": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     },
     "permissoes_efetivas": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "tem_permissao_admin": {
      "type": "boolean"
     }
    }
   },
   "Grupo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "descricao",
     "ativo",
     "criado_em",
     "atualizado_em",
     "total_usuarios",
     "permissoes"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "descricao": {
      "$ref": "b#/$defs/Texto"
     },
     "ativo": {
      "type": "boolean"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "total_usuarios": {
      "type": "integer",
      "minimum": 0
     },
     "permissoes": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     }
    }
   },
   "GrupoLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "grupos",
     "links",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "grupos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Grupo"
      }
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "NomeGrupo": {
    "type": "string",
    "minLength": 1,
    "maxLength": 50,
    "pattern": "^[\\p{Ll}\\p{Nd}._-]+$"
   },
   "DescricaoGrupo": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 500
   },
   "GrupoCriar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "nome"
    ],
    "properties": {
     "nome": {
      "$ref": "b#/$defs/NomeGrupo"
     },
     "descricao": {
      "$ref": "b#/$defs/DescricaoGrupo"
     },
     "ativo": {
      "type": "boolean",
      "default": true
     },
     "permissoes_ids": {
      "$ref": "b#/$defs/PermissoesIds"
     }
    }
   },
   "GrupoCriado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "descricao",
     "ativo",
     "criado_em",
     "atualizado_em",
     "total_usuarios",
     "permissoes",
     "mensagem"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "descricao": {
      "$ref": "b#/$defs/Texto"
     },
     "ativo": {
      "type": "boolean"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "total_usuarios": {
      "type": "integer",
      "minimum": 0
     },
     "permissoes": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     },
     "mensagem": {
      "type": "string"
     }
    }
   },
   "GrupoEditar": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "nome": {
      "$ref": "b#/$defs/NomeGrupo"
     },
     "descricao": {
      "$ref": "b#/$defs/DescricaoGrupo"
     },
     "ativo": {
      "type": "boolean"
     },
     "permissoes_ids": {
      "$ref": "b#/$defs/PermissoesIds"
     }
    }
   },
   "GrupoEditado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "message",
     "total_usuarios"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "message": {
      "type": "string"
     },
     "total_usuarios": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "GrupoPermissoes": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "message",
     "total_usuarios",
     "permissoes"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "message": {
      "type": "string"
     },
     "total_usuarios": {
      "type": "integer",
      "minimum": 0
     },
     "permissoes": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     }
    }
   },
   "Membro": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email",
     "cargo",
     "departamento",
     "ativo"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "cargo": {
      "$ref": "b#/$defs/Texto"
     },
     "departamento": {
      "$ref": "b#/$defs/Texto"
     },
     "ativo": {
      "type": "boolean"
     }
    }
   },
   "MembroLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "items",
     "links",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Membro"
      }
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "PermissaoCategorias": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "categorias"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "categorias": {
      "type": "object",
      "additionalProperties": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "nome",
         "descricao",
         "categoria"
        ],
        "properties": {
         "id": {
          "$ref": "b#/$defs/Id"
         },
         "nome": {
          "type": "string"
         },
         "descricao": {
          "$ref": "b#/$defs/Texto"
         },
         "categoria": {
          "type": "string"
         }
        }
       }
      }
     }
    }
   },
   "GrupoComContagem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "descricao",
     "permissoes_count"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "descricao": {
      "$ref": "b#/$defs/Texto"
     },
     "permissoes_count": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "Perfil": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email",
     "cpf",
     "telefone",
     "avatar_url",
     "cargo",
     "departamento",
     "cidade",
     "estado",
     "admin",
     "ativo",
     "email_verificado",
     "mfa_habilitado",
     "criado_em",
     "atualizado_em",
     "ultimo_acesso"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "cpf": {
      "$ref": "b#/$defs/Texto"
     },
     "telefone": {
      "$ref": "b#/$defs/Texto"
     },
     "avatar_url": {
      "$ref": "b#/$defs/Texto"
     },
     "cargo": {
      "$ref": "b#/$defs/Texto"
     },
     "departamento": {
      "$ref": "b#/$defs/Texto"
     },
     "cidade": {
      "$ref": "b#/$defs/Texto"
     },
     "estado": {
      "$ref": "b#/$defs/Texto"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "email_verificado": {
      "type": "boolean"
     },
     "mfa_habilitado": {
      "type": "boolean"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "ultimo_acesso": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "plano": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "grupos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/GrupoComContagem"
      }
     },
     "permissoes_diretas": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     },
     "permissoes_efetivas": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "sessoes_ativas": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Sessao"
      }
     }
    }
   },
   "AuditoriaItem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "em",
     "acao",
     "ator_id",
     "alvo_tipo",
     "alvo_id",
     "detalhes",
     "ip",
     "requisicao"
    ],
    "properties": {
     "id": {
      "type": "integer"
     },
     "em": {
      "$ref": "b#/$defs/Momento"
     },
     "acao": {
      "type": "string"
     },
     "ator_id": {
      "type": [
       "integer",
       "null"
      ]
     },
     "alvo_tipo": {
      "type": "string"
     },
     "alvo_id": {
      "type": [
       "integer",
       "null"
      ]
     },
     "detalhes": {
      "type": "object",
      "additionalProperties": true
     },
     "ip": {
      "$ref": "b#/$defs/Texto"
     },
     "requisicao": {
      "$ref": "b#/$defs/Texto"
     }
    }
   },
   "AuditoriaLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "items",
     "links",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/AuditoriaItem"
      }
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "CodigoAgravo": {
    "type": "string",
    "enum": [
     "dengue",
     "zika",
     "chikungunya"
    ]
   },
   "TipoAgravo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "codigo",
     "nome",
     "cid10_codes",
     "descricao",
     "notificacao_obrigatoria"
    ],
    "properties": {
     "codigo": {
      "$ref": "b#/$defs/CodigoAgravo"
     },
     "nome": {
      "type": "string"
     },
     "cid10_codes": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "descricao": {
      "type": "string"
     },
     "notificacao_obrigatoria": {
      "type": "boolean"
     }
    }
   },
   "SimNao": {
    "type": [
     "boolean",
     "null"
    ]
   },
   "DadosEspecificos": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "febre": {
      "$ref": "b#/$defs/SimNao"
     },
     "mialgia": {
      "$ref": "b#/$defs/SimNao"
     },
     "cefaleia": {
      "$ref": "b#/$defs/SimNao"
     },
     "exantema": {
      "$ref": "b#/$defs/SimNao"
     },
     "nausea": {
      "$ref": "b#/$defs/SimNao"
     },
     "dor_retro_orbital": {
      "$ref": "b#/$defs/SimNao"
     },
     "artralgia": {
      "$ref": "b#/$defs/SimNao"
     },
     "petequias": {
      "$ref": "b#/$defs/SimNao"
     },
     "sinais_alarme": {
      "$ref": "b#/$defs/SimNao"
     },
     "prova_laco": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "positiva",
       "negativa",
       "nao_realizada",
       null
      ]
     },
     "trimestre_gestacional": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "primeiro_trimestre",
       "segundo_trimestre",
       "terceiro_trimestre",
       "idade_gestacional_ignorada",
       null
      ]
     }
    }
   },
   "CasoItem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "tipo_agravo",
     "numero_notificacao",
     "data_notificacao",
     "data_inicio_sintomas",
     "paciente",
     "endereco",
     "classificacao_final",
     "criterio_confirmacao",
     "evolucao",
     "hospitalizacao",
     "dados_especificos",
     "unidade_notificante",
     "criado_em",
     "atualizado_em"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "tipo_agravo": {
      "type": "string"
     },
     "numero_notificacao": {
      "type": "string"
     },
     "data_notificacao": {
      "$ref": "b#/$defs/Momento"
     },
     "data_inicio_sintomas": {
      "type": "string",
      "format": "date"
     },
     "paciente": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "nome",
       "idade",
       "sexo",
       "gestante"
      ],
      "properties": {
       "nome": {
        "type": "string"
       },
       "idade": {
        "type": [
         "integer",
         "null"
        ]
       },
       "sexo": {
        "$ref": "b#/$defs/Texto"
       },
       "gestante": {
        "$ref": "b#/$defs/SimNao"
       }
      }
     },
     "endereco": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "municipio_residencia",
       "estado_residencia",
       "bairro",
       "zona"
      ],
      "properties": {
       "municipio_residencia": {
        "type": "string"
       },
       "estado_residencia": {
        "type": "string"
       },
       "bairro": {
        "$ref": "b#/$defs/Texto"
       },
       "zona": {
        "$ref": "b#/$defs/Texto"
       }
      }
     },
     "classificacao_final": {
      "$ref": "b#/$defs/Texto"
     },
     "criterio_confirmacao": {
      "$ref": "b#/$defs/Texto"
     },
     "evolucao": {
      "$ref": "b#/$defs/Texto"
     },
     "hospitalizacao": {
      "type": "boolean"
     },
     "dados_especificos": {
      "$ref": "b#/$defs/DadosEspecificos"
     },
     "unidade_notificante": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "nome",
       "cnes"
      ],
      "properties": {
       "nome": {
        "$ref": "b#/$defs/Texto"
       },
       "cnes": {
        "$ref": "b#/$defs/Texto"
       }
      }
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     }
    }
   },
   "CasoLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total",
     "page",
     "size",
     "pages",
     "tipos",
     "links",
     "meta"
    ],
    "properties": {
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "tipos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/CasoItem"
      }
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/ListaMeta"
     }
    }
   },
   "Nascimento": {
    "type": [
     "string",
     "null"
    ],
    "format": "date"
   },
   "Sexo": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "M",
     "F",
     "I",
     null
    ]
   },
   "Raca": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "branca",
     "preta",
     "amarela",
     "parda",
     "indigena",
     "ignorado",
     null
    ]
   },
   "Escolaridade": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "analfabeto",
     "fundamental_1a_4a_incompleto",
     "fundamental_4a_completa",
     "fundamental_5a_8a_incompleto",
     "fundamental_completo",
     "medio_incompleto",
     "medio_completo",
     "superior_incompleto",
     "superior_completo",
     "ignorado",
     "nao_se_aplica",
     null
    ]
   },
   "UF": {
    "type": "string",
    "enum": [
     "AC",
     "AL",
     "AM",
     "AP",
     "BA",
     "CE",
     "DF",
     "ES",
     "GO",
     "MA",
     "MG",
     "MS",
     "MT",
     "PA",
     "PB",
     "PE",
     "PI",
     "PR",
     "RJ",
     "RN",
     "RO",
     "RR",
     "RS",
     "SC",
     "SE",
     "SP",
     "TO"
    ]
   },
   "Zona": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "urbana",
     "rural",
     "periurbana",
     "ignorado",
     null
    ]
   },
   "Rotulo50": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 50
   },
   "Criterio": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "laboratorial",
     "clinico_epidemiologico",
     "em_investigacao",
     null
    ]
   },
   "ClassificacaoFinal": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "dengue_sem_sinais_alarme",
     "dengue_com_sinais_alarme",
     "dengue_grave",
     "confirmado",
     "descartado",
     "inconclusivo",
     "em_investigacao",
     "dengue_classico",
     "dengue_com_complicacoes",
     "febre_hemorragica_dengue",
     "sindrome_choque_dengue",
     null
    ]
   },
   "Evolucao": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "cura",
     "obito",
     "obito_outras_causas",
     "obito_em_investigacao",
     "ignorado",
     null
    ]
   },
   "DataOuNulo": {
    "type": [
     "string",
     "null"
    ],
    "format": "date"
   },
   "DadosClinicos": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "sinais_sintomas": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "febre": {
        "$ref": "b#/$defs/SimNao"
       },
       "mialgia": {
        "$ref": "b#/$defs/SimNao"
       },
       "cefaleia": {
        "$ref": "b#/$defs/SimNao"
       },
       "exantema": {
        "$ref": "b#/$defs/SimNao"
       },
       "nausea": {
        "$ref": "b#/$defs/SimNao"
       },
       "dor_retro_orbital": {
        "$ref": "b#/$defs/SimNao"
       },
       "artralgia": {
        "$ref": "b#/$defs/SimNao"
       },
       "dor_abdominal": {
        "$ref": "b#/$defs/SimNao"
       },
       "vomito_persistente": {
        "$ref": "b#/$defs/SimNao"
       },
       "hepatomegalia": {
        "$ref": "b#/$defs/SimNao"
       },
       "sangramento_mucosa": {
        "$ref": "b#/$defs/SimNao"
       },
       "letargia": {
        "$ref": "b#/$defs/SimNao"
       },
       "acumulo_liquidos": {
        "$ref": "b#/$defs/SimNao"
       }
      }
     },
     "sinais_alarme": {
      "type": [
       "array",
       "null"
      ],
      "maxItems": 30,
      "items": {
       "type": "string",
       "maxLength": 100
      }
     },
     "comorbidades": {
      "type": [
       "array",
       "null"
      ],
      "maxItems": 30,
      "items": {
       "type": "string",
       "maxLength": 100
      }
     },
     "hospitalizacao": {
      "$ref": "b#/$defs/SimNao"
     },
     "data_internacao": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "uti": {
      "$ref": "b#/$defs/SimNao"
     }
    }
   },
   "ResultadoLaboratorio": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "positivo",
     "negativo",
     "inconclusivo",
     "nao_realizado",
     null
    ]
   },
   "DadosLaboratoriais": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "ns1": {
      "$ref": "b#/$defs/ResultadoLaboratorio"
     },
     "igm": {
      "$ref": "b#/$defs/ResultadoLaboratorio"
     },
     "pcr": {
      "$ref": "b#/$defs/ResultadoLaboratorio"
     },
     "isolamento_viral": {
      "$ref": "b#/$defs/ResultadoLaboratorio"
     },
     "plaquetas": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 10000000
     },
     "hematocrito": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 100
     }
    }
   },
   "Investigacao": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "locais_frequentados": {
      "type": [
       "array",
       "null"
      ],
      "maxItems": 50,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "local"
       ],
       "properties": {
        "local": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200
        },
        "endereco": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 300
        },
        "periodo": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 100
        }
       }
      }
     },
     "viagem_recente": {
      "$ref": "b#/$defs/SimNao"
     },
     "contato_casos_similares": {
      "$ref": "b#/$defs/SimNao"
     }
    }
   },
   "UnidadeNotificante": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "nome": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "cnes": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{1,7}$"
     },
     "telefone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 30
     },
     "responsavel": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     }
    }
   },
   "PacienteCriar": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "nome": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "\\S"
     },
     "data_nascimento": {
      "$ref": "b#/$defs/Nascimento"
     },
     "sexo": {
      "$ref": "b#/$defs/Sexo"
     },
     "gestante": {
      "$ref": "b#/$defs/SimNao"
     },
     "raca": {
      "$ref": "b#/$defs/Raca"
     },
     "escolaridade": {
      "$ref": "b#/$defs/Escolaridade"
     },
     "ocupacao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     }
    }
   },
   "EnderecoCriar": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "municipio_residencia": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "estado_residencia": {
      "$ref": "b#/$defs/UF"
     },
     "bairro": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "zona": {
      "$ref": "b#/$defs/Zona"
     },
     "logradouro": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "numero": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "cep": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{5}-?\\d{3}$"
     },
     "latitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -90,
      "maximum": 90
     },
     "longitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -180,
      "maximum": 180
     }
    }
   },
   "CasoCriar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "tipo_agravo",
     "numero_notificacao",
     "data_notificacao",
     "data_inicio_sintomas",
     "paciente_nome",
     "municipio_residencia",
     "estado_residencia"
    ],
    "properties": {
     "tipo_agravo": {
      "$ref": "b#/$defs/CodigoAgravo"
     },
     "numero_notificacao": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "pattern": "\\S"
     },
     "data_notificacao": {
      "type": "string",
      "format": "date"
     },
     "data_inicio_sintomas": {
      "type": "string",
      "format": "date"
     },
     "paciente_nome": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "\\S"
     },
     "paciente_data_nascimento": {
      "$ref": "b#/$defs/Nascimento"
     },
     "paciente_sexo": {
      "$ref": "b#/$defs/Sexo"
     },
     "paciente_gestante": {
      "$ref": "b#/$defs/SimNao"
     },
     "paciente_raca": {
      "$ref": "b#/$defs/Raca"
     },
     "paciente_escolaridade": {
      "$ref": "b#/$defs/Escolaridade"
     },
     "municipio_residencia": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "estado_residencia": {
      "$ref": "b#/$defs/UF"
     },
     "bairro_residencia": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "zona_residencia": {
      "$ref": "b#/$defs/Zona"
     },
     "municipio_infeccao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "estado_infeccao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "pais_infeccao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "classificacao_inicial": {
      "$ref": "b#/$defs/Rotulo50"
     },
     "criterio_confirmacao": {
      "$ref": "b#/$defs/Criterio"
     },
     "dados_especificos": {
      "$ref": "b#/$defs/DadosEspecificos"
     },
     "classificacao_final": {
      "$ref": "b#/$defs/ClassificacaoFinal"
     },
     "evolucao": {
      "$ref": "b#/$defs/Evolucao"
     },
     "hospitalizacao": {
      "type": "boolean"
     },
     "data_encerramento": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "data_obito": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "dados_clinicos": {
      "$ref": "b#/$defs/DadosClinicos"
     },
     "dados_laboratoriais": {
      "$ref": "b#/$defs/DadosLaboratoriais"
     },
     "investigacao": {
      "$ref": "b#/$defs/Investigacao"
     },
     "unidade_notificante": {
      "$ref": "b#/$defs/UnidadeNotificante"
     },
     "paciente": {
      "$ref": "b#/$defs/PacienteCriar"
     },
     "endereco": {
      "$ref": "b#/$defs/EnderecoCriar"
     }
    }
   },
   "CasoStatus": {
    "type": "string",
    "enum": [
     "em_investigacao",
     "encerrado"
    ]
   },
   "CasoCriado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "tipo_agravo",
     "numero_notificacao",
     "status",
     "criado_em",
     "mensagem"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "tipo_agravo": {
      "$ref": "b#/$defs/CodigoAgravo"
     },
     "numero_notificacao": {
      "type": "string"
     },
     "status": {
      "$ref": "b#/$defs/CasoStatus"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "mensagem": {
      "type": "string"
     }
    }
   },
   "CasoFiltro": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "dependentRequired": {
     "campo": [
      "operador",
      "valor"
     ],
     "operador": [
      "campo",
      "valor"
     ],
     "valor": [
      "campo",
      "operador"
     ]
    },
    "properties": {
     "and": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "b#/$defs/CasoFiltro"
      }
     },
     "or": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "b#/$defs/CasoFiltro"
      }
     },
     "campo": {
      "type": "string"
     },
     "operador": {
      "type": "string",
      "enum": [
       "eq",
       "ne",
       "gt",
       "gte",
       "lt",
       "lte",
       "in",
       "like"
      ]
     },
     "valor": {
      "type": [
       "string",
       "number",
       "boolean",
       "null",
       "array"
      ],
      "items": {
       "type": [
        "string",
        "number",
        "boolean",
        "null"
       ]
      }
     },
     "tipo_agravo": {
      "$ref": "b#/$defs/CodigoAgravo"
     },
     "agravo_codigo": {
      "$ref": "b#/$defs/CodigoAgravo"
     },
     "estado": {
      "type": "string"
     },
     "municipio": {
      "type": "string"
     },
     "classificacao": {
      "type": [
       "string",
       "null"
      ]
     },
     "status": {
      "$ref": "b#/$defs/CasoStatus"
     },
     "evolucao": {
      "type": [
       "string",
       "null"
      ]
     },
     "hospitalizacao": {
      "type": "boolean"
     }
    }
   },
   "CasoExportar": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "formato"
    ],
    "properties": {
     "formato": {
      "type": "string",
      "enum": [
       "csv",
       "xlsx"
      ]
     },
     "filtros": {
      "$ref": "b#/$defs/CasoFiltro"
     },
     "campos": {
      "type": "array",
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "enum": [
        "id",
        "tipo_agravo",
        "numero_notificacao",
        "data_notificacao",
        "data_inicio_sintomas",
        "paciente_nome",
        "idade",
        "sexo",
        "gestante",
        "municipio_residencia",
        "estado_residencia",
        "bairro",
        "zona",
        "classificacao_final",
        "criterio_confirmacao",
        "evolucao",
        "hospitalizacao",
        "unidade_nome",
        "unidade_cnes",
        "criado_em",
        "atualizado_em"
       ]
      }
     }
    }
   },
   "CasoResumo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "periodo",
     "total",
     "por_classificacao",
     "hospitalizados",
     "obitos",
     "taxa_hospitalizacao",
     "taxa_obito"
    ],
    "properties": {
     "periodo": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "inicio",
       "fim"
      ],
      "properties": {
       "inicio": {
        "type": "string",
        "format": "date"
       },
       "fim": {
        "type": "string",
        "format": "date"
       }
      }
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "por_classificacao": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "confirmado",
       "descartado"
      ],
      "properties": {
       "confirmado": {
        "type": "integer",
        "minimum": 0
       },
       "descartado": {
        "type": "integer",
        "minimum": 0
       }
      }
     },
     "hospitalizados": {
      "type": "integer",
      "minimum": 0
     },
     "obitos": {
      "type": "integer",
      "minimum": 0
     },
     "taxa_hospitalizacao": {
      "type": "number",
      "minimum": 0,
      "maximum": 100
     },
     "taxa_obito": {
      "type": "number",
      "minimum": 0,
      "maximum": 100
     },
     "serie": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "periodo",
        "inicio",
        "fim"
       ],
       "properties": {
        "periodo": {
         "type": "string"
        },
        "inicio": {
         "type": "string",
         "format": "date"
        },
        "fim": {
         "type": "string",
         "format": "date"
        },
        "total": {
         "type": "integer",
         "minimum": 0
        },
        "confirmados": {
         "type": "integer",
         "minimum": 0
        },
        "descartados": {
         "type": "integer",
         "minimum": 0
        },
        "hospitalizados": {
         "type": "integer",
         "minimum": 0
        },
        "obitos": {
         "type": "integer",
         "minimum": 0
        }
       }
      }
     }
    }
   },
   "MapaCalor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "features",
     "metadata"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "FeatureCollection"
     },
     "features": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "geometry",
        "properties"
       ],
       "properties": {
        "type": {
         "type": "string",
         "const": "Feature"
        },
        "geometry": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "type",
          "coordinates"
         ],
         "properties": {
          "type": {
           "type": "string",
           "const": "Point"
          },
          "coordinates": {
           "type": "array",
           "minItems": 2,
           "maxItems": 2,
           "items": {
            "type": "number"
           }
          }
         }
        },
        "properties": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "municipio",
          "bairro",
          "casos",
          "intensidade",
          "radius"
         ],
         "properties": {
          "municipio": {
           "type": "string"
          },
          "bairro": {
           "type": [
            "string",
            "null"
           ]
          },
          "cep": {
           "type": "string"
          },
          "casos": {
           "type": "integer",
           "minimum": 1
          },
          "intensidade": {
           "type": "number",
           "minimum": 0,
           "maximum": 1
          },
          "radius": {
           "type": "number",
           "minimum": 0
          }
         }
        }
       }
      }
     },
     "metadata": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "total_pontos",
       "max_casos",
       "min_casos",
       "periodo",
       "truncado"
      ],
      "properties": {
       "total_pontos": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000
       },
       "max_casos": {
        "type": "integer",
        "minimum": 0
       },
       "min_casos": {
        "type": "integer",
        "minimum": 0
       },
       "periodo": {
        "type": "integer",
        "minimum": 1
       },
       "truncado": {
        "type": "boolean"
       }
      }
     }
    }
   },
   "HistoricoItem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "acao",
     "usuario",
     "detalhes"
    ],
    "properties": {
     "data": {
      "$ref": "b#/$defs/Momento"
     },
     "acao": {
      "type": "string"
     },
     "usuario": {
      "type": [
       "integer",
       "null"
      ]
     },
     "detalhes": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "Anexo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "tipo",
     "tamanho",
     "url",
     "uploaded_at"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "tipo": {
      "type": "string",
      "enum": [
       "exame",
       "notificacao",
       "outro"
      ]
     },
     "tamanho": {
      "type": "integer",
      "minimum": 0
     },
     "url": {
      "type": "string"
     },
     "uploaded_at": {
      "$ref": "b#/$defs/Momento"
     },
     "descricao": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "CasoDetalhe": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "tipo_agravo",
     "numero_notificacao",
     "data_notificacao",
     "data_inicio_sintomas",
     "status",
     "paciente",
     "endereco",
     "municipio_infeccao",
     "estado_infeccao",
     "pais_infeccao",
     "classificacao_inicial",
     "classificacao_final",
     "criterio_confirmacao",
     "evolucao",
     "hospitalizacao",
     "dados_especificos",
     "dados_clinicos",
     "dados_laboratoriais",
     "data_encerramento",
     "data_obito",
     "investigacao",
     "historico",
     "unidade_notificante",
     "criado_em",
     "atualizado_em"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "tipo_agravo": {
      "type": "string"
     },
     "numero_notificacao": {
      "type": "string"
     },
     "data_notificacao": {
      "$ref": "b#/$defs/Momento"
     },
     "data_inicio_sintomas": {
      "type": "string",
      "format": "date"
     },
     "status": {
      "$ref": "b#/$defs/CasoStatus"
     },
     "paciente": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "nome",
       "idade",
       "sexo",
       "gestante",
       "raca",
       "escolaridade",
       "ocupacao"
      ],
      "properties": {
       "nome": {
        "type": "string"
       },
       "idade": {
        "type": [
         "integer",
         "null"
        ]
       },
       "sexo": {
        "$ref": "b#/$defs/Texto"
       },
       "gestante": {
        "$ref": "b#/$defs/SimNao"
       },
       "raca": {
        "$ref": "b#/$defs/Texto"
       },
       "escolaridade": {
        "$ref": "b#/$defs/Texto"
       },
       "ocupacao": {
        "$ref": "b#/$defs/Texto"
       }
      }
     },
     "endereco": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "municipio_residencia",
       "estado_residencia",
       "bairro",
       "zona",
       "logradouro",
       "numero",
       "cep",
       "latitude",
       "longitude"
      ],
      "properties": {
       "municipio_residencia": {
        "type": "string"
       },
       "estado_residencia": {
        "type": "string"
       },
       "bairro": {
        "$ref": "b#/$defs/Texto"
       },
       "zona": {
        "$ref": "b#/$defs/Texto"
       },
       "logradouro": {
        "type": [
         "string",
         "null"
        ]
       },
       "numero": {
        "type": [
         "string",
         "null"
        ]
       },
       "cep": {
        "type": [
         "string",
         "null"
        ]
       },
       "latitude": {
        "type": [
         "number",
         "null"
        ]
       },
       "longitude": {
        "type": [
         "number",
         "null"
        ]
       }
      }
     },
     "municipio_infeccao": {
      "$ref": "b#/$defs/Texto"
     },
     "estado_infeccao": {
      "$ref": "b#/$defs/Texto"
     },
     "pais_infeccao": {
      "$ref": "b#/$defs/Texto"
     },
     "classificacao_inicial": {
      "$ref": "b#/$defs/Texto"
     },
     "classificacao_final": {
      "$ref": "b#/$defs/Texto"
     },
     "criterio_confirmacao": {
      "$ref": "b#/$defs/Texto"
     },
     "evolucao": {
      "$ref": "b#/$defs/Texto"
     },
     "hospitalizacao": {
      "type": "boolean"
     },
     "dados_especificos": {
      "$ref": "b#/$defs/DadosEspecificos"
     },
     "dados_clinicos": {
      "$ref": "b#/$defs/DadosClinicos"
     },
     "dados_laboratoriais": {
      "$ref": "b#/$defs/DadosLaboratoriais"
     },
     "data_encerramento": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "data_obito": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "investigacao": {
      "$ref": "b#/$defs/Investigacao"
     },
     "historico": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/HistoricoItem"
      }
     },
     "anexos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Anexo"
      }
     },
     "unidade_notificante": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "nome",
       "cnes",
       "telefone",
       "responsavel"
      ],
      "properties": {
       "nome": {
        "$ref": "b#/$defs/Texto"
       },
       "cnes": {
        "$ref": "b#/$defs/Texto"
       },
       "telefone": {
        "$ref": "b#/$defs/Texto"
       },
       "responsavel": {
        "$ref": "b#/$defs/Texto"
       }
      }
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     }
    }
   },
   "PacienteEditar": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "nome": {
      "type": "string",
      "maxLength": 200
     },
     "data_nascimento": {
      "$ref": "b#/$defs/Nascimento"
     },
     "sexo": {
      "$ref": "b#/$defs/Sexo"
     },
     "gestante": {
      "$ref": "b#/$defs/SimNao"
     },
     "raca": {
      "$ref": "b#/$defs/Raca"
     },
     "escolaridade": {
      "$ref": "b#/$defs/Escolaridade"
     },
     "ocupacao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "idade": {
      "type": [
       "integer",
       "null"
      ]
     }
    }
   },
   "EnderecoEditar": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "municipio_residencia": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "estado_residencia": {
      "$ref": "b#/$defs/UF"
     },
     "bairro": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "zona": {
      "$ref": "b#/$defs/Zona"
     },
     "logradouro": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "numero": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "cep": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{5}(-?\\d{3}|-\\*{3})$"
     },
     "latitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -90,
      "maximum": 90
     },
     "longitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -180,
      "maximum": 180
     }
    }
   },
   "CasoEditar": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "tipo_agravo": {
      "$ref": "b#/$defs/CodigoAgravo"
     },
     "numero_notificacao": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "pattern": "\\S"
     },
     "data_notificacao": {
      "type": "string",
      "format": "moment"
     },
     "data_inicio_sintomas": {
      "type": "string",
      "format": "date"
     },
     "paciente_nome": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "\\S"
     },
     "paciente_data_nascimento": {
      "$ref": "b#/$defs/Nascimento"
     },
     "paciente_sexo": {
      "$ref": "b#/$defs/Sexo"
     },
     "paciente_gestante": {
      "$ref": "b#/$defs/SimNao"
     },
     "paciente_raca": {
      "$ref": "b#/$defs/Raca"
     },
     "paciente_escolaridade": {
      "$ref": "b#/$defs/Escolaridade"
     },
     "municipio_residencia": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "estado_residencia": {
      "$ref": "b#/$defs/UF"
     },
     "bairro_residencia": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "zona_residencia": {
      "$ref": "b#/$defs/Zona"
     },
     "municipio_infeccao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "estado_infeccao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "pais_infeccao": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "classificacao_inicial": {
      "$ref": "b#/$defs/Rotulo50"
     },
     "criterio_confirmacao": {
      "$ref": "b#/$defs/Criterio"
     },
     "dados_especificos": {
      "$ref": "b#/$defs/DadosEspecificos"
     },
     "classificacao_final": {
      "$ref": "b#/$defs/ClassificacaoFinal"
     },
     "evolucao": {
      "$ref": "b#/$defs/Evolucao"
     },
     "hospitalizacao": {
      "type": "boolean"
     },
     "data_encerramento": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "data_obito": {
      "$ref": "b#/$defs/DataOuNulo"
     },
     "dados_clinicos": {
      "$ref": "b#/$defs/DadosClinicos"
     },
     "dados_laboratoriais": {
      "$ref": "b#/$defs/DadosLaboratoriais"
     },
     "investigacao": {
      "$ref": "b#/$defs/Investigacao"
     },
     "unidade_notificante": {
      "$ref": "b#/$defs/UnidadeNotificante"
     },
     "paciente": {
      "$ref": "b#/$defs/PacienteEditar"
     },
     "endereco": {
      "$ref": "b#/$defs/EnderecoEditar"
     },
     "id": {
      "type": "integer"
     },
     "status": {
      "type": "string"
     },
     "criado_em": {
      "type": "string",
      "format": "date-time"
     },
     "atualizado_em": {
      "type": "string"
     },
     "historico": {
      "type": "array",
      "items": {}
     },
     "anexos": {
      "type": "array",
      "items": {}
     }
    }
   },
   "CasoEditado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "message",
     "atualizado_em",
     "campos_alterados"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "message": {
      "type": "string"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "campos_alterados": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "JobResultado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "total_processados",
     "sucesso",
     "erros"
    ],
    "properties": {
     "total_processados": {
      "type": "integer",
      "minimum": 0
     },
     "sucesso": {
      "type": "integer",
      "minimum": 0
     },
     "erros": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "Job": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "job_id",
     "status",
     "status_url",
     "message",
     "progress",
     "result",
     "created_at",
     "completed_at",
     "tipo",
     "cancelado",
     "dono_id",
     "resultado_url",
     "expira_em"
    ],
    "properties": {
     "job_id": {
      "type": "string",
      "pattern": "^job_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
     },
     "status": {
      "type": "string",
      "enum": [
       "processing",
       "completed",
       "failed"
      ]
     },
     "status_url": {
      "type": "string"
     },
     "message": {
      "type": "string"
     },
     "progress": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "result": {
      "anyOf": [
       {
        "$ref": "b#/$defs/JobResultado"
       },
       {
        "type": "null"
       }
      ]
     },
     "created_at": {
      "$ref": "b#/$defs/Momento"
     },
     "completed_at": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "tipo": {
      "type": "string",
      "enum": [
       "exportar-usuarios",
       "exportar-casos"
      ]
     },
     "cancelado": {
      "type": "boolean"
     },
     "dono_id": {
      "type": [
       "integer",
       "null"
      ]
     },
     "resultado_url": {
      "type": [
       "string",
       "null"
      ]
     },
     "expira_em": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "JobLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "total",
     "page",
     "size",
     "pages",
     "links",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Job"
      }
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "EventoAssinavel": {
    "type": "string",
    "enum": [
     "agravo.criado",
     "agravo.atualizado",
     "agravo.excluido",
     "importacao.concluida"
    ]
   },
   "Webhook": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "url",
     "eventos",
     "ativo",
     "headers",
     "dono_id",
     "falhando_desde",
     "desligado_em",
     "motivo",
     "segredo_anterior_ate",
     "criado_em",
     "atualizado_em"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^wh_[0-9a-f]{32}$"
     },
     "url": {
      "type": "string"
     },
     "eventos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/EventoAssinavel"
      }
     },
     "ativo": {
      "type": "boolean"
     },
     "headers": {
      "type": "object",
      "additionalProperties": {
       "type": "string",
       "const": "***"
      }
     },
     "dono_id": {
      "type": "integer"
     },
     "falhando_desde": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "desligado_em": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "motivo": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "removido",
       "falhas",
       null
      ]
     },
     "segredo_anterior_ate": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     }
    }
   },
   "WebhookLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "total",
     "page",
     "size",
     "pages",
     "links",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Webhook"
      }
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "WebhookUrl": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "WebhookEventos": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10,
    "uniqueItems": true,
    "items": {
     "$ref": "b#/$defs/EventoAssinavel"
    }
   },
   "WebhookHeaders": {
    "type": "object",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "string",
     "maxLength": 2000
    }
   },
   "WebhookNovo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "eventos"
    ],
    "properties": {
     "url": {
      "$ref": "b#/$defs/WebhookUrl"
     },
     "eventos": {
      "$ref": "b#/$defs/WebhookEventos"
     },
     "ativo": {
      "type": "boolean",
      "default": true
     },
     "headers": {
      "$ref": "b#/$defs/WebhookHeaders"
     }
    }
   },
   "WebhookCriado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "url",
       "eventos",
       "ativo",
       "headers",
       "dono_id",
       "falhando_desde",
       "desligado_em",
       "motivo",
       "segredo_anterior_ate",
       "criado_em",
       "atualizado_em",
       "segredo"
      ],
      "properties": {
       "id": {
        "type": "string",
        "pattern": "^wh_[0-9a-f]{32}$"
       },
       "url": {
        "type": "string"
       },
       "eventos": {
        "type": "array",
        "items": {
         "$ref": "b#/$defs/EventoAssinavel"
        }
       },
       "ativo": {
        "type": "boolean"
       },
       "headers": {
        "type": "object",
        "additionalProperties": {
         "type": "string",
         "const": "***"
        }
       },
       "dono_id": {
        "type": "integer"
       },
       "falhando_desde": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "desligado_em": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "motivo": {
        "type": [
         "string",
         "null"
        ],
        "enum": [
         "removido",
         "falhas",
         null
        ]
       },
       "segredo_anterior_ate": {
        "type": [
         "string",
         "null"
        ],
        "format": "date-time"
       },
       "criado_em": {
        "$ref": "b#/$defs/Momento"
       },
       "atualizado_em": {
        "$ref": "b#/$defs/Momento"
       },
       "segredo": {
        "type": "string",
        "pattern": "^whsec_[A-Za-z0-9+/]{43}=$"
       }
      }
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "WebhookLido": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "meta"
    ],
    "properties": {
     "data": {
      "$ref": "b#/$defs/Webhook"
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "WebhookEditar": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "url": {
      "$ref": "b#/$defs/WebhookUrl"
     },
     "eventos": {
      "$ref": "b#/$defs/WebhookEventos"
     },
     "ativo": {
      "type": "boolean"
     },
     "headers": {
      "$ref": "b#/$defs/WebhookHeaders"
     }
    }
   },
   "WebhookSegredo": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "segredo",
       "segredo_anterior_ate"
      ],
      "properties": {
       "id": {
        "type": "string"
       },
       "segredo": {
        "type": "string",
        "pattern": "^whsec_[A-Za-z0-9+/]{43}=$"
       },
       "segredo_anterior_ate": {
        "$ref": "b#/$defs/Momento"
       }
      }
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "Tentativa": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "em",
     "status",
     "erro",
     "ms",
     "resposta"
    ],
    "properties": {
     "em": {
      "$ref": "b#/$defs/Momento"
     },
     "status": {
      "type": [
       "integer",
       "null"
      ]
     },
     "erro": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "endereco_interno",
       "tempo_esgotado",
       "conexao",
       "tls",
       "dns",
       "redirecionamento",
       "status",
       "sem_permissao",
       null
      ]
     },
     "ms": {
      "type": "integer",
      "minimum": 0
     },
     "resposta": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     }
    }
   },
   "Entrega": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "evento_id",
     "tipo",
     "timestamp",
     "dados",
     "estado",
     "proxima_em",
     "concluida_em",
     "tentativas"
    ],
    "properties": {
     "id": {
      "type": "integer",
      "minimum": 1
     },
     "evento_id": {
      "type": "string",
      "pattern": "^evt_[0-9a-f]{32}$"
     },
     "tipo": {
      "type": "string"
     },
     "timestamp": {
      "$ref": "b#/$defs/Momento"
     },
     "dados": {
      "type": "object",
      "additionalProperties": true
     },
     "estado": {
      "type": "string",
      "enum": [
       "pendente",
       "entregue",
       "falhou"
      ]
     },
     "proxima_em": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "concluida_em": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "tentativas": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "b#/$defs/Tentativa"
      }
     }
    }
   },
   "EntregaLida": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "meta"
    ],
    "properties": {
     "data": {
      "$ref": "b#/$defs/Entrega"
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "EntregaLista": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "total",
     "page",
     "size",
     "pages",
     "links",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/Entrega"
      }
     },
     "total": {
      "type": "integer",
      "minimum": 0
     },
     "page": {
      "type": "integer",
      "minimum": 1
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "pages": {
      "type": "integer",
      "minimum": 0
     },
     "links": {
      "$ref": "b#/$defs/ListaLinks"
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "ReenvioDeFalhas": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "desde"
    ],
    "properties": {
     "desde": {
      "type": "string",
      "format": "moment"
     }
    }
   },
   "ReenvioAceito": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "data",
     "meta"
    ],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "total"
      ],
      "properties": {
       "total": {
        "type": "integer",
        "minimum": 0
       }
      }
     },
     "meta": {
      "$ref": "b#/$defs/Meta"
     }
    }
   },
   "UsuarioDetalhe": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "nome",
     "email",
     "cpf",
     "telefone",
     "avatar_url",
     "cargo",
     "departamento",
     "cidade",
     "estado",
     "admin",
     "ativo",
     "email_verificado",
     "mfa_habilitado",
     "criado_em",
     "atualizado_em",
     "ultimo_acesso",
     "grupos",
     "permissoes_diretas",
     "permissoes_efetivas"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "nome": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "cpf": {
      "$ref": "b#/$defs/Texto"
     },
     "telefone": {
      "$ref": "b#/$defs/Texto"
     },
     "avatar_url": {
      "$ref": "b#/$defs/Texto"
     },
     "cargo": {
      "$ref": "b#/$defs/Texto"
     },
     "departamento": {
      "$ref": "b#/$defs/Texto"
     },
     "cidade": {
      "$ref": "b#/$defs/Texto"
     },
     "estado": {
      "$ref": "b#/$defs/Texto"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "email_verificado": {
      "type": "boolean"
     },
     "mfa_habilitado": {
      "type": "boolean"
     },
     "criado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "atualizado_em": {
      "$ref": "b#/$defs/Momento"
     },
     "ultimo_acesso": {
      "$ref": "b#/$defs/MomentoOuNulo"
     },
     "plano": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "grupos": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/GrupoComContagem"
      }
     },
     "permissoes_diretas": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/PermissaoRegistro"
      }
     },
     "permissoes_efetivas": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "historico": {
      "type": "array",
      "items": {
       "$ref": "b#/$defs/HistoricoItem"
      }
     }
    }
   },
   "UsuarioEditar": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "nome": {
      "$ref": "b#/$defs/Nome"
     },
     "email": {
      "$ref": "b#/$defs/Email"
     },
     "telefone": {
      "$ref": "b#/$defs/Telefone"
     },
     "cidade": {
      "$ref": "b#/$defs/Rotulo"
     },
     "estado": {
      "$ref": "b#/$defs/Estado"
     },
     "cargo": {
      "$ref": "b#/$defs/Rotulo"
     },
     "departamento": {
      "$ref": "b#/$defs/Rotulo"
     },
     "funcao": {
      "$ref": "b#/$defs/Rotulo"
     },
     "instituicao": {
      "$ref": "b#/$defs/Rotulo"
     },
     "admin": {
      "type": "boolean"
     },
     "ativo": {
      "type": "boolean"
     },
     "grupos_ids": {
      "$ref": "b#/$defs/GruposIds"
     },
     "permissoes_ids": {
      "$ref": "b#/$defs/PermissoesIds"
     },
     "plano": {
      "type": "string",
      "enum": [
       "basic",
       "premium",
       "enterprise"
      ]
     },
     "cpf": {
      "not": {}
     },
     "senha": {
      "not": {}
     }
    }
   },
   "UsuarioEditado": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "message",
     "campos_alterados",
     "requer_acao"
    ],
    "properties": {
     "id": {
      "$ref": "b#/$defs/Id"
     },
     "message": {
      "type": "string"
     },
     "campos_alterados": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "requer_acao": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "email_verificacao",
       "relogin"
      ],
      "properties": {
       "email_verificacao": {
        "type": "boolean"
       },
       "relogin": {
        "type": "boolean"
       }
      }
     }
    }
   },
   "UsuarioExcluido": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "avisos",
     "acoes_realizadas"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "avisos": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "acoes_realizadas": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "usuario_desativado",
       "sessoes_encerradas",
       "casos_transferidos",
       "grupos_removidos"
      ],
      "properties": {
       "usuario_desativado": {
        "type": "boolean"
       },
       "sessoes_encerradas": {
        "type": "integer",
        "minimum": 0
       },
       "casos_transferidos": {
        "type": "integer",
        "minimum": 0
       },
       "grupos_removidos": {
        "type": "integer",
        "minimum": 0
       }
      }
     }
    }
   },
   "Evento": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "tipo",
     "timestamp",
     "dados",
     "webhook_id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^evt_[0-9a-f]{32}$"
     },
     "tipo": {
      "type": "string",
      "enum": [
       "agravo.criado",
       "agravo.atualizado",
       "agravo.excluido"
      ]
     },
     "timestamp": {
      "type": "string",
      "format": "date-time"
     },
     "dados": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "id",
       "tipo_agravo",
       "numero_notificacao"
      ],
      "properties": {
       "id": {
        "type": "integer"
       },
       "tipo_agravo": {
        "type": "string",
        "enum": [
         "dengue",
         "zika",
         "chikungunya"
        ]
       },
       "numero_notificacao": {
        "type": "string"
       }
      }
     },
     "webhook_id": {
      "type": "string",
      "pattern": "^wh_[0-9a-f]{32}$"
     }
    }
   },
   "EventoDeImportacao": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "tipo",
     "timestamp",
     "dados",
     "webhook_id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^evt_[0-9a-f]{32}$"
     },
     "tipo": {
      "type": "string",
      "const": "importacao.concluida"
     },
     "timestamp": {
      "type": "string",
      "format": "date-time"
     },
     "dados": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "job_id",
       "importados",
       "erros"
      ],
      "properties": {
       "job_id": {
        "type": "string"
       },
       "importados": {
        "type": "integer"
       },
       "erros": {
        "type": "integer"
       }
      }
     },
     "webhook_id": {
      "type": "string",
      "pattern": "^wh_[0-9a-f]{32}$"
     }
    }
   },
   "EventoDeTeste": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "tipo",
     "timestamp",
     "dados",
     "webhook_id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "pattern": "^evt_[0-9a-f]{32}$"
     },
     "tipo": {
      "type": "string",
      "const": "webhook.teste"
     },
     "timestamp": {
      "type": "string",
      "format": "date-time"
     },
     "dados": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "mensagem"
      ],
      "properties": {
       "mensagem": {
        "type": "string"
       }
      }
     },
     "webhook_id": {
      "type": "string",
      "pattern": "^wh_[0-9a-f]{32}$"
     }
    }
   }
  }
 }
}
