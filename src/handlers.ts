import type {
  AgravosHandlers,
  AuditoriaHandlers,
  AuthHandlers,
  GruposHandlers,
  Handlers,
  HealthHandlers,
  JobsHandlers,
  PermissoesHandlers,
  UsuariosHandlers,
  WebhooksHandlers
} from '../generated/handlers.ts'
import * as agravos from './agravos/handlers.ts'
import * as agravosAnexos from './agravos/handlers-anexos.ts'
import * as agravosEstatisticas from './agravos/handlers-estatisticas.ts'
import { creationRules } from './agravos/rules.ts'
import * as auditoria from './auditoria/handlers.ts'
import * as authMail from './auth/handlers-mail.ts'
import * as authSeguranca from './auth/handlers-seguranca.ts'
import * as authSessao from './auth/handlers-sessao.ts'
import type { Contract } from './contract/register.ts'
import * as grupos from './grupos/handlers.ts'
import * as gruposMembros from './grupos/handlers-membros.ts'
import * as health from './health/handlers.ts'
import * as jobs from './jobs/handlers.ts'
import * as permissoes from './permissoes/handlers.ts'
import * as usuariosA from './usuarios/handlers-a.ts'
import * as usuariosB from './usuarios/handlers-b.ts'
import * as usuariosFoto from './usuarios/handlers-foto.ts'
import * as usuariosLista from './usuarios/handlers-lista.ts'
import * as usuariosPerfil from './usuarios/handlers-perfil.ts'
import * as usuariosVinculos from './usuarios/handlers-vinculos.ts'
import * as webhooks from './webhooks/handlers.ts'

/** Takes just what the contract names: a missing handler does not compile, and neither does one without an operation. */
const exactly =
  <Wanted>() =>
  <Given extends Wanted>(given: Given & { [K in Exclude<keyof Given, keyof Wanted>]: never }): Wanted =>
    given

export const handlers: Handlers = {
  agravos: exactly<AgravosHandlers>()({ ...agravos, ...agravosAnexos, ...agravosEstatisticas }),
  auditoria: exactly<AuditoriaHandlers>()(auditoria),
  auth: exactly<AuthHandlers>()({ ...authSessao, ...authMail, ...authSeguranca }),
  grupos: exactly<GruposHandlers>()({ ...grupos, ...gruposMembros }),
  health: exactly<HealthHandlers>()(health),
  jobs: exactly<JobsHandlers>()(jobs),
  permissoes: exactly<PermissoesHandlers>()(permissoes),
  usuarios: exactly<UsuariosHandlers>()({
    ...usuariosA,
    ...usuariosB,
    ...usuariosFoto,
    ...usuariosLista,
    ...usuariosPerfil,
    ...usuariosVinculos
  }),
  webhooks: exactly<WebhooksHandlers>()(webhooks)
}

/** Rules of a body that hold whatever the database says. */
export const rules: NonNullable<Contract['rules']> = { criarCaso: creationRules }
