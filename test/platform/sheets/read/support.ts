import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { implode, stream } from 'node-pkware'
import { expect, onTestFinished } from 'vitest'
import { type Language, message } from '../../../../src/engine/messages/messages.ts'
import {
  openSource,
  type Place,
  type SourceBatch,
  type SourceFormat,
  type SourceRow,
  UnreadableFile
} from '../../../../src/platform/sheets/read/source.ts'

/** Makes a file that is removed when the test is over. */
export async function fileOf(bytes: Buffer | string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leitura-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'arquivo')
  await writeFile(path, bytes)
  return path
}

export async function read(bytes: Buffer | string, formato: SourceFormat, size = 100) {
  const path = await fileOf(bytes)
  const source = await openSource(path, formato)
  const batches: SourceBatch[] = []
  for await (const batch of source.batches({ size })) batches.push(batch)
  return { path, source, columns: source.columns, batches, rows: batches.flatMap(({ rows }) => rows) }
}

/** Returns the cells alone. */
export const cellsOf = async (bytes: Buffer | string, formato: SourceFormat) =>
  (await read(bytes, formato)).rows.map(({ cells }) => cells)

export async function rowsAfter(path: string, formato: SourceFormat, after: Place): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  for await (const batch of (await openSource(path, formato)).batches({ size: 3, after })) rows.push(...batch.rows)
  return rows
}

const languages: Language[] = ['pt-BR', 'en-US', 'es-ES']

/** Reads to the end and expects the file to be refused, with a whole sentence in each language. Returns the reason. */
export async function refusal(bytes: Buffer | string, formato: SourceFormat): Promise<string> {
  const error: unknown = await read(bytes, formato).then(
    () => null,
    (reason) => reason
  )
  expect(error).toBeInstanceOf(UnreadableFile)
  const { reason, values } = error as UnreadableFile
  const sentences = languages.map((language) => message(language, reason, values))
  expect(new Set(sentences).size).toBe(languages.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/)
  return reason
}

/** Compresses as in .dbc, by a library written for the files of games. */
export const imploded = (bytes: Buffer, coded = false): Promise<Buffer> =>
  buffer(Readable.from([bytes]).pipe(stream.through(implode(coded ? 1 : 0, 6))))
