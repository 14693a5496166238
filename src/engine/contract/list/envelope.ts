import type { ListRequest } from '../schema/filter.ts'

/** The counters of the list envelope (specification 2.10). */
export const counters = ({ page, size }: ListRequest, total: number) => ({
  total,
  page,
  size,
  pages: Math.ceil(total / size)
})

/** Builds the list envelope except its items. Links keep the rest of the query as it was received. */
export function envelope(path: string, list: ListRequest, total: number, now: Date) {
  const { page, size } = list
  const counted = counters(list, total)
  const { pages } = counted
  const last = Math.max(1, pages)
  const link = (to: number) => `${path}?${new URLSearchParams({ ...list.query, page: String(to), size: String(size) })}`
  return {
    ...counted,
    links: {
      first: link(1),
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < pages ? link(page + 1) : null,
      last: link(last)
    },
    meta: { timestamp: now.toISOString() }
  }
}
