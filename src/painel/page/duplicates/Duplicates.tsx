import { useState } from 'preact/hooks'
import { decisions, type Pares } from '../base/address.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { Pages } from '../base/Pages.tsx'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { Detail } from '../cases/Detail.tsx'
import { Pair } from './Pair.tsx'

const SIZE = 10

/** Cases that may be one, side by side, with what can be decided about them. */
export function Duplicates() {
  const { say, client, address, language, go } = usePanel()
  const [told, setTold] = useState('')
  const { pares: estado, pagina: page } = address
  const asked = useAsk(JSON.stringify([estado, page, language]), async (signal) => {
    const query = { estado, page, size: SIZE }
    return (await client.GET('/api/v1/agravos/duplicidades', { params: { query }, signal })).data
  })
  const onDone = (message: string) => {
    setTold(message)
    asked.again('quietly')
  }
  return (
    <>
      <h1>{say('pairs.title')}</h1>
      <div class="sheet">
        <p class="note">{say('pairs.about')}</p>
        <div class="row">
          <Choice
            label={say('pairs.state')}
            value={estado}
            options={decisions.map((each) => [each, say(`pairs.${each}`)])}
            onChange={(value) => go({ pares: value as Pares })}
          />
          <LookForAll />
        </div>
        <p role="status">{told}</p>
      </div>
      <Answer asked={asked}>
        {(lista) =>
          lista.total === 0 ? (
            <p class="sentence">{say(`pairs.none.${estado}`)}</p>
          ) : (
            <>
              {lista.data.map((pair) => (
                <Pair key={`${pair.id} ${pair.estado}`} pair={pair} onDone={onDone} />
              ))}
              <Pages page={lista.page} pages={lista.pages} />
            </>
          )
        }
      </Answer>
      {address.caso !== null && <Detail key={address.caso} id={address.caso} onRemoved={onDone} />}
    </>
  )
}

/** Starts the job that compares all cases. */
function LookForAll() {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const [told, setTold] = useState('')
  const start = () =>
    act(async () => {
      const { data } = await client.POST('/api/v1/agravos/duplicidades/busca')
      setTold(data.message)
    })
  return (
    <>
      <button type="button" disabled={isBusy || told !== ''} onClick={start}>
        {say('pairs.look')}
      </button>
      <span role="status">{told && `${told} ${say('pairs.looking')}`}</span>
      <Failure error={error} say={say} />
    </>
  )
}
