import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from '../clients/install.ts'
import { documentsIn, faultsOf, type Models } from './faults.ts'

const FOLDER = 'scripts/deploy/kubernetes'
/** The schemas of Kubernetes and of CloudNativePG. They are installed for this check alone. */
const PACKAGES = ['kubernetes-models@5.1.0', '@kubernetes-models/cloudnative-pg@2.0.0']
/** Kustomize's own file is not a resource. */
const NOT_RESOURCES = ['kustomization.yaml']

/** Checks every manifest against the schema of its kind. Exits with 1 when one does not fit. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-kubernetes-'))
  try {
    await install(folder, PACKAGES)
    const modules = join(folder, 'node_modules')
    const load: Models = async (path) => await import(join(modules, path))
    const names = (await readdir(FOLDER))
      .filter((name) => name.endsWith('.yaml') && !NOT_RESOURCES.includes(name))
      .sort()
    let isWrong = false
    for (const name of names) {
      const documents = documentsIn(await readFile(join(FOLDER, name), 'utf8'))
      for (const document of documents) {
        const faults = await faultsOf(document, load)
        const title = `${name}: ${document.kind} ${document.metadata?.name}`
        console.log(faults.length === 0 ? `${title}: fits its schema` : `${title}: ${faults.join('; ')}`)
        isWrong ||= faults.length > 0
      }
    }
    if (isWrong) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
