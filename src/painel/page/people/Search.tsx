import { useState } from 'preact/hooks'
import { type Ativos, activities } from '../base/address.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Field } from '../entry/Field.tsx'
import type { Grupo } from './reach.ts'

/** What the list of accounts is narrowed by; it stays in the address. */
export function Search({ grupos }: { grupos: Grupo[] }) {
  const { say, address, go } = usePanel()
  const [round, setRound] = useState(0)
  const reset = () => {
    go({ quem: '', ativos: '', grupo: null })
    setRound((n) => n + 1)
  }
  return (
    <form
      key={round}
      class="filters"
      aria-label={say('team.search')}
      onSubmit={(event) => {
        event.preventDefault()
        go({ quem: String(new FormData(event.currentTarget).get('quem') ?? '').trim() })
      }}
    >
      <Field label={say('team.search')} name="quem" autocomplete="off" defaultValue={address.quem} isOptional />
      <Choice
        label={say('team.state')}
        value={address.ativos}
        options={activities.map((each) => [each, say(each ? `team.only.${each}` : 'team.all')])}
        onChange={(value) => go({ ativos: value as Ativos })}
      />
      {grupos.length > 0 && (
        <Choice
          label={say('team.group')}
          value={String(address.grupo ?? '')}
          options={[['', say('team.all')], ...grupos.map(({ id, nome }): [string, string] => [String(id), nome])]}
          onChange={(value) => go({ grupo: value ? Number(value) : null, pagina: 1 })}
        />
      )}
      <div class="row">
        <button type="submit" class="main">
          {say('team.find')}
        </button>
        <button type="button" onClick={reset}>
          {say('team.clear')}
        </button>
      </div>
    </form>
  )
}
