import type { Row } from './document.ts'

/**
 * Checks that `x-read` stands only where a replica may answer: the operation changes nothing, and its callers are
 * known, so that none sees less than before.
 */
export function readProblems(rows: Row[]): string[] {
  return rows.flatMap((row) => problemsOf(row).map((problem) => `${row.operation.operationId}: ${problem}`))
}

function problemsOf({ method, operation }: Row): string[] {
  const { 'x-read': read, 'x-etag': etag, 'x-filterable': list, security, responses } = operation
  const isJob = '202' in responses
  if (read === undefined) return []
  if (read === 'job-on-replica') return isJob ? [] : ['x-read: job-on-replica is for operations that start a job']
  if (read !== 'replica') return ['x-read must be replica or job-on-replica']
  const found: string[] = []
  if (isJob || (method !== 'GET' && !(method === 'POST' && list)))
    found.push('x-read: replica is for operations that change nothing: a GET, or the POST of a list')
  if (security?.length === 0) found.push('x-read: replica needs a caller, who must not be shown less than before')
  if (etag)
    found.push('x-read: replica cannot be combined with x-etag: a change of a record is compared with the primary')
  return found
}
