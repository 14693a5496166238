import { useMemo } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import type { Resumo } from './asked.ts'
import { curveLabel, curveNotes, curveOption, curveTable } from './curve.ts'

/** Cases by epidemiological week, with earlier years and the alert channel in the background. */
export function Curve({ resumo }: { resumo: Resumo }) {
  const { say, format } = usePanel()
  const { canal } = resumo
  const metodo = canal?.metodo ?? 'ministerio'
  const draw = useMemo(
    () => (ink: Ink, isNarrow: boolean) => curveOption(resumo, metodo, say, format, ink, isNarrow),
    [resumo, metodo, say, format]
  )
  return (
    <DrawnFigure
      name="curva"
      title={say('curve.title')}
      label={curveLabel(resumo, say, format)}
      notes={curveNotes(resumo, say)}
      tools={canal && <Years canal={canal} />}
      table={curveTable(resumo, say)}
      draw={draw}
      size="high"
      isWide
    />
  )
}

/** The years of the channel. One that is not checked is left out. */
function Years({ canal: { anos, excluidos } }: { canal: NonNullable<Resumo['canal']> }) {
  const { say, address, go } = usePanel()
  const years = [...new Set([...anos, ...excluidos])].sort((x, y) => x - y)
  const toggle = (ano: number) => {
    const out = address.sem ? address.sem.split(',').map(Number) : []
    const sem = out.includes(ano) ? out.filter((each) => each !== ano) : [...out, ano].sort((x, y) => x - y)
    go({ sem: sem.slice(0, 10).join(',') })
  }
  if (years.length === 0) return null
  return (
    <fieldset class="years">
      <legend>{say('curve.years')}</legend>
      {years.map((ano) => (
        <label key={ano}>
          <input type="checkbox" checked={anos.includes(ano)} onChange={() => toggle(ano)} /> {ano}
        </label>
      ))}
    </fieldset>
  )
}
