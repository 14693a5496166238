import type { Json, Row } from './document.ts'
import { filled, type World } from './world.ts'

/** How many records are tried where the first one lacks what is needed. */
const MOST = 3

/** Yields values for the parameters of a path, taken from the lists of the service. */
export async function* candidates(world: World, row: Row): AsyncGenerator<Record<string, string>> {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  yield* fillIn(world, row, names, {})
}

async function* fillIn(
  world: World,
  row: Row,
  [name, ...rest]: string[],
  values: Record<string, string>
): AsyncGenerator<Record<string, string>> {
  if (name === undefined) return yield values
  for (const id of (await idsAt(world, row, name, values)).slice(0, MOST))
    yield* fillIn(world, row, rest, { ...values, [name]: id })
}

async function idsAt(world: World, row: Row, name: string, values: Record<string, string>): Promise<string[]> {
  const before = filled(row.path.slice(0, row.path.indexOf(`/{${name}}`)), values)
  const listed = [...(await read(world, row, before)), ...(await insideParent(world, row, before))]
  const own = row.operation['x-self'] === name ? await ownId(world) : []
  return [...new Set([...own, ...idsOf(listed, name)])]
}

/** Reads the items of the list at a path, which may end with a slash. */
async function read(world: World, row: Row, path: string): Promise<Json[]> {
  const list = world.rows.find((each) => each.method === 'GET' && isAt(each.path, path) && each.letter === row.letter)
  if (!list) return []
  return itemsOf(await bodyOf(world, list.path.endsWith('/') && !path.endsWith('/') ? `${path}/` : path))
}

const isAt = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Reads a list that is part of the record it belongs to. */
async function insideParent(world: World, row: Row, path: string): Promise<Json[]> {
  const [, parent, field] = /^(.*\/[^/]+)\/([^/]+)$/.exec(path) ?? []
  if (!parent || !field) return []
  const record = world.rows.find(
    (each) => each.letter === row.letter && each.method === 'GET' && each.path.includes('{') && isAt(each.path, parent)
  )
  if (!record) return []
  const hasInclude = record.parameters.some(({ name }) => name === 'include')
  const body = await bodyOf(world, parent, hasInclude ? { include: field } : {})
  const list = isObject(body) ? body[field] : undefined
  return Array.isArray(list) ? list : []
}

async function ownId(world: World): Promise<string[]> {
  const body = await bodyOf(world, '/api/v1/usuarios/me')
  return isObject(body) && body.id !== undefined ? [String(body.id)] : []
}

async function bodyOf(world: World, path: string, query: Record<string, string> = {}): Promise<Json | undefined> {
  const key = [path, ...Object.values(query)].join('?')
  const known = world.seen.get(key) ?? (await world.send({ method: 'GET', path, query, token: world.token }))
  world.seen.set(key, known)
  return known.status === 200 ? known.body : undefined
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function itemsOf(body: Json | undefined): Json[] {
  if (Array.isArray(body)) return body
  return isObject(body) ? ((Object.values(body).find(Array.isArray) as Json[] | undefined) ?? []) : []
}

const idsOf = (items: Json[], name: string): string[] =>
  items.flatMap((item) => {
    const id = isObject(item) ? (item[name] ?? item.id) : undefined
    return id === undefined || id === null ? [] : [String(id)]
  })
