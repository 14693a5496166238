/*
 * Decides which numbers of municipalities are told to callers who may not list their cases. It is hard because a number
 * that is hidden in one answer must not follow from others: from longer or shorter periods, from the state's numbers,
 * from other diseases or from the parts of a sum. So every sum that is told is one of fixed stretches of days, which
 * are chosen for groups of municipalities together. The README of this module says what that holds against.
 */

import type { Db } from '../../../platform/db/client.ts'
import { addDays, dayNumber, dayOfNumber } from '../../../platform/time/days.ts'
import { codigosOfUf, municipioOf } from '../fields/municipios.ts'
import type { DataBase } from '../views-kept.ts'
import { type Counted, countedOf, stretchAt, sumBetween } from './counted.ts'
import { edgeOfYear, edgesOfYears, edgesWithin, isOpen } from './edges.ts'
import { groupsOf } from './groups.ts'
import { hiddenParts, type PartKey } from './parts.ts'
import { type Count, countsByDay, countsByYear, type PartCount, partsByYear } from './read.ts'
import type { Sees } from './who.ts'

interface Period {
  inicio: string
  fim: string
}

export interface FewRequest {
  /** The municipalities that are asked for. */
  municipios: number[]
  base?: DataBase
  tipo?: string
  periods: Period[]
  /** Whether parts of the cases are asked for, too. */
  withParts: boolean
  sees: NonNullable<Sees>
}

/** What may be told. */
export interface Few {
  tells(municipio: number, period: Period): boolean
  /** Whether a part is told. Callers tell every part of a period without cases, whatever this says. */
  tellsPart(municipio: number, period: Period, key: PartKey): boolean
}

/** Municipalities that protect each other, with the edges between which their cases of one disease are told. */
interface Group {
  tipo: string
  rows: { municipios: number[]; isTold: boolean }[]
  /** By year, until the days that are needed are read. */
  years: Counted
  edges: number[]
  days: Counted
  /** The open edges within stretches of years, by the first edge of the stretch. */
  within: Map<number, number[]>
  hidden: Map<number, Set<PartKey>>
}

/**
 * By the day of the first symptoms nothing is told. As many as fell ill before a day, less those who were notified
 * before it, are those who were ill and not yet known: stretches of both kinds of days would have to be chosen
 * together.
 */
const noneBySymptoms = (sees: NonNullable<Sees>): Few => ({ tells: sees, tellsPart: sees })

export async function readFew(db: Db, request: FewRequest): Promise<Few> {
  const { base, tipo, sees, withParts } = request
  if (base === 'sintomas') return noneBySymptoms(sees)
  const asked = new Set(request.municipios.filter((codigo) => !sees(codigo)))
  const ufs = new Set([...asked].flatMap((codigo) => municipioOf(codigo)?.uf ?? []))
  const states = [...ufs].map((uf) =>
    codigosOfUf(uf)
      .filter((codigo) => !sees(codigo))
      .sort((x, y) => x - y)
  )
  const byYear = await countsByYear(db, states.flat(), tipo)
  const never = new Set<string>()
  const groups: Group[] = []
  for (const [of, counts] of byKey(byYear, (count) => count.tipo))
    for (const codigos of states) {
      const made = groupsIn(
        codigos,
        of,
        byKey(counts, ({ municipio }) => municipio)
      )
      groups.push(...made.groups)
      for (const codigo of made.never) never.add(`${of} ${codigo}`)
    }
  const needed = groups.filter(({ rows }) =>
    rows.some((row) => row.isTold && row.municipios.some((each) => asked.has(each)))
  )
  await readDays(db, needed, request)
  if (withParts) await readParts(db, needed, request)
  const tipos = [...new Set(byYear.map((count) => count.tipo))]
  const groupBy = new Map(
    needed.flatMap((group) =>
      group.rows.flatMap(({ municipios, isTold }) =>
        isTold ? municipios.map((each) => [`${group.tipo} ${each}`, group] as const) : []
      )
    )
  )
  const everywhere = (municipio: number, fits: (group: Group) => boolean) =>
    !asked.has(municipio) ||
    tipos.every((of) => {
      const group = groupBy.get(`${of} ${municipio}`)
      return !never.has(`${of} ${municipio}`) && (group === undefined || fits(group))
    })
  const tells = (municipio: number, period: Period) => everywhere(municipio, (group) => isToldOf(group, period))
  return {
    tells,
    tellsPart: (municipio, period, key) =>
      tells(municipio, period) && everywhere(municipio, (group) => isPartTold(group, period, key))
  }
}

function byKey<T, K>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const list = found.get(key)
    if (list) list.push(item)
    else found.set(key, [item])
  }
  return found
}

const rowsOf = (rows: Group['rows'], counts: Map<number, Count[]>) =>
  rows.map(({ municipios, isTold }) => ({ isTold, counts: municipios.flatMap((each) => counts.get(each) ?? []) }))

/** Groups the municipalities of one state by their counts of one disease. */
function groupsIn(codigos: number[], tipo: string, counts: Map<number, Count[]>) {
  const total = (codigo: number) => (counts.get(codigo) ?? []).reduce((sum, { n }) => sum + n, 0)
  const totals = new Map(codigos.map((codigo) => [codigo, total(codigo)]))
  // A group of one is protected by those that are never told, whose numbers are known together.
  const withNever = (group: number[], never: number[]): Group['rows'] => [
    ...group.map((codigo) => ({ municipios: [codigo], isTold: true })),
    ...(group.length === 1 ? [{ municipios: never, isTold: false }] : [])
  ]
  const { groups, never } = groupsOf(codigos, totals)
  const made = groups.map((group): Group => {
    const rows = withNever(group, never)
    const isOnly = group.some((codigo) => totals.get(codigo) === 0)
    const years = countedOf(rowsOf(rows, counts), isOnly)
    return { tipo, rows, years, edges: edgesOfYears(years), days: years, within: new Map(), hidden: new Map() }
  })
  return { groups: made, never }
}

const edgesOf = (periods: Period[]): number[] => [
  ...new Set(periods.flatMap(({ inicio, fim }) => [dayNumber(inicio), dayNumber(addDays(fim, 1))]))
]

/** Reads the days of the stretches of years that the asked periods cut, and opens their edges. */
async function readDays(db: Db, groups: Group[], { periods, tipo }: FewRequest): Promise<void> {
  const asked = edgesOf(periods)
  const cut = groups.map(({ years, edges }) => {
    const stretches = new Map(asked.map((day) => stretchAt(edges, day)).map((each) => [each[0], each] as const))
    for (const [from, to] of stretches.values())
      if (asked.every((day) => day <= from || day >= to) || sumBetween(years, from, to) === 0) stretches.delete(from)
    return [...stretches.values()]
  })
  const used = groups.filter((_, i) => cut[i]?.length)
  if (used.length === 0) return
  const ends = groups.flatMap(({ years }, i) =>
    (cut[i] ?? []).flatMap(([from, to]) => {
      const inside = years.days.filter((day) => day >= from && day < to)
      return [inside[0] as number, (inside.at(-1) as number) + 365]
    })
  )
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  const codigos = [...new Set(used.flatMap(({ rows }) => rows.flatMap(({ municipios }) => municipios)))]
  const counts = await countsByDay(db, codigos, { tipo, de: dayOfNumber(first), ate: dayOfNumber(last) })
  const byTipo = byKey(counts, (count) => count.tipo)
  for (const [of, each] of byTipo) {
    const byMunicipio = byKey(each, ({ municipio }) => municipio)
    groups.forEach((group, i) => {
      if (group.tipo !== of || !cut[i]?.length) return
      group.days = countedOf(rowsOf(group.rows, byMunicipio), group.years.isOnly)
      for (const stretch of cut[i] ?? []) group.within.set(stretch[0], edgesWithin(group.days, stretch))
    })
  }
}

/** Reads the parts of whole years, and chooses those that are hidden in each stretch. */
async function readParts(db: Db, groups: Group[], { tipo }: FewRequest): Promise<void> {
  const codigos = [...new Set(groups.flatMap(({ rows }) => rows.flatMap(({ municipios }) => municipios)))]
  const counts = codigos.length === 0 ? [] : await partsByYear(db, codigos, tipo)
  for (const { tipo: of, rows, edges, hidden } of groups)
    edges.slice(0, -1).forEach((from, i) => {
      const to = edges[i + 1] as number
      const inside = counts.filter((count) => count.tipo === of && count.dia >= from && count.dia < to)
      hidden.set(from, hiddenParts(rows.map(({ municipios, isTold }) => ({ isTold, ...added(inside, municipios) }))))
    })
}

function added(counts: PartCount[], municipios: number[]) {
  const own = counts.filter(({ municipio }) => municipios.includes(municipio))
  const n = own.reduce((sum, count) => sum + count.n, 0)
  return { n, sums: own.reduce<number[]>((all, { sums }) => sums.map((each, i) => each + (all[i] ?? 0)), []) }
}

/** The counts and open edges around an edge. */
function around({ years, edges, days, within }: Group, day: number): { counted: Counted; edges: number[] } {
  const found = within.get(stretchAt(edges, day)[0])
  return found ? { counted: days, edges: found } : { counted: years, edges }
}

const isToldOf = (group: Group, { inicio, fim }: Period): boolean =>
  [dayNumber(inicio), dayNumber(fim) + 1].every((day) => {
    const { counted, edges } = around(group, day)
    return isOpen(counted, edges, day)
  })

/** Parts are told of whole years, and of periods that cut off nothing of them. */
function isPartTold(group: Group, { inicio, fim }: Period, key: PartKey): boolean {
  const [from, to] = [dayNumber(inicio), dayNumber(fim) + 1].map((day) =>
    edgeOfYear(around(group, day).counted, stretchAt(group.edges, day), day)
  )
  if (from === undefined || from === null || to === undefined || to === null) return false
  if (key.startsWith('piramide/')) return false
  return group.edges.every((edge) => edge < from || edge >= to || !group.hidden.get(edge)?.has(key))
}
