import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import type { TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { addMembers, insertGrupo } from '../grupos/support.ts'
import { at, notFound } from '../usuarios/support.ts'
import { anexosAt, filePart, PDF, uploadAnexo } from './anexos-support.ts'
import { OLINDA, RECIFE, SALVADOR, seedPerson } from './seed.ts'
import { CASOS, casoAt, casoBody, createCaso, createdCaso, deleteCaso, readCaso, updateCaso } from './support.ts'

// Every operation of the contract that names a case, tried within and outside the territory of who calls.
const PE: TerritorioItem = { tipo: 'uf', codigo: 'PE' }
const inRecife: TerritorioItem = { tipo: 'municipio', codigo: String(RECIFE) }
/** Another municipality of Bahia. */
const FEIRA = 2910800
const bahia = { uf: 'BA', municipio: SALVADOR }

let test: TestApp
let second: TestApp
let admin: Account
const callers: Record<string, Account> = {}

beforeAll(async () => {
  test = await startApp()
  second = (await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })) as TestApp
  admin = await account(test, 'admin', { territorios: [PE] })
  callers.uf = await account(test, 'gestor', { territorios: [PE] })
  callers.municipio = await account(test, 'gestor', { territorios: [inRecife] })
  callers.group = await account(test, 'gestor')
  await addMembers(test, await insertGrupo(test, [], { territorios: [PE] }), callers.group)
  callers.free = await account(test, 'gestor')
  callers.admin = admin
})
afterAll(async () => {
  await second.close()
  await test.close()
})

interface Target {
  id: number
  anexo: number
}

/** A case with an attachment. */
async function target(fields: { uf: string; municipio: number; municipio_notificacao?: number }): Promise<Target> {
  const id = await seedPerson(test.db, fields, {})
  const { body } = await uploadAnexo(test, admin.token, id, [filePart(PDF)])
  return { id, anexo: body.id }
}

type Try = (token: string, target: Target) => Promise<Answer>
const tries: Record<string, Try> = {
  editarCaso: (token, { id }) => updateCaso(test, token, id, { bairro_residencia: 'Centro' }),
  excluirCaso: (token, { id }) => deleteCaso(test, token, id),
  anexarArquivo: (token, { id }) => uploadAnexo(test, token, id, [filePart(PDF)]),
  baixarAnexo: (token, { id, anexo }) => test.call('GET', anexosAt(id, `/${anexo}`), { token }),
  removerAnexo: (token, { id, anexo }) => test.call('DELETE', anexosAt(id, `/${anexo}`), { token })
}
const naming = operations.filter(({ path }) => path.startsWith('/api/v1/agravos/casos/{'))
/** A GET without more in its path is tried as it is; anything else has to be said how. */
function tryOf({ id: name, method, path }: (typeof operations)[number]): Try {
  const given = tries[name]
  if (given) return given
  if (method !== 'GET' || path.split('{').length > 2) throw new Error(`say how to try ${name}`)
  return (token, { id }) => test.call('GET', path.replace(/\{\w+\}/, String(id)), { token })
}

describe.each(naming)('$method $path', (operation) => {
  it.each(['uf', 'municipio', 'group', 'free', 'admin'])('%s', async (name) => {
    const { token } = callers[name] as Account
    const call = tryOf(operation)
    const living = await call(token, await target({ uf: 'PE', municipio: RECIFE }))
    const notified = await call(token, await target({ ...bahia, municipio_notificacao: RECIFE }))
    expect([living.status, notified.status].every((status) => status < 300)).toBe(true)
    const outside = await target({ ...bahia, municipio_notificacao: FEIRA })
    const answer = await call(token, outside)
    if (name === 'free' || name === 'admin') expect(answer.status).toBeLessThan(300)
    else {
      const missing = await call(token, { id: 2_147_483_000, anexo: outside.anexo })
      expect(answer).toMatchObject(notFound)
      expect(answer.body.error.message).toBe(missing.body.error.message)
      const [row] = await test.db.select().from(casos).where(eq(casos.id, outside.id))
      expect(row).toMatchObject({ excluido_em: null, bairro: null })
    }
  })
})

describe('at the border', () => {
  it('a municipality reaches neither the next town nor the state', async () => {
    const id = await seedPerson(test.db, { uf: 'PE', municipio: OLINDA }, {})
    expect(await readCaso(test, callers.municipio!.token, id)).toMatchObject(notFound)
    expect((await readCaso(test, callers.uf!.token, id)).status).toBe(200)
  })

  it('who records a case outside reads it with its attachments, and does nothing else with it', async () => {
    const { token } = callers.municipio as Account
    const id = await createdCaso(test, token, casoBody({ municipio_residencia: 'Salvador', estado_residencia: 'BA' }))
    await uploadAnexo(test, admin.token, id, [filePart(PDF)])
    const read = await readCaso(test, token, id, { include: 'anexos' })
    expect(read).toMatchObject({ status: 200, body: { id, anexos: [{ tamanho: PDF.length }] } })
    const anexo = read.body.anexos[0].id
    for (const name of Object.keys(tries)) expect(await tries[name]!(token, { id, anexo })).toMatchObject(notFound)
    expect(await readCaso(test, callers.uf!.token, id)).toMatchObject(notFound)
    const { body } = await test.call('GET', CASOS, { token, query: { estado: 'BA' } })
    expect(body.tipos.map((each: { id: number }) => each.id)).not.toContain(id)
  })

  it('a case may be moved out of the territory; then it is gone for who moved it', async () => {
    const { token } = callers.uf as Account
    const id = await seedPerson(test.db, { uf: 'PE', municipio: RECIFE }, {})
    const moved = { municipio_residencia: 'Salvador', estado_residencia: 'BA' }
    expect((await updateCaso(test, token, id, moved)).status).toBe(200)
    expect(await readCaso(test, token, id)).toMatchObject(notFound)
    expect(
      await updateCaso(test, token, id, { estado_residencia: 'PE', municipio_residencia: 'Recife' })
    ).toMatchObject(notFound)
  })

  it('the key of a case outside is taken, as that of any case: it is the key that was sent', async () => {
    const body = casoBody({ municipio_residencia: 'Salvador', estado_residencia: 'BA' })
    await createdCaso(test, admin.token, body)
    const { status } = await createCaso(test, callers.uf!.token, { ...body, ...casoBodyInRecife })
    expect(status).toBe(422)
  })
  const casoBodyInRecife = { municipio_residencia: 'Recife', estado_residencia: 'PE' }

  it('a list without places, as inactive groups leave it, reaches nothing', async () => {
    const one = await account(test, 'gestor')
    await addMembers(test, await insertGrupo(test, [], { territorios: [PE], ativo: false }), one)
    const id = await seedPerson(test.db, {}, {})
    expect(await readCaso(test, one.token, id)).toMatchObject(notFound)
    expect((await test.call('GET', CASOS, { token: one.token })).body).toMatchObject({ total: 0, tipos: [] })
  })

  it('a change is felt at the next request on another instance', async () => {
    const one = await account(test, 'gestor')
    const id = await seedPerson(test.db, bahia, {})
    const read = () => second.call('GET', casoAt(id), { token: one.token })
    expect((await read()).status).toBe(200)
    const put = (territorios: unknown) =>
      test.call('PUT', at(one.id, '/territorios'), { token: admin.token, body: { territorios } })
    await put([PE])
    expect(await read()).toMatchObject(notFound)
    await put([{ tipo: 'pais' }])
    expect((await read()).status).toBe(200)
  })

  it('cases that are handed over are those within: a caller takes nothing that lies beyond', async () => {
    const { token, id: own } = callers.uf as Account
    const leaver = await account(test, 'analista')
    const inside = await seedPerson(test.db, { responsavel_id: leaver.id }, {})
    const outside = await seedPerson(test.db, { ...bahia, responsavel_id: leaver.id }, {})
    const query = { motivo: 'Saiu', transferir_para: String(own) }
    const done = await test.call('DELETE', at(leaver.id), { token, query })
    expect(done.body.acoes_realizadas).toMatchObject({ casos_transferidos: 1 })
    expect((await readCaso(test, token, inside)).status).toBe(200)
    expect(await readCaso(test, token, outside)).toMatchObject(notFound)
    const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, leaver.id))
    expect(row?.ativo).toBe(false)
  })
})
