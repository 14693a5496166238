import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { FormData } from 'undici'
import { CASOS, caso } from '../trial/bodies.ts'
import type { Answer, Client } from './client.ts'
import type { Ledger } from './ledger.ts'

const API = '/api/v1'
const json = ({ content }: Answer) => JSON.parse(content.toString())
let serial = 0
const next = (word: string) => `${word}-${++serial}-${randomUUID().slice(0, 8)}`
/** How often a request with a key is repeated. */
const TRIES = 12

/** A small document with a text that makes it different from all others. */
const pdfOf = (words: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`

/** The pieces of work of the trial. Each returns whether it was acknowledged, and notes what the service answered. */
export function worker(clientNow: () => Client, ledger: Ledger, nextMailbox: () => string) {
  const call: Client['call'] = (...given) => clientNow().call(...given)

  /** Repeats a request with its key until it is acknowledged. A repetition may meet the first one. */
  async function withKey(
    kind: string,
    send: (headers: Record<string, string>) => Promise<Answer>,
    isOn: () => boolean
  ) {
    const key = next('chave')
    ledger.keys.push(key)
    let isRepeated = false
    const isUnderWay = ({ status }: Answer) => isRepeated && status === 409
    for (let i = 0; i < TRIES; i++) {
      const answer = await send({ 'idempotency-key': key })
      if (ledger.note(kind, answer, isUnderWay)) return answer
      if (!isOn()) return null
      isRepeated = true
      await pause(1_000)
    }
    return null
  }

  return {
    async group(): Promise<boolean> {
      const nome = next('grupo')
      const answer = await call('POST', `${API}/grupos`, { body: { nome, descricao: 'Do ensaio' } })
      if (!ledger.note('group', answer)) return false
      ledger.groups.push(nome)
      return true
    },

    /** Records a case and returns its number, or null. */
    async caso(isOn = () => true): Promise<string | null> {
      const numero = next('caso')
      const answer = await withKey('case', (headers) => call('POST', CASOS, { body: caso(numero), headers }), isOn)
      if (!answer) return null
      ledger.casos.set(numero, json(answer).id)
      return numero
    },

    /** Reads one of the acknowledged cases, which must be there. */
    async read(): Promise<boolean> {
      const known = [...ledger.casos]
      if (known.length === 0) return ledger.note('list', await call('GET', `${CASOS}?size=5`))
      const [numero, id] = known[Math.floor(Math.random() * known.length)]!
      const answer = await call('GET', `${CASOS}/${id}`)
      if (!ledger.note('read', answer)) return false
      ledger.reads++
      if (!answer.content.includes(numero)) ledger.violations.push(`read: case ${id} has not the number ${numero}`)
      return true
    },

    /** Asks for a mail and returns its address, or null. */
    async mail(): Promise<string | null> {
      const email = nextMailbox()
      const answer = await call('POST', `${API}/auth/forgot-password`, { body: { email } })
      if (!ledger.note('mail', answer)) return null
      ledger.mails.push(email)
      return email
    },

    /** Begins an export and returns its id, or null. */
    async job(): Promise<string | null> {
      const body = { formato: 'csv', filtros: { tipo_agravo: 'dengue' }, campos: ['id', 'data_notificacao'] }
      const answer = await call('POST', `${CASOS}/exportar`, { body })
      if (!ledger.note('export', answer)) return null
      const { job_id } = json(answer)
      ledger.jobs.push(job_id)
      return job_id
    },

    /** Whether a job is completed and its file can be had. */
    async isDone(id: string): Promise<boolean> {
      const answer = await call('GET', `${API}/jobs/${id}`)
      if (!ledger.note('job', answer)) return false
      const { status } = json(answer).data ?? json(answer)
      if (status === 'failed')
        ledger.violations.push(`job ${id} has failed: ${answer.content.toString().slice(0, 300)}`)
      if (status !== 'completed') return false
      return ledger.note('result', await call('GET', `${API}/jobs/${id}/resultado`), isBrokenOff)
    },

    /** Attaches a file to a case and returns its path, or null. */
    async upload(isOn = () => true): Promise<string | null> {
      const id = [...ledger.casos.values()].at(-1)
      if (id === undefined) return null
      const content = pdfOf(next('exame'))
      const send = (headers: Record<string, string>) => {
        const form = new FormData()
        form.append('tipo', 'exame')
        form.append('descricao', headers['idempotency-key']!)
        form.append('arquivo', new Blob([content], { type: 'application/pdf' }), 'exame.pdf')
        return call('POST', `${CASOS}/${id}/anexos`, { body: form, headers })
      }
      const answer = await withKey('upload', send, isOn)
      if (!answer) return null
      const path = `${CASOS}/${id}/anexos/${json(answer).id}`
      ledger.anexos.set(path, Buffer.from(content))
      return path
    },

    /** Downloads an attachment, which must be as it was sent. */
    async download(path = [...ledger.anexos.keys()].at(-1)): Promise<boolean> {
      if (path === undefined) return false
      const answer = await call('GET', path)
      if (!ledger.note('download', answer, isBrokenOff)) return false
      if (!answer.content.equals(ledger.anexos.get(path)!)) ledger.violations.push(`download: ${path} has changed`)
      return true
    },

    async health(): Promise<boolean> {
      const answer = await call('GET', `${API}/health/detailed`)
      if (!ledger.note('health', answer)) return false
      const { status, checks, parts } = json(answer).data
      const wrong = [
        ...Object.entries<{ status: string }>(checks),
        ...parts.map((part: { name: string }) => [part.name, part])
      ]
      return status === 'ok' && wrong.every(([, part]) => part.status === 'ok')
    },

    async ready(): Promise<boolean> {
      return ledger.note('ready', await call('GET', '/health/ready'))
    }
  }
}

/** A download whose store breaks off has begun already, so it can only be broken off too. */
const isBrokenOff = ({ status, broken }: Answer) => status === 200 && broken !== null

export type Work = ReturnType<typeof worker>

export interface Load {
  /** Begins nothing new while this work is done, so that connections become idle. */
  resting(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Starts lanes that do all of it, with a rest after each piece. */
export function startLoad(work: Work): Load {
  let isOn = true
  let rest = Promise.resolve()
  const isRunning = () => isOn
  async function lane(piece: () => Promise<unknown>, restMs: number): Promise<void> {
    while (isOn) {
      await piece()
      await pause(restMs)
      await rest
    }
  }
  const lanes = [
    lane(work.group, 300),
    lane(() => work.caso(isRunning), 300),
    lane(() => work.caso(isRunning), 500),
    lane(work.read, 200),
    lane(work.mail, 1_500),
    lane(work.job, 4_000),
    lane(() => work.upload(isRunning), 700),
    lane(work.download, 700),
    lane(work.health, 2_000),
    lane(work.ready, 1_000)
  ]
  return {
    resting(given) {
      rest = given()
      return rest
    },
    async stop() {
      isOn = false
      await Promise.all(lanes)
    }
  }
}
