import { useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'
import { Badge } from '../work/Badge.tsx'
import { Export } from './Export.tsx'
import { useGrupos } from './grupos.ts'
import { Invitations } from './Invitations.tsx'
import { Invite } from './Invite.tsx'
import { NewUser } from './NewUser.tsx'
import { Person } from './Person.tsx'
import './people.css'
import { Search } from './Search.tsx'

const SIZE = 25
const COLUMNS: Key[] = ['team.name', 'team.email', 'team.groups', 'team.state', 'team.seen']

/** The accounts of the service: found, invited, made and worked on. */
export function Users() {
  const { say, may, client, address, language } = usePanel()
  const [open, setOpen] = useState<'invite' | 'new' | null>(null)
  const [round, setRound] = useState(0)
  const grupos = useGrupos()
  const { quem, ativos, grupo, pagina: page } = address
  const key = JSON.stringify([quem, ativos, grupo, page, language])
  const asked = useAsk(key, async (signal) => {
    const query = {
      page,
      size: SIZE,
      sort: 'nome' as const,
      ...(quem ? { search: quem } : {}),
      ...(ativos ? { ativo: ativos === 'sim' } : {}),
      ...(grupo ? { grupo_id: grupo } : {})
    }
    return (await client.GET('/api/v1/usuarios', { params: { query }, signal })).data
  })
  const again = () => {
    asked.again('quietly')
    setRound((n) => n + 1)
  }
  return (
    <>
      <h1>{say('team.title')}</h1>
      <Search grupos={grupos} />
      {may('usuarios.criar') && (
        <div class="row actions">
          <button type="button" class="main" aria-expanded={open === 'invite'} onClick={() => setOpen('invite')}>
            {say('invite.open')}
          </button>
          <button type="button" aria-expanded={open === 'new'} onClick={() => setOpen('new')}>
            {say('newuser.open')}
          </button>
        </div>
      )}
      {open === 'invite' && <Invite grupos={grupos} onDone={again} onClose={() => setOpen(null)} />}
      {open === 'new' && <NewUser grupos={grupos} onDone={again} onClose={() => setOpen(null)} />}
      {may('usuarios.criar') && <Invitations key={round} />}
      <div class="sheet">
        <Answer asked={asked}>
          {({ items, total, pages }) =>
            total === 0 ? (
              <p class="empty">{say('team.none')}</p>
            ) : (
              <>
                <div class="row">
                  <p class="note">{say('team.total', { n: total }, total)}</p>
                  <Export />
                </div>
                <Rows title={say('team.title')} columns={COLUMNS} page={page} pages={pages}>
                  {items.map((person) => (
                    <Row key={person.id} {...person} />
                  ))}
                </Rows>
              </>
            )
          }
        </Answer>
      </div>
      {address.pessoa !== null && (
        <Person key={address.pessoa} id={address.pessoa} grupos={grupos} onChanged={() => asked.again('quietly')} />
      )}
    </>
  )
}

interface RowProps {
  id: number
  nome: string
  email: string
  ativo: boolean
  admin: boolean
  mfa_habilitado: boolean
  ultimo_acesso: string | null
  grupos: { id: number; nome: string }[]
}

function Row({ id, nome, email, ativo, admin, mfa_habilitado, ultimo_acesso, grupos }: RowProps) {
  const { say, format, href, go } = usePanel()
  return (
    <tr>
      <th scope="row">
        <a
          href={href({ pessoa: id })}
          onClick={(event) => {
            event.preventDefault()
            go({ pessoa: id })
          }}
        >
          {nome}
        </a>
      </th>
      <td class="address">{email}</td>
      <td>{grupos.map((each) => each.nome).join(', ') || '–'}</td>
      <td>
        <Badge text={say(ativo ? 'team.active' : 'team.inactive')} kind={ativo ? 'good' : 'bad'} />{' '}
        {admin && <Badge text={say('team.admin')} kind="plain" />}{' '}
        {mfa_habilitado && <Badge text={say('team.mfa')} kind="plain" />}
      </td>
      <td>{ultimo_acesso ? format.moment(ultimo_acesso) : say('team.never')}</td>
    </tr>
  )
}
