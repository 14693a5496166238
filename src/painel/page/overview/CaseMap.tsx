import { useMemo } from 'preact/hooks'
import { type Classes, divisions, ufs } from '../base/address.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { ufNames, ufOf } from '../base/ufs.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { type Series, seriesBy } from './asked.ts'
import { mapLabel, mapOption, mapTable } from './map.ts'
import { useMesh } from './mesh.ts'

/** Cases per 100,000 inhabitants: of the states, or of the municipalities of the chosen state. */
export function CaseMap({ series }: { series: Series }) {
  const { say, format, address, go } = usePanel()
  // The answer decides, and not the filter, which may be a step ahead.
  const isCountry = series.por.includes('uf')
  const places = useMemo(() => seriesBy(series, isCountry ? 'uf' : 'municipio'), [series, isCountry])
  const uf = isCountry ? undefined : ufOf(places[0]?.chave ?? '')
  const mesh = useMesh(uf)
  const { municipio: chosen, classes } = address
  const draw = useMemo(() => {
    if (uf && (mesh === null || mesh === 'lost')) return null
    const state = uf && mesh && mesh !== 'lost' ? { uf, mesh } : null
    return (ink: Ink, isNarrow: boolean) =>
      mapOption({ state, series: places, chosen, classes }, say, format, ink, isNarrow)
  }, [places, uf, mesh, chosen, classes, say, format])
  return (
    <DrawnFigure
      name="mapa"
      title={uf ? say('map.title.uf', { place: ufNames[uf] }) : say('map.title.br')}
      label={mapLabel(places, say, format)}
      notes={[
        say('map.note', { source: series.populacao.fonte }),
        ...(classes === 'ministerio' ? [say('map.note.ministerio')] : []),
        ...(uf ? [say('map.note.mesh')] : []),
        ...(mesh && mesh !== 'lost' && mesh.points.length > 0
          ? [say('map.note.points', { names: mesh.points.join(', ') }, mesh.points.length)]
          : []),
        ...(places.some(({ casos }) => casos === null) ? [say('hidden.note')] : [])
      ]}
      hint={say(isCountry ? 'map.hint.br' : 'map.hint.uf')}
      tools={
        <Choice
          label={say('map.classes')}
          value={classes}
          options={divisions.map((each) => [each, say(`map.classes.${each}`)])}
          onChange={(value) => go({ classes: value as Classes }, 'replace')}
        />
      }
      table={mapTable(places, say)}
      draw={draw}
      isLost={mesh === 'lost'}
      size="usual"
      isMap
      onPick={(name) => {
        if (isCountry && ufs.some((each) => each === name)) go({ estado: name })
        else if (/^\d{7}$/.test(name)) go({ municipio: name === chosen ? '' : name })
      }}
    />
  )
}
