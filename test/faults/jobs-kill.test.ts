import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createJob } from '../../src/core/jobs/create.ts'
import { exportableFields, exportUsuarios } from '../../src/modules/usuarios/export.ts'
import { parseCsv } from '../platform/sheets/support.ts'
import { whole } from '../support/sample.ts'
import { ask, signIn } from './load.ts'
import { servers } from './servers.ts'

const MANY = whole ? 30_000 : 10_000

const site = servers()

beforeAll(async () => {
  await site.direct.db.execute(sql`
    insert into usuarios (nome, email, senha_hash, senha_alterada_em, created_at, updated_at)
    select 'Pessoa ' || n, 'muitas' || n || '@saude.example', 'x', now(), now(), now()
    from generate_series(1, ${MANY}::int) n`)
})

it('kill -9 of the server in the middle of an export: the next one starts it over, and the file is whole', async () => {
  const { server: first, client } = await site.start()
  const token = await signIn(client)
  client.close()
  const [dono] = await site.direct.sql<{ id: number }[]>`select id from usuarios where email = 'carga@saude.example'`
  await site.direct.sql`
    insert into usuarios_permissoes (usuario_id, permissao_id)
    select ${dono!.id}, id from permissoes where nome = 'usuarios.exportar'`
  const context = { caller: { id: dono!.id }, ip: '127.0.0.1', requestId: randomUUID(), now: () => new Date() }
  const campos = [...exportableFields]
  const job = await createJob(site.direct.db, context, exportUsuarios, { formato: 'csv', campos, filtro: null })
  const readJob = async () =>
    (
      await site.direct.sql<{ status: string; progresso: number; chave: string | null }[]>`
      select status, progresso, arquivo_chave as chave from jobs where id = ${job.id}`
    )[0]!
  await expect.poll(async () => (await readJob()).progresso, { interval: 5 }).toBeGreaterThan(0)
  await first.stop('SIGKILL')
  const killed = await readJob()
  expect(killed.status).toBe('processing')
  expect(killed.progresso).toBeLessThan(99)

  await site.untilQuiet()
  await site.makeSilent()
  const { server: second, client: again } = await site.start()
  await expect.poll(async () => (await readJob()).status).toBe('completed')
  expect((await readJob()).chave).not.toBe(killed.chave)
  const path = `/api/v1/jobs/job_${job.id}`
  const seen = JSON.parse((await ask(again, 'GET', path, { token })).body)
  const { status, body } = await ask(again, 'GET', `${path}/resultado`, { token })
  again.close()
  expect(status).toBe(200)
  const [header, ...lines] = parseCsv(body.replace(/^\uFEFF/, ''))
  expect(header).toEqual(campos)
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([campos.length]))
  const [expected] = await site.direct.sql<{ ids: number[] }[]>`select array_agg(id order by id) as ids from usuarios`
  expect(lines.map(([id]) => Number(id))).toEqual(expected!.ids)
  expect(seen.result).toEqual({ total_processados: lines.length, sucesso: lines.length, erros: 0 })
  expect(await readdir(join(site.dataDir, 'files', 'exportacoes', job.id))).toHaveLength(1)
  expect(await second.stop()).toBe(0)
})
