import { findMunicipio, type Municipio, municipioByDigits, plainText } from '../../agravos/fields/municipios.ts'
import { codeText } from '../../agravos/sinan/codes.ts'
import { shapeAt } from './case-fields.ts'
import { type Draft, type FileContext, type Given, refuse, slotOf, warn } from './draft.ts'
import { textCheck } from './readers.ts'

/**
 * Where people live, and where they were notified and infected. Files name a state by code, abbreviation or name, and a
 * municipality by a code of six or seven digits or by its name. Each name is resolved to a municipality once, here;
 * from then on a row has its code.
 */

/** The states: IBGE's code, abbreviation, name. */
const states: [codigo: string, uf: string, nome: string][] = [
  ['11', 'RO', 'Rondônia'],
  ['12', 'AC', 'Acre'],
  ['13', 'AM', 'Amazonas'],
  ['14', 'RR', 'Roraima'],
  ['15', 'PA', 'Pará'],
  ['16', 'AP', 'Amapá'],
  ['17', 'TO', 'Tocantins'],
  ['21', 'MA', 'Maranhão'],
  ['22', 'PI', 'Piauí'],
  ['23', 'CE', 'Ceará'],
  ['24', 'RN', 'Rio Grande do Norte'],
  ['25', 'PB', 'Paraíba'],
  ['26', 'PE', 'Pernambuco'],
  ['27', 'AL', 'Alagoas'],
  ['28', 'SE', 'Sergipe'],
  ['29', 'BA', 'Bahia'],
  ['31', 'MG', 'Minas Gerais'],
  ['32', 'ES', 'Espírito Santo'],
  ['33', 'RJ', 'Rio de Janeiro'],
  ['35', 'SP', 'São Paulo'],
  ['41', 'PR', 'Paraná'],
  ['42', 'SC', 'Santa Catarina'],
  ['43', 'RS', 'Rio Grande do Sul'],
  ['50', 'MS', 'Mato Grosso do Sul'],
  ['51', 'MT', 'Mato Grosso'],
  ['52', 'GO', 'Goiás'],
  ['53', 'DF', 'Distrito Federal']
]

const ufs = new Map<string, string | null>([
  ...states.flatMap(([codigo, uf, nome]): [string, string][] => [
    [codigo, uf],
    [uf, uf],
    [plainText(uf), uf],
    [plainText(nome), uf]
  ]),
  // A misspelling of a widespread program, and what stands for an unknown state.
  ['tocantis', 'TO'],
  ['0', null],
  ['99', null],
  ['ignorado', null]
])

export const allUfs = states.map(([, uf]) => uf)

/**
 * The abbreviation of a state, from its code, abbreviation or name; null if the cell says that it is unknown, undefined
 * for what is not a state.
 */
export function ufOf(text: string): string | null | undefined {
  const known = ufs.get(text)
  if (known !== undefined) return known
  const code = ufs.get(codeText(text))
  return code === undefined ? ufs.get(plainText(text)) : code
}

const DIGITS = /^(\d{6,7})(?:[.,]0)?$/
const BRASILIA = '530010'

/**
 * A municipality by SINAN's code; `unknown` for codes that name only the state (`260000`), null for a code that does
 * not exist. Regions of the Federal District have codes of their own and are all Brasília. Municipalities that went
 * from Goiás to Tocantins kept the last four digits.
 */
function municipioOfCode(digits: string): Municipio | 'unknown' | null {
  if (digits.startsWith('53')) return municipioByDigits(BRASILIA)
  const found = municipioByDigits(digits)
  if (found) return found
  if (/^\d\d0000/.test(digits) || /^[09]+$/.test(digits)) return 'unknown'
  return digits.startsWith('52') && digits.length === 6 ? municipioByDigits(`17${digits.slice(2)}`) : null
}

const MOST_KEPT = 20_000
const kept = new Map<string, Municipio | 'unknown' | null>()

/**
 * A municipality by its code, or by its name if the state is known. A file repeats the same places, so they are kept.
 */
export function readMunicipio(text: string, uf: string | null): Municipio | 'unknown' | null {
  const key = uf === null ? text : `${uf} ${text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const digits = DIGITS.exec(text)?.[1] ?? (/^0+$/.test(text) ? '000000' : undefined)
  const found = digits !== undefined ? municipioOfCode(digits) : uf === null ? null : findMunicipio(text, uf)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, found)
  return found
}

/** Settles where the person lives. Null if that is not known; the draft then has the reason. */
export function settleResidence(draft: Draft, context: FileContext): Municipio | null {
  const { municipio: given, uf } = draft
  const found = given ? readMunicipio(given.text, uf) : 'unknown'
  if (found === 'unknown') return notifiedIn(draft, context) ?? missing(draft, context)
  if (given === null) return null
  if (found === null) return refuseName(draft, given, context)
  if (uf === null || uf === found.uf) return found
  // SINAN's code is more exact than the state beside it. In other files the two must agree.
  if (!context.isSinan) return refuseName(draft, given, context)
  warn(draft, given.at, given.text, 'row.state-differs', { estado: found.uf })
  return found
}

/**
 * Takes the municipality in which the case was notified for an unknown municipality of residence, if it lies in the
 * state of residence. Without a municipality the row would be missing from every count.
 */
function notifiedIn(draft: Draft, { isSinan, spotOf }: FileContext): Municipio | null {
  const { municipioNotificacao, uf, abroad, municipio } = draft
  if (!isSinan || abroad || municipioNotificacao === null) return null
  const found = readMunicipio(municipioNotificacao.text, draft.ufNotificacao)
  if (found === null || found === 'unknown' || (uf !== null && uf !== found.uf)) return null
  warn(draft, spotOf('endereco.municipio_residencia'), municipio?.text ?? '', 'row.municipality-of-notification', {
    municipio: found.nome
  })
  return found
}

function missing(draft: Draft, { spotOf }: FileContext): null {
  const { municipio } = draft
  const at = spotOf('endereco.municipio_residencia')
  refuse(draft, at, municipio?.text ?? '', municipio ? 'row.municipality-unknown' : 'field.required')
  return null
}

function refuseName(draft: Draft, { text, at }: Given, { spotOf }: FileContext): null {
  if (draft.uf !== null) refuse(draft, at, text, 'field.municipality', { estado: draft.uf })
  else if (/^\d/.test(text)) refuse(draft, at, text, 'row.municipality')
  else refuse(draft, spotOf('endereco.estado_residencia'), '', 'field.required')
  return null
}

const NOTIFICACAO = slotOf('municipio_notificacao')

/**
 * Settles where the case was notified. Files have been taken whatever they say there, so what is no municipality is
 * left out; under the name of the contract it must be right.
 */
export function settleNotification(draft: Draft, { isSinan }: FileContext): void {
  const { municipioNotificacao: given, ufNotificacao, values } = draft
  if (given === null) return
  const found = readMunicipio(given.text, ufNotificacao)
  if (found !== null && found !== 'unknown') values[NOTIFICACAO] = String(found.codigo)
  else if (found === null && isSinan) warn(draft, given.at, given.text, 'row.left-out')
  else if (found === null) refuse(draft, given.at, given.text, 'row.municipality')
}

const MUNICIPIO = slotOf('municipio_infeccao')
const ESTADO = slotOf('estado_infeccao')
const checkInfection = textCheck(shapeAt('municipio_infeccao'))

/** Settles where the infection took place. A place that is not a known municipality stays as free text. */
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
