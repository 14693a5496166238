import { useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'
import { Badge } from './Badge.tsx'
import { Deliveries } from './Deliveries.tsx'
import { HookForm } from './HookForm.tsx'
import { HookTools } from './HookTools.tsx'
import type { Webhook } from './hook.ts'
import { Secret } from './Secret.tsx'

const COLUMNS: Key[] = ['hooks.url', 'hooks.events', 'col.state', 'col.actions']

/** The account's webhooks, and the deliveries of the chosen one. */
export function Webhooks() {
  const { say, client, address, language, may, go } = usePanel()
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState('')
  const asked = useAsk(language, async (signal) => {
    const params = { query: { size: 100 } }
    return (await client.GET('/api/v1/webhooks', { params, signal })).data
  })
  const chosen = asked.data?.data.find(({ id }) => id === address.webhook)
  const saved = (id: string, fresh: string | undefined) => {
    setEditing(null)
    setSecret(fresh ?? '')
    asked.again('quietly')
    go({ webhook: id })
  }
  return (
    <>
      <h1>{say('hooks.title')}</h1>
      {editing === null && (may('agravos.listar') || may('agravos.importar')) && (
        <p>
          <button type="button" class="main" onClick={() => setEditing('new')}>
            {say('hooks.new')}
          </button>
        </p>
      )}
      {editing !== null && (
        <HookForm webhook={editing === 'new' ? null : editing} onSaved={saved} onLeave={() => setEditing(null)} />
      )}
      {secret && <Secret secret={secret} onSeen={() => setSecret('')} />}
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
      {chosen && (
        <HookTools
          key={chosen.id}
          webhook={chosen}
          onEdit={() => setEditing(chosen)}
          onSecret={setSecret}
          onGone={() => {
            go({ webhook: '' })
            asked.again()
          }}
        />
      )}
      {address.webhook && (
        <Deliveries key={address.webhook} id={address.webhook} url={chosen?.url ?? address.webhook} />
      )}
    </>
  )
}

function Row({ webhook: { id, url, eventos, alertas, ativo, falhando_desde } }: { webhook: Webhook }) {
  const { say, format, href, go, address } = usePanel()
  return (
    <tr>
      <th scope="row" class="address">
        {url}
      </th>
      <td>
        {[...eventos, ...(alertas ? (['alerta.nivel_subiu'] as const) : [])]
          .map((each) => say(`evento.${each}`))
          .join(', ')}
      </td>
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
