import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { openConta } from '../../../src/core/contas/sealed.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { permissoes, usuariosPermissoes } from '../../../src/modules/permissoes/tables.ts'
import { MASTER_KEY, SENHA, type TestApp } from '../../support/app.ts'

export const NOW = '2026-11-15T12:00:00.000Z'
export const at = (id: number | string, rest = '') => `/api/v1/usuarios/${id}${rest}`

let serial = 0

/** The `usuario` of a sign-up, complete and right, each time with another email. */
export const signUpBody = (fields: Record<string, unknown> = {}) => ({
  nome: 'Ana Souza',
  email: `nova${++serial}@saude.example`,
  senha: SENHA,
  master_key: MASTER_KEY,
  ...fields
})

export async function permissaoId(test: TestApp, nome: string): Promise<number> {
  const [found] = await test.db.select().from(permissoes).where(eq(permissoes.nome, nome))
  return found!.id
}

/** Inserts a permission that no group gives, so only an administrator holds it. */
export async function insertPermissao(test: TestApp, nome: string): Promise<number> {
  const [created] = await test.db.insert(permissoes).values({ nome }).returning()
  return created!.id
}

export async function giveDirect(test: TestApp, usuarioId: number, ...nomes: string[]): Promise<void> {
  const found = await test.db.select().from(permissoes).where(inArray(permissoes.nome, nomes))
  await test.db.insert(usuariosPermissoes).values(found.map(({ id }) => ({ usuarioId, permissaoId: id })))
}

export async function directOf(test: TestApp, usuarioId: number): Promise<string[]> {
  const rows = await test.db
    .select({ nome: permissoes.nome })
    .from(usuariosPermissoes)
    .innerJoin(permissoes, eq(permissoes.id, usuariosPermissoes.permissaoId))
    .where(eq(usuariosPermissoes.usuarioId, usuarioId))
    .orderBy(asc(permissoes.nome))
  return rows.map(({ nome }) => nome)
}

export async function grupoId(test: TestApp, nome: string): Promise<number> {
  const [found] = await test.db.select().from(grupos).where(eq(grupos.nome, nome))
  return found!.id
}

export async function gruposOf(test: TestApp, usuarioId: number): Promise<string[]> {
  const rows = await test.db
    .select({ nome: grupos.nome })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
    .orderBy(asc(grupos.nome))
  return rows.map(({ nome }) => nome)
}

/** Returns the stored record, with its groups and direct permissions: all that an attack could have changed. */
export async function storedUsuario(test: TestApp, id: number) {
  const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
  return row ? { ...openConta(row), grupos: await gruposOf(test, id), direct: await directOf(test, id) } : null
}

/** Returns the status that a token gets: 200 while its session lives, 401 afterwards. */
export const statusOf = async (test: TestApp, token: string) =>
  (await test.call('GET', '/api/v1/usuarios/logado', { token })).status

/** The author of an act, as histories show it. */
export const authorOf = ({ id, nome }: { id: number; nome: string }) => ({ id, nome })

/** Answers, reduced to what all of a kind have in common. */
export const denied = (permission: string) => ({
  status: 403,
  body: { error: { code: 'PERMISSION_DENIED', required_permission: permission } }
})
export const errorOf = (status: number, code: string) => ({ status, body: { error: { code } } })
export const notFound = errorOf(404, 'NOT_FOUND')
export const unauthorized = errorOf(401, 'UNAUTHORIZED')
/** A's 422: exactly these places, in this order. */
export const detail = (...items: [loc: (string | number)[], type: string][]) => ({
  status: 422,
  body: { detail: items.map(([loc, type]) => ({ loc, type })) }
})
/** B's 422: exactly these fields, in this order. */
export const invalid = (...items: [field: string, code: string][]) => ({
  status: 422,
  body: { error: { code: 'VALIDATION_ERROR', details: items.map(([field, code]) => ({ field, code })) } }
})

export interface Part {
  name: string
  /** A part without a filename is a plain field. */
  filename?: string
  type?: string
  content: Buffer | string
}

/** Writes a multipart body by hand, so that it can also be wrong. */
export function multipart(parts: Part[]): { raw: Buffer; headers: Record<string, string> } {
  const boundary = `limite-${randomUUID()}`
  const pieces = parts.flatMap(({ name, filename, type, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`
    ),
    Buffer.from(content),
    Buffer.from('\r\n')
  ])
  return {
    raw: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }
  }
}
