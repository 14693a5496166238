import { type Actor, audit } from '../../../core/auditoria/record.ts'
import { type ApiError, type Problem, rateLimitExceeded, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { countOnce, type Hourly, isUsedUp, secondsLeft } from './hourly.ts'

/**
 * The most refusals of an account in an hour. A caller who is refused because a text holds the patient's name has
 * learnt the name, if it was a guess. So texts are compared only when they would otherwise be written, which leaves
 * traces. Every refusal is audited, and after this many nothing is compared any more.
 */
export const MOST_REFUSALS = 20
const refusals: Hourly = { table: 'recusas_de_texto', most: MOST_REFUSALS }

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

/** Who writes a text, and when. A job writes for its owner. */
export interface Refusing extends Actor {
  db: Db
  caller: { id: number }
}

/** Must be called before texts are compared with stored data. */
export async function requireComparing(db: Db, context: Refusing): Promise<void> {
  if (await isUsedUp(db, refusals, context)) throw new NotCompared()
}

/** Runs work that may find such a text. After its transaction is undone, the refusal is recorded and thrown. */
export async function refusing<T>(context: Refusing, casoId: number | null, work: () => Promise<T>): Promise<T> {
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
export async function refusal(context: Refusing, casoId: number | null, problems: Problem[] | null): Promise<ApiError> {
  return await context.db.transaction(async (tx): Promise<ApiError> => {
    const counted = problems !== null && (await countOnce(tx, refusals, context))
    const campos = problems?.map(({ path }) => path.join('.')) ?? []
    await audit(tx, context, 'caso.texto_recusado', { tipo: 'caso', id: casoId }, { campos, no_limite: !counted })
    return counted ? validationError(problems) : await tooMany(tx, context)
  })
}

async function tooMany(tx: Db, context: Refusing): Promise<ApiError> {
  const seconds = await secondsLeft(tx, refusals, context)
  return rateLimitExceeded(seconds, { key: 'case.too-many-refusals', values: { limit: MOST_REFUSALS } })
}
