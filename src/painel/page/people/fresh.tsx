import { useEffect, useRef, useState } from 'preact/hooks'
import { isApiError } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'

interface Waiting {
  work(): Promise<void>
  done(): void
  failed(reason: unknown): void
}

/**
 * Runs work that may need a login of the last minutes. Where the service asks for one, the reader gives the password
 * over the view, and the work is done.
 */
export function useFresh() {
  const { isBusy, error, act, clear } = useAct()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const whenFresh = (work: () => Promise<void>): Promise<void> =>
    work().catch((failure: unknown) => {
      if (!isApiError(failure, 'REAUTHENTICATION_REQUIRED')) throw failure
      return new Promise<void>((done, failed) => setWaiting({ work, done, failed }))
    })
  const onDone = () => {
    waiting?.work().then(waiting.done, waiting.failed)
    setWaiting(null)
  }
  const onClose = () => {
    waiting?.done()
    setWaiting(null)
  }
  const dialog = waiting && <Confirm onDone={onDone} onClose={onClose} />
  return { isBusy, error, act: (work: () => Promise<void>) => act(() => whenFresh(work)), clear, whenFresh, dialog }
}

function Confirm({ onDone, onClose }: { onDone(): void; onClose(): void }) {
  const { say, client, profile } = usePanel()
  const { isBusy, error, act } = useAct()
  const [needsCode, setNeedsCode] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const given = (name: string) => String(data.get(name) ?? '').trim()
    act(async () => {
      const body = { senha: String(data.get('senha') ?? ''), ...(given('code') ? { mfa_code: given('code') } : {}) }
      await client.POST('/api/v1/auth/reauthenticate', { body }).catch((failure: unknown) => {
        if (isApiError(failure, 'MFA_REQUIRED')) setNeedsCode(true)
        throw failure
      })
      onDone()
    })
  }
  return (
    <dialog ref={dialog} class="again" aria-label={say('fresh.title')} onClose={onClose}>
      <form
        class="sign-in"
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        <h2>{say('fresh.title')}</h2>
        <p class="note">{say('fresh.about')}</p>
        <input name="username" autocomplete="username" value={profile.email} hidden readOnly />
        <Field label={say('sign.password')} name="senha" type="password" autocomplete="current-password" />
        {needsCode && <Field label={say('sign.code')} name="code" autocomplete="one-time-code" inputMode="numeric" />}
        <Failure error={error} say={say} />
        <div class="row">
          <button type="submit" class="main" disabled={isBusy}>
            {say('fresh.do')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('team.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
