import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fastFormats } from 'ajv-formats/dist/formats.js'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { libraryFormats } from '../src/engine/contract/schema/ajv.ts'
import type { Finding } from './house/finding.ts'

/**
 * Finds regular expressions whose time grows faster than the text they read: with a long text, one of them stops the
 * whole process. It checks the expressions in src/, the patterns of the contract, and the formats that come from a
 * library.
 *
 * recheck decides with automata, or by trials where an expression has lookarounds. All its bounds count steps, none is
 * a time, so that a verdict does not depend on the machine.
 */

// The variant of recheck in plain JavaScript; the others need a JVM or a binary for the machine.
process.env.RECHECK_BACKEND = 'pure'
process.env.RECHECK_SYNC_BACKEND = 'pure'
const NO_TIME = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }
const BOUNDS = { ...NO_TIME, maxIteration: 3, randomSeed: 0 }

export interface Expression {
  /** Where the expression stands, like `src/room/file.ts:12`. */
  place: string
  source: string
  flags: string
}

/** Files that build expressions at run time, and why that is safe. */
const madeAtRunTime: Record<string, string> = {
  'src/client/cli/conform/ids.ts': 'built from the paths of the documents, with [^/]+ for each parameter',
  'src/client/cli/conform/schema.ts': 'a pattern of the published documents, which are checked as such',
  'src/engine/contract/edge/edge.ts': 'built from the paths of the contract, with [^/]+ for each parameter',
  'src/modules/importacao/read/readers.ts': 'a pattern of the contract, which is checked as such'
}

/** Collects every expression written in the sources of a folder, and those that cannot be read from the text. */
export function expressionsOf(root: string): { expressions: Expression[]; unreadable: Finding[] } {
  const expressions: Expression[] = []
  const unreadable: Finding[] = []
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/[.]tsx?$/.test(name)) continue
    const file = join(root, 'src', name)
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const path = relative(root, file)
    const visit = (node: ts.Node): void => {
      const found = expressionOf(node, source)
      const place = `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      if (found) expressions.push({ place, ...found })
      else if (found === null && !(path in madeAtRunTime))
        unreadable.push({ place, problem: 'is built at run time, so it cannot be checked' })
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { expressions, unreadable }
}

/** Returns undefined for a node that is not an expression, and null for one whose text is not written down. */
function expressionOf(node: ts.Node, file: ts.SourceFile): Omit<Expression, 'place'> | null | undefined {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
    const text = node.getText()
    const end = text.lastIndexOf('/')
    return { source: text.slice(1, end), flags: text.slice(end + 1) }
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp')
    return undefined
  const [source = '', flags = ''] = (node.arguments ?? []).map((argument) => textOf(argument, file))
  return source === null || flags === null ? null : { source, flags }
}

/** Returns a text that is written down, with constants of the same file filled in, or null. */
function textOf(node: ts.Expression, file: ts.SourceFile): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) {
    const found = constantsOf(file).get(node.text)
    return found ? textOf(found, file) : null
  }
  if (!ts.isTemplateExpression(node)) return null
  const parts = node.templateSpans.map(({ expression, literal }) => [textOf(expression, file), literal.text])
  return parts.flat().includes(null) ? null : node.head.text + parts.flat().join('')
}

function constantsOf(file: ts.SourceFile): Map<string, ts.Expression> {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return new Map(declared.flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer]] : [])))
}

/** Collects every `pattern` inside schemas. Ajv compiles them with the flag u. */
export function patternsOf(value: unknown, place: string): Expression[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'pattern' && typeof child === 'string'
      ? [{ place: `${place}: pattern`, source: child, flags: 'u' }]
      : patternsOf(child, place)
  )
}

function formatsOf(): Expression[] {
  return libraryFormats.flatMap((name) => {
    const format = fastFormats[name]
    return format instanceof RegExp ? [{ place: `format ${name}`, source: format.source, flags: format.flags }] : []
  })
}

export function checkExpressions(expressions: Expression[]): Finding[] {
  const verdicts = new Map<string, string | null>()
  return expressions.flatMap(({ place, source, flags }) => {
    const key = `/${source}/${flags}`
    const verdict = verdicts.has(key) ? verdicts.get(key) : verdictOn(source, flags)
    verdicts.set(key, verdict ?? null)
    return verdict ? [{ place, problem: `${key} ${verdict}` }] : []
  })
}

function verdictOn(source: string, flags: string): string | null {
  const found = checkSync(withoutHighBounds(source), flags.replaceAll(/[dg]/g, ''), BOUNDS)
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be judged: ${found.error.kind}`
  return `takes time that grows faster than the text (${found.complexity.summary}), for example with ${found.attack.pattern}`
}

/** Judges `a{0,2000}` as `a*`, which is no faster: the checker would have to write the repetition out. */
const withoutHighBounds = (source: string): string =>
  source.replaceAll(/\{(\d+)(?:,(\d+))?\}/g, (whole, least: string, most = least) =>
    Number(most) < 10 ? whole : Number(least) > 0 ? '+' : '*'
  )

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const { operations, definitions } = await import('../generated/operations.ts')
  const { expressions, unreadable } = expressionsOf(process.cwd())
  const contract = [
    ...operations.flatMap((operation) => patternsOf(operation, operation.id)),
    ...Object.values(definitions).flatMap(({ $id, $defs }) =>
      Object.entries($defs).flatMap(([name, schema]) => patternsOf(schema, `${$id}: ${name}`))
    )
  ]
  const all = [...expressions, ...contract, ...formatsOf()]
  const findings = [...unreadable, ...checkExpressions(all)]
  for (const { place, problem } of findings) process.stderr.write(`${place}: ${problem}\n`)
  if (findings.length === 0)
    process.stdout.write(`${all.length} regular expressions take time that grows no faster than the text\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
