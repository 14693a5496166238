import { eq, sql } from 'drizzle-orm'
import { registrar } from '../auditoria/registrar.ts'
import type { Context } from '../contract/handler.ts'
import { type Db, sqlState } from '../db/client.ts'
import { comando } from '../db/preparada.ts'
import { casos, casosPessoais } from '../db/tables/casos.ts'
import { hojeEm } from '../dias.ts'
import { duplicate, missingReason, refused, validationError } from '../errors.ts'
import { travarCaso } from './consultas.ts'
import { aninhar, type Corpo, completar, type Documento, deLinhas, mesclar, paraLinhas } from './documento.ts'
import { acharMunicipio } from './municipios.ts'
import { verificar } from './regras.ts'

const v = (name: string) => sql.placeholder(name)

/**
 * One statement, and so one transaction and one way to the database: the case, what points to the person, and the
 * entry of the audit trail; the triggers add the counts.
 */
const inserirCaso = comando<{ id: number }>(sql`
  with caso as (
    insert into casos (tipo, numero_notificacao, data_notificacao, data_inicio_sintomas, status, iniciais, idade, sexo, gestante, raca,
      escolaridade, ocupacao, municipio, uf, bairro, zona, municipio_infeccao, estado_infeccao, pais_infeccao,
      classificacao_inicial, classificacao_final, criterio_confirmacao, evolucao, hospitalizacao, data_encerramento, data_obito,
      unidade_nome, unidade_cnes, dados_especificos, detalhe, responsavel_id, criado_em, atualizado_em)
    values (${v('caso.tipo')}, ${v('caso.numero')}, ${v('caso.dataNotificacao')}, ${v('caso.dataSintomas')}, ${v('caso.status')}, ${v('caso.iniciais')},
      ${v('caso.idade')}, ${v('caso.sexo')}, ${v('caso.gestante')}, ${v('caso.raca')}, ${v('caso.escolaridade')}, ${v('caso.ocupacao')}, ${v('caso.municipio')},
      ${v('caso.uf')}, ${v('caso.bairro')}, ${v('caso.zona')}, ${v('caso.municipioInfeccao')}, ${v('caso.estadoInfeccao')}, ${v('caso.paisInfeccao')},
      ${v('caso.classificacaoInicial')}, ${v('caso.classificacaoFinal')}, ${v('caso.criterio')}, ${v('caso.evolucao')}, ${v('caso.hospitalizacao')},
      ${v('caso.dataEncerramento')}, ${v('caso.dataObito')}, ${v('caso.unidadeNome')}, ${v('caso.unidadeCnes')},
      ${v('especificos')}::text::jsonb, ${v('detalhe')}::text::jsonb, ${v('ator')}, ${v('em')}::timestamptz, ${v('em')}::timestamptz)
    on conflict do nothing
    returning id
  ), pessoais as (
    insert into casos_pessoais (caso_id, nome, data_nascimento, logradouro, numero, cep, latitude, longitude)
    select id, ${v('pessoais.nome')}, ${v('pessoais.dataNascimento')}::date, ${v('pessoais.logradouro')}, ${v('pessoais.numero')}, ${v('pessoais.cep')},
      ${v('pessoais.latitude')}::float8, ${v('pessoais.longitude')}::float8 from caso
  ), registro as (
    insert into auditoria (em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao)
    select ${v('em')}::timestamptz, 'caso.criado', ${v('ator')}::int, 'caso', id, '{}'::jsonb, ${v('ip')}, ${v('requisicao')} from caso
  )
  select id from caso`)

/** Records a case. */
export async function criarCaso(context: Context<'secured'>, corpo: Corpo) {
  const { db, caller } = context
  const { parte, nome } = aninhar(corpo)
  const documento = completar(parte)
  const { problems, municipio } = verificar(documento, nome, hojeEm(context.now()))
  if (problems.length > 0 || !municipio) throw validationError(problems)
  const { caso, pessoais } = paraLinhas(documento, municipio.codigo)
  const em = context.now()
  const rows = await inserirCaso(db, {
    caso,
    especificos: JSON.stringify(caso.dadosEspecificos),
    detalhe: JSON.stringify(caso.detalhe),
    pessoais,
    ator: caller.id,
    em: em.toISOString(),
    ip: context.ip,
    requisicao: context.requestId
  })
  const id = rows[0]?.id
  // The unique index decides, so that of many equal ones at once just one gets through.
  if (id === undefined) throw validationError([duplicate('numero_notificacao')])
  return { id, tipo: caso.tipo, numero: caso.numero, status: caso.status ?? 'em_investigacao', em }
}

/** Changes what is sent, and checks the case as it becomes. */
export async function editarCaso(context: Context<'secured'>, id: number, corpo: Corpo) {
  const { parte, nome } = aninhar(corpo)
  const change = async (tx: Db) => {
    const antes = await travarCaso(tx, id)
    const [pessoaisAntes] = await tx.select().from(casosPessoais).where(eq(casosPessoais.casoId, id))
    const { documento, alterados } = mesclar(deLinhas(antes, pessoaisAntes ?? null), comNomeOficial(parte, antes.uf))
    if (alterados.length === 0) return { alterados, em: antes.atualizadoEm }
    const { problems, municipio } = verificar(documento as Documento, nome, hojeEm(context.now()))
    if (problems.length > 0 || !municipio) throw validationError(problems)
    const { caso, pessoais } = paraLinhas(documento as Documento, municipio.codigo)
    // An imported age stays while no birth date is known; one that came from a birth date goes with it.
    const idade = pessoais.dataNascimento || pessoaisAntes?.dataNascimento ? caso.idade : antes.idade
    // Likewise the initials of someone whose name never came here.
    const iniciais = pessoais.nome ? caso.iniciais : antes.iniciais
    const em = context.now()
    await tx
      .update(casos)
      .set({ ...caso, idade, iniciais, atualizadoEm: em })
      .where(eq(casos.id, id))
    await tx
      .insert(casosPessoais)
      .values({ casoId: id, ...pessoais })
      .onConflictDoUpdate({ target: casosPessoais.casoId, set: pessoais })
    await registrar(tx, context, 'caso.alterado', { tipo: 'caso', id }, { campos: alterados })
    return { alterados, em }
  }
  return await context.db.transaction(change).catch((error) => {
    throw sqlState(error) === '23505' ? validationError([duplicate('numero_notificacao')]) : error
  })
}

/** Another spelling of the same municipality is no change. */
function comNomeOficial(parte: Record<string, unknown>, ufAntes: string): Record<string, unknown> {
  const endereco = parte.endereco as Partial<Documento['endereco']> | undefined
  if (!endereco?.municipio_residencia) return parte
  const found = acharMunicipio(endereco.municipio_residencia, endereco.estado_residencia ?? ufAntes)
  return found ? { ...parte, endereco: { ...endereco, municipio_residencia: found.nome } } : parte
}

/** Soft delete: gone from every list and count from the next request on. */
export async function excluirCaso(
  context: Context<'secured'>,
  id: number,
  { motivo, force }: { motivo?: string; force: boolean }
): Promise<void> {
  const reason = motivo?.trim()
  if (!reason) throw missingReason()
  await context.db.transaction(async (tx) => {
    const caso = await travarCaso(tx, id)
    if (caso.status === 'encerrado' && !force)
      throw validationError([refused('force', 'field.closed-case', 'CASE_CLOSED', {}, 'query')])
    const em = context.now()
    await tx.update(casos).set({ excluidoEm: em, atualizadoEm: em }).where(eq(casos.id, id))
    await registrar(tx, context, 'caso.excluido', { tipo: 'caso', id }, { motivo: reason })
  })
}
