import { describe, expect, it } from 'vitest'
import { casesOption, historyTable, rtOption } from '../../src/painel/page/alerts/history.ts'
import { type Alerta, levelName, type Semana, signs } from '../../src/painel/page/alerts/levels.ts'
import { alertsTable, interval, selected, whyOf } from '../../src/painel/page/alerts/list.ts'
import { levelsOption, mapLabel } from '../../src/painel/page/alerts/map.ts'
import { formatIn } from '../../src/painel/page/base/format.ts'
import { dark, light } from '../../src/painel/page/figure/ink.ts'
import { loadAllWords, sayIn } from '../../src/painel/page/words/words.ts'

await loadAllWords('pt-BR')
const say = sayIn('pt-BR')
const format = formatIn('pt-BR')

const alerta = (codigo: string, nome: string, nivel: Alerta['nivel'], more: Partial<Alerta> = {}): Alerta => ({
  abrangencia: 'municipio',
  codigo,
  nome,
  uf: 'PE',
  nivel,
  motivo: null,
  casos: 41,
  estimativa: 96.2,
  estimativa_minima: 78,
  estimativa_maxima: 121,
  rt: 1.412,
  rt_minimo: 1.08,
  rt_maximo: 1.83,
  prob_rt_acima_de_1: 0.9931,
  canal_media: 71.4,
  canal_limite: 160.2,
  curva: [30, 96.2],
  ...more
})
const nothing = {
  casos: null,
  estimativa: null,
  estimativa_minima: null,
  estimativa_maxima: null,
  rt: null,
  rt_minimo: null,
  rt_maximo: null,
  prob_rt_acima_de_1: null,
  canal_media: null,
  canal_limite: null,
  curva: []
}
const recife = alerta('2611606', 'Recife', 3)
const saoJose = alerta('2613602', 'São José do Egito', null, { ...nothing, motivo: 'poucos_casos' })
const olinda = alerta('2609600', 'Olinda', 4, { ...nothing, suprimido: true })
const all = [olinda, recife, saoJose]

describe('the list of alerts', () => {
  it('is narrowed by the level and by a part of the name, without accents', () => {
    expect(selected(all, 0, '')).toEqual(all)
    expect(selected(all, 3, '')).toEqual([olinda, recife])
    expect(selected(all, 4, '')).toEqual([olinda])
    expect(selected(all, 0, 'SAO jose')).toEqual([saoJose])
    expect(selected(all, 2, 'sao jose')).toEqual([])
  })

  it('says a level in a word, and why there is none or no figures', () => {
    expect([recife, saoJose, olinda].map(({ nivel }) => levelName(nivel, say))).toEqual([
      '3 Laranja',
      'Sem nível',
      '4 Vermelho'
    ])
    expect(new Set(Object.values(signs)).size).toBe(4)
    expect([recife, saoJose, olinda].map((each) => whyOf(each, say))).toEqual([
      '',
      'menos de 10 casos em 8 semanas',
      'números ocultos'
    ])
  })

  it('writes an estimate with its interval, and nothing where there is nothing', () => {
    expect(interval([96.2, 78, 121], say, format)).toBe('96,2 (78 a 121)')
    expect(interval([12, 12, 12], say, format)).toBe('12')
    expect(interval([null, null, null], say, format)).toBe('–')
  })

  it('has every figure in its table', () => {
    const { columns, rows } = alertsTable(all, say)
    expect(columns).toHaveLength(14)
    expect(rows[1]).toEqual([
      ...['Recife', '2611606', '3 Laranja', null, 41],
      ...[96.2, 78, 121, 1.412, 1.08, 1.83, 0.9931, 71.4, 160.2]
    ])
    expect(rows[0]?.slice(2, 5)).toEqual(['4 Vermelho', 'números ocultos', null])
  })
})

describe('the map of levels', () => {
  it('has a class for each level and for none, in two themes; only states have their number written', () => {
    const state = { uf: 'PE', mesh: { areas: [], points: [], aspect: 1 } }
    for (const ink of [light, dark]) {
      const option = levelsOption(all, { state, chosen: '2611606' }, say, format, ink, false)
      const { pieces } = option.visualMap as { pieces: { value: number; label: string; color: string }[] }
      expect(pieces.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
      expect(pieces.map(({ label }) => label)).toEqual([
        'Sem nível',
        '● 1 Verde',
        '◆ 2 Amarelo',
        '▲ 3 Laranja',
        '■ 4 Vermelho'
      ])
      expect(new Set(pieces.map(({ color }) => color)).size).toBe(5)
    }
    const dataOf = (option: ReturnType<typeof levelsOption>) =>
      (option.series as { data: { name: string; label?: object; selected?: boolean }[] }[])[0]?.data ?? []
    const inState = dataOf(levelsOption(all, { state, chosen: '2611606' }, say, format, light, false))
    expect(inState.filter(({ selected }) => selected).map(({ name }) => name)).toEqual(['2611606'])
    expect(inState.some(({ name, label }) => name === '2611606' && label !== undefined)).toBe(false)
    const country = dataOf(levelsOption(all, { state: null, chosen: '' }, say, format, light, false))
    expect(country.find(({ name }) => name === '2611606')?.label).toMatchObject({ formatter: '3' })
    expect(country.find(({ name }) => name === '2613602')?.label).toBeUndefined()
  })

  it('is told to who does not see it', () => {
    expect(mapLabel(all, say, format)).toBe(
      'Mapa dos níveis de alerta. 1 Verde: 0; 2 Amarelo: 0; 3 Laranja: 1; 4 Vermelho: 1; Sem nível: 1.'
    )
  })
})

describe('the history of a place', () => {
  const week = (semana: number, more: Partial<Semana> = {}): Semana => {
    const { curva: _, ...figures } = nothing
    return { semana, inicio: '2026-11-01', nivel: null, nivel_mostrado: null, ...figures, ...more }
  }
  const { casos, estimativa, estimativa_minima, estimativa_maxima } = recife
  const weeks = [
    week(202643),
    week(202644, { nivel: 2, nivel_mostrado: 1, casos, estimativa, estimativa_minima, estimativa_maxima }),
    week(202645, {
      nivel: 4,
      casos: 10,
      estimativa: 20,
      estimativa_minima: 12,
      estimativa_maxima: 40,
      rt: 7,
      rt_minimo: 2,
      rt_maximo: 9
    })
  ]
  type Line = { name: string; data: unknown[]; type: string }
  const named = (option: { series?: unknown }, name: string) =>
    (option.series as Line[]).find((each) => each.name === name)?.data

  it('is a table with the level of each week, and the one that was shown then', () => {
    const { rows } = historyTable(weeks, say)
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['SE 43/2026', '2026-11-01', 'Sem nível', null, null],
      ['SE 44/2026', '2026-11-01', '2 Amarelo', '1 Verde', 41],
      ['SE 45/2026', '2026-11-01', '4 Vermelho', null, 10]
    ])
  })

  it('draws cases, the estimate with its band, and a sign for the level of each week', () => {
    const option = casesOption(weeks, say, format, light, false)
    expect(named(option, 'Casos conhecidos')).toEqual([null, 41, 10])
    expect(named(option, 'Intervalo de 95 %')).toEqual([null, 43, 28])
    expect(named(option, 'Estimativa')).toMatchObject([
      { value: null, symbol: 'none' },
      { value: 96.2, symbol: 'diamond' },
      { value: 20, symbol: 'rect' }
    ])
  })

  it('draws Rt up to 4, beside the line at 1', () => {
    const option = rtOption(weeks, say, format, light, true)
    expect(named(option, 'Rt')).toEqual([null, null, 4])
    expect(named(option, 'Intervalo de 95 %')).toEqual([null, null, 2])
    expect(named(option, 'Rt = 1')).toEqual([1, 1, 1])
  })
})
