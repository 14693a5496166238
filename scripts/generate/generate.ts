import { join } from 'node:path'
import { measuredTables } from '../bench/report/holes.ts'
import { type Results, readResults } from '../bench/results.ts'
import { addBodyLimits } from './body-limit.ts'
import { bundle } from './bundle.ts'
import { catalogueTables } from './catalogue.ts'
import { compareContracts } from './changes/compare.ts'
import { changesFile, changesGuide, type History } from './changes/page.ts'
import { FIRST, nextVersion } from './changes/version.ts'
import { clientResources } from './client/methods.ts'
import { clientOperations } from './client/operations.ts'
import { describedIn } from './client/shapes.ts'
import { clientTypes } from './client/types.ts'
import { addDeprecationHeaders } from './deprecation.ts'
import { type Document, operationsOf, type Row } from './document.ts'
import { addCommonHeaders, addCommonParameters, addEngineComponents, type Engine, readEngine } from './engine.ts'
import { addErrorResponses, errorProblems } from './errors.ts'
import { handlers } from './handlers.ts'
import { type Guide, guideProblems, guidesFile, readGuides } from './languages/guides.ts'
import { seenFile, staleKeys } from './languages/seen.ts'
import type { Spoken } from './languages/texts.ts'
import {
  englishOf,
  keyProblems,
  readTranslations,
  type Translation,
  translated,
  translationProblems
} from './languages/translations.ts'
import { type Published, wordsFile } from './languages/words.ts'
import { addListParameters } from './lists.ts'
import { addMeteredHeaders } from './metered.ts'
import { operations } from './operations.ts'
import { type Documents, publish } from './publish/publish.ts'
import { rendition } from './publish/rendition.ts'
import { latestRelease, type Release, readReleases, releasedDocuments } from './releases.ts'
import { addRetries } from './retries.ts'
import { problems } from './rules.ts'
import { samplesFile } from './samples/samples.ts'
import { listedAndServed, type NotServed, operationsTable, readNotServed } from './table.ts'
import { answeringJson, types } from './types.ts'

/** The content of openapi/, read and bundled. */
export interface Sources {
  documents: Record<'a' | 'b', Document>
  engine: Engine
  notServed: NotServed[]
  guides: Guide[]
  translations: Translation[]
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
  /** Translations that somebody should look at: the English text has changed since. */
  stale: string[]
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
    translations: await readTranslations(join(folder, 'languages')),
    measured: await readResults(join(folder, 'guides', 'measured.json')),
    releases: await readReleases(released),
    released: await releasedDocuments(released, await latestRelease(released))
  }
}

/** Makes everything under generated/ from the sources, which stay unchanged. */
export async function generate({ documents: given, ...sources }: Sources): Promise<Generated> {
  const { engine, notServed, guides, translations } = sources
  const documents = structuredClone(given)
  const found = errorProblems(documents, engine)
  for (const document of Object.values(documents)) complete(document, engine)
  const rows = [...operationsOf(documents.a, 'a'), ...operationsOf(documents.b, 'b')]
  found.push(...problems(documents, rows), ...listedAndServed(rows, notServed))
  if (found.length > 0) return { operations: rows.length, problems: found, untranslated: [], stale: [], files: {} }
  const latest = sources.releases.at(-1) ?? { release: 0, version: '0.0.0' }
  const published = publish(documents, latest, engine)
  const history = historyOf(sources, published)
  const spoken = { documents: given, engine }
  const english = englishOf(spoken)
  const others = new Map(translations.map((each) => [each.language, translated(spoken, each)]))
  const pages = withChanges(guides, changesGuide(history))
  const files = {
    ...(await publishedFiles(published, history)),
    ...(await servedFiles(documents, rows, notServed)),
    'generated/words.json': wordsFile(
      HEAD,
      namedDocuments(published),
      Object.fromEntries([...others].map(([language, other]) => [language, namedDocuments(publishIn(other, latest))]))
    ),
    'generated/guides.json': guidesFile(HEAD, pages, {
      ...catalogueTables((language) => others.get(language)?.engine ?? engine),
      ...measuredTables(sources.measured)
    }),
    ...Object.fromEntries(
      translations.map((each) => [`openapi/languages/${each.language}.seen.json`, seenFile(HEAD, each, english)])
    )
  }
  const untranslated = [
    ...keyProblems(spoken),
    ...translations.flatMap((each) => translationProblems(each, english)),
    ...guideProblems(guides)
  ]
  const stale = translations.flatMap((each) => staleKeys(each, english).map((key) => `${each.language}: ${key}`))
  return { operations: rows.length, problems: [], untranslated, stale, files }
}

/** The documents of another language: made like the English ones, from the texts of that language. */
function publishIn({ documents, engine }: Spoken, latest: Pick<Release, 'release' | 'version'>): Documents {
  for (const document of Object.values(documents)) complete(document, engine)
  return publish(documents, latest, engine)
}

const namedDocuments = ({ a, b }: Documents): Published => ({
  'description-a': a,
  'description-b': b,
  'description-a.3.0': rendition(a),
  'description-b.3.0': rendition(b)
})

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
  addMeteredHeaders(document)
  addCommonHeaders(document, engine)
  addDeprecationHeaders(document, engine)
  addListParameters(document, engine)
}

const HEAD = 'DO NOT EDIT: made from openapi/ by `make generate`.'
const script = (text: string) => `// ${HEAD}\n${text}`

/** The files that clients read and that saude-integra-client is made from. */
async function publishedFiles(published: Documents, history: History): Promise<Record<string, string>> {
  const [a, b] = [describedIn(published.a, 'a'), describedIn(answeringJson(published.b), 'b')]
  return {
    'generated/description-a.json': printDocument(published.a),
    'generated/description-b.json': printDocument(published.b),
    'generated/description-a.3.0.json': printDocument(rendition(published.a)),
    'generated/description-b.3.0.json': printDocument(rendition(published.b)),
    'generated/client-a.ts': script(await clientTypes(a)),
    'generated/client-b.ts': script(await clientTypes(b)),
    'generated/client-resources.ts': script(clientResources([a, b])),
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
