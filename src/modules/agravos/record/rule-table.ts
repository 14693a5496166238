import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import type { NamedPath } from '../fields/body.ts'
import { type Documento, textAt } from '../fields/document.ts'
import type { Path } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { isPath } from '../fields/fields.ts'
import { municipioByDigits } from '../fields/municipios.ts'
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
  /** Where this field is not known, the rule is not broken. */
  needs?: NamedPath
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

const samples = ['ns1', 'igm', 'pcr', 'isolamento_viral'] as const
const sampleDays = samples.map((test) => `dados_laboratoriais.data_coleta_${test}` as const)

const dates: [path: NamedPath, imported: CaseRule['imported']][] = [
  ['data_notificacao', 'refused'],
  ['data_inicio_sintomas', 'refused'],
  ['paciente.data_nascimento', 'refused'],
  ['data_encerramento', 'warned'],
  ['data_obito', 'warned'],
  ['data_investigacao', 'warned'],
  ['data_digitacao', 'warned'],
  ['dados_clinicos.data_internacao', 'warned'],
  ...sampleDays.map((path): [NamedPath, 'warned'] => [path, 'warned'])
]

/** Returns what reads a text of a case; null where there is none. Worked out once, as an import asks with every row. */
function readerOf(path: NamedPath): (documento: Documento) => string | null {
  if (isPath(path)) return (documento) => textAt(documento, path)
  const [part, key] = path.split('.') as [Path, string]
  return (documento) => {
    const inside = documento[part]
    const value = isObject(inside) ? inside[key] : null
    return typeof value === 'string' ? value : null
  }
}

/** Returns what tells whether the first day is later than the second, where both are known. */
function isAfter(first: NamedPath, second: NamedPath): (documento: Documento) => boolean {
  const [one, other] = [readerOf(first), readerOf(second)]
  return (documento) => {
    const [early, late] = [other(documento), one(documento)]
    return early !== null && late !== null && late > early
  }
}

const inReach = ([path, imported]: (typeof dates)[number]): CaseRule[] => {
  const day = readerOf(path)
  return [
    {
      fields: [path],
      at: path,
      needs: path,
      key: 'field.future',
      code: 'DATE_IN_FUTURE',
      isBroken: (documento, today) => (day(documento) ?? '') > today,
      imported
    },
    {
      fields: [path],
      at: path,
      needs: path,
      key: 'field.too-old',
      code: 'INVALID_DATE',
      isBroken: (documento) => (day(documento) ?? OLDEST) < OLDEST,
      values: () => ({ limit: OLDEST }),
      imported
    }
  ]
}

const notBeforeSymptoms = (at: NamedPath, key: MessageKey): CaseRule => ({
  fields: [at, 'data_inicio_sintomas'],
  at,
  needs: at,
  key,
  code: 'INVALID_DATE',
  isBroken: isAfter('data_inicio_sintomas', at),
  imported: 'warned'
})

const sorotipo = readerOf('dados_laboratoriais.sorotipo')

/** All rules. When a field breaks several, the first one says what is most wrong with it. */
export const caseRules: readonly CaseRule[] = [
  ...dates.flatMap(inReach),
  {
    fields: ['data_inicio_sintomas', 'data_notificacao'],
    at: 'data_inicio_sintomas',
    key: 'field.symptoms-late',
    code: 'INVALID_DATE',
    isBroken: isAfter('data_inicio_sintomas', 'data_notificacao'),
    imported: 'refused'
  },
  notBeforeSymptoms('data_obito', 'field.death-early'),
  notBeforeSymptoms('data_encerramento', 'field.closing-early'),
  notBeforeSymptoms('dados_clinicos.data_internacao', 'field.admission-early'),
  notBeforeSymptoms('data_investigacao', 'field.investigation-early'),
  notBeforeSymptoms('data_digitacao', 'field.typing-early'),
  ...sampleDays.map((path) => notBeforeSymptoms(path, 'field.sample-early')),
  {
    fields: ['paciente.data_nascimento', 'data_inicio_sintomas'],
    at: 'paciente.data_nascimento',
    key: 'field.birth-late',
    code: 'INVALID_DATE',
    isBroken: isAfter('paciente.data_nascimento', 'data_inicio_sintomas'),
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
    fields: ['municipio_notificacao'],
    at: 'municipio_notificacao',
    needs: 'municipio_notificacao',
    key: 'field.municipality-unknown',
    code: 'NOT_FOUND',
    isBroken: (documento) => municipioByDigits(textAt(documento, 'municipio_notificacao') ?? '') === null,
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
    fields: ['dados_laboratoriais.sorotipo', 'tipo_agravo'],
    at: 'dados_laboratoriais.sorotipo',
    needs: 'dados_laboratoriais.sorotipo',
    key: 'field.serotype-of-dengue',
    code: 'CONTRADICTION',
    isBroken: (documento) =>
      (textAt(documento, 'tipo_agravo') ?? 'dengue') !== 'dengue' && sorotipo(documento) !== null,
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

/** The rules by the field that they need: most cases have few of the days, and an import judges each of its rows. */
const groups = [...new Set(caseRules.map(({ needs }) => needs))].map((needs) => ({
  reads: needs === undefined ? null : readerOf(needs),
  rules: caseRules.filter((rule) => rule.needs === needs)
}))
const placeOf = new Map(caseRules.map((rule, place) => [rule, place]))

/**
 * Returns the rules that a case breaks. With `changed`, the names of changed fields, only the rules of those are
 * judged.
 */
export function brokenRules(documento: Documento, today: string, changed?: readonly string[]): CaseRule[] {
  const broken: CaseRule[] = []
  for (const { reads, rules } of groups) {
    if (reads !== null && reads(documento) === null) continue
    for (const rule of rules)
      if ((!changed || rule.fields.some((field) => changed.includes(field))) && rule.isBroken(documento, today))
        broken.push(rule)
  }
  return broken.sort((one, other) => placeOf.get(one)! - placeOf.get(other)!)
}
