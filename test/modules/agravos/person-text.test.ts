import { describe, expect, it } from 'vitest'
import { personSearch } from '../../../src/modules/agravos/privacy/person-text.ts'

const maria = { nome: 'Maria da Conceição Reis', logradouro: 'Rua das Flores', numero: '12-B' }
const holds = (text: string, person: Partial<typeof maria> = maria) =>
  personSearch({ nome: '', nome_mae: '', logradouro: '', numero: '', ...person })?.(text) ?? false

describe('the whole name in a text', () => {
  it.each([
    'Maria da Conceição Reis',
    'Óbito de maria DA conceicao reis, ontem',
    'Maria  da\tConceição\n Reis.',
    'É Maria da Conceição Reis'.normalize('NFD'),
    'exame_Maria_da_Conceicao-Reis_2',
    'MariaDaConceiçãoReis',
    'laudoMariaDaConceicaoReis2',
    'M.a.r.i.a da Con-ceição Reis',
    'Ma\u200bria da Conceição Re\u00adis',
    'Ｍａｒｉａ da Conceição Reis',
    'Maria Maria da Conceição Reis'
  ])('%j holds it', (text) => {
    expect(holds(text)).toBe(true)
  })

  it.each([
    ['Maria da Conceição', 'Maria da Conceição Reis'],
    ['Maria da Conceição Reisinger', 'Maria da Conceição Reis'],
    ['Mariana da Conceição Reis', 'Ana da Conceição Reis'],
    ['Conceição Reis, Maria', 'Maria da Conceição Reis'],
    ['Ana', 'Ana'],
    ['Lívia e a mãe', 'Lívia'],
    ['qualquer texto', ''],
    ['?! ?!', '?! ?!'],
    ['', 'Ana Reis']
  ])('%j does not hold the name %j', (text, nome) => {
    expect(holds(text, { nome })).toBe(false)
  })
})

describe('the street with its number in a text', () => {
  it.each([
    'Rua das Flores 12-B',
    'mora na RUA DAS FLORES, nº 12 b, fundos',
    'R. das Flores, casa n. 12B',
    'Rua  das Flôres n° 12/B'
  ])('%j holds it', (text) => {
    expect(holds(text)).toBe(true)
  })

  it.each([
    'Rua das Flores',
    'Rua das Flores, 12',
    'Rua das Flores, 12-BC',
    'Rua das Flores, 112-B',
    'Flores 12-B',
    '12-B'
  ])('%j does not hold it', (text) => {
    expect(holds(text)).toBe(false)
  })

  it('a street without a number, or a number without a street, does not count', () => {
    expect(personSearch({ nome: 'Ana', nome_mae: '', logradouro: 'Rua das Flores', numero: '' })).toBeNull()
    expect(personSearch({ nome: '', nome_mae: '', logradouro: '', numero: '12' })).toBeNull()
  })

  it.each([
    ['Avenida Boa Viagem', 'av boa viagem 5'],
    ['Av. Boa Viagem', 'Avenida Boa Viagem, 5'],
    ['Tv. do Ó', 'travessa do ó, 5']
  ])('%j is %j', (logradouro, text) => {
    expect(holds(text, { logradouro, numero: '5' })).toBe(true)
  })
})

it('the work grows with the text and no faster', () => {
  const workOn = (length: number) => {
    const before = process.cpuUsage()
    for (const unit of ['ab ', 'a', '1a'])
      holds(unit.repeat(length / unit.length), { nome: 'ab '.repeat(66), logradouro: 'ab '.repeat(66), numero: 'b' })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  workOn(6_000)
  const least = (length: number) => Math.min(...[1, 2, 3].map(() => workOn(length)))
  // Ten times the text: ten times the work, and a hundred times if it grew with the square.
  expect(least(60_000) / least(6_000)).toBeLessThan(40)
})
