import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './generate/main.ts'
import { latestRelease } from './generate/releases.ts'

/** A document as it is kept. One line for each path and component: compact, and a change shows where it is. */
export function compact(document: Record<string, object>): string {
  const parts = Object.entries(document).map(([key, value]) => {
    if (key === 'paths') return `"paths":${lines(value)}`
    if (key === 'components') {
      const kinds = Object.entries(value).map(([kind, all]) => `${JSON.stringify(kind)}:${lines(all as object)}`)
      return `"components":{\n${kinds.join(',\n')}\n}`
    }
    return `${JSON.stringify(key)}:${JSON.stringify(value)}`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}

const lines = (record: object) =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}`

const names = ['description-a.json', 'description-b.json', 'description-a.3.0.json', 'description-b.3.0.json']

/** A document without the number of its release. */
async function content(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const { info, ...document } = JSON.parse(text)
  return JSON.stringify({ ...document, info: { ...info, 'x-release': undefined } })
}

async function hasChanged(root: string, folder: string): Promise<boolean> {
  const pairs = names.map((name) => Promise.all([content(join(root, 'generated', name)), content(join(folder, name))]))
  return (await Promise.all(pairs)).some(([now, before]) => now !== before)
}

async function generated(root: string): Promise<void> {
  const { isGood, lines } = await run(root, false)
  if (!isGood) throw new Error(lines.join('\n'))
}

/**
 * Takes the contract in `root` as the next release, with a number of its own (`info.version` is fixed by the specification): its documents are
 * kept under openapi/released/<number>/, where the service finds them, and as the ones that later changes may not break.
 */
export async function release(root = '.'): Promise<string> {
  const released = join(root, 'openapi/released')
  const latest = await latestRelease(released)
  await generated(root)
  if (latest > 0 && !(await hasChanged(root, join(released, String(latest)))))
    return `nothing has changed since release ${latest}`
  const folder = join(released, String(latest + 1))
  await mkdir(folder, { recursive: true })
  // The documents carry the number of the latest release, which is this one from now on.
  await generated(root)
  for (const name of names) {
    const text = compact(JSON.parse(await readFile(join(root, 'generated', name), 'utf8')))
    await writeFile(join(folder, name), text)
    if (!name.includes('.3.0.')) await writeFile(join(released, name), text)
  }
  return `release ${latest + 1}`
}

if (import.meta.filename === process.argv[1]) console.log(await release())
