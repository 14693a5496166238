import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer, Failure } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'

const COLUMNS: Key[] = ['team.name', 'team.email', 'team.groups', 'invites.by', 'invites.until', 'col.actions']

/** The invitations that wait for an answer. */
export function Invitations() {
  const { say, client, language } = usePanel()
  const { isBusy, error, act } = useAct()
  const asked = useAsk(language, async (signal) => {
    const params = { query: { situacao: 'pendente' as const, size: 50 } }
    return (await client.GET('/api/v1/usuarios/convites', { params, signal })).data
  })
  const withdraw = (id: number) =>
    act(async () => {
      await client.DELETE('/api/v1/usuarios/convites/{id}', { params: { path: { id } } })
      asked.again('quietly')
    })
  if (asked.data?.total === 0) return null
  return (
    <section class="sheet" aria-label={say('invites.title')}>
      <h2>{say('invites.title')}</h2>
      <Failure error={error} say={say} />
      <Answer asked={asked}>
        {({ items }) => (
          <Rows title={say('invites.title')} columns={COLUMNS}>
            {items.map((convite) => (
              <Row key={convite.id} {...convite} isBusy={isBusy} withdraw={() => withdraw(convite.id)} />
            ))}
          </Rows>
        )}
      </Answer>
    </section>
  )
}

interface RowProps {
  nome: string
  email: string
  grupos: { nome: string }[]
  convidado_por: { nome: string }
  expira_em: string
  isBusy: boolean
  withdraw(): void
}

function Row({ nome, email, grupos, convidado_por, expira_em, isBusy, withdraw }: RowProps) {
  const { say, format } = usePanel()
  return (
    <tr>
      <th scope="row">{nome}</th>
      <td class="address">{email}</td>
      <td>{grupos.map((each) => each.nome).join(', ') || '–'}</td>
      <td>{convidado_por.nome}</td>
      <td>{format.moment(expira_em)}</td>
      <td>
        <button type="button" class="small" disabled={isBusy} onClick={withdraw}>
          {say('invites.withdraw')}
          <span class="unseen"> {nome}</span>
        </button>
      </td>
    </tr>
  )
}
