import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import type { Finding } from './house/finding.ts'
import { checkReach } from './house/reach.ts'
import { checkSigns } from './house/signs.ts'
import { checkWords } from './house/words.ts'

/**
 * Checks the part of the plan of the house that dependency-cruiser cannot see, since it reads imports only: SQL that
 * names a table of another room, and access to private parts of Drizzle outside platform/db/driver/.
 */

/** Schemas of libraries, each with the room that uses it. */
const foreignSchemas: Record<string, string> = { graphile_worker: 'platform/queue', fila: 'platform/queue' }

/** Properties that lead to the inside of Drizzle. */
const privateParts = new Set(['session', 'dialect', 'queryChunks', 'decoder', 'encoder', 'usedTables', '$client'])

export function checkHouse(root: string): Finding[] {
  const src = join(root, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    // The client package and the page of the panel never see the database.
    .filter((name) => /[.]tsx?$/.test(name) && !/^(client|painel.page)[\\/]/.test(name))
    .map((name) => join(src, name))
  const owners = ownersOfTables(files, src)
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const room = roomOf(file, src)
    return findingsOf(source, room, owners, relative(src, file).startsWith(join('platform', 'db', 'driver'))).map(
      ({ position, problem }) => ({
        place: `${relative(root, file)}:${source.getLineAndCharacterOfPosition(position).line + 1}`,
        problem
      })
    )
  })
}

/** The floor and room of a file, like `modules/grupos`. */
const roomOf = (file: string, src: string) => relative(src, file).split(/[\\/]/).slice(0, 2).join('/')

/** Returns which room owns which table: the one whose tables.ts declares it. */
function ownersOfTables(files: string[], src: string): Map<string, string> {
  const owners = new Map<string, string>()
  for (const file of files.filter((name) => /\btables(-kept)?[.]ts$/.test(name))) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bpg(?:Table|View)\(\s*'(\w+)'/g))
      owners.set(name as string, roomOf(file, src))
  }
  return owners
}

function findingsOf(source: ts.SourceFile, room: string, owners: Map<string, string>, isDriver: boolean) {
  const found: { position: number; problem: string }[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      for (const name of tablesIn(node.text)) {
        const owner = owners.get(name) ?? foreignSchemas[name.split('.')[0] as string]
        if (owner && owner !== room)
          found.push({ position: node.getStart(), problem: `SQL names ${name}, which belongs to ${owner}` })
      }
    }
    const name = accessedProperty(node)
    if (!isDriver && name && privateParts.has(name))
      found.push({ position: node.getStart(), problem: `reaches for ${name}, a private part of Drizzle` })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail
const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Names that stand where SQL has a table. */
function tablesIn(text: string): string[] {
  const afterKeyword = text.matchAll(/\b(?:from|join|into|update|table|only)\s+(?:public\.)?"?((?:\w+\.)?\w+)"?/gi)
  const qualified = text.matchAll(/"(\w+)"\."\w+"/g)
  const asType = text.matchAll(/\bnull::(\w+)/g)
  return [...afterKeyword, ...qualified, ...asType].map(([, name]) => name as string)
}

function accessedProperty(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text
  if (ts.isBindingElement(node) && node.parent.kind === ts.SyntaxKind.ObjectBindingPattern)
    return (node.propertyName ?? node.name).getText()
  return null
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const findings = [checkHouse, checkReach, checkSigns, checkWords].flatMap((check) => check(process.cwd()))
  for (const { place, problem } of findings) process.stderr.write(`${place}: ${problem}\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
