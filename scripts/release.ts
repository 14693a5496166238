import { readFile, writeFile } from 'node:fs/promises'

/** Takes the present contract as the released one. One line for each path and component: compact, and a change shows where it is. */
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

if (import.meta.filename === process.argv[1]) {
  for (const name of ['description-a.json', 'description-b.json'])
    await writeFile(`openapi/released/${name}`, compact(JSON.parse(await readFile(`generated/${name}`, 'utf8'))))
}
