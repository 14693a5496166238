import { expect, it } from 'vitest'
import { type Patient, sameCase } from '../../../../src/modules/agravos/pessoas/same-case.ts'

const patient = (nome: string, nascimento: string | null, mae: string | null = null, sexo: string | null = 'F') =>
  ({ person: { nome, nascimento, mae, cns: null }, sexo }) satisfies Patient

const ana = patient('Ana Lima Costa', '1984-05-07', 'Rita Lima Costa')

it.each<[string, Patient, Patient]>([
  ['a last letter is missing', ana, patient('An Lima Cost', '1984-05-07', 'Rita Lima Costa')],
  ['the same without mothers', patient('Ana Lima', '1984-05-07'), patient('Ana Lim', '1984-05-07')],
  ['a letter that nobody hears', patient('Rita Oliveira', '1984-05-07'), patient('Rita Olieira', '1984-05-07')],
  ['the mother without her last letter', ana, patient('Ana Lima Costa', '1984-07-05', 'Rit Lima Costa')],
  ['a middle name is left out', ana, patient('Ana Costa', '1984-05-07')],
  ['the last name is left out, and the mother is there', ana, patient('Ana Lima', '1984-05-07', 'Rita Costa')],
  ['day and month are swapped', patient('Ana Lima', '1984-05-07'), patient('Ana Lima', '1984-07-05')],
  ['a digit of the date is wrong', ana, patient('Ana Lima Costa', '1984-05-17', 'Rita Lima Costa')],
  ['no birth date, and the mother is there', ana, patient('Ana Lima Costa', null, 'Rita Lima Costa')]
])('one patient: %s', (_, one, other) => {
  expect(sameCase(one, other)).toMatchObject({ score: expect.any(Number) })
  expect(sameCase(other, one)).toEqual(sameCase(one, other))
})

it.each<[string, Patient, Patient]>([
  [
    'names that only the sex tells apart, where no form tells it',
    patient('Maria Lima', '1984-05-07', null, null),
    patient('Mario Lima', '1984-05-07', null, null)
  ],
  ['the other sex', patient('Alex Lima', '1984-05-07', null, 'M'), patient('Alex Lima', '1984-05-07')],
  ['a name that another one grew from', patient('Júlia Lima', '1984-05-07'), patient('Juliana Lima', '1984-05-07')],
  ['the last name is left out, and nothing else is known', ana, patient('Ana Lima', '1984-05-07')],
  ['day and month are swapped, and a name is left out', ana, patient('Ana Costa', '1984-07-05')],
  ['a digit of the date is wrong, and a name is left out', ana, patient('Ana Costa', '1984-05-17', 'Rita Lima Costa')],
  [
    'a digit of the date is wrong, and a name of the mother is left out',
    ana,
    patient('Ana Lima Costa', '1984-05-17', 'Rita Costa')
  ],
  ['no birth date, and no mother', ana, patient('Ana Lima Costa', null)]
])('two patients: %s', (_, one, other) => {
  expect([sameCase(one, other), sameCase(other, one)]).toEqual([null, null])
})

it('one health card is one patient, whatever the forms say', () => {
  const withCard = (each: Patient) => ({ ...each, person: { ...each.person, cns: '700000000000005' } })
  expect(sameCase(withCard(ana), withCard(patient('Rosa Prado', '1990-01-01', null, 'M')))).toMatchObject({
    agrees: ['cns']
  })
})
