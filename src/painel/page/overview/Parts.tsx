import { useMemo } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { type Series, seriesBy } from './asked.ts'
import { partsLabel, partsOption, partsTable } from './parts.ts'

const titles = {
  classificacao: ['class.title', 'col.class'],
  evolucao: ['outcome.title', 'col.outcome']
} as const

/** Cases by final classification, or by outcome. */
export function Parts({ series, por }: { series: Series; por: keyof typeof titles }) {
  const { say, format } = usePanel()
  const [name, column] = titles[por]
  const title = say(name)
  const { total } = series
  const parts = useMemo(() => seriesBy(series, por), [series, por])
  const draw = useMemo(() => (ink: Ink) => partsOption(parts, total, say, format, ink), [parts, total, say, format])
  return (
    <DrawnFigure
      name={por}
      title={title}
      label={partsLabel(parts, title, say, format)}
      table={partsTable(parts, total, say(column), say)}
      draw={draw}
      size="low"
      isEmpty={total === 0}
    />
  )
}
