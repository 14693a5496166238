import type { Logo } from '../../../platform/files/logo.ts'

interface Settings {
  institutionName: string | null
  institutionContact: string | null
}

/** Who publishes the bulletins. What is not set is left out. */
export interface Institution {
  nome: string | null
  contato: string | null
  logo: Logo | null
}

export const institutionOf = (
  { institutionName: nome, institutionContact: contato }: Settings,
  logo: Logo | null
): Institution => ({ nome, contato, logo })
