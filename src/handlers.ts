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
import { regrasDaCriacao } from './agravos/regras.ts'
import * as auditoria from './auditoria/handlers.ts'
import * as authMail from './auth/handlers-mail.ts'
import * as authSecurity from './auth/handlers-security.ts'
import * as authSessions from './auth/handlers-sessions.ts'
import * as authUsuarios from './auth/handlers-usuarios.ts'
import type { Contract } from './contract/register.ts'
import * as grupos from './grupos/handlers.ts'
import * as health from './health/handlers.ts'
import * as jobs from './jobs/handlers.ts'
import * as permissoes from './permissoes/handlers.ts'
import * as usuariosA from './usuarios/handlers-a.ts'
import * as usuariosB from './usuarios/handlers-b.ts'
import * as usuariosList from './usuarios/handlers-list.ts'
import * as usuariosMembers from './usuarios/handlers-members.ts'
import * as usuariosPhoto from './usuarios/handlers-photo.ts'
import * as usuariosTies from './usuarios/handlers-ties.ts'
import * as webhooks from './webhooks/handlers.ts'

/** Takes just what the contract names: a missing handler does not compile, and neither does one without an operation. */
const exactly =
  <Wanted>() =>
  <Given extends Wanted>(given: Given & { [K in Exclude<keyof Given, keyof Wanted>]: never }): Wanted =>
    given

export const handlers: Handlers = {
  agravos: exactly<AgravosHandlers>()({ ...agravos, ...agravosAnexos, ...agravosEstatisticas }),
  auditoria: exactly<AuditoriaHandlers>()(auditoria),
  auth: exactly<AuthHandlers>()({ ...authSessions, ...authMail, ...authSecurity }),
  grupos: exactly<GruposHandlers>()({ ...grupos, ...usuariosMembers }),
  health: exactly<HealthHandlers>()(health),
  jobs: exactly<JobsHandlers>()(jobs),
  permissoes: exactly<PermissoesHandlers>()(permissoes),
  usuarios: exactly<UsuariosHandlers>()({
    ...usuariosA,
    ...usuariosB,
    ...usuariosPhoto,
    ...usuariosList,
    ...usuariosTies,
    ...authUsuarios
  }),
  webhooks: exactly<WebhooksHandlers>()(webhooks)
}

/** Rules of a body that hold whatever the database says. */
export const rules: NonNullable<Contract['rules']> = { criarCaso: regrasDaCriacao }
