import { isDeepStrictEqual } from 'node:util'
import { type Problem, refused } from '../errors.ts'
import type { Corpo } from './documento.ts'

/** The flat names of the creation, and where they stand in the document. */
const planos: Record<string, [string, string]> = {
  paciente_nome: ['paciente', 'nome'],
  paciente_data_nascimento: ['paciente', 'data_nascimento'],
  paciente_sexo: ['paciente', 'sexo'],
  paciente_gestante: ['paciente', 'gestante'],
  paciente_raca: ['paciente', 'raca'],
  paciente_escolaridade: ['paciente', 'escolaridade'],
  municipio_residencia: ['endereco', 'municipio_residencia'],
  estado_residencia: ['endereco', 'estado_residencia'],
  bairro_residencia: ['endereco', 'bairro'],
  zona_residencia: ['endereco', 'zona']
}

/** The objects of the document that have flat names too. */
const planosPorGrupo = { paciente: true, endereco: true }

type Objeto = Record<string, unknown>
const isObject = (value: unknown): value is Objeto =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const contradicao = (grupo: string, campo: string, outro: string): Problem =>
  refused([grupo, campo], 'field.contradiction', 'CONTRADICTION', { campo: outro })

/**
 * A body as a part of a document; `nome` gives back under which name its sender knows a field, `problems` where it says two
 * things of one field. `antes` is the case that it changes.
 */
export function aninhar(
  corpo: Corpo,
  antes?: { hospitalizacao: boolean }
): { parte: Objeto; nome: (campo: string) => string; problems: Problem[] } {
  const parte: Objeto = {}
  const problems: Problem[] = []
  const nomes = new Map<string, string>()
  for (const [key, value] of Object.entries(corpo)) {
    const place = planos[key]
    if (!place) {
      if (!(key in planosPorGrupo)) parte[key] = value
      continue
    }
    const [grupo, campo] = place
    const inner = (parte[grupo] ?? {}) as Objeto
    parte[grupo] = inner
    inner[campo] = value
    const nested = Object(corpo[grupo as keyof Corpo]) as Objeto
    if (!Object.hasOwn(nested, campo)) nomes.set(`${grupo}.${campo}`, key)
    else if (nested[campo] !== value) problems.push(contradicao(grupo, campo, key))
  }
  for (const grupo in planosPorGrupo) {
    const value = corpo[grupo as keyof Corpo]
    if (isObject(value)) parte[grupo] = Object.assign((parte[grupo] as Objeto | undefined) ?? {}, value)
    else if (value !== undefined) parte[grupo] = value
  }
  // A stay in hospital is said in two places, and is one fact.
  const clinicos = parte.dados_clinicos as Objeto | undefined
  if (typeof parte.hospitalizacao === 'boolean') {
    const nested = clinicos?.hospitalizacao
    if (nested !== undefined && (nested === true) !== parte.hospitalizacao) {
      // A form that was filled from the detail says the old thing in one place and the new one in the other.
      if (antes) parte.hospitalizacao = !antes.hospitalizacao
      else problems.push(contradicao('dados_clinicos', 'hospitalizacao', 'hospitalizacao'))
    }
    parte.dados_clinicos = { ...clinicos, hospitalizacao: parte.hospitalizacao }
  } else if (clinicos && 'hospitalizacao' in clinicos) {
    parte.hospitalizacao = clinicos.hospitalizacao === true
    parte.dados_clinicos = { ...clinicos, hospitalizacao: parte.hospitalizacao }
  }
  const endereco = parte.endereco as Objeto | undefined
  if (typeof endereco?.cep === 'string') parte.endereco = { ...endereco, cep: endereco.cep.replace('-', '') }
  return { parte, nome: (campo) => nomes.get(campo) ?? campo, problems }
}

/** Merges a part into a document: objects are merged, all else is replaced. Names the fields that change. */
export function mesclar(documento: Objeto, parte: Objeto, prefix = ''): { documento: Objeto; alterados: string[] } {
  const merged = { ...documento }
  const alterados: string[] = []
  for (const [key, value] of Object.entries(parte)) {
    const before = documento[key]
    if (isObject(value)) {
      const inner = mesclar(isObject(before) ? before : {}, value, `${prefix}${key}.`)
      merged[key] = inner.documento
      alterados.push(...inner.alterados)
    } else if (!isDeepStrictEqual(before ?? null, value ?? null)) {
      // Not their texts: the database keeps the keys of an object in an order of its own.
      merged[key] = value
      alterados.push(`${prefix}${key}`)
    }
  }
  return { documento: merged, alterados: alterados.sort() }
}
