import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { jobs } from '../../../src/core/jobs/tables.ts'
import { idOf, MOST_KEYS } from '../../../src/core/retries/kept.ts'
import { respostasGuardadas } from '../../../src/core/retries/tables.ts'
import { removals } from '../../../src/handlers.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { cleanUp } from '../../../src/platform/time/cleanup.ts'
import { filePart as anexoPart, anexosAt, PDF, storedFiles } from '../../modules/agravos/anexos-support.ts'
import { CASOS, casoBody } from '../../modules/agravos/support.ts'
import { BULK, fieldPart, filePart } from '../../modules/importacao/api-support.ts'
import { multipart } from '../../modules/usuarios/support.ts'
import { WEBHOOKS, webhookBody } from '../../modules/webhooks/api-support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { MASTER_KEY, openApp, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { whole } from '../../support/sample.ts'
import { type Keyed, postTo } from './support.ts'

const GRUPOS = '/api/v1/grupos'
const SIGNUP = '/api/v1/usuarios/signup'

let test: TestApp
let other: TestApp
let admin: Account
let second: Account

beforeAll(async () => {
  test = await startApp()
  other = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })
  admin = await account(test, 'admin')
  second = await account(test, 'admin')
})
afterAll(async () => {
  await other.close()
  await test.close()
})

const post = (path: string, { at = test, ...keyed }: Keyed & { at?: TestApp }) => postTo(at, path, keyed)

const grupo = () => ({ nome: `grupo_${randomUUID().replaceAll('-', '_')}`, descricao: 'De teste' })
const named = (nome: string) => test.db.$count(grupos, eq(grupos.nome, nome))

describe('Idempotency-Key: a repeated request', () => {
  const atOnce = whole ? 100 : 30
  it(`${atOnce} at once through two instances, each again after a 409: one record, equal answers`, async () => {
    const body = grupo()
    const key = randomUUID()
    const until = async (n: number) => {
      for (;;) {
        const answer = await post(GRUPOS, { key, body, token: admin.token, at: n % 2 ? test : other })
        if (answer.status !== 409) return answer
        await pause(20)
        expect(answer).toMatchObject({ retry: '1', payload: expect.stringContaining('IDEMPOTENCY_IN_PROGRESS') })
      }
    }
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, n) => until(n)))
    expect(new Set(answers.map(({ status, payload }) => `${status} ${payload}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(answers.filter(({ replayed }) => replayed !== 'true')).toHaveLength(1)
    expect(await named(body.nome)).toBe(1)
  })

  it('a case, usually recorded together with others: one case, one entry of the trail, webhooks woken once', async () => {
    const body = casoBody()
    const before = test.woken.times
    await test.call('POST', WEBHOOKS, { token: second.token, body: webhookBody() })
    const sent = { key: 'caso-1', body, token: admin.token }
    const first = await post(CASOS, sent)
    // A repetition in another language gets the first answer, in the first language.
    const again = await post(CASOS, { ...sent, language: 'en-US' })
    expect(first).toMatchObject({ status: 201, replayed: undefined, contentLanguage: 'pt-BR' })
    expect(again).toEqual({ ...first, replayed: 'true' })
    expect(await test.db.$count(casos, eq(casos.numero_notificacao, body.numero_notificacao))).toBe(1)
    expect(await test.db.$count(auditoria, eq(auditoria.acao, 'caso.criado'))).toBe(1)
    expect(test.woken.times - before).toBe(1)
  })

  it('an answer without a body, one of a secret, and one of an upload', async () => {
    const body = webhookBody({ url: 'https://outro.saude.example/eventos' })
    const first = await post(WEBHOOKS, { key: 'segredo', body, token: admin.token })
    expect(first.status).toBe(201)
    expect(await post(WEBHOOKS, { key: 'segredo', body, token: admin.token })).toEqual({ ...first, replayed: 'true' })
    expect(await test.db.$count(webhooks, eq(webhooks.donoId, admin.id))).toBe(1)
    const { segredo } = JSON.parse(first.payload).data
    const rows = await test.db.select().from(respostasGuardadas)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ resposta }) => !resposta.startsWith('v2.'))).toEqual([])
    const tables = await test.db.execute<{ nome: string }>(
      sql`select table_name as nome from information_schema.tables where table_schema = 'public'`
    )
    for (const { nome } of tables) {
      const found = await test.db.execute(
        sql`select 1 from ${sql.identifier(nome)} t where strpos(t::text, ${segredo}::text) > 0`
      )
      expect([nome, found.length]).toEqual([nome, 0])
    }

    const upload = (content: string) =>
      post(BULK, { key: 'envio', token: admin.token, ...multipart([filePart(content), fieldPart('formato', 'csv')]) })
    const sent = await upload('a;b\n1;2\n')
    expect(sent.status).toBe(202)
    expect(await upload('a;b\n1;2\n')).toEqual({ ...sent, replayed: 'true' })
    expect(await test.db.$count(jobs)).toBe(1)
    expect(await upload('a;b\n1;3\n')).toMatchObject({ status: 422 })
  })

  it('sign-up, without a token: one account; the same key with another body is another request; after 24 hours it is judged anew', async () => {
    const body = (email: string) => ({ usuario: { nome: 'Ana Souza', email, senha: SENHA, master_key: MASTER_KEY } })
    const sent = { key: '1', body: body('chave@saude.example') }
    const first = await post(SIGNUP, sent)
    expect(first.status).toBe(201)
    expect(await post(SIGNUP, sent)).toEqual({ ...first, replayed: 'true' })
    expect(await post(SIGNUP, { key: '1', body: body('chave2@saude.example') })).toMatchObject({
      status: 201,
      replayed: undefined
    })
    expect(await test.db.$count(usuarios, sql`email like 'chave%'`)).toBe(2)

    const start = test.clock.moment
    test.advance(24 * 3600_000 - 1000)
    expect(await post(SIGNUP, sent)).toMatchObject({ status: 201, replayed: 'true' })
    await cleanUp(test.db, test.clock.moment, removals)
    expect(await test.db.$count(respostasGuardadas)).toBeGreaterThan(0)
    test.advance(1000)
    expect(await post(SIGNUP, sent)).toMatchObject({ status: 422, replayed: undefined })
    await cleanUp(test.db, test.clock.moment, removals)
    expect(await test.db.$count(respostasGuardadas)).toBe(0)
    test.clock.moment = start
  })
})

describe('Idempotency-Key: refused', () => {
  it('for another body, operation or path: 422; another account may use it', async () => {
    const body = grupo()
    const key = randomUUID()
    expect(await post(GRUPOS, { key, body, token: admin.token })).toMatchObject({ status: 201 })
    const reused = { status: 422, payload: expect.stringContaining('IDEMPOTENCY_MISMATCH') }
    expect(await post(GRUPOS, { key, body: grupo(), token: admin.token })).toMatchObject(reused)
    expect(await post(CASOS, { key, body: casoBody(), token: admin.token })).toMatchObject(reused)
    // Description A has no codes here.
    const inA = await post('/api/v1/permissoes/', { key, body: { nome: 'x.y', descricao: null }, token: admin.token })
    expect({ status: inA.status, loc: JSON.parse(inA.payload).detail?.[0]?.loc }).toEqual({
      status: 422,
      loc: ['header', 'Idempotency-Key']
    })
    expect(await post(GRUPOS, { key, body: grupo(), token: second.token })).toMatchObject({ status: 201 })
  })

  it.each(['', 'a b', 'ação', 'x'.repeat(256)])('%j is not a valid key: 422', async (key) => {
    const { status, body } = await test.call('POST', GRUPOS, {
      token: admin.token,
      body: grupo(),
      headers: { 'idempotency-key': key }
    })
    expect({ status, details: body.error.details }).toMatchObject({
      status: 422,
      details: [{ field: 'Idempotency-Key', code: 'INVALID_FORMAT' }]
    })
  })

  it('while the first is under way: 409; afterwards it is done', async () => {
    const body = grupo()
    const key = randomUUID()
    const id = idOf({ key, callerId: admin.id, chaveId: null, operation: 'criarGrupo', fingerprint: '' })
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`retries.${id}`}, 0))`)
      expect(await post(GRUPOS, { key, body, token: admin.token })).toMatchObject({ status: 409, retry: '1' })
    })
    expect(await named(body.nome)).toBe(0)
    expect(await post(GRUPOS, { key, body, token: admin.token })).toMatchObject({ status: 201, replayed: undefined })
  })

  it('a refusal is not kept, but what was written beside it is', async () => {
    const key = randomUUID()
    const nome = 'Zuleica Prado'
    const body = casoBody({ paciente_nome: nome, bairro_residencia: nome })
    expect(await post(CASOS, { key, body, token: admin.token })).toMatchObject({ status: 422 })
    expect(await test.db.$count(auditoria, eq(auditoria.acao, 'caso.texto_recusado'))).toBe(1)
    const right = { ...body, bairro_residencia: null }
    expect(await post(CASOS, { key, body: right, token: admin.token })).toMatchObject({ status: 201 })
  })

  it('one key more than an account may use in 24 hours: 429; without a key it is done', async () => {
    const { id, token } = await account(test, 'admin')
    const em = test.clock.moment.toISOString()
    await test.db.execute(sql`
      insert into respostas_guardadas (id, usuario_id, resposta, criado_em)
      select 'cheia' || n, ${id}::int, 'v1.', ${em}::timestamptz from generate_series(1, ${MOST_KEYS}::int) n`)
    expect(await post(GRUPOS, { key: 'mais', body: grupo(), token })).toMatchObject({ status: 429, retry: '3600' })
    expect((await test.call('POST', GRUPOS, { token, body: grupo() })).status).toBe(201)
    await test.db.delete(respostasGuardadas).where(eq(respostasGuardadas.id, 'cheia1'))
    expect(await post(GRUPOS, { key: 'mais', body: grupo(), token })).toMatchObject({ status: 201 })
  })

  it('a caller who may no longer do it does not get the kept answer', async () => {
    const gestor = await account(test, 'admin')
    const sent = { key: 'minha', body: grupo(), token: gestor.token }
    expect(await post(GRUPOS, sent)).toMatchObject({ status: 201 })
    await test.db.execute(sql`delete from usuarios_grupos where usuario_id = ${gestor.id}`)
    expect(await post(GRUPOS, sent)).toMatchObject({ status: 403 })
  })
})

it('Idempotency-Key: a transaction that fails at its very end leaves nothing, and the repetition creates', async () => {
  await test.db.execute(sql`
    create function fail_at_end() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '40001'; end $$`)
  await test.db.execute(sql`
    create constraint trigger fail_at_end after insert on respostas_guardadas deferrable initially deferred
    for each row execute function fail_at_end()`)
  const sent = [
    { path: GRUPOS, body: grupo(), key: 'falha-1', token: admin.token },
    { path: CASOS, body: casoBody(), key: 'falha-2', token: admin.token }
  ]
  const [existing] = await test.db.select({ id: casos.id }).from(casos).limit(1)
  const casoId = existing?.id as number
  const attach = () => post(anexosAt(casoId), { key: 'falha-3', token: admin.token, ...multipart([anexoPart(PDF)]) })
  const before = [await test.db.$count(grupos), await test.db.$count(casos)]
  expect(await attach()).toMatchObject({ status: 503 })
  expect(await storedFiles(test, casoId)).toEqual([])
  for (const { path, ...each } of sent) expect(await post(path, each)).toMatchObject({ status: 503 })
  expect([await test.db.$count(grupos), await test.db.$count(casos)]).toEqual(before)
  await test.db.execute(sql`drop function fail_at_end() cascade`)
  for (const { path, ...each } of sent) {
    expect(await post(path, each)).toMatchObject({ status: 201, replayed: undefined })
    expect(await post(path, each)).toMatchObject({ status: 201, replayed: 'true' })
  }
  expect([await test.db.$count(grupos), await test.db.$count(casos)]).toEqual(before.map((n) => n + 1))
  expect([await attach(), await attach()]).toMatchObject([{ status: 201 }, { status: 201, replayed: 'true' }])
  expect(await storedFiles(test, casoId)).toHaveLength(1)
})
