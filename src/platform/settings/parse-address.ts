/**
 * Parses an address, or returns null when the text is not one. `URL.canParse` cannot be used: in Node 20, once V8 has
 * compiled its caller after some thousand calls, it refuses every address with a letter like `ú`.
 */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
