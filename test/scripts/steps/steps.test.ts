import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../../../scripts/guides/samples.ts'
import { releases, stepsOf } from '../../../scripts/steps/steps.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const guide = (language: string) => read(`openapi/guides/${language}/production.md`)
/** The commands without the empty lines that stand for the text between them. */
const commands = (language: string, release: (typeof releases)[number]) =>
  stepsOf(guide(language), release).map(({ number, script }) => [number, script.replaceAll(/^\n+/gm, '')])

describe.each(releases)('the guide production for %s', (release) => {
  it('has ten steps, each with commands', () => {
    const steps = stepsOf(guide('en-US'), release)
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { script } of steps) expect(script.trim()).not.toBe('')
  })

  it.each(['pt-BR', 'es-ES'])('has the same commands in %s', (language) => {
    expect(commands(language, release)).toEqual(commands('en-US', release))
  })

  it('has each command at its line of the guide', () => {
    const lines = guide('en-US').split('\n')
    for (const { script } of stepsOf(guide('en-US'), release))
      for (const [i, line] of script.split('\n').entries()) if (line !== '') expect(line).toBe(lines[i])
  })
})

it('each release has its own way to Node, and everything else in common', () => {
  const [bookworm, trixie] = [commands('en-US', 'bookworm'), commands('en-US', 'trixie')]
  const different = bookworm.flatMap(([number, script], i) => (script === trixie[i]?.[1] ? [] : [number]))
  expect(different).toEqual([2])
})

it('make guides leaves the steps alone', () => {
  expect(samplesOf('production.md', guide('en-US'))).toEqual([])
})

it.each([
  ['## 1. One\n\n```sh step sid\ntrue\n```\n', 'production.md:3: "sh step sid" is not a known mark'],
  ['## 1. One\n\n```python step\ntrue\n```\n', 'production.md:3: "python step" is not a known mark'],
  ['## 1. One\n\n```sh\ntrue\n```\n', 'production.md:1: step 1 has no commands']
])('refuses %j', (text, message) => {
  expect(() => stepsOf(text, 'bookworm')).toThrow(message)
})

it('files of scripts/deploy that the guide installs are there', () => {
  const named = [...guide('en-US').matchAll(/scripts\/deploy\/([\w.-]+\.\w+)/g)].map(([, name]) => name!)
  expect(named).toContain('nginx.conf')
  for (const name of [...named, 'saude', 'ten-steps.conf']) expect(read(`scripts/deploy/${name}`)).not.toBe('')
})

it('each secret that a unit loads is one that the guide makes', () => {
  const units = ['saude-integra.service', 'ten-steps.conf'].map((name) => read(`scripts/deploy/${name}`)).join('\n')
  const loaded = [...units.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)
  const made = [...guide('en-US').matchAll(/\| secret (\w+)$/gm)].map(([, name]) => name)
  expect(loaded.sort()).toEqual(made.sort())
})
