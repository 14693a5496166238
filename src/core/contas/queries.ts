import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { duplicate, type Problem } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { inOrder } from '../../platform/db/lists/page.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { cpfDigestOf, hasCpf } from './cpf.ts'
import { usuarios } from './tables.ts'

export type Usuario = typeof usuarios.$inferSelect
export type NewUsuario = typeof usuarios.$inferInsert
export type UsuarioFields = Partial<NewUsuario>

/** An account as answers and mails name it. */
export type Titular = Pick<Usuario, 'id' | 'nome' | 'email'>

/** An account without what must never leave the service. */
export type UsuarioWithoutSecrets = Omit<Usuario, 'senhaHash' | 'mfaSegredo' | 'cpfDigest' | 'busca'>

/** The key of an account, in a fragment that another room adds to a statement on accounts. */
export const usuarioId: SQL<number> = sql<number>`${usuarios.id}`
export const usuarioEmail: SQL<string> = sql<string>`${usuarios.email}`

const hasEmail = (email: string): SQL => eq(sql`lower(${usuarios.email})`, email.toLowerCase())

export async function findUsuario(db: Db, id: number): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(eq(usuarios.id, id))
  return found ?? null
}

/**
 * Reads an account and locks it against changes until the transaction ends. The stronger `for update` would also block
 * rows that merely refer to the account, and two accounts that change each other at once would wait for each other.
 */
export async function lockUsuario(db: Db, id: number): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(eq(usuarios.id, id)).for('no key update')
  return found ?? null
}

/** Locks the account with this address, active or not, if there is one. */
export async function lockUsuarioByEmail(db: Db, email: string): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(hasEmail(email)).for('no key update')
  return found ?? null
}

/** Locks the active account with this address, if there is one. */
export async function lockActiveUsuarioByEmail(db: Db, email: string): Promise<Usuario | null> {
  const [found] = await db
    .select()
    .from(usuarios)
    .where(and(hasEmail(email), usuarios.ativo))
    .for('no key update')
  return found ?? null
}

/** Reads an account for the login. `known` is a fragment that says whether the account has used the device before. */
export async function findUsuarioForLogin(db: Db, email: string, known: SQL<boolean>) {
  const [found] = await db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      emailVerificado: usuarios.emailVerificado,
      senhaHash: usuarios.senhaHash,
      ativo: usuarios.ativo,
      mfaHabilitado: usuarios.mfaHabilitado,
      mfaSegredo: usuarios.mfaSegredo,
      ultimoLogin: usuarios.ultimoLogin,
      known
    })
    .from(usuarios)
    .where(hasEmail(email))
  return found ?? null
}

export async function isEmailTaken(db: Db, email: string, except: number): Promise<boolean> {
  const [found] = await db.select({ id: usuarios.id }).from(usuarios).where(hasEmail(email))
  return found !== undefined && found.id !== except
}

/** Finds which of the unique values another account already has. */
export async function findTaken(db: Db, { email, cpf }: { email: string; cpf?: string | null }): Promise<Problem[]> {
  const sameEmail = hasEmail(email)
  const sameCpf = cpf ? hasCpf(cpf) : sql`false`
  const rows = await db
    .select({ sameEmail: sql<boolean>`${sameEmail}`, sameCpf: sql<boolean | null>`${sameCpf}` })
    .from(usuarios)
    .where(or(sameEmail, sameCpf))
  return [
    ...(rows.some((row) => row.sameEmail) ? [duplicate('email')] : []),
    ...(rows.some((row) => row.sameCpf) ? [duplicate('cpf')] : [])
  ]
}

/** Reads accounts in the order of the given ids. */
export async function readUsuarios(db: Db, ids: number[]): Promise<Usuario[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(usuarios).where(oneOf(usuarios.id, ids))
  return inOrder(ids, rows, (row) => row.id)
}

/** Reads accounts by id for a file that leaves the service. The ids are one parameter, whatever their number. */
export async function readUsuariosWithoutSecrets(db: Db, ids: number[]): Promise<UsuarioWithoutSecrets[]> {
  const { senhaHash: _, mfaSegredo: __, busca: ___, cpfDigest: ____, ...columns } = getTableColumns(usuarios)
  return await db.select(columns).from(usuarios).where(oneOf(usuarios.id, ids)).orderBy(asc(usuarios.id))
}

/** Finds the ids of all accounts that match, in ascending order. */
export async function findUsuarioIds(db: Db, where: SQL | undefined): Promise<number[]> {
  const [found] = await db
    .select({ ids: sql<number[] | null>`array_agg(${usuarios.id} order by ${usuarios.id})` })
    .from(usuarios)
    .where(where)
  return found?.ids ?? []
}

/** Finds the ids of accounts by their addresses, in ascending order. */
export async function findUsuarioIdsByEmail(db: Db, emails: string[]): Promise<number[]> {
  return await findUsuarioIds(db, oneOf(usuarios.email, emails))
}

/** The code of a state is accepted in either case and kept in capitals. */
const inCapitals = <Fields extends UsuarioFields>(fields: Fields): Fields =>
  fields.estado ? { ...fields, estado: fields.estado.toUpperCase() } : fields

/** Adds the digest of a CPF, because the unique index is on the digest. */
const withDigest = <Fields extends UsuarioFields>(fields: Fields): Fields =>
  fields.cpf === undefined ? fields : { ...fields, cpfDigest: fields.cpf === null ? null : cpfDigestOf(fields.cpf) }

const asStored = <Fields extends UsuarioFields>(fields: Fields): Fields => withDigest(inCapitals(fields))

/** Adds accounts. Those whose address or CPF another account has are left out; the unique indexes decide. */
export async function insertUsuarios(db: Db, rows: NewUsuario[]): Promise<Usuario[]> {
  return await db.insert(usuarios).values(rows.map(asStored)).onConflictDoNothing().returning()
}

export async function updateUsuario(db: Db, id: number, fields: UsuarioFields): Promise<Usuario | null> {
  const [changed] = await db.update(usuarios).set(withDigest(fields)).where(eq(usuarios.id, id)).returning()
  return changed ?? null
}

export async function deleteUsuario(db: Db, id: number): Promise<void> {
  await db.delete(usuarios).where(eq(usuarios.id, id))
}
