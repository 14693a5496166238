import type { Services } from '../../engine/contract/handler.ts'
import { notInMode } from '../../errors.ts'
import { usuarioMay } from '../contas/rights/effective.ts'

/** Refuses an account that wants to log in, or to stay logged in, while only administrators may. */
export async function requireLogin({ db, modo }: Pick<Services, 'db' | 'modo'>, usuarioId: number): Promise<void> {
  const { modo: mode, mensagem } = await modo.now()
  if (mode === 'manutencao' && !(await usuarioMay(db, usuarioId, 'admin'))) throw notInMode(mode, mensagem)
}
