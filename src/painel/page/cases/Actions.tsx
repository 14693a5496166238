import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import type { Quick, QuickForm } from '../record/QuickForm.tsx'
import type { Caso } from './facts.ts'

interface ActionsProps {
  caso: Caso
  etag: string
  onChange(): void
}

type Form = ComponentType<Parameters<typeof QuickForm>[0]>

/** What can be done with a case: the whole form, closing, a death. Their code is loaded when it is asked for. */
export function Actions({ caso, etag, onChange }: ActionsProps) {
  const { say, href, go } = usePanel()
  const { error, act } = useAct()
  const [Shown, setShown] = useState<{ Form: Form } | null>(null)
  const [what, setWhat] = useState<Quick | null>(null)
  const [isSaved, setSaved] = useState(false)
  const to = { visao: 'ficha', caso: caso.id } as const
  const begin = (next: Quick) =>
    act(async () => {
      const { QuickForm } = await import('../record/QuickForm.tsx')
      setShown({ Form: QuickForm })
      setSaved(false)
      setWhat(next)
    })
  const end = () => {
    setWhat(null)
    setSaved(true)
    onChange()
  }
  return (
    <section aria-label={say('case.edit')}>
      <div class="actions">
        <a
          class="button"
          href={href(to)}
          onClick={(event) => {
            event.preventDefault()
            go(to)
          }}
        >
          {say('case.edit')}
        </a>
        {caso.status !== 'encerrado' && (
          <button type="button" data-act="close" onClick={() => begin('close')}>
            {say('case.do.close')}
          </button>
        )}
        {caso.data_obito === null && (
          <button type="button" data-act="death" onClick={() => begin('death')}>
            {say('case.do.death')}
          </button>
        )}
        <span role="status">{isSaved ? say('case.saved') : ''}</span>
      </div>
      <Failure error={error} say={say} />
      {what && Shown && (
        <Shown.Form
          key={what}
          caso={caso}
          etag={etag}
          what={what}
          onDone={end}
          onCancel={() => setWhat(null)}
          onStale={onChange}
        />
      )}
    </section>
  )
}
