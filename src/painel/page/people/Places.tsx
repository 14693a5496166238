import { usePanel } from '../base/panel.ts'
import { ufOf } from '../base/ufs.ts'
import type { Key } from '../words/words.ts'
import { PlaceChoice, usePlace } from './PlaceChoice.tsx'
import { PlaceName } from './PlaceName.tsx'
import { coversPlaces, ownPlaces, type Place } from './reach.ts'

const isSame = (one: Place, other: Place) => one.tipo === other.tipo && one.codigo === other.codigo

interface PlacesProps {
  places: Place[]
  onChange(places: Place[]): void
  /** What the list is called, and what it says while it is empty. */
  title?: Key
  none?: Key
  /** Any place can be added, and not only those of the reader's own reach. */
  isOpen?: boolean
}

/** A list of places, and those that can be added. */
export function Places({
  places,
  onChange,
  title = 'team.places',
  none = 'team.places.none',
  isOpen = false
}: PlacesProps) {
  const panel = usePanel()
  const { say } = panel
  const [next, setNext] = usePlace()
  const own = ownPlaces(panel)
  const reaches = (place: Place) => isOpen || coversPlaces(own, [place])
  const isIn = (each: string) => own.some(({ tipo, codigo }) => tipo === 'municipio' && ufOf(codigo) === each)
  const canAdd = reaches(next) && !places.some((each) => isSame(each, next))
  return (
    <fieldset class="choices">
      <legend>{say(title)}</legend>
      {places.length === 0 ? (
        <p class="note">{say(none)}</p>
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
