import { useId, useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import type { Webhook } from './hook.ts'

interface HookToolsProps {
  webhook: Webhook
  onEdit(): void
  onSecret(secret: string): void
  onGone(): void
}

/** What can be done with a webhook: change, test, another secret, send failed deliveries again, remove. */
export function HookTools({ webhook, onEdit, onSecret, onGone }: HookToolsProps) {
  const { say, client, today, format } = usePanel()
  const { isBusy, error, act } = useAct()
  const [told, setTold] = useState('')
  const [since, setSince] = useState(today)
  const id = useId()
  const params = { path: { webhook_id: webhook.id } }
  const test = () =>
    act(async () => {
      await client.POST('/api/v1/webhooks/{webhook_id}/teste', { params })
      setTold(say('hooks.tested'))
    })
  const rotate = () => {
    if (!confirm(say('hooks.rotate.sure'))) return
    act(async () => {
      const { data } = await client.POST('/api/v1/webhooks/{webhook_id}/segredo', { params })
      onSecret(data.data.segredo)
      setTold(say('hooks.rotated', { when: format.moment(data.data.segredo_anterior_ate) }))
    })
  }
  const resend = () =>
    act(async () => {
      const body = { desde: since }
      const { data } = await client.POST('/api/v1/webhooks/{webhook_id}/entregas/reenviar', { params, body })
      setTold(say('hooks.resent', { n: format.count(data.data.total) }, data.data.total))
    })
  const remove = () => {
    if (!confirm(say('hooks.remove.sure'))) return
    act(async () => {
      const { response } = await client.GET('/api/v1/webhooks/{webhook_id}', { params })
      const header = { 'If-Match': response.headers.get('etag') ?? '' }
      await client.DELETE('/api/v1/webhooks/{webhook_id}', { params: { ...params, header } })
      onGone()
    })
  }
  return (
    <section class="sheet" aria-label={say('hooks.tools')}>
      <h2 class="address">{webhook.url}</h2>
      <div class="row">
        <button type="button" disabled={isBusy} onClick={onEdit}>
          {say('hooks.edit')}
        </button>
        <button type="button" disabled={isBusy} onClick={test}>
          {say('hooks.test')}
        </button>
        <button type="button" disabled={isBusy} onClick={rotate}>
          {say('hooks.rotate')}
        </button>
        <button type="button" disabled={isBusy} onClick={remove}>
          {say('hooks.remove')}
        </button>
      </div>
      <div class="row">
        <div class="field">
          <label for={id}>{say('hooks.since')}</label>
          <input
            id={id}
            type="date"
            max={today}
            value={since}
            onInput={({ currentTarget }) => setSince(currentTarget.value)}
          />
        </div>
        <button type="button" disabled={isBusy || !since} onClick={resend}>
          {say('hooks.resend')}
        </button>
      </div>
      <p role="status">{told}</p>
      <Failure error={error} say={say} />
    </section>
  )
}
