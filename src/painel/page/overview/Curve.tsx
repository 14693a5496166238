import { useMemo } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import type { Resumo } from './asked.ts'
import { curveLabel, curveNotes, curveOption, curveTable } from './curve.ts'

/** Cases by epidemiological week, with earlier years and the alert channel in the background. */
export function Curve({ resumo }: { resumo: Resumo }) {
  const { say, format } = usePanel()
  const { serie = [], canal } = resumo
  const metodo = canal?.metodo ?? 'quartis'
  const draw = useMemo(
    () => (ink: Ink, isNarrow: boolean) => curveOption(serie, metodo, say, format, ink, isNarrow),
    [serie, metodo, say, format]
  )
  return (
    <DrawnFigure
      name="curva"
      title={say('curve.title')}
      label={curveLabel(resumo, say, format)}
      notes={curveNotes(resumo, say)}
      table={curveTable(serie, say)}
      draw={draw}
      size="high"
      isWide
    />
  )
}
