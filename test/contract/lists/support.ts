import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import type { NewUsuario } from '../../../src/core/contas/queries.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { grupos, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { grupoId } from '../../modules/usuarios/support.ts'
import { account, insertAccount } from '../../support/accounts.ts'
import { type Answer, startApp } from '../../support/app.ts'

export type Lists = Awaited<ReturnType<typeof startLists>>

const day = (text: string) => new Date(text)

/**
 * Everybody there is, each known by the initial of the name. The moments lie on both sides of midnight in Brasília
 * (03:00 UTC): A was created on the 13th, B and C on the 14th, D on the 15th.
 */
const people: [grupos: string[], Partial<NewUsuario>][] = [
  [
    ['analista'],
    {
      nome: 'Ána Souza',
      email: 'Ana.Souza@saude.example',
      cpf: '52998224725',
      cidade: 'São Paulo',
      estado: 'SP',
      cargo: 'Médica',
      departamento: 'Vigilância',
      instituicao: 'Fundação',
      plano: 'premium',
      emailVerificado: true,
      mfaHabilitado: true,
      createdAt: day('2026-11-14T02:59:59.999Z'),
      updatedAt: day('2026-11-14T03:00:00.000Z'),
      ultimoAcesso: day('2026-11-14T03:00:00.000Z')
    }
  ],
  [
    ['usuario'],
    {
      nome: 'bruno 100%',
      email: 'bruno_x@saude.example',
      cpf: '11144477735',
      cidade: 'Recife',
      estado: 'PE',
      ativo: false,
      createdAt: day('2026-11-14T03:00:00.000Z'),
      updatedAt: day('2026-11-14T12:00:00.000Z')
    }
  ],
  [
    ['analista', 'usuario'],
    {
      nome: 'CAIO Souza',
      email: 'caio@clinica.example',
      estado: 'PE',
      admin: true,
      plano: 'enterprise',
      cargo: 'medico',
      createdAt: day('2026-11-15T02:59:59.999Z'),
      updatedAt: day('2026-11-15T02:59:59.999Z'),
      ultimoAcesso: day('2026-11-10T00:00:00.000Z')
    }
  ],
  [
    [],
    {
      nome: 'Dora',
      email: 'dora@saude.example',
      cidade: 'sao paulo',
      createdAt: day('2026-11-15T03:00:00.000Z'),
      updatedAt: day('2026-11-15T03:00:00.000Z')
    }
  ]
]

/** Starts the service with these people and `reader` (L), an administrator whose login is in the trail. */
export async function startLists() {
  const test = await startApp()
  // Reading adds entries to the trail, which is itself one of the lists read here and would grow from page to page.
  test.services.readings.note = async () => {}
  const reader = await account(test, 'admin', {
    nome: 'Leitora',
    email: 'leitora@saude.example',
    emailVerificado: true
  })
  const ids: Record<string, number> = { L: reader.id }
  for (const [nomes, fields] of people) {
    const { id } = await insertAccount(test, null, fields)
    for (const nome of nomes)
      await test.db.insert(usuariosGrupos).values({ usuarioId: id, grupoId: await grupoId(test, nome) })
    ids[initial(fields.nome as string)] = id
  }
  // The reader's session may note the moment of a call at any time, so it gets a fixed one.
  await test.db
    .update(usuarios)
    .set({ ultimoAcesso: day('2026-11-15T12:00:00.000Z') })
    .where(eq(usuarios.id, reader.id))

  const get = (path: string, query: Record<string, string | string[]> = {}) =>
    test.call('GET', `/api/v1${path}`, { token: reader.token, query })
  const search = (body: unknown) => test.call('POST', '/api/v1/usuarios/buscar', { token: reader.token, body })
  return {
    ...test,
    reader,
    ids,
    get,
    search,
    /** Returns the initials of the users found, in alphabetical order. */
    letters: async (query: Record<string, string>, path = '/usuarios') =>
      initials(await get(path, { sort: 'nome', ...query })),
    searched: async (filtros: unknown) =>
      initials(await search({ filtros, ordenacao: [{ campo: 'nome', direcao: 'asc' }] }))
  }
}

const initial = (nome: string) => nome.normalize('NFD').replaceAll(/[^\w]/g, '').charAt(0).toUpperCase()

function initials({ status, body }: Answer): string {
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.total).toBe(body.items.length)
  return body.items.map(({ nome }: { nome: string }) => initial(nome)).join('')
}

/**
 * Inserts three groups. The seeded ones get one moment, and the new ones differ from them in every field of a filter.
 */
export async function insertGrupos({ db }: Pick<Lists, 'db'>): Promise<void> {
  const moment = (text: string) => ({ criadoEm: day(text), atualizadoEm: day(text) })
  await db.update(grupos).set(moment('2026-11-01T12:00:00.000Z'))
  await db.insert(grupos).values([
    { nome: 'Xis', descricao: 'Emissão de boletins', ...moment('2026-11-14T02:59:59.999Z') },
    { nome: 'Ypsilon', descricao: null, ativo: false, ...moment('2026-11-14T03:00:00.000Z') },
    { nome: 'Zê', descricao: 'EMISSAO', ...moment('2026-11-15T03:00:00.000Z') }
  ])
}

/** Inserts rows of the trail, known by the letter in `detalhes`. The login of L is there too, as `?`. */
export async function insertTrail({ db }: Pick<Lists, 'db'>): Promise<void> {
  const row = (letra: string, em: string, fields: Partial<typeof auditoria.$inferInsert>) => ({
    acao: 'grupo.criado',
    alvoTipo: 'grupo',
    detalhes: { letra },
    em: day(em),
    ...fields
  })
  await db
    .insert(auditoria)
    .values([
      row('P', '2026-11-14T02:59:59.999Z', { atorId: 700, alvoId: 70, ip: '203.0.113.7', requisicao: 'Pedido-1' }),
      row('Q', '2026-11-14T03:00:00.000Z', { acao: 'grupo.alterado', atorId: 700, alvoId: 71, ip: '203.0.113.8' }),
      row('R', '2026-11-15T03:00:00.000Z', { acao: 'conta.bloqueada', alvoTipo: 'conta', requisicao: 'pedido-2' })
    ])
}

/** Returns the places and codes of a 422, as `field CODE`. */
export function refusals({ status, body }: Answer): string[] {
  expect({ status, code: body?.error?.code }, JSON.stringify(body)).toEqual({ status: 422, code: 'VALIDATION_ERROR' })
  return body.error.details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
}
