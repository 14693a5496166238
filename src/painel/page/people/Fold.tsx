import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** A part that is folded away. What is in it is made, and asked of the service, when it is first opened. */
export function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  const [wasOpen, setOpen] = useState(false)
  return (
    <details onToggle={() => setOpen(true)}>
      <summary>{title}</summary>
      {wasOpen && children}
    </details>
  )
}
