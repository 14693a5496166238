import type { Schemas } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer, Failure } from '../base/Status.tsx'
import { save } from '../figure/save.ts'
import { type Key, languages } from '../words/words.ts'
import { Badge } from '../work/Badge.tsx'
import { Look } from './Look.tsx'

type Relatorio = Schemas['Relatorio']

const kinds = { processando: 'plain', concluido: 'good', falhou: 'bad' } as const

const COLUMNS: Key[] = [
  'filter.agravo',
  'col.place',
  'filter.periodo',
  'import.format',
  'report.asked',
  'col.state',
  'col.actions'
]

/** The bulletins that the account asked for or was sent, newest first. */
export function Reports({ round }: { round: number }) {
  const { say, client, address, language } = usePanel()
  const { pagina } = address
  const asked = useAsk(JSON.stringify([pagina, language, round]), async (signal) => {
    const params = { query: { page: pagina, size: 10 } }
    return (await client.GET('/api/v1/relatorios', { params, signal })).data
  })
  const title = say('report.list')
  return (
    <section class="sheet" aria-label={title} data-figure="relatorios">
      <h2>{title}</h2>
      <Answer asked={asked}>
        {({ data, page, pages }) =>
          data.length === 0 ? (
            <p class="empty">{say('report.none')}</p>
          ) : (
            <Rows title={title} columns={COLUMNS} page={page} pages={pages}>
              {data.map((item) => (
                <Row key={item.id} item={item} onChange={() => asked.again()} />
              ))}
            </Rows>
          )
        }
      </Answer>
    </section>
  )
}

function Row({ item, onChange }: { item: Relatorio; onChange: () => void }) {
  const { say, format, client, may, profile } = usePanel()
  const { isBusy, error, act } = useAct()
  const { id, tipo_agravo, lugar, data_inicio, data_fim, formato, idioma, estado, criado_em } = item
  const params = { path: { relatorio_id: id } }
  const download = async () => {
    const file = await client.download('/api/v1/relatorios/{relatorio_id}/arquivo', { params })
    save(await file.blob(), file.filename ?? `boletim.${formato}`)
  }
  const remove = async () => {
    if (!confirm(say('report.remove.sure'))) return
    await client.DELETE('/api/v1/relatorios/{relatorio_id}', { params })
    onChange()
  }
  return (
    <tr>
      <th scope="row">{say(`agravo.${tipo_agravo}`)}</th>
      <td>{lugar}</td>
      <td>{say('scope.from', { from: format.day(data_inicio), to: format.day(data_fim) })}</td>
      <td>{`${formato.toUpperCase()} · ${languages[idioma]}`}</td>
      <td>{format.moment(criado_em)}</td>
      <td>
        <Badge text={say(`relatorio.${estado}`)} kind={kinds[estado]} />
      </td>
      <td>
        <div class="actions">
          {estado === 'concluido' && formato === 'pdf' && may('relatorios.exportar') && <Look relatorio={id} />}
          {estado === 'concluido' && may('relatorios.exportar') && (
            <button type="button" class="small" disabled={isBusy} onClick={() => act(download)}>
              {say('jobs.download')}
            </button>
          )}
          {(item.dono_id === profile.id || may('admin')) && (
            <button type="button" class="small" disabled={isBusy} onClick={() => act(remove)}>
              {say('report.remove')}
            </button>
          )}
        </div>
        <Failure error={error} say={say} />
      </td>
    </tr>
  )
}
