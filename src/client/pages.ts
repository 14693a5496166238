/**
 * Iterates over lists that the service answers page by page. There are four ways to ask for the next page: by page
 * number, by offset, by a page number in the body, or not at all. `turns` has one small state machine for each: the
 * first request, and the request after each page.
 */
import type { Call, Init } from './core.ts'
import type { ArgumentsOf, CallShape } from './types.ts'

type Lists = Readonly<Record<string, ListFacts>>
interface ListFacts {
  readonly items: string
  readonly paging: 'page' | 'offset' | 'body' | 'none'
}

/** Everything a list has, item by item. The next page is fetched after the last item of a page was taken. */
export interface Listing<Item, Page> extends AsyncIterable<Item> {
  /** Yields the pages as they were answered. */
  pages(): AsyncIterable<Page>
  /** Fetches all items at once. */
  all(): Promise<Item[]>
}

/** The lists of a description by path: what each takes, the page that it answers, and the items of that page. */
export type ListsOf<All extends { [Path in keyof All]: CallShape & { item: unknown } }> = <Path extends keyof All>(
  path: Path,
  ...init: ArgumentsOf<All[Path]>
) => Listing<All[Path]['item'], All[Path]['answer']>

/** The most items that the service gives at once. */
const SIZE = 100

export function listing(call: Call, lists: Lists, path: string, init: Init = {}): Listing<unknown, unknown> {
  const facts = lists[path]
  if (!facts) throw new TypeError(`${path} is no list`)
  const pages = () => pagesOf(call, facts, path, init)
  const items = () => itemsIn(pages(), facts)
  return {
    [Symbol.asyncIterator]: items,
    pages,
    async all() {
      const found: unknown[] = []
      for await (const item of items()) found.push(item)
      return found
    }
  }
}

async function* itemsIn(pages: AsyncIterable<unknown>, facts: ListFacts): AsyncGenerator<unknown> {
  for await (const page of pages) yield* itemsOf(page, facts)
}

interface Page {
  total: number
  /** Present in lists that have numbered pages. */
  pages?: number
  [items: string]: unknown
}

const itemsOf = (page: unknown, { items }: ListFacts) => (items === '' ? page : (page as Page)[items]) as unknown[]

async function* pagesOf(call: Call, facts: ListFacts, path: string, init: Init): AsyncGenerator<unknown> {
  const method = facts.paging === 'body' ? 'POST' : 'GET'
  const turn = turns[facts.paging](init)
  for (let next: Init | null = turn.first; next; ) {
    const { data } = await call(method, path, next)
    yield data
    next = turn.after(data as Page, itemsOf(data, facts).length)
  }
}

interface Turn {
  first: Init
  /** Returns the request for the next page, or null after the last one. */
  after(page: Page, items: number): Init | null
}

const turns: Record<ListFacts['paging'], (init: Init) => Turn> = {
  none: (init) => ({ first: init, after: () => null }),

  page(init) {
    const asked = (init.params?.query ?? {}) as { page?: number; size?: number }
    let page = asked.page ?? 1
    const request = () => withQuery(init, { size: SIZE, ...asked, page })
    return {
      first: request(),
      after({ pages = 0 }, items) {
        page += 1
        return items > 0 && page <= pages ? request() : null
      }
    }
  },

  offset(init) {
    const asked = (init.params?.query ?? {}) as { offset?: number; limit?: number }
    let offset = asked.offset ?? 0
    const request = () => withQuery(init, { limit: SIZE, ...asked, offset })
    return {
      first: request(),
      after({ total }, items) {
        offset += items
        return items > 0 && offset < total ? request() : null
      }
    }
  },

  body(init) {
    const body = (init.body ?? {}) as { paginacao?: { pagina?: number; tamanho?: number } }
    let pagina = body.paginacao?.pagina ?? 1
    const request = (): Init => ({
      ...init,
      body: { ...body, paginacao: { tamanho: SIZE, ...body.paginacao, pagina } }
    })
    return {
      first: request(),
      after({ pages = 0 }, items) {
        pagina += 1
        return items > 0 && pagina <= pages ? request() : null
      }
    }
  }
}

const withQuery = (init: Init, query: Record<string, unknown>): Init => ({
  ...init,
  params: { ...init.params, query }
})
