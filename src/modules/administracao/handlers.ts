import type { AdministracaoHandlers } from '../../../generated/handlers.ts'
import { changeModo, type Estado, readModo } from '../../core/modo/queries.ts'
import { wrap } from '../../engine/contract/list/wrap.ts'
import { sendTestLetter } from './letter.ts'
import { situacaoOf } from './situacao.ts'

const shape = ({ modo, mensagem, desde, alteradoPorId }: Estado) => ({
  modo,
  mensagem,
  desde: desde?.toISOString() ?? null,
  alterado_por_id: alteradoPorId
})

export const obterModo: AdministracaoHandlers['obterModo'] = async (_, { db, now }) => {
  return { status: 200, body: wrap(shape(await readModo(db)), now()) }
}

export const alterarModo: AdministracaoHandlers['alterarModo'] = async ({ body }, context) => {
  const { db, modo, now } = context
  const estado = await changeModo(db, context, { modo: body.modo, mensagem: body.mensagem ?? null })
  modo.learn(estado)
  return { status: 200, body: wrap(shape(estado), now()) }
}

export const obterSituacao: AdministracaoHandlers['obterSituacao'] = async (_, context) => {
  return { status: 200, body: wrap(await situacaoOf(context), context.now()) }
}

export const enviarCartaTeste: AdministracaoHandlers['enviarCartaTeste'] = async (_, context) => {
  return { status: 200, body: wrap(await sendTestLetter(context), context.now()) }
}
