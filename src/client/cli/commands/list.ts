import type { Client } from '../../client.ts'
import { listsA, listsB } from '../../contract.ts'
import type { Listing } from '../../pages.ts'
import { numberOf, pairsOf, UsageError } from '../arguments.ts'
import { type Command, type Context, exits, printJson } from '../command.ts'
import { tableOf } from '../table.ts'

interface List {
  path: string
  operation: string
  /** Returns the list function of the client. */
  of(client: Client): UntypedList
}
type UntypedList = (path: string, init: object) => Listing<Record<string, unknown>, { total?: number }>

/** How many items people see at once, unless they ask for more. */
const SHOWN = 50
const LARGEST_PAGE = 100

export const list: Command = {
  options: { limit: 'string' },
  async run(context) {
    const { args, options, say, terminal, json } = context
    const [name, ...words] = args
    if (name === undefined) return showNames(context)
    const found = lists().get(name)
    if (!found) throw new UsageError('error.list', { name })
    const limit = numberOf(options, 'limit') ?? (json ? Number.POSITIVE_INFINITY : SHOWN)
    const pages = found
      .of(context.client)(found.path, initOf(found.path, pairsOf(words), limit, context))
      .pages()
    const { items, total } = await take(pages, limit, json ? (item) => printJson(context, item) : null)
    if (json) return exits.well
    if (items.length > 0) terminal.out(tableOf(items))
    terminal.note(items.length > 0 ? say('list.count', { count: items.length, total }) : say('list.none'))
    return exits.well
  }
}

/** Prints items as they arrive, or keeps those that will be shown. */
async function take(
  pages: AsyncIterable<unknown>,
  limit: number,
  print: ((item: Record<string, unknown>) => void) | null
) {
  const items: Record<string, unknown>[] = []
  let [count, total] = [0, 0]
  for await (const page of pages) {
    const found = itemsOf(page)
    total = (page as { total?: number }).total ?? found.length
    for (const item of found.slice(0, limit - count)) {
      count += 1
      if (print) print(item)
      else items.push(item)
    }
    if (count >= limit) break
  }
  return { items, total }
}

/** Returns the array of a page. Every list has one, under a name of its own. */
const itemsOf = (page: unknown): Record<string, unknown>[] =>
  (Array.isArray(page) ? page : Object.values(page as object).find(Array.isArray)) ?? []

/** Builds the options of a call. Parts of the path are given like filters. */
function initOf(path: string, pairs: Record<string, unknown>, limit: number, { signal }: Context): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  const missing = inPath.find((name) => !(name in pairs))
  if (missing) throw new UsageError('error.argument', { name: `${missing}=…` })
  const entries = Object.entries(pairs)
  const query = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)))
  const sizes = pagingOf(path, Math.min(limit, LARGEST_PAGE))
  return {
    signal,
    params: {
      path: Object.fromEntries(entries.filter(([name]) => inPath.includes(name))),
      query: { ...sizes, ...query }
    }
  }
}

function pagingOf(path: string, size: number): object {
  const { paging } = (Object.hasOwn(listsB, path) ? listsB : listsA)[path as never] as { paging: string }
  if (paging === 'none') return {}
  return paging === 'page' ? { size } : { limit: size }
}

function showNames(context: Context): number {
  const names = [...new Map([...lists()].map(([name, { path }]) => [path, name])).values()].sort()
  if (context.json) printJson(context, names)
  else context.terminal.out(context.say('list.known', { names: names.join(', ') }))
  return exits.well
}

/**
 * Names each list by its operation, by the fixed parts of its path, and by the last of these parts where it is unique.
 */
function lists(): Map<string, List> {
  const found = [
    ...Object.entries(listsB).map(([path, { operation }]) => listOf(path, operation, '')),
    ...Object.entries(listsA).map(([path, { operation }]) => listOf(path, operation, 'a/'))
  ]
  const lasts = found.map(({ name }) => lastOf(name))
  const names = new Map<string, List>()
  for (const { list } of found) names.set(list.operation, list)
  for (const { name, list } of found) names.set(name, list)
  for (const { name, list } of found) {
    const last = lastOf(name)
    if (!names.has(last) && lasts.filter((each) => each === last).length === 1) names.set(last, list)
  }
  return names
}

const lastOf = (name: string) => name.split('/').at(-1) ?? name

function listOf(path: string, operation: string, prefix: '' | 'a/') {
  const fixed = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  const name = prefix + fixed.slice(2).join('/')
  const of = (client: Client) => (prefix === '' ? client.list : client.a.list) as unknown as UntypedList
  return { name, list: { path, operation, of } }
}
