import { epidemiologicalWeek } from '../../../platform/time/weeks.ts'

/** The name of a week in the form that people use, like `45/2024`. */
export const weekName = (periodo: string): string => `${periodo.slice(4)}/${periodo.slice(0, 4)}`
export const weekOfDay = (dia: string): string => weekName(epidemiologicalWeek(dia))
