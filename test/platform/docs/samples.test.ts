import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sample, samplesOf } from '../../../scripts/guides/samples.ts'
import { scriptOf, writeSample } from '../../../scripts/guides/script.ts'
import { guideHtml, guides as pages } from '../../../src/platform/docs/pages/guides.ts'

const run = promisify(execFile)
const folder = new URL('../../../openapi/guides/en-US/', import.meta.url)
const block = (fence: string, ...code: string[]) => ['# A guide', '', `\`\`\`${fence}`, ...code, '```', ''].join('\n')

describe('samplesOf', () => {
  it('takes blocks with a mark, with the line of their first line of code', () => {
    const text = `${block('sh run', 'echo 1', 'echo 2')}${block('json', '{}')}${block('ts check', 'export {}')}`
    expect(samplesOf('a.md', text)).toEqual([
      { file: 'a.md', line: 4, language: 'sh', code: 'echo 1\necho 2\n', mark: 'run', check: null },
      { file: 'a.md', line: 15, language: 'ts', code: 'export {}\n', mark: 'check', check: null }
    ])
  })

  it('knows what is set up for all guides, and what a check tries', () => {
    const marks = (fence: string) => samplesOf('a.md', block(fence)).map(({ mark, check }) => [mark, check])
    expect(marks('sh run setup')).toEqual([['setup', null]])
    expect(marks('python run')).toEqual([['run', null]])
    for (const language of ['ts', 'python', 'go', 'php'])
      expect(marks(`${language} run verify`)).toEqual([['run', 'verify']])
  })

  it.each([
    'sh runs',
    'sh check',
    'sh run verify',
    'go run',
    'php check',
    'ruby run',
    'ts run verify twice',
    'json run'
  ])('refuses "%s", with file and line', (fence) =>
    expect(() => samplesOf('a.md', block(fence))).toThrow(`a.md:3: "${fence}"`)
  )

  it('refuses a block without an end', () => {
    expect(() => samplesOf('a.md', '```sh run\necho 1')).toThrow('a.md:1')
  })
})

describe('scriptOf', () => {
  let place: string
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'samples-'))
  })
  afterAll(() => rm(place, { recursive: true }))

  async function outcome(samples: Sample[], lineOf: (sample: Sample) => string | null = () => null) {
    for (const sample of samples) await writeSample(place, sample)
    const ended = await run('bash', ['-c', scriptOf(samples, place, lineOf)]).catch((error) => error)
    return { code: ended.code ?? 0, stdout: ended.stdout, stderr: ended.stderr }
  }

  it('runs everything in one shell, except samples that are only compiled or have no program here', async () => {
    const text = `${block('sh run', 'A=1')}${block('ts check', 'x')}${block('php run verify', 'x')}${block('sh run', 'echo "$A"')}`
    expect(await outcome(samplesOf('a.md', text))).toEqual({
      code: 0,
      stdout: 'a.md:14: skipped, this machine has no php\n1\n',
      stderr: ''
    })
  })

  it('ends at the first command that fails, and names its line', async () => {
    const text = block('sh run', 'echo 1', 'A=$(false | cat)', 'echo 2')
    const { code, stdout, stderr } = await outcome(samplesOf('b.md', text))
    expect([code, stdout]).toEqual([1, '1\n'])
    expect(stderr).toContain('FAILED at b.md:5')
  })

  it('names the first line of a program that fails', async () => {
    const { code, stderr } = await outcome(samplesOf('c.md', block('python run', 'x')), () => 'false')
    expect([code, stderr]).toEqual([1, 'FAILED at c.md:4\n'])
  })
})

describe('the guides', () => {
  const guides = async () => (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const textOf = (name: string) => readFile(new URL(name, folder), 'utf8')

  it('have known marks; samples that need no service are tried in four languages', async () => {
    const samples = (
      await Promise.all((await guides()).map(async (name) => samplesOf(name, await textOf(name))))
    ).flat()
    expect(samples.filter(({ mark }) => mark === 'run').length).toBeGreaterThan(20)
    expect(samples.flatMap(({ check, language }) => (check ? [`${check}.${language}`] : []))).toEqual([
      'verify.ts',
      'verify.python',
      'verify.go',
      'verify.php'
    ])
  })

  it('open with what the reader can do after them', async () => {
    for (const name of await guides()) expect(await textOf(name), name).toMatch(/^# .+\n\nAfter this page .+\.\n/)
  })

  it('show no marks', async () => {
    const webhooks = pages.find(({ name }) => name === 'webhooks')!
    const html = guideHtml(webhooks, 'en-US')
    expect(html).toContain('<code class="language-python">')
    expect(html).not.toMatch(/class="[^"]*(run|verify)/)
  })
})
