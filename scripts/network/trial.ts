/**
 * Tries the service with a network that is slow, cut, hanging or half-open, between it and each thing that it uses.
 * Several worlds try a case each at the same time, since a case mostly waits. README.md says what is promised.
 */
import { shareOut } from './crew.ts'
import { type Closing, openGround } from './ground.ts'
import { atOnce, combinations } from './plan.ts'
import { linesOf, problemsOf, tableOf } from './report.ts'
import { MINUTE_MS, prepareWorld, type World } from './world.ts'

/** Where everything takes longer than this in calm, there is too much at once. */
const BEARABLE_S = 15

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<boolean> {
  const chosen = combinations(process.env)
  const many = Math.min(atOnce(process.env), chosen.length)
  const begun = performance.now()
  const closing: Closing = []
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end()
  }
  // An interrupted trial leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    say(`${chosen.length} cases, ${many} at once`)
    const opened = await openWorlds(many, closing)
    const { worlds, calm } = await asManyAsBearable(opened)
    const after = ((performance.now() - begun) / 1000).toFixed(0)
    say(`in calm everything works within ${calm.toFixed(1)} s, as the first ${after} s have shown`)
    let ended = 0
    const rows = await shareOut(worlds, chosen, async (world, one) => {
      const row = await world.suffer(one, calm)
      for (const line of linesOf(row, ++ended, chosen.length, process.env.VERBOSE === 'yes')) say(line)
      return row
    })
    say('')
    for (const line of tableOf(rows, (performance.now() - begun) / 60_000)) say(line)
    return rows.every((row) => problemsOf(row).length === 0)
  } finally {
    await close()
  }
}

/**
 * Measures how long everything takes in calm, in all worlds at the same time, as the cases will be tried. Fewer worlds
 * are left where the machine does not bear so many, so that slowness is not taken for a fault.
 */
async function asManyAsBearable(worlds: World[]): Promise<{ worlds: World[]; calm: number }> {
  const isLast = worlds.length === 1
  const seen = await Promise.allSettled(worlds.map((world) => world.calm(isLast ? 10 * MINUTE_MS : MINUTE_MS)))
  const failed = seen.find((one) => one.status === 'rejected')
  if (isLast && failed) throw failed.reason
  const calm = Math.max(...seen.map((one) => (one.status === 'fulfilled' ? one.value : Number.POSITIVE_INFINITY)))
  if (isLast || calm <= BEARABLE_S) return { worlds, calm }
  const fewer = worlds.slice(0, Math.ceil(worlds.length / 2))
  const why = failed ? 'not everything works' : `everything takes ${calm.toFixed(1)} s`
  say(`in calm ${why} with ${worlds.length} at once, which is too much for this machine; ${fewer.length} are left`)
  await Promise.all(worlds.slice(fewer.length).map((world) => world.end()))
  return await asManyAsBearable(fewer)
}

async function openWorlds(many: number, closing: Closing): Promise<World[]> {
  const ground = await openGround(many, closing)
  const starts: (() => Promise<World>)[] = []
  for (let n = 1; n <= many; n++) starts.push(await prepareWorld(ground, `world_${n}`, closing))
  return await Promise.all(starts.map((start) => start()))
}

main().then(
  (isKept) => {
    process.exitCode = isKept ? 0 : 1
  },
  (error: Error) => {
    process.stderr.write(`network-trial: ${error.stack}\n`)
    // Other worlds may still be at work.
    process.exit(1)
  }
)
