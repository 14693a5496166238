import type { ComponentChildren } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { PersonChoice, type Somebody } from '../people/PersonChoice.tsx'
import type { Key } from '../words/words.ts'

interface NarrowProps {
  /** The account whose deeds are looked for. */
  actor: Somebody | null
  children: ComponentChildren
}

/** Accounts, records and days to look for, which stay in the address. A number is looked for once it is typed. */
export function Narrow({ actor, children }: NarrowProps) {
  const { say, today, address, go } = usePanel()
  const { registro, desde, ate } = address
  return (
    <form class="filters" aria-label={say('filter.label')} onSubmit={(event) => event.preventDefault()}>
      {children}
      <PersonChoice
        label={say('audit.who')}
        chosen={actor}
        onChange={(next) => go({ ator: next?.id ?? null })}
        isAmong
      />
      <Id
        label="audit.target.id"
        value={String(registro ?? '')}
        onChange={(text) => go({ registro: Number(text) || null })}
      />
      <Day label="filter.inicio" value={desde} max={ate || today} onChange={(value) => go({ desde: value })} />
      <Day label="filter.fim" value={ate} max={today} onChange={(value) => go({ ate: value })} />
    </form>
  )
}

interface OneProps {
  label: Key
  value: string
  onChange(value: string): void
}

function Id({ label, value, onChange }: OneProps) {
  const { say } = usePanel()
  const id = useId()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  return (
    <div class="field">
      <label for={id}>{say(label)}</label>
      <input
        id={id}
        inputMode="numeric"
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value.replaceAll(/\D/g, '').slice(0, 9))}
        onChange={() => onChange(text)}
      />
    </div>
  )
}

function Day({ label, value, max, onChange }: OneProps & { max: string }) {
  const { say } = usePanel()
  const id = useId()
  return (
    <div class="field date">
      <label for={id}>{say(label)}</label>
      <input
        id={id}
        type="date"
        max={max}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
