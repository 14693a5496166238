import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'
import { useFresh } from './fresh.tsx'
import { PersonChoice, type Somebody } from './PersonChoice.tsx'
import type { Person } from './reach.ts'

interface DismissalProps {
  person: Person
  onDone(message: string): void
  onGone(): void
}

/** Ends an account: kept but closed, with its cases handed over; or erased with its name. */
export function Dismissal({ person, onDone, onGone }: DismissalProps) {
  const { say, client, may } = usePanel()
  const { id } = person
  const dismiss = async (motivo: string, heir: Somebody | null) => {
    const query = { motivo, ...(heir ? { transferir_para: heir.id } : {}) }
    const { data } = await client.DELETE('/api/v1/usuarios/{id}', { params: { path: { id }, query } })
    onDone([data.message, ...data.avisos].join(' '))
  }
  const erase = async (motivo: string) => {
    await client.POST('/api/v1/usuarios/{id}/apagar', { params: { path: { id } }, body: { motivo } })
    onDone(say('safe.erasing'))
    onGone()
  }
  return (
    <>
      {may('usuarios.deletar') && person.ativo && (
        <WithReason title={say('safe.dismiss')} about={say('safe.dismiss.about')} hasHeir id={id} send={dismiss} />
      )}
      {may('admin') && (
        <WithReason
          title={say('safe.erase')}
          about={say('safe.erase.about', { name: person.nome })}
          id={id}
          isDangerous
          send={erase}
        />
      )}
    </>
  )
}

interface WithReasonProps {
  title: string
  about: string
  id: number
  /** Whether somebody else can take the cases over. */
  hasHeir?: boolean
  /** Whether it cannot be taken back, so that it needs a second look. */
  isDangerous?: boolean
  send(motivo: string, heir: Somebody | null): Promise<void>
}

function WithReason({ title, about, id, hasHeir = false, isDangerous = false, send }: WithReasonProps) {
  const { say } = usePanel()
  const { isBusy, error, act, dialog } = useFresh()
  const [heir, setHeir] = useState<Somebody | null>(null)
  const [isSure, setSure] = useState(!isDangerous)
  return (
    <form
      class="part"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        const motivo = String(new FormData(event.currentTarget).get('motivo') ?? '').trim()
        act(() => send(motivo, heir))
      }}
    >
      <h3>{title}</h3>
      <p class="note">{about}</p>
      <Field label={say('safe.reason')} name="motivo" autocomplete="off" />
      {hasHeir && (
        <>
          <PersonChoice label={say('safe.heir')} chosen={heir} onChange={setHeir} isActive without={id} />
          {!heir && <p class="note">{say('safe.heir.none')}</p>}
        </>
      )}
      {isDangerous && (
        <label class="check">
          <input type="checkbox" checked={isSure} onChange={({ currentTarget }) => setSure(currentTarget.checked)} />{' '}
          {say('safe.sure')}
        </label>
      )}
      <Failure error={error} say={say} />
      <button type="submit" disabled={isBusy || !isSure}>
        {title}
      </button>
      {dialog}
    </form>
  )
}
