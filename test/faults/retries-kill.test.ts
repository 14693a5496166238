import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type Client, type Reply, signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(2)
const AT_ONCE = 8
const GRUPOS = '/api/v1/grupos'
const CASOS = '/api/v1/agravos/casos'

const site = servers()

interface Wanted {
  path: string
  body: Record<string, unknown>
  key: string
}

/** Groups and cases: a group has a transaction of its own, a case usually shares one with others. */
const wantedIn = (round: number): Wanted[] =>
  Array.from({ length: AT_ONCE }, (_, n) => ({
    key: randomUUID(),
    ...(n % 2 === 0
      ? { path: GRUPOS, body: { nome: `grupo_${round}_${n}`, descricao: 'De carga' } }
      : {
          path: CASOS,
          body: {
            tipo_agravo: 'dengue',
            numero_notificacao: `chave-${round}-${n}`,
            data_notificacao: '2026-03-01',
            data_inicio_sintomas: '2026-02-27',
            paciente_nome: 'Pessoa Inventada',
            municipio_residencia: 'Recife',
            estado_residencia: 'PE'
          }
        })
  }))

const send = (client: Client, token: string, { path, body, key }: Wanted) =>
  client.call('POST', path, { token, body, headers: { 'idempotency-key': key } })

/** Repeats a request as a client does while the answer is to wait. */
async function until201(client: Client, token: string, wanted: Wanted): Promise<Reply> {
  for (;;) {
    const reply = await send(client, token, wanted)
    if (reply.status !== 409 && reply.status !== 503) return reply
    await pause(50)
  }
}

it(`kill -9 of the server in the middle of keyed creations, ${ROUNDS} times: repeated, each record exists once and every answer is the same`, async () => {
  let token = ''
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = wantedIn(round)
    const first = await site.start()
    token ||= await signIn(first.client, ['grupos.criar', 'grupos.listar', 'agravos.criar', 'agravos.listar'])
    const heard = wanted.map((each) => send(first.client, token, each).catch(() => null))
    // Kills at another moment each time: when the first request is answered and others are under way, or earlier.
    await Promise.race([Promise.any(heard), ...(round % 2 === 0 ? [] : [pause((round * 17) % 200)])])
    await first.server.stop('SIGKILL')
    const before = await Promise.all(heard)
    first.client.close()

    const { server, client } = await site.start()
    const after = await Promise.all(wanted.map((each) => until201(client, token, each)))
    expect(after.map(({ status }) => status)).toEqual(wanted.map(() => 201))
    for (const [i, reply] of before.entries()) if (reply?.status === 201) expect(after[i]?.body).toBe(reply.body)
    const again = await Promise.all(wanted.map((each) => until201(client, token, each)))
    expect(again.map(({ body }) => body)).toEqual(after.map(({ body }) => body))
    client.close()
    expect(await server.stop()).toBe(0)
  }
  const [rows] = await site.direct.sql<{ grupos: number; casos: number; trail: number }[]>`
    select (select count(*)::int from grupos where nome like 'grupo\_%') as grupos,
      (select count(*)::int from casos where numero_notificacao like 'chave-%') as casos,
      (select count(*)::int from auditoria where acao in ('grupo.criado', 'caso.criado')) as trail`
  const half = (ROUNDS * AT_ONCE) / 2
  expect(rows).toEqual({ grupos: half, casos: half, trail: 2 * half })
})
