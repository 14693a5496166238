import { audit } from '../../core/auditoria/record.ts'
import { forgetNomes, readNomes } from '../../core/contas/names.ts'
import { deleteUsuario, findUsuario, lockUsuario } from '../../core/contas/queries.ts'
import { keepingAdmin } from '../../core/contas/rights/reach.ts'
import { type JobFigures, type JobKind, JobRefused, type JobRun } from '../../core/jobs/kinds.ts'
import { forgetOwner } from '../../core/jobs/own-data.ts'
import { ApiError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { forgetSender } from '../agravos/record/own-data.ts'
import { forgetImporter } from '../importacao/own-data.ts'

export type EraseRequest = { usuarioId: number; motivo: string; atorId: number; ip: string; requisicao: string }

/**
 * Erases the account, and its name wherever it stands beside what the account did, in the transaction that ends the
 * job.
 */
async function run(job: JobRun, request: EraseRequest): Promise<JobFigures> {
  const { db, files } = job
  const { usuarioId } = request
  const photo = (await findUsuario(db, usuarioId))?.fotoChave
  // Removed before the account, so that a failure never leaves a file that no record names.
  if (photo) await files.remove(photo)
  job.atEnd((tx) => erase(tx, request, job.now))
  return { total_processados: 1, sucesso: 1, erros: 0 }
}

async function erase(
  tx: Db,
  { usuarioId, motivo, atorId, ip, requisicao }: EraseRequest,
  now: () => Date
): Promise<void> {
  const nomes = await readNomes(tx, usuarioId)
  await forgetOwner(tx, usuarioId, nomes, now())
  await forgetImporter(tx, usuarioId, nomes)
  await forgetSender(tx, usuarioId, nomes)
  const target = await lockUsuario(tx, usuarioId)
  if (target) {
    await keepingAdmin(tx, target, { field: 'id', in: 'path' }, () => deleteUsuario(tx, usuarioId)).catch((error) => {
      throw error instanceof ApiError ? new JobRefused({ key: 'field.last-admin', values: {} }) : error
    })
  }
  await forgetNomes(tx, usuarioId)
  const actor = { caller: { id: atorId }, ip, requestId: requisicao, now }
  await audit(tx, actor, 'usuario.apagado', { tipo: 'usuario', id: usuarioId }, { motivo })
}

/** The kind of job that erases an account. */
export const eraseUsuario: JobKind<EraseRequest> = {
  tipo: 'apagar-usuario',
  operation: 'apagarUsuario',
  run
}
