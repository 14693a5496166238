import type { UsuariosHandlers } from '../../generated/handlers.ts'
import { newSenha } from '../contas/password.ts'
import { requireHeld, requirePermissao } from '../contas/reach.ts'
import { counters, envelope } from '../contract/list/envelope.ts'
import { permissionDenied, together, validationError } from '../errors.ts'
import { exigeGrupos, nomesDasPermissoes, nomesDosGrupos, resolverPermissoes } from '../grupos/ties.ts'
import { criarJob } from '../jobs/criar.ts'
import { jobAceito } from '../jobs/forma.ts'
import { notify } from '../mail/notify.ts'
import { permissoesDiretas } from '../permissoes/consultas.ts'
import { efetivasPorUsuario, gruposPorUsuario } from './consultas.ts'
import { criar, emUso, gruposIniciais } from './criar.ts'
import { estatisticas } from './estatisticas.ts'
import { camposExportaveis } from './exportar.ts'
import { camposB, cpfDe } from './formas.ts'
import { paginaDeUsuarios } from './lista.ts'

export const pesquisarUsuarios: UsuariosHandlers['pesquisarUsuarios'] = async ({ list }, { db, path, now }) => {
  const { total, rows } = await paginaDeUsuarios(db, list)
  const ids = rows.map(({ id }) => id)
  const [grupos, diretas, efetivas] = [
    await gruposPorUsuario(db, ids),
    await permissoesDiretas(db, ids),
    await efetivasPorUsuario(db, ids)
  ]
  const items = rows.map((row) => ({
    ...camposB(row),
    grupos: grupos.get(row.id) ?? [],
    permissoes_diretas: diretas.get(row.id) ?? [],
    total_permissoes: efetivas.get(row.id)?.length ?? 0
  }))
  return { status: 200, body: { ...envelope(path, list, total, now()), items } }
}

export const buscarUsuarios: UsuariosHandlers['buscarUsuarios'] = async ({ body, list }, { db, now }) => {
  const { total, rows } = await paginaDeUsuarios(db, list)
  const ids = rows.map(({ id }) => id)
  const wants = (what: 'grupos' | 'permissoes' | 'permissoes_efetivas') => body.incluir?.includes(what)
  const grupos = wants('grupos') ? await gruposPorUsuario(db, ids) : null
  const diretas = wants('permissoes') ? await permissoesDiretas(db, ids) : null
  const efetivas = wants('permissoes') || wants('permissoes_efetivas') ? await efetivasPorUsuario(db, ids) : null
  const items = rows.map((row) => ({
    ...camposB(row),
    ...(grupos ? { grupos: grupos.get(row.id) ?? [] } : {}),
    ...(diretas
      ? { permissoes_diretas: diretas.get(row.id) ?? [], total_permissoes: efetivas?.get(row.id)?.length ?? 0 }
      : {}),
    ...(wants('permissoes_efetivas') ? { permissoes_efetivas: efetivas?.get(row.id) ?? [] } : {})
  }))
  return { status: 200, body: { ...counters(list, total), items, meta: { timestamp: now().toISOString() } } }
}

export const criarUsuario: UsuariosHandlers['criarUsuario'] = async ({ body }, context) => {
  const { db, caller, config } = context
  const { senha, cpf, grupos_ids = [], permissoes_ids = [], ...campos } = body
  const exatos = { ...campos, cpf: cpf?.replaceAll(/\D/g, '') ?? null }
  const [, permissoesIds] = await together(
    () => exigeGrupos(db, grupos_ids),
    () => resolverPermissoes(db, permissoes_ids, ['permissoes_ids'])
  )
  if (body.admin && !caller.admin) throw permissionDenied('admin')
  if (grupos_ids.length > 0) requirePermissao(caller, 'usuarios.gerenciar_grupos')
  if (permissoesIds.length > 0) requirePermissao(caller, 'usuarios.gerenciar_permissoes')
  // Whoever creates an account knows its password: it must not be able to do more than its maker, not even by the first group.
  const gruposIds = grupos_ids.length > 0 ? grupos_ids : await gruposIniciais(db)
  requireHeld(caller, [...(await nomesDosGrupos(db, gruposIds)), ...(await nomesDasPermissoes(db, permissoesIds))])
  // Before the hash, which is expensive; the unique indexes decide afterwards.
  const taken = await emUso(db, exatos)
  if (taken.length > 0) throw validationError(taken)
  const hashed = await newSenha(senha, 'senha')
  const criado = await criar(db, context, { ...exatos, ...hashed }, { permissoesIds, gruposIds }, (tx, conta) =>
    notify(tx, conta, 'conta-criada', context.language, { publicUrl: config.publicUrl })
  )
  return {
    status: 201,
    body: {
      id: criado.id,
      email: criado.email,
      nome: criado.nome,
      cpf: cpfDe(criado),
      criado_em: criado.createdAt.toISOString(),
      grupos: (await gruposPorUsuario(db, [criado.id])).get(criado.id) ?? [],
      mensagem: context.say('done.user-created')
    }
  }
}

export const obterEstatisticasUsuarios: UsuariosHandlers['obterEstatisticasUsuarios'] = async (
  { query },
  { db, now }
) => {
  // Of one moment, so that the parts add up while others write.
  const body = await db.transaction((tx) => estatisticas(tx, query.periodo, query.agrupar_por, now()), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only'
  })
  return { status: 200, body }
}

export const exportarUsuarios: UsuariosHandlers['exportarUsuarios'] = async ({ body, list }, context) => {
  const { formato, campos = [...camposExportaveis] } = body
  const job = await criarJob(context.db, context, 'exportar-usuarios', { formato, campos, filtro: list.filter })
  return { status: 202, body: jobAceito(job, context) }
}
