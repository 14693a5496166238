import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentsIn, faultsOf, type Resource } from '../../../scripts/kubernetes/faults.ts'
import { loadConfig } from '../../../src/config.ts'

const read = (name: string) => documentsIn(readFileSync(`scripts/deploy/kubernetes/${name}`, 'utf8'))
const named = (all: Resource[], kind: string) => all.find((each) => each.kind === kind)

interface Container {
  image: string
  env: { name: string; value: string }[]
  [probe: `${string}Probe`]: { httpGet: { path: string; scheme: string } }
}

const deployment = named(read('service.yaml'), 'Deployment') as unknown as {
  spec: { template: { spec: { containers: Container[] } } }
}
const [container] = deployment.spec.template.spec.containers as [Container]

it('every setting of the deployment is one that the service knows', () => {
  const asked = new Set<string>()
  const env = new Proxy({} as NodeJS.ProcessEnv, {
    get: (_, name) => {
      asked.add(String(name))
      return undefined
    }
  })
  // Only the names that are asked for matter here, not whether the settings are complete.
  try {
    loadConfig(env)
  } catch {}
  // Node itself reads this one.
  const own = container.env.map(({ name }) => name).filter((name) => name !== 'NODE_EXTRA_CA_CERTS')
  expect(own.filter((name) => !asked.has(name))).toEqual([])
  expect(asked.has('NO_SUCH_SETTING')).toBe(false)
})

it('probes ask what the service answers, and an instance without a database is not killed', () => {
  const paths = ['startup', 'readiness', 'liveness'].map((kind) => container[`${kind}Probe`]?.httpGet.path)
  expect(paths).toEqual(['/health/live', '/health/ready', '/health/live'])
})

it('the image has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(container.image).toBe(`saude-integra:${version}`)
})

it('a resource that does not fit is named with its fault, and an unknown kind too', async () => {
  class Fussy {
    readonly #data: Resource
    constructor(data: Resource) {
      this.#data = data
    }
    validate() {
      if (!this.#data.metadata?.name) throw new Error('data/metadata must have a name')
    }
  }
  const load = async (path: string) => {
    if (path !== 'kubernetes-models/v1/index.js') throw new Error('no such module')
    return { Service: Fussy as never }
  }
  expect(await faultsOf({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } }, load)).toEqual([])
  expect(await faultsOf({ apiVersion: 'v1', kind: 'Service' }, load)).toEqual(['data/metadata must have a name'])
  expect(await faultsOf({ apiVersion: 'v1', kind: 'Servce' }, load)).toEqual(['v1 has no Servce'])
  expect(await faultsOf({ apiVersion: 'v9', kind: 'Service' }, load)).toEqual(['v9 has no Service'])
})
