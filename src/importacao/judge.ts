import { textAt } from '../agravos/document.ts'
import type { Path } from '../agravos/field-type.ts'
import { isObject } from '../agravos/field-values.ts'
import { hideName } from '../agravos/person-name.ts'
import { brokenRules } from '../agravos/rule-table.ts'
import { type Draft, refuse, warn } from './draft.ts'
import type { RowContext } from './row-context.ts'

/** What the rules of cases find in a row. The past can not be mended, so most of it is only warned of. */
export function judge(draft: Draft, cells: readonly string[], { today, spotOf, textOf }: RowContext): void {
  const { documento } = draft
  const told = new Set<string>()
  for (const { at, key, values, imported } of brokenRules(documento, today)) {
    // The first rule of a field says what is most wrong with it.
    if (told.has(at)) continue
    told.add(at)
    const tell = imported === 'refused' ? refuse : warn
    tell(draft, spotOf(at), textOf(at, cells), key, values?.(documento))
  }
}

/** Free text, in which people write what has its own column. */
const freeTexts: Path[] = [
  'endereco.bairro',
  'paciente.ocupacao',
  'unidade_notificante.nome',
  'unidade_notificante.responsavel',
  'municipio_infeccao'
]

/** Leaves out texts with the person's whole name, or the street with its number: lists and exports show them. */
export function leaveOutPersonal(draft: Draft, { spotOf }: RowContext): void {
  const { documento } = draft
  const nome = textAt(documento, 'paciente.nome')?.trim() ?? ''
  const logradouro = textAt(documento, 'endereco.logradouro')
  const numero = textAt(documento, 'endereco.numero')
  const personal = [/\S\s+\S/.test(nome) ? nome : '', logradouro && numero ? `${logradouro} ${numero}` : ''].filter(
    Boolean
  )
  if (personal.length === 0) return
  const holdsOne = (text: string) => personal.some((secret) => hideName(text, secret, '') !== text)
  for (const path of freeTexts) {
    const text = textAt(documento, path)
    if (text === null || !holdsOne(text)) continue
    delete documento[path]
    warn(draft, spotOf(path), '', 'row.personal')
  }
  leaveOutOfList(draft, holdsOne, spotOf)
}

function leaveOutOfList(draft: Draft, holdsOne: (text: string) => boolean, spotOf: RowContext['spotOf']): void {
  const { dados_clinicos: clinicos } = draft.documento
  if (!isObject(clinicos)) return
  for (const key of ['comorbidades', 'sinais_alarme']) {
    const items = clinicos[key]
    if (!Array.isArray(items) || !items.some(holdsOne)) continue
    clinicos[key] = items.filter((item) => !holdsOne(item))
    warn(draft, spotOf(`dados_clinicos.${key}`), '', 'row.personal')
  }
}
