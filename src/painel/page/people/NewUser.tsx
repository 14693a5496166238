import * as rules from 'virtual:rules/criarUsuario'
import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import { newBody } from '../form/values.ts'
import { personFields } from './fields.ts'
import { GrupoChoice } from './GrupoChoice.tsx'
import type { Grupo } from './reach.ts'

interface NewUserProps {
  grupos: Grupo[]
  onDone(): void
  onClose(): void
}

/** Makes an account with a first password, for places where nobody reads mails. */
export function NewUser({ grupos, onDone, onClose }: NewUserProps) {
  const { say, client, may } = usePanel()
  const [told, setTold] = useState('')
  const [grupoIds, setGrupoIds] = useState<number[]>([])
  const [isAdmin, setAdmin] = useState(false)
  const form = useForm({
    rules,
    bodyOf: (values) => ({
      ...newBody(values, rules.fields),
      ...(grupoIds.length > 0 ? { grupos_ids: grupoIds } : {}),
      ...(isAdmin ? { admin: true } : {})
    })
  })
  const fields = personFields(say)
  const names = new Map<string, string>(fields.map(({ path, label }) => [path, label]))
  const send = async (body: object) => {
    const asked = body as Parameters<typeof client.POST<'/api/v1/usuarios'>>[1]['body']
    const { data } = await client.POST('/api/v1/usuarios', { body: asked })
    setTold(data.mensagem)
    form.reset({})
    setGrupoIds([])
    setAdmin(false)
    onDone()
  }
  return (
    <section class="sheet" aria-label={say('newuser.title')}>
      <h2>{say('newuser.title')}</h2>
      <p class="note">{say('newuser.about')}</p>
      <p role="status">{told}</p>
      <Sheet
        form={form}
        title={say('newuser.title')}
        send={send}
        save={say('newuser.do')}
        nameOf={(path) => names.get(path) ?? (path === 'senha' ? say('sign.password') : path)}
        ways={
          <button type="button" onClick={onClose}>
            {say('team.close')}
          </button>
        }
      >
        <fieldset>
          <legend>{say('team.who')}</legend>
          {fields.map((each) => (
            <Text key={each.path} form={form} {...each} />
          ))}
          <Text form={form} path="cpf" label="CPF" />
          <Text
            form={form}
            path="senha"
            type="password"
            autocomplete="new-password"
            label={say('sign.password')}
            hint={say('first.password')}
          />
        </fieldset>
        {may('usuarios.gerenciar_grupos') && grupos.length > 0 && (
          <GrupoChoice grupos={grupos} chosen={grupoIds} onChange={setGrupoIds} />
        )}
        {may('admin') && (
          <label class="check">
            <input
              type="checkbox"
              checked={isAdmin}
              onChange={({ currentTarget }) => setAdmin(currentTarget.checked)}
            />{' '}
            {say('team.admin.about')}
          </label>
        )}
      </Sheet>
    </section>
  )
}
