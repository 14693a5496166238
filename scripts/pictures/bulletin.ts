import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIResponse } from 'playwright-core'
import type { Visitor } from './visit.ts'

/** The pause between two checks whether the bulletin is ready. */
const REST_MS = 3_000
/** A quiet machine makes a bulletin in seconds; a busy one takes minutes. */
const MOST_MS = 600_000

/** The first page of a bulletin on dengue in the state of São Paulo. */
export async function pictureOfBulletin(visitor: Visitor): Promise<Buffer> {
  return await firstPage(visitor, await bulletin(visitor))
}

async function bulletin({ context, origin, language, email, senha }: Visitor): Promise<Buffer> {
  const until = performance.now() + MOST_MS
  /** Repeats a request that is refused with 503: a service on a busy machine gets too little time. */
  async function ask(path: string, token?: string, data?: object): Promise<APIResponse> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const init = data ? { method: 'POST', headers, data } : { headers }
    for (;;) {
      const answer = await context.request.fetch(`${origin}/api/v1${path}`, { ...init, timeout: MOST_MS })
      if (answer.ok()) return answer
      if (answer.status() !== 503 || performance.now() > until) throw new Error(`${path}: ${answer.status()}`)
      await pause(REST_MS)
    }
  }
  const { access_token: token } = await (await ask('/auth/login', undefined, { email, senha })).json()
  const asked = { tipo: 'boletim', tipo_agravo: 'dengue', abrangencia: 'uf', codigo: 'SP', idioma: language }
  const { relatorio_id: id } = await (await ask('/relatorios', token, asked)).json()
  for (;;) {
    const { estado } = (await (await ask(`/relatorios/${id}`, token)).json()).data
    if (estado === 'concluido') return await (await ask(`/relatorios/${id}/arquivo`, token)).body()
    if (estado === 'falhou' || performance.now() > until) throw new Error(`The bulletin was not made: ${estado}`)
    await pause(REST_MS)
  }
}

/**
 * Draws the page in the browser with PDF.js, which the tests also use to read bulletins, so that no other program is
 * needed.
 */
async function firstPage({ context }: Visitor, pdf: Buffer): Promise<Buffer> {
  const page = await context.newPage()
  const files: Record<string, { body: Buffer; contentType: string }> = {
    '/': { body: await readFile(join(import.meta.dirname, 'bulletin.html')), contentType: 'text/html' },
    '/pdfjs.mjs': { body: await readFile('node_modules/unpdf/dist/pdfjs.mjs'), contentType: 'text/javascript' },
    '/bulletin.pdf': { body: pdf, contentType: 'application/pdf' }
  }
  await page.route('http://pictures.localhost/**', (route) => {
    const file = files[new URL(route.request().url()).pathname]
    return file ? route.fulfill(file) : route.abort()
  })
  await page.goto('http://pictures.localhost/')
  await page.locator('canvas[data-drawn]').waitFor()
  const picture = await page.locator('canvas').screenshot()
  await page.close()
  return picture
}
