import { benchCasos } from './casos.ts'
import { benchExport } from './export.ts'
import type { Finding } from './finding.ts'
import { benchImportar } from './importar.ts'
import { benchLaco } from './laco.ts'
import { benchLogin } from './login.ts'
import { benchPainel } from './painel.ts'
import { benchSdk } from './sdk.ts'
import { benchUsuarios } from './usuarios.ts'
import { benchWebhooks } from './webhooks.ts'

const benches: Record<string, () => Promise<Finding[]>> = {
  login: benchLogin,
  usuarios: benchUsuarios,
  export: benchExport,
  casos: benchCasos,
  painel: benchPainel,
  importar: benchImportar,
  webhooks: benchWebhooks,
  laco: benchLaco,
  sdk: benchSdk
}

const chosen = process.argv.slice(2)
let missed = 0
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  process.stdout.write(`${name}: measuring...\n`)
  for (const finding of await bench()) {
    if (!finding.ok) missed++
    process.stdout.write(
      `  ${finding.ok ? 'ok    ' : 'MISSED'} ${finding.name}: ${finding.measured} = ${finding.ratio.toFixed(2)} (wanted ${finding.wanted})\n`
    )
  }
}
process.exitCode = missed > 0 ? 1 : 0
