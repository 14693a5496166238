import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describedIn } from '../generate/client/shapes.ts'
import type { Document } from '../generate/document.ts'
import { digestOf } from './digest.ts'
import type { Maker } from './maker.ts'
import { resourcesFile, type Typed } from './python/resources.ts'
import { annotations, typesFile } from './python/types.ts'
import { wheelOf } from './python/wheel.ts'

/** Stands for the version where only the content counts. */
const ANY_VERSION = '0.0.0'

const fileOf = (version: string) => `saude_integra-${version}-py3-none-any.whl`

/** How the Python package is made: no Python is needed for it, and the same sources give the same bytes. */
export const python: Maker = {
  file: fileOf,
  unreleased: (next, digest) => `${next}.dev0+${digest}`,
  contents: async (root) => digestOf([...(await pythonFiles(ANY_VERSION, root)), ['README.md', await readme(root)]]),
  pack: async (root, version) => {
    const bytes = wheelOf(await pythonFiles(version, root), {
      name: 'saude-integra',
      version,
      summary: 'Typed client of the health-data integration service Saúde Integra',
      description: await readme(root),
      license: await readFile(join(root, 'LICENSE'), 'utf8')
    })
    return { file: fileOf(version), bytes }
  }
}

const readme = (root: string) => readFile(join(root, 'scripts/sdk/python/README.md'), 'utf8')

/** The files of the package by path: those written by hand, and those made of the contract. */
export async function pythonFiles(version: string, root: string): Promise<Map<string, string>> {
  const folder = join(root, 'scripts/sdk/python/saude_integra')
  const names = (await readdir(folder)).filter((name) => /[.]py$|^py[.]typed$/.test(name))
  const files = new Map<string, string>()
  for (const name of names) files.set(`saude_integra/${name}`, await readFile(join(folder, name), 'utf8'))
  const read = async (letter: string): Promise<Document> =>
    JSON.parse(await readFile(join(root, `generated/description-${letter}.json`), 'utf8'))
  const documents = { a: await read('a'), b: await read('b') }
  for (const [path, text] of Object.entries(contractFiles(documents, version))) files.set(`saude_integra/${path}`, text)
  return files
}

function contractFiles({ a, b }: Record<'a' | 'b', Document>, version: string): Record<string, string> {
  const [writtenA, writtenB] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const described: Typed[] = [
    { ...describedIn(b, 'b'), types: annotations('types.', writtenB) },
    { ...describedIn(a, 'a'), types: annotations('types_a.', writtenA) }
  ]
  return {
    '_contract.py': `"""Which contract this is made of."""\n\nVERSION = ${JSON.stringify(version)}\n#: The number of the contract's latest release.\nRELEASE = ${b.info['x-release']}\n`,
    '_resources.py': resourcesFile(described),
    'types.py': typesFile(b, 'The types of Description B, for type checkers and editors.', writtenB),
    'types_a.py': typesFile(a, 'The types of Description A, for type checkers and editors.', writtenA)
  }
}
