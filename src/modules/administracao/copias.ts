import type { components } from '../../../generated/types-b.ts'
import type { BackupFigures } from '../../platform/metrics/process.ts'

/**
 * Shows the backups and the last try to restore one, or null where this instance keeps none. The sentences are for
 * operators, in English.
 */
export function copiasOf(backups: BackupFigures | null): components['schemas']['CopiasDaSituacao'] | null {
  if (!backups) return null
  const { isSameDisk, lastBackup, faults, findings, checkedAt, lastTest } = backups
  return {
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
