import { sentenceOfPattern } from '../../../engine/contract/errors/patterns.ts'
import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import { fieldAt, isPath } from '../../agravos/fields/fields.ts'
import { hasLetter } from '../../agravos/fields/person-name.ts'
import { listIn } from '../../agravos/list/listed-texts.ts'
import type { Codes } from '../../agravos/sinan/codes.ts'
import type { Agravo } from '../../agravos/sinan/tables-of-codes.ts'
import { putAt, type Shape, shapeAt } from './case-fields.ts'
import { digitsText } from './cell.ts'
import { isEmptyDay, plainDay } from './days.ts'
import { type Draft, type Given, refuse, type Spot, warn } from './draft.ts'

/**
 * The readers of cells, one for each kind of column: codes, days, texts, names, numbers, lists. A reader checks a cell
 * by the contract and puts its value into the draft, or notes there why the row is refused.
 */

/**
 * Takes what a cell says into the draft. `text` is not empty and has no blanks around it; `raw` is as the file has it.
 */
export type Reader = (text: string, draft: Draft, at: Spot, raw: string) => void

/** A reader, and the field of a case that it fills. */
export interface Column {
  /** Null for a column that is only compared with others. */
  campo: string | null
  read: Reader
  personal?: boolean
  /** The disease whose cases it tells something about; without it, all of them. */
  agravo?: Agravo
}

/** Reads a cell that has a code. */
export const coded =
  <Value>(codes: Codes<Value>, put: (draft: Draft, value: Value) => void): Reader =>
  (text, draft, at) => {
    const value = codes.of(text)
    if (value === undefined) refuse(draft, at, text, 'field.enum', { values: codes.allowed })
    else if (value !== null) put(draft, value)
  }

export const codeTo = <Value>(campo: string, codes: Codes<Value>): Column => ({
  campo,
  read: coded(codes, putAt(campo))
})

/** A column that is understood only together with others, after all were read. */
export const givenTo = (
  campo: string | null,
  slot: { [Key in keyof Draft]: Draft[Key] extends Given | null ? Key : never }[keyof Draft]
): Column => ({
  campo,
  read: (text, draft, at) => {
    const slots: Record<typeof slot, Given | null> = draft
    slots[slot] ??= { text, at }
  }
})

/** Whether the values of a field are in no report. */
function isPersonal(campo: string): boolean {
  if (!isPath(campo)) return false
  const { hidden, secret = false } = fieldAt(campo)
  return secret || hidden !== undefined
}

export function dayTo(campo: string): Column {
  const put = putAt(campo)
  return {
    campo,
    personal: isPersonal(campo),
    read: (text, draft, at) => {
      const day = plainDay(text)
      if (day !== null) put(draft, day)
      else if (!isEmptyDay(text)) refuse(draft, at, text, 'row.date')
    }
  }
}

/**
 * A day that SINAN's form has beside what matters. Files have been taken without it, so one that cannot be read is left
 * out, and the row is not refused.
 */
export function besideTo(campo: string, put: (draft: Draft, day: string) => void = putAt(campo)): Column {
  return {
    campo,
    read: (text, draft, at) => {
      const day = plainDay(text)
      if (day !== null) put(draft, day)
      else if (!isEmptyDay(text)) warn(draft, at, text, 'row.date-left-out')
    }
  }
}

type TextCheck = (text: string) => { key: MessageKey; values?: MessageValues } | null

/** Returns what finds the problem that the contract has with a text; null for a text without one. */
export function textCheck({
  maxLength = Number.POSITIVE_INFINITY,
  pattern
}: Pick<Shape, 'maxLength' | 'pattern'>): TextCheck {
  const wanted = pattern === undefined ? null : new RegExp(pattern, 'u')
  return (text) => {
    if (text.includes('\0') || !text.isWellFormed()) return { key: 'field.text' }
    // The contract counts characters, and `length` counts some of them twice.
    if (text.length > maxLength && [...text].length > maxLength)
      return { key: 'field.maxLength', values: { limit: maxLength } }
    return pattern !== undefined && !wanted?.test(text) ? { key: sentenceOfPattern(pattern) } : null
  }
}

/**
 * A column of text. The text must have the shape that the contract asks for. `form` makes it from the cell, '' if that
 * says nothing.
 */
export function textTo(campo: string, form: (text: string) => string = (text) => text): Column {
  const put = putAt(campo)
  const check = textCheck(shapeAt(campo))
  return {
    campo,
    personal: isPersonal(campo),
    read: (text, draft, at) => {
      const value = form(text)
      if (value === '') return
      const problem = check(value)
      if (problem) refuse(draft, at, text, problem.key, problem.values)
      else put(draft, value)
    }
  }
}

/** A column of names of persons. A name needs at least one letter, since its initials are shown. */
export const nameTo = (campo: string): Column => {
  const { read, ...column } = textTo(campo)
  return {
    ...column,
    personal: true,
    read: (text, draft, at, raw) =>
      hasLetter(text) ? read(text, draft, at, raw) : refuse(draft, at, text, 'field.no-letter')
  }
}

/** Reads a number: `90.000` is ninety thousand in a field of whole numbers, and `44,5` is a decimal number. */
function numberOf(text: string, isWhole: boolean): number {
  if (isWhole && /^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ''))
  const plain = digitsText(text).replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

export function numberTo(campo: string, isUnknown: (value: number) => boolean = () => false): Column {
  const put = putAt(campo)
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, type } = shapeAt(campo)
  const isWhole = type.includes('integer')
  return {
    campo,
    personal: isPersonal(campo),
    read: (text, draft, at) => {
      const value = numberOf(text, isWhole)
      if (Number.isNaN(value) || (isWhole && !Number.isInteger(value)))
        refuse(draft, at, text, 'field.type', { type: type.join(', ') })
      else if (value < minimum) refuse(draft, at, text, 'field.minimum', { limit: minimum })
      else if (value > maximum) refuse(draft, at, text, 'field.maximum', { limit: maximum })
      else if (!isUnknown(value)) put(draft, value)
    }
  }
}

/** A column with several texts in a cell. */
export function listTo(campo: string): Column {
  const put = putAt(campo)
  const { maxItems = Number.POSITIVE_INFINITY, items = {} } = shapeAt(campo)
  const check = textCheck({ maxLength: Number(items.maxLength ?? Number.POSITIVE_INFINITY) })
  return {
    campo,
    read: (text, draft, at) => {
      const found = listIn(text)
      const problem = found.map(check).find(Boolean)
      if (found.length > maxItems) refuse(draft, at, text, 'field.maxItems', { limit: maxItems })
      else if (problem) refuse(draft, at, text, problem.key, problem.values)
      else if (found.length > 0) put(draft, found)
    }
  }
}
