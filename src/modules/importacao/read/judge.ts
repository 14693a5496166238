import type { Documento } from '../../agravos/fields/document.ts'
import { personSearch } from '../../agravos/privacy/person-text.ts'
import { freeTexts } from '../../agravos/privacy/personal.ts'
import { holdsDocument } from '../../agravos/privacy/written.ts'
import { brokenRules } from '../../agravos/record/rule-table.ts'
import { type Draft, type FileContext, refuse, slotOf, warn } from './draft.ts'

/** Applies the rules of cases to a row. The past cannot be mended, so most broken rules only cause a warning. */
export function judge(
  draft: Draft,
  documento: Documento,
  cells: readonly string[],
  { today, spotOf, textOf }: FileContext
): void {
  const broken = brokenRules(documento, today)
  if (broken.length === 0) return
  const told = new Set<string>()
  for (const { at, key, values, imported } of broken) {
    // The first broken rule of a field says what is most wrong with it.
    if (told.has(at)) continue
    told.add(at)
    const tell = imported === 'refused' ? refuse : warn
    tell(draft, spotOf(at), textOf(at, cells), key, values?.(documento))
  }
}

const textSlots = freeTexts.map((path) => ({ path, slot: slotOf(path) }))
const NOME = slotOf('paciente.nome')
const NOME_MAE = slotOf('paciente.nome_mae')
const BAIRRO = slotOf('endereco.bairro')
const LOGRADOURO = slotOf('endereco.logradouro')
const NUMERO = slotOf('endereco.numero')

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns what tells whether a text holds the person's name or address; null if the row has neither. */
export function personIn({ values }: Draft): ((text: string) => boolean) | null {
  // Most files have neither names nor streets, and are read faster so.
  if (values[NOME] === undefined && values[NOME_MAE] === undefined && values[LOGRADOURO] === undefined) return null
  return personSearch({
    nome: textIn(values[NOME]),
    nome_mae: textIn(values[NOME_MAE]),
    logradouro: textIn(values[LOGRADOURO]),
    numero: textIn(values[NUMERO])
  })
}

/**
 * Leaves out texts with the person's whole name, the mother's or the address, because lists and exports show these
 * texts. So is a neighbourhood with a CPF or the number of a health card.
 */
export function leaveOutPersonal(draft: Draft, { spotOf }: FileContext): void {
  const { values, clinicos } = draft
  if (holdsDocument(textIn(values[BAIRRO]))) {
    values[BAIRRO] = undefined
    warn(draft, spotOf('endereco.bairro'), '', 'row.document')
  }
  const holds = personIn(draft)
  if (!holds) return
  const holdsOne = (text: unknown) => typeof text === 'string' && holds(text)
  for (const { path, slot } of textSlots) {
    if (!holdsOne(values[slot])) continue
    values[slot] = undefined
    warn(draft, spotOf(path), '', 'row.personal')
  }
  for (const key of ['comorbidades', 'sinais_alarme']) {
    const items = clinicos[key]
    if (!Array.isArray(items) || !items.some(holdsOne)) continue
    clinicos[key] = items.filter((item) => !holdsOne(item))
    warn(draft, spotOf(`dados_clinicos.${key}`), '', 'row.personal')
  }
}
