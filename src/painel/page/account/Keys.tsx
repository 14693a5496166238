import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { useKeyWords } from './key-words.ts'
import { NewKey } from './NewKey.tsx'

type Chave = Schemas['Chave']

/** The keys with which programs call for the reader's account. */
export function Keys() {
  const { client, profile, say } = usePanel()
  const word = useKeyWords()
  const { isBusy, error, act } = useAct()
  const [secret, setSecret] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const asked = useAsk('keys', async (signal) => {
    const params = { query: { dono_id: profile.id, size: 100 } }
    return (await client.GET('/api/v1/chaves', { params, signal })).data
  })
  const revoke = ({ id, nome }: Chave) => {
    if (!confirm(word('revoke.sure', { nome }))) return
    act(async () => {
      await client.DELETE('/api/v1/chaves/{id}', { params: { path: { id } } })
      setTold(word('revoked'))
      asked.again('quietly')
    })
  }
  const onMade = (segredo: string) => {
    setSecret(segredo)
    asked.again('quietly')
  }
  return (
    <section class="sheet" aria-labelledby="account-keys">
      <h2 id="account-keys">{word('title')}</h2>
      <p class="note">{word('about')}</p>
      <p role="status">{told}</p>
      <Failure error={error} say={say} />
      <Answer asked={asked}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="empty">{word('none')}</p>
          ) : (
            <Table keys={items} isBusy={isBusy} revoke={revoke} />
          )
        }
      </Answer>
      {secret ? <Shown secret={secret} onSeen={() => setSecret(null)} /> : <NewKey onMade={onMade} />}
    </section>
  )
}

function Table({ keys, isBusy, revoke }: { keys: Chave[]; isBusy: boolean; revoke(key: Chave): void }) {
  const { format } = usePanel()
  const word = useKeyWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    // biome-ignore lint/a11y/useSemanticElements: these are no fields, and a section would be one more landmark
    <div class="scroll whole" role="group" tabIndex={0} aria-label={word('title')}>
      <table>
        <caption class="unseen">{word('title')}</caption>
        <thead>
          <tr>
            {(['name', 'shown', 'rights', 'until', 'used', 'state'] as const).map((each) => (
              <th key={each} scope="col">
                {word(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">{key.nome}</th>
              <td>
                <code>{key.trecho}</code>
              </td>
              <td>{key.permissoes.join(', ')}</td>
              <td>{format.moment(key.expira_em)}</td>
              <td>{key.ultimo_uso_em === null ? word('never') : format.moment(key.ultimo_uso_em)}</td>
              <td>
                {word(key.situacao)}{' '}
                {key.situacao === 'ativa' && (
                  <button
                    type="button"
                    class="small"
                    disabled={isBusy}
                    aria-label={`${word('revoke')} ${key.nome}`}
                    onClick={() => revoke(key)}
                  >
                    {word('revoke')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The secret of a key, which the service tells only once. */
function Shown({ secret, onSeen }: { secret: string; onSeen(): void }) {
  const word = useKeyWords()
  const [told, setTold] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setTold(word('copied')),
      () => setTold(word('failed'))
    )
  return (
    <section aria-label={word('secret')}>
      <h3>{word('secret')}</h3>
      <p>{word('secret.about')}</p>
      <p class="address">
        <code>{secret}</code>
      </p>
      <div class="row">
        <button type="button" class="main" onClick={() => void copy()}>
          {word('copy')}
        </button>
        <button type="button" onClick={onSeen}>
          {word('done')}
        </button>
      </div>
      <p role="status">{told}</p>
    </section>
  )
}
