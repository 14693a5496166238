import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import type { Db } from '../../../src/platform/db/client.ts'

export const RECIFE = 2611606
export const OLINDA = 2609600
export const SALVADOR = 2927408

type Campos = Partial<typeof casos.$inferInsert>
type Pessoais = Partial<Omit<typeof casosPessoais.$inferInsert, 'caso_id'>>

let serial = 0

/** A case of dengue in Recife, as a row; each with another number. */
export function linha(campos: Campos = {}): typeof casos.$inferInsert {
  const dia = campos.data_notificacao ?? '2026-11-01'
  const momento = new Date('2026-11-15T12:00:00.000Z')
  return {
    tipo: 'dengue',
    numero_notificacao: `n${++serial}`,
    data_inicio_sintomas: dia,
    iniciais: 'A. B.',
    municipio: RECIFE,
    uf: 'PE',
    criado_em: momento,
    atualizado_em: momento,
    ...campos,
    data_notificacao: dia
  }
}

/** So many such cases, in one statement; returns their ids. */
export async function seed(db: Db, campos: Campos = {}, quantos = 1): Promise<number[]> {
  const rows = Array.from({ length: quantos }, () => linha(campos))
  return (await db.insert(casos).values(rows).returning({ id: casos.id })).map(({ id }) => id)
}

/** One case with what points to a person. */
export async function seedPessoa(db: Db, campos: Campos, pessoais: Pessoais): Promise<number> {
  const [id] = await seed(db, campos)
  await db.insert(casosPessoais).values({ caso_id: id!, nome: 'Pessoa Inventada', ...pessoais })
  return id!
}
