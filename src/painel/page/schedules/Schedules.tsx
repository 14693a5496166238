import type { Schemas } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer, Failure } from '../base/Status.tsx'
import { type Key, languages } from '../words/words.ts'
import { NewSchedule } from './NewSchedule.tsx'

type Agendamento = Schemas['Agendamento']

const COLUMNS: Key[] = [
  'filter.agravo',
  'col.place',
  'sched.often',
  'import.format',
  'sched.next',
  'sched.last',
  'sched.to',
  'col.actions'
]

/** The bulletins that are made by themselves: this account's, and those that are sent to it. */
export function Schedules() {
  const { say, may, client, address, language } = usePanel()
  const { pagina } = address
  const asked = useAsk(JSON.stringify([pagina, language]), async (signal) => {
    const params = { query: { page: pagina, size: 20 } }
    return (await client.GET('/api/v1/relatorios-agendamentos', { params, signal })).data
  })
  const title = say('nav.agendamentos')
  return (
    <>
      <h1>{title}</h1>
      {may('relatorios.gerar') && <NewSchedule onMade={() => asked.again()} />}
      <section class="sheet" aria-label={say('sched.list')} data-figure="agendamentos">
        <h2>{say('sched.list')}</h2>
        <Answer asked={asked}>
          {({ data, page, pages }) =>
            data.length === 0 ? (
              <p class="empty">{say('sched.none')}</p>
            ) : (
              <Rows title={say('sched.list')} columns={COLUMNS} page={page} pages={pages}>
                {data.map((item) => (
                  <Row key={item.id} item={item} onGone={() => asked.again()} />
                ))}
              </Rows>
            )
          }
        </Answer>
      </section>
    </>
  )
}

function Row({ item, onGone }: { item: Agendamento; onGone(): void }) {
  const { say, format, client, profile, may } = usePanel()
  const { isBusy, error, act } = useAct()
  const { id, tipo_agravo, lugar, periodicidade, formato, idioma, proximo_em, ultimo_em, destinatarios } = item
  const isOwner = item.dono_id === profile.id || may('admin')
  const end = () => {
    if (!confirm(say(isOwner ? 'sched.end.sure' : 'sched.leave.sure'))) return
    act(async () => {
      const params = { path: { agendamento_id: id } }
      await client.DELETE('/api/v1/relatorios-agendamentos/{agendamento_id}', { params })
      onGone()
    })
  }
  return (
    <tr>
      <th scope="row">{say(`agravo.${tipo_agravo}`)}</th>
      <td>{lugar}</td>
      <td>{say(`sched.${periodicidade}`)}</td>
      <td>{`${formato.toUpperCase()} · ${languages[idioma]}`}</td>
      <td>{format.moment(proximo_em)}</td>
      <td>{ultimo_em ? format.moment(ultimo_em) : '–'}</td>
      <td>{say('sched.people', { n: format.count(destinatarios.length) }, destinatarios.length)}</td>
      <td>
        <button type="button" class="small" disabled={isBusy} onClick={end}>
          {say(isOwner ? 'sched.end' : 'sched.leave')}
        </button>
        <Failure error={error} say={say} />
      </td>
    </tr>
  )
}
