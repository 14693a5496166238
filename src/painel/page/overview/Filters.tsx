import { useId, useState } from 'preact/hooks'
import {
  agravos,
  type Base,
  bases,
  type Canal,
  canais,
  isDay,
  isWhollyTold,
  type Medida,
  medidas,
  type UF,
  ufs
} from '../base/address.ts'
import { Choice } from '../base/Choice.tsx'
import { useMunicipios } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { type Preset, periodOf, presetOf, presets } from '../base/period.ts'
import { ufNames } from '../base/ufs.ts'

const byName = [...ufs].sort((one, other) => ufNames[one].localeCompare(ufNames[other], 'pt-BR'))

/** Disease, place, period and, for figures, the channel. Each change is a step of the address at once. */
export function Filters({ isForFigures = true }: { isForFigures?: boolean }) {
  const { say, address, go, today } = usePanel()
  const municipios = useMunicipios(address.estado)
  const preset = presetOf(address, today)
  return (
    <form class="filters" aria-label={say('filter.label')} onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={say('filter.agravo')}
        value={address.agravo}
        options={[
          ['', say('filter.agravo.all')],
          ...agravos.map((each): [string, string] => [each, say(`agravo.${each}`)])
        ]}
        onChange={(value) => go({ agravo: agravos.find((each) => each === value) ?? '' })}
      />
      <Choice
        label={say('filter.estado')}
        value={address.estado}
        options={[['', say('filter.estado.all')], ...byName.map((uf: UF): [string, string] => [uf, ufNames[uf]])]}
        onChange={(estado) => go({ estado })}
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
        label={say('filter.periodo')}
        value={preset ?? ''}
        options={[
          ...presets.map((each): [string, string] => [each, say(`preset.${each}`)]),
          ...(preset ? [] : [['', say('preset.own')] as [string, string]])
        ]}
        onChange={(value) => value && go(periodOf(value as Preset, today))}
      />
      <Days />
      {isForFigures && <Figures />}
      <Share />
    </form>
  )
}

/** What the figures count by. Of a municipality whose small numbers are hidden, neither symptoms nor parts are told. */
function Figures() {
  const { say, address, go, may } = usePanel()
  const isWhole = isWhollyTold(address, may)
  return (
    <>
      {isWhole && (
        <Choice
          label={say('filter.base')}
          value={address.base}
          options={bases.map((each) => [each, say(`base.${each}`)])}
          onChange={(base) => go({ base: base as Base })}
        />
      )}
      {isWhole && (
        <Choice
          label={say('filter.medida')}
          value={address.medida}
          options={medidas.map((each) => [each, say(`medida.${each}`)])}
          onChange={(medida) => go({ medida: medida as Medida })}
        />
      )}
      <Choice
        label={say('filter.canal')}
        value={address.canal}
        options={canais.map((each) => [each, say(`canal.${each}`)])}
        onChange={(canal) => go({ canal: canal as Canal })}
      />
    </>
  )
}

/** First and last day. When they would cross, the other one follows. */
function Days() {
  const { say, address, go } = usePanel()
  const [from, to] = [useId(), useId()]
  const { inicio, fim } = address
  return (
    <>
      <div class="field date">
        <label for={from}>{say('filter.inicio')}</label>
        <input
          id={from}
          type="date"
          value={inicio}
          min="1980-01-01"
          onChange={({ currentTarget: { value } }) =>
            isDay(value) && go({ inicio: value, fim: value > fim ? value : fim })
          }
        />
      </div>
      <div class="field date">
        <label for={to}>{say('filter.fim')}</label>
        <input
          id={to}
          type="date"
          value={fim}
          min="1980-01-01"
          onChange={({ currentTarget: { value } }) =>
            isDay(value) && go({ fim: value, inicio: value < inicio ? value : inicio })
          }
        />
      </div>
    </>
  )
}

function Share() {
  const { say } = usePanel()
  const [told, setTold] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setTold(say('filter.shared')),
      () => setTold(say('filter.share.failed'))
    )
  return (
    <div class="field share">
      <button type="button" onClick={() => void copy()}>
        {say('filter.share')}
      </button>
      <span role="status">{told}</span>
    </div>
  )
}
