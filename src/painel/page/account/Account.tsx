import { useState } from 'preact/hooks'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { EditPerson } from '../people/EditPerson.tsx'
import { Mfa } from './Mfa.tsx'
import { Password } from './Password.tsx'
import '../people/people.css'
import { Rights } from '../people/Rights.tsx'
import { Keys } from './Keys.tsx'
import { Photo } from './Photo.tsx'
import { Sessions } from './Sessions.tsx'

/** The reader's own account. */
export function Account() {
  const { say, client, language } = usePanel()
  const [told, setTold] = useState('')
  const asked = useAsk(language, async (signal) => {
    return (await client.GET('/api/v1/usuarios/me', { signal })).data
  })
  const onDone = (message: string) => {
    setTold(message)
    asked.again('quietly')
  }
  return (
    <>
      <h1>{say('account.title')}</h1>
      <p role="status">{told}</p>
      <Answer asked={asked}>
        {(me) => (
          <div class="account">
            <section class="sheet" aria-labelledby="account-profile">
              <h2 id="account-profile">{say('account.profile')}</h2>
              {me.email_pendente && <p class="note">{say('team.pending', { email: me.email_pendente })}</p>}
              <Photo id={me.id} hasPhoto={me.avatar_url !== null} onDone={onDone} />
              <EditPerson key={me.atualizado_em} person={me} hasEmail onDone={onDone} />
            </section>
            <Password onDone={onDone} />
            <Mfa isOn={me.mfa_habilitado} onDone={onDone} />
            <Keys />
            <Sessions sessions={me.sessoes_ativas} onDone={onDone} />
            <section class="sheet" aria-labelledby="account-rights">
              <h2 id="account-rights">{say('account.rights')}</h2>
              <Rights person={me} />
            </section>
            <OwnData />
          </div>
        )}
      </Answer>
    </>
  )
}

/** Everything that the service keeps about the account, as a file. */
function OwnData() {
  const { say, client, href, go } = usePanel()
  const { isBusy, error, act } = useAct()
  const [told, setTold] = useState('')
  const ask = () => act(async () => setTold((await client.POST('/api/v1/usuarios/me/dados')).data.message))
  return (
    <section class="sheet" aria-labelledby="account-data">
      <h2 id="account-data">{say('account.data')}</h2>
      <p class="note">{say('account.data.about')}</p>
      <button type="button" disabled={isBusy || told !== ''} onClick={ask}>
        {say('account.data.do')}
      </button>
      <div role="status">
        {told && (
          <p>
            {told}{' '}
            <a
              href={href({ visao: 'tarefas' })}
              onClick={(event) => {
                event.preventDefault()
                go({ visao: 'tarefas' })
              }}
            >
              {say('account.data.there')}
            </a>
          </p>
        )}
      </div>
      <Failure error={error} say={say} />
    </section>
  )
}
