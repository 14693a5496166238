import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { countCasos } from '../../../src/modules/agravos/counts/counts.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts, rebuildCounts } from '../../../src/operations/recount/recount.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { OLINDA, RECIFE, SALVADOR, seed } from '../../modules/agravos/seed.ts'
import { useDatabase } from '../../support/database.ts'

let db: Db
useDatabase({ max: 6 }, (connection) => {
  db = connection.db
})
beforeEach(async () => {
  await db.delete(casos)
})

const fold = (on: Db = db) => on.execute(sql`select dobrar_casos(2147483647)`)

describe('compareCounts and rebuildCounts', () => {
  it.each([
    ['a state', sql`update casos_contados set n = n + 1 where uf = 'PE'`, 'casos_contados', 'PE | 2026-11-01', 3, 2],
    ['the country', sql`delete from casos_contados where uf = ''`, 'casos_contados', ' | 2026-11-01', 0, 3],
    [
      'a municipality',
      sql`update casos_contados_municipio set n = 7 where municipio = ${RECIFE} and dia = '2026-11-01'`,
      'casos_contados_municipio',
      `2026-11-01 | ${RECIFE} | dengue`,
      7,
      2
    ],
    [
      'what is not there',
      sql`insert into casos_contados_municipio values ('2020-01-01', ${OLINDA}, 'zika', 4)`,
      'casos_contados_municipio',
      `2020-01-01 | ${OLINDA} | zika`,
      4,
      0
    ],
    [
      'users',
      sql`update contagens set n = n + 5 where conjunto = 'usuarios.mfa'`,
      'contagens',
      'usuarios.mfa | false',
      6,
      1
    ]
  ])('find a wrong count of %s and correct it', async (_, harm, tabela, chave, stored, counted) => {
    await db.execute(sql`
      insert into usuarios (nome, email, senha_hash, senha_alterada_em, created_at, updated_at)
      values ('Ana', 'ana@saude.example', 'x', now(), now(), now()) on conflict do nothing`)
    await seed(db, {}, 2)
    await fold()
    await db.execute(sql`select dobrar_contagens()`)
    await seed(db, { uf: 'BA', municipio: SALVADOR })
    await rebuildCounts(db)
    expect(await compareCounts(db)).toEqual([])
    await db.execute(harm)
    expect(await compareCounts(db)).toEqual([
      { tabela, chave: expect.stringContaining(chave), guardado: stored, contado: counted }
    ])
    await rebuildCounts(db)
    expect(await compareCounts(db)).toEqual([])
    expect(await countCasos(db, {})).toBe(3)
  })

  it('find lost deltas', async () => {
    await seed(db, {}, 2)
    await db.execute(sql`delete from casos_deltas`)
    expect((await compareCounts(db)).map(({ tabela }) => tabela).sort()).toEqual([
      'casos_contados',
      'casos_contados',
      'casos_contados_dia',
      'casos_contados_dia',
      'casos_contados_municipio'
    ])
    await rebuildCounts(db)
    expect(await countCasos(db, { municipio: [RECIFE] })).toBe(2)
    expect(await compareCounts(db)).toEqual([])
  })

  it('may run while others write', async () => {
    await db.execute(sql`update casos_contados set n = n + 1`)
    const writer = async () => {
      for (let round = 0; round < 10; round++) await seed(db, {}, 3)
    }
    await Promise.all([writer(), writer(), writer(), rebuildCounts(db), fold(), compareCounts(db)])
    expect(await countCasos(db, {})).toBe(90)
    expect(await compareCounts(db)).toEqual([])
  })
})
