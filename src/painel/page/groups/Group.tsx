import { useState } from 'preact/hooks'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Fold } from '../people/Fold.tsx'
import { Opened } from '../people/Opened.tsx'
import { Permissions } from '../people/Permissions.tsx'
import { Places } from '../people/Places.tsx'
import { coversPlaces, type Grupo, mayGiveGrupo, ownPlaces, type Place } from '../people/reach.ts'
import { Part } from '../people/Ties.tsx'
import { Members } from './Members.tsx'

/** One group in a dialog: what it gives, where, and to whom. */
export function Group({ id, onChanged }: { id: number; onChanged(): void }) {
  const { say, client, language, go } = usePanel()
  const asked = useAsk(`${id} ${language}`, async (signal) => {
    return (await client.GET('/api/v1/grupos/{id}', { params: { path: { id } }, signal })).data
  })
  const title = asked.data?.nome ?? say('team.group')
  return (
    <Opened asked={asked} title={title} onChanged={onChanged} onClose={() => go({ grupo: null })}>
      {(grupo, { onDone, onGone }) => (
        <>
          <p>{grupo.descricao}</p>
          <Given key={grupo.atualizado_em} grupo={grupo} onDone={onDone} />
          <Members id={id} onDone={onDone} />
          <Ways grupo={grupo} onDone={onDone} onGone={onGone} />
        </>
      )}
    </Opened>
  )
}

/** The groups of the first start, which stay. */
const FIXED = ['admin', 'gestor', 'analista', 'usuario', 'visualizador']

/** Only administrators change a group that makes administrators. */
const touches = (may: (permission: string) => boolean, { permissoes }: Grupo) =>
  may('admin') || !permissoes.some(({ nome }) => nome === 'admin')

const inOrder = (ids: number[]) => JSON.stringify(ids.toSorted((x, y) => x - y))

/** The permissions and the places that a group gives. */
function Given({ grupo, onDone }: { grupo: Grupo; onDone(message: string): void }) {
  const panel = usePanel()
  const { say, client, may } = panel
  const had = grupo.permissoes.map(({ id }) => id)
  const [permissoes, setPermissoes] = useState(had)
  const [places, setPlaces] = useState<Place[]>(grupo.territorios)
  const params = { path: { id: grupo.id } }
  const edits = may('grupos.editar') && touches(may, grupo)
  return (
    <>
      {edits ? (
        <Part
          title={say('team.permissions')}
          isSame={inOrder(permissoes) === inOrder(had)}
          save={async () => {
            const body = { permissoes_ids: permissoes }
            onDone((await client.PUT('/api/v1/grupos/{id}/permissoes', { params, body })).data.message)
          }}
        >
          <Permissions chosen={permissoes} had={had} onChange={setPermissoes} />
        </Part>
      ) : (
        <Fold title={say('team.permissions')}>
          <Permissions chosen={had} />
        </Fold>
      )}
      {may('usuarios.gerenciar_permissoes') && coversPlaces(ownPlaces(panel), grupo.territorios) && (
        <Part
          title={say('team.places')}
          isSame={JSON.stringify(places) === JSON.stringify(grupo.territorios)}
          save={async () => {
            const body = { territorios: places }
            onDone((await client.PUT('/api/v1/grupos/{id}/territorios', { params, body })).data.message)
          }}
        >
          <p class="note">{say('groups.places.about')}</p>
          <Places places={places} onChange={setPlaces} />
        </Part>
      )}
    </>
  )
}

/** Switching a group off or on, and removing it. */
function Ways({ grupo, onDone, onGone }: { grupo: Grupo; onDone(message: string): void; onGone(): void }) {
  const panel = usePanel()
  const { say, client, may } = panel
  const { isBusy, error, act } = useAct()
  const params = { path: { id: grupo.id } }
  const toggle = async () => {
    const { data } = await client.PUT('/api/v1/grupos/{id}', { params, body: { ativo: !grupo.ativo } })
    onDone(data.message)
  }
  const remove = async () => {
    await client.DELETE('/api/v1/grupos/{id}', { params })
    onDone(say('groups.removed'))
    onGone()
  }
  const isTouched = touches(may, grupo)
  // Switching a group on gives its members everything that it holds.
  const canSwitch = grupo.ativo || (mayGiveGrupo(panel, grupo) && coversPlaces(ownPlaces(panel), grupo.territorios))
  return (
    <>
      <div class="row">
        {may('grupos.editar') && isTouched && canSwitch && (
          <button type="button" disabled={isBusy} onClick={() => act(toggle)}>
            {say(grupo.ativo ? 'groups.off' : 'groups.on')}
          </button>
        )}
        {may('grupos.deletar') && isTouched && grupo.total_usuarios === 0 && !FIXED.includes(grupo.nome) && (
          <button type="button" disabled={isBusy} onClick={() => act(remove)}>
            {say('groups.remove')}
          </button>
        )}
      </div>
      <Failure error={error} say={say} />
    </>
  )
}
