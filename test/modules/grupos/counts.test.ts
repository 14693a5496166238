import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldingOfAccounts } from '../../../src/core/contas/fold.ts'
import type { Database } from '../../../src/platform/db/client.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { connect } from '../../support/connect.ts'
import { grupoId, at as usuarioAt } from '../usuarios/support.ts'
import { at, insertGrupo } from './support.ts'

// Compares the kept counts (table `contagens`) with a full count, written here without the function that the triggers
// use.
let test: TestApp
let admin: Account
let others: Database[]

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  others = Array.from({ length: 4 }, () => connect(test.url, { max: 1 }))
})
afterAll(async () => {
  await Promise.all(others.map((one) => one.close()))
  await test.close()
})

const day = (coluna: string) => `to_char(${coluna} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`
const counted: [set: string, chave: string][] = [
  ['usuarios', `''`],
  ['usuarios.ativo', 'ativo::text'],
  ['usuarios.admin', 'admin::text'],
  ['usuarios.estado', `coalesce(estado, '')`],
  ['usuarios.departamento', `coalesce(departamento, '')`],
  ['usuarios.mfa', 'mfa_habilitado::text'],
  ['usuarios.email_verificado', 'email_verificado::text'],
  ['usuarios.criado', day('created_at')],
  ['usuarios.acesso', `coalesce(${day('ultimo_acesso')}, '')`]
]

const exact = sql.raw(
  [
    ...counted.map(([set, chave]) => `select '${set}', ${chave}, count(*) from usuarios group by 1, 2`),
    `select 'grupos.usuarios', grupo_id::text, count(*) from usuarios_grupos group by 1, 2`
  ].join('\nunion all\n')
)

/** Returns the keys whose kept count and full count differ. */
async function differences() {
  return [
    ...(await test.db.execute(sql`
      with exato (conjunto, chave, n) as (${exact}),
        guardado as (select conjunto, chave, sum(n) as n from contagens group by 1, 2 having sum(n) <> 0)
      select conjunto, chave, e.n::int as exato, g.n::int as guardado
      from exato e full join guardado g using (conjunto, chave)
      where e.n is distinct from g.n`))
  ]
}
const countRows = async () =>
  Number((await test.db.execute<{ n: number }>(sql`select count(*)::int as n from contagens`))[0]?.n)
const fold = () => Promise.all(others.map((one) => one.db.execute(sql`select dobrar_contagens()`)))

async function expectRight() {
  expect(await differences()).toEqual([])
  await fold()
  expect(await differences()).toEqual([])
}

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, given: object = {}) =>
  test.call(method, path, { token: admin.token, ...given })

describe('the kept counts', () => {
  it('are right at first, and the comparison finds a wrong one', async () => {
    await expectRight()
    await test.db.execute(sql`insert into contagens values ('usuarios', '', 1)`)
    expect(await differences()).toHaveLength(1)
    await test.db.execute(sql`insert into contagens values ('usuarios', '', -1)`)
  })

  it('are right after changes through the API', async () => {
    const grupo = await insertGrupo(test)
    const one = await account(test, 'usuario')
    const two = await insertAccount(test, 'usuario', { estado: 'PE' })
    const body = { nome: 'Ana', email: 'ana@saude.example', senha: SENHA, grupos_ids: [grupo], estado: 'SP' }
    expect((await call('POST', '/api/v1/usuarios', { body: body })).status).toBe(201)
    await call('POST', at(grupo, `/usuarios/${one.id}`))
    await call('PUT', usuarioAt(one.id, '/grupos'), { body: { grupos_ids: [grupo, await grupoId(test, 'analista')] } })
    await call('PUT', usuarioAt(two.id), { body: { estado: 'BA', departamento: 'Vigilância', admin: true } })
    await call('POST', usuarioAt(one.id, '/desativar'))
    test.advance(24 * 3600_000)
    admin = await account(test, 'admin')
    await call('DELETE', usuarioAt(two.id), { query: { motivo: 'x' } })
    expect((await call('DELETE', usuarioAt(one.id))).status).toBe(200)
    expect((await call('DELETE', at(grupo), { query: { force: 'true' } })).status).toBe(204)
    await expectRight()
  })

  it('are right after changes of many rows by SQL, and after a refused and a rolled-back one', async () => {
    const grupo = await insertGrupo(test)
    await test.db.execute(sql`
      insert into usuarios (nome, email, senha_hash, senha_alterada_em, created_at, updated_at, estado, departamento)
      select 'U' || i, 'lote' || i || '@saude.example', 'x', now(), timestamptz '2026-01-01T02:59:59Z' + i * interval '1 hour',
        now(), (array['PE', 'SP', null])[1 + i % 3], nullif('d' || i % 4, 'd0')
      from generate_series(1, 200) i`)
    await test.db.execute(sql`insert into usuarios_grupos select id, ${grupo}::int from usuarios where id % 2 = 0`)
    await expectRight()
    await test.db.execute(
      sql`update usuarios set ativo = id % 5 <> 0, mfa_habilitado = id % 7 = 0, estado = 'RJ' where id % 3 = 0`
    )
    await test.db.execute(
      sql`update usuarios set ultimo_acesso = now() - id * interval '1 hour', email_verificado = not email_verificado`
    )
    await test.db.execute(sql`update usuarios set created_at = created_at + interval '1 day' where id % 4 = 0`)
    await test.db.execute(sql`update usuarios set departamento = null, admin = false where nome like 'U1%'`)
    await expectRight()
    await test.db.execute(sql`delete from usuarios where nome like 'U%' and id % 6 = 0`)
    await test.db.execute(sql`delete from usuarios_grupos where usuario_id % 4 = 0`)
    const undone = test.db.transaction(async (tx) => {
      await tx.execute(sql`delete from usuarios where nome like 'U%'`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await expect(test.db.execute(sql`update usuarios set email = 'um@saude.example'`)).rejects.toThrow()
    await expectRight()
    await test.db.execute(sql`delete from grupos where id = ${grupo}`)
    await expectRight()
  })

  it('are right after simultaneous changes, through the API and by SQL, while others fold them', async () => {
    const [grupo, other] = [await insertGrupo(test), await insertGrupo(test)]
    admin = await account(test, 'admin')
    const contas = await Promise.all(Array.from({ length: 12 }, () => insertAccount(test, 'usuario')))
    const folding = (async () => {
      for (let i = 0; i < 30; i++) await fold()
    })()
    const answers = await Promise.all(
      contas.flatMap(({ id }, i) => [
        call('POST', at(grupo, `/usuarios/${id}`)),
        call('POST', usuarioAt(id, `/grupos/${other}`)),
        call('PUT', usuarioAt(id), { body: { estado: i % 2 ? 'PE' : 'SP', departamento: `d${i % 3}` } }),
        ...(i % 3 === 0 ? [call('POST', usuarioAt(id, '/desativar'))] : []),
        ...(i % 4 === 0 ? [call('DELETE', usuarioAt(id))] : [])
      ])
    )
    const updates = [0, 1, 2].map((n) =>
      others[n]!.db.execute(sql`update usuarios set estado = ${['AC', 'AM', 'RR'][n]} where id % 3 = ${n}`)
    )
    const deleted = call('DELETE', at(other), { query: { transferir_usuarios: String(grupo) } })
    await Promise.all([folding, ...updates, deleted])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect((await deleted).status).toBe(204)
    await expectRight()
  })

  it('are only appended to by writers: none of them folds', async () => {
    await fold()
    const before = await countRows()
    for (let i = 0; i < 200; i++)
      await test.db.execute(sql`update usuarios set departamento = ${String(i)} where id = ${admin.id}`)
    // Each statement takes the user out of one department and puts it into another. A writer that folded one time in 50
    // would have left fewer rows.
    expect(await countRows()).toBe(before + 400)
    await foldingOfAccounts.run({ db: test.db })
    expect(await countRows()).toBeLessThan(before + 3)
    await expectRight()
  })

  it('take one row for each key once they are folded, and none for a count of zero', async () => {
    await test.db.execute(sql`update usuarios set estado = 'TO'`)
    await test.db.execute(sql`update usuarios set estado = 'MT'`)
    await fold()
    await test.db.execute(sql`select dobrar_contagens()`)
    const keys = await test.db.execute(sql`select distinct conjunto, chave from contagens`)
    expect(await countRows()).toBe(keys.length)
    expect(await differences()).toEqual([])
    expect([...(await test.db.execute(sql`select chave from contagens where conjunto = 'usuarios.estado'`))]).toEqual([
      { chave: 'MT' }
    ])
  })
})
