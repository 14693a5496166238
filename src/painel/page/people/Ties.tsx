import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Fold } from './Fold.tsx'
import { GrupoChoice } from './GrupoChoice.tsx'
import { Permissions } from './Permissions.tsx'
import { Places } from './Places.tsx'
import { type Grupo, type Person, type Place, reachOf } from './reach.ts'

interface TiesProps {
  person: Person
  grupos: Grupo[]
  onDone(message: string): void
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())

/** Groups, direct permissions and territory of an account, each where the reader may change it. */
export function Ties({ person, grupos, onDone }: TiesProps) {
  const panel = usePanel()
  const { say, client, may } = panel
  const { id } = person
  const params = { path: { id } }
  const ids = { grupos: person.grupos.map((each) => each.id), permissoes: person.permissoes_diretas.map((p) => p.id) }
  const [gruposIds, setGruposIds] = useState(ids.grupos)
  const [permissoesIds, setPermissoesIds] = useState(ids.permissoes)
  const [places, setPlaces] = useState<Place[]>(person.territorios)
  const changes = [
    ...permissoesIds.filter((each) => !ids.permissoes.includes(each)).map((each) => ['POST', each] as const),
    ...ids.permissoes.filter((each) => !permissoesIds.includes(each)).map((each) => ['DELETE', each] as const)
  ]
  const managesPermissoes = may('usuarios.gerenciar_permissoes')
  return (
    <>
      {may('usuarios.gerenciar_grupos') && grupos.length > 0 && (
        <Part
          title={say('team.groups')}
          isSame={isSame(gruposIds, ids.grupos)}
          save={async () => {
            const body = { grupos_ids: gruposIds }
            onDone((await client.PUT('/api/v1/usuarios/{id}/grupos', { params, body })).data.message)
          }}
        >
          <GrupoChoice grupos={grupos} chosen={gruposIds} had={ids.grupos} onChange={setGruposIds} />
        </Part>
      )}
      {managesPermissoes && (
        <Part
          title={say('team.direct')}
          isSame={isSame(permissoesIds, ids.permissoes)}
          save={async () => {
            // One by one, which takes no right to change who the person is.
            for (const [method, permissao_id] of changes) {
              const one = { params: { path: { id, permissao_id } } }
              if (method === 'POST') await client.POST('/api/v1/usuarios/{id}/permissoes/{permissao_id}', one)
              else await client.DELETE('/api/v1/usuarios/{id}/permissoes/{permissao_id}', one)
            }
            onDone(say('team.direct.done'))
          }}
        >
          <Permissions chosen={permissoesIds} had={ids.permissoes} onChange={setPermissoesIds} />
        </Part>
      )}
      {managesPermissoes && reachOf(panel, person).within && (
        <Part
          title={say('team.places')}
          isSame={isSame(places.map(nameOf), person.territorios.map(nameOf))}
          save={async () => {
            const body = { territorios: places }
            onDone((await client.PUT('/api/v1/usuarios/{id}/territorios', { params, body })).data.message)
          }}
        >
          <p class="note">{say('team.places.about')}</p>
          <Places places={places} onChange={setPlaces} />
        </Part>
      )}
    </>
  )
}

const nameOf = ({ tipo, codigo }: Place) => tipo + codigo

interface PartProps {
  title: string
  isSame: boolean
  save(): Promise<void>
  children: ComponentChildren
}

/** A part that is saved by itself. */
export function Part({ title, isSame: isUnchanged, save, children }: PartProps) {
  const { say } = usePanel()
  const { isBusy, error, act } = useAct()
  return (
    <Fold title={title}>
      {children}
      <Failure error={error} say={say} />
      <button type="button" class="main" disabled={isBusy || isUnchanged} onClick={() => act(save)}>
        {say('team.save')}
      </button>
    </Fold>
  )
}
