import type { ComponentChildren } from 'preact'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { Place } from './Place.tsx'
import { placeOf } from './places.ts'

/**
 * The first steps of a new service. What is done is read from the service each time, so that each step can be left and
 * taken up again, by anybody who administers it.
 */
export function Setup() {
  const { say, client, may, href, go, round } = usePanel()
  const isAdmin = may('admin')
  const asked = useAsk(isAdmin ? `setup ${round}` : null, async (signal) => {
    const [grupos, importacoes] = await Promise.all([
      client.GET('/api/v1/grupos', { params: { query: { size: 100 } }, signal }),
      client.GET('/api/v1/agravos/importacoes', { params: { query: { size: 1 } }, signal })
    ])
    return { grupos: grupos.data.grupos, imports: importacoes.data.total }
  })
  if (!isAdmin) return <p class="sentence">{say('need.admin')}</p>
  return (
    <>
      <h1>{say('setup.title')}</h1>
      <p class="note">{say('setup.about')}</p>
      <Answer asked={asked}>
        {({ grupos, imports }) => (
          <ol class="steps">
            <Step title={say('setup.place')} isDone={placeOf(grupos) !== null}>
              <Place grupos={grupos} onDone={() => asked.again('quietly')} />
            </Step>
            <Step title={say('setup.mail')}>
              <p>{say('setup.mail.about')}</p>
              <pre>make doctor MAIL=voce@exemplo.gov.br</pre>
              <a href="/guides/production">{say('setup.mail.guide')}</a>
            </Step>
            <Step title={say('setup.colleague')}>
              <p>{say('setup.colleague.about')}</p>
              <a href="/guides/authentication">{say('setup.colleague.guide')}</a>
            </Step>
            <Step title={say('setup.data')} isDone={imports > 0}>
              <p>{say('setup.data.about')}</p>
              <a
                href={href({ visao: 'importacao' })}
                onClick={(event) => {
                  event.preventDefault()
                  go({ visao: 'importacao' })
                }}
              >
                {say('setup.data.import')}
              </a>
              <p class="note">{say('setup.data.demo')}</p>
            </Step>
          </ol>
        )}
      </Answer>
    </>
  )
}

interface StepProps {
  title: string
  /** Left out where the service cannot tell. */
  isDone?: boolean
  children: ComponentChildren
}

function Step({ title, isDone, children }: StepProps) {
  const { say } = usePanel()
  return (
    <li class="sheet">
      <h2>
        {title} {isDone !== undefined && <span class="badge">{say(isDone ? 'setup.done' : 'setup.open')}</span>}
      </h2>
      {children}
    </li>
  )
}
