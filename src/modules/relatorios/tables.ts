import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { components } from '../../../generated/types-b.ts'
import { usuarios } from '../../core/contas/tables.ts'
import { moment } from '../../platform/db/columns.ts'

type Schemas = components['schemas']

/** What a report is about, apart from its period. */
const subject = () => ({
  tipo: text('tipo').$type<Schemas['TipoRelatorio']>().notNull(),
  tipoAgravo: text('tipo_agravo').$type<Schemas['CodigoAgravo']>().notNull(),
  abrangencia: text('abrangencia').$type<Schemas['Abrangencia']>().notNull(),
  /** A UF, IBGE's code of seven digits, or null for the country. */
  codigo: text('codigo'),
  formato: text('formato').$type<Schemas['FormatoRelatorio']>().notNull(),
  idioma: text('idioma').$type<Schemas['IdiomaRelatorio']>().notNull(),
  /** Stands on the first page. */
  texto: text('texto')
})

/** Reports that are made regularly. */
export const agendamentos = pgTable(
  'relatorio_agendamentos',
  {
    id: uuid('id').primaryKey(),
    donoId: integer('dono_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    periodicidade: text('periodicidade').$type<Schemas['Periodicidade']>().notNull(),
    ...subject(),
    /** The accounts that get a mail. The id of a removed account stays and has no effect. */
    destinatarios: integer('destinatarios').array().notNull(),
    proximoEm: moment('proximo_em').notNull(),
    ultimoEm: moment('ultimo_em'),
    criadoEm: moment('criado_em').notNull()
  },
  (t) => [
    index('relatorio_agendamentos_dono').on(t.donoId),
    index('relatorio_agendamentos_proximo').on(t.proximoEm),
    index('relatorio_agendamentos_destinatarios').using('gin', t.destinatarios)
  ]
)

/** Reports that were asked for. Each is removed with its file when it expires. */
export const relatorios = pgTable(
  'relatorios',
  {
    /** The id of the job. Without a foreign key: jobs are removed on their own schedule. */
    id: uuid('id').primaryKey(),
    donoId: integer('dono_id').references(() => usuarios.id, { onDelete: 'set null' }),
    agendamentoId: uuid('agendamento_id').references(() => agendamentos.id, { onDelete: 'set null' }),
    estado: text('estado').$type<Schemas['EstadoRelatorio']>().notNull().default('processando'),
    ...subject(),
    dataInicio: date('data_inicio').notNull(),
    dataFim: date('data_fim').notNull(),
    /** The accounts that a schedule sends it to. */
    destinatarios: integer('destinatarios').array().notNull().default([]),
    /**
     * The places of which it tells what only who may list cases is told, in the form of `contas/territorio/covered.ts`.
     * Null while it is made; of a report of an earlier version it is not known.
     */
    contadosEm: text('contados_em').array(),
    tamanho: integer('tamanho'),
    criadoEm: moment('criado_em').notNull(),
    concluidoEm: moment('concluido_em'),
    expiraEm: moment('expira_em').notNull()
  },
  (t) => [
    index('relatorios_dono').on(t.donoId, t.criadoEm),
    index('relatorios_expira').on(t.expiraEm),
    index('relatorios_em_curso').on(t.id).where(sql`estado = 'processando'`),
    index('relatorios_destinatarios').using('gin', t.destinatarios)
  ]
)
