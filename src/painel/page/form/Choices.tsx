import { usePanel } from '../base/panel.ts'
import { sayValue } from '../words/words.ts'
import { type FieldProps, Labelled } from './Labelled.tsx'

interface OneProps extends FieldProps {
  /** Under which name the words have the values; that of the field where nothing is said. */
  words?: string
  /** The values with their texts, where the contract does not list them. */
  options?: [value: string, text: string][]
}

/** One of the values that the contract lists. */
export function OneOf({ words, options, ...props }: OneProps) {
  const { say, language } = usePanel()
  const { form, path } = props
  const field = words ?? path.split('.').at(-1) ?? path
  const rule = form.ruleOf(path)
  const all = options ?? (rule?.values ?? []).map((each): [string, string] => [each, sayValue(language, field, each)])
  return (
    <Labelled {...props}>
      {(tied) => (
        <select
          {...tied}
          value={String(form.values[path] ?? '')}
          onChange={({ currentTarget }) => form.set(path, currentTarget.value)}
        >
          <option value="">{say(rule?.isRequired ? 'form.choose' : 'form.unknown')}</option>
          {all.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** Yes, no, or not known. */
export function YesNo(props: FieldProps) {
  const { say } = usePanel()
  const { form, path } = props
  const value = form.values[path]
  return (
    <Labelled {...props}>
      {(tied) => (
        <select
          {...tied}
          value={typeof value === 'boolean' ? String(value) : ''}
          onChange={({ currentTarget }) =>
            form.set(path, currentTarget.value === '' ? null : currentTarget.value === 'true')
          }
        >
          {(form.ruleOf(path)?.isNullable || typeof value !== 'boolean') && (
            <option value="">{say('form.unknown')}</option>
          )}
          <option value="true">{say('yes')}</option>
          <option value="false">{say('no')}</option>
        </select>
      )}
    </Labelled>
  )
}
