import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import type { Form } from './form.ts'

interface SheetProps {
  form: Form
  title: string
  send(body: object): Promise<void>
  /** The words of the button. */
  save: string
  /** Names a field in the list of what is wrong. */
  nameOf(path: string): string
  children: ComponentChildren
  /** Other things to do, beside the button. */
  ways?: ComponentChildren
}

/** A form with its fields, what is wrong with them in one list, and the button that sends it. */
export function Sheet({ form, title, send, save, nameOf, children, ways }: SheetProps) {
  const { say } = usePanel()
  const place = useRef<HTMLFormElement>(null)
  const { problems, isBusy } = form
  const tries = useRef(0)
  const asked = useRef(0)
  const lead = (path: string) =>
    place.current?.querySelector<HTMLElement>(`[data-field="${path}"] :is(input, select, textarea)`)?.focus()
  // After a try in vain the first wrong field gets the focus, as soon as its error is there to be read.
  useEffect(() => {
    const places = place.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []
    const names = [...places].map(({ dataset }) => dataset.field ?? '')
    const first = names.find((name) => problems.some(([path]) => path === name || path.startsWith(`${name}.`)))
    if (asked.current === tries.current || first === undefined || isBusy) return
    asked.current = tries.current
    lead(first)
  })
  return (
    <form
      ref={place}
      class="form"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        tries.current++
        form.submit(send)
      }}
    >
      {children}
      {problems.length > 0 && (
        <div class="failure" role="alert">
          <p>{say('form.wrong', { n: problems.length }, problems.length)}</p>
          <ul>
            {problems.map(([path, sentence]) => (
              <li key={path}>
                <button type="button" class="link" onClick={() => lead(path)}>
                  {path === '' ? title : nameOf(path)}
                </button>
                : {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Failure error={form.error} say={say} />
      <div class="row">
        <button type="submit" class="main" disabled={isBusy}>
          {isBusy ? say('busy') : save}
        </button>
        {ways}
      </div>
    </form>
  )
}
