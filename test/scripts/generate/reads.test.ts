import { describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import type { Operation } from '../../../scripts/generate/document.ts'
import { readProblems } from '../../../scripts/generate/reads.ts'
import { document, type Operations, readOperation, rowsOf, writeOperation } from './fixture.ts'

const path = '/api/v1/coisas'
const problemsOf = (a: Operations) => readProblems(rowsOf({ a: document(a), b: document({}) }))
const replica = { 'x-read': 'replica' } as const
const accepted = { 202: { description: 'Accepted' } } as unknown as Operation['responses']

describe('x-read', () => {
  it.each<[string, Operations]>([
    ['what is read', { [path]: { get: readOperation('listarCoisas', replica) } }],
    [
      'a list that is asked for by POST',
      { [path]: { post: writeOperation('buscar', { ...replica, 'x-filterable': {} }) } }
    ],
    [
      'what starts a job',
      { [path]: { post: writeOperation('exportar', { 'x-read': 'job-on-replica', responses: accepted }) } }
    ]
  ])('%s: accepted', (_, given) => {
    expect(problemsOf(given)).toEqual([])
  })

  it.each<[string, Operations, string]>([
    ['what writes', { [path]: { post: writeOperation('criar', replica) } }, 'criar: x-read: replica is for'],
    [
      'what starts a job',
      { [path]: { post: writeOperation('exportar', { ...replica, 'x-filterable': {}, responses: accepted }) } },
      'exportar: x-read: replica is for'
    ],
    ['a record with a tag', { [path]: { get: readOperation('ler', { ...replica, 'x-etag': true }) } }, 'ler: x-read'],
    ['what needs no token', { [path]: { get: readOperation('ler', { ...replica, security: [] }) } }, 'ler: x-read'],
    [
      'no job',
      { [path]: { get: readOperation('ler', { 'x-read': 'job-on-replica' }) } },
      'ler: x-read: job-on-replica'
    ],
    [
      'another word',
      { [path]: { get: readOperation('ler', { 'x-read': 'other' as 'replica' }) } },
      'ler: x-read must be'
    ]
  ])('%s: refused', (_, given, problem) => {
    expect(problemsOf(given)).toEqual([expect.stringContaining(problem)])
  })
})

/** Lists that the primary answers, and why. */
const ON_THE_PRIMARY = {
  listarJobs: 'tells what has ended; the lists that are read next must show what it has done',
  listarImportacoes: 'the same',
  listarDuplicidades: 'a decision must be seen at once, and each reading is written to the trail',
  buscarDuplicidades: 'starts a job that writes',
  buscarPessoa: 'each search is counted and written to the trail before anything is shown',
  listarAnexos: 'each reading is written to the trail',
  listarSessoes: 'who is signed in: a session that was ended must not be shown as open',
  listarPermissoesUsuario: 'what an account may do',
  listarTiposAgravo: 'reads no database'
}

describe('the contract', () => {
  it('every list and every statistic is marked, or there is a reason', () => {
    const asked = operations.filter(
      ({ id, method, list, public: isPublic }) =>
        !isPublic &&
        ((list !== null && method === 'GET') ||
          /^(listar|pesquisar|resumir|mapear|buscar|obterSeries|obterEstat)/.test(id))
    )
    const unmarked = asked.filter(({ read }) => read !== 'replica').map(({ id }) => id)
    expect(unmarked.sort()).toEqual(Object.keys(ON_THE_PRIMARY).sort())
  })

  it('jobs that only read are marked', () => {
    const marked = operations.filter(({ read }) => read === 'job-on-replica').map(({ id }) => id)
    expect(marked.sort()).toEqual(['exportarCasos', 'exportarUsuarios', 'gerarRelatorio'])
  })
})
