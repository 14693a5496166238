import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Finding } from './finding.ts'

/**
 * Finds work in the background that gives no sign of life. Such work repeats by a timer, loops with pauses, or runs in
 * a thread. A file that holds any of these must use platform/vitals, or stand here with the reason why it need not.
 */
const excused: Record<string, string> = {
  'core/jobs/start-thread.ts': 'whoever starts a thread watches it',
  'modules/agravos/counts/fold.ts': 'a part of periodic work, which gives the sign',
  'modules/auth/lock.ts': 'a request waits, and is answered',
  'modules/webhooks/delivery/search.ts': 'deliverer.ts gives the sign of each search',
  'operations/demo/invent.ts': 'the run of a job waits for the thread, and worker.ts gives the sign of each run',
  'operations/backup/check-folder.ts': 'a command that somebody watches',
  'operations/rotation/rotate.ts': 'a command that somebody watches',
  'platform/db/apply.ts': 'at the start, which fails with a word',
  'platform/db/migrate.ts': 'at the start, which fails with a word',
  'platform/db/side-by-side.ts': 'at the start, which fails with a word',
  'platform/db/slow-start.ts': 'at the start, which fails with a word',
  'platform/embedded/recover.ts': 'at the start, which fails with a word',
  'platform/limits/loop.ts': 'without figures the valve stays open',
  'platform/queue/keeper.ts': 'worker.ts gives the sign of each heartbeat',
  'platform/queue/run.ts': 'worker.ts gives the sign of each run'
}

const VITALS = /platform\/vitals\/|\.\.\/vitals\//

export function checkSigns(root: string): Finding[] {
  const src = join(root, 'src')
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/^(client|painel\/page|platform\/vitals)\//.test(name))
  const findings: Finding[] = []
  for (const name of names) {
    const file = join(src, name)
    const text = readFileSync(file, 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const at = backgroundWorkOf(source)
    const place = (position: number) =>
      `${relative(root, file)}:${source.getLineAndCharacterOfPosition(position).line + 1}`
    const gives = source.statements.some(
      (statement) => ts.isImportDeclaration(statement) && VITALS.test(statement.moduleSpecifier.getText())
    )
    const isExcused = name in excused
    if (at !== null && !gives && !isExcused)
      findings.push({ place: place(at), problem: 'works in the background without a sign (platform/vitals)' })
    if (isExcused && (at === null || gives))
      findings.push({ place: place(0), problem: 'needs no excuse any more (scripts/house/signs.ts)' })
  }
  return findings
}

/** Where a file begins work in the background, or null. */
function backgroundWorkOf(source: ts.SourceFile): number | null {
  let found: number | null = null
  const visit = (node: ts.Node): void => {
    if (found !== null) return
    if (isBackgroundWork(node)) found = node.getStart()
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isBackgroundWork(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Worker'
  if (ts.isCallExpression(node)) return ['setInterval', 'startThread'].includes(node.expression.getText())
  const isLoop = ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node)
  return isLoop && pauses(node.statement)
}

/** Whether a loop waits for a time: by `pause` of node:timers/promises, or by a timer of its own. */
function pauses(body: ts.Node): boolean {
  let found = false
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['pause', 'setTimeout'].includes(node.expression.getText())) found = true
    if (!found) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}
