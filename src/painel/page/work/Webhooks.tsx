import type { Schemas } from '../../../client/index.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'
import { Badge } from './Badge.tsx'
import { Deliveries } from './Deliveries.tsx'

export type Webhook = Schemas['Webhook']

const COLUMNS: Key[] = ['hooks.url', 'hooks.events', 'col.state', 'col.actions']

/** The account's webhooks, and the deliveries of the chosen one. */
export function Webhooks() {
  const { say, client, address, language } = usePanel()
  const asked = useAsk(language, async (signal) => {
    const params = { query: { size: 100 } }
    return (await client.GET('/api/v1/webhooks', { params, signal })).data
  })
  const chosen = asked.data?.data.find(({ id }) => id === address.webhook)
  return (
    <>
      <h1>{say('hooks.title')}</h1>
      <div class="sheet">
        <Answer asked={asked}>
          {({ data }) =>
            data.length === 0 ? (
              <p class="empty">{say('hooks.none')}</p>
            ) : (
              <Rows title={say('hooks.title')} columns={COLUMNS}>
                {data.map((webhook) => (
                  <Row key={webhook.id} webhook={webhook} />
                ))}
              </Rows>
            )
          }
        </Answer>
      </div>
      {address.webhook && (
        <Deliveries key={address.webhook} id={address.webhook} url={chosen?.url ?? address.webhook} />
      )}
    </>
  )
}

function Row({ webhook: { id, url, eventos, ativo, falhando_desde } }: { webhook: Webhook }) {
  const { say, format, href, go, address } = usePanel()
  return (
    <tr>
      <th scope="row" class="address">
        {url}
      </th>
      <td>{eventos.join(', ')}</td>
      <td>
        <Badge text={say(ativo ? 'hooks.on' : 'hooks.off')} kind={ativo ? 'good' : 'bad'} />
        {falhando_desde && <p class="note">{say('hooks.failing', { when: format.moment(falhando_desde) })}</p>}
      </td>
      <td>
        <a
          href={href({ webhook: id })}
          aria-current={address.webhook === id ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go({ webhook: id })
          }}
        >
          {say('hooks.show')}
        </a>
      </td>
    </tr>
  )
}
