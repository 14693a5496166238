import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGrupos } from '../../../src/modules/grupos/seed.ts'
import { seedPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const NOME = 'agravos.identificar'
let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

async function gruposWithIt(): Promise<string[]> {
  const rows = await test.db.execute<{ nome: string }>(sql`
    select g.nome from grupos g join grupos_permissoes gp on gp.grupo_id = g.id
    join permissoes p on p.id = gp.permissao_id where p.nome = ${NOME} order by 1`)
  return rows.map(({ nome }) => nome)
}

it('at the first start the managers alone hold it', async () => {
  expect(await gruposWithIt()).toEqual(['gestor'])
})

it('the migration gives it to the managers of a service that already has its groups, and to nobody else', async () => {
  await test.db.delete(permissoes).where(eq(permissoes.nome, NOME))
  expect(await gruposWithIt()).toEqual([])
  const folder = join(import.meta.dirname, '../../../drizzle')
  const file = (await readdir(folder)).find((name) => name.endsWith('_identificar.sql'))!
  const statements = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await test.db.execute(sql.raw(statement))
  expect(await gruposWithIt()).toEqual(['gestor'])
  const [{ sistema } = { sistema: false }] = await test.db.select().from(permissoes).where(eq(permissoes.nome, NOME))
  expect(sistema).toBe(true)
})

it('a start does not give it again to managers from whom it was taken', async () => {
  await test.db.execute(
    sql`delete from grupos_permissoes using permissoes p where permissao_id = p.id and p.nome = ${NOME}`
  )
  await seedPermissoes(test.db)
  await seedGrupos(test.db)
  expect(await gruposWithIt()).toEqual([])
})
