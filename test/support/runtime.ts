/** Returns the address of a database for another role. */
export function asRuntime(url: string, { role, password }: { role: string; password: string }): string {
  const changed = new URL(url)
  changed.username = role
  changed.password = password
  return changed.href
}
