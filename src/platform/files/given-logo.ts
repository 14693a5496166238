import type { Logo } from './logo.ts'

/** Reads the logo of the institution. Loads the library for pictures only where there is one. */
export async function logoOf({ institutionLogo }: { institutionLogo: string | null }): Promise<Logo | null> {
  if (institutionLogo === null) return null
  const { readLogo } = await import('./logo.ts')
  return await readLogo(institutionLogo)
}
