import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { newSenha } from '../../core/contas/passwords/password.ts'
import { hasConta } from '../../core/contas/queries.ts'
import { invalidStartCode, notFound } from '../../errors.ts'
import { sameSecret } from '../../platform/sealing/secret.ts'
import { createUsuario } from './create.ts'
import { lockFirstRun } from './inicio.ts'

export const iniciarServico: UsuariosHandlers['iniciarServico'] = async ({ body }, context) => {
  const { db, firstRun } = context
  const { codigo, senha, ...fields } = body
  if (await hasConta(db)) throw notFound()
  if (firstRun.code === null || !sameSecret(codigo, firstRun.code)) {
    await audit(db, context, 'inicio.codigo_recusado', { tipo: 'conta', id: null })
    throw invalidStartCode()
  }
  const hashed = await newSenha(senha, 'senha', fields, context.ip)
  const { id, nome, email } = await db.transaction(async (tx) => {
    await lockFirstRun(tx)
    // Somebody else may have been faster.
    if (await hasConta(tx)) throw notFound()
    return await createUsuario(tx, context, { ...fields, ...hashed, admin: true }, { permissoesIds: [] })
  })
  firstRun.code = null
  return { status: 201, body: { id, nome, email } }
}
