import { randomBytes, randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createDeliverer, type DelivererOptions } from '../../../src/modules/webhooks/delivery/deliverer.ts'
import { openWebhook, sealNewSecrets, sealSecrets } from '../../../src/modules/webhooks/sealed.ts'
import type { SenderOptions } from '../../../src/modules/webhooks/sending/sender.ts'
import { newSegredo } from '../../../src/modules/webhooks/sending/signature.ts'
import { entregas, webhooks } from '../../../src/modules/webhooks/tables.ts'
import type { Database } from '../../../src/platform/db/client.ts'
import { insertAccount } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { connect } from '../../support/connect.ts'
import { createTestDatabase } from '../../support/database.ts'
import { testVitals } from '../../support/vitals.ts'
import { closeAll, testSender } from './support.ts'

/** A deliverer with this interval is woken by the tests alone. */
const NEVER = 2 ** 31 - 1

/** Shares one fixture between all tests of a file, emptied after each. */
export function useFixture(): Fixture {
  const fixture = {} as Fixture
  beforeAll(async () => {
    Object.assign(fixture, await startFixture())
  })
  afterAll(() => fixture.close())
  afterEach(async () => {
    await fixture.empty()
    await closeAll()
  })
  return fixture
}

export type Fixture = Awaited<ReturnType<typeof startFixture>>

/** Starts a database with an owner of webhooks, and a clock. */
export async function startFixture() {
  const database = await createTestDatabase()
  const connection: Database = connect(database.url, { max: 5 })
  const { db } = connection
  const clock = { moment: new Date('2026-11-15T12:00:00.000Z') }
  const now = () => new Date(clock.moment)
  const conta = (grupo: string | null, fields = {}) => insertAccount({ db, clock } as TestApp, grupo, fields)
  const dono = await conta('gestor', { nome: 'Ana Dona', emailVerificado: true })
  const running: { stop(): Promise<void> }[] = []

  return {
    db,
    url: database.url,
    clock,
    now,
    conta,
    dono,
    advance(ms: number) {
      clock.moment = new Date(clock.moment.getTime() + ms)
    },
    /** Makes a deliverer without jitter, unless a test asks for it. */
    deliverer(options: Partial<DelivererOptions> & { sending?: Partial<SenderOptions> } = {}) {
      const { sending, ...rest } = options
      const made = createDeliverer({
        db,
        now,
        log: { info: () => {}, warn: () => {}, error: () => {} },
        sender: testSender({ maxSockets: 64, now, ...sending }),
        random: () => 0,
        vitals: testVitals(),
        everyMs: NEVER,
        ...rest
      })
      running.push(made)
      return made
    },
    /** Inserts a webhook, and returns it with its secrets opened. */
    async webhook(
      url: string,
      {
        segredo = newSegredo(),
        segredoAnterior = null,
        headers = {},
        ...fields
      }: Omit<Partial<typeof webhooks.$inferInsert>, 'headers'> & { headers?: Record<string, string> } = {}
    ) {
      const id = `wh_${randomBytes(16).toString('hex')}`
      const [made] = await db
        .insert(webhooks)
        .values({
          id,
          donoId: dono.id,
          url,
          eventos: ['agravo.criado'],
          criadoEm: now(),
          atualizadoEm: now(),
          ...fields,
          ...sealNewSecrets(id, { segredo, headers }),
          ...sealSecrets(id, { segredoAnterior })
        })
        .returning()
      return openWebhook(made!)
    },
    /** Inserts deliveries that are due, numbered in `dados.id`. */
    async addEntregas(webhookId: string, howMany = 1, fields: Partial<typeof entregas.$inferInsert> = {}, tx = db) {
      const values = Array.from({ length: howMany }, (_, i) => ({
        webhookId,
        eventoId: `evt_${randomUUID().replaceAll('-', '')}`,
        tipo: 'agravo.criado',
        em: now(),
        proximaEm: now(),
        dados: { id: i, tipo_agravo: 'dengue', numero_notificacao: String(1000 + i) },
        ...fields
      }))
      return await tx.insert(entregas).values(values).returning()
    },
    async entregas(webhookId: string) {
      const rows = await db.select().from(entregas).where(eq(entregas.webhookId, webhookId)).orderBy(asc(entregas.id))
      return rows.map((row) => ({ ...row, tentativas: row.tentativas as Record<string, unknown>[] }))
    },
    async webhookRow(webhookId: string) {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId))
      return row!
    },
    async mails() {
      const rows = await db.execute<{ payload: { tipo: string; para: string; dados: Record<string, unknown> } }>(
        sql`select payload from graphile_worker._private_jobs order by id`
      )
      return rows.map(({ payload }) => payload)
    },
    /** Empties the fixture between two tests. */
    async empty() {
      await Promise.all(running.splice(0).map((one) => one.stop()))
      await db.execute(sql`truncate webhooks, webhook_entregas`)
      await db.execute(sql`delete from graphile_worker._private_jobs`)
    },
    async close() {
      await Promise.all(running.map((one) => one.stop()))
      await connection.close()
      await database.drop()
    }
  }
}

/** Returns the numbers of the events that a receiver got, in order. */
export const numbersOf = (requests: { body: string }[]): number[] =>
  requests.map(({ body }) => JSON.parse(body).dados.id)

export const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Makes a gate that holds everyone who waits for it until it is opened. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await what()); tries++) {
    if (tries > 1000) throw new Error('it did not come to pass')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
