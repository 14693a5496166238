import * as rules from 'virtual:rules/convidarUsuario'
import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import { Fold } from './Fold.tsx'
import { GrupoChoice } from './GrupoChoice.tsx'
import { Permissions } from './Permissions.tsx'
import { Places } from './Places.tsx'
import './people.css'
import type { Grupo, Place } from './reach.ts'

interface InviteProps {
  grupos: Grupo[]
  onDone(): void
  onClose(): void
}

/** Invites a colleague. Without a mail server the link is shown, this once. */
export function Invite({ grupos, onDone, onClose }: InviteProps) {
  const { say, client, may } = usePanel()
  const [told, setTold] = useState<{ message: string; link: string | null } | null>(null)
  const [grupoIds, setGrupoIds] = useState<number[]>([])
  const [permissoes, setPermissoes] = useState<number[]>([])
  const [places, setPlaces] = useState<Place[]>([])
  const form = useForm({
    rules,
    bodyOf: ({ nome, email }) => ({
      nome: String(nome ?? '').trim(),
      email: String(email ?? '').trim(),
      grupos: grupoIds,
      ...(permissoes.length > 0 ? { permissoes } : {}),
      ...(places.length > 0 ? { territorios: places } : {})
    })
  })
  const names: Record<string, string> = { nome: say('team.name'), email: say('team.email') }
  const send = async (body: object) => {
    const asked = body as Parameters<typeof client.POST<'/api/v1/usuarios/convites'>>[1]['body']
    const { data } = await client.POST('/api/v1/usuarios/convites', { body: asked })
    setTold({ message: data.message, link: data.link })
    form.reset({})
    setGrupoIds([])
    setPermissoes([])
    setPlaces([])
    onDone()
  }
  return (
    <section class="sheet" aria-label={say('invite.title')}>
      <h2>{say('invite.title')}</h2>
      <p class="note">{say('invite.about')}</p>
      {told && (
        <div role="status">
          <p>{told.message}</p>
          {told.link && <GivenLink link={told.link} />}
        </div>
      )}
      <Sheet
        form={form}
        title={say('invite.title')}
        send={send}
        save={say('invite.do')}
        nameOf={(path) => names[path] ?? path}
        ways={
          <button type="button" onClick={onClose}>
            {say('team.close')}
          </button>
        }
      >
        <Text form={form} path="nome" label={say('team.name')} />
        <Text form={form} path="email" type="email" label={say('team.email')} />
        {may('usuarios.gerenciar_grupos') && grupos.length > 0 && (
          <GrupoChoice grupos={grupos} chosen={grupoIds} onChange={setGrupoIds} />
        )}
        {may('usuarios.gerenciar_permissoes') && (
          <>
            <Places places={places} onChange={setPlaces} />
            <Fold title={say('team.direct')}>
              <Permissions chosen={permissoes} onChange={setPermissoes} />
            </Fold>
          </>
        )}
      </Sheet>
    </section>
  )
}

/** A link that the service says once, to be handed over. */
function GivenLink({ link }: { link: string }) {
  const { say } = usePanel()
  const [isCopied, setCopied] = useState(false)
  return (
    <div class="row">
      <input class="link-given" readOnly value={link} aria-label={say('invite.link')} />
      <button type="button" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {say(isCopied ? 'invite.copied' : 'invite.copy')}
      </button>
      <p class="note">{say('invite.once')}</p>
    </div>
  )
}
