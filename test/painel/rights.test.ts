import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import document from '../../generated/description-b.json' with { type: 'json' }
import { known, misplaced, readPlaced, tableOf } from '../../scripts/painel/table.ts'
import { defaultGrupos } from '../../src/modules/grupos/seed.ts'
import type { View } from '../../src/painel/page/base/address.ts'
import { mayOpen, places } from '../../src/painel/page/views.ts'

const placed = await readPlaced()
const PAGE = 'src/painel/page'

/** The permissions of which a caller must hold one. None, where any account may call it. */
const needed = new Map<string, string[]>(
  Object.values(document.paths as unknown as Record<string, Record<string, Record<string, unknown>>>).flatMap((item) =>
    Object.values(item).flatMap((operation): [string, string[]][] => {
      const id = operation.operationId as string | undefined
      const depends = (operation['x-permission-depends'] ?? []) as string[]
      // Whoever is the person concerned needs no permission.
      const own = operation['x-self']
        ? []
        : [operation['x-permission'] as string | undefined].filter((each) => each !== undefined)
      return id ? [[id, [...own, ...depends]]] : []
    })
  )
)
const allows = (held: string[], id: string) => {
  const any = needed.get(id) ?? []
  return any.length === 0 || held.includes('admin') || any.some((each) => held.includes(each))
}

const sources = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[.]tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(PAGE, name), 'utf8') }))

const views = (Object.keys(placed.views) as View[]).filter((view) => view in places)
const groups = Object.entries(defaultGrupos).map(([name, { permissoes }]) => [name, permissoes] as const)

describe('the list of operations and views', () => {
  it('names each operation of Description B once', () => {
    expect(misplaced(placed, known)).toEqual([])
  })

  it('is published as it is', () => {
    expect(readFileSync('src/painel/OPERATIONS.md', 'utf8')).toBe(tableOf(placed, known))
  })

  it('finds an operation without a place, an unknown one, and one that is there twice', () => {
    const wrong = { ...placed, views: { ...placed.views, tarefas: ['obterNada', 'obterModo'] } }
    expect(misplaced(wrong, known)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('listarJobs has no place'),
        expect.stringContaining('no operation obterNada'),
        expect.stringContaining('obterModo is there twice')
      ])
    )
  })

  it('gives every operation to a view that there is', () => {
    expect(Object.keys(placed.views).filter((view) => view !== 'entrada' && !(view in places))).toEqual([])
  })

  it('says of every operation in a view what the page really calls', () => {
    const all = sources.map(({ text }) => text).join('\n')
    const uncalled = known
      .filter(({ id }) => Object.values(placed.views).flat().includes(id))
      .filter(({ path }) => !all.includes(`'${path}'`) && !path.startsWith('/api/v1/jobs'))
    expect(uncalled.map(({ id }) => id)).toEqual([])
  })

  it('has every operation that the page calls', () => {
    const left = known.filter(({ id }) => id in placed.programs || placed.later.includes(id))
    const found = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/[.](GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)].flatMap(([, method, path]) =>
        left.filter((each) => each.method === method && each.path === path).map(({ id }) => `${name} calls ${id}`)
      )
    )
    expect(found).toEqual([])
  })
})

describe.each(groups)('the group %s', (_, held) => {
  const may = (permission: string) => held.includes('admin') || held.includes(permission)

  test.each(views)('%s: offered exactly when the API allows something there', (view) => {
    const operations = placed.views[view] ?? []
    const isOffered = mayOpen(view, may)
    const written = operations.filter((id) => (needed.get(id) ?? []).length > 0)
    // Nobody is led to a view in which everything would be refused.
    if (isOffered) expect(operations.some((id) => allows(held, id))).toBe(true)
    // What the API allows is not kept from anybody. The first view and jobs are for all, some views for administrators.
    const { needs } = places[view]
    if (view === 'visao' || needs.length === 0) return
    const own = written.filter((id) => (needed.get(id) ?? []).some((each) => needs.includes(each)))
    const isAllowed = needs.includes('admin') ? may('admin') : own.some((id) => allows(held, id))
    expect([view, isOffered]).toEqual([view, isAllowed])
  })
})

describe('buttons', () => {
  const registry = readFileSync(`${PAGE}/views.ts`, 'utf8')
  /** The folders with the code of a view. The list of cases is below the first one. */
  const rooms = (view: View) => {
    const [, room = ''] = new RegExp(`^  ${view}: \\{[^}]*?import\\('[.]/(\\w+)/`, 'm').exec(registry) ?? []
    return view === 'visao' ? ['overview', 'cases'] : [room]
  }

  test.each(views)('%s asks for each permission that the API asks for', (view) => {
    const code = sources
      .filter(({ name }) => rooms(view).some((room) => dirname(name).split('/')[0] === room))
      .map(({ text }) => text)
      .join('\n')
    const missing = (placed.views[view] ?? []).filter((id) => {
      const any = needed.get(id) ?? []
      const { needs } = places[view]
      // Whoever has come here holds it already.
      if (any.length === 0 || (needs.length > 0 && needs.every((each) => any.includes(each) || each === 'admin')))
        return false
      return !any.some((each) => code.includes(`'${each}'`))
    })
    expect(missing).toEqual([])
  })
})
