import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { IMPORTACOES, importRows, runImport, sheetRows } from '../importacao/api-support.ts'
import { madeKey } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('the trail names the key in all that its import writes and takes back, and none for a person', async () => {
  const { token } = await account(test, 'gestor', { emailVerificado: true })
  const key = await madeKey(test, token, { permissoes: ['agravos.importar'] })
  const rows = sheetRows(3)
  const changed = [...rows.map((row) => ({ ...row, evolucao: 'cura' })), ...sheetRows(1)]
  for (const sender of [key.segredo, token]) {
    const begun = await lastEntry()
    await importRows(test, sender, rows)
    const { job_id } = await importRows(test, sender, changed, { modo: 'atualizar' })
    const undone = await test.call('DELETE', `${IMPORTACOES}/${job_id}`, { token: sender })
    await runImport(test, undone)
    const entries = await test.db.select().from(auditoria).where(gt(auditoria.id, begun)).orderBy(auditoria.id)
    const told = entries.filter(({ acao }) => /^(importacao|caso)\./.test(acao))
    const named = sender === token ? undefined : { id: key.id, nome: 'Painel da regional' }
    expect(told.map(({ acao, detalhes }) => [acao, detalhes.chave])).toEqual(
      [
        ...(sender === token ? [] : ['importacao.lote']),
        'importacao.concluida',
        ...Array.from({ length: 3 }, () => 'caso.alterado'),
        'importacao.lote',
        'importacao.concluida',
        'importacao.desfazer',
        'importacao.lote_removido',
        ...Array.from({ length: 3 }, () => 'caso.restaurado'),
        'importacao.desfeita'
      ].map((acao) => [acao, named])
    )
  }
})

async function lastEntry(): Promise<number> {
  const rows = await test.db.select({ id: auditoria.id }).from(auditoria).orderBy(auditoria.id)
  return Number(rows.at(-1)?.id ?? 0)
}
