import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'

/** An account that reads statistics and may not list cases, which no group of the first start is like. */
export async function statistician(test: TestApp): Promise<Account> {
  const found = await account(test, null, { plano: 'enterprise' })
  await giveDirect(test, found.id, 'agravos.estatisticas')
  return found
}
