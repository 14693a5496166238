import { useId, useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Combo } from '../form/Combo.tsx'

export interface Somebody {
  id: number
  nome: string
  email: string
}

const SHOWN = 10
const FEWEST = 2

export const nameOf = ({ nome, email }: Somebody): string => (email ? `${nome} (${email})` : nome)

interface PersonChoiceProps {
  label: string
  chosen: Somebody | null
  onChange(chosen: Somebody | null): void
  /** Only accounts that can sign in; all of them unless it is said. */
  isActive?: boolean
  /** Whoever cannot be chosen. */
  without?: number
  /** Whether it stands among fields without hints: readers see its own only while it says that nobody was found. */
  isAmong?: boolean
}

/** An account, found by a part of its name or address. Only for readers who may list accounts. */
export function PersonChoice({ label, chosen, onChange, isAmong = false, ...which }: PersonChoiceProps) {
  const { isActive = false, without } = which
  const { say, client } = usePanel()
  const [id, helpId] = [useId(), useId()]
  const [typed, setTyped] = useState('')
  const text = chosen ? nameOf(chosen) : typed
  const looked = chosen ? '' : typed.trim()
  const asked = useAsk(looked.length < FEWEST ? null : looked, async (signal) => {
    const query = { search: looked, size: SHOWN, sort: 'nome' as const, ...(isActive ? { ativo: true } : {}) }
    return (await client.GET('/api/v1/usuarios', { params: { query }, signal })).data.items as Somebody[]
  })
  const found = (asked.data ?? []).filter((each) => each.id !== without)
  const isNobody = asked.data !== null && !asked.isBusy && found.length === 0
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Combo
        label={label}
        tied={{ id, 'aria-describedby': helpId }}
        text={text}
        options={found.map((person) => ({ id: String(person.id), text: nameOf(person), person }))}
        onText={(next) => {
          setTyped(next)
          if (chosen) onChange(null)
        }}
        onTake={({ person }) => {
          setTyped('')
          onChange({ id: person.id, nome: person.nome, email: person.email })
        }}
      />
      <p class={isAmong && !isNobody ? 'unseen' : 'note'} id={helpId} role="status">
        {say(isNobody ? 'team.none' : 'team.type')}
      </p>
      <Failure error={asked.error} say={say} />
    </div>
  )
}
