import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { random, rounds, seed } from '../../support/sample.ts'
import { type Lists, startLists } from './support.ts'

let lists: Lists
beforeAll(async () => {
  lists = await startLists()
})
afterAll(() => lists.close())

const pieces = [
  "'",
  '"',
  ';--',
  '%',
  '_',
  '\\',
  '$1',
  '$$',
  '/*',
  'drop table usuarios',
  'nome',
  'id',
  'eq',
  'like',
  'in',
  '[',
  ']',
  '{',
  '}',
  '"',
  ':',
  ',',
  '\0',
  '1',
  'é',
  '😀'
]
const names = ['nome[eq]', 'nome[like]', 'id[in]', 'criado_em[gte]', 'ativo[ne]', 'search', 'sort', 'cpf[eq]', 'nome[']

it.each(rounds(2, 20))(
  'GET /api/v1/usuarios and POST /api/v1/usuarios/buscar: 200 or 422, and nothing is lost (%i)',
  async (round) => {
    const counts = async () =>
      await Promise.all([usuarios, grupos, auditoria].map((table) => lists.db.select({ n: count() }).from(table)))
    const before = await counts()
    const next = random(seed + round * 20_261_115)
    const pick = <T>(from: T[]): T => from[next(from.length)] as T
    const text = () => Array.from({ length: 1 + next(5) }, () => pick(pieces)).join('')
    const tree = (depth: number): unknown => {
      const kind = next(depth > 3 ? 4 : 7)
      if (kind === 0) return { [text()]: text() }
      if (kind === 1) return { nome: { [pick(['eq', 'like', 'in', 'x'])]: pick([text(), [text()], null, 1]) } }
      if (kind === 2)
        return { campo: pick(['nome', 'id', text()]), operador: pick(['eq', 'gt', text()]), valor: text() }
      if (kind === 3) return pick<unknown>([null, 1, text(), [], {}])
      return { [pick(['and', 'or'])]: Array.from({ length: next(3) }, () => tree(depth + 1)) }
    }
    const seen = new Set<number>()
    for (let i = 0; i < 30; i++) {
      const filtros = tree(0)
      const answers = [
        await lists.get('/usuarios', { [pick(names)]: text() }),
        await lists.get('/usuarios', { search: JSON.stringify({ and: [filtros] }) }),
        await lists.search({ filtros })
      ]
      for (const { status, body } of answers) {
        seen.add(status)
        if (status !== 200 && status !== 422) expect.fail(`${i}: ${status} ${JSON.stringify({ filtros, body })}`)
        // A refusal must name its place; `body` is what a refusal by the database would name.
        if (status === 422) expect(body.error.details[0].field).not.toBe('body')
      }
    }
    expect(seen).toEqual(new Set([200, 422]))
    expect(await counts()).toEqual(before)
  }
)
