import { useMemo } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { type Series, seriesBy } from './asked.ts'
import { agesOf, isPyramidHidden, leftOut, pyramidLabel, pyramidOption, pyramidTable } from './pyramid.ts'

/** Cases by age group and sex. */
export function Pyramid({ series }: { series: Series }) {
  const { say, format } = usePanel()
  const parts = useMemo(() => seriesBy(series, 'piramide'), [series])
  const ages = useMemo(() => (isPyramidHidden(parts) ? [] : agesOf(parts)), [parts])
  const draw = useMemo(() => (ink: Ink) => pyramidOption(ages, say, format, ink), [ages, say, format])
  const rest = leftOut(ages)
  const isHidden = isPyramidHidden(parts)
  const notes = isHidden ? [say('hidden.note')] : rest > 0 ? [say('pyramid.note', { n: format.count(rest) }, rest)] : []
  return (
    <DrawnFigure
      name="piramide"
      title={say('pyramid.title')}
      label={pyramidLabel(ages, say, format)}
      notes={notes}
      table={pyramidTable(ages, say)}
      draw={draw}
      size="usual"
      isEmpty={series.total === 0}
      isHidden={isHidden}
    />
  )
}
