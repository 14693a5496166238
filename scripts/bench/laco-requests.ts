import { gzipSync } from 'node:zlib'
import sharp from 'sharp'

/**
 * A request in the form in which it is sent. The token is an administrator's; public operations are also called without
 * one.
 */
export interface HostileRequest {
  name: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const KIB = 1024
const MIB = 1024 * KIB
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Builds a text of units with commas between them, of nearly this many bytes. */
function filled(bytes: number, open: string, unit: (i: number) => string, close: string): string {
  const units: string[] = []
  for (let rest = bytes - open.length - close.length, i = 0; ; i++) {
    const next = unit(i)
    rest -= next.length + 1
    if (rest < 0) return `${open}${units.join(',')}${close}`
    units.push(next)
  }
}

const key = (i: number) => `"k${i.toString(36)}"`

/** What a body can be filled with. */
const fillings: Record<string, (bytes: number) => string> = {
  'empty objects': (bytes) => filled(bytes, '[', () => '{}', ']'),
  'unknown keys': (bytes) => filled(bytes, '{', (i) => `${key(i)}:0`, '}'),
  'long unknown keys': (bytes) => filled(bytes, '{', (i) => `"${String(i).padStart(50, 'k')}":0`, '}'),
  'nested lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'lists 60 deep': (bytes) => filled(bytes, '[', () => '['.repeat(60) + ']'.repeat(60), ']'),
  'one text': (bytes) => JSON.stringify({ nome: 'a '.repeat(bytes / 2 - 10) }),
  'one key': (bytes) => `{"${'a'.repeat(bytes - 10)}":1}`,
  'texts with NUL': (bytes) => filled(bytes, '{"nome":[', () => '"\\u0000"', ']}'),
  'no JSON': (bytes) => '{"a":"'.repeat(bytes / 6)
}

/** A field of a body that is filled with something, in as many bytes as the operation accepts. */
const fields: Record<string, (bytes: number) => string> = {
  'filtros: empty': (bytes) => filled(bytes, '{"filtros":{"and":[', () => '{}', ']}}'),
  'filtros: 100 x 100': () => `{"filtros":{"and":[${Array(100).fill(`{"or":[${Array(90).fill('{"a":1}')}]}`)}]}}`,
  'filtros: values': (bytes) =>
    filled(bytes, '{"filtros":{"campo":"nome","operador":"in","valor":[', (i) => `"${'x'.repeat(60)}${i}"`, ']}}'),
  'filtros: 20 deep': () =>
    `{"filtros":{"and":[${Array(100).fill(`${'{"and":['.repeat(20)}{"nome":"a"}${']}'.repeat(20)}`)}]}}`,
  'comorbidades: texts': (bytes) =>
    filled(bytes, '{"investigacao":{"comorbidades":[', () => `"${'a'.repeat(60)}"`, ']}}')
}

const LIMITS: [method: string, path: string, bytes: number, given: typeof fillings][] = [
  ['POST', '/api/v1/usuarios/login', 16 * KIB, fillings],
  ['POST', '/api/v1/usuarios/signup', 16 * KIB, fillings],
  ['PUT', '/api/v1/usuarios/1', 64 * KIB, fillings],
  ['POST', '/api/v1/webhooks', 64 * KIB, fillings],
  ['POST', '/api/v1/agravos/casos', MIB, { ...fillings, ...fields }],
  ['PUT', '/api/v1/agravos/casos/1', MIB, { ...fillings, ...fields }],
  ['POST', '/api/v1/usuarios/buscar', MIB, { ...fillings, ...fields }],
  ['POST', '/api/v1/agravos/casos/exportar', MIB, fields]
]

const bodies: HostileRequest[] = [
  ...LIMITS.flatMap(([method, path, bytes, given]) =>
    Object.entries(given).map(([name, fill]) => ({
      name: `${path} ${name}`,
      method,
      path,
      headers: json,
      body: fill(bytes)
    }))
  ),
  ...Object.entries(fillings).map(([name, fill]) => ({
    name: `login, 2 MiB of ${name}`,
    method: 'POST',
    path: '/api/v1/usuarios/login',
    headers: json,
    body: fill(2 * MIB)
  })),
  ...['a=&', '%', 'a%00=b&', '&'].map((part) => ({
    name: `login_sw, 16 KiB of ${part}`,
    method: 'POST',
    path: '/api/v1/usuarios/login_sw',
    headers: form,
    body: part.repeat((16 * KIB) / part.length)
  }))
]

const LONG = 12 * KIB
const long = (unit: string, bytes = LONG) => unit.repeat(bytes / unit.length)
const CASOS = '/api/v1/agravos/casos'

const filters: HostileRequest[] = [
  ['a text', `search=${long('a')}`],
  ['a text of accents', `search=${long('%C3%A1', 200 * 6)}`],
  ['a JSON of fields', `search=${encodeURIComponent(filled(2500, '{', (i) => `${key(i)}:0`, '}'))}`],
  ['a JSON of conditions', `search=${encodeURIComponent(filled(2500, '{"or":[', () => '{"municipio":"a"}', ']}'))}`],
  ['a deep JSON', `search=${encodeURIComponent(`${'{"and":['.repeat(200)}{}${']}'.repeat(200)}`)}`],
  ['one name again and again', long('a=&')],
  ['unknown names', filled(LONG, '', (i) => `k${i}=1`, '').replaceAll(',', '&')],
  ['operators', filled(LONG, '', (i) => `idade[gt]=${i}`, '').replaceAll(',', '&')],
  ['brackets', long('[')],
  ['percents', long('%')],
  ['values of in', `municipio[in]=${long('a,')}`],
  ['wild cards', `bairro[like]=${long('%25_', 190)}`],
  ['include', `include=${long('historico,')}`],
  ['numbers', `idade=${long('9')}`],
  ['days', `data_inicio=${long('2026-01-01')}`]
].map(([name, query]) => ({ name: `${CASOS}?${name}`, method: 'GET', path: `${CASOS}?${query}` }))

const names: HostileRequest[] = [
  ...['.', ' ', '/', '\\', '\u200b', 'a.', '.pdf', 'á', '%2e'].map((sign) =>
    upload(`${CASOS}/1/anexos`, `a file name of 80 KiB of ${JSON.stringify(sign)}`, PDF(), `a${long(sign, 78 * KIB)}b`)
  ),
  upload(
    `${CASOS}/bulk/inspecionar`,
    'a file name of dots, of an import',
    Buffer.from('a;b\n1;2\n'),
    long('.', 78 * KIB)
  ),
  ...[
    'accept-language',
    'authorization',
    'x-request-id',
    'user-agent',
    'if-none-match',
    'origin',
    'accept-encoding'
  ].flatMap((header) =>
    [', ', 'a;', ' ', 'Bearer ', 'a-'].map((unit) => ({
      name: `${header} of ${JSON.stringify(unit)}`,
      method: 'GET',
      path: header === 'if-none-match' ? '/openapi/description-a.json' : '/api/v1/health',
      headers: { [header]: `a${long(unit)}a` }
    }))
  ),
  ...[long('/'), long('%2F'), long('a/'), `/api/v1/usuarios/${long('a')}`].map((path) => ({
    name: `a path of ${path.slice(0, 20)}`,
    method: 'GET',
    path: `/${path}`
  }))
]

function PDF(bytes = 0): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, '%\n'), Buffer.from('\n%%EOF\n')])
}

function upload(path: string, name: string, content: Buffer, filename: string): HostileRequest {
  const head = `--x\r\nContent-Disposition: form-data; name="arquivo"; filename="${filename}"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')])
  return { name, method: 'POST', path, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body }
}

/** Files with hostile content: pictures, documents, spreadsheets. */
async function files(): Promise<HostileRequest[]> {
  const pixels = { width: 8000, height: 8000, channels: 3 as const, background: 'red' }
  const large = await sharp({ create: pixels }).png().toBuffer()
  const noise = await sharp(Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * 7919) % 251)), {
    raw: { width: 1000, height: 1000, channels: 3 }
  })
    .jpeg({ quality: 100 })
    .toBuffer()
  const sheets: Record<string, Buffer> = {
    'an open quote': Buffer.from(`a;b\n"${'x'.repeat(20 * MIB)}`),
    'a line of separators': Buffer.from(`a;b\n${';'.repeat(20 * MIB)}`),
    'a million columns': Buffer.from(`${'a;'.repeat(1_000_000)}\n`),
    'zeros packed a thousandfold': gzipSync(Buffer.alloc(200 * MIB)),
    'no zip': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5 * MIB, 'PK')])
  }
  return [
    upload('/api/v1/usuarios/1/foto-perfil', 'a photo of 64 million pixels', large, 'a.png'),
    upload(
      '/api/v1/usuarios/1/foto-perfil',
      'a photo that is broken off',
      noise.subarray(0, noise.length / 2),
      'a.jpg'
    ),
    upload('/api/v1/usuarios/1/foto-perfil', 'a photo of 5 MiB of nothing', Buffer.alloc(5 * MIB), 'a.jpg'),
    upload(`${CASOS}/1/anexos`, 'an attachment of 20 MiB', PDF(20 * MIB - 100), 'a.pdf'),
    upload(`${CASOS}/1/anexos`, 'an attachment of 64 million pixels', large, 'a.png'),
    ...Object.entries(sheets).map(([name, content]) =>
      upload(`${CASOS}/bulk/inspecionar`, `a sheet of ${name}`, content, 'a.csv')
    )
  ]
}

const documents: HostileRequest[] = ['a.json', 'b.json', 'a.yaml', 'b.yaml', 'a.3.0.yaml', 'b.3.0.json'].map(
  (name) => ({
    name: `/openapi/description-${name}`,
    method: 'GET',
    path: `/openapi/description-${name}`
  })
)

/** All hostile requests, by the part that is hostile. */
export const hostileRequests = async (): Promise<Record<string, HostileRequest[]>> => ({
  bodies,
  names,
  filters,
  files: await files(),
  documents
})
