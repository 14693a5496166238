import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { operations } from '../../generated/operations.ts'
import { type Expected, matchers } from './match.ts'

export interface FormFile {
  filename: string
  type: string
  content: string
}

export interface Request {
  method: string
  path: string
  query?: Record<string, string | number | boolean>
  headers?: Record<string, string>
  body?: unknown
  form?: Record<string, string | FormFile>
}

export interface Step {
  name: string
  /** The account that sends it, the first one by default; `nobody` sends no token. */
  as?: string
  request: Request
  expect: { status: number | number[]; headers?: Record<string, Expected>; body?: Expected; text?: string }
  /** Names for values of the answer: `body/id`, `headers/etag`. */
  take?: Record<string, string>
  /** Repeats the request until the expectation holds; meant for jobs. */
  until?: boolean
}

/** A recorded example of a consumer. */
export interface Recorded {
  consumer: string
  contact?: string
  relies_on: string
  /** Names of accounts, each with its group. */
  accounts: Record<string, string>
  steps: Step[]
}

const text = { type: 'string', minLength: 1 }
const record = (values: object) => ({ type: 'object', additionalProperties: values })
const closed = (required: string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties
})
const status = { type: 'integer', minimum: 100, maximum: 599 }

const format = closed(['consumer', 'relies_on', 'accounts', 'steps'], {
  consumer: text,
  contact: text,
  relies_on: text,
  accounts: {
    ...record({ enum: ['admin', 'gestor', 'analista', 'usuario', 'visualizador'] }),
    minProperties: 1,
    propertyNames: { pattern: '^[a-z_]+$', not: { const: 'nobody' } }
  },
  steps: {
    type: 'array',
    minItems: 1,
    items: closed(['name', 'request', 'expect'], {
      name: text,
      as: text,
      request: closed(['method', 'path'], {
        method: { enum: ['GET', 'POST', 'PUT', 'DELETE'] },
        path: { type: 'string', pattern: '^/' },
        query: record({ type: ['string', 'number', 'boolean'] }),
        headers: record({ type: 'string' }),
        body: {},
        form: record({
          anyOf: [
            { type: 'string' },
            closed(['filename', 'type', 'content'], { filename: text, type: text, content: { type: 'string' } })
          ]
        })
      }),
      expect: closed(['status'], {
        status: { anyOf: [status, { type: 'array', minItems: 1, items: status }] },
        headers: record({}),
        body: {},
        text
      }),
      take: record({ type: 'string', pattern: '^(body|headers)/.' }),
      until: { const: true }
    })
  }
})
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile<Recorded>(format)

/** Reads a file, or says what is wrong with it. */
export function readRecorded(name: string, source: string): Recorded {
  let given: unknown
  try {
    given = parse(source, { merge: true })
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
  if (!validate(given))
    throw new Error(
      validate.errors
        ?.map(
          ({ instancePath, message, params }) => `${name}: ${instancePath || '/'} ${message} ${JSON.stringify(params)}`
        )
        .join('\n')
    )
  const wrong = given.steps.flatMap((step, i) =>
    problemsOf(given, step, i).map((problem) => `${name}: steps/${i} ${problem}`)
  )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return given
}

function problemsOf({ accounts, steps }: Recorded, step: Step, index: number): string[] {
  const { as = 'nobody', request, expect } = step
  const known = [...builtIn(accounts), ...steps.slice(0, index).flatMap(({ take = {} }) => Object.keys(take))]
  const used = [...JSON.stringify([request, expect]).matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name as string)
  const words = [...JSON.stringify(expect).matchAll(/"(\$\w+)":/g)].map(([, word]) => word as string)
  return [
    ...(as === 'nobody' || as in accounts ? [] : [`is sent as ${as}, who is not among the accounts`]),
    ...(isServed(request) ? [] : [`${request.method} ${request.path} is not in the contract`]),
    ...used.filter((name) => !known.includes(name)).map((name) => `uses \${${name}}, which no step before it takes`),
    ...words
      .filter((word) => !matchers.includes(word as never))
      .map((word) => `expects by ${word}, which is none of ${matchers.join(', ')}`)
  ]
}

/** Names that need not be taken from an answer; `unique` is another text in each run. */
export const builtIn = (accounts: Record<string, string>): string[] => [
  'unique',
  'senha',
  ...Object.keys(accounts).map((name) => `${name}.email`)
]

/** Whether the contract serves it; a value in a path counts as a part of it: `/api/v1/jobs/${job}`. */
const isServed = ({ method, path }: Request): boolean =>
  operations.some(
    (row) => row.method === method && new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  )

/** Reads every file of every consumer, by its path. */
export async function readAll(folder: string): Promise<[string, Recorded][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort()
  return await Promise.all(
    names.map(
      async (name): Promise<[string, Recorded]> => [
        name,
        readRecorded(name, await readFile(join(folder, name), 'utf8'))
      ]
    )
  )
}
