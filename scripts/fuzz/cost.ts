import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Document } from '../generate/document.ts'
import { contractOf } from './contract.ts'
import { climberFor } from './cost/ask.ts'
import { climbAll } from './cost/climb.ts'
import { openData } from './cost/data.ts'
import { type Dearest, dearestOf, isCrowded, LIMITS, tableOf, tooDear } from './cost/limits.ts'
import { measuring, startMeasured } from './cost/measured.ts'
import { type Question, sentOf, textOf } from './cost/question.ts'
import { RESULT, resultOf } from './cost/result.ts'
import { type CostSettings, costSettings } from './cost/settings.ts'
import { enter, findParams, JWT_SECRET } from './cost/setup.ts'
import { readingsIn } from './cost/vocabulary.ts'
import { randomFrom } from './random.ts'
import { senderTo } from './send.ts'

/**
 * No limits of accounts, which would end the climb, and no work in the background, which would be counted as the cost
 * of a request. Each reading keeps its limit of time.
 */
const SERVICE = { RATE_LIMIT: 'off', WORKERS: '0', RETENTION_DAYS: '36500', JWT_SECRET }
const PROGRESS_MS = 10_000

const documentOf = (letter: string) =>
  JSON.parse(readFileSync(`generated/description-${letter}.json`, 'utf8')) as Document

const text = (question: Question) => textOf(sentOf(question))

let isStopped = false
// An interrupted run reports what it has found so far and stops the service.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))

async function climb(url: string, { count, seconds, seed, only }: CostSettings): Promise<boolean> {
  const contract = contractOf({ a: documentOf('a'), b: documentOf('b') })
  const targets = readingsIn(contract).filter(({ id }) => !only || id === only)
  if (targets.length === 0) throw new Error(`No reading is called ${only}.`)
  const { DATA_KEY } = process.env
  const server = await startMeasured({ ...SERVICE, DATABASE_URL: url, ...(DATA_KEY ? { DATA_KEY } : {}) })
  const sender = senderTo(server.origin, true)
  try {
    const accounts = await enter(sender, server)
    const params = await findParams(sender, accounts)
    const random = randomFrom(seed)
    const measure = measuring(server, sender, () => accounts.token('admin'))
    const begun = performance.now()
    const spent = () => (performance.now() - begun) / 1000
    const faults: string[] = []
    let requests = 0
    let told = begun
    const climbers = targets.map((target) =>
      climberFor(target, {
        contract,
        random,
        limits: LIMITS,
        params,
        onFault: (fault) => void faults.push(fault),
        send: (operation, sent) => {
          requests++
          return measure(operation, sent)
        }
      })
    )
    const dearest = (): Dearest<Question>[] => climbers.map((climber, i) => dearestOf(targets[i]!.id, climber))
    await climbAll(climbers, {
      random,
      isOver: () => isStopped || requests >= count || spent() >= seconds,
      onStep() {
        if (performance.now() - told < PROGRESS_MS) return
        told = performance.now()
        process.stderr.write(`${progress(dearest(), requests, count, spent())}\n`)
      }
    })
    const all = dearest()
    mkdirSync('dist/cost', { recursive: true })
    writeFileSync(RESULT, JSON.stringify(resultOf(all, seed), null, 2))
    const limits = isCrowded() ? { ...LIMITS, database: Number.POSITIVE_INFINITY } : LIMITS
    const wrong = [...faults, ...tooDear(all, text, limits)]
    console.log(tableOf(all, text))
    console.log(`\n${requests} requests in ${spent().toFixed(0)} s, seed ${seed}`)
    if (limits !== LIMITS) console.log('This machine has other work: the times of the database were not judged.')
    console.log(wrong.length > 0 ? `\n${wrong.join('\n')}` : 'Every request stays within its limits.')
    return wrong.length === 0
  } finally {
    sender.close()
    await server.stop()
  }
}

function progress(all: Dearest<Question>[], requests: number, count: number, seconds: number): string {
  const best = (['loop', 'database'] as const).map((goal) => {
    const costs = all.map((each) => ({ operation: each.operation, ms: each[goal]?.cost[goal] ?? 0 }))
    const { operation, ms } = costs.reduce((x, y) => (y.ms > x.ms ? y : x))
    return `${goal} ${ms.toFixed(0)} ms (${operation})`
  })
  return `${requests} of ${count} requests, ${seconds.toFixed(0)} s; dearest: ${best.join(', ')}`
}

try {
  const settings = costSettings(process.env, () => randomInt(1_000_000_000))
  console.log(`Climbing with seed ${settings.seed}`)
  const data = await openData(settings)
  try {
    if (!(await climb(data.url, settings))) process.exitCode = 1
  } finally {
    await data.stop()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
