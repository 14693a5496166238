import type { Operation } from '../schema/operation.ts'

const LARGE = 2 ** 30

/**
 * Makes a function that says whether a request may bring a file of gigabytes, by its method and address alone. No
 * operation that takes such files has a parameter in its path.
 */
export function largeUploads(operations: Operation[]): (request: { method?: string; url?: string }) => boolean {
  const takesLarge = ({ body }: Operation) => Object.values(body?.files ?? {}).some((most) => (most ?? 0) > LARGE)
  const paths = new Set(operations.filter(takesLarge).map(({ path }) => path))
  return ({ method, url = '' }) => method === 'POST' && paths.has(url.split('?', 1)[0] ?? '')
}
