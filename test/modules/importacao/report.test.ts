import { expect, it } from 'vitest'
import { createReport } from '../../../src/modules/importacao/write/report.ts'

const KIB = 1024

/** Opens a report that is kept as a text. */
function reportOf(most: number, written = '') {
  const parts = [written]
  const file = {
    appendFile: async (bytes: string | Uint8Array) => void parts.push(String(bytes)),
    close: async () => undefined
  }
  const report = createReport(file, Buffer.byteLength(written), ['nome', 'bairro'], ';', 'en-US', most)
  const refuse = async (line: number, ...cells: string[]) => {
    const problems = [{ campo: 'bairro', key: 'field.required' as const, valor: null }]
    const lines = report.linesOf([{ row: { source: { line, cells, found: 2 } }, problems }])
    await report.append(lines)
  }
  return { report, refuse, text: () => parts.join('') }
}

it('a long cell is cut, and says so; an ordinary one is whole', async () => {
  const { refuse, text } = reportOf(64 * KIB)
  await refuse(2, 'x'.repeat(60_000), 'y'.repeat(1_000))
  expect(text()).toContain(`\n${'x'.repeat(1_000)}…;${'y'.repeat(1_000)};2;`)
  expect(text().length).toBeLessThan(3_000)
})

it('a full report ends with a sentence, once, also when another run goes on with it', async () => {
  const first = reportOf(64 * KIB)
  let line = 1
  while (first.report.size() < 64 * KIB) await first.refuse(++line, 'x'.repeat(900), '')
  const ending = 'The report ends here'
  expect(first.text().split(ending)).toHaveLength(2)
  expect(first.report.size()).toBe(Buffer.byteLength(first.text()))
  const second = reportOf(64 * KIB, first.text())
  await second.refuse(++line, 'x', '')
  expect(second.text()).toBe(first.text())
  expect(second.text().split('\r\n').at(-2)).toMatch(/^;;;The report ends here/)
})
