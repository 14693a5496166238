import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTrail } from '../../../src/core/auditoria/check-trail.ts'
import { countTrail } from '../../../src/core/auditoria/count.ts'
import { sealingOfTrail, sealNext } from '../../../src/core/auditoria/seal-trail.ts'
import { connect, type Database } from '../../../src/platform/db/client.ts'
import { useDataKeys } from '../../../src/platform/sealing/keys.ts'
import { testKeys } from '../../support/data-keys.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const HOUR = 3600_000

let database: TestDatabase
let connection: Database
let now = NOW

beforeEach(async () => {
  now = NOW
  database = await createTestDatabase()
  connection = connect(database.url, { max: 3 })
})
afterEach(async () => {
  useDataKeys(testKeys)
  await connection.close()
  await database.drop()
})

const run = (statement: ReturnType<typeof sql>) => connection.db.execute(statement)
const seal = (most?: number) => sealNext(connection.db, { now, most })
const count = () => countTrail(connection.db, now)
const check = (anchor?: string) => checkTrail(connection.db, now, anchor)

const write = (rows: number) =>
  run(sql`insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao)
    select now(), 'caso.lido', g, 'caso', g, jsonb_build_object('b', g, 'a', 'ç'), '203.0.113.7', null from generate_series(1, ${rows}::int) g`)

/** Does what only the owner of the server can do. */
async function tamper(statement: ReturnType<typeof sql>) {
  for (const table of ['auditoria', 'auditoria_lacres']) {
    await run(sql.raw(`alter table ${table} disable trigger all`))
    await run(sql.raw(`grant all on ${table} to current_user`))
  }
  await run(statement)
}

const inTurn = async () => {
  await write(25)
  while (((await seal(10))?.linhas ?? 0) > 0);
}

describe('sealing', () => {
  it('nothing without rows; then all rows in batches, each once', async () => {
    expect(await seal()).toBeNull()
    expect(await check()).toEqual({ linhas: 0, lacres: 0, abertas: 0, head: null, findings: [] })
    await inTurn()
    expect(await seal()).toBeNull()
    await write(3)
    expect(await check()).toEqual({
      linhas: 25,
      lacres: 3,
      abertas: 3,
      head: expect.stringMatching(/^3:[0-9a-f]{64}$/),
      findings: []
    })
  })

  it('rows that are committed after others of higher ids are sealed later, and the chain holds in between', async () => {
    await write(2)
    const late = connect(database.url, { max: 1 })
    let commit = () => {}
    const written = new Promise<void>((resolve) => {
      commit = resolve
    })
    let begun = () => {}
    const beginning = new Promise<void>((resolve) => {
      begun = resolve
    })
    const slow = late.db.transaction(async (tx) => {
      await tx.execute(sql`insert into auditoria (em, acao, alvo_tipo) values (now(), 'tardia', 'caso')`)
      begun()
      await written
    })
    await beginning
    await write(2)
    expect((await seal())?.linhas).toBe(4)
    expect((await check()).findings).toEqual([])
    expect(await count()).toBe(4)
    commit()
    await slow
    await late.close()
    expect(await check()).toMatchObject({ abertas: 1, findings: [] })
    expect(await count()).toBe(5)
    expect((await seal())?.linhas).toBe(1)
    expect(await check()).toMatchObject({ linhas: 5, lacres: 2, abertas: 0, findings: [] })
    expect(await seal()).toBeNull()
    expect(await count()).toBe(5)
  })

  it('seals say how many rows there are, and the newest rows are counted', async () => {
    expect(await count()).toBe(0)
    await write(3)
    expect(await count()).toBe(3)
    await inTurn()
    await write(2)
    expect(await count()).toBe(30)
    now = new Date(NOW.getTime() + 48 * HOUR)
    expect(await count()).toBe(30)
  })

  it('when instances begin at once, each row is sealed by one of them', async () => {
    await write(40)
    const services = { db: connection.db, now: () => now }
    await Promise.all(Array.from({ length: 3 }, () => sealingOfTrail.run(services)))
    expect(await check()).toMatchObject({ linhas: 40, abertas: 0, findings: [] })
  })

  it('cannot be changed, removed or emptied by a statement', async () => {
    await inTurn()
    for (const statement of [
      sql`update auditoria_lacres set linhas = 0`,
      sql`delete from auditoria_lacres`,
      sql`truncate auditoria_lacres`
    ])
      await expect(run(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('make check-audit', () => {
  it.each<[string, ReturnType<typeof sql>, string]>([
    [
      'a changed row',
      sql`update auditoria set ator_id = 7 where id = (select min(id) + 12 from auditoria)`,
      'seal 2 .*rows were changed'
    ],
    [
      'a changed detail',
      sql`update auditoria set detalhes = '{}' where id = (select min(id) from auditoria)`,
      'seal 1 .*rows were changed'
    ],
    [
      'a changed moment',
      sql`update auditoria set em = em - interval '1 ms' where id = (select max(id) from auditoria)`,
      'seal 3 .*rows were changed'
    ],
    [
      'a removed row',
      sql`delete from auditoria where id = (select min(id) + 12 from auditoria)`,
      'seal 2 .*1 of 10 rows were removed'
    ],
    [
      'a row put between others',
      sql`insert into auditoria (id, em, acao, alvo_tipo) overriding system value select min(id) - 1, now(), 'falsa', 'caso' from auditoria`,
      '1 rows were inserted between sealed ones: ids -?\\d+'
    ],
    ['a removed seal', sql`delete from auditoria_lacres where n = 2`, '1 seals are missing after seal 1'],
    ['a changed seal', sql`update auditoria_lacres set linhas = 9 where n = 2`, 'seal 2 .*was changed'],
    [
      'a row and its digest changed together',
      sql`with c as (update auditoria set acao = 'x' where id = (select max(id) from auditoria))
        update auditoria_lacres set resumo = sha256('x'), elo = sha256('y') where n = 3`,
      'seal 3 .*was changed'
    ]
  ])('finds %s', async (_, statement, finding) => {
    await inTurn()
    expect((await check()).findings).toEqual([])
    await tamper(statement)
    expect((await check()).findings).toContainEqual(expect.stringMatching(finding))
  })

  it('finds a chain that was made anew without the key', async () => {
    await inTurn()
    useDataKeys({ current: Buffer.alloc(32, 5).toString('base64'), previous: null })
    await tamper(sql`delete from auditoria_lacres`)
    while (((await seal(10))?.linhas ?? 0) > 0);
    const forged = await check()
    expect(forged.findings).toEqual([])
    useDataKeys(testKeys)
    expect((await check()).findings).toEqual([expect.stringMatching('signed by a key that is not here')])
    // The service refuses to sign on top of a forged seal.
    await write(1)
    await expect(seal()).rejects.toThrow('not signed by a key of ours')
    // Giving the forger's key the name of ours does not help.
    const [own] = await run(sql`select chave from auditoria_lacres limit 1`)
    await tamper(sql`update auditoria_lacres set chave = ${'x'} where chave = ${String(own?.chave)}`)
    expect((await check()).findings.length).toBeGreaterThan(0)
  })

  it('finds a cut-off end by a head noted earlier', async () => {
    await inTurn()
    const { head } = await check()
    expect((await check(head!)).findings).toEqual([])
    await tamper(sql`with s as (delete from auditoria_lacres where n = 3 returning ids)
      delete from auditoria using s where s.ids @> auditoria.id`)
    expect((await check()).findings).toEqual([])
    expect((await check(head!)).findings).toEqual(['the chain does not have the head that was noted'])
  })

  it('a row that comes too late is reported as inserted', async () => {
    await inTurn()
    await run(sql`select setval(pg_get_serial_sequence('auditoria', 'id'), (select max(id) + 5 from auditoria))`)
    await write(1)
    await seal()
    const between = sql`insert into auditoria (id, em, acao, alvo_tipo) overriding system value
      select max(id) - 2, now(), 'tardia', 'caso' from auditoria`
    await run(between)
    expect(await check()).toMatchObject({ abertas: 1, findings: [] })
    now = new Date(NOW.getTime() + 25 * HOUR)
    expect((await check()).findings).toEqual([expect.stringMatching('1 rows were inserted')])
  })

  it('holds over a change of the key', async () => {
    await inTurn()
    const next = Buffer.alloc(32, 6).toString('base64')
    useDataKeys({ current: next, previous: testKeys.current })
    await sealNext(connection.db, { now, always: true })
    useDataKeys({ current: next, previous: null })
    expect(await check()).toMatchObject({ linhas: 25, lacres: 4, findings: [] })
    await tamper(sql`update auditoria_lacres set linhas = 9 where n = 1`)
    expect((await check()).findings).toContainEqual(expect.stringMatching('seal 1 .*was changed'))
  })
})
