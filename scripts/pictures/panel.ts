import type { Page } from 'playwright-core'
import type { Visitor } from './visit.ts'

/** The space shown below the last figure of the picture. */
const MARGIN = 16

/** The panel after the sign-in, from its top to the end of the map. */
export async function pictureOfPanel({ context, origin, language, email, senha }: Visitor): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(`${origin}/painel`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=senha]').fill(senha)
  await page.locator('button[type=submit]').click()
  // The map is drawn when it comes into sight.
  await page.locator('[data-figure=mapa]').scrollIntoViewIfNeeded()
  for (const name of ['curva', 'mapa'])
    await page.locator(`[data-figure=${name}] .chart svg path`).first().waitFor({ state: 'attached' })
  await page.waitForFunction('document.querySelector("[aria-busy=true]") === null')
  await writeDates(page, language)
  const map = await page.locator('[data-figure=mapa]').boundingBox()
  if (!map) throw new Error('The panel has no map')
  const { width } = page.viewportSize() ?? map
  const clip = { x: 0, y: 0, width, height: map.y + map.height + MARGIN }
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  await page.close()
  return picture
}

/**
 * Writes the days of the period in the way of a browser in the reader's language. Chromium uses the language of its own
 * menus for them, which is English where its translations are not installed.
 */
export async function writeDates(page: Page, language: string): Promise<void> {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC'
  })
  for (const input of await page.locator('input[type=date]').elementHandles()) {
    const day = await input.inputValue()
    const text = day === '' ? '' : format.format(new Date(day))
    await input.evaluate((date, shown) => Object.assign(date, { type: 'text', value: shown }), text)
  }
}
