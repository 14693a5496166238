import { expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import lock from '../../../package-lock.json' with { type: 'json' }
import { sbom } from '../../../scripts/sbom.ts'

it('make sbom: every runtime part, with the version and the hash of the lockfile, and nothing else', async () => {
  const bom = await sbom('.')
  const { name, version } = manifest
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name, version, type: 'application' } } })
  const packages: Record<string, { dev?: boolean; version?: string }> = lock.packages
  const locked = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const wanted = locked.map(([path, part]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${part.version}`)
  expect(new Set(bom.components.map((part) => `${part.name}@${part.version}`))).toEqual(new Set(wanted))
  expect(bom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([])
  const own = bom.dependencies.find(({ ref }) => ref === `${name}@${version}`)
  expect(own?.dependsOn).toContain(`fastify@${manifest.dependencies.fastify}`)
})
