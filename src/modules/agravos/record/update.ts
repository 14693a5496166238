import { eq, getTableColumns } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Caller, Context } from '../../../engine/contract/handler.ts'
import { duplicate, validationError } from '../../../errors.ts'
import { type Db, sqlState } from '../../../platform/db/client.ts'
import { todayAt } from '../../../platform/time/days.ts'
import { emitEvento } from '../../webhooks/events.ts'
import { personalAnexos } from '../anexos/anexos.ts'
import { type BodyPart, type CasoBody, readBody } from '../fields/body.ts'
import { changeDetails, changesOf } from '../fields/changes.ts'
import { type Documento, documentOf, mergeDocument, pathsOf, rowsOf, textAt } from '../fields/document.ts'
import { findMunicipio } from '../fields/municipios.ts'
import { pessoaisSelection } from '../fields/selection.ts'
import { detailOf } from '../fields/shapes.ts'
import { personSearch } from '../privacy/person-text.ts'
import { changesPerson, needsComparing, personalProblems, personOf } from '../privacy/personal.ts'
import { PersonalText, type Refusing, refusing, requireComparing } from '../privacy/refusals.ts'
import { openPessoais, sealPessoais } from '../privacy/sealed.ts'
import { withoutShown, withoutValue, withStoredAddresses } from '../privacy/sent-back.ts'
import { eventDataOf, lockCaso } from '../queries.ts'
import { reachOf } from '../reach.ts'
import { casos, casosPessoais } from '../tables.ts'
import { checkCaso } from './rules.ts'

/** Who changes a case: a caller, or a job for its owner. */
export interface Changing extends Refusing, Pick<Context<'secured'>, 'deliveries' | 'requireMatch'> {
  caller: Pick<Caller, 'id' | 'territorio'>
}

/** Changes the fields that are sent, and checks the resulting case by the rules of the fields that change. */
export async function updateCaso(context: Changing, id: number, body: CasoBody) {
  const { tells, ...done } = await refusing(context, id, () =>
    context.db.transaction((tx) => change(tx, context, id, body))
  ).catch((error) => {
    throw sqlState(error) === '23505' ? validationError([duplicate('numero_notificacao')]) : error
  })
  if (tells) context.deliveries.wake()
  return done
}

async function change(tx: Db, context: Changing, id: number, body: CasoBody) {
  const before = await lockCaso(tx, reachOf(context.caller), id)
  await context.requireMatch({ db: tx })
  const { person, shown } = await readPessoais(tx, id)
  const stored = documentOf({ ...before, ...person })
  const { part: sent, nameOf, sentNames, problems: contradictions } = readBody(body, stored)
  const { part: fresh, problems: readOnly } = withoutShown(
    sent,
    detailOf({ ...before, ...shown, nome: before.iniciais || null })
  )
  const part = withStoredAddresses(fresh, stored)
  const already = [...contradictions, ...readOnly, ...withoutValue(part, nameOf)]
  const { documento, changed } = mergeDocument(stored, withOfficialName(part, before.uf))
  if (changed.length === 0 && already.length === 0) {
    // Recorded, since a caller who guesses a hidden value and sees that nothing changes has found it out.
    await audit(tx, context, 'caso.sem_mudanca', { tipo: 'caso', id }, { campos: sentNames(pathsOf(sent)) })
    return { changed, em: before.atualizado_em, tells: false }
  }
  const { problems, municipio } = checkCaso(documento, { nameOf, today: todayAt(context.now()), already, changed })
  if (problems.length > 0) throw validationError(problems)
  const { caso, pessoais } = rowsOf(documento, municipio?.codigo ?? before.municipio)
  // An imported age stays as long as no birth date is known. An age that came from a birth date goes with it.
  const idade = pessoais.data_nascimento || person?.data_nascimento ? caso.idade : before.idade
  // Imported initials stay too, when the name itself is unknown here.
  const iniciais = caso.iniciais || before.iniciais
  const em = context.now()
  const sealed = sealPessoais(id, pessoais)
  await tx
    .update(casos)
    .set({ ...caso, idade, iniciais, atualizado_em: em })
    .where(eq(casos.id, id))
  await tx
    .insert(casosPessoais)
    .values({ caso_id: id, ...sealed })
    .onConflictDoUpdate({ target: casosPessoais.caso_id, set: sealed })
  if (needsComparing(changed)) await requireNoPerson(tx, context, id, { documento, changed, nameOf })
  const campos = sentNames(changed)
  await audit(
    tx,
    context,
    'caso.alterado',
    { tipo: 'caso', id },
    changeDetails(campos, changesOf(stored, documento, changed))
  )
  const tells = await emitEvento(tx, 'agravo.atualizado', eventDataOf(id, caso), em, caso)
  return { changed: campos, em, tells }
}

interface Changed {
  documento: Documento
  changed: string[]
  nameOf: BodyPart['nameOf']
}

/**
 * Refuses texts that identify the person. It runs last: no other refusal may depend on what a text was compared with.
 */
async function requireNoPerson(tx: Db, context: Changing, id: number, { documento, changed, nameOf }: Changed) {
  await requireComparing(tx, context)
  const problems = personalProblems(documento, nameOf, changed)
  const holdsPerson = changesPerson(changed) ? personSearch(personOf(documento)) : null
  if (holdsPerson) problems.push(...(await personalAnexos(tx, id, holdsPerson)))
  if (problems.length > 0) throw new PersonalText(problems)
}

/** Reads the stored personal data and their shown forms. Imported cases may have neither. */
async function readPessoais(db: Db, id: number) {
  const [found] = await db
    .select({ person: getTableColumns(casosPessoais), shown: pessoaisSelection })
    .from(casosPessoais)
    .innerJoin(casos, eq(casos.id, casosPessoais.caso_id))
    .where(eq(casosPessoais.caso_id, id))
  if (!found)
    return { person: null, shown: Object.fromEntries(Object.keys(pessoaisSelection).map((name) => [name, null])) }
  return { person: openPessoais(id, found.person), shown: found.shown }
}

/** Replaces a municipality's name by its official spelling, so that another spelling is not a change. */
function withOfficialName(part: Documento, ufBefore: string): Documento {
  const nome = textAt(part, 'endereco.municipio_residencia')
  const found = nome && findMunicipio(nome, textAt(part, 'endereco.estado_residencia') ?? ufBefore)
  return found ? { ...part, 'endereco.municipio_residencia': found.nome } : part
}
