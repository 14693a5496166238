import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Asked } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'

interface Ways {
  /** Tells what was done, and asks for the record anew. */
  onDone(message: string): void
  /** Closes the dialog: the record is no longer there. */
  onGone(): void
}

interface OpenedProps<T> {
  asked: Asked<T>
  title: string
  onChanged(): void
  onClose(): void
  children(data: T, ways: Ways): ComponentChildren
}

/** A record of the list behind it, in a dialog that tells what was done. */
export function Opened<T>({ asked, title, onChanged, onClose, children }: OpenedProps<T>) {
  const { say } = usePanel()
  const dialog = useRef<HTMLDialogElement>(null)
  const [told, setTold] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const ways: Ways = {
    onDone(message) {
      setTold(message)
      asked.again('quietly')
      onChanged()
    },
    onGone: () => dialog.current?.close()
  }
  return (
    <dialog ref={dialog} class="person" aria-label={title} onClose={onClose}>
      <div class="figure-head">
        <h2>{title}</h2>
        <button type="button" onClick={ways.onGone}>
          {say('team.close')}
        </button>
      </div>
      <p role="status">{told}</p>
      <Answer asked={asked}>{(data) => children(data, ways)}</Answer>
    </dialog>
  )
}
