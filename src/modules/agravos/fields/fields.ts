import { boolean, date, doublePrecision, integer, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/columns.ts'
import { sealedText } from '../../../platform/sealing/column.ts'
import { type Field, inCasos, inDetalhe, inPessoais, type Json, type Path, sealedInPessoais } from './field-type.ts'
import {
  dayAsMoment,
  inCapitals,
  isoMoment,
  momentAsDay,
  nomeOfCodigo,
  trimmed,
  withoutBlanks,
  withoutHyphen
} from './field-values.ts'
import { hiddenByInitials, hiddenByMark, hiddenByRounding, hiddenCep } from './hidden.ts'
import { compact, normalPart, showClinicos, showEspecificos, showInvestigacao, showLaboratoriais } from './parts.ts'
import { unseen } from './unseen.ts'

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
  'paciente.nome': {
    at: sealedInPessoais('nome', sealedText().notNull()),
    flat: 'paciente_nome',
    list,
    export: 'paciente_nome',
    hidden: hiddenByInitials,
    write: trimmed,
    empty: ''
  },
  'paciente.idade': {
    at: inCasos('idade', smallint()),
    list,
    export: 'idade',
    filter: { idade: 'value' },
    readOnly: 'same'
  },
  'paciente.data_nascimento': {
    at: inPessoais('data_nascimento', date()),
    flat: 'paciente_data_nascimento',
    secret: true
  },
  'paciente.sexo': {
    at: inCasos('sexo', text({ enum: ['M', 'F', 'I'] })),
    flat: 'paciente_sexo',
    list,
    export: 'sexo',
    filter: { sexo: 'value' },
    counted: 'sexo'
  },
  'paciente.gestante': {
    at: inCasos('gestante', boolean()),
    flat: 'paciente_gestante',
    list,
    export: 'gestante',
    filter: { gestante: 'value' }
  },
  'paciente.raca': { at: inCasos('raca', text()), flat: 'paciente_raca', filter: { raca: 'word' } },
  'paciente.escolaridade': { at: inCasos('escolaridade', text()), flat: 'paciente_escolaridade' },
  'paciente.ocupacao': { at: inCasos('ocupacao', text()) },
  'paciente.telefone': { ...unseen('telefone', sealedText()), flat: 'paciente_telefone' },
  'paciente.nome_mae': { ...unseen('nome_mae', sealedText()), flat: 'paciente_nome_mae' },
  'paciente.cns': { ...unseen('cns', sealedText()), flat: 'paciente_cns', normal: withoutBlanks },
  'endereco.municipio_residencia': {
    /** IBGE's code of seven digits. */
    at: inCasos('municipio', integer().notNull()),
    flat: 'municipio_residencia',
    list,
    export: 'municipio_residencia',
    filter: { municipio: 'municipio' },
    counted: 'municipio',
    read: nomeOfCodigo
  },
  'endereco.estado_residencia': {
    at: inCasos('uf', text().notNull()),
    flat: 'estado_residencia',
    list,
    export: 'estado_residencia',
    filter: { estado: 'word' },
    counted: 'uf',
    normal: inCapitals
  },
  'endereco.bairro': {
    at: inCasos('bairro', text()),
    flat: 'bairro_residencia',
    list,
    export: 'bairro',
    filter: { bairro: 'repeated text' }
  },
  'endereco.zona': {
    at: inCasos('zona', text()),
    flat: 'zona_residencia',
    list,
    export: 'zona',
    filter: { zona: 'word' }
  },
  'endereco.logradouro': {
    at: sealedInPessoais('logradouro', sealedText()),
    hidden: hiddenByMark
  },
  'endereco.numero': { at: sealedInPessoais('numero', sealedText()), hidden: hiddenByMark },
  'endereco.cep': { at: inPessoais('cep', text()), hidden: hiddenCep, normal: withoutHyphen },
  'endereco.latitude': { at: inPessoais('latitude', doublePrecision()), hidden: hiddenByRounding },
  'endereco.longitude': { at: inPessoais('longitude', doublePrecision()), hidden: hiddenByRounding },
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
  municipio_infeccao: { at: inCasos('municipio_infeccao', text()) },
  estado_infeccao: { at: inCasos('estado_infeccao', text()) },
  pais_infeccao: { at: inCasos('pais_infeccao', text()) },
  classificacao_inicial: { at: inCasos('classificacao_inicial', text()) },
  dados_clinicos: { at: inDetalhe('dados_clinicos'), show: showClinicos, ...part },
  dados_laboratoriais: {
    at: inDetalhe('dados_laboratoriais'),
    export: ['ns1', 'igm', 'pcr', 'isolamento_viral', 'plaquetas', 'hematocrito'],
    show: showLaboratoriais,
    ...part
  },
  data_encerramento: { at: inCasos('data_encerramento', date()), export: 'data_encerramento' },
  data_obito: { at: inCasos('data_obito', date()), export: 'data_obito' },
  investigacao: { at: inDetalhe('investigacao'), show: showInvestigacao, ...part },
  'unidade_notificante.nome': { at: inCasos('unidade_nome', text()), list, export: 'unidade_nome' },
  'unidade_notificante.cnes': { at: inCasos('unidade_cnes', text()), list, export: 'unidade_cnes' },
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
