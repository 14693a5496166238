import { benchLogin } from './login.ts'
import { type BenchServer, startServer } from './server.ts'

export interface Finding {
  name: string
  measured: string
  /** Against a baseline of the same run. */
  ratio: number
  wanted: string
  ok: boolean
}

const benches: Record<string, (server: BenchServer) => Promise<Finding[]>> = { login: benchLogin }

const chosen = process.argv.slice(2)
let missed = 0
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  process.stdout.write(`${name}: measuring...\n`)
  const server = await startServer()
  try {
    for (const finding of await bench(server)) {
      if (!finding.ok) missed++
      process.stdout.write(
        `  ${finding.ok ? 'ok    ' : 'MISSED'} ${finding.name}: ${finding.measured} = ${finding.ratio.toFixed(2)} (wanted ${finding.wanted})\n`
      )
    }
  } finally {
    await server.stop()
  }
}
process.exitCode = missed > 0 ? 1 : 0
