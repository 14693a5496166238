import type { UF } from '../base/address.ts'
import { useMunicipioName } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { ufNames } from '../base/ufs.ts'
import type { Place } from './reach.ts'

/** A place by its name. */
export function PlaceName({ place: { tipo, codigo } }: { place: Place }) {
  const { say } = usePanel()
  const municipio = useMunicipioName(tipo === 'municipio' ? codigo : null)
  return <>{tipo === 'pais' ? say('team.country') : tipo === 'uf' ? ufNames[codigo as UF] : municipio}</>
}

/** Several places by their names. */
export function PlaceNames({ places }: { places: readonly Place[] }) {
  const { say } = usePanel()
  if (places.length === 0) return <>{say('team.places.nowhere')}</>
  return (
    <>
      {places.map((place, i) => (
        <span key={place.tipo + place.codigo}>
          {i > 0 && '; '}
          <PlaceName place={place} />
        </span>
      ))}
    </>
  )
}
