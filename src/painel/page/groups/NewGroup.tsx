import * as rules from 'virtual:rules/criarGrupo'
import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import { newBody } from '../form/values.ts'
import { Permissions } from '../people/Permissions.tsx'

/** Makes a group with what it gives. */
export function NewGroup({ onDone, onClose }: { onDone(): void; onClose(): void }) {
  const { say, client } = usePanel()
  const [told, setTold] = useState('')
  const [permissoes, setPermissoes] = useState<number[]>([])
  const form = useForm({
    rules,
    bodyOf: (values) => ({
      ...newBody(values, rules.fields),
      ...(permissoes.length > 0 ? { permissoes_ids: permissoes } : {})
    })
  })
  const names: Record<string, string> = { nome: say('team.name'), descricao: say('groups.about') }
  const send = async (body: object) => {
    const asked = body as Parameters<typeof client.POST<'/api/v1/grupos'>>[1]['body']
    setTold((await client.POST('/api/v1/grupos', { body: asked })).data.mensagem)
    form.reset({})
    setPermissoes([])
    onDone()
  }
  return (
    <section class="sheet" aria-label={say('groups.new')}>
      <h2>{say('groups.new')}</h2>
      <p role="status">{told}</p>
      <Sheet
        form={form}
        title={say('groups.new')}
        send={send}
        save={say('groups.do')}
        nameOf={(path) => names[path] ?? path}
        ways={
          <button type="button" onClick={onClose}>
            {say('team.close')}
          </button>
        }
      >
        <Text form={form} path="nome" label={say('team.name')} hint={say('groups.name.help')} />
        <Text form={form} path="descricao" label={say('groups.about')} />
        <Permissions chosen={permissoes} onChange={setPermissoes} />
      </Sheet>
    </section>
  )
}
