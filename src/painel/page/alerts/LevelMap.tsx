import { useMemo } from 'preact/hooks'
import { ufs } from '../base/address.ts'
import { usePanel } from '../base/panel.ts'
import { ufNames, ufOf } from '../base/ufs.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { useMesh } from '../overview/mesh.ts'
import type { Alertas } from './levels.ts'
import { alertsTable } from './list.ts'
import { levelsOption, mapLabel } from './map.ts'

/** The levels of the states, or of the municipalities of the chosen one. */
export function LevelMap({ data, scope, stem }: { data: Alertas; scope: string; stem: string }) {
  const { say, format, address, go } = usePanel()
  const { alertas } = data
  // The answer decides, and not the filter, which may be a step ahead.
  const uf = alertas[0]?.abrangencia === 'municipio' ? ufOf(alertas[0].codigo) : undefined
  const mesh = useMesh(uf)
  const { municipio: chosen } = address
  const draw = useMemo(() => {
    if (uf && (mesh === null || mesh === 'lost')) return null
    const state = uf && mesh && mesh !== 'lost' ? { uf, mesh } : null
    return (ink: Ink, isNarrow: boolean) => levelsOption(alertas, { state, chosen }, say, format, ink, isNarrow)
  }, [alertas, uf, mesh, chosen, say, format])
  return (
    <DrawnFigure
      name="niveis"
      title={uf ? say('alerts.map.uf', { place: ufNames[uf] }) : say('alerts.map.br')}
      label={mapLabel(alertas, say, format)}
      notes={[
        say('alerts.map.note'),
        ...(uf ? [say('map.note.mesh')] : []),
        ...(mesh && mesh !== 'lost' && mesh.points.length > 0
          ? [say('map.note.points', { names: mesh.points.join(', ') }, mesh.points.length)]
          : [])
      ]}
      hint={say(uf ? 'alerts.map.hint.uf' : 'alerts.map.hint.br')}
      table={alertsTable(alertas, say)}
      draw={draw}
      isLost={mesh === 'lost'}
      isEmpty={alertas.length === 0}
      size="usual"
      isMap
      of={{ scope, stem: `niveis-${stem}` }}
      onPick={(name) => {
        if (ufs.some((each) => each === name)) go({ estado: name })
        else if (/^\d{7}$/.test(name)) go({ municipio: name === chosen ? '' : name })
      }}
    />
  )
}
