import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { grupoId, NOW } from '../../modules/usuarios/support.ts'
import { sampled } from '../../support/sample.ts'
import { type Lists, refusals, startLists } from './support.ts'

type Row = { id: number } & Record<string, unknown>

const SIZE = 5
let lists: Lists
let membersPath: string
beforeAll(async () => {
  lists = await startLists()
  const gestor = await grupoId(lists, 'gestor')
  membersPath = `/grupos/${gestor}/usuarios`
  const range = (count: number) => Array.from({ length: count }, (_, i) => i)
  const moment = (i: number) => new Date(Date.UTC(2026, 9, 1 + (i % 3)))
  // Many rows share few values, so that most rows are equal in any key but the id. Each field is empty in some rows.
  const added = await lists.db
    .insert(usuarios)
    .values(
      range(23).map((i) => ({
        nome: ['Zé', 'zê', 'Álvaro', 'alvaro', 'Bia'][i % 5] as string,
        email: `${['K', 'k', 'J'][i % 3]}${(i * 7) % 23}@paginas.example`,
        cidade: ['Olinda', 'ÓLINDA', null, 'Caruaru'][i % 4],
        estado: ['PE', null, 'SP'][i % 3],
        telefone: ['(81) 99999-0002', null, '(11) 99999-0001'][i % 3],
        cargo: ['Médica', 'medica', null][i % 3],
        departamento: [null, 'Vigilância', 'Água'][i % 3],
        admin: i % 7 === 0,
        emailVerificado: i % 3 === 0,
        mfaHabilitado: i % 5 === 0,
        plano: (['premium', 'basic', 'enterprise'] as const)[i % 3],
        ativo: i % 4 !== 0,
        senhaHash: 'x',
        senhaAlteradaEm: moment(i),
        createdAt: moment(i),
        updatedAt: moment(i + 1),
        ultimoAcesso: i % 2 ? moment(i) : null
      }))
    )
    .returning({ id: usuarios.id })
  await lists.db.insert(usuariosGrupos).values(added.map(({ id }) => ({ usuarioId: id, grupoId: gestor })))
  await lists.db.insert(grupos).values(
    range(13).map((i) => ({
      nome: `${['m', 'M', 'Ñ'][i % 3]}${i % 2 ? 'é' : 'E'}${i}`,
      descricao: ['Ópera', 'opera', null, 'Bloco'][i % 4],
      ativo: i % 2 === 0,
      criadoEm: moment(i),
      atualizadoEm: moment(i + 1)
    }))
  )
  await lists.db.insert(auditoria).values(
    range(22).map((i) => ({
      em: moment(i),
      acao: ['grupo.criado', 'grupo.alterado', 'conta.bloqueada'][i % 3] as string,
      alvoTipo: 'grupo'
    }))
  )
})
afterAll(() => lists.close())

const read = async (path: string, query: Record<string, string>) => {
  const { status, body } = await lists.get(path, query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const rowsOf = (body: Record<string, unknown>) => (body.items ?? body.grupos) as Row[]
const idsOf = (body: Record<string, unknown>) => rowsOf(body).map(({ id }) => id)

const folded = new Set(['nome', 'cidade', 'email', 'cargo', 'departamento', 'descricao'])
/** The key by which the database sorts: texts without case and accents, by code point. */
const keyOf = (row: Row, field: string) => {
  const value = row[field]
  return typeof value === 'string' && folded.has(field)
    ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    : value
}
/** Sorts as the lists do: equal rows by id in the same direction, empty values last in both. */
function sortedBy(field: string, order: 'asc' | 'desc') {
  const sign = order === 'asc' ? 1 : -1
  return (a: Row, b: Row): number => {
    const [x, y] = [keyOf(a, field), keyOf(b, field)]
    if (x === y) return sign * (a.id - b.id)
    if (x === null || y === null) return x === null ? 1 : -1
    return (x as string) < (y as string) ? -sign : sign
  }
}

/** The path of a group's members stands for one that is known only later. */
const MEMBERS = '/grupos/{grupo_id}/usuarios'
const pathOf = (path: string) => (path === MEMBERS ? membersPath : path)

const every: [path: string, sortable: string[], filters: Record<string, string>[]][] = [
  [
    '/usuarios',
    [
      'id',
      'nome',
      'email',
      'telefone',
      'cargo',
      'departamento',
      'cidade',
      'estado',
      'admin',
      'ativo',
      'email_verificado',
      'mfa_habilitado',
      'plano',
      'criado_em',
      'atualizado_em',
      'ultimo_acesso'
    ],
    // Lists with a kept count are walked from the nearer end; the others are found at once.
    [{}, { estado: 'pe' }, { 'ativo[eq]': 'true' }, { 'email[like]': 'paginas' }]
  ],
  [
    '/grupos',
    ['id', 'nome', 'descricao', 'ativo', 'criado_em', 'atualizado_em', 'total_usuarios'],
    [{}, { ativo: 'true' }]
  ],
  [MEMBERS, ['id', 'nome', 'email', 'cargo', 'departamento', 'ativo'], [{}, { 'ativo[ne]': 'false' }]],
  ['/auditoria', ['id', 'em', 'acao'], [{}, { 'alvo_tipo[eq]': 'grupo' }]]
]

const orders = every.flatMap(([name, sortable, filters]) =>
  filters.flatMap((filter) =>
    sortable.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ name, filter, sort, order })))
  )
)
const someOrders = sampled(
  orders,
  ({ name, filter }) => `${name} ${JSON.stringify(filter)}`,
  ({ name, sort, order }) => `${name} ${sort} ${order}`
)
it.each(someOrders)(
  'GET /api/v1$name with $filter, sort=$sort&order=$order: the pages together have every row once, in a stable order',
  async ({ name, filter, sort, order }) => {
    const path = pathOf(name)
    const all = await read(path, { ...filter, size: '100' })
    expect(all.total).toBe(rowsOf(all).length)
    const wanted = rowsOf(all)
      .toSorted(sortedBy(sort, order))
      .map(({ id }) => id)
    const pages = Math.ceil(wanted.length / SIZE)
    expect(pages).toBeGreaterThan(1)
    for (let page = 1; page <= pages + 1; page++) {
      const body = await read(path, { ...filter, sort, order, page: String(page), size: String(SIZE) })
      expect([page, idsOf(body)]).toEqual([page, wanted.slice((page - 1) * SIZE, page * SIZE)])
      expect([body.total, body.page, body.size, body.pages]).toEqual([wanted.length, page, SIZE, pages])
    }
  }
)

describe.each(every.flatMap(([path, , filters]) => filters.map((filter) => [path, filter] as const)))(
  'GET /api/v1%s with %j',
  (name, filter) => {
    it('links lead to the pages that they name, and keep the rest of the query', async () => {
      const path = pathOf(name)
      const query = { ...filter, sort: 'id', order: 'desc', size: '3' }
      const page = (number: number) => read(path, { ...query, page: String(number) })
      const { pages } = await page(1)
      const follow = async (link: string) => (await lists.call('GET', link, { token: lists.reader.token })).body
      for (const number of [1, 2, pages - 1, pages]) {
        const { links } = await page(number)
        expect(await follow(links.first)).toEqual(await page(1))
        expect(await follow(links.last)).toEqual(await page(pages))
        if (number === 1) expect(links.prev).toBeNull()
        else expect(await follow(links.prev)).toEqual(await page(number - 1))
        if (number === pages) expect(links.next).toBeNull()
        else expect(await follow(links.next)).toEqual(await page(number + 1))
        const { pathname, searchParams } = new URL(links.last, 'https://x')
        expect([pathname, Object.fromEntries(searchParams)]).toEqual([
          `/api/v1${path}`,
          { ...query, page: String(pages) }
        ])
      }
      const beyond = await page(pages + 7)
      expect([rowsOf(beyond), beyond.links.next, beyond.page]).toEqual([[], null, pages + 7])
      expect(await follow(beyond.links.prev)).toEqual(await page(pages))
    })
  }
)

describe.each(every)('GET /api/v1%s', (name, sortable) => {
  it('pages of 50 from the first, by id, when nothing is asked for', async () => {
    const path = pathOf(name)
    const body = await read(path, {})
    const order = name === '/auditoria' ? 'desc' : 'asc'
    expect(body).toEqual({
      ...(await read(path, { page: '1', size: '50', sort: 'id', order })),
      links: { ...body.links }
    })
    expect([body.page, body.size, body.pages, body.meta]).toEqual([1, 50, 1, { timestamp: NOW }])
    const link = `/api/v1${path}?page=1&size=50`
    expect(body.links).toEqual({ first: link, prev: null, next: null, last: link })
    expect(idsOf(body)).toEqual(idsOf(body).toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
  })

  it('nothing found: no pages, and links to the first', async () => {
    const path = pathOf(name)
    const body = await read(path, { 'id[eq]': '2147483647' })
    const link = `/api/v1${path}?id%5Beq%5D=2147483647&page=1&size=50`
    expect({ ...body, [name === '/grupos' ? 'grupos' : 'items']: rowsOf(body).length }).toEqual({
      total: 0,
      page: 1,
      size: 50,
      pages: 0,
      [name === '/grupos' ? 'grupos' : 'items']: 0,
      links: { first: link, prev: null, next: null, last: link },
      meta: { timestamp: NOW }
    })
  })

  it.each<[query: Record<string, string | string[]>, refused: string]>([
    [{ size: '0' }, 'size OUT_OF_RANGE'],
    [{ size: '101' }, 'size OUT_OF_RANGE'],
    [{ size: 'dez' }, 'size INVALID_TYPE'],
    [{ page: '0' }, 'page OUT_OF_RANGE'],
    [{ page: '-1' }, 'page OUT_OF_RANGE'],
    [{ page: '1.5' }, 'page INVALID_TYPE'],
    [{ page: '21474837' }, 'page OUT_OF_RANGE'],
    [{ page: '9'.repeat(20) }, 'page OUT_OF_RANGE'],
    [{ sort: 'senha' }, 'sort INVALID_VALUE'],
    [{ sort: 'cpf' }, 'sort INVALID_VALUE'],
    [{ sort: 'id desc' }, 'sort INVALID_VALUE'],
    [{ sort: '' }, 'sort INVALID_VALUE'],
    [{ order: 'up' }, 'order INVALID_VALUE'],
    [{ order: 'DESC' }, 'order INVALID_VALUE'],
    [{ page: ['1', '2'] }, 'page REPEATED'],
    [{ size: ['5', '5'] }, 'size REPEATED'],
    [{ sort: ['id', 'id'] }, 'sort REPEATED'],
    [{ search: ['a', 'b'] }, 'search REPEATED'],
    [{ id: ['1', '2'] }, 'id REPEATED'],
    [{ 'id[eq]': ['1', '2'] }, 'id[eq] REPEATED'],
    [{ limit: '5' }, 'limit UNKNOWN_FIELD'],
    [{ operadores: 'x' }, 'operadores UNKNOWN_FIELD']
  ])('422 for %j', async (query, refused) => {
    expect(refusals(await lists.get(pathOf(name), query))).toEqual([refused])
  })

  it('the largest possible page and size', async () => {
    const body = await read(pathOf(name), { page: '21474836', size: '100', sort: sortable.at(-1) as string })
    expect([rowsOf(body), body.total > 0]).toEqual([[], true])
  })
})
