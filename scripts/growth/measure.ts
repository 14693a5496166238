import { connect } from '../../src/platform/db/client.ts'
import type { Sized } from '../bench/sizes.ts'
import { type Growing, reading, writing } from './questions.ts'
import { sizesOf } from './sizes.ts'
import { work } from './work.ts'

/** The rounds of one question, unless they take longer than the limit. */
const ROUNDS = 40
const WARM_UP = 6
const AT_MOST_MS = 6_000

/** Returns a table of what each question takes, asked one after the other on one connection. */
export async function measure(service: Sized): Promise<string> {
  const only = process.env.ONLY
  const asked = [...reading, ...writing].filter(({ name }) => !only || new RegExp(only).test(name))
  const lines: string[] = []
  for (const question of asked) {
    lines.push(await time(service, question))
    process.stderr.write(`${lines.at(-1)}\n`)
  }
  const text = [
    `### ${service.size} cases`,
    '',
    '| What | median ms | p95 ms | worst ms | |',
    '|---|---:|---:|---:|---|',
    ...lines
  ]
  if (!only) {
    const database = connect(service.url, { max: 1, statementTimeout: 0 })
    try {
      text.push('', ...(await work(database.db, service)), '', ...(await sizesOf(database.db)))
    } finally {
      await database.close()
    }
  }
  return `${text.join('\n')}\n`
}

async function time(service: Sized, { name, ask }: Growing): Promise<string> {
  const times: number[] = []
  const refused = new Map<string, number>()
  const begun = performance.now()
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const { method, path, body } = ask(service, round)
    const since = performance.now()
    const { status, body: answer } = await service.client.request(method, path, body, service.token)
    const took = performance.now() - since
    if (status >= 300) note(refused, `${status} ${/"code":"(\w+)"/.exec(answer)?.[1]}`)
    const isLate = performance.now() - begun > AT_MOST_MS
    if (round >= WARM_UP || isLate) times.push(took)
    if (isLate) break
  }
  times.sort((x, y) => x - y)
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1)
  const notes = [...refused].map(([answer, n]) => `${n} x ${answer}`).join('; ')
  return `| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${notes} |`
}

function note(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
