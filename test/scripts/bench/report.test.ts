import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { measuredTables } from '../../../scripts/bench/report/holes.ts'
import { reportPage } from '../../../scripts/bench/report/page.ts'
import { isAsMeasured, PUBLISHED, type Results, readResults } from '../../../scripts/bench/results.ts'
import { languages } from '../../../scripts/generate/languages/guides.ts'
import { rendered, sectionsOf, withoutFigures } from '../../../src/platform/docs/pages/markdown.ts'
import { held, part, results } from './results.ts'

const hole = (name: string, found: Results | null = results, language: (typeof languages)[number] = 'en-US') =>
  measuredTables(found)[name]?.(language) ?? ''

describe.each(languages)('the report in %s', (language) => {
  it('fills every hole, shows every ratio, and needs nothing from elsewhere', async () => {
    const page = reportPage(await readFile(`openapi/guides/${language}/measured.md`, 'utf8'), results, language)
    expect(page).not.toContain('<!-- ')
    for (const ratio of ['0.95', '2.20', '3.00']) expect(page).toContain(`<td>${ratio}</td>`)
    expect(page).toContain('<td>abc1234+changes</td>')
    expect(page).toContain('2026-11-16 12:30 UTC')
    expect(page).toContain("default-src 'none'")
    expect(page).not.toMatch(/<script|style="|src="|href="|url\(/)
  })
})

it('marks ratios that hold, those that do not, and those without a bar', () => {
  const lines = hole('bench_ratios').split('\n')
  expect(lines.find((line) => line.includes('logins per second'))).toBeDefined()
  expect(lines.at(-3)).toMatch(/^\| yes \| 0\.95 \| &gt;=.0\.9 \| .* \| <span lang="en">login: logins/)
  expect(lines.at(-2)).toMatch(/^\| \*\*no\*\* \| 2\.20 \| &lt;=.2 \| .* \| <span lang="en">casos: a page/)
  expect(lines.at(-1)).toMatch(/^\| no bar \| 3\.00 \| - \| .* \| <span lang="en">casos: a list/)
  // One dot and one cross are drawn; a value without a bar is not.
  expect(lines[0]?.match(/<circle/g)).toHaveLength(1)
  expect(lines[0]?.match(/class="cross"/g)).toHaveLength(1)
})

it('escapes what was measured, in plots and in tables', () => {
  for (const name of ['bench_ratios', 'bench_growth', 'bench_machine']) {
    const html = rendered(hole(name))
    expect(html).not.toMatch(/<b>|<small>/)
    expect(html).not.toMatch(/<p>\|/)
  }
  expect(rendered(hole('bench_growth'))).toContain(
    '<td><span lang="en">a page | &lt;b&gt;in the middle&lt;/b&gt;</span></td>'
  )
})

it('draws bars in proportion to their figures, with a table of the same figures', () => {
  const [plot = '', , ...table] = hole('bench_login').split('\n')
  const [ours, alone] = [...plot.matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  expect((ours as number) / (alone as number)).toBeCloseTo(0.95, 1)
  expect(table).toEqual([
    '| What | this service | argon2 alone |',
    '| --- | --- | --- |',
    '| <span lang="en">POST /auth/login</span> | 19 | 20 |'
  ])
  expect(hole('bench_growth', results, 'pt-BR')).toContain('10.000 casos')
  expect(hole('bench_growth', results, 'pt-BR')).toContain('| 10,3 |')
})

it('says what is missing: results, figures of a plot, figures that were changed by hand', () => {
  expect(hole('bench_ratios', null)).toBe('Not measured yet.')
  expect(hole('bench_tail')).toBe('Not measured yet.')
  expect(hole('bench_machine')).not.toContain('changed after')
  const edited = { ...results, parts: { login: part([{ ...held, ratio: 2 }]) } }
  expect(hole('bench_machine', edited)).toContain('changed after the measurement')
})

it('search and programs get the tables without the plots', () => {
  const text = `## Logins\n\n${hole('bench_login')}\n`
  expect(text).toContain('<svg')
  expect(sectionsOf(text)[1]?.text).not.toContain('svg')
  expect(sectionsOf(text)[1]?.text).toContain('argon2 alone')
  expect(withoutFigures(text)).toMatch(/^## Logins\n\n\| What/)
})

it('what is published is what make bench has written', async () => {
  const published = await readResults(PUBLISHED)
  expect(published && isAsMeasured(published)).toBe(true)
})
