import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Failure } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'

const COLUMNS: Key[] = ['session.device', 'session.place', 'session.since', 'session.last', 'col.actions']

interface SessionsProps {
  sessions: Schemas['Sessao'][]
  onDone(message: string): void
}

/** Where the account is signed in. The session of this page is ended by signing out. */
export function Sessions({ sessions, onDone }: SessionsProps) {
  const { say, client, format } = usePanel()
  const { isBusy, error, act } = useAct()
  const end = (session_id: string) =>
    act(async () => {
      await client.DELETE('/api/v1/auth/sessions/{session_id}', { params: { path: { session_id } } })
      onDone(say('session.ended'))
    })
  return (
    <section class="sheet" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{say('session.title')}</h2>
      <Failure error={error} say={say} />
      <Rows title={say('session.title')} columns={COLUMNS}>
        {sessions.map(({ id, device, ip_address, location, created_at, last_activity, current }) => (
          <tr key={id}>
            <th scope="row">{device}</th>
            <td>{[ip_address, location].filter(Boolean).join(', ')}</td>
            <td>{format.moment(created_at)}</td>
            <td>{format.moment(last_activity)}</td>
            <td>
              {current ? (
                say('session.current')
              ) : (
                <button type="button" class="small" disabled={isBusy} onClick={() => end(id)}>
                  {say('session.end')}
                  <span class="unseen"> {device}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </Rows>
    </section>
  )
}
