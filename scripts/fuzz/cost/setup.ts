import type { BenchServer } from '../../bench/server.ts'
import { type Json, mapValues } from '../../generate/document.ts'
import { type Accounts, makeAccounts } from '../accounts.ts'
import type { Target } from '../contract.ts'
import { jsonOf } from '../form.ts'
import type { Sender } from '../send.ts'
import { paramsOf } from '../valid.ts'

/** A secret of the service that is measured, which no other service has. */
export const JWT_SECRET = 'a secret of the cost fuzzer, which no other service has'

/** Makes the accounts of a run. Their names differ from those of an earlier run on the same database. */
export const enter = (sender: Sender, { masterKey }: Pick<BenchServer, 'masterKey'>): Promise<Accounts> =>
  makeAccounts(sender, { masterKey, jwtSecret: JWT_SECRET }, `cost${Date.now()}`)

/** Finds what paths can name: the largest group, the oldest webhook, an account and a case. */
export async function findParams(
  sender: Sender,
  accounts: Accounts
): Promise<(target: Target) => Record<string, string>> {
  const first = async (path: string, list: string): Promise<string> => {
    const sent = { method: 'GET', url: `/api/v1${path}`, headers: {}, bytes: null }
    const answer = await sender.send(sent, await accounts.token('admin'))
    const [found] = ((jsonOf(answer.bytes) as Record<string, Json>)[list] ?? []) as { id: Json }[]
    return String(found?.id ?? 1)
  }
  const ids: Record<string, string> = {
    grupos: await first('/grupos?sort=total_usuarios&order=desc&size=1', 'grupos'),
    webhooks: await first('/webhooks?sort=criado_em&size=1', 'data'),
    usuarios: await first('/usuarios?size=1', 'items'),
    casos: await first('/agravos/casos?size=1', 'tipos')
  }
  return (target) => mapValues(paramsOf(target), (place) => ids[place.slice(1, -1)] ?? '1')
}
