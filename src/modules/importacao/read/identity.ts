import { isCns } from '../../../engine/contract/schema/cns.ts'
import { hasLetter } from '../../agravos/fields/person-name.ts'
import { shapeAt } from './case-fields.ts'
import { digitsText } from './cell.ts'
import { type Draft, type Spot, slotOf, warn } from './draft.ts'
import { type Column, textCheck } from './readers.ts'

/*
 * The columns that say who a person is beside the name. A case does without them, so one that is not valid is left out
 * with a warning and the row is taken. No report has their values.
 */

const TELEFONE = slotOf('paciente.telefone')
const NOME_MAE = slotOf('paciente.nome_mae')
const CNS = slotOf('paciente.cns')

const checkTelefone = textCheck(shapeAt('paciente.telefone'))
const checkNome = textCheck(shapeAt('paciente.nome_mae'))

/** Zeros alone say nothing; forms are filled with them. */
const isZero = (text: string): boolean => /^[0\s().-]+$/.test(text)

function put(draft: Draft, slot: number, value: string): void {
  draft.values[slot] ??= value
}

export const cnsColumn: Column = {
  campo: 'paciente.cns',
  personal: true,
  read: (text, draft, at) => {
    const digits = digitsText(text).replaceAll(/[\s.-]/g, '')
    if (isZero(digits)) return
    if (isCns(digits)) put(draft, CNS, digits)
    else warn(draft, at, '', 'row.cns')
  }
}

export const maeColumn: Column = {
  campo: 'paciente.nome_mae',
  personal: true,
  read: (text, draft, at) => {
    const problem = hasLetter(text) ? checkNome(text) : null
    if (problem) warn(draft, at, '', 'row.left-out')
    else if (hasLetter(text)) put(draft, NOME_MAE, text)
  }
}

export const telefoneColumn: Column = {
  campo: 'paciente.telefone',
  personal: true,
  read: (text, draft, at) => {
    const given = digitsText(text)
    if (!isZero(given)) draft.telefone ??= { text: given, at }
  }
}

/** The area code, which SINAN has in a column of its own. */
export const dddColumn: Column = {
  campo: null,
  personal: true,
  read: (text, draft) => {
    const ddd = /^0*([1-9]\d)$/.exec(digitsText(text))?.[1]
    if (ddd) draft.ddd ??= ddd
  }
}

/** Joins the telephone with its area code. A number that is long enough has the code already. */
export function settleTelefone(draft: Draft): void {
  if (!draft.telefone) return
  const { text, at }: { text: string; at: Spot } = draft.telefone
  const isLocal = text.replaceAll(/\D/g, '').length <= LONGEST_LOCAL
  const whole = draft.ddd !== null && isLocal ? `(${draft.ddd}) ${text}` : text
  if (checkTelefone(whole)) warn(draft, at, '', 'row.telephone')
  else put(draft, TELEFONE, whole)
}

const LONGEST_LOCAL = 9
