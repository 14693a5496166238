import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { CASOS, casoAt, casoBody, createCaso, createdCaso, readCaso, updateCaso } from './support.ts'

const identity = {
  paciente_telefone: '(81) 98765-4321',
  paciente_nome_mae: 'Ana Pereira Lima',
  paciente_cns: '705 0084 8415 1234'
}
const texts = ['98765-4321', 'Pereira', '705008484151234', '705 0084']

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Stored = Record<'telefone' | 'nome_mae' | 'cns', string | null>
async function storedOf(id: number): Promise<Stored> {
  const [row] = await test.db.execute<Stored>(
    sql`select telefone, nome_mae, cns from casos_pessoais where caso_id = ${id}`
  )
  return row!
}
const refusalsOf = ({ status, body }: Awaited<ReturnType<typeof createCaso>>) => [
  status,
  ...(body.error?.details ?? []).map(({ field, code }: { field: string; code: string }) => [field, code])
]

describe('telephone, mother and health card of a patient', () => {
  it('are taken flat and nested, stored sealed, and in no answer', async () => {
    const { paciente_telefone: telefone, paciente_nome_mae: nome_mae, paciente_cns: cns } = identity
    for (const fields of [identity, { paciente: { telefone, nome_mae, cns } }]) {
      const created = await createCaso(test, gestor.token, casoBody(fields))
      expect(created.status).toBe(201)
      const { id } = created.body
      const stored = await storedOf(id)
      for (const text of Object.values(stored)) expect(text).toMatch(/^v\d\.[\w-]{6}\./)
      const changed = await updateCaso(test, gestor.token, id, { evolucao: 'cura', paciente_cns: '700000000000005' })
      const read = await readCaso(test, gestor.token, id, { include: 'historico' })
      const list = await test.call('GET', CASOS, { token: gestor.token, query: { size: '100' } })
      expect([changed.status, read.status, list.status]).toEqual([200, 200, 200])
      const shown = JSON.stringify([created.body, changed.body, read.body, list.body])
      for (const text of [...texts, '700000000000005']) expect(shown).not.toContain(text)
      expect(read.body.paciente).not.toHaveProperty('cns')
      expect(JSON.stringify(read.body.historico)).toContain('paciente_cns')
      expect((await storedOf(id)).cns).not.toBe(stored.cns)
    }
  })

  it('null takes them away, and what is not sent stays', async () => {
    const id = await createdCaso(test, gestor.token, casoBody(identity))
    const none = { paciente_telefone: null, paciente: { nome_mae: null } }
    expect((await updateCaso(test, gestor.token, id, none)).status).toBe(200)
    expect(await storedOf(id)).toEqual({ telefone: null, nome_mae: null, cns: expect.stringMatching(/^v\d\./) })
    expect((await createCaso(test, gestor.token, casoBody({ paciente_cns: null }))).status).toBe(201)
  })

  it.each([
    '123456789010000',
    '100000000060018',
    '200000000010009',
    '700000000000005',
    '898123456789018',
    '705 0084 8415 1234'
  ])('the card %s is a number of the health card', async (paciente_cns) => {
    expect((await createCaso(test, gestor.token, casoBody({ paciente_cns }))).status).toBe(201)
  })

  it.each([
    ['a wrong check digit of a definitive number', '123456789010001'],
    ['another middle than 000 or 001', '123456789010104'],
    ['001 where 000 belongs', '123456789010018'],
    ['a wrong check digit of a provisional number', '700000000000006'],
    ['a first digit that is not issued', '300000000000004'],
    ['zeros, whose sum fits', '000000000000000'],
    ['fourteen digits', '70500848415123'],
    ['hyphens', '705-0084-8415-1234'],
    ['nothing', '']
  ])('422 INVALID_CNS for %s', async (_, cns) => {
    expect(refusalsOf(await createCaso(test, gestor.token, casoBody({ paciente_cns: cns })))).toEqual([
      422,
      ['paciente_cns', 'INVALID_CNS']
    ])
    const id = await createdCaso(test, gestor.token)
    expect(refusalsOf(await updateCaso(test, gestor.token, id, { paciente: { cns } }))).toEqual([
      422,
      ['paciente.cns', 'INVALID_CNS']
    ])
  })

  it('422 for a telephone of letters or too few digits, and for a name of blanks', async () => {
    for (const paciente_telefone of ['recado', '1234567'])
      expect(refusalsOf(await createCaso(test, gestor.token, casoBody({ paciente_telefone })))).toEqual([
        422,
        ['paciente_telefone', 'INVALID_FORMAT']
      ])
    expect(refusalsOf(await createCaso(test, gestor.token, casoBody({ paciente_nome_mae: '  ' })))).toEqual([
      422,
      ['paciente_nome_mae', 'REQUIRED']
    ])
  })

  it('no list filters by them, and no export has them', async () => {
    for (const name of ['cns', 'paciente_cns', 'nome_mae', 'telefone'])
      expect((await test.call('GET', CASOS, { token: gestor.token, query: { [name]: 'x' } })).status).toBe(422)
    const body = { formato: 'csv', campos: ['paciente_cns'] }
    expect((await test.call('POST', `${CASOS}/exportar`, { token: gestor.token, body })).status).toBe(422)
    expect((await test.call('GET', casoAt(1), { token: gestor.token, query: { fields: 'cns' } })).status).toBe(422)
  })
})
