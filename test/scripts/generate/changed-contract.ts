// biome-ignore lint/suspicious/noExplicitAny: a test changes a document at will
type Loose = any
/** Changes the released Description A in place. */
export type Change = (document: Loose, schemas: Loose) => unknown

const list = (document: Loose) => document.paths['/api/v1/usuarios/'].get
const parameter = { in: 'query', description: 'New.', schema: { type: 'string' }, example: 'x' }

/** Each changes a place of its own, so that all can be made at once. */
export const breaks: [string, RegExp, Change][] = [
  [
    'a path that is gone',
    /Path `\/api\/v1\/usuarios\/logout` was removed/,
    (d) => delete d.paths['/api/v1/usuarios/logout']
  ],
  [
    'a method that is gone',
    /Operation `GET \/api\/v1\/permissoes\/` was removed/,
    (d) => delete d.paths['/api/v1/permissoes/'].get
  ],
  [
    'a path that has moved to v2',
    /`\/api\/v1\/usuarios\/logado` was (removed|renamed)/,
    ({ paths }) => {
      paths['/api/v2/usuarios/logado'] = paths['/api/v1/usuarios/logado']
      delete paths['/api/v1/usuarios/logado']
    }
  ],
  ['a query parameter that is gone', /`search` query parameter/, (d) => list(d).parameters.pop()],
  [
    'a new required query parameter',
    /`novo` query parameter/,
    (d) =>
      d.paths['/api/v1/usuarios/reset-password'].post.parameters.push({ ...parameter, name: 'novo', required: true })
  ],
  [
    'a parameter that has become required',
    /`nome` query parameter became required/,
    (d) =>
      Object.assign(
        list(d).parameters.find(({ name }: Loose) => name === 'nome'),
        { required: true }
      )
  ],
  [
    'a new required field in a request',
    /Properties of `Login` became required: `novo`/,
    (_, { Login }) => {
      Login.properties.novo = { type: 'string' }
      Login.required.push('novo')
    }
  ],
  [
    'a field of a request that has become required',
    /Properties of `LoginFormulario` became required: `scope`/,
    (_, { LoginFormulario }) => LoginFormulario.required.push('scope')
  ],
  [
    'a value that a request may no longer have',
    /schema Estado: Enum lost values/,
    (_, { Estado }) => {
      const { enum: values } = Estado.anyOf?.[0] ?? Estado
      values.splice(values.indexOf('PE'), 1)
    }
  ],
  [
    'a field of an answer that is gone',
    /Property `user` of `Token` was removed/,
    (_, { Token }) => {
      delete Token.properties.user
      Token.required.splice(Token.required.indexOf('user'), 1)
    }
  ],
  [
    'a field of another type',
    /Type of `expires_in`/,
    (_, { Token }) => Object.assign(Token.properties.expires_in, { type: 'string' })
  ],
  [
    'an answer that is gone',
    /Response `201` was removed/,
    (d) => delete d.paths['/api/v1/usuarios/signup'].post.responses['201']
  ]
]

export const additions: [string, Change][] = [
  [
    'a new path',
    (d) => Object.assign(d.paths, { '/api/v1/novidades': { get: { ...list(d), operationId: 'novidades' } } })
  ],
  [
    'a path of v2 beside that of v1, which answers quite differently',
    ({ paths }) => {
      const get = { ...paths['/api/v1/usuarios/logado'].get, operationId: 'logadoV2', responses: {} }
      paths['/api/v2/usuarios/logado'] = { get }
    }
  ],
  ['a new optional query parameter', (d) => list(d).parameters.push({ ...parameter, name: 'novo' })],
  [
    'a new optional field in a request',
    (_, { Login }) => Object.assign(Login.properties, { lembrar: { type: 'boolean' } })
  ],
  [
    'a new field in an answer',
    (_, { UsuarioLogado }) => Object.assign(UsuarioLogado.properties, { novo: { type: 'string' } })
  ],
  [
    'a mark that an operation will go',
    (d) =>
      Object.assign(d.paths['/api/v1/usuarios/logado'].get, {
        deprecated: true,
        'x-deprecated-since': '2026-12-01',
        'x-sunset': '2027-06-01'
      })
  ],
  ['other words', (d) => Object.assign(list(d), { summary: 'Better said', description: 'Better said.' })]
]

/** A payload that the service sends and clients receive: there a missing value breaks nothing, and a new one does. */
export const payload = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'tipo', 'quando'],
  properties: { id: { type: 'string' }, tipo: { type: 'string', enum: ['x', 'y'] }, quando: { type: 'string' } }
}
const { quando: _, ...withoutQuando } = payload.properties
export const brokenWebhooks: [string, RegExp, object | null][] = [
  ['saiu', /Webhook `saiu` was removed/, null],
  ['campo', /Property `quando` was removed/, { ...payload, required: ['id', 'tipo'], properties: withoutQuando }],
  ['falta', /no longer required: `id`/, { ...payload, required: ['tipo', 'quando'] }],
  [
    'valor',
    /Enum of `tipo` gained values: 'z'/,
    { ...payload, properties: { ...payload.properties, tipo: { type: 'string', enum: ['x', 'y', 'z'] } } }
  ],
  ['forma', /Type of `id`/, { ...payload, properties: { ...payload.properties, id: { type: 'integer' } } }]
]

export function webhooks(schemas: [string, object | null][]): object {
  const entries = schemas.flatMap(([name, schema]) => {
    const requestBody = { required: true, content: { 'application/json': { schema } } }
    return schema
      ? [[name, { post: { operationId: name, requestBody, responses: { 200: { description: 'Taken.' } } } }]]
      : []
  })
  return Object.fromEntries(entries)
}

/** The webhook with one more field and one value less. */
export const grownWebhook = {
  ...payload,
  required: [...payload.required, 'novo'],
  properties: { ...payload.properties, novo: { type: 'string' }, tipo: { type: 'string', enum: ['x'] } }
}
