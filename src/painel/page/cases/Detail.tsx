import { useEffect, useRef } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { useMunicipioName } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { Actions } from './Actions.tsx'
import { Attachments } from './Attachments.tsx'
import { type Caso, partsOf } from './facts.ts'
import { History } from './History.tsx'
import { Identity } from './Identity.tsx'
import { Removal } from './Removal.tsx'

interface DetailProps {
  id: number
  /** Called with what to tell when the case was deleted. */
  onRemoved(message: string): void
}

/** Shows one case in a dialog. An account without the permission sees a sentence instead. */
export function Detail({ id, onRemoved }: DetailProps) {
  const { say, may, client, language, go } = usePanel()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const asked = useAsk(may('agravos.listar') ? `${id} ${language}` : null, async (signal) => {
    const params = { path: { id }, query: { include: ['anexos' as const] } }
    const { data, response } = await client.GET('/api/v1/agravos/casos/{id}', { params, signal })
    return { caso: data, etag: response.headers.get('etag') ?? '' }
  })
  const title = say('case.title', { number: asked.data?.caso.numero_notificacao ?? id })
  return (
    <dialog ref={dialog} aria-label={title} onClose={() => go({ caso: null })}>
      <div class="figure-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('case.close')}
        </button>
      </div>
      {may('agravos.listar') ? (
        <Answer asked={asked}>
          {({ caso, etag }) => (
            <>
              <Facts caso={caso} etag={etag} onChange={() => asked.again('quietly')} />
              {may('agravos.deletar') && (
                <Removal
                  caso={caso}
                  etag={etag}
                  onStale={() => asked.again('quietly')}
                  onGone={() => {
                    dialog.current?.close()
                    onRemoved(say('removal.done', { number: caso.numero_notificacao }))
                  }}
                />
              )}
            </>
          )}
        </Answer>
      ) : (
        <p class="sentence">{say('need.listar')}</p>
      )}
    </dialog>
  )
}

function Facts({ caso, etag, onChange }: { caso: Caso; etag: string; onChange(): void }) {
  const municipio_notificacao = useMunicipioName(caso.municipio_notificacao)
  const { say, format, language, may } = usePanel()
  return (
    <>
      {may('agravos.editar') && <Actions caso={caso} etag={etag} onChange={onChange} />}
      <Identity id={caso.id} />
      {partsOf({ ...caso, municipio_notificacao }, say, format, language).map(({ title, facts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl class="facts">
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {!may('agravos.editar') && <p class="note">{say('case.hidden')}</p>}
      <Attachments caso={caso.id} anexos={caso.anexos ?? []} onChange={onChange} />
      <History historico={caso.historico} />
      <p class="note">{say('case.audited')}</p>
    </>
  )
}
