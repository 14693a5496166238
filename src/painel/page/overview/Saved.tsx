import { useId, useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { addressOf, isView, keptViews, type SavedView, savedView } from './saved.ts'

/** Names under which this browser keeps choices of the view, for this account. */
export function Saved() {
  const { say, profile, address, today, go } = usePanel()
  const name = `painel.visoes.${profile.id}`
  const [views, setViews] = useState<SavedView[]>(() => keptViews.read(name))
  const id = useId()
  const keep = (next: SavedView[]) => {
    keptViews.write(name, next)
    setViews(next)
  }
  return (
    <details class="saved">
      <summary>{say('saved.title')}</summary>
      <ul class="plain">
        {views.map((view) => (
          <li key={view.nome} class="row">
            <button type="button" onClick={() => go(addressOf(view, today))}>
              {view.nome}
            </button>
            <button
              type="button"
              class="small"
              aria-label={say('saved.remove.named', { name: view.nome })}
              onClick={() => keep(views.filter((each) => each !== view))}
            >
              {say('saved.remove')}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="row"
        aria-label={say('saved.add')}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const view = savedView(String(new FormData(form).get('nome') ?? '').trim(), address, today)
          if (!isView(view)) return
          keep([...views.filter(({ nome }) => nome !== view.nome), view])
          form.reset()
        }}
      >
        <div class="field">
          <label for={id}>{say('saved.name')}</label>
          <input id={id} name="nome" maxLength={60} pattern=".*\S.*" required autocomplete="off" />
        </div>
        <button type="submit">{say('saved.add')}</button>
      </form>
      <p class="note">{say('saved.note')}</p>
    </details>
  )
}
