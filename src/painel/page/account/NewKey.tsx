import { useId, useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'
import { Fold } from '../people/Fold.tsx'
import { useFresh } from '../people/fresh.tsx'
import { Places } from '../people/Places.tsx'
import type { Place } from '../people/reach.ts'
import { rightName } from '../people/right-name.ts'
import { useKeyWords } from './key-words.ts'

const DAYS = ['30', '90', '180', '365'] as const

/** Makes a key. It is offered what its maker holds, but never the permission of administrators. */
export function NewKey({ onMade }: { onMade(secret: string): void }) {
  const word = useKeyWords()
  return (
    <Fold title={word('new')}>
      <KeyForm onMade={onMade} />
    </Fold>
  )
}

function KeyForm({ onMade }: { onMade(secret: string): void }) {
  const { say, client } = usePanel()
  const word = useKeyWords()
  const { isBusy, error, act, dialog } = useFresh()
  const [days, setDays] = useState<string>('90')
  const [chosen, setChosen] = useState<string[]>([])
  const [places, setPlaces] = useState<Place[]>([])
  const ips = useId()
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const given = (name: string) => String(data.get(name) ?? '').trim()
    const addresses = given('ips')
      .split(/[\s,;]+/)
      .filter(Boolean)
    act(async () => {
      const body = {
        nome: given('nome'),
        permissoes: chosen,
        validade_dias: Number(days),
        ...(places.length > 0 ? { territorios: places } : {}),
        ...(addresses.length > 0 ? { ips: addresses } : {})
      }
      onMade((await client.POST('/api/v1/chaves', { body })).data.segredo)
    })
  }
  return (
    <>
      <form
        class="part"
        aria-label={word('new')}
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        <Field label={word('name')} name="nome" maxLength={100} autocomplete="off" />
        <Choice
          label={word('days')}
          value={days}
          options={DAYS.map((each): [string, string] => [each, word(`day.${each}`)])}
          onChange={setDays}
        />
        <Rights chosen={chosen} onChange={setChosen} />
        <p class="note">{word('places.about')}</p>
        <Places places={places} onChange={setPlaces} />
        <div class="field">
          <label for={ips}>{word('ips')}</label>
          <textarea id={ips} name="ips" rows={2} aria-describedby={`${ips}-help`} />
          <p class="note" id={`${ips}-help`}>
            {word('ips.about')}
          </p>
        </div>
        <Failure error={error} say={say} />
        <button type="submit" class="main" disabled={isBusy || chosen.length === 0}>
          {word('do')}
        </button>
      </form>
      {dialog}
    </>
  )
}

function Rights({ chosen, onChange }: { chosen: string[]; onChange(names: string[]): void }) {
  const { client, language, may } = usePanel()
  const word = useKeyWords()
  const asked = useAsk(language, async (signal) => (await client.GET('/api/v1/permissoes', { signal })).data)
  return (
    <Answer asked={asked}>
      {({ categorias }) => (
        <fieldset class="choices">
          <legend>{word('rights')}</legend>
          {Object.values(categorias)
            .flat()
            .map(({ nome }) => nome)
            .filter((nome) => nome !== 'admin' && may(nome))
            .map((nome) => (
              <label key={nome} class="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(nome)}
                  onChange={() =>
                    onChange(chosen.includes(nome) ? chosen.filter((each) => each !== nome) : [...chosen, nome])
                  }
                />{' '}
                {rightName(language, nome)}
              </label>
            ))}
        </fieldset>
      )}
    </Answer>
  )
}
