import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Document, type MediaType, operationsOf, type Row } from '../generate/document.ts'
import { install } from './install.ts'
import { call, conta, startService } from './service.ts'

const NOBODY = 2147483647

/** Operations that end the caller's own session or change what the caller logs in with. They are left out. */
const last = [
  'encerrarSessao',
  'sairConta',
  'trocarSenha',
  'encerrarSessaoPropria',
  'habilitarMfa',
  'verificarMfa',
  'desabilitarMfa'
]

interface Call {
  title: string
  method: string
  url: string
  body?: string | URLSearchParams | FormData
}

/** Makes one call of each operation from its examples, and one more for each of its optional parameters. */
function callsOf(document: Document, letter: 'a' | 'b'): Call[] {
  return [...operationsOf(document, letter)]
    .filter(({ operation }) => !last.includes(operation.operationId))
    .flatMap((row) => {
      const required = row.parameters.filter((p) => p.in === 'query' && p.required)
      const optional = row.parameters.filter((p) => p.in === 'query' && !p.required && p.name !== 'operadores')
      const one = (more: typeof optional) => callOf(row, pairsOf([...required, ...more]))
      // A parameter of a DELETE may choose another description on a shared route, so only GET is repeated.
      return [one([]), ...(row.method === 'GET' ? optional.map((each) => one([each])) : [])]
    })
}

const pairsOf = (parameters: Row['parameters']) =>
  parameters.map(({ name, example }): [string, string] => [name, String(example)])

function callOf({ method, path, parameters, operation }: Row, query: [string, string][]): Call {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const example = parameters.find((p) => p.in === 'path' && p.name === name)?.example
    // Reads may find a record; changes name an id that does not exist, so that they change nothing.
    return String(typeof example === 'number' ? (method === 'GET' ? 1 : NOBODY) : example)
  })
  const body = bodyOf(operation.requestBody?.content ?? {})
  const url = query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
  return { title: `${method} ${url}`, method, url, ...(body ? { body } : {}) }
}

/** Writes the example of a body in its media type. */
function bodyOf(content: Record<string, MediaType>): Call['body'] {
  const [[type, media] = []] = Object.entries(content)
  if (!media) return undefined
  const value = media.example ?? Object.values(media.examples ?? {})[0]?.value
  if (type === 'application/json') return JSON.stringify(value)
  const pairs = Object.entries(value as Record<string, unknown>).map(([name, each]): [string, string] => [
    name,
    String(each)
  ])
  if (type !== 'multipart/form-data') return new URLSearchParams(pairs)
  const form = new FormData()
  for (const [name, text] of pairs)
    form.append(name, text.startsWith('(bytes') ? new File(['%PDF-1.4'], 'exame.pdf') : text)
  return form
}

async function startProxy(
  folder: string,
  document: string,
  origin: string,
  port: number,
  certificate: string
): Promise<ChildProcess> {
  const child = spawn(join(folder, 'node_modules/.bin/prism'), ['proxy', document, origin, '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  // The output must be read to the end; otherwise Prism would break off at its next line.
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Prism is listening') && resolve())
    child.once('exit', () => reject(new Error('Prism ended before it was listening')))
  })
  return child
}

/** Returns the violations of the contract that Prism found in a call or in its answer. */
async function violations({ title, method, url, body }: Call, port: number, token: string): Promise<string[]> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {})
  }
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, ...(body ? { body } : {}) })
  await answer.arrayBuffer()
  const found = answer.headers.get('sl-violations')
  return found ? [`${title}: ${answer.status} ${found}`] : []
}

const service = await startService()
const folder = await mkdtemp(join(tmpdir(), 'sdk-prism-'))
const proxies: ChildProcess[] = []
try {
  await install(folder, ['@stoplight/prism-cli@5.16.0'])
  const login = { email: conta.email, password: conta.senha }
  const { access_token } = JSON.parse(await call(service, '/api/v1/usuarios/login', login))
  const found: string[] = []
  let count = 0
  for (const [i, letter] of (['a', 'b'] as const).entries()) {
    const text = await call(service, `/openapi/description-${letter}.json`)
    await writeFile(join(folder, `${letter}.json`), text)
    const port = 41_300 + i
    proxies.push(await startProxy(folder, `${letter}.json`, service.origin, port, service.certificate))
    for (const each of callsOf(JSON.parse(text), letter)) {
      count += 1
      found.push(...(await violations(each, port, access_token)))
    }
  }
  if (count < 200) found.push(`only ${count} calls were made`)
  console.log(found.length > 0 ? found.join('\n') : `${count} calls through Prism without a violation`)
  process.exitCode = found.length > 0 ? 1 : 0
} finally {
  for (const proxy of proxies) {
    proxy.kill()
    await once(proxy, 'exit')
  }
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
