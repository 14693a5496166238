import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'
import { useFresh } from '../people/fresh.tsx'

type Begun = Schemas['MfaIniciado']

/** The second factor: switched on with an authenticator, or off with password and code. */
export function Mfa({ isOn, onDone }: { isOn: boolean; onDone(message: string): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act, dialog } = useFresh()
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = () => act(async () => setBegun((await client.POST('/api/v1/auth/mfa/enable')).data))
  const verify = (code: string) =>
    act(async () => {
      const { message } = (await client.POST('/api/v1/auth/mfa/verify', { body: { code } })).data
      setBegun(null)
      onDone(message)
    })
  const disable = (code: string, senha: string) =>
    act(async () => onDone((await client.POST('/api/v1/auth/mfa/disable', { body: { senha, code } })).data.message))
  return (
    <section class="sheet" aria-labelledby="account-mfa">
      <h2 id="account-mfa">{say('account.mfa')}</h2>
      <p>{say(isOn ? 'account.mfa.on' : 'account.mfa.off')}</p>
      {!isOn && !begun && (
        <button type="button" class="main" disabled={isBusy} onClick={begin}>
          {say('account.mfa.begin')}
        </button>
      )}
      {!isOn && begun && (
        <>
          <p>{say('account.mfa.how')}</p>
          <Qr uri={begun.qr_code} />
          <p>
            {say('account.mfa.secret')} <code>{begun.secret}</code>
          </p>
          <h3>{say('account.mfa.codes')}</h3>
          <p class="note">{say('account.mfa.codes.about')}</p>
          <ul class="codes">
            {begun.backup_codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Code isBusy={isBusy} button={say('account.mfa.verify')} send={verify} />
        </>
      )}
      {isOn && <Code isBusy={isBusy} button={say('account.mfa.end')} hasPassword send={disable} />}
      <Failure error={error} say={say} />
      {dialog}
    </section>
  )
}

/** The page's policy shows no pictures out of addresses, so the picture is made a file of the page first. */
function Qr({ uri }: { uri: string }) {
  const { say } = usePanel()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const bytes = Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), (each) => each.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [uri])
  return url && <img class="qr" src={url} width={200} height={200} alt={say('account.mfa.qr')} />
}

interface CodeProps {
  button: string
  isBusy: boolean
  hasPassword?: boolean
  send(code: string, senha: string): void
}

function Code({ button, isBusy, hasPassword = false, send }: CodeProps) {
  const { say, profile } = usePanel()
  return (
    <form
      class="part"
      aria-label={button}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        send(String(data.get('code') ?? '').trim(), String(data.get('senha') ?? ''))
      }}
    >
      {hasPassword && (
        <>
          <input name="username" autocomplete="username" value={profile.email} hidden readOnly />
          <Field label={say('sign.password')} name="senha" type="password" autocomplete="current-password" />
        </>
      )}
      <Field label={say('sign.code')} name="code" autocomplete="one-time-code" inputMode="numeric" />
      <button type="submit" disabled={isBusy}>
        {button}
      </button>
    </form>
  )
}
