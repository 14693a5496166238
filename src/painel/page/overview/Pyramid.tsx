import { useMemo } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { type Series, seriesBy } from './asked.ts'
import { agesOf, leftOut, pyramidLabel, pyramidOption, pyramidTable } from './pyramid.ts'

/** Cases by age group and sex. */
export function Pyramid({ series }: { series: Series }) {
  const { say, format } = usePanel()
  const ages = useMemo(() => agesOf(seriesBy(series, 'piramide')), [series])
  const draw = useMemo(() => (ink: Ink) => pyramidOption(ages, say, format, ink), [ages, say, format])
  const rest = leftOut(ages)
  return (
    <DrawnFigure
      name="piramide"
      title={say('pyramid.title')}
      label={pyramidLabel(ages, say, format)}
      notes={rest > 0 ? [say('pyramid.note', { n: format.count(rest) }, rest)] : []}
      table={pyramidTable(ages, say)}
      draw={draw}
      size="usual"
      isEmpty={series.total === 0}
    />
  )
}
