import { eq, getTableColumns } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import type { Context } from '../contract/handler.ts'
import { type Db, sqlState } from '../db/client.ts'
import { duplicate, missingReason, refused, validationError } from '../errors.ts'
import { todayAt } from '../time/days.ts'
import { emitEvento } from '../webhooks/events.ts'
import { semNome, travarCaso } from './consultas.ts'
import { lugar } from './detalhe.ts'
import { type Corpo, type Documento, deLinhas, paraLinhas } from './documento.ts'
import { detalhe } from './formas.ts'
import { inserirCaso } from './inserir.ts'
import { semOMostrado, semValor } from './mostrado.ts'
import { acharMunicipio } from './municipios.ts'
import { aninhar, mesclar } from './parte.ts'
import { verificar, verificarNovo } from './regras.ts'
import { casos, casosPessoais } from './tables.ts'

/** Records a case. */
export async function criarCaso(context: Context<'secured'>, corpo: Corpo) {
  const { documento, problems, municipio } = verificarNovo(corpo, todayAt(context.now()))
  if (problems.length > 0 || !municipio) throw validationError(problems)
  const { caso, pessoais } = paraLinhas(documento, municipio.codigo)
  const em = context.now()
  const inserido = await inserirCaso(context.db, {
    caso,
    pessoais,
    em,
    atorId: context.caller.id,
    ip: context.ip,
    requisicao: context.requestId
  })
  // The unique index decides, so that of many equal ones at once just one gets through.
  if (inserido === null) throw validationError([duplicate('numero_notificacao')])
  if (inserido.avisa) context.deliveries.wake()
  return { id: inserido.id, tipo: caso.tipo, numero: caso.numero, status: caso.status ?? 'em_investigacao', em }
}

/** Changes what is sent, and checks the case as it becomes. */
export async function editarCaso(context: Context<'secured'>, id: number, corpo: Corpo) {
  const change = async (tx: Db) => {
    const antes = await travarCaso(tx, id)
    const { parte: sent, nome, problems: contradictions } = aninhar(corpo, antes)
    const [pessoaisAntes] = await tx
      .select({ ...getTableColumns(casosPessoais), lugar })
      .from(casosPessoais)
      .where(eq(casosPessoais.casoId, id))
    const mostrado = detalhe({ ...antes, ...(pessoaisAntes?.lugar ?? semLugar), historico: [] })
    const { parte, problems: readOnly } = semOMostrado(sent, mostrado)
    const known = [...contradictions, ...readOnly, ...semValor(parte, nome)]
    const { documento, alterados } = mesclar(deLinhas(antes, pessoaisAntes ?? null), comNomeOficial(parte, antes.uf))
    if (alterados.length === 0 && known.length === 0) return { alterados, em: antes.atualizadoEm, avisa: false }
    const { problems, municipio } = verificar(documento as Documento, nome, todayAt(context.now()), known)
    if (problems.length > 0 || !municipio) throw validationError(problems)
    const { caso, pessoais } = paraLinhas(documento as Documento, municipio.codigo)
    // An imported age stays while no birth date is known; one that came from a birth date goes with it.
    const idade = pessoais.dataNascimento || pessoaisAntes?.dataNascimento ? caso.idade : antes.idade
    // Likewise the initials of someone whose name never came here.
    const iniciais = caso.iniciais || antes.iniciais
    const em = context.now()
    await tx
      .update(casos)
      .set({ ...caso, idade, iniciais, atualizadoEm: em })
      .where(eq(casos.id, id))
    await tx
      .insert(casosPessoais)
      .values({ casoId: id, ...pessoais })
      .onConflictDoUpdate({ target: casosPessoais.casoId, set: pessoais })
    await audit(tx, context, 'caso.alterado', { tipo: 'caso', id }, { campos: alterados })
    return { alterados, em, avisa: await emitEvento(tx, 'agravo.atualizado', dadosDoEvento(id, caso), em) }
  }
  const { avisa, ...feito } = await context.db.transaction(change).catch((error) => {
    throw sqlState(error) === '23505' ? validationError([duplicate('numero_notificacao')]) : error
  })
  if (avisa) context.deliveries.wake()
  return feito
}

const semLugar = { temLogradouro: false, temNumero: false, cep5: null, latitude: null, longitude: null }

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
  const avisa = await context.db.transaction(async (tx) => {
    const caso = await travarCaso(tx, id)
    if (caso.status === 'encerrado' && !force)
      throw validationError([refused('force', 'field.closed-case', 'CASE_CLOSED', {}, 'query')])
    const em = context.now()
    await tx.update(casos).set({ excluidoEm: em, atualizadoEm: em }).where(eq(casos.id, id))
    await audit(tx, context, 'caso.excluido', { tipo: 'caso', id }, { motivo: (await semNome(tx, caso))(reason) })
    return await emitEvento(tx, 'agravo.excluido', dadosDoEvento(id, caso), em)
  })
  if (avisa) context.deliveries.wake()
}

/** All that an event tells of a case (specification 6.2). */
const dadosDoEvento = (id: number, { tipo, numero }: { tipo: string; numero: string }) => ({
  id,
  tipo_agravo: tipo,
  numero_notificacao: numero
})
