import type { ChavesHandlers } from '../../../generated/handlers.ts'
import { envelope } from '../../engine/contract/list/envelope.ts'
import { createChave } from './create.ts'
import { chaveShapes, readChaves } from './list.ts'
import { revokeChave } from './revoke.ts'

export const listarChaves: ChavesHandlers['listarChaves'] = async ({ list }, { db, caller, path, now }) => {
  const { total, rows } = await readChaves(db, caller, list, now())
  return {
    status: 200,
    body: { ...envelope(path, list, total, now()), items: await chaveShapes(db, rows, now()) }
  }
}

export const criarChave: ChavesHandlers['criarChave'] = async ({ body }, context) => {
  const { chave, segredo } = await createChave(context, body)
  const [shown] = await chaveShapes(context.db, [chave], context.now())
  return { status: 201, body: { message: context.say('done.key-made'), chave: shown!, segredo } }
}

export const revogarChave: ChavesHandlers['revogarChave'] = async ({ params }, context) => {
  await revokeChave(context, params.id)
  return { status: 204, body: undefined }
}
