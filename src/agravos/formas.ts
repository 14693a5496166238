import type { components } from '../../generated/types-b.ts'
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

/** Specification 2.7, summary. */
export const item = (c: Linha): Item => ({
  id: c.id,
  tipo_agravo: c.tipo,
  numero_notificacao: c.numero,
  data_notificacao: momentoDoDia(c.dataNotificacao),
  data_inicio_sintomas: c.dataSintomas,
  paciente: { nome: c.iniciais, idade: c.idade, sexo: c.sexo, gestante: c.gestante },
  endereco: {
    municipio_residencia: nomeDoMunicipio(c.municipio),
    estado_residencia: c.uf,
    bairro: c.bairro,
    zona: c.zona
  },
  classificacao_final: c.classificacaoFinal,
  criterio_confirmacao: c.criterio,
  evolucao: c.evolucao,
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

const OCULTO = '***'

/** Specification 2.7, detail. The street is hidden; the rest of the place was cut down in the database already. */
export function detalhe(c: Caso, lugar: Lugar, historico: Detalhe['historico'], anexos?: Detalhe['anexos']): Detalhe {
  const partes = c.detalhe as Record<string, Record<string, unknown> | undefined>
  return {
    ...item(c),
    status: c.status,
    paciente: {
      ...item(c).paciente,
      raca: c.raca,
      escolaridade: c.escolaridade,
      ocupacao: c.ocupacao
    },
    endereco: {
      ...item(c).endereco,
      logradouro: lugar.temLogradouro ? OCULTO : null,
      numero: lugar.temNumero ? OCULTO : null,
      cep: lugar.cep5 === null ? null : `${lugar.cep5}-${OCULTO}`,
      latitude: lugar.latitude,
      longitude: lugar.longitude
    },
    municipio_infeccao: c.municipioInfeccao,
    estado_infeccao: c.estadoInfeccao,
    pais_infeccao: c.paisInfeccao,
    classificacao_inicial: c.classificacaoInicial,
    dados_clinicos: { ...partes.dados_clinicos, hospitalizacao: c.hospitalizacao } as Detalhe['dados_clinicos'],
    dados_laboratoriais: (partes.dados_laboratoriais ?? {}) as Detalhe['dados_laboratoriais'],
    data_encerramento: c.dataEncerramento,
    data_obito: c.dataObito,
    investigacao: (partes.investigacao ?? {}) as Detalhe['investigacao'],
    historico,
    ...(anexos ? { anexos } : {}),
    unidade_notificante: {
      nome: c.unidadeNome,
      cnes: c.unidadeCnes,
      telefone: (partes.unidade?.telefone as string | null | undefined) ?? null,
      responsavel: (partes.unidade?.responsavel as string | null | undefined) ?? null
    }
  }
}
