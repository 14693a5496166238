import { useEffect, useState } from 'preact/hooks'
import { renderMarkdown } from '../../../modules/noticias/markdown/markdown.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import type { Values } from '../form/values.ts'
import type { Noticia } from './article.ts'

/** The news as readers would see them, while they are written: made by the service's own renderer. */
export function Preview({ values, noticia }: { values: Values; noticia: Noticia | null }) {
  const { say, client } = usePanel()
  const [shown, setShown] = useState('')
  const { id, imagem } = noticia ?? { id: 0, imagem: null }
  // Before they are published, pictures are only for those who may see the news: the page must ask with its token.
  useAsk(imagem ? `${id} ${imagem}` : null, async (signal) => {
    const params = { path: { id } }
    const file = await client.download('/api/v1/noticias/{id}/imagem/previa', { params, signal })
    setShown(URL.createObjectURL(await file.blob()))
  })
  useEffect(() => () => URL.revokeObjectURL(shown), [shown])
  const text = (name: string) => String(values[name] ?? '').trim()
  return (
    <section class="sheet" aria-label={say('desk.preview')}>
      <h2>{say('desk.preview')}</h2>
      <article class="preview" lang={text('idioma')}>
        {imagem && shown && <img src={shown} alt="" />}
        <p class="strong">{text('titulo')}</p>
        {text('resumo') && <p>{text('resumo')}</p>}
        {/* The renderer lets no tag of a writer through, and the policy of the page would run no script. */}
        <div dangerouslySetInnerHTML={{ __html: renderMarkdown(text('corpo')) }} />
      </article>
      <p class="note">{say('desk.preview.help')}</p>
    </section>
  )
}
