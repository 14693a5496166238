import type { ComponentChildren } from 'preact'
import { isApiError } from '../../../client/index.ts'
import type { Say } from '../words/words.ts'
import type { Asked } from './ask.ts'
import { usePanel } from './panel.ts'

/** Shows an error in the service's own words. */
export function Failure({ error, say, again }: { error: unknown; say: Say; again?: () => void }) {
  if (!error) return null
  // What the service says of a reading that took too long is for who writes programs.
  const isSlow = isApiError(error, 'READING_TOO_LONG')
  const details = isApiError(error) && !isSlow ? error.details.map(({ message }) => message) : []
  const message = isSlow ? say('failed.slow') : isApiError(error) ? error.message : say('failed.offline')
  return (
    <div class="failure" role="alert">
      <p>{message}</p>
      {details.length > 0 && (
        <ul>
          {details.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {isApiError(error) && error.requestId && <p class="faint">{say('failed.request', { id: error.requestId })}</p>}
      {again && (
        <button type="button" onClick={again}>
          {say('again')}
        </button>
      )}
    </div>
  )
}

/**
 * Shows that an answer is loading, that it failed, or the answer itself. The previous answer stays, dimmed, until the
 * new one arrives.
 */
export function Answer<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ComponentChildren }) {
  const { say } = usePanel()
  const { data, error, isBusy, again } = asked
  return (
    <div class={isBusy ? 'busy' : undefined} aria-busy={isBusy}>
      <p class={isBusy && data === null ? 'loading' : 'unseen'} role="status">
        {isBusy ? say('busy') : data === null ? '' : say('ready')}
      </p>
      <Failure error={error} say={say} again={() => again()} />
      {data !== null && children(data)}
    </div>
  )
}
