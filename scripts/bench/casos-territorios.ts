import { reachOf, type TerritorioItem } from '../../src/core/contas/territorio/territorio.ts'
import { readCasosPage } from '../../src/modules/agravos/list/list.ts'
import { everywhere, type Reach, reachOfConta } from '../../src/modules/agravos/reach.ts'
import { connect } from '../../src/platform/db/client.ts'
import { lugarDe } from './casos-dados.ts'
import type { Finding } from './finding.ts'
import { median } from './questions.ts'
import { either } from './size.ts'
import type { Sized } from './sizes.ts'

const ROUNDS = either(40, 80)
const WARM_UP = 10
const MOST = 1.3
const SIZE = 50

const uf = (codigo: string): TerritorioItem => ({ tipo: 'uf', codigo })
/** The municipalities with most cases. */
const municipios = (n: number): TerritorioItem[] =>
  Array.from({ length: n }, (_, i) => ({ tipo: 'municipio', codigo: String(lugarDe(i).codigoIbge) }))

const territories: [name: string, items: TerritorioItem[]][] = [
  ['a state', [uf('PE')]],
  ['two states', [uf('PE'), uf('AL')]],
  ['a municipality', municipios(1)],
  ['20 municipalities', municipios(20)],
  ['300 municipalities', municipios(300)],
  ['a state and 5 municipalities', [uf('AC'), ...municipios(5)]]
]
const lists: [name: string, asked: object][] = [
  ['first page', {}],
  ['page 60', { page: 60 }],
  ['by classification', { filter: { field: 'classificacao_final', op: 'eq', value: 'descartado' } }]
]

/** Measures lists within a territory against the same lists without one. */
export async function territorios({ url, size }: Sized): Promise<Finding[]> {
  const { db, close } = connect(url, { max: 1 })
  const read = async (reach: Reach, asked: object): Promise<number> => {
    const begun = performance.now()
    await readCasosPage(db, reach, {
      page: 1,
      size: SIZE,
      filter: null,
      text: null,
      order: [{ field: 'data_notificacao', direction: 'desc' }],
      query: {},
      ...asked
    })
    return performance.now() - begun
  }
  const findings: Finding[] = []
  try {
    for (const [list, asked] of lists) {
      for (const [name, items] of territories) {
        const reaches = [everywhere('a bench'), reachOfConta(reachOf(items), null)]
        const times: number[][] = [[], []]
        for (let round = -WARM_UP; round < ROUNDS; round++) {
          for (const [i, reach] of reaches.entries()) {
            const took = await read(reach, asked)
            if (round >= 0) times[i]?.push(took)
          }
        }
        const [without, within] = times.map(median) as [number, number]
        findings.push({
          name: `GET /casos of ${size}, ${list}, territory of ${name} / no territory`,
          measured: `${within.toFixed(2)} ms / ${without.toFixed(2)} ms`,
          ratio: within / without,
          wanted: `<= ${MOST}`,
          ok: within / without <= MOST
        })
      }
    }
  } finally {
    await close()
  }
  return findings
}
