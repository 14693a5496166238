import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Mode } from '../../engine/contract/schema/operation.ts'
import { moment } from '../../platform/db/columns.ts'

/** The mode of the service, in one row. Without the row, it is normal and always was. */
export const modoDoServico = pgTable(
  'modo_do_servico',
  {
    unico: boolean('unico').primaryKey().default(true),
    modo: text('modo').$type<Mode>().notNull(),
    mensagem: text('mensagem'),
    desde: moment('desde').notNull(),
    /** Null for the command of operators. No foreign key: it outlives the account, like the audit trail. */
    alteradoPorId: integer('alterado_por_id')
  },
  () => [
    check('modo_do_servico_unico', sql`unico`),
    check('modo_do_servico_modo', sql`modo in ('normal', 'somente_leitura', 'manutencao')`)
  ]
)
