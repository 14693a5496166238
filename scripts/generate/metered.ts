import { type Document, follow, mapValues, type Operation, operationsIn, type Response } from './document.ts'

/** The headers of metered operations, with the names of their components. */
const headers: Record<string, string> = {
  'X-Database-Time-Limit': 'DatabaseTimeLimit',
  'X-Database-Time-Remaining': 'DatabaseTimeRemaining',
  'X-Database-Time-Reset-After': 'DatabaseTimeResetAfter'
}

/**
 * Whether the engine bounds what an operation costs the database: lists, searches and statistics. Every list is one,
 * unless it only starts a job, and so is whatever a replica may answer.
 */
export const isMetered = ({ 'x-read': read, 'x-filterable': list, responses }: Operation): boolean =>
  read === 'replica' || (list !== undefined && '200' in responses)

/** Declares the headers of metered operations. Answers are copied first, since other operations may refer to them. */
export function addMeteredHeaders(document: Document): void {
  for (const { operation } of operationsIn(document)) {
    if (!isMetered(operation)) continue
    operation.responses = mapValues(operation.responses, (response, status) =>
      Number(status) < 400 || status === '429' ? withHeaders(follow(document, response)) : response
    )
  }
}

const withHeaders = (response: Response): Response => ({
  ...response,
  headers: { ...response.headers, ...mapValues(headers, (name) => ({ $ref: `#/components/headers/${name}` })) }
})
