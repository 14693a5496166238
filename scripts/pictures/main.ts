import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from '../../test/support/browser.ts'
import { BUILT, startService } from '../clients/service.ts'
import { pictureOfBulletin } from './bulletin.ts'
import { pictureOfPanel } from './panel.ts'
import { visit } from './visit.ts'

/** A folder from which GitHub shows pictures, and which is not part of the service. */
const FOLDER = '.github/pictures'
/** The largest picture. READMEs are opened often, and pictures stay in the history for ever. */
const MOST_BYTES = 150_000

/**
 * Makes the pictures of the READMEs from the demonstration data: the panel and the first page of a bulletin, each in
 * the language of its README.
 */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const service = await startService({ demo: true, program: BUILT })
  const browser = await launchBrowser()
  try {
    for (const language of ['en-US', 'pt-BR'] as const) {
      const visitor = await visit(browser, service.origin, language)
      await save(`panel.${language}.png`, await pictureOfPanel(visitor))
      await save(`bulletin.${language}.png`, await pictureOfBulletin(visitor))
      await visitor.context.close()
    }
  } finally {
    await browser.close()
    await service.stop()
  }
}

/** Saves a picture with a palette: it takes a third of the space, and nobody sees the difference. */
async function save(name: string, png: Buffer): Promise<void> {
  const { size, width, height } = await sharp(png)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(FOLDER, name))
  console.log(`${FOLDER}/${name}: ${width} x ${height}, ${Math.ceil(size / 1000)} kB`)
  if (size > MOST_BYTES) throw new Error(`${name} has ${size} bytes, more than ${MOST_BYTES}`)
}

await main()
