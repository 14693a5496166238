import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { territoriosOf } from '../../core/contas/territorio/territorio.ts'
import { setTerritorios } from './territorios.ts'

export const definirTerritoriosUsuario: UsuariosHandlers['definirTerritoriosUsuario'] = async (
  { params, body },
  context
) => {
  const territorios = await setTerritorios(context, params.id, territoriosOf(body.territorios))
  return { status: 200, body: { message: context.say('done.territories'), territorios } }
}
