import type { Opened } from '../../platform/sealing/column.ts'
import { type SealedPlace, sealedColumns } from '../../platform/sealing/reseal.ts'
import { alwaysInRow, inRow, open, openIfAny, type Sealed, seal, sealIfAny } from '../../platform/sealing/seal.ts'
import { CPF } from './cpf.ts'
import type { usuarios } from './tables.ts'

const mfaPlace = (usuarioId: number | string) => alwaysInRow('usuarios.mfa_segredo', usuarioId)
const cpfPlace = (usuarioId: number | string) => inRow(CPF, usuarioId)

export const sealMfaSecret = (usuarioId: number, secret: string): string => seal(secret, mfaPlace(usuarioId))
export const openMfaSecret = (usuarioId: number, stored: string): string => open(stored, mfaPlace(usuarioId))

export const sealCpf = (usuarioId: number, cpf: string | null): Sealed | null => sealIfAny(cpf, cpfPlace(usuarioId))

/** Opens the CPF of a stored account. */
export const openConta = <Row extends Pick<typeof usuarios.$inferSelect, 'id' | 'cpf'>>(stored: Row): Opened<Row> =>
  // The type says the same of a row whose other columns are not known here.
  ({ ...stored, cpf: openIfAny(stored.cpf, cpfPlace(stored.id)) }) as Opened<Row>

export const sealedUsuarios: SealedPlace = sealedColumns({
  table: 'usuarios',
  key: 'id',
  keyType: 'int',
  columns: ['cpf', 'mfa_segredo'],
  placeOf: (column, id) => (column === 'cpf' ? cpfPlace(id) : mfaPlace(id)),
  digest: { column: 'cpf_digest', of: 'cpf', context: CPF }
})
