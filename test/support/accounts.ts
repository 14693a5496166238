import { eq } from 'drizzle-orm'
import { hashSenha } from '../../src/auth/senha.ts'
import { grupos, usuariosGrupos } from '../../src/db/tables/grupos.ts'
import { usuarios } from '../../src/db/tables/usuarios.ts'
import { SENHA, type TestApp } from './app.ts'

export interface Account {
  id: number
  email: string
  token: string
  refreshToken: string
}

let hash: Promise<string> | undefined
let serial = 0

/** An account straight in the database (every sign-up costs a hash), and a session by the real login. */
export async function account(
  test: TestApp,
  grupo: 'admin' | 'gestor' | 'analista' | 'usuario' | 'visualizador' | null,
  campos: Partial<typeof usuarios.$inferInsert> = {}
): Promise<Account> {
  const created = await insertAccount(test, grupo, campos)
  const { body } = await test.call('POST', '/api/v1/usuarios/login', {
    body: { email: created.email, password: SENHA }
  })
  return { ...created, token: body.access_token, refreshToken: body.refresh_token }
}

export async function insertAccount(
  test: TestApp,
  grupo: string | null,
  campos: Partial<typeof usuarios.$inferInsert> = {}
) {
  hash ??= hashSenha(SENHA)
  const now = test.clock.moment
  const email = campos.email ?? `pessoa${++serial}@saude.example`
  const [created] = await test.db
    .insert(usuarios)
    .values({
      nome: `Pessoa ${serial}`,
      senhaHash: await hash,
      senhaAlteradaEm: now,
      createdAt: now,
      updatedAt: now,
      ...campos,
      email
    })
    .returning()
  if (grupo) {
    const [found] = await test.db.select().from(grupos).where(eq(grupos.nome, grupo))
    await test.db.insert(usuariosGrupos).values({ usuarioId: created!.id, grupoId: found!.id })
  }
  return { id: created!.id, email }
}

export async function login(test: TestApp, email: string, senha = SENHA) {
  return await test.call('POST', '/api/v1/usuarios/login', { body: { email, password: senha } })
}
