import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { DUPLICIDADES, limit, listed, pairs } from '../agravos/duplicidades/support.ts'
import { countCasos, expectConsistent, figures, importRows, type SheetRow, sheetRows } from './api-support.ts'

let test: TestApp
let gestor: Account
let analista: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  analista = await account(test, 'analista')
})
afterEach(async () => {
  await expectConsistent(test)
  await test.db.execute(sql`delete from casos`)
})
afterAll(() => test.close())

const luiz = (fields: SheetRow = {}) =>
  sheetRows(1, { paciente_nome: 'Luiz Souza', paciente_data_nascimento: '1984-05-07', ...fields })[0]!

it('a file with a person twice: a warning with the other case for who may know it, within a batch and after it', async () => {
  const rows = [luiz(), luiz({ paciente_nome: 'Luís Sousa' }), luiz({ paciente_data_nascimento: '1984-07-05' })]
  const job = await importRows(test, gestor.token, rows, {}, 2)
  expect(job.resultado).toMatchObject(figures({ total_linhas: 3, importados: 3, avisos: 2 }))
  const ids = (await test.db.execute<{ id: number }>(sql`select id from casos order by id`)).map(({ id }) => id)
  expect(job.resultado.avisos_detalhados[0]).toMatchObject({
    linha: 3,
    campo: null,
    valor: null,
    aviso: `A pessoa pode ser a mesma do caso ${ids[0]}; veja em /api/v1/agravos/duplicidades.`
  })
  expect(await pairs(test, gestor)).toHaveLength(3)
  const again = await importRows(test, gestor.token, rows)
  expect(again.resultado).toMatchObject(figures({ total_linhas: 3, inalterados: 3 }))
  // Nothing was written, so the sentence does not tell of success.
  expect(again.message).toBe('Nada foi gravado. Sem mudança: 3; duplicados: 0; ignorados: 0; com erro: 0.')
})

it('who may not know patients, and who does not reach the other case, are told nothing', async () => {
  const local = await account(test, 'gestor')
  await importRows(test, gestor.token, [luiz({ municipio_residencia: 'Salvador', estado_residencia: 'BA' })])
  expect((await importRows(test, analista.token, [luiz()])).resultado.avisos).toBe(0)
  await limit(test, local, { tipo: 'municipio', codigo: '2607901' })
  const there = luiz({ municipio_residencia: 'Jaboatão dos Guararapes' })
  expect((await importRows(test, local.token, [there])).resultado.avisos).toBe(0)
})

it('a united case that a file brings again is not recorded anew, in any mode and in a trial run', async () => {
  const rows = [luiz(), luiz()]
  await importRows(test, gestor.token, rows)
  const [{ id, casos }] = (await listed(test, gestor)).data
  const body = { decisao: 'mesmo_caso', manter: casos[0].id }
  expect((await test.call('POST', `${DUPLICIDADES}/${id}/resolver`, { token: gestor.token, body })).status).toBe(200)
  test.advance(1000)
  for (const modo of ['importar', 'atualizar', 'espelhar', 'validar']) {
    const { resultado } = await importRows(test, gestor.token, rows, { modo })
    expect([modo, resultado.importados, resultado.duplicados]).toEqual([modo, 0, 1])
    expect(resultado.avisos_detalhados).toMatchObject([
      { aviso: 'Este caso foi unido a outro, que é o mesmo; a linha não o traz de volta.' }
    ])
  }
  // Also after the other one was removed for good.
  await test.db.execute(sql`delete from casos where excluido_em is not null`)
  expect((await importRows(test, gestor.token, rows)).resultado).toMatchObject({ importados: 0, duplicados: 1 })
  expect(await countCasos(test)).toBe(1)
})
