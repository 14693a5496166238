import { type Problem, refused } from '../errors.ts'
import { todayAt } from '../time/days.ts'
import { type BodyPart, type CasoBody, type NamedPath, readBody } from './body.ts'
import { type Documento, textAt } from './document.ts'
import type { Json, Path } from './field.ts'
import { isObject } from './field-values.ts'
import { findMunicipio, type Municipio } from './municipios.ts'
import { withoutValue } from './sent-back.ts'

const OLDEST = '1900-01-01'

const dates: Path[] = [
  'data_notificacao',
  'data_inicio_sintomas',
  'paciente.data_nascimento',
  'data_encerramento',
  'data_obito'
]

/**
 * The rules that hold for a case as a whole (decisions on dates, pregnancy, place). `already` is what was found wrong before. All that is
 * wrong is named at once; where a part was refused before, what remains is checked.
 */
export function checkCaso(
  documento: Documento,
  nameOf: BodyPart['nameOf'],
  today: string,
  already: Problem[]
): { problems: Problem[]; municipio: Municipio | null } {
  const at = (path: NamedPath) => nameOf(path).split('.')
  const problems: Problem[] = [...already]
  const checkDay = (path: NamedPath, day: unknown) => {
    if (typeof day !== 'string') return
    if (day > today) problems.push(refused(at(path), 'field.future', 'DATE_IN_FUTURE'))
    else if (day < OLDEST) problems.push(refused(at(path), 'field.too-old', 'INVALID_DATE', { limit: OLDEST }))
  }
  for (const path of dates) checkDay(path, documento[path])
  const { dados_clinicos: clinicos } = documento
  checkDay('dados_clinicos.data_internacao', isObject(clinicos) ? clinicos.data_internacao : null)

  const [notificacao, sintomas] = [textAt(documento, 'data_notificacao'), textAt(documento, 'data_inicio_sintomas')]
  const [nascimento, obito] = [textAt(documento, 'paciente.data_nascimento'), textAt(documento, 'data_obito')]
  if (sintomas && notificacao && sintomas > notificacao)
    problems.push(refused(at('data_inicio_sintomas'), 'field.symptoms-late', 'INVALID_DATE'))
  if (obito && sintomas && obito < sintomas)
    problems.push(refused(at('data_obito'), 'field.death-early', 'INVALID_DATE'))
  if (nascimento && sintomas && nascimento > sintomas && nascimento <= today)
    problems.push(refused(at('paciente.data_nascimento'), 'field.birth-late', 'INVALID_DATE'))
  const sexo = documento['paciente.sexo']
  if (documento['paciente.gestante'] === true && sexo !== 'F' && sexo !== 'I')
    problems.push(refused(at('paciente.gestante'), 'field.pregnant', 'INVALID_VALUE'))
  const [nome, estado] = [
    textAt(documento, 'endereco.municipio_residencia'),
    textAt(documento, 'endereco.estado_residencia')
  ]
  const municipio = nome && estado ? findMunicipio(nome, estado) : null
  if (nome && estado && !municipio)
    problems.push(refused(at('endereco.municipio_residencia'), 'field.municipality', 'NOT_FOUND', { estado }))
  return { problems: firstOfEach(problems), municipio }
}

/** One sentence for a field is enough: the first says what is most wrong. */
function firstOfEach(problems: Problem[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const problem of problems) {
    const key = problem.path.join('.')
    if (!found.has(key)) found.set(key, problem)
  }
  return [...found.values()]
}

/** The same for the body of a creation. */
export function checkNewCaso(body: CasoBody | Json, today: string) {
  const { part, nameOf, problems } = readBody(body)
  return { documento: part, ...checkCaso(part, nameOf, today, [...problems, ...withoutValue(part, nameOf)]) }
}

/** And for one of which parts were refused already. */
export const creationRules = (body: Json, now: Date): Problem[] => checkNewCaso(body, todayAt(now)).problems
