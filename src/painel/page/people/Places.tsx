import type { UF } from '../base/address.ts'
import { useMunicipioName } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { ufNames, ufOf } from '../base/ufs.ts'
import { PlaceChoice, usePlace } from './PlaceChoice.tsx'
import { coversPlaces, ownPlaces, type Place } from './reach.ts'

const isSame = (one: Place, other: Place) => one.tipo === other.tipo && one.codigo === other.codigo

/** A place by its name. */
export function PlaceName({ place: { tipo, codigo } }: { place: Place }) {
  const { say } = usePanel()
  const municipio = useMunicipioName(tipo === 'municipio' ? codigo : null)
  return <>{tipo === 'pais' ? say('team.country') : tipo === 'uf' ? ufNames[codigo as UF] : municipio}</>
}

/** A list of places, and those of the reader's own reach that can be added. */
export function Places({ places, onChange }: { places: Place[]; onChange(places: Place[]): void }) {
  const panel = usePanel()
  const { say } = panel
  const [next, setNext] = usePlace()
  const own = ownPlaces(panel)
  const reaches = (place: Place) => coversPlaces(own, [place])
  const isIn = (each: string) => own.some(({ tipo, codigo }) => tipo === 'municipio' && ufOf(codigo) === each)
  const canAdd = reaches(next) && !places.some((each) => isSame(each, next))
  return (
    <fieldset class="choices">
      <legend>{say('team.places')}</legend>
      {places.length === 0 ? (
        <p class="note">{say('team.places.none')}</p>
      ) : (
        <ul class="chips">
          {places.map((place) => (
            <li key={place.tipo + place.codigo}>
              <PlaceName place={place} />{' '}
              <button
                type="button"
                class="small"
                onClick={() => onChange(places.filter((each) => !isSame(each, place)))}
              >
                {say('team.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <PlaceChoice
          all={say('team.country')}
          onChange={setNext}
          hasUf={(each) => reaches({ tipo: 'uf', codigo: each }) || isIn(each)}
          hasMunicipio={({ codigo }) => reaches({ tipo: 'municipio', codigo })}
        />
        <button type="button" disabled={!canAdd} onClick={() => onChange([...places, next])}>
          {say('team.places.add')}
        </button>
      </div>
    </fieldset>
  )
}
