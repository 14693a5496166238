import { useEffect, useState } from 'preact/hooks'
import type { View } from './base/address.ts'
import { usePanel } from './base/panel.ts'
import { offered, places } from './views.ts'

/**
 * The way to every view that this account may open. It stands beside the view where there is room, and behind a button
 * elsewhere.
 */
export function Sections() {
  const { say, may, address } = usePanel()
  const [isOpen, setOpen] = useState(false)
  // The list has led somewhere, and would cover it.
  useEffect(() => setOpen(false), [address.visao])
  return (
    <nav class={isOpen ? 'sections open' : 'sections'} aria-label={say('nav.label')}>
      <button
        type="button"
        class="menu"
        aria-expanded={isOpen}
        aria-controls="sections"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">☰</span> {say('nav.menu')}
        <span class="faint"> · {say(`nav.${address.visao}`)}</span>
      </button>
      <div id="sections">
        {offered(may).map(([group, views]) => (
          <div key={group}>
            <p id={`group-${group}`}>{say(`group.${group}`)}</p>
            <ul aria-labelledby={`group-${group}`}>
              {views.map((view) => (
                <li key={view}>
                  <Way view={view} close={() => setOpen(false)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function Way({ view, close }: { view: View; close(): void }) {
  const { say, address, href, go } = usePanel()
  const to = { visao: view, caso: null, webhook: '', tarefa: '', noticia: '', pessoa: null, grupo: null }
  const fetch = () => void places[view].load().catch(() => {})
  return (
    <a
      href={href(to)}
      aria-current={address.visao === view ? 'page' : undefined}
      // Whoever points at a view is about to open it.
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={(event) => {
        event.preventDefault()
        close()
        go(to)
      }}
    >
      {say(`nav.${view}`)}
    </a>
  )
}
