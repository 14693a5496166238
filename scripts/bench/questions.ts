import type { Finding } from './finding.ts'
import type { Sized } from './sizes.ts'

const ROUNDS = 60
const WARM_UP = 10

export interface Question {
  name: string
  ask: (service: Sized) => { method: string; path: string; body?: unknown }
  /** The answer itself grows with the number of rows: shown, not judged. */
  grows?: boolean
}

export const get = (path: string | ((size: number) => string)) => (service: Sized) => ({
  method: 'GET',
  path: typeof path === 'string' ? path : path(service.size)
})

/** What each question costs with the larger number of rows, compared to the smaller one. */
export async function compareSizes(
  services: Sized[],
  questions: Question[],
  what: string,
  most: number
): Promise<Finding[]> {
  const [small, large] = services as [Sized, Sized]
  const findings: Finding[] = []
  for (const question of questions) {
    const times: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      // In turn, so that a slow moment of the machine hits both.
      for (const [i, service] of [small, large].entries()) {
        const took = await time(service, question)
        if (round >= 0) times[i as 0 | 1].push(took)
      }
    }
    const [few, many] = times.map(median) as [number, number]
    findings.push({
      name: `${question.name}: ${large.size} / ${small.size} ${what}`,
      measured: `${many.toFixed(2)} ms / ${few.toFixed(2)} ms`,
      ratio: many / few,
      wanted: question.grows ? 'nothing: the answer grows' : `<= ${most}`,
      ok: question.grows === true || many / few <= most
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
