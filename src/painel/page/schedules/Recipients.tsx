import { useId, useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'

export interface Person {
  id: number
  nome: string
  email: string
}

const SHOWN = 8
const FEWEST = 2

/** Who gets the mail: found by name or address, added and taken out one by one. */
export function Recipients({ people, onChange }: { people: Person[]; onChange(people: Person[]): void }) {
  const { say, client, profile } = usePanel()
  const id = useId()
  const [text, setText] = useState('')
  const typed = text.trim()
  const asked = useAsk(typed.length < FEWEST ? null : typed, async (signal) => {
    const query = { search: typed, size: SHOWN, sort: 'nome' as const }
    return (await client.GET('/api/v1/usuarios', { params: { query }, signal })).data.items as Person[]
  })
  const found = (asked.data ?? []).filter((each) => !people.some((one) => one.id === each.id))
  return (
    <fieldset>
      <legend>{say('sched.to')}</legend>
      {people.length === 0 && <p class="note whole-row">{say('sched.self', { email: profile.email })}</p>}
      <ul class="plain whole-row">
        {people.map((each) => (
          <li key={each.id}>
            {`${each.nome} · ${each.email} `}
            <button type="button" class="small" onClick={() => onChange(people.filter((one) => one !== each))}>
              {say('sched.take', { name: each.nome })}
            </button>
          </li>
        ))}
      </ul>
      <div class="field whole-row">
        <label for={id}>{say('sched.find')}</label>
        <input id={id} value={text} autocomplete="off" onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </div>
      <ul class="plain whole-row">
        {found.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              class="small"
              onClick={() => {
                onChange([...people, { id: each.id, nome: each.nome, email: each.email }])
                setText('')
              }}
            >
              {say('sched.add', { name: `${each.nome} · ${each.email}` })}
            </button>
          </li>
        ))}
      </ul>
      <Failure error={asked.error} say={say} />
    </fieldset>
  )
}
