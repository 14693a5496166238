import type { Finding, Series } from './finding.ts'
import { either } from './size.ts'
import type { Sized } from './sizes.ts'

const ROUNDS = either(40, 60)
const WARM_UP = 10

export interface Question {
  name: string
  ask: (service: Sized) => { method: string; path: string; body?: unknown }
  /** Whether the answer itself grows with the number of rows. Then the ratio is shown, not judged. */
  grows?: boolean
}

export const get = (path: string | ((size: number) => string)) => (service: Sized) => ({
  method: 'GET',
  path: typeof path === 'string' ? path : path(service.size)
})

/** Measures what each question costs with the larger number of rows, compared with the smaller one. */
export async function compareSizes(
  services: Sized[],
  questions: Question[],
  what: 'cases' | 'users',
  most: number
): Promise<Finding[]> {
  const [small, large] = [services[0] as Sized, services.at(-1) as Sized]
  const findings: Finding[] = []
  for (const question of questions) {
    const times: number[][] = services.map(() => [])
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      // The services take turns, so that a slow moment of the machine hits all of them.
      for (const [i, service] of services.entries()) {
        const took = await time(service, question)
        if (round >= 0) times[i]?.push(took)
      }
    }
    const medians = times.map(median)
    const [few, many] = [medians[0] as number, medians.at(-1) as number]
    findings.push({
      name: `${question.name}: ${large.size} / ${small.size} ${what}`,
      measured: `${many.toFixed(2)} ms / ${few.toFixed(2)} ms`,
      ratio: many / few,
      wanted: question.grows ? 'nothing: the answer grows' : `<= ${most}`,
      ok: question.grows === true || many / few <= most,
      figures: services.map(({ size }, i) => ({
        plot: 'growth' as const,
        group: question.name,
        series: `${size} ${what}` as Series,
        value: medians[i] as number
      }))
    })
  }
  return findings
}

export async function time(service: Sized, { name, ask }: Question): Promise<number> {
  const { method, path, body } = ask(service)
  const begun = performance.now()
  const answer = await service.client.request(method, path, body, service.token)
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body}`)
  return performance.now() - begun
}

export const median = (values: number[]): number =>
  values.sort((x, y) => x - y)[Math.floor(values.length / 2)] ?? Number.NaN
