import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { listedAndServed, type NotServed, operationsTable } from '../../../scripts/generate/table.ts'
import { document, readOperation, rowsOf, writeOperation } from './fixture.ts'

/** Section 4 of the specification, row by row: description, method, path. */
const specification = `
A POST /api/v1/usuarios/login
A POST /api/v1/usuarios/refresh-token
A POST /api/v1/usuarios/signup
A POST /api/v1/usuarios/reset-password
A GET /api/v1/usuarios/logado
A GET /api/v1/usuarios/
A GET /api/v1/usuarios/{usuario_id}
A PUT /api/v1/usuarios/{usuario_id}
A DELETE /api/v1/usuarios/{usuario_id}
A POST /api/v1/usuarios/{usuario_id}/desativar
A POST /api/v1/usuarios/{usuario_id}/reativar
A POST /api/v1/usuarios/logout
A POST /api/v1/usuarios/{usuario_id}/foto-perfil
A GET /api/v1/permissoes/
A POST /api/v1/permissoes/
A PUT /api/v1/permissoes/{permissao_id}
A DELETE /api/v1/permissoes/{permissao_id}
B POST /api/v1/auth/login
B POST /api/v1/auth/refresh
B POST /api/v1/auth/logout
B GET /api/v1/usuarios/me
B POST /api/v1/auth/forgot-password
B POST /api/v1/auth/reset-password
B POST /api/v1/auth/change-password planned
B POST /api/v1/auth/mfa/enable planned
B POST /api/v1/auth/mfa/verify planned
B POST /api/v1/auth/mfa/disable planned
B GET /api/v1/auth/sessions planned
B DELETE /api/v1/auth/sessions/{session_id} planned
B GET /api/v1/auth/security-metrics planned
B GET /api/v1/health
B GET /api/v1/health/detailed
B GET /api/v1/usuarios
B POST /api/v1/usuarios
B GET /api/v1/usuarios/{id}
B PUT /api/v1/usuarios/{id}
B DELETE /api/v1/usuarios/{id}
B POST /api/v1/usuarios/{id}/alterar-senha planned
B POST /api/v1/usuarios/{id}/grupos/{grupo_id} planned
B DELETE /api/v1/usuarios/{id}/grupos/{grupo_id} planned
B PUT /api/v1/usuarios/{id}/grupos planned
B POST /api/v1/usuarios/{id}/permissoes/{permissao_id} planned
B GET /api/v1/usuarios/{id}/permissoes planned
B GET /api/v1/usuarios/estatisticas planned
B POST /api/v1/usuarios/buscar planned
B POST /api/v1/usuarios/exportar planned
B GET /api/v1/grupos
B POST /api/v1/grupos
B PUT /api/v1/grupos/{id}
B DELETE /api/v1/grupos/{id}
B POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}
B DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id}
B GET /api/v1/grupos/{grupo_id}/usuarios planned
B GET /api/v1/permissoes planned
B GET /api/v1/grupos/{id}
B PUT /api/v1/grupos/{id}/permissoes
B GET /api/v1/agravos/tipos
B GET /api/v1/agravos/casos
B POST /api/v1/agravos/casos
B GET /api/v1/agravos/casos/{id}
B PUT /api/v1/agravos/casos/{id}
B DELETE /api/v1/agravos/casos/{id}
B POST /api/v1/agravos/casos/bulk planned
B GET /api/v1/agravos/casos/estatisticas/resumo
B GET /api/v1/agravos/casos/mapa-calor planned
B POST /api/v1/agravos/casos/{id}/anexos planned
B GET /api/v1/jobs/{job_id}
B POST /api/v1/webhooks
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string, string?])

const table = await readFile('generated/operacoes.md', 'utf8')
const cells = (part: string) =>
  [...part.matchAll(/^\| [A-Z]+ \| `.*$/gm)].map(([row]) =>
    row.split('|').map((cell) => cell.replaceAll('`', '').trim())
  )
const [served, waiting] = table.split('## Not served yet') as [string, string]

it('has a row for each operation of the specification, by its own names and with its own status', () => {
  const rows = [
    ...cells(served).map(([, method, path, description, , status]) => [description, method, path, status]),
    ...cells(waiting).map(([, method, path, description, status]) => [description, method, path, status])
  ].map((row) => row.join(' '))
  const wanted = specification.map(([description, method, path, status = 'current']) =>
    [description, method, path, status].join(' ')
  )
  expect(wanted.filter((row) => !rows.includes(row))).toEqual([])
  expect(new Set(wanted).size).toBe(68)
})

it('marks nothing as current or planned that the specification does not name', () => {
  const known = new Set(specification.map(([description, method, path]) => `${description} ${method} ${path}`))
  const others = cells(served)
    .filter(([, , , , , status]) => status !== 'extension')
    .map(([, method, path, description]) => `${description} ${method} ${path}`)
    .filter((row) => !known.has(row))
  // "Planned: individual add and remove of group permissions", without a path; and login_sw, which section 5 names.
  expect(others).toEqual([
    'B POST /api/v1/grupos/{id}/permissoes/{permissao_id}',
    'B DELETE /api/v1/grupos/{id}/permissoes/{permissao_id}',
    'A POST /api/v1/usuarios/login_sw'
  ])
})

it('is linked from the README', async () => {
  expect(await readFile('README.md', 'utf8')).toContain('(generated/operacoes.md)')
})

const documents = {
  a: document({ '/z/{id}': { get: readOperation('ler', { 'x-permission': 'coisas.listar', 'x-self': 'id' }) } }),
  b: document({
    '/z/{coisa_id}': { get: readOperation('ver', { 'x-permission': 'coisas.listar' }), post: writeOperation('criar') },
    '/a': { post: writeOperation('abrir', { security: [], summary: 'Open | close', 'x-status': 'planned' }) }
  })
}
const listed: NotServed = { method: 'PUT', path: '/b', description: 'b', status: 'planned', summary: 'Later' }

it('operationsTable: sorted by path, method, description; who may call it; two rows for a shared route', () => {
  const text = operationsTable(rowsOf(documents), [listed, { ...listed, method: 'GET', permission: 'coisas.ver' }])
  expect(text.split('\n').filter((row) => row.startsWith('| ') && row.includes('/'))).toEqual([
    '| POST | `/a` | B | `abrir` | planned | none | Open \\| close |',
    '| GET | `/z/{id}` | A | `ler` | current | `coisas.listar` or own record | Read a thing |',
    '| GET | `/z/{coisa_id}` | B | `ver` | current | `coisas.listar` | Read a thing |',
    '| POST | `/z/{coisa_id}` | B | `criar` | current | token | Read a thing |',
    '| PUT | `/b` | B | planned | token | Later |',
    '| GET | `/b` | B | planned | `coisas.ver` | Later |'
  ])
  expect(operationsTable(rowsOf(documents), [])).toContain('Nothing: every row of the specification is served.')
})

it('listedAndServed: names operations that are listed as not served and yet served, whatever their parameters are called', () => {
  const found = listedAndServed(rowsOf(documents), [
    listed,
    { ...listed, method: 'POST', path: '/z/{outro}' },
    { ...listed, method: 'POST', path: '/z/{outro}', description: 'a' }
  ])
  expect(found).toEqual(['openapi/not-served.yaml: POST /z/{outro} is served'])
})
