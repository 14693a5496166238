import { listsB } from '../../../../scripts/sdk/src/contract.ts'
import { isApiError } from '../../../../scripts/sdk/src/index.ts'
import { useAsk } from '../base/ask.ts'
import { useNear } from '../base/near.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'

const PATH = '/api/v1/noticias'
const MOST = 5

interface News {
  id: number
  titulo: string
  resumo: string | null
  publicar_em: string | null
  autor: { nome: string | null } | null
}

/** The contract with which this page was built decides whether there are news; asking for what is not there would be a complaint of the browser. */
const hasNews = Object.hasOwn(listsB, PATH)

/** The latest news that are published, in the reader's language. */
export function NewsList({ isThere: isAbove }: { isThere: boolean }) {
  const { say, may, client, language, format } = usePanel()
  const isThere = hasNews && may('noticias.listar')
  const { place, isNear } = useNear<HTMLElement>(isAbove)
  const asked = useAsk<News[] | null>(isThere && isNear ? language : null, async (signal) => {
    // The client knows paths of the contract only, and this one may not be among them.
    const get = client.GET as unknown as (path: string, init: object) => Promise<{ data: { data: News[] } }>
    const query = { estado: 'publicada', idioma: language, size: MOST }
    try {
      return (await get(PATH, { params: { query }, signal })).data.data
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null
      throw error
    }
  })
  if (!isThere || (asked.data === null && !asked.isBusy && !asked.error && isNear)) return null
  return (
    <section class="figure wide" ref={place} aria-label={say('news.title')}>
      <h2>{say('news.title')}</h2>
      <Answer asked={asked}>
        {(news) =>
          news?.length ? (
            <ul class="plain">
              {news.map(({ id, titulo, resumo, publicar_em, autor }) => (
                <li key={id}>
                  <a href={`/noticias/${id}`}>{titulo}</a>
                  <p class="note">
                    {[publicar_em && format.moment(publicar_em), autor?.nome].filter(Boolean).join(' · ')}
                  </p>
                  {resumo && <p>{resumo}</p>}
                </li>
              ))}
            </ul>
          ) : (
            <p class="empty">{say('news.none')}</p>
          )
        }
      </Answer>
    </section>
  )
}
