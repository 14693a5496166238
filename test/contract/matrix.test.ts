import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/engine/contract/schema/operation.ts'
import { type Account, account } from '../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../support/app.ts'
import { NOBODY, type Sample, samples } from './support.ts'

/**
 * Who may do what. A row has method, path and description | what the contract asks for | one sign for each caller. The
 * callers, in this order: admin, gestor, analista, usuario, visualizador; without a token; an account without any
 * group, with its own id in place of every id of the path. The signs: + may, - gets 403, 0 gets 401. Any account may
 * have webhooks, but the example subscribes to cases, which takes agravos.listar.
 */
const matrix = `
POST   /api/v1/usuarios/login                          A | public                        | +++++ + +
POST   /api/v1/usuarios/login_sw                       A | public                        | +++++ + +
POST   /api/v1/usuarios/refresh-token                  A | public                        | +++++ + +
POST   /api/v1/usuarios/signup                         A | public                        | +++++ + +
POST   /api/v1/usuarios/reset-password                 A | public                        | +++++ + +
GET    /api/v1/usuarios/logado                         A | any account                   | +++++ 0 +
POST   /api/v1/usuarios/logout                         A | any account                   | +++++ 0 +
GET    /api/v1/usuarios/                               A | usuarios.listar               | ++--+ 0 -
GET    /api/v1/usuarios/{usuario_id}                   A | usuarios.listar or self       | ++--+ 0 +
PUT    /api/v1/usuarios/{usuario_id}                   A | usuarios.editar or self       | ++--- 0 +
DELETE /api/v1/usuarios/{usuario_id}                   A | usuarios.deletar              | ++--- 0 -
POST   /api/v1/usuarios/{usuario_id}/desativar         A | usuarios.deletar              | ++--- 0 -
POST   /api/v1/usuarios/{usuario_id}/reativar          A | usuarios.editar               | ++--- 0 -
GET    /api/v1/usuarios/{usuario_id}/foto-perfil       A | usuarios.listar or self       | ++--+ 0 +
POST   /api/v1/usuarios/{usuario_id}/foto-perfil       A | usuarios.editar or self       | ++--- 0 +
DELETE /api/v1/usuarios/{usuario_id}/foto-perfil       A | usuarios.editar or self       | ++--- 0 +
GET    /api/v1/permissoes/                             A | any account                   | +++++ 0 +
POST   /api/v1/permissoes/                             A | usuarios.gerenciar_permissoes | ++--- 0 -
PUT    /api/v1/permissoes/{permissao_id}               A | usuarios.gerenciar_permissoes | ++--- 0 -
DELETE /api/v1/permissoes/{permissao_id}               A | usuarios.gerenciar_permissoes | ++--- 0 -
GET    /api/v1/health                                  B | public                        | +++++ + +
GET    /api/v1/health/detailed                         B | public                        | +++++ + +
POST   /api/v1/auth/login                              B | public                        | +++++ + +
POST   /api/v1/auth/refresh                            B | public                        | +++++ + +
POST   /api/v1/auth/logout                             B | any account                   | +++++ 0 +
POST   /api/v1/auth/painel                             B | public                        | +++++ + +
PUT    /api/v1/auth/painel                             B | public                        | +++++ + +
DELETE /api/v1/auth/painel                             B | public                        | +++++ + +
POST   /api/v1/inicio                                  B | public                        | +++++ + +
POST   /api/v1/auth/forgot-password                    B | public                        | +++++ + +
POST   /api/v1/auth/reset-password                     B | public                        | +++++ + +
POST   /api/v1/auth/change-password                    B | any account                   | +++++ 0 +
POST   /api/v1/auth/confirm-email                      B | public                        | +++++ + +
POST   /api/v1/auth/unlock                             B | public                        | +++++ + +
POST   /api/v1/auth/convite                            B | public                        | +++++ + +
POST   /api/v1/auth/reauthenticate                     B | any account                   | +++++ 0 +
POST   /api/v1/auth/mfa/enable                         B | any account                   | +++++ 0 +
POST   /api/v1/auth/mfa/verify                         B | any account                   | +++++ 0 +
POST   /api/v1/auth/mfa/disable                        B | any account                   | +++++ 0 +
GET    /api/v1/auth/sessions                           B | any account                   | +++++ 0 +
DELETE /api/v1/auth/sessions/{session_id}              B | any account                   | +++++ 0 +
GET    /api/v1/auth/security-metrics                   B | any account                   | +++++ 0 +
GET    /api/v1/chaves                                  B | any account                   | +++++ 0 +
POST   /api/v1/chaves                                  B | any account                   | +++++ 0 +
DELETE /api/v1/chaves/{id}                             B | any account                   | +++++ 0 +
GET    /api/v1/usuarios                                B | usuarios.listar               | ++--+ 0 -
POST   /api/v1/usuarios                                B | usuarios.criar                | ++--- 0 -
POST   /api/v1/usuarios/buscar                         B | usuarios.listar               | ++--+ 0 -
POST   /api/v1/usuarios/exportar                       B | usuarios.exportar             | ++--- 0 -
POST   /api/v1/usuarios/me/dados                       B | any account                   | +++++ 0 +
GET    /api/v1/usuarios/me/alertas                     B | agravos.estatisticas          | +++++ 0 -
PUT    /api/v1/usuarios/me/alertas                     B | agravos.estatisticas          | +++++ 0 -
POST   /api/v1/usuarios/{id}/apagar                    B | admin                         | +---- 0 -
GET    /api/v1/usuarios/estatisticas                   B | usuarios.listar               | ++--+ 0 -
GET    /api/v1/usuarios/convites                       B | usuarios.criar                | ++--- 0 -
POST   /api/v1/usuarios/convites                       B | usuarios.criar                | ++--- 0 -
DELETE /api/v1/usuarios/convites/{id}                  B | usuarios.criar                | ++--- 0 -
POST   /api/v1/usuarios/{id}/alterar-senha             B | usuarios.editar               | ++--- 0 -
PUT    /api/v1/usuarios/{id}/territorios               B | usuarios.gerenciar_permissoes | ++--- 0 -
PUT    /api/v1/usuarios/{id}/grupos                    B | usuarios.gerenciar_grupos     | ++--- 0 -
POST   /api/v1/usuarios/{id}/grupos/{grupo_id}         B | usuarios.gerenciar_grupos     | ++--- 0 -
DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}         B | usuarios.gerenciar_grupos     | ++--- 0 -
GET    /api/v1/usuarios/{id}/permissoes                B | usuarios.listar or self       | ++--+ 0 +
POST   /api/v1/usuarios/{id}/permissoes/{permissao_id} B | usuarios.gerenciar_permissoes | ++--- 0 -
DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id} B | usuarios.gerenciar_permissoes | ++--- 0 -
GET    /api/v1/grupos                                  B | grupos.listar                 | ++--+ 0 -
POST   /api/v1/grupos                                  B | grupos.criar                  | ++--- 0 -
GET    /api/v1/grupos/{id}                             B | grupos.listar                 | ++--+ 0 -
PUT    /api/v1/grupos/{id}                             B | grupos.editar                 | ++--- 0 -
DELETE /api/v1/grupos/{id}                             B | grupos.deletar                | ++--- 0 -
PUT    /api/v1/grupos/{id}/territorios                 B | usuarios.gerenciar_permissoes | ++--- 0 -
PUT    /api/v1/grupos/{id}/permissoes                  B | grupos.editar                 | ++--- 0 -
POST   /api/v1/grupos/{id}/permissoes/{permissao_id}   B | grupos.editar                 | ++--- 0 -
DELETE /api/v1/grupos/{id}/permissoes/{permissao_id}   B | grupos.editar                 | ++--- 0 -
GET    /api/v1/grupos/{grupo_id}/usuarios              B | grupos.listar                 | ++--+ 0 -
POST   /api/v1/grupos/{grupo_id}/usuarios/{usuario_id} B | usuarios.gerenciar_permissoes | ++--- 0 -
DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id} B | usuarios.gerenciar_permissoes | ++--- 0 -
GET    /api/v1/permissoes                              B | any account                   | +++++ 0 +
GET    /api/v1/agravos/tipos                           B | agravos.listar                | +++++ 0 -
GET    /api/v1/agravos/casos                           B | agravos.listar                | +++++ 0 -
POST   /api/v1/agravos/casos                           B | agravos.criar                 | +++-- 0 -
GET    /api/v1/agravos/casos/extrato                   B | agravos.exportar              | +++-- 0 -
POST   /api/v1/agravos/casos/exportar                  B | agravos.exportar              | +++-- 0 -
POST   /api/v1/agravos/casos/em-lote                   B | agravos.editar                | +++-- 0 -
POST   /api/v1/agravos/casos/buscar-pessoa             B | agravos.identificar           | ++--- 0 -
GET    /api/v1/agravos/duplicidades                    B | agravos.identificar           | ++--- 0 -
POST   /api/v1/agravos/duplicidades/busca              B | agravos.identificar           | ++--- 0 -
POST   /api/v1/agravos/duplicidades/{id}/resolver      B | agravos.identificar           | ++--- 0 -
POST   /api/v1/agravos/duplicidades/{id}/desfazer      B | agravos.identificar           | ++--- 0 -
POST   /api/v1/agravos/casos/bulk                      B | agravos.importar              | +++-- 0 -
POST   /api/v1/agravos/casos/bulk/inspecionar          B | agravos.importar              | +++-- 0 -
GET    /api/v1/agravos/importacoes                     B | agravos.importar              | +++-- 0 -
DELETE /api/v1/agravos/importacoes/{job_id}            B | agravos.importar              | +++-- 0 -
GET    /api/v1/agravos/casos/estatisticas/resumo       B | agravos.estatisticas          | +++++ 0 -
GET    /api/v1/agravos/casos/estatisticas/series       B | agravos.estatisticas          | +++++ 0 -
GET    /api/v1/agravos/alertas                         B | agravos.estatisticas          | +++++ 0 -
GET    /api/v1/agravos/alertas/historico               B | agravos.estatisticas          | +++++ 0 -
GET    /api/v1/agravos/casos/mapa-calor                B | agravos.estatisticas          | +++++ 0 -
GET    /api/v1/agravos/casos/{id}                      B | agravos.listar                | +++++ 0 -
PUT    /api/v1/agravos/casos/{id}                      B | agravos.editar                | +++-- 0 -
DELETE /api/v1/agravos/casos/{id}                      B | agravos.deletar               | ++--- 0 -
GET    /api/v1/agravos/casos/{id}/identificacao        B | agravos.identificar           | ++--- 0 -
GET    /api/v1/agravos/casos/{id}/anexos               B | agravos.listar                | +++++ 0 -
POST   /api/v1/agravos/casos/{id}/anexos               B | agravos.editar                | +++-- 0 -
GET    /api/v1/agravos/casos/{id}/anexos/{anexo_id}    B | agravos.identificar           | ++--- 0 -
DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id}    B | agravos.editar                | +++-- 0 -
GET    /api/v1/jobs                                    B | any account                   | +++++ 0 +
GET    /api/v1/jobs/{job_id}                           B | any account                   | +++++ 0 +
DELETE /api/v1/jobs/{job_id}                           B | any account                   | +++++ 0 +
GET    /api/v1/jobs/{job_id}/resultado                 B | any account                   | +++++ 0 +
GET    /api/v1/webhooks                                B | any account                   | +++++ 0 +
POST   /api/v1/webhooks                                B | any account                   | +++++ 0 -
GET    /api/v1/webhooks/{webhook_id}                   B | any account                   | +++++ 0 +
PUT    /api/v1/webhooks/{webhook_id}                   B | any account                   | +++++ 0 +
DELETE /api/v1/webhooks/{webhook_id}                   B | any account                   | +++++ 0 +
POST   /api/v1/webhooks/{webhook_id}/segredo           B | any account                   | +++++ 0 +
POST   /api/v1/webhooks/{webhook_id}/teste             B | any account                   | +++++ 0 +
GET    /api/v1/webhooks/{webhook_id}/entregas          B | any account                   | +++++ 0 +
POST   /api/v1/webhooks/{webhook_id}/entregas/reenviar B | any account                   | +++++ 0 +
GET    /api/v1/webhooks/{webhook_id}/entregas/{entrega_id} B | any account                   | +++++ 0 +
POST   /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar B | any account                   | +++++ 0 +
GET    /api/v1/noticias                                B | noticias.listar               | +++++ 0 -
POST   /api/v1/noticias                                B | noticias.criar                | ++--- 0 -
GET    /api/v1/noticias/{id}                           B | noticias.listar               | +++++ 0 -
PUT    /api/v1/noticias/{id}                           B | noticias.editar               | ++--- 0 -
DELETE /api/v1/noticias/{id}                           B | noticias.deletar              | ++--- 0 -
GET    /api/v1/noticias/{id}/imagem                    B | public                        | +++++ + +
PUT    /api/v1/noticias/{id}/imagem                    B | noticias.editar               | ++--- 0 -
DELETE /api/v1/noticias/{id}/imagem                    B | noticias.editar               | ++--- 0 -
GET    /api/v1/noticias/{id}/imagem/previa             B | noticias.listar               | +++++ 0 -
GET    /api/v1/relatorios                              B | any account                   | +++++ 0 +
POST   /api/v1/relatorios                              B | relatorios.gerar              | +++-- 0 -
GET    /api/v1/relatorios-agendamentos                 B | any account                   | +++++ 0 +
POST   /api/v1/relatorios-agendamentos                 B | relatorios.gerar              | +++-- 0 -
DELETE /api/v1/relatorios-agendamentos/{agendamento_id} B | any account                   | +++++ 0 +
GET    /api/v1/relatorios/{relatorio_id}               B | any account                   | +++++ 0 +
DELETE /api/v1/relatorios/{relatorio_id}               B | any account                   | +++++ 0 +
GET    /api/v1/relatorios/{relatorio_id}/arquivo       B | relatorios.exportar           | +++-- 0 -
GET    /api/v1/usuarios/me                             B | any account                   | +++++ 0 +
DELETE /api/v1/usuarios/{id}/bloqueio                  B | admin                         | +---- 0 -
DELETE /api/v1/usuarios/{id}/sessoes                   B | admin                         | +---- 0 -
DELETE /api/v1/usuarios/{id}/mfa                       B | admin                         | +---- 0 -
GET    /api/v1/auditoria                               B | admin                         | +---- 0 -
GET    /api/v1/administracao/modo                      B | admin                         | +---- 0 -
PUT    /api/v1/administracao/modo                      B | admin                         | +---- 0 -
POST   /api/v1/administracao/carta-teste               B | admin                         | +---- 0 -
GET    /api/v1/administracao/demonstracao              B | admin                         | +---- 0 -
POST   /api/v1/administracao/demonstracao              B | admin                         | +---- 0 -
GET    /api/v1/administracao/situacao                  B | admin                         | +---- 0 -
GET    /api/v1/usuarios/{id}                           B | usuarios.listar or self       | ++--+ 0 +
PUT    /api/v1/usuarios/{id}                           B | usuarios.editar or self       | ++--- 0 +
DELETE /api/v1/usuarios/{id}                           B | usuarios.deletar              | ++--- 0 -
`

const lines = matrix
  .trim()
  .split('\n')
  .map((line) => {
    const [operation = '', needs = '', signs = ''] = line.split('|').map((part) => part.trim())
    const [method, path, description] = operation.split(/ +/)
    return { title: `${method} ${path} (${description})`, needs, signs: signs.replaceAll(' ', '') }
  })

function needsOf({ public: open, permission, self }: Operation): string {
  if (open) return 'public'
  return permission === null ? 'any account' : `${permission}${self === null ? '' : ' or self'}`
}

const grupos = ['admin', 'gestor', 'analista', 'usuario', 'visualizador'] as const
let test: TestApp
const contas = new Map<string | null, Account>()

beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  for (const grupo of [...grupos, null]) contas.set(grupo, await account(test, grupo))
})
afterAll(() => test.close())

/** Returns the sign of an answer. A wrong password is 401 too, but says nothing about the caller's rights. */
function sign({ status, body }: Answer): string {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  const code = body?.error?.code
  if (status === 401 && code === 'UNAUTHORIZED') return '0'
  return status === 403 && code === 'PERMISSION_DENIED' ? '-' : '+'
}

/** Returns the session of a caller; a logout gets one that no other row needs. */
const conta = async (grupo: (typeof grupos)[number] | null, { url }: Sample) =>
  url.endsWith('/logout') ? await account(test, grupo) : contas.get(grupo)!

async function signsOf(sample: Sample): Promise<string> {
  const { method, url, body } = sample
  const found: string[] = []
  for (const grupo of grupos) {
    found.push(sign(await test.call(method, url, { token: (await conta(grupo, sample)).token, body })))
  }
  found.push(sign(await test.call(method, url, { body })))
  const me = await conta(null, sample)
  const own = url.replaceAll(NOBODY, String(me.id))
  found.push(sign(await test.call(method, own, { token: me.token, body: ownBody(sample, me) })))
  return found.join('')
}

/**
 * Returns a body that an account may send about itself: the example of A's update also sends fields that only others
 * may change.
 */
function ownBody({ operation, body }: Sample, me: Account): unknown {
  return operation.id === 'atualizarUsuario' ? { usuario: { nome: 'Ana', email: me.email } } : body
}

describe('the permission matrix', () => {
  it('has every operation of the contract once, and no other', () => {
    expect(lines.map(({ title }) => title).sort()).toEqual(samples.map(({ title }) => title).sort())
    expect(samples).toHaveLength(operations.length)
  })

  it.each(lines)('$title: $needs, as the contract says', ({ title, needs, signs }) => {
    const { operation } = samples.find((sample) => sample.title === title)!
    expect(needsOf(operation)).toBe(needs)
    expect(signs).toMatch(/^[+-]{5}[+0][+-]$/)
  })

  it.each(lines)('$title: $signs, as the service does', async ({ title, signs }) => {
    expect(await signsOf(samples.find((sample) => sample.title === title)!)).toBe(signs)
  })
})
