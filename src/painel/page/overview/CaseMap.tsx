import { useMemo } from 'preact/hooks'
import { ufs } from '../base/address.ts'
import { useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { ufNames } from '../base/ufs.ts'
import { DrawnFigure } from '../figure/DrawnFigure.tsx'
import type { Ink } from '../figure/ink.ts'
import { type Series, seriesBy } from './asked.ts'
import { mapLabel, mapTable, pointsOption, statesOption } from './map.ts'

/** Cases per 100,000 inhabitants: of the states, or of the municipalities of the chosen state. */
export function CaseMap({ series }: { series: Series }) {
  const { say, format, address, go } = usePanel()
  // The answer decides, and not the filter, which may be a step ahead.
  const isCountry = series.por.includes('uf')
  const places = seriesBy(series, isCountry ? 'uf' : 'municipio')
  const uf = ufs.find((each) => each === address.estado)
  const municipios = useMunicipios(address.estado)
  const draw = useMemo(
    () => (ink: Ink) =>
      isCountry || !uf
        ? statesOption(seriesBy(series, 'uf'), say, format, ink)
        : pointsOption(uf, seriesBy(series, 'municipio'), municipios, say, format, ink),
    [series, isCountry, uf, municipios, say, format]
  )
  const notes = [
    say('map.note', { source: series.populacao.fonte }),
    isCountry ? say('map.note.click') : say(address.municipio ? 'map.note.one' : 'map.note.points'),
    ...(places.some(({ casos }) => casos === null) ? [say('hidden.note')] : [])
  ]
  return (
    <DrawnFigure
      name="mapa"
      title={isCountry || !uf ? say('map.title.br') : say('map.title.uf', { place: ufNames[uf] })}
      label={mapLabel(places, say, format)}
      notes={notes}
      table={mapTable(places, say)}
      draw={draw}
      size="usual"
      onPick={(name) => {
        if (isCountry && ufs.some((each) => each === name)) go({ estado: name })
        else if (/^\d{7}$/.test(name)) go({ municipio: name })
      }}
    />
  )
}
