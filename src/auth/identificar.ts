import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { consulta } from '../db/preparada.ts'
import { sessoes } from '../db/tables/sessoes.ts'
import { usuarios } from '../db/tables/usuarios.ts'
import { unauthorized } from '../errors.ts'
import { permissoesEfetivas } from '../permissoes/efetivas.ts'
import type { Services } from '../services.ts'
import { isUuid } from './segredo.ts'

const ACTIVITY_EVERY_MS = 60_000

/** From the bearer token to the caller. One query, at each request: whatever changed is felt at once, on every instance. */
export async function identificar(request: FastifyRequest, { db, tokens, now }: Services): Promise<Caller> {
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const { usuarioId, sessaoId } = tokens.verify(token, now())
  if (!isUuid(sessaoId)) throw unauthorized()
  const [found] = await sessaoPorId(db, { sessaoId })
  if (!found || found.id !== usuarioId || !found.ativo || found.encerradaEm) throw unauthorized()
  if (now().getTime() - found.ultimaAtividade.getTime() > ACTIVITY_EVERY_MS)
    await marcarAtividade(db, usuarioId, sessaoId, now())
  const permissoes = new Set(found.permissoes)
  return {
    id: found.id,
    nome: found.nome,
    email: found.email,
    admin: found.admin || permissoes.has('admin'),
    permissoes,
    plano: found.plano,
    sessaoId,
    trocarSenha: found.trocarSenha
  }
}

const sessao = {
  id: usuarios.id,
  nome: usuarios.nome,
  email: usuarios.email,
  admin: usuarios.admin,
  plano: usuarios.plano,
  ativo: usuarios.ativo,
  trocarSenha: usuarios.trocarSenha,
  encerradaEm: sessoes.encerradaEm,
  ultimaAtividade: sessoes.ultimaAtividade,
  permissoes: permissoesEfetivas
}

const sessaoPorId = consulta(sessao, (db) =>
  db
    .select(sessao)
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
    .where(eq(sessoes.id, sql.placeholder('sessaoId')))
)

async function marcarAtividade(db: Db, usuarioId: number, sessaoId: string, now: Date): Promise<void> {
  await db.update(sessoes).set({ ultimaAtividade: now }).where(eq(sessoes.id, sessaoId))
  await db.update(usuarios).set({ ultimoAcesso: now }).where(eq(usuarios.id, usuarioId))
}
