import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditRows, expectError } from '../auth/support.ts'
import { insertGrupo } from '../grupos/support.ts'
import { giveDirect, grupoId, insertPermissao, permissaoId } from '../usuarios/support.ts'
import { acceptWith, inviteBy, invited } from './support.ts'

const PE = { tipo: 'uf' as const, codigo: 'PE' }
const SP = { tipo: 'uf' as const, codigo: 'SP' }

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const read = async (id: number) => {
  const query = { include: 'historico' }
  return (await test.call('GET', `/api/v1/usuarios/${id}`, { token: admin.token, query })).body
}

describe('nobody invites to more than they hold', () => {
  it('groups and permissions', async () => {
    const gestor = await account(test, 'gestor')
    const rare = await insertPermissao(test, 'convites.rara')
    const denied = (required_permission: string) => ({ required_permission })
    expectError(
      await inviteBy(test, gestor.token, { grupos: [await grupoId(test, 'admin')] }),
      403,
      'PERMISSION_DENIED',
      denied('admin')
    )
    expectError(
      await inviteBy(test, gestor.token, { permissoes: [rare] }),
      403,
      'PERMISSION_DENIED',
      denied('convites.rara')
    )
    expect((await inviteBy(test, gestor.token, { grupos: [await grupoId(test, 'analista')] })).status).toBe(201)
    expect((await inviteBy(test, admin.token, { grupos: [await grupoId(test, 'admin')] })).status).toBe(201)
  })

  it('what the parts of an invitation need', async () => {
    const plain = await account(test, 'usuario')
    const grupo = [await grupoId(test, 'usuario')]
    expectError(await inviteBy(test, plain.token), 403, 'PERMISSION_DENIED', { required_permission: 'usuarios.criar' })
    await giveDirect(test, plain.id, 'usuarios.criar')
    const needs = (required_permission: string) => ['PERMISSION_DENIED', { required_permission }] as const
    expectError(await inviteBy(test, plain.token, { grupos: grupo }), 403, ...needs('usuarios.gerenciar_grupos'))
    const permissoes = [await permissaoId(test, 'agravos.listar')]
    expectError(await inviteBy(test, plain.token, { permissoes }), 403, ...needs('usuarios.gerenciar_permissoes'))
    expectError(
      await inviteBy(test, plain.token, { territorios: [PE] }),
      403,
      ...needs('usuarios.gerenciar_permissoes')
    )
    expect((await inviteBy(test, plain.token)).status).toBe(201)
  })

  it('territories: only within the own, and the own where the groups would reach more', async () => {
    const gestor = await account(test, 'gestor', { territorios: [PE] })
    expectError(await inviteBy(test, gestor.token, { territorios: [SP] }), 403, 'OUT_OF_TERRITORY')
    expectError(await inviteBy(test, gestor.token, { territorios: [{ tipo: 'pais' }] }), 403, 'OUT_OF_TERRITORY')
    const recife = { tipo: 'municipio', codigo: '2611606' }
    const within = await invited(test, gestor.token, { territorios: [recife] })
    expect((await read((await acceptWith(test, within.token)).body.id)).territorios).toEqual([recife])
    const without = await invited(test, gestor.token)
    expect((await read((await acceptWith(test, without.token)).body.id)).territorios).toEqual([PE])
  })
})

describe('rights are looked at again when an invitation is accepted', () => {
  const refused = async (convite: { id: number; token: string }, motivo: string) => {
    expectError(await acceptWith(test, convite.token), 400, 'INVALID_INVITATION')
    const rows = await auditRows(test, 'convite.recusado')
    expect(rows.at(-1)).toMatchObject({ detalhes: { convite_id: convite.id, motivo } })
  }
  const change = (id: number, fields: Partial<typeof usuarios.$inferInsert>) =>
    test.db.update(usuarios).set(fields).where(eq(usuarios.id, id))

  it('an inviter who was dismissed, or has lost the permission; it works again with the right', async () => {
    const gestor = await account(test, 'gestor')
    const convite = await invited(test, gestor.token)
    await change(gestor.id, { ativo: false })
    await refused(convite, 'PERMISSION_DENIED')
    await change(gestor.id, { ativo: true })
    await test.db.execute(sql`delete from usuarios_grupos where usuario_id = ${gestor.id}`)
    await refused(convite, 'PERMISSION_DENIED')
    await giveDirect(
      test,
      gestor.id,
      'usuarios.criar',
      'agravos.listar',
      'agravos.estatisticas',
      'noticias.listar',
      'dashboard.visualizar'
    )
    expect((await acceptWith(test, convite.token)).status).toBe(201)
  })

  it('an administrator who is none any more', async () => {
    const other = await account(test, 'usuario', { admin: true })
    const convite = await invited(test, other.token, { grupos: [await grupoId(test, 'admin')] })
    await change(other.id, { admin: false })
    await giveDirect(test, other.id, 'usuarios.criar', 'usuarios.gerenciar_grupos')
    await refused(convite, 'PERMISSION_DENIED')
  })

  it('an inviter whose territory has become smaller', async () => {
    const gestor = await account(test, 'gestor', { territorios: [PE, SP] })
    const convite = await invited(test, gestor.token, { territorios: [SP] })
    await change(gestor.id, { territorios: [PE] })
    await refused(convite, 'OUT_OF_TERRITORY')
  })

  it('a group that has grown, or is gone', async () => {
    const gestor = await account(test, 'gestor')
    const grown = await insertGrupo(test)
    const gone = await insertGrupo(test)
    const first = await invited(test, gestor.token, { grupos: [grown] })
    const second = await invited(test, gestor.token, { grupos: [gone] })
    await test.db.execute(sql`
      insert into grupos_permissoes (grupo_id, permissao_id) select ${grown}, id from permissoes where nome = 'admin'`)
    await refused(first, 'PERMISSION_DENIED')
    await test.db.delete(grupos).where(eq(grupos.id, gone))
    await refused(second, 'VALIDATION_ERROR')
  })
})
