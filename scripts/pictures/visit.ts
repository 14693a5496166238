import type { Browser, BrowserContext } from 'playwright-core'
import { DEMO_PASSWORD } from '../../src/operations/demo/demo.ts'
import { newVisitor } from '../../test/support/browser.ts'

/** Wide enough for the columns of the panel, and half as wide again as a README shows it. */
const viewport = { width: 1280, height: 1000 }

/** A visitor with a browser in this language and an account of the demonstration. */
export interface Visitor {
  context: BrowserContext
  origin: string
  language: string
  email: string
  senha: string
}

export async function visit(browser: Browser, origin: string, language: string): Promise<Visitor> {
  const context = await newVisitor(browser, {
    viewport,
    locale: language,
    colorScheme: 'light',
    reducedMotion: 'reduce'
  })
  return { context, origin, language, email: 'gestor@demo.example', senha: DEMO_PASSWORD }
}
