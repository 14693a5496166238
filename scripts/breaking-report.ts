/** What Redocly's comparison reports, as far as it is read here. */
export interface Report {
  summary: Record<Impact, number>
  changes: Found[]
}

type Impact = 'major' | 'minor' | 'patch'

interface Found {
  /** Pointer to the place, by the operation that reaches it. */
  path: string
  verdicts: { impact: Impact; message: string }[]
  base?: Side
  revision?: Side
}

interface Side {
  /** Pointer to where the place stands, which may be a component. */
  pointer: string
}

interface Paths {
  paths?: Record<string, Record<string, { operationId?: string }>>
}

/**
 * The report for people: first what breaks, each by its operation and field, then how much else has changed. Redocly's
 * own report lists hundreds of additions, among which a break is easily overlooked.
 */
export function breaksFirst({ summary, changes }: Report, released: Paths): string {
  const majors = changes.flatMap((change) =>
    change.verdicts
      .filter(({ impact }) => impact === 'major')
      .map(({ message }) => `✖ major  ${placeOf(change, released)}: ${message}`)
  )
  const { minor, patch } = summary
  return [...new Set(majors), `Changes that break nothing: ${minor} minor, ${patch} patch.`].join('\n')
}

function placeOf({ path, base, revision }: Found, { paths = {} }: Paths): string {
  const [root = '', name = '', method = '', ...inside] = stepsOf(path)
  const own = stepsOf((base ?? revision)?.pointer ?? '')
  const field = fieldIn(own[0] === 'components' ? own : inside)
  const words = [...placeInside(inside), ...(field ? [field] : [])].join(', ')
  if (root === 'components') return [name, method, words].filter(Boolean).join(' ')
  const id = root === 'paths' ? paths[name]?.[method]?.operationId : undefined
  const operation = `${root === 'webhooks' ? 'webhook ' : `${method.toUpperCase()} `}${name}${id ? ` (${id})` : ''}`
  return [operation.trim(), words].filter(Boolean).join(', ')
}

/** Whether it is the body or an answer. A parameter is named in the message. */
function placeInside([kind, which]: string[]): string[] {
  if (kind === 'requestBody') return ['body']
  return kind === 'responses' && which ? [`answer ${which}`] : []
}

/**
 * `field UsuarioBase.nome` for a property of a component, `field nome` for another, and `schema UsuarioBase` for the
 * whole component.
 */
function fieldIn(steps: string[]): string {
  const names = steps.filter((_, i) => steps[i - 1] === 'properties')
  const schema = steps[0] === 'components' && steps[1] === 'schemas' ? [steps[2] as string] : []
  if (names.length > 0) return `field ${[...schema, ...names].join('.')}`
  return schema.length > 0 ? `schema ${schema}` : ''
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
