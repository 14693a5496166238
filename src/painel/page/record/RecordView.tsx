import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { valuesOf } from './caso.ts'
import { EditForm } from './EditForm.tsx'
import { NewForm } from './NewForm.tsx'

type Criado = Schemas['CasoCriado']

/** The form of a case, new or to be changed. */
export function RecordView() {
  const { say, may, address } = usePanel()
  const { caso } = address
  if (caso !== null) return may('agravos.editar') ? <Edited key={caso} id={caso} /> : <p>{say('need.editar')}</p>
  return may('agravos.criar') ? <Recorded /> : <p class="sentence">{say('need.criar')}</p>
}

/** The form of a new case and, once it is recorded, where to go on. */
function Recorded() {
  const { say } = usePanel()
  const [made, setMade] = useState<Criado | null>(null)
  return (
    <>
      <h1>{say('sheet.new')}</h1>
      {made ? <Made caso={made} again={() => setMade(null)} /> : <NewForm onMade={setMade} />}
    </>
  )
}

function Made({ caso, again }: { caso: Criado; again(): void }) {
  const { say, href, go } = usePanel()
  const alike = caso.possiveis_duplicidades?.length ?? 0
  const link = (change: Parameters<typeof href>[0], text: string) => (
    <a
      href={href(change)}
      onClick={(event) => {
        event.preventDefault()
        go(change)
      }}
    >
      {text}
    </a>
  )
  return (
    <section class="sheet" aria-label={say('sheet.new')}>
      <p role="status">{say('sheet.made', { number: caso.numero_notificacao })}</p>
      {alike > 0 && <p>{say('sheet.alike', { n: alike }, alike)}</p>}
      {alike > 0 && link({ visao: 'duplicidades', caso: null }, say('nav.duplicidades'))}
      {link({ visao: 'visao', caso: caso.id }, say('sheet.open', { number: caso.numero_notificacao }))}
      <button type="button" onClick={again}>
        {say('sheet.another')}
      </button>
    </section>
  )
}

function Edited({ id }: { id: number }) {
  const { say, client, language } = usePanel()
  const asked = useAsk(`${id} ${language}`, async (signal) => {
    const { data, response } = await client.GET('/api/v1/agravos/casos/{id}', { params: { path: { id } }, signal })
    return { caso: data, etag: response.headers.get('etag') ?? '' }
  })
  return (
    <>
      <h1>{say('sheet.edit', { number: asked.data?.caso.numero_notificacao ?? id })}</h1>
      <Answer asked={asked}>
        {({ caso, etag }) => <EditForm id={id} initials={caso.paciente.nome} start={valuesOf(caso)} etag={etag} />}
      </Answer>
    </>
  )
}
