import { epidemiologicalWeek } from '../../../platform/time/weeks.ts'

/** `45/2024`, as people name a week. */
export const weekName = (periodo: string): string => `${periodo.slice(4)}/${periodo.slice(0, 4)}`
export const weekOfDay = (dia: string): string => weekName(epidemiologicalWeek(dia))
