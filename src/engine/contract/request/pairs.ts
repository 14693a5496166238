/** Reads the pairs of a query or a form, `a=1&b=2`. A name that was sent more than once gets a list. */
export function readPairs(text: string): Record<string, string | string[]> {
  const pairs: Record<string, string | string[]> = Object.create(null)
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const end = pair.indexOf('=')
    const name = decode(end < 0 ? pair : pair.slice(0, end))
    const value = end < 0 ? '' : decode(pair.slice(end + 1))
    const before = pairs[name]
    if (before === undefined) pairs[name] = value
    else if (typeof before === 'string') pairs[name] = [before, value]
    else before.push(value)
  }
  return pairs
}

/**
 * Decodes a name or a value. Bytes that are not valid text become a lone surrogate, which validation refuses at its
 * field. A stray `%` stands for itself.
 */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' ').replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    return '\ud800'
  }
}
