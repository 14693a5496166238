import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { territoriosOf } from '../../core/contas/territorio/territorio.ts'
import { keepChoice, readChoice } from './choice.ts'

export const obterMeusAlertas: UsuariosHandlers['obterMeusAlertas'] = async (_, { db, caller }) => ({
  status: 200,
  body: await readChoice(db, caller.id)
})

export const definirMeusAlertas: UsuariosHandlers['definirMeusAlertas'] = async ({ body }, context) => {
  const { db, caller, language } = context
  const territorios = territoriosOf(body.territorios)
  await keepChoice(db, caller.id, { territorios, nivelMinimo: body.nivel_minimo, idioma: language })
  return { status: 200, body: { territorios, nivel_minimo: body.nivel_minimo } }
}
