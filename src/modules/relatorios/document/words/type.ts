import type { DataBase } from '../../../agravos/views-kept.ts'
export type Level = 'above' | 'within' | 'below'

/**
 * The words of a bulletin besides figures and names. Figures are passed as text, already formatted for the language.
 */
export interface Words {
  title: string
  disease: Record<'dengue' | 'zika' | 'chikungunya', string>
  country: string
  period(inicio: string, fim: string): string
  weeks(first: string, last: string): string
  generated(quando: string): string
  page(n: number, of: number): string

  figures: string
  total: string
  confirmed: string
  discarded: string
  investigated: string
  hospitalised: string
  deaths: string
  incidence: string
  population: string
  ofTotal(percent: string): string
  onYear(change: string): string
  per100k: string
  inhabitants(n: string): string

  inShort: string
  headline(total: string, disease: string, place: string, inicio: string, fim: string): string
  /** Stands for a number that is not told. */
  hidden: string
  hiddenTotal(disease: string, place: string, inicio: string, fim: string): string
  nothing(disease: string, place: string, inicio: string, fim: string): string
  against(before: string, beforeChange: string | null, yearBefore: string, yearChange: string | null): string
  levels: Record<Level, string>
  level(week: string, cases: string, level: string, limit: string): string
  /** For a week of which some cases are still to be typed. */
  levelEstimated(week: string, cases: string, estimate: string, level: string, limit: string): string
  noLevel: string

  comparison: string
  figure: string
  thisPeriod: string
  before(inicio: string, fim: string): string
  yearBefore(inicio: string, fim: string): string
  change: string

  curve: string
  curveNote(inicio: string, fim: string, base: DataBase): string
  /** Explains the points on the line. */
  curveMarked: string
  curveAlt(weeks: number, peakWeek: string, peak: string): string
  week: string
  firstDay: string
  lastDay: string
  cases: string
  probable: string
  sameWeek: string
  channel: string
  lower: string
  middle: string
  upper: string

  map: string
  mapNote: string
  mapNoteCities: string
  mapAltStates(highest: string, rate: string): string
  mapAltCities(count: number): string
  noCases: string
  thisPlace: string

  byState: string
  byCity: string
  context: string
  place: string
  code: string
  share: string
  others(n: string): string
  citiesNote(shown: string, all: string): string

  ageSex: string
  age: string
  pyramidAlt(highest: string): string
  classification: string
  classificationColumn: string
  outcome: string
  outcomeColumn: string
  sum: string

  method: string
  methods: [title: string, text: string][]
  methodPopulation(fonte: string, ano: string): string
  methodChannel(anos: string, incompletos: string): string
  methodNoChannel: string
  methodHidden: [title: string, text: string]
  methodDate(quando: string): string
  sources: string
  shapes: string
  about: string
}
