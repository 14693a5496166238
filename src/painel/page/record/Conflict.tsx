import { useId, useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import type { Form } from '../form/form.ts'
import type { Value, Values } from '../form/values.ts'
import { valueText } from '../work/changes.ts'
import { itemAt } from './sections.ts'

/** The case as somebody else has left it. */
export interface Other {
  values: Values
  etag: string
  /** Who it was, if that is known. */
  by?: string | undefined
  /** The fields in which it differs from what was typed here. */
  differing?: string[]
  /** The fields that were changed here. */
  mine?: string[]
}

interface ConflictProps {
  other: Other
  form: Form
  nameOf(path: string): string
  /** Takes the values that were chosen. */
  onDone(values: Values): void
}

/** Two versions of a case side by side. For each field that differs one of them is chosen; then the form goes on. */
export function Conflict({ other, form, nameOf, onDone }: ConflictProps) {
  const { say } = usePanel()
  const name = useId()
  const text = useText()
  const { differing = [], mine = [] } = other
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set(mine))
  const choose = (path: string, isOwn: boolean) =>
    setOwn((before) => new Set(isOwn ? [...before, path] : [...before].filter((each) => each !== path)))
  const done = () => {
    const chosen = mine.filter((path) => !differing.includes(path) || own.has(path))
    onDone({ ...other.values, ...Object.fromEntries(chosen.map((path): [string, Value] => [path, form.values[path]])) })
  }
  const cell = (path: string, isOwn: boolean) => (
    <td>
      <label class="option">
        <input
          type="radio"
          name={`${name} ${path}`}
          checked={own.has(path) === isOwn}
          disabled={isOwn && !mine.includes(path)}
          onChange={() => choose(path, isOwn)}
        />
        {text(path, (isOwn ? form.values : other.values)[path])}
      </label>
    </td>
  )
  return (
    <section class="sheet" aria-label={say('conflict.title')} data-figure="conflito">
      <h2>{say('conflict.title')}</h2>
      <p role="alert">{other.by ? say('conflict.by', { name: other.by }) : say('conflict.somebody')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      <section class="scroll whole" tabIndex={0} aria-label={say('conflict.table')}>
        <table>
          <caption class="unseen">{say('conflict.table')}</caption>
          <thead>
            <tr>
              {(['changes.field', 'conflict.mine', 'conflict.theirs'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((path) => (
              <tr key={path}>
                <th scope="row">{nameOf(path)}</th>
                {cell(path, true)}
                {cell(path, false)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="note">{say('conflict.then')}</p>
      <button type="button" class="main" onClick={done}>
        {say('conflict.go-on')}
      </button>
    </section>
  )
}

function useText(): (path: string, value: Value) => string {
  const { say, format, language } = usePanel()
  return (path, value) => {
    if (value === undefined || value === null || value === '') return '–'
    if (typeof value === 'object') return value.map(placeText).join(', ') || '–'
    const shown = valueText(itemAt(path)?.words ?? path, value, say, format, language)
    return String(shown ?? '–')
  }
}

const placeText = (each: unknown): string =>
  typeof each === 'object' && each !== null ? Object.values(each).filter(Boolean).join(' – ') : String(each)
