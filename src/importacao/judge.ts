import type { Documento } from '../agravos/document.ts'
import type { Path } from '../agravos/field-type.ts'
import { hideName } from '../agravos/person-name.ts'
import { brokenRules } from '../agravos/rule-table.ts'
import { type Draft, refuse, slotOf, warn } from './draft.ts'
import type { RowContext } from './row-context.ts'

/** What the rules of cases find in a row. The past can not be mended, so most of it is only warned of. */
export function judge(
  draft: Draft,
  documento: Documento,
  cells: readonly string[],
  { today, spotOf, textOf }: RowContext
): void {
  const broken = brokenRules(documento, today)
  if (broken.length === 0) return
  const told = new Set<string>()
  for (const { at, key, values, imported } of broken) {
    // The first rule of a field says what is most wrong with it.
    if (told.has(at)) continue
    told.add(at)
    const tell = imported === 'refused' ? refuse : warn
    tell(draft, spotOf(at), textOf(at, cells), key, values?.(documento))
  }
}

/** Free text, in which people write what has its own column. */
const freeTexts = (
  [
    'endereco.bairro',
    'paciente.ocupacao',
    'unidade_notificante.nome',
    'unidade_notificante.responsavel',
    'municipio_infeccao'
  ] satisfies Path[]
).map((path) => ({ path, slot: slotOf(path) }))

const NOME = slotOf('paciente.nome')
const LOGRADOURO = slotOf('endereco.logradouro')
const NUMERO = slotOf('endereco.numero')

/** What points to the person: the name, if it has two words or more, and the street with its number. */
function secretsOf({ values }: Draft): string[] {
  const nome = String(values[NOME] ?? '').trim()
  const secrets = /\s/.test(nome) ? [nome] : []
  if (values[LOGRADOURO] && values[NUMERO]) secrets.push(`${values[LOGRADOURO]} ${values[NUMERO]}`)
  return secrets
}

/** Leaves out texts with the person's whole name, or the street with its number: lists and exports show them. */
export function leaveOutPersonal(draft: Draft, { spotOf }: RowContext): void {
  const { values, clinicos } = draft
  // Most files have neither names nor streets.
  if (values[NOME] === undefined && values[LOGRADOURO] === undefined) return
  const secrets = secretsOf(draft)
  const holdsOne = (text: unknown) =>
    typeof text === 'string' && secrets.some((secret) => hideName(text, secret, '') !== text)
  for (const { path, slot } of freeTexts) {
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
