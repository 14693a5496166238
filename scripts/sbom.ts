import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import manifest from '../package.json' with { type: 'json' }

const run = promisify(execFile)

export interface Bom {
  bomFormat: string
  metadata: { component: Record<string, unknown> }
  components: { 'bom-ref': string; name: string; version: string; hashes: unknown[]; properties: { name: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** npm's mark for what only development needs. */
const DEVELOPMENT = 'cdx:npm:package:development'

/**
 * Lists what the service runs with, from the lockfile (CycloneDX). It corrects npm's output twice: npm names the
 * application by its folder, and its own `--omit=dev` leaves out what both the service and its development need.
 */
export async function sbom(root: string): Promise<Bom> {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const { stdout } = await run('npm', ['sbom', ...options], { cwd: root, maxBuffer: 2 ** 26 })
  const bom = JSON.parse(stdout) as Bom
  const { component } = bom.metadata
  const ref = `${manifest.name}@${manifest.version}`
  const components = bom.components.filter(({ properties }) => !properties.some(({ name }) => name === DEVELOPMENT))
  const kept = new Set([component['bom-ref'], ...components.map((part) => part['bom-ref'])])
  const dependencies = bom.dependencies
    .filter((each) => kept.has(each.ref))
    .map((each) => ({
      ref: each.ref === component['bom-ref'] ? ref : each.ref,
      dependsOn: each.dependsOn.filter((other) => kept.has(other))
    }))
  Object.assign(component, { name: manifest.name, 'bom-ref': ref, purl: `pkg:npm/${ref}` })
  return { ...bom, components, dependencies }
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const path = 'dist/sbom.cdx.json'
  const bom = await sbom(process.cwd())
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(bom, null, 2)}\n`)
  process.stdout.write(`${path}: ${bom.components.length} parts\n`)
}
