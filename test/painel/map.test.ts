import { readdirSync, readFileSync } from 'node:fs'
import { municipios } from 'municipios-brasil/dados'
import { describe, expect, it } from 'vitest'
import { formatIn } from '../../src/painel/page/base/format.ts'
import { ufCodes, ufOf } from '../../src/painel/page/base/ufs.ts'
import { light } from '../../src/painel/page/figure/ink.ts'
import { type Area, FRAME, meshOf, type Position, type Topology } from '../../src/painel/page/overview/areas.ts'
import type { Serie } from '../../src/painel/page/overview/asked.ts'
import { className, dividedBy, piecesOf } from '../../src/painel/page/overview/classes.ts'
import { mapOption } from '../../src/painel/page/overview/map.ts'
import { sayIn } from '../../src/painel/page/words/words.ts'

const FOLDER = 'src/painel/page/data/malhas'
const say = sayIn('pt-BR')
const format = formatIn('pt-BR')

const fileOf = (code: string): Topology => JSON.parse(readFileSync(`${FOLDER}/${code}.json`, 'utf8'))
const ownOf = (uf: string) =>
  municipios
    .filter((each) => each.uf === uf)
    .map(({ codigoIbge, nome, longitude, latitude }) => ({
      codigo: String(codigoIbge),
      nome,
      lon: longitude,
      lat: latitude
    }))
const meshIn = (uf: keyof typeof ufCodes) => meshOf(fileOf(ufCodes[uf]), ownOf(uf))
const find = (areas: Area[], name: string) => areas.find(({ properties }) => properties.name === name) as Area
const ringsOf = ({ geometry }: Area): Position[][][] =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates : [[geometry.coordinates]]
const turn = (ring: Position[]) =>
  Math.sign(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Position
      return sum + x * nextY - nextX * y
    }, 0)
  )

describe('boundaries of the municipalities', () => {
  it('every state has its file, and every municipality an area; seven of them are points', () => {
    expect(readdirSync(FOLDER).filter((name) => name.endsWith('.json')).length).toBe(27)
    const points: string[] = []
    for (const uf of Object.keys(ufCodes) as (keyof typeof ufCodes)[]) {
      const own = ownOf(uf)
      const { areas, points: few } = meshOf(fileOf(ufCodes[uf]), own)
      points.push(...few)
      const names = areas.map(({ properties }) => properties.name).filter((name) => name !== FRAME)
      expect([uf, names.sort()]).toEqual([uf, own.map(({ codigo }) => codigo).sort()])
      expect(own.every(({ codigo }) => ufOf(codigo) === uf)).toBe(true)
    }
    expect(points.sort()).toEqual([
      'Balneário Rincão',
      'Boa Esperança do Norte',
      'Mojuí dos Campos',
      'Nazária',
      'Paraíso das Águas',
      'Pescaria Brava',
      'Pinto Bandeira'
    ])
  })

  it('rings are closed; a hole turns the other way than its area; an island is an area of its own', () => {
    const { areas } = meshIn('SP')
    for (const area of areas)
      for (const [outer, ...holes] of ringsOf(area)) {
        expect(outer?.at(-1)).toEqual(outer?.[0])
        expect(turn(outer as Position[])).toBe(1)
        for (const hole of holes) expect(turn(hole)).toBe(-1)
      }
    // São Pedro surrounds Águas de São Pedro; Ilhabela is several islands.
    expect(ringsOf(find(areas, '3550407'))[0]).toHaveLength(2)
    expect(ringsOf(find(areas, '3520400')).length).toBeGreaterThan(1)
  })

  it('Fernando de Noronha is moved into a frame beside Pernambuco, which keeps its size', () => {
    const { areas } = meshIn('PE')
    const points = areas.flatMap((area) => ringsOf(area).flat(2))
    const frame = ringsOf(find(areas, FRAME)).flat(2)
    const [west, east] = [Math.min(...frame.map(([lon]) => lon)), Math.max(...frame.map(([lon]) => lon))]
    expect(Math.max(...points.map(([lon]) => lon))).toBeLessThan(-34.7)
    for (const [lon, lat] of ringsOf(find(areas, '2605459')).flat(2)) {
      expect(lon > west && lon < east).toBe(true)
      expect(lat).toBeGreaterThan(-7.2)
    }
  })
})

describe('classes of the map', () => {
  it('of the Ministry: below 100, 100 to 300, above 300, whatever the figures are', () => {
    const classes = dividedBy('ministerio', [1, 2], 5)
    expect(piecesOf(classes)).toEqual([{ gt: 0, lt: 100 }, { gte: 100, lte: 300 }, { gt: 300 }])
    expect(classes.map((each) => className(each, say, format))).toEqual(['menos de 100', '100 a 300', 'mais de 300'])
  })

  it('quantiles follow the figures, and a limit belongs to the lower class', () => {
    const pieces = piecesOf(dividedBy('quantis', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5))
    expect(pieces[0]).toEqual({ gt: 0, lte: 3 })
    expect(pieces.at(-1)).toEqual({ gt: 9 })
  })
})

describe('the drawing', () => {
  // Discarded cases count for nothing here.
  const serie = (chave: string, provaveis: number | null, incidencia_provaveis: number | null) =>
    ({
      por: 'municipio',
      chave,
      nome: chave,
      casos: provaveis === null ? null : provaveis + 3,
      incidencia: 900,
      provaveis,
      incidencia_provaveis,
      populacao: null
    }) as Serie
  const series = [
    serie('2611606', 5, 100),
    serie('2607901', 0, 0),
    serie('2602902', null, null),
    serie('2610707', 2, null)
  ]
  const state = { uf: 'PE', mesh: meshIn('PE') }
  // biome-ignore lint/suspicious/noExplicitAny: the types of the library allow a list or one of each
  const drawnFor = (chosen: string): any =>
    mapOption({ state, series, chosen, classes: 'ministerio' }, say, format, light, false)

  it('the chosen one is outlined in the colour of its class, and the others keep theirs', () => {
    const { data } = drawnFor('2611606').series[0]
    expect(data.map(({ value }: { value: number }) => value)).toEqual([100, 0, -1, -2, Number.NaN])
    const selected = data.filter(({ selected }: { selected?: boolean }) => selected)
    expect(selected).toHaveLength(1)
    expect(selected[0]).toMatchObject({ name: '2611606', select: { itemStyle: { areaColor: light.ramp[2] } } })
    expect(drawnFor('').series[0].data.some(({ selected }: { selected?: boolean }) => selected)).toBe(false)
  })

  it('hidden numbers, and cases without a known population, are classes apart from no cases', () => {
    const labels = drawnFor('').visualMap.pieces.map(({ label }: { label: string }) => label)
    expect(labels.slice(0, 3)).toEqual(['Oculto', 'Sem população conhecida', 'Sem casos prováveis'])
  })
})
