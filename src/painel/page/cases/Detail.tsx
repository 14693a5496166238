import { useEffect, useRef } from 'preact/hooks'
import type { Client } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { useMunicipioName } from '../base/municipios.ts'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { save } from '../figure/save.ts'
import { type Caso, partsOf } from './facts.ts'
import { History } from './History.tsx'
import { Identity } from './Identity.tsx'

/** Shows one case in a dialog. An account without the permission sees a sentence instead. */
export function Detail({ id }: { id: number }) {
  const { say, may, client, language, go } = usePanel()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const asked = useAsk(may('agravos.listar') ? `${id} ${language}` : null, async (signal) => {
    const params = { path: { id }, query: { include: ['anexos' as const] } }
    return (await client.GET('/api/v1/agravos/casos/{id}', { params, signal })).data
  })
  const title = say('case.title', { number: asked.data?.numero_notificacao ?? id })
  return (
    <dialog ref={dialog} aria-label={title} onClose={() => go({ caso: null })}>
      <div class="figure-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('case.close')}
        </button>
      </div>
      {may('agravos.listar') ? (
        <Answer asked={asked}>{(caso) => <Facts caso={caso} />}</Answer>
      ) : (
        <p class="sentence">{say('need.listar')}</p>
      )}
    </dialog>
  )
}

function Facts({ caso }: { caso: Caso }) {
  const municipio_notificacao = useMunicipioName(caso.municipio_notificacao)
  const { say, format, language, may, client } = usePanel()
  const { error, act } = useAct()
  return (
    <>
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
      {caso.anexos && caso.anexos.length > 0 && (
        <section>
          <h3>{say('field.anexos')}</h3>
          <ul>
            {caso.anexos.map(({ id, nome }) => (
              <li key={id}>
                {may('agravos.identificar') ? (
                  <button type="button" class="small" onClick={() => act(() => fetchAnexo(client, caso.id, id, nome))}>
                    {nome}
                  </button>
                ) : (
                  nome
                )}
              </li>
            ))}
          </ul>
          {!may('agravos.identificar') && <p class="note">{say('case.no-download')}</p>}
        </section>
      )}
      <Failure error={error} say={say} />
      <History historico={caso.historico} />
      <p class="note">{say('case.audited')}</p>
    </>
  )
}

async function fetchAnexo(client: Client, id: number, anexo_id: number, nome: string): Promise<void> {
  const file = await client.download('/api/v1/agravos/casos/{id}/anexos/{anexo_id}', {
    params: { path: { id, anexo_id } }
  })
  save(await file.blob(), nome)
}
