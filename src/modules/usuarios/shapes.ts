import type { components as A } from '../../../generated/types-a.ts'
import type { components as B } from '../../../generated/types-b.ts'
import type { Usuario, UsuarioWithoutSecrets } from '../../core/contas/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { PermissaoRegistro } from '../permissoes/queries.ts'
import { contactFor, seesContact } from './contact.ts'

/** The column holds only valid states, since requests are checked. */
const estadoOf = (u: Pick<Usuario, 'estado'>) => u.estado as B['schemas']['Estado']

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Description A, Base: the output of sign-up and update. */
export const baseA = (u: Usuario, permissoes: PermissaoRegistro[]): A['schemas']['UsuarioBase'] => ({
  nome: u.nome,
  email: u.email,
  admin: u.admin,
  ativo: u.ativo,
  telefone: u.telefone,
  estado: estadoOf(u),
  cidade: u.cidade,
  funcao: u.funcao,
  instituicao: u.instituicao,
  permissoes
})

export const itemA = (u: Usuario, permissoes: PermissaoRegistro[]): A['schemas']['UsuarioItem'] => ({
  id: u.id,
  ...baseA(u, permissoes),
  desativado_em: iso(u.desativadoEm)
})

export const detailA = (u: Usuario, permissoes: PermissaoRegistro[]): A['schemas']['UsuarioDetalhe'] => ({
  ...itemA(u, permissoes),
  ultimo_login: iso(u.ultimoLogin),
  criado_por_id: u.criadoPorId,
  atualizado_por_id: u.atualizadoPorId,
  created_at: u.createdAt.toISOString(),
  updated_at: u.updatedAt.toISOString()
})

/** The caller's own account in Description A. */
export const ownA = (u: Usuario): A['schemas']['UsuarioLogado'] => ({
  id: u.id,
  nome: u.nome,
  email: u.email,
  admin: u.admin,
  telefone: u.telefone,
  estado: estadoOf(u),
  cidade: u.cidade,
  funcao: u.funcao,
  instituicao: u.instituicao
})

export const photoUrl = (id: number) => `/api/v1/usuarios/${id}/foto-perfil`

/**
 * An address that still awaits its confirmation. It is shown to the account itself and to callers who may edit users.
 */
export const pendingEmailFor = (u: Pick<Usuario, 'id' | 'emailPendente'>, caller: Caller) =>
  seesContact(caller, u.id) ? { email_pendente: u.emailPendente } : {}

/**
 * The fields that all outputs of Description B share (specification 2.4). `sees` says whether CPF and telephone are
 * shown whole.
 */
export const fieldsB = (u: UsuarioWithoutSecrets, sees: boolean) => ({
  id: u.id,
  nome: u.nome,
  email: u.email,
  ...contactFor(u, sees),
  avatar_url: u.fotoChave === null ? null : photoUrl(u.id),
  cargo: u.cargo,
  departamento: u.departamento,
  cidade: u.cidade,
  estado: estadoOf(u),
  admin: u.admin,
  ativo: u.ativo,
  email_verificado: u.emailVerificado,
  mfa_habilitado: u.mfaHabilitado,
  criado_em: u.createdAt.toISOString(),
  atualizado_em: u.updatedAt.toISOString(),
  ultimo_acesso: iso(u.ultimoAcesso),
  plano: u.plano,
  territorios: u.territorios
})
