import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import type { NamedPath } from '../fields/body.ts'
import { type Documento, textAt } from '../fields/document.ts'
import { isObject } from '../fields/field-values.ts'
import { holdsDocument, isPersonalNumber } from '../privacy/written.ts'

/** A rule about a case as a whole. */
export interface CaseRule {
  /**
   * The fields that the rule is about. A change is judged only by the rules of the fields it changes, so that a case
   * which breaks others can still be corrected.
   */
  fields: readonly NamedPath[]
  /** The field that is refused. */
  at: NamedPath
  key: MessageKey
  code: string
  isBroken(documento: Documento, today: string): boolean
  /** What the sentence names besides the field. */
  values?(documento: Documento): MessageValues
  /**
   * What happens to an imported row that breaks the rule. The past cannot be corrected, so contradictions in it only
   * cause a warning.
   */
  imported: 'refused' | 'warned'
}

const OLDEST = '1900-01-01'

const dates: [path: NamedPath, imported: CaseRule['imported']][] = [
  ['data_notificacao', 'refused'],
  ['data_inicio_sintomas', 'refused'],
  ['paciente.data_nascimento', 'refused'],
  ['data_encerramento', 'warned'],
  ['data_obito', 'warned'],
  ['dados_clinicos.data_internacao', 'warned']
]

function dayAt(documento: Documento, path: NamedPath): string | null {
  if (path !== 'dados_clinicos.data_internacao') return textAt(documento, path)
  const { dados_clinicos: clinicos } = documento
  return isObject(clinicos) && typeof clinicos.data_internacao === 'string' ? clinicos.data_internacao : null
}

/** Whether both days are known and the first is later than the second. */
const isAfter = (documento: Documento, first: NamedPath, second: NamedPath): boolean => {
  const [one, other] = [dayAt(documento, first), dayAt(documento, second)]
  return one !== null && other !== null && one > other
}

const inReach = ([path, imported]: (typeof dates)[number]): CaseRule[] => [
  {
    fields: [path],
    at: path,
    key: 'field.future',
    code: 'DATE_IN_FUTURE',
    isBroken: (documento, today) => (dayAt(documento, path) ?? '') > today,
    imported
  },
  {
    fields: [path],
    at: path,
    key: 'field.too-old',
    code: 'INVALID_DATE',
    isBroken: (documento) => (dayAt(documento, path) ?? OLDEST) < OLDEST,
    values: () => ({ limit: OLDEST }),
    imported
  }
]

const notBeforeSymptoms = (at: NamedPath, key: MessageKey): CaseRule => ({
  fields: [at, 'data_inicio_sintomas'],
  at,
  key,
  code: 'INVALID_DATE',
  isBroken: (documento) => isAfter(documento, 'data_inicio_sintomas', at),
  imported: 'warned'
})

/** All rules. When a field breaks several, the first one says what is most wrong with it. */
export const caseRules: readonly CaseRule[] = [
  ...dates.flatMap(inReach),
  {
    fields: ['data_inicio_sintomas', 'data_notificacao'],
    at: 'data_inicio_sintomas',
    key: 'field.symptoms-late',
    code: 'INVALID_DATE',
    isBroken: (documento) => isAfter(documento, 'data_inicio_sintomas', 'data_notificacao'),
    imported: 'refused'
  },
  notBeforeSymptoms('data_obito', 'field.death-early'),
  notBeforeSymptoms('data_encerramento', 'field.closing-early'),
  notBeforeSymptoms('dados_clinicos.data_internacao', 'field.admission-early'),
  {
    fields: ['paciente.data_nascimento', 'data_inicio_sintomas'],
    at: 'paciente.data_nascimento',
    key: 'field.birth-late',
    code: 'INVALID_DATE',
    isBroken: (documento) => isAfter(documento, 'paciente.data_nascimento', 'data_inicio_sintomas'),
    imported: 'refused'
  },
  // Imports see to these two before: they leave such a neighbourhood out, and find the number by itself.
  {
    fields: ['numero_notificacao'],
    at: 'numero_notificacao',
    key: 'field.number-personal',
    code: 'PERSONAL_DATA',
    isBroken: (documento) => isPersonalNumber(textAt(documento, 'numero_notificacao') ?? ''),
    imported: 'refused'
  },
  {
    fields: ['endereco.bairro'],
    at: 'endereco.bairro',
    key: 'field.document',
    code: 'PERSONAL_DATA',
    isBroken: (documento) => holdsDocument(textAt(documento, 'endereco.bairro') ?? ''),
    imported: 'refused'
  },
  {
    fields: ['paciente.gestante', 'paciente.sexo'],
    at: 'paciente.gestante',
    key: 'field.pregnant',
    code: 'INVALID_VALUE',
    isBroken: (documento) =>
      documento['paciente.gestante'] === true && !['F', 'I'].includes(String(documento['paciente.sexo'])),
    imported: 'refused'
  },
  {
    fields: ['classificacao_final', 'tipo_agravo'],
    at: 'classificacao_final',
    key: 'field.classification-of-dengue',
    code: 'CONTRADICTION',
    // Every classification that is only for dengue has `dengue` in its name.
    isBroken: (documento) =>
      (textAt(documento, 'tipo_agravo') ?? 'dengue') !== 'dengue' &&
      (textAt(documento, 'classificacao_final') ?? '').includes('dengue'),
    values: ({ tipo_agravo }) => ({ tipo_agravo: String(tipo_agravo) }),
    imported: 'warned'
  },
  {
    fields: ['evolucao', 'data_obito'],
    at: 'data_obito',
    key: 'field.death-undated',
    code: 'REQUIRED',
    isBroken: ({ evolucao, data_obito }) => evolucao === 'obito' && !data_obito,
    imported: 'warned'
  },
  {
    fields: ['evolucao', 'data_obito'],
    at: 'data_obito',
    key: 'field.death-outcome',
    code: 'CONTRADICTION',
    isBroken: ({ evolucao, data_obito }) => Boolean(data_obito) && (evolucao === 'cura' || evolucao === 'ignorado'),
    values: ({ evolucao }) => ({ evolucao: String(evolucao) }),
    imported: 'warned'
  }
]

/**
 * Returns the rules that a case breaks. With `changed`, the names of changed fields, only the rules of those are
 * judged.
 */
export function brokenRules(documento: Documento, today: string, changed?: readonly string[]): CaseRule[] {
  return caseRules.filter(
    (rule) => (!changed || rule.fields.some((field) => changed.includes(field))) && rule.isBroken(documento, today)
  )
}
