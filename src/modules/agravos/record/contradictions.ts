import type { MessageKey } from '../../../engine/messages/messages.ts'

/*
 * The rules about values of a case that contradict each other, or the calendar. They know neither how a case is stored
 * nor how it is sent, so that the panel shows them at the fields of its form while these are filled in.
 */

const samples = ['ns1', 'igm', 'pcr', 'isolamento_viral'] as const
type SampleDay = `dados_laboratoriais.data_coleta_${(typeof samples)[number]}`
const sampleDays = samples.map((test): SampleDay => `dados_laboratoriais.data_coleta_${test}`)

/** The fields that the rules are about. */
export type RuledPath =
  | 'tipo_agravo'
  | 'data_notificacao'
  | 'data_inicio_sintomas'
  | 'data_encerramento'
  | 'data_obito'
  | 'data_investigacao'
  | 'data_digitacao'
  | 'classificacao_final'
  | 'evolucao'
  | 'hospitalizacao'
  | 'paciente.data_nascimento'
  | 'paciente.gestante'
  | 'paciente.sexo'
  | 'dados_clinicos.data_internacao'
  | 'dados_laboratoriais.sorotipo'
  | SampleDay

/** A rule about a case as a whole. */
export interface Contradiction<Case, Path extends string = RuledPath> {
  /**
   * The fields that the rule is about. A change is judged only by the rules of the fields it changes, so that a case
   * which breaks others can still be corrected.
   */
  fields: readonly Path[]
  /** The field that is refused. */
  at: Path
  /** Where this field is not known, the rule is not broken. */
  needs?: Path
  key: MessageKey
  code: string
  isBroken(caso: Case, today: string): boolean
  /** What the sentence names besides the field. */
  values?(caso: Case): Record<string, string>
  /**
   * What happens to an imported row that breaks the rule. The past cannot be corrected, so contradictions in it only
   * cause a warning.
   */
  imported: 'refused' | 'warned'
  /**
   * Whether a stored value that breaks the rule may only mean that nobody has said anything. A row that is merged into
   * such a case is not refused for it.
   */
  mayBeUnsaid?: true
}

const OLDEST = '1900-01-01'

const days: [path: RuledPath, imported: 'refused' | 'warned'][] = [
  ['data_notificacao', 'refused'],
  ['data_inicio_sintomas', 'refused'],
  ['paciente.data_nascimento', 'refused'],
  ['data_encerramento', 'warned'],
  ['data_obito', 'warned'],
  ['data_investigacao', 'warned'],
  ['data_digitacao', 'warned'],
  ['dados_clinicos.data_internacao', 'warned'],
  ...sampleDays.map((path): [RuledPath, 'warned'] => [path, 'warned'])
]

/**
 * Returns the rules. `readerOf` returns what reads a text of a case, or null where there is none; `isSaid` what tells
 * whether a field has this answer, where null is neither. When a field breaks several rules, the first one says what is
 * most wrong with it.
 */
export function contradictions<Case>(
  readerOf: (path: RuledPath) => (caso: Case) => string | null,
  isSaid: (path: RuledPath, answer: boolean) => (caso: Case) => boolean
): Contradiction<Case>[] {
  const [tipo, classificacao, sorotipo] = [
    readerOf('tipo_agravo'),
    readerOf('classificacao_final'),
    readerOf('dados_laboratoriais.sorotipo')
  ]
  const [evolucao, obito, sexo] = [readerOf('evolucao'), readerOf('data_obito'), readerOf('paciente.sexo')]
  const isPregnant = isSaid('paciente.gestante', true)
  const isAtHome = isSaid('hospitalizacao', false)

  /** Returns what tells whether the first day is later than the second, where both are known. */
  const isAfter = (first: RuledPath, second: RuledPath): ((caso: Case) => boolean) => {
    const [one, other] = [readerOf(first), readerOf(second)]
    return (caso) => {
      const [early, late] = [other(caso), one(caso)]
      return early !== null && late !== null && late > early
    }
  }
  const inReach = ([path, imported]: (typeof days)[number]): Contradiction<Case>[] => {
    const day = readerOf(path)
    const about = { fields: [path], at: path, needs: path, imported }
    return [
      {
        ...about,
        key: 'field.future',
        code: 'DATE_IN_FUTURE',
        isBroken: (caso, today) => (day(caso) ?? '') > today
      },
      {
        ...about,
        key: 'field.too-old',
        code: 'INVALID_DATE',
        isBroken: (caso) => (day(caso) ?? OLDEST) < OLDEST,
        values: () => ({ limit: OLDEST })
      }
    ]
  }
  const notBeforeSymptoms = (at: RuledPath, key: MessageKey): Contradiction<Case> => ({
    fields: [at, 'data_inicio_sintomas'],
    at,
    needs: at,
    key,
    code: 'INVALID_DATE',
    isBroken: isAfter('data_inicio_sintomas', at),
    imported: 'warned'
  })

  return [
    ...days.flatMap(inReach),
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
    {
      fields: ['hospitalizacao', 'dados_clinicos.data_internacao'],
      at: 'dados_clinicos.data_internacao',
      needs: 'dados_clinicos.data_internacao',
      key: 'field.admission-unsaid',
      code: 'CONTRADICTION',
      isBroken: isAtHome,
      imported: 'warned',
      mayBeUnsaid: true
    },
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
    {
      fields: ['paciente.gestante', 'paciente.sexo'],
      at: 'paciente.gestante',
      key: 'field.pregnant',
      code: 'INVALID_VALUE',
      isBroken: (caso) => isPregnant(caso) && !['F', 'I'].includes(sexo(caso) ?? ''),
      imported: 'refused'
    },
    {
      fields: ['classificacao_final', 'tipo_agravo'],
      at: 'classificacao_final',
      key: 'field.classification-of-dengue',
      code: 'CONTRADICTION',
      // Every classification that is only for dengue has `dengue` in its name.
      isBroken: (caso) => (tipo(caso) ?? 'dengue') !== 'dengue' && (classificacao(caso) ?? '').includes('dengue'),
      values: (caso) => ({ tipo_agravo: String(tipo(caso)) }),
      imported: 'warned'
    },
    {
      fields: ['dados_laboratoriais.sorotipo', 'tipo_agravo'],
      at: 'dados_laboratoriais.sorotipo',
      needs: 'dados_laboratoriais.sorotipo',
      key: 'field.serotype-of-dengue',
      code: 'CONTRADICTION',
      isBroken: (caso) => (tipo(caso) ?? 'dengue') !== 'dengue' && sorotipo(caso) !== null,
      imported: 'warned'
    },
    {
      fields: ['evolucao', 'data_obito'],
      at: 'data_obito',
      key: 'field.death-undated',
      code: 'REQUIRED',
      isBroken: (caso) => evolucao(caso) === 'obito' && !obito(caso),
      imported: 'warned'
    },
    {
      fields: ['evolucao', 'data_obito'],
      at: 'data_obito',
      key: 'field.death-outcome',
      code: 'CONTRADICTION',
      isBroken: (caso) => Boolean(obito(caso)) && ['cura', 'ignorado'].includes(evolucao(caso) ?? ''),
      values: (caso) => ({ evolucao: String(evolucao(caso)) }),
      imported: 'warned'
    }
  ]
}
