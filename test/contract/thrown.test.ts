import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../src/engine/contract/handler.ts'
import {
  accountLocked,
  mfaRequired,
  notFound,
  type Problem,
  permissionDenied,
  unauthorized,
  validationError
} from '../../src/errors.ts'
import { connect } from '../../src/platform/db/client.ts'
import { operation, startOwn } from './own-contract.ts'
import { expectEnvelope, refusedFields } from './support.ts'

const SECRET = 'Maria da Silva'
type Handler = (request: unknown, context: Context<'public'>) => Promise<unknown>

const fail =
  (error: unknown): Handler =>
  async () => {
    throw error
  }
const query =
  (text: string): Handler =>
  async (_, { db }) =>
    await db.execute(sql.raw(text))
const raised = (state: string) => query(`do $$ begin raise exception '${SECRET}' using errcode = '${state}'; end $$`)
const without = (...more: string[]) => `'${SECRET}'${more.join('')}`

/** Faults of the service: the answer is 500, and the log knows more. */
const internal: [string, Handler][] = [
  ['an Error', fail(new Error(SECRET))],
  ['a TypeError', fail(new TypeError('x is not a function'))],
  [
    'an Error with the status of another service',
    fail(Object.assign(new Error(SECRET), { statusCode: 404, code: 'NoSuchKey' }))
  ],
  ['an Error with a status and no code', fail(Object.assign(new Error(SECRET), { statusCode: 401 }))],
  ['an Error with a number for a code', fail(Object.assign(new Error(SECRET), { code: 22 }))],
  ['an Error with another for its cause', fail(new Error('outer', { cause: new Error(SECRET) }))],
  ['text', fail(SECRET)],
  ['null', fail(null)],
  ['undefined', fail(undefined)],
  ['a plain object', fail({ message: SECRET })],
  ['a table that is not there (42P01)', query(`select * from "${SECRET}"`)],
  ['broken SQL (42601)', query(`select from where ${without()}`)],
  ['an exception of a trigger (P0001)', raised('P0001')],
  ['a fault of PostgreSQL itself (XX000)', raised('XX000')],
  ['an error that the operation does not declare: 404', fail(notFound())],
  ['an error that the operation does not declare: 403', fail(permissionDenied('usuarios.listar'))],
  ['an error that the operation does not declare: 401', fail(unauthorized())],
  ['an error that the operation does not declare: 423', fail(accountLocked(new Date(0)))],
  ['an error that the operation does not declare: 428', fail(mfaRequired())]
]

/** Values that slip past validation are still the request's fault. */
const invalid: [string, Handler][] = [
  ['22012 division by zero', query(`select 1 / length(${without()}) / 0`)],
  ['22P02 bad text for a number', query(`select ${without()}::int`)],
  ['22003 number out of range', query(`select 99999999999::int, ${without()}`)],
  ['22008 date that is none', query(`select '2024-02-30'::date, ${without()}`)],
  [
    '22001 text too long',
    query(`create temporary table curto (a varchar(3)) on commit drop; insert into curto values (${without()})`)
  ],
  ['22021 NUL in text', async (_, { db }) => await db.execute(sql`select ${`${SECRET}\0`}::text`)],
  ['23505 duplicate', query(`insert into permissoes (nome, descricao) values ('usuarios.listar', ${without()})`)],
  ['23502 missing value', query(`insert into permissoes (nome, descricao) values (null, ${without()})`)],
  ['23503 missing record', query('insert into usuarios_permissoes values (2147483647, 2147483647)')],
  ['23514 check', raised('23514')],
  ['23P01 exclusion', raised('23P01')]
]

/** Faults that may pass, so the request may succeed later. */
const unavailable: [string, Handler][] = [
  ['a connection that PostgreSQL ended', query(`select pg_terminate_backend(pg_backend_pid()), ${without()}`)],
  [
    'a statement over its time limit',
    async (_, { db }) =>
      await db.transaction(async (tx) => {
        await tx.execute(sql.raw('set local statement_timeout = 20'))
        await tx.execute(sql.raw(`select pg_sleep(30), ${without()}`))
      })
  ],
  [
    'a server that does not listen',
    async () => {
      const nobody = connect('postgres://nobody@127.0.0.1:1/nothing', { max: 1 })
      await nobody.db.execute(sql.raw(`select ${without()}`)).finally(nobody.close)
    }
  ],
  [
    'a client that is closed',
    async () => {
      const closed = connect('postgres://nobody@127.0.0.1:1/nothing', { max: 1 })
      await closed.close()
      await closed.db.execute(sql.raw(`select ${without()}`))
    }
  ],
  ['57P01 of a shutdown', raised('57P01')],
  ['40001 serialisation', raised('40001')],
  ['40P01 deadlock', raised('40P01')],
  ['53300 too many connections', raised('53300')],
  ['53100 disk full', raised('53100')],
  ['55P03 lock not available', raised('55P03')],
  ['25006 read-only', query(`set transaction read only; insert into permissoes (nome) values (${without()})`)],
  ['08006 connection failure', raised('08006')]
]

describe.each(['a', 'b'] as const)('an operation of description %s', (description) => {
  let test: Awaited<ReturnType<typeof startOwn>>
  const rows = [...internal, ...invalid, ...unavailable]
  const numbered = (list: [string, Handler][]) => list.map((row) => [row[0], `op${rows.indexOf(row)}`] as const)
  beforeAll(async () => {
    test = await startOwn(rows.map(([, handler], i) => [operation(`op${i}`, { description }), handler as never]))
  })
  afterAll(() => test.close())
  beforeEach(() => {
    test.lines.length = 0
  })

  it.each(numbered(internal))('%s: 500 INTERNAL_ERROR, and a line in the log', async (_, id) => {
    const answer = await test.get(id)
    expectEnvelope(answer, 500, 'INTERNAL_ERROR')
    expect(Object.keys(answer.body.error).sort()).toEqual(['code', 'message', 'request_id', 'timestamp'])
    expect(answer.headers['www-authenticate']).toBeUndefined()
    expect(test.lines.filter(({ level }) => level === 50)).not.toEqual([])
  })

  it.each(numbered(invalid))('%s: 422, without the words of the database; the log has the state', async (name, id) => {
    const answer = await test.get(id)
    expect(refusedFields(answer, { description })).toEqual(['body'])
    expectOurWords(answer.body)
    const state = name.slice(0, 5)
    expect(test.lines).toMatchObject([
      {
        level: 40,
        msg: 'request refused by the database',
        err: { state, message: `the database refused a query (${state})` }
      }
    ])
  })

  it.each(numbered(unavailable))('%s: 503 SERVICE_UNAVAILABLE with Retry-After', async (_, id) => {
    const answer = await test.get(id)
    expectEnvelope(answer, 503, 'SERVICE_UNAVAILABLE')
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expectOurWords(answer.body)
    expect(test.lines.filter(({ level }) => level === 50)).not.toEqual([])
  })

  it('the log names the state of a database error, never its data', async () => {
    for (const [, id] of [...numbered(invalid), ...numbered(unavailable)]) await test.get(id)
    expect(JSON.stringify(test.lines)).not.toContain(SECRET)
    expect(JSON.stringify(test.lines)).toContain('57014')
  })

  function expectOurWords(body: { error?: object }): void {
    const text = JSON.stringify({ ...body, error: { ...body.error, request_id: '', timestamp: '' } })
    expect(text).not.toMatch(/Maria|select|insert|permissoes|violates|timeout|ECONN|\d{2}[\dP]\d{2}|stack/)
  }
})

describe('a declared error', () => {
  const erro = { 'application/json': { $ref: 'b#/$defs/Erro' } }
  const problem: Problem = {
    in: 'query',
    path: ['x'],
    key: 'field.date',
    code: 'INVALID_DATE',
    type: 'value_error.date'
  }
  let test: Awaited<ReturnType<typeof startOwn>>
  beforeAll(async () => {
    test = await startOwn([
      [operation('negado', { responses: { 403: erro } }), fail(permissionDenied('agravos.listar')) as never],
      [operation('bloqueado', { responses: { 423: erro } }), fail(accountLocked(new Date(0))) as never],
      [operation('recusado', { description: 'a' }), fail(validationError([problem])) as never],
      [operation('recusadoB'), fail(validationError([problem])) as never],
      [operation('despido', { responses: { 422: {}, 503: {} } }), fail(validationError([problem])) as never]
    ])
  })
  afterAll(() => test.close())

  it('is sent with its own fields', async () => {
    const denied = await test.get('negado')
    expectEnvelope(denied, 403, 'PERMISSION_DENIED')
    expect(denied.body.error.required_permission).toBe('agravos.listar')
    expect((await test.get('bloqueado')).body.error.locked_until).toBe('1970-01-01T00:00:00.000Z')
  })

  it('has the shape of its description', async () => {
    const msg = 'Data inválida; use AAAA-MM-DD.'
    expect((await test.get('recusado')).body).toEqual({
      detail: [{ loc: ['query', 'x'], msg, type: 'value_error.date' }]
    })
    expect((await test.get('recusadoB')).body.error.details).toEqual([
      { field: 'x', message: msg, code: 'INVALID_DATE' }
    ])
  })

  it('is a 500 when its status is declared without a body', async () => {
    expectEnvelope(await test.get('despido'), 500, 'INTERNAL_ERROR')
  })
})
