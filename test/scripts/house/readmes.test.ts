import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folders = ['src', 'scripts', 'test', 'drizzle', 'openapi', 'generated']
const found = await Promise.all(
  folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name)))
)
const files = [...(await readdir('.')), ...found.flat()]
const names = new Set(files.map((file) => basename(file)))

/** What contributors read. The guides are checked by the generator. */
const texts = files.filter((file) => /(^|\/)(README|CONTRIBUTING)[\w.-]*[.]md$/.test(file))

/** Made on the reader's machine, so that no checkout has it. */
const isMade = (path: string) => /^(dist|[.]data)\//.test(path)

const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?:\]\(|(?:href|src)=")([^)"#:]+)(?:#[^)"]*)?[)"]/g)].map(([, to]) => to ?? '')

/** Paths in backquotes; one that begins with a slash is an address of the service. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.][\w./-]*(?:[.](?:tsx?|json|sh|ya?ml|cjs|go|md|html)|\/))`/g)].map(([, path]) => path ?? '')

describe.each(texts)('%s', (file) => {
  it('links to what is there', async () => {
    const broken = linksIn(await readFile(file, 'utf8')).filter((to) => !existsSync(join(dirname(file), to)))
    expect(broken).toEqual([])
  })

  it('names files and folders that are there', async () => {
    const places = [dirname(file), 'src', '.']
    const isThere = (path: string) =>
      isMade(path) || names.has(path) || places.some((place) => existsSync(join(place, path)))
    expect(pathsIn(await readFile(file, 'utf8')).filter((path) => !isThere(path))).toEqual([])
  })
})
