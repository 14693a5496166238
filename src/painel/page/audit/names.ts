import { useEffect, useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import type { Somebody } from '../people/PersonChoice.tsx'

/** The accounts that were asked for while the view is open; null for those that are no longer there. */
type Known = ReadonlyMap<number, Somebody | null>

/**
 * Finds out whose the accounts are. The trail itself holds only their numbers; without the permission to list accounts,
 * and for those that were erased, it stays at that. An account is asked for once: readings are audited, too.
 */
export function useAccounts(ids: readonly number[]): Known {
  const { client, may } = usePanel()
  const [known, setKnown] = useState<Known>(new Map())
  const unknown = [...new Set(ids)].filter((id) => !known.has(id))
  const key = may('usuarios.listar') ? unknown.join() : ''
  useEffect(() => {
    if (key === '') return
    const abort = new AbortController()
    const query = { search: JSON.stringify({ id: { in: unknown } }), size: 100 }
    client.GET('/api/v1/usuarios', { params: { query }, signal: abort.signal }).then(
      ({ data }) => {
        const found = new Map(data.items.map(({ id, nome, email }) => [id, { id, nome, email }]))
        setKnown((before) => new Map([...before, ...unknown.map((id) => [id, found.get(id) ?? null] as const)]))
      },
      // Numbers say it well enough.
      () => {}
    )
    return () => abort.abort()
  }, [key])
  return known
}
