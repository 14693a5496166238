import { useId } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import type { Article } from './article.ts'

/** The picture above the text: set, replaced, removed. */
export function Picture({ article: { noticia, etag }, onChange }: { article: Article; onChange(): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act } = useAct()
  const id = useId()
  const params = { path: { id: noticia.id }, header: { 'If-Match': etag } }
  const send = (file: File | undefined) => {
    if (!file) return
    act(async () => {
      await client.PUT('/api/v1/noticias/{id}/imagem', { params, body: { file } })
      onChange()
    })
  }
  const remove = () =>
    act(async () => {
      await client.DELETE('/api/v1/noticias/{id}/imagem', { params })
      onChange()
    })
  return (
    <section class="sheet" aria-label={say('desk.picture')}>
      <h2>{say('desk.picture')}</h2>
      <div class="row">
        <div class="field">
          <label for={id}>{say(noticia.imagem ? 'desk.picture.other' : 'desk.picture.choose')}</label>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={({ currentTarget }) => send(currentTarget.files?.[0])}
          />
        </div>
        {noticia.imagem && (
          <button type="button" disabled={isBusy} onClick={remove}>
            {say('desk.picture.remove')}
          </button>
        )}
      </div>
      <p class="note">{say('desk.picture.help')}</p>
      <Failure error={error} say={say} />
    </section>
  )
}
