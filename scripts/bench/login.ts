import argon2 from 'argon2'
import { parameters } from '../../src/core/contas/passwords/password.ts'
import { connectTo, p99, rate } from './client.ts'
import type { Finding } from './finding.ts'
import { type BenchServer, startServer } from './server.ts'

const ACCOUNTS = 40
const SENHA = 'Dengue#2024'
const MS = 8_000

/** Measures logins against argon2 alone, and how a storm of logins slows other requests down. */
export async function benchLogin(): Promise<Finding[]> {
  const server = await startServer()
  try {
    return await measure(server)
  } finally {
    await server.stop()
  }
}

async function measure(server: BenchServer): Promise<Finding[]> {
  const client = await connectTo(server.origin, server.dataDir, 32)
  for (let i = 0; i < ACCOUNTS; i++) {
    const usuario = {
      nome: `Pessoa ${i}`,
      email: `pessoa${i}@bench.example`,
      senha: SENHA,
      master_key: server.masterKey
    }
    const { status, body } = await client.request('POST', '/api/v1/usuarios/signup', { usuario })
    if (status !== 201) throw new Error(body)
  }
  const login = async (i: number) => {
    const credentials = { username: `pessoa${i % ACCOUNTS}@bench.example`, password: SENHA }
    const { status, body } = await client.request('POST', '/api/v1/auth/login', credentials)
    if (status !== 200) throw new Error(`login: ${status} ${body}`)
  }
  const health = async () => {
    const { status } = await client.request('GET', '/api/v1/health')
    if (status !== 200) throw new Error(`health: ${status}`)
  }
  const hash = await argon2.hash(SENHA, parameters)
  const verify = async () => void (await argon2.verify(hash, SENHA))

  await rate(8, 2_000, login)
  await p99(1_000, health)
  const idle = await p99(4_000, health)
  // Measured before and after, since the machine's speed changes meanwhile.
  const before = await rate(4, MS / 2, verify)
  const logins = await rate(16, MS, login)
  const after = await rate(4, MS / 2, verify)
  const [, busy] = await Promise.all([rate(16, MS, login), p99(MS, health)])
  client.close()
  const alone = (before + after) / 2
  return [
    {
      name: 'logins per second / argon2 verifications per second',
      measured: `${logins.toFixed(1)} / ${alone.toFixed(1)}`,
      ratio: logins / alone,
      wanted: '>= 0.9',
      ok: logins / alone >= 0.9,
      figures: [
        { plot: 'login', group: 'POST /auth/login', series: 'service', value: logins },
        { plot: 'login', group: 'POST /auth/login', series: 'argon2', value: alone }
      ]
    },
    {
      name: 'p99 of GET /health under logins / idle',
      measured: `${busy.toFixed(2)} ms / ${idle.toFixed(2)} ms`,
      ratio: busy / idle,
      wanted: '< 10',
      ok: busy / idle < 10
    }
  ]
}
