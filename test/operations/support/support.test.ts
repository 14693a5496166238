import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '../../../src/platform/queue/enqueue.ts'
import { seed } from '../../modules/agravos/seed.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { useDatabase } from '../../support/database.ts'
import { program } from '../../support/programs.ts'

const NAME = 'Segredo da Silva'
const EMAIL = 'segredo@example.org'
const PASSWORD = 'hush-hush-0123456789abcdef0123456789'

let url: string
useDatabase({ max: 2 }, async ({ db }, at) => {
  url = at
  await seed(db, { numero_notificacao: 'N-SEGREDO', bairro: NAME })
  await enqueue(db, 'redefinir-senha', { email: EMAIL, idioma: 'pt-BR' })
})

let folder: string
beforeAll(async () => {
  folder = await makeDataDir()
})
afterAll(() => removeDataDir(folder))

const support = (file: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: url,
      MASTER_KEY: PASSWORD,
      REDIS_URL: `redis://:${PASSWORD}@127.0.0.1:1`
    }
    const child = execFile(process.execPath, [program('support'), file], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
  })

it('writes versions, settings, findings and figures, and nothing that somebody has entered', async () => {
  const file = join(folder, 'support.txt')
  const { code, output } = await support(file)
  expect([code, output]).toEqual([0, expect.stringContaining(file)])
  const text = await readFile(file, 'utf8')
  for (const wanted of [
    'version: ',
    'Doctor\n',
    'REDIS_URL: ',
    'public.casos: ',
    'redefinir-senha: 1',
    'The last migrations'
  ])
    expect(text).toContain(wanted)
  expect(text).not.toMatch(/segredo/i)
  expect(text).not.toContain(PASSWORD)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('does not write over a file', async () => {
  const file = join(folder, 'support.txt')
  const { code, output } = await support(file)
  expect([code, output]).toEqual([1, expect.stringContaining('exists already')])
})
