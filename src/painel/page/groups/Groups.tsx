import { useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import { PlaceNames } from '../people/PlaceName.tsx'
import type { Key } from '../words/words.ts'
import { Badge } from '../work/Badge.tsx'
import { Group } from './Group.tsx'
import { NewGroup } from './NewGroup.tsx'
import '../people/people.css'
import type { Grupo } from '../people/reach.ts'

const SIZE = 25
const COLUMNS: Key[] = ['team.group', 'groups.about', 'groups.members', 'team.places', 'team.state']

/** The groups of the service, with what they give and to whom. */
export function Groups() {
  const { say, may, client, address, language } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const page = address.pagina
  const asked = useAsk(JSON.stringify([page, language]), async (signal) => {
    const params = { query: { page, size: SIZE, sort: 'nome' as const } }
    return (await client.GET('/api/v1/grupos', { params, signal })).data
  })
  const again = () => asked.again('quietly')
  return (
    <>
      <h1>{say('groups.title')}</h1>
      {may('grupos.criar') && (
        <div class="row actions">
          <button type="button" class="main" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say('groups.new')}
          </button>
        </div>
      )}
      {isOpen && <NewGroup onDone={again} onClose={() => setOpen(false)} />}
      <div class="sheet">
        <Answer asked={asked}>
          {({ grupos, pages }) => (
            <Rows title={say('groups.title')} columns={COLUMNS} page={page} pages={pages}>
              {grupos.map((grupo) => (
                <Row key={grupo.id} grupo={grupo} />
              ))}
            </Rows>
          )}
        </Answer>
      </div>
      {address.grupo !== null && <Group key={address.grupo} id={address.grupo} onChanged={again} />}
    </>
  )
}

function Row({ grupo: { id, nome, descricao, total_usuarios, territorios, ativo } }: { grupo: Grupo }) {
  const { say, format, href, go } = usePanel()
  return (
    <tr>
      <th scope="row">
        <a
          href={href({ grupo: id })}
          onClick={(event) => {
            event.preventDefault()
            go({ grupo: id })
          }}
        >
          {nome}
        </a>
      </th>
      <td>{descricao}</td>
      <td>{format.count(total_usuarios)}</td>
      <td>{territorios.length === 0 ? '–' : <PlaceNames places={territorios} />}</td>
      <td>
        <Badge text={say(ativo ? 'groups.active' : 'groups.inactive')} kind={ativo ? 'good' : 'bad'} />
      </td>
    </tr>
  )
}
