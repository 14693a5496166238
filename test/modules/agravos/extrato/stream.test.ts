import { once } from 'node:events'
import { request } from 'node:https'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../../src/core/contas/tables.ts'
import type { Position } from '../../../../src/modules/agravos/extrato/cursor.ts'
import { rowsIn } from '../../../../src/modules/agravos/extrato/packed.ts'
import { slices, streamOf } from '../../../../src/modules/agravos/extrato/stream.ts'
import { casos } from '../../../../src/modules/agravos/tables.ts'
import { listenApp } from '../../../contract/listening.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { casoRow, seed } from '../seed.ts'
import { deleteCaso } from '../support.ts'
import { EXTRATO, extracted, type Line, linesIn } from './support.ts'

const MANY = 12_000

let server: Awaited<ReturnType<typeof listenApp>>
let analista: Account
beforeAll(async () => {
  server = await listenApp()
  analista = await account(server.test, 'gestor')
  const [id] = await seed(server.test.db, {}, 1)
  const names = Object.keys(casoRow()).filter((name) => name !== 'numero_notificacao')
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '))
  await server.test.db.execute(sql`
    insert into casos (numero_notificacao, ${columns}) select 'm' || n, ${columns}
    from casos, generate_series(2, ${MANY}::int) n where id = ${id!}`)
})
afterAll(() => server.close())

/** Asks for an extract, takes what comes until there is `enough`, and breaks off. Returns the whole lines. */
async function taken(query: Record<string, string>, enough: (bytes: number) => boolean): Promise<Line[]> {
  const asked = new URLSearchParams({ formato: 'ndjson', ...query })
  const outgoing = request(`${server.url}${EXTRATO}?${asked}`, {
    ca: server.ca,
    agent: false,
    headers: { authorization: `Bearer ${analista.token}` }
  })
  outgoing.on('error', () => {})
  outgoing.end()
  const [incoming] = await once(outgoing, 'response')
  expect(incoming.statusCode).toBe(200)
  let text = ''
  incoming.setEncoding('utf8')
  try {
    for await (const chunk of incoming) {
      text += chunk
      if (enough(text.length)) break
    }
  } finally {
    outgoing.destroy()
  }
  return linesIn(text.slice(0, text.lastIndexOf('\n') + 1))
}

/** Waits until nothing is under way. */
async function ended(): Promise<void> {
  while (server.test.services.extracts.running > 0) await new Promise((resolve) => setTimeout(resolve, 5))
}

it('broken off ten times and gone on from the last whole line: every case once, in spite of changes meanwhile', async () => {
  const lines: Line[] = []
  for (let i = 0; i < 10; i++) {
    const cursor = lines.at(-1)?.cursor
    const some = await taken(cursor ? { cursor } : {}, (bytes) => bytes > 400_000)
    expect(some.length).toBeGreaterThan(0)
    lines.push(...some)
    await ended()
  }
  expect(lines.length).toBeLessThan(MANY)
  lines.push(...(await taken({ cursor: lines.at(-1)!.cursor }, () => false)))
  expect([lines.length, new Set(lines.map(({ id }) => id)).size]).toEqual([MANY, MANY])
  const [{ cursor: first } = { cursor: '' }] = lines
  expect(new Set(lines.map(({ cursor }) => cursor.split('.')[1]))).toEqual(new Set([first.split('.')[1]]))
})

it('the moment for the next call is that of the first answer, however often it was gone on from', async () => {
  const { lines, next } = await extracted(server.test, analista.token, { limite: '3000' })
  expect(lines.length).toBe(3000)
  const again = await extracted(server.test, analista.token, { cursor: lines.at(-1)!.cursor, limite: '10' })
  expect([again.next, again.lines.length]).toEqual([next, 10])
  expect(again.lines[0]!.id).toBeGreaterThan(lines.at(-1)!.id)
})

it('changes are gone on from, too: deleted ones first, then changed ones, by small pieces', async () => {
  const since = new Date(Date.now() - 600_000).toISOString()
  const { lines: whole } = await extracted(server.test, analista.token, { atualizado_desde: since })
  await deleteCaso(server.test, analista.token, whole[7]!.id)
  await seed(server.test.db, { atualizado_em: new Date() }, 5)
  const { lines: all } = await extracted(server.test, analista.token, { atualizado_desde: since })
  const pieces: Line[] = []
  for (;;) {
    const cursor = pieces.at(-1)?.cursor
    const query = { atualizado_desde: since, limite: '2900', ...(cursor ? { cursor } : {}) }
    const { lines } = await extracted(server.test, analista.token, query)
    pieces.push(...lines)
    if (lines.length < 2900) break
  }
  const shape = (lines: Line[]) => lines.map(({ id, removido, cursor }) => [id, removido, cursor.split('.')[3]])
  expect(shape(pieces)).toEqual(shape(all))
})

it('two at once for an account (429), four for the instance (503); a client that goes away gives its place back', async () => {
  const { extracts } = server.test.services
  const own = [extracts.enter(analista.id), extracts.enter(analista.id)]
  const call = () => server.test.call('GET', EXTRATO, { token: analista.token })
  const refused = await call()
  expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  for (const leave of own) leave()
  const others = [0, 1, 2, 3].map((i) => extracts.enter(-i - 1))
  const busy = await call()
  expect([busy.status, busy.body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(busy.body.error.message).not.toBe(refused.body.error.message)
  for (const leave of others) leave()
  await taken({}, (bytes) => bytes > 1000)
  await ended()
  // The connections of the database are free again: whoever comes next gets everything.
  expect(await extracted(server.test, analista.token, { limite: '5' })).toMatchObject({ lines: { length: 5 } })
})

it('a refused extract takes no place', async () => {
  await server.test.call('GET', EXTRATO, { token: analista.token, query: { municipio: 'Lugar Nenhum' } })
  expect(server.test.services.extracts.running).toBe(0)
})

it('a client that takes nothing is given up, and its place is free', async () => {
  let left = 0
  let isOver = false
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(300_000)
    } finally {
      isOver = true
    }
  }
  const stream = streamOf(endless(), () => void left++, 20)
  stream.once('readable', () => {})
  const [error] = await once(stream, 'error')
  expect(String(error)).toContain('the client takes nothing')
  await new Promise((resolve) => setImmediate(resolve))
  expect([left > 0, isOver]).toEqual([true, true])
})

it('an extract asks for the right again at each batch, and ends when it is gone', async () => {
  let asked = 0
  const rows = async () => rowsIn([Buffer.from('false\u001f0\u001f1\u001f1\u001f\u001e'), 1], 4)!
  const read = async ({ id }: Position) => ({ count: 1, rows, next: { phase: 'all' as const, at: 0, id: id + 1 } })
  const requireRight = async () => {
    if (++asked > 3) throw new Error('gone')
  }
  const cursor = { settled: 0, digest: '00000000', position: { phase: 'all' as const, at: 0, id: 0 } }
  let came = 0
  const reading = (async () => {
    for await (const { from, to } of slices({ read, cursor, most: 1000, requireRight })) came += to - from
  })()
  await expect(reading).rejects.toThrow('gone')
  expect(came).toBe(3)
})

it('who was deactivated meanwhile gets no more', async () => {
  const { lines } = await extracted(server.test, analista.token, { limite: '2' })
  await server.test.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, analista.id))
  const query = { cursor: lines.at(-1)!.cursor }
  expect((await server.test.call('GET', EXTRATO, { token: analista.token, query })).status).toBe(401)
  expect(await server.test.db.$count(casos)).toBeGreaterThan(MANY)
})
