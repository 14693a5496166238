import type { components } from '../../../generated/types-b.ts'
import type { ArchiveStatus } from '../../platform/db/archive.ts'
import type { BackupFigures } from '../../platform/metrics/process.ts'

type Schemas = components['schemas']

/**
 * Shows the backups and the last try to restore one, or null where nobody tells this instance of any. The sentences are
 * for operators, in English.
 */
export function copiasOf(backups: BackupFigures | null): Schemas['CopiasDaSituacao'] | null {
  if (!backups) return null
  const { isKnown, isSameDisk, lastBackup, faults, findings, checkedAt, lastTest } = backups
  return {
    conhecidas: isKnown,
    ultima_em: lastBackup?.toISOString() ?? null,
    mesmo_disco: isSameDisk,
    falhas: faults,
    verificada_em: checkedAt?.toISOString() ?? null,
    achados: findings,
    teste: lastTest && {
      em: lastTest.at.toISOString(),
      copia: lastTest.backup,
      bom: lastTest.isGood,
      segundos: lastTest.seconds,
      achados: lastTest.said
    }
  }
}

/** Shows whether the server copies its log. */
export const arquivamentoOf = (status: ArchiveStatus | null): Schemas['ArquivamentoDaSituacao'] => ({
  ligado: status !== null,
  falhando: status?.failing ?? false,
  segundos: status?.sinceSeconds == null ? null : Math.round(status.sinceSeconds)
})
