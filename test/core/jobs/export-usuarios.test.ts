import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { exportableFields, exportUsuarios } from '../../../src/modules/usuarios/export.ts'
import { sheetContentType, sheetFormats } from '../../../src/platform/sheets/write.ts'
import { grupoId } from '../../modules/usuarios/support.ts'
import { readBack } from '../../platform/sheets/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createExport, jobAt, jobRow, request, runExport, storedFiles } from './support.ts'

const MANY = 2500
let test: TestApp
let admin: Account
let ana: { id: number }
beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
  ana = await insertAccount(test, 'gestor', {
    nome: '=cmd()',
    email: 'ana@saude.example',
    cpf: '52998224725',
    telefone: '(61) 99999-0000',
    funcao: 'Enfermeira',
    instituicao: 'Hospital, "Central"',
    cidade: 'Brasília',
    estado: 'DF',
    mfaSegredo: 'SEGREDOTOTP',
    ultimoAcesso: new Date('2026-11-14T08:00:00.000Z')
  })
  await test.db.insert(usuariosGrupos).values({ usuarioId: ana.id, grupoId: await grupoId(test, 'analista') })
  await test.db.execute(sql`
    insert into usuarios (nome, email, senha_hash, senha_alterada_em, created_at, updated_at)
    select 'Pessoa ' || n, 'muitas' || n || '@saude.example', 'HASHSECRETO', now(), now(), now()
    from generate_series(1, ${MANY}::int) n`)
})
afterAll(() => test.close())

async function downloaded(job: { id: string }) {
  await expect.poll(async () => (await jobRow(test, job)).status).not.toBe('processing')
  return await test.call('GET', jobAt(job, '/resultado'), { token: admin.token })
}

describe.each(sheetFormats)('exportar-usuarios as %s, through the queue', (formato) => {
  it('has every user once, in the order of the ids, with the requested fields', async () => {
    const job = await createExport(test, admin.id, { formato, campos: [...exportableFields] })
    const { status, headers, body } = await downloaded(job)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(sheetContentType[formato])
    expect(headers['content-disposition']).toBe(`attachment; filename="usuarios-2026-11-15.${formato}"`)
    const [header, ...lines] = (await readBack(formato, Readable.from([body])))[0]!
    expect(header).toEqual([...exportableFields])
    const ids = lines.map(([id]) => Number(id))
    expect(ids).toEqual(
      (await test.db.select({ id: usuarios.id }).from(usuarios).orderBy(usuarios.id)).map(({ id }) => id)
    )
    const row = Object.fromEntries(exportableFields.map((field, i) => [field, lines[ids.indexOf(ana.id)]![i] ?? '']))
    const yes = formato === 'csv' ? 'true' : true
    const no = formato === 'csv' ? 'false' : false
    // A cell has no time zone, so it shows the clock of Brasília.
    const moment = (utc: string, brasilia: string) => (formato === 'csv' ? utc : new Date(brasilia))
    expect(row).toEqual({
      id: formato === 'csv' ? String(ana.id) : ana.id,
      nome: "'=cmd()",
      email: 'ana@saude.example',
      cpf: '529.982.247-25',
      telefone: '(61) 99999-0000',
      cargo: '',
      departamento: '',
      cidade: 'Brasília',
      estado: 'DF',
      funcao: 'Enfermeira',
      instituicao: 'Hospital, "Central"',
      admin: no,
      ativo: yes,
      email_verificado: no,
      mfa_habilitado: no,
      plano: 'basic',
      criado_em: moment('2026-11-15T12:00:00.000Z', '2026-11-15T09:00:00Z'),
      atualizado_em: moment('2026-11-15T12:00:00.000Z', '2026-11-15T09:00:00Z'),
      ultimo_acesso: moment('2026-11-14T08:00:00.000Z', '2026-11-14T05:00:00Z'),
      grupos: 'analista; gestor'
    })
    const all = JSON.stringify(lines)
    for (const secret of ['HASHSECRETO', 'SEGREDOTOTP', '$argon2']) expect(all).not.toContain(secret)
    const { body: seen } = await test.call('GET', jobAt(job), { token: admin.token })
    expect(seen.result).toEqual({ total_processados: ids.length, sucesso: ids.length, erros: 0 })
    expect(await storedFiles(test, job)).toHaveLength(1)
  })

  it('has the fields in the requested order', async () => {
    const { body } = await downloaded(await createExport(test, admin.id, { formato, campos: ['email', 'id'] }))
    const [header, first] = (await readBack(formato, Readable.from([body])))[0]!
    expect(header).toEqual(['email', 'id'])
    expect(first![0]).toContain('@')
  })

  it('stops when it is cancelled in the middle, and leaves nothing on the disk', async () => {
    // The job is kept away from the queue, so that this run is the only one.
    const job = await createExport(test, admin.id, { formato })
    await downloaded(job)
    await test.db.execute(sql`update jobs set status = 'processing', arquivo_chave = null where id = ${job.id}`)
    const before = await storedFiles(test, job)
    let told = 0
    await runExport(test, job, (run) =>
      exportUsuarios.run(
        {
          ...run,
          async progress(percent) {
            if (++told === 2) await test.call('DELETE', jobAt(job), { token: admin.token })
            await run.progress(percent)
          }
        },
        { ...request, formato }
      )
    )
    expect(told).toBe(2)
    expect(await jobRow(test, job)).toMatchObject({ status: 'failed', cancelado: true })
    expect(await storedFiles(test, job)).toEqual(before)
    expect(await readdir(join(test.dataDir, 'files', '.incoming'))).toEqual([])
  })
})

it('exportar-usuarios: a user who is removed meanwhile is left out, and counted nowhere', async () => {
  const { id } = await insertAccount(test, null)
  const job = await createExport(test, admin.id)
  await downloaded(job)
  await test.db.execute(sql`update jobs set status = 'processing', arquivo_chave = null where id = ${job.id}`)
  const all = await test.db.$count(usuarios)
  await runExport(test, job, (run) =>
    exportUsuarios.run(
      {
        ...run,
        async progress() {
          await test.db.delete(usuarios).where(eq(usuarios.id, id))
        }
      },
      request
    )
  )
  expect((await jobRow(test, job)).resultado).toEqual({ total_processados: all - 1, sucesso: all - 1, erros: 0 })
})
