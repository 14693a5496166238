import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findPersons } from '../../../../src/modules/agravos/list/persons.ts'
import { soundColumns, soundsToFind, soundsToStore } from '../../../../src/modules/agravos/pessoas/digests.ts'
import type { Person } from '../../../../src/modules/agravos/pessoas/likeness.ts'
import { everywhere } from '../../../../src/modules/agravos/reach.ts'
import { casosPessoais } from '../../../../src/modules/agravos/tables.ts'
import { bindingOfSeals } from '../../../../src/operations/rotation/background.ts'
import { rotateKeys } from '../../../../src/operations/rotation/rotate.ts'
import { useDataKeys } from '../../../../src/platform/sealing/keys.ts'
import { requireKnownKeys } from '../../../../src/platform/sealing/known-keys.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { testKeys } from '../../../support/data-keys.ts'
import { seedPerson } from '../seed.ts'

const NEW_KEY = Buffer.alloc(32, 'another key').toString('base64')
const sought: Person = { nome: 'Luís Sousa', nascimento: '1984-07-05', mae: 'Teresinha Sousa', cns: '700000000000005' }

let test: TestApp
let id: number
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.execute(sql`truncate casos cascade`)
  id = await seedPerson(
    test.db,
    {},
    { nome: 'Luiz Souza', data_nascimento: '1984-05-07', nome_mae: 'Terezinha Souza', cns: '700000000000005' }
  )
})
afterEach(() => useDataKeys(testKeys))

const stored = async (caso = id) => {
  const [row] = await test.db.select().from(casosPessoais).where(eq(casosPessoais.caso_id, caso))
  return soundColumns.map((name) => row![name])
}
const found = async (person = sought) => {
  const answer = await findPersons(test.db, everywhere('a test'), person)
  return answer.found.map(({ caso }) => caso.id)
}

describe('the digests of a person', () => {
  it('are numbers that say nothing without the key, and another key makes others', async () => {
    const before = await stored()
    expect(before.every((digest) => /^-?\d{10,20}$/.test(digest ?? ''))).toBe(true)
    const person: Person = { nome: 'Luiz Souza', nascimento: '1984-05-07', mae: 'Terezinha Souza', cns: sought.cns }
    expect(Object.values(soundsToStore(person))).toEqual(before)
    useDataKeys({ current: NEW_KEY, previous: null })
    const others = Object.values(soundsToStore(person))
    expect(others.filter((digest) => before.includes(digest))).toEqual([])
  })

  it('are few where little is known, and none where nothing is', () => {
    const nobody: Person = { nome: '', nascimento: '1984-05-07', mae: null, cns: null }
    expect(Object.values(soundsToStore(nobody))).toEqual(soundColumns.map(() => null))
    expect(soundsToFind({ ...nobody, nome: '???' })).toEqual([])
    const { som_nomes, ...others } = soundsToStore({ ...nobody, nome: 'Ana', nascimento: null })
    expect([som_nomes === null, Object.values(others)]).toEqual([false, Array(5).fill(null)])
    expect(soundsToStore({ ...nobody, nome: 'Ana Lima', cns: 'x', nascimento: 'x' })).toMatchObject({
      som_cns: null,
      som_ano: null
    })
  })

  it('the same names in another order or spelling have the same digest of names', () => {
    const of = (nome: string) => soundsToStore({ nome, nascimento: null, mae: null, cns: null }).som_nomes
    expect(of('Souza Luiz')).toBe(of('Luís de Sousa Filho'))
    expect(of('Luiz Lima')).not.toBe(of('Luiz Souza'))
  })
})

describe('digests that are missing or of another key', () => {
  it('persons from before there were digests get them in the background, and the index is empty then', async () => {
    const before = await stored()
    await test.db.execute(
      sql`update casos_pessoais set ${sql.raw(soundColumns.map((name) => `${name} = null`).join())}`
    )
    expect(await found()).toEqual([])
    await bindingOfSeals.run({ db: test.db })
    expect(await stored()).toEqual(before)
    expect(await found()).toEqual([id])
    const missing = await test.db.execute(
      sql`select from casos_pessoais where som_nomes is null and (nome <> '' or cns <> '')`
    )
    expect(missing).toHaveLength(0)
  })

  it('a new key: persons are found before, between and after, and every digest is renewed', async () => {
    await requireKnownKeys(test.db)
    const before = await stored()
    useDataKeys({ current: NEW_KEY, previous: testKeys.current })
    const second = await seedPerson(test.db, {}, { nome: 'Luis Sousa', data_nascimento: '1984-07-05' })
    expect((await found()).sort()).toEqual([id, second].sort())
    try {
      await rotateKeys(test.db, test.clock.moment)
      useDataKeys({ current: NEW_KEY, previous: null })
      const after = await stored()
      expect(after.filter((digest) => digest === null || before.includes(digest))).toEqual([])
      expect((await found()).sort()).toEqual([id, second].sort())
    } finally {
      useDataKeys({ current: testKeys.current, previous: NEW_KEY })
      await rotateKeys(test.db, test.clock.moment)
    }
  })
})
