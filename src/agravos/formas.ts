import type { components } from '../../generated/types-b.ts'
import { HIDDEN } from '../contract/hidden.ts'
import type { Caso } from './consultas.ts'
import { municipioDe } from './municipios.ts'

type Item = components['schemas']['CasoItem']
export type Detalhe = components['schemas']['CasoDetalhe']

/** The columns that a list shows: nothing that points to a person, nothing that only the detail shows. */
export type Linha = Pick<
  Caso,
  | 'id'
  | 'tipo'
  | 'numero'
  | 'dataNotificacao'
  | 'dataSintomas'
  | 'iniciais'
  | 'idade'
  | 'sexo'
  | 'gestante'
  | 'municipio'
  | 'uf'
  | 'bairro'
  | 'zona'
  | 'classificacaoFinal'
  | 'criterio'
  | 'evolucao'
  | 'hospitalizacao'
  | 'dadosEspecificos'
  | 'unidadeNome'
  | 'unidadeCnes'
  | 'criadoEm'
  | 'atualizadoEm'
>

const momentoDoDia = (dia: string) => `${dia}T00:00:00.000Z`
const nomeDoMunicipio = (codigo: number) => municipioDe(codigo)?.nome ?? String(codigo)

/** Specification 2.7, summary. The columns of one of a few values hold what requests were checked for, as the types say here. */
export const item = (c: Linha): Item => ({
  id: c.id,
  tipo_agravo: c.tipo,
  numero_notificacao: c.numero,
  data_notificacao: momentoDoDia(c.dataNotificacao),
  data_inicio_sintomas: c.dataSintomas,
  paciente: { nome: c.iniciais, idade: c.idade, sexo: c.sexo, gestante: c.gestante },
  endereco: {
    municipio_residencia: nomeDoMunicipio(c.municipio),
    estado_residencia: c.uf as Item['endereco']['estado_residencia'],
    bairro: c.bairro,
    zona: c.zona as Item['endereco']['zona']
  },
  classificacao_final: c.classificacaoFinal as Item['classificacao_final'],
  criterio_confirmacao: c.criterio as Item['criterio_confirmacao'],
  evolucao: c.evolucao as Item['evolucao'],
  hospitalizacao: c.hospitalizacao,
  dados_especificos: c.dadosEspecificos as Item['dados_especificos'],
  unidade_notificante: { nome: c.unidadeNome, cnes: c.unidadeCnes },
  criado_em: c.criadoEm.toISOString(),
  atualizado_em: c.atualizadoEm.toISOString()
})

/** What the detail may say of where the person lives. */
export interface Lugar {
  temLogradouro: boolean
  temNumero: boolean
  cep5: string | null
  latitude: number | null
  longitude: number | null
}

/** Specification 2.7, detail. The street is hidden; the rest of the place was cut down in the database already. */
export function detalhe(c: Caso & Lugar & Pick<Detalhe, 'historico'>, anexos?: Detalhe['anexos']): Detalhe {
  const partes = c.detalhe as Record<string, Record<string, unknown> | undefined>
  const resumo = item(c)
  // Each field by name, and no spread: in so large an object what follows one is defined slowly, ten times as slowly in all.
  const inteiro: Detalhe = {
    id: resumo.id,
    tipo_agravo: resumo.tipo_agravo,
    numero_notificacao: resumo.numero_notificacao,
    data_notificacao: resumo.data_notificacao,
    data_inicio_sintomas: resumo.data_inicio_sintomas,
    status: c.status,
    paciente: {
      nome: c.iniciais,
      idade: c.idade,
      sexo: c.sexo,
      gestante: c.gestante,
      raca: c.raca as Detalhe['paciente']['raca'],
      escolaridade: c.escolaridade as Detalhe['paciente']['escolaridade'],
      ocupacao: c.ocupacao
    },
    endereco: {
      municipio_residencia: nomeDoMunicipio(c.municipio),
      estado_residencia: resumo.endereco.estado_residencia,
      bairro: c.bairro,
      zona: resumo.endereco.zona,
      logradouro: c.temLogradouro ? HIDDEN : null,
      numero: c.temNumero ? HIDDEN : null,
      cep: c.cep5 === null ? null : `${c.cep5}-${HIDDEN}`,
      latitude: c.latitude,
      longitude: c.longitude
    },
    classificacao_final: resumo.classificacao_final,
    criterio_confirmacao: resumo.criterio_confirmacao,
    evolucao: resumo.evolucao,
    hospitalizacao: resumo.hospitalizacao,
    dados_especificos: resumo.dados_especificos,
    municipio_infeccao: c.municipioInfeccao,
    estado_infeccao: c.estadoInfeccao,
    pais_infeccao: c.paisInfeccao,
    classificacao_inicial: c.classificacaoInicial,
    dados_clinicos: { ...partes.dados_clinicos, hospitalizacao: c.hospitalizacao } as Detalhe['dados_clinicos'],
    dados_laboratoriais: (partes.dados_laboratoriais ?? {}) as Detalhe['dados_laboratoriais'],
    data_encerramento: c.dataEncerramento,
    data_obito: c.dataObito,
    investigacao: (partes.investigacao ?? {}) as Detalhe['investigacao'],
    historico: c.historico,
    unidade_notificante: {
      nome: c.unidadeNome,
      cnes: c.unidadeCnes,
      telefone: (partes.unidade?.telefone as string | null | undefined) ?? null,
      responsavel: (partes.unidade?.responsavel as string | null | undefined) ?? null
    },
    criado_em: resumo.criado_em,
    atualizado_em: resumo.atualizado_em
  }
  if (anexos) inteiro.anexos = anexos
  return inteiro
}
