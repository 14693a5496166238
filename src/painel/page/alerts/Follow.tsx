import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import '../people/people.css'
import { Places } from '../people/Places.tsx'
import type { Place } from '../people/reach.ts'

type Escolha = Schemas['MeusAlertas']
const told = [2, 3, 4] as const
type Told = (typeof told)[number]

/** The places and the level of which the reader is told by mail. They are asked for when the part is opened. */
export function Follow() {
  const { say, client, language } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState('')
  const asked = useAsk(isOpen ? language : null, async (signal) => {
    return (await client.GET('/api/v1/usuarios/me/alertas', { signal })).data
  })
  return (
    <details class="sheet" data-part="seguir" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('follow.title')}</summary>
      <p class="note">{say('follow.about')}</p>
      {isOpen && (
        <Answer asked={asked}>
          {(escolha) => (
            <Choose
              escolha={escolha}
              onSaved={(message) => {
                setSaved(message)
                asked.again('quietly')
              }}
            />
          )}
        </Answer>
      )}
      <p role="status">{saved}</p>
    </details>
  )
}

function Choose({ escolha, onSaved }: { escolha: Escolha; onSaved(message: string): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [places, setPlaces] = useState<Place[]>(escolha.territorios)
  const [least, setLeast] = useState<Told>(told.find((each) => each === escolha.nivel_minimo) ?? 3)
  const save = (territorios: Place[]) =>
    act(async () => {
      const body = { territorios: territorios.map(({ tipo, codigo }) => ({ tipo, codigo })), nivel_minimo: least }
      const { data } = await client.PUT('/api/v1/usuarios/me/alertas', { body })
      setPlaces(data.territorios)
      onSaved(say(data.territorios.length > 0 ? 'follow.saved' : 'follow.ended'))
    })
  return (
    <>
      <Places places={places} onChange={setPlaces} title="follow.places" none="follow.none" isOpen />
      <div class="row">
        <Choice
          label={say('follow.least')}
          value={String(least)}
          options={told.map((each) => [String(each), say(`alerts.least.${each}`)])}
          onChange={(value) => setLeast(Number(value) as Told)}
        />
        <button type="button" class="main" disabled={isBusy} onClick={() => save(places)}>
          {say('follow.save')}
        </button>
      </div>
      <Failure error={error} say={say} />
    </>
  )
}
