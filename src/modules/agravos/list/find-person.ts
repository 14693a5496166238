import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { digestOf } from '../../../platform/sealing/digest.ts'
import type { Person } from '../pessoas/likeness.ts'
import { requireIdentity } from '../privacy/identities.ts'
import { reachOf } from '../reach.ts'
import { type FoundPersons, findPersons } from './persons.ts'

type Asked = Parameters<AgravosHandlers['buscarPessoa']>[0]['body']

/**
 * Finds cases of a person. The limit, the record in the audit trail and the search are one transaction: what cannot be
 * recorded is not shown. The trail tells who looked for somebody, by what, and how many were found; of what was asked
 * it has a keyed digest, which is the same for the same question.
 */
export async function findPerson(context: Context<'secured'>, body: Asked): Promise<FoundPersons> {
  const sought = personOf(body)
  return await context.db.transaction(async (tx) => {
    await requireIdentity(tx, context)
    const answer = await findPersons(tx, reachOf(context.caller), sought)
    await audit(
      tx,
      context,
      'caso.pessoa_buscada',
      { tipo: 'caso', id: null },
      { pedido: askedDigest(sought), por: askedBy(sought), encontrados: answer.found.length }
    )
    return answer
  })
}

const personOf = ({ nome, data_nascimento, nome_mae, cns }: Asked): Person => ({
  nome: nome.trim(),
  nascimento: data_nascimento ?? null,
  mae: nome_mae?.trim() || null,
  cns: cns?.replaceAll(/\s/g, '') || null
})

const askedDigest = ({ nome, nascimento, mae, cns }: Person): string =>
  digestOf(JSON.stringify([nome, nascimento, mae, cns]), 'auditoria.pessoa_buscada')
    .subarray(0, 16)
    .toString('hex')

const askedBy = ({ nascimento, mae, cns }: Person): string[] => [
  'nome',
  ...(nascimento === null ? [] : ['data_nascimento']),
  ...(mae === null ? [] : ['nome_mae']),
  ...(cns === null ? [] : ['cns'])
]
