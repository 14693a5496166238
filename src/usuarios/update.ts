import { eq } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import { anular } from '../contas/mail-tokens.ts'
import { definirSenha } from '../contas/set-password.ts'
import { encerrarSessoesDe } from '../contas/sessions.ts'
import { type NewSenha, newSenha } from '../contas/password.ts'
import { keepingAdmin, requireFullReach, requirePermissao, requireReach } from '../contas/reach.ts'
import { usuarios } from '../contas/tables.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { duplicate, notFound, permissionDenied, validationError } from '../errors.ts'
import { trocarGrupos, trocarPermissoes } from '../grupos/ties.ts'
import { enqueue } from '../queue/enqueue.ts'
import { emailEmUso, travar, type Usuario } from '../contas/queries.ts'

const diretos = [
  'nome',
  'telefone',
  'cidade',
  'estado',
  'cargo',
  'departamento',
  'funcao',
  'instituicao',
  'admin',
  'plano'
] as const

type Campos = Partial<typeof usuarios.$inferInsert>

/** What a caller wants changed, under the names of the contract; what is left out stays. */
export interface Mudancas extends Partial<Pick<Usuario, (typeof diretos)[number] | 'email' | 'ativo'>> {
  senha?: string
  gruposIds?: number[]
  permissoesIds?: number[]
}

export interface Resultado {
  usuario: Usuario
  camposAlterados: string[]
  emailPendente: boolean
  sessoesEncerradas: number
}

/** Update of a user, for A and B: who may change what, and what follows from it. */
export async function atualizar(context: Context<'secured'>, id: number, mudancas: Mudancas): Promise<Resultado> {
  // Hashing takes long; nothing but the database is awaited inside the transaction.
  const nova = mudancas.senha === undefined ? null : await newSenha(mudancas.senha, 'senha')
  return await context.db.transaction(async (tx) => {
    const alvo = await travar(tx, id)
    if (!alvo) throw notFound()
    await exigeDireitos(tx, context, alvo, mudancas)
    const field = mudancas.ativo === false ? 'ativo' : 'admin'
    return await keepingAdmin(tx, alvo, { field, in: 'body' }, () => aplicar(tx, context, alvo, mudancas, nova))
  })
}

async function aplicar(
  tx: Db,
  context: Context<'secured'>,
  alvo: Usuario,
  mudancas: Mudancas,
  nova: NewSenha | null
): Promise<Resultado> {
  const { caller, now } = context
  const campos: Campos = {}
  const alterados: string[] = []
  let sessoesEncerradas = 0
  for (const nome of diretos) {
    if (muda(mudancas, alvo, nome)) {
      Object.assign(campos, { [nome]: mudancas[nome] })
      alterados.push(nome)
    }
  }
  if (nova) {
    const manter = alvo.id === caller.id ? caller.sessaoId : undefined
    sessoesEncerradas += await definirSenha(tx, context, alvo, nova, { manter })
    alterados.push('senha')
  }
  // After the password, which drops an address that was pending; one that this very request names waits on.
  const email = await trocarEmail(tx, context, alvo, mudancas.email, campos)
  if (email !== 'igual') alterados.push('email')
  const emailPendente = email === 'pendente'
  if (muda(mudancas, alvo, 'ativo')) {
    Object.assign(campos, { ativo: mudancas.ativo, desativadoEm: mudancas.ativo ? null : now() })
    alterados.push('ativo')
    if (!mudancas.ativo) sessoesEncerradas += await encerrarSessoesDe(tx, alvo.id, now())
  }
  if (mudancas.permissoesIds && (await trocarPermissoes(tx, caller, alvo.id, mudancas.permissoesIds)))
    alterados.push('permissoes')
  if (mudancas.gruposIds && (await trocarGrupos(tx, caller, alvo.id, mudancas.gruposIds))) alterados.push('grupos')
  // Never one's own to change, even for who may change those of others; the throw takes it back.
  const vinculos = alterados.includes('permissoes') || alterados.includes('grupos')
  if (vinculos && context.grantedBy === 'self') throw permissionDenied('usuarios.editar')
  // An address that was asked for while the account could do less must not take it over now that it can do more.
  if ((vinculos || campos.admin) && !emailPendente)
    Object.assign(campos, { emailPendente: null, emailPendentePorId: null })
  if (alterados.length === 0) return { usuario: alvo, camposAlterados: [], emailPendente, sessoesEncerradas }
  const [usuario] = await tx
    .update(usuarios)
    .set({ ...campos, atualizadoPorId: caller.id, updatedAt: now() })
    .where(eq(usuarios.id, alvo.id))
    .returning()
  await audit(tx, context, 'usuario.alterado', { tipo: 'usuario', id: alvo.id }, { campos: alterados })
  return { usuario: usuario!, camposAlterados: alterados, emailPendente, sessoesEncerradas }
}

const muda = (mudancas: Mudancas, alvo: Usuario, nome: (typeof diretos)[number] | 'ativo') =>
  mudancas[nome] !== undefined && mudancas[nome] !== alvo[nome]

/** Which rights the wanted changes need beside that of the operation. Values that stay as they are need none. */
async function exigeDireitos(
  db: Db,
  { caller, grantedBy }: Context<'secured'>,
  alvo: Usuario,
  mudancas: Mudancas
): Promise<void> {
  await requireReach(db, caller, alvo)
  if ((muda(mudancas, alvo, 'admin') || muda(mudancas, alvo, 'plano')) && !caller.admin) throw permissionDenied('admin')
  if (muda(mudancas, alvo, 'ativo')) {
    if (grantedBy === 'self') throw permissionDenied('usuarios.editar')
    if (mudancas.ativo === false) requirePermissao(caller, 'usuarios.deletar')
  }
  const handsOver = mudancas.senha !== undefined || (mudancas.email !== undefined && mudancas.email !== alvo.email)
  if (handsOver) await requireFullReach(db, caller, alvo)
}

/**
 * A new address waits for its confirmation; only another spelling of the same one is taken at once. Whoever names the present address takes
 * back what was pending: the code that was mailed to a mistyped address must not move the account.
 */
async function trocarEmail(
  db: Db,
  context: Context<'secured'>,
  alvo: Usuario,
  email: string | undefined,
  campos: Campos
): Promise<'igual' | 'trocado' | 'pendente'> {
  if (email === undefined) return 'igual'
  if (email.toLowerCase() === alvo.email.toLowerCase()) {
    if (email !== alvo.email) campos.email = email
    if (alvo.emailPendente === null) return email === alvo.email ? 'igual' : 'trocado'
    Object.assign(campos, { emailPendente: null, emailPendentePorId: null })
    await anular(db, 'confirmar-email', alvo.id, context.now())
    return 'trocado'
  }
  if (await emailEmUso(db, email, alvo.id)) throw validationError([duplicate('email')])
  campos.emailPendente = email
  campos.emailPendentePorId = context.caller.id
  await enqueue(db, 'confirmar-email', { usuarioId: alvo.id, emailNovo: email, idioma: context.language })
  return 'pendente'
}
