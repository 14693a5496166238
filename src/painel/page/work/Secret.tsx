import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'

/** A secret that the service tells only once. */
export function Secret({ secret, onSeen }: { secret: string; onSeen(): void }) {
  const { say } = usePanel()
  const [told, setTold] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setTold(say('hooks.secret.copied')),
      () => setTold(say('hooks.secret.failed'))
    )
  return (
    <section class="sheet" aria-label={say('hooks.secret')}>
      <h2>{say('hooks.secret')}</h2>
      <p>{say('hooks.secret.about')}</p>
      <p class="address">
        <code>{secret}</code>
      </p>
      <div class="row">
        <button type="button" class="main" onClick={() => void copy()}>
          {say('hooks.secret.copy')}
        </button>
        <button type="button" onClick={onSeen}>
          {say('hooks.secret.done')}
        </button>
      </div>
      <p role="status">{told}</p>
    </section>
  )
}
