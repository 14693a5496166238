import type { Schemas } from '../../../client/index.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import type { Key, Say } from '../words/words.ts'
import { PlaceNames } from './PlaceName.tsx'
import type { Person } from './reach.ts'
import { rightName } from './right-name.ts'

type Held = Schemas['UsuarioPermissoes']
type Whose = Pick<Person, 'id' | 'admin' | 'territorio_efetivo'>

const COLUMNS: Key[] = ['rights.right', 'rights.from']

/** What an account may do and where it reaches cases, and what each comes from. */
export function Rights({ person }: { person: Whose }) {
  const { say, client, language } = usePanel()
  const { id, admin, territorio_efetivo: reach } = person
  const asked = useAsk(`rights ${id} ${language}`, async (signal) => {
    const params = { path: { id } }
    return (await client.GET('/api/v1/usuarios/{id}/permissoes', { params, signal })).data
  })
  return (
    <Answer asked={asked}>
      {(held) => (
        <>
          {reach && (
            <p>
              {say(`rights.reach.${reach.origem}`)} <PlaceNames places={reach.territorios} />
            </p>
          )}
          {held.tem_permissao_admin ? (
            <p>
              {say('rights.all')} {sourcesOf(held, 'admin', admin, say).join('; ')}
            </p>
          ) : held.permissoes_efetivas.length === 0 ? (
            <p class="empty">{say('rights.none')}</p>
          ) : (
            <Rows title={say('rights.title')} columns={COLUMNS}>
              {held.permissoes_efetivas.map((nome) => (
                <tr key={nome}>
                  <th scope="row">{rightName(language, nome)}</th>
                  <td>{sourcesOf(held, nome, admin, say).join('; ')}</td>
                </tr>
              ))}
            </Rows>
          )}
        </>
      )}
    </Answer>
  )
}

/** What gives an account a permission. Inactive groups give nothing. */
function sourcesOf({ grupos, permissoes_diretas }: Held, nome: string, isAdmin: boolean, say: Say): string[] {
  const gives = (all: { nome: string }[]) => all.some((each) => each.nome === nome)
  return [
    ...(isAdmin && nome === 'admin' ? [say('rights.admin')] : []),
    ...(gives(permissoes_diretas) ? [say('rights.direct')] : []),
    ...grupos
      .filter(({ ativo, permissoes }) => ativo && gives(permissoes))
      .map((grupo) => say('rights.group', { group: grupo.nome }))
  ]
}
