import { useId } from 'preact/hooks'

interface ChoiceProps {
  label: string
  value: string
  options: [value: string, text: string][]
  onChange(value: string): void
  isOff?: boolean
}

/** A list to choose from, with its label. */
export function Choice({ label, value, options, onChange, isOff }: ChoiceProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} disabled={isOff} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
