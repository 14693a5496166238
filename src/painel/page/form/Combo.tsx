import { useId, useState } from 'preact/hooks'
import './form.css'
import type { Tied } from './Labelled.tsx'

export interface Option {
  id: string
  text: string
}

interface ComboProps<T extends Option> {
  label: string
  /** What the input is tied to: its id, its error, what happens when it is left. */
  tied: Pick<Tied, 'id'> & Partial<Tied>
  text: string
  options: T[]
  isOff?: boolean
  onText(text: string): void
  onTake(option: T): void
}

/** A field with a list below it, of which one is chosen with the keyboard, the mouse or a finger. */
export function Combo<T extends Option>({ label, tied, text, options, isOff = false, onText, onTake }: ComboProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const list = useId()
  const current = options[at]
  const take = (option: T) => {
    setOpen(false)
    onTake(option)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setAt((before) => (isOpen ? (before + step + options.length) % Math.max(1, options.length) : 0))
    } else if (event.key === 'Enter' && isOpen && current) {
      event.preventDefault()
      take(current)
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around the form stays open.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div class="combo">
      <input
        {...tied}
        role="combobox"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && current ? `${list}-${current.id}` : undefined}
        value={text}
        disabled={isOff}
        autocomplete="off"
        maxLength={100}
        onInput={({ currentTarget }) => {
          setOpen(true)
          setAt(0)
          onText(currentTarget.value)
        }}
        onKeyDown={onKey}
        onBlur={() => {
          setOpen(false)
          tied.onBlur?.()
        }}
      />
      <div id={list} role="listbox" aria-label={label} hidden={!isOpen || options.length === 0}>
        {options.map((option, i) => (
          <div
            key={option.id}
            id={`${list}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            // The list would be gone before the click, because the field is left first.
            onMouseDown={(event) => {
              event.preventDefault()
              take(option)
            }}
          >
            {option.text}
          </div>
        ))}
      </div>
    </div>
  )
}
