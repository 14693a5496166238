import { SENHA } from './accounts.ts'
import { put } from './fields.ts'
import type { Fuzzer } from './fuzzer.ts'
import { endings, type Lifecycle, lifecycles, type Seen, type Tie, ties } from './lifecycles.ts'
import type { Outgoing, Who } from './outgoing.ts'
import { bodyOf, created, listed, requestTo, type Step, type Story, statusOf, told, Wrong } from './story.ts'
import { paramsOf } from './valid.ts'

export interface Scenario {
  name: string
  operations: string[]
  /**
   * Plays the scenario with the bodies of the documents' examples or, unless `isPlain`, with others where that works.
   */
  play(fuzzer: Fuzzer, step: Step, isPlain: boolean): Promise<Story['wrong']>
}

export const scenarios: Scenario[] = [
  ...lifecycles.map((each) => ({
    name: `${each.create}, ${each.remove}`,
    operations: [each.create, each.remove, each.detail ?? each.create, ...each.lists.map(({ operation }) => operation)],
    play: (fuzzer: Fuzzer, step: Step, isPlain: boolean) => live(each, fuzzer, step, isPlain)
  })),
  ...ties.map((each) => ({
    name: `${each.add}, ${each.remove}`,
    operations: [each.add, each.remove, ...each.seen.map(({ operation }) => operation)],
    play: (fuzzer: Fuzzer, step: Step) => tie(each, fuzzer, step)
  })),
  ...endings.map((each) => ({
    name: `a session, ${each.operation}`,
    operations: [each.operation, 'entrarConta'],
    play: (fuzzer: Fuzzer, step: Step) => end(each, fuzzer, step)
  }))
]

const live = (lifecycle: Lifecycle, fuzzer: Fuzzer, step: Step, isPlain: boolean) =>
  told(async () => {
    const { collection, create, under, detail, remove, lists } = lifecycle
    const ids: Record<string, string> = {}
    if (under) ids[under] = (await created(fuzzer, step, creatorOf(under), ids, true)).id
    const { id, email, isExample } = await created(fuzzer, step, create, ids, isPlain)
    ids[collection] = id
    await see(detail, true)
    for (const list of lists) await find(list, true)
    if (lifecycle.use) {
      const used = statusOf(await step(requestTo(fuzzer, lifecycle.use.operation, ids)))
      // Something made with other values may not be fit for it, such as a webhook that is switched off.
      if (used >= 300 && isExample)
        throw new Wrong(lifecycle.use.operation, `${used} for something that was just created`)
      if (used < 300) await see(lifecycle.use.see, true)
    }
    const removed = await step(requestTo(fuzzer, remove, ids, lifecycle.query))
    if (statusOf(removed) >= 300) throw new Wrong(remove, `${statusOf(removed)} for something that was just created`)
    await see(detail, false)
    for (const list of lists) await find(list, false)
    for (const operation of fuzzer.random.some(others(), 3)) {
      const after = statusOf(await step(requestTo(fuzzer, operation, ids, operation === remove ? lifecycle.query : {})))
      if (after !== (operation === remove && lifecycle.isRemovedAgain ? 204 : 404))
        throw new Wrong(operation, `${after} for something that was removed`)
    }

    async function see(operation: string | undefined, isThere: boolean) {
      if (!operation) return
      const status = statusOf(await step(requestTo(fuzzer, operation, ids)))
      if (status !== (isThere ? 200 : 404))
        throw new Wrong(operation, `${status} for something that ${isThere ? 'exists' : 'was removed'}`)
    }
    async function find({ operation, at, query = {} }: Seen, isThere: boolean) {
      const said = Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, value === 'ID' ? id : value === 'EMAIL' ? email : value])
      )
      const isListed = listed(bodyOf(await step(requestTo(fuzzer, operation, ids, said))), at, id)
      if (isListed !== isThere)
        throw new Wrong(operation, isThere ? 'a created thing is not listed' : 'a removed thing is still listed')
    }
    /** All operations that name such a thing in their path. */
    function others(): string[] {
      return fuzzer.contract.targets
        .filter((target) => Object.values(paramsOf(target)).includes(`{${collection}}`) && target.id !== detail)
        .map((target) => target.id)
    }
  })

const creatorOf = (collection: string) => lifecycles.find((each) => each.collection === collection)?.create ?? ''

const tie = ({ add, remove, between, seen }: Tie, fuzzer: Fuzzer, step: Step) =>
  told(async () => {
    const ids: Record<string, string> = {}
    for (const collection of between)
      ids[collection] = (await created(fuzzer, step, creatorOf(collection), {}, true)).id
    const look = async (isThere: boolean) => {
      for (const { operation, at, query, shows } of seen) {
        const body = bodyOf(await step(requestTo(fuzzer, operation, ids, query)))
        if (listed(body, at, ids[between[shows]] ?? '') !== isThere)
          throw new Wrong(operation, isThere ? 'a new tie is not shown' : 'a removed tie is still shown')
      }
    }
    for (const [operation, isThere] of [
      [add, true],
      [remove, false]
    ] as const) {
      const status = statusOf(await step(requestTo(fuzzer, operation, ids)))
      if (status >= 300) throw new Wrong(operation, `${status} for things that were just created`)
      await look(isThere)
    }
  })

const end = ({ operation, by }: (typeof endings)[number], fuzzer: Fuzzer, step: Step) =>
  told(async () => {
    const { id, email } = await created(fuzzer, step, 'criarUsuario', {}, true)
    const login = requestTo(fuzzer, 'entrarConta', {})
    const entered = await step({ ...login, body: { as: 'json', value: { email, senha: SENHA } } })
    const { access_token: token, refresh_token: refresh } = (bodyOf(entered) ?? {}) as Record<string, string>
    if (!token || !refresh) throw new Wrong('entrarConta', `${statusOf(entered)} for an account that was just created`)
    const own = (each: Outgoing, who: Who = 'spare'): Outgoing => ({ ...each, who, token })
    const profile = requestTo(fuzzer, 'obterPerfil', {})
    const before = statusOf(await step(own(profile)))
    if (before !== 200) throw new Wrong('obterPerfil', `${before} for the token of a new session`)
    const ids = { usuarios: id, sessions: '' }
    if (operation === 'encerrarSessaoPropria') {
      const { items } = (bodyOf(await step(own(requestTo(fuzzer, 'listarSessoes', {})))) ?? {}) as {
        items?: { id: string }[]
      }
      ids.sessions = items?.[0]?.id ?? ''
    }
    const ending = withToken(requestTo(fuzzer, operation, ids), refresh)
    const ended = statusOf(await step(by === 'self' ? own(ending) : ending))
    if (ended >= 300) throw new Wrong(operation, `${ended} for a session that was just opened`)
    const after = statusOf(await step(own(profile, 'ended')))
    if (after !== 401) throw new Wrong(operation, `the token still works afterwards: ${after}`)
  })

/** Adds the refresh token of the session where the operation asks for it. */
function withToken(request: Outgoing, refresh: string): Outgoing {
  const field = { path: ['refresh_token'], schema: {}, isRequired: true }
  if (request.target.id === 'sairConta') return put(request, { ...field, in: 'body' }, refresh)
  return request.target.id === 'encerrarSessao' ? put(request, { ...field, in: 'query' }, refresh) : request
}
