import { expect, it } from 'vitest'
import type { BroughtCaso } from '../../../src/modules/agravos/bulk/store.ts'
import { rowsOf } from '../../../src/modules/agravos/fields/document.ts'
import { sealPart } from '../../../src/modules/agravos/privacy/sealed.ts'
import { type Converted, type ReadRow, readRow } from '../../../src/modules/importacao/read/row.ts'
import {
  continueSorting,
  type Decision,
  decide,
  follow,
  repeated,
  type Sorting,
  startSorting
} from '../../../src/modules/importacao/sort/sort.ts'
import '../../support/data-keys.ts'
import { municipal, national, TODAY } from './convert-support.ts'

let line = 1
const row = (converted: Converted): ReadRow => readRow({ line: ++line, cells: [], found: 0 }, converted)
const open = (converted: Converted) => row(converted) as ReadRow<BroughtCaso>

const fates = ({ decisions }: Pick<Sorting, 'decisions'>) => decisions.map(({ fate }) => fate)
const numbers = ({ open: rows }: Sorting) => rows.map(({ converted }) => converted.numero)
const keysOf = ({ problems }: Decision) => problems.map(({ key }) => key)

it('rows decide by themselves that they are refused, ignored or repeated; the others are open', () => {
  const sorting = startSorting([
    row(municipal({ NU_NOTIFIC: '1' })),
    row(municipal({ NU_NOTIFIC: '' })),
    row(municipal({ NU_NOTIFIC: '2', TP_NOT: '3' })),
    row(municipal({ NU_NOTIFIC: '1', EVOLUCAO: '1' })),
    row(municipal({ NU_NOTIFIC: '1' })),
    row(municipal({ NU_NOTIFIC: '3' }))
  ])
  expect(fates(sorting)).toEqual(['refused', 'ignored'])
  expect(sorting.decisions.map(keysOf)).toEqual([['field.required'], ['row.not-individual']])
  expect(numbers(sorting)).toEqual(['1', '3'])
  const [first] = sorting.open.map((each) => decide(each, undefined, rules))
  const followed = sorting.followers.map((each) => follow(each, first!, decide(each, undefined, rules)))
  expect([followed.map(({ fate }) => fate), followed.map(keysOf)]).toEqual([
    ['repeated', 'unchanged'],
    [['import.repeated'], []]
  ])
  // The case was there before, or came in an earlier batch: then the first row of the batch does not count.
  const [later] = sorting.followers
  const before = decide(later!, stored(), { ...rules, merge: true })
  expect(follow(later!, repeated(later!), before).fate).toBe('repeated')
  expect(follow(later!, repeated(later!), { ...before, fate: 'unchanged', row: later!, problems: [] }).fate).toBe(
    'unchanged'
  )
})

it('equal rows with made numbers are different cases: each gets the next number, in the batch and after a look at the database', () => {
  const first = national().numero
  const start = startSorting([row(national()), row(national()), row(national())])
  expect(numbers(start)).toEqual([first, `${first}-2`, `${first}-3`])
  const next = continueSorting(start, start.open.map(repeated))
  expect(numbers(next)).toEqual([`${first}-4`, `${first}-5`, `${first}-6`])
  const created = next.open.map((each) => decide(each, undefined, rules))
  const end = continueSorting(next, created)
  expect([fates(end), numbers(end)]).toEqual([['create', 'create', 'create'], []])
  expect(start.open, 'nothing is changed in place').toHaveLength(3)
})

it('a row with a made number of which there are very many is repeated', () => {
  const numero = `${national().numero}-999`
  const start = startSorting([row({ ...national(), numero })])
  expect(fates(continueSorting(start, start.open.map(repeated)))).toEqual(['repeated'])
})

const rules = {
  merge: false,
  mirror: false,
  covered: () => ({ empty: { evolucao: null, classificacao_final: null }, idade: false }),
  restate: null,
  columnOf: (campo: string) => campo,
  today: TODAY,
  isOwn: (id: number) => id === 7,
  isFaulty: () => false,
  reaches: () => true
}
const given = open(municipal({ NU_NOTIFIC: '1', NM_BAIRRO: 'Boa Vista', NM_LOGRADO: 'Rua da Aurora' }))

/** Returns the stored case of the row, with some columns changed. Its personal data are sealed. */
function stored(columns: Record<string, unknown> = {}, id = 1) {
  const { documento, municipio } = given.caso
  const { caso, pessoais } = rowsOf(documento, municipio)
  const row = { ...pessoais, ...caso, idade: given.caso.idade, id, ...columns }
  return { ...row, ...sealPart(id, row) }
}

it.each([
  ['no such case', undefined, {}, 'create', []],
  [
    'no such case, and the database refuses the row',
    undefined,
    { isFaulty: () => true },
    'refused',
    ['import.row-refused']
  ],
  ['a case that this import has created', stored({}, 7), {}, 'unchanged', []],
  ['one that it has created with other data', stored({ bairro: 'Pina' }, 7), {}, 'repeated', ['import.repeated']],
  ['a case that says the same', stored(), {}, 'unchanged', []],
  ['a case that says the same, merged', stored(), { merge: true }, 'unchanged', []],
  ['a case with other data', stored({ bairro: 'Derby' }), {}, 'duplicate', ['import.duplicate']],
  ['a case with other data, merged', stored({ bairro: 'Derby' }), { merge: true }, 'merge', []],
  [
    'a case with other hidden data: nobody can find them out by guessing',
    stored({ logradouro: 'Rua do Sol' }),
    {},
    'unchanged',
    []
  ],
  ['a case with other hidden data, merged', stored({ logradouro: 'Rua do Sol' }), { merge: true }, 'merge', []]
] as const)('%s', (_, found, more, fate, problems) => {
  const decision = decide(given, found, { ...rules, ...more })
  expect([decision.fate, keysOf(decision)]).toEqual([fate, problems])
})
