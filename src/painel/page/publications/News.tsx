import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'

const MOST = 5

/** The latest published news, in the reader's language. Each item has a public page of its own. */
export function News() {
  const { say, may, client, language, format } = usePanel()
  const asked = useAsk(may('noticias.listar') ? language : null, async (signal) => {
    const query = { estado: 'publicada' as const, idioma: language, size: MOST }
    return (await client.GET('/api/v1/noticias', { params: { query }, signal })).data.data
  })
  if (!may('noticias.listar')) return null
  return (
    <section class="sheet" aria-label={say('news.title')} data-figure="noticias">
      <h2>{say('news.title')}</h2>
      <Answer asked={asked}>
        {(news) =>
          news.length === 0 ? (
            <p class="empty">{say('news.none')}</p>
          ) : (
            <ul class="plain news">
              {news.map(({ id, titulo, resumo, publicar_em, autor, tags }) => (
                <li key={id}>
                  <h3>
                    <a href={`/noticias/${id}?lang=${language}`}>{titulo}</a>
                  </h3>
                  <p class="note">
                    {[publicar_em && format.moment(publicar_em), autor.nome, ...tags].filter(Boolean).join(' · ')}
                  </p>
                  {resumo && <p>{resumo}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      <p>
        <a href={`/noticias?lang=${language}`}>{say('news.all')}</a>
      </p>
    </section>
  )
}
