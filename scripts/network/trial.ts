/**
 * Tries the service with a network that is slow, cut, hanging or half-open, between it and each thing that it uses.
 * Several worlds try a case each at the same time, since a case mostly waits. README.md says what is promised.
 */
import { shareOut } from './crew.ts'
import { type Closing, openGround } from './ground.ts'
import { atOnce, combinations } from './plan.ts'
import { linesOf, problemsOf, tableOf } from './report.ts'
import { MINUTE_MS, openWorld, type World } from './world.ts'

/** A world in which everything takes longer than this in calm is too much for the machine. */
const BEARABLE_MS = 15_000

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<boolean> {
  const chosen = combinations(process.env)
  const many = atOnce(process.env, chosen.length)
  const begun = performance.now()
  const closing: Closing = []
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end()
  }
  // An interrupted trial leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    say(`${chosen.length} cases, up to ${many} at once`)
    let ended = 0
    let calm = 0
    const worlds = (left: () => number) =>
      joiningWorlds(many, left, closing, (seconds) => {
        calm = Math.max(calm, seconds)
      })
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
 * Opens one world after the other, while those before are at work. The first one in which not everything works in calm
 * is the last: the machine bears no more, and slowness would be taken for a fault.
 */
async function* joiningWorlds(
  many: number,
  left: () => number,
  closing: Closing,
  note: (calmSeconds: number) => void
): AsyncGenerator<World> {
  const ground = await openGround(many, closing)
  for (let n = 1; n <= many && (n === 1 || left() > 1); n++) {
    const world = await openWorld(ground, `world_${n}`, closing)
    const isOnly = n === 1
    const seconds = await world.calm(isOnly ? 10 * MINUTE_MS : BEARABLE_MS).catch((error) => {
      if (isOnly) throw error
      return null
    })
    if (seconds === null) {
      say(`${n} at once are too much for this machine`)
      await world.end()
      return
    }
    say(`world ${n} joins: everything works there within ${seconds.toFixed(1)} s in calm`)
    note(seconds)
    yield world
  }
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
