import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

const DEFAULT = '/usr/bin/chromium'
/** Ends what hangs. Playwright's own 30 s were once too few for the docs on a phone, on a busy machine. */
const PATIENCE_MS = 500_000

// Chromium runs as root only without its sandbox. The other switches keep it from contacting its maker.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic'
]

/** Starts the system's Chromium; no browser is downloaded. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || DEFAULT
  if (!existsSync(executablePath)) {
    throw new Error(`There is no browser at ${executablePath}: install chromium, or set CHROMIUM_PATH to its program`)
  }
  return await chromium.launch({ executablePath, args })
}

/** What one visitor of the service has: nobody's cookies, and the service's own certificate accepted. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}
