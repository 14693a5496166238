import type { Schemas } from '../../../client/index.ts'
import type { Say } from '../words/words.ts'

/** Says which cases the account reaches. */
export function placeOfWork(territorios: Schemas['Territorio'][], say: Say): string {
  const [place, ...others] = territorios
  if (!place || (others.length === 0 && place.tipo === 'pais')) return say('today.everywhere')
  return say('today.within', { places: territorios.map(({ codigo }) => codigo).join(', ') })
}
