import { randomInt } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { BUILT, MASTER_KEY, startService } from '../clients/service.ts'
import type { Document } from '../generate/document.ts'
import { type Entrance, makeAccounts } from './accounts.ts'
import { contractOf } from './contract.ts'
import { refusalsOf } from './form.ts'
import { type Exchange, fuzzerOf } from './fuzzer.ts'
import type { Rules } from './judge.ts'
import { randomFrom } from './random.ts'
import { reportOf, textOf } from './report.ts'
import { type Counts, run } from './run.ts'
import { checkerOf } from './schemas.ts'
import { senderTo } from './send.ts'
import { type Settings, settingsFrom } from './settings.ts'
import { parentsOf, thingsThatExist } from './things.ts'

const SLOW_MS = 10_000
const JWT_SECRET = 'a secret of the fuzzer, which no other service has'

const documentOf = (letter: string) =>
  JSON.parse(readFileSync(`generated/description-${letter}.json`, 'utf8')) as Document

/** Returns the service to test, and how to get in. */
async function serviceFor({ server }: Settings) {
  if (server)
    return {
      origin: server.origin,
      entrance: { token: server.token } as Entrance,
      masterKey: server.masterKey,
      stop: async () => {}
    }
  const settings = { JWT_SECRET, LOG_LEVEL: 'info', WEBHOOK_ALLOW_PRIVATE: 'false' }
  const service = await startService({ settings, program: BUILT })
  return { ...service, entrance: { masterKey: MASTER_KEY, jwtSecret: JWT_SECRET } as Entrance, masterKey: MASTER_KEY }
}

function progress(wanted: number) {
  const isTerminal = process.stderr.isTTY === true
  return ({ requests }: Counts, findings: number) => {
    if (requests % (isTerminal ? 50 : 1000) !== 0) return
    const line = `${requests} of ${wanted} requests, ${findings} findings`
    process.stderr.write(isTerminal ? `\r${line}` : `${line}\n`)
  }
}

let isStopped = false
// An interrupted run reports what it has found so far and stops the service.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))

function logger(file: string | null) {
  return ({ request, sent, answer }: Exchange) => {
    const line = [
      request.target.id,
      request.kind,
      request.who,
      sent.method,
      sent.url,
      sent.bytes?.toString().slice(0, 500),
      answer?.status
    ]
    if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
}

async function fuzz(settings: Settings): Promise<boolean> {
  const documents = { a: documentOf('a'), b: documentOf('b') }
  const contract = contractOf(documents)
  if (settings.only) contract.target(settings.only)
  const check = checkerOf(documents)
  const begun = performance.now()
  const service = await serviceFor(settings)
  const sender = senderTo(service.origin, !settings.mayBeOverloaded)
  try {
    const isCareful = settings.server !== null
    const firstSerial = isCareful ? Date.now() % 900_000_000 : 1000
    const accounts = await makeAccounts(sender, service.entrance, String(firstSerial))
    const things = thingsThatExist(accounts.kept, isCareful)
    const rules: Rules = {
      contract,
      check,
      refusal: refusalsOf(contract, check),
      isOwn: (target, sent) => parentsOf(target, sent.url).usuarios === accounts.plainId,
      mayBeOverloaded: settings.mayBeOverloaded,
      // When there is more work than cores, times say nothing about the service.
      slowMs: () => (loadavg()[0]! > availableParallelism() * 2 ? Number.POSITIVE_INFINITY : SLOW_MS)
    }
    const random = randomFrom(settings.seed)
    const known = {
      masterKey: service.masterKey,
      get spare() {
        return accounts.spare
      },
      ids: (collection: string) => things.live(collection).map(({ id }) => (Number.isNaN(Number(id)) ? id : Number(id)))
    }
    const maker = { contract, known, random }
    const fuzzer = fuzzerOf({ contract, rules, sender, accounts, things, maker, random, firstSerial })
    if (accounts.missing.size > 0)
      console.log(`This run has no callers of these kinds: ${[...accounts.missing].join(', ')}`)
    const { counts, findings } = await run(fuzzer, {
      ...settings,
      isStopped: () => isStopped,
      onExchange: logger(settings.log),
      onFound: (finding) => console.log(textOf(finding)),
      onProgress: progress(settings.count)
    })
    if (process.stderr.isTTY) process.stderr.write('\n')
    const ids = settings.only ? [settings.only] : contract.targets.map(({ id }) => id)
    console.log(reportOf(counts, findings, settings.seed, (performance.now() - begun) / 1000, ids))
    return findings.length === 0
  } finally {
    sender.close()
    await service.stop()
  }
}

try {
  const settings = settingsFrom(process.env, () => randomInt(1_000_000_000))
  console.log(`Fuzzing with seed ${settings.seed}`)
  if (!(await fuzz(settings))) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
