import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer, Failure } from '../base/Status.tsx'
import { type Key, sayValue } from '../words/words.ts'
import { Badge } from './Badge.tsx'

type Entrega = Schemas['Entrega']

const COLUMNS: Key[] = ['deliveries.event', 'deliveries.when', 'col.state', 'deliveries.attempts', 'col.actions']

/** What was sent to a webhook, newest first, with each attempt. */
export function Deliveries({ id, url }: { id: string; url: string }) {
  const { say, client, address, language } = usePanel()
  const { pagina } = address
  const path = { webhook_id: id }
  const [told, setTold] = useState('')
  const resending = useAct()
  const asked = useAsk(JSON.stringify([id, pagina, language]), async (signal) => {
    const params = { path, query: { page: pagina, size: 20 } }
    return (await client.GET('/api/v1/webhooks/{webhook_id}/entregas', { params, signal })).data
  })
  const resend = ({ id: entrega_id }: Entrega) =>
    resending.act(async () => {
      const params = { path: { ...path, entrega_id } }
      await client.POST('/api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar', { params })
      setTold(say('deliveries.resent', { id: entrega_id }))
      asked.again()
    })
  const title = say('deliveries.title', { url })
  return (
    <section class="sheet" aria-label={title}>
      <h2 class="address">{title}</h2>
      <p role="status">{told}</p>
      <Failure error={resending.error} say={say} />
      <Answer asked={asked}>
        {({ data, page, pages }) =>
          data.length === 0 ? (
            <p class="empty">{say('deliveries.none')}</p>
          ) : (
            <Rows title={title} columns={COLUMNS} page={page} pages={pages}>
              {data.map((entrega) => (
                <Row key={entrega.id} entrega={entrega} isBusy={resending.isBusy} onResend={() => resend(entrega)} />
              ))}
            </Rows>
          )
        }
      </Answer>
    </section>
  )
}

const kinds = { pendente: 'plain', entregue: 'good', falhou: 'bad' } as const

function Row({ entrega, isBusy, onResend }: { entrega: Entrega; isBusy: boolean; onResend: () => void }) {
  const { say, format, language } = usePanel()
  const { id, tipo, timestamp, estado, proxima_em, tentativas } = entrega
  return (
    <tr>
      <th scope="row">{`${sayValue(language, 'evento', tipo)} (${id})`}</th>
      <td>{format.moment(timestamp)}</td>
      <td>
        <Badge text={say(`entrega.${estado}`)} kind={kinds[estado]} />
        {proxima_em && <p class="note">{say('deliveries.next', { when: format.moment(proxima_em) })}</p>}
      </td>
      <td>
        <ul class="plain">
          {tentativas.map(({ em, status, erro, ms }) => (
            <li key={em}>
              {[format.moment(em), status, erro && sayValue(language, 'tentativa', erro), `${format.count(ms)} ms`]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </td>
      <td>
        <button type="button" class="small" disabled={isBusy} onClick={onResend}>
          {say('deliveries.resend')}
        </button>
      </td>
    </tr>
  )
}
