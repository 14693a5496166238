import { spawnSync } from 'node:child_process'
import ts from 'typescript'
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../../generated/description-b.json' with { type: 'json' }
import samples from '../../../generated/samples.json' with { type: 'json' }
import { createClient } from '../../../src/client/index.ts'
import { fileFromDisk } from '../../../src/client/node/index.ts'
import { type Call, callsOf, type Described } from '../../../src/platform/docs/calls.ts'

export const TOKEN = 'a-token-of-the-test'

/** Each operation with its samples. */
export const sampled = (['a', 'b'] as const).flatMap((letter) =>
  callsOf((letter === 'a' ? descriptionA : descriptionB) as unknown as Described).map((call) => ({
    call,
    sample: (samples[letter] as Record<string, Record<string, string>>)[call.id]!
  }))
)

/** What a sample sends, whatever its language. */
export interface Sent {
  method: string
  path: string
  query: Record<string, string>
  token: string | undefined
  hasKey: boolean
  /** JSON as it is, the fields of a form, and only the names of files. */
  body: unknown
}

const pagingKeys = ['page', 'size', 'offset', 'limit']

/** Leaves out what only samples have that ask for all pages. */
export function comparable({ query, body, ...rest }: Sent): Sent {
  const asked = Object.entries(query).filter(([name]) => !pagingKeys.includes(name))
  const { paginacao: _, ...whole } = (body ?? {}) as Record<string, unknown>
  return { ...rest, query: Object.fromEntries(asked.sort()), body: Object.keys(whole).length > 0 ? whole : null }
}

export interface CurlSent extends Sent {
  type: 'json' | 'form' | 'upload' | null
}

/** Reads the commands with bash itself, in which `curl` prints its arguments. */
export function sentByCurl(): Map<string, CurlSent> {
  const tell = "curl() { printf '%s\\0' \"$@\" $'\\1'; }; uuidgen() { echo a-key; };"
  const input = `set -eu; ${tell}\n${sampled.map(({ sample }) => `${sample.curl}\n`).join('\n')}`
  const { status, stdout, stderr } = spawnSync('bash', { input, encoding: 'utf8', env: { ...process.env, TOKEN } })
  if (status !== 0) throw new Error(stderr)
  const commands = stdout.split('\u0001\0').slice(0, -1)
  return new Map(commands.map((text, i) => [sampled[i]!.call.id, curlSent(text.split('\0').slice(0, -1))]))
}

function curlSent(given: string[]): CurlSent {
  const words = given.filter((word) => word !== '-G')
  const at = words.findIndex((word) => word.startsWith('https://localhost:8443/'))
  const [url] = words.splice(at, 1)
  const options = Array.from({ length: words.length / 2 }, (_, i) => [words[2 * i]!, words[2 * i + 1]!] as const)
  const all = (...names: string[]) => options.filter(([name]) => names.includes(name)).map(([, value]) => value)
  const headers = Object.fromEntries(all('-H').map((text) => text.toLowerCase().split(': ')))
  const fields = pairs(all('-d', '--data-urlencode'))
  const isQuery = given.includes('-G')
  const uploads = pairs(all('-F'))
  const isJson = headers['content-type'] === 'application/json'
  const body = isJson ? JSON.parse(all('-d')[0]!) : { ...uploads, ...(isQuery ? {} : fields) }
  const hasBody = Object.keys(body).length > 0
  return {
    method: all('-X')[0] ?? (hasBody ? 'POST' : 'GET'),
    path: new URL(url!).pathname,
    query: isQuery ? fields : {},
    token: all('-H')
      .find((text) => text.startsWith('Authorization: Bearer '))
      ?.slice('Authorization: Bearer '.length),
    hasKey: 'idempotency-key' in headers,
    body,
    type: hasBody ? (isJson ? 'json' : Object.keys(uploads).length > 0 ? 'upload' : 'form') : null
  }
}

const pairs = (texts: string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text) => text.split(/=(.*)/s, 2) as [string, string]))

/** Returns what the service would answer: the first example, and for a job one that is over. */
export function answerOf(call: Call): { type: string; status: number; value: unknown } {
  const [answer] = call.id === 'obterJob' ? call.answers.filter(({ name }) => name === 'completed') : call.answers
  return answer!
}

export const job = answerOf(sampled.find(({ call }) => call.id === 'obterJob')!.call)

/** Python's `requests`, replaced: it sends nothing and remembers what it should have sent. */
const PYTHON = `
import io, json, sys, types
given = json.load(sys.stdin)
told = {}

class Response:
    def __init__(self, value): self.value, self.content = value, b"x"
    def raise_for_status(self): pass
    def json(self): return self.value

def send(method, url, params=None, headers=None, json=None, data=None, files=None, timeout=None, common=None):
    assert timeout
    sent.append({"method": method, "url": url, "query": {k: str(v) for k, v in (params or {}).items()}, "headers": {**(common or {}), **(headers or {})},
        "json": json, "form": {**(data or {}), **{k: "@" + v.name for k, v in (files or {}).items()}}})
    return Response(given["job"] if "/jobs/job_" in url else answer)

class Session:
    def __init__(self): self.headers = {}
    def __getattr__(self, method): return lambda *a, **k: send(method.upper(), *a, common=self.headers, **k)

requests = types.ModuleType("requests")
requests.Session = Session
for name in ("get", "post", "put", "delete"):
    setattr(requests, name, lambda *a, _name=name, **k: send(_name.upper(), *a, **k))
sys.modules["requests"] = requests
import time
time.sleep = lambda seconds: None
out, sys.stdout = sys.stdout, io.StringIO()
for name, text, answer in given["samples"]:
    sent = told[name] = []
    exec(compile(text, name, "exec"), {})
json.dump(told, out)
`

interface PythonSent {
  method: string
  url: string
  query: Record<string, string>
  headers: Record<string, string>
  json: unknown
  form: Record<string, string>
}

/** Runs every sample of Python in `folder`, which has the files that they send. */
export function sentByPython(folder: string): Map<string, Sent[]> {
  const given = sampled.map(({ call, sample }) => [call.id, sample.python, answerOf(call).value])
  const input = JSON.stringify({ samples: given, job: job.value })
  const options = { input, cwd: folder, encoding: 'utf8', env: { ...process.env, TOKEN } } as const
  const { status, stdout, stderr } = spawnSync('python3', ['-c', PYTHON], options)
  if (status !== 0) throw new Error(stderr)
  const told = JSON.parse(stdout) as Record<string, PythonSent[]>
  return new Map(
    Object.entries(told).map(([id, all]) => [
      id,
      all.map(({ method, url, query, headers, json, form }) => ({
        method,
        path: new URL(url).pathname,
        query,
        token: headers.Authorization?.replace('Bearer ', ''),
        hasKey: 'Idempotency-Key' in headers,
        body: json ?? form
      }))
    ])
  )
}

const imports = /^import .*\n/gm

/** Returns all samples of TypeScript as functions of one module, `run`, by the names of their operations. */
export function typescriptModule(): string {
  const functions = sampled.map(
    ({ call, sample }) => `  ${call.id}: async () => {\n${sample.typescript!.replaceAll(imports, '')}\n  }`
  )
  return `const run = {\n${functions.join(',\n')}\n}\n`
}

/** Runs every sample of TypeScript with the client itself, whose fetch remembers what it should have sent. */
export async function sentByTypeScript(folder: string): Promise<Map<string, Sent[]>> {
  const { outputText } = ts.transpileModule(typescriptModule(), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  })
  let sent: Sent[] = []
  let answer = job
  const connect: typeof createClient = (options) =>
    createClient({
      ...options,
      async fetch(url, init) {
        sent.push(await fetchSent(url, init))
        const { status, type, value } = url.includes('/jobs/job_') && answer.status === 202 ? job : answer
        const text = type === 'application/json' ? JSON.stringify(value) : 'x'
        return new Response(status === 204 ? null : text, { status, headers: type ? { 'content-type': type } : {} })
      }
    })
  const parts = {
    createClient: connect,
    fileFromDisk: (path: string) => fileFromDisk(`${folder}/${path}`),
    saveDownload: async (download: Response) => void (await download.text()),
    process: { env: { TOKEN } },
    console: { log: () => {} }
  }
  const run = new Function(...Object.keys(parts), `${outputText}\nreturn run`)(...Object.values(parts))
  const found = new Map<string, Sent[]>()
  for (const { call } of sampled) {
    sent = []
    answer = answerOf(call)
    await run[call.id]()
    found.set(call.id, sent)
  }
  return found
}

async function fetchSent(url: string, init: RequestInit): Promise<Sent> {
  const { method, headers, body } = new Request(url, { ...init, duplex: 'half' } as RequestInit)
  const { pathname, searchParams } = new URL(url)
  return {
    method,
    path: pathname,
    // The client repeats a parameter where curl has a comma; the service accepts both.
    query: Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join(',')])),
    token: headers.get('authorization')?.replace('Bearer ', ''),
    hasKey: headers.has('idempotency-key'),
    body: body ? await bodyOf(new Response(body, { headers })) : null
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('application/json')) return await response.json()
  const form = [...(await response.formData())]
  return Object.fromEntries(form.map(([name, value]) => [name, typeof value === 'string' ? value : `@${value.name}`]))
}
