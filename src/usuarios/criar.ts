import { eq } from 'drizzle-orm'
import { type Ator, registrar } from '../auditoria/registrar.ts'
import type { Db } from '../db/client.ts'
import { GRUPO_INICIAL } from '../db/seed.ts'
import { grupos, usuariosGrupos } from '../db/tables/grupos.ts'
import { usuarios } from '../db/tables/usuarios.ts'
import { duplicate, validationError } from '../errors.ts'
import type { Usuario } from './consultas.ts'
import { darPermissoes } from './vinculos.ts'

type Campos = Pick<typeof usuarios.$inferInsert, 'nome' | 'email' | 'senhaHash'> & Partial<typeof usuarios.$inferInsert>

/** A new account with its direct permissions; without groups it joins the initial one. */
export async function criar(db: Db, ator: Ator, campos: Campos, permissoesIds: number[]): Promise<Usuario> {
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
    // The unique index decides, so that of many equal ones at once just one gets through.
    if (!criado) throw validationError([duplicate('email')])
    const [inicial] = await tx.select({ id: grupos.id }).from(grupos).where(eq(grupos.nome, GRUPO_INICIAL))
    if (inicial) await tx.insert(usuariosGrupos).values({ usuarioId: criado.id, grupoId: inicial.id })
    await darPermissoes(tx, criado.id, permissoesIds)
    await registrar(
      tx,
      ator,
      'usuario.criado',
      { tipo: 'usuario', id: criado.id },
      { admin: criado.admin, permissoes: permissoesIds.length }
    )
    return criado
  })
}
