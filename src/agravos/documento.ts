import type { components } from '../../generated/types-b.ts'
import type { Caso } from './consultas.ts'
import { municipioDe } from './municipios.ts'
import { iniciais } from './nome.ts'
import type { casos, casosPessoais } from './tables.ts'

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

type Objeto = Record<string, unknown>

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

/** Whole years on a day. */
export function idadeEm(nascimento: string | null | undefined, dia: string): number | null {
  if (!nascimento) return null
  const years = Number(dia.slice(0, 4)) - Number(nascimento.slice(0, 4))
  const age = dia.slice(5) < nascimento.slice(5) ? years - 1 : years
  return Math.max(0, age)
}
