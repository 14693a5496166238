import { type Problem, refused } from '../errors.ts'
import { todayAt } from '../time/days.ts'
import { type Corpo, completar, type Documento } from './documento.ts'
import { semValor } from './mostrado.ts'
import { acharMunicipio, type Municipio } from './municipios.ts'
import { aninhar } from './parte.ts'

const OLDEST = '1900-01-01'

/**
 * The rules that hold for a case as a whole (decisions on dates, pregnancy, place). `nome` gives the name under which the
 * sender knows a field, `already` is what was found wrong before. All that is wrong is named at once.
 */
export function verificar(
  documento: Documento,
  nome: (campo: string) => string,
  hoje: string,
  already: Problem[]
): { problems: Problem[]; municipio: Municipio | null } {
  const problems: Problem[] = [...already]
  const at = (campo: string) => nome(campo).split('.')
  const { paciente, endereco, data_notificacao: notificacao, data_inicio_sintomas: sintomas } = documento

  const dates: [string, unknown][] = [
    ['data_notificacao', notificacao],
    ['data_inicio_sintomas', sintomas],
    ['paciente.data_nascimento', paciente.data_nascimento],
    ['data_encerramento', documento.data_encerramento],
    ['data_obito', documento.data_obito],
    ['dados_clinicos.data_internacao', documento.dados_clinicos.data_internacao]
  ]
  for (const [campo, value] of dates) {
    if (typeof value !== 'string') continue
    if (value > hoje) problems.push(refused(at(campo), 'field.future', 'DATE_IN_FUTURE'))
    else if (value < OLDEST) problems.push(refused(at(campo), 'field.too-old', 'INVALID_DATE', { limit: OLDEST }))
  }
  // Where a part was refused before, what remains is checked.
  if (sintomas && notificacao && sintomas > notificacao)
    problems.push(refused(at('data_inicio_sintomas'), 'field.symptoms-late', 'INVALID_DATE'))
  if (documento.data_obito && sintomas && documento.data_obito < sintomas)
    problems.push(refused(at('data_obito'), 'field.death-early', 'INVALID_DATE'))
  if (paciente.data_nascimento && sintomas && paciente.data_nascimento > sintomas && paciente.data_nascimento <= hoje)
    problems.push(refused(at('paciente.data_nascimento'), 'field.birth-late', 'INVALID_DATE'))
  if (paciente.gestante === true && paciente.sexo !== 'F' && paciente.sexo !== 'I')
    problems.push(refused(at('paciente.gestante'), 'field.pregnant', 'INVALID_VALUE'))
  const known = Boolean(endereco.municipio_residencia && endereco.estado_residencia)
  const municipio = known ? acharMunicipio(endereco.municipio_residencia, endereco.estado_residencia) : null
  if (known && !municipio) {
    const values = { estado: endereco.estado_residencia }
    problems.push(refused(at('endereco.municipio_residencia'), 'field.municipality', 'NOT_FOUND', values))
  }
  // One sentence per field is enough: the first says what is most wrong.
  const unique = new Map<string, Problem>()
  for (const problem of problems) {
    const key = problem.path.join('.')
    if (!unique.has(key)) unique.set(key, problem)
  }
  return { problems: [...unique.values()], municipio }
}

/** The same for a body of a creation. */
export function verificarNovo(corpo: Corpo, hoje: string) {
  const { parte, nome, problems } = aninhar(corpo)
  const documento = completar(parte)
  return { documento, ...verificar(documento, nome, hoje, [...problems, ...semValor(parte, nome)]) }
}

/** And for one of which parts may be missing. */
export function regrasDaCriacao(body: Record<string, unknown>, now: Date): Problem[] {
  return verificarNovo(body as Corpo, todayAt(now)).problems
}
