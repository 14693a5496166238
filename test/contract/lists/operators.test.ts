import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lists, refusals, startLists } from './support.ts'

let lists: Lists
const ids: Record<string, number> = {}
beforeAll(async () => {
  lists = await startLists()
  const { body } = await lists.get('/grupos')
  for (const { id, nome } of body.grupos) ids[nome] = id
  Object.assign(ids, lists.ids)
})
afterAll(() => lists.close())

/** Fills in ids: `<A>` stands for the id of A, `<analista>` for that of the group. */
const filled = (text: string) => text.replaceAll(/<(\w+)>/g, (_, name) => String(ids[name]))

describe('GET /api/v1/usuarios: field[op]=value', () => {
  it.each<[kind: string, filter: string, value: string, wanted: string]>([
    ['text', 'nome[eq]', 'Ána Souza', 'A'],
    ['text, other case', 'nome[eq]', 'ána souza', ''],
    ['text, no accent', 'nome[eq]', 'Ana Souza', ''],
    ['text, a part', 'nome[eq]', 'Dor', ''],
    ['text', 'nome[ne]', 'Dora', 'ABCL'],
    ['text, other case', 'nome[ne]', 'dora', 'ABCDL'],
    ['text', 'nome[gt]', 'caio souza', 'DL'],
    ['text, other case and accent', 'nome[gte]', 'Cáio SOUZA', 'CDL'],
    ['text', 'nome[lt]', 'B', 'A'],
    ['text', 'nome[lte]', 'Bruno 100%', 'AB'],
    ['text', 'nome[in]', 'Dora,CAIO Souza,caio souza', 'CD'],
    ['text, spaces after the comma', 'nome[in]', 'Dora,  CAIO Souza', 'CD'],
    ['text, other case', 'nome[like]', 'SOUZA', 'AC'],
    ['text, no accent', 'nome[like]', 'ana', 'A'],
    ['text, an accent too many', 'nome[like]', 'sôuzá', 'AC'],
    ['text', 'nome[like]', '100%', 'B'],
    ['email, other case', 'email[eq]', 'ana.souza@SAUDE.example', 'A'],
    ['email, a part', 'email[eq]', 'ana.souza', ''],
    ['email, other case', 'email[ne]', 'ANA.souza@saude.example', 'BCDL'],
    ['email', 'email[gt]', 'Caio@clinica.example', 'DL'],
    ['email', 'email[gte]', 'CAIO@clinica.example', 'CDL'],
    ['email', 'email[lt]', 'B', 'A'],
    ['email', 'email[lte]', 'BRUNO_X@saude.example', 'AB'],
    ['email', 'email[in]', 'DORA@saude.example,caio@CLINICA.example', 'CD'],
    ['email', 'email[like]', 'SAUDE', 'ABDL'],
    ['email', 'email[like]', '_', 'B'],
    ['integer', 'id[eq]', '<C>', 'C'],
    ['integer', 'id[ne]', '<C>', 'ABDL'],
    ['integer', 'id[gt]', '<B>', 'CD'],
    ['integer', 'id[gte]', '<B>', 'BCD'],
    ['integer', 'id[lt]', '<B>', 'AL'],
    ['integer', 'id[lte]', '<B>', 'ABL'],
    ['integer', 'id[in]', '<A>,<D>, 2147483647', 'AD'],
    ['boolean', 'ativo[eq]', 'true', 'ACDL'],
    ['boolean', 'ativo[ne]', 'true', 'B'],
    ['boolean', 'ativo[in]', 'true,false', 'ABCDL'],
    ['boolean', 'admin[eq]', 'true', 'C'],
    ['boolean', 'email_verificado[eq]', 'true', 'AL'],
    ['boolean', 'mfa_habilitado[ne]', 'false', 'A'],
    ['enum', 'plano[eq]', 'premium', 'A'],
    ['enum', 'plano[ne]', 'basic', 'AC'],
    ['enum', 'plano[in]', 'premium,enterprise', 'AC'],
    ['code', 'estado[eq]', 'PE', 'BC'],
    ['code, other case', 'estado[eq]', 'pe', 'BC'],
    ['code, other case', 'estado[ne]', 'pE', 'ADL'],
    ['code, other case', 'estado[in]', 'sp,Pe', 'ABC'],
    ['code, empty is different', 'estado[ne]', 'PE', 'ADL'],
    ['code', 'estado[gt]', 'PE', 'A'],
    ['code', 'estado[gte]', 'PE', 'ABC'],
    ['code', 'estado[lt]', 'SP', 'BC'],
    ['code', 'estado[lte]', 'SP', 'ABC'],
    ['code', 'estado[in]', 'SP,XX', 'A'],
    ['code', 'estado[like]', 'e', 'BC'],
    ['nullable text', 'cidade[eq]', 'São Paulo', 'A'],
    ['nullable text, empty is different', 'cidade[ne]', 'São Paulo', 'BCDL'],
    ['nullable text', 'cidade[gt]', 'recife', 'AD'],
    ['nullable text', 'cidade[gte]', 'RECIFE', 'ABD'],
    ['nullable text', 'cidade[lt]', 'SAO PAULO', 'B'],
    ['nullable text', 'cidade[lte]', 'SÃO PAULO', 'ABD'],
    ['nullable text', 'cidade[in]', 'sao paulo,Recife', 'BD'],
    ['nullable text', 'cidade[like]', 'SAO', 'AD'],
    ['nullable text', 'cargo[like]', 'médic', 'AC'],
    ['nullable text', 'departamento[ne]', 'Vigilância', 'BCDL'],
    ['nullable text', 'instituicao[like]', 'fundacao', 'A'],
    ['CPF with punctuation', 'cpf[eq]', '529.982.247-25', 'A'],
    ['CPF without', 'cpf[eq]', '52998224725', 'A'],
    ['CPF, empty is different', 'cpf[ne]', '529.982.247-25', 'BCDL'],
    ['CPF', 'cpf[in]', '529.982.247-25,11144477735', 'AB'],
    ['day', 'criado_em[eq]', '2026-11-14', 'BC'],
    ['day', 'criado_em[ne]', '2026-11-14', 'ADL'],
    ['day', 'criado_em[gt]', '2026-11-14', 'DL'],
    ['day', 'criado_em[gte]', '2026-11-14', 'BCDL'],
    ['day', 'criado_em[lt]', '2026-11-14', 'A'],
    ['day', 'criado_em[lte]', '2026-11-14', 'ABC'],
    ['days', 'criado_em[in]', '2026-11-13,2026-11-15', 'ADL'],
    ['moment', 'criado_em[eq]', '2026-11-14T03:00:00Z', 'B'],
    ['moment of another zone', 'criado_em[eq]', '2026-11-14T05:00:00+02:00', 'B'],
    ['moment', 'criado_em[ne]', '2026-11-14T00:00:00-03:00', 'ACDL'],
    ['moment', 'criado_em[gt]', '2026-11-15T02:59:59.999Z', 'DL'],
    ['moment', 'criado_em[gte]', '2026-11-15T02:59:59.999Z', 'CDL'],
    ['moment', 'criado_em[lt]', '2026-11-14T03:00:00Z', 'A'],
    ['moment', 'criado_em[lte]', '2026-11-14T03:00:00Z', 'AB'],
    ['moment and day', 'criado_em[in]', '2026-11-14T03:00:00Z,2026-11-15', 'BDL'],
    ['the first day there is', 'criado_em[gte]', '0001-01-01', 'ABCDL'],
    ['the last day there is', 'criado_em[gt]', '9999-12-31', ''],
    ['moment', 'atualizado_em[lt]', '2026-11-14T12:00:00Z', 'A'],
    ['nullable day', 'ultimo_acesso[eq]', '2026-11-14', 'A'],
    ['nullable day, empty is different', 'ultimo_acesso[ne]', '2026-11-14', 'BCDL'],
    ['nullable moment, empty is different', 'ultimo_acesso[ne]', '2026-11-14T03:00:00Z', 'BCDL'],
    ['nullable day', 'ultimo_acesso[gt]', '2026-11-09', 'AL'],
    ['nullable day', 'ultimo_acesso[lte]', '2026-11-14', 'AC'],
    ['membership', 'grupo_id[eq]', '<analista>', 'AC'],
    ['membership', 'grupo_id[ne]', '<analista>', 'BDL'],
    ['membership', 'grupo_id[gt]', '<analista>', 'BC'],
    ['membership', 'grupo_id[gte]', '<analista>', 'ABC'],
    ['membership', 'grupo_id[lt]', '<usuario>', 'ACL'],
    ['membership', 'grupo_id[lte]', '<usuario>', 'ABCL'],
    ['membership', 'grupo_id[in]', '<analista>,<usuario>', 'ABC'],
    ['membership of no group', 'grupo_id[eq]', '2147483647', '']
  ])('%s: %s=%s finds "%s"', async (_, filter, value, wanted) => {
    expect(await lists.letters({ [filter]: filled(value) })).toBe(wanted)
  })

  it.each<[query: Record<string, string>, wanted: string]>([
    [{ 'criado_em[gte]': '2026-11-14', 'criado_em[lt]': '2026-11-15' }, 'BC'],
    [{ 'nome[like]': 'souza', 'ativo[eq]': 'true', 'estado[ne]': 'SP' }, 'C'],
    [{ 'nome[like]': 'souza', nome: 'caio' }, 'C'],
    [{ 'estado[eq]': 'PE', search: 'SAUDE', 'ativo[eq]': 'false' }, 'B'],
    [{ 'id[gt]': '<A>', search: '{"estado":"PE"}', admin: 'false' }, 'B']
  ])('all of %j must hold: "%s"', async (query, wanted) => {
    const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, filled(value)]))
    expect(await lists.letters(given)).toBe(wanted)
  })

  it.each<[name: string, value: string, wanted: string]>([
    ['nome', 'SOUZA', 'AC'],
    ['email', 'CLINICA', 'C'],
    ['cidade', 'sao', 'AD'],
    ['cargo', 'medic', 'AC'],
    ['estado', 'PE', 'BC'],
    ['estado', 'pe', 'BC'],
    ['estado', 'P', ''],
    ['ativo', 'false', 'B'],
    ['admin', 'true', 'C'],
    ['plano', 'enterprise', 'C'],
    ['grupo_id', '<usuario>', 'BC'],
    ['cpf', '529.982.247-25', 'A'],
    ['criado_em', '2026-11-14', 'BC'],
    ['search', 'souza', 'AC'],
    ['search', 'CLÍNICA', 'C'],
    ['search', 'recife', '']
  ])('plain %s=%s finds "%s"', async (name, value, wanted) => {
    expect(await lists.letters({ [name]: filled(value) })).toBe(wanted)
  })

  it.each<[filter: string, value: string, code: string]>([
    ['ativo[gt]', 'true', 'INVALID_OPERATOR'],
    ['ativo[like]', 'true', 'INVALID_OPERATOR'],
    ['plano[lt]', 'basic', 'INVALID_OPERATOR'],
    ['plano[like]', 'basic', 'INVALID_OPERATOR'],
    ['id[like]', '1', 'INVALID_OPERATOR'],
    ['grupo_id[like]', '1', 'INVALID_OPERATOR'],
    ['criado_em[like]', '2026', 'INVALID_OPERATOR'],
    ['cpf[like]', '529', 'INVALID_OPERATOR'],
    ['cpf[gt]', '529.982.247-25', 'INVALID_OPERATOR'],
    ['nome[between]', 'a', 'INVALID_OPERATOR'],
    ['nome[EQ]', 'a', 'INVALID_OPERATOR'],
    ['senha[eq]', 'a', 'UNKNOWN_FIELD'],
    ['Nome[eq]', 'a', 'UNKNOWN_FIELD'],
    ['telefone[eq]', 'a', 'UNKNOWN_FIELD'],
    ['ativo[eq]', 'sim', 'INVALID_TYPE'],
    ['ativo[eq]', 'TRUE', 'INVALID_TYPE'],
    ['ativo[in]', 'true,', 'INVALID_TYPE'],
    ['id[eq]', 'abc', 'INVALID_TYPE'],
    ['id[eq]', '1e3', 'INVALID_TYPE'],
    ['id[eq]', '1.5', 'INVALID_TYPE'],
    ['id[in]', '1,,2', 'INVALID_TYPE'],
    ['id[gt]', '-1', 'OUT_OF_RANGE'],
    ['id[lt]', '2147483648', 'OUT_OF_RANGE'],
    ['id[in]', '1,9007199254740993', 'OUT_OF_RANGE'],
    ['plano[in]', 'basic,gratis', 'INVALID_VALUE'],
    ['criado_em[gte]', '2026-02-30', 'INVALID_DATE'],
    ['criado_em[gte]', '2026-11-14T10:00:00', 'INVALID_DATE'],
    ['criado_em[in]', '2026-11-14,ontem', 'INVALID_DATE'],
    ['cpf[eq]', '111.111.111-11', 'INVALID_CPF'],
    ['nome[like]', 'x'.repeat(201), 'TOO_LONG'],
    ['nome[ne]', 'x'.repeat(201), 'TOO_LONG'],
    ['estado[eq]', 'PER', 'TOO_LONG'],
    ['id[in]', Array.from({ length: 101 }, (_, i) => i + 1).join(), 'TOO_MANY']
  ])('422 for %s=%.40s: %s at that name', async (filter, value, code) => {
    expect(refusals(await lists.get('/usuarios', { [filter]: value }))).toEqual([`${filter} ${code}`])
  })

  it.each(['id[eq]', 'id[in]', 'nome', 'nome[like]', 'ativo', 'criado_em[gte]', 'search'])(
    'takes an empty %s for no filter, as a form sends it',
    async (filter) => {
      expect(await lists.letters({ [filter]: '' })).toBe(await lists.letters({}))
    }
  )

  it('accepts 100 values with in', async () => {
    const values = Array.from({ length: 99 }, (_, i) => 1_000_000 + i)
    expect(await lists.letters({ 'id[in]': [...values, ids.C].join() })).toBe('C')
  })

  it('names every wrong parameter', async () => {
    const answer = await lists.get('/usuarios', { 'id[eq]': 'x', 'nome[x]': 'y', 'x[eq]': 'y', ativo: 'z' })
    expect(refusals(answer).sort()).toEqual([
      'ativo INVALID_TYPE',
      'id[eq] INVALID_TYPE',
      'nome[x] INVALID_OPERATOR',
      'x[eq] UNKNOWN_FIELD'
    ])
  })
})
