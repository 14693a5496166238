import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkSigns } from '../../../scripts/house/signs.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'signs-'))
  await mkdir(join(root, 'src/modules/a'), { recursive: true })
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function found(text: string) {
  await writeFile(join(root, 'src/modules/a/a.ts'), text)
  return checkSigns(root).map(({ place, problem }) => `${place}: ${problem}`)
}

const loop = 'async function work() {\n  while (!ended) {\n    await look()\n    await pause(1000)\n  }\n}\n'
const vitals = "import type { Vitals } from '../../platform/vitals/vitals.ts'\n"

it.each([
  ['a timer that repeats', 'setInterval(work, 1000)\n', 1],
  ['a thread', "const a = 1\nnew Worker('a.js')\n", 2],
  ['a thread, started by our own function', 'startThread(file, {})\n', 1],
  ['a loop that pauses', loop, 2],
  ['a loop that waits by a timer', 'for (;;) {\n  await new Promise((resolve) => setTimeout(resolve, 5))\n}\n', 1]
])('%s: refused without a sign, taken with one', async (_, text, line) => {
  expect(await found(text)).toEqual([
    `src/modules/a/a.ts:${line}: works in the background without a sign (platform/vitals)`
  ])
  expect(await found(vitals + text)).toEqual([])
})

it.each(['setTimeout(work, 1000)\n', 'while (more) await next()\n', 'await pause(100)\n'])(
  '%s: taken',
  async (text) => {
    expect(await found(text)).toEqual([])
  }
)
