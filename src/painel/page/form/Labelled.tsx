import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import './form.css'
import type { Form } from './form.ts'

/** What every field of a form has. */
export interface FieldProps {
  form: Form
  /** The field's name, as errors of the service name it. */
  path: string
  label: string
  hint?: string | undefined
}

/** What a control needs in order to belong to its label, hint and error. */
export interface Tied {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
  onBlur(): void
}

/** A label, its control, a hint, and what is wrong with what was typed. */
export function Labelled({
  form,
  path,
  label,
  hint,
  children
}: FieldProps & { children(tied: Tied): ComponentChildren }) {
  const { say } = usePanel()
  const ids = { control: useId(), hint: useId(), wrong: useId() }
  const problem = form.problemOf(path)
  const isRequired = form.ruleOf(path)?.isRequired ?? false
  const about = [hint ? ids.hint : '', problem ? ids.wrong : ''].filter(Boolean).join(' ')
  return (
    <div class="field" data-field={path}>
      <label for={ids.control}>
        {label}
        {isRequired && (
          <span class="needed" title={say('form.required')} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: ids.control,
        'aria-describedby': about || undefined,
        'aria-invalid': problem !== null,
        'aria-required': isRequired,
        onBlur: () => form.leave(path)
      })}
      {hint && (
        <p class="note" id={ids.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p class="wrong" id={ids.wrong}>
          {problem}
        </p>
      )}
    </div>
  )
}
