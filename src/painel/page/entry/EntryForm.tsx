import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Failure } from '../base/Status.tsx'
import type { Say } from '../words/words.ts'

interface EntryFormProps {
  say: Say
  title: string
  /** The level of the title: in a dialog the page has a title of its own. */
  level?: 'h1' | 'h2'
  /** What has just happened. */
  note?: string | null
  about: string
  button: string
  busy: string
  /** Does the work of the form. Its error is shown, and then handed to `onError`. */
  submit(given: (name: string) => string): Promise<void>
  onError?(error: unknown): void
  children?: ComponentChildren
  /** Other ways to go. */
  ways?: ComponentChildren
}

/** A form of somebody who has not signed in yet. */
export function EntryForm({ say, title, level: Title = 'h1', note, about, button, busy, ...rest }: EntryFormProps) {
  const { submit, onError, children, ways } = rest
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    setBusy(true)
    setError(null)
    try {
      await submit((name) => String(data.get(name) ?? ''))
    } catch (failure) {
      setError(failure)
      onError?.(failure)
    }
    setBusy(false)
  }
  return (
    <form
      class="sign-in"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <Title>{title}</Title>
      {note && <p role="status">{note}</p>}
      <p class="note">{about}</p>
      {children}
      <Failure error={error} say={say} />
      <button type="submit" class="main" disabled={isBusy}>
        {isBusy ? busy : button}
      </button>
      {ways}
    </form>
  )
}
