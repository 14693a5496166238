import { useState } from 'preact/hooks'
import { type FieldProps, Labelled } from './Labelled.tsx'

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '')

/** A list of short texts in one line, with commas between them. */
export function Listed(props: FieldProps) {
  const { form, path } = props
  const [text, setText] = useState(() => textOf(form.values[path]))
  return (
    <Labelled {...props}>
      {({ onBlur, ...tied }) => (
        <input
          {...tied}
          value={text}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => {
            setText(value)
            const items = value.split(',').map((each) => each.trim())
            form.set(path, items.filter(Boolean))
          }}
          onBlur={() => {
            setText(textOf(form.values[path]))
            onBlur()
          }}
        />
      )}
    </Labelled>
  )
}
