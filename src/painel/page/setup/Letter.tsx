import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'

type Told = Schemas['CartaTeste']['data']

/** Sends a letter to the reader's own address, to see whether mails arrive. */
export function Letter() {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [told, setTold] = useState<Told | null>(null)
  const send = () => act(async () => setTold((await client.POST('/api/v1/administracao/carta-teste')).data.data))
  return (
    <>
      <p>{say('setup.mail.about')}</p>
      <button type="button" class="main" disabled={isBusy} onClick={send}>
        {say(isBusy ? 'entry.busy' : 'setup.mail.send')}
      </button>
      <div role="status">
        {told && (
          <p>
            {told.problema === null
              ? say(told.meio === 'smtp' ? 'setup.mail.sent' : 'setup.mail.file', { to: told.para })
              : say('setup.mail.failed', { why: told.problema })}
          </p>
        )}
      </div>
      <Failure error={error} say={say} />
      <a href="/guides/production">{say('setup.mail.guide')}</a>
    </>
  )
}
