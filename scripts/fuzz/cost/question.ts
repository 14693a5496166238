import type { Json } from '../../generate/document.ts'
import type { Target } from '../contract.ts'
import { raw, type Sent } from '../outgoing.ts'

export interface Condition {
  field: string
  op: string
  value: Json
}

export type Tree = { and: Tree[] } | { or: Tree[] } | Condition

/** A request of a reading, in a form that can be changed piece by piece. */
export interface Question {
  target: Target
  /** The parameters of the path. */
  params: Record<string, string>
  /**
   * The parameters of the query. An operation that takes a body gets `page`, `size`, `sort` and `include` in it; its
   * `sort` may name several fields.
   */
  pairs: Record<string, string>
  /** The conditions of a JSON search or of a body. */
  tree: Tree | null
}

/** The longest address of a request, and the largest body. */
export const MOST_URL = 2_000
const MOST_BODY = 16 * 1024

export function sentOf({ target, params, pairs, tree }: Question): Sent {
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  if (target.method === 'POST') {
    const bytes = Buffer.from(JSON.stringify(bodyOf(pairs, tree)))
    return { method: 'POST', url: path, headers: { 'content-type': 'application/json' }, bytes }
  }
  const all = tree === null ? pairs : { ...pairs, search: JSON.stringify(queryTree(tree)) }
  const query = Object.entries(all).map(([name, value]) => `${tight(name)}=${tight(value)}`)
  return { method: 'GET', url: query.length > 0 ? `${path}?${query.join('&')}` : path, headers: {}, bytes: null }
}

/** Encodes only what has to be encoded, so that the most fits into an address. */
const tight = (text: string): string =>
  raw(text).replaceAll(/%(?:7B|7D|5B|5D|22|3A|2C)/g, (encoded) => decodeURIComponent(encoded))

export const isSendable = ({ url, bytes }: Sent): boolean => url.length <= MOST_URL && (bytes?.length ?? 0) <= MOST_BODY

/** The address, with the body after it where there is one. */
export const textOf = ({ method, url, bytes }: Sent): string => `${method} ${url}${bytes ? ` ${bytes}` : ''}`

const queryTree = (tree: Tree): Json => {
  if ('and' in tree) return { and: tree.and.map(queryTree) }
  if ('or' in tree) return { or: tree.or.map(queryTree) }
  return { [tree.field]: { [tree.op]: tree.value } }
}

const bodyTree = (tree: Tree): Json => {
  if ('and' in tree) return { and: tree.and.map(bodyTree) }
  if ('or' in tree) return { or: tree.or.map(bodyTree) }
  return { campo: tree.field, operador: tree.op, valor: tree.value }
}

const list = (text: string | undefined): string[] => text?.split(',') ?? []

function bodyOf({ page, size, sort, include }: Record<string, string>, tree: Tree | null): Json {
  return {
    ...(tree ? { filtros: bodyTree(tree) } : {}),
    ordenacao: list(sort).map((field) => ({
      campo: field.replace(/^-/, ''),
      direcao: field.startsWith('-') ? 'desc' : 'asc'
    })),
    paginacao: { ...(page ? { pagina: Number(page) } : {}), ...(size ? { tamanho: Number(size) } : {}) },
    incluir: list(include)
  }
}
