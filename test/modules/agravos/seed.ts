import { eq, getTableColumns } from 'drizzle-orm'
import type { PessoaisColumns } from '../../../src/modules/agravos/fields/document.ts'
import { openPessoais, sealPessoais } from '../../../src/modules/agravos/privacy/sealed.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import type { Opened } from '../../../src/platform/sealing/column.ts'

export const RECIFE = 2611606
export const OLINDA = 2609600
export const SALVADOR = 2927408

type Fields = Partial<typeof casos.$inferInsert>
type Pessoais = Partial<PessoaisColumns>

let serial = 0

/** Makes the row of a case of dengue in Recife, each with another number. */
export function casoRow(fields: Fields = {}): typeof casos.$inferInsert {
  const day = fields.data_notificacao ?? '2026-11-01'
  const moment = new Date('2026-11-15T12:00:00.000Z')
  return {
    tipo: 'dengue',
    numero_notificacao: `n${++serial}`,
    data_inicio_sintomas: day,
    iniciais: 'A. B.',
    municipio: RECIFE,
    uf: 'PE',
    criado_em: moment,
    atualizado_em: moment,
    ...fields,
    data_notificacao: day
  }
}

/** Inserts this many such cases in one statement, and returns their ids. */
export async function seed(db: Db, fields: Fields = {}, howMany = 1): Promise<number[]> {
  const rows = Array.from({ length: howMany }, () => casoRow(fields))
  return (await db.insert(casos).values(rows).returning({ id: casos.id })).map(({ id }) => id)
}

/** Inserts one case with personal data. */
export async function seedPerson(db: Db, fields: Fields, pessoais: Pessoais): Promise<number> {
  const [id] = await seed(db, fields)
  const sealed = sealPessoais(id!, { nome: 'Pessoa Inventada', ...pessoais })
  await db.insert(casosPessoais).values({ caso_id: id!, ...sealed })
  return id!
}

/** Reads the stored personal data of a case, opened, without the digests. */
export async function storedPessoais(db: Db, id: number) {
  const { som_nomes, som_ano, som_primeiro, som_ultimo, som_mae, som_cns, ...columns } = getTableColumns(casosPessoais)
  const [row] = await db.select(columns).from(casosPessoais).where(eq(casosPessoais.caso_id, id))
  return row && (openPessoais(id, row) as Opened<typeof row>)
}
