import { useAct, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { type Article, valuesOf } from './article.ts'
import { Picture } from './Picture.tsx'
import { Preview } from './Preview.tsx'
import { Writing } from './Writing.tsx'

/** Writes, changes, publishes and removes one piece of news. */
export function Editor({ noticia }: { noticia: string }) {
  const { say, client, go } = usePanel()
  const isNew = noticia === 'nova'
  const asked = useAsk(isNew ? null : noticia, async (signal) => {
    const params = { path: { id: Number(noticia) } }
    const { data, response } = await client.GET('/api/v1/noticias/{id}', { params, signal })
    return { noticia: data.data, etag: response.headers.get('etag') ?? '' }
  })
  // The mark of a version comes with a reading only, so that what was changed is read again.
  const reread = () => asked.again('quietly')
  const back = () => go({ noticia: '' })
  return (
    <>
      <h1>{isNew ? say('desk.new') : (asked.data?.noticia.titulo ?? say('nav.noticias'))}</h1>
      <p>
        <button type="button" onClick={back}>
          {say('desk.back')}
        </button>
      </p>
      {isNew ? (
        <Writing article={null} onSaved={(id) => go({ noticia: String(id) }, 'replace')} />
      ) : (
        <Answer asked={asked}>{(article) => <Known article={article} onChange={reread} onGone={back} />}</Answer>
      )}
    </>
  )
}

interface KnownProps {
  article: Article
  onChange(): void
  onGone(): void
}

/** News that are stored: their text, their picture, how they look, and the way out of the world. */
function Known({ article, onChange, onGone }: KnownProps) {
  const { say, may, client, language } = usePanel()
  const { isBusy, error, act } = useAct()
  const { noticia, etag } = article
  const remove = () => {
    if (!confirm(say('desk.remove.sure'))) return
    act(async () => {
      const params = { path: { id: noticia.id }, header: { 'If-Match': etag } }
      await client.DELETE('/api/v1/noticias/{id}', { params })
      onGone()
    })
  }
  return (
    <>
      {may('noticias.editar') && <Writing key={etag} article={article} onSaved={onChange} />}
      {may('noticias.editar') && <Picture article={article} onChange={onChange} />}
      {!may('noticias.editar') && <Preview values={valuesOf(noticia)} noticia={noticia} />}
      <div class="row">
        {noticia.estado === 'publicada' && (
          <a href={`/noticias/${noticia.id}?lang=${language}`}>{say('desk.public')}</a>
        )}
        {may('noticias.deletar') && (
          <button type="button" disabled={isBusy} onClick={remove}>
            {say('desk.remove')}
          </button>
        )}
      </div>
      <Failure error={error} say={say} />
    </>
  )
}
