// biome-ignore lint/style/noRestrictedImports: it is given a constant number of placeholders.
import { eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { logPosition, primaryMillis } from '../../../platform/db/position.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import { recentSeconds } from '../recent.ts'
import { contasRecentes, sessoes, usuarios } from '../tables.ts'
import { placesOfConta } from '../territorio/queries.ts'
import { effectivePermissoes } from './effective.ts'

/** Most sessions that are read at once. */
export const MOST_SESSIONS = 8

const places = Array.from({ length: MOST_SESSIONS }, (_, i) => sql.placeholder(`id${i}`))

const holder = {
  sessaoId: sessoes.id,
  id: usuarios.id,
  nome: usuarios.nome,
  email: usuarios.email,
  admin: usuarios.admin,
  plano: usuarios.plano,
  ativo: usuarios.ativo,
  trocarSenha: usuarios.trocarSenha,
  mfaHabilitado: usuarios.mfaHabilitado,
  encerradaEm: sessoes.encerradaEm,
  expiraEm: sessoes.expiraEm,
  criadaEm: sessoes.criadaEm,
  reautenticadaEm: sessoes.reautenticadaEm,
  ultimaAtividade: sessoes.ultimaAtividade,
  permissoes: effectivePermissoes,
  lugares: placesOfConta
}

const select = (db: Db, ids: Placeholder[]) =>
  byKeys(db)
    .select(holder)
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
    .where(inArray(sessoes.id, ids))

/** Also selects what decides whether a replica may answer. */
const selectWithPosition = (db: Db, ids: Placeholder[]) =>
  byKeys(db)
    .select({ ...holder, posicao: logPosition, momento: primaryMillis, recente: recentSeconds })
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
    .leftJoin(contasRecentes, eq(contasRecentes.usuarioId, usuarios.id))
    .where(inArray(sessoes.id, ids))

const prepareOne = prepareOnce((db) => select(db, places.slice(0, 1)).prepare('session_holder'))
const prepareSome = prepareOnce((db) => select(db, places).prepare('session_holders'))
const prepareOnePlaced = prepareOnce((db) => selectWithPosition(db, places.slice(0, 1)).prepare('placed_holder'))
const prepareSomePlaced = prepareOnce((db) => selectWithPosition(db, places).prepare('placed_holders'))

/**
 * Reads sessions with the accounts that hold them and what these may do. It runs at nearly every request, so it is
 * prepared: one statement for a single session, and one for up to eight, which repeats the last id. A list of any
 * length would be planned again each time.
 */
export async function readSessionHolders(db: Db, ids: string[]) {
  return await (ids.length === 1 ? prepareOne(db) : prepareSome(db)).execute(valuesOf(ids))
}

/** Like `readSessionHolders`, with the position of the primary's log at that moment. */
export async function readPlacedHolders(db: Db, ids: string[]) {
  return await (ids.length === 1 ? prepareOnePlaced(db) : prepareSomePlaced(db)).execute(valuesOf(ids))
}

function valuesOf(ids: string[]): Record<string, string | undefined> {
  if (ids.length > MOST_SESSIONS) throw new RangeError(`at most ${MOST_SESSIONS} sessions at once`)
  const last = ids.at(-1)
  return Object.fromEntries(places.map(({ name }, i) => [name, ids[i] ?? last]))
}
