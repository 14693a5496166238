import { eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { batchedByDatabase } from '../batch/batch.ts'
import { effectivePermissoes } from '../contas/effective.ts'
import { isUuid } from '../contas/secret.ts'
import { sessoes, usuarios } from '../contas/tables.ts'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { consultaPorIds, IDS } from '../db/prepared.ts'
import { unauthorized } from '../errors.ts'
import type { Services } from '../services.ts'

const ACTIVITY_EVERY_MS = 60_000

/** From the bearer token to the caller. Looked up for each request: whatever changed is felt at once, on every instance. */
export async function identificar(request: FastifyRequest, { db, tokens, now }: Services): Promise<Caller> {
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const { usuarioId, sessaoId } = tokens.verify(token, now())
  if (!isUuid(sessaoId)) throw unauthorized()
  const found = await buscar(db, sessaoId)
  if (!found || found.caller.id !== usuarioId || !found.valida) throw unauthorized()
  if (now().getTime() - found.ultimaAtividade > ACTIVITY_EVERY_MS) await marcarAtividade(db, usuarioId, sessaoId, now())
  return found.caller
}

const sessao = {
  sessaoId: sessoes.id,
  id: usuarios.id,
  nome: usuarios.nome,
  email: usuarios.email,
  admin: usuarios.admin,
  plano: usuarios.plano,
  ativo: usuarios.ativo,
  trocarSenha: usuarios.trocarSenha,
  encerradaEm: sessoes.encerradaEm,
  ultimaAtividade: sessoes.ultimaAtividade,
  permissoes: effectivePermissoes
}

const sessoesPorId = consultaPorIds(sessao, (db, ids) =>
  db
    .select(sessao)
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
    .where(inArray(sessoes.id, ids))
)

interface Encontrada {
  caller: Caller
  valida: boolean
  ultimaAtividade: number
}

/** A client that sends many requests at once has them looked up together. */
const buscar = batchedByDatabase(procurar, IDS)

async function procurar(db: Db, ids: string[]): Promise<(Encontrada | undefined)[]> {
  const rows = await sessoesPorId(db, ids)
  const found = new Map<string, Encontrada>()
  for (const { sessaoId, ativo, encerradaEm, ultimaAtividade, ...row } of rows) {
    const permissoes = new Set(row.permissoes)
    found.set(sessaoId, {
      caller: { ...row, admin: row.admin || permissoes.has('admin'), permissoes, sessaoId },
      valida: ativo && !encerradaEm,
      ultimaAtividade: ultimaAtividade.getTime()
    })
  }
  return ids.map((id) => found.get(id))
}

async function marcarAtividade(db: Db, usuarioId: number, sessaoId: string, now: Date): Promise<void> {
  await db.update(sessoes).set({ ultimaAtividade: now }).where(eq(sessoes.id, sessaoId))
  await db.update(usuarios).set({ ultimoAcesso: now }).where(eq(usuarios.id, usuarioId))
}
