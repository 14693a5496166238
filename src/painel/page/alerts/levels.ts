import type { Schemas } from '../../../client/index.ts'
import { type Ink, light } from '../figure/ink.ts'
import type { Say } from '../words/words.ts'

export type Alerta = Schemas['Alerta']
export type Alertas = Schemas['Alertas']
export type Historico = Schemas['HistoricoDeAlertas']
export type Semana = Historico['semanas'][number]
export type Nivel = Schemas['NivelDeAlerta']

export const niveis: Nivel[] = [1, 2, 3, 4]

/** Each level has a sign of its own, because not everybody tells the colours apart. */
export const signs: Record<Nivel, string> = { 1: '●', 2: '◆', 3: '▲', 4: '■' }
export const symbols: Record<Nivel, string> = { 1: 'circle', 2: 'diamond', 3: 'triangle', 4: 'rect' }

/** The colours of signs have a contrast of at least 3 to 1 with the ground. */
const lines = {
  light: { 1: '#1a7f37', 2: '#a97f00', 3: '#d1520a', 4: '#b3261e' },
  dark: { 1: '#56d364', 2: '#e3b341', 3: '#ff9d4d', 4: '#ff7b72' }
}
/** Areas of a map have a border, and are told apart more easily in full colours. */
const areas = {
  light: { 1: '#8fd19e', 2: '#f6d55c', 3: '#f08c3a', 4: '#c0281c' },
  dark: { 1: '#2e7d44', 2: '#c9a227', 3: '#e07b28', 4: '#e5534b' }
}

const shadeOf = (ink: Ink) => (ink.ground === light.ground ? 'light' : 'dark')
export const lineColor = (nivel: Nivel, ink: Ink): string => lines[shadeOf(ink)][nivel]
export const areaColor = (nivel: Nivel, ink: Ink): string => areas[shadeOf(ink)][nivel]

/** Writes a level with its number, or that there is none. */
export const levelName = (nivel: Nivel | null, say: Say): string =>
  nivel === null ? say('level.none') : `${nivel} ${say(`level.${nivel}`)}`
