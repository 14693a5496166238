import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bloqueios, sessoes, tokensConta, tokensRenovacao } from '../src/db/tables/sessoes.ts'
import { limpar } from '../src/limpar.ts'
import { account, login } from './support/accounts.ts'
import { startApp, type TestApp } from './support/app.ts'

const DAY = 24 * 3600_000
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('limpar: keeps what is in use and removes what has been over for 30 days', async () => {
  const ana = await account(test, 'usuario')
  await login(test, 'ninguem@saude.example', 'Errada#123')
  await test.db.insert(tokensConta).values({
    hash: Buffer.from('x'),
    tipo: 'redefinir-senha',
    usuarioId: ana.id,
    criadoEm: test.clock.moment,
    expiraEm: new Date(test.clock.moment.getTime() + 3600_000)
  })
  await limpar(test.db, test.clock.moment)
  const counts = async () => [
    await test.db.$count(sessoes, eq(sessoes.usuarioId, ana.id)),
    await test.db.$count(tokensRenovacao),
    await test.db.$count(tokensConta),
    await test.db.$count(bloqueios, sql`cardinality(falhas) > 0`)
  ]
  expect(await counts()).toEqual([1, 1, 1, 1])
  await limpar(test.db, new Date(test.clock.moment.getTime() + 8 * DAY))
  expect(await counts()).toEqual([1, 0, 1, 0])
  await limpar(test.db, new Date(test.clock.moment.getTime() + 38 * DAY))
  expect(await counts()).toEqual([0, 0, 0, 0])
})
