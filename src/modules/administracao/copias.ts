import type { components } from '../../../generated/types-b.ts'

/** What a process that keeps backups knows of them. Its sentences are for operators, in English. */
export interface Backups {
  isSameDisk: boolean
  lastBackup: Date | null
  faults: number | null
  findings: string[]
  checkedAt: Date | null
  lastTest: { at: Date; backup: string; isGood: boolean; seconds: number; said: string[] } | null
}

/** Shows the backups and the last try to restore one, or null where this instance keeps none. */
export function copiasOf(backups: Backups | null): components['schemas']['CopiasDaSituacao'] | null {
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
