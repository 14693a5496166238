import { useId } from 'preact/hooks'
import { agravos, type Lista, listas, type Nivel, niveis, type UF, ufs } from '../base/address.ts'
import { Choice } from '../base/Choice.tsx'
import { useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { ufNames } from '../base/ufs.ts'
import { useAgravo } from './asked.ts'

const byName = [...ufs].sort((one, other) => ufNames[one].localeCompare(ufNames[other], 'pt-BR'))

/** Disease, place, and which places are listed. Each change is a step of the address at once. */
export function Filters() {
  const { say, address, go } = usePanel()
  const agravo = useAgravo()
  const municipios = useMunicipios(address.estado)
  const id = useId()
  return (
    <form class="filters" aria-label={say('filter.label')} onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={say('filter.agravo')}
        value={agravo}
        options={agravos.map((each): [string, string] => [each, say(`agravo.${each}`)])}
        onChange={(value) => go({ agravo: agravos.find((each) => each === value) ?? '' })}
      />
      <Choice
        label={say('filter.estado')}
        value={address.estado}
        options={[['', say('filter.estado.all')], ...byName.map((uf: UF): [string, string] => [uf, ufNames[uf]])]}
        onChange={(estado) => go({ estado, lugar: '' })}
      />
      <Choice
        label={say('filter.municipio')}
        value={address.municipio}
        options={[
          ['', say(address.estado ? 'filter.municipio.all' : 'filter.municipio.first')],
          ...municipios.map(({ codigo, nome }): [string, string] => [codigo, nome])
        ]}
        onChange={(municipio) => go({ municipio })}
        isOff={!address.estado}
      />
      <Choice
        label={say('alerts.least')}
        value={address.nivel}
        options={niveis.map((each) => [each, say(`alerts.least.${each}`)])}
        onChange={(nivel) => go({ nivel: nivel as Nivel })}
      />
      {!address.estado && (
        <Choice
          label={say('alerts.among')}
          value={address.lista}
          options={listas.map((each) => [each, say(`alerts.among.${each}`)])}
          onChange={(lista) => go({ lista: lista as Lista })}
        />
      )}
      <div class="field">
        <label for={id}>{say('alerts.text')}</label>
        <input
          id={id}
          type="search"
          maxLength={60}
          value={address.lugar}
          onInput={({ currentTarget }) => go({ lugar: currentTarget.value }, 'replace')}
        />
      </div>
    </form>
  )
}
