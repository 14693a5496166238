import { useEffect, useId, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'

type Identificacao = Schemas['Identificacao']

/** How long an identity stays on the screen, in seconds. */
const SHOWN = 60

const REASONS = ['identity.reason.contact', 'identity.reason.check', 'identity.reason.duplicate'] as const

/** Shows who the patient is, for who may know it: on purpose, with a reason, and not for long. */
export function Identity({ id }: { id: number }) {
  const { say, may, client } = usePanel()
  const { isBusy, error, act, clear } = useAct()
  const [shown, setShown] = useState<Identificacao | null>(null)
  const ids = { reason: useId(), usual: useId() }
  if (!may('agravos.identificar')) return null
  const show = (motivo: string) =>
    act(async () => {
      const params = { path: { id }, query: { motivo } }
      setShown((await client.GET('/api/v1/agravos/casos/{id}/identificacao', { params })).data)
    })
  return (
    <section data-figure="identidade">
      <h3>{say('identity.title')}</h3>
      {shown ? (
        <Shown identity={shown} hide={() => setShown(null)} />
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault()
            const motivo = String(new FormData(event.currentTarget).get('motivo') ?? '').trim()
            if (motivo) show(motivo)
          }}
        >
          <div class="field">
            <label for={ids.reason}>{say('identity.reason')}</label>
            <input
              id={ids.reason}
              name="motivo"
              list={ids.usual}
              maxLength={200}
              pattern=".*\S.*"
              required
              autocomplete="off"
              onInput={clear}
            />
            <datalist id={ids.usual}>
              {REASONS.map((key) => (
                <option key={key} value={say(key)} />
              ))}
            </datalist>
          </div>
          <button type="submit" disabled={isBusy}>
            {say('identity.show')}
          </button>
        </form>
      )}
      <Failure error={error} say={say} />
      <p class="note">{say('identity.note')}</p>
    </section>
  )
}

/** The identity with the seconds that it will still be there. */
function Shown({ identity, hide }: { identity: Identificacao; hide(): void }) {
  const { say } = usePanel()
  const [left, setLeft] = useState(SHOWN)
  useEffect(() => {
    const end = Date.now() + SHOWN * 1000
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000)
      if (rest <= 0) hide()
      else setLeft(rest)
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <dl class="facts">
        {useFacts(identity).map(([key, text]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{text ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <button type="button" onClick={hide}>
          {say('identity.hide')}
        </button>
        <p class="note">{say('identity.left', { n: left }, left)}</p>
      </div>
    </>
  )
}

function useFacts({ nome, data_nascimento, nome_mae, cns, telefone, endereco }: Identificacao): [Key, string | null][] {
  const { format } = usePanel()
  const street = [endereco.logradouro, endereco.numero].filter(Boolean).join(', ')
  return [
    ['identity.name', nome],
    ['field.data_nascimento', data_nascimento && format.day(data_nascimento)],
    ['field.nome_mae', nome_mae],
    ['field.cns', cns],
    ['field.telefone', telefone],
    ['field.logradouro', street || null],
    ['field.bairro', endereco.bairro],
    ['field.cep', endereco.cep],
    ['field.municipio_residencia', `${endereco.municipio} (${endereco.estado})`]
  ]
}
