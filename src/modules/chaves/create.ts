import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import { audit } from '../../core/auditoria/record.ts'
import { requireFreshLogin } from '../../core/contas/fresh.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { findUsuario } from '../../core/contas/queries.ts'
import { requireTerritorio } from '../../core/contas/territorio/guard.ts'
import { nameOf, reachOf, type TerritorioItem, territoriosOf } from '../../core/contas/territorio/territorio.ts'
import type { Caller, Context } from '../../engine/contract/handler.ts'
import { holds } from '../../engine/contract/request/authorise.ts'
import { refused, together, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { digest } from '../../platform/sealing/secret.ts'
import { readAllPermissaoNames } from '../permissoes/queries.ts'
import { addressProblems } from './addresses.ts'
import { newSegredo, trechoOf } from './secret.ts'
import { chaves } from './tables.ts'

export type Chave = typeof chaves.$inferSelect
type Asked = components['schemas']['ChaveCriar']

/** The most keys of one owner that are neither revoked nor expired. */
const MOST = 20
const DAY_MS = 86_400_000
/** How long before its end the owner of a key is told. */
export const WARN_DAYS = 7

/** Makes a key of the caller's, within what the caller holds and reaches. The secret is returned and kept nowhere. */
export async function createChave(
  context: Context<'secured'>,
  body: Asked
): Promise<{ chave: Chave; segredo: string }> {
  requireFreshLogin(context)
  const { db, caller, now, language, config } = context
  const territorios = await checked(db, caller, body)
  const segredo = newSegredo()
  const criadoEm = now()
  const chave = await db.transaction(async (tx) => {
    await requireRoom(tx, caller.id, criadoEm)
    const [created] = await tx
      .insert(chaves)
      .values({
        donoId: caller.id,
        nome: body.nome,
        resumo: digest(segredo),
        trecho: trechoOf(segredo),
        permissoes: body.permissoes.toSorted(),
        territorios,
        ips: body.ips ?? [],
        idioma: language,
        criadoEm,
        expiraEm: new Date(criadoEm.getTime() + body.validade_dias * DAY_MS),
        // A key that lives for a week or less has nothing to warn of.
        avisadoEm: body.validade_dias <= WARN_DAYS ? criadoEm : null
      })
      .returning()
    const { id, nome, trecho, expiraEm, permissoes, ips } = created!
    await audit(
      tx,
      context,
      'chave.criada',
      { tipo: 'usuario', id: caller.id },
      {
        chave_id: id,
        nome,
        trecho,
        permissoes,
        territorios: territorios.map(nameOf),
        enderecos: ips.length,
        expira_em: expiraEm.toISOString()
      }
    )
    const owner = await findUsuario(tx, caller.id)
    const told = { chave: nome, trecho, quando: criadoEm.toISOString(), publicUrl: config.publicUrl }
    if (owner) await tellOwner(tx, context, owner, 'chave-criada', told)
    return created!
  })
  return { chave, segredo }
}

/** Checks what is asked for and reports all problems at once. Returns the places as they are stored. */
async function checked(db: Db, caller: Caller, body: Asked): Promise<TerritorioItem[]> {
  const [, territorios] = await together(
    async () => {
      const problems = [...(await permissionProblems(db, caller, body.permissoes)), ...addressProblems(body.ips ?? [])]
      if (problems.length > 0) throw validationError(problems)
    },
    async () => territoriosOf(body.territorios ?? [])
  )
  if (territorios.length > 0) requireTerritorio(caller, reachOf(territorios))
  return territorios
}

/** `admin` stands for everything, so that no key gets it. */
async function permissionProblems(db: Db, caller: Caller, names: string[]) {
  const known = new Set(await readAllPermissaoNames(db))
  return names.flatMap((name, i) =>
    name !== 'admin' && known.has(name) && holds(caller, name)
      ? []
      : [refused(['permissoes', i], 'field.key-permission', 'NOT_FOUND')]
  )
}

/** Owners make keys one at a time: two requests that both count nineteen would both add the twentieth. */
async function requireRoom(tx: Db, donoId: number, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chaves.dono.${donoId}`}, 0))`)
  const [has] = await tx
    .select({ n: count() })
    .from(chaves)
    .where(and(eq(chaves.donoId, donoId), isNull(chaves.revogadoEm), gt(chaves.expiraEm, now)))
  if ((has?.n ?? 0) >= MOST)
    throw validationError([refused('nome', 'field.keys-many', 'LIMIT_REACHED', { limit: MOST })])
}
