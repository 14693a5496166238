import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../generated/types-b.ts'
import type { casos, casosPessoais } from '../db/tables/casos.ts'
import type { Caso } from './consultas.ts'
import { municipioDe } from './municipios.ts'

export type Corpo = components['schemas']['CasoEditar']
type CasoNovo = typeof casos.$inferInsert
export type Pessoais = typeof casosPessoais.$inferSelect
type PessoaisNovos = Omit<typeof casosPessoais.$inferInsert, 'casoId'>

/** A case as one document, nested like the detail, with the person's data in it. It never leaves the service as it is. */
export type Documento = { [key: string]: unknown } & {
  tipo_agravo: CasoNovo['tipo']
  numero_notificacao: string
  data_notificacao: string
  data_inicio_sintomas: string
  paciente: { [key: string]: unknown } & {
    nome: string
    data_nascimento: string | null
    sexo: 'M' | 'F' | 'I' | null
    gestante: boolean | null
  }
  endereco: { [key: string]: unknown } & { municipio_residencia: string; estado_residencia: string }
  dados_especificos: Record<string, unknown>
  dados_clinicos: Record<string, unknown>
  dados_laboratoriais: Record<string, unknown>
  investigacao: Record<string, unknown>
  unidade_notificante: Record<string, unknown>
  hospitalizacao: boolean
  data_encerramento: string | null
  data_obito: string | null
}

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

/** A body as a part of a document; `nome` gives back under which name its sender knows a field. */
export function aninhar(corpo: Corpo): { parte: Objeto; nome: (campo: string) => string } {
  const parte: Objeto = {}
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
    if (!Object.hasOwn(Object(corpo[grupo as keyof Corpo]), campo)) nomes.set(`${grupo}.${campo}`, key)
  }
  for (const grupo in planosPorGrupo) {
    const value = corpo[grupo as keyof Corpo]
    // The nested form wins when a field is given in both.
    if (isObject(value)) parte[grupo] = Object.assign((parte[grupo] as Objeto | undefined) ?? {}, value)
    else if (value !== undefined) parte[grupo] = value
  }
  // A stay in hospital is said in two places, and is one fact.
  const clinicos = parte.dados_clinicos as Objeto | undefined
  if (typeof parte.hospitalizacao === 'boolean')
    parte.dados_clinicos = { ...clinicos, hospitalizacao: parte.hospitalizacao }
  else if (clinicos && 'hospitalizacao' in clinicos) {
    parte.hospitalizacao = clinicos.hospitalizacao === true
    parte.dados_clinicos = { ...clinicos, hospitalizacao: parte.hospitalizacao }
  }
  const endereco = parte.endereco as Objeto | undefined
  if (typeof endereco?.cep === 'string') parte.endereco = { ...endereco, cep: endereco.cep.replace('-', '') }
  return { parte, nome: (campo) => nomes.get(campo) ?? campo }
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

const vazio = {
  paciente: {},
  endereco: {},
  dados_especificos: {},
  dados_clinicos: {},
  dados_laboratoriais: {},
  investigacao: {},
  unidade_notificante: {},
  hospitalizacao: false,
  data_encerramento: null,
  data_obito: null
}

/** The document of a new case. */
export const completar = (parte: Objeto): Documento => ({ ...vazio, ...parte }) as unknown as Documento

/** A stored case as a document. */
export function deLinhas(caso: Caso, pessoais: Omit<Pessoais, 'casoId'> | null): Documento {
  const { dados_clinicos, dados_laboratoriais, investigacao, unidade } = caso.detalhe as Record<string, Objeto>
  return {
    tipo_agravo: caso.tipo,
    numero_notificacao: caso.numero,
    data_notificacao: caso.dataNotificacao,
    data_inicio_sintomas: caso.dataSintomas,
    paciente: {
      nome: pessoais?.nome ?? '',
      data_nascimento: pessoais?.dataNascimento ?? null,
      sexo: caso.sexo,
      gestante: caso.gestante,
      raca: caso.raca,
      escolaridade: caso.escolaridade,
      ocupacao: caso.ocupacao
    },
    endereco: {
      municipio_residencia: municipioDe(caso.municipio)?.nome ?? String(caso.municipio),
      estado_residencia: caso.uf,
      bairro: caso.bairro,
      zona: caso.zona,
      logradouro: pessoais?.logradouro ?? null,
      numero: pessoais?.numero ?? null,
      cep: pessoais?.cep ?? null,
      latitude: pessoais?.latitude ?? null,
      longitude: pessoais?.longitude ?? null
    },
    municipio_infeccao: caso.municipioInfeccao,
    estado_infeccao: caso.estadoInfeccao,
    pais_infeccao: caso.paisInfeccao,
    classificacao_inicial: caso.classificacaoInicial,
    classificacao_final: caso.classificacaoFinal,
    criterio_confirmacao: caso.criterio,
    evolucao: caso.evolucao,
    hospitalizacao: caso.hospitalizacao,
    dados_especificos: caso.dadosEspecificos,
    dados_clinicos: { ...dados_clinicos, hospitalizacao: caso.hospitalizacao },
    dados_laboratoriais: dados_laboratoriais ?? {},
    investigacao: investigacao ?? {},
    unidade_notificante: { nome: caso.unidadeNome, cnes: caso.unidadeCnes, ...unidade },
    data_encerramento: caso.dataEncerramento,
    data_obito: caso.dataObito
  }
}

/** A document as it is stored: what points to a person apart from the rest. `municipio` was found by the rules. */
export function paraLinhas(
  documento: Documento,
  municipio: number
): { caso: Omit<CasoNovo, 'criadoEm' | 'atualizadoEm'>; pessoais: PessoaisNovos } {
  const { paciente, endereco, unidade_notificante: unidade } = documento
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value))
  return {
    caso: {
      tipo: documento.tipo_agravo,
      numero: documento.numero_notificacao.trim(),
      dataNotificacao: documento.data_notificacao,
      dataSintomas: documento.data_inicio_sintomas,
      status: documento.data_encerramento ? 'encerrado' : 'em_investigacao',
      iniciais: iniciais(paciente.nome),
      idade: idadeEm(paciente.data_nascimento, documento.data_inicio_sintomas),
      sexo: paciente.sexo ?? null,
      gestante: paciente.gestante ?? null,
      raca: text(paciente.raca),
      escolaridade: text(paciente.escolaridade),
      ocupacao: text(paciente.ocupacao),
      municipio,
      uf: endereco.estado_residencia,
      bairro: text(endereco.bairro),
      zona: text(endereco.zona),
      municipioInfeccao: text(documento.municipio_infeccao),
      estadoInfeccao: text(documento.estado_infeccao),
      paisInfeccao: text(documento.pais_infeccao),
      classificacaoInicial: text(documento.classificacao_inicial),
      classificacaoFinal: text(documento.classificacao_final),
      criterio: text(documento.criterio_confirmacao),
      evolucao: text(documento.evolucao),
      hospitalizacao: documento.hospitalizacao,
      dataEncerramento: documento.data_encerramento ?? null,
      dataObito: documento.data_obito ?? null,
      unidadeNome: text(unidade.nome),
      unidadeCnes: text(unidade.cnes),
      dadosEspecificos: documento.dados_especificos,
      detalhe: {
        dados_clinicos: documento.dados_clinicos,
        dados_laboratoriais: documento.dados_laboratoriais,
        investigacao: documento.investigacao,
        unidade: { telefone: text(unidade.telefone), responsavel: text(unidade.responsavel) }
      }
    },
    pessoais: {
      nome: paciente.nome.trim(),
      dataNascimento: paciente.data_nascimento ?? null,
      logradouro: text(endereco.logradouro),
      numero: text(endereco.numero),
      cep: text(endereco.cep),
      latitude: (endereco.latitude as number | null | undefined) ?? null,
      longitude: (endereco.longitude as number | null | undefined) ?? null
    }
  }
}

/** "Maria da Silva Santos" is "M. S. S.": particles in lower case say nothing. */
export function iniciais(nome: string): string {
  const words = nome.trim().split(/\s+/)
  const named = words.filter((word) => !/^(da|de|do|das|dos|e)$/i.test(word))
  return (named.length > 0 ? named : words)
    .slice(0, 10)
    .map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`)
    .join(' ')
}

/** Whole years on a day. */
export function idadeEm(nascimento: string | null | undefined, dia: string): number | null {
  if (!nascimento) return null
  const years = Number(dia.slice(0, 4)) - Number(nascimento.slice(0, 4))
  const age = dia.slice(5) < nascimento.slice(5) ? years - 1 : years
  return Math.max(0, age)
}
