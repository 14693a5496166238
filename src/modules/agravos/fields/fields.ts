import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/columns.ts'
import { type Field, inCasos, inDetalhe, type Json, type Path } from './field-type.ts'
import { codeAsText, dayAsMoment, isoMoment, momentAsDay, textAsCode, trimmed, wholeCode } from './field-values.ts'
import {
  clinicos,
  compact,
  laboratoriais,
  normalPart,
  showClinicos,
  showEspecificos,
  showInvestigacao,
  showLaboratoriais
} from './parts.ts'
import { patient } from './patient.ts'

const list = true
const part = { read: normalPart, normal: normalPart, write: compact, empty: {} }

/**
 * All fields of a case, in the order of answers and sheets. Where a field is stored, shown, filtered, exported and
 * counted is said here once; tables, shapes, lists and exports are derived from it. Columns that are not fields of the
 * contract are in `tables.ts`.
 */
export const fields = {
  id: {
    at: inCasos('id', integer().primaryKey().generatedAlwaysAsIdentity()),
    list,
    export: 'id',
    filter: { id: 'value' },
    readOnly: 'same'
  },
  tipo_agravo: {
    at: inCasos('tipo', text({ enum: ['dengue', 'zika', 'chikungunya'] }).notNull()),
    list,
    export: 'tipo_agravo',
    filter: { tipo_agravo: 'value', agravo_codigo: 'value' },
    counted: 'tipo'
  },
  numero_notificacao: {
    at: inCasos('numero_notificacao', text().notNull()),
    list,
    export: 'numero_notificacao',
    filter: { numero_notificacao: 'number as text' },
    write: trimmed
  },
  data_notificacao: {
    at: inCasos('data_notificacao', date().notNull()),
    list,
    export: 'data_notificacao',
    filter: {
      data_notificacao: 'value',
      data_inicio: 'value',
      data_fim: 'value',
      data_notificacao_inicio: 'value',
      data_notificacao_fim: 'value'
    },
    counted: 'dia',
    show: dayAsMoment,
    normal: momentAsDay
  },
  data_inicio_sintomas: {
    at: inCasos('data_inicio_sintomas', date().notNull()),
    list,
    export: 'data_inicio_sintomas',
    filter: { data_inicio_sintomas: 'value' }
  },
  status: {
    at: inCasos(
      'status',
      text({ enum: ['em_investigacao', 'encerrado'] })
        .notNull()
        .default('em_investigacao')
    ),
    export: 'status',
    filter: { status: 'value' },
    readOnly: 'same'
  },
  ...patient,
  classificacao_final: {
    at: inCasos('classificacao_final', text()),
    list,
    export: 'classificacao_final',
    filter: { classificacao: 'word', classificacao_final: 'word', situacao: 'situacao' },
    counted: 'classificacao'
  },
  criterio_confirmacao: {
    at: inCasos('criterio_confirmacao', text()),
    list,
    export: 'criterio_confirmacao',
    filter: { criterio_confirmacao: 'word' }
  },
  evolucao: {
    at: inCasos('evolucao', text()),
    list,
    export: 'evolucao',
    filter: { evolucao: 'word' },
    counted: 'evolucao'
  },
  hospitalizacao: {
    at: inCasos('hospitalizacao', boolean().notNull().default(false)),
    list,
    export: 'hospitalizacao',
    filter: { hospitalizacao: 'value' },
    counted: 'hospitalizacao',
    empty: false
  },
  dados_especificos: {
    at: inCasos('dados_especificos', jsonb().$type<Json>().notNull().default({})),
    list,
    show: showEspecificos,
    export: [
      'febre',
      'mialgia',
      'cefaleia',
      'exantema',
      'nausea',
      'dor_retro_orbital',
      'artralgia',
      'petequias',
      'sinais_alarme',
      'prova_laco',
      'trimestre_gestacional'
    ],
    ...part
  },
  municipio_infeccao: { at: inCasos('municipio_infeccao', text()), export: 'municipio_infeccao' },
  estado_infeccao: { at: inCasos('estado_infeccao', text()), export: 'estado_infeccao' },
  pais_infeccao: { at: inCasos('pais_infeccao', text()), export: 'pais_infeccao' },
  classificacao_inicial: { at: inCasos('classificacao_inicial', text()), export: 'classificacao_inicial' },
  dados_clinicos: { at: inDetalhe('dados_clinicos'), export: clinicos, show: showClinicos, ...part },
  dados_laboratoriais: {
    at: inDetalhe('dados_laboratoriais'),
    export: laboratoriais,
    filter: {
      sorotipo: 'inner text',
      ns1: 'inner text',
      igm: 'inner text',
      pcr: 'inner text',
      isolamento_viral: 'inner text',
      data_coleta_ns1: 'inner text',
      data_coleta_igm: 'inner text',
      data_coleta_pcr: 'inner text',
      data_coleta_isolamento_viral: 'inner text'
    },
    show: showLaboratoriais,
    ...part
  },
  data_encerramento: { at: inCasos('data_encerramento', date()), export: 'data_encerramento' },
  data_obito: { at: inCasos('data_obito', date()), export: 'data_obito' },
  data_investigacao: {
    at: inCasos('data_investigacao', date()),
    export: 'data_investigacao',
    filter: { data_investigacao: 'value' }
  },
  data_digitacao: {
    at: inCasos('data_digitacao', date()),
    export: 'data_digitacao',
    filter: { data_digitacao: 'value' }
  },
  investigacao: {
    at: inDetalhe('investigacao'),
    // The places where somebody was have addresses.
    export: ['viagem_recente', 'contato_casos_similares'],
    show: showInvestigacao,
    ...part
  },
  municipio_notificacao: {
    /** IBGE's code of seven digits. */
    at: inCasos('municipio_notificacao', integer()),
    export: 'municipio_notificacao',
    filter: { municipio_notificacao: 'municipio' },
    read: codeAsText,
    normal: wholeCode,
    write: textAsCode
  },
  'unidade_notificante.nome': { at: inCasos('unidade_nome', text()), list, export: 'unidade_nome' },
  'unidade_notificante.cnes': {
    at: inCasos('unidade_cnes', text()),
    list,
    export: 'unidade_cnes',
    filter: { unidade_cnes: 'number as text' }
  },
  'unidade_notificante.telefone': { at: inDetalhe('unidade', 'telefone') },
  'unidade_notificante.responsavel': { at: inDetalhe('unidade', 'responsavel') },
  criado_em: {
    at: inCasos('criado_em', moment('criado_em').notNull()),
    list,
    export: 'criado_em',
    filter: { criado_em: 'moment' },
    readOnly: 'same moment',
    read: isoMoment
  },
  atualizado_em: {
    at: inCasos('atualizado_em', moment('atualizado_em').notNull()),
    list,
    export: 'atualizado_em',
    filter: { atualizado_em: 'moment' },
    readOnly: 'ignored',
    read: isoMoment
  }
} satisfies Record<Path, Field>

export const paths = Object.keys(fields) as Path[]
export const fieldAt = (path: Path): Field => fields[path]
export const isPath = (name: string): name is Path => Object.hasOwn(fields, name)
