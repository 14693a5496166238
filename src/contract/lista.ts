/** Everything of the list envelope but the items (specification 2.10). Links keep the filters of the request. */
export function envelope(path: string, query: { page: number; size: number }, total: number, now: Date) {
  const { page, size } = query
  const pages = Math.ceil(total / size)
  const last = Math.max(1, pages)
  const link = (to: number) => {
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, page: to })) {
      if (value !== undefined) parameters.set(name, String(value))
    }
    return `${path}?${parameters}`
  }
  return {
    total,
    page,
    size,
    pages,
    links: {
      first: link(1),
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < pages ? link(page + 1) : null,
      last: link(last)
    },
    meta: { timestamp: now.toISOString() }
  }
}
