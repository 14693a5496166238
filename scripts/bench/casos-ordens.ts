import type { Finding } from './finding.ts'
import { get, median, type Question, time } from './questions.ts'
import { either } from './size.ts'
import type { Sized } from './sizes.ts'

const ROUNDS = either(30, 60)
const WARM_UP = either(5, 10)
/** The rounds for orders that are only shown. */
const FEW_ROUNDS = 5
const SHORT_WARM_UP = 2
const MOST = 3
const SIZE = 50

const CASOS = '/api/v1/agravos/casos'

/** The orders whose pages must cost about the same at any depth. */
const judged = ['data_notificacao', 'data_inicio_sintomas', 'criado_em', 'atualizado_em']
/** The orders that only have to be bearable. They are shown, not judged. */
const shown = ['numero_notificacao', 'municipio', 'estado', 'classificacao_final', 'evolucao', 'idade', 'id']

const places: [name: string, at: number][] = [
  ['a quarter', 0.25],
  ['the middle', 0.5],
  ['three quarters', 0.75],
  ['the end', 1]
]

/** Measures what a page far from the beginning costs, compared with the first page of the same order. */
export async function ordens(service: Sized): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const sort of [...judged, ...shown]) {
    for (const order of ['asc', 'desc']) {
      const page = (at: number): Question => ({
        name: `sort=${sort}`,
        ask: get(
          (cases) => `${CASOS}?size=${SIZE}&sort=${sort}&order=${order}&page=${Math.max(1, (at * cases) / SIZE)}`
        )
      })
      const judge = judged.includes(sort)
      // The other orders take long enough to be judged by eye.
      const [rounds, warmUp] = judge ? [ROUNDS, WARM_UP] : [FEW_ROUNDS, SHORT_WARM_UP]
      for (const [name, at] of judge ? places : places.slice(-1)) {
        const times: [number[], number[]] = [[], []]
        for (let round = -warmUp; round < rounds; round++) {
          for (const [i, question] of [page(0), page(at)].entries()) {
            const took = await time(service, question)
            if (round >= 0) times[i as 0 | 1].push(took)
          }
        }
        const [first, deep] = times.map(median) as [number, number]
        findings.push({
          name: `GET /casos?sort=${sort}&order=${order} of ${service.size}, page at ${name} / first page`,
          measured: `${deep.toFixed(2)} ms / ${first.toFixed(2)} ms`,
          ratio: deep / first,
          wanted: judge ? `<= ${MOST}` : 'nothing: the order only has to be bearable',
          ok: !judge || deep / first <= MOST
        })
      }
    }
  }
  return findings
}
