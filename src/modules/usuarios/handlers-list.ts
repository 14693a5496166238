import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { withoutCpfs } from '../../core/contas/cpf.ts'
import { requireFreshLogin } from '../../core/contas/fresh.ts'
import { newSenha } from '../../core/contas/passwords/password.ts'
import { findTaken } from '../../core/contas/queries.ts'
import { createJob } from '../../core/jobs/create.ts'
import { acceptedJob } from '../../core/jobs/shape.ts'
import { requireSheet } from '../../core/jobs/sheet.ts'
import { counters, envelope } from '../../engine/contract/list/envelope.ts'
import { permissionDenied, together, validationError } from '../../errors.ts'
import { readGruposByUsuario } from '../grupos/queries.ts'
import { requireKnownGrupos } from '../grupos/ties.ts'
import { readDiretasByUsuario } from '../permissoes/queries.ts'
import { resolvePermissoes } from '../permissoes/ties.ts'
import { contactFor, requireSeen, seesContact } from './contact.ts'
import { createUsuario, requireGivable } from './create.ts'
import { readHeldByUsuario } from './effective.ts'
import { exportableFields, exportUsuarios } from './export.ts'
import { listUsuarios, noteList } from './list.ts'
import { fieldsB, pendingEmailFor } from './shapes.ts'

export const pesquisarUsuarios: UsuariosHandlers['pesquisarUsuarios'] = async ({ list }, context) => {
  const { db, caller, path, now } = context
  requireSeen(caller, list)
  const { total, rows } = await listUsuarios(db, list)
  await noteList(context, 'pesquisarUsuarios', list, rows.length, total)
  const ids = rows.map(({ id }) => id)
  const [grupos, diretas, effective] = [
    await readGruposByUsuario(db, ids),
    await readDiretasByUsuario(db, ids),
    await readHeldByUsuario(db, ids)
  ]
  const items = rows.map((row) => ({
    ...fieldsB(row, seesContact(caller, row.id)),
    ...pendingEmailFor(row, caller),
    grupos: grupos.get(row.id) ?? [],
    permissoes_diretas: diretas.get(row.id) ?? [],
    total_permissoes: effective.get(row.id)?.length ?? 0
  }))
  return { status: 200, body: { ...envelope(path, list, total, now()), items } }
}

export const buscarUsuarios: UsuariosHandlers['buscarUsuarios'] = async ({ body, list }, context) => {
  const { db, caller, now } = context
  requireSeen(caller, list)
  const { total, rows } = await listUsuarios(db, list)
  await noteList(context, 'buscarUsuarios', list, rows.length, total)
  const ids = rows.map(({ id }) => id)
  const wants = (what: 'grupos' | 'permissoes' | 'permissoes_efetivas') => body.incluir?.includes(what)
  const grupos = wants('grupos') ? await readGruposByUsuario(db, ids) : null
  const diretas = wants('permissoes') ? await readDiretasByUsuario(db, ids) : null
  const effective = wants('permissoes') || wants('permissoes_efetivas') ? await readHeldByUsuario(db, ids) : null
  const items = rows.map((row) => ({
    ...fieldsB(row, seesContact(caller, row.id)),
    ...pendingEmailFor(row, caller),
    ...(grupos ? { grupos: grupos.get(row.id) ?? [] } : {}),
    ...(diretas
      ? { permissoes_diretas: diretas.get(row.id) ?? [], total_permissoes: effective?.get(row.id)?.length ?? 0 }
      : {}),
    ...(wants('permissoes_efetivas') ? { permissoes_efetivas: effective?.get(row.id) ?? [] } : {})
  }))
  return { status: 200, body: { ...counters(list, total), items, meta: { timestamp: now().toISOString() } } }
}

export const criarUsuario: UsuariosHandlers['criarUsuario'] = async ({ body }, context) => {
  const { db, caller } = context
  const { senha, cpf, grupos_ids = [], permissoes_ids = [], ...rest } = body
  const fields = { ...rest, cpf: cpf?.replaceAll(/\D/g, '') ?? null }
  const [, permissoesIds] = await together(
    () => requireKnownGrupos(db, grupos_ids),
    () => resolvePermissoes(db, permissoes_ids, ['permissoes_ids'])
  )
  if (body.admin && !caller.admin) throw permissionDenied('admin')
  // The creator of an account knows its password. So the account must not be able to do more than its creator, not even
  // through the initial group.
  const ties = await requireGivable(db, caller, { gruposIds: grupos_ids, permissoesIds })
  // Checked before the hash, which is expensive. The unique indexes have the last word.
  const taken = await findTaken(db, fields)
  if (taken.length > 0) throw validationError(taken)
  const hashed = await newSenha(senha, 'senha', fields, context.ip)
  const created = await createUsuario(db, context, { ...fields, ...hashed }, ties)
  return {
    status: 201,
    body: {
      id: created.id,
      email: created.email,
      nome: created.nome,
      cpf: contactFor(created, seesContact(caller, created.id)).cpf,
      criado_em: created.createdAt.toISOString(),
      grupos: (await readGruposByUsuario(db, [created.id])).get(created.id) ?? [],
      mensagem: context.say('done.user-created')
    }
  }
}

export const exportarUsuarios: UsuariosHandlers['exportarUsuarios'] = async ({ body, list }, context) => {
  requireFreshLogin(context)
  const { campos = [...exportableFields] } = body
  requireSeen(context.caller, list)
  const request = { ...requireSheet(body), campos, filtro: list.filter && withoutCpfs(list.filter) }
  const job = await createJob(context.db, context, exportUsuarios, request)
  return { status: 202, body: acceptedJob(job, context) }
}
