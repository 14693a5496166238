import type { Mode } from '../../engine/contract/schema/operation.ts'
import { byKeys, type Db } from '../../platform/db/client.ts'
import { notify } from '../../platform/queue/notice.ts'
import { type Actor, audit } from '../auditoria/record.ts'
import { modoDoServico } from './tables.ts'

export interface Estado {
  modo: Mode
  /** What callers are told beside the service's own sentence. */
  mensagem: string | null
  desde: Date | null
  alteradoPorId: number | null
}

export const NORMAL: Estado = { modo: 'normal', mensagem: null, desde: null, alteradoPorId: null }

export async function readModo(db: Db): Promise<Estado> {
  const [found] = await byKeys(db).select().from(modoDoServico)
  if (!found) return NORMAL
  const { modo, mensagem, desde, alteradoPorId } = found
  return { modo, mensagem, desde, alteradoPorId }
}

/** Changes the mode, and notes it in the audit trail. The message is not noted, since anything may stand in it. */
export async function changeModo(
  db: Db,
  ator: Actor,
  { modo, mensagem }: Pick<Estado, 'modo' | 'mensagem'>
): Promise<Estado> {
  return await db.transaction(async (tx) => {
    const { modo: de } = await readModo(tx)
    const estado = {
      modo,
      mensagem: modo === 'normal' ? null : mensagem,
      desde: ator.now(),
      alteradoPorId: ator.caller?.id ?? null
    }
    await tx.insert(modoDoServico).values(estado).onConflictDoUpdate({ target: modoDoServico.unico, set: estado })
    await notify(tx, 'modo')
    await audit(tx, ator, 'servico.modo', { tipo: 'servico', id: null }, { de, para: modo })
    return estado
  })
}
