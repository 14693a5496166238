import type { Letter, Row } from './document.ts'
import type { Difference } from './judge.ts'

/** What an operation was asked. */
export type Kind = 'answer' | 'notModified' | 'noToken' | 'unknownField' | 'unknownId' | 'repeated'

export interface Trial {
  kind: Kind
  status: number
  differences: Difference[]
}

/** Why the regular answer of an operation was not seen. */
export type Reason = 'noSession' | 'noPermission' | 'noId' | 'writes' | 'byHand' | 'refused' | 'limit'

export interface Result {
  description: Letter
  operation: string
  method: string
  path: string
  state: 'ok' | 'differs' | 'notTried'
  /** Set where the state is notTried. */
  reason: Reason | null
  /** Status and code of the refusal. */
  detail: string
  trials: Trial[]
}

/** What is known about an operation while it is being tried. */
export interface Notes {
  trials: Trial[]
  reason: Reason | null
  detail: string
}

export const emptyNotes = (): Notes => ({ trials: [], reason: null, detail: '' })

export function resultOf({ letter, operation, method, path }: Row, { trials, reason, detail }: Notes): Result {
  const differs = trials.some(({ differences }) => differences.length > 0)
  const isSeen = trials.some(({ kind }) => kind === 'answer')
  const state = differs ? 'differs' : isSeen ? 'ok' : 'notTried'
  return {
    description: letter,
    operation: operation.operationId,
    method,
    path,
    state,
    reason: state === 'notTried' ? reason : null,
    detail: state === 'notTried' ? detail : '',
    trials
  }
}
