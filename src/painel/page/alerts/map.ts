import type { Format } from '../base/format.ts'
import type { Ink } from '../figure/ink.ts'
import type { Option } from '../figure/option.ts'
import { areasOption, type Shaded } from '../overview/map.ts'
import type { Say } from '../words/words.ts'
import { type Alerta, areaColor, levelName, niveis, signs } from './levels.ts'
import { interval, whyOf } from './list.ts'

/** Stands for no level where a colour is chosen. */
const NONE = 0

export const mapLabel = (alertas: Alerta[], say: Say, format: Format): string =>
  say('alerts.map.label', {
    levels: [...niveis, null]
      .map((each) => `${levelName(each, say)}: ${format.count(alertas.filter(({ nivel }) => nivel === each).length)}`)
      .join('; ')
  })

function tip(alerta: Alerta | undefined, say: Say, format: Format): string {
  if (!alerta) return ''
  const { nome, nivel, estimativa, estimativa_minima, estimativa_maxima, rt, rt_minimo, rt_maximo } = alerta
  const why = whyOf(alerta, say)
  return [
    nome,
    levelName(nivel, say),
    ...(why ? [why] : []),
    `${say('alerts.estimate')}: ${interval([estimativa, estimativa_minima, estimativa_maxima], say, format)}`,
    `${say('alerts.rt')}: ${interval([rt, rt_minimo, rt_maximo], say, format)}`
  ].join('\n')
}

/** Draws the places in the colours of their levels. States have room for the number, too. */
export function levelsOption(
  alertas: Alerta[],
  { state, chosen }: Pick<Shaded, 'state' | 'chosen'>,
  say: Say,
  format: Format,
  ink: Ink,
  isNarrow: boolean
): Option {
  const byCode = new Map(alertas.map((alerta) => [alerta.codigo, alerta]))
  const label = (nivel: number) => ({
    show: true,
    formatter: String(nivel),
    fontSize: 11,
    fontWeight: 'bold' as const,
    color: '#000',
    textBorderColor: '#fff',
    textBorderWidth: 2
  })
  return areasOption(
    {
      state,
      chosen,
      shades: alertas.map(({ codigo, nivel }) => ({
        name: codigo,
        value: nivel ?? NONE,
        ...(state === null && nivel !== null ? { label: label(nivel) } : {})
      })),
      key: {
        type: 'piecewise' as const,
        ...{ left: 0, bottom: 0, textStyle: { color: ink.text } },
        outOfRange: { color: ink.none },
        pieces: [
          { value: NONE, label: say('level.none'), color: ink.line },
          ...niveis.map((nivel) => ({
            value: nivel,
            label: `${signs[nivel]} ${levelName(nivel, say)}`,
            color: areaColor(nivel, ink)
          }))
        ]
      },
      tip: (codigo) => tip(byCode.get(codigo), say, format)
    },
    say,
    ink,
    isNarrow
  )
}
