import { HIDDEN } from '../contract/hidden.ts'

export interface ProblemaDoCabecalho {
  nome: string
  problema: 'nome' | 'valor' | 'reservado' | 'oculto' | 'muitos'
}

export const MAX_HEADERS = 20
/** RFC 9110, 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/
/** Latin-1 without control characters; no space at the ends, where a receiver would strip it. */
const VALUE = /^(?! )[\x20-\x7e\xa0-\xff]{0,2000}(?<! )$/
/** Framing and hop-by-hop headers, and those that are ours to set. */
const RESERVED = new Set([
  'host',
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'user-agent',
  'date',
  'x-webhook-signature',
  'x-webhook-signature-previous'
])
const RESERVED_PREFIX = /^(proxy|webhook)-/

/** What is wrong with the headers that an owner wants sent with each delivery; at most one problem for each. */
export function problemasDosCabecalhos(headers: Record<string, string>): ProblemaDoCabecalho[] {
  const entries = Object.entries(headers)
  const problemas: ProblemaDoCabecalho[] = []
  const seen = new Set<string>()
  for (const [nome, valor] of entries.slice(0, MAX_HEADERS)) {
    const problema = problemaDe(nome, valor, seen)
    if (problema) problemas.push({ nome, problema })
    seen.add(nome.toLowerCase())
  }
  const excess = entries[MAX_HEADERS]
  if (excess) problemas.push({ nome: excess[0], problema: 'muitos' })
  return problemas
}

function problemaDe(nome: string, valor: string, seen: Set<string>): ProblemaDoCabecalho['problema'] | null {
  const name = nome.toLowerCase()
  if (!TOKEN.test(nome) || seen.has(name)) return 'nome'
  if (RESERVED.has(name) || RESERVED_PREFIX.test(name)) return 'reservado'
  // Copied from what was shown: nobody means it.
  if (valor === HIDDEN) return 'oculto'
  return VALUE.test(valor) ? null : 'valor'
}
