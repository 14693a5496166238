import { useMemo } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { casesOption, historyLabel, historyTable, rtOption } from './history.ts'
import { type Historico, levelName, niveis, signs } from './levels.ts'

/** The weeks of one place: cases with their estimate and levels, and Rt. */
export function History({ historico, scope, stem }: { historico: Historico; scope: string; stem: string }) {
  const { say, format } = usePanel()
  const { semanas, nome, uf, abrangencia, suprimido } = historico
  const place =
    abrangencia === 'municipio' ? `${nome} (${uf})` : abrangencia === 'pais' ? say('filter.estado.all') : nome
  const shared = {
    label: historyLabel(semanas, place, say, format),
    table: useMemo(() => historyTable(semanas, say), [semanas, say]),
    isEmpty: semanas.length === 0,
    isHidden: suprimido === true
  }
  const cases = useMemo(
    () => (ink: Ink, isNarrow: boolean) => casesOption(semanas, say, format, ink, isNarrow),
    [semanas, say, format]
  )
  const rt = useMemo(
    () => (ink: Ink, isNarrow: boolean) => rtOption(semanas, say, format, ink, isNarrow),
    [semanas, say, format]
  )
  const legend = niveis.map((nivel) => `${signs[nivel]} ${levelName(nivel, say)}`).join(', ')
  return (
    <>
      <DrawnFigure
        {...shared}
        name="historico"
        title={say('alerts.history', { place })}
        notes={suprimido ? [say('alerts.suppressed.note')] : [say('alerts.history.note', { levels: legend })]}
        draw={cases}
        size="high"
        isWide
        of={{ scope, stem: `historico-${stem}` }}
      />
      <DrawnFigure
        {...shared}
        name="rt"
        title={say('alerts.history.rt', { place })}
        notes={[say('alerts.rt.note')]}
        draw={rt}
        size="low"
        isWide
        of={{ scope, stem: `rt-${stem}` }}
      />
    </>
  )
}
