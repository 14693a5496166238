import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from '../../test/support/browser.ts'
import { BUILT, startService } from '../clients/service.ts'
import { pictureOfBulletin } from './bulletin.ts'
import { picturesOfGuide } from './guide.ts'
import { pictureOfPanel } from './panel.ts'
import { visit } from './visit.ts'

/** What the service itself shows, in its guides. */
const GUIDES = 'openapi/guides/pictures'
/** The largest picture of a guide: people read them on phones. */
const MOST_BYTES_OF_GUIDE = 60_000
/** A little wider than the column of a guide. */
const WIDTH_IN_GUIDE = 1000

/** A folder from which GitHub shows pictures, and which is not part of the service. */
const FOLDER = '.github/pictures'
/** The largest picture. READMEs are opened often, and pictures stay in the history for ever. */
const MOST_BYTES = 150_000

/**
 * Makes the pictures of the READMEs from the demonstration data: the panel and the first page of a bulletin, each in
 * the language of its README. Then those of the guide for surveillance teams, in all its languages.
 */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await mkdir(GUIDES, { recursive: true })
  const service = await startService({ demo: true, program: BUILT })
  const browser = await launchBrowser()
  try {
    for (const language of ['en-US', 'pt-BR'] as const) {
      const visitor = await visit(browser, service.origin, language)
      await save(`panel.${language}.png`, await pictureOfPanel(visitor))
      await save(`bulletin.${language}.png`, await pictureOfBulletin(visitor))
      await visitor.context.close()
    }
    for (const language of ['en-US', 'pt-BR', 'es-ES'] as const) {
      const visitor = await visit(browser, service.origin, language)
      await picturesOfGuide(visitor, service.dataDir, (name, png) => saveForGuide(`${name}.${language}.webp`, png))
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

async function saveForGuide(name: string, png: Buffer): Promise<void> {
  const { size, width, height } = await sharp(png)
    .resize({ width: WIDTH_IN_GUIDE })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(join(GUIDES, name))
  console.log(`${GUIDES}/${name}: ${width} x ${height}, ${Math.ceil(size / 1000)} kB`)
  if (size > MOST_BYTES_OF_GUIDE) throw new Error(`${name} has ${size} bytes, more than ${MOST_BYTES_OF_GUIDE}`)
}

await main()
