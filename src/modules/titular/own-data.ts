import { readOwnEntries } from '../../core/auditoria/own-data.ts'
import { readOwnConta, readOwnNomes, readOwnSessoes } from '../../core/contas/own-data.ts'
import type { JobFigures, JobKind, JobRun } from '../../core/jobs/kinds.ts'
import { readOwnJobs } from '../../core/jobs/own-data.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Cell } from '../../platform/sheets/cell.ts'
import { writeSheet } from '../../platform/sheets/write.ts'
import { readOwnAnexos, readOwnCasos } from '../agravos/record/own-data.ts'
import { readOwnEscolhas } from '../alertas/choice.ts'
import { readOwnDispositivos } from '../auth/own-data.ts'
import { readOwnChaves } from '../chaves/own-data.ts'
import { readOwnConvites } from '../convites/own-data.ts'
import { readGruposByUsuario } from '../grupos/queries.ts'
import { readOwnImportacoes } from '../importacao/own-data.ts'
import { readOwnNoticias } from '../noticias/own-data.ts'
import { readDiretas } from '../permissoes/queries.ts'
import { readOwnAgendamentos, readOwnRelatorios } from '../relatorios/own-data.ts'
import { readHeld } from '../usuarios/effective.ts'
import { readOwnWebhooks } from '../webhooks/own-data.ts'

type Read = (db: Db, usuarioId: number) => AsyncIterable<object> | PromiseLike<Iterable<object>>

/**
 * Everything that is kept about an account, in the order in which its owner reads it. A module that starts to keep
 * something about accounts adds a line here.
 */
const sections: [name: string, read: Read][] = [
  ['conta', readOwnConta],
  ['nomes_anteriores', readOwnNomes],
  ['grupos', async (db, id) => (await readGruposByUsuario(db, [id])).get(id) ?? []],
  ['permissoes_diretas', readDiretas],
  ['permissoes_efetivas', async (db, id) => (await readHeld(db, id)).map((nome) => ({ nome }))],
  ['sessoes', readOwnSessoes],
  ['dispositivos', readOwnDispositivos],
  ['chaves', readOwnChaves],
  ['convites', readOwnConvites],
  ['webhooks', readOwnWebhooks],
  ['jobs', readOwnJobs],
  ['importacoes', readOwnImportacoes],
  ['relatorios', readOwnRelatorios],
  ['agendamentos', readOwnAgendamentos],
  ['alertas', readOwnEscolhas],
  ['casos', readOwnCasos],
  ['anexos', readOwnAnexos],
  ['noticias', readOwnNoticias],
  ['auditoria', readOwnEntries]
]

export type OwnDataRequest = { usuarioId: number }

const columns = ['secao', 'registro', 'campo', 'valor'].map((name) => ({ name }))

async function run(job: JobRun, { usuarioId }: OwnDataRequest): Promise<JobFigures> {
  const { db, now } = job
  let records = 0

  async function* rows(): AsyncGenerator<Cell[]> {
    for (const [i, [section, read]] of sections.entries()) {
      let nth = 0
      for await (const record of await read(db, usuarioId)) {
        nth += 1
        records += 1
        for (const [field, value] of Object.entries(record)) yield [section, nth, asPublished(field), cellOf(value)]
        await job.progress((100 * i) / sections.length)
      }
    }
  }

  const nome = `meus-dados-${now().toISOString().slice(0, 10)}.csv`
  await job.store({ nome, formato: 'csv' }, () => writeSheet({ format: 'csv' }, columns, rows()))
  return { total_processados: records, sucesso: records, erros: 0 }
}

/** Turns a field's name into the contract's style: `criadoEm` becomes `criado_em`. */
const asPublished = (field: string): string => field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'sem fim' : value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell)
}

/** The kind of job that writes a file with everything kept about the account that asks for it. */
export const writeOwnData: JobKind<OwnDataRequest> = {
  tipo: 'dados-do-titular',
  operation: 'pedirDados',
  writes: 'exports',
  forAnyAccount: true,
  isPrivate: true,
  run
}
