import { join } from 'node:path'
import { measuredTables } from '../bench/report/holes.ts'
import { type Results, readResults } from '../bench/results.ts'
import { addBodyLimits } from './body-limit.ts'
import { bundle } from './bundle.ts'
import { catalogueTables } from './catalogue.ts'
import { compareContracts } from './changes/compare.ts'
import { changesFile, changesGuide, type History } from './changes/page.ts'
import { FIRST, nextVersion } from './changes/version.ts'
import { clientOperations } from './client.ts'
import { addDeprecationHeaders } from './deprecation.ts'
import { type Document, operationsOf, type Row } from './document.ts'
import { addCommonHeaders, addCommonParameters, addEngineComponents, type Engine, readEngine } from './engine.ts'
import { addErrorResponses, errorProblems } from './errors.ts'
import { handlers } from './handlers.ts'
import { type Guide, guideProblems, guidesFile, readGuides } from './languages/guides.ts'
import { type Overlay, readOverlays } from './languages/overlay.ts'
import { catalogueTexts, textsOf, wordProblems, wordsFile } from './languages/words.ts'
import { addListParameters } from './lists.ts'
import { operations } from './operations.ts'
import { type Documents, publish } from './publish/publish.ts'
import { rendition } from './publish/rendition.ts'
import { latestRelease, type Release, readReleases, releasedDocuments } from './releases.ts'
import { addRetries } from './retries.ts'
import { problems } from './rules.ts'
import { samplesFile } from './samples/samples.ts'
import { listedAndServed, type NotServed, operationsTable, readNotServed } from './table.ts'
import { types } from './types.ts'

/** The content of openapi/, read and bundled. */
export interface Sources {
  documents: Record<'a' | 'b', Document>
  engine: Engine
  notServed: NotServed[]
  guides: Guide[]
  overlays: Overlay[]
  /** The published results of the benches. */
  measured: Results | null
  /** The releases, oldest first. */
  releases: Release[]
  /** The documents of the latest release; null before the first, and while one is being made. */
  released: Record<'a' | 'b', Document> | null
}

export interface Generated {
  operations: number
  /** What is wrong with the contract. In that case there are no files. */
  problems: string[]
  /** Texts that are missing in a language. The files exist, with English in their place. */
  untranslated: string[]
  /** The texts of the files, by path. */
  files: Record<string, string>
}

export async function readSources(folder = 'openapi'): Promise<Sources> {
  const documents = { a: await bundle('a', folder), b: await bundle('b', folder) }
  const released = join(folder, 'released')
  return {
    documents,
    engine: await readEngine(folder),
    notServed: await readNotServed(folder),
    guides: await readGuides(join(folder, 'guides')),
    overlays: await readOverlays(join(folder, 'languages')),
    measured: await readResults(join(folder, 'guides', 'measured.json')),
    releases: await readReleases(released),
    released: await releasedDocuments(released, await latestRelease(released))
  }
}

/** Makes everything under generated/ from the sources, which stay unchanged. */
export async function generate({ documents: given, ...sources }: Sources): Promise<Generated> {
  const { engine, notServed, guides, overlays } = sources
  const documents = structuredClone(given)
  const found = errorProblems(documents, engine)
  for (const document of Object.values(documents)) complete(document, engine)
  const rows = [...operationsOf(documents.a, 'a'), ...operationsOf(documents.b, 'b')]
  found.push(...problems(documents, rows), ...listedAndServed(rows, notServed))
  if (found.length > 0) return { operations: rows.length, problems: found, untranslated: [], files: {} }
  const published = publish(documents, sources.releases.at(-1) ?? { release: 0, version: '0.0.0' })
  const history = historyOf(sources, published)
  const texts = textsOf(published.a, published.b, catalogueTexts(engine))
  const pages = withChanges(guides, changesGuide(history))
  const files = {
    ...(await publishedFiles(published, history)),
    ...(await servedFiles(documents, rows, notServed)),
    'generated/words.json': wordsFile(HEAD, overlays),
    'generated/guides.json': guidesFile(HEAD, pages, {
      ...catalogueTables(engine, overlays),
      ...measuredTables(sources.measured)
    })
  }
  const untranslated = [...wordProblems(overlays, texts), ...guideProblems(guides)]
  return { operations: rows.length, problems: [], untranslated, files }
}

/** What was released, and what differs from it now. */
function historyOf({ releases, released }: Pick<Sources, 'releases' | 'released'>, published: Documents): History {
  const changes = released ? compareContracts(released, published) : []
  const latest = releases.at(-1)
  return { releases, unreleased: { version: latest ? nextVersion(latest.version, changes) : FIRST, changes } }
}

/** Puts the page on changes after the one on versions. */
function withChanges(guides: Guide[], changes: Guide): Guide[] {
  const at = guides.findIndex(({ name }) => name === 'versions') + 1
  return guides.toSpliced(at > 0 ? at : guides.length, 0, changes)
}

/** Writes into a document what follows from rules, so that the sources need not state it. */
function complete(document: Document, engine: Engine): void {
  addEngineComponents(document, engine)
  addCommonParameters(document, engine)
  addBodyLimits(document)
  addErrorResponses(document, engine)
  addRetries(document, engine)
  addCommonHeaders(document, engine)
  addDeprecationHeaders(document)
  addListParameters(document)
}

const HEAD = 'DO NOT EDIT: made from openapi/ by `make generate`.'
const script = (text: string) => `// ${HEAD}\n${text}`

/** The files that clients read and that saude-integra-client is made from. */
async function publishedFiles(published: Documents, history: History): Promise<Record<string, string>> {
  return {
    'generated/description-a.json': printDocument(published.a),
    'generated/description-b.json': printDocument(published.b),
    'generated/description-a.3.0.json': printDocument(rendition(published.a)),
    'generated/description-b.3.0.json': printDocument(rendition(published.b)),
    'generated/client-a.ts': script(await types(published.a)),
    'generated/client-b.ts': script(await types(published.b)),
    'generated/client-operations.ts': script(clientOperations(published)),
    'generated/changes.json': changesFile(HEAD, history),
    'generated/samples.json': samplesFile(HEAD, published)
  }
}

/** The files that the service is made from. */
async function servedFiles(documents: Sources['documents'], rows: Row[], notServed: NotServed[]) {
  return {
    'generated/types-a.ts': script(await types(documents.a)),
    'generated/types-b.ts': script(await types(documents.b)),
    'generated/operations.ts': script(operations(documents, rows)),
    'generated/handlers.ts': script(handlers(rows)),
    'generated/operacoes.md': `<!-- ${HEAD} -->\n${operationsTable(rows, notServed)}`
  }
}

const printDocument = (document: Document) => `${JSON.stringify({ 'x-generated': HEAD, ...document }, null, 2)}\n`
