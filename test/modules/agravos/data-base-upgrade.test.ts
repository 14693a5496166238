import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { migrate } from '../../../src/platform/db/migrate.ts'
import { readMigrations } from '../../../src/platform/db/migrations.ts'
import { connect } from '../../support/connect.ts'
import { createEmptyDatabase } from '../../support/database.ts'
import { casoRow, OLINDA } from './seed.ts'

const of = (tabelas: string[], found: { tabela: string }[]) => found.filter(({ tabela }) => tabelas.includes(tabela))

it('a filled database has the counts by symptoms after the upgrade, of folded, new and deleted cases', async () => {
  const database = await createEmptyDatabase()
  const all = readMigrations()
  const before = all.filter(({ tag }) => tag < '0059')
  await migrate(database.url, [], { migrations: before })
  const { db, close } = connect(database.url, { max: 1, applicationName: 'test' })
  try {
    const row = (n: number) =>
      casoRow({
        data_notificacao: `2026-02-${String(10 + (n % 9)).padStart(2, '0')}`,
        data_inicio_sintomas: `2026-02-0${1 + (n % 9)}`,
        ...(n % 3 === 0 ? { municipio: OLINDA, sexo: 'F' as const, idade: 30, classificacao_final: 'descartado' } : {}),
        ...(n % 4 === 0 ? { evolucao: 'obito', hospitalizacao: true } : {}),
        ...(n % 10 === 0 ? { excluido_em: new Date() } : {})
      })
    await db.insert(casos).values(Array.from({ length: 60 }, (_, n) => row(n)))
    await foldCounts(db)
    await db.insert(casos).values(Array.from({ length: 40 }, (_, n) => row(n)))
    await migrate(database.url, [], { migrations: all })
    expect(await compareCounts(db)).toEqual([])
    const [found] = await db.execute<{ n: number }>(sql`select sum(n)::int as n from casos_sintomas_municipio`)
    expect(found?.n).toBe(90)
    await db.execute(sql`update casos_sintomas_dia set obitos = obitos + 1 where uf = ''`)
    expect(of(['casos_sintomas_dia'], await compareCounts(db)).length).toBeGreaterThan(0)
  } finally {
    await close()
    await database.drop()
  }
})
