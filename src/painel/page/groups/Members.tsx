import { useState } from 'preact/hooks'
import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { PersonChoice, type Somebody } from '../people/PersonChoice.tsx'

const SIZE = 20

/** Who is in a group. Members come and go here where the reader may decide that. */
export function Members({ id, onDone }: { id: number; onDone(message: string): void }) {
  const { say, client, may, language } = usePanel()
  const { isBusy, error, act } = useAct()
  const [page, setPage] = useState(1)
  const asked = useAsk(JSON.stringify([id, page, language]), async (signal) => {
    const params = { path: { grupo_id: id }, query: { page, size: SIZE, sort: 'nome' as const } }
    return (await client.GET('/api/v1/grupos/{grupo_id}/usuarios', { params, signal })).data
  })
  const manages = may('usuarios.gerenciar_permissoes')
  const change = (usuario_id: number, isIn: boolean, message: string) =>
    act(async () => {
      const params = { path: { grupo_id: id, usuario_id } }
      if (isIn) await client.POST('/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', { params })
      else await client.DELETE('/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', { params })
      asked.again('quietly')
      onDone(message)
    })
  return (
    <details open>
      <summary>{say('groups.members')}</summary>
      <Failure error={error} say={say} />
      <Answer asked={asked}>
        {({ items, total, pages }) => (
          <>
            {total === 0 && <p class="empty">{say('groups.nobody')}</p>}
            <ul class="plain">
              {items.map((each) => (
                <li key={each.id}>
                  {each.nome} <span class="faint">{each.email}</span>{' '}
                  {manages && (
                    <button
                      type="button"
                      class="small"
                      disabled={isBusy}
                      onClick={() => change(each.id, false, say('groups.left'))}
                    >
                      {say('team.remove')}
                      <span class="unseen"> {each.nome}</span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <div class="row">
                <button type="button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                  {say('page.prev')}
                </button>
                <span>{say('page.of', { page, pages })}</span>
                <button type="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  {say('page.next')}
                </button>
              </div>
            )}
          </>
        )}
      </Answer>
      {manages && may('usuarios.listar') && (
        <Newcomer isBusy={isBusy} add={(usuario) => change(usuario, true, say('groups.joined'))} />
      )}
    </details>
  )
}

/** Finds somebody to put into the group. */
function Newcomer({ isBusy, add }: { isBusy: boolean; add(usuarioId: number): void }) {
  const { say } = usePanel()
  const [chosen, setChosen] = useState<Somebody | null>(null)
  return (
    <form
      class="row"
      aria-label={say('groups.add')}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) add(chosen.id)
        setChosen(null)
      }}
    >
      <PersonChoice label={say('team.search')} chosen={chosen} onChange={setChosen} isActive />
      <button type="submit" class="main" disabled={isBusy || !chosen}>
        {say('groups.add')}
      </button>
    </form>
  )
}
