import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { requirements } from './asvs-requirements.ts'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('openapi/guides/en-US/asvs.md', root), 'utf8')
const [head = '', deviations = '', ...chapters] = page.split(/^## /m)

interface Row {
  id: string
  asked: string
  verdict: string
  reason: string
  chapter: string
}

const rows = chapters.flatMap((text) =>
  [...text.matchAll(/^\| (\d[\d.]*) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
    ([, id = '', asked = '', verdict = '', reason = '']): Row => ({
      id,
      asked,
      verdict,
      reason,
      chapter: text.split(' ')[0] ?? ''
    })
  )
)
const withVerdict = (verdict: string) => rows.filter((row) => row.verdict === verdict)

/** Returns the files of the repository that a text names, and no other words set in the same type. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:test|openapi|generated|\.github|\.biome)[\w./-]*)`/g)].map(([, path = '']) => path)
const DECIDED = /\*(Specification|Owners|Ours)\.\*$/

describe('openapi/guides/en-US/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, in its chapter and in order', () => {
    expect(requirements).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(requirements)
    for (const { id, chapter } of rows) expect([id, chapter]).toEqual([id, id.split('.')[0]])
  })

  it('has one of three verdicts, a few words and a reason in each row', () => {
    for (const { id, asked, verdict, reason } of rows) {
      expect(['met', 'not applicable', 'deviation'], id).toContain(verdict)
      expect(asked.split(' ').length, id).toBeLessThanOrEqual(10)
      expect(reason.length, id).toBeGreaterThan(5)
    }
  })

  it('counts its rows', () => {
    const counted = [...head.matchAll(/^\| (met|not applicable|deviation|all) \| (\d+) \|/gm)].map(([, verdict, n]) => [
      verdict,
      Number(n)
    ])
    expect(counted).toEqual([
      ['met', withVerdict('met').length],
      ['not applicable', withVerdict('not applicable').length],
      ['deviation', withVerdict('deviation').length],
      ['all', rows.length]
    ])
  })

  it('lists the deviations first, each with who decided it', () => {
    const listed = [...deviations.matchAll(/^- (\d[\d.]*): .+\. (\*\w+\.\*)$/gm)].map(([, id, who]) => [id, who])
    expect(listed).toEqual(withVerdict('deviation').map(({ id, reason }) => [id, DECIDED.exec(reason)?.[0]]))
    for (const { id, reason } of rows.filter(({ verdict }) => verdict !== 'deviation'))
      expect([id, DECIDED.test(reason)]).toEqual([id, false])
  })

  it('names the proof of every met requirement, and only existing files', () => {
    for (const { id, reason } of withVerdict('met')) expect([id, filesIn(reason).length > 0]).toEqual([id, true])
    const named = new Set(rows.flatMap(({ reason }) => filesIn(reason)))
    expect(named.size).toBeGreaterThan(80)
    expect([...named].filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([])
  })
})
