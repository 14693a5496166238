import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { CASOS, caso } from '../trial/bodies.ts'
import type { Balancer } from './balancer.ts'

const API = '/api/v1'
export const conta = { nome: 'Ana Souza', email: 'ana.souza@saude.example', senha: 'Dengue#2024' }

interface Reply {
  status: number
  body: string
}
export type Call = (method: string, path: string, body?: object, token?: string) => Promise<Reply>

/** Returns a function that calls through the balancer. A request without an answer has status 0. */
export function callerOf({ origin, agent }: Balancer): Call {
  return (method, path, body, token) =>
    new Promise((resolve) => {
      const headers = {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {})
      }
      const sent = request(origin + path, { method, agent, headers }, (answer) => {
        text(answer).then(
          (received) => resolve({ status: answer.statusCode ?? 0, body: received }),
          (error) => resolve({ status: 0, body: String(error) })
        )
      })
      sent.on('error', (error) => resolve({ status: 0, body: String(error) }))
      sent.end(body && JSON.stringify(body))
    })
}

/** Creates an administrator with a webhook for new cases, and returns a token. */
export async function prepare(call: Call, masterKey: string, receiver: string): Promise<string> {
  const must = async (reply: Promise<Reply>) => {
    const { status, body } = await reply
    if (status < 200 || status >= 300) throw new Error(`${status} ${body}`)
    return JSON.parse(body)
  }
  await must(call('POST', `${API}/usuarios/signup`, { usuario: { ...conta, admin: true, master_key: masterKey } }))
  const { access_token: token } = await must(call('POST', `${API}/usuarios/login`, login))
  await must(call('POST', `${API}/webhooks`, { url: receiver, eventos: ['agravo.criado'] }, token))
  return token
}

const login = { email: conta.email, password: conta.senha }

export interface Load {
  /** The numbers of acknowledged cases. */
  acknowledged: string[]
  /** The ids of accepted exports. */
  jobs: string[]
  /** How often each status came, by kind of request. */
  statuses: Map<string, number>
  /** Answers that should never occur. */
  failed: string[]
  longestMs: number
  /** Resolves when the last request is answered. */
  stop(): Promise<void>
}

/** Starts lanes that write, read, log in and export, with a short rest after each answer. */
export function startLoad(call: Call, token: string): Load {
  let isOn = true
  let serial = 0
  const load: Load = { acknowledged: [], jobs: [], statuses: new Map(), failed: [], longestMs: 0, stop }

  async function ask(kind: string, ...given: Parameters<Call>): Promise<Reply> {
    const begun = performance.now()
    const reply = await call(...given)
    load.longestMs = Math.max(load.longestMs, performance.now() - begun)
    const name = `${kind} ${reply.status}`
    load.statuses.set(name, (load.statuses.get(name) ?? 0) + 1)
    const isGood = (reply.status >= 200 && reply.status < 300) || reply.status === 429
    if (!isGood) load.failed.push(`${new Date().toISOString()} ${name} ${reply.body.slice(0, 200)}`)
    return reply
  }
  async function write(): Promise<void> {
    const numero = `troca-${++serial}`
    if ((await ask('write', 'POST', CASOS, caso(numero), token)).status === 201) load.acknowledged.push(numero)
  }
  async function read(): Promise<void> {
    await ask('list', 'GET', `${CASOS}?size=5`, undefined, token)
    await ask('health', 'GET', `${API}/health`)
  }
  const enter = async () => void (await ask('login', 'POST', `${API}/usuarios/login`, login))
  async function exportCasos(): Promise<void> {
    const { status, body } = await ask('export', 'POST', `${CASOS}/exportar`, pedido, token)
    if (status === 202) load.jobs.push(JSON.parse(body).job_id)
  }
  async function lane(work: () => Promise<void>, restMs: number): Promise<void> {
    while (isOn) {
      await work()
      await pause(restMs)
    }
  }
  const lanes = [lane(write, 50), lane(write, 50), lane(read, 50), lane(enter, 500), lane(exportCasos, 1500)]
  async function stop(): Promise<void> {
    isOn = false
    await Promise.all(lanes)
  }
  return load
}

const pedido = { formato: 'csv', filtros: { tipo_agravo: 'dengue' }, campos: ['id', 'data_notificacao'] }
