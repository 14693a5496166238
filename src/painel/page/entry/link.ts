import { useEffect, useState } from 'preact/hooks'

const kinds = ['senha', 'email', 'liberar', 'convite'] as const

/** What a link of a mail is for, and its one-use token. */
export interface Link {
  kind: (typeof kinds)[number]
  token: string
}

/** Reads a link such as /painel#senha=<token>. Browsers do not send that part to any server. */
export function linkIn(hash: string): Link | null {
  const [, name, token = ''] = /^#(\w+)=([\w.-]+)$/.exec(hash) ?? []
  const kind = kinds.find((each) => each === name)
  return kind ? { kind, token } : null
}

/** The link that the page was opened with, or that was pasted into its address since. */
export function useLink(): { link: Link | null; close(): void } {
  const [link, setLink] = useState(() => linkIn(location.hash))
  useEffect(() => {
    const follow = () => setLink((before) => linkIn(location.hash) ?? before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const close = () => {
    // The token is used up, and must not stay in the address or in the history.
    history.replaceState(null, '', location.pathname + location.search)
    setLink(null)
  }
  return { link, close }
}
