import type { Sized } from '../bench/sizes.ts'
export async function measure(_: Sized): Promise<string> {
  return ''
}
