import { type Problem, refused } from '../../../errors.ts'
import { todayAt } from '../../../platform/time/days.ts'
import { type BodyPart, type CasoBody, readBody } from '../fields/body.ts'
import { type Documento, textAt } from '../fields/document.ts'
import type { Json, Path } from '../fields/field-type.ts'
import { findMunicipio, type Municipio } from '../fields/municipios.ts'
import { withoutValue } from '../privacy/sent-back.ts'
import { brokenRules } from './rule-table.ts'

const place: Path[] = ['endereco.municipio_residencia', 'endereco.estado_residencia']

interface CaseCheck {
  nameOf: BodyPart['nameOf']
  today: string
  /** Problems that were found before. */
  already: Problem[]
  /** For a change: the fields that it changes. */
  changed?: string[]
}

/**
 * Checks a case by the rules of `rule-table.ts`, and that its municipality belongs to its state. All problems are
 * reported at once. Where a part has been refused before, the rest is still checked.
 */
export function checkCaso(
  documento: Documento,
  { nameOf, today, already, changed }: CaseCheck
): { problems: Problem[]; municipio: Municipio | null } {
  const problems = [...already]
  for (const { at, key, code, values } of brokenRules(documento, today, changed))
    problems.push(refused(nameOf(at).split('.'), key, code, values?.(documento)))
  const [nome, estado] = place.map((path) => textAt(documento, path))
  const municipio = nome && estado ? findMunicipio(nome, estado) : null
  const isJudged = !changed || place.some((path) => changed.includes(path))
  if (nome && estado && !municipio && isJudged) {
    const at = nameOf('endereco.municipio_residencia').split('.')
    problems.push(refused(at, 'field.municipality', 'NOT_FOUND', { estado }))
  }
  return { problems: firstOfEach(problems), municipio }
}

/** Keeps one problem per field: the first says what is most wrong. */
function firstOfEach(problems: Problem[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const problem of problems) {
    const key = problem.path.join('.')
    if (!found.has(key)) found.set(key, problem)
  }
  return [...found.values()]
}

/** Checks the body of a creation. */
export function checkNewCaso(body: CasoBody | Json, today: string) {
  const { part, nameOf, problems } = readBody(body)
  const already = [...problems, ...withoutValue(part, nameOf)]
  return { documento: part, nameOf, ...checkCaso(part, { nameOf, today, already }) }
}

/** The problems of a creation of which parts have been refused already. */
export const creationRules = (body: Json, now: Date): Problem[] => checkNewCaso(body, todayAt(now)).problems
