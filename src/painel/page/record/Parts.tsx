import { usePanel } from '../base/panel.ts'
import type { Form } from '../form/form.ts'
import { CaseField } from './Fields.tsx'
import { itemAt, sections } from './sections.ts'

/** The fields of a case by sections. */
export function Sections({ form, isKept }: { form: Form; isKept: boolean }) {
  const { say } = usePanel()
  return (
    <>
      {sections.map(({ title, items }) => (
        <fieldset key={title}>
          <legend>{say(title)}</legend>
          {items.map((item) => (
            <CaseField key={item.path} form={form} item={item} isKept={isKept} />
          ))}
        </fieldset>
      ))}
    </>
  )
}

/** Tells that a draft was found, and lets it go. */
export function DraftNote({ form }: { form: Form }) {
  const { say } = usePanel()
  if (form.found === null) return null
  return (
    <div class="row" role="status">
      <p>{say(form.found === 'short' ? 'form.draft.short' : 'form.draft')}</p>
      <button type="button" onClick={() => form.reset()}>
        {say('form.draft.drop')}
      </button>
    </div>
  )
}

/** Names a field in the list of what is wrong. */
export function useNames(): (path: string) => string {
  const { say } = usePanel()
  return (path) => {
    const item = itemAt(path) ?? itemAt(path.replace(/\.\d+\..*/, ''))
    return item ? say(item.label) : path
  }
}
