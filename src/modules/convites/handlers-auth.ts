import type { AuthHandlers } from '../../../generated/handlers.ts'
import { acceptConvite } from './accept.ts'

export const aceitarConvite: AuthHandlers['aceitarConvite'] = async ({ body }, context) => {
  const { id, nome, email } = await acceptConvite(context, body.token, body.senha)
  return { status: 201, body: { id, nome, email } }
}
