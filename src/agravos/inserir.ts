import { type AnyColumn, getTableColumns, sql } from 'drizzle-orm'
import { batchedByDatabase } from '../batch/batch.ts'
import { type Db, sqlState } from '../db/client.ts'
import { comando, v } from '../db/prepared.ts'
import { newEventoId } from '../webhooks/events.ts'
import type { paraLinhas } from './documento.ts'
import { casos, casosPessoais } from './tables.ts'

/** A new case, and who records it. */
export type CasoNovo = ReturnType<typeof paraLinhas> & {
  em: Date
  atorId: number
  ip: string
  requisicao: string
}

/**
 * One statement, and so one transaction and one way to the database, for all cases that it is given: the cases, what points to the
 * persons, the entries of the audit trail, and what webhooks are told; the triggers add the counts. In the order of their keys: two statements
 * with the same cases the other way round would wait for each other.
 */
const inserir = comando<{ ordem: number; id: number; avisa: boolean }>(sql`
  with novo as materialized (
    select nextval(pg_get_serial_sequence('public.casos', 'id'))::int as novo_id, ${newEventoId} as evento_id, linha.*
    from jsonb_to_recordset(${v('linhas')}::text::jsonb) as linha
      (ordem int, caso jsonb, pessoais jsonb, em timestamptz, ator_id int, ip text, requisicao text)
    order by ordem
  ), caso as (
    insert into casos (id, tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, idade, sexo, gestante,
      raca, escolaridade, ocupacao, municipio, uf, bairro, zona, municipio_infeccao, estado_infeccao, pais_infeccao,
      classificacao_inicial, classificacao_final, criterio_confirmacao, evolucao, hospitalizacao, data_encerramento, data_obito,
      unidade_nome, unidade_cnes, dados_especificos, detalhe, responsavel_id, criado_em, atualizado_em) overriding system value
    select novo_id, c.tipo, c.numero_notificacao, c.data_notificacao, c.data_inicio_sintomas, c.status, c.iniciais, c.idade, c.sexo,
      c.gestante, c.raca, c.escolaridade, c.ocupacao, c.municipio, c.uf, c.bairro, c.zona, c.municipio_infeccao, c.estado_infeccao,
      c.pais_infeccao, c.classificacao_inicial, c.classificacao_final, c.criterio_confirmacao, c.evolucao, c.hospitalizacao,
      c.data_encerramento, c.data_obito, c.unidade_nome, c.unidade_cnes, c.dados_especificos, c.detalhe, ator_id, em, em
    from novo, jsonb_populate_record(null::casos, caso) c
    order by c.tipo, c.numero_notificacao, c.data_notificacao, ordem
    on conflict do nothing
    returning id
  ), aceito as (
    select novo.* from novo join caso on caso.id = novo_id
  ), pessoa as (
    insert into casos_pessoais (caso_id, nome, data_nascimento, logradouro, numero, cep, latitude, longitude)
    select novo_id, p.nome, p.data_nascimento, p.logradouro, p.numero, p.cep, p.latitude, p.longitude
    from aceito, jsonb_populate_record(null::casos_pessoais, pessoais) p
  ), registro as (
    insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao)
    select em, 'caso.criado', ator_id, 'caso', novo_id, '{}'::jsonb, ip, requisicao from aceito order by ordem
  ), entrega as (
    insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, proxima_em)
    select w.id, evento_id, 'agravo.criado', em, jsonb_build_object('id', novo_id, 'tipo_agravo', caso -> 'tipo',
      'numero_notificacao', caso -> 'numero_notificacao'), em
    from aceito, webhooks w where w.ativo and w.eventos @> array['agravo.criado']
    order by ordem, w.id
    returning 1
  )
  select ordem, novo_id as id, exists (select from entrega) as avisa from aceito`)

const nomes = (columns: Record<string, AnyColumn>) =>
  Object.entries(columns).map(([key, { name }]) => [key, name] as const)
const colunasDoCaso = nomes(getTableColumns(casos))
const colunasPessoais = nomes(getTableColumns(casosPessoais))

/** A row under the names of its columns. */
function comColunas(row: Record<string, unknown>, columns: (readonly [string, string])[]): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const [key, name] of columns) if (row[key] !== undefined) named[name] = row[key]
  return named
}

/** `avisa`: there are webhooks to be told. */
export interface Inserido {
  id: number
  avisa: boolean
}

/** What became of each case, in their order; null for one whose key is taken. */
export async function inserirCasos(db: Db, novos: CasoNovo[]): Promise<(Inserido | null)[]> {
  const linhas = novos.map(({ caso, pessoais, em, atorId, ip, requisicao }, ordem) => ({
    ordem,
    caso: comColunas(caso, colunasDoCaso),
    pessoais: comColunas(pessoais, colunasPessoais),
    em,
    ator_id: atorId,
    ip,
    requisicao
  }))
  const inseridos: (Inserido | null)[] = novos.map(() => null)
  for (const { ordem, id, avisa } of await inserir(db, { linhas: JSON.stringify(linhas) }))
    inseridos[ordem] = { id, avisa }
  return inseridos
}

/** What one of them brings must not be the ruin of the others. */
async function inserirOuCadaUm(db: Db, novos: CasoNovo[]): Promise<(Inserido | null | Error)[]> {
  try {
    return await inserirCasos(db, novos)
  } catch (error) {
    const ofData = /^(22|23)/.test(sqlState(error) ?? '')
    if (!ofData || novos.length === 1) throw error
    const each: (Inserido | null | Error)[] = []
    for (const novo of novos)
      each.push(
        await inserirCasos(db, [novo]).then(
          ([inserido = null]) => inserido,
          (failure: Error) => failure
        )
      )
    return each
  }
}

const inserirEmLote = batchedByDatabase(inserirOuCadaUm, 100)

/**
 * Records a case; null when its key is taken, of many equal ones at once by all but one. Cases that come at the same time are recorded
 * together, each acknowledged when all are safe: waiting for the disk costs the same for one and for fifty.
 */
export async function inserirCaso(db: Db, novo: CasoNovo): Promise<Inserido | null> {
  const outcome = await inserirEmLote(db, novo)
  if (outcome instanceof Error) throw outcome
  return outcome
}
