import { HIDDEN } from '../contract/hidden.ts'
import { type Problem, refused } from '../errors.ts'
import type { Detalhe } from './formas.ts'
import { temLetra } from './nome.ts'

type Objeto = Record<string, unknown>
type Nome = (campo: string) => string

/** What may have grown since the sender read it. */
const ignorados = ['historico', 'anexos', 'atualizado_em'] as const

/**
 * What a form that was filled from the detail sends back says nothing new: the shown form of a hidden value stands for that
 * value. The part without it, and what it says of fields that can only be read.
 */
export function semOMostrado(sent: Objeto, mostrado: Detalhe): { parte: Objeto; problems: Problem[] } {
  const problems: Problem[] = []
  const readOnly = (from: Objeto, campo: string, path: string[], same: boolean) => {
    if (Object.hasOwn(from, campo) && !same) problems.push(refused(path, 'field.read-only', 'IMMUTABLE_FIELD'))
    delete from[campo]
  }
  const parte = { ...sent }
  for (const campo of ignorados) delete parte[campo]
  readOnly(parte, 'id', ['id'], parte.id === mostrado.id)
  readOnly(parte, 'status', ['status'], parte.status === mostrado.status)
  readOnly(parte, 'criado_em', ['criado_em'], Date.parse(String(parte.criado_em)) === Date.parse(mostrado.criado_em))
  if (typeof parte.data_notificacao === 'string') {
    const dia = diaDe(parte.data_notificacao)
    if (dia === null) problems.push(refused('data_notificacao', 'field.midnight', 'INVALID_DATE'))
    parte.data_notificacao = dia ?? mostrado.data_notificacao.slice(0, 10)
  }
  if (parte.paciente) {
    const paciente = { ...(parte.paciente as Objeto) }
    readOnly(paciente, 'idade', ['paciente', 'idade'], paciente.idade === mostrado.paciente.idade)
    if (trimmed(paciente.nome) === mostrado.paciente.nome) delete paciente.nome
    parte.paciente = paciente
  }
  if (parte.endereco) {
    const endereco = { ...(parte.endereco as Objeto) }
    for (const campo of ['logradouro', 'numero'] as const)
      if (mostrado.endereco[campo] !== null && trimmed(endereco[campo]) === HIDDEN) delete endereco[campo]
    if (mostrado.endereco.cep !== null && endereco.cep === mostrado.endereco.cep.replace('-', '')) delete endereco.cep
    for (const campo of ['latitude', 'longitude'] as const)
      if (endereco[campo] === mostrado.endereco[campo]) delete endereco[campo]
    parte.endereco = endereco
  }
  return { parte, problems }
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** A date, or a moment that is midnight in UTC, as a date. */
function diaDe(text: string): string | null {
  const [dia, hora] = new Date(text).toISOString().split('T')
  return hora === '00:00:00.000Z' ? dia! : null
}

/** Of what is to be stored: a name of which nothing could be shown, and hidden forms that stand for no value. */
export function semValor(parte: Objeto, nome: Nome): Problem[] {
  const problems: Problem[] = []
  const { nome: pessoa } = (parte.paciente ?? {}) as Objeto
  if (typeof pessoa === 'string' && !temLetra(pessoa))
    problems.push(refused(nome('paciente.nome').split('.'), 'field.no-letter', 'INVALID_VALUE'))
  const endereco = (parte.endereco ?? {}) as Objeto
  for (const campo of ['logradouro', 'numero', 'cep']) {
    const value = trimmed(endereco[campo])
    if (value === HIDDEN || (campo === 'cep' && typeof value === 'string' && value.endsWith(HIDDEN)))
      problems.push(refused(['endereco', campo], 'field.hidden', 'HIDDEN_VALUE'))
  }
  return problems
}
