import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissaoId } from '../../modules/usuarios/support.ts'
import { insertGrupos, insertTrail, type Lists, refusals, startLists } from './support.ts'

let lists: Lists
/** Ids of people and rows by their letter, and of groups by their name. */
const ids: Record<string, number> = {}
beforeAll(async () => {
  lists = await startLists()
  await insertGrupos(lists)
  await insertTrail(lists)
  for (const { id, nome } of (await lists.get('/grupos')).body.grupos) ids[nome] = id
  for (const { id, detalhes } of (await lists.get('/auditoria')).body.items) ids[detalhes.letra ?? 'login'] = id
  Object.assign(ids, lists.ids, { permissao: await permissaoId(lists, 'admin') })
})
afterAll(() => lists.close())

const filled = (text: string) => text.replaceAll(/<(\w+)>/g, (_, name) => String(ids[name]))

describe('GET /api/v1/grupos: field[op]=value', () => {
  const all = 'admin analista gestor usuario visualizador Xis Ypsilon Zê'
  const without = (...nomes: string[]) =>
    all
      .split(' ')
      .filter((nome) => !nomes.includes(nome))
      .join(' ')

  it.each<[filter: string, value: string, wanted: string]>([
    ['nome[eq]', 'Zê', 'Zê'],
    ['nome[eq]', 'zê', ''],
    ['nome[ne]', 'Zê', without('Zê')],
    ['nome[gt]', 'USUÁRIO', 'visualizador Xis Ypsilon Zê'],
    ['nome[gte]', 'xís', 'Xis Ypsilon Zê'],
    ['nome[lt]', 'analista', 'admin'],
    ['nome[lte]', 'ANALISTA', 'admin analista'],
    ['nome[in]', 'Zê,Xis,zê', 'Xis Zê'],
    ['nome[like]', 'ZE', 'Zê'],
    ['descricao[like]', 'emissao', 'Xis Zê'],
    ['descricao[eq]', 'EMISSAO', 'Zê'],
    ['descricao[ne]', 'EMISSAO', without('Zê')],
    ['ativo[eq]', 'false', 'Ypsilon'],
    ['ativo[ne]', 'false', without('Ypsilon')],
    ['ativo[in]', 'false,true', all],
    ['id[eq]', '<Xis>', 'Xis'],
    ['id[ne]', '<Xis>', without('Xis')],
    ['id[gt]', '<Xis>', 'Ypsilon Zê'],
    ['id[gte]', '<Xis>', 'Xis Ypsilon Zê'],
    ['id[lt]', '<Xis>', without('Xis', 'Ypsilon', 'Zê')],
    ['id[lte]', '<Xis>', without('Ypsilon', 'Zê')],
    ['id[in]', '<Xis>,<admin>', 'admin Xis'],
    ['total_usuarios[eq]', '2', 'analista usuario'],
    ['total_usuarios[ne]', '0', 'admin analista usuario'],
    ['total_usuarios[gt]', '1', 'analista usuario'],
    ['total_usuarios[gte]', '1', 'admin analista usuario'],
    ['total_usuarios[lt]', '1', without('admin', 'analista', 'usuario')],
    ['total_usuarios[lte]', '1', without('analista', 'usuario')],
    ['total_usuarios[in]', '1,7', 'admin'],
    ['permissao_id[eq]', '<permissao>', 'admin'],
    ['permissao_id[ne]', '<permissao>', without('admin')],
    ['permissao_id[in]', '<permissao>,2147483647', 'admin'],
    ['permissao_id[gt]', '2147483646', ''],
    ['criado_em[eq]', '2026-11-13', 'Xis'],
    ['criado_em[ne]', '2026-11-01', 'Xis Ypsilon Zê'],
    ['criado_em[gt]', '2026-11-14', 'Zê'],
    ['criado_em[gte]', '2026-11-14', 'Ypsilon Zê'],
    ['criado_em[lt]', '2026-11-13', without('Xis', 'Ypsilon', 'Zê')],
    ['criado_em[lte]', '2026-11-13', without('Ypsilon', 'Zê')],
    ['atualizado_em[in]', '2026-11-13,2026-11-15T03:00:00Z', 'Xis Zê'],
    ['atualizado_em[gt]', '2026-11-14T03:00:00Z', 'Zê'],
    ['nome', 'Is', 'analista visualizador Xis'],
    ['search', 'boletins', 'Xis']
  ])('%s=%s finds "%s"', async (filter, value, wanted) => {
    const { status, body } = await lists.get('/grupos', { sort: 'nome', [filter]: filled(value) })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.grupos.map(({ nome }: { nome: string }) => nome).join(' ')).toBe(wanted)
    expect(body.total).toBe(body.grupos.length)
  })

  it.each<[filter: string, value: string, code: string]>([
    ['ativo[gte]', 'true', 'INVALID_OPERATOR'],
    ['total_usuarios[like]', '1', 'INVALID_OPERATOR'],
    ['total_usuarios[eq]', '-1', 'OUT_OF_RANGE'],
    ['email[eq]', 'x', 'UNKNOWN_FIELD'],
    ['permissoes[eq]', 'x', 'UNKNOWN_FIELD']
  ])('422 for %s=%s: %s', async (filter, value, code) => {
    expect(refusals(await lists.get('/grupos', { [filter]: value }))).toEqual([`${filter} ${code}`])
  })
})

describe('GET /api/v1/auditoria: field[op]=value', () => {
  it.each<[filter: string, value: string, wanted: string]>([
    ['acao[eq]', 'grupo.criado', 'P'],
    ['acao[eq]', 'grupo.', 'PQ'],
    ['acao[eq]', 'grupo', ''],
    ['acao[ne]', 'grupo.criado', '?QR'],
    ['acao[ne]', 'grupo.', '?R'],
    ['acao[gt]', 'grupo.alterado', '?P'],
    ['acao[gte]', 'grupo.alterado', '?PQ'],
    ['acao[lt]', 'grupo.alterado', 'R'],
    ['acao[lte]', 'grupo.alterado', 'QR'],
    ['acao[in]', 'grupo.criado,conta.bloqueada', 'PR'],
    ['acao[in]', 'grupo.,conta.bloqueada', 'PQR'],
    ['acao[like]', 'GRUPO', 'PQ'],
    ['acao[like]', 'ado', 'PQ'],
    ['ator_id[eq]', '700', 'PQ'],
    ['ator_id[ne]', '700', '?R'],
    ['ator_id[gt]', '699', 'PQ'],
    ['ator_id[gte]', '701', ''],
    ['ator_id[lt]', '700', ''],
    ['ator_id[lte]', '700', 'PQ'],
    ['ator_id[in]', '1,700', 'PQ'],
    ['alvo_tipo[eq]', 'grupo', 'PQ'],
    ['alvo_tipo[ne]', 'grupo', '?R'],
    ['alvo_tipo[in]', 'grupo,conta', 'PQR'],
    ['alvo_id[ne]', '70', '?QR'],
    ['alvo_id[gte]', '71', 'Q'],
    ['alvo_id[in]', '70,71,72', 'PQ'],
    ['id[eq]', '<Q>', 'Q'],
    ['id[ne]', '<Q>', '?PR'],
    ['id[gt]', '<P>', 'QR'],
    ['id[gte]', '<P>', 'PQR'],
    ['id[lt]', '<P>', '?'],
    ['id[lte]', '<P>', '?P'],
    ['id[in]', '<P>,<R>', 'PR'],
    ['id[lte]', '9007199254740991', '?PQR'],
    ['em[eq]', '2026-11-14', 'Q'],
    ['em[ne]', '2026-11-14', '?PR'],
    ['em[gt]', '2026-11-13', '?QR'],
    ['em[gte]', '2026-11-15', '?R'],
    ['em[lt]', '2026-11-14', 'P'],
    ['em[lte]', '2026-11-14', 'PQ'],
    ['em[in]', '2026-11-13,2026-11-15T03:00:00Z', 'PR'],
    ['em[gt]', '2026-11-14T03:00:00Z', '?R'],
    ['ip[eq]', '203.0.113.7', 'P'],
    ['ip[ne]', '203.0.113.7', '?QR'],
    ['ip[like]', '113.', 'PQ'],
    ['requisicao[eq]', 'pedido-1', ''],
    ['requisicao[in]', 'Pedido-1,pedido-2', 'PR'],
    ['requisicao[like]', 'PEDIDO', 'PR'],
    ['search', 'CRIADO', 'P'],
    ['search', '{"ator_id":null,"alvo_id":null}', 'R']
  ])('%s=%s finds "%s"', async (filter, value, wanted) => {
    const { status, body } = await lists.get('/auditoria', { order: 'asc', [filter]: filled(value) })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.items.map((row: { detalhes: { letra?: string } }) => row.detalhes.letra ?? '?').join('')).toBe(wanted)
    expect(body.total).toBe(wanted.length)
  })

  it.each<[filter: string, value: string, code: string]>([
    ['alvo_tipo[like]', 'grupo', 'INVALID_OPERATOR'],
    ['alvo_tipo[in]', 'grupo,x', 'INVALID_VALUE'],
    ['acao[eq]', 'LOGIN', 'INVALID_FORMAT'],
    ['acao[in]', 'login.,x%', 'INVALID_FORMAT'],
    ['id[eq]', '9007199254740993', 'OUT_OF_RANGE'],
    ['detalhes[like]', 'x', 'UNKNOWN_FIELD'],
    ['desde[gte]', '2026-11-15', 'UNKNOWN_FIELD']
  ])('422 for %s=%s: %s', async (filter, value, code) => {
    expect(refusals(await lists.get('/auditoria', { [filter]: value }))).toEqual([`${filter} ${code}`])
  })
})

describe('GET /api/v1/grupos/{grupo_id}/usuarios: field[op]=value', () => {
  it.each<[grupo: string, filter: string, value: string, wanted: string]>([
    ['analista', 'nome[like]', 'souza', 'AC'],
    ['analista', 'nome[ne]', 'CAIO Souza', 'A'],
    ['analista', 'nome[gt]', 'B', 'C'],
    ['usuario', 'nome[lte]', 'bruno 100%', 'B'],
    ['usuario', 'email[eq]', 'CAIO@clinica.example', 'C'],
    ['usuario', 'email[in]', 'CAIO@clinica.example,dora@saude.example', 'C'],
    ['usuario', 'ativo[ne]', 'true', 'B'],
    ['usuario', 'ativo[eq]', 'true', 'C'],
    ['usuario', 'id[gte]', '<C>', 'C'],
    ['usuario', 'id[in]', '<A>,<B>', 'B'],
    ['usuario', 'id[lt]', '<C>', 'B'],
    ['gestor', 'id[gt]', '1', ''],
    ['usuario', 'search', 'bruno', 'B']
  ])('of %s: %s=%s finds "%s"', async (grupo, filter, value, wanted) => {
    const found = lists.letters({ [filter]: filled(value) }, `/grupos/${ids[grupo]}/usuarios`)
    expect(await found).toBe(wanted)
  })

  it('422 for a field that only the list of users has', async () => {
    const answer = await lists.get(`/grupos/${ids.usuario}/usuarios`, { 'cidade[eq]': 'x', cidade: 'x' })
    expect(refusals(answer)).toEqual(['cidade UNKNOWN_FIELD', 'cidade[eq] UNKNOWN_FIELD'])
  })
})
