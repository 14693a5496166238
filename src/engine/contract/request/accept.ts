const LONGEST = 500

/** Whether an `Accept` header names a media type, and not after another one. */
export function prefers(accept: string | undefined, type: string, other: string): boolean {
  const qualities = new Map(
    (accept ?? '')
      .slice(0, LONGEST)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
        const quality = parameters.find((each) => each.startsWith('q='))
        return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
      })
  )
  return (qualities.get(type) ?? 0) > (qualities.get(other) ?? 0)
}
