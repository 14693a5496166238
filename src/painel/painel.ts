import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../engine/messages/messages.ts'
import { notFound, painelMissing } from '../errors.ts'
import { pathsAbove } from '../platform/disk/above.ts'
import { askedLanguage } from '../platform/docs/language.ts'
import { ASK_AGAIN, makeText, sendText, type Text, varied } from '../platform/docs/served.ts'

/** The page runs only its own scripts, talks only to this service, and makes pictures of its figures (blob:). */
const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join('; ')

const page = {
  type: 'text/html',
  cacheControl: ASK_AGAIN,
  headers: { 'content-security-policy': csp, 'x-frame-options': 'DENY' }
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml'
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * What the build has left. A file's name changes with its content, so that a browser that has the file never asks
 * again.
 */
interface Built {
  html: string
  licences: string
  folder: string
  files: Set<string>
  pages: Map<Language, Promise<Text>>
  kept: Map<string, Promise<Text>>
}

interface PainelOptions {
  /** Whether the service has no account yet, so that nobody can sign in. */
  isNew?: () => Promise<boolean>
  folders?: string[]
}

/**
 * Serves the panel at /painel. `make build`, `make run` and `make demo` put it into dist/painel. A service that runs
 * from its sources alone has no panel and answers 404. The page itself is a client of the published API like any other
 * (src/painel/page).
 */
export function addPainel(
  app: FastifyInstance,
  { isNew = async () => false, folders = pathsAbove('dist/painel') }: PainelOptions = {}
): void {
  let found: Promise<Built | null> | undefined
  const built = async (): Promise<Built> => {
    found ??= findBuilt(folders)
    const there = await found
    if (there) return there
    // The panel may be built while the service runs.
    found = undefined
    throw painelMissing()
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { html, pages } = await built()
    const { language } = askedLanguage(request)
    const text = pages.get(language) ?? makeText(() => html.replace('<html lang="pt-BR">', `<html lang="${language}">`))
    pages.set(language, text)
    reply.headers({ 'content-language': language, vary: varied(reply, 'Accept-Language') })
    return sendText(request, reply, page, await text)
  }
  app.get('/painel', async (request, reply) => {
    if (!(await isNew())) return sendPage(request, reply)
    // Nobody can sign in yet, and the page of the first run says what to do.
    const { search } = new URL(request.url, 'http://painel')
    return reply.header('cache-control', 'no-store').redirect(`/painel/inicio${search}`, 302)
  })
  app.get('/painel/inicio', sendPage)
  app.get('/painel/', async (_, reply) => reply.redirect('/painel', 308))

  app.get('/painel/licencas.txt', async (_, reply) => {
    const { licences } = await built()
    return reply.header('cache-control', ASK_AGAIN).type('text/plain; charset=utf-8').send(licences)
  })

  app.get('/painel/assets/:name', async (request, reply) => {
    const { folder, files, kept } = await built()
    const { name } = request.params as { name: string }
    if (!files.has(name)) throw notFound()
    const text = kept.get(name) ?? makeText(() => readFile(join(folder, name)))
    kept.set(name, text)
    const type = types[extname(name)] ?? 'application/octet-stream'
    return sendText(request, reply, { type, cacheControl: FOR_EVER }, await text)
  })
}

async function findBuilt(folders: string[]): Promise<Built | null> {
  for (const folder of folders) {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    if (html === null) continue
    const assets = join(folder, 'assets')
    const licences = await readFile(join(folder, 'licencas.txt'), 'utf8').catch(() => '')
    return { html, licences, folder: assets, files: new Set(await readdir(assets)), pages: new Map(), kept: new Map() }
  }
  return null
}
