import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findUsuario, insertUsuarios } from '../../../src/core/contas/queries.ts'
import { sealCpf } from '../../../src/core/contas/sealed.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { sealPessoais } from '../../../src/modules/agravos/privacy/sealed.ts'
import { casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { bindingOfSeals } from '../../../src/operations/rotation/background.ts'
import { sealedPlaces } from '../../../src/operations/rotation/places.ts'
import { rotateKeys } from '../../../src/operations/rotation/rotate.ts'
import { connect, type Db } from '../../../src/platform/db/client.ts'
import { executorOf } from '../../../src/platform/db/load.ts'
import { migrate } from '../../../src/platform/db/migrate.ts'
import { instanceName } from '../../../src/platform/db/side-by-side.ts'
import { bindSeals, learnSealForm } from '../../../src/platform/sealing/form.ts'
import { formerSeals, resealAll, type SealedPlace } from '../../../src/platform/sealing/reseal.ts'
import { type Sealed, useBoundSeals } from '../../../src/platform/sealing/seal.ts'
import { CASOS, casoBody } from '../../modules/agravos/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase } from '../../support/database.ts'
import { recordLog } from '../../support/log.ts'

const CPFS = ['52998224725', '11144477735'] as const
const NAMES = ['Maria Canário', 'João Pintassilgo'] as const
const STREETS = ['Rua do Sol', 'Rua da Lua'] as const

let test: TestApp
let admin: Account
let contas: number[]
let casos: number[]
const { log, lines } = recordLog()

beforeAll(async () => {
  test = await startApp({ log })
  admin = await account(test, 'admin')
  contas = []
  casos = []
  for (const i of [0, 1] as const) {
    contas.push((await insertAccount(test, 'usuario')).id)
    const endereco = { logradouro: STREETS[i], numero: `${i + 7}` }
    const answer = await test.call('POST', CASOS, {
      token: admin.token,
      body: casoBody({ paciente_nome: NAMES[i], endereco })
    })
    casos.push(answer.body.id)
  }
})
afterAll(() => test.close())

/** Seals everything anew in the given form. */
async function sealAll(isBound: boolean) {
  useBoundSeals(isBound)
  for (const i of [0, 1] as const) {
    await test.db
      .update(usuarios)
      .set({ cpf: sealCpf(contas[i]!, CPFS[i]) })
      .where(eq(usuarios.id, contas[i]!))
    const person = { nome: NAMES[i], logradouro: STREETS[i], numero: `${i + 7}` }
    await test.db.update(casosPessoais).set(sealPessoais(casos[i]!, person)).where(eq(casosPessoais.caso_id, casos[i]!))
  }
  useBoundSeals(true)
}
const setLowest = (release: number) => test.db.execute(sql`update drizzle.lowest_release set release = ${release}::int`)

beforeEach(() => sealAll(true))
afterEach(async () => {
  await setLowest(4)
  useBoundSeals(true)
})

async function stored(): Promise<string[]> {
  const rows = await test.db.execute<{ text: string }>(sql`
    select text from (
      select cpf as text, 1 as n, id from usuarios where cpf is not null
      union all select nome, 2, caso_id from casos_pessoais union all select logradouro, 3, caso_id from casos_pessoais
      union all select numero, 4, caso_id from casos_pessoais) all_of_them order by n, id`)
  return rows.map(({ text }) => text)
}
const forms = async () => [...new Set((await stored()).map((text) => text.slice(0, 3)))].sort()

const caso = (id: number) => test.call('GET', `${CASOS}/${id}`, { token: admin.token })
const conta = (id: number) =>
  test.call('GET', `/api/v1/usuarios/${id}`, { token: admin.token, query: { include: 'grupos' } })

async function expectUsable() {
  for (const i of [0, 1] as const) {
    expect((await caso(casos[i]!)).body.endereco).toMatchObject({ logradouro: STREETS[i], numero: `${i + 7}` })
    expect((await conta(contas[i]!)).body.cpf.replaceAll(/\D/g, '')).toBe(CPFS[i])
  }
}

describe('a sealed value that was put elsewhere does not open', () => {
  const move = {
    'the CPF of another account': () =>
      test.db.execute(
        sql`update usuarios set cpf = (select cpf from usuarios where id = ${contas[0]}) where id = ${contas[1]}`
      ),
    'the street of another case': () =>
      test.db.execute(
        sql`update casos_pessoais set logradouro = (select logradouro from casos_pessoais where caso_id = ${casos[0]}) where caso_id = ${casos[1]}`
      ),
    'another column of the same case': () =>
      test.db.execute(sql`update casos_pessoais set logradouro = nome where caso_id = ${casos[1]}`),
    'a column of another table': () =>
      test.db.execute(
        sql`update casos_pessoais set logradouro = (select cpf from usuarios where id = ${contas[0]}) where caso_id = ${casos[1]}`
      ),
    'a text that is not sealed': () =>
      test.db.execute(sql`update casos_pessoais set logradouro = 'Rua do Sol' where caso_id = ${casos[1]}`)
  }

  it.each(Object.keys(move) as (keyof typeof move)[])(
    '%s: 500 without the value, and nothing of it in the log',
    async (name) => {
      await move[name]()
      lines.length = 0
      const answers = [name.includes('CPF') ? await conta(contas[1]!) : await caso(casos[1]!)]
      if (!name.includes('CPF'))
        answers.push(await test.call('PUT', `${CASOS}/${casos[1]}`, { token: admin.token, body: { evolucao: 'cura' } }))
      for (const { status, body } of answers) {
        expect([status, body.error.code]).toEqual([500, 'INTERNAL_ERROR'])
        expect(JSON.stringify(body)).not.toMatch(/Sol|Lua|Maria|João|52998224725|529\.982|v2\./)
      }
      const told = lines.join('\n')
      expect(told).toContain('NotOpened')
      expect(told).toMatch(/(usuarios\.cpf|casos_pessoais\.logradouro):\d+ (does not open|is not sealed)/)
      expect(told).not.toMatch(/Rua do Sol|Rua da Lua|Maria|João|52998224725|v2\.\S{6}\./)
      // The neighbour is not affected.
      expect((await caso(casos[0]!)).status).toBe(200)
    }
  )
})

describe('a database on which an older release may still work', () => {
  beforeEach(() => setLowest(3))

  it('gets the form that release can read, whoever writes, and reads both', async () => {
    expect(await learnSealForm(executorOf(test.db))).toBe(false)
    const body = casoBody({ paciente_nome: 'Ana Nova', endereco: { logradouro: 'Rua Nova', numero: '3' } })
    const { body: made } = await test.call('POST', CASOS, { token: admin.token, body })
    await test.call('PUT', `${CASOS}/${casos[0]}`, { token: admin.token, body: { evolucao: 'cura' } })
    const rows = await test.db.select().from(casosPessoais)
    const formOf = (id: number) => rows.find(({ caso_id }) => caso_id === id)!.nome.slice(0, 3)
    expect([formOf(made.id), formOf(casos[0]!), formOf(casos[1]!)]).toEqual(['v1.', 'v1.', 'v2.'])
    await expectUsable()
    await test.db.execute(sql`delete from casos where id = ${made.id}`)
  })

  it('is left alone by the work in the background', async () => {
    await sealAll(false)
    expect(await bindingOfSeals.run({ db: test.db })).toEqual({ sealed: 0 })
    expect(await forms()).toEqual(['v1.'])
    await expectUsable()
  })

  it('is not taken over while an instance of that release is connected', async () => {
    const older = connect(test.url, { max: 1, applicationName: instanceName(3) })
    await older.db.execute('select 1')
    await expect(bindSeals(test.db, 0)).rejects.toThrow('An instance of a release before 4 is connected')
    await older.close()
    expect(await learnSealForm(executorOf(test.db))).toBe(false)
  })
})

it('make rotate-data-key seals everything for its row, with the same key too; older releases cannot start then', async () => {
  const database = await createTestDatabase()
  const { db, close } = connect(database.url, { max: 2, applicationName: 'rotation' })
  await db.execute(sql`update drizzle.lowest_release set release = 3`)
  useBoundSeals(false)
  const moment = test.clock.moment
  const made = { nome: 'Ana', senhaHash: 'x', senhaAlteradaEm: moment, createdAt: moment, updatedAt: moment }
  const rows = CPFS.map((cpf, i) => ({ ...made, email: `ana${i}@saude.example`, cpf }))
  const [first] = await insertUsuarios(db, rows)
  await rotateKeys(db, moment, 1)
  const kept = await db.select().from(usuarios).orderBy(usuarios.id)
  expect(kept.map(({ cpf }) => cpf?.slice(0, 3))).toEqual(['v2.', 'v2.'])
  expect((await findUsuario(db, first!.id))?.cpf).toBe(CPFS[0])
  expect(await db.execute(sql`select release from drizzle.lowest_release`)).toMatchObject([{ release: 4 }])
  await expect(migrate(database.url, [], { release: 3 })).rejects.toThrow('works with release 4 or later')
  await close()
  await database.drop()
})

describe('former seals, once only releases that read the new form may work', () => {
  beforeEach(() => sealAll(false))

  it('are readable, and are sealed in the background; the second turn finds nothing', async () => {
    await expectUsable()
    expect(await bindingOfSeals.run({ db: test.db })).toEqual({ sealed: 4, unopened: 0 })
    expect(await forms()).toEqual(['v2.'])
    const after = await stored()
    await expectUsable()
    expect(await bindingOfSeals.run({ db: test.db })).toEqual({ sealed: 0, unopened: 0 })
    expect(await stored()).toEqual(after)
  })

  it('an interrupted turn leaves both forms, all readable, and the next one goes on', async () => {
    let batches = 2
    const dying: SealedPlace[] = sealedPlaces.map((place) => ({
      ...place,
      reseal(tx: Db, ...rest) {
        if (batches-- <= 0) throw new Error('killed')
        return place.reseal(tx, ...rest)
      }
    }))
    await expect(resealAll(test.db, dying, formerSeals, { atOnce: 1 })).rejects.toThrow('killed')
    expect(await forms()).toEqual(['v1.', 'v2.'])
    await expectUsable()
    await bindingOfSeals.run({ db: test.db })
    expect(await forms()).toEqual(['v2.'])
    await expectUsable()
  })

  it('a value that does not open is told and left as it is, and the others are sealed', async () => {
    const broken = `v1.abcdef.${'A'.repeat(60)}`
    await test.db
      .update(casosPessoais)
      .set({ numero: broken as Sealed })
      .where(eq(casosPessoais.caso_id, casos[0]!))
    expect(await bindingOfSeals.run({ db: test.db })).toEqual({ sealed: 3, unopened: 1 })
    const [row] = await test.db.select().from(casosPessoais).where(eq(casosPessoais.caso_id, casos[0]!))
    expect(row!.numero).toBe(broken)
    expect((await caso(casos[1]!)).status).toBe(200)
  })

  it('are found by an index that is empty afterwards', async () => {
    await bindingOfSeals.run({ db: test.db })
    const plan = await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const any = ['nome', 'logradouro', 'numero'].map((name) => sql`(${formerSeals.where(sql.raw(name))})`)
      return await tx.execute(
        sql`explain select caso_id from casos_pessoais where (${sql.join(any, sql` or `)}) order by caso_id limit 50`
      )
    })
    expect(JSON.stringify(plan)).toContain('casos_pessoais_por_religar')
  })
})
