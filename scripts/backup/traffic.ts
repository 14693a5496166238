import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, FormData, fetch } from 'undici'

/** What the trial does to a service through its API. */
export interface Traffic {
  /** The ids of the recorded cases. */
  readonly casos: number[]
  /** Records this many cases, every second one with an attachment, and an account for every tenth. */
  write(count: number): Promise<void>
  /** Removes and changes what `write` has made. */
  destroy(): Promise<void>
  /** Reads every attachment and returns a digest of its content by its path. */
  readFiles(): Promise<Map<string, string>>
  /** Logs in with every account. */
  loginAll(): Promise<void>
  /** Returns the same traffic for a service at another address. */
  at(origin: string): Traffic
}

const PASSWORD = 'Dengue#2024'
const ADMIN = 'ana.souza@saude.example'

/** A small document with a text that makes it different from all others. */
const pdfOf = (text: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`

export async function createTraffic(origin: string, masterKey: string): Promise<Traffic> {
  // The service is on loopback, with a self-signed certificate.
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
  const casos: number[] = []
  const anexos: string[] = []
  const accounts: string[] = []

  async function send(base: string, token: string, method: string, path: string, body?: object | FormData) {
    const isForm = body instanceof FormData
    return await fetch(`${base}/api/v1${path}`, {
      method,
      dispatcher,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {})
    })
  }

  /** Repeats calls that were refused with 503: the machine may be busy with other things. */
  async function call<T>(base: string, token: string, method: string, path: string, body?: object | FormData) {
    for (let tries = 1; ; tries++) {
      const response = await send(base, token, method, path, body)
      const content = Buffer.from(await response.arrayBuffer())
      if (response.status === 503 && tries < 20) await pause(1000)
      else if (!response.ok)
        throw new Error(`${method} ${path}: ${response.status} ${content.toString().slice(0, 300)}`)
      else {
        const isJson = response.headers.get('content-type')?.includes('json')
        return { content, json: (isJson ? JSON.parse(content.toString()) : null) as T }
      }
    }
  }

  async function login(base: string, email: string): Promise<string> {
    const { json } = await call<{ access_token: string }>(base, '', 'POST', '/usuarios/login', {
      email,
      password: PASSWORD
    })
    return json.access_token
  }

  async function signUp(nome: string, email: string): Promise<void> {
    const usuario = { nome, email, senha: PASSWORD, master_key: masterKey, admin: email === ADMIN, estado: 'PE' }
    await call(origin, '', 'POST', '/usuarios/signup', { usuario })
    accounts.push(email)
  }

  async function record(token: string): Promise<void> {
    const n = casos.length + 1
    const { json } = await call<{ id: number }>(origin, token, 'POST', '/agravos/casos', {
      tipo_agravo: 'dengue',
      numero_notificacao: String(2026000000 + n),
      data_notificacao: '2026-03-02',
      data_inicio_sintomas: '2026-02-26',
      paciente_nome: `Maria da Silva ${'ABCDEFGHIJ'[n % 10]}`,
      paciente_data_nascimento: '1990-01-15',
      paciente_sexo: 'F',
      municipio_residencia: 'Recife',
      estado_residencia: 'PE',
      dados_especificos: { febre: true }
    })
    casos.push(json.id)
    if (n % 2 === 0) await attach(token, json.id)
    if (n % 10 === 0) await signUp('Rui Lima', `rui.${n}@saude.example`)
  }

  async function attach(token: string, caso: number): Promise<void> {
    const form = new FormData()
    form.append('tipo', 'exame')
    form.append('arquivo', new Blob([pdfOf(`exam of case ${caso}`)], { type: 'application/pdf' }), `exame-${caso}.pdf`)
    const { json } = await call<{ id: number }>(origin, token, 'POST', `/agravos/casos/${caso}/anexos`, form)
    anexos.push(`/agravos/casos/${caso}/anexos/${json.id}`)
  }

  await signUp('Ana Souza', ADMIN)
  const at = (base: string): Traffic => ({
    casos,
    at,
    async write(count) {
      const token = await login(base, ADMIN)
      for (let i = 0; i < count; i++) await record(token)
    },
    async destroy() {
      const token = await login(base, ADMIN)
      for (const caso of casos.slice(0, 30)) await call(base, token, 'DELETE', `/agravos/casos/${caso}?motivo=engano`)
      for (const anexo of anexos.slice(-20)) await call(base, token, 'DELETE', anexo)
    },
    async readFiles() {
      const token = await login(base, ADMIN)
      const found = new Map<string, string>()
      for (const anexo of anexos) {
        const { content } = await call(base, token, 'GET', anexo)
        found.set(anexo, createHash('sha256').update(content).digest('hex'))
      }
      return found
    },
    async loginAll() {
      for (const email of accounts) await login(base, email)
    }
  })
  return at(origin)
}
