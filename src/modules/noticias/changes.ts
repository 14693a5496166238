import { eq } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import { audit } from '../../core/auditoria/record.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { requireAsShown } from '../../engine/contract/request/sent-back.ts'
import { validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { lockNoticia, type NoticiaRow, requireNoticia } from './queries.ts'
import { rendered } from './rendered.ts'
import { estadoAt, type Publication, publicationOf, type WantedPublication } from './state.ts'
import { noticias } from './tables.ts'

type NewNoticia = components['schemas']['NoticiaNova']
type NoticiaChange = components['schemas']['NoticiaEditar']

const texts = ['titulo', 'resumo', 'corpo', 'idioma', 'tags'] as const

const subject = (id: number) => ({ tipo: 'noticia', id }) as const

function requirePublication(before: Publication, wanted: WantedPublication, now: Date): Publication {
  const { publication, problems } = publicationOf(before, wanted, now)
  if (problems.length > 0) throw validationError(problems)
  return publication
}

export async function createNoticia(context: Context<'secured'>, body: NewNoticia): Promise<NoticiaRow> {
  const { caller } = context
  const now = context.now()
  const publication = requirePublication({ estado: 'rascunho', publicarEm: null }, body, now)
  const html = rendered(body.corpo)
  return await context.db.transaction(async (tx) => {
    const { titulo, corpo, resumo = null, idioma = 'pt-BR', tags = [] } = body
    const fields = { titulo, ...html, corpo, resumo, idioma, tags, ...publication }
    const [created] = await tx
      .insert(noticias)
      .values({ ...fields, autorId: caller.id, criadoEm: now, atualizadoEm: now })
      .returning({ id: noticias.id })
    const { id } = created!
    await audit(tx, context, 'noticia.criada', subject(id), { estado: publication.estado, idioma })
    await tellPublication(tx, context, id, 'rascunho', publication)
    return await requireNoticia(tx, caller, id, now)
  })
}

/** Records publishing, scheduling or withdrawing news as an action of its own, since that is what readers notice. */
async function tellPublication(
  tx: Db,
  context: Context<'secured'>,
  id: number,
  before: Publication['estado'],
  { estado, publicarEm }: Publication,
  isMoved = false
): Promise<void> {
  if (estado === before && !(isMoved && estado === 'agendada')) return
  const action = { publicada: 'noticia.publicada', agendada: 'noticia.agendada', rascunho: 'noticia.recolhida' }[estado]
  await audit(tx, context, action, subject(id), estado === 'rascunho' ? {} : { publicar_em: publicarEm?.toISOString() })
}

/** Writes the fields that are sent and differ from the stored ones. */
export async function updateNoticia(context: Context<'secured'>, id: number, body: NoticiaChange): Promise<NoticiaRow> {
  const { caller } = context
  const now = context.now()
  const html = body.corpo === undefined ? {} : rendered(body.corpo)
  return await context.db.transaction(async (tx) => {
    const before = await lockNoticia(tx, caller, id, now)
    await context.requireMatch({ db: tx })
    requireAsShown(body, { id, criado_em: before.criadoEm.toISOString() }, ['id', 'criado_em'])
    const seen = { estado: estadoAt(before, now), publicarEm: before.publicarEm }
    const publication = requirePublication(seen, withoutRepeated(body, before), now)
    const isMoved = publication.publicarEm?.getTime() !== before.publicarEm?.getTime()
    const campos: string[] = texts.filter((name) => body[name] !== undefined && differs(body[name], before[name]))
    if (publication.estado !== seen.estado) campos.push('estado')
    if (isMoved) campos.push('publicar_em')
    if (campos.length === 0) return before
    const wanted = Object.fromEntries(texts.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
    await tx
      .update(noticias)
      .set({ ...wanted, ...html, ...publication, atualizadoEm: now })
      .where(eq(noticias.id, id))
    await audit(tx, context, 'noticia.alterada', subject(id), { campos })
    await tellPublication(tx, context, id, seen.estado, publication, isMoved)
    return await requireNoticia(tx, caller, id, now)
  })
}

const differs = (wanted: unknown, present: unknown) => JSON.stringify(wanted) !== JSON.stringify(present)

/**
 * Ignores a moment that is sent back unchanged: a plan kept in a draft must not prevent it from being published now.
 */
const withoutRepeated = ({ estado, publicar_em }: NoticiaChange, { publicarEm }: NoticiaRow): WantedPublication =>
  publicar_em && new Date(publicar_em).getTime() === publicarEm?.getTime() ? { estado } : { estado, publicar_em }

/** Deletes news and returns the key of their image, which the caller removes afterwards. */
export async function deleteNoticia(context: Context<'secured'>, id: number): Promise<string | null> {
  return await context.db.transaction(async (tx) => {
    const before = await lockNoticia(tx, context.caller, id, context.now())
    await context.requireMatch({ db: tx })
    await tx.delete(noticias).where(eq(noticias.id, id))
    await audit(tx, context, 'noticia.excluida', subject(id), { estado: estadoAt(before, context.now()) })
    return before.imagemChave
  })
}

/** Replaces or removes the image, and returns the key of the former one. */
export async function replaceImage(
  context: Context<'secured'>,
  id: number,
  imagemChave: string | null,
  check: (before: NoticiaRow) => void = () => {}
): Promise<{ noticia: NoticiaRow; former: string | null }> {
  const { caller } = context
  const now = context.now()
  return await context.db.transaction(async (tx) => {
    const before = await lockNoticia(tx, caller, id, now)
    await context.requireMatch({ db: tx })
    check(before)
    await tx.update(noticias).set({ imagemChave, atualizadoEm: now }).where(eq(noticias.id, id))
    await audit(tx, context, 'noticia.alterada', subject(id), { campos: ['imagem'] })
    return { noticia: await requireNoticia(tx, caller, id, now), former: before.imagemChave }
  })
}
