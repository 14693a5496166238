import { loadavg } from 'node:os'
import { benchCasos } from './casos.ts'
import { benchExport } from './export.ts'
import { benchExtrato } from './extrato.ts'
import type { Finding } from './finding.ts'
import { benchImportar } from './importar.ts'
import { benchLaco } from './laco.ts'
import { benchLogin } from './login.ts'
import { describeCommit, describeMachine } from './machine.ts'
import { benchMisto } from './misto.ts'
import { benchMultidao } from './multidao.ts'
import { benchPainel } from './painel.ts'
import { joined, LAST, type Part, readResults, writeResults } from './results.ts'
import { benchSdk } from './sdk.ts'
import { size } from './size.ts'
import { summaryOf, tableOf } from './table.ts'
import { benchTracos } from './tracos.ts'
import { benchUsuarios } from './usuarios.ts'
import { benchWebhooks } from './webhooks.ts'

const benches: Record<string, () => Promise<Finding[]>> = {
  login: benchLogin,
  usuarios: benchUsuarios,
  export: benchExport,
  extrato: benchExtrato,
  casos: benchCasos,
  misto: benchMisto,
  multidao: benchMultidao,
  painel: benchPainel,
  importar: benchImportar,
  webhooks: benchWebhooks,
  tracos: benchTracos,
  laco: benchLaco,
  sdk: benchSdk
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !benches[name])
if (unknown.length > 0) {
  process.stderr.write(`Unknown bench: ${unknown.join(', ')}. The benches are ${Object.keys(benches).join(', ')}.\n`)
  process.exit(2)
}
const path = process.env.BENCH_RESULTS || LAST
const [machine, commit] = [await describeMachine(), await describeCommit()]
const begun = performance.now()
const parts: Record<string, Part> = {}
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  process.stdout.write(`${name}: measuring...\n`)
  const load = Number(loadavg()[0]?.toFixed(2))
  const start = performance.now()
  const findings = await bench()
  const seconds = Math.round((performance.now() - start) / 1000)
  parts[name] = { date: new Date().toISOString(), commit, size, seconds, load, findings }
  process.stdout.write(`  ${seconds} s\n`)
  // Written after each bench, so that an interrupted run keeps what it has.
  await writeResults(path, joined(await readResults(path), machine, parts))
}
process.stdout.write(`\n${tableOf(parts)}\n${summaryOf(parts, (performance.now() - begun) / 1000)}Written to ${path}\n`)
process.exitCode = Object.values(parts).some(({ findings }) => findings.some(({ ok }) => !ok)) ? 1 : 0
