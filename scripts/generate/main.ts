import { readFile, writeFile } from 'node:fs/promises'
import { bundle } from './bundle.ts'
import { addDeprecationHeaders } from './deprecation.ts'
import { type Document, operationsOf } from './document.ts'
import { handlers } from './handlers.ts'
import { addCommonHeaders } from './headers.ts'
import { addListParameters } from './lists.ts'
import { operations } from './operations.ts'
import { problems } from './rules.ts'
import { listedAndServed, notServed, operationsTable } from './table.ts'
import { types } from './types.ts'

const banner = '// DO NOT EDIT: made from openapi/ by `make generate`.\n'

const documents = { a: await bundle('a'), b: await bundle('b') }
for (const document of Object.values(documents)) {
  addCommonHeaders(document)
  addDeprecationHeaders(document)
  addListParameters(document)
}
const rows = [...operationsOf(documents.a, 'a'), ...operationsOf(documents.b, 'b')]

const missing = await notServed()
const found = [...problems(documents, rows), ...listedAndServed(rows, missing)]
if (found.length > 0) fail(found)

const files: Record<string, string> = {
  'generated/description-a.json': printDocument(documents.a),
  'generated/description-b.json': printDocument(documents.b),
  'generated/types-a.ts': banner + (await types(documents.a)),
  'generated/types-b.ts': banner + (await types(documents.b)),
  'generated/operations.ts': banner + operations(documents, rows),
  'generated/handlers.ts': banner + handlers(rows),
  'generated/operacoes.md': operationsTable(rows, missing)
}

if (process.argv.includes('--check')) {
  const stale: string[] = []
  for (const [path, text] of Object.entries(files)) {
    if ((await readFile(path, 'utf8').catch(() => '')) !== text)
      stale.push(`${path} is stale: run \`make generate\` and commit it`)
  }
  if (stale.length > 0) fail(stale)
  console.log(`generated/ is up to date: ${rows.length} operations`)
} else {
  for (const [path, text] of Object.entries(files)) await writeFile(path, text)
  console.log(`generated/ written: ${rows.length} operations`)
}

function printDocument(document: Document): string {
  return `${JSON.stringify({ 'x-generated': 'DO NOT EDIT: made from openapi/ by `make generate`.', ...document }, null, 2)}\n`
}

function fail(lines: string[]): never {
  for (const line of lines) console.error(`  ${line}`)
  console.error(`${lines.length} problem(s)`)
  process.exit(1)
}
