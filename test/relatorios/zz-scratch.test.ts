import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '../../src/jobs/tables.ts'
import { runJob } from '../../src/jobs/task.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { account } from '../support/accounts.ts'
import { boletim, RELATORIOS, seedYears } from './support.ts'
let test: TestApp
beforeAll(async () => { test = await startApp() }, 520000)
afterAll(() => test.close())
it('makes', async () => {
  await seedYears(test, [2019, 2020, 2021, 2022, 2023, 2024], 400)
  const { token } = await account(test, 'analista')
  await mkdir('/tmp/bol-try/out', { recursive: true })
  for (const [name, campos] of Object.entries({ pais: {}, uf: { abrangencia: 'uf', codigo: 'PE', idioma: 'en-US' }, mun: { abrangencia: 'municipio', codigo: '2611606', idioma: 'es-ES', data_inicio: '2024-03-03', data_fim: '2024-03-09' }, x: { formato: 'xlsx' } })) {
    const t = performance.now()
    const a = await test.call('POST', RELATORIOS, { token, body: boletim(campos) })
    console.log(a.status, JSON.stringify(a.body))
    const [job] = await test.db.select().from(jobs).where(eq(jobs.status, 'processing'))
    await runJob(test.services, job!.id, { lastAttempt: true })
    console.log(name, Math.round(performance.now() - t))
    const f = await test.call('GET', `${RELATORIOS}/${a.body.relatorio_id}/arquivo`, { token })
    expect(f.status).toBe(200)
    await writeFile(`/tmp/bol-try/out/r-${name}.${(campos as any).formato ?? 'pdf'}`, f.body)
  }
}, 560000)
