import type {
  AuthHandlers,
  Handlers,
  HealthHandlers,
  PermissoesHandlers,
  UsuariosHandlers
} from '../generated/handlers.ts'
import * as auth from './auth/handlers.ts'
import * as health from './health/handlers.ts'
import * as permissoes from './permissoes/handlers.ts'
import * as usuariosA from './usuarios/handlers-a.ts'
import * as usuariosB from './usuarios/handlers-b.ts'
import * as usuariosFoto from './usuarios/handlers-foto.ts'

/** Takes just what the contract names: a missing handler does not compile, and neither does one without an operation. */
const exactly =
  <Wanted>() =>
  <Given extends Wanted>(given: Given & { [K in Exclude<keyof Given, keyof Wanted>]: never }): Wanted =>
    given

export const handlers: Handlers = {
  auth: exactly<AuthHandlers>()(auth),
  health: exactly<HealthHandlers>()(health),
  permissoes: exactly<PermissoesHandlers>()(permissoes),
  usuarios: exactly<UsuariosHandlers>()({ ...usuariosA, ...usuariosB, ...usuariosFoto })
}
