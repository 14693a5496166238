import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'
import { Dismissal } from './Dismissal.tsx'
import { Fold } from './Fold.tsx'
import { useFresh } from './fresh.tsx'
import { type Person, reachOf } from './reach.ts'

interface SecurityProps {
  person: Person
  onDone(message: string): void
  onGone(): void
}

/** What is done about an account's safety: password, sessions, second factor, lock, end. */
export function Security({ person, onDone, onGone }: SecurityProps) {
  const panel = usePanel()
  const { say, client, may } = panel
  const { covers } = reachOf(panel, person)
  const { isBusy, error, act, dialog } = useFresh()
  const params = { path: { id: person.id } }
  const done = (message: string, work: () => Promise<unknown>) => () =>
    act(async () => {
      await work()
      onDone(message)
    })
  const reactivate = () => client.PUT('/api/v1/usuarios/{id}', { params, body: { ativo: true } })
  const isOffered = may('admin') || may('usuarios.deletar') || (may('usuarios.editar') && (covers || !person.ativo))
  if (!isOffered) return null
  return (
    <Fold title={say('safe.title')}>
      <div class="row">
        {may('admin') && person.ativo && (
          <>
            <button
              type="button"
              disabled={isBusy}
              onClick={done(say('safe.unlocked'), () => client.DELETE('/api/v1/usuarios/{id}/bloqueio', { params }))}
            >
              {say('safe.unlock')}
            </button>
            {covers && (
              <button
                type="button"
                disabled={isBusy}
                onClick={done(say('safe.ended'), () => client.DELETE('/api/v1/usuarios/{id}/sessoes', { params }))}
              >
                {say('safe.end')}
              </button>
            )}
            {covers && person.mfa_habilitado && (
              <button
                type="button"
                disabled={isBusy}
                onClick={done(say('safe.mfa-off'), () => client.DELETE('/api/v1/usuarios/{id}/mfa', { params }))}
              >
                {say('safe.mfa')}
              </button>
            )}
          </>
        )}
        {may('usuarios.editar') && !person.ativo && (
          <button type="button" disabled={isBusy} onClick={done(say('safe.reactivated'), reactivate)}>
            {say('safe.reactivate')}
          </button>
        )}
      </div>
      <Failure error={error} say={say} />
      {dialog}
      {may('usuarios.editar') && covers && person.ativo && (
        <NewSenha id={person.id} email={person.email} onDone={onDone} />
      )}
      <Dismissal person={person} onDone={onDone} onGone={onGone} />
    </Fold>
  )
}

/** Sets a first password that the owner must replace. */
function NewSenha({ id, email, onDone }: { id: number; email: string; onDone(message: string): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act, dialog } = useFresh()
  const [round, setRound] = useState(0)
  return (
    <form
      key={round}
      class="part"
      aria-label={say('safe.password')}
      onSubmit={(event) => {
        event.preventDefault()
        const nova_senha = String(new FormData(event.currentTarget).get('senha') ?? '')
        act(async () => {
          const body = { nova_senha, forcar_troca: true }
          const { data } = await client.POST('/api/v1/usuarios/{id}/alterar-senha', { params: { path: { id } }, body })
          setRound((n) => n + 1)
          onDone(data.message)
        })
      }}
    >
      <h3>{say('safe.password')}</h3>
      <input name="username" autocomplete="username" value={email} hidden readOnly />
      <Field
        label={say('password.new')}
        help={say('safe.password.help')}
        name="senha"
        type="password"
        autocomplete="new-password"
      />
      <Failure error={error} say={say} />
      <button type="submit" disabled={isBusy}>
        {say('safe.password.do')}
      </button>
      {dialog}
    </form>
  )
}
