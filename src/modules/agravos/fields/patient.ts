import { boolean, date, doublePrecision, integer, smallint, text } from 'drizzle-orm/pg-core'
import { sealedText } from '../../../platform/sealing/column.ts'
import { type Field, inCasos, inPessoais, type Path, sealedInPessoais } from './field-type.ts'
import { inCapitals, nomeOfCodigo, trimmed, withoutBlanks, withoutHyphen } from './field-values.ts'
import { hiddenByInitials, hiddenByMark, hiddenByRounding, hiddenCep } from './hidden.ts'
import { unseen } from './unseen.ts'

const list = true

/** The fields of the patient and of the residence, as part of `fields.ts`. */
export const patient = {
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
  'paciente.raca': { at: inCasos('raca', text()), flat: 'paciente_raca', export: 'raca', filter: { raca: 'word' } },
  'paciente.escolaridade': {
    at: inCasos('escolaridade', text()),
    flat: 'paciente_escolaridade',
    export: 'escolaridade'
  },
  'paciente.ocupacao': { at: inCasos('ocupacao', text()), export: 'ocupacao' },
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
  'endereco.longitude': { at: inPessoais('longitude', doublePrecision()), hidden: hiddenByRounding }
} satisfies { [P in Path]?: Field }
