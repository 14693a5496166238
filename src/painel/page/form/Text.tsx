import type { InputHTMLAttributes } from 'preact'
import { type FieldProps, Labelled } from './Labelled.tsx'

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  autocomplete?: string
  /** More than one line. */
  rows?: number
}

const isNumber = (type: string) => type === 'integer' || type === 'number'

/** A text or a number. It takes no more characters than the contract allows. */
export function Text({ type = 'text', autocomplete = 'off', rows, ...props }: TextProps) {
  const { form, path } = props
  const rule = form.ruleOf(path)
  const value = String(form.values[path] ?? '')
  // The types of inputs are told apart by `type`, which is not known here.
  const kind = { type, ...(rule?.types.some(isNumber) ? { inputMode: 'decimal' } : {}) } as InputHTMLAttributes
  return (
    <Labelled {...props}>
      {(tied) =>
        rows ? (
          <textarea
            {...tied}
            rows={rows}
            value={value}
            maxLength={rule?.maxLength}
            onInput={({ currentTarget }) => form.set(path, currentTarget.value)}
          />
        ) : (
          <input
            {...tied}
            {...kind}
            value={value}
            maxLength={rule?.maxLength}
            autocomplete={autocomplete}
            onInput={({ currentTarget }) => form.set(path, currentTarget.value)}
          />
        )
      }
    </Labelled>
  )
}
