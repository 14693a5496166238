import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MessageKey, MessageValues } from '../../engine/messages/messages.ts'
import { moment } from '../../platform/db/columns.ts'
import type { Limits } from '../contas/rights/limits.ts'
import { usuarios } from '../contas/tables.ts'
import type { JobTipo } from './kinds.ts'

/** Long work that someone waits for. The queue runs it; this table is what its owner sees of it. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    tipo: text('tipo').$type<JobTipo>().notNull(),
    /** Null once the owner is removed. The result is still cleaned up when it expires. */
    donoId: integer('dono_id').references(() => usuarios.id, { onDelete: 'set null' }),
    /** The owner's name when the job began. It does not change. */
    donoNome: text('dono_nome'),
    status: text('status', { enum: ['processing', 'completed', 'failed'] })
      .notNull()
      .default('processing'),
    cancelado: boolean('cancelado').notNull().default(false),
    /** Why the job failed, where more is known than that it did. */
    motivo: text('motivo', { enum: ['sem_permissao', 'recusado'] }),
    /** The sentence of a job that refused its work. */
    frase: jsonb('frase').$type<{ key: MessageKey; values: MessageValues }>(),
    /** The run that works on the job. A run that finds another id here has been displaced. */
    execucao: uuid('execucao'),
    progresso: integer('progresso').notNull().default(0),
    linhasProcessadas: integer('linhas_processadas'),
    /** The request, as the work of this kind reads it. */
    pedido: jsonb('pedido').$type<Record<string, unknown>>().notNull(),
    /** The counts that the owner sees (`total_processados`, `sucesso`, `erros`) and whatever the kind adds. */
    resultado: jsonb('resultado').$type<Record<string, unknown>>(),
    arquivoChave: text('arquivo_chave'),
    arquivoNome: text('arquivo_nome'),
    arquivoTipo: text('arquivo_tipo'),
    /** Bytes of the file; null for those of earlier versions, and while it is being stored. */
    arquivoTamanho: bigint('arquivo_tamanho', { mode: 'number' }),
    /**
     * The places whose cases a job of cases may tell of, in the form of `contas/territorio/covered.ts`. Without it, the
     * whole country: jobs of earlier versions knew no limit.
     */
    territorio: text('territorio').array(),
    /** What the key may do that has begun the job; null for what a person began. */
    chave: jsonb('chave').$type<Limits>(),
    criadoEm: moment('criado_em').notNull(),
    concluidoEm: moment('concluido_em'),
    /** When the result is removed. */
    expiraEm: moment('expira_em')
  },
  (t) => [
    index('jobs_dono').on(t.donoId, t.criadoEm, t.id),
    index('jobs_criado').on(t.criadoEm, t.id),
    index('jobs_em_curso').on(t.id).where(sql`status = 'processing'`),
    index('jobs_expira').on(t.expiraEm).where(sql`arquivo_chave is not null`),
    check('jobs_pedido_objeto', sql`jsonb_typeof(pedido) = 'object'`)
  ]
)
