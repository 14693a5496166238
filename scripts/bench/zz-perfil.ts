import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connectTo, rate } from './client.ts'
import { serve } from './sizes.ts'

const large = await serve(readFileSync('/tmp/u1m', 'utf8').trim(), 1_000_000)
const c = await connectTo(large.server.origin, large.server.dataDir, 8)
const cpu = () => {
  const p = readFileSync(`/proc/${large.server.pid}/stat`, 'utf8').split(' ')
  return (Number(p[13]) + Number(p[14])) * 10
}
for (const [name, f] of Object.entries({
  health: () => '/api/v1/health',
  tipos: () => '/api/v1/agravos/tipos',
  detail: () => `/api/v1/agravos/casos/${1 + Math.floor(Math.random() * 1e6)}`,
  same: () => '/api/v1/agravos/casos/1',
  detail200: (i: number) => `/api/v1/agravos/casos/${1 + (i % 200) * 5000}`,
  list: () => '/api/v1/agravos/casos?size=50'
} as Record<string, (i: number) => string>)) {
  let bad = 0,
    size = 0
  await rate(8, 1000, async (i) => {
    const r = await c.request('GET', f(i), undefined, large.token)
    if (r.status !== 200) bad++
    size = r.body.length
  })
  const before = cpu(),
    me = process.cpuUsage(),
    t = performance.now()
  if (name.startsWith('detail'))
    setTimeout(() => console.log(execSync('top -b -n1 | head -14 | tail -8').toString()), 2000)
  const r = await rate(8, 4000, async (i) => {
    await c.request('GET', f(i), undefined, large.token)
  })
  const n = (r * (performance.now() - t)) / 1000
  const m = process.cpuUsage(me)
  console.log(
    name,
    r.toFixed(0),
    '/s bad',
    bad,
    'bytes',
    size,
    'server cpu ms/req',
    ((cpu() - before) / n).toFixed(2),
    'client cpu ms/req',
    ((m.user + m.system) / 1000 / n).toFixed(2)
  )
}
c.close()
large.client.close()
await large.server.stop()
