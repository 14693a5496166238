import { bringDown, wipe } from './down.ts'
import { readPlan } from './plan.ts'
import { bringUp, description, partNames } from './up.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(command: string | undefined): Promise<void> {
  const plan = readPlan()
  if (command === 'down') {
    const ended = await bringDown(plan)
    say(ended > 0 ? `Ended ${ended} parts of the cluster in ${plan.dir}.` : `No cluster is running in ${plan.dir}.`)
    if (process.env.WIPE === 'yes') {
      await wipe(plan)
      say('The data of the cluster have been removed.')
    }
    return
  }
  const begun = performance.now()
  const started = await bringUp(plan, say)
  const took = ((performance.now() - begun) / 1000).toFixed(0)
  if (started.length === 0) say('The cluster is already running:')
  else if (started.length === partNames.length) say(`\nThe cluster is running after ${took} s:`)
  else say(`\nStarted again within ${took} s: ${started.join(', ')}. The cluster is running:`)
  say(description(plan))
}

main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`cluster: ${error.message}\n`)
  process.exitCode = 1
})
