import { useState } from 'preact/hooks'
import { type UF, ufs } from '../base/address.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { ufNames } from '../base/ufs.ts'
import { type Grupo, limited, placeIn, placeOf, type Territorio, ufOf } from './places.ts'

/** Says whose cases the team works on: every group but that of administrators gets this territory. */
export function Place({ grupos, onDone }: { grupos: Grupo[]; onDone(): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [uf, setUf] = useState('')
  const [municipio, setMunicipio] = useState('')
  const municipios = useMunicipios(uf)
  const current = placeOf(grupos)
  const save = () =>
    act(async () => {
      const body = { territorios: [placeIn(uf, municipio)] }
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
      <Choice
        label={say('filter.estado')}
        value={uf}
        options={[['', say('filter.estado.all')], ...ufs.map((each: UF): [string, string] => [each, ufNames[each]])]}
        onChange={(value) => {
          setUf(value)
          setMunicipio('')
        }}
      />
      <Choice
        label={say('filter.municipio')}
        value={municipio}
        options={[
          ['', say(uf ? 'filter.municipio.all' : 'filter.municipio.first')],
          ...municipios.map(({ codigo, nome }): [string, string] => [codigo, nome])
        ]}
        onChange={setMunicipio}
        isOff={!uf}
      />
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
  const uf = ufOf(place)
  const municipio = useMunicipios(place.tipo === 'municipio' ? uf : '').find(({ codigo }) => codigo === place.codigo)
  const state = uf === '' ? say('filter.estado.all') : ufNames[uf]
  return <p role="status">{say('setup.place.now', { place: municipio ? `${municipio.nome}, ${state}` : state })}</p>
}
