import { findMunicipio, type Municipio, municipioByDigits, plainText } from '../../agravos/fields/municipios.ts'
import { codeText } from './cell.ts'

/** IBGE's codes of the states, their signs and their names. */
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
  // A misspelling of a program that many use, and what stands for nothing.
  ['tocantis', 'TO'],
  ['0', null],
  ['99', null],
  ['ignorado', null]
])

export const allUfs = states.map(([, uf]) => uf).join(', ')

/** The sign of a state by its code, sign or name; null where the cell says that it is not known, undefined for what is no state. */
export function ufOf(text: string): string | null | undefined {
  const known = ufs.get(text)
  if (known !== undefined) return known
  const code = ufs.get(codeText(text))
  return code === undefined ? ufs.get(plainText(text)) : code
}

const DIGITS = /^(\d{6,7})(?:[.,]0)?$/
const BRASILIA = '530010'

/**
 * A municipality as SINAN writes it; `unknown` for the codes that say no more than the state (`260000`), null for what there is not. Regions of the
 * Federal District have codes of their own and are all Brasília. Municipalities that went from Goiás to Tocantins kept the last four digits.
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

/** The same by code, or by name where the state is known. */
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
