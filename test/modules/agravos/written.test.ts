import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdsDocument, isPersonalNumber } from '../../../src/modules/agravos/privacy/written.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'
import { flat, municipal, refusals, warnings } from '../importacao/convert-support.ts'
import { casoBody, createCaso, createdCaso, updateCaso } from './support.ts'

const CPF = '529.982.247-25'
const CNS = '705008484151234'

const documents = [
  CPF,
  '52998224725',
  '529 982 247 25',
  'Centro, CPF 529982247-25.',
  'casa 123 529.982.247-25',
  '５２９９８２２４７２５',
  CNS,
  '705 0084 8415 1234',
  'SUS 705.0084.8415.1234, fundos',
  '123456789010000'
]
const harmless = [
  'Boa Viagem',
  'Quadra 12 Lote 7',
  '52998224724',
  '529.982.247-26',
  '152998224725',
  '705008484151235',
  '1705008484151234',
  '111.111.111-11',
  'Maria da Graça',
  ''
]
const personalNumbers = [
  'Maria Silva',
  'MARIA DA SILVA',
  'maria-silva',
  'José  Araújo',
  'Maria Silva 12',
  '12 maria da silva',
  'JOÃO PAULO/2024',
  'n. 7 Ana Clara Souza',
  'Maria 12 Silva',
  CPF,
  `n. ${CPF}`
]
const numbers = [
  '52998224725',
  CNS,
  'BR-2024-00123',
  'NOT 123',
  'SINAN 123',
  'SMS RECIFE 123',
  'SINAN NET 2024-7',
  'VILA MARIA 12',
  'Maria 12',
  'Silva 12',
  'UPA SANTA RITA 7',
  'a b',
  'SINAN',
  '529.982.247-26',
  'r'
]

describe('what the text alone tells', () => {
  it.each(documents)('%j has a document in it', (text) => expect(holdsDocument(text)).toBe(true))
  it.each(harmless)('%j has none', (text) => expect(holdsDocument(text)).toBe(false))
  it.each(personalNumbers)('%j is no number of a notification', (text) => expect(isPersonalNumber(text)).toBe(true))
  it.each(numbers)('%j may be one', (text) => expect(isPersonalNumber(text)).toBe(false))
})

describe('requests', () => {
  let test: TestApp
  let gestor: Account
  beforeAll(async () => {
    test = await startApp()
    gestor = await account(test, 'gestor')
  })
  afterAll(() => test.close())

  const personalAt = ({ status, body }: Answer) => [
    status,
    ...(body.error?.details ?? []).map(({ field, code }: { field: string; code: string }) => [field, code])
  ]
  const create = (fields: object) => createCaso(test, gestor.token, { ...casoBody(), ...fields })
  const refusalsCounted = async () => {
    const [row] = await test.db.execute<{ n: number }>(
      sql`select coalesce(sum(cardinality(momentos)), 0)::int as n from recusas_de_texto`
    )
    return row!.n
  }

  it('422 PERSONAL_DATA for a document in the neighbourhood and for a name as the number, and no word of it comes back', async () => {
    for (const bairro of [CPF, `Centro ${CNS}`]) {
      const answer = await create({ bairro_residencia: bairro })
      expect(personalAt(answer)).toEqual([422, ['bairro_residencia', 'PERSONAL_DATA']])
      expect(JSON.stringify(answer.body)).not.toContain(bairro)
    }
    for (const numero_notificacao of ['João Souza', CPF])
      expect(personalAt(await create({ numero_notificacao }))).toEqual([422, ['numero_notificacao', 'PERSONAL_DATA']])
    expect(await refusalsCounted()).toBe(0)
  })

  it('201 for numbers as they are', async () => {
    for (const numero_notificacao of ['BR-2024-00123', 'NOT 123', '52998224725'])
      expect((await create({ numero_notificacao, bairro_residencia: 'Quadra 12' })).status).toBe(201)
  })

  it('PUT: refused where the field changes; what was stored before stays as long as it is not touched', async () => {
    const id = await createdCaso(test, gestor.token)
    const { token } = gestor
    expect(personalAt(await updateCaso(test, token, id, { endereco: { bairro: CPF } }))).toEqual([
      422,
      ['endereco.bairro', 'PERSONAL_DATA']
    ])
    await test.db.execute(sql`update casos set bairro = ${CPF}, numero_notificacao = 'Ana Lima' where id = ${id}`)
    expect((await updateCaso(test, token, id, { evolucao: 'cura' })).status).toBe(200)
    expect((await updateCaso(test, token, id, { bairro_residencia: 'Centro' })).status).toBe(200)
  })

  it("the mother's whole name in a text is refused and counted like the patient's", async () => {
    const before = await refusalsCounted()
    const answer = await create({
      paciente_nome_mae: 'Ana Pereira Lima',
      bairro_residencia: 'casa de ana pereira LIMA'
    })
    expect(personalAt(answer)).toEqual([422, ['bairro_residencia', 'PERSONAL_DATA']])
    const id = await createdCaso(test, gestor.token, casoBody({ paciente_nome_mae: 'Ana Pereira Lima' }))
    const change = { unidade_notificante: { responsavel: 'Ana Pereira Lima' } }
    expect((await updateCaso(test, gestor.token, id, change)).status).toBe(422)
    expect(await refusalsCounted()).toBe(before + 2)
    expect((await create({ paciente_nome_mae: 'Ana Pereira Lima', bairro_residencia: 'Vila Ana' })).status).toBe(201)
  })
})

describe('rows of files', () => {
  it('a neighbourhood with a document is left out with a warning, in every layout', () => {
    for (const text of [CPF, `Centro ${CNS}`]) {
      const sent = municipal({ NM_BAIRRO: text })
      expect([sent.erros, sent.documento['endereco.bairro']]).toEqual([[], undefined])
      expect(warnings(sent)).toEqual([['NM_BAIRRO', 'row.document', null]])
      expect(warnings(flat({ bairro_residencia: text }))).toEqual([['bairro_residencia', 'row.document', null]])
    }
    expect(municipal({ NM_BAIRRO: 'Quadra 12' }).documento['endereco.bairro']).toBe('Quadra 12')
  })

  it('a row with a name or a CPF as its number is refused, and the report does not repeat it', () => {
    for (const numero of ['Maria Souza', CPF]) {
      expect(refusals(flat({ numero_notificacao: numero, paciente_nome: '' }))).toEqual([
        ['numero_notificacao', 'field.number-personal', null]
      ])
    }
    expect(refusals(municipal({ NU_NOTIFIC: CPF }))).toEqual([['NU_NOTIFIC', 'field.number-personal', null]])
    for (const NU_NOTIFIC of ['Maria Souza', 'Maria-Souza'])
      expect(refusals(municipal({ NU_NOTIFIC }))).toEqual([['NU_NOTIFIC', 'row.number', null]])
    expect(refusals(municipal({ NU_NOTIFIC: 'Maria Souza 12' }))).toEqual([
      ['NU_NOTIFIC', 'field.number-personal', null]
    ])
    expect(municipal({ NU_NOTIFIC: '52998224725' }).numero).toBe('52998224725')
    expect(flat({ numero_notificacao: 'NOT 123' }).erros).toEqual([])
  })

  it("without a name, texts are compared with the mother's", () => {
    const mother = { NM_MAE_PAC: 'Ana Pereira Lima' }
    expect(warnings(municipal({ ...mother, NM_BAIRRO: 'casa de ANA PEREIRA LIMA' }))).toEqual([
      ['NM_BAIRRO', 'row.personal', null]
    ])
    expect(municipal({ ...mother, NM_BAIRRO: 'Vila Ana' }).avisos).toEqual([])
  })
})
