import { useState } from 'preact/hooks'
import { type UF, ufs } from '../base/address.ts'
import { Choice } from '../base/Choice.tsx'
import { type Municipio, useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { ufNames } from '../base/ufs.ts'
import type { Place } from './reach.ts'

const COUNTRY: Place = { tipo: 'pais', codigo: 'BR' }

interface PlaceChoiceProps {
  /** What the choice of no state is called. */
  all: string
  onChange(place: Place): void
  /** Which states and municipalities can be chosen; all of them unless it says otherwise. */
  hasUf?(uf: UF): boolean
  hasMunicipio?(municipio: Municipio): boolean
}

/** The choice of a place: the country, a state or, within it, a municipality. It begins with the country. */
export function PlaceChoice({ all, onChange, hasUf = () => true, hasMunicipio = () => true }: PlaceChoiceProps) {
  const { say } = usePanel()
  const [uf, setUf] = useState('')
  const [municipio, setMunicipio] = useState('')
  const municipios = useMunicipios(uf).filter(hasMunicipio)
  const choose = (uf: string, municipio: string) => {
    setUf(uf)
    setMunicipio(municipio)
    onChange(municipio ? { tipo: 'municipio', codigo: municipio } : uf ? { tipo: 'uf', codigo: uf } : COUNTRY)
  }
  return (
    <>
      <Choice
        label={say('filter.estado')}
        value={uf}
        options={[['', all], ...ufs.filter(hasUf).map((each): [string, string] => [each, ufNames[each]])]}
        onChange={(value) => choose(value, '')}
      />
      <Choice
        label={say('filter.municipio')}
        value={municipio}
        options={[
          ['', say(uf ? 'filter.municipio.all' : 'filter.municipio.first')],
          ...municipios.map(({ codigo, nome }): [string, string] => [codigo, nome])
        ]}
        onChange={(value) => choose(uf, value)}
        isOff={!uf}
      />
    </>
  )
}

/** The place that is chosen by `PlaceChoice`. */
export const usePlace = () => useState<Place>(COUNTRY)
