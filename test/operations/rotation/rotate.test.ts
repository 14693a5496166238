import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { openPessoais } from '../../../src/modules/agravos/privacy/sealed.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { mudancas } from '../../../src/modules/importacao/tables.ts'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import { sealedPlaces } from '../../../src/operations/rotation/places.ts'
import { rotateKeys } from '../../../src/operations/rotation/rotate.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { digestOf } from '../../../src/platform/sealing/digest.ts'
import { keyring, useDataKeys } from '../../../src/platform/sealing/keys.ts'
import { WrongDataKey } from '../../../src/platform/sealing/known-keys.ts'
import { notOfCurrentKey, plainTexts, resealAll, type SealedPlace } from '../../../src/platform/sealing/reseal.ts'
import { CASOS, casoBody } from '../../modules/agravos/support.ts'
import { totp } from '../../modules/auth/b-support.ts'
import { IMPORTACOES, importRows, runImport, sheetRows, showJob } from '../../modules/importacao/api-support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { testKeys } from '../../support/data-keys.ts'

const NEW = Buffer.alloc(32, 9).toString('base64')
const CPF = '52998224725'
const SEED = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const HEADERS = { Authorization: 'Bearer canary-header' }

let test: TestApp
let admin: Account
let conta: { id: number; email: string }
let casoId: number
let webhookId: string
let segredo: string

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

/** Puts the database into the state from before there was a key: everything in plain text. */
beforeEach(async () => {
  useDataKeys(testKeys)
  await test.db.execute(sql`delete from usuarios where id <> ${admin.id}`)
  conta = await insertAccount(test, 'usuario', { mfaHabilitado: true })
  const caso = casoBody({ paciente_nome: 'Maria Canário', endereco: { logradouro: 'Rua do Sol', numero: '7' } })
  casoId = (await test.call('POST', CASOS, { token: admin.token, body: caso })).body.id
  const body = { url: 'https://a.example/x', eventos: ['agravo.criado'], headers: HEADERS }
  const webhook = await test.call('POST', '/api/v1/webhooks', { token: admin.token, body })
  ;({ id: webhookId, segredo } = webhook.body.data)
  await test.db.execute(
    sql`update usuarios set cpf = ${CPF}, cpf_digest = null, mfa_segredo = ${SEED} where id = ${conta.id}`
  )
  await test.db.execute(
    sql`update casos_pessoais set nome = 'Maria Canário', logradouro = 'Rua do Sol', numero = '7' where caso_id = ${casoId}`
  )
  await test.db.execute(
    sql`update webhooks set segredo = ${segredo}, headers = ${JSON.stringify(HEADERS)} where id = ${webhookId}`
  )
  await test.db.execute(sql`delete from importacoes`)
  await test.db.execute(sql`
    insert into importacoes (id, estado, modo, ignorar_erros, formato, arquivo_nome, arquivo_tamanho, sha256, criado_em)
    values ('00000000-0000-4000-8000-000000000001', 'em_curso', 'atualizar', true, 'csv', 'a', 1, '', now())`)
  await test.db.execute(sql`
    insert into importacoes_anteriores (importacao_id, caso_id, em, antes)
    values ('00000000-0000-4000-8000-000000000001', ${casoId}, now(), '{"nome": "Maria Canário", "logradouro": null, "id": 1}')`)
})
afterEach(async () => {
  useDataKeys(testKeys)
  await test.db.execute(sql`delete from webhooks`)
  await test.db.execute(sql`delete from chaves_de_dados where id <> ${keyring().current.id}`)
  await test.db.execute(sql`insert into chaves_de_dados values (${keyring().current.id}, now()) on conflict do nothing`)
})

/** Returns every sealed text in the database, by its place. */
async function stored(): Promise<Record<string, string>> {
  const [row] = await test.db.execute<Record<string, string>>(sql`
    select u.cpf, u.mfa_segredo, encode(u.cpf_digest, 'hex') as digest, p.nome, p.logradouro, p.numero, w.segredo, w.headers,
      (select antes ->> 'nome' from importacoes_anteriores) as antes
    from usuarios u, casos_pessoais p, webhooks w where u.id = ${conta.id} and p.caso_id = ${casoId} and w.id = ${webhookId}`)
  return row!
}
const sealedOnes = async () => {
  const { digest: _, ...texts } = await stored()
  return texts
}

/** Checks that everything works as before: found, shown, compared, and used to log in. */
async function expectUsable() {
  const query = { cpf: CPF }
  const { body: list } = await test.call('GET', '/api/v1/usuarios', { token: admin.token, query })
  expect(list.items.map((item: { id: number }) => item.id)).toEqual([conta.id])
  const [person] = await test.db.select().from(casosPessoais).where(eq(casosPessoais.caso_id, casoId))
  expect(openPessoais(casoId, person!)).toMatchObject({ nome: 'Maria Canário', logradouro: 'Rua do Sol', numero: '7' })
  const detail = await test.call('GET', `${CASOS}/${casoId}`, { token: admin.token })
  expect(detail.body.endereco).toMatchObject({ logradouro: 'Rua do Sol', numero: '7' })
  const webhook = await test.call('GET', `/api/v1/webhooks/${webhookId}`, { token: admin.token })
  expect(webhook.body.data.headers).toEqual({ Authorization: '***' })
  test.advance(30_000)
  const body = { username: conta.email, password: SENHA, mfa_code: totp(SEED, test.clock.moment) }
  expect((await test.call('POST', '/api/v1/auth/login', { body })).status).toBe(200)
}

describe('data stored before there was a key', () => {
  it('is refused until it is sealed at the next start', async () => {
    const plain = await sealedOnes()
    expect(Object.values(plain).some((text) => text.startsWith('v'))).toBe(false)
    // Nobody knows who has put a plain text there.
    expect((await test.call('GET', `${CASOS}/${casoId}`, { token: admin.token })).status).toBe(500)
    await prepareDatabase(test.url)
    for (const [place, text] of Object.entries(await sealedOnes()))
      expect([place, text]).toEqual([place, expect.stringMatching(/^v2\./)])
    expect((await stored()).digest).toBe(digestOf(CPF, 'usuarios.cpf').toString('hex'))
    await expectUsable()
  })

  it('is found by an index that is empty afterwards', async () => {
    await prepareDatabase(test.url)
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return await tx.execute<{ line: string }>(sql`explain select caso_id from casos_pessoais where
        ((${plainTexts.where(sql`nome`)}) or (${plainTexts.where(sql`logradouro`)}) or (${plainTexts.where(sql`numero`)})) order by caso_id limit 500`)
    })
    expect(JSON.stringify(plan)).toContain('casos_pessoais_sem_selo')
  })

  it('two accounts cannot have one CPF, sealed or not', async () => {
    await prepareDatabase(test.url)
    const body = { nome: 'Outra', email: 'outra@saude.example', senha: SENHA, cpf: '529.982.247-25' }
    const answer = await test.call('POST', '/api/v1/usuarios', { token: admin.token, body: body })
    expect([answer.status, answer.body.error.details[0].field]).toEqual([422, 'cpf'])
  })
})

describe('make rotate-data-key', () => {
  it('seals telephone, mother and health card of patients again, and the identity shows them as before', async () => {
    const identity = { telefone: '(81) 98765-4321', nome_mae: 'Ana Lima', cns: '700000000000005' }
    const body = casoBody({ paciente: identity })
    const { id } = (await test.call('POST', CASOS, { token: admin.token, body })).body
    await prepareDatabase(test.url)
    useDataKeys({ current: NEW, previous: testKeys.current })
    await prepareDatabase(test.url)
    await rotateKeys(test.db, test.clock.moment)
    useDataKeys({ current: NEW, previous: null })
    const [row] = await test.db.execute<Record<string, string>>(
      sql`select telefone, nome_mae, cns from casos_pessoais where caso_id = ${id}`
    )
    for (const text of Object.values(row!)) expect(text).toMatch(`.${keyring().current.id}.`)
    const shown = await test.call('GET', `${CASOS}/${id}/identificacao`, { token: admin.token })
    expect(shown.body).toMatchObject(identity)
  })

  it('seals the former values of updated cases again, and the import is taken back under the new key', async () => {
    await prepareDatabase(test.url)
    const rows = sheetRows(3, { paciente_nome: 'Sabiá Laranjeira' })
    await importRows(test, admin.token, rows)
    const names = async () => {
      const numbers = rows.map(({ numero_notificacao }) => numero_notificacao!)
      const found = await test.db
        .select({ pessoais: casosPessoais })
        .from(casosPessoais)
        .innerJoin(casos, eq(casos.id, casosPessoais.caso_id))
        .where(inArray(casos.numero_notificacao, numbers))
      return found.map(({ pessoais }) => openPessoais(pessoais.caso_id, pessoais).nome)
    }
    const other = rows.map((row) => ({ ...row, paciente_nome: 'Bem-te-vi Cantor' }))
    const { job_id } = await importRows(test, admin.token, other, { modo: 'atualizar' })
    useDataKeys({ current: NEW, previous: testKeys.current })
    await prepareDatabase(test.url)
    await rotateKeys(test.db, test.clock.moment, 1)
    useDataKeys({ current: NEW, previous: null })
    const kept = await test.db.select().from(mudancas)
    expect(kept).toHaveLength(3)
    for (const { antes } of kept) expect(antes).toMatch(`v2.${keyring().current.id}.`)
    expect(await names()).toEqual(new Array(3).fill('Bem-te-vi Cantor'))
    const undoing = await test.call('DELETE', `${IMPORTACOES}/${job_id}`, { token: admin.token })
    await runImport(test, undoing)
    expect((await showJob(test, admin.token, undoing)).resultado).toMatchObject({ restaurados: 3, mantidos: 0 })
    expect(await names()).toEqual(new Array(3).fill('Sabiá Laranjeira'))
  })

  /** Ends the work after this many batches, as a kill would. */
  const dying = (batches: number): SealedPlace[] =>
    sealedPlaces.map((place) => ({
      ...place,
      reseal(tx: Db, ...rest) {
        if (batches-- <= 0) throw new Error('killed')
        return place.reseal(tx, ...rest)
      }
    }))

  it('seals everything again; after a kill it goes on; everything is usable before, between and after', async () => {
    await prepareDatabase(test.url)
    const before = await stored()
    const former = keyring().current.id
    useDataKeys({ current: NEW, previous: testKeys.current })
    await expectUsable()
    await expect(resealAll(test.db, dying(3), notOfCurrentKey, { atOnce: 1 })).rejects.toThrow('killed')
    const between = Object.values(await sealedOnes())
    expect(between.some((text) => text.startsWith(`v2.${former}.`))).toBe(true)
    expect(between.some((text) => !text.startsWith(`v2.${former}.`))).toBe(true)
    await expectUsable()
    await rotateKeys(test.db, test.clock.moment, 1)
    for (const text of Object.values(await sealedOnes())) expect(text).toMatch(`v2.${keyring().current.id}.`)
    expect((await stored()).digest).not.toBe(before.digest)
    useDataKeys({ current: NEW, previous: null })
    await expectUsable()
    await rotateKeys(test.db, test.clock.moment)
    // The former key is useless now, and a service with it refuses to start.
    useDataKeys(testKeys)
    await expect(prepareDatabase(test.url)).rejects.toThrow(/DATA_KEY: the database holds data sealed by another key/)
  })

  it('refuses to begin without the former key, and changes nothing', async () => {
    await prepareDatabase(test.url)
    const before = await stored()
    useDataKeys({ current: NEW, previous: null })
    await expect(rotateKeys(test.db, test.clock.moment)).rejects.toThrow(WrongDataKey)
    useDataKeys(testKeys)
    expect(await stored()).toEqual(before)
  })

  it('a CPF of the former key is still unique while keys change', async () => {
    await prepareDatabase(test.url)
    useDataKeys({ current: NEW, previous: testKeys.current })
    const body = { nome: 'Outra', email: 'outra2@saude.example', senha: SENHA, cpf: CPF }
    expect((await test.call('POST', '/api/v1/usuarios', { token: admin.token, body: body })).status).toBe(422)
  })
})

it('a seed that is put into the row of another account does not open there', async () => {
  await prepareDatabase(test.url)
  const other = await insertAccount(test, 'usuario', { mfaHabilitado: true })
  const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, conta.id))
  await test.db.update(usuarios).set({ mfaSegredo: row!.mfaSegredo }).where(eq(usuarios.id, other.id))
  const body = { username: other.email, password: SENHA, mfa_code: totp(SEED, test.clock.moment) }
  expect((await test.call('POST', '/api/v1/auth/login', { body })).status).toBe(500)
})
