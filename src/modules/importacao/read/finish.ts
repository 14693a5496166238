import { unsafeText } from '../../../platform/sheets/cell.ts'
import { ageOn } from '../../agravos/fields/document.ts'
import type { Municipio } from '../../agravos/fields/municipios.ts'
import { isPersonalNumber } from '../../agravos/privacy/written.ts'
import { classificationsOf } from '../../agravos/sinan/classification.ts'
import { codeText } from '../../agravos/sinan/codes.ts'
import { cleanNumber, quotedNumber } from '../../agravos/sinan/number.ts'
import { shapeAt } from './case-fields.ts'
import { cellText } from './cell.ts'
import { isEmptyDay, readDay } from './days.ts'
import { type Draft, documentOf, type FileContext, type Given, refuse, slotOf, warn } from './draft.ts'
import { settleTelefone } from './identity.ts'
import { judge, leaveOutPersonal, personIn } from './judge.ts'
import { settleInfection, settleNotification, settleResidence } from './places.ts'
import { textCheck } from './readers.ts'
import type { Converted } from './row.ts'

const TIPO = slotOf('tipo_agravo')
const NOTIFICACAO = slotOf('data_notificacao')
const SINTOMAS = slotOf('data_inicio_sintomas')
const NASCIMENTO = slotOf('paciente.data_nascimento')
const MUNICIPIO = slotOf('endereco.municipio_residencia')
const ESTADO = slotOf('endereco.estado_residencia')
const CLASSIFICACAO = slotOf('classificacao_final')
const ESPECIFICOS = slotOf('dados_especificos')
const CLINICOS = slotOf('dados_clinicos')
const LABORATORIAIS = slotOf('dados_laboratoriais')
const INVESTIGACAO = slotOf('investigacao')

const checkNumber = textCheck(shapeAt('numero_notificacao'))

const textIn = ({ values }: Draft, slot: number): string | null => {
  const value = values[slot]
  return typeof value === 'string' ? value : null
}

/**
 * Makes a case of a draft, after all columns of the row were read. It settles the fields that take several columns,
 * judges the whole by the rules of cases, and gives the row its number. The order matters: rules need settled fields,
 * and a refused row gets no made number.
 */
export function finish(draft: Draft, cells: readonly string[], context: FileContext): Converted {
  if (draft.skipped) return passedOver(draft)
  if (!draft.tipoGiven && !draft.notificacao && !draft.sintomas && !draft.municipio) return torn(draft, cells)
  const municipio = settle(draft, context)
  const documento = documentOf(draft)
  judge(draft, documento, cells, context)
  const idade = ageOf(draft)
  const numero = settleNumber(draft, cells, context)
  if (numero !== null) documento.numero_notificacao = numero
  return {
    tipo: draft.tipo,
    numero,
    dataNotificacao: textIn(draft, NOTIFICACAO),
    numeroGerado: context.numberOf !== null,
    documento,
    municipio: municipio?.codigo ?? null,
    idade,
    iniciais: draft.iniciais,
    erros: draft.erros,
    avisos: draft.avisos,
    semMudanca: draft.semMudanca,
    ignorada: false
  }
}

/** Settles the fields that take several columns to understand. Returns where the person lives. */
function settle(draft: Draft, context: FileContext): Municipio | null {
  const { values, tipo, tipoGiven, notificacao, sintomas, semanaNotificacao, semanaSintomas } = draft
  if (!tipoGiven) refuse(draft, context.spotOf('tipo_agravo'), '', 'field.required')
  values[TIPO] = tipo ?? undefined
  values[NOTIFICACAO] = settleDay(draft, 'data_notificacao', notificacao, semanaNotificacao, context)
  values[SINTOMAS] = settleDay(draft, 'data_inicio_sintomas', sintomas, semanaSintomas, context)
  const municipio = settleResidence(draft, context)
  values[MUNICIPIO] = municipio?.nome
  values[ESTADO] = municipio?.uf
  settleNotification(draft, context)
  settleInfection(draft)
  settleClassification(draft)
  settleTelefone(draft)
  leaveOutPersonal(draft, context)
  settleParts(draft, context)
  return municipio
}

const nothing = () => ({
  dataNotificacao: null,
  numeroGerado: false,
  documento: {},
  municipio: null,
  idade: null,
  iniciais: null,
  semMudanca: []
})

function passedOver({ tipo, skipped, numero }: Draft): Converted {
  const known = numero ? cleanNumber(numero.text) : null
  return { ...nothing(), tipo, numero: known, erros: [], avisos: skipped ? [skipped] : [], ignorada: true }
}

/** A row that has nothing that every case has: it is empty, or a line break in a text tore a row apart. */
function torn({ tipo }: Draft, cells: readonly string[]): Converted {
  const isEmpty = cells.every((cell) => cellText(cell) === '')
  const erros = isEmpty ? [] : [{ campo: null, key: 'row.not-a-record' as const, valor: null }]
  return { ...nothing(), tipo, numero: null, erros, avisos: [], ignorada: isEmpty }
}

const NO_DAY = { day: null, repaired: false }

function settleDay(
  draft: Draft,
  path: 'data_notificacao' | 'data_inicio_sintomas',
  given: Given | null,
  week: string | null,
  { spotOf }: FileContext
): string | undefined {
  const { day, repaired } = given ? readDay(given.text, week) : NO_DAY
  if (given === null || (day === null && isEmptyDay(given.text))) refuse(draft, spotOf(path), '', 'field.required')
  else if (day === null) refuse(draft, given.at, given.text, 'row.date')
  else if (repaired) warn(draft, given.at, given.text, 'row.day-month', { data: day, semana: String(week) })
  return day ?? undefined
}

/** Settles the classification; its codes depend on the disease and the year. */
function settleClassification(draft: Draft): void {
  const { tipo, classificacao, values } = draft
  const day = textIn(draft, NOTIFICACAO)
  if (!classificacao || !tipo || !day) return
  const ano = Number(day.slice(0, 4))
  const codes = classificationsOf(tipo, ano)
  const value = codes.of(classificacao.text)
  if (value) values[CLASSIFICACAO] = value
  else if (value === undefined) {
    const allowed = { tipo_agravo: tipo, ano: String(ano), values: codes.allowed }
    refuse(draft, classificacao.at, classificacao.text, 'row.code-of-year', allowed)
  }
}

/** Puts the parts that are objects into the case, unless they are empty. */
function settleParts(draft: Draft, { isSinan, hasColumn }: FileContext): void {
  const { values, especificos, sinais, clinicos, laboratoriais, investigacao, alarmes, comorbidades, tipo } = draft
  if (draft.alarmesAnswered) especificos.sinais_alarme ??= alarmes.length > 0
  // The form asks whether the test was positive. If other signs have answers and this one has none, it was not made.
  if (isSinan && draft.signsAnswered && hasColumn('dados_especificos.prova_laco'))
    especificos.prova_laco ??= 'nao_realizada'
  const igm = tipo === 'dengue' ? draft.igmDengue : tipo === 'chikungunya' ? draft.igmChikungunya : null
  if (igm !== null) laboratoriais.igm ??= igm
  const coleta = tipo === 'dengue' ? draft.coletaDengue : tipo === 'chikungunya' ? draft.coletaChikungunya : null
  if (coleta !== null) laboratoriais.data_coleta_igm ??= coleta
  if (alarmes.length > 0) clinicos.sinais_alarme ??= alarmes
  if (comorbidades.length > 0) clinicos.comorbidades ??= comorbidades
  if (hasAny(sinais)) clinicos.sinais_sintomas = sinais
  if (hasAny(especificos)) values[ESPECIFICOS] = especificos
  if (hasAny(clinicos)) values[CLINICOS] = clinicos
  if (hasAny(laboratoriais)) values[LABORATORIAIS] = laboratoriais
  if (hasAny(investigacao)) values[INVESTIGACAO] = investigacao
}

function hasAny(part: object): boolean {
  for (const _ in part) return true
  return false
}

const OLDEST = 150

/**
 * Whole years, from the birth date or from the age. SINAN's age has its unit in the first of four digits: hours, days,
 * months, years.
 */
function ageOf(draft: Draft): number | null {
  const { idade, anos } = draft
  const nascimento = textIn(draft, NASCIMENTO)
  if (nascimento !== null) return ageOn(nascimento, textIn(draft, SINTOMAS))
  const given = anos ?? idade
  if (given === null) return null
  const code = codeText(given.text)
  if (code === '0' && given === idade) return null
  const years = given === anos ? wholeYears(code) : sinanYears(code)
  if (years === null) warn(draft, given.at, given.text, 'row.age')
  return years
}

const wholeYears = (text: string): number | null =>
  /^\d{1,3}$/.test(text) && Number(text) <= OLDEST ? Number(text) : null

function sinanYears(code: string): number | null {
  if (!/^[1-4]\d{3}$/.test(code)) return null
  return code.startsWith('4') ? wholeYears(code.slice(1)) : 0
}

function settleNumber(
  draft: Draft,
  cells: readonly string[],
  { numberOf, isSinan, spotOf }: FileContext
): string | null {
  // A made number would not help anyone to find the refused row.
  if (numberOf) return draft.erros.length > 0 ? null : numberOf(cells)
  const { numero: given } = draft
  if (given === null) {
    refuse(draft, spotOf('numero_notificacao'), '', 'field.required')
    return null
  }
  const quoted = isSinan ? quotedNumber(given.text) : null
  const numero = quoted ?? unsafeText(given.text)
  // Other texts are left out instead, but a case needs its number.
  const isPersonal = isPersonalNumber(numero)
  if (isSinan && quoted === null) {
    const cleaned = cleanNumber(given.text)
    if (cleaned === null) refuse(draft, given.at, isPersonal ? '' : given.text, 'row.number')
    else if (isPersonal) refuse(draft, given.at, '', 'field.number-personal')
    return isPersonal ? null : cleaned
  }
  if (isPersonal) {
    refuse(draft, given.at, '', 'field.number-personal')
    return null
  }
  if (personIn(draft)?.(numero)) {
    refuse(draft, given.at, '', 'field.personal')
    return null
  }
  const problem = checkNumber(numero)
  if (problem) refuse(draft, given.at, given.text, problem.key, problem.values)
  return problem ? null : numero
}
