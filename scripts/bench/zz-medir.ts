import { readFileSync } from 'node:fs'
import { questions } from './casos.ts'
import { escrever } from './casos-escrever.ts'
import { ler } from './casos-ler.ts'
import { compareSizes } from './questions.ts'
import { serve } from './sizes.ts'

const small = await serve(readFileSync('/tmp/u10k', 'utf8').trim(), 10_000)
const large = await serve(readFileSync('/tmp/u1m', 'utf8').trim(), 1_000_000)
const all: any[] = []
const parts = process.argv[2] ?? 'abc'
try {
  if (parts.includes('a')) all.push(...(await compareSizes([small, large], questions, 'cases', 2)))
  if (parts.includes('b')) all.push(...(await ler(large)))
  if (parts.includes('c')) all.push(...(await escrever(large)))
} finally {
  for (const f of all)
    console.log(`${f.ok ? 'ok    ' : 'MISSED'} ${f.name}: ${f.measured} = ${f.ratio.toFixed(3)} (${f.wanted})`)
  for (const s of [small, large]) {
    s.client.close()
    await s.server.stop()
  }
}
