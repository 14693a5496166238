import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UFS } from 'municipios-brasil/dados'
import type { Services } from '../../engine/contract/handler.ts'
import type { Limiter } from '../../engine/contract/request/contract.ts'
import { escaped } from '../../engine/messages/html.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { notFound } from '../../errors.ts'
import type { Asked } from '../../platform/docs/language.ts'
import { html, layout } from '../../platform/docs/pages/layout.ts'
import { serveLive } from '../../platform/docs/served.ts'
import { nomeOfUf } from '../agravos/fields/municipios.ts'
import type { Rodada } from './compute/due.ts'
import type { Nivel } from './estimate/level.ts'
import type { Tipo } from './estimate/rt.ts'
import { namedPlace } from './places.ts'
import { findRodada, type Levelled, readLevels } from './queries.ts'
import { type Word, words } from './words.ts'

const TIPOS = ['dengue', 'chikungunya', 'zika'] as const
const LEVELS: Nivel[] = [4, 3, 2, 1]
/** Not everybody tells the colours apart. */
const signs: Record<Nivel, string> = { 1: '●', 2: '◆', 3: '▲', 4: '■' }

/** Levels change once a day and after imports, so that caches may keep a page for some minutes. */
const live = { ...html, cacheControl: 'public, max-age=300' }

/** Whether the operator shows the levels to everybody. */
export interface PublicAlertSettings {
  publicAlerts: boolean
}

/**
 * Serves the levels of states and municipalities to anybody, where the operator wants it. It shows levels and no
 * figure, and only places that have a level, which takes ten cases at least: so no small number can be learned from it,
 * not even that a place has had a case.
 */
export async function addAlertas(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db'> & { config: PublicAlertSettings },
  limit: Limiter | null
): Promise<void> {
  if (!config.publicAlerts) return
  await app.register(async (scope) => {
    // The page reads the database, so it counts like any call without a token.
    if (limit) scope.addHook('onRequest', (request, reply) => limit(request, reply, true))
    serveLive(scope, '/alertas', live, async (asked, request) => {
      const { tipo, uf } = chosenIn(request)
      const rodada = await findRodada(db, tipo)
      const levels = rodada ? await readLevels(db, rodada, uf) : []
      return pageOf(asked, { tipo, uf, rodada, levels })
    })
  })
}

interface Chosen {
  tipo: Tipo
  uf: string | undefined
}

function chosenIn({ query }: FastifyRequest): Chosen {
  const { agravo = 'dengue', estado } = query as { agravo?: unknown; estado?: unknown }
  const tipo = TIPOS.find((each) => each === agravo)
  const uf = UFS.find((each) => each === estado)
  if (!tipo || (estado !== undefined && !uf)) throw notFound()
  return { tipo, uf }
}

function pageOf(asked: Asked, { tipo, uf, rodada, levels }: Chosen & { rodada: Rodada | null; levels: Levelled[] }) {
  const { language } = asked
  const say = (name: Word) => escaped(words[language][name])
  const link = (chosen: Chosen, text: string) => `<a href="${addressOf(asked, chosen)}">${escaped(text)}</a>`
  const places = levels.map(({ lugar, nivel }) => ({ ...namedPlace(lugar), nivel }))
  const sorted = places.sort((x, y) => y.nivel - x.nivel || x.nome.localeCompare(y.nome, 'pt-BR'))
  const rows = sorted.map(({ abrangencia, nome, uf: own, nivel }) => {
    const name = abrangencia === 'uf' ? link({ tipo, uf: own ?? undefined }, nome) : escaped(nome)
    return `<tr><th scope="row">${name}</th><td>${levelOf(nivel, language)}</td></tr>`
  })
  const where = uf ? nomeOfUf(uf) : say('country')
  const title = `${words[language].title}: ${words[language][tipo]}, ${uf ? nomeOfUf(uf) : words[language].country}`
  const table = `<table>\n<caption class="skip">${escaped(title)}</caption>\n<thead><tr><th scope="col">${say(uf ? 'municipio' : 'estado')}</th><th scope="col">${say('level')}</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
  const diseases = TIPOS.map((each) =>
    each === tipo ? `<strong>${say(each)}</strong>` : link({ tipo: each, uf }, words[language][each])
  )
  const states = UFS.map((each) => `<li>${link({ tipo, uf: each }, nomeOfUf(each))}</li>`)
  const criteria = LEVELS.map((nivel) => `<li>${levelOf(nivel, language)} ${say(`criteria.${nivel}`)}</li>`)
  return layout(asked, {
    path: '/alertas',
    title,
    description: words[language].about,
    aside: `<ul>\n<li>${link({ tipo, uf: undefined }, words[language].country)}</li>\n${states.join('\n')}\n</ul>`,
    content: `<h1>${say('title')}</h1>
<p class="lead">${say('about')}</p>
<p>${diseases.join(' · ')}</p>
<h2>${say(tipo)}: ${escaped(where)}</h2>
${rodada ? `<p class="byline">${dated(rodada, language)}</p>` : ''}
${rows.length > 0 ? table : `<p>${say('none')}</p>`}
<p>${say('others')}</p>
<h2>${say('criteria')}</h2>
<ul>
${criteria.join('\n')}
</ul>`
  })
}

const addressOf = ({ language, isExplicit }: Asked, { tipo, uf }: Chosen): string =>
  `/alertas?agravo=${tipo}${uf ? `&amp;estado=${uf}` : ''}${isExplicit ? `&amp;lang=${language}` : ''}`

const levelOf = (nivel: Nivel, language: Language): string =>
  `<span class="level level-${nivel}"><span aria-hidden="true">${signs[nivel]}</span> ${nivel} ${escaped(words[language][`level.${nivel}`])}</span>`

/** The week that the levels are about, and how far the data reach. */
function dated({ semana, dadosAte }: Rodada, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dadosAte))
  const week = `${String(semana).slice(4)}/${String(semana).slice(0, 4)}`
  return escaped(words[language].dated.replace('{week}', week).replace('{day}', day))
}
