import type { Caller } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import type { Importacao } from './queries.ts'

const DAY_MS = 24 * 3600_000

/** What decides how long changes of cases can be taken back. */
export interface UndoTime {
  now(): Date
  config: { importUndoDays: number }
}

/** The latest end of an import whose changes are not kept any more. */
export const lastForgotten = ({ now, config }: UndoTime): Date =>
  new Date(now().getTime() - config.importUndoDays * DAY_MS)

/** Whether an account may undo an import that it reaches: its own, or that of others where it may delete cases. */
export const mayUndo = (caller: Caller, { donoId }: Importacao): boolean =>
  donoId === caller.id || holds(caller, 'agravos.deletar')

/** Whether there is something to undo: new cases, or changes whose former values are still kept. */
export function isUndoable({ estado, modo, figuras, concluidoEm }: Importacao, time: UndoTime): boolean {
  if (estado !== 'concluida' || modo === 'validar' || !figuras || !concluidoEm) return false
  return figuras.importados > 0 || (figuras.atualizados > 0 && concluidoEm > lastForgotten(time))
}
