import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { findPersons } from '../../../src/modules/agravos/list/persons.ts'
import { soundColumns } from '../../../src/modules/agravos/pessoas/digests.ts'
import { everywhere } from '../../../src/modules/agravos/reach.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { rotateKeys } from '../../../src/operations/rotation/rotate.ts'
import { useDataKeys } from '../../../src/platform/sealing/keys.ts'
import { requireKnownKeys } from '../../../src/platform/sealing/known-keys.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { testKeys } from '../../support/data-keys.ts'
import { expectConsistent, IMPORTACOES, importRows, runImport, type SheetRow, sheetRows } from './api-support.ts'

const NEW_KEY = Buffer.alloc(32, 'another key').toString('base64')
const CNS = '700000000000005'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(async () => {
  useDataKeys(testKeys)
  await expectConsistent(test)
  await test.db.execute(sql`delete from casos`)
})
afterAll(() => test.close())

const luiz = (fields: SheetRow = {}) =>
  sheetRows(1, {
    paciente_nome: 'Luiz Souza',
    paciente_data_nascimento: '1984-05-07',
    paciente_nome_mae: 'Terezinha Souza',
    paciente_cns: CNS,
    ...fields
  })[0]!
const casoOf = async ({ numero_notificacao }: SheetRow): Promise<number> =>
  (await test.db.select().from(casos).where(eq(casos.numero_notificacao, numero_notificacao!)))[0]!.id
const digests = async (row: SheetRow) => {
  const [stored] = await test.db
    .select()
    .from(casosPessoais)
    .where(eq(casosPessoais.caso_id, await casoOf(row)))
  return soundColumns.map((name) => stored![name])
}
const found = async (nome: string, nascimento: string | null = null) => {
  const sought = { nome, nascimento, mae: null, cns: null }
  const answer = await findPersons(test.db, everywhere('a test'), sought)
  return answer.found.map(({ caso }) => caso.id)
}
async function undo({ job_id }: { job_id: string }) {
  await runImport(test, await test.call('DELETE', `${IMPORTACOES}/${job_id}`, { token: analista.token }))
}

it('an imported person is found; an import that changes the name moves it, and its undoing moves it back', async () => {
  const row = luiz()
  await importRows(test, analista.token, [row])
  const [id, before] = [await casoOf(row), await digests(row)]
  expect(before.every((digest) => digest !== null)).toBe(true)
  expect(await found('Luis Sousa')).toEqual([id])
  test.advance(1000)
  const changed = { ...row, paciente_nome: 'Pedro Barbosa' }
  const job = await importRows(test, analista.token, [changed], { modo: 'atualizar' })
  expect([await found('Luis Sousa'), await found('Pedro Barboza')]).toEqual([[], [id]])
  await undo(job)
  expect(await digests(row)).toEqual(before)
  expect([await found('Luis Sousa'), await found('Pedro Barboza')]).toEqual([[id], []])
})

it('a file that empties the name, or the birth date alone, leaves no digest of them; undone, all are back', async () => {
  const [nameless, dateless] = [luiz(), luiz({ paciente_cns: '' })]
  await importRows(test, analista.token, [nameless, dateless])
  const before = [await digests(nameless), await digests(dateless)]
  test.advance(1000)
  const emptied = [
    { ...nameless, paciente_nome: '', paciente_nome_mae: '', paciente_cns: '' },
    { ...dateless, paciente_data_nascimento: '' }
  ]
  const job = await importRows(test, analista.token, emptied, { modo: 'espelhar' })
  expect(await digests(nameless)).toEqual(soundColumns.map(() => null))
  const [nomes, ano, primeiro, ultimo, mae] = await digests(dateless)
  expect([nomes, ano, primeiro, ultimo, mae]).toEqual([before[1]![0], null, null, null, before[1]![4]])
  await undo(job)
  expect([await digests(nameless), await digests(dateless)]).toEqual(before)
})

it('a person who got a row by an import loses it with the undoing', async () => {
  const row = luiz()
  const nobody = { ...row, paciente_nome: '', paciente_data_nascimento: '', paciente_nome_mae: '', paciente_cns: '' }
  await importRows(test, analista.token, [nobody])
  test.advance(1000)
  const job = await importRows(test, analista.token, [row], { modo: 'atualizar' })
  expect(await found('Luis Sousa')).toEqual([await casoOf(row)])
  await undo(job)
  expect(await test.db.$count(casosPessoais)).toBe(0)
})

it('the key was changed in between: what comes back is found under the new one', async () => {
  await requireKnownKeys(test.db)
  const row = luiz()
  await importRows(test, analista.token, [row])
  const before = await digests(row)
  test.advance(1000)
  const job = await importRows(test, analista.token, [{ ...row, paciente_nome: 'Pedro Barbosa' }], {
    modo: 'atualizar'
  })
  useDataKeys({ current: NEW_KEY, previous: testKeys.current })
  try {
    await rotateKeys(test.db, test.clock.moment)
    useDataKeys({ current: NEW_KEY, previous: null })
    await undo(job)
    expect(await found('Luis Sousa')).toEqual([await casoOf(row)])
    expect((await digests(row)).filter((digest) => before.includes(digest))).toEqual([])
  } finally {
    useDataKeys({ current: testKeys.current, previous: NEW_KEY })
    await rotateKeys(test.db, test.clock.moment)
  }
})
