import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../../scripts/fuzz/judge.ts'
import type { Answer, Sent, Who } from '../../../scripts/fuzz/outgoing.ts'
import { exampleRequest } from '../../../scripts/fuzz/valid.ts'
import { contract, makerFrom, rules, sentOf } from './support.ts'

const headers = { 'x-request-id': 'a1', 'content-language': 'pt-BR', 'content-type': 'application/json; charset=utf-8' }
const answer = (status: number, body: unknown, more: Partial<Answer> = {}): Answer => ({
  status,
  headers,
  bytes: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  ms: 5,
  ...more
})
const error = (code: string) => ({
  error: { code, message: 'x', details: [], request_id: 'a1', timestamp: '2026-11-15T12:00:00.000Z' }
})
const to = (id: string, more: Partial<Sent> = {}): Sent => ({
  ...sentOf(exampleRequest(makerFrom(1), contract.target(id))),
  ...more
})
const json = (value: unknown): Partial<Sent> => ({ bytes: Buffer.from(JSON.stringify(value)) })
const judged = (sent: Sent, given: Answer, who: Who = 'admin') =>
  problemsOf(rules, { who, sent, answer: given }).map(({ kind, operation }) => `${kind} of ${operation}`)

const health = { status: 'ok', version: '1', environment: 'production', timestamp: '2026-11-15T12:00:00.000Z' }
const grupo = { id: 3, message: 'Grupo atualizado.', total_usuarios: 1 }
const saved = { nome: 'novo.grupo' }

describe('an answer', () => {
  it.each<[string, string[], Sent, Answer, Who?]>([
    ['as declared', [], to('verificarSaude'), answer(200, health)],
    ['with a field that is new', [], to('verificarSaude'), answer(200, { ...health, novo: 1 })],
    ['500', ['fault of verificarSaude'], to('verificarSaude'), answer(500, error('INTERNAL_ERROR'))],
    [
      '503 of a service that was not told to be overloaded',
      ['fault of verificarSaude'],
      to('verificarSaude'),
      answer(503, error('SERVICE_UNAVAILABLE'))
    ],
    ['with a wrong type', ['body of verificarSaude'], to('verificarSaude'), answer(200, { ...health, version: 1 })],
    ['without a required field', ['body of verificarSaude'], to('verificarSaude'), answer(200, { status: 'ok' })],
    [
      'that is no JSON',
      ['body of verificarSaude'],
      to('verificarSaude'),
      answer(200, undefined, { bytes: Buffer.from('<p>') })
    ],
    [
      'of another content type',
      ['body of verificarSaude'],
      to('verificarSaude'),
      answer(200, health, { headers: { ...headers, 'content-type': 'text/html' } })
    ],
    ['with a body where none is declared', ['body of excluirCaso'], to('excluirCaso'), answer(204, {})],
    ['of a status that is not declared', ['status of verificarSaude'], to('verificarSaude'), answer(418, error('X'))],
    ['with a code that is not declared', ['body of obterCaso'], to('obterCaso'), answer(404, error('DUPLICATE'))],
    [
      'without X-Request-ID',
      ['header of verificarSaude'],
      to('verificarSaude'),
      answer(200, health, { headers: { ...headers, 'x-request-id': undefined as never } })
    ],
    [
      'in a language that there is not',
      ['header of verificarSaude'],
      to('verificarSaude'),
      answer(200, health, { headers: { ...headers, 'content-language': 'de' } })
    ],
    ['that took long', ['slow of verificarSaude'], to('verificarSaude'), answer(200, health, { ms: 10_001 })],
    [
      "with B's shape of invalid data where A answers",
      ['body of obterUsuario'],
      to('obterUsuario'),
      answer(422, error('VALIDATION_ERROR'))
    ],
    [
      "with A's shape of invalid data where A answers",
      [],
      to('obterUsuario'),
      answer(422, { detail: [{ loc: ['path', 'usuario_id'], msg: 'x', type: 'y' }] })
    ],
    [
      "with A's shape where B answers on the same route",
      ['body of consultarUsuario'],
      to('obterUsuario', { url: '/api/v1/usuarios/7?include=grupos' }),
      answer(422, { detail: [] })
    ],
    [
      '404 with the envelope outside of the contract',
      [],
      to('verificarSaude', { url: '/api/v1/nada' }),
      answer(404, error('NOT_FOUND'))
    ],
    ['404 without it', ['status of outside'], to('verificarSaude', { url: '/api/v1/nada' }), answer(404, {})],
    [
      'with success outside of the contract',
      ['status of outside'],
      to('verificarSaude', { url: '/api/v1/nada' }),
      answer(200, {})
    ],
    [
      'with success to an unknown key',
      ['accepted of editarGrupo'],
      to('editarGrupo', json({ ...saved, outro: 1 })),
      answer(200, grupo)
    ],
    ['with success to a right request', [], to('editarGrupo', json(saved)), answer(200, grupo)],
    [
      'with success to broken JSON',
      ['accepted of editarGrupo'],
      to('editarGrupo', { bytes: Buffer.from('{') }),
      answer(200, grupo)
    ],
    [
      'with success to bytes that are no text',
      ['accepted of editarGrupo'],
      to('editarGrupo', json({ descricao: 'a\u0000' })),
      answer(200, grupo)
    ],
    [
      'with success to another content type',
      ['accepted of editarGrupo'],
      to('editarGrupo', { ...json(saved), headers: { 'content-type': 'text/plain' } }),
      answer(200, grupo)
    ],
    [
      'with success to an unknown parameter',
      ['accepted of verificarSaude'],
      to('verificarSaude', { url: '/api/v1/health?x=1' }),
      answer(200, health)
    ],
    [
      'with success to a parameter that is sent twice',
      ['accepted of verificarSaude'],
      to('verificarSaude', { url: '/api/v1/health?page=1&page=1' }),
      answer(200, health)
    ],
    [
      'with success to an id beyond all ids',
      ['accepted of editarGrupo'],
      to('editarGrupo', { ...json(saved), url: '/api/v1/grupos/0' }),
      answer(200, grupo)
    ],
    [
      'with success to no token',
      ['access of editarGrupo'],
      to('editarGrupo', json(saved)),
      answer(200, grupo),
      'nobody'
    ],
    [
      'with success to an expired token',
      ['access of editarGrupo'],
      to('editarGrupo', json(saved)),
      answer(200, grupo),
      'expired'
    ],
    [
      '404 to a foreign token',
      ['access of editarGrupo'],
      to('editarGrupo', json(saved)),
      answer(404, error('NOT_FOUND')),
      'foreign'
    ],
    ['401 to no token', [], to('editarGrupo', json(saved)), answer(401, error('UNAUTHORIZED')), 'nobody'],
    [
      '401 to a good token',
      ['access of editarGrupo'],
      to('editarGrupo', json(saved)),
      answer(401, error('UNAUTHORIZED'))
    ],
    [
      'with success without the permission',
      ['access of editarGrupo'],
      to('editarGrupo', json(saved)),
      answer(200, grupo),
      'plain'
    ],
    [
      '403 without the permission',
      [],
      to('editarGrupo', json(saved)),
      answer(403, error('PERMISSION_DENIED')),
      'plain'
    ],
    [
      "with success to who asks for another's webhook",
      ['access of excluirWebhook'],
      to('excluirWebhook'),
      answer(204, undefined),
      'plain'
    ],
    ["404 to who asks for another's webhook", [], to('excluirWebhook'), answer(404, error('NOT_FOUND')), 'plain'],
    [
      'to who asks for the own record',
      [],
      to('obterUsuario', { url: '/api/v1/usuarios/4' }),
      answer(404, error('NOT_FOUND')),
      'plain'
    ],
    ['with success to no token where none is needed', [], to('verificarSaude'), answer(200, health), 'nobody']
  ])('%s: %j', (_, expected, sent, given, who) => {
    expect(judged(sent, given, who)).toEqual(expected)
  })
})
