import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import { type Key, languages } from '../words/words.ts'
import { Badge } from '../work/Badge.tsx'
import { Editor } from './Editor.tsx'

const COLUMNS: Key[] = ['desk.col.title', 'col.state', 'desk.col.when', 'lang.label', 'desk.col.author']

const kinds = { rascunho: 'plain', agendada: 'plain', publicada: 'good' } as const

/** Everything that was written and that this account may see, and the editor of the chosen one. */
export function Desk() {
  const { say, may, client, address, language, format, href, go } = usePanel()
  const { pagina, noticia } = address
  const asked = useAsk(
    noticia || !may('noticias.listar') ? null : JSON.stringify([pagina, language]),
    async (signal) => {
      const params = { query: { page: pagina, size: 20 } }
      return (await client.GET('/api/v1/noticias', { params, signal })).data
    }
  )
  if (noticia) return <Editor key={noticia} noticia={noticia} />
  const title = say('nav.noticias')
  return (
    <>
      <h1>{title}</h1>
      {may('noticias.criar') && (
        <p>
          <button type="button" class="main" onClick={() => go({ noticia: 'nova' })}>
            {say('desk.new')}
          </button>
        </p>
      )}
      {!may('noticias.listar') && <p class="sentence">{say('desk.need.listar')}</p>}
      <div class="sheet">
        <Answer asked={asked}>
          {({ data, page, pages }) =>
            data.length === 0 ? (
              <p class="empty">{say('desk.none')}</p>
            ) : (
              <Rows title={title} columns={COLUMNS} page={page} pages={pages}>
                {data.map(({ id, titulo, estado, publicar_em, idioma, autor }) => (
                  <tr key={id}>
                    <th scope="row">
                      <a
                        href={href({ noticia: String(id) })}
                        onClick={(event) => {
                          event.preventDefault()
                          go({ noticia: String(id) })
                        }}
                      >
                        {titulo}
                      </a>
                    </th>
                    <td>
                      <Badge text={say(`noticia.${estado}`)} kind={kinds[estado]} />
                    </td>
                    <td>{publicar_em ? format.moment(publicar_em) : '–'}</td>
                    <td>{languages[idioma]}</td>
                    <td>{autor.nome ?? '–'}</td>
                  </tr>
                ))}
              </Rows>
            )
          }
        </Answer>
      </div>
    </>
  )
}
