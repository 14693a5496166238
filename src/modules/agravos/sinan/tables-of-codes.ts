import type { components } from '../../../../generated/types-b.ts'
import { codesOf } from './codes.ts'

/**
 * The codes on SINAN's forms for dengue, chikungunya and zika, with the values that the contract has for them and the
 * labels that some files have instead of codes. In most of them SINAN writes zero for an empty field.
 */

type Schemas = components['schemas']
type Value<Name extends keyof Schemas> = NonNullable<Schemas[Name]> & string
export type Agravo = Schemas['CodigoAgravo']
export type Trimestre = NonNullable<Schemas['DadosEspecificos']['trimestre_gestacional']>

const UNKNOWN = { '9': null, '0': null }
const truth = { true: true, false: false, verdadeiro: true, falso: false, sim: true, não: false, s: true, n: false }
const unsaid = { ignorado: null, yes: true, no: false }

export const simNao = codesOf<boolean>({ '1': true, '2': false, ...UNKNOWN }, { ...truth, ...unsaid })

/** Yes or no in columns that are not SINAN's: zero means no. */
export const truthValue = codesOf<boolean>({ '1': true, '2': false, '0': false, '9': null }, { ...truth, ...unsaid })

export const agravos = codesOf<Agravo>(
  {},
  {
    dengue: 'dengue',
    A90: 'dengue',
    'A90.0': 'dengue',
    A900: 'dengue',
    A91: 'dengue',
    A97: 'dengue',
    ...Object.fromEntries(
      ['0', '1', '2', '9'].flatMap((digit) => [
        [`A97.${digit}`, 'dengue' as const],
        [`A97${digit}`, 'dengue' as const]
      ])
    ),
    chikungunya: 'chikungunya',
    chikungunha: 'chikungunya',
    'Febre de Chikungunya': 'chikungunya',
    'A92.0': 'chikungunya',
    A920: 'chikungunya',
    // The group without a digit is taken for chikungunya: the form of zika has a code of its own.
    A92: 'chikungunya',
    zika: 'zika',
    'Zika vírus': 'zika',
    'Febre pelo vírus Zika': 'zika',
    'A92.8': 'zika',
    A928: 'zika',
    'A92.5': 'zika',
    A925: 'zika',
    U06: 'zika',
    'U06.9': 'zika',
    U069: 'zika'
  }
)

export const sorotipos = codesOf<Value<'Sorotipo'>>(
  { '1': 'DENV1', '2': 'DENV2', '3': 'DENV3', '4': 'DENV4', ...UNKNOWN },
  Object.fromEntries(
    (['DENV1', 'DENV2', 'DENV3', 'DENV4'] as const).flatMap((value) =>
      ['DENV', 'DEN', 'DENV-', 'DEN-', 'DENV ', 'DEN '].map((label) => [`${label}${value.at(-1)}`, value])
    )
  )
)

export const sexos = codesOf<Value<'Sexo'>>(
  { M: 'M', F: 'F', I: 'I' },
  { masculino: 'M', feminino: 'F', ignorado: 'I', homem: 'M', mulher: 'F' }
)

/** Pregnant in which third; `nao` when she is not, or it does not apply. */
export const gestantes = codesOf<Trimestre | 'nao'>(
  {
    '1': 'primeiro_trimestre',
    '2': 'segundo_trimestre',
    '3': 'terceiro_trimestre',
    '4': 'idade_gestacional_ignorada',
    '5': 'nao',
    '6': 'nao',
    ...UNKNOWN
  },
  {
    '1º trimestre': 'primeiro_trimestre',
    '1o trimestre': 'primeiro_trimestre',
    '2º trimestre': 'segundo_trimestre',
    '2o trimestre': 'segundo_trimestre',
    '3º trimestre': 'terceiro_trimestre',
    '3o trimestre': 'terceiro_trimestre',
    'Não se aplica': 'nao',
    Ignorado: null
  }
)

export const racas = codesOf<Value<'Raca'>>({
  '1': 'branca',
  '2': 'preta',
  '3': 'amarela',
  '4': 'parda',
  '5': 'indigena',
  '9': 'ignorado',
  '0': null
})

export const escolaridades = codesOf<Value<'Escolaridade'>>(
  {
    '0': 'analfabeto',
    '1': 'fundamental_1a_4a_incompleto',
    '2': 'fundamental_4a_completa',
    '3': 'fundamental_5a_8a_incompleto',
    '4': 'fundamental_completo',
    '5': 'medio_incompleto',
    '6': 'medio_completo',
    '7': 'superior_incompleto',
    '8': 'superior_completo',
    '9': 'ignorado',
    '10': 'nao_se_aplica',
    // Codes of SINAN's database that some exports do not translate.
    '43': 'analfabeto',
    '99': 'ignorado'
  },
  {
    '1ª a 4ª série incompleta do EF': 'fundamental_1a_4a_incompleto',
    '1a a 4a série incompleta do EF': 'fundamental_1a_4a_incompleto',
    '4ª série completa do EF': 'fundamental_4a_completa',
    '4a série completa do EF (antigo 1o grau)': 'fundamental_4a_completa',
    '5ª a 8ª série incompleta do EF': 'fundamental_5a_8a_incompleto',
    '5a à 8a série incompleta do EF (antigo ginásio ou 1o grau)': 'fundamental_5a_8a_incompleto',
    'Ensino fundamental completo': 'fundamental_completo',
    'Ensino fundamental completo (antigo ginásio ou 1o grau)': 'fundamental_completo',
    'Ensino médio incompleto': 'medio_incompleto',
    'Ensino médio incompleto (antigo colegial ou 2o grau)': 'medio_incompleto',
    'Ensino médio completo': 'medio_completo',
    'Ensino médio completo (antigo colegial ou 2o grau)': 'medio_completo',
    'Educação superior incompleta': 'superior_incompleto',
    'Educação superior completa': 'superior_completo'
  }
)

export const zonas = codesOf<Value<'Zona'>>({
  '1': 'urbana',
  '2': 'rural',
  '3': 'periurbana',
  '9': 'ignorado',
  '0': null
})

export const criterios = codesOf<Value<'Criterio'>>(
  { '1': 'laboratorial', '2': 'clinico_epidemiologico', '3': 'em_investigacao', ...UNKNOWN },
  { laboratório: 'laboratorial' }
)

export const evolucoes = codesOf<Value<'Evolucao'>>(
  {
    '1': 'cura',
    '2': 'obito',
    '3': 'obito_outras_causas',
    '4': 'obito_em_investigacao',
    '9': 'ignorado',
    '0': null
  },
  {
    'Óbito por dengue': 'obito',
    'Óbito por chikungunya': 'obito',
    'Óbito por zika': 'obito',
    'Óbito pelo agravo': 'obito',
    'Óbito pelo agravo notificado': 'obito',
    'Óbito por outras causas': 'obito_outras_causas'
  }
)

export const resultados = codesOf<Value<'ResultadoLaboratorio'>>(
  { '1': 'positivo', '2': 'negativo', '3': 'inconclusivo', '4': 'nao_realizado', ...UNKNOWN },
  { reagente: 'positivo', 'não reagente': 'negativo', ignorado: null }
)

/** Whether a notification is about one person. */
export const tiposDeNotificacao = codesOf<boolean>(
  { '2': true, '1': false, '3': false, '4': false },
  { individual: true, negativa: false, surto: false, agregado: false }
)

/** Whether SINAN has marked the row as a duplicate, which is not to be counted. */
export const duplicidades = codesOf<boolean>(
  { '2': true, '1': false, '0': false },
  {
    'Duplicidade (não contar)': true,
    'Não é duplicidade (não listar)': false,
    'Não identificado': false
  }
)
