import type { InputHTMLAttributes, Ref } from 'preact'
import { useId } from 'preact/hooks'

interface FieldProps {
  label: string
  name: string
  help?: string
  type?: 'email' | 'password' | 'text'
  autocomplete?: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'name' | 'off'
  inputMode?: 'numeric'
  maxLength?: number
  defaultValue?: string | undefined
  /** May be left empty. */
  isOptional?: boolean
  input?: Ref<HTMLInputElement>
}

/** A labelled input. */
export function Field({ label, help, input, type = 'text', isOptional = false, ...rest }: FieldProps) {
  const [id, helpId] = [useId(), useId()]
  // The types of inputs are told apart by `type`, which is not known here.
  const given = { ...rest, type, required: !isOptional } as InputHTMLAttributes<HTMLInputElement>
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input {...given} id={id} ref={input ?? null} aria-describedby={help ? helpId : undefined} />
      {help && (
        <p class="note" id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}
