import type { Row } from './document.ts'

/** `x-read` stands only where a replica can do: it changes nothing, and is asked only by callers whose last answers are known. */
export function readProblems(rows: Row[]): string[] {
  return rows.flatMap((row) => problemsOf(row).map((problem) => `${row.operation.operationId}: ${problem}`))
}

function problemsOf({ method, operation }: Row): string[] {
  const { 'x-read': read, 'x-etag': etag, 'x-filterable': list, security, responses } = operation
  const isJob = '202' in responses
  if (read === undefined) return []
  if (read === 'job-on-replica') return isJob ? [] : ['x-read: job-on-replica is for what starts a job']
  if (read !== 'replica') return ['x-read is replica or job-on-replica']
  const found: string[] = []
  if (isJob || (method !== 'GET' && !(method === 'POST' && list)))
    found.push('x-read: replica is for what changes nothing: a GET, or the POST of a list')
  if (security?.length === 0) found.push('x-read: replica needs a caller, who must not be shown less than before')
  if (etag) found.push('x-read: replica does not go with x-etag: who changes a record compares it with the primary')
  return found
}
