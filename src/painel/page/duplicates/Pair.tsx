import { useId, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { allColumns, CaseLink, columns } from '../cases/Row.tsx'
import { sayValue } from '../words/words.ts'
import { fieldName } from '../work/changes.ts'

export type Duplicidade = Schemas['Duplicidade']

interface PairProps {
  pair: Duplicidade
  /** Takes the sentence about what was done. */
  onDone(message: string): void
}

/** Two cases side by side. What differs is marked in words, too. */
export function Pair({ pair, onDone }: PairProps) {
  const { say, format, language } = usePanel()
  const { casos, coincide, dias_entre_sintomas: days } = pair
  const title = say('pairs.pair', { a: casos[0]?.numero_notificacao ?? '–', b: casos[1]?.numero_notificacao ?? '–' })
  return (
    <section class="figure pair" aria-label={title} data-pair={pair.id}>
      <h2>{title}</h2>
      <p class="note">
        {say('pairs.score', { n: pair.pontuacao })}{' '}
        {coincide.map((each) => sayValue(language, 'coincide', each)).join(', ')}.{' '}
        {say('pairs.days', { n: days }, days)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      <section class="scroll whole" tabIndex={0} aria-label={say('pairs.table', { title })}>
        <table>
          <caption class="unseen">{say('pairs.table', { title })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('changes.field')}</th>
              {casos.map((item) => (
                <th key={item.id} scope="col">
                  <CaseLink item={item} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allColumns.map((column) => {
              const texts = casos.map((item) => columns[column](item, say, format, language))
              const isOther = texts.some((text) => text !== texts[0])
              return (
                <tr key={column} class={isOther ? 'differs' : undefined}>
                  <th scope="row">
                    {say(column)}
                    {isOther && <span class="unseen"> ({say('pairs.differs')})</span>}
                  </th>
                  {texts.map((text, i) => (
                    <td key={casos[i]?.id}>{text}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {pair.estado === 'pendente' ? <Decide pair={pair} onDone={onDone} /> : <TakeBack pair={pair} onDone={onDone} />}
    </section>
  )
}

/** Says that they are two or, for who may change cases, makes them one. */
function Decide({ pair: { id, casos }, onDone }: PairProps) {
  const { say, may, client, language } = usePanel()
  const { isBusy, error, act } = useAct()
  const [kept, setKept] = useState<number | null>(null)
  const name = useId()
  const resolve = (body: { decisao: 'distintas' } | { decisao: 'mesmo_caso'; manter: number }) =>
    act(async () => {
      const params = { path: { id } }
      const { data } = await client.POST('/api/v1/agravos/duplicidades/{id}/resolver', { params, body })
      const taken = data.campos_alterados.map((path) => fieldName(path, say, language)).join(', ')
      onDone([data.message, taken && say('pairs.taken', { fields: taken })].filter(Boolean).join(' '))
    })
  return (
    <>
      {may('agravos.editar') ? (
        <fieldset>
          <legend>{say('pairs.keep')}</legend>
          {casos.map((item) => (
            <label key={item.id} class="option">
              <input type="radio" name={name} checked={kept === item.id} onChange={() => setKept(item.id)} />
              {item.numero_notificacao}
            </label>
          ))}
          <p class="note">{say('pairs.keep.help')}</p>
        </fieldset>
      ) : (
        <p class="note">{say('pairs.need.editar')}</p>
      )}
      <div class="row">
        {may('agravos.editar') && (
          <button
            type="button"
            class="main"
            disabled={isBusy || kept === null}
            onClick={() => kept !== null && resolve({ decisao: 'mesmo_caso', manter: kept })}
          >
            {say('pairs.merge')}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => resolve({ decisao: 'distintas' })}>
          {say('pairs.two')}
        </button>
      </div>
      <Failure error={error} say={say} />
    </>
  )
}

function TakeBack({ pair, onDone }: PairProps) {
  const { say, may, client, format } = usePanel()
  const { isBusy, error, act } = useAct()
  const { id, estado, decidida_em, mantido_id, casos, pode_desfazer } = pair
  const kept = casos.find((item) => item.id === mantido_id)
  const isAllowed = pode_desfazer && (estado === 'distintas' || may('agravos.editar'))
  const undo = () =>
    act(async () => {
      const { data } = await client.POST('/api/v1/agravos/duplicidades/{id}/desfazer', { params: { path: { id } } })
      onDone([data.message, data.mantido_alterado && say('pairs.back.changed')].filter(Boolean).join(' '))
    })
  return (
    <>
      <p>
        {[
          say(`pairs.${estado}`),
          kept && say('pairs.kept', { number: kept.numero_notificacao }),
          decidida_em && format.moment(decidida_em)
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isAllowed && (
        <button type="button" disabled={isBusy} onClick={undo}>
          {say('pairs.back')}
        </button>
      )}
      <Failure error={error} say={say} />
    </>
  )
}
