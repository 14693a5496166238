import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { View as Name } from './base/address.ts'
import { usePanel } from './base/panel.ts'
import { rightName } from './people/right-name.ts'
import { mayOpen, places } from './views.ts'
import { loadAllWords } from './words/words.ts'

interface Loaded {
  view: string
  Shown: ComponentType | null
}

/** The view that the address names. Its code and its words are loaded first. Who may not open it is told so. */
export function View() {
  const { address, say, may, language } = usePanel()
  const view = address.visao
  const isAllowed = mayOpen(view, may)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!isAllowed) return
    let isGone = false
    const show = (Shown: ComponentType | null) => {
      if (!isGone) setLoaded({ view, Shown })
    }
    // The first view has its words.
    const words = view === 'visao' ? undefined : loadAllWords(language)
    Promise.all([places[view].load(), words]).then(
      ([Shown]) => show(Shown),
      () => show(null)
    )
    return () => {
      isGone = true
    }
  }, [view, isAllowed])

  if (!isAllowed) return <Denied view={view} />
  if (loaded?.view !== view)
    return (
      <p class="loading" role="status">
        {say('busy')}
      </p>
    )
  const { Shown } = loaded
  if (Shown) return <Shown />
  // A new version of the service may have replaced the files of this page.
  return (
    <div class="failure" role="alert">
      <p>{say('view.lost')}</p>
      <button type="button" onClick={() => location.reload()}>
        {say('again')}
      </button>
    </div>
  )
}

function Denied({ view }: { view: Name }) {
  const { say, profile, language } = usePanel()
  const [hasNames, setHasNames] = useState(false)
  // The words for permissions come with the views that deal with them.
  useEffect(() => {
    const show = () => setHasNames(true)
    loadAllWords(language).then(show, show)
  }, [language])
  if (view === 'visao') return <p class="sentence">{say('sign.denied', { name: profile.email })}</p>
  const { needs } = places[view]
  const names = needs.map((nome) => `“${rightName(language, nome)}”`).join(', ')
  return (
    <>
      <h1>{say(`nav.${view}`)}</h1>
      <p class="sentence">
        {needs.includes('admin') ? say('view.denied.admin') : hasNames && say('view.denied', { names })}
      </p>
    </>
  )
}
