/**
 * An address in its parts; null for what is none. `URL.canParse` is not asked: in Node 20, once V8 has compiled its caller after some thousand calls, it says no to
 * every address with a letter like `ú`.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
