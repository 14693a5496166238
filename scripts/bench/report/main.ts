import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type GuideLanguage, languages, SOURCE } from '../../generate/languages/guides.ts'
import { isAsMeasured, LAST, PUBLISHED, readResults, writeResults } from '../results.ts'
import { reportPage } from './page.ts'

// `make bench-report`: makes a page from the results of the last `make bench`. With PUBLISH=yes they become the
// published ones.
const {
  BENCH_RESULTS: from = LAST,
  REPORT: to = 'dist/bench/report.html',
  REPORT_LANGUAGE = SOURCE,
  PUBLISH
} = process.env
const language = languages.find((each) => each === REPORT_LANGUAGE)
if (!language) throw new Error(`REPORT_LANGUAGE must be one of ${languages.join(', ')}`)
await write(language)

async function write(language: GuideLanguage): Promise<void> {
  const results = (await readResults(from)) ?? (await readResults(PUBLISHED))
  if (!results) throw new Error(`${from} is missing: run make bench first`)
  const markdown = await readFile(`openapi/guides/${language}/measured.md`, 'utf8')
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, reportPage(markdown, results, language))
  process.stdout.write(`${to}\n`)
  if (PUBLISH !== 'yes') return
  if (!isAsMeasured(results)) throw new Error(`${from} was changed by hand, so it is not published`)
  await writeResults(PUBLISHED, results)
  process.stdout.write(`${PUBLISHED} is written; now run make generate\n`)
}
