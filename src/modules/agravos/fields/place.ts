import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import { refused, validationError } from '../../../errors.ts'
import { codigosByNome, findMunicipio, municipioOf } from './municipios.ts'

/** What statistics are asked of: a municipality, a state, or the country when there is neither. A municipality comes with its state. */
export interface Place {
  uf?: string
  /** IBGE's code of seven digits. */
  municipio?: number
}

/** The place that a query names; 422 when there is no such municipality, or several. */
export function placeOf({ estado, municipio }: { estado?: string; municipio?: string }): Place {
  const uf = estado?.toUpperCase()
  if (municipio === undefined) return { uf }
  if (uf !== undefined) {
    const found = findMunicipio(municipio, uf)
    if (!found) throw unknown('field.municipality', { estado: uf })
    return { uf, municipio: found.codigo }
  }
  const [found, ...others] = codigosByNome(municipio, true).map(municipioOf)
  if (!found) throw unknown('field.municipality-unknown')
  if (others.length > 0) {
    const ufs = [found, ...others].map((each) => each?.uf ?? '').sort()
    throw unknown('field.municipality-several', { values: ufs.join(', ') })
  }
  return { uf: found.uf, municipio: found.codigo }
}

const unknown = (key: MessageKey, values: MessageValues = {}) =>
  validationError([refused('municipio', key, 'INVALID_VALUE', values, 'query')])
