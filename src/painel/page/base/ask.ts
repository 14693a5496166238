import { useEffect, useRef, useState } from 'preact/hooks'
import { isApiError } from '../../../client/index.ts'
import { usePanel } from './panel.ts'

export interface Asked<T> {
  /** The previous answer, while the next one is under way. */
  data: T | null
  error: unknown
  isBusy: boolean
  /** Asks again. `quietly` shows no sign of loading. */
  again(how?: 'quietly'): void
}

interface State<T> {
  data: T | null
  error: unknown
  isBusy: boolean
}

/**
 * Asks the service when the key changes, and not at all while it is null. An answer that arrives too late is thrown
 * away.
 */
export function useAsk<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const { onEnded, round: signedIn } = usePanel()
  const [state, setState] = useState<State<T>>({ data: null, error: null, isBusy: key !== null })
  const [round, setRound] = useState(0)
  const isQuiet = useRef(false)
  const asked = useRef(signedIn)
  const asking = useRef(ask)
  asking.current = ask
  useEffect(() => {
    if (key === null) return setState({ data: null, error: null, isBusy: false })
    const abort = new AbortController()
    // After another sign-in the answers that are shown stay until the new ones are there.
    const wasQuiet = isQuiet.current || asked.current !== signedIn
    asked.current = signedIn
    isQuiet.current = false
    setState(({ data }) => ({ data, error: null, isBusy: !(wasQuiet && data !== null) }))
    asking.current(abort.signal).then(
      (data) => !abort.signal.aborted && setState({ data, error: null, isBusy: false }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (isEnded(error)) return onEnded()
        setState({ data: null, error, isBusy: false })
      }
    )
    return () => abort.abort()
  }, [key, round, signedIn])
  const again: Asked<T>['again'] = (how) => {
    isQuiet.current = how === 'quietly'
    setRound((n) => n + 1)
  }
  return { ...state, again }
}

export const isEnded = (error: unknown): boolean => isApiError(error, 'UNAUTHORIZED')

/** Runs work that a click has started, and keeps its error to be shown. */
export function useAct(): { isBusy: boolean; error: unknown; act(work: () => Promise<void>): void; clear(): void } {
  const { onEnded } = usePanel()
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null })
  return {
    ...state,
    clear: () => setState({ isBusy: false, error: null }),
    act(work) {
      setState({ isBusy: true, error: null })
      work().then(
        () => setState({ isBusy: false, error: null }),
        (error: unknown) => {
          // What was typed stays, and the same click does the work after the reader has signed in again.
          setState({ isBusy: false, error: isEnded(error) ? null : error })
          if (isEnded(error)) onEnded()
        }
      )
    }
  }
}
