import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { duplicate, type Problem } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { inOrder } from '../../platform/db/lists/page.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import type { Opened } from '../../platform/sealing/column.ts'
import { cpfDigestOf, hasCpf } from './cpf.ts'
import { openConta, sealCpf } from './sealed.ts'
import { usuarios } from './tables.ts'

type Stored = typeof usuarios.$inferSelect
export type Usuario = Opened<Stored>
export type NewUsuario = Opened<typeof usuarios.$inferInsert>
export type UsuarioFields = Partial<NewUsuario>

/** An account as answers and mails name it. */
export type Titular = Pick<Usuario, 'id' | 'nome' | 'email'>

/** An account without what must never leave the service. */
export type UsuarioWithoutSecrets = Omit<Usuario, 'senhaHash' | 'mfaSegredo' | 'cpfDigest' | 'busca'>

/** The key of an account, in a fragment that another room adds to a statement on accounts. */
export const usuarioId: SQL<number> = sql<number>`${usuarios.id}`
export const usuarioEmail: SQL<string> = sql<string>`${usuarios.email}`

const openFound = (found: Stored | undefined): Usuario | null => (found ? openConta(found) : null)

const hasEmail = (email: string): SQL => eq(sql`lower(${usuarios.email})`, email.toLowerCase())

export async function findUsuario(db: Db, id: number): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(eq(usuarios.id, id))
  return openFound(found)
}

/** Whether any account exists. */
export async function hasConta(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: usuarios.id }).from(usuarios).limit(1)
  return found !== undefined
}

/**
 * Reads an account and locks it against changes until the transaction ends. The stronger `for update` would also block
 * rows that merely refer to the account, and two accounts that change each other at once would wait for each other.
 */
export async function lockUsuario(db: Db, id: number): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(eq(usuarios.id, id)).for('no key update')
  return openFound(found)
}

/** Locks the account with this address, active or not, if there is one. */
export async function lockUsuarioByEmail(db: Db, email: string): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(hasEmail(email)).for('no key update')
  return openFound(found)
}

/** Locks the active account with this address, if there is one. */
export async function lockActiveUsuarioByEmail(db: Db, email: string): Promise<Usuario | null> {
  const [found] = await db
    .select()
    .from(usuarios)
    .where(and(hasEmail(email), usuarios.ativo))
    .for('no key update')
  return openFound(found)
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

export async function isCpfTaken(db: Db, cpf: string): Promise<boolean> {
  const [found] = await db.select({ id: usuarios.id }).from(usuarios).where(hasCpf(cpf))
  return found !== undefined
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
  return inOrder(ids, rows.map(openConta), (row) => row.id)
}

/** Reads accounts by id for a file that leaves the service. The ids are one parameter, whatever their number. */
export async function readUsuariosWithoutSecrets(db: Db, ids: number[]): Promise<UsuarioWithoutSecrets[]> {
  const { senhaHash: _, mfaSegredo: __, busca: ___, cpfDigest: ____, ...columns } = getTableColumns(usuarios)
  const rows = await db.select(columns).from(usuarios).where(oneOf(usuarios.id, ids)).orderBy(asc(usuarios.id))
  return rows.map(openConta)
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

/** Seals a CPF for its account, and adds its digest, because the unique index is on the digest. */
const withSealedCpf = <Fields extends UsuarioFields>({ cpf, ...fields }: Fields, id: number) =>
  cpf === undefined ? fields : { ...fields, cpf: sealCpf(id, cpf), cpfDigest: cpf === null ? null : cpfDigestOf(cpf) }

/** Takes ids for new accounts, because a CPF is sealed for its account. */
async function takeIds(db: Db, count: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('public.usuarios', 'id'))::int as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

/** Adds accounts. Those whose address or CPF another account has are left out; the unique indexes decide. */
export async function insertUsuarios(db: Db, rows: NewUsuario[]): Promise<Usuario[]> {
  const ids = await takeIds(db, rows.length)
  const values = rows.map((row, i) => ({ ...withSealedCpf(inCapitals(row), ids[i]!), id: ids[i]! }))
  const added = await db.insert(usuarios).overridingSystemValue().values(values).onConflictDoNothing().returning()
  return added.map(openConta)
}

export async function updateUsuario(db: Db, id: number, fields: UsuarioFields): Promise<Usuario | null> {
  const [changed] = await db.update(usuarios).set(withSealedCpf(fields, id)).where(eq(usuarios.id, id)).returning()
  return openFound(changed)
}

export async function deleteUsuario(db: Db, id: number): Promise<void> {
  await db.delete(usuarios).where(eq(usuarios.id, id))
}
