import { ageOn, textAt } from '../agravos/document.ts'
import { unsafeText } from '../sheets/cell.ts'
import { shapeAt } from './case-fields.ts'
import { cellText, codeText } from './cell.ts'
import { classificationsOf } from './classification.ts'
import { isEmptyDay, readDay } from './days.ts'
import { type Converted, type Draft, type Given, refuse, warn } from './draft.ts'
import { judge, leaveOutPersonal } from './judge.ts'
import { cleanNumber } from './number.ts'
import { textProblem } from './readers.ts'
import { settleInfection, settleResidence } from './residence.ts'
import type { RowContext } from './row-context.ts'

/** What can be said of a row only after all its columns were read. */
export function finish(draft: Draft, cells: readonly string[], context: RowContext): Converted {
  if (draft.skipped) return passedOver(draft)
  if (!draft.tipoGiven && !draft.notificacao && !draft.sintomas && !draft.municipio) return torn(draft, cells)
  const { documento } = draft
  if (!draft.tipoGiven) refuse(draft, context.spotOf('tipo_agravo'), '', 'field.required')
  else if (draft.tipo) documento.tipo_agravo = draft.tipo
  settleDay(draft, 'data_notificacao', draft.notificacao, draft.semanaNotificacao, context)
  settleDay(draft, 'data_inicio_sintomas', draft.sintomas, draft.semanaSintomas, context)
  const municipio = settleResidence(draft, context)
  if (municipio) {
    documento['endereco.municipio_residencia'] = municipio.nome
    documento['endereco.estado_residencia'] = municipio.uf
  }
  settleInfection(draft)
  settleClassification(draft)
  settleParts(draft, context)
  leaveOutPersonal(draft, context)
  judge(draft, cells, context)
  const idade = ageOf(draft)
  const numero = settleNumber(draft, cells, context)
  if (numero !== null) documento.numero_notificacao = numero
  return {
    ...keyOf(draft),
    numero,
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

const keyOf = ({ tipo, documento }: Draft) => ({ tipo, dataNotificacao: textAt(documento, 'data_notificacao') })

const nothing = { numeroGerado: false, municipio: null, idade: null, iniciais: null, semMudanca: [] }

function passedOver(draft: Draft): Converted {
  const { skipped, documento, numero } = draft
  const avisos = skipped ? [skipped] : []
  const known = numero ? cleanNumber(numero.text) : null
  return { ...nothing, ...keyOf(draft), numero: known, documento, erros: [], avisos, ignorada: true }
}

/** Nothing that every case has: a row without content, or the rest of a text with line breaks that tore a row apart. */
function torn(draft: Draft, cells: readonly string[]): Converted {
  const isEmpty = cells.every((cell) => cellText(cell) === '')
  const erros = isEmpty ? [] : [{ campo: null, key: 'row.not-a-record' as const, valor: null }]
  return { ...nothing, ...keyOf(draft), numero: null, documento: {}, erros, avisos: [], ignorada: isEmpty }
}

function settleDay(
  draft: Draft,
  path: 'data_notificacao' | 'data_inicio_sintomas',
  given: Given | null,
  week: string | null,
  { spotOf }: RowContext
): void {
  if (given === null || isEmptyDay(given.text)) {
    refuse(draft, spotOf(path), '', 'field.required')
    return
  }
  const { day, repaired } = readDay(given.text, week)
  if (day === null) refuse(draft, given.at, given.text, 'row.date')
  else draft.documento[path] = day
  if (repaired) warn(draft, given.at, given.text, 'row.day-month', { data: String(day), semana: String(week) })
}

/** Which codes there are depends on the disease and the year. */
function settleClassification(draft: Draft): void {
  const { tipo, classificacao, documento } = draft
  const day = textAt(documento, 'data_notificacao')
  if (!classificacao || !tipo || !day) return
  const ano = Number(day.slice(0, 4))
  const codes = classificationsOf(tipo, ano)
  const value = codes.of(classificacao.text)
  if (value) documento.classificacao_final = value
  else if (value === undefined) {
    const values = { tipo_agravo: tipo, ano: String(ano), values: codes.allowed }
    refuse(draft, classificacao.at, classificacao.text, 'row.code-of-year', values)
  }
}

/** The objects of a case, where there is something in them. */
function settleParts(draft: Draft, { isSinan, hasColumn }: RowContext): void {
  const { documento, especificos, sinais, clinicos, laboratoriais, investigacao, alarmes, comorbidades, tipo } = draft
  if (draft.alarmesAnswered) especificos.sinais_alarme ??= alarmes.length > 0
  // The form asks whether the test was positive: where other signs are answered and this is not, it was not made.
  if (isSinan && draft.signsAnswered && hasColumn('dados_especificos.prova_laco'))
    especificos.prova_laco ??= 'nao_realizada'
  const igm = tipo === 'dengue' ? draft.igmDengue : tipo === 'chikungunya' ? draft.igmChikungunya : null
  if (igm !== null) laboratoriais.igm ??= igm
  if (alarmes.length > 0) clinicos.sinais_alarme ??= alarmes
  if (comorbidades.length > 0) clinicos.comorbidades ??= comorbidades
  if (hasAny(sinais)) clinicos.sinais_sintomas = sinais
  if (hasAny(especificos)) documento.dados_especificos = especificos
  if (hasAny(clinicos)) documento.dados_clinicos = clinicos
  if (hasAny(laboratoriais)) documento.dados_laboratoriais = laboratoriais
  if (hasAny(investigacao)) documento.investigacao = investigacao
}

function hasAny(part: object): boolean {
  for (const _ in part) return true
  return false
}

const OLDEST = 150

/** Whole years: from the birth date, or from an age with its unit (hours, days, months, years in the first of four digits). */
function ageOf(draft: Draft): number | null {
  const { documento, idade, anos } = draft
  const nascimento = textAt(documento, 'paciente.data_nascimento')
  if (nascimento !== null) return ageOn(nascimento, textAt(documento, 'data_inicio_sintomas'))
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
  { numberOf, isSinan, spotOf }: RowContext
): string | null {
  // A made number tells nobody which row was refused.
  if (numberOf) return draft.erros.length > 0 ? null : numberOf(cells)
  const { numero: given } = draft
  if (given === null) {
    refuse(draft, spotOf('numero_notificacao'), '', 'field.required')
    return null
  }
  if (isSinan) {
    const cleaned = cleanNumber(given.text)
    if (cleaned === null) refuse(draft, given.at, given.text, 'row.number')
    return cleaned
  }
  const numero = unsafeText(given.text)
  const problem = textProblem(numero, shapeAt('numero_notificacao'))
  if (problem) refuse(draft, given.at, given.text, problem.key, problem.values)
  return problem ? null : numero
}
