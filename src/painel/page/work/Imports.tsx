import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer, Failure } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'
import { Badge } from './Badge.tsx'

type Importacao = Schemas['Importacao']

const COLUMNS: Key[] = ['import.file', 'col.sent', 'col.by', 'col.mode', 'col.state', 'col.outcome.rows', 'col.actions']

/** All imports, newest first. `latest` is the import that ended last; the list changes with it. */
export function Imports({ latest }: { latest: string }) {
  const { say, client, address, language } = usePanel()
  const { pagina } = address
  const [undone, setUndone] = useState('')
  const undoing = useAct()
  const asked = useAsk(JSON.stringify([pagina, language, latest, undone]), async (signal) => {
    const params = { query: { page: pagina, size: 10 } }
    return (await client.GET('/api/v1/agravos/importacoes', { params, signal })).data
  })
  const undo = ({ job_id }: Importacao) => {
    if (!confirm(say('import.undo.sure'))) return
    undoing.act(async () => {
      await client.DELETE('/api/v1/agravos/importacoes/{job_id}', { params: { path: { job_id } } })
      setUndone(job_id)
    })
  }
  return (
    <section class="sheet" aria-label={say('import.list')}>
      <h2>{say('import.list')}</h2>
      <p role="status">{undone ? say('import.undoing') : ''}</p>
      <Failure error={undoing.error} say={say} />
      <Answer asked={asked}>
        {({ data, page, pages }) =>
          data.length === 0 ? (
            <p class="empty">{say('import.list.none')}</p>
          ) : (
            <Rows title={say('import.list')} columns={COLUMNS} page={page} pages={pages}>
              {data.map((item) => (
                <Row key={item.job_id} item={item} onUndo={() => undo(item)} />
              ))}
            </Rows>
          )
        }
      </Answer>
    </section>
  )
}

function Row({ item, onUndo }: { item: Importacao; onUndo: () => void }) {
  const { say, format, profile, href, go } = usePanel()
  const { figuras } = item
  // A trial has written nothing; its figures say what would be.
  const written = figuras && item.modo !== 'validar' ? figuras.importados + figuras.atualizados : 0
  const numbers = figuras && [written, figuras.erros, figuras.total_linhas].map(format.count).join(' / ')
  return (
    <tr>
      <th scope="row">
        {/* Only the sender can see the job itself. */}
        {item.dono_id === profile.id ? (
          <a
            href={href({ tarefa: item.job_id })}
            onClick={(event) => {
              event.preventDefault()
              go({ tarefa: item.job_id })
            }}
          >
            {item.arquivo.nome}
          </a>
        ) : (
          item.arquivo.nome || '–'
        )}
      </th>
      <td>{format.moment(item.criado_em)}</td>
      <td>{item.dono_nome ?? '–'}</td>
      <td>{say(`mode.${item.modo === 'atualizar' ? (item.como ?? item.modo) : item.modo}`)}</td>
      <td>
        <Badge text={say(`estado.${item.estado}`)} kind={item.estado === 'falhou' ? 'bad' : 'plain'} />
      </td>
      <td>{numbers ?? '–'}</td>
      <td>
        {item.pode_desfazer && (
          <button type="button" class="small" onClick={onUndo}>
            {say('import.undo')}
          </button>
        )}
      </td>
    </tr>
  )
}
