import { beforeAll, expect, inject, it } from 'vitest'
import { connect } from '../../../src/platform/db/client.ts'
import { createGuard } from '../../../src/platform/primary/guard.ts'
import { account } from '../../support/accounts.ts'
import { caso } from '../../support/caso.ts'
import { createEmptyDatabase } from '../../support/database.ts'
import { recordLog } from '../../support/log.ts'
import { CASOS, type Instance, instances } from './instance.ts'
import { pair } from './pair.ts'

/** A standby that has everything is promoted. */
const site = pair()
const open = instances(() => site.url)

let instance: Instance
let token: string

async function record(numero: string): Promise<string> {
  const { status, body } = await instance.call('POST', CASOS, { token, body: caso(numero) })
  expect(status).toBe(201)
  await instance.confirm()
  return `${CASOS}/${body.id}`
}

beforeAll(async () => {
  instance = await open()
  token = (await account(instance, 'admin')).token
})

it('goes on with a primary that has what was acknowledged, although it lacks what was not', async () => {
  const path = await record('guardado')
  await site.caughtUp()
  site.part()
  // In the log, and confirmed to nobody.
  await site.onPrimary.sql`select pg_logical_emit_message(false, 'test', repeat('x', 100000))`
  await site.promote()
  site.lead('standby')
  await instance.answers(path, token, 200)
  await record('depois')
  expect(await instance.metric()).toBe('0')
  expect(instance.told()).toEqual([])
})

it('refuses the former primary from then on, and leaves its own connections to it', async () => {
  const path = await record('novo')
  site.lead('primary')
  await instance.refuses(path, token)
  site.lead('standby')
  await instance.answers(path, token, 200)
})

it('uses another database at once, and says so', async () => {
  const { log, lines } = recordLog()
  const guard = createGuard({ accepted: null, log })
  const other = await createEmptyDatabase()
  for (const url of [site.url, other.url]) {
    const database = connect(url, { max: 1, guard })
    expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }])
    await guard.confirm((text) => database.sql.unsafe(text))
    await database.close()
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['primary: another database is used from now on'])
  await other.drop()
})

it('uses a server that does not tell its positions, and says once that a loss would not be noticed', async () => {
  const { log, lines } = recordLog()
  const guard = createGuard({ accepted: null, log })
  const database = connect(site.url, { max: 2, guard })
  const { role } = inject('runtime')
  const asRole = new URL(site.url)
  asRole.username = role
  asRole.password = inject('runtime').password
  await database.sql.unsafe('revoke execute on function pg_current_wal_insert_lsn() from public')
  const untold = connect(asRole.href, { max: 2, guard })
  try {
    expect(await Promise.all([untold.sql`select 1 as one`, untold.db.execute('select 2 as two')])).toHaveLength(2)
    await guard.confirm((text) => untold.sql.unsafe(text))
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'primary: the server does not tell how far its log goes, so a loss would not be noticed'
    ])
  } finally {
    await database.sql.unsafe('grant execute on function pg_current_wal_insert_lsn() to public')
    await untold.close()
    await database.close()
  }
})
