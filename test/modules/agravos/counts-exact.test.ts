import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { countByDay, countCasos } from '../../../src/modules/agravos/counts/counts.ts'
import type { CountFilter } from '../../../src/modules/agravos/counts/filter.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { OLINDA, RECIFE, SALVADOR, seed } from './seed.ts'

const WRITERS = 8
let db: Db
useDatabase({ max: WRITERS + 2 }, (connection) => {
  db = connection.db
})
beforeEach(async () => {
  await db.delete(casos)
})

const fold = (on: Db = db) => on.execute(sql`select dobrar_casos(2147483647)`)

describe('the kept counts are exact', () => {
  it.each([
    ['tipo', { tipo: 'zika' }, { tipo: 'zika' }],
    ['data_notificacao', { data_notificacao: '2025-12-31' }, { ate: '2025-12-31' }],
    ['uf', { uf: 'BA', municipio: SALVADOR }, { uf: 'BA' }],
    ['municipio', { municipio: OLINDA }, { municipio: [OLINDA] }],
    ['classificacao_final', { classificacao_final: 'descartado' }, { classificacao: 'descartado' }],
    ['evolucao', { evolucao: 'obito' }, { evolucao: 'obito' }],
    ['hospitalizacao', { hospitalizacao: true }, { hospitalizacao: true }],
    ['excluido_em', { excluido_em: new Date('2026-11-15T00:00:00Z') }, null]
  ] as const)('after an update of %s, and after undoing it', async (_, change, filtro) => {
    const [id] = await seed(db, {}, 3)
    const [before] = await db.select().from(casos).where(eq(casos.id, id!))
    for (const folded of [false, true]) {
      if (folded) await fold()
      await db.update(casos).set(change).where(eq(casos.id, id!))
      expect(await countCasos(db, {})).toBe(filtro ? 3 : 2)
      if (filtro) expect(await countCasos(db, { ...filtro } as CountFilter)).toBe(1)
      expect(await compareCounts(db)).toEqual([])
      const { id: _id, ...fields } = before!
      await db.update(casos).set(fields).where(eq(casos.id, id!))
      expect(await countCasos(db, {})).toBe(3)
      if (filtro) expect(await countCasos(db, { ...filtro } as CountFilter)).toBe(0)
      expect(await compareCounts(db)).toEqual([])
    }
  })

  it('after hard deletes, of deleted cases too', async () => {
    const [a, b] = await seed(db, {}, 4)
    await db.update(casos).set({ excluido_em: new Date() }).where(eq(casos.id, a!))
    await fold()
    await db.delete(casos).where(inArray(casos.id, [a!, b!]))
    expect(await countCasos(db, {})).toBe(2)
    expect(await compareCounts(db)).toEqual([])
  })

  it('after transactions that are rolled back, with a fold in them', async () => {
    const [id] = await seed(db, {}, 5)
    await fold()
    await seed(db, {}, 2)
    const undone = db.transaction(async (tx) => {
      await seed(tx, {}, 10)
      await tx.update(casos).set({ tipo: 'zika' }).where(eq(casos.id, id!))
      await tx.delete(casos).where(eq(casos.municipio, OLINDA))
      await fold(tx)
      expect(await countCasos(tx, {})).toBe(17)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await countCasos(db, {})).toBe(7)
    expect(await countCasos(db, { tipo: 'zika' })).toBe(0)
    expect(await compareCounts(db)).toEqual([])
  })

  it('with eight parallel writers, and folds at the same time', async () => {
    let writing = true
    const folding = (async () => {
      for (; writing; ) await fold()
    })()
    const writer = async (w: number) => {
      for (let round = 0; round < 12; round++) {
        const ids = await seed(db, { data_notificacao: `2026-05-${10 + (round % 5)}`, hospitalizacao: w % 2 === 0 }, 5)
        await db.update(casos).set({ evolucao: 'cura' }).where(inArray(casos.id, ids))
        await db.update(casos).set({ excluido_em: new Date() }).where(eq(casos.id, ids[0]!))
        await db.delete(casos).where(eq(casos.id, ids[1]!))
        const undone = db.transaction(async (tx) => {
          await tx.update(casos).set({ municipio: SALVADOR, uf: 'BA' }).where(eq(casos.id, ids[2]!))
          if (round % 2 === 0) throw new Error('undone')
        })
        if (round % 2 === 0) await expect(undone).rejects.toThrow('undone')
        else await undone
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, w) => writer(w))).finally(() => {
      writing = false
    })
    await folding
    expect(await countCasos(db, {})).toBe(WRITERS * 12 * 3)
    expect(await countCasos(db, { uf: 'BA' })).toBe(WRITERS * 6)
    expect(await countCasos(db, { evolucao: 'cura', hospitalizacao: true })).toBe((WRITERS / 2) * 12 * 3)
    expect(await compareCounts(db)).toEqual([])
  })

  it('at any moment: a reader never sees half a change or half a fold', async () => {
    const ids = await seed(db, {}, WRITERS * 5)
    let writing = true
    const seen = new Set<string>()
    const reading = (async () => {
      for (; writing; ) {
        const days = await countByDay(db, {}, 'asc')
        seen.add(`${await countCasos(db, {})} ${days?.reduce((sum, [, n]) => sum + n, 0)}`)
        seen.add(`${await countCasos(db, { municipio: [RECIFE, SALVADOR] })} ${ids.length}`)
      }
    })()
    const folding = (async () => {
      for (; writing; ) await fold()
    })()
    const writer = async (w: number) => {
      const own = ids.slice(w * 5, w * 5 + 5)
      for (let round = 0; round < 15; round++) {
        const place = round % 2 === 0 ? { municipio: SALVADOR, uf: 'BA' } : { municipio: RECIFE, uf: 'PE' }
        await db
          .update(casos)
          .set({ ...place, data_notificacao: `2026-06-0${1 + (round % 9)}` })
          .where(inArray(casos.id, own))
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, w) => writer(w))).finally(() => {
      writing = false
    })
    await Promise.all([reading, folding])
    expect([...seen]).toEqual([`${ids.length} ${ids.length}`])
    expect(await compareCounts(db)).toEqual([])
  })
})
