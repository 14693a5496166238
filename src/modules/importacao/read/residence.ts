import type { Municipio } from '../../agravos/fields/municipios.ts'
import { shapeAt } from './case-fields.ts'
import { type Draft, type Given, refuse, slotOf, warn } from './draft.ts'
import { readMunicipio } from './places.ts'
import { textCheck } from './readers.ts'
import type { RowContext } from './row-context.ts'

/** Where the person lives; null after saying why it is not known. */
export function settleResidence(draft: Draft, context: RowContext): Municipio | null {
  const { municipio: given, uf } = draft
  const found = given ? readMunicipio(given.text, uf) : 'unknown'
  if (found === 'unknown') return notifiedIn(draft, context) ?? missing(draft, context)
  if (given === null) return null
  if (found === null) return refuseName(draft, given, context)
  if (uf === null || uf === found.uf) return found
  // SINAN's code says more than the state beside it; a form is asked to say one thing.
  if (!context.isSinan) return refuseName(draft, given, context)
  warn(draft, given.at, given.text, 'row.state-differs', { estado: found.uf })
  return found
}

/**
 * Rows without a municipality of residence would be lost to every count. The one in which the case was notified stands for it when that is in the state in
 * which the person lives.
 */
function notifiedIn(draft: Draft, { isSinan, spotOf }: RowContext): Municipio | null {
  const { municipioNotificacao, uf, abroad, municipio } = draft
  if (!isSinan || abroad || municipioNotificacao === null) return null
  const found = readMunicipio(municipioNotificacao, draft.ufNotificacao)
  if (found === null || found === 'unknown' || (uf !== null && uf !== found.uf)) return null
  warn(draft, spotOf('endereco.municipio_residencia'), municipio?.text ?? '', 'row.municipality-of-notification', {
    municipio: found.nome
  })
  return found
}

function missing(draft: Draft, { spotOf }: RowContext): null {
  const { municipio } = draft
  const at = spotOf('endereco.municipio_residencia')
  refuse(draft, at, municipio?.text ?? '', municipio ? 'row.municipality-unknown' : 'field.required')
  return null
}

function refuseName(draft: Draft, { text, at }: Given, { spotOf }: RowContext): null {
  if (draft.uf !== null) refuse(draft, at, text, 'field.municipality', { estado: draft.uf })
  else if (/^\d/.test(text)) refuse(draft, at, text, 'row.municipality')
  else refuse(draft, spotOf('endereco.estado_residencia'), '', 'field.required')
  return null
}

const MUNICIPIO = slotOf('municipio_infeccao')
const ESTADO = slotOf('estado_infeccao')
const checkInfection = textCheck(shapeAt('municipio_infeccao'))

/** Where the infection took place, as free text has it. */
export function settleInfection(draft: Draft): void {
  const { municipioInfeccao: given, ufInfeccao, values } = draft
  const found = given ? readMunicipio(given.text, ufInfeccao) : 'unknown'
  if (found !== null && found !== 'unknown') {
    values[MUNICIPIO] = found.nome
    values[ESTADO] = found.uf
    return
  }
  if (ufInfeccao !== null) values[ESTADO] = ufInfeccao
  if (given === null || found !== null) return
  if (/^\d/.test(given.text) || checkInfection(given.text)) warn(draft, given.at, given.text, 'row.infection-place')
  else values[MUNICIPIO] = given.text
}
