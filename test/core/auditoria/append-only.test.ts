import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkTrail } from '../../../src/core/auditoria/check-trail.ts'
import { sealNext } from '../../../src/core/auditoria/seal-trail.ts'
import { analyseCasos } from '../../../src/modules/agravos/counts/fold.ts'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import { connect, type Database, sqlState } from '../../../src/platform/db/client.ts'
import { account, login } from '../../support/accounts.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { asRuntime } from '../../support/runtime.ts'

/** The roles as they should be set up: one owns the database and migrates, another works. Neither is a superuser. */
const name = `${inject('prefix')}dono_${randomBytes(4).toString('hex')}`
const url = new URL(inject('adminUrl'))
let admin: Database
let test: TestApp

beforeAll(async () => {
  const password = randomBytes(12).toString('hex')
  const server = connect(inject('adminUrl'), { max: 1 })
  await server.sql.unsafe(`create role ${name} login password '${password}' nosuperuser nocreatedb nocreaterole`)
  await server.sql.unsafe(`create database ${name} owner ${name} template template0`)
  await server.close()
  url.pathname = `/${name}`
  admin = connect(url.href, { max: 1 })
  url.username = name
  url.password = password
  await prepareDatabase(url.href, asRuntime(url.href, inject('runtime')))
  test = await openApp({ url: url.href })
})

afterAll(async () => {
  await test?.close()
  await admin?.close()
  const server = connect(inject('adminUrl'), { max: 1 })
  await server.sql.unsafe(`drop database if exists ${name} with (force)`)
  await server.sql.unsafe(`drop role if exists ${name}`)
  await server.close()
})

const statements: [string, ReturnType<typeof sql>][] = [
  ['update', sql`update auditoria set acao = 'x'`],
  ['update of no row', sql`update auditoria set acao = 'x' where false`],
  ['delete', sql`delete from auditoria`],
  ['truncate', sql`truncate auditoria`],
  ['truncate of another table, cascading', sql`truncate usuarios, auditoria cascade`],
  ['merge', sql`merge into auditoria a using (select 1) x on a.id > 0 when matched then delete`]
]
const rows = async () => [...(await test.db.execute(sql`select * from auditoria order by id`))]

async function refusal(statement: ReturnType<typeof sql>) {
  const before = await rows()
  expect(before.length).toBeGreaterThan(0)
  const error = await test.db.execute(statement).catch((thrown) => thrown)
  expect(await rows()).toEqual(before)
  return sqlState(error)
}

describe('auditoria, for a role that owns the table and is not a superuser', () => {
  it('the role is what it should be, and the service works as another', async () => {
    const [role] = await test.db.execute(sql`
      select r.rolsuper as superuser, pg_get_userbyid(c.relowner) = current_user as owner
      from pg_roles r, pg_class c where r.rolname = current_user and c.oid = 'public.auditoria'::regclass`)
    expect(role).toEqual({ superuser: false, owner: true })
    const who = await account(test, 'admin')
    await login(test, who.email, 'errada')
    const { body } = await test.call('GET', '/api/v1/auditoria', { token: who.token })
    // The reading is written to the trail a moment later.
    await test.services.readings.flush()
    expect(body.items.map(({ acao }: { acao: string }) => acao)).toEqual(['login.falha', 'login.sucesso'])
  })

  it.each(statements)('auditoria: %s is refused, and every row stays', async (_, statement) => {
    expect(await refusal(statement)).toBe('42501')
  })

  it('auditoria: the role cannot avoid the trigger by acting as a replica', async () => {
    expect(await refusal(sql`set session_replication_role = replica`)).toBe('42501')
  })

  it.each(statements)(
    'auditoria: without the trigger, %s is still refused by the missing right',
    async (_, statement) => {
      await admin.sql`alter table auditoria disable trigger auditoria_somente_acrescimo`
      try {
        expect(await refusal(statement)).toBe('42501')
      } finally {
        await admin.sql`alter table auditoria enable always trigger auditoria_somente_acrescimo`
      }
    }
  )

  it.each(statements)(
    'auditoria: with every right, %s is still refused by the trigger, to a superuser too',
    async (_, statement) => {
      await admin.sql.unsafe(`grant all on auditoria to ${name}`)
      try {
        expect(await refusal(statement)).toBe('42501')
        const error = await admin.db.execute(statement).catch((thrown) => thrown)
        expect(error.cause?.message).toBe('auditoria is append-only')
      } finally {
        await admin.sql.unsafe(`revoke update, delete, truncate on auditoria from ${name}`)
      }
    }
  )
})

describe('auditoria, for the role in which the service works', () => {
  const service = () => test.services.db

  it('it owns nothing, and can do what the service does', async () => {
    const [role] = await service().execute(sql`
      select r.rolsuper as superuser, (select count(*)::int from pg_class c where c.relowner = r.oid) as owns
      from pg_roles r where r.rolname = current_user`)
    expect(role).toEqual({ superuser: false, owns: 0 })
    await service().execute(sql`insert into auditoria (em, acao, alvo_tipo) values (now(), 'x', 'caso')`)
    expect((await sealNext(service(), { now: test.clock.moment }))?.linhas).toBeGreaterThan(0)
    expect((await checkTrail(service(), test.clock.moment)).findings).toEqual([])
    await analyseCasos(service())
    const [taken] = await test.db.execute(
      sql`select last_analyze is not null as taken from pg_stat_user_tables where relname = 'casos'`
    )
    expect(taken).toEqual({ taken: true })
  })

  it.each<[string, string]>([
    ...['auditoria', 'auditoria_lacres'].flatMap((table): [string, string][] => [
      ['update', `update ${table} set em = now()`],
      ['delete', `delete from ${table}`],
      ['truncate', `truncate ${table}`],
      ['disable the trigger', `alter table ${table} disable trigger all`],
      ['drop the trigger', `drop trigger ${table}_somente_acrescimo on ${table}`],
      ['alter', `alter table ${table} add column x text`],
      ['take', `alter table ${table} owner to current_user`],
      ['drop', `drop table ${table}`],
      ['rename', `alter table ${table} rename to y`],
      ['a trigger of its own', `create trigger z before insert on ${table} execute function auditoria_recusa()`],
      ['a rule', `create rule z as on insert to ${table} do instead nothing`],
      ['lend rights', `grant delete on ${table} to current_user with grant option`]
    ]),
    [
      'replace what the trigger does',
      'create or replace function auditoria_recusa() returns trigger language plpgsql as $$ begin return null; end $$'
    ],
    ['a function of its own', 'create function y() returns int language sql return 1'],
    ['turn the ids back', `select setval(pg_get_serial_sequence('auditoria', 'id'), 1)`],
    ['step around as a replica', 'set session_replication_role = replica'],
    ['become the owner', `set role ${name}`],
    ['empty another table at once', 'truncate casos cascade']
  ])('%s is refused: %s', async (_, statement) => {
    const before = await rows()
    const error = await service()
      .execute(sql.raw(statement))
      .then(
        () => null,
        (thrown) => thrown
      )
    // PostgreSQL only warns about granting a right that the role does not hold.
    if (!statement.startsWith('grant')) expect(sqlState(error)).toBe('42501')
    expect(await rows()).toEqual(before)
    const [may] = await service().execute(
      sql`select has_table_privilege('auditoria', 'update, delete, truncate') as may`
    )
    expect(may).toEqual({ may: false })
  })
})
