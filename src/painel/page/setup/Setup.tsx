import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { Invite } from '../people/Invite.tsx'
import { Demonstration } from './Demonstration.tsx'
import { Letter } from './Letter.tsx'
import { Place } from './Place.tsx'
import { placeOf } from './places.ts'

/**
 * The first steps of a new service. What is done is read from the service each time, so that each step can be left and
 * taken up again, by anybody who administers it.
 */
export function Setup() {
  const { say, client, href, go, round } = usePanel()
  const [isInviting, setInviting] = useState(false)
  const asked = useAsk(`setup ${round}`, async (signal) => {
    const [grupos, importacoes, usuarios, demonstracao] = await Promise.all([
      client.GET('/api/v1/grupos', { params: { query: { size: 100 } }, signal }),
      client.GET('/api/v1/agravos/importacoes', { params: { query: { size: 1 } }, signal }),
      client.GET('/api/v1/usuarios', { params: { query: { size: 1 } }, signal }),
      client.GET('/api/v1/administracao/demonstracao', { signal })
    ])
    return {
      grupos: grupos.data.grupos,
      imports: importacoes.data.total,
      colleagues: usuarios.data.total,
      demonstration: demonstracao.data.data
    }
  })
  return (
    <>
      <h1>{say('setup.title')}</h1>
      <p class="note">{say('setup.about')}</p>
      <Answer asked={asked}>
        {({ grupos, imports, colleagues, demonstration }) => (
          <ol class="steps">
            <Step title={say('setup.place')} isDone={placeOf(grupos) !== null}>
              <Place grupos={grupos} onDone={() => asked.again('quietly')} />
            </Step>
            <Step title={say('setup.mail')}>
              <Letter />
            </Step>
            <Step title={say('setup.colleague')} isDone={colleagues > 1}>
              <p>{say('setup.colleague.about')}</p>
              {isInviting ? (
                <Invite grupos={grupos} onDone={() => asked.again('quietly')} onClose={() => setInviting(false)} />
              ) : (
                <button type="button" class="main" onClick={() => setInviting(true)}>
                  {say('invite.open')}
                </button>
              )}
              <a
                href={href({ visao: 'pessoas' })}
                onClick={(event) => {
                  event.preventDefault()
                  go({ visao: 'pessoas' })
                }}
              >
                {say('setup.colleague.all')}
              </a>
            </Step>
            <Step title={say('setup.data')} isDone={imports > 0 || demonstration.motivo === 'ha_casos'}>
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
              <Demonstration told={demonstration} onDone={() => asked.again('quietly')} />
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
