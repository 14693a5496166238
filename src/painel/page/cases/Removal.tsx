import { useState } from 'preact/hooks'
import { isApiError } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'
import type { Caso } from './facts.ts'

interface RemovalProps {
  caso: Caso
  etag: string
  /** Called when somebody else has changed the case: it is read again before it can be deleted. */
  onStale(): void
  onGone(): void
}

/** Deletes a case, for a reader who has seen what is lost and has said why. */
export function Removal({ caso, etag, onStale, onGone }: RemovalProps) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [isSure, setSure] = useState(false)
  const number = caso.numero_notificacao
  const files = caso.anexos?.length ?? 0
  const isClosed = caso.status === 'encerrado'
  const remove = async (motivo: string) => {
    const query = { motivo, ...(isClosed ? { force: true } : {}) }
    const params = { path: { id: caso.id }, query, header: { 'If-Match': etag } }
    try {
      await client.DELETE('/api/v1/agravos/casos/{id}', { params })
    } catch (failure) {
      setSure(false)
      if (isApiError(failure) && failure.status === 412) onStale()
      throw failure
    }
    onGone()
  }
  return (
    <details data-act="remove">
      <summary>{say('removal.title')}</summary>
      <form
        aria-label={say('removal.title')}
        onSubmit={(event) => {
          event.preventDefault()
          const motivo = String(new FormData(event.currentTarget).get('motivo') ?? '').trim()
          act(() => remove(motivo))
        }}
      >
        <p>{say('removal.about', { number, agravo: say(`agravo.${caso.tipo_agravo}`) })}</p>
        {files > 0 && <p>{say('removal.files', { n: files }, files)}</p>}
        {isClosed && <p>{say('removal.closed')}</p>}
        <Field
          label={say('removal.reason')}
          help={say('removal.reason.help')}
          name="motivo"
          autocomplete="off"
          maxLength={500}
        />
        <label class="check">
          <input type="checkbox" checked={isSure} onChange={({ currentTarget }) => setSure(currentTarget.checked)} />{' '}
          {say('removal.sure', { number })}
        </label>
        <Failure error={error} say={say} />
        <div class="row">
          <button type="submit" disabled={isBusy || !isSure}>
            {say('removal.do')}
          </button>
        </div>
      </form>
    </details>
  )
}
