import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cpfDigestOf } from '../../src/core/contas/cpf.ts'
import { hashSenha } from '../../src/core/contas/passwords/password.ts'
import type { NewUsuario } from '../../src/core/contas/queries.ts'
import { sealCpf } from '../../src/core/contas/sealed.ts'
import { usuarios } from '../../src/core/contas/tables.ts'
import { deviceOf } from '../../src/modules/auth/device.ts'
import { type Login, openSessao } from '../../src/modules/auth/open-session.ts'
import { ACCESS_SECONDS } from '../../src/modules/auth/tokens.ts'
import { grupos, usuariosGrupos } from '../../src/modules/grupos/tables.ts'
import { SENHA, type TestApp } from './app.ts'

export interface Account {
  id: number
  nome: string
  email: string
  token: string
  refreshToken: string
}

let hash: Promise<string> | undefined
let serial = 0

/**
 * Inserts an account and a session of it straight into the database, as a login from the test's client would leave
 * them. A real login costs a hash, and tests make thousands of accounts. The login has tests of its own.
 */
export async function account(
  test: TestApp,
  grupo: 'admin' | 'gestor' | 'analista' | 'usuario' | 'visualizador' | null,
  fields: Partial<NewUsuario> = {}
): Promise<Account> {
  const created = await insertAccount(test, grupo, fields)
  const [conta] = await test.db.select().from(usuarios).where(eq(usuarios.id, created.id))
  const sessao = await openSessao(test.db, conta!, testLogin(), test.clock.moment)
  if (!sessao) throw new Error('an account that is not active has no session')
  return { ...created, token: signToken(test, created.id, sessao.id), refreshToken: sessao.refreshToken }
}

const testLogin = (): Login => ({
  ip: '127.0.0.1',
  requestId: randomUUID(),
  dispositivo: deviceOf('lightMyRequest'),
  location: null,
  lembrar: false,
  mfa: false,
  newDevice: false,
  attempt: { id: '', chave: Buffer.alloc(0), de: 'login' }
})

/** Signs a token with the service's own key, like the tokens that it gives out. */
function signToken(test: TestApp, usuarioId: number, sessaoId: string): string {
  const { secret0 } = test.app.jwt as unknown as Record<string, { sign(claims: object): string }>
  const iat = Math.floor(test.clock.moment.getTime() / 1000)
  return secret0!.sign({ sub: String(usuarioId), sid: sessaoId, jti: randomUUID(), iat, exp: iat + ACCESS_SECONDS })
}

export async function insertAccount(
  test: TestApp,
  grupo: string | null,
  { cpf = null, ...fields }: Partial<NewUsuario> = {}
) {
  hash ??= hashSenha(SENHA, 'test')
  const now = test.clock.moment
  const email = fields.email ?? `pessoa${++serial}@saude.example`
  const [created] = await test.db
    .insert(usuarios)
    .values({
      nome: `Pessoa ${serial}`,
      senhaHash: await hash,
      senhaAlteradaEm: now,
      createdAt: now,
      updatedAt: now,
      ...fields,
      email
    })
    .returning()
  const id = created!.id
  if (cpf !== null)
    await test.db
      .update(usuarios)
      .set({ cpf: sealCpf(id, cpf), cpfDigest: cpfDigestOf(cpf) })
      .where(eq(usuarios.id, id))
  if (grupo) {
    const [found] = await test.db.select().from(grupos).where(eq(grupos.nome, grupo))
    await test.db.insert(usuariosGrupos).values({ usuarioId: id, grupoId: found!.id })
  }
  return { id, nome: created!.nome, email }
}

export async function login(test: TestApp, email: string, senha = SENHA) {
  return await test.call('POST', '/api/v1/usuarios/login', { body: { email, password: senha } })
}
