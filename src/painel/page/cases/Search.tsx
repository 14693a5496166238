import { useEffect, useId, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { isNumero } from '../base/address.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { asksForPerson } from './person.ts'

export type People = Schemas['PessoasEncontradas']

interface SearchProps {
  /** Takes what a search for a person has found, or null when it is over. */
  onPeople(found: People | null): void
}

/**
 * One box for a number of a notification or, for who may know who patients are, for the name of a person. A number goes
 * into the address. A name goes nowhere but into the request.
 */
export function Search({ onPeople }: SearchProps) {
  const { say, may, address, client, go } = usePanel()
  const { isBusy, error, act, clear } = useAct()
  const [text, setText] = useState(address.numero)
  // Back and forward change the number, but not a name that is being typed.
  useEffect(() => setText((typed) => address.numero || (isNumero(typed) ? '' : typed)), [address.numero])
  const [born, setBorn] = useState('')
  const [mother, setMother] = useState('')
  const ids = { text: useId(), born: useId(), mother: useId(), help: useId() }
  const isForPerson = may('agravos.identificar') && asksForPerson(text)
  const isUnfit = text.trim() !== '' && !isForPerson && !isNumero(text.trim())

  const submit = () => {
    clear()
    onPeople(null)
    if (!isForPerson) {
      if (!isUnfit) go({ numero: text.trim() })
      return
    }
    act(async () => {
      const body = {
        nome: text.trim(),
        ...(born ? { data_nascimento: born } : {}),
        ...(mother.trim() ? { nome_mae: mother.trim() } : {})
      }
      const { data } = await client.POST('/api/v1/agravos/casos/buscar-pessoa', { body })
      if (address.numero) go({ numero: '' })
      onPeople(data)
    })
  }
  const end = () => {
    setText('')
    setBorn('')
    setMother('')
    clear()
    onPeople(null)
    if (address.numero) go({ numero: '' })
  }

  return (
    <search>
      <form
        class="row"
        aria-label={say('search.label')}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div class="field grow">
          <label for={ids.text}>{say(may('agravos.identificar') ? 'search.both' : 'search.number')}</label>
          <input
            id={ids.text}
            type="search"
            value={text}
            maxLength={200}
            autocomplete="off"
            aria-describedby={ids.help}
            onInput={({ currentTarget: { value } }) => setText(value)}
          />
        </div>
        {isForPerson && (
          <>
            <div class="field date">
              <label for={ids.born}>{say('field.data_nascimento')}</label>
              <input
                id={ids.born}
                type="date"
                value={born}
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => setBorn(value)}
              />
            </div>
            <div class="field grow">
              <label for={ids.mother}>{say('field.nome_mae')}</label>
              <input
                id={ids.mother}
                value={mother}
                maxLength={200}
                autocomplete="off"
                onInput={({ currentTarget: { value } }) => setMother(value)}
              />
            </div>
          </>
        )}
        <button type="submit" disabled={isBusy || text.trim() === '' || isUnfit}>
          {say('search.go')}
        </button>
        {text !== '' && (
          <button type="button" onClick={end}>
            {say('search.end')}
          </button>
        )}
      </form>
      <p class="note" id={ids.help} role="status">
        {isUnfit ? say('search.unfit') : isForPerson ? say('search.audited') : ''}
      </p>
      <Failure error={error} say={say} />
    </search>
  )
}
