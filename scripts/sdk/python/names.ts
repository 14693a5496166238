/** Words that Python keeps for itself. */
const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' '
  )
)

export const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text)

/** `listarEntregas` as `listar_entregas`, `idade[gte]` as `idade_gte`, `from` as `from_`. */
export function snake(text: string): string {
  const plain = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase()
  return isName(plain) ? plain : `${plain}_`
}

/** `descricao_do_caso` as `DescricaoDoCaso`. */
export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

export const quoted = (text: string): string => JSON.stringify(text)

/** A text as a docstring with this indent; nothing where there is no text. */
export function docstring(text: string | undefined, indent: string): string[] {
  if (!text) return []
  const lines = text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', "'''")
    .split('\n')
    .flatMap((line) => wrapped(line, 116 - indent.length))
  // A quotation mark at the end would meet those that end the string.
  const last = lines.at(-1)?.endsWith('"') ? ' ' : ''
  if (lines.length === 1) return [`${indent}"""${lines[0]}${last}"""`]
  return [`${indent}"""${lines[0]}`, ...lines.slice(1).map((line) => (line ? indent + line : '')), `${indent}"""`]
}

function wrapped(line: string, width: number): string[] {
  const [hang = ''] = /^\s*/.exec(line) ?? []
  const lines: string[] = []
  let current = ''
  for (const word of line.trim().split(' ')) {
    if (current && hang.length + current.length + 1 + word.length > width) {
      lines.push(hang + current)
      current = word
    } else current = current ? `${current} ${word}` : word
  }
  return [...lines, hang + current]
}
