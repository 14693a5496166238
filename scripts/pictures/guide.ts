import type { Page } from 'playwright-core'
import { demoFilePath } from '../../src/operations/demo/demo.ts'
import { writeDates } from './panel.ts'
import type { Visitor } from './visit.ts'

/** A window with room for the panel's menu, as high as a reader's screen. */
const viewport = { width: 1160, height: 760 }
/** The height of the picture that begins with the cards and ends with the curve. */
const CARDS_AND_CURVE = 1030
const ADMIN = 'admin@demo.example'

/** A quiet machine makes a bulletin in seconds; a busy one takes minutes. */
const MOST_MS = 300_000
const REST_MS = 300

/**
 * Walks the week of a surveillance team through the panel, and hands over each picture with the name under which the
 * guide `surveillance` shows it.
 */
export async function picturesOfGuide(
  visitor: Visitor,
  dataDir: string,
  save: (name: string, png: Buffer) => Promise<void>
): Promise<void> {
  const { context, language, origin } = visitor
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  const open = (search: string) => page.goto(`${origin}/painel${search}`)
  const keep = async (name: string, top = 'header') => {
    // The policy of the page forbids what a function to wait for would need.
    while ((await page.locator('[aria-busy=true], progress').count()) > 0) await page.waitForTimeout(REST_MS)
    await writeDates(page, language)
    await page
      .locator(top)
      .first()
      .evaluate((part) => part.scrollIntoView({ block: 'start' }))
    await save(name, await page.screenshot({ animations: 'disabled' }))
  }

  await open('?visao=inicio')
  await signIn(page, { ...visitor, email: ADMIN })
  await page.locator('ol.steps').waitFor()
  await keep('first-steps')
  await page.locator('header button').last().click()

  await page.locator('input[name=email]').waitFor()
  await open('?visao=importacao')
  await signIn(page, visitor)
  await page.locator('input[type=file]').setInputFiles(demoFilePath(dataDir))
  await page.locator('.sheet button.main').first().click()
  await page.locator('fieldset').waitFor()
  await keep('import')

  await open('?agravo=dengue&estado=SP')
  await page.locator('[data-figure=curva] .chart svg path').first().waitFor({ state: 'attached' })
  await page.setViewportSize({ ...viewport, height: CARDS_AND_CURVE })
  await keep('overview', '[data-figure=resumo]')
  await page.setViewportSize(viewport)

  await open('?visao=trabalho')
  await page.locator('.figure tbody tr').first().waitFor()
  await keep('work')
  await page.locator('.figure tbody a').first().click()
  await page.locator('dialog dd').first().waitFor()
  await keep('case', 'dialog h2')

  await open('?visao=publicacoes&agravo=dengue&estado=SP')
  await page.locator('[data-figure=boletim] button.main').click()
  await page.locator('[data-figure=relatorios] tbody tr').first().waitFor({ timeout: MOST_MS })
  await keep('bulletin')
  await page.close()
}

async function signIn(page: Page, { email, senha }: Pick<Visitor, 'email' | 'senha'>): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=senha]').fill(senha)
  await page.locator('button[type=submit]').click()
  await page.locator('.sections').waitFor()
}
