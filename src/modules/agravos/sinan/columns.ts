import { type DbfColumn, dbfText, isDbfText } from '../../../platform/sheets/dbf.ts'
import { epidemiologicalWeek } from '../../../platform/time/weeks.ts'
import type { Path, Row } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { codigosOfUf, findMunicipio } from '../fields/municipios.ts'
import { valueGetter } from '../fields/shapes.ts'
import { classificationsOf } from './classification.ts'
import type { Codes } from './codes.ts'
import { writtenNumber } from './number.ts'
import * as tables from './tables-of-codes.ts'

/**
 * A case under SINAN's names and codes, as exports in dbf have it. The layout is that of municipal files of dengue and
 * chikungunya. It also takes zika, whose files have fewer of these columns, so that all cases fit into one file.
 * Nothing in it points to a person: it has no column for the name, the mother, the birth date, the card, the telephone
 * or the street.
 */
export interface SinanColumn extends DbfColumn {
  /**
   * What the column has for a case; '' where nothing is known, or SINAN has no code for what is. Days are YYYY-MM-DD.
   */
  cell(row: Row): string
}

/** Longest text of a neighbourhood, and of an occupation. */
const BAIRRO = 200
const OCUPACAO = 100
/** The longest number of notification, in quotes and with a few characters written as codes. */
const NUMERO = 70

/** SINAN's codes of the diseases. That of zika is the one from before the code of its own. */
const CID: Record<tables.Agravo, string> = { dengue: 'A90', chikungunya: 'A92.0', zika: 'A928' }

const used = new Set<Path>(['id'])
/** The fields that the columns are made of. */
export const sinanPaths: ReadonlySet<Path> = used

function stored(path: Path): (row: Row) => unknown {
  used.add(path)
  return valueGetter(path)
}

/** Reads a value inside a field that is an object. */
function inside(path: Path, ...keys: string[]): (row: Row) => unknown {
  const get = stored(path)
  return (row) => keys.reduce<unknown>((value, key) => (isObject(value) ? (value[key] ?? null) : null), get(row))
}

const said = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const chars = (name: string, length: number, cell: (row: Row) => string): SinanColumn => ({
  name,
  type: 'C',
  length,
  cell
})
const text = (name: string, length: number, get: (row: Row) => unknown): SinanColumn =>
  chars(name, length, (row) => dbfText(said(get(row)), length))
const code = (name: string, codes: Codes<unknown>, get: (row: Row) => unknown): SinanColumn =>
  chars(name, 1, (row) => codes.codeOf(get(row)) ?? '')
const yesNo = (name: string, get: (row: Row) => unknown): SinanColumn => code(name, tables.simNao, get)
const sign = (name: string, key: string): SinanColumn => yesNo(name, inside('dados_especificos', key))
const day = (name: string, get: (row: Row) => unknown): SinanColumn => ({
  name,
  type: 'D',
  length: 8,
  cell: (row) => said(get(row))
})

const tipo = stored('tipo_agravo')
const notificacao = stored('data_notificacao')
const sintomas = stored('data_inicio_sintomas')
const sexo = stored('paciente.sexo')
const gestante = stored('paciente.gestante')
const trimestre = inside('dados_especificos', 'trimestre_gestacional')
const idade = stored('paciente.idade')
const municipio = stored('endereco.municipio_residencia')
const notificado = stored('municipio_notificacao')
const infeccao = stored('municipio_infeccao')
const ufInfeccao = stored('estado_infeccao')
const pais = stored('pais_infeccao')
const classificacao = stored('classificacao_final')
const alarmes = inside('dados_clinicos', 'sinais_alarme')
const temAlarme = inside('dados_especificos', 'sinais_alarme')
const comorbidades = inside('dados_clinicos', 'comorbidades')

const has = (list: unknown, item: string): boolean => Array.isArray(list) && list.includes(item)

/** IBGE's code without its check digit. */
const sixDigits = (codigo: unknown): string => said(codigo).slice(0, 6)
const ufOf = (codigo: unknown): string => said(codigo).slice(0, 2)

function gestacao(row: Row): string {
  const value = gestante(row)
  if (value === true) return tables.gestantes.codeOf(trimestre(row)) ?? '4'
  return value === false ? (sexo(row) === 'M' ? '6' : '5') : ''
}

function classe(row: Row): string {
  const codes = classificationsOf(tipo(row) as tables.Agravo, Number(String(notificacao(row)).slice(0, 4)))
  return codes.codeOf(classificacao(row)) ?? ''
}

function municipioOfInfection(row: Row): string {
  const uf = said(ufInfeccao(row)).toUpperCase()
  return sixDigits(findMunicipio(said(infeccao(row)), uf)?.codigo)
}

/** Brazil is 1. Of other countries only the codes are known that files have brought. */
function paisOfInfection(row: Row): string {
  const value = said(pais(row))
  return /^bra[sz]il$/i.test(value) ? '1' : /^\d{1,4}$/.test(value) ? value : ''
}

/** A sign of alarm that has an answer of its own, or is in the list of such signs. */
function alarme(name: string, key: string): SinanColumn {
  const answer = inside('dados_clinicos', 'sinais_sintomas', key)
  return chars(name, 1, (row) => tables.simNao.codeOf(answer(row)) ?? (has(alarmes(row), key) ? '1' : ''))
}

/** A sign of alarm that is only in the list. That a case has no such sign is said here, too. */
const listed = (name: string, key: string): SinanColumn =>
  chars(name, 1, (row) => (has(alarmes(row), key) ? '1' : temAlarme(row) === false ? '2' : ''))

const comorbidade = (name: string, key: string): SinanColumn =>
  chars(name, 1, (row) => (has(comorbidades(row), key) ? '1' : ''))

const provaLaco = inside('dados_especificos', 'prova_laco')
const laco = (row: Row): string => ({ positiva: '1', negativa: '2' })[said(provaLaco(row))] ?? ''

/** A column of a test that SINAN has under another name for each disease. */
const only = (agravo: tables.Agravo, column: SinanColumn): SinanColumn => ({
  ...column,
  cell: (row) => (tipo(row) === agravo ? column.cell(row) : '')
})

const exame = (key: string) => inside('dados_laboratoriais', key)
const resultado = (name: string, key: string): SinanColumn => code(name, tables.resultados, exame(key))
const coleta = (name: string, test: string): SinanColumn => day(name, exame(`data_coleta_${test}`))

const numero = stored('numero_notificacao')
const numberOf = (row: Row): string => writtenNumber(said(numero(row)), isDbfText)

/** The columns, in the order of municipal files. */
export const sinanColumns: readonly SinanColumn[] = [
  chars('NU_NOTIFIC', NUMERO, numberOf),
  chars('TP_NOT', 1, () => '2'),
  chars('ID_AGRAVO', 5, (row) => CID[tipo(row) as tables.Agravo]),
  day('DT_NOTIFIC', notificacao),
  chars('SEM_NOT', 6, (row) => epidemiologicalWeek(said(notificacao(row)))),
  chars('NU_ANO', 4, (row) => said(notificacao(row)).slice(0, 4)),
  chars('SG_UF_NOT', 2, (row) => ufOf(notificado(row))),
  chars('ID_MUNICIP', 6, (row) => sixDigits(notificado(row))),
  text('ID_UNIDADE', 7, stored('unidade_notificante.cnes')),
  day('DT_SIN_PRI', sintomas),
  chars('SEM_PRI', 6, (row) => epidemiologicalWeek(said(sintomas(row)))),
  chars('NU_IDADE_N', 4, (row) => (idade(row) === null ? '' : `4${said(idade(row)).padStart(3, '0')}`)),
  code('CS_SEXO', tables.sexos, sexo),
  chars('CS_GESTANT', 1, gestacao),
  code('CS_RACA', tables.racas, stored('paciente.raca')),
  escolaridade(stored('paciente.escolaridade')),
  chars('SG_UF', 2, (row) => (municipio(row) === null ? '' : ufOf(row.municipio))),
  chars('ID_MN_RESI', 6, (row) => sixDigits(row.municipio)),
  text('NM_BAIRRO', BAIRRO, stored('endereco.bairro')),
  code('CS_ZONA', tables.zonas, stored('endereco.zona')),
  chars('ID_PAIS', 1, () => '1'),
  day('DT_INVEST', stored('data_investigacao')),
  text('ID_OCUPA_N', OCUPACAO, stored('paciente.ocupacao')),
  sign('FEBRE', 'febre'),
  sign('MIALGIA', 'mialgia'),
  sign('CEFALEIA', 'cefaleia'),
  sign('EXANTEMA', 'exantema'),
  sign('NAUSEA', 'nausea'),
  sign('ARTRALGIA', 'artralgia'),
  sign('PETEQUIA_N', 'petequias'),
  chars('LACO', 1, laco),
  sign('DOR_RETRO', 'dor_retro_orbital'),
  comorbidade('DIABETES', 'diabetes'),
  comorbidade('HEMATOLOG', 'doenca_hematologica'),
  comorbidade('HEPATOPAT', 'hepatopatia'),
  comorbidade('RENAL', 'doenca_renal_cronica'),
  comorbidade('HIPERTENSA', 'hipertensao_arterial'),
  comorbidade('ACIDO_PEPT', 'doenca_acido_peptica'),
  comorbidade('AUTO_IMUNE', 'doenca_autoimune'),
  only('chikungunya', coleta('DT_CHIK_S1', 'igm')),
  only('chikungunya', resultado('RES_CHIKS1', 'igm')),
  only('dengue', coleta('DT_SORO', 'igm')),
  only('dengue', resultado('RESUL_SORO', 'igm')),
  coleta('DT_NS1', 'ns1'),
  resultado('RESUL_NS1', 'ns1'),
  coleta('DT_VIRAL', 'isolamento_viral'),
  resultado('RESUL_VI_N', 'isolamento_viral'),
  coleta('DT_PCR', 'pcr'),
  resultado('RESUL_PCR_', 'pcr'),
  code('SOROTIPO', tables.sorotipos, exame('sorotipo')),
  yesNo('HOSPITALIZ', stored('hospitalizacao')),
  day('DT_INTERNA', inside('dados_clinicos', 'data_internacao')),
  chars('COUFINF', 2, (row) => ufOf(codigosOfUf(said(ufInfeccao(row)).toUpperCase())[0])),
  chars('COPAISINF', 4, paisOfInfection),
  chars('COMUNINF', 6, municipioOfInfection),
  chars('CLASSI_FIN', 2, classe),
  code('CRITERIO', tables.criterios, stored('criterio_confirmacao')),
  code('EVOLUCAO', tables.evolucoes, stored('evolucao')),
  day('DT_OBITO', stored('data_obito')),
  day('DT_ENCERRA', stored('data_encerramento')),
  listed('ALRM_HIPOT', 'hipotensao'),
  listed('ALRM_PLAQ', 'queda_abrupta_plaquetas'),
  alarme('ALRM_VOM', 'vomito_persistente'),
  alarme('ALRM_SANG', 'sangramento_mucosa'),
  listed('ALRM_HEMAT', 'aumento_hematocrito'),
  alarme('ALRM_ABDOM', 'dor_abdominal'),
  alarme('ALRM_LETAR', 'letargia'),
  alarme('ALRM_HEPAT', 'hepatomegalia'),
  alarme('ALRM_LIQ', 'acumulo_liquidos'),
  plaquetas(exame('plaquetas')),
  day('DT_DIGITA', stored('data_digitacao'))
]

/** Schooling has two digits in SINAN's files. */
function escolaridade(get: (row: Row) => unknown): SinanColumn {
  return chars('CS_ESCOL_N', 2, (row) => tables.escolaridades.codeOf(get(row))?.padStart(2, '0') ?? '')
}

function plaquetas(get: (row: Row) => unknown): SinanColumn {
  return { name: 'PLAQ_MENOR', type: 'N', length: 8, cell: (row) => said(get(row)) }
}

/** Whether the number of a case fits into its column. One of many characters that a dbf lacks does not. */
export const hasWritableNumber = (row: Row): boolean => numberOf(row).length <= NUMERO

/** The cells of a case, in the order of the columns. */
export const sinanCells = (row: Row): string[] => sinanColumns.map(({ cell }) => cell(row))
