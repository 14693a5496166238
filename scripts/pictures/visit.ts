import type { Browser, BrowserContext } from 'playwright-core'
import { DEMO_PASSWORD } from '../../src/operations/demo/demo.ts'

/** Wide enough for the columns of the panel, and half as wide again as a README shows it. */
const viewport = { width: 1280, height: 1000 }

/** A generous limit, since the machine may be busy with other things. */
const PATIENCE_MS = 300_000

/** A visitor with a browser in this language and an account of the demonstration. */
export interface Visitor {
  context: BrowserContext
  origin: string
  language: string
  email: string
  senha: string
}

export async function visit(browser: Browser, origin: string, language: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    // The certificate of the service is self-signed.
    ignoreHTTPSErrors: true,
    locale: language,
    colorScheme: 'light',
    reducedMotion: 'reduce'
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return { context, origin, language, email: 'gestor@demo.example', senha: DEMO_PASSWORD }
}
