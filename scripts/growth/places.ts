import { municipios } from 'municipios-brasil/dados'
import { populationOf } from '../../src/modules/agravos/statistics/populacao.ts'

/** How many cases a state has for its inhabitants, compared with other states; 1 when it is not listed. */
const INCIDENCE: Record<string, number> = {
  DF: 4,
  MG: 3,
  PR: 2.5,
  GO: 2.5,
  ES: 2.5,
  SC: 1.8,
  SP: 1.8,
  MS: 1.5,
  MT: 1.5,
  AC: 1.5,
  TO: 1.2,
  PE: 0.5,
  MA: 0.3,
  RR: 0.3,
  SE: 0.3
}
const LEAST = 1_000

/** Every municipality, with the sum of the weights before it. A number below `all` stands for one municipality. */
export interface Places {
  codigos: number[]
  ufs: string[]
  before: number[]
  all: number
}

export function placesOf(): Places {
  const places: Places = { codigos: [], ufs: [], before: [], all: 0 }
  for (const { codigoIbge, uf } of municipios) {
    places.codigos.push(codigoIbge)
    places.ufs.push(uf)
    places.before.push(places.all)
    places.all += (populationOf({ municipio: codigoIbge, uf }, 2025) ?? LEAST) * (INCIDENCE[uf] ?? 1)
  }
  return places
}
