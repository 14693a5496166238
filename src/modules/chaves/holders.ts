// biome-ignore lint/style/noRestrictedImports: it is given a constant number of placeholders.
import { inArray, type Placeholder, sql } from 'drizzle-orm'
import { holderOf } from '../../core/contas/rights/holder-of.ts'
import { batchedByDatabase } from '../../platform/batch/batch.ts'
import { byKeys, type Db } from '../../platform/db/client.ts'
import { logPosition, primaryMillis } from '../../platform/db/position.ts'
import { prepareOnce } from '../../platform/db/prepare.ts'
import { digest } from '../../platform/sealing/secret.ts'
import { chaves } from './tables.ts'

/** Most keys that are read at once. */
const MOST = 8

const places = Array.from({ length: MOST }, (_, i) => sql.placeholder(`resumo${i}`))

const select = (db: Db, resumos: Placeholder[]) =>
  byKeys(db)
    .select({
      id: chaves.id,
      nome: chaves.nome,
      resumo: chaves.resumo,
      permissoes: chaves.permissoes,
      territorios: chaves.territorios,
      ips: chaves.ips,
      expiraEm: chaves.expiraEm,
      revogadoEm: chaves.revogadoEm,
      ultimoUsoEm: chaves.ultimoUsoEm,
      dono: holderOf(sql`${chaves.donoId}`),
      // What decides whether a replica may answer. Both are free where none is asked.
      posicao: logPosition,
      momento: primaryMillis
    })
    .from(chaves)
    .where(inArray(chaves.resumo, resumos))

const prepareOne = prepareOnce((db) => select(db, places.slice(0, 1)).prepare('key_holder'))
const prepareSome = prepareOnce((db) => select(db, places).prepare('key_holders'))

export type FoundKey = Awaited<ReturnType<ReturnType<typeof prepareOne>['execute']>>[number]

/**
 * Reads a key with the account that holds it, as it is now, so that every instance notices a change at once. Requests
 * that come together are looked up together.
 */
export const findKey: (db: Db, segredo: string) => Promise<FoundKey | undefined> = batchedByDatabase(
  async (db, segredos: string[]) => {
    const wanted = segredos.map(digest)
    const some = [...new Map(wanted.map((resumo) => [resumo.toString('hex'), resumo])).values()]
    const last = some.at(-1)
    const values = Object.fromEntries(places.map(({ name }, i) => [name, some[i] ?? last]))
    const rows = await (some.length === 1 ? prepareOne(db) : prepareSome(db)).execute(values)
    const found = new Map(rows.map((row) => [row.resumo.toString('hex'), row]))
    return wanted.map((resumo) => found.get(resumo.toString('hex')))
  },
  MOST
)
