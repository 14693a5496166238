import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import document from '../../generated/description-b.json' with { type: 'json' }
import { definitions, operations } from '../../generated/operations.ts'
import { bodyOf, rules } from '../../scripts/painel/rules.ts'
import { toProblems } from '../../src/engine/contract/errors/problems.ts'
import { validatorsOf } from '../../src/engine/contract/schema/ajv.ts'

type Json = Record<string, unknown>
interface Made {
  validate: ((body: unknown) => boolean) & { errors?: Parameters<typeof toProblems>[0] | null }
  fields: Record<string, { types: string[]; isRequired?: true; values?: string[]; maxLength?: number }>
}

const ids = operations
  .filter(({ description, body }) => description === 'b' && body?.content['application/json'])
  .map(({ id }) => id)

let folder: string
let made: Record<string, Made>

/** Bundles the rules of every form as the page's build does. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saude-regras-'))
  const entry = join(folder, 'all.js')
  await writeFile(entry, ids.map((each) => `export * as ${each} from 'virtual:rules/${each}'`).join('\n'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [rules()],
    build: { outDir: join(folder, 'made'), lib: { entry, formats: ['es'], fileName: 'rules' }, minify: false }
  })
  made = (await import(pathToFileURL(join(folder, 'made/rules.js')).href)) as Record<string, Made>
})

afterAll(() => rm(folder, { recursive: true }))

const examples = new Map(
  Object.values(document.paths as unknown as Record<string, Record<string, Json>>).flatMap((methods) =>
    Object.values(methods).map((operation): [unknown, Json | undefined] => {
      const { requestBody } = operation as { requestBody?: { content: Record<string, { example?: Json }> } }
      return [operation.operationId, requestBody?.content['application/json']?.example]
    })
  )
)

const wrongValues = [
  '',
  ' ',
  'x'.repeat(20_000),
  'nada',
  '2024-02-30',
  '0',
  -1,
  1.5,
  true,
  null,
  [],
  {},
  '123 4567 8901 2345'
]

test('a form refuses what the service refuses, at the same field and for the same reason', () => {
  const validators = validatorsOf(definitions)
  let compared = 0
  for (const id of ids) {
    const { validate, fields } = made[id] as Made
    const own = validators(bodyOf(id))
    const example = examples.get(id) ?? {}
    const bodies: unknown[] = [example, {}, null, { ...example, a_mais: 1 }]
    for (const name of Object.keys(fields).filter((each) => !each.includes('.')))
      for (const value of wrongValues) bodies.push({ ...example, [name]: value })
    for (const body of bodies) {
      const [ours, theirs] = [validate(body), own(body)]
      expect([id, body, ours]).toEqual([id, body, theirs])
      const placed = (errors: Made['validate']['errors']) =>
        toProblems(errors ?? [], 'body').map(({ path, code }) => `${path.join('.')} ${code}`)
      if (!ours) expect(placed(validate.errors)).toEqual(placed(own.errors))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(1000)
})

test('a form knows what is required, what may be chosen and how long a text may be', () => {
  const { fields } = made.criarCaso as Made
  expect(fields.paciente_nome).toMatchObject({ types: ['string'], isRequired: true, maxLength: 200 })
  expect(fields.paciente_sexo?.values).toEqual(['M', 'F', 'I'])
  expect(fields.estado_residencia?.values).toContain('PE')
  expect(fields['dados_laboratoriais.plaquetas']?.types).toEqual(['integer'])
  expect(fields['dados_laboratoriais.plaquetas']?.isRequired).toBeUndefined()
})
