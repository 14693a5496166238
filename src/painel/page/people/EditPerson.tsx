import * as rules from 'virtual:rules/editarUsuario'
import { usePanel } from '../base/panel.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import { changedBody, type Values } from '../form/values.ts'
import { personFields } from './fields.ts'
import { useFresh } from './fresh.tsx'
import type { Person } from './reach.ts'

interface EditPersonProps {
  person: Pick<Person, 'id' | 'admin' | (typeof SHOWN)[number]>
  /** A new address would hand the account over to who reads it. */
  hasEmail: boolean
  /** Whether the reader decides who administers the service. */
  hasAdmin?: boolean
  onDone(message: string): void
}

/** The fields that the service shows; what it does not show could not be told apart from what is empty. */
const SHOWN = ['nome', 'email', 'telefone', 'cargo', 'departamento', 'cidade', 'estado'] as const

/** Changes who somebody is. A new address counts once it is confirmed. */
export function EditPerson({ person, hasEmail, hasAdmin = false, onDone }: EditPersonProps) {
  const { say, client } = usePanel()
  const fresh = useFresh()
  const start: Values = {
    ...Object.fromEntries(SHOWN.map((name) => [name, person[name]])),
    ...(hasAdmin ? { admin: person.admin } : {})
  }
  const form = useForm({ rules, start, bodyOf: (values) => changedBody(values, start, rules.fields) })
  const fields = personFields(say).filter(
    ({ path }) => SHOWN.some((name) => name === path) && (hasEmail || path !== 'email')
  )
  const names = new Map(fields.map(({ path, label }) => [path, label]))
  const send = (body: object) =>
    fresh.whenFresh(async () => {
      const { data } = await client.PUT('/api/v1/usuarios/{id}', { params: { path: { id: person.id } }, body })
      onDone(data.requer_acao.email_verificacao ? say('team.confirm-sent') : data.message)
    })
  return (
    <>
      <Sheet
        form={form}
        title={say('team.edit')}
        send={send}
        save={say('team.save')}
        nameOf={(path) => names.get(path) ?? path}
      >
        <fieldset>
          <legend>{say('team.who')}</legend>
          {fields.map((each) => (
            <Text key={each.path} form={form} {...each} />
          ))}
        </fieldset>
        {hasAdmin && (
          <label class="check">
            <input
              type="checkbox"
              checked={form.values.admin === true}
              onChange={({ currentTarget }) => form.set('admin', currentTarget.checked)}
            />{' '}
            {say('team.admin.about')}
          </label>
        )}
      </Sheet>
      {fresh.dialog}
    </>
  )
}
