import { type SealedPlace, sealedColumns } from '../../platform/sealing/reseal.ts'
import { open, seal } from '../../platform/sealing/seal.ts'
import { CPF } from './cpf.ts'

/** Binds a secret to one account: in the row of another account it does not open. */
const mfaContext = (usuarioId: number | string) => `usuarios.mfa_segredo:${usuarioId}`

export const sealMfaSecret = (usuarioId: number, secret: string): string => seal(secret, mfaContext(usuarioId))
export const openMfaSecret = (usuarioId: number, stored: string): string => open(stored, mfaContext(usuarioId))

export const sealedUsuarios: SealedPlace = sealedColumns({
  table: 'usuarios',
  key: 'id',
  keyType: 'int',
  columns: ['cpf', 'mfa_segredo'],
  contextOf: (column, id) => (column === 'cpf' ? CPF : mfaContext(id)),
  digest: { column: 'cpf_digest', of: 'cpf', context: CPF }
})
