import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsContados, sessoes, tokensConta, tokensRenovacao } from '../../../src/core/contas/tables.ts'
import { removals } from '../../../src/handlers.ts'
import { bloqueios } from '../../../src/modules/auth/tables.ts'
import { entregas, webhooks } from '../../../src/modules/webhooks/tables.ts'
import { cleanUp } from '../../../src/platform/time/cleanup.ts'
import { account, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const DAY = 24 * 3600_000
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('cleanUp: keeps what is in use and removes what has been over for 30 days', async () => {
  const ana = await account(test, 'usuario')
  await login(test, 'ninguem@saude.example', 'Errada#123')
  await test.db.insert(tokensConta).values({
    hash: Buffer.from('x'),
    tipo: 'redefinir-senha',
    usuarioId: ana.id,
    criadoEm: test.clock.moment,
    expiraEm: new Date(test.clock.moment.getTime() + 3600_000)
  })
  const mail = { destinatario: Buffer.from('x'), usuarioId: ana.id, de: 'aviso' as const, em: test.clock.moment }
  await test.db.insert(mailsContados).values(mail)
  await cleanUp(test.db, test.clock.moment, removals)
  const counts = async () => [
    await test.db.$count(sessoes, eq(sessoes.usuarioId, ana.id)),
    await test.db.$count(tokensRenovacao),
    await test.db.$count(tokensConta),
    await test.db.$count(bloqueios, sql`cardinality(falhas) > 0`),
    await test.db.$count(mailsContados)
  ]
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  await cleanUp(test.db, new Date(test.clock.moment.getTime() + 8 * DAY), removals)
  expect(await counts()).toEqual([1, 0, 1, 0, 0])
  await cleanUp(test.db, new Date(test.clock.moment.getTime() + 38 * DAY), removals)
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

it('cleanUp: removes deliveries that ended more than 30 days ago, and those of webhooks that are gone', async () => {
  const { id: donoId } = await account(test, 'usuario')
  const now = test.clock.moment
  const before = (ms: number) => new Date(now.getTime() - ms)
  for (const id of ['wh_b', 'wh_d']) {
    const dates = { criadoEm: now, atualizadoEm: now }
    await test.db.insert(webhooks).values({ id, donoId, url: 'https://x.example', eventos: [], segredo: 's', ...dates })
  }
  const entrega = (eventoId: string, webhookId: string, concluidaEm: Date | null) => ({
    eventoId,
    webhookId,
    concluidaEm,
    tipo: 'webhook.teste',
    em: before(90 * DAY),
    dados: {},
    estado: concluidaEm ? ('entregue' as const) : ('pendente' as const)
  })
  await test.db
    .insert(entregas)
    .values([
      entrega('over, at the limit', 'wh_b', before(30 * DAY)),
      entrega('over for too long', 'wh_b', before(30 * DAY + 1)),
      entrega('old and pending', 'wh_b', null),
      entrega('over since today', 'wh_d', now),
      entrega('of the other, too long', 'wh_d', before(400 * DAY)),
      entrega('orphan before', 'wh_a', null),
      entrega('orphan between', 'wh_c', now),
      entrega('orphan between', 'wh_c', null),
      entrega('orphan after', 'wh_e', null)
    ])
  expect(await cleanUp(test.db, now, removals)).toBe(6)
  const left = await test.db.select({ eventoId: entregas.eventoId }).from(entregas).orderBy(entregas.id)
  expect(left.map(({ eventoId }) => eventoId)).toEqual(['over, at the limit', 'old and pending', 'over since today'])
  expect(await cleanUp(test.db, now, removals)).toBe(0)
  expect(await test.db.$count(webhooks)).toBe(2)
})

it('cleanUp: removes everything due, however many batches that takes', async () => {
  const kept = await test.db.$count(entregas)
  const many = (webhook: string, concluida: Date | null) => sql`
    insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, concluida_em)
    select ${webhook}, 'evt_' || n, 'webhook.teste', now(), '{}', ${concluida?.toISOString() ?? null}::timestamptz
    from generate_series(1, 10001) n`
  await test.db.execute(many('wh_d', new Date(test.clock.moment.getTime() - 31 * DAY)))
  await test.db.execute(many('wh_gone', null))
  expect(await cleanUp(test.db, test.clock.moment, removals)).toBe(20_002)
  expect(await test.db.$count(entregas)).toBe(kept)
})
