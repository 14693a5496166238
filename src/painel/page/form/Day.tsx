import { usePanel } from '../base/panel.ts'
import { type FieldProps, Labelled } from './Labelled.tsx'

interface DayProps extends FieldProps {
  min?: string
  /** The last day that makes sense; today where nothing is said. */
  max?: string
}

/** A day, typed or picked: the browser's own control does both, with the keyboard and on a phone. */
export function Day({ min = '1900-01-01', max, ...props }: DayProps) {
  const { today } = usePanel()
  const { form, path } = props
  return (
    <Labelled {...props}>
      {(tied) => (
        <input
          {...tied}
          type="date"
          min={min}
          max={max ?? today}
          value={String(form.values[path] ?? '')}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            // Half a date has no value; what is typed must not count as an empty field.
            form.setUnread(path, currentTarget.validity.badInput)
            form.set(path, currentTarget.value)
          }}
        />
      )}
    </Labelled>
  )
}
