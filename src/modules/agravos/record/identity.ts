import { eq } from 'drizzle-orm'
import type { components } from '../../../../generated/types-b.ts'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { documentOf, textAt } from '../fields/document.ts'
import { requireIdentity } from '../privacy/identities.ts'
import { personalProblem } from '../privacy/personal.ts'
import { PersonalText, refusing, requireComparing } from '../privacy/refusals.ts'
import { openPessoais } from '../privacy/sealed.ts'
import { type Caso, requireCaso, searchPersonOf } from '../queries.ts'
import { reachOf } from '../reach.ts'
import { casosPessoais } from '../tables.ts'

type Identificacao = components['schemas']['Identificacao']

/**
 * Shows who the patient of a case is. The limit, the record in the audit trail and the reading are one transaction:
 * what cannot be recorded is not shown.
 */
export async function readIdentity(
  context: Context<'secured'>,
  id: number,
  motivo: string | null
): Promise<Identificacao> {
  return await refusing(context, id, () => context.db.transaction((tx) => identify(tx, context, id, motivo)))
}

async function identify(tx: Db, context: Context<'secured'>, id: number, motivo: string | null) {
  const caso = await requireCaso(tx, reachOf(context.caller), id)
  if (motivo !== null) await requireNoPerson(tx, context, caso, motivo)
  await requireIdentity(tx, context)
  const [person] = await tx.select().from(casosPessoais).where(eq(casosPessoais.caso_id, id))
  await audit(tx, context, 'caso.identificado', { tipo: 'caso', id }, motivo === null ? {} : { motivo })
  return identityOf({ ...caso, ...(person && openPessoais(id, person)), id })
}

/** The reason is written to the audit trail, where nothing identifies a patient. */
async function requireNoPerson(
  tx: Db,
  context: Context<'secured'>,
  caso: Pick<Caso, 'id'>,
  motivo: string
): Promise<void> {
  await requireComparing(tx, context)
  const holdsPerson = await searchPersonOf(tx, caso)
  if (holdsPerson?.(motivo)) throw new PersonalText([personalProblem('motivo', 'query')])
}

function identityOf(row: Record<string, unknown> & { id: number }): Identificacao {
  const documento = documentOf(row)
  const numberAt = (path: 'endereco.latitude' | 'endereco.longitude') => (documento[path] as number | null) ?? null
  return {
    id: row.id,
    // An imported case may have no name.
    nome: textAt(documento, 'paciente.nome') || null,
    data_nascimento: textAt(documento, 'paciente.data_nascimento'),
    nome_mae: textAt(documento, 'paciente.nome_mae'),
    cns: textAt(documento, 'paciente.cns'),
    telefone: textAt(documento, 'paciente.telefone'),
    endereco: {
      logradouro: textAt(documento, 'endereco.logradouro'),
      numero: textAt(documento, 'endereco.numero'),
      bairro: textAt(documento, 'endereco.bairro'),
      cep: textAt(documento, 'endereco.cep'),
      municipio: textAt(documento, 'endereco.municipio_residencia') ?? '',
      estado: textAt(documento, 'endereco.estado_residencia') ?? '',
      latitude: numberAt('endereco.latitude'),
      longitude: numberAt('endereco.longitude')
    }
  }
}
