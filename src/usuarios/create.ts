import { eq, or, sql } from 'drizzle-orm'
import { type Actor, audit } from '../auditoria/record.ts'
import { usuarios } from '../contas/tables.ts'
import type { Db } from '../db/client.ts'
import { duplicate, type Problem, validationError } from '../errors.ts'
import { GRUPO_INICIAL } from '../grupos/seed.ts'
import { grupos } from '../grupos/tables.ts'
import { darGrupos, darPermissoes } from '../grupos/ties.ts'
import type { Usuario } from '../contas/queries.ts'

type Campos = Pick<typeof usuarios.$inferInsert, 'nome' | 'email' | 'senhaHash'> & Partial<typeof usuarios.$inferInsert>

/** A new account with its direct permissions and its groups; without any it joins the initial one. */
export async function criar(
  db: Db,
  ator: Actor,
  campos: Campos,
  vinculos: { permissoesIds: number[]; gruposIds?: number[] },
  depois: (tx: Db, criado: Usuario) => Promise<void> = async () => {}
): Promise<Usuario> {
  return await db.transaction(async (tx) => {
    const now = ator.now()
    const [criado] = await tx
      .insert(usuarios)
      .values({
        ...campos,
        desativadoEm: campos.ativo === false ? now : null,
        senhaAlteradaEm: now,
        criadoPorId: ator.caller?.id ?? null,
        createdAt: now,
        updatedAt: now
      })
      .onConflictDoNothing()
      .returning()
    // The unique indexes decide, so that of many equal ones at once just one gets through.
    if (!criado) {
      const taken = await emUso(tx, campos)
      // Whoever had it may be gone by now.
      throw validationError(taken.length > 0 ? taken : [duplicate('email')])
    }
    await darGrupos(tx, criado.id, vinculos.gruposIds?.length ? vinculos.gruposIds : await gruposIniciais(tx))
    await darPermissoes(tx, criado.id, vinculos.permissoesIds)
    await audit(
      tx,
      ator,
      'usuario.criado',
      { tipo: 'usuario', id: criado.id },
      { admin: criado.admin, permissoes: vinculos.permissoesIds.length }
    )
    await depois(tx, criado)
    return criado
  })
}

export async function gruposIniciais(db: Db): Promise<number[]> {
  const rows = await db.select({ id: grupos.id }).from(grupos).where(eq(grupos.nome, GRUPO_INICIAL))
  return rows.map(({ id }) => id)
}

/** Which of the values that must be unique another account has. */
export async function emUso(db: Db, { email, cpf }: { email: string; cpf?: string | null }): Promise<Problem[]> {
  const mail = eq(sql`lower(${usuarios.email})`, email.toLowerCase())
  const rows = await db
    .select({ email: sql<boolean>`${mail}`, cpf: usuarios.cpf })
    .from(usuarios)
    .where(cpf ? or(mail, eq(usuarios.cpf, cpf)) : mail)
  return [
    ...(rows.some((row) => row.email) ? [duplicate('email')] : []),
    ...(cpf && rows.some((row) => row.cpf === cpf) ? [duplicate('cpf')] : [])
  ]
}
