import { useAct } from '../base/ask.ts'
import { useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { ufNames } from '../base/ufs.ts'
import { PlaceChoice, usePlace } from '../people/PlaceChoice.tsx'
import type { Grupo, Place as Territorio } from '../people/reach.ts'
import { limited, placeOf, ufIn } from './places.ts'

/** Says whose cases the team works on: every group but that of administrators gets this territory. */
export function Place({ grupos, onDone }: { grupos: Grupo[]; onDone(): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [next, setNext] = usePlace()
  const current = placeOf(grupos)
  const save = () =>
    act(async () => {
      const body = { territorios: [next] }
      for (const { id } of limited(grupos))
        await client.PUT('/api/v1/grupos/{id}/territorios', { params: { path: { id } }, body })
      onDone()
    })
  return (
    <>
      <p>
        {say('setup.place.about', {
          groups: limited(grupos)
            .map(({ nome }) => nome)
            .join(', ')
        })}
      </p>
      {current && <Current place={current} />}
      <PlaceChoice all={say('filter.estado.all')} onChange={setNext} />
      <Failure error={error} say={say} />
      <button type="button" class="main" disabled={isBusy} onClick={save}>
        {say('setup.place.save')}
      </button>
    </>
  )
}

/** The territory that is set, by its name. */
function Current({ place }: { place: Territorio }) {
  const { say } = usePanel()
  const uf = ufIn(place)
  const municipio = useMunicipios(place.tipo === 'municipio' ? uf : '').find(({ codigo }) => codigo === place.codigo)
  const state = uf === '' ? say('filter.estado.all') : ufNames[uf]
  return <p role="status">{say('setup.place.now', { place: municipio ? `${municipio.nome}, ${state}` : state })}</p>
}
