import { asc, eq, sql } from 'drizzle-orm'
import type { PermissoesHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { requireHeld } from '../../core/contas/rights/reach.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { duplicate, notFound, refused, validationError } from '../../errors.ts'
import { type Db, sqlState } from '../../platform/db/client.ts'
import { requirePlainName } from './plain-name.ts'
import { permissoes, permissoesDadas } from './tables.ts'
import { toldChange } from './ties.ts'

const fields = { id: permissoes.id, nome: permissoes.nome, descricao: permissoes.descricao }

export const listarPermissoes: PermissoesHandlers['listarPermissoes'] = async (_, { db }) => {
  return { status: 200, body: await db.select(fields).from(permissoes).orderBy(asc(permissoes.id)) }
}

export const listarPermissoesPorCategoria: PermissoesHandlers['listarPermissoesPorCategoria'] = async (_, { db }) => {
  const rows = await db.select(fields).from(permissoes).orderBy(asc(permissoes.nome))
  // A map, since a category may bear the name of something that every object has (`constructor`).
  const categorias = new Map<string, ((typeof rows)[number] & { categoria: string })[]>()
  for (const row of rows) {
    const categoria = row.nome.includes('.') ? row.nome.slice(0, row.nome.indexOf('.')) : 'geral'
    categorias.set(categoria, [...(categorias.get(categoria) ?? []), { ...row, categoria }])
  }
  return { status: 200, body: { total: rows.length, categorias: Object.fromEntries(categorias) } }
}

export const criarPermissao: PermissoesHandlers['criarPermissao'] = async ({ body }, context) => {
  requirePlainName(body.nome)
  const created = await context.db.transaction(async (tx) => {
    await requireFreeName(tx, body.nome)
    const [row] = await tx.insert(permissoes).values(body).onConflictDoNothing().returning(fields)
    if (!row) throw validationError([duplicate('nome')])
    await audit(tx, context, 'permissao.criada', { tipo: 'permissao', id: row.id }, { nome: row.nome })
    return row
  })
  return { status: 201, body: created }
}

export const atualizarPermissao: PermissoesHandlers['atualizarPermissao'] = async ({ params, body }, context) => {
  const updated = await context.db
    .transaction(async (tx) => {
      const [current] = await tx.select().from(permissoes).where(eq(permissoes.id, params.permissao_id)).for('update')
      if (!current) throw notFound()
      if (current.sistema && body.nome !== current.nome)
        throw validationError([refused('nome', 'field.system-permission', 'IMMUTABLE_FIELD')])
      if (body.nome !== current.nome) {
        requirePlainName(body.nome)
        await requireHeldIfGiven(tx, context.caller, current)
        await requireFreeName(tx, body.nome, current.id)
      }
      const [row] = await tx.update(permissoes).set(body).where(eq(permissoes.id, current.id)).returning(fields)
      await audit(
        tx,
        context,
        'permissao.alterada',
        { tipo: 'permissao', id: current.id },
        { de: current.nome, para: body.nome }
      )
      return row!
    })
    .catch((error) => {
      throw sqlState(error) === '23505' ? validationError([duplicate('nome')]) : error
    })
  return { status: 200, body: updated }
}

export const removerPermissao: PermissoesHandlers['removerPermissao'] = async ({ params }, context) => {
  await context.db.transaction(async (tx) => {
    const [current] = await tx.select().from(permissoes).where(eq(permissoes.id, params.permissao_id)).for('update')
    if (!current) throw notFound()
    if (current.sistema) {
      throw validationError([refused('permissao_id', 'field.system-permission', 'IMMUTABLE_FIELD', {}, 'path')])
    }
    await requireHeldIfGiven(tx, context.caller, current)
    const holders = await readHolders(tx, current.id)
    await tx.delete(permissoes).where(eq(permissoes.id, current.id))
    await audit(
      tx,
      context,
      'permissao.removida',
      { tipo: 'permissao', id: current.id },
      {
        nome: current.nome,
        ...holders
      }
    )
  })
  return { status: 204, body: undefined }
}

/**
 * Refuses a name that is taken in any spelling: `ADMIN` beside `admin` would mislead the readers of a list of rights.
 * The lock makes names take turns, so that two that differ only by case cannot both pass. Names are few and are
 * compared here, since in some locales the database folds ASCII only.
 */
async function requireFreeName(tx: Db, nome: string, except?: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('permissoes.nome'))`)
  const rows = await tx.select({ id: permissoes.id, nome: permissoes.nome }).from(permissoes)
  const taken = rows.some((row) => row.id !== except && row.nome.toLowerCase() === nome.toLowerCase())
  if (taken) throw validationError([duplicate('nome')])
}

/** The users and groups that lose a permission when it is removed, in the form of the audit trail. */
async function readHolders(tx: Db, id: number) {
  const rows = await tx.select().from(permissoesDadas).where(eq(permissoesDadas.permissaoId, id))
  const ids = (of: 'usuarioId' | 'grupoId') => rows.flatMap((row) => row[of] ?? []).sort((x, y) => x - y)
  return {
    usuarios: toldChange({ added: [], removed: ids('usuarioId') }),
    grupos: toldChange({ added: [], removed: ids('grupoId') })
  }
}

/**
 * Requires the caller to hold a permission that others have been given. Rights are compared by name: anyone who could
 * free a held name and give it to a permission of their own would gain what its holders may do.
 */
async function requireHeldIfGiven(db: Db, caller: Caller, { id, nome }: { id: number; nome: string }): Promise<void> {
  const [given] = await db.select().from(permissoesDadas).where(eq(permissoesDadas.permissaoId, id)).limit(1)
  if (given) requireHeld(caller, [nome])
}
