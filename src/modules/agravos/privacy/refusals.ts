import { sql } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { type ApiError, type Problem, rateLimitExceeded, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'

/**
 * The most refusals of an account in an hour. A caller who is refused because a text holds the patient's name has
 * learnt the name, if it was a guess. So texts are compared only when they would otherwise be written, which leaves
 * traces. Every refusal is audited, and after this many nothing is compared any more.
 */
export const MOST_REFUSALS = 20
const WINDOW_MS = 3600_000

/**
 * A text of the request identifies the person. It is thrown inside a transaction, so that nothing is written;
 * `refusing` turns it into the answer.
 */
export class PersonalText extends Error {
  override name = 'PersonalText'
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super('a text holds what points to a person')
    this.problems = problems
  }
}

/** The account has used up its refusals, so its text is not even compared. */
class NotCompared extends Error {
  override name = 'NotCompared'
}

const since = ({ now }: Pick<Context<'secured'>, 'now'>) =>
  sql`${new Date(now().getTime() - WINDOW_MS).toISOString()}::timestamptz`

/** The moments of refusals that still count. */
const recent = (context: Context<'secured'>) =>
  sql`array(select m from unnest(r.momentos) m where m > ${since(context)})`

/** Must be called before texts are compared with stored data. */
export async function requireComparing(db: Db, context: Context<'secured'>): Promise<void> {
  const found = await db.execute(sql`
    select 1 from recusas_de_texto r
    where usuario_id = ${context.caller.id}::int and cardinality(${recent(context)}) >= ${MOST_REFUSALS}::int`)
  if (found.length > 0) throw new NotCompared()
}

/** Runs work that may find such a text. After its transaction is undone, the refusal is recorded and thrown. */
export async function refusing<T>(
  context: Context<'secured'>,
  casoId: number | null,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PersonalText) throw await refusal(context, casoId, error.problems)
    if (error instanceof NotCompared) throw await refusal(context, casoId, null)
    throw error
  }
}

/**
 * Counts the refusal, unless there were too many, and writes it to the audit trail. `problems` is null for texts that
 * were not compared.
 */
export async function refusal(
  context: Context<'secured'>,
  casoId: number | null,
  problems: Problem[] | null
): Promise<ApiError> {
  return await context.db.transaction(async (tx): Promise<ApiError> => {
    const counted = problems !== null && (await count(tx, context))
    const campos = problems?.map(({ path }) => path.join('.')) ?? []
    await audit(tx, context, 'caso.texto_recusado', { tipo: 'caso', id: casoId }, { campos, no_limite: !counted })
    return counted ? validationError(problems) : await tooMany(tx, context)
  })
}

/**
 * Counts a refusal. Each account has one row, which the statement locks, so that parallel requests cannot exceed the
 * limit.
 */
async function count(tx: Db, context: Context<'secured'>): Promise<boolean> {
  const counted = await tx.execute(sql`
    insert into recusas_de_texto as r (usuario_id, momentos)
    values (${context.caller.id}::int, array[${context.now().toISOString()}::timestamptz])
    on conflict (usuario_id) do update set momentos = ${recent(context)} || excluded.momentos
    where cardinality(${recent(context)}) < ${MOST_REFUSALS}::int
    returning 1`)
  return counted.length > 0
}

async function tooMany(tx: Db, context: Context<'secured'>): Promise<ApiError> {
  const [found] = await tx.execute<{ first: string }>(sql`
    select extract(epoch from min(m)) * 1000 as first from recusas_de_texto, unnest(momentos) m
    where usuario_id = ${context.caller.id}::int and m > ${since(context)}`)
  const ends = Number(found?.first ?? context.now().getTime()) + WINDOW_MS
  const seconds = Math.max(1, Math.ceil((ends - context.now().getTime()) / 1000))
  return rateLimitExceeded(seconds, { key: 'case.too-many-refusals', values: { limit: MOST_REFUSALS } })
}
