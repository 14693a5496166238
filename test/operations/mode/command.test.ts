import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { readModo } from '../../../src/core/modo/queries.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { program } from '../../support/programs.ts'

let url: string
let db: Db
useDatabase({ max: 1 }, (connection, at) => {
  db = connection.db
  url = at
})
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mode-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const mode = (args: string[], at = url) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { DATABASE_URL: at, DATA_DIR: dataDir }
    const child = execFile(process.execPath, [program('mode'), ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
  })

it('shows the mode, changes it, and notes that in the trail without an account', async () => {
  expect(await mode([])).toEqual({ code: 0, output: 'The mode is normal\n' })
  const changed = await mode(['read-only', " Until six o'clock "])
  expect(changed.code).toBe(0)
  expect(changed.output).toMatch(/^The mode is somente_leitura since 20.+Z\. Callers are told: Until six o'clock\n$/)
  expect(await readModo(db)).toMatchObject({
    modo: 'somente_leitura',
    mensagem: "Until six o'clock",
    alteradoPorId: null
  })
  expect((await mode(['maintenance', ''])).output).toMatch(/^The mode is manutencao since 20[^.]+\.\d+Z\n$/)
  expect((await mode(['normal', ''])).output).toMatch(/^The mode is normal since/)
  const trail = await db.select().from(auditoria).orderBy(auditoria.id)
  expect(trail.map(({ acao, atorId, ip, detalhes }) => [acao, atorId, ip, detalhes])).toEqual([
    ['servico.modo', null, null, { de: 'normal', para: 'somente_leitura' }],
    ['servico.modo', null, null, { de: 'somente_leitura', para: 'manutencao' }],
    ['servico.modo', null, null, { de: 'manutencao', para: 'normal' }]
  ])
})

it('refuses an unknown mode, a long message and a database that is not there, in a line', async () => {
  expect(await mode(['off'])).toEqual({
    code: 1,
    output: 'MODE: given "off", wanted normal|read-only|maintenance\n'
  })
  expect((await mode(['normal', 'x'.repeat(501)])).output).toBe('MESSAGE: wanted at most 500 characters\n')
  expect(await mode([], 'postgres://saude:pw@127.0.0.1:1/saude')).toEqual({
    code: 1,
    output: 'DATABASE_URL: postgres://saude@127.0.0.1:1/saude: nothing listens there (ECONNREFUSED)\n'
  })
})
