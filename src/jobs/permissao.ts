import { eq } from 'drizzle-orm'
import { operations } from '../../generated/operations.ts'
import { contaMay, effectivePermissoes } from '../contas/effective.ts'
import { usuarios } from '../contas/tables.ts'
import type { Db } from '../db/client.ts'
import type { Job, TipoDeJob } from './consultas.ts'

/** By which operation each kind of job is started. */
const operacoes: Record<TipoDeJob, string> = {
  'exportar-usuarios': 'exportarUsuarios',
  'exportar-casos': 'exportarCasos'
}

const permissoes = new Map(operations.map(({ id, permission }) => [id, permission]))

/** What a kind of job needs: that which the contract asks of whoever starts one. */
export function permissaoDoJob(tipo: TipoDeJob): string {
  const permissao = permissoes.get(operacoes[tipo])
  // Without a name to compare nobody may: a slip in the contract must not open anything.
  if (!permissao) throw new Error(`no permission for jobs of the kind ${tipo}`)
  return permissao
}

/** Whether the owner of a job might start it now: the account is there, active, and holds what its kind needs. */
export async function donoPode(db: Db, { donoId, tipo }: Pick<Job, 'donoId' | 'tipo'>): Promise<boolean> {
  if (donoId === null) return false
  const [dono] = await db
    .select({ ativo: usuarios.ativo, admin: usuarios.admin, permissoes: effectivePermissoes })
    .from(usuarios)
    .where(eq(usuarios.id, donoId))
  return dono !== undefined && contaMay({ ...dono, permissoes: new Set(dono.permissoes) }, permissaoDoJob(tipo))
}
