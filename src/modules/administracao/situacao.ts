import type { components } from '../../../generated/types-b.ts'
import { readUsuarios } from '../../core/contas/queries.ts'
import type { Services } from '../../engine/contract/handler.ts'
import { archiveStatus } from '../../platform/db/archive.ts'
import { serverVersion, slowStatements } from '../../platform/db/server-figures.ts'
import type { RoomFigures, Stored } from '../../platform/disk/room.ts'
import { type QueueStatus, queueStatus } from '../../platform/queue/status.ts'
import type { PartState } from '../../platform/vitals/vitals.ts'
import { countLocks, findLockedUsuarioIds } from '../auth/lock.ts'
import { type Checks, checksNow } from '../health/checks.ts'
import { arquivamentoOf, copiasOf } from './copias.ts'

type Schemas = components['schemas']
type Asked = Parameters<typeof checksNow>[0] & Pick<Services, 'config' | 'instance' | 'now' | 'vitals'>

const MOST_ACCOUNTS = 50
const MOST_STATEMENTS = 20

/** Puts together what administrators ask first. */
export async function situacaoOf(context: Asked): Promise<Schemas['SituacaoDoServico']> {
  const { config, db, files, instance, modo, now, vitals } = context
  const { state, settings } = instance
  const [banco, checks, queue, disk, archive, backups, statements, bloqueios, { modo: mode }] = await Promise.all([
    serverVersion(db),
    checksNow(context),
    queueStatus(db),
    files.room.figures(),
    archiveStatus(db),
    state.backups(),
    slowStatements(db, MOST_STATEMENTS),
    bloqueiosOf(context),
    modo.now()
  ])
  return {
    versoes: { servico: config.version, node: process.version, banco },
    ambiente: config.env,
    modo: mode,
    iniciado_em: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
    configuracao: settings.map(({ name, value }) => ({ nome: name, valor: value })),
    partes: partesOf(checks, vitals.report()),
    fila: filaOf(queue),
    disco: disk && discoOf(disk),
    arquivamento: arquivamentoOf(archive),
    copias: copiasOf(backups),
    consultas_lentas:
      statements?.map(({ query, calls, totalMs, meanMs }) => ({
        consulta: query,
        chamadas: calls,
        total_ms: totalMs,
        media_ms: meanMs
      })) ?? null,
    certificado: {
      origem: state.certificateExpires ? 'informado' : 'autoassinado',
      expira_em: state.certificateExpires?.toISOString() ?? null
    },
    bloqueios
  }
}

function partesOf(checks: Checks, parts: PartState[]): Schemas['ParteDaSituacao'][] {
  return [
    ...Object.entries(checks).map(([nome, { status, latency_ms }]) => ({
      nome,
      estado: status === 'ok' ? ('ok' as const) : ('falha' as const),
      latencia_ms: latency_ms,
      ultima_vez: null
    })),
    ...parts.map(({ name, isDown, lastDone }) => ({
      nome: name,
      estado: isDown ? ('falha' as const) : ('ok' as const),
      latencia_ms: null,
      ultima_vez: lastDone?.toISOString() ?? null
    }))
  ]
}

const filaOf = ({ pending, running, failed, oldestSeconds }: QueueStatus): Schemas['FilaDaSituacao'] => ({
  pendentes: pending,
  em_execucao: running,
  falhas: failed,
  mais_antiga_segundos: oldestSeconds
})

const discoOf = ({ size, free, floor, used, quotas }: RoomFigures): Schemas['DiscoDaSituacao'] => ({
  tamanho: size,
  livre: free,
  minimo_livre: Math.round(floor),
  usos: (Object.keys(quotas) as Stored[]).map((tipo) => ({ tipo, usado: used[tipo], cota: quotas[tipo] }))
})

async function bloqueiosOf({ db, now }: Pick<Asked, 'db' | 'now'>): Promise<Schemas['SituacaoDoServico']['bloqueios']> {
  const at = now()
  const [total, ids] = await Promise.all([countLocks(db, at), findLockedUsuarioIds(db, at)])
  const contas = await readUsuarios(db, ids.slice(0, MOST_ACCOUNTS))
  return { total, contas: contas.map(({ id, nome, email }) => ({ id, nome, email })) }
}
