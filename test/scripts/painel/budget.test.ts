import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { budgets, type Measured, measured, overBudget } from '../../../scripts/painel/budget.ts'
import { buildPainel } from '../../../scripts/painel/build.ts'

describe('the budget of the panel', () => {
  let folder: string
  let found: Measured
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'painel-budget-'))
    // With the NODE_ENV of tests, vite takes larger versions of some libraries than make does.
    vi.stubEnv('NODE_ENV', 'production')
    found = measured(await buildPainel(folder))
    vi.unstubAllEnvs()
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is kept by the page, its style, its code and its charts', () => {
    expect(overBudget(found, budgets)).toEqual([])
    expect(found.first.map(({ name }) => name.split('.').at(-1)).sort()).toEqual(['css', 'html', 'js'])
    expect(found.charts.length).toBeGreaterThan(0)
  })

  it('counts every view that is loaded when it is opened, and no maps', () => {
    const names = found.views.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Jobs', 'Service', 'Webhooks', 'Publications']))
    expect(names).not.toContain('maps')
  })

  it.each([
    [{ requests: 2 }, /needs 3 files, at most 2/],
    [{ first: 100_000 }, /at most 100000 are planned: .*index[.]html/],
    [{ view: 10 }, /Jobs adds \d+ bytes packed, at most 10/]
  ])('is broken where %o is planned', (limit, sentence) => {
    expect(overBudget(found, { ...budgets, ...limit }).join('\n')).toMatch(sentence)
  })
})
