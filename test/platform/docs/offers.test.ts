import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entry, fromBufferPromise } from 'yauzl'
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../../generated/description-b.json' with { type: 'json' }
import { type Call, callsOf, type Described } from '../../../src/platform/docs/calls.ts'
import { brunoPath, postmanPath } from '../../../src/platform/docs/collections/collections.ts'
import { addDocuments, documentsOf } from '../../../src/platform/docs/documents.ts'
import { addOffers } from '../../../src/platform/docs/offers.ts'
import { addGuides } from '../../../src/platform/docs/pages/guides.ts'

const config = { env: 'development' as const, publicUrl: 'https://saude.pe.example' }
const calls = [descriptionB, descriptionA].flatMap((document) => callsOf(document as unknown as Described))
const takesKey = ({ headers }: Call) => headers.some(({ name }) => name === 'Idempotency-Key')

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  app.decorateRequest('language', 'en-US')
  await addDocuments(app, config)
  addGuides(app)
  addOffers(app, config, (language) => documentsOf(config, language) as object as Record<'a' | 'b', Described>)
})
afterAll(() => app.close())

interface FormBody {
  mode: string
  formdata?: { disabled: boolean }[]
}

describe('GET /collections/saude-integra.postman_collection.json', () => {
  interface Switched {
    key: string
    value: string
    disabled?: boolean
  }
  interface Item {
    name: string
    item?: Item[]
    request: {
      method: string
      auth?: { type: string }
      header: Switched[]
      url: { raw: string; query: Switched[]; variable: Switched[] }
      body?: { mode: string; raw?: string }
    }
    response: { code: number; body: string }[]
    event?: { script: { exec: string[] } }[]
  }
  let collection: { info: { schema: string }; auth: object; variable: Switched[]; item: Item[] }
  let items: Item[]
  const leaves = (given: Item[]): Item[] => given.flatMap((each) => (each.item ? leaves(each.item) : [each]))
  const sent = ({ request }: Item) => `${request.method} ${request.url.raw.replace(/[?].*/, '')}`
  const described = ({ method, path }: Call) => `${method} {{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const itemOf = (id: string) => items.find((item) => sent(item) === described(calls.find((call) => call.id === id)!))!
  beforeAll(async () => {
    collection = (await app.inject(postmanPath)).json()
    items = leaves(collection.item.slice(1))
  })

  it('has a folder for each tag of both documents, and every operation once', () => {
    expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
    expect(collection.item.slice(1).map(({ item }) => item?.map(({ name }) => name))).toEqual(
      [descriptionB, descriptionA].map(({ tags }) => tags.map(({ name }) => name))
    )
    expect(items.map(sent).sort()).toEqual(calls.map(described).sort())
  })

  it('the token is a variable of the collection, which a login sets; public operations use none', () => {
    expect(collection.auth).toMatchObject({ type: 'bearer', bearer: [{ key: 'token', value: '{{token}}' }] })
    expect(collection.variable).toContainEqual({ key: 'baseUrl', value: config.publicUrl, type: 'string' })
    const open = items.filter(({ request }) => request.auth?.type === 'noauth').map(({ name }) => name)
    expect(open.sort()).toEqual(
      calls
        .filter(({ isPublic }) => isPublic)
        .map(({ summary }) => summary)
        .sort()
    )
    const login = itemOf('entrarConta')
    expect(JSON.parse(login.request.body!.raw!)).toEqual({ email: '{{email}}', senha: '{{senha}}' })
    expect(login.event?.[0]?.script.exec.join('\n')).toContain("set('token', access_token)")
    expect(itemOf('renovarSessao').request.body!.raw).toContain('"{{refreshToken}}"')
    expect(itemOf('renovarToken').request.url.raw).toMatch(/refresh_token=\{\{refreshToken\}\}$/)
    expect(itemOf('obterPerfil').event?.[0]?.script.exec).toEqual([expect.stringContaining("'2xx'")])
  })

  it('begins with a walk: tests in an order that works, with what later requests need of earlier answers', () => {
    const [walk] = collection.item
    const requests = walk!.item!
    expect(walk!.name).toBe('From start to end')
    expect(requests.length).toBeGreaterThan(30)
    for (const { name, event } of requests)
      expect([name, event?.[0]?.script.exec[0]]).toEqual([
        name,
        expect.stringMatching(/: (4\d\d)$/.test(name) ? `'${name.slice(-3)}'` : /'20\d'/)
      ])
    const known = new Set(['baseUrl', 'email', 'senha', '$timestamp'])
    for (const each of requests) {
      for (const [, variable] of JSON.stringify(each.request).matchAll(/\{\{([$\w]+)\}\}/g))
        expect([each.name, variable, known.has(variable!)]).toEqual([each.name, variable, true])
      for (const [, variable] of each.event![0]!.script.exec.join('\n').matchAll(/set\('(\w+)'/g)) known.add(variable!)
    }
    expect(sent(requests.at(-1)!)).toBe('POST {{baseUrl}}/api/v1/auth/logout')
    const logins = collection.item[1]!.item!.find(({ name }) => name === 'auth')!.item!
    expect(sent(logins.at(-1)!)).toBe('POST {{baseUrl}}/api/v1/auth/logout')
  })

  it('sends what is required; the rest can be switched on', () => {
    const { query } = itemOf('listarCasos').request.url
    expect(query.length).toBeGreaterThan(50)
    expect(query.filter(({ disabled }) => !disabled)).toEqual([])
    expect(itemOf('consultarUsuario').request.url).toMatchObject({
      raw: '{{baseUrl}}/api/v1/usuarios/:id?include=grupos,permissoes',
      variable: [{ key: 'id', value: '7' }]
    })
    const keyed = items.filter(({ request }) => request.header.some(({ value }) => value === '{{$guid}}'))
    expect(keyed).toHaveLength(calls.filter(takesKey).length)
    const { mode, formdata = [] } = itemOf('importarCasos').request.body as FormBody
    expect([mode, formdata.slice(0, 2)]).toMatchObject([
      'formdata',
      [
        { key: 'file', type: 'file' },
        { key: 'formato', value: 'csv', disabled: false }
      ]
    ])
    expect(formdata.slice(2).map(({ disabled }) => disabled)).toEqual([true, true, true, true])
    expect(JSON.parse(itemOf('obterCaso').response[0]!.body)).toMatchObject({ id: 7 })
  })
})

describe('GET /collections/saude-integra-bruno.zip', () => {
  let files: Map<string, string>
  beforeAll(async () => {
    files = await unpacked((await app.inject(brunoPath)).rawPayload)
  })

  it('has a file for every operation, in a folder for its tag', () => {
    const requests = [...files.keys()].filter(
      (path) => /^description-[ab]\/\w+\//.test(path) && !path.endsWith('/folder.bru')
    )
    expect(requests.map((path) => path.split('/').slice(1).join('/')).sort()).toEqual(
      calls.map(({ id, tag }) => `${tag}/${id}.bru`).sort()
    )
    expect(JSON.parse(files.get('bruno.json')!)).toMatchObject({ version: '1', type: 'collection' })
    expect(files.get('collection.bru')).toContain('auth:bearer {\n  token: {{token}}\n}')
    expect(files.get('environments/local.bru')).toContain(`baseUrl: ${config.publicUrl}\n`)
    // A block begins and ends at the margin, and nothing else stands there.
    for (const [path, text] of files) {
      if (!path.endsWith('.bru')) continue
      const margin = text.split('\n').filter((line) => line !== '' && !line.startsWith('  '))
      expect([path, margin.filter((line) => !/^([a-z:-]+ [{[]|[}\]])$/.test(line))]).toEqual([path, []])
    }
  })

  it('has the walk, in its order', () => {
    const walk = [...files.keys()].filter((path) => path.startsWith('walk/') && !path.endsWith('folder.bru'))
    expect(walk.slice(0, 2)).toEqual(['walk/01-verificarSaude.bru', 'walk/02-entrarConta.bru'])
    expect(walk.at(-1)).toMatch(/-sairConta[.]bru$/)
    for (const path of walk) expect(files.get(path)).toMatch(/tests \{\n {2}test\('\d{3}', /)
    const creation = files.get('walk/04-criarUsuario.bru')!
    expect(creation).toContain('auth:bearer {\n  token: {{adminToken}}\n}')
    expect(creation).toContain('    {{grupoId}}\n')
    expect(creation).toContain("bru.setVar('contaId', body.id)")
  })

  it('says what a request sends', () => {
    const deletion = files.get('description-b/agravos/excluirCaso.bru')!
    expect(deletion).toContain('url: {{baseUrl}}/api/v1/agravos/casos/:id?motivo=Registro em duplicidade\n')
    expect(deletion).toContain('params:query {\n  motivo: Registro em duplicidade\n  ~force: false\n}')
    expect(deletion).toContain('params:path {\n  id: 7\n}')
    const importation = files.get('description-b/importacoes/importarCasos.bru')!
    expect(importation).toContain('file: @file(casos.csv)\n  formato: csv\n  ~modo: validar')
    expect(importation).toContain('Idempotency-Key: {{$guid}}')
    const login = files.get('description-b/auth/entrarConta.bru')!
    expect(login).toContain('auth: none')
    expect(login).toContain("bru.setVar('token', res.getBody().access_token)")
  })

  it('304 for a client that has it', async () => {
    const { headers } = await app.inject(brunoPath)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="saude-integra-bruno.zip"'
    })
    const known = await app.inject({ url: brunoPath, headers: { 'if-none-match': String(headers.etag) } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  async function unpacked(bytes: Buffer): Promise<Map<string, string>> {
    const zip = await fromBufferPromise(bytes)
    const found = new Map<string, string>()
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      const chunks: Buffer[] = []
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
      found.set(entry.fileName, Buffer.concat(chunks).toString())
    }
    return found
  }
})

describe('GET /llms.txt', () => {
  it('title, summary, and links that lead somewhere', async () => {
    const { headers, body } = await app.inject('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# Saúde Integra\n\n> .+/)
    const sections = body.match(/^## .+$/gm)
    expect(sections).toEqual(['## Guides', '## OpenAPI documents', '## Clients and samples', '## Optional'])
    const links = [...body.matchAll(/^- \[[^\]]+\]\((.+?)\): \S.+$/gm)].map(([, url]) => url!)
    expect(links.length).toBeGreaterThan(12)
    for (const url of links) {
      expect(url.startsWith(`${config.publicUrl}/`)).toBe(true)
      // The package is there only once it was packed.
      if (url.includes('/sdk/')) continue
      expect([url, (await app.inject(url.slice(config.publicUrl.length))).statusCode]).toEqual([url, 200])
    }
  })

  it('/llms-full.txt: every operation, and every guide under the one title', async () => {
    const { body } = await app.inject('/llms-full.txt')
    for (const { method, path, id } of calls) expect(body).toContain(`- \`${method} ${path}\` (${id}): `)
    expect(body).toContain('\n## Webhooks\n')
    expect(body).toContain(`](${config.publicUrl}/`)
    const code = /```[\s\S]*?```/g
    expect(body.replaceAll(code, '').match(/^# .+$/gm)).toEqual(['# Saúde Integra'])
  })
})
