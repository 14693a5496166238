import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const DEFAULT = '/usr/bin/chromium'

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
